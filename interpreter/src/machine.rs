//! Runs compiled abilities in a game, on an explicit stack of plain data, without closures or recursion.
//!
//! [`Machine::begin`] puts something on the stack, [`Machine::run`] goes on until it is done or a player must
//! choose, and [`Machine::answer`] takes the choice. In between, the machine can be copied, compared, saved
//! and loaded. Numbers and questions need no stack: [`number`] and [`ask`] are pure functions.

mod about;
mod amount;
mod budget;
mod choose;
mod condition;
mod effect;
mod eligibility;
mod frame;
mod inline;
mod number;
mod numbers;
mod place;
mod question;
mod read;
mod run;
mod subject;
#[cfg(test)]
mod tests;
mod value;
mod window;

pub use budget::Budget;
pub use condition::{Explained, explain, holds};
pub use eligibility::{can_use, can_use_heard, could_use, offers, stirs, works};
pub use number::{MAX_NESTING, Query, number};
pub use numbers::Numbers;
pub use question::{Answer, ask};

use crate::choice::{Choice, ChoiceOption, Illegal};
use crate::hook::Thing;
use crate::host::{Pick, Reply};
use crate::program::{Op, Program};
use frame::{Frame, Heard};
use provost_grammar::span::Span;
use serde::{Deserialize, Serialize};

/// The stack of everything in progress in a game. Part of the game's state.
#[derive(Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Machine<S> {
    frames: Vec<Frame<S>>,
    // Picks, things and listeners of all frames, in shared stacks: a frame knows where its part begins and
    // truncates the stack when it is done.
    picks: Vec<Pick>,
    things: Vec<Thing>,
    heard: Vec<Heard>,
    choice: Choice,
    state: State,
    reply: Reply,
    /// Whether the ability that left the stack last was used.
    used: bool,
}

/// Whether a question is pending.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
enum State {
    /// No question is pending.
    Going,
    /// A question is pending.
    Asking,
    /// The question has been answered.
    Answered(ChoiceOption),
}

/// How a run ended.
#[derive(Debug, PartialEq, Eq)]
pub enum Outcome<'m> {
    /// Nothing is in progress any more.
    Done,
    /// A player must choose.
    Ask(&'m Choice),
}

impl<S: Clone> Clone for Machine<S> {
    fn clone(&self) -> Self {
        Self {
            frames: self.frames.clone(),
            picks: self.picks.clone(),
            things: self.things.clone(),
            heard: self.heard.clone(),
            choice: self.choice.clone(),
            state: self.state,
            reply: self.reply,
            used: self.used,
        }
    }

    /// Copies the value and reuses the memory already allocated.
    fn clone_from(&mut self, from: &Self) {
        let Self { frames, picks, things, heard, choice, state, reply, used } = from;
        self.frames.clone_from(frames);
        self.picks.clone_from(picks);
        self.things.clone_from(things);
        self.heard.clone_from(heard);
        self.choice.clone_from(choice);
        (self.state, self.reply, self.used) = (*state, *reply, *used);
    }
}

impl<S> Default for Machine<S> {
    fn default() -> Self {
        Self {
            frames: Vec::new(),
            picks: Vec::new(),
            things: Vec::new(),
            heard: Vec::new(),
            choice: Choice::default(),
            state: State::Going,
            reply: Reply::Go,
            used: false,
        }
    }
}

impl<S> Machine<S> {
    /// Makes a machine with nothing to do.
    pub fn new() -> Self {
        Self::default()
    }

    /// Returns whether nothing is in progress.
    pub fn is_idle(&self) -> bool {
        self.frames.is_empty()
    }

    /// Returns whether the stack fits the program: a save may have been edited.
    pub fn is_sound(&self, program: &Program) -> bool {
        let is_ability = |ability| program.ability(ability).is_some();
        self.heard.iter().all(|heard| is_ability(heard.ability))
            && self.frames.iter().all(|frame| match frame {
                Frame::Effect(effect) => {
                    is_ability(effect.origin.ability) && effect.origin.context.is_sound()
                }
                Frame::Window(window) => window.context.is_sound(),
                Frame::Procedure(_) | Frame::Interrupted(..) => true,
            })
            && (self.state != State::Asking || !self.choice.options.is_empty())
    }

    /// Returns the pending question, if there is one.
    pub fn choice(&self) -> Option<&Choice> {
        (self.state == State::Asking).then_some(&self.choice)
    }

    /// Returns the host's procedures in progress, innermost last.
    pub fn procedures(&self) -> impl Iterator<Item = &S> + Clone {
        self.frames.iter().filter_map(|frame| match frame {
            Frame::Procedure(step) => Some(step),
            Frame::Effect(_) | Frame::Window(_) | Frame::Interrupted(..) => None,
        })
    }

    /// Returns the span of the `choose` whose alternatives are offered; an ability may have several.
    pub fn asks_at(&self, program: &Program) -> Option<Span> {
        let Some(Frame::Effect(effect)) = self.frames.last() else { return None };
        let body = program.ability(effect.origin.ability)?.body.of(&program.ops);
        match body.get(effect.at.pc as usize)? {
            Op::Choose { span, .. } => Some(*span),
            Op::Act { .. }
            | Op::Jump(_)
            | Op::Grant(_)
            | Op::By(_)
            | Op::Pick(_)
            | Op::If(..)
            | Op::Count
            | Op::End => None,
        }
    }

    /// Answers the pending question.
    pub fn answer(&mut self, option: ChoiceOption) -> Result<(), Illegal> {
        if self.state != State::Asking || !self.choice.options.contains(&option) {
            return Err(Illegal);
        }
        self.take(option);
        Ok(())
    }

    /// Answers the pending question with the option at an index, without searching for it.
    pub fn answer_at(&mut self, index: usize) -> Result<(), Illegal> {
        let option = self.choice().and_then(|choice| choice.options.get(index)).copied();
        self.take(option.ok_or(Illegal)?);
        Ok(())
    }

    fn take(&mut self, option: ChoiceOption) {
        self.choice.clear();
        self.state = State::Answered(option);
    }

    /// Drops everything in progress, as after a fault. All idle machines are equal.
    pub fn abandon(&mut self) {
        self.frames.clear();
        self.picks.clear();
        self.things.clear();
        self.heard.clear();
        self.choice.clear();
        self.state = State::Going;
        self.reply = Reply::Go;
        self.used = false;
    }
}
