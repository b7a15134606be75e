//! The board: offers, monsters, lands, missions, buildings, and refills of places whose cards were taken.

use super::{Arranger, free, take};
use crate::content::Face;
use crate::situation::keys::{DOCKS, OFFERS};
use crate::situation::tell;
use crate::state::{Offer, Pile};
use crate::thing::CardId;
use provost_engine::list::List;
use provost_engine::situation::position::NONE;
use provost_engine::situation::{Held, Named, Placed};
use provost_grammar::span::Span;
use provost_interpreter::hook::Player;
use provost_interpreter::listeners::Reach;
use provost_interpreter::vocabulary::id::NounId;

pub(in crate::situation) fn round(arranger: &mut Arranger<'_>, _: u8, placed: &Placed) {
    let (round, rounds) = (placed.held.small(), arranger.table.state.board.rounds);
    if round > rounds.max(1) {
        arranger.wrong(placed.span, format!("there is no round {round}: the game has {rounds}"));
    }
    arranger.table.state.board.round = round;
}

/// Gives a player the first-player tile.
pub(in crate::situation) fn first(arranger: &mut Arranger<'_>, _: u8, placed: &Placed) {
    let first = placed.held.small().saturating_sub(1);
    if first < arranger.table.state.board.players {
        arranger.table.state.board.first = first;
    } else {
        arranger.no_player(placed.span, first);
    }
}

/// Returns the card that is written for a place; `None` for an empty one.
fn named(placed: &Placed) -> Option<&Named> {
    if let Held::Word(card) = &placed.held { Some(card).filter(|card| card.id != NONE) } else { None }
}

pub(in crate::situation) fn monster(arranger: &mut Arranger<'_>, dock: u8, placed: &Placed) {
    let Some((_, site)) = DOCKS.get(usize::from(dock)) else { return };
    let card = named(placed);
    if card.is_some() && !is_open(arranger, dock, placed.span) {
        return;
    }
    let old = arranger.table.state.board.monster(*site);
    put_under(arranger, Pile::Monsters, old);
    if let Some(card) = card.and_then(|id| take(arranger, id)) {
        arranger.table.lay_monster(*site, card);
    }
}

pub(in crate::situation) fn land(arranger: &mut Arranger<'_>, at: u8, placed: &Placed) {
    let card = named(placed);
    if card.is_some() && !is_open(arranger, at, placed.span) {
        return;
    }
    let old = tell::at(&arranger.table.state.board.lands, at);
    put_under(arranger, Pile::Lands, old);
    let card = card.and_then(|id| take(arranger, id)).unwrap_or_default();
    if let Some(place) = arranger.table.state.board.lands.get_mut(usize::from(at)) {
        *place = card;
    }
}

pub(in crate::situation) fn header(arranger: &mut Arranger<'_>, at: u8, placed: &Placed) {
    let Held::Table(spec) = &placed.held else { return };
    let Some(id) = spec.word("id").filter(|id| is_open(arranger, at, id.span)) else { return };
    let side = spec.word("side").is_some_and(|side| side.id == "b");
    let (old, _) = tell::at(&arranger.table.state.board.headers, at);
    put_under(arranger, Pile::Headers, old);
    let card = take(arranger, id).unwrap_or_default();
    if let Some(place) = arranger.table.state.board.headers.get_mut(usize::from(at)) {
        *place = (card, side.into());
    }
}

pub(in crate::situation) fn mission(arranger: &mut Arranger<'_>, at: u8, placed: &Placed) {
    let old = tell::at(&arranger.table.state.board.missions, at);
    put_under(arranger, Pile::Missions, old);
    let card = named(placed).and_then(|id| take(arranger, id)).unwrap_or_default();
    if let Some(place) = arranger.table.state.board.missions.get_mut(usize::from(at)) {
        *place = card;
    }
}

/// Returns whether a dock is part of this game.
fn is_open(arranger: &mut Arranger<'_>, dock: u8, span: Span) -> bool {
    let board = &arranger.table.state.board;
    let (lands, players) = (board.lands_in_use, board.players);
    let open = dock >= 2 || dock < lands;
    if !open {
        let name = DOCKS.get(usize::from(dock)).map_or("", |(name, _)| name);
        arranger.wrong(span, format!("`{name}` is no part of a game with so many players: {players}"));
    }
    open
}

pub(in crate::situation) fn offer(arranger: &mut Arranger<'_>, at: u8, placed: &Placed) {
    let Some((_, offer)) = OFFERS.get(usize::from(at)) else { return };
    let old = *arranger.table.state.board.offer(*offer);
    for card in &old {
        put_under(arranger, pile_of(*offer), *card);
    }
    let room = arranger.table.size_of(*offer);
    let mut cards = List::default();
    for (at, id) in placed.held.words().iter().enumerate() {
        if at >= room {
            arranger.wrong(id.span, format!("this offer has room for {room}"));
        } else if let Some(card) = take(arranger, id) {
            cards.push(card);
        }
    }
    *arranger.table.state.board.offer_mut(*offer) = cards;
}

