//! Evaluation: what a position is worth to a player by the rules of the game, that is, the score and the
//! expected gain from everything on the table. Agents compare positions by it and need no rules.

use crate::list::List;

/// A victory point, in the unit of evaluation.
pub const POINT: i32 = 100;

/// The most parts of an evaluation.
pub const MAX_PARTS: usize = 12;

/// The evaluation of all players, by seat.
pub type Evaluations = List<Evaluation, 6>;

/// A part of an evaluation: its id, with a message `evaluation-<id>`, and its value.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Part {
    /// Its id.
    pub id: &'static str,
    /// Its value in hundredths of a victory point.
    pub worth: i32,
}

/// The evaluation of a position for a player, part by part.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Evaluation {
    ids: &'static [&'static str],
    worth: [i32; MAX_PARTS],
}

impl Evaluation {
    /// Makes an evaluation of 0 with the parts of a game.
    pub const fn new(ids: &'static [&'static str]) -> Self {
        Self { ids, worth: [0; MAX_PARTS] }
    }

    /// Adds to the part at an index.
    #[inline]
    pub fn add(&mut self, at: usize, worth: i32) {
        if let Some(place) = self.worth.get_mut(at) {
            *place = place.saturating_add(worth);
        }
    }

    /// Scales the part at an index by this many hundredths.
    #[inline]
    pub fn weigh(&mut self, at: usize, hundredths: i32) {
        if let Some(place) = self.worth.get_mut(at) {
            *place = place.saturating_mul(hundredths) / 100;
        }
    }

    /// Returns the parts, in the game's order.
    pub fn parts(&self) -> impl Iterator<Item = Part> + use<> {
        self.ids.iter().zip(self.worth).map(|(id, worth)| Part { id, worth })
    }

    /// Returns the sum.
    #[inline]
    pub fn total(&self) -> i32 {
        self.worth.iter().fold(0, |sum, worth| sum.saturating_add(*worth))
    }

    /// Returns the part with the greatest difference, and the difference.
    pub fn difference(&self, other: &Self) -> Option<Part> {
        let parts = self.parts().zip(other.parts());
        let parts = parts.map(|(own, other)| Part { id: own.id, worth: own.worth - other.worth });
        parts.filter(|part| part.worth != 0).max_by_key(|part| part.worth.abs())
    }
}
