//! What the game knows for a fact: conditions and numbers that are one look at the table. They say the same as at
//! length, which builds with assertions see to.

use crate::monster_lands::registry::conditions::Condition;
use crate::monster_lands::registry::measures::Measure;
use crate::monster_lands::table::Table;
use crate::monster_lands::thing::{PathId, Site};
use provost_interpreter::hook::Thing;
use provost_interpreter::host::Fact;
use provost_interpreter::vocabulary::id::{ConditionId, MeasureId};

const WOUNDED: Fact = Fact::condition(ConditionId(Condition::Wounded.word()));
const UNASSIGNED: Fact = Fact::condition(ConditionId(Condition::Unassigned.word()));
const ENTRANCE_EMPTY: Fact = Fact::condition(ConditionId(Condition::EntranceEmpty.word()));
const ROUND: Fact = Fact::measure(MeasureId(Measure::Round.word()));

impl Table {
    /// Returns a fact of the table, or of a thing.
    #[inline]
    pub(super) fn known(&self, fact: Fact, thing: Thing) -> Option<i32> {
        Some(match fact {
            WOUNDED => i32::from(self.state.card(Self::card_of(thing)).wounds > 0),
            UNASSIGNED => i32::from(self.path_of_card(Self::card_of(thing)) == PathId::NONE),
            ENTRANCE_EMPTY => i32::from(!self.state.board.monster(Site::Entrance).is_some()),
            ROUND => i32::from(self.state.board.round),
            _ => return None,
        })
    }
}