/// Puts a card under a pile.
fn put_under(arranger: &mut Arranger<'_>, pile: Pile, card: CardId) {
    if card.is_some() {
        free(arranger.table, card);
        arranger.table.state.piles.push(pile, card);
        arranger.table.state.piles.cards_mut(pile).rotate_right(1);
    }
}

/// Returns the index of a building.
fn building(arranger: &mut Arranger<'_>, id: &Named) -> Option<u8> {
    let buildings = (0..).zip(&arranger.table.content.buildings);
    let mut found = buildings.filter(|(_, building)| arranger.speech.id(building.entry) == id.id);
    let found = found.next().map(|(at, _)| at);
    if found.is_none() {
        arranger.wrong(id.span, format!("`{}` is no building of this game", id.id));
    }
    found
}

pub(in crate::situation) fn panic(arranger: &mut Arranger<'_>, _: u8, placed: &Placed) {
    for id in placed.held.words() {
        let Some(at) = building(arranger, id) else { continue };
        let table = &mut *arranger.table;
        let is_it = |card: &&CardId| table.content.card(**card).face == Face::Panic(at);
        let found = table.state.piles.cards(Pile::Panic).iter().find(is_it).copied();
        let Some(card) = found else {
            arranger.wrong(id.span, format!("there is no panic token for `{}` left", id.id));
            continue;
        };
        free(table, card);
        table.state.board.panic.push(card);
        table.enforce_card(card, Player::NONE, Reach::EVERYWHERE);
    }
}

pub(in crate::situation) fn spaces(arranger: &mut Arranger<'_>, _: u8, placed: &Placed) {
    let Held::ByEntry(rows) = &placed.held else { return };
    for (id, spaces) in rows {
        let Some(at) = building(arranger, id) else { continue };
        let content = std::sync::Arc::clone(&arranger.table.content);
        let known = content.buildings.get(usize::from(at)).map(|building| &building.spaces);
        let mut bits = 0;
        for space in spaces.words() {
            let is_it = |known: &NounId| arranger.speech.id(*known) == space.id;
            match known.and_then(|known| known.iter().position(|known| is_it(&known.noun))) {
                Some(at) => bits |= 1 << at,
                None => arranger.wrong(space.span, format!("`{}` has no space `{}`", id.id, space.id)),
            }
        }
        if let Some(place) = arranger.table.state.board.spaces.get_mut(usize::from(at)) {
            *place = bits;
        }
    }
}

pub(in crate::situation) fn discounts(arranger: &mut Arranger<'_>, _: u8, placed: &Placed) {
    let Held::ByEntry(rows) = &placed.held else { return };
    for (id, face) in rows {
        let Some(at) = building(arranger, id) else { continue };
        if let Some(place) = arranger.table.state.board.discounts.get_mut(usize::from(at)) {
            *place = face.small();
        }
    }
}

pub(in crate::situation) fn stored(arranger: &mut Arranger<'_>, _: u8, placed: &Placed) {
    let Held::ByEntry(rows) = &placed.held else { return };
    for (id, round) in rows {
        if let Some(card) = take(arranger, id) {
            arranger.table.state.board.stored.push((card, round.small()));
        }
    }
}

/// Refills places that lost cards and that the position does not mention.
pub(super) fn fill_up(arranger: &mut Arranger<'_>) {
    let position = arranger.position;
    let names = |key: &str, inner: &str| position.table(key).is_some_and(|table| table.has(inner));
    for (key, offer) in OFFERS {
        if !names("offers", key) {
            arranger.table.refill(offer);
        }
    }
    for (land, (key, site)) in (0..arranger.table.state.board.lands_in_use).zip(DOCKS) {
        let state = &mut arranger.table.state;
        if !names("monsters", key)
            && !state.board.monster(site).is_some()
            && let Some(card) = state.piles.pop(Pile::Monsters)
        {
            arranger.table.lay_monster(site, card);
        }
        let state = &mut arranger.table.state;
        if !names("lands", key) {
            fill(state.board.lands.get_mut(usize::from(land)), || state.piles.pop(Pile::Lands));
        }
        if !names("headers", key) {
            let place = state.board.headers.get_mut(usize::from(land)).map(|(card, _)| card);
            fill(place, || state.piles.pop(Pile::Headers));
        }
    }
    let state = &mut arranger.table.state;
    for (place, key) in state.board.missions.iter_mut().zip(["mission-1", "mission-2"]) {
        if !names("missions", key) {
            fill(Some(place), || state.piles.pop(Pile::Missions));
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
