//! Verbs of battle: attack dice, hits and wounds.

use crate::monster_lands::registry::verbs::Verb;
use crate::monster_lands::table::{Table, Way};
use provost_interpreter::host::{Args, Scope};

impl Table {
    pub(super) fn can_fight(&self, verb: Verb, args: &Args<'_>, scope: &Scope<'_>) -> bool {
        let _ = (verb, args, scope);
        true
    }

    pub(super) fn fight(&mut self, verb: Verb, args: &Args<'_>, scope: &Scope<'_>) -> Way {
        let _ = (verb, args, scope);
        Way::Fail("not built yet")
    }
}
