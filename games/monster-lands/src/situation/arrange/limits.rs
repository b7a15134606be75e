//! Limits that no game can exceed.

use super::Arranger;
use crate::names;
use crate::situation::position::Position;
use crate::thing::Site;

impl Arranger<'_, '_, '_> {
    /// Checks the position as a whole, once it is on the table.
    pub(super) fn limits(&mut self, position: &Position) {
        let board = &self.table.state.board;
        let (players, rounds) = (board.players, board.rounds);
        if let Some((round, span)) = position.round.filter(|(round, _)| *round > rounds.max(1)) {
            self.wrong(span, format!("there is no round {round}: the game has {rounds}"));
        }
        if let Some((first, span)) = position.first.filter(|(first, _)| *first >= players) {
            self.table.state.board.first = 0;
            self.wrong(span, format!("there is no player {} among {players}", first + 1));
        }
        self.dice_on_paths(position);
        for (seat, spec) in position.seats.iter().filter(|(seat, _)| *seat < players) {
            for count in &spec.stock {
                let index = self.table.content.index(count.noun);
                let crate::content::Index::Token(token) = index else { continue };
                let limit = self.table.limit(*seat, token);
                if count.count > i64::from(limit) {
                    let what = self.speech.id(count.noun);
                    self.wrong(
                        count.span,
                        format!("nobody keeps {} of `{what}`: at most {limit}", count.count),
                    );
                }
            }
        }
    }

    fn dice_on_paths(&mut self, position: &Position) {
        let numbers = &self.table.content.numbers;
        let (on_path, at_entrance) = (numbers.path_dice, numbers.entrance_dice);
        for (path, spec) in &position.paths {
            let count: usize = spec.dice.iter().flatten().map(|die| die.faces.len()).sum();
            let room = match path.site() {
                Site::Land(_) => on_path,
                Site::Entrance => at_entrance,
                Site::Mission(_) => i32::from(self.table.mission_face(*path).count),
            };
            if count > usize::try_from(room).unwrap_or(0) {
                let (name, place) = (names::path_id(*path), spec.dice.iter().flatten().next());
                let place = place.map_or(spec.span, |die| die.span);
                self.wrong(place, format!("`{name}` has {count} dice, and room for {room}"));
            }
        }
    }
}
