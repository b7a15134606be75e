//! Agents play for absent players. An agent is given an [`Observation`]: the question, and what the player
//! may know. It gets nothing else, so none can cheat; it knows no card and no game, so every agent plays
//! every pack.
//!
//! Agents ask the rules what a position is worth ([`Rules::evaluate`]). [`AgentSpec`] makes them from a text.

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
    /// Chooses one of the options, by its index. The same agent with the same seed chooses the same.
    fn choose(&mut self, observation: &Observation<'_, R>) -> usize;

    /// Returns the reasons for the last choice: the options it considered, the best one first. Empty for
    /// agents that do not evaluate.
    fn reasons(&self) -> &[Reason] {
        &[]
    }
}

/// Returns the seed of the agent at a seat: far from those of other seats, other games and the game itself
/// (the finaliser of `SplitMix64`), so that the agents do not influence each other.
pub const fn seed_of(seed: u64, seat: u8) -> u64 {
    let mut mixed = seed.wrapping_add((seat as u64 + 1).wrapping_mul(0x9E37_79B9_7F4A_7C15));
    mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    mixed ^ (mixed >> 31)
}
