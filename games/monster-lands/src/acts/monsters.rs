//! Monsters come onto the board and off it.

use super::reach;
use crate::event::EventKind;
use crate::state::{Card, Pile};
use crate::table::Table;
use crate::thing::{CardId, Item, Site};
use provost_interpreter::hook::Player;

impl Table {
    /// Puts a monster at a land or the Entrance, and in force if it is not yet; a monster already there is
    /// discarded.
    pub(crate) fn lay_monster(&mut self, site: Site, card: CardId) {
        let Some(dock) = site.dock() else { return };
        let old = self.state.board.monster(site);
        if old.is_some() && old != card {
            self.discard_monster(old);
        }
        let elsewhere = self.site_of(card);
        if let Some(from) = elsewhere.and_then(Site::dock)
            && let Some(place) = self.state.board.monsters.get_mut(from)
        {
            *place = CardId::NONE;
        }
        if let Some(place) = self.state.board.monsters.get_mut(dock) {
            *place = card;
        }
        self.lift_card(card);
        self.enforce_card(card, Player::NONE, reach::MONSTER);
        self.tell(EventKind::LaidOut { card, site });
    }

    /// Takes a monster off the board, without moving its card.
    pub(crate) fn lift_monster(&mut self, card: CardId) {
        if let Some(place) = self.state.board.monsters.iter_mut().find(|place| **place == card) {
            *place = CardId::NONE;
        }
        self.lift_card(card);
    }

    /// Discards a monster.
    pub(crate) fn discard_monster(&mut self, card: CardId) {
        self.lift_monster(card);
        self.state.piles.push(Pile::MonsterDiscard, card);
        self.tell(EventKind::LeftBoard { card });
    }

    /// Gives a player a monster's trophy and puts it in force.
    pub(crate) fn take_trophy(&mut self, seat: u8, card: CardId) {
        self.lift_monster(card);
        self.state.seat_mut(seat).trophies.push(card);
        self.state.with_card(card, |place| *place = Card { owner: seat, ..Card::default() });
        for at in 0..self.content.trophies.len() {
            if let Some(code) = self.content.trophies.get(at).copied() {
                self.enforce(Item::Trophy(card), Player(seat), reach::OWNER, code);
            }
        }
    }

    /// Discards a trophy; the monster goes to the discards.
    pub(crate) fn discard_trophy(&mut self, card: CardId) {
        let owner = self.state.card(card).owner;
        if self.state.seat_mut(owner).trophies.take(card) {
            self.lift(Item::Trophy(card));
            self.state.with_card(card, |place| *place = Card::default());
            self.state.piles.push(Pile::MonsterDiscard, card);
            self.tell(EventKind::Discarded { card });
        }
    }
}
