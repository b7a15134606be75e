//! Verbs of set-up.

use crate::monster_lands::registry::verbs::Verb;
use crate::monster_lands::table::{Table, Way};
use provost_interpreter::host::{Args, Scope};

impl Table {
    pub(super) fn set_up(&mut self, verb: Verb, args: &Args<'_>, scope: &Scope<'_>) -> Way {
        let _ = (verb, args, scope);
        Way::Fail("not built yet")
    }
}
