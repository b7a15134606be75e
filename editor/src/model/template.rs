//! Entries to start from, and where they go. Everything comes from the registry: which keys a kind must have, and
//! what they hold.

use super::library::{Library, PackItem};
use provost_games::Shipped;
use provost_grammar::span::Span;
use provost_interpreter::vocabulary::spec::{GameSpec, KindSpec};
use provost_interpreter::vocabulary::value_type::{KeySpec, ValueType};
use std::fmt::Write as _;

/// Writes an entry with every key that its kind must have.
pub fn entry(library: &Library, pack: &PackItem, game: &GameSpec, kind: &KindSpec, id: &str) -> String {
    let name = title(id);
    let mut text =
        format!("id = \"{id}\"\nkind = \"{}\"\nname = {{ en = \"{name}\", de = \"{name}\" }}\n", kind.id);
    if let Some(set) = pack.sets.first() {
        let _ = writeln!(text, "set = \"{set}\"");
    }
    for field in kind.fields.iter().filter(|field| field.required) {
        let _ = writeln!(text, "{} = {}", field.key, default_value(library, game, field.ty));
    }
    text + "effect = '''\n'''\n"
}

/// Writes a scenario template, if the kind is a scenario.
pub fn scenario(game: &str, kind: &KindSpec, id: &str) -> Option<String> {
    let template = provost_engine::game::session::scenario_template::<Shipped>(game)
        .filter(|_| kind.id == "scenario")?;
    Some(template.replace("{head}", "").replace("{id}", id).replace("{name}", &title(id)))
}

/// Returns a name made from an id: `snow-owl` is `Snow owl`.
fn title(id: &str) -> String {
    let words = id.replace('-', " ");
    let mut chars = words.chars();
    chars.next().map_or_else(String::new, |first| first.to_uppercase().chain(chars).collect())
}

/// Returns the least that a key can hold, as it is written.
pub fn default_value(library: &Library, game: &GameSpec, ty: ValueType) -> String {
    let noun = |class| library.nouns_of(game.id, class).next().map_or("", |noun| noun.id.as_str());
    let entry = |kinds: &[&str]| {
        let mut all = kinds.iter().flat_map(|kind| library.entries_of(game.id, kind));
        all.next().map_or("", |entry| entry.id.as_str())
    };
    match ty {
        ValueType::Number(least, _) => least.to_string(),
        ValueType::Text
        | ValueType::TextOrTranslations
        | ValueType::Name(_)
        | ValueType::Effect
        | ValueType::Condition => "\"\"".to_owned(),
        ValueType::Flag => "false".to_owned(),
        ValueType::Choice(words) => format!("\"{}\"", words.first().unwrap_or(&"")),
        ValueType::Noun(class) => format!("\"{}\"", noun(class)),
        ValueType::Entry(kinds) | ValueType::EntryOrNone(kinds) | ValueType::EntryWith(kinds, _) => {
            format!("\"{}\"", entry(kinds))
        }
        ValueType::Use(kinds) => format!("{{ id = \"{}\" }}", entry(kinds)),
        ValueType::List(ValueType::Noun(class)) => format!("[\"{}\"]", noun(class)),
        ValueType::List(_) | ValueType::OneOrMore(_) | ValueType::Ordered(_) | ValueType::Deck(..) => {
            "[]".to_owned()
        }
        ValueType::Amounts(_)
        | ValueType::Params
        | ValueType::ByEntry(..)
        | ValueType::Dice(_)
        | ValueType::Own(_) => "{}".to_owned(),
        ValueType::Translations => "{ en = \"\", de = \"\" }".to_owned(),
        ValueType::Table(fields, _) => table(library, game, fields),
    }
}

fn table(library: &Library, game: &GameSpec, fields: &[KeySpec]) -> String {
    let required = fields.iter().filter(|field| field.required);
    let rows = required.map(|field| format!("{} = {}", field.key, default_value(library, game, field.ty)));
    format!("{{ {} }}", rows.collect::<Vec<_>>().join(", "))
}

/// Returns the path of a new entry: beside the others of its kind, in the folder they have in this pack or in
/// another one, in a file of its own.
pub fn path(library: &Library, pack: &PackItem, kind: &KindSpec, id: &str) -> String {
    let of_kind = || library.entries_of(pack.game, kind.id);
    let like = of_kind().find(|entry| entry.file.root == pack.root).or_else(|| of_kind().next());
    let folder = like.and_then(|entry| entry.file.path.rsplit_once('/')).map(|(folder, _)| folder.to_owned());
    format!("{}/{id}.toml", folder.unwrap_or_else(|| format!("{}s", kind.id)))
}

/// Returns the part of a file that belongs to the entry whose id stands at `id`: the whole file, or its `[[entry]]`
/// with the comments above it.
pub fn region(text: &str, id: usize) -> Span {
    let headers: Vec<usize> = line_starts(text)
        .filter(|(_, line)| line.trim_start().starts_with("[[entry]]"))
        .map(|(at, _)| with_comments(text, at))
        .collect();
    let start = headers.iter().copied().rfind(|at| *at <= id);
    let end = headers.iter().copied().find(|at| *at > id);
    match start {
        Some(start) => Span::new(start, end.unwrap_or(text.len())),
        None => Span::new(0, text.len()),
    }
}

fn line_starts(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let mut at = 0;
    text.split_inclusive('\n').map(move |line| {
        let start = at;
        at += line.len();
        (start, line)
    })
}

/// Goes up over the comments that stand right above a line.
fn with_comments(text: &str, line: usize) -> usize {
    let mut start = line;
    while let Some(above) = text.get(..start).and_then(|before| before.strip_suffix('\n')) {
        let from = above.rfind('\n').map_or(0, |at| at + 1);
        // A line such as `#:schema` is about the whole file.
        let is_comment = |line: &str| line.trim_start().starts_with('#') && !line.starts_with("#:");
        if !above.get(from..).is_some_and(is_comment) {
            break;
        }
        start = from;
    }
    start
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_entry_has_its_own_part_of_a_file() {
        let file = "[[entry]]\nid = \"a\"\n\n# About b.\n[[entry]]\nid = \"b\"\n";
        let at = |word: &str| file.find(word).unwrap();
        let a = region(file, at("\"a\""));
        assert_eq!(file.get(a.start..a.end), Some("[[entry]]\nid = \"a\"\n\n"));
        let b = region(file, at("\"b\""));
        assert_eq!(file.get(b.start..b.end), Some("# About b.\n[[entry]]\nid = \"b\"\n"));
        assert_eq!(region("id = \"a\"\n", 5), Span::new(0, 9));
        let file = format!("#:schema entry.schema.json\n{file}");
        let a = region(&file, file.find("\"a\"").unwrap());
        assert_eq!(file.get(a.start..a.end), Some("[[entry]]\nid = \"a\"\n\n"));
    }

    #[test]
    fn names_are_made_from_ids() {
        assert_eq!(title("snow-owl"), "Snow owl");
        assert_eq!(title(""), "");
    }
}
