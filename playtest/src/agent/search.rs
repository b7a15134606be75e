//! Looks several actions ahead, the others' included: Monte Carlo tree search over what the player can know.
//!
//! The options are first evaluated as [`Greedy`] evaluators them; the best few are looked at further. Each time the hidden
//! things and the dice to come are drawn anew, and on that same game every one of these options is played on ([`walk`]):
//! everybody takes what promises most for themselves by what the search has learnt so far ([`memory`]), until the table
//! has gone round some times. What the position is worth then is counted, and learnt at every place on the way. Because
//! all options meet the same luck, few games tell them apart. Step by step the worse half is left out (sequential
//! halving), so that most of the work goes into the options that are hard to tell apart.
//!
//! Small decisions inside an action (which die, whom to send, roll again) are taken as [`Greedy`] takes them: it evaluators
//! them to the end of the action on several games, and looking further brought nothing but noise (`docs/agents.md`).
//!
//! The budget is a number of positions and no time, so that a game is the same on every machine.

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

/// How many options are looked at further.
const LOOKED_AT: usize = 6;

/// The first look counts as if the option had been played on so often.
const FIRST_LOOK: i64 = 2;

/// How much counts what the others can expect, in hundredths: how they fare swings from game to game, and hangs little
/// on what the player does.
const OTHERS: i64 = 50;

/// An agent that looks several actions ahead.
#[derive(Debug)]
pub struct Search<R: Rules> {
    /// Positions that are evaluated for a decision at most, besides the first look.
    nodes: u32,
    chance: Chance,
    greedy: Greedy<R>,
    walker: Walker<R>,
    /// Positions that were evaluated for all decisions.
    evaluated: u64,
    /// The options that are looked at further, the best one first after each step; those left out stay behind.
    lines: Vec<Candidate>,
    /// What came of them on one game.
    found: Vec<Option<i32>>,
    reasons: Vec<Reason>,
    discarded: u64,
}

/// What came of an option.
#[derive(Clone, Copy, Debug)]
struct Candidate {
    /// What the first look said.
    first: Reason,
    /// How much more came of it than the first look had said, compared with the others, all times together.
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
    /// Starts from a seed, with at most this many positions for each decision.
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

    /// Returns how many positions were evaluated beyond the first look, in all decisions.
    pub const fn evaluated(&self) -> u64 {
        self.evaluated
    }

    /// Returns how often an option was given up because the game drawn for it could not go on.
    pub const fn discarded(&self) -> u64 {
        self.discarded
    }

    /// Plays the best options on, step by step fewer of them, until the budget is spent.
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

    /// Plays the first options of the list on, all on the same game. Says whether the budget was enough for all of them; if
    /// not, nothing of it counts.
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
        // A good game is good for all options; what counts is which of them gains more by it than the others.
        let usual = sum / times.max(1);
        for (line, found) in self.lines.iter_mut().zip(&self.found) {
            match more((line, found)) {
                Some(more) => (line.more, line.times) = (line.more + more - usual, line.times + 1),
                None => self.discarded += 1,
            }
        }
        true
    }

    /// Puts the first options of the list in order, the best one first.
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

/// Returns what the end of a line is worth to a player: the own evaluation, and a part of the mean of the others' against it.
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

/// Returns whether somebody may undertake something new.
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
