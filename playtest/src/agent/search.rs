//! Looks several actions ahead, including those of other players: Monte Carlo tree search over what the
//! player can know.
//!
//! The options are first evaluated as by [`Greedy`]; the best few are searched further. In each step, hidden
//! information and future dice are redrawn, and each of these options is played on from this same game
//! ([`walk`]): every player takes the most promising option according to what the search has learnt so far
//! ([`memory`]), for a few rounds of the table. The value of the final position is counted, and learnt at
//! every position on the way. Because all options meet the same luck, few games suffice to compare them. Step
//! by step the worse half is left out (sequential halving), so most of the work goes into close decisions.
//!
//! Small decisions inside an action (which die, which mercenary, roll again) are left to [`Greedy`], which
//! evaluates them at the end of the action on several games; searching further only added noise
//! (`docs/agents.md`).
//!
//! The budget is a number of positions instead of a time, so that a game is the same on every machine.

mod memory;
mod walk;

use self::walk::{Ended, Walker};
use super::{Agent, Greedy, Reason};
use provost_engine::chance::Chance;
use provost_engine::game::evaluation::Evaluations;
use provost_engine::game::observation::Observation;
use provost_engine::game::quiescence::Quiescence;
use provost_engine::game::{Game, Rules};
use provost_interpreter::hook::Player;

/// How many options are searched further.
const LOOKED_AT: usize = 6;

/// The first evaluation counts as this many further ones.
const FIRST_LOOK: i64 = 2;

/// The weight of the other players' expectations, in hundredths: they vary from game to game and depend
/// little on this decision.
const OTHERS: i64 = 50;

/// An agent that looks several actions ahead.
#[derive(Debug)]
pub struct Search<R: Rules> {
    /// The most positions evaluated for a decision, besides the first evaluation.
    nodes: u32,
    chance: Chance,
    greedy: Greedy<R>,
    walker: Walker<R>,
    /// The positions evaluated for all decisions.
    evaluated: u64,
    /// The options searched further, the best one first after each step; those left out come last.
    lines: Vec<Candidate>,
    /// Their results on one game.
    found: Vec<Option<i32>>,
    reasons: Vec<Reason>,
    discarded: u64,
}

/// The result of an option.
#[derive(Clone, Copy, Debug)]
struct Candidate {
    /// The first evaluation.
    first: Reason,
    /// The sum of gains over the first evaluation, relative to the other options.
    more: i64,
    times: i64,
}

impl Candidate {
    const fn new(first: Reason) -> Self {
        Self { first, more: 0, times: 0 }
    }

    fn worth(&self) -> i64 {
        i64::from(self.first.value) + self.more / (self.times + FIRST_LOOK)
    }
}

impl<R: Rules> Search<R> {
    /// Makes an agent with a seed and a maximum of positions per decision.
    pub fn new(nodes: u32, seed: u64) -> Self {
        let mut chance = Chance::new(seed);
        let greedy = Greedy::new(u64::from(chance.below(u32::MAX)));
        Self {
            nodes,
            chance,
            greedy,
            walker: Walker::new(),
            evaluated: 0,
            lines: Vec::new(),
            found: Vec::new(),
            reasons: Vec::new(),
            discarded: 0,
        }
    }

    /// Returns how many positions were evaluated beyond the first evaluation, in all decisions.
    pub const fn evaluated(&self) -> u64 {
        self.evaluated
    }

    /// Returns how often an option was given up because its sampled game could not go on.
    pub const fn discarded(&self) -> u64 {
        self.discarded
    }

