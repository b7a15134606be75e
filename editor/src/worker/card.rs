//! From an entry to its card.

use super::EntryKey;
use super::library::{names, noun};
use crate::model::card::{Bilingual, Card, CardLine, Fact, FactValue, Symbol};
use crate::model::library::Names;
use provost_interpreter::describe::Describer;
use provost_interpreter::pack::{Entry, FieldValue, Loaded, LoadedGame};
use provost_interpreter::vocabulary::id::NounId;

/// Returns the card of an entry, if the packs have it.
pub(super) fn card(loaded: &Loaded, key: &EntryKey) -> Option<Card> {
    let file = loaded.find_file(&key.file.root, &key.file.path)?;
    let found = loaded.games.iter().find_map(|game| {
        let entry = game.entries.get(&key.id).filter(|entry| entry.file == file)?;
        Some((game, entry))
    });
    let (game, entry) = found?;
    Some(of_entry(game, entry))
}

/// Returns the card of an entry of a game.
pub(super) fn of_entry(game: &LoadedGame, entry: &Entry) -> Card {
    let fact = |(key, value): (&&'static str, &FieldValue)| {
        let estimated = entry.estimated.iter().any(|path| path == key);
        Some(Fact { key, value: fact_value(game, value)?, estimated })
    };
    Card {
        id: entry.id.clone(),
        kind: game.vocabulary.kind(entry.kind).id.to_owned(),
        pack: names(&game.pack(entry.pack).name),
        name: names(&entry.name),
        facts: entry.fields.iter().filter_map(fact).collect(),
        text: Bilingual { en: text(game, entry, "en"), de: text(game, entry, "de") },
        is_broken: entry.effect.as_ref().is_some_and(|effect| !effect.text.trim().is_empty())
            && entry.ir.abilities.is_empty(),
        flavour: names(&entry.flavour),
    }
}

/// Writes the rules text of an entry, or which words are missing.
fn text(game: &LoadedGame, entry: &Entry, language: &str) -> Vec<CardLine> {
    let plain = |text: String| CardLine { heading: None, text };
    let describer = match Describer::new(&game.vocabulary, language) {
        Ok(describer) => describer,
        Err(missing) => return vec![plain(missing.join("; "))],
    };
    match describer.entry(game, entry) {
        Ok(lines) => {
            lines.into_iter().map(|line| CardLine { heading: line.heading, text: line.text }).collect()
        }
        Err(error) => vec![plain(error.to_string())],
    }
}

fn symbol(game: &LoadedGame, id: NounId) -> Symbol {
    let noun = noun(game, id);
    Symbol { class: noun.class, id: noun.id, name: noun.name, colour: noun.colour }
}

/// Returns a value as the card shows it. Conditions and uses are rules text; tables are in it too, or too large.
fn fact_value(game: &LoadedGame, value: &FieldValue) -> Option<FactValue> {
    let words = |text: &str| FactValue::Words(Names { en: text.to_owned(), de: String::new() });
    let entry_names = |ids: &[provost_interpreter::pack::EntryId]| {
        let all: Vec<Names> = ids.iter().map(|id| names(&game.entry(*id).name)).collect();
        let join = |pick: fn(&Names) -> &str| all.iter().map(pick).collect::<Vec<_>>().join(", ");
        FactValue::Words(Names { en: join(|name| &name.en), de: join(|name| &name.de) })
    };
    Some(match value {
        FieldValue::Number(number) => FactValue::Number(*number),
        FieldValue::Numbers(numbers) => {
            words(&numbers.iter().map(ToString::to_string).collect::<Vec<_>>().join(", "))
        }
        FieldValue::Text(text) => words(text),
        FieldValue::Choice(word) => words(word),
        FieldValue::Flag(flag) => words(if *flag { "✔" } else { "–" }),
        FieldValue::Noun(noun) => FactValue::Nouns(vec![symbol(game, *noun)]),
        FieldValue::Nouns(nouns) => FactValue::Nouns(nouns.iter().map(|noun| symbol(game, *noun)).collect()),
        FieldValue::Amounts(amounts) => {
            FactValue::Amounts(amounts.iter().map(|(noun, count)| (*count, symbol(game, *noun))).collect())
        }
        FieldValue::Entry(id) => entry_names(&[*id]),
        FieldValue::Entries(ids) => entry_names(ids),
        FieldValue::Translations(texts) => FactValue::Words(names(texts)),
        FieldValue::Use(..)
        | FieldValue::Condition(_)
        | FieldValue::List(_)
        | FieldValue::Table(_)
        | FieldValue::Tables(_)
        | FieldValue::Own(..) => return None,
    })
}
