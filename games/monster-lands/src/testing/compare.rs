//! Compares a table with the position that a test expects.

use crate::content::{Face, Index, MAX_COLOURS};
use crate::names;
use crate::situation::position::{Amount, DiceSpec, MemberSpec, NONE, PathSpec, Position, SeatSpec};
use crate::state::Pile;
use crate::table::Table;
use crate::thing::{CardId, PathId, Site};
use provost_engine::game::speech::Speech;
use provost_engine::situation::Named;
use provost_engine::zones;
use std::fmt::Debug;

/// Collects the differences from the expectations.
struct Differences<'t, 's, 'g> {
    table: &'t Table,
    speech: &'s Speech<'g>,
    found: Vec<String>,
}

impl Table {
    /// Reports the differences from a position.
    pub(super) fn differences(&self, speech: &Speech<'_>, position: &Position) -> Vec<String> {
        let mut differences = Differences { table: self, speech, found: Vec::new() };
        differences.board(position);
        for (seat, spec) in &position.seats {
            differences.seat(*seat, spec);
        }
        for (path, spec) in &position.paths {
            differences.path(*path, spec);
        }
        let mut found = differences.found;
        found.extend(zones::differences(self, speech, position.zones.as_ref()));
        found
    }
}

impl Differences<'_, '_, '_> {
    fn same<T: PartialEq + Debug>(&mut self, what: &str, wanted: Option<T>, found: T) {
        let pair = wanted.map(|wanted| (wanted, found));
        if let Some((wanted, found)) = pair.filter(|(wanted, found)| wanted != found) {
            self.found.push(format!("{what}: {wanted:?} expected, {found:?} found"));
        }
    }

    fn entry(&self, card: CardId) -> String {
        let info = self.table.content.cards.get(card.index());
        info.map_or(NONE, |info| self.speech.id(info.entry)).to_owned()
    }

    /// Compares cards in any order; copies are alike unless the test tells them apart.
    fn cards(&mut self, what: &str, wanted: Option<&Vec<Named>>, found: &[CardId]) {
        let Some(wanted) = wanted else { return };
        let mut wanted: Vec<String> = wanted.iter().map(|named| named.id.clone()).collect();
        let exact = wanted.iter().any(|id| id.contains('@'));
        let name =
            |card: &CardId| if exact { self.table.card_id(self.speech, *card) } else { self.entry(*card) };
        let mut there: Vec<String> = found.iter().map(name).collect();
        there.sort();
        wanted.sort();
        self.same(what, Some(wanted), there);
    }

    fn card(&mut self, what: &str, wanted: Option<&Named>, found: CardId) {
        let found = self.entry(found);
        self.same(what, Some(wanted.map_or(NONE, |named| &named.id).to_owned()), found);
    }

    fn board(&mut self, position: &Position) {
        let board = &self.table.state.board;
        self.same("round", position.round.map(|(round, _)| round), board.round);
        self.same("first-player", position.first.map(|(seat, _)| seat + 1), board.first + 1);
        self.same("damage", position.damage, self.table.state.roll.carried);
        for (offer, ids) in &position.offers {
            self.cards(&format!("offer {offer:?}"), Some(ids), board.offer(*offer).as_slice());
        }
        let sites = [Site::Land(0), Site::Land(1), Site::Entrance];
        for at in &position.monsters {
            if let Some(site) = sites.get(at.place) {
                let name = format!("monster of {}", names::site_id(*site));
                self.card(&name, at.card.as_ref(), board.monster(*site));
            }
        }
        for at in &position.lands {
            self.card("land", at.card.as_ref(), board.lands.get(at.place).copied().unwrap_or_default());
        }
        for (at, id, side) in &position.headers {
            let (card, up) = board.headers.get(*at).copied().unwrap_or_default();
            self.card("header", Some(id), card);
            self.same("side of the header", Some(*side), up);
        }
        for at in &position.missions {
            let found = board.missions.get(at.place).copied().unwrap_or_default();
            self.card("mission", at.card.as_ref(), found);
        }
        if let Some(wanted) = &position.panic {
            let building = |card: &CardId| {
                let Face::Panic(at) = self.table.content.card(*card).face else { return String::new() };
                let building = self.table.content.buildings.get(usize::from(at));
                building.map_or("", |building| self.speech.id(building.entry)).to_owned()
            };
            let mut found: Vec<String> = board.panic.iter().map(building).collect();
            let mut wanted: Vec<String> = wanted.iter().map(|named| named.id.clone()).collect();
            found.sort();
            wanted.sort();
            self.same("panic", Some(wanted), found);
        }
        for (pile, spec) in &position.piles {
            let ids: Vec<String> = spec.top.iter().map(|named| named.id.clone()).collect();
            self.pile(*pile, ids);
        }
        for (id, spaces) in &position.spaces {
            let id = &id.id;
            let Some(at) = self.table.building_index(self.speech, id) else { continue };
            let bits = spaces.iter().filter_map(|space| self.table.space_bit(self.speech, at, &space.id));
            let wanted = bits.fold(0, |all, bit| all | bit);
            let found = board.spaces.get(usize::from(at)).copied().unwrap_or(0);
            self.same(&format!("taken spaces of {id} (a bit for each)"), Some(wanted), found);
        }
        for (id, face) in &position.discounts {
            let id = &id.id;
            let Some(at) = self.table.building_index(self.speech, id) else { continue };
            let found = board.discounts.get(usize::from(at)).copied().unwrap_or(0);
            self.same(&format!("discount die of {id}"), Some(*face), found);
        }
        if let Some(wanted) = &position.stored {
            let found = board.stored.iter().map(|(card, round)| (self.entry(*card), *round)).collect();
            let wanted = wanted.iter().map(|(named, round)| (named.id.clone(), *round)).collect();
            self.same("stored", Some::<Vec<(String, u8)>>(wanted), found);
        }
    }

    /// Compares the cards on top of a pile, the top one first.
    fn pile(&mut self, pile: Pile, ids: Vec<String>) {
        let cards = self.table.state.piles.cards(pile).iter().rev().take(ids.len().max(1));
        let found: Vec<String> = cards.map(|card| self.entry(*card)).collect();
        self.same(&format!("top of {pile:?}"), Some(ids), found);
    }

    fn seat(&mut self, number: u8, spec: &SeatSpec) {
        let seat = self.table.state.seat(number);
        let name = |what: &str| format!("player-{} {what}", number + 1);
        for Amount { noun, count, .. } in &spec.stock {
            let found = match self.table.content.index(*noun) {
                Index::Resource(_) => self.table.resource(number, *noun),
                Index::Token(token) => self.table.stock(number, token),
                Index::None | Index::Colour(_) | Index::Affinity(_) | Index::Type(_) | Index::Building(_) => {
                    0
                }
            };
            self.same(&name(self.speech.id(*noun)), Some(*count), i64::from(found));
        }
        if let Some(pool) = &spec.pool {
            self.pool(&name("pool"), pool, |colour| {
                let faces = seat.faces(colour);
                let all = (0_u8..).zip(faces);
                all.flat_map(|(face, count)| std::iter::repeat_n(face, usize::from(count))).collect()
            });
        }
        self.same(&name("reputation"), spec.reputation, i64::from(seat.reputation));
        self.same(&name("passed"), spec.passed, seat.passed);
        self.same(&name("missions-won"), spec.missions, seat.missions);
        self.same(&name("trap-count"), spec.trap_count, seat.traps.len());
        self.cards(&name("traps"), spec.traps.as_ref(), seat.traps.as_slice());
        self.cards(&name("loot"), spec.loot.as_ref(), seat.loot.as_slice());
        self.cards(&name("trophies"), spec.trophies.as_ref(), seat.trophies.as_slice());
        self.cards(&name("lands"), spec.lands.as_ref(), seat.lands.as_slice());
        if let Some(members) = &spec.members {
            let ids: Vec<Named> = members.iter().map(|member| member.id.clone()).collect();
            self.cards(&name("members"), Some(&ids), seat.members.as_slice());
            for member in members {
                self.member(number, member);
            }
        }
    }

    fn member(&mut self, seat: u8, spec: &MemberSpec) {
        let members = self.table.state.seat(seat).members;
        let named = |card: &&CardId| {
            self.entry(**card) == spec.id.id || self.table.card_id(self.speech, **card) == spec.id.id
        };
        let Some(card) = members.iter().find(named).copied() else { return };
        let place = *self.table.state.card(card);
        let name = |what: &str| format!("{} {what}", spec.id.id);
        self.same(&name("wounds"), spec.wounds, place.wounds);
        self.same(&name("leader"), spec.leader, place.leads);
        let mut equipment = self.table.state.seat(seat).equipment;
        equipment.retain(|equipment| self.table.state.card(*equipment).link == card);
        self.cards(&name("equipment"), spec.equipment.as_ref(), equipment.as_slice());
        if let Some(land) = &spec.settled {
            self.card(&name("settled"), Some(land), place.link);
        }
    }

    fn path(&mut self, path: PathId, spec: &PathSpec) {
        let place = self.table.state.path(path);
        let name = |what: &str| format!("{} {what}", names::path_id(path));
        if let Some(id) = &spec.mercenary {
            self.card(&name("mercenary"), Some(id), place.mercenary);
        }
        self.same(&name("dummy"), spec.dummy, place.dummy);
        if let Some(dice) = &spec.dice {
            self.pool(&name("dice"), dice, |colour| {
                let there = place.dice.iter().filter(|die| die.colour == colour);
                there.map(|die| die.face).collect()
            });
        }
        for Amount { noun, count, .. } in &spec.stock {
            let found = match self.table.content.index(*noun) {
                Index::Resource(at) => place.purse.get(usize::from(at)).copied(),
                Index::Token(at) => place.tokens.get(usize::from(at)).copied(),
                Index::None | Index::Colour(_) | Index::Affinity(_) | Index::Type(_) | Index::Building(_) => {
                    None
                }
            };
            self.same(&name(self.speech.id(*noun)), Some(*count), i64::from(found.unwrap_or(0)));
        }
        let of = |revealed: bool| {
            let traps = place.traps.iter().filter(|trap| trap.revealed == revealed);
            traps.map(|trap| trap.card).collect::<Vec<_>>()
        };
        self.cards(&name("traps"), spec.traps.as_ref(), &of(false));
        self.cards(&name("revealed"), spec.revealed.as_ref(), &of(true));
        self.same(&name("fought"), spec.fought, place.fought);
        self.same(&name("won"), spec.won, place.won);
    }

    /// Compares dice of every colour; a missing colour means no dice.
    fn pool(&mut self, what: &str, wanted: &[DiceSpec], there: impl Fn(u8) -> Vec<u8>) {
        for colour in 0..u8::try_from(MAX_COLOURS).unwrap_or(0) {
            let Some(kind) = self.table.content.dice.get(usize::from(colour)) else { continue };
            let spec = wanted.iter().find(|spec| spec.colour == kind.noun);
            let mut found = there(colour);
            found.sort_unstable();
            let name = format!("{what} {}", self.speech.id(kind.noun));
            match spec {
                Some(spec) if spec.any_face => self.same(&name, Some(spec.faces.len()), found.len()),
                Some(spec) => {
                    let mut faces = spec.faces.clone();
                    faces.sort_unstable();
                    self.same(&name, Some(faces), found);
                }
                None => self.same(&name, Some(0), found.len()),
            }
        }
    }
}
