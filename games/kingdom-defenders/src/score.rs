//! Final scores and who has won.

use super::context::moment;
use super::registry::hooks::Hook;
use super::registry::targets::Target;
use super::table::Table;

impl Table {
    /// Returns what a player scores, or would score if the game ended now.
    pub fn final_score(&self, seat: u8) -> i32 {
        self.score_at(seat, 0)
    }

    /// Returns the same while other numbers are being worked out around it: `depth` says how many.
    pub(super) fn score_at(&self, seat: u8, depth: u8) -> i32 {
        let mut context = moment(Hook::Score, seat);
        context.depth = depth.saturating_add(1);
        self.number(&context, Target::Score, self.score_base(seat))
    }

    /// Returns each seat with its place, 1 being the best. Players with equal scores share a place.
    pub fn ranking(&self) -> Vec<(u8, u8)> {
        let scores: Vec<(u8, i32)> =
            (0..self.state.board.players).map(|seat| (seat, self.final_score(seat))).collect();
        let better = |score: i32| scores.iter().filter(|(_, other)| *other > score).count();
        let place = |score: i32| u8::try_from(better(score) + 1).unwrap_or(u8::MAX);
        scores.iter().map(|(seat, score)| (*seat, place(*score))).collect()
    }
}
