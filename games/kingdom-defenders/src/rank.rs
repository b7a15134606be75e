//! The rank of a player by the goals and ranks of the scenario, as if the game ended now.

use super::context::moment;
use super::registry::hooks::Hook;
use super::table::Table;
use super::thing::Item;
use provost_engine::ranks::{Ladder, ScenarioResult};
use provost_interpreter::hook::{Context, Thing};
use provost_interpreter::vocabulary::id::NounId;

impl Table {
    /// Returns a player's rank if the game ends now; `None` without a scenario with ranks.
    pub fn rank(&self, seat: u8) -> Option<NounId> {
        let (ladder, context, source) = self.ladder(seat)?;
        ladder.rank(&self.content.program, self, &context, source)
    }

    /// Returns the same with every goal and rank, and the numbers they compare.
    pub fn result_of(&self, seat: u8) -> Option<ScenarioResult> {
        let (ladder, context, source) = self.ladder(seat)?;
        Some(ladder.result(&self.content.program, self, &context, source))
    }

    fn ladder(&self, seat: u8) -> Option<(&Ladder, Context, Thing)> {
        let ladder = self.content.ladder.as_ref()?;
        let (at, _) = (0..).zip(&self.content.rules).find(|(_, rule)| rule.entry == ladder.entry)?;
        Some((ladder, moment(Hook::Score, seat), Item::Rule(at).thing()))
    }
}
