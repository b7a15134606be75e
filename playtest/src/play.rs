//! Plays one game from its present state to its end, with an agent at every seat.

use crate::agent::Agent;
use provost_engine::game::{Game, PlayError, Rules};

/// Why a game was not finished.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Stuck {
    /// It takes too many decisions.
    #[error("no end after {0} decisions")]
    TooLong(u32),
    /// A mistake in an effect or in the game's code.
    #[error("{error}, at decision {step}")]
    Fault {
        /// The number of decisions before.
        step: u32,
        /// What went wrong.
        error: PlayError,
    },
}

/// An observer of a game.
pub trait Watch<R: Rules> {
    /// An agent has chosen the option at this index; the game has not gone on yet.
    fn chosen(&mut self, game: &Game<R>, index: usize);

    /// The game has gone on to the next question, or to its end.
    fn went_on(&mut self, game: &mut Game<R>);
}

/// No observer.
impl<R: Rules> Watch<R> for () {
    fn chosen(&mut self, _game: &Game<R>, _index: usize) {}

    fn went_on(&mut self, _game: &mut Game<R>) {}
}

/// Plays until the game is over; returns the number of decisions. Seats without an agent take the first
/// option.
pub fn finish<R: Rules>(
    game: &mut Game<R>,
    agents: &mut [Box<dyn Agent<R> + '_>],
    most: u32,
    watch: &mut impl Watch<R>,
) -> Result<u32, Stuck> {
    let mut step = 0;
    while let Some(observation) = game.observation() {
        if step >= most {
            return Err(Stuck::TooLong(most));
        }
        let agent = agents.get_mut(usize::from(observation.player().0));
        let index = agent.map_or(0, |agent| agent.choose(&observation));
        watch.chosen(game, index);
        game.choose(index).map_err(|error| Stuck::Fault { step, error })?;
        watch.went_on(game);
        step += 1;
    }
    Ok(step)
}
