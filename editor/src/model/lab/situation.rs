//! The text of a situation, and changes of it. It is the text of one content test; forms write into it.

use crate::model::form::Form;
use provost_interpreter::pack::value::{Table, Value, ValueKind, parse};
use provost_interpreter::pack::write::{self, NewValue, WriteError};
use std::sync::Arc;

/// A situation as it is written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Situation {
    /// The text: one `[[test]]`.
    pub text: Arc<str>,
}

/// Whose keys a form shows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Root {
    /// Those of the situation in the lab.
    Lab,
    /// Those of a scenario, by its id.
    Scenario(String),
}

impl Default for Situation {
    fn default() -> Self {
        Self::named("")
    }
}

impl Situation {
    /// An ordinary set-up.
    pub fn named(name: &str) -> Self {
        Self::new(&format!("[[test]]\nname = {}\n", quoted(name)))
    }

    /// Takes a text.
    pub fn new(text: &str) -> Self {
        Self { text: Arc::from(text) }
    }

    /// A situation with nothing but a scenario.
    pub fn of_scenario(id: &str) -> Self {
        Self::new(&format!("[[test]]\nname = {}\ngiven.scenario = {}\n", quoted(id), quoted(id)))
    }

    /// Reads the keys. Returns `None` if the text is unreadable.
    pub fn form(&self) -> Option<Form> {
        Form::of_test(&self.text)
    }

    /// Returns the name.
    pub fn name(&self) -> String {
        self.form().and_then(|form| form.words(&["name".to_owned()]).map(str::to_owned)).unwrap_or_default()
    }

    /// Sets a key, or removes it.
    pub fn set(&self, path: &[&str], value: Option<&NewValue>) -> Result<Self, WriteError> {
        write::set_test(&self.text, 0, path, value).map(|text| Self { text: Arc::from(text) })
    }

    /// Returns the choices of all steps, and the dice.
    pub fn choices(&self) -> Vec<String> {
        let Some(form) = self.form() else { return Vec::new() };
        parts(&form.table).flat_map(|part| texts(part.get("when"))).collect()
    }

    /// Returns the fixed dice of all steps.
    pub fn dice(&self) -> Vec<i64> {
        let Some(form) = self.form() else { return Vec::new() };
        parts(&form.table).flat_map(|part| numbers(part.get("dice"))).collect()
    }

    /// Returns the same situation with these choices and as many of its dice. Expectations for other choices
    /// are dropped, and so are the steps.
    pub fn with_choices(&self, choices: &[String], dice: usize) -> Result<Self, WriteError> {
        let list = |ids: &[String]| NewValue::List(ids.iter().cloned().map(NewValue::Text).collect());
        let mut dice_left = self.dice();
        dice_left.truncate(dice);
        let dice = NewValue::List(dice_left.into_iter().map(NewValue::Number).collect());
        let empty = |value: &NewValue| matches!(value, NewValue::List(items) if items.is_empty());
        let when = list(choices);
        self.set(&["step"], None)?
            .set(&["then"], None)?
            .set(&["dice"], Some(&dice).filter(|dice| !empty(dice)))?
            .set(&["when"], Some(&when).filter(|when| !empty(when)))
    }
}

/// The parts of a test: itself, and its steps.
fn parts(table: &Table) -> impl Iterator<Item = &Table> {
    let steps = match table.get("step").map(|value| &value.kind) {
        Some(ValueKind::List(items)) => items.as_slice(),
        Some(_) | None => &[],
    };
    let steps = steps.iter().filter_map(|item| match &item.kind {
        ValueKind::Table(table) => Some(table),
        ValueKind::Text(_)
        | ValueKind::Number(_)
        | ValueKind::Decimal(_)
        | ValueKind::Flag(_)
        | ValueKind::Date(_)
        | ValueKind::List(_) => None,
    });
    std::iter::once(table).chain(steps)
}

fn items(value: Option<&Value>) -> Vec<&Value> {
    match value {
        Some(Value { kind: ValueKind::List(items), .. }) => items.iter().collect(),
        Some(value) => vec![value],
        None => Vec::new(),
    }
}

fn texts(value: Option<&Value>) -> Vec<String> {
    let text =
        |value: &Value| if let ValueKind::Text(text) = &value.kind { Some(text.clone()) } else { None };
    items(value).into_iter().filter_map(text).collect()
}

