//! A position as tests and scenarios write it: what is not written is as it is, or is not looked at.

use crate::situation::{Fields, Reader};
use provost_interpreter::pack::code;
use provost_interpreter::vocabulary::id::NounId;

/// The most of anything.
const MOST: i64 = 999;

/// What is written about a player.
#[derive(Debug, Default)]
pub(in crate::kingdom_defenders) struct SeatSpec {
    /// So much of a resource, wound, level or relic.
    pub(in crate::kingdom_defenders) counts: Vec<(NounId, i64)>,
    /// What lies in all camps together.
    pub(in crate::kingdom_defenders) camps: Vec<(NounId, i64)>,
    /// Ids of the spaces with the player's discs.
    pub(in crate::kingdom_defenders) discs: Option<Vec<String>>,
    /// Discs at hand.
    pub(in crate::kingdom_defenders) hand: Option<i64>,
    /// Cards that the player has completed or taken with their bonus.
    pub(in crate::kingdom_defenders) cards: Option<Vec<String>>,
}

/// A position.
#[derive(Debug, Default)]
pub(in crate::kingdom_defenders) struct Position {
    pub(in crate::kingdom_defenders) round: Option<u8>,
    pub(in crate::kingdom_defenders) seats: Vec<(u8, SeatSpec)>,
    /// Face-up adventures, deeds and rewards.
    pub(in crate::kingdom_defenders) rows: [Option<Vec<String>>; 3],
    /// The order of the pawns, by seat.
    pub(in crate::kingdom_defenders) order: Option<Vec<u8>>,
}

impl Position {
    /// Reads a position.
    pub(in crate::kingdom_defenders) fn read(reader: &mut Reader<'_>, fields: &mut Fields<'_>) -> Self {
        let round = fields.small(reader, "round", 1, 20);
        let rows = ["adventures", "deeds", "rewards"].map(|row| fields.entries(reader, row));
        let order = fields.smalls(reader, "order", 1, 8);
        let order = order.map(|seats| seats.into_iter().map(|seat| seat.saturating_sub(1)).collect());
        let mut seats = Vec::new();
        for seat in 0..8 {
            if let Some(inner) = fields.table(reader, &format!("player-{}", seat + 1)) {
                seats.push((seat, SeatSpec::read(reader, inner)));
            }
        }
        Self { round, seats, rows, order }
    }
}

impl SeatSpec {
    fn read(reader: &mut Reader<'_>, mut fields: Fields<'_>) -> Self {
        let texts = |found: Vec<(&str, _)>| found.into_iter().map(|(text, _)| text.to_owned()).collect();
        let discs = fields.texts(reader, "discs").map(texts);
        let hand = fields.number(reader, "hand", 0, MOST);
        let cards = fields.entries(reader, "cards");
        let camps = fields.table(reader, "camps");
        let camps = camps.map(|inner| read_counts(reader, inner, &["resource"])).unwrap_or_default();
        let counts = read_counts(reader, fields, &["resource", "wound", "level", "relic"]);
        Self { counts, camps, discs, hand, cards }
    }
}

/// Reads the rest of a table as counts of nouns.
fn read_counts(reader: &mut Reader<'_>, mut fields: Fields<'_>, classes: &[&str]) -> Vec<(NounId, i64)> {
    let mut counts = Vec::new();
    let vocabulary = &reader.game().vocabulary;
    let classes: Vec<_> = classes.iter().filter_map(|class| vocabulary.find_class(class)).collect();
    for (word, span, value) in fields.rest() {
        let noun = classes.iter().find_map(|class| vocabulary.find_noun(*class, word));
        let Some(noun) = noun else {
            let known: Vec<&str> = classes
                .iter()
                .flat_map(|class| vocabulary.nouns_of(*class))
                .map(|(_, noun)| noun.id.as_str())
                .collect();
            reader.unknown(code::UNKNOWN_NOUN, "count", word, span, known.iter().copied());
            continue;
        };
        if let Some(count) = reader.number(word, value, 0, MOST) {
            counts.push((noun, count));
        }
    }
    fields.finish(reader);
    counts
}
