//! Agents play for absent players. An agent is asked with an [`Observation`]: the question, and what the player may
//! know. It gets no more, so none can cheat; it knows no card and no game, so all play every pack at once.
//!
//! What a position is worth, agents ask the rules ([`Rules::evaluate`]). [`AgentSpec`] makes them from a text.

mod evaluator;
mod first;
mod greedy;
mod random;
mod reason;
mod search;
mod spec;

pub use first::First;
pub use greedy::Greedy;
pub use random::Random;
pub use reason::Reason;
pub use search::Search;
pub use spec::{AgentSpec, SpecError};

use provost_engine::game::Rules;
use provost_engine::game::observation::Observation;

/// Plays for one player.
pub trait Agent<R: Rules> {
    /// Chooses one of the options, by its position. The same agent with the same seed chooses the same.
    fn choose(&mut self, observation: &Observation<'_, R>) -> usize;

    /// Says why it chose what it chose last: the options it thought of, the best one first. Nothing from agents that
    /// do not think.
    fn reasons(&self) -> &[Reason] {
        &[]
    }
}

/// Returns the seed of the agent at a seat: far from those of other seats, other games and the game itself (the finaliser
/// of `SplitMix64`), so that what one does changes nothing for the others.
pub const fn seed_of(seed: u64, seat: u8) -> u64 {
    let mut mixed = seed.wrapping_add((seat as u64 + 1).wrapping_mul(0x9E37_79B9_7F4A_7C15));
    mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    mixed ^ (mixed >> 31)
}
