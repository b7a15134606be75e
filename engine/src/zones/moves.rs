//! How cards move between zones. Everything that follows from where a card lies happens here: its abilities come into force or
//! end, players see it or forget it, a full row makes room, and an empty pile is made up of its discards.

use super::store::{End, Lying, Spot};
use super::{Kit, Told, Zones, card_of, content, thing};
use provost_interpreter::hook::{Context, Player, Thing};
use provost_interpreter::listeners::Listener;
use provost_interpreter::program::AbilityId;
use provost_interpreter::vocabulary::card_words::ZoneSort;
use provost_interpreter::vocabulary::id::HookId;

/// The sort of things that are the rules of a kind, in the top byte.
const RULES: u32 = 0xF1 << 24;

/// Returns the number of the kind's rules that a thing is.
pub(super) fn rules_of(thing: Thing) -> Option<usize> {
    (thing.0 & 0xFF00_0000 == RULES).then(|| usize::try_from(thing.0 & 0x00FF_FFFF).ok()).flatten()
}

/// All players have seen it.
const ALL: u8 = u8::MAX;

/// Lays out the cards of the kit before set-up: each kind, shuffled, in its first zone; and puts their rules in force.
pub fn begin<T: Zones>(table: &mut T) {
    let content = content(table);
    let kit = T::kit(&content);
    for (at, (_, code)) in (0..).zip(&kit.rules) {
        table.bring_in_force(Thing(RULES | at), Player::NONE, *code);
    }
    if kit.cards.is_empty() {
        return;
    }
    for kind in &kit.kinds {
        let Some(zone) = kit.first_zone(kind.id) else { continue };
        let spot = Spot { zone, seat: 0 };
        for card in (0..)
            .zip(&kit.cards)
            .filter(|(card, _)| kit.type_of(*card) == Some(kind.id))
            .map(|(card, _)| card)
        {
            T::store_mut(table.state_mut()).put(Lying { spot, card, seen: 0 }, End::Top);
        }
        shuffle_spot(table, spot);
        settle(table, spot);
    }
    for zone in (0..).zip(&kit.zones).filter(|(_, zone)| zone.spec.sort == ZoneSort::Offer && !zone.own) {
        fill(table, zone.0, false);
    }
}

/// Returns a table with the cards of the kit laid out.
pub fn dealt<T: Zones>(mut table: T) -> T {
    begin(&mut table);
    table
}

/// Does what follows from cards lying at a spot, without any move: who sees them, which abilities are in force.
fn settle<T: Zones>(table: &mut T, spot: Spot) {
    let content = content(table);
    let kit = T::kit(&content);
    let cards: Vec<u16> = T::store(table.state()).at(spot).iter().map(|lying| lying.card).collect();
    for card in cards {
        arrive(table, kit, card, spot);
    }
}

/// Puts the abilities of all cards that lie where they are heard in force again, as after cards were exchanged.
pub fn restore<T: Zones>(table: &mut T) {
    let content = content(table);
    let kit = T::kit(&content);
    let all: Vec<Lying> = T::store(table.state()).all().to_vec();
    for lying in &all {
        table.end_force(thing(lying.card));
    }
    for lying in all {
        enforce(table, kit, lying.card, lying.spot);
    }
}

/// Puts the cards that a player has not seen into another order, each kind for itself; `order` gets them by number.
pub fn hide<T: Zones>(table: &mut T, seat: u8, mut order: impl FnMut(&mut [u16])) {
    if T::store(table.state()).is_empty() {
        return;
    }
    let content = content(table);
    let kit = T::kit(&content);
    for kind in (0..).take(kit.kinds.len()) {
        let hidden = |lying: &Lying| {
            lying.seen & bit(seat) == 0 && kit.card(lying.card).is_some_and(|card| card.kind == kind)
        };
        T::store_mut(table.state_mut()).reorder(hidden, &mut order);
    }
    restore(table);
}