fn numbers(value: Option<&Value>) -> Vec<i64> {
    let number = |value: &Value| if let ValueKind::Number(number) = value.kind { number } else { None };
    items(value).into_iter().filter_map(number).collect()
}

/// Writes a text as a string of the file.
pub fn quoted(text: &str) -> String {
    format!("\"{}\"", text.replace('\\', "\\\\").replace('"', "\\\""))
}

/// Cuts a file of tests into its tests, each with the comments right above it: name, first byte of the name, text.
pub fn tests_of(text: &str) -> Vec<(String, usize, String)> {
    let (root, findings) = parse(text);
    if !findings.is_empty() {
        return Vec::new();
    }
    let Some(ValueKind::List(tests)) = root.get("test").map(|value| &value.kind) else { return Vec::new() };
    let mut found = Vec::new();
    for test in tests {
        let ValueKind::Table(table) = &test.kind else { continue };
        let Some(Value { kind: ValueKind::Text(name), span }) = table.get("name") else { continue };
        let region = region(text, span.start);
        let own = text.get(region.0..region.1).unwrap_or_default();
        found.push((name.clone(), span.start, format!("{}\n", own.trim_end())));
    }
    found
}

/// Returns the part of a file that belongs to the test whose name stands at `at`.
pub fn region(text: &str, at: usize) -> (usize, usize) {
    let mut start = 0;
    let mut offset = 0;
    for line in text.split_inclusive('\n') {
        if line.trim() == "[[test]]" {
            if offset > at {
                return (start, with_comments(text, offset));
            }
            start = offset;
        }
        offset += line.len();
    }
    (start, text.len())
}

/// Goes up over the comments that stand right above a line.
fn with_comments(text: &str, line: usize) -> usize {
    let mut start = line;
    while let Some(above) = text.get(..start).and_then(|before| before.strip_suffix('\n')) {
        let from = above.rfind('\n').map_or(0, |at| at + 1);
        if !above.get(from..).is_some_and(|line| line.trim_start().starts_with('#')) {
            break;
        }
        start = from;
    }
    start
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str = "# What it shows.\n[[test]]\nname = \"a\" # short\ngiven.player-1 = { gold = 2 }\ndice = [1, 2]\nwhen = [\"x\"]\nthen.asked = 2\n\n\
        [[test.step]]\ndice = [3]\nwhen = [\"y\", \"z\"]\nthen.asked = 1\n";

    #[test]
    fn choices_and_dice_of_all_steps_are_one_line() {
        let situation = Situation::new(TEXT);
        assert_eq!(situation.choices(), ["x", "y", "z"]);
        assert_eq!(situation.dice(), [1, 2, 3]);
        assert_eq!(situation.name(), "a");
    }

    #[test]
    fn another_choice_forgets_what_was_expected_and_keeps_comments() {
        let new = Situation::new(TEXT).with_choices(&["x".to_owned(), "w".to_owned()], 2).unwrap();
        assert_eq!(new.choices(), ["x", "w"]);
        assert_eq!(new.dice(), [1, 2]);
        assert!(new.text.contains("# What it shows.") && new.text.contains("# short"), "{}", new.text);
        assert!(!new.text.contains("then") && !new.text.contains("step"), "{}", new.text);
        let none = new.with_choices(&[], 0).unwrap();
        assert!(!none.text.contains("when") && !none.text.contains("dice"), "{}", none.text);
    }

    #[test]
    fn a_form_writes_into_the_text() {
        let new =
            Situation::new(TEXT).set(&["given", "player-1", "gold"], Some(&NewValue::Number(5))).unwrap();
        assert!(new.text.contains("given.player-1 = { gold = 5 }"), "{}", new.text);
        let new =
            Situation::default().set(&["given", "player-2", "gold"], Some(&NewValue::Number(5))).unwrap();
        assert!(new.form().is_some(), "{}", new.text);
    }

    #[test]
    fn a_file_is_cut_into_its_tests() {
        let file = "# All of it.\n\n[[test]]\nname = \"a\"\n\n# About b.\n[[test]]\nname = \"b\"\n";
        let tests = tests_of(file);
        assert_eq!(tests.len(), 2);
        assert_eq!(tests[0].2, "[[test]]\nname = \"a\"\n");
        assert_eq!(tests[1].2, "[[test]]\nname = \"b\"\n");
        assert_eq!(file.get(tests[1].1..=tests[1].1 + 2), Some("\"b\""));
    }
}
