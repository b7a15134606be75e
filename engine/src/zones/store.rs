//! Where the cards of a kit lie, and who has seen them: plain data, sorted, so that equal positions are equal.

use crate::chance::Chance;
use provost_interpreter::hook::Thing;
use provost_interpreter::program::AbilityId;
use serde::{Deserialize, Serialize};

/// A zone, and whose it is: 0 for common ones.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Spot {
    /// The number of the zone.
    pub zone: u8,
    /// The seat.
    pub seat: u8,
}

/// A card that lies somewhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Lying {
    /// Where.
    pub spot: Spot,
    /// The card.
    pub card: u16,
    /// Who has seen it since it was hidden, a bit for each seat.
    pub seen: u8,
}

/// An end of a pile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum End {
    /// The top.
    Top,
    /// The bottom.
    Bottom,
}

/// Where all cards lie: by zone, from bottom to top.
#[derive(Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Store {
    lying: Vec<Lying>,
    /// The cards that an ability has looked at or revealed.
    #[serde(default, skip_serializing_if = "Looked::is_nothing")]
    pub looked: Looked,
    /// The card that has come to a zone last, of which the moment of arrival speaks.
    #[serde(default)]
    pub arrived: Option<u16>,
}

/// The cards that an ability has looked at or revealed, for `one of them` and `the rest`.
#[derive(Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Looked {
    /// The ability and its source.
    pub by: Option<(AbilityId, Thing)>,
    /// Whether it has begun to deal with them.
    pub used: bool,
    /// Those that it has not moved yet.
    pub cards: Vec<Thing>,
}

impl Looked {
    /// Returns whether there are none.
    pub const fn is_nothing(&self) -> bool {
        self.by.is_none()
    }

    /// Adds a card; another ability, or one that has dealt with its cards, begins anew.
    pub fn add(&mut self, by: (AbilityId, Thing), card: Thing) {
        if self.by != Some(by) || self.used {
            (self.by, self.used) = (Some(by), false);
            self.cards.clear();
        }
        if !self.cards.contains(&card) {
            self.cards.push(card);
        }
    }

    /// Notes that a card was moved.
    pub fn moved(&mut self, card: Thing) {
        if let Some(at) = self.cards.iter().position(|there| *there == card) {
            self.cards.remove(at);
            self.used = true;
        }
    }

    /// Returns the cards of an ability.
    pub fn of(&self, by: (AbilityId, Thing)) -> &[Thing] {
        if self.by == Some(by) { &self.cards } else { &[] }
    }
}

impl Clone for Store {
    fn clone(&self) -> Self {
        let Looked { by, used, cards } = &self.looked;
        let looked = Looked { by: *by, used: *used, cards: cards.clone() };
        Self { lying: self.lying.clone(), looked, arrived: self.arrived }
    }

    fn clone_from(&mut self, from: &Self) {
        self.lying.clone_from(&from.lying);
        (self.looked.by, self.looked.used) = (from.looked.by, from.looked.used);
        self.looked.cards.clone_from(&from.looked.cards);
        self.arrived = from.arrived;
    }
}

impl Store {
    /// Returns whether there are no cards.
    pub const fn is_empty(&self) -> bool {
        self.lying.is_empty() && self.looked.is_nothing()
    }

    /// Returns all cards with their places.
    pub fn all(&self) -> &[Lying] {
        &self.lying
    }

    /// Returns the cards at a spot, from bottom to top.
    pub fn at(&self, spot: Spot) -> &[Lying] {
        let start = self.lying.partition_point(|lying| lying.spot < spot);
        let end = self.lying.partition_point(|lying| lying.spot <= spot);
        self.lying.get(start..end).unwrap_or_default()
    }

    fn at_mut(&mut self, spot: Spot) -> &mut [Lying] {
        let start = self.lying.partition_point(|lying| lying.spot < spot);
        let end = self.lying.partition_point(|lying| lying.spot <= spot);
        self.lying.get_mut(start..end).unwrap_or_default()
    }

    /// Returns where a card lies.
    pub fn find(&self, card: u16) -> Option<Lying> {
        self.lying.iter().find(|lying| lying.card == card).copied()
    }

    /// Takes a card away.
    pub fn take(&mut self, card: u16) -> Option<Lying> {
        let at = self.lying.iter().position(|lying| lying.card == card)?;
        Some(self.lying.remove(at))
    }

    /// Puts a card down.
    pub fn put(&mut self, lying: Lying, end: End) {
        let at = match end {
            End::Top => self.lying.partition_point(|other| other.spot <= lying.spot),
            End::Bottom => self.lying.partition_point(|other| other.spot < lying.spot),
        };
        self.lying.insert(at, lying);
    }

    /// Notes that players have seen a card.
    pub fn see(&mut self, card: u16, seats: u8) {
        if let Some(lying) = self.lying.iter_mut().find(|lying| lying.card == card) {
            lying.seen |= seats;
        }
    }

    /// Shuffles the cards at a spot; nobody knows them any more.
    pub fn shuffle(&mut self, spot: Spot, chance: &mut Chance) {
        let cards = self.at_mut(spot);
        chance.shuffle(cards);
        for lying in cards {
            lying.seen = 0;
        }
    }

    /// Puts the cards at these places, which one player has not seen, into another order. `order` gets them by number.
    pub fn reorder(&mut self, hidden: impl Fn(&Lying) -> bool, order: impl FnOnce(&mut [u16])) {
        let mut cards: Vec<u16> =
            self.lying.iter().filter(|lying| hidden(lying)).map(|lying| lying.card).collect();
        let before = cards.clone();
        order(&mut cards);
        for looked in &mut self.looked.cards {
            let card = super::card_of(*looked).and_then(|card| before.iter().position(|one| *one == card));
            if let Some(now) = card.and_then(|at| cards.get(at)) {
                *looked = super::thing(*now);
            }
        }
        let mut cards = cards.into_iter();
        for lying in self.lying.iter_mut().filter(|lying| hidden(lying)) {
            if let Some(card) = cards.next() {
                lying.card = card;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const PILE: Spot = Spot { zone: 1, seat: 0 };
    const HAND: Spot = Spot { zone: 2, seat: 3 };

    fn cards(store: &Store, spot: Spot) -> Vec<u16> {
        store.at(spot).iter().map(|lying| lying.card).collect()
    }

    #[test]
    fn a_card_goes_on_a_pile_or_under_it() {
        let mut store = Store::default();
        for (card, end) in [(1, End::Top), (2, End::Top), (3, End::Bottom)] {
            store.put(Lying { spot: PILE, card, seen: 0 }, end);
        }
        store.put(Lying { spot: HAND, card: 9, seen: 8 }, End::Top);
        assert_eq!(cards(&store, PILE), [3, 1, 2]);
        assert_eq!(cards(&store, HAND), [9]);
        assert_eq!(store.take(1).map(|lying| lying.spot), Some(PILE));
        assert_eq!(cards(&store, PILE), [3, 2]);
    }

    #[test]
    fn shuffling_makes_everybody_forget() {
        let mut store = Store::default();
        (0..9).for_each(|card| store.put(Lying { spot: PILE, card, seen: 3 }, End::Top));
        store.shuffle(PILE, &mut Chance::new(5));
        let mut all = cards(&store, PILE);
        assert!(store.at(PILE).iter().all(|lying| lying.seen == 0));
        all.sort_unstable();
        assert_eq!(all, (0..9).collect::<Vec<_>>());
    }
}