/// Returns whether a moment is within the reach of a card of the kit. Of its arrival, only the card itself hears.
#[cold]
pub fn hears<T: Zones>(table: &T, listener: &Listener, context: &Context) -> bool {
    if context.hook.index() >= T::OWN_WORDS.hooks.len() {
        return T::store(table.state()).arrived == card_of(listener.source);
    }
    listener.reach != super::HELD || listener.owner == context.player
}

/// Returns whether a card of the kit lies where it can be discarded from.
pub fn is_discardable<T: Zones>(table: &T, card: Thing) -> bool {
    let lying = card_of(card).and_then(|card| T::store(table.state()).find(card));
    lying.and_then(|lying| T::kit(table.content()).zone(lying.spot.zone)).is_some_and(|zone| zone.spec.heard)
}

/// Returns the moment at which a card has come to where it lies, if its abilities are in force there.
pub(super) fn arrival<T: Zones>(table: &mut T, card: Thing, player: Player) -> Option<Context> {
    let number = card_of(card)?;
    let kit = T::kit(table.content());
    let zone = kit.zone(T::store(table.state()).find(number)?.spot.zone).filter(|zone| zone.spec.heard)?;
    let noun = zone.noun;
    let hook = HookId(u32::try_from(T::OWN_WORDS.hooks.len()).ok()?);
    T::store_mut(table.state_mut()).arrived = Some(number);
    Some(Context::new(hook, player).qualified(0, noun))
}

/// Checks that every card lies somewhere, once.
pub fn check<T: Zones>(table: &T) -> Result<(), String> {
    let mut cards: Vec<u16> = T::store(table.state()).all().iter().map(|lying| lying.card).collect();
    cards.sort_unstable();
    let all = (0..).take(T::kit(table.content()).cards.len());
    if cards.iter().copied().eq(all) {
        Ok(())
    } else {
        Err("a card of a pack's kind lies twice or nowhere".to_owned())
    }
}

fn enforce<T: Zones>(table: &mut T, kit: &Kit, card: u16, spot: Spot) {
    let (Some(zone), Some(info)) = (kit.zone(spot.zone), kit.card(card)) else { return };
    if zone.spec.heard {
        let owner = if zone.spec.sort.is_each_players() { Player(spot.seat) } else { Player::NONE };
        table.bring_in_force(thing(card), owner, info.code);
    }
}

fn arrive<T: Zones>(table: &mut T, kit: &Kit, card: u16, spot: Spot) {
    let Some(zone) = kit.zone(spot.zone) else { return };
    let seen = match zone.spec.sort {
        ZoneSort::Pile => 0,
        ZoneSort::Hand => bit(spot.seat),
        ZoneSort::Discards | ZoneSort::Offer | ZoneSort::Row | ZoneSort::Area => ALL,
    };
    T::store_mut(table.state_mut()).see(card, seen);
    enforce(table, kit, card, spot);
}

/// Returns the bit of a seat.
pub(super) const fn bit(seat: u8) -> u8 {
    1u8.wrapping_shl(seat as u32)
}

/// Returns where a player's part of a zone is.
pub(super) fn spot(kit: &Kit, zone: u8, seat: u8) -> Spot {
    let each = kit.zone(zone).is_some_and(|zone| zone.spec.sort.is_each_players());
    Spot { zone, seat: if each { seat } else { 0 } }
}

/// Takes a card out of where it lies; returns its zone. A pile that runs out is made up of its discards.
fn leave<T: Zones>(table: &mut T, number: u16) -> Option<(u8, u8)> {
    let content = content(table);
    let kit = T::kit(&content);
    let card = thing(number);
    let lying = T::store_mut(table.state_mut()).take(number)?;
    table.end_force(card);
    table.forget(card);
    restock(table, kit, lying.spot.zone);
    Some((lying.spot.zone, lying.seen))
}

