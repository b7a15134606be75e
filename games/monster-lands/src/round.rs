//! The whole game, its rounds, dice pools and clean-up.

mod clean_up;
mod first_player;
pub(super) mod game;
mod leader;
mod panic;
mod pool;
mod reset;
#[cfg(test)]
mod tests;
mod wages;

use super::content::Role;
use super::step::Step;
use super::table::{Flow, Table};
use super::thing::CardId;
use provost_engine::list::List;
use provost_interpreter::choice::Choice;
use provost_interpreter::host::Reply;
use provost_interpreter::program::Program;

/// Members of a clan under consideration.
pub(super) type Members = List<CardId, 48>;

impl Table {
    /// Takes a procedure of this part of the game one step further. Kept out of line, so that `Table::go`
    /// only dispatches.
    #[inline(never)]
    pub(super) fn go_round(
        &mut self,
        _program: &Program,
        step: &mut Step,
        reply: Reply,
        choice: &mut Choice,
    ) -> Flow {
        if let Step::Game { stage } = step {
            self.go_game(stage)
        } else if let Step::Pool { stage, at } = step {
            self.go_pool(stage, at)
        } else if let Step::CleanUp { stage, at } = step {
            self.go_clean_up(stage, at)
        } else if let Step::Wages { seat, stage, card, item } = step {
            wages::Wages { seat: *seat, stage, card, item }.go(self, reply, choice)
        } else if let Step::Leader { seat } = step {
            self.go_leader(*seat, reply, choice)
        } else {
            Flow::Fail("not a procedure of the round")
        }
    }

    /// Returns the members of greatest reputation, and among them those of greatest cost: the order for
    /// leading and for deserting. If several are left, their owner chooses.
    fn foremost(&self, among: &Members) -> Members {
        let rank = |card: CardId| {
            let mercenary = self.content.mercenary(card);
            (mercenary.reputation, mercenary.cost)
        };
        let mut foremost = *among;
        if let Some(highest) = among.iter().map(|card| rank(*card)).max() {
            foremost.retain(|card| rank(*card) == highest);
        }
        self.without_copies(&foremost)
    }

    /// Reduces interchangeable members to one: cards of the stack that carry nothing.
    fn without_copies(&self, among: &Members) -> Members {
        let mut different = Members::default();
        for card in among {
            let plain = |card: CardId| {
                self.content.mercenary(card).role == Role::Stack && self.equipment_of(card).next().is_none()
            };
            let entry = |card: CardId| self.content.card(card).entry;
            let alike = |other: &CardId| plain(*other) && entry(*other) == entry(*card);
            if !(plain(*card) && different.iter().any(alike)) {
                different.push(*card);
            }
        }
        different
    }

    /// Returns the equipment on a member.
    fn equipment_of(&self, bearer: CardId) -> impl Iterator<Item = CardId> {
        let owner = self.state.card(bearer).owner;
        let all = self.state.seat(owner).equipment.iter().copied();
        all.filter(move |card| self.state.card(*card).link == bearer)
    }
}
