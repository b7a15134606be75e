//! Participating packs: those that a set-up names, and their dependencies.

use provost_interpreter::pack::{Loaded, LoadedGame, PackId};
use provost_interpreter::suggest::nearest;
use serde_json::Value;
use std::collections::BTreeSet;

/// A pack that does not exist.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there is no pack `{id}`{hint}")]
pub struct NoPack {
    /// The id as requested.
    pub id: String,
    /// The nearest pack, or all of them: the end of the message.
    pub hint: String,
}

/// Returns the end of a message: the probable meaning, or the command that lists the choices.
pub fn near_or_list(near: Option<&str>, kind: &str) -> String {
    // Options are entries of several kinds, so no single list has all of them.
    let list = || {
        if kind == "option" { String::new() } else { format!("; `provost list --kind {kind}` lists them") }
    };
    near.map_or_else(list, |near| did_you_mean(Some(near)))
}

/// Returns the end of a message with the probable meaning.
pub fn did_you_mean(near: Option<&str>) -> String {
    near.map_or_else(String::new, |near| format!("; did you mean `{near}`?"))
}

/// Returns the probable pack, or all packs.
fn hint(game: &LoadedGame, id: &str) -> String {
    let ids = || game.packs.iter().map(|pack| pack.id.as_str());
    let known = || format!("; known: {}", ids().collect::<Vec<_>>().join(", "));
    nearest(id, ids()).map_or_else(known, |near| did_you_mean(Some(near)))
}

/// Returns the packs with these ids and their dependencies. Without ids: the packs that depend on nothing.
pub fn taking_part(game: &LoadedGame, ids: &[String]) -> Result<BTreeSet<PackId>, NoPack> {
    let mut open = Vec::new();
    for id in ids {
        let all = || (0..).map(PackId).zip(&game.packs);
        let found = all().find(|(_, pack)| pack.id == *id).map(|(pack, _)| pack);
        open.push(found.ok_or_else(|| NoPack { id: id.clone(), hint: hint(game, id) })?);
    }
    if ids.is_empty() {
        let alone = (0..).map(PackId).zip(&game.packs).filter(|(_, pack)| pack.depends.is_empty());
        open.extend(alone.map(|(pack, _)| pack));
    }
    let mut packs = BTreeSet::new();
    while let Some(pack) = open.pop() {
        if packs.insert(pack) {
            open.extend(game.pack(pack).depends.iter().copied());
        }
    }
    Ok(packs)
}

/// Returns the content reduced to the participating packs: others leave no trace in a game, whatever they
/// replace or remove.
pub fn only<'l>(
    loaded: &'l Loaded,
    game: &'l LoadedGame,
    ids: &[String],
) -> Result<(&'l Loaded, &'l LoadedGame), NoPack> {
    let packs = taking_part(game, ids).map_err(|NoPack { id, hint }| {
        let has_it = |other: &&LoadedGame| other.packs.iter().any(|pack| pack.id == id);
        let other = loaded.games.iter().find(has_it).map(|other| other.spec.id);
        let of_other = |other| format!(" for `{}`: it is a pack for `{other}`", game.spec.id);
        NoPack { hint: other.map_or(hint, of_other), id }
    })?;
    let rest = loaded.only(game, &packs);
    Ok((rest, rest.game(game.spec.id).unwrap_or(game)))
}

/// Returns the end of a message that says, for ids of a set-up defined only in other packs, which packs these
/// are.
pub fn elsewhere(loaded: &Loaded, game: &LoadedGame, here: &LoadedGame, setup: &Value) -> String {
    let mut ids = BTreeSet::new();
    collect(setup, &mut ids);
    let known = |game: &LoadedGame, id: &str| {
        game.entries.contains_key(id) || game.vocabulary.nouns().any(|(_, noun)| noun.id == id)
    };
    let home = |id: &str| {
        let noun = || game.vocabulary.nouns().find(|(_, noun)| noun.id == id).map(|(noun, _)| noun);
        let entry = game.entries.get(id).map(|entry| entry.pack);
        entry.or_else(|| loaded.pack_of_noun(game, noun()?)).map(|pack| game.pack(pack).id.as_str())
    };
    let say = |id: &str| Some(format!("; `{id}` is in the pack `{}`, which does not take part", home(id)?));
    ids.into_iter().filter(|id| !known(here, id)).filter_map(say).collect()
}

fn collect<'v>(value: &'v Value, ids: &mut BTreeSet<&'v str>) {
    match value {
        Value::String(text) => {
            ids.insert(text);
        }
        Value::Array(values) => values.iter().for_each(|value| collect(value, ids)),
        Value::Object(values) => values.values().for_each(|value| collect(value, ids)),
        Value::Null | Value::Bool(_) | Value::Number(_) => {}
    }
}
