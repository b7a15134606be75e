//! Typed access to the keys of entries and nouns, which the checker has verified.

use super::{BoardNumbers, OfferSizes, Rulings, Space, WageBand};
use indexmap::IndexMap;
use provost_engine::list::List;
use provost_interpreter::pack::{Argument, Entry, EntryId, FieldValue};
use provost_interpreter::vocabulary::id::NounId;

/// A table of keys.
pub(super) type Keys = IndexMap<&'static str, FieldValue>;

/// The keys of an entry.
#[derive(Clone, Copy)]
pub(super) struct Fields<'e>(pub(super) &'e Entry);

/// The keys of a noun.
#[derive(Clone, Copy)]
pub(super) struct NounFields<'e>(pub(super) Option<&'e Keys>);

impl NounFields<'_> {
    pub(super) fn flag(self, key: &str) -> bool {
        matches!(self.0.and_then(|keys| keys.get(key)), Some(FieldValue::Flag(true)))
    }

    pub(super) fn number(self, key: &str) -> Option<u8> {
        match self.0.and_then(|keys| keys.get(key)) {
            Some(FieldValue::Number(number)) => u8::try_from(*number).ok(),
            _ => None,
        }
    }
}

/// Returns a number of a table.
pub(super) fn number(keys: &Keys, key: &str) -> Option<i32> {
    match keys.get(key) {
        Some(FieldValue::Number(number)) => Some(*number),
        _ => None,
    }
}

/// Returns the amounts of a table.
pub(super) fn amounts<'k>(keys: &'k Keys, key: &str) -> &'k [(NounId, i32)] {
    match keys.get(key) {
        Some(FieldValue::Amounts(amounts)) => amounts,
        _ => &[],
    }
}

/// Returns the nouns of a table.
pub(super) fn nouns<'k>(keys: &'k Keys, key: &str) -> &'k [NounId] {
    match keys.get(key) {
        Some(FieldValue::Nouns(nouns)) => nouns,
        _ => &[],
    }
}

/// Returns an entry that a table uses, with its arguments.
pub(super) fn used<'k>(keys: &'k Keys, key: &str) -> Option<(EntryId, &'k [Argument])> {
    match keys.get(key) {
        Some(FieldValue::Use(entry, arguments)) => Some((*entry, arguments)),
        _ => None,
    }
}

/// Returns whether a row or entry is for a number of players; without the key it is not.
pub(super) fn holds_for(keys: &Keys, players: u8) -> bool {
    matches!(keys.get("players"), Some(FieldValue::Numbers(numbers)) if numbers.contains(&i32::from(players)))
}

fn narrow(number: i32) -> u8 {
    u8::try_from(number).unwrap_or(u8::MAX)
}

impl<'e> Fields<'e> {
    fn get(self, key: &str) -> Option<&'e FieldValue> {
        self.0.fields.get(key)
    }

    pub(super) fn optional(self, key: &str) -> Option<i32> {
        number(&self.0.fields, key)
    }

    pub(super) fn number(self, key: &str, otherwise: i32) -> i32 {
        self.optional(key).unwrap_or(otherwise)
    }

    pub(super) fn numbers(self, key: &str) -> Vec<i32> {
        match self.get(key) {
            Some(FieldValue::Numbers(numbers)) => numbers.clone(),
            _ => Vec::new(),
        }
    }

    pub(super) fn flag(self, key: &str) -> bool {
        matches!(self.get(key), Some(FieldValue::Flag(true)))
    }

    pub(super) fn choice(self, key: &str) -> Option<&'static str> {
        match self.get(key) {
            Some(FieldValue::Choice(choice)) => Some(choice),
            _ => None,
        }
    }

    pub(super) fn noun(self, key: &str) -> Option<NounId> {
        match self.get(key) {
            Some(FieldValue::Noun(noun)) => Some(*noun),
            _ => None,
        }
    }

    pub(super) fn entries(self, key: &str) -> &'e [EntryId] {
        match self.get(key) {
            Some(FieldValue::Entries(entries)) => entries,
            _ => &[],
        }
    }

    pub(super) fn amounts(self, key: &str) -> &'e [(NounId, i32)] {
        amounts(&self.0.fields, key)
    }

    pub(super) fn table(self, key: &str) -> Option<&'e Keys> {
        match self.get(key) {
            Some(FieldValue::Table(table)) => Some(table),
            _ => None,
        }
    }

    pub(super) fn tables(self, key: &str) -> &'e [Keys] {
        match self.get(key) {
            Some(FieldValue::Tables(tables)) => tables,
            _ => &[],
        }
    }

    /// The spaces of a building.
    pub(super) fn spaces(self) -> List<Space, 12> {
        let mut spaces = List::default();
        for space in self.tables("spaces") {
            let Some(FieldValue::Noun(noun)) = space.get("id") else { continue };
            spaces.push(Space {
                noun: *noun,
                players: number(space, "players").map_or(1, narrow),
                unlimited: matches!(space.get("unlimited"), Some(FieldValue::Flag(true))),
                ..Space::default()
            });
        }
        spaces
    }

    fn rulings(self) -> Rulings {
        let is_on = |key: &str| {
            matches!(self.table("rulings").and_then(|table| table.get(key)), Some(FieldValue::Flag(true)))
        };
        Rulings {
            tokens_on_missions: is_on("tokens-on-missions"),
            dice_on_traps_guard: is_on("dice-on-traps-guard"),
            affinity_at_entrance: is_on("affinity-at-entrance"),
            refill_between_gifts: is_on("refill-between-gifts"),
        }
    }

    /// Returns the numbers of the board for a number of players.
    pub(super) fn board(self, players: u8) -> BoardNumbers {
        let rows = || self.tables("for-players").iter().filter(|row| holds_for(row, players));
        let differs = |key: &str| rows().find_map(|row| number(row, key));
        let offer = |key: &str| {
            let usual = || self.table("offers").and_then(|offers| number(offers, key));
            differs(key).or_else(usual).map_or(0, narrow)
        };
        let all_rounds = rows().any(|row| matches!(row.get("all-rounds"), Some(FieldValue::Flag(true))));
        let wages = self.tables("wages").iter().map(|band| WageBand {
            glory: number(band, "glory").unwrap_or(0),
            gold: number(band, "gold").unwrap_or(0),
        });
        BoardNumbers {
            rounds: self.number("rounds", 0),
            end_glory: self.optional("end-glory").filter(|_| !all_rounds),
            start_glory: self.number("start-glory", 0),
            start_gold: self.number("start-gold", 0),
            start_traps: self.number("start-traps", 0),
            offers: OfferSizes {
                mercenaries: offer("mercenaries"),
                traps: offer("traps"),
                equipment: offer("equipment"),
                loot: offer("loot"),
            },
            lands: differs("lands").or(self.optional("lands")).map_or(1, narrow),
            easy_reputation: self.number("easy-reputation", 0),
            path_dice: self.number("path-dice", 0),
            path_tokens: self.number("path-tokens", 0),
            token_dice: self.number("token-dice", 1),
            entrance_dice: self.number("entrance-dice", 0),
            hit_faces: self.numbers("hit-faces").iter().fold(0, |bits, face| bits | (1 << (face & 7))),
            deadly_wounds: narrow(self.number("deadly-wounds", 2)),
            ruin_gold: self.number("ruin-gold", 0),
            wages: wages.collect(),
            affinity_points: self.numbers("affinity-points"),
            lowest_rank: self.noun("lowest-rank"),
            rulings: self.rulings(),
        }
    }
}
