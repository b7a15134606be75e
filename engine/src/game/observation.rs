//! The game as the player sees it who is asked: the question, and games that might be the real one. Whoever plays for
//! others gets this and not the game, so that nobody can look behind a screen or into a deck.

use super::{Game, Rules, View as _};
use provost_interpreter::choice::Choice;
use provost_interpreter::hook::Player;

/// What the player who is asked may know.
#[derive(Debug)]
pub struct Observation<'g, R: Rules> {
    game: &'g Game<R>,
    choice: &'g Choice,
}

impl<R: Rules> Game<R> {
    /// Returns the game as the player sees it who is asked; nothing if nobody is.
    pub fn observation(&self) -> Option<Observation<'_, R>> {
        let choice = self.choice()?;
        Some(Observation { game: self, choice })
    }
}

impl<'g, R: Rules> Observation<'g, R> {
    /// Returns who is asked.
    pub const fn player(&self) -> Player {
        self.choice.player
    }

    /// Returns what is asked.
    pub const fn choice(&self) -> &'g Choice {
        self.choice
    }

    /// Returns how many play.
    pub fn players(&self) -> u8 {
        self.game.rules().players()
    }

    /// Returns what this player can know.
    pub fn view(&self) -> R::View {
        self.game.view(self.choice.player)
    }

    /// Returns a game that might be the real one, with the same question: what is hidden from the player is drawn anew.
    pub fn sample(&self, seed: u64) -> Game<R> {
        self.sample_of(&self.view(), seed)
    }

    /// Returns a game that might be the real one, from a view that is at hand already.
    pub fn sample_of(&self, view: &R::View, seed: u64) -> Game<R> {
        Game { rules: Box::new(view.sample(seed)), machine: self.game.machine.clone() }
    }
}
