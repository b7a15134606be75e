//! Zones in positions: `zones = { event-space = ["flood"], curses = { player-1 = ["gout"] } }`. Of a pile the cards on top are
//! written, the top one first; of other zones all cards.

use super::moves::{put, restore, spot};
use super::store::{End, Spot};
use super::{Kit, Zones, content, thing};
use crate::game::Rules;
use crate::game::speech::Speech;
use crate::situation::{Held, Named, Placed, Reader};
use provost_grammar::diagnostic::Diagnostic;
use provost_grammar::span::Span;
use provost_interpreter::pack::value::Value;
use provost_interpreter::pack::{LoadedGame, code};
use provost_interpreter::vocabulary::card_words::{ZoneSort, ZoneSpec};
use serde_json::{Map, Value as Json, json};

/// The key in positions.
pub(crate) const KEY: &str = "zones";
/// Its doc line.
pub(crate) const DOC: &str = "Where cards of kinds that packs declare lie, by zone; of a pile those on top.";
/// Players have at most so many numbers.
const PLAYERS: u8 = 8;

/// A zone as written: whose it is, and the cards.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ZoneCards {
    zone: Named,
    seat: u8,
    cards: Vec<Named>,
}

/// Returns the zones that packs declare.
fn declared(game: &LoadedGame) -> impl Iterator<Item = &'static ZoneSpec> {
    let cards = game.vocabulary.game().cards;
    cards.zones.iter().filter(move |zone| cards.kinds.iter().any(|kind| kind.id == zone.holds))
}

/// Reads the table.
pub(crate) fn read(reader: &mut Reader<'_>, key: &str, value: &Value) -> Option<Held> {
    let mut fields = reader.table(key, value)?;
    let mut all = Vec::new();
    for zone in declared(reader.game()) {
        let Some(value) = fields.get(zone.id) else { continue };
        let named = Named { id: zone.id.to_owned(), span: value.span };
        if !zone.sort.is_each_players() {
            let cards = reader.entries(zone.id, value, &[zone.holds]);
            all.push(ZoneCards { zone: named, seat: 0, cards });
            continue;
        }
        let Some(mut players) = reader.table(zone.id, value) else { continue };
        for seat in 0..PLAYERS {
            let key = format!("player-{}", seat + 1);
            if let Some(value) = players.get(&key) {
                let cards = reader.entries(&key, value, &[zone.holds]);
                all.push(ZoneCards { zone: named.clone(), seat, cards });
            }
        }
        players.finish(reader);
    }
    fields.finish(reader);
    Some(Held::Zones(all))
}

/// Sets the zones up as written; returns what is impossible.
pub fn arrange<T: Zones>(table: &mut T, speech: &Speech<'_>, written: Option<&Placed>) -> Vec<Diagnostic> {
    let Some(Placed { held: Held::Zones(all), .. }) = written else { return Vec::new() };
    let content = content(table);
    let mut arranging =
        Arranging { kit: T::kit(&content), speech, table, claimed: Vec::new(), problems: Vec::new() };
    for zone in all {
        arranging.zone(zone);
    }
    let problems = arranging.problems;
    restore(table);
    problems
}

struct Arranging<'t, 's, 'g, T> {
    kit: &'t Kit,
    speech: &'s Speech<'g>,
    table: &'t mut T,
    claimed: Vec<(u16, Span)>,
    problems: Vec<Diagnostic>,
}

