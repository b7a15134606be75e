//! Takes any option, each equally likely.

use super::Agent;
use provost_engine::chance::Chance;
use provost_engine::game::Rules;
use provost_engine::game::observation::Observation;

/// An agent without a plan.
#[derive(Clone, Debug)]
pub struct Random {
    chance: Chance,
}

impl Random {
    /// Starts from a seed.
    pub fn new(seed: u64) -> Self {
        Self { chance: Chance::new(seed) }
    }
}

impl<R: Rules> Agent<R> for Random {
    fn choose(&mut self, observation: &Observation<'_, R>) -> usize {
        self.chance.pick(observation.choice().options.len())
    }
}
