//! What comes of a roll: the monster is eliminated or captured, the land conquered; then the others take loot.

use super::{Battle, effects};
use provost_monster_lands::content::{Goods, TrapFamily};
use provost_monster_lands::state::{Attack, Card, Offer, Pile};
use provost_monster_lands::thing::{CardId, PathId};

impl Battle<'_> {
    /// The mercenary of a path rolls against the monster.
    pub(super) fn strike(&mut self, path: PathId) {
        let Some(rolled) = self.roll(path, true) else { return };
        let total = self.note_total(rolled);
        let card = self.monster();
        let monster = *self.content.monster(card);
        let seat = self.state.board.active;
        if total >= monster.elimination {
            self.gain(seat, &monster.elimination_reward);
            self.win(path);
            self.lift_monster();
            self.state.seat_mut(seat).trophies.push(card);
            self.state.with_card(card, |place| *place = Card { owner: seat, ..Card::default() });
        } else if total >= monster.capture && self.has_trap(path) {
            self.gain(seat, &monster.capture_reward);
            self.win(path);
            self.change_resource(seat, self.words.glory, effects::glory_for_capture(path));
            self.lift_monster();
            self.state.piles.push(Pile::MonsterDiscard, card);
        } else {
            self.state.roll.carried = self.state.roll.handed_on;
            return;
        }
        for path in self.site.paths() {
            if self.state.path(path).fought {
                self.clear(path);
            }
        }
    }

    /// The mercenary of a path rolls for the land.
    pub(super) fn roll_for_land(&mut self, path: PathId) {
        let Some(rolled) = self.roll(path, false) else { return };
        let total = self.note_total(rolled);
        let card = self.land();
        let land = *self.content.land(card);
        if total < land.conquest {
            self.state.roll.carried = self.state.roll.handed_on;
            return;
        }
        let seat = self.state.board.active;
        self.gain(seat, &land.reward);
        self.state.path_mut(path).won = true;
        self.state.seat_mut(seat).lands.push(card);
        self.state.with_card(card, |place| *place = Card { owner: seat, ..Card::default() });
        let Some(dock) = self.site.dock() else { return };
        if let Some(land) = self.state.board.lands.get_mut(dock) {
            *land = CardId::NONE;
        }
        if let Some((header, _)) = self.state.board.headers.get_mut(dock).map(std::mem::take) {
            self.state.piles.push(Pile::HeaderDiscard, header);
        }
    }

    /// Adds what earlier paths have handed on, and keeps the total.
    fn note_total(&mut self, rolled: i32) -> i32 {
        let roll = &mut self.state.roll;
        let total = rolled + i32::from(roll.carried);
        roll.handed_on = i16::try_from(total).unwrap_or(i16::MAX);
        roll.totals = [roll.handed_on; 2];
        total
    }

    fn win(&mut self, path: PathId) {
        self.state.path_mut(path).won = true;
        self.state.attack = Attack::default();
    }

    fn has_trap(&self, path: PathId) -> bool {
        let mut traps = self.state.path(path).traps.iter();
        traps.any(|trap| !trap.revealed || self.content.trap(trap.card).family != TrapFamily::Trick)
    }

    fn lift_monster(&mut self) {
        if let Some(place) = self.site.dock().and_then(|dock| self.state.board.monsters.get_mut(dock)) {
            *place = CardId::NONE;
        }
    }

    /// Gives a reward. Those of this battle are gold and glory.
    fn gain(&mut self, seat: u8, goods: &Goods) {
        for (resource, count) in goods.resources.iter().enumerate().filter(|(_, count)| **count > 0) {
            self.change_resource(seat, resource, i16::from(*count));
        }
    }

    pub(super) fn loot(&mut self) {
        for path in self.site.paths() {
            let here = self.state.path(path);
            if !here.is_occupied() || here.won {
                continue;
            }
            let seat = self.activate(path);
            let offer = *self.state.board.offer(Offer::Loot);
            if offer.is_empty() {
                continue;
            }
            let chosen = if offer.len() > 1 { self.choose(offer.len()) } else { 0 };
            if let Some(card) = self.state.board.offer_mut(Offer::Loot).remove(chosen) {
                self.state.seat_mut(seat).loot.push(card);
                self.state.with_card(card, |place| *place = Card { owner: seat, ..Card::default() });
            }
        }
        let size = usize::from(self.content.numbers.offers.loot);
        while self.state.board.offer(Offer::Loot).len() < size {
            let chance = &mut self.state.chance;
            let Some(card) = self.state.piles.draw(Pile::Loot, Pile::LootDiscard, chance) else { return };
            self.state.board.offer_mut(Offer::Loot).push(card);
        }
    }
}