impl<T: Zones> Arranging<'_, '_, '_, T> {
    fn zone(&mut self, written: &ZoneCards) {
        let Some((number, zone)) = numbered(self.kit, &written.zone.id) else { return };
        if written.seat >= self.table.seats() {
            let message = format!("there is no player {} in this game", u32::from(written.seat) + 1);
            self.problems.push(Diagnostic::error(code::IMPOSSIBLE_POSITION, written.zone.span, message));
            return;
        }
        let to = spot(self.kit, number, written.seat);
        let is_pile = zone.sort == ZoneSort::Pile;
        let bound = zone.size.filter(|_| !is_pile);
        if let (Some(size), Some(over)) = (bound, bound.and_then(|size| written.cards.get(usize::from(size))))
        {
            let message = format!("there is room for {size} in `{}`", zone.id);
            self.problems.push(Diagnostic::error(code::IMPOSSIBLE_POSITION, over.span, message));
            return;
        }
        if !is_pile {
            self.clear(to, zone);
        }
        let cards: Vec<u16> = written.cards.iter().filter_map(|named| self.claim(named)).collect();
        for card in cards.into_iter().rev() {
            put(self.table, thing(card), number, written.seat, End::Top);
        }
    }

    /// Puts what lies there back to where cards of the kind begin.
    fn clear(&mut self, from: Spot, zone: &ZoneSpec) {
        let Some(home) = self.kit.first_zone(zone.holds).filter(|home| *home != from.zone) else { return };
        let there: Vec<u16> = T::store(self.table.state()).at(from).iter().map(|lying| lying.card).collect();
        for card in there.into_iter().filter(|card| !self.claimed.iter().any(|(claimed, _)| claimed == card))
        {
            put(self.table, thing(card), home, 0, End::Bottom);
        }
    }

    fn claim(&mut self, named: &Named) -> Option<u16> {
        let (id, copy) = match named.id.split_once('@') {
            Some((id, copy)) => (id, copy.parse::<u8>().ok().and_then(|copy| copy.checked_sub(1))),
            None => (named.id.as_str(), None),
        };
        let cards = (0..).zip(&self.kit.cards).filter(|(_, card)| {
            self.speech.id(card.entry) == id && copy.is_none_or(|copy| copy == card.copy)
        });
        let cards: Vec<u16> = cards.map(|(card, _)| card).collect();
        let free = cards.iter().find(|card| !self.claimed.iter().any(|(claimed, _)| claimed == *card));
        if let Some(card) = free {
            self.claimed.push((*card, named.span));
            return Some(*card);
        }
        let first = self.claimed.iter().find(|(claimed, _)| cards.contains(claimed)).map(|(_, span)| *span);
        self.problems.push(if let Some(first) = first {
            let message = format!("`{}` lies somewhere else already", named.id);
            Diagnostic::error(code::PLACED_TWICE, named.span, message).with_label(first, "here")
        } else {
            let message = format!("`{}` takes no part in this game", named.id);
            Diagnostic::error(code::NOT_IN_GAME, named.span, message)
        });
        None
    }
}

fn numbered<'k>(kit: &'k Kit, id: &str) -> Option<(u8, &'k ZoneSpec)> {
    let at = kit.zones.iter().position(|zone| zone.spec.id == id)?;
    Some((u8::try_from(at).ok()?, kit.zones.get(at)?.spec))
}

/// Returns the ids of the cards at a spot, the top one first.
fn ids<T: Zones + Rules>(table: &T, speech: &Speech<'_>, at: Spot) -> Vec<String> {
    let there = T::store(table.state()).at(at).iter().rev();
    there.map(|lying| table.thing_id(speech, thing(lying.card))).collect()
}

/// Reports the differences from the zones as written.
pub fn differences<T: Zones + Rules>(
    table: &T,
    speech: &Speech<'_>,
    written: Option<&Placed>,
) -> Vec<String> {
    let Some(Placed { held: Held::Zones(all), .. }) = written else { return Vec::new() };
    let kit = T::kit(table.content());
    let mut found = Vec::new();
    for written in all {
        let Some((number, zone)) = numbered(kit, &written.zone.id) else { continue };
        let mut wanted: Vec<String> = written.cards.iter().map(|named| named.id.clone()).collect();
        let exact = wanted.iter().any(|id| id.contains('@'));
        let bare = |id: String| match id.split_once('@') {
            Some((entry, _)) if !exact => entry.to_owned(),
            Some(_) | None => id,
        };
        let mut there: Vec<String> =
            ids(table, speech, spot(kit, number, written.seat)).into_iter().map(bare).collect();
        if zone.sort == ZoneSort::Pile {
            there.truncate(wanted.len().max(1));
        } else {
            wanted.sort();
            there.sort();
        }
        if wanted != there {
            let whose = if zone.sort.is_each_players() {
                format!(" of player {}", u32::from(written.seat) + 1)
            } else {
                String::new()
            };
            found.push(format!("{}{whose}: {wanted:?} expected, {there:?} found", zone.id));
        }
    }
    found
}

/// Writes the zones in the words of a position.
pub fn told<T: Zones + Rules>(table: &T, speech: &Speech<'_>) -> Map<String, Json> {
    let kit = T::kit(table.content());
    let mut zones = Map::new();
    for (number, zone) in (0..).zip(&kit.zones).filter(|(_, zone)| !zone.own) {
        if zone.spec.sort.is_each_players() {
            let mut players = Map::new();
            for seat in 0..table.seats() {
                let cards = ids(table, speech, spot(kit, number, seat));
                if !cards.is_empty() {
                    players.insert(format!("player-{}", u32::from(seat) + 1), json!(cards));
                }
            }
            if !players.is_empty() {
                zones.insert(zone.spec.id.to_owned(), Json::Object(players));
            }
        } else {
            zones.insert(zone.spec.id.to_owned(), json!(ids(table, speech, spot(kit, number, 0))));
        }
    }
    let mut told = Map::new();
    if !zones.is_empty() {
        told.insert(KEY.to_owned(), Json::Object(zones));
    }
    told
}
