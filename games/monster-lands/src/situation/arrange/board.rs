//! The board: offers, monsters, lands, missions, buildings, and refills of places whose cards were taken.

use super::Arranger;
use crate::content::Face;
use crate::situation::position::{At, DOCKS, Position};
use crate::state::{Offer, Pile};
use crate::thing::{CardId, Site};
use provost_engine::list::List;
use provost_engine::situation::Named;
use provost_grammar::span::Span;
use provost_interpreter::hook::Player;
use provost_interpreter::listeners::Reach;

/// The docks of monsters.
const SITES: [Site; 3] = [Site::Land(0), Site::Land(1), Site::Entrance];

impl Arranger<'_, '_, '_> {
    pub(super) fn board(&mut self, position: &Position) {
        for (offer, ids) in &position.offers {
            self.offer(*offer, ids);
        }
        for (at, site) in position.monsters.iter().filter_map(|at| Some((at, SITES.get(at.place).copied()?)))
        {
            if at.card.is_some() && !self.is_open(at.place, at.span) {
                continue;
            }
            let old = self.table.state.board.monster(site);
            self.put_under(Pile::Monsters, old);
            if let Some(card) = at.card.as_ref().and_then(|id| self.take(id)) {
                self.table.lay_monster(site, card);
            }
        }
        for at in &position.lands {
            if at.card.is_none() || self.is_open(at.place, at.span) {
                let old = self.table.state.board.lands.get(at.place).copied().unwrap_or_default();
                self.put_under(Pile::Lands, old);
                let card = self.card_at(at);
                if let Some(place) = self.table.state.board.lands.get_mut(at.place) {
                    *place = card;
                }
            }
        }
        for (at, id, side) in &position.headers {
            if !self.is_open(*at, id.span) {
                continue;
            }
            let old = self.table.state.board.headers.get(*at).copied().unwrap_or_default();
            self.put_under(Pile::Headers, old.0);
            let card = self.take(id).unwrap_or_default();
            if let Some(place) = self.table.state.board.headers.get_mut(*at) {
                *place = (card, *side);
            }
        }
        for at in &position.missions {
            let old = self.table.state.board.missions.get(at.place).copied().unwrap_or_default();
            self.put_under(Pile::Missions, old);
            let card = self.card_at(at);
            if let Some(place) = self.table.state.board.missions.get_mut(at.place) {
                *place = card;
            }
        }
        self.buildings(position);
        for (id, round) in position.stored.iter().flatten() {
            if let Some(card) = self.take(id) {
                self.table.state.board.stored.push((card, *round));
            }
        }
        if let Some((first, _)) = position.first {
            self.table.state.board.first = first;
        }
    }

    fn card_at(&mut self, at: &At) -> CardId {
        at.card.as_ref().and_then(|id| self.take(id)).unwrap_or_default()
    }

    /// Returns whether a dock is part of this game.
    fn is_open(&mut self, dock: usize, span: Span) -> bool {
        let board = &self.table.state.board;
        let (lands, players) = (board.lands_in_use, board.players);
        let open = dock >= 2 || dock < usize::from(lands);
        if !open {
            let name = DOCKS.get(dock).copied().unwrap_or_default();
            self.wrong(span, format!("`{name}` is no part of a game with so many players: {players}"));
        }
        open
    }

    fn offer(&mut self, offer: Offer, ids: &[Named]) {
        let old = *self.table.state.board.offer(offer);
        for card in &old {
            self.put_under(pile_of(offer), *card);
        }
        let room = self.table.size_of(offer);
        let mut cards = List::default();
        for (at, id) in ids.iter().enumerate() {
            if at >= room {
                self.wrong(id.span, format!("this offer has room for {room}"));
            } else if let Some(card) = self.take(id) {
                cards.push(card);
            }
        }
        *self.table.state.board.offer_mut(offer) = cards;
    }

    /// Puts a card under a pile.
    fn put_under(&mut self, pile: Pile, card: CardId) {
        if card.is_some() {
            self.free(card);
            self.table.state.piles.push(pile, card);
            self.table.state.piles.cards_mut(pile).rotate_right(1);
        }
    }

    fn building(&mut self, id: &Named) -> Option<u8> {
        let found = self.table.building_index(self.speech, &id.id);
        if found.is_none() {
            self.wrong(id.span, format!("`{}` is no building of this game", id.id));
        }
        found
    }

    fn buildings(&mut self, position: &Position) {
        for id in position.panic.iter().flatten() {
            let Some(at) = self.building(id) else { continue };
            let is_it = |card: &&CardId| self.table.content.card(**card).face == Face::Panic(at);
            let found = self.table.state.piles.cards(Pile::Panic).iter().find(is_it).copied();
            let Some(card) = found else {
                self.wrong(id.span, format!("there is no panic token for `{}` left", id.id));
                continue;
            };
            self.free(card);
            self.table.state.board.panic.push(card);
            self.table.enforce_card(card, Player::NONE, Reach::EVERYWHERE);
        }
        for (id, spaces) in &position.spaces {
            let Some(at) = self.building(id) else { continue };
            let mut bits = 0;
            for space in spaces {
                match self.table.space_bit(self.speech, at, &space.id) {
                    Some(bit) => bits |= bit,
                    None => self.wrong(space.span, format!("`{}` has no space `{}`", id.id, space.id)),
                }
            }
            if let Some(place) = self.table.state.board.spaces.get_mut(usize::from(at)) {
                *place = bits;
            }
        }
        for (id, face) in &position.discounts {
            let Some(at) = self.building(id) else { continue };
            if let Some(place) = self.table.state.board.discounts.get_mut(usize::from(at)) {
                *place = *face;
            }
        }
    }

    /// Refills places that lost cards and that the position does not mention.
    pub(super) fn fill_up(&mut self, position: &Position) {
        for offer in [Offer::Mercenaries, Offer::Equipment, Offer::Traps, Offer::Loot] {
            if !position.offers.iter().any(|(written, _)| *written == offer) {
                self.table.refill(offer);
            }
        }
        for land in 0..self.table.state.board.lands_in_use {
            let site = Site::Land(land);
            let written = position.monsters.iter().any(|at| at.place == usize::from(land));
            if !written
                && !self.table.state.board.monster(site).is_some()
                && let Some(card) = self.table.state.piles.pop(Pile::Monsters)
            {
                self.table.lay_monster(site, card);
            }
            self.fill_land(position, usize::from(land));
        }
        for place in 0..self.table.state.board.missions.len() {
            if position.missions.iter().all(|at| at.place != place) {
                let state = &mut self.table.state;
                fill(state.board.missions.get_mut(place), || state.piles.pop(Pile::Missions));
            }
        }
    }

    /// Replaces a land or header that the position has put elsewhere.
    fn fill_land(&mut self, position: &Position, land: usize) {
        let state = &mut self.table.state;
        if position.lands.iter().all(|at| at.place != land) {
            fill(state.board.lands.get_mut(land), || state.piles.pop(Pile::Lands));
        }
        if position.headers.iter().all(|(written, ..)| *written != land) {
            let place = state.board.headers.get_mut(land).map(|(card, _)| card);
            fill(place, || state.piles.pop(Pile::Headers));
        }
    }
}

/// Puts a card at an empty place.
fn fill(place: Option<&mut CardId>, card: impl FnOnce() -> Option<CardId>) {
    if let Some(place) = place.filter(|place| !place.is_some())
        && let Some(card) = card()
    {
        *place = card;
    }
}

const fn pile_of(offer: Offer) -> Pile {
    match offer {
        Offer::Mercenaries => Pile::Mercenaries,
        Offer::Equipment => Pile::Equipment,
        Offer::Traps => Pile::Traps,
        Offer::Loot => Pile::Loot,
    }
}
