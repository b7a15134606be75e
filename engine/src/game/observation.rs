//! Observations: the game as the asked player sees it, with the question and games that might be the real
//! one. Agents get this instead of the game, so they cannot look behind a screen or into a deck.

use super::{Game, Rules, View as _};
use provost_interpreter::choice::Choice;
use provost_interpreter::hook::Player;

/// The knowledge of the asked player.
#[derive(Debug)]
pub struct Observation<'g, R: Rules> {
    game: &'g Game<R>,
    choice: &'g Choice,
}

impl<R: Rules> Game<R> {
    /// Returns the game as the asked player sees it; `None` if no question is pending.
    pub fn observation(&self) -> Option<Observation<'_, R>> {
        let choice = self.choice()?;
        Some(Observation { game: self, choice })
    }
}

impl<'g, R: Rules> Observation<'g, R> {
    /// Returns the asked player.
    pub const fn player(&self) -> Player {
        self.choice.player
    }

    /// Returns the question.
    pub const fn choice(&self) -> &'g Choice {
        self.choice
    }

    /// Returns the number of players.
    pub fn players(&self) -> u8 {
        self.game.rules().players()
    }

    /// Returns the player's view.
    pub fn view(&self) -> R::View {
        self.game.view(self.choice.player)
    }

    /// Returns a game that might be the real one, with the same question: hidden information is redrawn.
    pub fn sample(&self, seed: u64) -> Game<R> {
        self.sample_of(&self.view(), seed)
    }

    /// Returns a game that might be the real one, from an existing view.
    pub fn sample_of(&self, view: &R::View, seed: u64) -> Game<R> {
        Game {
            rules: Box::new(view.sample(seed)),
            machine: self.game.machine.clone(),
            limits: self.game.limits.clone(),
        }
    }
}
