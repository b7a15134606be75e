//! A situation kept as a test: its text with the expectations, and its destination in a pack.

use super::report::PositionValue;
use super::situation::{Situation, quoted, region, tests_of};
use crate::model::file::FileKey;
use crate::model::project::Project;
use provost_interpreter::pack::write::{NewValue, WriteError};

/// The file of a pack into which the lab writes.
const PATH: &str = "tests/lab.toml";

/// Writes the text of the test.
pub fn test_text(
    situation: &Situation,
    name: &str,
    choices: &[String],
    dice: usize,
    checks: &[&PositionValue],
) -> Result<String, WriteError> {
    let mut kept =
        situation.with_choices(choices, dice)?.set(&["name"], Some(&NewValue::Text(name.to_owned())))?;
    for check in checks {
        let path: Vec<&str> = std::iter::once("then").chain(check.path.iter().map(String::as_str)).collect();
        kept = kept.set(&path, Some(&check.value))?;
    }
    Ok(kept.text.to_string())
}

/// Returns the file of a pack in which a test of this name stands, or into which a new one goes, and its new text.
pub fn place(project: &Project, root: &str, name: &str, test: &str) -> (FileKey, String) {
    let test = test.get(test.find("[[test]]").unwrap_or(0)..).unwrap_or(test).trim_end();
    let files = project.files().filter(|(file, _)| file.root == root && file.path.starts_with("tests/"));
    for (file, text) in files {
        if let Some((_, at, _)) = tests_of(text).into_iter().find(|(known, ..)| known == name) {
            let (start, end) = region(text, at);
            let (before, after) = (text.get(..start).unwrap_or(""), text.get(end..).unwrap_or(""));
            let gap = if after.is_empty() { "\n" } else { "\n\n" };
            return (file.clone(), format!("{before}{test}{gap}{after}"));
        }
    }
    let file = FileKey::new(root, PATH);
    let text = match project.text(&file) {
        Some(text) => format!("{}\n\n{test}\n", text.trim_end()),
        None => format!("# Kept in the lab.\n\n{test}\n"),
    };
    (file, text)
}

/// Returns a name for a test without one, from the entry and the choices.
pub fn name_of(situation: &Situation, focus: Option<&str>) -> String {
    let name = situation.name();
    match focus {
        Some(focus) if name.is_empty() => format!("{focus} works"),
        Some(_) | None => name,
    }
}

/// Writes a value as it stands in a file.
pub fn shown(value: &NewValue) -> String {
    match value {
        NewValue::Number(number) => number.to_string(),
        NewValue::Flag(flag) => flag.to_string(),
        NewValue::Text(text) => quoted(text),
        NewValue::List(items) => format!("[{}]", items.iter().map(shown).collect::<Vec<_>>().join(", ")),
        NewValue::Table(rows) if rows.is_empty() => "{}".to_owned(),
        NewValue::Table(rows) => {
            let row = |(key, value): &(String, NewValue)| format!("{key} = {}", shown(value));
            format!("{{ {} }}", rows.iter().map(row).collect::<Vec<_>>().join(", "))
        }
    }
}
