//! Verbs of hiring, buying and taking from the offers.

use crate::monster_lands::registry::verbs::Verb;
use crate::monster_lands::table::{Table, Way};
use provost_interpreter::host::{Args, Scope};

impl Table {
    pub(super) fn can_take_offer(&self, verb: Verb, args: &Args<'_>, scope: &Scope<'_>) -> bool {
        let _ = (verb, args, scope);
        true
    }

    pub(super) fn take_offer(&mut self, verb: Verb, args: &Args<'_>, scope: &Scope<'_>) -> Way {
        let _ = (verb, args, scope);
        Way::Fail("not built yet")
    }
}
