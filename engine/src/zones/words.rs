//! The words for cards: what they look like, when they would do anything, and what they do.

use super::moves::{self, has_room, held_zone};
use super::store::End;
use super::{Zones, card_of};
use crate::word_table;
use crate::words::meaning::FlowOf;
use provost_interpreter::hook::{Player, Thing, Window};
use provost_interpreter::host::{Args, Flow, Scope};
use provost_interpreter::vocabulary::card_words::{CardLocale, CardWords, ZoneSort, example};
use provost_interpreter::vocabulary::id::VerbId;
use provost_interpreter::vocabulary::spec::{HookKind, HookSpec, QualifierSpec, SelectorSpec, VerbSpec};

/// The words for cards, for a game to fill in its own zones and the kinds whose moments cards hear.
pub const CARD_WORDS: CardWords = CardWords {
    zones: &[],
    kinds: &[],
    common: "",
    held: "",
    verbs: DEEDS,
    selectors: SELECTORS,
    kind_selectors: KIND_SELECTORS,
    hooks: HOOKS,
    takeable: &[],
    locales: &[
        CardLocale {
            language: "en",
            words: include_str!("locale/words.en.ftl"),
            hooks: include_str!("locale/hooks.en.ftl"),
            each: include_str!("locale/each.en.ftl"),
            kind: include_str!("locale/kind.en.ftl"),
            key: include_str!("locale/key.en.ftl"),
            truth: include_str!("locale/truth.en.ftl"),
        },
        CardLocale {
            language: "de",
            words: include_str!("locale/words.de.ftl"),
            hooks: include_str!("locale/hooks.de.ftl"),
            each: include_str!("locale/each.de.ftl"),
            kind: include_str!("locale/kind.de.ftl"),
            key: include_str!("locale/key.de.ftl"),
            truth: include_str!("locale/truth.de.ftl"),
        },
    ],
};

const fn verb(id: &'static str, pattern: &'static str, doc: &'static str, text: &'static str) -> VerbSpec {
    VerbSpec { id, pattern, hooks: &[], needs: &[], fires: &[], doc, example: example(text) }
}

word_table! {
    /// What is done with cards.
    Deed, DEEDS: [VerbSpec] {
        PutInto = verb(
            "put-into",
            "put {what:$cards} into {where:noun:zone}",
            "The card goes there; into a pile it is shuffled. A full row makes room: what has lain there longest is \
             discarded.",
            "on round start: put the top $one of $pile into $zone.",
        ),
        PutOn = verb(
            "put-on",
            "put {what:$cards} on {where:noun:zone}",
            "The card goes on top.",
            "on round start: put the bottom $one of $pile on $pile.",
        ),
        PutUnder = verb(
            "put-under",
            "put {what:$cards} under {where:noun:zone}",
            "The card goes to the bottom.",
            "on round start: put the top $one of $pile under $pile.",
        ),
        Discard = verb(
            "discard-card",
            "discard {what:$cards}",
            "The card goes to the discards of its kind, or under its pile if it has none.",
            "on round start: discard each $one in $zone.",
        ),
        Take = VerbSpec {
            needs: &["owner"],
            ..verb(
                "take-card",
                "take {what:$takeable}",
                "The card goes to the owner of the ability: into the hand of its kind or, if it has none, before the \
                 player. Not if there is no more room.",
                "on round start: take the top $one of $pile.",
            )
        },
        Shuffle = verb(
            "shuffle-zone",
            "shuffle {what:noun:zone}",
            "The cards there are shuffled; nobody knows their order any more.",
            "on round start: shuffle $pile.",
        ),
        Fill = verb(
            "refill-zone",
            "refill {what:noun:zone}",
            "The offer is filled up from the pile of its kind.",
            "on round start: refill $zone.",
        ),
        Look = VerbSpec {
            needs: &["owner"],
            ..verb(
                "look-at",
                "look at {what:$cards}",
                "The owner of the ability sees the card, and nobody else.",
                "on round start: look at the top $one of $pile.",
            )
        },
        Buy = VerbSpec {
            needs: &["owner"],
            ..verb(
                "buy-card",
                "buy {what:$takeable}",
                "The owner of the ability pays what the card costs and takes it. Not if that cannot be paid.",
                "on round start: take the top $one of $pile.",
            )
        },
        Reveal = verb(
            "reveal-card",
            "reveal {what:$cards}",
            "Everybody sees the card.",
            "on round start: reveal the top $one of $pile.",
        ),
    }
}

const fn selector(
    id: &'static str,
    pattern: &'static str,
    doc: &'static str,
    text: &'static str,
) -> SelectorSpec {
    SelectorSpec { id, pattern, entity: "$kind", set: true, needs: &[], doc, example: example(text) }
}

/// The selectors; `select.rs` says in the same order what they list.
const SELECTORS: &[SelectorSpec] = &[
    selector(
        "$kind-in",
        "* in {where:noun:zone}",
        "The cards that lie there; of hands and areas those of the ability's owner.",
        "on round start: discard each $one in $zone.",
    ),
    selector(
        "$kind-from",
        "* from {where:noun:zone}",
        "The same, for verbs that take cards away: `take a $one from $zone`.",
        "on round start: discard each $one from $zone.",
    ),
    selector(
        "$kind-top",
        "top * of {where:noun:zone}",
        "The card on top: `the top $one of $pile`.",
        "on round start: reveal the top $one of $pile.",
    ),
    selector(
        "$kind-top-several",
        "top {count:number} * of {where:noun:zone}",
        "So many cards from the top: `the top 3 $other of $pile`.",
        "on round start: reveal the top 2 $other of $pile.",
    ),
    selector(
        "$kind-bottom",
        "bottom * of {where:noun:zone}",
        "The card at the bottom.",
        "on round start: reveal the bottom $one of $pile.",
    ),
    selector(
        "$kind-first",
        "first * of {where:noun:zone}",
        "The one nearest to the top: `the first $one of $pile`, and with an adjective the first of those.",
        "on round start: reveal the first $one of $pile.",
    ),
    selector(
        "$kind-them",
        "them",
        "The cards that the ability has looked at or revealed and not moved: `one of them`, `them`.",
        "on round start: look at the top 2 $other of $pile then put them under $pile.",
    ),
    selector(
        "$kind-rest",
        "rest",
        "Those of them that have not been moved: `the rest`.",
        "on round start: look at the top 2 $other of $pile then put the rest under $pile.",
    ),
    selector(
        "$kind-among",
        "* among them",
        "Those of them that are so.",
        "on round start: look at the top 2 $other of $pile then put each $one among them under $pile.",
    ),
];

