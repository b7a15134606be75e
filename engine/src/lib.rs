//! The games: their words, states, rules and hook points.
//!
//! A game hands its words to the interpreter as a [`GameSpec`]; packs write effects in them. No user
//! interface, no files, no clock, and no id of a content entry here: what a card needs is a word that every
//! other card can use.

#[macro_use]
mod table;

pub mod campaign;
pub mod chance;
#[cfg(test)]
mod fixture;
pub mod game;
pub mod games;
pub mod hash;
pub mod kingdom_defenders;
pub mod list;
pub mod monster_lands;
pub mod packs;
pub mod ranks;
pub mod situation;
pub mod testing;

use provost_interpreter::pack::{FileId, Finding, Loaded, suppress};
use provost_interpreter::vocabulary::spec::GameSpec;

/// Returns everything that was found in packs, by loading and by the games, without what their authors have allowed.
pub fn check(loaded: &Loaded) -> Vec<Finding> {
    check_where(loaded, |_| true)
}

/// Returns the same, but asks the games only about some files; what loading has found is there for all of them.
pub fn check_where(loaded: &Loaded, wanted: impl Fn(FileId) -> bool) -> Vec<Finding> {
    with_games(loaded, findings_where(loaded, wanted))
}

/// Puts together what loading has found and what the games have, without what authors have allowed. For those who ask
/// the games less often than they load: whoever shows findings goes this way.
pub fn with_games(loaded: &Loaded, of_games: Vec<Finding>) -> Vec<Finding> {
    let mut all = loaded.findings.clone();
    // A finding of a game may be about a file that is gone since.
    all.extend(of_games.into_iter().filter(|finding| loaded.files.get(finding.file.index()).is_some()));
    suppress::apply(loaded, all)
}

/// Returns what the games themselves find in packs, besides what loading has found: in tests, scenarios and campaigns.
pub fn findings(loaded: &Loaded) -> Vec<Finding> {
    let mut findings = testing::findings(loaded);
    findings.extend(situation::findings(loaded));
    findings.extend(campaign::findings(loaded));
    findings
}

/// Returns of [`findings`] those in some files, without looking at others.
pub fn findings_where(loaded: &Loaded, wanted: impl Fn(FileId) -> bool) -> Vec<Finding> {
    let mut findings = testing::findings_where(loaded, &wanted);
    findings.extend(situation::scenario::findings_where(loaded, &wanted));
    findings.extend(campaign::findings(loaded).into_iter().filter(|finding| wanted(finding.file)));
    findings
}

/// Returns every game, in the order of their ids.
pub fn games() -> &'static [&'static GameSpec] {
    static GAMES: &[&GameSpec] =
        &[&kingdom_defenders::registry::KINGDOM_DEFENDERS, &monster_lands::MONSTER_LANDS];
    GAMES
}
