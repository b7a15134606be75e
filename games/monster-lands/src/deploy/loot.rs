//! Takes loot from the offer, which is refilled only by a rule or an effect.

use super::{STRANGE, answer, unanswered};
use crate::ask::{Ask, ask};
use crate::state::Offer;
use crate::table::{Flow, Table};
use crate::thing::Item;
use provost_interpreter::choice::{Choice, ChoiceOption};
use provost_interpreter::host::Reply;

impl Table {
    pub(crate) fn go_take_loot(
        &mut self,
        seat: u8,
        count: &mut u8,
        reply: Reply,
        choice: &mut Choice,
    ) -> Flow {
        if *count == 0 {
            return Flow::Done;
        }
        let option = answer(reply, choice, |choice| {
            ask(choice, seat, Ask::TakeLoot);
            for card in self.state.board.offer(Offer::Loot) {
                choice.offer(ChoiceOption::Thing(Item::Card(*card).thing()));
            }
        });
        let Some(option) = option else { return unanswered(choice) };
        let Some(chosen) = Self::chosen_card(option) else { return STRANGE };
        if self.take_offered(Offer::Loot, chosen) {
            self.take_loot(seat, chosen);
        }
        *count -= 1;
        Flow::Again
    }
}
