//! Typed access to the keys of entries, which the checker has verified.

use super::{Content, Index, MAX_LEVELS, MAX_RELICS, MAX_RESOURCES, MAX_WOUNDS};
use provost_interpreter::pack::{Entry, FieldValue};
use provost_interpreter::vocabulary::id::NounId;

/// The keys of an entry.
#[derive(Clone, Copy)]
pub(super) struct Fields<'e>(pub(super) &'e Entry);

/// The amounts in a table of keys, by index.
#[derive(Clone, Copy, Default)]
pub(super) struct Amounts {
    pub(super) resources: [u8; MAX_RESOURCES],
    pub(super) wounds: [u8; MAX_WOUNDS],
    pub(super) levels: [u8; MAX_LEVELS],
    pub(super) relics: [u8; MAX_RELICS],
}

impl<'e> Fields<'e> {
    pub(super) fn number(self, key: &str) -> u8 {
        match self.0.fields.get(key) {
            Some(FieldValue::Number(number)) => u8::try_from(*number).unwrap_or(u8::MAX),
            _ => 0,
        }
    }

    pub(super) fn flag(self, key: &str) -> bool {
        matches!(self.0.fields.get(key), Some(FieldValue::Flag(true)))
    }

    pub(super) fn noun(self, key: &str) -> Option<NounId> {
        match self.0.fields.get(key) {
            Some(FieldValue::Noun(noun)) => Some(*noun),
            _ => None,
        }
    }

    pub(super) fn nouns(self, key: &str) -> &'e [NounId] {
        match self.0.fields.get(key) {
            Some(FieldValue::Nouns(nouns)) => nouns,
            _ => &[],
        }
    }

    pub(super) fn listed(self, key: &str) -> &'e [(NounId, i32)] {
        match self.0.fields.get(key) {
            Some(FieldValue::Amounts(amounts)) => amounts,
            _ => &[],
        }
    }

    pub(super) fn amounts(self, content: &Content, key: &str) -> Amounts {
        let mut amounts = Amounts::default();
        for (noun, count) in self.listed(key) {
            let place = match content.index(*noun) {
                Index::Resource(at) => amounts.resources.get_mut(usize::from(at)),
                Index::Wound(at) => amounts.wounds.get_mut(usize::from(at)),
                Index::Level(at) => amounts.levels.get_mut(usize::from(at)),
                Index::Relic(at) => amounts.relics.get_mut(usize::from(at)),
                Index::None | Index::Area(_) | Index::Side(_) => None,
            };
            if let Some(place) = place {
                *place = u8::try_from(*count).unwrap_or(u8::MAX);
            }
        }
        amounts
    }

    /// Returns the side of the Wall in a key.
    pub(super) fn side(self, content: &Content, key: &str) -> u8 {
        match self.noun(key).map(|noun| content.index(noun)) {
            Some(Index::Side(side)) => side,
            _ => 0,
        }
    }
}
