//! How a table tells its position.

use super::keys::{DOCKS, OFFERS, PATH};
use crate::content::{Face, Index, MAX_COLOURS};
use crate::event::EventKind;
use crate::state::piles;
use crate::table::Table;
use crate::thing::{CardId, PathId, Site};
use provost_engine::situation;
use provost_engine::situation::position::NONE;
use provost_interpreter::vocabulary::id::NounId;
use serde_json::{Map, Value, json};

pub(super) type Seen<'a> = situation::Seen<'a, Table>;

/// Returns an item of a list, or nothing.
pub(super) fn at<T: Copy + Default>(list: &[T], at: u8) -> T {
    list.get(usize::from(at)).copied().unwrap_or_default()
}

/// Leaves an empty list or table out.
pub(super) fn unless_empty(value: Value) -> Value {
    if is_empty(&value) { Value::Null } else { value }
}

fn is_empty(value: &Value) -> bool {
    match value {
        Value::Null => true,
        Value::Bool(flag) => !flag,
        Value::Number(number) => number.as_i64() == Some(0),
        Value::String(text) => text == NONE,
        Value::Array(items) => items.is_empty(),
        Value::Object(rows) => rows.is_empty(),
    }
}

pub(super) fn card(seen: &Seen<'_>, card: CardId) -> String {
    let Some(info) = seen.table.content.cards.get(card.index()) else { return NONE.to_owned() };
    if seen.copies { seen.table.card_id(seen.speech, card) } else { seen.speech.id(info.entry).to_owned() }
}

pub(super) fn cards(seen: &Seen<'_>, cards: &[CardId]) -> Value {
    json!(cards.iter().map(|id| card(seen, *id)).collect::<Vec<_>>())
}

pub(super) const fn side(side: u8) -> &'static str {
    if side == 0 { "a" } else { "b" }
}

/// Returns the totals of the last roll, for capture and for elimination.
pub(super) fn totals(seen: &Seen<'_>) -> Option<(i64, i64)> {
    seen.events.iter().rev().find_map(|event| {
        let EventKind::Total { capture, elimination, .. } = event.what else { return None };
        Some((i64::from(capture), i64::from(elimination)))
    })
}

