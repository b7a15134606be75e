//! The results of one game, as plain numbers.

use provost_engine::game::metrics::Source;
use provost_interpreter::vocabulary::id::NounId;

/// The results of one game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Played {
    /// Its seed.
    pub seed: u64,
    /// The number of seats the agents had moved on since the first game of this seed.
    pub moved: u64,
    /// The results of each player, by seat.
    pub seats: Vec<Seat>,
    /// The round in which it ended.
    pub rounds: u32,
    /// The number of decisions.
    pub decisions: u32,
    /// Why it ended, by id.
    pub ending: &'static str,
    /// The watched numbers at the first question of each round, summed over all players.
    pub curve: Vec<(u32, Vec<i64>)>,
    /// The same at the end.
    pub end: Vec<i64>,
    /// Their sources.
    pub changes: Vec<Changed>,
    /// The events of entries, by their index in the catalogue.
    pub entries: Vec<(usize, Touched)>,
    /// How often abilities fired, by the indexes of entry and ability.
    pub fired: Vec<((usize, usize), u32)>,
}

/// The results of a player.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Seat {
    /// The agent that played.
    pub agent: usize,
    /// The player's traits: sort and value.
    pub traits: Vec<(&'static str, NounId)>,
    /// Points.
    pub score: i32,
    /// The place in the ranking, from 1.
    pub place: u8,
    /// Its share of the victory, in parts of [`crate::statistics::WIN`].
    pub won: u32,
    /// The rank, in games with ranks.
    pub rank: Option<NounId>,
}

/// A change of a player's number, or a part of a score.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Changed {
    /// The number, by its index in the catalogue.
    pub metric: usize,
    /// Its source.
    pub source: Source,
    /// The amount.
    pub amount: i32,
}

/// The events of an entry in one game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Touched {
    /// The number of decisions in which it was an option.
    pub offered: u32,
    /// The players who had it as an option, one bit per seat.
    pub offered_to: u8,
    /// How often a player got it.
    pub taken: u32,
    /// The players who got it, one bit per seat.
    pub taken_by: u8,
}

impl Played {
    /// Returns the combined wins of a set of seats.
    pub(crate) fn won_by(&self, seats: u8) -> u32 {
        let of = |(at, seat): (u32, &Seat)| {
            if seats & 1u8.checked_shl(at).unwrap_or(0) == 0 { 0 } else { seat.won }
        };
        (0..).zip(&self.seats).map(of).sum()
    }

    /// Returns the points of all players together.
    pub(crate) fn total(&self) -> i64 {
        self.seats.iter().map(|seat| i64::from(seat.score)).sum()
    }

    /// Returns the best score.
    pub(crate) fn best(&self) -> i64 {
        self.seats.iter().map(|seat| i64::from(seat.score)).max().unwrap_or(0)
    }
}

impl Played {
    /// Merges abilities with the same place in the text: an entry may be compiled several times with other
    /// numbers.
    pub(super) fn join_fired(&mut self) {
        self.fired.sort_unstable();
        let mut joined: Vec<((usize, usize), u32)> = Vec::with_capacity(self.fired.len());
        for (place, times) in self.fired.drain(..) {
            match joined.last_mut() {
                Some((there, sum)) if *there == place => *sum = sum.saturating_add(times),
                Some(_) | None => joined.push((place, times)),
            }
        }
        self.fired = joined;
    }
}
