//! Which packs take part in a game: those that a set-up names, and those they depend on.

use provost_interpreter::pack::LoadedGame;
use provost_interpreter::suggest::nearest;
use std::collections::BTreeSet;

/// A pack that is not there.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there is no pack `{id}`{}", did_you_mean(near.as_deref()))]
pub struct NoPack {
    /// As it was asked for.
    pub id: String,
    /// The nearest one there is.
    pub near: Option<String>,
}

/// Says what was probably meant, as the end of a message.
pub(crate) fn did_you_mean(near: Option<&str>) -> String {
    near.map_or_else(String::new, |near| format!("; did you mean `{near}`?"))
}

/// Returns the packs with these ids and those they depend on, by position. No ids: the packs that depend on nothing.
pub(crate) fn taking_part(game: &LoadedGame, ids: &[String]) -> Result<BTreeSet<usize>, NoPack> {
    let mut open = Vec::new();
    for id in ids {
        let all = || game.packs.iter().map(|pack| pack.id.as_str());
        let found = all().position(|pack| pack == id);
        open.push(
            found.ok_or_else(|| NoPack { id: id.clone(), near: nearest(id, all()).map(str::to_owned) })?,
        );
    }
    if ids.is_empty() {
        let alone = (0..).zip(&game.packs).filter(|(_, pack)| pack.depends.is_empty());
        open.extend(alone.map(|(at, _)| at));
    }
    let mut packs = BTreeSet::new();
    while let Some(at) = open.pop() {
        if packs.insert(at) {
            let depends = game.packs.get(at).map_or(&[][..], |pack| &pack.depends);
            open.extend(depends.iter().map(|pack| pack.index()));
        }
    }
    Ok(packs)
}
