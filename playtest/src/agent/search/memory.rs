//! What a search has learnt about the positions it came through: the tree of an information-set search, with one place for
//! all positions that nobody at the table could tell apart. Such positions ask the same player the same, and everybody
//! can expect the same of them; whatever is hidden may differ. A place that is reached in two orders is one place.

use provost_engine::game::evaluation::Evaluations;
use provost_interpreter::choice::{Choice, ChoiceOption};
use provost_interpreter::hook::Player;
use std::collections::HashMap;
use std::hash::{DefaultHasher, Hash as _, Hasher as _};

/// What comes of an option on the whole counts as if the option had been tried so often: a few lines of bad luck do
/// not condemn it.
const TRUST: f64 = 2.0;

/// How much more an option gets that looks well and was seldom taken, in hundredths of a point.
const CURIOSITY: f64 = 100.0;

/// An option that looks this much worse than the best one, in hundredths of a point, gets a quarter of its bonus.
const SPREAD: f64 = 150.0;

/// What tells positions apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct Key(u64);

impl Key {
    /// Returns the key of a position: the question, and what everybody can expect, sort by sort.
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

/// A decision taken in a known position.
#[derive(Clone, Copy, Debug)]
pub(super) struct TakenDecision {
    /// Who took it.
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

/// What is known about a position.
#[derive(Debug)]
struct KnownPosition {
    ways: Vec<KnownOption>,
    /// The results of all its options.
    all: Experience,
}

/// What is known about an option.
#[derive(Clone, Copy, Debug)]
struct KnownOption {
    option: ChoiceOption,
    /// Its worth to the player of the decision, by a first look.
    first: i32,
    experience: Experience,
}

/// How often something was tried, and by how much the results beat the first look in total.
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

    /// Returns a place that is known.
    pub(super) fn find(&self, key: Key) -> Option<usize> {
        self.found.get(&key).copied()
    }

    /// Remembers a position, with the worth of each option by a first look.
    pub(super) fn add(&mut self, key: Key, looks: impl Iterator<Item = (ChoiceOption, i32)>) -> usize {
        let way = |(option, first)| KnownOption { option, first, experience: Experience::default() };
        self.places.push(KnownPosition { ways: looks.map(way).collect(), all: Experience::default() });
        let at = self.places.len() - 1;
        self.found.insert(key, at);
        at
    }

    /// Returns the option to go on with at a place.
    pub(super) fn next(&self, player: Player, place: usize) -> Option<(TakenDecision, ChoiceOption)> {
        let (way, option) = self.places.get(place)?.next()?;
        Some((TakenDecision { player, place, way }, option))
    }

    /// Learns what came of a decision, for the player who took it.
    pub(super) fn learn(&mut self, step: TakenDecision, worth: i32) {
        let Some(place) = self.places.get_mut(step.place) else { return };
        let Some(way) = place.ways.get_mut(step.way) else { return };
        let more = f64::from(worth) - f64::from(way.first);
        way.experience.add(more);
        place.all.add(more);
    }
}

impl KnownPosition {
    /// Chooses the option that promises most, with a bonus for those that look well and were seldom taken. Only sums,
    /// products, quotients and roots are taken, which are the same on every machine.
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
