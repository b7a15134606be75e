//! A position as tests and scenarios write it: what is not written is as it is, or is not looked at.

use crate::content::CardKind;
use provost_engine::situation::pile::PileSpec;
use provost_engine::situation::{Fields, Named, Reader};
use provost_grammar::span::Span;
use provost_interpreter::pack::code;
use provost_interpreter::vocabulary::id::NounId;

/// The most of anything.
const MOST: i64 = 999;

/// What is written about a player.
#[derive(Debug, Default)]
pub(crate) struct SeatSpec {
    /// Where it stands.
    pub(crate) span: Span,
    /// So much of a resource, wound, level or relic.
    pub(crate) counts: Vec<Amount>,
    /// What lies in all camps together.
    pub(crate) camps: Vec<Amount>,
    /// Ids of the spaces with the player's discs.
    pub(crate) discs: Option<Vec<Named>>,
    /// Discs at hand.
    pub(crate) hand: Option<i64>,
    /// Cards that the player has completed or taken with their bonus.
    pub(crate) cards: Option<Vec<Named>>,
    /// Places no more discs this round.
    pub(crate) passed: Option<bool>,
}

/// So much of something, and where that stands.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Amount {
    pub(crate) noun: NounId,
    pub(crate) count: i64,
    pub(crate) span: Span,
}

/// A position.
#[derive(Debug, Default)]
pub(crate) struct Position {
    pub(crate) round: Option<(u8, Span)>,
    pub(crate) seats: Vec<(u8, SeatSpec)>,
    /// Face-up adventures, deeds and rewards.
    pub(crate) rows: [Option<Vec<Named>>; 3],
    /// What is written about the decks.
    pub(crate) piles: Vec<(CardKind, PileSpec)>,
    /// The order of the pawns, by seat.
    pub(crate) order: Option<(Vec<u8>, Span)>,
}

/// Rows and decks by their names, with the kind of their cards.
const ROWS: [(&str, CardKind, &[&str]); 3] = [
    ("adventures", CardKind::Adventure, &["adventure"]),
    ("deeds", CardKind::Deed, &["deed"]),
    ("rewards", CardKind::Reward, &["reward"]),
];

impl Position {
    /// Reads a position.
    pub(crate) fn read(reader: &mut Reader<'_>, fields: &mut Fields<'_>) -> Self {
        let round = fields.placed_small(reader, "round", 1, 20);
        let rows = ROWS.map(|(row, _, kinds)| fields.entries(reader, row, kinds));
        let mut piles = Vec::new();
        if let Some(mut inner) = fields.table(reader, "piles") {
            for (key, kind, kinds) in ROWS {
                piles.extend(PileSpec::read(reader, &mut inner, key, kinds, &[]).map(|spec| (kind, spec)));
            }
            inner.finish(reader);
        }
        let place = fields.get("order").map(|value| value.span).unwrap_or_default();
        let order = fields.smalls(reader, "order", 1, 8);
        let seats = |seats: Vec<u8>| seats.into_iter().map(|seat| seat.saturating_sub(1)).collect();
        let order = order.map(|order| (seats(order), place));
        let mut seats = Vec::new();
        for seat in 0..8 {
            if let Some(inner) = fields.table(reader, &format!("player-{}", seat + 1)) {
                seats.push((seat, SeatSpec::read(reader, inner)));
            }
        }
        Self { round, seats, rows, piles, order }
    }
}

impl SeatSpec {
    fn read(reader: &mut Reader<'_>, mut fields: Fields<'_>) -> Self {
        let span = fields.span();
        let named = |found: Vec<(&str, Span)>| {
            found.into_iter().map(|(id, span)| Named { id: id.to_owned(), span }).collect()
        };
        let discs = fields.texts(reader, "discs").map(named);
        let passed = fields.flag(reader, "passed");
        let hand = fields.number(reader, "hand", 0, MOST);
        let cards = fields.entries(reader, "cards", &["adventure", "deed", "reward"]);
        let camps = fields.table(reader, "camps");
        let camps = camps.map(|inner| read_counts(reader, inner, &["resource"])).unwrap_or_default();
        let counts = read_counts(reader, fields, &["resource", "wound", "level", "relic"]);
        Self { span, counts, camps, discs, hand, cards, passed }
    }
}

/// Reads the rest of a table as counts of nouns.
fn read_counts(reader: &mut Reader<'_>, mut fields: Fields<'_>, classes: &[&str]) -> Vec<Amount> {
    let mut counts = Vec::new();
    let vocabulary = &reader.game().vocabulary;
    let classes: Vec<_> = classes.iter().filter_map(|class| vocabulary.find_class(class)).collect();
    let nouns = classes.iter().flat_map(|class| vocabulary.nouns_of(*class));
    fields.may_have(nouns.map(|(_, noun)| noun.id.as_str()));
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
            counts.push(Amount { noun, count, span: value.span });
        }
    }
    fields.finish(reader);
    counts
}
