//! Traps beyond the limit: the owner chooses which to discard.

use super::{STRANGE, answer, unanswered};
use crate::ask::{Ask, ask};
use crate::table::{Flow, Table};
use crate::thing::Item;
use provost_interpreter::choice::{Choice, ChoiceOption};
use provost_interpreter::host::Reply;

impl Table {
    pub(crate) fn go_overflow(&mut self, seat: u8, reply: Reply, choice: &mut Choice) -> Flow {
        if !self.has_too_many_traps(seat) {
            // Other players may have too many as well.
            return self.settled();
        }
        let option = answer(reply, choice, |choice| {
            ask(choice, seat, Ask::DiscardTrap);
            for card in &self.state.seat(seat).traps {
                choice.offer(ChoiceOption::Thing(Item::Card(*card).thing()));
            }
        });
        let Some(option) = option else { return unanswered(choice) };
        let Some(chosen) = Self::chosen_card(option) else { return STRANGE };
        self.lose_trap(seat, chosen);
        Flow::Again
    }

    fn has_too_many_traps(&self, seat: u8) -> bool {
        let tokens = 0..u8::try_from(self.content.tokens.len()).unwrap_or(0);
        let traps = i32::try_from(self.state.seat(seat).traps.len()).unwrap_or(i32::MAX);
        traps > 0 && tokens.filter(|token| self.is_trap(*token)).any(|token| traps > self.limit(seat, token))
    }
}
