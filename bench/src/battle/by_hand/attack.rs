//! The monster attacks the mercenary of a path: dice, defence, wounds, death.

use super::{Battle, bit};
use provost_monster_lands::content::{Role, TrapFamily};
use provost_monster_lands::state::{Attack, Card, Pile};
use provost_monster_lands::thing::{CardId, PathId, Site};

impl Battle<'_> {
    pub(super) fn attack(&mut self, path: PathId) {
        self.state.attack = Attack { path, ..Attack::default() };
        self.state.attack.dice = self.attack_dice();
        self.give_up_dice(path);
        let dice = std::mem::take(&mut self.state.attack.dice);
        let hits = self.state.chance.hits(dice, self.content.numbers.hit_faces);
        (self.state.attack.hits, self.state.attack.missed) = (hits, dice - hits);
        if hits > 0 {
            let outer = self.state.attack;
            self.hit(path, hits);
            self.state.attack = outer;
        }
    }

    fn attack_dice(&self) -> u8 {
        let monster = self.content.monster(self.monster());
        let matching = monster.affinity == self.content.land(self.land()).affinity;
        let track = &self.content.difficulty.track;
        let round = usize::from(self.state.board.round.saturating_sub(1));
        let from_track = track.get(round).or_else(|| track.last()).copied().unwrap_or(0);
        u8::try_from(monster.attack + i32::from(matching) + from_track).unwrap_or(0)
    }

    /// Magic dice can be given up, each for one attack die.
    fn give_up_dice(&mut self, path: PathId) {
        loop {
            let magic = self.state.path(path).unrolled(self.words.magic);
            if self.state.attack.dice == 0 || magic == 0 || self.choose(2) == 1 {
                return;
            }
            let given = if magic > 1 { self.choose(magic) + 1 } else { 1 };
            for _ in 0..given {
                let colour = self.words.magic;
                let dice = &mut self.state.path_mut(path).dice;
                let at = dice.iter().position(|die| die.face == 0 && die.colour == colour);
                at.and_then(|at| dice.remove(at));
            }
            let removed = u8::try_from(given).unwrap_or(u8::MAX);
            self.state.attack.dice = self.state.attack.dice.saturating_sub(removed);
        }
    }

    fn hit(&mut self, path: PathId, hits: u8) {
        self.state.attack = Attack { path, hits, ..Attack::default() };
        self.cancel_hits(path);
        let mut wounds = 0;
        for _ in 0..self.state.attack.hits {
            if !self.cancel_wound(path) {
                wounds += 1;
            }
        }
        if wounds == 0 {
            return;
        }
        let card = self.state.path(path).mercenary;
        let wounds = self.state.card(card).wounds.saturating_add(wounds);
        self.state.with_card(card, |place| place.wounds = wounds);
        if wounds >= self.content.numbers.deadly_wounds {
            self.die(path, card);
        }
    }

    /// The talent comes first, then the equipment, then tokens.
    fn cancel_hits(&mut self, path: PathId) {
        while self.state.attack.hits > 0 {
            let talent = path.0 == 0 && self.talents_used & bit(path) == 0 && self.is_monster_cancelled();
            let equipment = path.0 == 3 && self.equipment_used & bit(path) == 0;
            let token = self.tokens(path, self.words.defense) > 0;
            let uses = usize::from(talent) + usize::from(equipment) + usize::from(token);
            if uses == 0 {
                return;
            }
            let chosen = self.choose(uses + 1);
            if chosen == uses {
                return;
            }
            if talent && chosen == 0 {
                self.talents_used |= bit(path);
            } else if equipment && chosen == usize::from(talent) {
                self.equipment_used |= bit(path);
            } else {
                self.spend_token(path, self.words.defense);
            }
            self.state.attack.hits -= 1;
        }
    }

    fn is_monster_cancelled(&self) -> bool {
        self.words.cancelled.contains(&self.content.monster(self.monster()).affinity)
    }

    /// Asks whether a potion cancels the wound; returns whether it does.
    fn cancel_wound(&mut self, path: PathId) -> bool {
        let cancelled = self.tokens(path, self.words.potion) > 0 && self.choose(2) == 0;
        if cancelled {
            self.spend_token(path, self.words.potion);
        }
        cancelled
    }

    fn die(&mut self, path: PathId, card: CardId) {
        let seat = self.state.card(card).owner;
        let glory = self.glory_of(path);
        self.change_resource(seat, self.words.glory, glory);
        self.clear(path);
        let place = self.state.path_mut(path);
        place.mercenary = CardId::NONE;
        place.tokens = Default::default();
        place.purse = Default::default();
        self.leave_clan(seat, card);
    }

    /// Returns the glory for a death on a path.
    fn glory_of(&self, path: PathId) -> i16 {
        let Site::Land(land) = self.site else { return 0 };
        let headers = &self.state.board.headers;
        let (header, side) = headers.get(usize::from(land)).copied().unwrap_or_default();
        i16::try_from(self.content.path(header, side, path.number()).glory).unwrap_or(0)
    }

    fn leave_clan(&mut self, seat: u8, card: CardId) {
        let all = self.state.seat(seat).equipment;
        for equipment in all.iter().copied() {
            if self.state.card(equipment).link != card {
                continue;
            }
            self.state.seat_mut(seat).equipment.take(equipment);
            self.state.with_card(equipment, |place| *place = Card::default());
            self.state.piles.push(Pile::EquipmentDiscard, equipment);
        }
        let mercenary = self.content.mercenary(card);
        let reputation = i16::try_from(mercenary.reputation).unwrap_or(0);
        let clan = self.state.seat_mut(seat);
        clan.members.take(card);
        clan.reputation = clan.reputation.saturating_sub(reputation);
        self.state.with_card(card, |place| *place = Card::default());
        match mercenary.role {
            Role::Leader | Role::Initial => {}
            Role::Hired => self.state.piles.push(Pile::MercenaryDiscard, card),
            Role::Stack => self.state.piles.push(Pile::Novices, card),
        }
    }

    /// Takes dice, traps and placed tokens off a path.
    pub(super) fn clear(&mut self, path: PathId) {
        let defense = usize::from(self.words.defense);
        let place = self.state.path_mut(path);
        let traps = place.traps;
        place.dice.clear();
        place.traps.clear();
        if let Some(count) = place.tokens.get_mut(defense) {
            *count = 0;
        }
        for trap in &traps {
            self.state.with_card(trap.card, |place| *place = Card::default());
            if self.content.trap(trap.card).family != TrapFamily::Initial {
                self.state.piles.push(Pile::TrapDiscard, trap.card);
            }
        }
    }
}
