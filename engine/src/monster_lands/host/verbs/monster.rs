//! Verbs that move monsters, and the dummy player.

use crate::monster_lands::registry::verbs::Verb;
use crate::monster_lands::table::{Table, Way};
use provost_interpreter::host::{Args, Scope};

impl Table {
    pub(super) fn can_move_monster(&self, verb: Verb, args: &Args<'_>, scope: &Scope<'_>) -> bool {
        let _ = (verb, args, scope);
        true
    }

    pub(super) fn move_monster(&mut self, verb: Verb, args: &Args<'_>, scope: &Scope<'_>) -> Way {
        let _ = (verb, args, scope);
        Way::Fail("not built yet")
    }
}
