//! A member settles a land of its clan.

use super::{STRANGE, answer, unanswered};
use crate::ask::{Ask, ask};
use crate::table::{Flow, Table};
use crate::thing::{CardId, Item};
use provost_interpreter::choice::{Choice, ChoiceOption};
use provost_interpreter::host::Reply;

impl Table {
    pub(crate) fn go_settle(&mut self, seat: u8, land: CardId, reply: Reply, choice: &mut Choice) -> Flow {
        let option = answer(reply, choice, |choice| {
            ask(choice, seat, Ask::Settle);
            for card in self.settlers(seat, land) {
                choice.offer(ChoiceOption::Thing(Item::Card(card).thing()));
            }
        });
        let Some(option) = option else { return unanswered(choice) };
        let Some(chosen) = Self::chosen_card(option) else { return STRANGE };
        self.settle(land, chosen);
        Flow::Done
    }
}
