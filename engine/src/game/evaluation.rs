//! What a position is worth to a player, as the rules of a game see it: the score, and what may still come of all that
//! lies on the table. Whoever plays for others compares positions by it and needs to know no rule.

use crate::list::List;

/// A victory point, in the unit of evaluation.
pub const POINT: i32 = 100;

/// How many sorts of worth a game can tell apart.
pub const MAX_PARTS: usize = 12;

/// The evaluation of all players, by seat.
pub type Evaluations = List<Evaluation, 6>;

/// One sort of worth: its id, for which there is a message `evaluation-<id>`, and hundredths of a victory point.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Part {
    /// Its id.
    pub id: &'static str,
    /// Hundredths of a victory point.
    pub worth: i32,
}

/// What a position is worth to a player, part by part.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Evaluation {
    ids: &'static [&'static str],
    worth: [i32; MAX_PARTS],
}

impl Evaluation {
    /// Makes an evaluation worth nothing, with the sorts of worth that a game tells apart.
    pub const fn new(ids: &'static [&'static str]) -> Self {
        Self { ids, worth: [0; MAX_PARTS] }
    }

    /// Adds to the sort of worth at a position.
    #[inline]
    pub fn add(&mut self, at: usize, worth: i32) {
        if let Some(place) = self.worth.get_mut(at) {
            *place = place.saturating_add(worth);
        }
    }

    /// Counts the sort of worth at a position for so many hundredths of what it was.
    #[inline]
    pub fn weigh(&mut self, at: usize, hundredths: i32) {
        if let Some(place) = self.worth.get_mut(at) {
            *place = place.saturating_mul(hundredths) / 100;
        }
    }

    /// Returns the parts, in the order in which the game names them.
    pub fn parts(&self) -> impl Iterator<Item = Part> + use<> {
        self.ids.iter().zip(self.worth).map(|(id, worth)| Part { id, worth })
    }

    /// Returns the sum.
    #[inline]
    pub fn total(&self) -> i32 {
        self.worth.iter().fold(0, |sum, worth| sum.saturating_add(*worth))
    }

    /// Returns the part in which it differs most from others, and by how much.
    pub fn difference(&self, other: &Self) -> Option<Part> {
        let parts = self.parts().zip(other.parts());
        let parts = parts.map(|(own, other)| Part { id: own.id, worth: own.worth - other.worth });
        parts.filter(|part| part.worth != 0).max_by_key(|part| part.worth.abs())
    }
}
