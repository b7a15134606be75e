//! What the log says about cards and zones.

use super::{Zones, card_of};
use crate::game::Rules;
use crate::game::speech::Speech;
use provost_interpreter::hook::{Player, Thing};
use provost_interpreter::vocabulary::id::NounId;
use serde::{Deserialize, Serialize};

/// What happened to cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Told {
    /// A card lies in a zone now.
    Put {
        /// The card; none if it lies face down.
        card: Thing,
        /// The zone.
        zone: NounId,
        /// Whose zone it is, if players have one each.
        seat: Option<u8>,
    },
    /// A player has taken a card.
    Taken {
        /// The card; none if the others do not see it.
        card: Thing,
        /// The player.
        seat: u8,
    },
    /// A card was discarded.
    Discarded {
        /// The card.
        card: Thing,
    },
    /// A player has looked at a card.
    Looked {
        /// The card; none for those who do not see it.
        card: Thing,
        /// The player.
        seat: u8,
    },
    /// Everybody has seen a card.
    Revealed {
        /// The card.
        card: Thing,
    },
    /// A zone was shuffled.
    Shuffled {
        /// The zone.
        zone: NounId,
    },
}

impl Told {
    /// Writes it.
    pub fn say<R: Rules + Zones>(self, table: &R, speech: &Speech<'_>) -> String {
        let card = |card: Thing| {
            if card.is_some() { table.thing_name(speech, card) } else { speech.say("card-hidden", &[]) }
        };
        let player = |seat: u8| speech.player(Player(seat));
        match self {
            Self::Put { card: it, zone, seat } => {
                let whose = seat.map_or(String::new(), player);
                let id = if seat.is_some() { "event-card-put-by" } else { "event-card-put" };
                let zone = speech.form(zone, 1);
                speech.say(id, &[("card", card(it).into()), ("zone", zone.into()), ("player", whose.into())])
            }
            Self::Taken { card: it, seat } => {
                speech.say("event-card-taken", &[("card", card(it).into()), ("player", player(seat).into())])
            }
            Self::Discarded { card: it } => speech.say("event-card-discarded", &[("card", card(it).into())]),
            Self::Looked { card: it, seat } => {
                speech.say("event-card-looked", &[("card", card(it).into()), ("player", player(seat).into())])
            }
            Self::Revealed { card: it } => speech.say("event-card-revealed", &[("card", card(it).into())]),
            Self::Shuffled { zone } => {
                speech.say("event-zone-shuffled", &[("zone", speech.form(zone, 1).into())])
            }
        }
    }
}

/// Returns the entry of a card of the kit, or of the rules of a kind.
pub fn entry_of<T: Zones>(table: &T, thing: Thing) -> Option<NounId> {
    let kit = T::kit(table.content());
    match card_of(thing) {
        Some(card) => kit.card(card).map(|card| card.entry),
        None => kit.rules.get(super::moves::rules_of(thing)?).map(|(entry, _)| *entry),
    }
}

/// Returns the mark that tells copies of a card of the kit apart.
pub fn mark_of<T: Zones>(table: &T, thing: Thing) -> String {
    let card = card_of(thing).and_then(|card| T::kit(table.content()).card(card));
    match card.map(|card| card.copy) {
        Some(copy) if copy > 0 => format!("@{}", u32::from(copy) + 1),
        Some(_) | None => String::new(),
    }
}

/// Returns the id of a card of the kit.
pub fn id_of<T: Zones>(table: &T, speech: &Speech<'_>, thing: Thing) -> Option<String> {
    Some(format!("{}{}", speech.id(entry_of(table, thing)?), mark_of(table, thing)))
}
