//! A player: clan, stock and dice pool.

use super::Arranger;
use crate::content::{Index, Role};
use crate::situation::position::{Amount, DiceSpec, MemberSpec, SeatSpec};
use crate::state::Pile;
use crate::thing::CardId;
use provost_engine::situation::Named;

impl Arranger<'_, '_, '_> {
    pub(super) fn clan(&mut self, seat: u8, spec: &SeatSpec) {
        if let Some(members) = &spec.members {
            self.dismiss(seat);
            let led = members.iter().any(|member| member.leader == Some(true));
            for (at, member) in members.iter().enumerate() {
                self.member(seat, member, member.leader.unwrap_or(!led && at == 0));
            }
        }
        for id in spec.lands.iter().flatten() {
            if !self.owns(seat, &id.id) {
                self.own_land(seat, id);
            }
        }
        if let Some(traps) = &spec.traps {
            let old = self.table.state.seat(seat).traps;
            for card in &old {
                self.table.lose_trap(seat, *card);
            }
            for id in traps {
                if self.table.state.seat(seat).traps.is_full() {
                    self.wrong(id.span, "nobody can have so many traps");
                } else if let Some(card) = self.take(id) {
                    self.table.take_trap(seat, card);
                }
            }
        }
        for id in spec.loot.iter().flatten() {
            if let Some(card) = self.take(id) {
                self.table.take_loot(seat, card);
            }
        }
        for id in spec.trophies.iter().flatten() {
            if let Some(card) = self.take(id) {
                self.table.take_trophy(seat, card);
            }
        }
    }

    /// Removes the members dealt by set-up.
    fn dismiss(&mut self, seat: u8) {
        let old = self.table.state.seat(seat).members;
        for card in &old {
            self.free(*card);
            if self.table.content.mercenary(*card).role == Role::Hired {
                self.table.state.piles.push(Pile::MercenaryDiscard, *card);
            } else if self.table.content.mercenary(*card).role == Role::Stack {
                self.table.state.piles.push(Pile::Novices, *card);
            }
        }
    }

    fn member(&mut self, seat: u8, spec: &MemberSpec, leads: bool) {
        let place = spec.id.span;
        if self.table.state.seat(seat).members.is_full() {
            self.wrong(place, "nobody can have so many members");
            return;
        }
        let Some(card) = self.take(&spec.id) else { return };
        self.table.join(seat, card);
        if leads && self.table.leader(seat).is_some() {
            self.wrong(place, format!("`{}` cannot lead a clan that has a leader", spec.id.id));
            return;
        }
        let (wounds, deadly) = (spec.wounds.unwrap_or(0), self.table.content.numbers.deadly_wounds.max(1));
        if wounds >= deadly {
            self.wrong(
                place,
                format!("`{}` cannot live with {wounds} wounds: {deadly} are deadly", spec.id.id),
            );
            return;
        }
        self.table.state.with_card(card, |place| (place.leads, place.wounds) = (leads, wounds));
        for id in spec.equipment.iter().flatten() {
            self.equipment(seat, card, id);
        }
        if let Some(id) = &spec.settled
            && let Some(land) = self.own_land(seat, id)
        {
            let content = &self.table.content;
            if content.mercenary(card).affinity == Some(content.land(land).affinity) {
                self.table.settle(land, card);
            } else {
                self.wrong(id.span, format!("`{}` cannot settle a land of another affinity", spec.id.id));
            }
        }
    }

    fn equipment(&mut self, seat: u8, bearer: CardId, id: &Named) {
        let Some(card) = self.take(id) else { return };
        let ty = self.table.content.equipment(card).ty;
        let mut others = self.table.state.seat(seat).equipment.iter();
        let same = others.any(|other| {
            self.table.state.card(*other).link == bearer && self.table.content.equipment(*other).ty == ty
        });
        if same {
            self.wrong(id.span, "nobody bears two pieces of equipment of the same type");
        } else {
            self.table.equip(card, bearer);
        }
    }

    fn owns(&self, seat: u8, id: &str) -> bool {
        let lands = self.table.state.seat(seat).lands;
        lands.iter().any(|card| self.table.card_id(self.speech, *card) == id)
    }

    fn own_land(&mut self, seat: u8, id: &Named) -> Option<CardId> {
        let land = self.take(id)?;
        self.table.state.seat_mut(seat).lands.push(land);
        self.table.state.with_card(land, |place| place.owner = seat);
        Some(land)
    }

    /// Returns the colour of dice.
    pub(super) fn colour(&mut self, die: &DiceSpec) -> Option<u8> {
        let colour = self.table.content.colour(die.colour);
        if colour.is_none() {
            self.wrong(die.span, format!("there are no dice `{}` in this game", self.speech.id(die.colour)));
        }
        colour
    }

    pub(super) fn stock(&mut self, seat: u8, spec: &SeatSpec) {
        if spec.reputation.is_some() || spec.trap_count.is_some() {
            self.wrong(spec.span, "reputation and the number of traps follow from `members` and `traps`");
        }
        for die in spec.pool.iter().flatten() {
            let Some(colour) = self.colour(die) else { continue };
            let rolled = self.table.content.dice.get(usize::from(colour)).is_some_and(|kind| kind.rolled);
            if rolled && die.any_face && !die.faces.is_empty() {
                let id = self.speech.id(die.colour);
                self.wrong(die.span, format!("dice `{id}` are rolled: write their faces, `{id} = [3, 5]`"));
                continue;
            }
            for face in &die.faces {
                self.table.state.seat_mut(seat).add_die(colour, *face);
            }
        }
        for count in &spec.stock {
            self.set_stock(seat, *count);
        }
        let clan = self.table.state.seat_mut(seat);
        clan.passed = spec.passed.unwrap_or(false);
        clan.missions = spec.missions.unwrap_or(0);
    }

    fn set_stock(&mut self, seat: u8, Amount { noun, count, span }: Amount) {
        let content = std::sync::Arc::clone(&self.table.content);
        let clan = self.table.state.seat_mut(seat);
        match content.index(noun) {
            Index::Resource(at) => {
                if let Some(place) = clan.resources.get_mut(usize::from(at)) {
                    *place = i16::try_from(count).unwrap_or(i16::MAX);
                }
            }
            Index::Token(at) if !self.table.is_trap(at) => {
                if let Some(place) = self.table.state.seat_mut(seat).tokens.get_mut(usize::from(at)) {
                    *place = u8::try_from(count).unwrap_or(u8::MAX);
                }
            }
            Index::None
            | Index::Colour(_)
            | Index::Token(_)
            | Index::Affinity(_)
            | Index::Type(_)
            | Index::Building(_) => self.wrong(span, "traps in stock are written as cards: `traps = [..]`"),
        }
    }
}