/// Makes up an empty pile of its discards.
fn restock<T: Zones>(table: &mut T, kit: &Kit, zone: u8) {
    let Some(pile) = kit.zone(zone).filter(|zone| zone.spec.sort == ZoneSort::Pile && !zone.own) else {
        return;
    };
    let to = Spot { zone, seat: 0 };
    let Some(discards) = kit.zone_for(pile.spec.holds, &[ZoneSort::Discards]) else { return };
    if !T::store(table.state()).at(to).is_empty() {
        return;
    }
    let from = Spot { zone: discards, seat: 0 };
    let cards: Vec<u16> = T::store(table.state()).at(from).iter().map(|lying| lying.card).collect();
    for card in &cards {
        T::store_mut(table.state_mut()).take(*card);
        T::store_mut(table.state_mut()).put(Lying { spot: to, card: *card, seen: 0 }, End::Top);
    }
    if !cards.is_empty() {
        shuffle_spot(table, to);
        table.tell_cards(Told::Shuffled { zone: pile.noun }, None);
    }
}

/// Moves a card; returns whether it could be.
pub(super) fn put<T: Zones>(table: &mut T, card: Thing, zone: u8, seat: u8, end: End) -> bool {
    let content = content(table);
    let kit = T::kit(&content);
    let Some(to) = kit.zone(zone).filter(|zone| type_of(table, card) == Some(zone.spec.holds)) else {
        return false;
    };
    T::store_mut(table.state_mut()).looked.moved(card);
    let Some(number) = card_of(card) else {
        let done = table.put_own(to.noun, seat, card, end);
        if done {
            table.tell_cards(Told::Put { card, zone: to.noun, seat: None }, None);
        }
        return done;
    };
    let spot = spot(kit, zone, seat);
    let Some((_, seen)) = leave(table, number) else { return false };
    make_room(table, kit, spot);
    let seen = if to.spec.sort == ZoneSort::Pile { seen } else { 0 };
    T::store_mut(table.state_mut()).put(Lying { spot, card: number, seen }, end);
    arrive(table, kit, number, spot);
    let hidden = matches!(to.spec.sort, ZoneSort::Pile | ZoneSort::Hand);
    let whose = to.spec.sort.is_each_players().then_some(seat);
    let shown = if hidden && seen != ALL { Thing::NONE } else { card };
    if to.spec.sort == ZoneSort::Hand {
        table.tell_cards(Told::Put { card, zone: to.noun, seat: whose }, Some(seat));
    } else if to.spec.sort != ZoneSort::Discards {
        table.tell_cards(Told::Put { card: shown, zone: to.noun, seat: whose }, None);
    }
    true
}

/// Makes room in a row: what has lain there longest goes.
fn make_room<T: Zones>(table: &mut T, kit: &Kit, spot: Spot) {
    let Some(zone) = kit.zone(spot.zone).filter(|zone| zone.spec.sort == ZoneSort::Row) else { return };
    let Some(size) = zone.spec.size else { return };
    while T::store(table.state()).at(spot).len() >= usize::from(size) {
        let Some(first) = T::store(table.state()).at(spot).first().copied() else { return };
        if !discard(table, thing(first.card)) {
            return;
        }
    }
}

/// Returns whether there is room for one more card.
pub(super) fn has_room<T: Zones>(table: &T, zone: u8, seat: u8) -> bool {
    let kit = T::kit(table.content());
    let Some(to) = kit.zone(zone) else { return false };
    let bounded = matches!(to.spec.sort, ZoneSort::Hand | ZoneSort::Area);
    let there = T::store(table.state()).at(spot(kit, zone, seat)).len();
    to.spec.size.filter(|_| bounded).is_none_or(|size| there < usize::from(size))
}

/// Discards a card: to the discards of its kind, or under its pile if it has none.
pub fn discard<T: Zones>(table: &mut T, card: Thing) -> bool {
    let content = content(table);
    let kit = T::kit(&content);
    let Some(ty) = type_of(table, card) else { return false };
    let Some(zone) = kit.zone_for(ty, &[ZoneSort::Discards, ZoneSort::Pile]) else { return false };
    let end = match kit.zone(zone).map(|zone| zone.spec.sort) {
        Some(ZoneSort::Pile) => End::Bottom,
        Some(_) | None => End::Top,
    };
    table.tell_cards(Told::Discarded { card }, None);
    put(table, card, zone, 0, end)
}