    /// Plays the best options on, fewer in each step, until the budget is spent.
    fn search(&mut self, observation: &Observation<'_, R>) {
        let view = observation.view();
        self.walker.begin(self.nodes);
        let mut left = self.lines.len();
        let steps = usize::BITS - left.saturating_sub(1).leading_zeros();
        'steps: for step in 1..=steps {
            let until = u64::from(self.nodes) * u64::from(step) / u64::from(steps);
            while u64::from(self.walker.evaluated()) < until {
                let sample = observation.sample_of(&view, u64::from(self.chance.below(u32::MAX)));
                if !self.compare(&sample, left, observation.player()) {
                    break 'steps;
                }
                self.rank(left);
            }
            left = left.div_ceil(2);
        }
        self.evaluated += u64::from(self.walker.evaluated());
    }

    /// Plays the first options of the list on, all on the same game. Returns whether the budget was enough
    /// for all of them; if not, none of the results counts.
    fn compare(&mut self, sample: &Game<R>, count: usize, player: Player) -> bool {
        self.found.clear();
        for line in self.lines.iter().take(count) {
            match self.walker.line(sample, line.first.index, player) {
                Ok(all) => self.found.push(Some(value(&all, player))),
                Err(Ended::Broken) => self.found.push(None),
                Err(Ended::Spent) => return false,
            }
        }
        let more = |(line, found): (&Candidate, &Option<i32>)| {
            found.map(|found| i64::from(found - line.first.value))
        };
        let all = self.lines.iter().zip(&self.found).filter_map(more);
        let (sum, times) = all.fold((0, 0), |(sum, times), more| (sum + more, times + 1));
        // A lucky game is lucky for all options; only which of them gains more than the others matters.
        let usual = sum / times.max(1);
        for (line, found) in self.lines.iter_mut().zip(&self.found) {
            match more((line, found)) {
                Some(more) => (line.more, line.times) = (line.more + more - usual, line.times + 1),
                None => self.discarded += 1,
            }
        }
        true
    }

    /// Sorts the first options of the list, the best one first.
    fn rank(&mut self, count: usize) {
        if let Some(lines) = self.lines.get_mut(..count) {
            lines.sort_by_key(|line| std::cmp::Reverse(line.worth()));
        }
    }

    fn explain(&mut self) {
        let all = self.lines.iter().map(|line| line.times).sum::<i64>().max(1);
        let reason = |line: &Candidate| Reason {
            value: i32::try_from(line.worth()).unwrap_or(0),
            share: Some(part(line.times, all)),
            ..line.first
        };
        self.reasons.clear();
        self.reasons.extend(self.lines.iter().map(reason));
    }
}

/// Returns the value of the end of a line to a player: the own evaluation, less a part of the mean of the
/// others.
fn value(all: &Evaluations, player: Player) -> i32 {
    let (mut own, mut others, mut count) = (0, 0, 0);
    for (seat, evaluation) in all.iter().enumerate() {
        let total = i64::from(evaluation.total());
        if seat == usize::from(player.0) {
            own = total;
        } else {
            others += total;
            count += 1;
        }
    }
    i32::try_from(own - OTHERS * others / (100 * count.max(1))).unwrap_or(0)
}

/// Returns whether a player may start something new.
fn is_turn<R: Rules>(game: &Game<R>) -> bool {
    game.choice().is_some_and(|choice| match game.rules().quiescence(choice) {
        Quiescence::Evaluate | Quiescence::Take(_) => true,
        Quiescence::Row | Quiescence::Settle => false,
    })
}

#[expect(clippy::cast_precision_loss, reason = "counts are small")]
fn part(count: i64, all: i64) -> f32 {
    count as f32 / all as f32
}

impl<R: Rules> Agent<R> for Search<R> {
    fn choose(&mut self, observation: &Observation<'_, R>) -> usize {
        self.reasons.clear();
        let first = self.greedy.choose(observation);
        let sample = observation.sample(u64::from(self.chance.below(u32::MAX)));
        if !is_turn(&sample) || self.greedy.reasons().len() <= 1 {
            self.reasons.extend_from_slice(self.greedy.reasons());
            return first;
        }
        self.lines.clear();
        self.lines.extend(self.greedy.reasons().iter().take(LOOKED_AT).copied().map(Candidate::new));
        self.search(observation);
        self.explain();
        self.lines.first().map_or(first, |line| line.first.index)
    }

    fn reasons(&self) -> &[Reason] {
        &self.reasons
    }
}
