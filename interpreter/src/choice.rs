//! Questions to players: plain data, part of the saved state. Options carry stable values and no words; the
//! code that shows them finds the words by ability, noun or thing.

use crate::hook::{Player, Thing};
use crate::program::AbilityId;
use crate::vocabulary::id::{HookId, NounId};
use serde::{Deserialize, Serialize};

/// A question to a player with its legal answers.
#[derive(Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Choice {
    /// Who is asked.
    pub player: Player,
    /// What is asked.
    pub kind: ChoiceKind,
    /// The ability that asks, and the thing it stands on, unless the rules of the game ask.
    pub asked_by: Option<(AbilityId, Thing)>,
    /// The legal answers.
    pub options: Vec<ChoiceOption>,
}

impl Clone for Choice {
    fn clone(&self) -> Self {
        let Self { player, kind, asked_by, options } = self;
        Self { player: *player, kind: *kind, asked_by: *asked_by, options: options.clone() }
    }

    /// Copies the value and reuses the memory already allocated.
    fn clone_from(&mut self, from: &Self) {
        let Self { player, kind, asked_by, options } = from;
        (self.player, self.kind, self.asked_by) = (*player, *kind, *asked_by);
        self.options.clone_from(options);
    }
}

impl Default for Choice {
    fn default() -> Self {
        Self { player: Player::NONE, kind: ChoiceKind::Game(0), asked_by: None, options: Vec::new() }
    }
}

impl Choice {
    /// Empties the choice but keeps its memory.
    pub fn clear(&mut self) {
        self.player = Player::NONE;
        self.kind = ChoiceKind::Game(0);
        self.asked_by = None;
        self.options.clear();
    }

    /// Begins a question of the game's own; the caller then adds [`ChoiceOption::Game`] or other options.
    pub fn ask(&mut self, player: Player, kind: u32) {
        self.clear();
        self.player = player;
        self.kind = ChoiceKind::Game(kind);
    }

    /// Adds an option that the caller knows is not there yet.
    pub fn offer_new(&mut self, option: ChoiceOption) {
        debug_assert!(!self.options.contains(&option), "{option:?} is there already");
        self.options.push(option);
    }

    /// Adds an option unless it is there already.
    pub fn offer(&mut self, option: ChoiceOption) {
        if !self.options.contains(&option) {
            self.options.push(option);
        }
    }
}

/// What is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum ChoiceKind {
    /// Which optional ability to use now, or [`ChoiceOption::Done`].
    Use(HookId),
    /// Which alternative.
    Alternative,
    /// Which thing.
    Thing,
    /// Which noun.
    Noun,
    /// Which unit of an amount comes next (a noun, or one particular thing of a noun), perhaps
    /// [`ChoiceOption::Stop`].
    Unit,
    /// How many.
    Count,
    /// Once more, or [`ChoiceOption::Stop`].
    Again,
    /// A question of the game's own rules.
    Game(u32),
}

/// A legal answer. Its value is its id: the same situation gives the same values on every machine.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum ChoiceOption {
    /// Use this ability.
    Use {
        /// The ability.
        ability: AbilityId,
        /// The thing it stands on.
        source: Thing,
    },
    /// Use nothing more.
    Done,
    /// The alternative with this index, as written.
    Alternative(u8),
    /// This thing.
    Thing(Thing),
    /// This noun (one unit of it).
    Noun(NounId),
    /// One particular thing of a noun.
    Unit {
        /// The noun.
        noun: NounId,
        /// The thing.
        thing: Thing,
    },
    /// This number.
    Count(u32),
    /// Once more.
    Again,
    /// No more.
    Stop,
    /// An answer to the game's own question.
    Game(u32),
}

/// An answer that was not among the options. Nothing has changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("that is not among the options")]
pub struct Illegal;
