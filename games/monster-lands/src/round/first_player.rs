//! The first-player tile.

use crate::event::EventKind;
use crate::table::Table;

impl Table {
    /// Gives the tile to the player with the lowest reputation; in a tie, to the first to the right of the
    /// current first player, who comes last.
    pub(super) fn pass_first_player(&mut self) {
        let (first, players) = (self.state.board.first, self.state.board.players.max(1));
        // Turn order is clockwise, so the player to the right is the one before.
        let to_the_right = (1..=players).map(|steps| (first + players - steps) % players);
        let next = to_the_right.min_by_key(|seat| self.state.seat(*seat).reputation).unwrap_or(first);
        self.state.board.first = next;
        self.state.board.active = next;
        self.tell(EventKind::FirstPlayer { seat: next });
    }
}
