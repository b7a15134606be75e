//! What came of one game, as plain numbers.

use provost_engine::game::metrics::Source;
use provost_interpreter::vocabulary::id::NounId;

/// What came of one game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Played {
    /// Its seed.
    pub seed: u64,
    /// By how many seats the agents had moved on since the first game of this seed.
    pub moved: u64,
    /// What came of each player, by seat.
    pub seats: Vec<Seat>,
    /// In which round it ended.
    pub rounds: u32,
    /// How many decisions were taken.
    pub decisions: u32,
    /// Why it ended, by id.
    pub ending: &'static str,
    /// The numbers worth watching at the first question of each round, summed over all players.
    pub curve: Vec<(u32, Vec<i64>)>,
    /// The same at the end.
    pub end: Vec<i64>,
    /// Where they came from and went to.
    pub changes: Vec<Changed>,
    /// What happened with entries, by their position in the catalogue.
    pub entries: Vec<(usize, Touched)>,
    /// How often abilities fired, by the position of entry and ability.
    pub fired: Vec<((usize, usize), u32)>,
}

/// What came of a player.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Seat {
    /// Which of the agents played.
    pub agent: usize,
    /// What the player was from the start: its sort, and what.
    pub traits: Vec<(&'static str, NounId)>,
    /// Points.
    pub score: i32,
    /// The place in the ranking, from 1.
    pub place: u8,
    /// Its part of the victory, of [`crate::statistics::WIN`].
    pub won: u32,
    /// The rank, in games with ranks.
    pub rank: Option<NounId>,
}

/// A number of some player changed, or a score has this part.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Changed {
    /// The number, by its position in the catalogue.
    pub metric: usize,
    /// What changed it.
    pub source: Source,
    /// By how much.
    pub amount: i32,
}

/// What happened with an entry in one game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Touched {
    /// In how many decisions it was an option.
    pub offered: u32,
    /// To whom, a bit for each seat.
    pub offered_to: u8,
    /// How often somebody got it.
    pub taken: u32,
    /// Who, a bit for each seat.
    pub taken_by: u8,
}

impl Played {
    /// Returns what the players of a set of seats won together.
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
    /// Puts abilities of one place in the text together: an entry may be compiled several times with other numbers.
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
