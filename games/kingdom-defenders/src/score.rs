//! Final scores.

use super::context::moment;
use super::registry::hooks::Hook;
use super::registry::targets::Target;
use super::table::Table;

impl Table {
    /// Returns a player's final score, or the score if the game ended now.
    pub fn final_score(&self, seat: u8) -> i32 {
        self.score_at(seat, 0)
    }

    /// Returns the same, with `depth` as the number of enclosing numbers.
    pub(super) fn score_at(&self, seat: u8, depth: u8) -> i32 {
        let mut context = moment(Hook::Score, seat);
        context.depth = depth.saturating_add(1);
        self.number(&context, Target::Score, self.score_base(seat))
    }
}
