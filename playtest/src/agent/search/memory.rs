//! What a search has learnt about the positions it visited: the tree of an information-set search, with one
//! node for all positions that no player could tell apart. Such positions ask the same player the same
//! question with the same evaluations; hidden information may differ. A position reached in two orders is one
//! node.

use provost_engine::game::evaluation::Evaluations;
use provost_interpreter::choice::{Choice, ChoiceOption};
use provost_interpreter::hook::Player;
use std::collections::HashMap;
use std::hash::{DefaultHasher, Hash as _, Hasher as _};

/// The overall result of an option counts as this many trials, so that a few lines of bad luck do not condemn
/// it.
const TRUST: f64 = 2.0;

/// The bonus of an option that looks good and was seldom taken, in hundredths of a point.
const CURIOSITY: f64 = 100.0;

/// An option that looks this much worse than the best one, in hundredths of a point, gets a quarter of the
/// bonus.
const SPREAD: f64 = 150.0;

/// The key of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct Key(u64);

impl Key {
    /// Returns the key of a position: the question, and the evaluations of all players, part by part.
    pub(super) fn new(choice: &Choice, all: &Evaluations) -> Self {
        let mut hasher = DefaultHasher::new();
        choice.player.0.hash(&mut hasher);
        choice.options.hash(&mut hasher);
        for evaluation in all {
            evaluation.parts().for_each(|part| part.worth.hash(&mut hasher));
        }
        Self(hasher.finish())
    }
}

/// A decision made in a known position.
#[derive(Clone, Copy, Debug)]
pub(super) struct TakenDecision {
    /// The player who made it.
    pub(super) player: Player,
    place: usize,
    way: usize,
}

/// All known positions.
#[derive(Debug, Default)]
pub(super) struct Memory {
    places: Vec<KnownPosition>,
    found: HashMap<Key, usize>,
}

/// The knowledge about a position.
#[derive(Debug)]
struct KnownPosition {
    ways: Vec<KnownOption>,
    /// The results of all its options.
    all: Experience,
}

/// The knowledge about an option.
#[derive(Clone, Copy, Debug)]
struct KnownOption {
    option: ChoiceOption,
    /// Its value to the player of the decision, by a first evaluation.
    first: i32,
    experience: Experience,
}

/// How often something was tried, and by how much the results exceed the first evaluation in total.
#[derive(Clone, Copy, Debug, Default)]
struct Experience {
    times: f64,
    more: f64,
}

impl Experience {
    fn add(&mut self, more: f64) {
        self.times += 1.0;
        self.more += more;
    }
}

impl Memory {
    /// Forgets everything.
    pub(super) fn clear(&mut self) {
        self.places.clear();
        self.found.clear();
    }

    /// Returns a known position.
    pub(super) fn find(&self, key: Key) -> Option<usize> {
        self.found.get(&key).copied()
    }

    /// Stores a position, with the first evaluation of each option.
    pub(super) fn add(&mut self, key: Key, looks: impl Iterator<Item = (ChoiceOption, i32)>) -> usize {
        let way = |(option, first)| KnownOption { option, first, experience: Experience::default() };
        self.places.push(KnownPosition { ways: looks.map(way).collect(), all: Experience::default() });
        let at = self.places.len() - 1;
        self.found.insert(key, at);
        at
    }

    /// Returns the option to go on with at a position.
    pub(super) fn next(&self, player: Player, place: usize) -> Option<(TakenDecision, ChoiceOption)> {
        let (way, option) = self.places.get(place)?.next()?;
        Some((TakenDecision { player, place, way }, option))
    }

    /// Learns the result of a decision, for the player who made it.
    pub(super) fn learn(&mut self, step: TakenDecision, worth: i32) {
        let Some(place) = self.places.get_mut(step.place) else { return };
        let Some(way) = place.ways.get_mut(step.way) else { return };
        let more = f64::from(worth) - f64::from(way.first);
        way.experience.add(more);
        place.all.add(more);
    }
}

impl KnownPosition {
    /// Chooses the most promising option, with a bonus for good ones that were seldom taken. Uses only sums,
    /// products, quotients and roots, which are identical on every machine.
    fn next(&self) -> Option<(usize, ChoiceOption)> {
        let best = self.ways.iter().map(|way| way.first).max()?;
        let likely = |way: &KnownOption| {
            let behind = 1.0 + f64::from(best - way.first) / SPREAD;
            1.0 / (behind * behind)
        };
        let all: f64 = self.ways.iter().map(likely).sum();
        let usual = self.all.more / self.all.times.max(1.0);
        let mut chosen = None;
        let mut most = f64::NEG_INFINITY;
        for (index, way) in self.ways.iter().enumerate() {
            let Experience { times, more } = way.experience;
            let more = (TRUST * usual + more) / (TRUST + times);
            let bonus = CURIOSITY * likely(way) / all * self.all.times.sqrt() / (1.0 + times);
            let promise = f64::from(way.first) + more + bonus;
            if promise > most {
                (most, chosen) = (promise, Some((index, way.option)));
            }
        }
        chosen
    }
}
