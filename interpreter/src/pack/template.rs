//! A new entry as a starting point, made from the registry: every key of its kind with its doc line. Required
//! keys are filled in, optional ones are comments. Values come from another entry of the kind if there is
//! one, so that they fit each other.

use super::{Entry, Loaded, LoadedGame, PackId};
use crate::vocabulary::spec::KindSpec;
use crate::vocabulary::value_type::{KeySpec, ValueType};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use toml_edit::{DocumentMut, Item, Table, Value};

/// The maximum width of a comment line.
const WIDTH: usize = 100;

/// The wanted entry.
#[derive(Clone, Copy, Debug)]
pub struct New<'a> {
    /// Its kind.
    pub kind: &'static KindSpec,
    /// Its id.
    pub id: &'a str,
    /// Its name.
    pub name: &'a str,
    /// The pack it belongs to.
    pub pack: PackId,
}

/// Returns the text of a new entry, and the usual folder for entries of its kind.
pub fn entry(loaded: &Loaded, game: &LoadedGame, new: &New<'_>) -> (String, String) {
    let visible = visible(game, new.pack);
    let kind = game.spec.kinds.iter().position(|kind| std::ptr::eq(kind, new.kind));
    let of_kind = |entry: &&Entry| Some(entry.kind.index()) == kind && visible.contains(&entry.pack);
    let mut models: Vec<&Entry> = game.entries.values().filter(of_kind).collect();
    models.sort_by_key(|entry| (entry.fields.len(), entry.set.is_some()));
    let folder = folder(loaded, &models, new.kind.id);
    let models: Vec<Table> = models.iter().take(40).filter_map(|entry| written(loaded, entry)).collect();
    let writer = Writer { game, visible, models: &models };
    (writer.entry(new), folder)
}

/// Returns the packs that a pack sees.
fn visible(game: &LoadedGame, pack: PackId) -> BTreeSet<PackId> {
    let mut seen = BTreeSet::from([pack]);
    let mut open = vec![pack];
    while let Some(pack) = open.pop() {
        for depend in &game.pack(pack).depends {
            if seen.insert(*depend) {
                open.push(*depend);
            }
        }
    }
    seen
}

/// Returns the folder with most entries of a kind.
fn folder(loaded: &Loaded, models: &[&Entry], kind: &str) -> String {
    let mut folders: BTreeMap<&str, usize> = BTreeMap::new();
    for entry in models {
        if let Some((folder, _)) = loaded.file(entry.file).path.rsplit_once('/') {
            *folders.entry(folder).or_default() += 1;
        }
    }
    let most = folders.into_iter().max_by_key(|(_, count)| *count);
    most.map_or_else(|| format!("{kind}s"), |(folder, _)| folder.to_owned())
}

/// Returns the table of an entry as it is written.
fn written(loaded: &Loaded, entry: &Entry) -> Option<Table> {
    let document: DocumentMut = loaded.file(entry.file).text.parse().ok()?;
    let is = |table: &Table| table.get("id").and_then(Item::as_str) == Some(&entry.id);
    if is(document.as_table()) {
        return Some(document.as_table().clone());
    }
    document.get("entry")?.as_array_of_tables()?.iter().find(|table| is(table)).cloned()
}

struct Writer<'a> {
    game: &'a LoadedGame,
    visible: BTreeSet<PackId>,
    models: &'a [Table],
}

