//! Monsters that were fought and not beaten come to the Entrance, and panic spreads.

use crate::content::Face;
use crate::context::moment;
use crate::event::EventKind;
use crate::registry::hooks::Hook;
use crate::registry::targets::Target;
use crate::state::Pile;
use crate::table::Table;
use crate::thing::{CardId, Site};
use provost_engine::list::List;
use provost_interpreter::hook::Player;
use provost_interpreter::listeners::Reach;
use std::cmp::Reverse;

impl Table {
    pub(super) fn spread_panic(&mut self) {
        self.move_to_entrance();
        if !self.state.board.monster(Site::Entrance).is_some() {
            return;
        }
        let count = self.number(&moment(Hook::Panic, self.state.board.first), Target::PanicCount, 1);
        for _ in 0..count {
            self.close_building();
        }
    }

    /// Moves one of the candidates to the Entrance; the others are discarded.
    fn move_to_entrance(&mut self) {
        let candidates = self.panic_candidates();
        let there = self.state.board.monster(Site::Entrance);
        let strength = |card: &CardId| {
            let monster = self.content.monster(*card);
            (monster.attack, monster.elimination, *card == there, Reverse(*card))
        };
        let strongest = candidates.iter().copied().max_by_key(strength);
        self.state.board.sent.clear();
        self.state.board.fought = [false; 3];
        let Some(strongest) = strongest else { return };
        for card in candidates.iter().filter(|card| **card != strongest) {
            self.discard_monster(*card);
        }
        if strongest != there {
            self.lay_monster(Site::Entrance, strongest);
        }
    }

    /// Returns the monsters of lost battles, those that were sent, and the one at the Entrance.
    fn panic_candidates(&self) -> List<CardId, 8> {
        let board = &self.state.board;
        let mut candidates = board.sent.iter().copied().fold(List::default(), |mut all, card| {
            all.push(card);
            all
        });
        let [a, b, there] = board.monsters;
        let [fought_a, fought_b, _] = board.fought;
        for (card, comes) in [(a, fought_a), (b, fought_b), (there, true)] {
            if comes && card.is_some() && !candidates.contains(card) {
                candidates.push(card);
            }
        }
        candidates
    }

    /// Puts a panic token on its building, if one is left.
    fn close_building(&mut self) {
        let taken = self.state.piles.take(Pile::Panic, &mut self.state.chance);
        let Some(card) = taken else { return };
        self.state.board.panic.push(card);
        self.enforce_card(card, Player::NONE, Reach::EVERYWHERE);
        if let Face::Panic(building) = self.content.card(card).face {
            self.tell(EventKind::Panic { building });
        }
    }
}
