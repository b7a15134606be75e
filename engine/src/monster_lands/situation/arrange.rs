//! Sets a position up on a table on which everything is legal already, so that what is not written is sensible.

use super::position::{DiceSpec, MemberSpec, NONE, PathSpec, Position, SeatSpec};
use crate::game::speech::Speech;
use crate::list::List;
use crate::monster_lands::acts::reach;
use crate::monster_lands::content::{Face, Index, Role};
use crate::monster_lands::names;
use crate::monster_lands::state::card::{DUMMY, NOBODY};
use crate::monster_lands::state::{Card, Offer, Pile};
use crate::monster_lands::table::Table;
use crate::monster_lands::thing::{CardId, PathId, Site};
use provost_interpreter::filing::{Reach, Uses};
use provost_interpreter::hook::Player;
use provost_interpreter::vocabulary::id::NounId;

type Done = Result<(), String>;

/// A table on which a position is being set up.
struct Arranger<'t, 's, 'g> {
    table: &'t mut Table,
    speech: &'s Speech<'g>,
    /// Cards that the position has named already.
    claimed: Vec<CardId>,
}

impl Table {
    /// Sets a position up.
    pub(in crate::monster_lands) fn arrange(&mut self, speech: &Speech<'_>, position: &Position) -> Done {
        Arranger { table: self, speech, claimed: Vec::new() }.all(position)
    }

    /// Returns the index of a building by its entry's id.
    pub(in crate::monster_lands) fn building_index(&self, speech: &Speech<'_>, id: &str) -> Option<u8> {
        let buildings = (0..).zip(&self.content.buildings);
        buildings.into_iter().find(|(_, building)| speech.id(building.entry) == id).map(|(at, _)| at)
    }

    /// Returns the bit of a space of a building, by the noun of the space.
    pub(in crate::monster_lands) fn space_bit(
        &self,
        speech: &Speech<'_>,
        building: u8,
        space: &str,
    ) -> Option<u16> {
        let spaces = self.content.buildings.get(usize::from(building))?.spaces;
        let at = spaces.iter().position(|known| speech.id(known.noun) == space)?;
        Some(1 << at)
    }
}