/// Gives a card to a player: into the area or the hand of its kind.
pub(super) fn take<T: Zones>(table: &mut T, card: Thing, seat: u8) -> bool {
    if card_of(card).is_none() {
        T::store_mut(table.state_mut()).looked.moved(card);
        return table.take_own(card, seat);
    }
    let content = content(table);
    let kit = T::kit(&content);
    let Some(zone) = held_zone(table, card) else { return false };
    let secret = kit.zone(zone).is_some_and(|zone| zone.spec.sort == ZoneSort::Hand);
    let open = card_of(card)
        .and_then(|card| T::store(table.state()).find(card))
        .is_some_and(|lying| lying.seen == ALL);
    if !put(table, card, zone, seat, End::Top) {
        return false;
    }
    if secret {
        let shown = if open { card } else { Thing::NONE };
        table.tell_cards(Told::Taken { card: shown, seat }, None);
    }
    true
}

/// Returns the zone in which players hold cards of this one's kind.
pub(super) fn held_zone<T: Zones>(table: &T, card: Thing) -> Option<u8> {
    let kit = T::kit(table.content());
    kit.zone_for(kit.type_of(card_of(card)?)?, &[ZoneSort::Hand, ZoneSort::Area])
}

/// Returns the type of a card.
pub(super) fn type_of<T: Zones>(table: &T, card: Thing) -> Option<&'static str> {
    match card_of(card) {
        Some(card) => T::kit(table.content()).type_of(card),
        None => table.type_of_own(card),
    }
}

/// Shuffles a zone.
pub(super) fn shuffle<T: Zones>(table: &mut T, zone: u8, seat: u8) {
    let content = content(table);
    let kit = T::kit(&content);
    let Some(info) = kit.zone(zone) else { return };
    if info.own {
        table.shuffle_own(info.noun);
    } else {
        shuffle_spot(table, spot(kit, zone, seat));
    }
    table.tell_cards(Told::Shuffled { zone: info.noun }, None);
}

fn shuffle_spot<T: Zones>(table: &mut T, spot: Spot) {
    let mut chance = std::mem::take(table.chance());
    T::store_mut(table.state_mut()).shuffle(spot, &mut chance);
    *table.chance() = chance;
}

/// Fills an offer up from the pile of its kind.
pub(super) fn fill<T: Zones>(table: &mut T, zone: u8, tell: bool) {
    let content = content(table);
    let kit = T::kit(&content);
    let Some(offer) = kit.zone(zone) else { return };
    if offer.own {
        table.fill_own(offer.noun);
        return;
    }
    let Some(pile) = kit.zone_for(offer.spec.holds, &[ZoneSort::Pile]) else { return };
    let (from, to) = (Spot { zone: pile, seat: 0 }, Spot { zone, seat: 0 });
    let size = usize::from(offer.spec.size.unwrap_or(0));
    while T::store(table.state()).at(to).len() < size {
        let Some(top) = T::store(table.state()).at(from).last().copied() else { return };
        if tell {
            put(table, thing(top.card), zone, 0, End::Top);
        } else if T::store_mut(table.state_mut()).take(top.card).is_some() {
            T::store_mut(table.state_mut()).put(Lying { spot: to, card: top.card, seen: 0 }, End::Top);
            arrive(table, kit, top.card, to);
        }
    }
}

/// Notes that a player has looked at a card, and tells.
pub(super) fn look<T: Zones>(table: &mut T, card: Thing, seat: u8, by: (AbilityId, Thing)) {
    T::store_mut(table.state_mut()).looked.add(by, card);
    if let Some(number) = card_of(card) {
        T::store_mut(table.state_mut()).see(number, bit(seat));
    }
    table.tell_cards(Told::Looked { card, seat }, Some(seat));
}

/// Shows a card to everybody.
pub(super) fn reveal<T: Zones>(table: &mut T, card: Thing, by: (AbilityId, Thing)) {
    T::store_mut(table.state_mut()).looked.add(by, card);
    if let Some(number) = card_of(card) {
        T::store_mut(table.state_mut()).see(number, ALL);
    }
    table.tell_cards(Told::Revealed { card }, None);
}