/// Returns the result of the last roll.
pub(super) fn result(seen: &Seen<'_>) -> Option<&'static str> {
    seen.events.iter().rev().find_map(|event| {
        if let EventKind::Captured { .. } = event.what {
            Some("captured")
        } else if let EventKind::Eliminated { .. } = event.what {
            Some("eliminated")
        } else if let EventKind::Conquered { .. } = event.what {
            Some("conquered")
        } else if let EventKind::Failed { .. } = event.what {
            Some("failed")
        } else {
            None
        }
    })
}

/// Returns the places in the ranking by seat, from 1.
pub(super) fn places(seen: &Seen<'_>) -> Value {
    let mut ranking: Vec<(u8, u8)> =
        seen.table.ranking().iter().map(|place| (place.seat, place.place)).collect();
    ranking.sort_unstable();
    json!(ranking.into_iter().map(|(_, place)| place).collect::<Vec<_>>())
}

/// Returns a header and its side.
pub(super) fn header(seen: &Seen<'_>, land: u8) -> Value {
    let (id, up) = at(&seen.table.state.board.headers, land);
    if id.is_some() { json!({ "id": card(seen, id), "side": side(up) }) } else { Value::Null }
}

pub(super) fn offer(seen: &Seen<'_>, at: u8) -> Value {
    let offer = OFFERS.get(usize::from(at)).map(|(_, offer)| *offer);
    offer.map_or(Value::Null, |offer| cards(seen, seen.table.state.board.offer(offer).as_slice()))
}

/// Returns the cards of a pile, the top one first.
pub(super) fn pile(seen: &Seen<'_>, at: u8) -> Value {
    let Some(pile) = piles::ALL.get(usize::from(at)) else { return Value::Null };
    // The last card of a pile is its top.
    let top_first: Vec<CardId> = seen.table.state.piles.cards(*pile).iter().rev().copied().collect();
    cards(seen, &top_first)
}

/// Returns the buildings on which panic tokens lie.
pub(super) fn panic(seen: &Seen<'_>) -> Value {
    let content = &seen.table.content;
    let building = |card: &CardId| {
        let Face::Panic(at) = content.card(*card).face else { return None };
        content.buildings.get(usize::from(at)).map(|building| seen.speech.id(building.entry))
    };
    json!(seen.table.state.board.panic.iter().filter_map(building).collect::<Vec<_>>())
}

/// Returns the taken spaces of all buildings.
pub(super) fn spaces(seen: &Seen<'_>) -> Value {
    let mut rows = Map::new();
    for (building, taken) in seen.table.content.buildings.iter().zip(seen.table.state.board.spaces) {
        let spaces = building.spaces.iter().enumerate().filter(|(at, _)| taken & (1 << at) != 0);
        let ids: Vec<&str> = spaces.map(|(_, space)| seen.speech.id(space.noun)).collect();
        rows.insert(seen.speech.id(building.entry).to_owned(), json!(ids));
    }
    rows.into()
}

/// Returns the discount dice of buildings with at least this face.
pub(super) fn discounts(seen: &Seen<'_>, least: u8) -> Value {
    let faces = seen.table.content.buildings.iter().zip(seen.table.state.board.discounts);
    let placed = faces.filter(|(_, face)| *face >= least);
    let rows = placed.map(|(building, face)| (seen.speech.id(building.entry).to_owned(), json!(face)));
    rows.collect::<Map<_, _>>().into()
}

/// Returns the dead mercenaries on a tile, with their round.
pub(super) fn stored(seen: &Seen<'_>) -> Value {
    let stored = seen.table.state.board.stored.iter();
    stored.map(|(id, round)| (card(seen, *id), json!(round))).collect::<Map<_, _>>().into()
}

/// Returns dice by colour: their number, or their faces if any are rolled.
fn dice(seen: &Seen<'_>, faces: impl Fn(u8) -> Vec<u8>) -> Value {
    let mut rows = Map::new();
    for colour in 0..u8::try_from(MAX_COLOURS).unwrap_or(0) {
        let mut faces = faces(colour);
        if faces.is_empty() {
            continue;
        }
        faces.sort_unstable();
        let is_rolled = faces.iter().any(|face| *face > 0);
        let dice = if is_rolled { json!(faces) } else { json!(faces.len()) };
        rows.insert(seen.table.colour_id(seen.speech, colour), dice);
    }
    rows.into()
}

pub(super) fn pool(seen: &Seen<'_>, seat: u8) -> Value {
    let seat = seen.table.state.seat(seat);
    dice(seen, |colour| {
        let all = (0_u8..).zip(seat.faces(colour));
        all.flat_map(|(face, count)| std::iter::repeat_n(face, usize::from(count))).collect()
    })
}

/// Returns a player's stock of a noun.
pub(super) fn stock(seen: &Seen<'_>, seat: u8, noun: NounId) -> Option<i64> {
    match seen.table.content.index(noun) {
        Index::Resource(_) => Some(seen.table.resource(seat, noun).into()),
        Index::Token(token) => Some(seen.table.stock(seat, token).into()),
        Index::None | Index::Colour(_) | Index::Affinity(_) | Index::Type(_) | Index::Building(_) => None,
    }
}

/// Leaves traps out, which are written as cards.
pub(super) fn stock_but_traps(seen: &Seen<'_>, seat: u8, noun: NounId) -> Option<i64> {
    let is_trap = matches!(seen.table.content.index(noun), Index::Token(token) if seen.table.is_trap(token));
    if is_trap { None } else { stock(seen, seat, noun) }
}

/// Returns the members of a clan: each its id, or a table if there is more to tell. The leader follows from
/// what happened before, so only `given` names it.
pub(super) fn members(seen: &Seen<'_>, seat: u8, names_leader: bool) -> Value {
    let members = seen.table.state.seat(seat).members;
    let told = members.iter().map(|id| {
        let mut rows = member(seen, seat, *id);
        if !names_leader {
            rows.remove("leader");
        }
        let is_unhurt = rows.iter().all(|(key, value)| key == "id" || key == "leader" || is_empty(value));
        rows.retain(|key, value| !is_empty(value) || key == "wounds" && !is_unhurt);
        if rows.len() == 1 {
            return json!(card(seen, *id));
        }
        rows.into()
    });
    json!(told.collect::<Vec<Value>>())
}

/// Returns the members of a clan with all their keys.
pub(super) fn members_in_full(seen: &Seen<'_>, seat: u8) -> Value {
    let members = seen.table.state.seat(seat).members;
    json!(members.iter().map(|id| member(seen, seat, *id)).collect::<Vec<_>>())
}

fn member(seen: &Seen<'_>, seat: u8, id: CardId) -> Map<String, Value> {
    let state = &seen.table.state;
    let place = state.card(id);
    let carried = state.seat(seat).equipment.iter().filter(|other| state.card(**other).link == id);
    let carried: Vec<CardId> = carried.copied().collect();
    Map::from_iter([
        ("id".to_owned(), json!(card(seen, id))),
        ("wounds".to_owned(), json!(place.wounds)),
        ("leader".to_owned(), json!(place.leads)),
        ("equipment".to_owned(), cards(seen, &carried)),
        ("settled".to_owned(), json!(card(seen, place.link))),
    ])
}

/// Returns the amount of a noun on a path.
pub(super) fn carried(seen: &Seen<'_>, path: u8, noun: NounId) -> Option<i64> {
    let place = seen.table.state.path(PathId(path));
    let count = match seen.table.content.index(noun) {
        Index::Resource(at) => place.purse.get(usize::from(at)).copied(),
        Index::Token(at) => place.tokens.get(usize::from(at)).copied(),
        Index::None | Index::Colour(_) | Index::Affinity(_) | Index::Type(_) | Index::Building(_) => None,
    };
    count.map(i64::from)
}

pub(super) fn path_dice(seen: &Seen<'_>, path: u8) -> Value {
    let there = seen.table.state.path(PathId(path)).dice;
    dice(seen, |colour| there.iter().filter(|die| die.colour == colour).map(|die| die.face).collect())
}

pub(super) fn path_traps(seen: &Seen<'_>, path: u8, revealed: bool) -> Value {
    let traps = seen.table.state.path(PathId(path)).traps;
    let traps = traps.iter().filter(|trap| trap.revealed == revealed).map(|trap| trap.card);
    cards(seen, &traps.collect::<Vec<_>>())
}

/// Returns the player, from 1, whose mercenary is on a path.
pub(super) fn player_on(seen: &Seen<'_>, path: u8) -> Value {
    let mercenary = seen.table.state.path(PathId(path)).mercenary;
    json!(mercenary.some().map(|card| seen.table.state.card(card).owner + 1))
}

/// Returns an occupied path without empty keys.
pub(super) fn written_path(seen: &Seen<'_>, at: u8) -> Value {
    let (path, board) = (PathId(at), &seen.table.state.board);
    let place = seen.table.state.path(path);
    // A finished mission has no room for the things still on its paths.
    let is_over = |mission: u8| !self::at(&board.missions, mission).is_some();
    let is_left = matches!(path.site(), Site::Mission(mission) if is_over(mission));
    if is_left || !(place.mercenary.is_some() || place.dummy) {
        return Value::Null;
    }
    let mut rows = seen.told_at(PATH, at);
    rows.retain(|_, value| !is_empty(value));
    if place.mercenary.is_some() {
        rows.insert("player".to_owned(), player_on(seen, at));
    } else {
        rows.retain(|key, _| ["dummy", "dice", "traps", "revealed", "fought"].contains(&key.as_str()));
    }
    rows.into()
}

/// Returns the monster of a dock.
pub(super) fn monster(seen: &Seen<'_>, dock: u8) -> Value {
    let site = DOCKS.get(usize::from(dock)).map(|(_, site)| *site);
    json!(site.map(|site| card(seen, seen.table.state.board.monster(site))))
}