impl Arranger<'_, '_, '_> {
    fn all(mut self, position: &Position) -> Done {
        for seat in 0..self.table.state.board.players {
            self.table.state.seat_mut(seat).pool = Default::default();
        }
        for (seat, spec) in &position.seats {
            if *seat >= self.table.state.board.players {
                return Err(format!("there is no player {}", seat + 1));
            }
            self.clan(*seat, spec)?;
        }
        self.board(position)?;
        for (path, spec) in &position.paths {
            self.path(*path, spec)?;
        }
        for (seat, spec) in &position.seats {
            self.stock(*seat, spec)?;
        }
        self.fill_up(position);
        for (pile, cards) in &position.piles {
            for id in cards.iter().rev() {
                let card = self.take(id)?;
                self.table.state.piles.push(*pile, card);
            }
        }
        if let Some(round) = position.round {
            self.table.state.board.round = round;
        }
        if let Some(first) = position.first {
            self.table.state.board.first = first;
        }
        if let Some(damage) = position.damage {
            self.table.state.roll.carried = damage;
        }
        self.table.state.uses = Uses::default();
        self.table.log.events.clear();
        Ok(())
    }

    /// Finds a card that the position has not named yet, and takes it from where it is.
    fn take(&mut self, id: &str) -> Result<CardId, String> {
        let card = self.find(id)?;
        self.claimed.push(card);
        self.free(card);
        Ok(card)
    }

    fn find(&self, id: &str) -> Result<CardId, String> {
        let (entry, copy) = match id.split_once('@') {
            Some((entry, copy)) => (entry, copy.parse::<u8>().ok().and_then(|copy| copy.checked_sub(1))),
            None => (id, None),
        };
        let cards = (0..).map(CardId).zip(&self.table.content.cards);
        let mut cards = cards.filter(|(card, info)| {
            self.speech.id(info.entry) == entry
                && copy.is_none_or(|copy| info.copy == copy)
                && !self.claimed.contains(card)
        });
        cards.next().map(|(card, _)| card).ok_or_else(|| {
            format!("there is no `{id}` (any more) in this game: look at players, packs and options")
        })
    }

    /// Takes a card away from wherever it is.
    fn free(&mut self, card: CardId) {
        let table = &mut *self.table;
        for pile in super::super::state::piles::ALL {
            if let Some(at) = table.state.piles.cards(pile).iter().position(|there| *there == card) {
                table.state.piles.remove(pile, at);
            }
        }
        for offer in [Offer::Mercenaries, Offer::Equipment, Offer::Traps, Offer::Loot] {
            table.take_offered(offer, card);
        }
        table.lift_monster(card);
        let board = &mut table.state.board;
        let places = board.lands.iter_mut().chain(&mut board.missions);
        places.filter(|place| **place == card).for_each(|place| *place = CardId::NONE);
        board.headers.iter_mut().filter(|(place, _)| *place == card).for_each(|place| place.0 = CardId::NONE);
        board.panic.take(card);
        let owner = table.state.card(card).owner;
        if owner != NOBODY {
            if table.state.seat(owner).members.contains(card) {
                table.leave_clan(card);
            }
            let seat = table.state.seat_mut(owner);
            seat.equipment.take(card);
            seat.lands.take(card);
            seat.traps.take(card);
            seat.loot.take(card);
            seat.trophies.take(card);
        }
        table.lift_card(card);
        table.state.with_card(card, |place| *place = Card::default());
    }

    fn clan(&mut self, seat: u8, spec: &SeatSpec) -> Done {
        if let Some(members) = &spec.members {
            let old = self.table.state.seat(seat).members;
            for card in &old {
                self.free(*card);
                if self.table.content.mercenary(*card).role == Role::Hired {
                    self.table.state.piles.push(Pile::MercenaryDiscard, *card);
                } else if self.table.content.mercenary(*card).role == Role::Stack {
                    self.table.state.piles.push(Pile::Novices, *card);
                }
            }
            let led = members.iter().any(|member| member.leader == Some(true));
            for (at, member) in members.iter().enumerate() {
                let card = self.take(&member.id)?;
                self.table.join(seat, card);
                let leads = member.leader.unwrap_or(!led && at == 0);
                let wounds = member.wounds.unwrap_or(0);
                self.table.state.with_card(card, |place| (place.leads, place.wounds) = (leads, wounds));
                self.member(seat, card, member)?;
            }
        }
        for id in spec.lands.iter().flatten() {
            if !self.owns(seat, id) {
                self.own_land(seat, id)?;
            }
        }
        if let Some(traps) = &spec.traps {
            let old = self.table.state.seat(seat).traps;
            for card in &old {
                self.table.lose_trap(seat, *card);
            }
            for id in traps {
                let card = self.take(id)?;
                self.table.take_trap(seat, card);
            }
        }
        for id in spec.loot.iter().flatten() {
            let card = self.take(id)?;
            self.table.take_loot(seat, card);
        }
        for id in spec.trophies.iter().flatten() {
            let card = self.take(id)?;
            self.table.take_trophy(seat, card);
        }
        Ok(())
    }

    fn member(&mut self, seat: u8, card: CardId, spec: &MemberSpec) -> Done {
        for id in spec.equipment.iter().flatten() {
            let equipment = self.take(id)?;
            self.table.equip(equipment, card);
        }
        if let Some(id) = &spec.settled {
            let land = self.own_land(seat, id)?;
            self.table.settle(land, card);
        }
        Ok(())
    }

    fn owns(&self, seat: u8, id: &str) -> bool {
        let lands = self.table.state.seat(seat).lands;
        lands.iter().any(|card| self.table.card_id(self.speech, *card) == id)
    }

    fn own_land(&mut self, seat: u8, id: &str) -> Result<CardId, String> {
        let land = self.take(id)?;
        self.table.state.seat_mut(seat).lands.push(land);
        self.table.state.with_card(land, |place| place.owner = seat);
        Ok(land)
    }

    /// Puts a card under a pile.
    fn put_under(&mut self, pile: Pile, card: CardId) {
        if card.is_some() {
            self.free(card);
            self.table.state.piles.push(pile, card);
            self.table.state.piles.cards_mut(pile).rotate_right(1);
        }
    }

    fn board(&mut self, position: &Position) -> Done {
        for (offer, ids) in &position.offers {
            let old = *self.table.state.board.offer(*offer);
            for card in &old {
                self.put_under(pile_of(*offer), *card);
            }
            let mut cards = List::default();
            for id in ids {
                cards.push(self.take(id)?);
            }
            *self.table.state.board.offer_mut(*offer) = cards;
        }
        for (dock, id) in &position.monsters {
            let site = [Site::Land(0), Site::Land(1), Site::Entrance].get(*dock).copied();
            let Some(site) = site else { continue };
            let old = self.table.state.board.monster(site);
            self.put_under(Pile::Monsters, old);
            if let Some(id) = id {
                let card = self.take(id)?;
                self.table.lay_monster(site, card);
            }
        }
        for (at, id) in &position.lands {
            let old = self.table.state.board.lands.get(*at).copied().unwrap_or_default();
            self.put_under(Pile::Lands, old);
            let card = id.as_deref().map_or(Ok(CardId::NONE), |id| self.take(id))?;
            if let Some(place) = self.table.state.board.lands.get_mut(*at) {
                *place = card;
            }
        }
        for (at, id, side) in &position.headers {
            let old = self.table.state.board.headers.get(*at).copied().unwrap_or_default();
            self.put_under(Pile::Headers, old.0);
            let card = self.take(id)?;
            if let Some(place) = self.table.state.board.headers.get_mut(*at) {
                *place = (card, *side);
            }
        }
        for (at, id) in &position.missions {
            let old = self.table.state.board.missions.get(*at).copied().unwrap_or_default();
            self.put_under(Pile::Missions, old);
            let card = id.as_deref().map_or(Ok(CardId::NONE), |id| self.take(id))?;
            if let Some(place) = self.table.state.board.missions.get_mut(*at) {
                *place = card;
            }
        }
        self.buildings(position)?;
        for (id, round) in position.stored.iter().flatten() {
            let card = self.take(id)?;
            self.table.state.board.stored.push((card, *round));
        }
        Ok(())
    }

    fn buildings(&mut self, position: &Position) -> Done {
        let building = |table: &Table, id: &str| {
            table.building_index(self.speech, id).ok_or_else(|| format!("`{id}` is no building of this game"))
        };
        for id in position.panic.iter().flatten() {
            let at = building(self.table, id)?;
            let is_it = |card: &&CardId| self.table.content.card(**card).face == Face::Panic(at);
            let found = self.table.state.piles.cards(Pile::Panic).iter().find(is_it).copied();
            let card = found.ok_or_else(|| format!("there is no panic token for `{id}`"))?;
            self.free(card);
            self.table.state.board.panic.push(card);
            self.table.enforce_card(card, Player::NONE, Reach::EVERYWHERE);
        }
        for (id, spaces) in &position.spaces {
            let at = building(self.table, id)?;
            let mut bits = 0;
            for space in spaces {
                let bit = self.table.space_bit(self.speech, at, space);
                bits |= bit.ok_or_else(|| format!("`{id}` has no space `{space}`"))?;
            }
            if let Some(place) = self.table.state.board.spaces.get_mut(usize::from(at)) {
                *place = bits;
            }
        }
        for (id, face) in &position.discounts {
            let at = building(self.table, id)?;
            if let Some(place) = self.table.state.board.discounts.get_mut(usize::from(at)) {
                *place = *face;
            }
        }
        Ok(())
    }

    fn path(&mut self, path: PathId, spec: &PathSpec) -> Done {
        if spec.dummy == Some(true) {
            return self.dummy_path(path, spec);
        }
        let Some(id) = spec.mercenary.as_deref().filter(|id| *id != NONE) else {
            return Err(format!("`{}` has no `mercenary`", names::path_id(path)));
        };
        let member = (0..self.table.state.board.players)
            .flat_map(|seat| self.table.state.seat(seat).members.as_slice().to_vec())
            .find(|card| {
                self.table.card_id(self.speech, *card) == id && !self.table.state.card(*card).path.is_some()
            });
        let card = if let Some(card) = member {
            card
        } else {
            let card = self.take(id)?;
            let seat = spec.player.unwrap_or(self.table.state.board.active);
            self.table.join(seat, card);
            card
        };
        if spec.player.is_some_and(|seat| self.table.state.card(card).owner != seat) {
            return Err(format!("`{id}` is in another clan"));
        }
        let seat = self.table.state.card(card).owner;
        self.table.occupy(path, card);
        self.dice(path, spec)?;
        for (noun, count) in &spec.stock {
            let count = i32::try_from(*count).unwrap_or(i32::MAX);
            match self.table.content.index(*noun) {
                Index::Token(token) if !self.table.is_trap(token) => {
                    self.table.lay_tokens(path, token, count);
                }
                Index::Resource(resource) => self.table.lay_resource(path, resource, count),
                Index::None
                | Index::Colour(_)
                | Index::Token(_)
                | Index::Affinity(_)
                | Index::Type(_)
                | Index::Building(_) => {
                    return Err("traps of a path are written as cards: `traps = [..]`".to_owned());
                }
            }
        }
        self.traps(path, spec, Some(seat))?;
        let place = self.table.state.path_mut(path);
        place.fought = spec.fought.unwrap_or(false);
        place.won = spec.won.unwrap_or(false);
        Ok(())
    }

    /// Puts a token of the dummy player on a path, with what lies there besides.
    fn dummy_path(&mut self, path: PathId, spec: &PathSpec) -> Done {
        let id = names::path_id(path);
        if self.table.dummy_tokens() == 0 {
            return Err(format!("there is no dummy player with a token for `{id}` in this game"));
        }
        if spec.mercenary.is_some() || spec.player.is_some() || !spec.stock.is_empty() {
            return Err(format!("`{id}` has the dummy player: only dice and traps can lie there besides"));
        }
        if path.site() == Site::Entrance {
            return Err("the dummy player does not go to the Entrance".to_owned());
        }
        self.table.lay_dummy(path);
        self.dice(path, spec)?;
        self.traps(path, spec, None)?;
        self.table.state.path_mut(path).fought = spec.fought.unwrap_or(false);
        Ok(())
    }

    fn dice(&mut self, path: PathId, spec: &PathSpec) -> Done {
        for die in spec.dice.iter().flatten() {
            let colour = self.colour(die)?;
            for face in &die.faces {
                self.table.lay_die(path, colour, CardId::NONE);
                if let Some(last) = self.table.state.path_mut(path).dice.as_mut_slice().last_mut() {
                    last.face = *face;
                }
            }
        }
        Ok(())
    }

    /// Lays traps and tricks on a path; without a seat they are the dummy player's.
    fn traps(&mut self, path: PathId, spec: &PathSpec, seat: Option<u8>) -> Done {
        for (ids, revealed) in [(&spec.traps, false), (&spec.revealed, true)] {
            for id in ids.iter().flatten() {
                let trap = self.take(id)?;
                if let Some(seat) = seat {
                    self.table.take_trap(seat, trap);
                }
                self.table.lay_trap(path, trap);
                if revealed {
                    if let Some(last) = self.table.state.path_mut(path).traps.as_mut_slice().last_mut() {
                        last.revealed = true;
                    }
                    self.table.enforce_card(trap, Player(seat.unwrap_or(DUMMY)), reach::PATH);
                }
            }
        }
        Ok(())
    }

    fn colour(&self, die: &DiceSpec) -> Result<u8, String> {
        let colour = self.table.content.colour(die.colour);
        colour.ok_or_else(|| format!("there are no dice `{}` in this game", self.speech.id(die.colour)))
    }

    fn stock(&mut self, seat: u8, spec: &SeatSpec) -> Done {
        if spec.reputation.is_some() || spec.trap_count.is_some() {
            return Err("reputation and the number of traps follow from `members` and `traps`".to_owned());
        }
        for die in spec.pool.iter().flatten() {
            let colour = self.colour(die)?;
            let rolled = self.table.content.dice.get(usize::from(colour)).is_some_and(|kind| kind.rolled);
            if rolled && die.any_face && !die.faces.is_empty() {
                let id = self.speech.id(die.colour);
                return Err(format!("dice `{id}` are rolled: write their faces, `{id} = [3, 5]`"));
            }
            for face in &die.faces {
                self.table.state.seat_mut(seat).add_die(colour, *face);
            }
        }
        for (noun, count) in &spec.stock {
            self.set_stock(seat, *noun, *count)?;
        }
        let clan = self.table.state.seat_mut(seat);
        clan.passed = spec.passed.unwrap_or(false);
        clan.missions = spec.missions.unwrap_or(0);
        Ok(())
    }

    fn set_stock(&mut self, seat: u8, noun: NounId, count: i64) -> Done {
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
            | Index::Building(_) => {
                return Err("traps in stock are written as cards: `traps = [..]`".to_owned());
            }
        }
        Ok(())
    }

    /// Fills up what cards were taken from and the position does not speak of.
    fn fill_up(&mut self, position: &Position) {
        for offer in [Offer::Mercenaries, Offer::Equipment, Offer::Traps, Offer::Loot] {
            if !position.offers.iter().any(|(written, _)| *written == offer) {
                self.table.refill(offer);
            }
        }
        for land in 0..self.table.state.board.lands_in_use {
            let site = Site::Land(land);
            let written = position.monsters.iter().any(|(dock, _)| *dock == usize::from(land));
            if !written
                && !self.table.state.board.monster(site).is_some()
                && let Some(card) = self.table.state.piles.pop(Pile::Monsters)
            {
                self.table.lay_monster(site, card);
            }
            self.fill_land(position, usize::from(land));
        }
        for at in 0..self.table.state.board.missions.len() {
            if position.missions.iter().all(|(written, _)| *written != at) {
                let state = &mut self.table.state;
                fill(state.board.missions.get_mut(at), || state.piles.pop(Pile::Missions));
            }
        }
    }

    /// A land or header that the position has put elsewhere is replaced by another one.
    fn fill_land(&mut self, position: &Position, at: usize) {
        let state = &mut self.table.state;
        if position.lands.iter().all(|(written, _)| *written != at) {
            fill(state.board.lands.get_mut(at), || state.piles.pop(Pile::Lands));
        }
        if position.headers.iter().all(|(written, ..)| *written != at) {
            let place = state.board.headers.get_mut(at).map(|(card, _)| card);
            fill(place, || state.piles.pop(Pile::Headers));
        }
    }
}

/// Puts a card at a place if there is none.
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
