//! The whole game, its rounds, dice pools and clean-up.

mod clean_up;
mod first_player;
mod game;
mod leader;
mod panic;
mod pool;
mod reset;
#[cfg(test)]
mod tests;
mod wages;

pub(super) use clean_up::CleanUpStage;
pub(super) use game::GameStage;
pub(super) use pool::PoolStage;
pub(super) use wages::{Wages, WagesStage};

use super::content::Role;
use super::table::Table;
use super::thing::CardId;
use provost_engine::list::List;

/// Members of a clan under consideration.
pub(super) type Members = List<CardId, 48>;

impl Table {
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
