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
pub mod hash;
pub mod kingdom_defenders;
pub mod list;
pub mod monster_lands;
pub mod packs;
pub mod ranks;
pub mod situation;
pub mod testing;

use provost_interpreter::pack::{Finding, Loaded};
use provost_interpreter::vocabulary::spec::GameSpec;

/// Returns what the games themselves find in packs, besides what loading has found: in tests, scenarios and campaigns.
pub fn findings(loaded: &Loaded) -> Vec<Finding> {
    let mut findings = testing::findings(loaded);
    findings.extend(situation::findings(loaded));
    findings.extend(campaign::findings(loaded));
    findings
}

/// Returns every game, in the order of their ids.
pub fn games() -> &'static [&'static GameSpec] {
    static GAMES: &[&GameSpec] =
        &[&kingdom_defenders::registry::KINGDOM_DEFENDERS, &monster_lands::MONSTER_LANDS];
    GAMES
}
