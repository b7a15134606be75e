//! Example seeds: for everything that is counted, the smallest seeds of games in which it occurred, so that
//! one can go from a number to its games. Like the sums, they can be merged in any order.

use super::played::Played;
use super::{Catalogue, Plan};
use provost_engine::game::speech::Speech;
use std::collections::BTreeMap;

/// A counted thing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Figure {
    /// Players of one sort won.
    Won {
        /// The sort.
        by: String,
        /// The id.
        id: String,
    },
    /// A player had points in this range, both ends included.
    Score(i64, i64),
    /// The best player had this many points.
    BestScore(i64, i64),
    /// The game ended in one of these rounds.
    Rounds(i64, i64),
    /// The game took this many decisions.
    Decisions(i64, i64),
    /// The game ended for this reason.
    Ending(String),
    /// Somebody had this rank.
    Rank(String),
    /// The entry at this index of the catalogue was an option.
    Offered(usize),
    /// A player got the entry.
    Taken(usize),
    /// One of the entry's abilities fired.
    Used(usize),
}

/// Seeds in ascending order, up to a limit.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Kept(Vec<u64>);

impl Kept {
    fn add(&mut self, seed: u64, most: usize) {
        if self.0.len() >= most && self.0.last().is_none_or(|last| *last <= seed) {
            return;
        }
        if let Err(at) = self.0.binary_search(&seed) {
            self.0.insert(at, seed);
            self.0.truncate(most);
        }
    }
}

/// The example seeds of all figures of a run.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ExampleSeeds {
    most: usize,
    won: BTreeMap<String, BTreeMap<String, Kept>>,
    scores: BTreeMap<i64, Kept>,
    best_scores: BTreeMap<i64, Kept>,
    rounds: BTreeMap<i64, Kept>,
    decisions: BTreeMap<i64, Kept>,
    endings: BTreeMap<String, Kept>,
    ranks: BTreeMap<String, Kept>,
    /// By position in the catalogue.
    offered: Vec<Kept>,
    taken: Vec<Kept>,
    used: Vec<Kept>,
}

impl ExampleSeeds {
    /// Makes an empty collection.
    pub(super) fn new(catalogue: &Catalogue, plan: &Plan) -> Self {
        let entries = if plan.examples == 0 { 0 } else { catalogue.entries.len() };
        let none = vec![Kept::default(); entries];
        Self {
            most: plan.examples,
            offered: none.clone(),
            taken: none.clone(),
            used: none,
            ..Self::default()
        }
    }

    /// Adds a game. `agents` are the agents' texts.
    pub(super) fn add(&mut self, played: &Played, speech: &Speech<'_>, agents: &[String]) {
        let (seed, most) = (played.seed, self.most);
        if most == 0 {
            return;
        }
        for (at, seat) in (1..).zip(&played.seats) {
            self.scores.entry(seat.score.into()).or_default().add(seed, most);
            if let Some(rank) = seat.rank {
                named(&mut self.ranks, speech.id(rank)).add(seed, most);
            }
            if seat.place == 1 {
                named(named(&mut self.won, "seat"), &i32::to_string(&at)).add(seed, most);
                if let Some(agent) = agents.get(seat.agent) {
                    named(named(&mut self.won, "agent"), agent).add(seed, most);
                }
                for (sort, noun) in &seat.traits {
                    named(named(&mut self.won, sort), speech.id(*noun)).add(seed, most);
                }
            }
        }
        self.best_scores.entry(played.best()).or_default().add(seed, most);
        self.rounds.entry(played.rounds.into()).or_default().add(seed, most);
        self.decisions.entry(played.decisions.into()).or_default().add(seed, most);
        named(&mut self.endings, played.ending).add(seed, most);
        self.add_entries(played);
    }

    fn add_entries(&mut self, played: &Played) {
        let (seed, most) = (played.seed, self.most);
        let add = |all: &mut Vec<Kept>, at: usize| {
            if let Some(kept) = all.get_mut(at) {
                kept.add(seed, most);
            }
        };
        for (at, touched) in &played.entries {
            if touched.offered > 0 {
                add(&mut self.offered, *at);
            }
            if touched.taken > 0 {
                add(&mut self.taken, *at);
            }
        }
        for ((at, _), _) in &played.fired {
            add(&mut self.used, *at);
        }
    }

    /// Returns the example seeds of a figure, as many as were kept.
    pub fn of(&self, figure: &Figure) -> Vec<u64> {
        let between = |all: &BTreeMap<i64, Kept>, low: i64, high: i64| {
            let mut joined = Kept::default();
            if low <= high {
                let seeds = all.range(low..=high).flat_map(|(_, kept)| &kept.0);
                seeds.for_each(|seed| joined.add(*seed, self.most));
            }
            Some(joined)
        };
        let found = match figure {
            Figure::Won { by, id } => self.won.get(by).and_then(|all| all.get(id)).cloned(),
            Figure::Score(low, high) => between(&self.scores, *low, *high),
            Figure::BestScore(low, high) => between(&self.best_scores, *low, *high),
            Figure::Rounds(low, high) => between(&self.rounds, *low, *high),
            Figure::Decisions(low, high) => between(&self.decisions, *low, *high),
            Figure::Ending(id) => self.endings.get(id).cloned(),
            Figure::Rank(id) => self.ranks.get(id).cloned(),
            Figure::Offered(at) => self.offered.get(*at).cloned(),
            Figure::Taken(at) => self.taken.get(*at).cloned(),
            Figure::Used(at) => self.used.get(*at).cloned(),
        };
        found.unwrap_or_default().0
    }

    /// Adds the games of another part of the same run.
    pub fn include(&mut self, other: &Self) {
        self.most = self.most.max(other.most);
        let Self { most, won, scores, best_scores, rounds, decisions, endings, ranks, offered, taken, used } =
            self;
        for (by, all) in &other.won {
            join(named(won, by), all, *most);
        }
        join(scores, &other.scores, *most);
        join(best_scores, &other.best_scores, *most);
        join(rounds, &other.rounds, *most);
        join(decisions, &other.decisions, *most);
        join(endings, &other.endings, *most);
        join(ranks, &other.ranks, *most);
        for (own, others) in [(offered, &other.offered), (taken, &other.taken), (used, &other.used)] {
            if own.len() < others.len() {
                own.resize(others.len(), Kept::default());
            }
            for (own, other) in own.iter_mut().zip(others) {
                other.0.iter().for_each(|seed| own.add(*seed, *most));
            }
        }
    }
}

fn named<'m, T: Default>(all: &'m mut BTreeMap<String, T>, name: &str) -> &'m mut T {
    all.entry(name.to_owned()).or_default()
}

fn join<K: Ord + Clone>(own: &mut BTreeMap<K, Kept>, other: &BTreeMap<K, Kept>, most: usize) {
    for (key, kept) in other {
        let own = own.entry(key.clone()).or_default();
        kept.0.iter().for_each(|seed| own.add(*seed, most));
    }
}
