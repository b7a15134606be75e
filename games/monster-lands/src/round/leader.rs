//! A clan whose leader is dead gets a new one.

use super::Members;
use crate::ask::{Ask, ask};
use crate::event::EventKind;
use crate::table::{Flow, Table};
use crate::thing::{CardId, Item};
use provost_interpreter::choice::{Choice, ChoiceOption};
use provost_interpreter::host::Reply;

impl Table {
    pub(crate) fn go_leader(&mut self, seat: u8, reply: Reply, choice: &mut Choice) -> Flow {
        if let Reply::Chose(ChoiceOption::Thing(thing)) = reply {
            self.lead(seat, Self::card_of(thing));
            return Flow::Done;
        }
        let candidates = self.leader_candidates(seat);
        match candidates.as_slice() {
            [] => Flow::Done,
            [only] => {
                self.lead(seat, *only);
                Flow::Done
            }
            several => {
                ask(choice, seat, Ask::Leader);
                for card in several {
                    choice.offer(ChoiceOption::Thing(Item::Card(*card).thing()));
                }
                Flow::Ask
            }
        }
    }

    /// Returns the candidates for leader; settled members lead only if there is nobody else.
    fn leader_candidates(&self, seat: u8) -> Members {
        let members = &self.state.seat(seat).members;
        let mut free = *members;
        free.retain(|card| !self.state.card(*card).link.is_some());
        self.foremost(if free.is_empty() { members } else { &free })
    }

    /// Makes a member the leader of its clan. A settled member is the last choice and leaves its land, which
    /// may then be settled anew, by this leader too.
    pub(super) fn lead(&mut self, seat: u8, card: CardId) {
        if let Some(land) = self.state.card(card).link.some() {
            self.state.with_card(land, |place| place.link = CardId::NONE);
            self.lift_card(land);
        }
        self.state.with_card(card, |place| {
            place.leads = true;
            place.link = CardId::NONE;
        });
        self.tell(EventKind::Leads { seat, card });
    }
}
