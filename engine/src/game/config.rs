//! Everything chosen before a game, ready for any number of games: participating packs, content built once,
//! words.

use super::Game;
use super::decode_error::in_words;
use super::session::{Playable, StartError};
use super::speech::Speech;
use crate::common::Chosen as _;
use crate::{hash, packs, situation};
use provost_interpreter::pack::{Loaded, LoadedGame};
use serde_json::Value;
use std::sync::Arc;

/// A game that can be started, again and again.
#[derive(Debug)]
pub struct GameConfig<'g, R: Playable> {
    /// The participating packs.
    pub loaded: &'g Loaded,
    /// The game's content in these packs.
    pub game: &'g LoadedGame,
    /// The complete set-up.
    pub setup: R::Setup,
    /// The hash of packs, versions and texts.
    pub hash: u64,
    /// The constant part of the game.
    pub content: Arc<R::Content>,
    /// The words.
    pub speech: Speech<'g>,
}

impl<'g, R: Playable> GameConfig<'g, R> {
    /// Completes and prepares a set-up that gives only what is not the default; a scenario decides what is
    /// left open.
    pub fn new(
        loaded: &'g Loaded,
        game: &'g LoadedGame,
        setup: Value,
        language: &str,
    ) -> Result<Self, StartError> {
        let setup = situation::complete::<R>(game, setup).map_err(StartError::Setup)?;
        Self::complete(loaded, game, &setup, language)
    }

    /// Prepares a complete set-up, as in a record.
    pub fn complete(
        loaded: &'g Loaded,
        game: &'g LoadedGame,
        asked: &Value,
        language: &str,
    ) -> Result<Self, StartError> {
        let setup: R::Setup = serde_json::from_value(asked.clone())
            .map_err(|error| StartError::Setup(format!("the set-up cannot be read: {}", in_words(&error))))?;
        // Packs that do not take part are left out entirely, for a replay or save, too.
        let (all, whole) = (loaded, game);
        let (loaded, game) =
            packs::only(all, whole, setup.packs()).map_err(|error| StartError::Setup(error.to_string()))?;
        let hash = hash::game_hash(loaded, game);
        let content = R::build(game, &setup, hash)
            .map_err(|refused| StartError::Setup(refused.why + &packs::elsewhere(all, whole, game, asked)))?;
        let speech = Speech::new(loaded, game, R::MESSAGES, language, setup.names())
            .map_err(|problems| StartError::Words(problems.join("\n")))?;
        Ok(Self { loaded, game, setup, hash, content, speech })
    }

    /// Makes the starting position of a game, with fixed dice for what follows.
    pub fn poise(&self, seed: u64, dice: &[u8]) -> Result<Game<R>, StartError> {
        let table = R::fresh(&self.content, seed);
        situation::poise(self.game, &self.speech, &self.setup, table, dice)
    }

    /// Starts a game and goes on to its first question. A log is kept only on request.
    pub fn start(&self, seed: u64, log: bool) -> Result<Game<R>, StartError> {
        self.start_with(seed, |table| table.keep_log(log))
    }

    /// Starts a game and goes on to its first question; `tell` configures the table before set-up.
    pub fn start_with(&self, seed: u64, tell: impl FnOnce(&mut R)) -> Result<Game<R>, StartError> {
        let mut table = R::fresh(&self.content, seed);
        tell(&mut table);
        situation::begin(self.game, &self.speech, &self.setup, table)
    }
}
