//! The things that the words for cards list, and the attributes that keys of cards declare.

use super::kit::Value;
use super::moves::spot;
use super::{Zones, card_of, thing};
use provost_interpreter::hook::{Player, Thing};
use provost_interpreter::host::{Args, Scope, Things};
use provost_interpreter::machine;
use provost_interpreter::vocabulary::card_words::ZoneSort;
use provost_interpreter::vocabulary::id::{AttributeId, NounId, SelectorId};

/// The selectors, in the order of [`super::CARD_WORDS`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Which {
    /// `* in ZONE`, `* from ZONE`.
    In,
    /// `top * of ZONE`.
    Top,
    /// `top N * of ZONE`.
    TopSeveral,
    /// `bottom * of ZONE`.
    Bottom,
    /// `first * of ZONE`.
    First,
    /// `them`.
    Them,
    /// `rest`.
    Rest,
    /// `* among them`.
    Among,
}

const WHICH: [Which; 9] = [
    Which::In,
    Which::In,
    Which::Top,
    Which::TopSeveral,
    Which::Bottom,
    Which::First,
    Which::Them,
    Which::Rest,
    Which::Among,
];

/// Lists the things of a selector behind the game's own.
#[cold]
pub fn select<T: Zones>(
    table: &T,
    selector: SelectorId,
    args: &Args<'_>,
    scope: &Scope<'_>,
    things: &mut Things,
) {
    let Some(row) = selector.index().checked_sub(T::OWN_WORDS.selectors.len()) else { return };
    let kit = T::kit(table.content());
    let seat = table.seat_of(scope);
    let Some(ty) = kit.types.get(row / WHICH.len()) else {
        held_by(table, row - kit.types.len() * WHICH.len(), args, things);
        return;
    };
    let Some(which) = WHICH.get(row % WHICH.len()) else { return };
    let holds = |zone: &NounId| {
        kit.zone_of(*zone).and_then(|zone| kit.zone(zone)).is_some_and(|zone| zone.spec.holds == *ty)
    };
    let named = |slot: usize| {
        let zone = args.nouns(slot).first().copied().filter(holds);
        zone.map_or_else(Vec::new, |zone| cards_in(table, zone, seat))
    };
    match which {
        Which::In => {
            let zone = args.nouns(0).first().and_then(|noun| kit.zone_of(*noun));
            let mut cards = named(0);
            if zone.and_then(|zone| kit.zone(zone)).is_some_and(|zone| zone.spec.sort == ZoneSort::Pile) {
                // So that the order of options does not tell the order of the pile.
                cards.sort_unstable_by_key(|card| card.0);
            }
            things.extend(cards);
        }
        Which::Top => things.extend(named(0).last().copied()),
        Which::TopSeveral => {
            let count = usize::try_from(args.number(0)).unwrap_or(0);
            things.extend(named(1).into_iter().rev().take(count));
        }
        Which::Bottom => things.extend(named(0).first().copied()),
        Which::First => things.extend(named(0).into_iter().rev()),
        Which::Them | Which::Rest => things.extend(looked(table, scope)),
        Which::Among => {
            things
                .extend(looked(table, scope).filter(|card| super::moves::type_of(table, *card) == Some(*ty)));
        }
    }
}

/// Lists what the ability has looked at and not moved.
fn looked<'t, T: Zones>(table: &'t T, scope: &Scope<'_>) -> impl Iterator<Item = Thing> + use<'t, T> {
    T::store(table.state()).looked.of((scope.ability, scope.source())).iter().copied()
}

/// Lists the cards of a kind that packs declare and a player holds. The selector is the only one of its sort.
fn held_by<T: Zones>(table: &T, kind: usize, args: &Args<'_>, things: &mut Things) {
    let kit = T::kit(table.content());
    let (Some(kind), Some(seat)) = (kit.kinds.get(kind), table.seat_of_player(args.thing(0))) else { return };
    for (number, zone) in (0..).zip(&kit.zones) {
        if zone.spec.holds == kind.id && zone.spec.sort.is_each_players() {
            let there = T::store(table.state()).at(spot(kit, number, seat));
            things.extend(there.iter().map(|lying| thing(lying.card)));
        }
    }
}

/// Lists the cards in a zone, the bottom one first; of zones that players have, those of one player.
pub(super) fn cards_in<T: Zones>(table: &T, zone: NounId, seat: u8) -> Vec<Thing> {
    let kit = T::kit(table.content());
    let Some(number) = kit.zone_of(zone) else { return Vec::new() };
    if kit.zone(number).is_some_and(|zone| zone.own) {
        return table.list_own(zone, seat);
    }
    T::store(table.state()).at(spot(kit, number, seat)).iter().map(|lying| thing(lying.card)).collect()
}

/// Returns an attribute behind the game's own.
#[cold]
pub fn attribute<T: Zones>(table: &T, attribute: AttributeId, of: Thing, scope: &Scope<'_>) -> Option<i32> {
    let content = table.content();
    let card = card_of(of)?;
    match T::kit(content).value(attribute, T::OWN_WORDS.attributes.len(), card)? {
        Value::None => None,
        Value::Number(number) => Some(number),
        Value::Condition(condition) => {
            let mut context = scope.inner(scope.context.hook);
            context.player = Player(table.seat_of(scope));
            Some(i32::from(machine::holds(T::program(content), table, &context, of, condition)))
        }
    }
}
