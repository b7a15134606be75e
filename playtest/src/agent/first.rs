//! Always takes the first option.

use super::Agent;
use provost_engine::game::Rules;
use provost_engine::game::observation::Observation;

/// An agent without a choice.
#[derive(Clone, Copy, Debug)]
pub struct First;

impl<R: Rules> Agent<R> for First {
    fn choose(&mut self, _observation: &Observation<'_, R>) -> usize {
        0
    }
}