impl Writer<'_> {
    fn entry(&self, new: &New<'_>) -> String {
        let mut text = String::new();
        comment(&mut text, new.kind.doc);
        let quoted = |text: &str| Value::from(text).to_string();
        let name = quoted(new.name);
        let languages: BTreeSet<&str> = self.game.spec.locales.iter().map(|locale| locale.language).collect();
        let names: Vec<String> = languages.iter().map(|language| format!("{language} = {name}")).collect();
        writeln!(text, "id = {}\nkind = {}", quoted(new.id), quoted(new.kind.id)).ok();
        writeln!(text, "name = {{ {} }}", names.join(", ")).ok();
        // Required keys come first, so that a sub-table does not swallow a key.
        let (required, optional): (Vec<&KeySpec>, Vec<&KeySpec>) =
            new.kind.fields.iter().partition(|field| field.required);
        for field in required {
            text.push('\n');
            comment(&mut text, field.doc);
            writeln!(text, "{} = {}", field.key, self.value(field)).ok();
        }
        if !optional.is_empty() {
            text.push_str("\n# What may be there besides; take the `#` away from what you need.\n");
        }
        for field in optional {
            comment(&mut text, field.doc);
            for line in format!("{} = {}", field.key, self.value(field)).lines() {
                writeln!(text, "#     {line}").ok();
            }
        }
        text.push_str(
            "\n# What it does, in the words of docs/language.md; the sentence on the card is made of it.\n",
        );
        for line in self.effect() {
            writeln!(text, "# {line}").ok();
        }
        text
    }

    /// Returns the effect of another entry of the kind, or an empty one.
    fn effect(&self) -> Vec<String> {
        let effects = self.models.iter().filter_map(|table| table.get("effect")?.as_str());
        let effect = effects.min_by_key(|effect| effect.len()).unwrap_or_default();
        let mut lines = vec!["effect = '''".to_owned()];
        lines.extend(effect.trim().lines().map(str::to_owned));
        lines.push("'''".to_owned());
        lines
    }

    /// Returns a value for a key: that of another entry, or one of its type.
    fn value(&self, field: &KeySpec) -> String {
        let item = self.models.iter().find_map(|table| table.get(field.key));
        let value = item.cloned().and_then(|item| item.into_value().ok());
        match value {
            Some(mut value) => {
                value.decor_mut().clear();
                value.to_string().trim().to_owned()
            }
            None => self.made_up(field.ty),
        }
    }

    fn made_up(&self, ty: ValueType) -> String {
        match ty {
            ValueType::Number(low, high) => 1.clamp(low, high).to_string(),
            ValueType::Flag => "true".to_owned(),
            ValueType::Choice(words) => Value::from(words.first().copied().unwrap_or_default()).to_string(),
            ValueType::Noun(class) => Value::from(self.noun(class)).to_string(),
            ValueType::Amounts(classes) => {
                let noun = classes.iter().map(|class| self.noun(class)).find(|noun| !noun.is_empty());
                noun.map_or_else(|| "{}".to_owned(), |noun| format!("{{ {noun} = 1 }}"))
            }
            ValueType::Entry(kinds) | ValueType::EntryOrNone(kinds) | ValueType::EntryWith(kinds, _) => {
                Value::from(self.entry_of(kinds)).to_string()
            }
            ValueType::Use(kinds) => format!("{{ id = {} }}", Value::from(self.entry_of(kinds))),
            ValueType::Text
            | ValueType::TextOrTranslations
            | ValueType::Name(_)
            | ValueType::Effect
            | ValueType::Condition => "\"\"".to_owned(),
            ValueType::List(item) | ValueType::OneOrMore(item) => format!("[{}]", self.made_up(*item)),
            ValueType::Deck(..) => "[]".to_owned(),
            ValueType::Table(fields, _) => self.table(fields),
            ValueType::Ordered(fields) => format!("[{}]", self.table(fields)),
            ValueType::Translations => "{ en = \"\" }".to_owned(),
            ValueType::Params | ValueType::ByEntry(..) | ValueType::Dice(_) | ValueType::Own(_) => {
                "{}".to_owned()
            }
        }
    }

    fn table(&self, fields: &[KeySpec]) -> String {
        let required = fields.iter().filter(|field| field.required);
        let rows: Vec<String> =
            required.map(|field| format!("{} = {}", field.key, self.made_up(field.ty))).collect();
        format!("{{ {} }}", rows.join(", "))
    }

    /// Returns any noun of a class.
    fn noun(&self, class: &str) -> String {
        let vocabulary = &self.game.vocabulary;
        let Some(class) = vocabulary.find_class(class) else { return String::new() };
        let mut nouns = vocabulary.nouns();
        nouns.find(|(_, noun)| noun.class == class).map(|(_, noun)| noun.id.clone()).unwrap_or_default()
    }

    /// Returns any entry of some kinds.
    fn entry_of(&self, kinds: &[&str]) -> String {
        let is = |entry: &&Entry| {
            let kind = self.game.vocabulary.kind(entry.kind).id;
            (kinds.is_empty() || kinds.contains(&kind)) && self.visible.contains(&entry.pack)
        };
        self.game.entries.values().find(is).map(|entry| entry.id.clone()).unwrap_or_default()
    }
}

/// Writes a text as a comment, wrapped.
fn comment(text: &mut String, words: &str) {
    let mut line = String::from("#");
    for word in words.split_whitespace() {
        if line.chars().count() + 1 + word.chars().count() > WIDTH {
            writeln!(text, "{line}").ok();
            line = String::from("#");
        }
        line.push(' ');
        line.push_str(word);
    }
    writeln!(text, "{line}").ok();
}
