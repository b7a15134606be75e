//! Takes the immediately best option: looks at what each leads to, and no further.

use super::evaluator::{Evaluator, Until, worth};
use super::{Agent, Reason};
use provost_engine::chance::Chance;
use provost_engine::game::Rules;
use provost_engine::game::evaluation::Evaluation;
use provost_engine::game::observation::Observation;

/// The total number of sampled games on which options are evaluated. The fewer options, the more samples for
/// each.
const LOOKS: usize = 16;

/// How many questions of a row are tried with every answer.
pub(super) const FORKS: usize = 1;

fn samples(options: usize) -> usize {
    (LOOKS / options.max(1)).clamp(2, 8)
}

/// An agent that looks one action ahead.
#[derive(Debug)]
pub struct Greedy<R: Rules> {
    chance: Chance,
    evaluator: Evaluator<R>,
    seen: Vec<OptionTally>,
    reasons: Vec<Reason>,
}

/// The results of an option over all samples.
#[derive(Clone, Copy, Debug, Default)]
struct OptionTally {
    worth: i64,
    times: i64,
    /// The last evaluation.
    evaluation: Evaluation,
}

impl<R: Rules> Greedy<R> {
    /// Starts from a seed.
    pub fn new(seed: u64) -> Self {
        Self {
            chance: Chance::new(seed),
            evaluator: Evaluator::new(FORKS),
            seen: Vec::new(),
            reasons: Vec::new(),
        }
    }

    fn look(&mut self, observation: &Observation<'_, R>) {
        let (view, player) = (observation.view(), observation.player());
        for _ in 0..samples(self.seen.len()) {
            let seed = u64::from(self.chance.below(u32::MAX));
            let sample = observation.sample_of(&view, seed);
            for (index, seen) in self.seen.iter_mut().enumerate() {
                // A sample in which an option is impossible says nothing about it.
                if let Ok(all) = self.evaluator.option(&sample, index, player, Until::Quiescent) {
                    seen.worth += i64::from(worth(&all, player));
                    seen.times += 1;
                    seen.evaluation = all.as_slice().get(usize::from(player.0)).copied().unwrap_or_default();
                }
            }
        }
    }

    /// Sorts the options, the best one first and ties at random.
    fn rank(&mut self) {
        self.reasons.clear();
        let seen = self.seen.iter().enumerate().filter(|(_, seen)| seen.times > 0);
        self.reasons.extend(seen.map(|(index, seen)| Reason {
            index,
            value: i32::try_from(seen.worth / seen.times).unwrap_or(0),
            share: None,
            decided_by: None,
        }));
        self.chance.shuffle(&mut self.reasons);
        self.reasons.sort_by_key(|reason| std::cmp::Reverse(reason.value));
        let ends =
            [self.reasons.get(1), self.reasons.first()].map(|reason| reason.map_or(0, |reason| reason.index));
        for (place, reason) in self.reasons.iter_mut().enumerate() {
            let evaluation =
                |index: usize| self.seen.get(index).map(|seen| seen.evaluation).unwrap_or_default();
            // The best one is compared with the second, every other with the best.
            let [second, best] = ends;
            let against = if place == 0 { second } else { best };
            reason.decided_by = evaluation(reason.index).difference(&evaluation(against));
        }
    }
}

impl<R: Rules> Agent<R> for Greedy<R> {
    fn choose(&mut self, observation: &Observation<'_, R>) -> usize {
        let count = observation.choice().options.len();
        self.reasons.clear();
        if count <= 1 {
            return 0;
        }
        self.seen.clear();
        self.seen.resize(count, OptionTally::default());
        self.look(observation);
        self.rank();
        self.reasons.first().map_or(0, |reason| reason.index)
    }

    fn reasons(&self) -> &[Reason] {
        &self.reasons
    }
}