/// The selectors of kinds that packs declare.
const KIND_SELECTORS: &[SelectorSpec] = &[selector(
    "$kind-of",
    "* of {whom:player}",
    "The cards in the player's hand and before the player.",
    "on round start: reveal each $one in $zone.",
)];

/// The hooks of kinds that packs declare.
const HOOKS: &[HookSpec] = &[HookSpec {
    id: "arrival",
    phrase: "on arrival",
    kind: HookKind::Event,
    qualifiers: &[QualifierSpec { word: "at", class: "zone", doc: "Only when it comes to this zone." }],
    about: &[],
    amount: false,
    roles: &[],
    targets: &[],
    heard_by: &[],
    doc: "The card has come to a zone in which its abilities are in force: it was turned up, drawn or taken.",
    example: example("on round start: take the top $one of $pile."),
}];

/// Returns the deed behind a verb after the game's own.
fn deed_of<T: Zones>(verb: VerbId) -> Option<Deed> {
    let row = verb.index().checked_sub(T::OWN_WORDS.verbs.len())?;
    Deed::ALL.get(row).copied()
}

/// Returns whether a verb behind the game's own would do anything.
#[cold]
pub fn can_do<T: Zones>(table: &T, verb: VerbId, args: &Args<'_>, scope: &Scope<'_>) -> bool {
    let kit = T::kit(table.content());
    match deed_of::<T>(verb) {
        Some(deed @ (Deed::Take | Deed::Buy)) => {
            let (card, seat) = (args.thing(0), table.seat_of(scope));
            let Some(number) = card_of(card) else {
                return deed == Deed::Take && table.can_take_own(card, seat);
            };
            let price = kit.card(number).map_or(&[][..], |card| &card.price);
            held_zone(table, card).is_some_and(|zone| has_room(table, zone, seat))
                && (deed == Deed::Take || table.has_goods(seat, price))
        }
        Some(Deed::PutInto) => {
            let zone = args.nouns(1).first().and_then(|noun| kit.zone_of(*noun));
            zone.is_some_and(|zone| has_room(table, zone, table.seat_of(scope)))
        }
        Some(
            Deed::PutOn
            | Deed::PutUnder
            | Deed::Discard
            | Deed::Shuffle
            | Deed::Fill
            | Deed::Look
            | Deed::Reveal,
        ) => true,
        None => false,
    }
}

/// Performs a verb behind the game's own.
#[cold]
pub fn perform<T: Zones>(table: &mut T, verb: VerbId, args: &Args<'_>, scope: &Scope<'_>) -> FlowOf<T> {
    let content = super::content(table);
    let kit = T::kit(&content);
    let seat = table.seat_of(scope);
    let zone = |slot: usize| args.nouns(slot).first().and_then(|noun| kit.zone_of(*noun));
    match deed_of::<T>(verb) {
        Some(deed @ (Deed::PutInto | Deed::PutOn | Deed::PutUnder)) => {
            let Some(zone) = zone(1) else { return Flow::Done };
            let end = if deed == Deed::PutUnder { End::Bottom } else { End::Top };
            let done = moves::put(table, args.thing(0), zone, seat, end);
            let is_pile = kit.zone(zone).is_some_and(|zone| zone.spec.sort == ZoneSort::Pile);
            if deed == Deed::PutInto && is_pile {
                moves::shuffle(table, zone, seat);
            }
            return arrived(table, args.thing(0), seat, done);
        }
        Some(Deed::Discard) => _ = moves::discard(table, args.thing(0)),
        Some(deed @ (Deed::Take | Deed::Buy)) => {
            let card = args.thing(0);
            if let (Deed::Buy, Some(info)) = (deed, card_of(card).and_then(|card| kit.card(card))) {
                table.pay_goods(seat, &info.price);
            }
            let done = moves::take(table, card, seat);
            return arrived(table, card, seat, done);
        }
        Some(Deed::Shuffle) => {
            if let Some(zone) = zone(0) {
                moves::shuffle(table, zone, seat);
            }
        }
        Some(Deed::Fill) => {
            if let Some(zone) = zone(0) {
                moves::fill(table, zone, true);
            }
        }
        Some(Deed::Look) => moves::look(table, args.thing(0), seat, (scope.ability, scope.source())),
        Some(Deed::Reveal) => moves::reveal(table, args.thing(0), (scope.ability, scope.source())),
        None => return Flow::Fail("no such verb"),
    }
    Flow::Done
}

/// Opens the moment at which a card has come to where it lies.
fn arrived<T: Zones>(table: &mut T, card: Thing, seat: u8, done: bool) -> FlowOf<T> {
    if !done {
        return Flow::Done;
    }
    match moves::arrival(table, card, Player(seat)) {
        Some(context) => Flow::Open(Window::event(context)),
        None => Flow::Done,
    }
}
