//! What the game knows for a fact: conditions and numbers that are one look at the table. They say the same as at
//! length, which builds with assertions see to.

use crate::registry::conditions::Condition;
use crate::registry::measures::Measure;
use crate::table::Table;
use crate::thing::Item;
use provost_interpreter::hook::Thing;
use provost_interpreter::host::Fact;
use provost_interpreter::vocabulary::id::{ConditionId, MeasureId};

const GREY: Fact = Fact::condition(ConditionId(Condition::Grey.word()));
const ROUND: Fact = Fact::measure(MeasureId(Measure::Round.word()));

impl Table {
    /// Returns a fact of the table, or of a thing.
    #[inline]
    pub(super) fn known(&self, fact: Fact, thing: Thing) -> Option<i32> {
        Some(match fact {
            GREY => i32::from(Item::disc_of(thing).is_some_and(|disc| self.state.disc(disc).grey)),
            ROUND => i32::from(self.state.board.round),
            _ => return None,
        })
    }
}
