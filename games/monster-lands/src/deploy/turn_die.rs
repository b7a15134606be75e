//! Turns a rolled die of the pool up or down.

use super::{STRANGE, answer, unanswered};
use crate::ask::{Act, Ask, ask};
use crate::event::EventKind;
use crate::table::{Flow, Table};
use provost_interpreter::choice::Choice;
use provost_interpreter::host::Reply;

const LOWEST: u8 = 1;
const HIGHEST: u8 = 6;

impl Table {
    pub(crate) fn go_turn_die(
        &mut self,
        seat: u8,
        (colour, face): (u8, u8),
        by: u8,
        reply: Reply,
        choice: &mut Choice,
    ) -> Flow {
        let option = answer(reply, choice, |choice| {
            ask(choice, seat, Ask::TurnDie);
            if face < HIGHEST {
                choice.offer(Act::Up.option());
            }
            if face > LOWEST {
                choice.offer(Act::Down.option());
            }
        });
        let Some(option) = option else { return unanswered(choice) };
        let to = match option {
            option if option == Act::Up.option() => face.saturating_add(by).min(HIGHEST),
            option if option == Act::Down.option() => face.saturating_sub(by).max(LOWEST),
            _ => return STRANGE,
        };
        let clan = self.state.seat_mut(seat);
        if clan.take_die(colour, face) {
            clan.add_die(colour, to);
            self.tell(EventKind::DieTurned { seat, colour, from: face, to });
        }
        Flow::Done
    }
}
