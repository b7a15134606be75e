//! Counters on things: what cards remember, for hosts to keep in their state.

use crate::hook::Thing;
use crate::vocabulary::id::NounId;
use serde::{Deserialize, Serialize};

/// Counters on things, sorted, so that equal counters are equal values.
#[derive(Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Counters {
    counts: Vec<(Thing, NounId, u16)>,
}

impl Clone for Counters {
    fn clone(&self) -> Self {
        Self { counts: self.counts.clone() }
    }

    /// Copies into the memory that is there.
    fn clone_from(&mut self, from: &Self) {
        self.counts.clone_from(&from.counts);
    }
}

impl Counters {
    fn find(&self, on: Thing, noun: NounId) -> Result<usize, usize> {
        self.counts.binary_search_by_key(&(on.0, noun.0), |(thing, noun, _)| (thing.0, noun.0))
    }

    /// Returns how many counters of a sort lie on a thing.
    pub fn get(&self, on: Thing, noun: NounId) -> i32 {
        let found = self.find(on, noun).ok().and_then(|at| self.counts.get(at));
        found.map_or(0, |(.., count)| i32::from(*count))
    }

    /// Adds counters, or takes them off if `by` is negative; there are never fewer than none.
    pub fn change(&mut self, on: Thing, noun: NounId, by: i32) {
        let count = self.get(on, noun).saturating_add(by).clamp(0, i32::from(u16::MAX));
        let count = u16::try_from(count).unwrap_or(u16::MAX);
        match (self.find(on, noun), count) {
            (Ok(at), 0) => {
                self.counts.remove(at);
            }
            (Ok(at), count) => {
                if let Some(place) = self.counts.get_mut(at) {
                    place.2 = count;
                }
            }
            (Err(_), 0) => {}
            (Err(at), count) => self.counts.insert(at, (on, noun, count)),
        }
    }

    /// Takes all counters off a thing that leaves play.
    pub fn clear(&mut self, on: Thing) {
        self.counts.retain(|(thing, ..)| *thing != on);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn counters_come_and_go_without_a_trace() {
        let (card, other, noun) = (Thing(3), Thing(1), NounId(7));
        let mut counters = Counters::default();
        counters.change(card, noun, 2);
        counters.change(other, noun, 1);
        counters.change(card, noun, -1);
        assert_eq!((counters.get(card, noun), counters.get(other, noun)), (1, 1));
        counters.change(card, noun, -5);
        counters.clear(other);
        assert_eq!(counters, Counters::default());
    }
}
