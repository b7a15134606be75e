//! Verbs, each with its pattern and manual, when it can begin and what it does, one file per group.
//!
//! A verb that picks a player, disc, camp, card or tile skips those that answer `forbid` to `on target`. If
//! nothing is left to pick, an alternative cannot be chosen.

mod cards;
mod discs;
mod goods;
mod tiles;

use crate::registry::Verb;
use crate::table::Table;
use crate::thing::Item;
use provost_engine::words::meaning::{join, verb_specs};
use provost_interpreter::hook::Thing;
use provost_interpreter::host::Scope;
use provost_interpreter::vocabulary::spec::VerbSpec;

const COUNT: usize = goods::VERBS.len() + cards::VERBS.len() + discs::VERBS.len() + tiles::VERBS.len();

/// The verbs.
pub static VERBS: &[Verb] = &join::<Table, COUNT>(&[goods::VERBS, cards::VERBS, discs::VERBS, tiles::VERBS]);

/// Their specs.
pub static SPECS: &[VerbSpec] = &verb_specs::<Table, COUNT>(VERBS);

impl Table {
    /// Returns whether a thing is not protected from the current action.
    pub(crate) fn is_open(&self, thing: Thing, scope: &Scope<'_>) -> bool {
        Item::of(thing).is_some_and(|item| self.may_target(self.owner_seat(scope), scope.source(), item))
    }
}
