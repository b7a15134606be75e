//! A game in play, whichever it is: rules and stack together, questions out, answers in, saved and loaded in
//! the middle of any choice. Only [`Game::apply`] changes the state.
//!
//! A game implements [`Rules`]; for display, [`speech::Speech`] turns them into [`decision::Decision`]s.

pub mod config;
pub mod decision;
pub mod decode_error;
pub mod evaluation;
pub mod metrics;
pub mod observation;
pub mod odds_model;
pub mod quiescence;
pub mod rank;
pub mod record;
pub mod scene;
pub mod session;
pub mod speech;

use crate::common::{Laid, Naming};
use crate::ranks::ScenarioResult;
use crate::table::{EventOf, Table};
use crate::words::Numbered;
use crate::zones::{self, Zones};
use evaluation::{Evaluation, Evaluations, POINT};
use provost_interpreter::choice::{Choice, ChoiceKind, ChoiceOption, Illegal};
use provost_interpreter::describe::ParamValue;
use provost_interpreter::fault::Fault;
use provost_interpreter::hook::{Player, Thing};
use provost_interpreter::host::{Flow, Host};

use provost_interpreter::machine::Machine;
use provost_interpreter::vocabulary::id::NounId;
use quiescence::Quiescence;
use scene::BoardScene;
use serde::{Deserialize, Serialize};
use speech::Speech;
use std::fmt::Debug;
use std::sync::Arc;

/// The rules of a game, besides its table and effects ([`Host`]), and names for the things on the table.
pub trait Rules: Host + Table + Zones {
    /// The view of one player.
    type View: View<Self>;
    /// The questions of the rules.
    type Ask: Numbered;
    /// The answers to the rules' questions that are neither things nor nouns.
    type Act: Numbered;

    /// Returns the procedure of a whole game, including set-up.
    fn whole_game() -> Self::Step;

    /// Returns the number of players.
    fn players(&self) -> u8;

    /// Returns whether the game is over.
    fn is_over(&self) -> bool;

    /// Returns a player's score, or the score if the game ended now.
    fn score(&self, player: Player) -> i32;

    /// Returns the evaluation of the position for each player: the score, and the expected gain from
    /// everything on the table. It takes the table as it is, so hidden information must be redrawn first
    /// ([`View::sample`]). By default, it is the score.
    fn evaluate(&self) -> Evaluations {
        let mut all = Evaluations::default();
        for seat in 0..self.players() {
            let mut evaluation = Evaluation::new(&["score"]);
            evaluation.add(0, self.score(Player(seat)).saturating_mul(POINT));
            all.push(evaluation);
        }
        all
    }

    /// Returns how to go on at a question before the position is evaluated. By default, the rules' own
    /// questions stand between two actions, and effects are carried out.
    fn quiescence(&self, choice: &Choice) -> Quiescence {
        if matches!(choice.kind, ChoiceKind::Game(_)) { Quiescence::Evaluate } else { Quiescence::Settle }
    }

    /// Returns the rank of a player by the goals of the game, or the rank if the game ended now; `None` in
    /// games without ranks.
    fn scenario_result(&self, _player: Player) -> Option<ScenarioResult> {
        None
    }

    /// Returns the view of a player, without hidden cards, the order of decks or future dice.
    fn view(&self, player: Player) -> Self::View {
        Self::View::of(self, player)
    }

    /// Checks the state for contradictions: a card in two places, a wrong sum.
    fn check(&self) -> Result<(), String>;

    /// Returns the naming of a thing. Its id, words and entry follow from it, unless a game overrides them.
    fn naming(&self, _thing: Thing) -> Naming {
        Naming::Nothing
    }

    /// Returns the id of a thing, which is the same in every game with the same content.
    fn thing_id(&self, speech: &Speech<'_>, thing: Thing) -> String {
        zones::id_of(self, speech, thing).unwrap_or_else(|| self.naming(thing).id(speech))
    }

    /// Returns the mark that tells copies of an entry apart: `@2` for a second copy. By default, there is one
    /// of each entry.
    fn source_mark(&self, _speech: &Speech<'_>, thing: Thing) -> String {
        zones::mark_of(self, thing)
    }

    /// Returns the name of a thing in words.
    fn thing_name(&self, speech: &Speech<'_>, thing: Thing) -> String {
        zones::entry_of(self, thing)
            .map_or_else(|| self.naming(thing).name(speech), |entry| speech.name(entry))
    }

    /// Returns the label of a thing as an option: its name, and what matters about it for this question.
    fn thing_label(&self, speech: &Speech<'_>, _choice: &Choice, thing: Thing) -> String {
        self.thing_name(speech, thing)
    }

    /// Returns the entry of a thing, if it has one.
    fn thing_entry(&self, thing: Thing) -> Option<NounId> {
        zones::entry_of(self, thing).or_else(|| self.naming(thing).entry())
    }

    /// Returns the parameters with which the abilities of a source were compiled, if any.
    fn parameters(&self, _speech: &Speech<'_>, _source: Thing) -> Vec<ParamValue> {
        Vec::new()
    }

    /// Writes a question of the rules.
    fn question(&self, speech: &Speech<'_>, _choice: &Choice, kind: u32) -> String {
        speech.say(&format!("ask-{}", Self::Ask::id_of(kind)), &[])
    }

    /// Returns the id of an answer to the rules' own questions.
    fn answer_id(answer: u32) -> String {
        Self::Act::id_of(answer)
    }

    /// Returns the label of an option of the rules' own questions, if there is a message for it.
    fn answer_label(&self, speech: &Speech<'_>, choice: &Choice, option: ChoiceOption) -> Option<String> {
        speech.option_of_rules::<Self>(choice, option)
    }

    /// Writes a line of the log; `None` for lines of no interest to people.
    fn event_text(&self, speech: &Speech<'_>, event: &EventOf<Self>) -> Option<String>;

    /// Draws the table as lines of text, as a player sees it; without a viewer, everything. By default, these
    /// are the lines of its scene.
    fn board(&self, speech: &Speech<'_>, viewer: Option<Player>) -> Vec<String> {
        self.scene(speech, viewer).lines()
    }

    /// Returns the layout of the table, for games whose scene needs nothing else.
    fn layout(&self, _viewer: Option<Player>) -> Vec<Laid> {
        Vec::new()
    }

    /// Returns the scene as a player sees it; without a viewer, everything. Players who cannot tell two
    /// tables apart get the same scene for both. By default, it is the [`Rules::layout`] with the scores of
    /// the players.
    fn scene(&self, speech: &Speech<'_>, viewer: Option<Player>) -> BoardScene {
        let own = self.layout(viewer).into_iter().map(|laid| laid.zone(self, speech));
        let zones = own.chain(zones::laid(self, speech, viewer)).collect();
        BoardScene { moment: self.moment(speech), zones, ..BoardScene::default() }
    }

    /// Returns the number of the round, from 1.
    fn round(&self) -> u32;

    /// Returns the moment in one line: round and phase.
    fn moment(&self, speech: &Speech<'_>) -> String {
        speech.say("moment-round", &[("round", i32::try_from(self.round()).unwrap_or(i32::MAX).into())])
    }
}

/// The view of one player at a table.
pub trait View<R> {
    /// Returns the view of a player.
    fn of(table: &R, player: Player) -> Self;

    /// Returns a table that might be the real one: hidden information is redrawn, the same for the same seed.
    fn sample(&self, seed: u64) -> R;
}

/// A game in play.
#[derive(Debug)]
pub struct Game<R: Rules> {
    /// Boxed to make a game cheap to move: its state is a large block of plain data.
    rules: Box<R>,
    machine: Machine<R::Step>,
}

impl<R: Rules> Clone for Game<R> {
    fn clone(&self) -> Self {
        Self { rules: self.rules.clone(), machine: self.machine.clone() }
    }

    fn clone_from(&mut self, source: &Self) {
        self.rules.clone_from(&source.rules);
        self.machine.clone_from(&source.machine);
    }
}

/// Why a game cannot go on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PlayError {
    /// An answer that was not offered; nothing has changed.
    #[error(transparent)]
    Illegal(#[from] Illegal),
    /// A mistake in an effect or in the game's code.
    #[error("the game cannot go on: {0}")]
    Fault(#[from] Fault),
}

/// A game in the middle of anything, as data.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Save<T, S> {
    /// The content it belongs to, in hexadecimal digits.
    pub content: String,
    /// The state.
    pub state: T,
    /// The stack.
    pub machine: Machine<S>,
}

/// Why a save cannot be loaded.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum LoadError {
    /// It belongs to other content.
    #[error("it belongs to other content: {saved} then, {here} now")]
    OtherContent {
        /// The hash in the save.
        saved: String,
        /// The hash of the loaded content.
        here: String,
    },
    /// It was edited or damaged: no game reaches such a state.
    #[error("no game can stand like this: {0}")]
    Invalid(String),
}

/// Formats a hash of content.
pub fn hash_text(hash: u64) -> String {
    format!("{hash:016x}")
}

impl<R: Rules> Game<R> {
    /// Starts a game and goes on to the first question.
    pub fn new(rules: R) -> Result<Self, PlayError> {
        Self::starting_with(rules, R::whole_game())
    }

    /// Starts with a procedure of the rules and goes on to the first question.
    pub fn starting_with(rules: R, step: R::Step) -> Result<Self, PlayError> {
        Self::starting_with_all(rules, &[step])
    }

    /// Starts with procedures of the rules, the last of which runs first, and goes on to the first question.
    pub fn starting_with_all(rules: R, steps: &[R::Step]) -> Result<Self, PlayError> {
        let mut game = Self::poised(rules, steps)?;
        game.go()?;
        Ok(game)
    }

    /// Makes a game ready to start with procedures of the rules, the last of which runs first.
    pub fn poised(rules: R, steps: &[R::Step]) -> Result<Self, PlayError> {
        let mut game = Self::idle(rules);
        let content = Arc::clone(game.rules.content());
        for step in steps {
            game.machine.begin(R::program(&content), &*game.rules, Flow::Call(step.clone()))?;
        }
        Ok(game)
    }

    /// Makes a game with nothing in progress.
    pub fn idle(rules: R) -> Self {
        Self { rules: Box::new(rules), machine: Machine::new() }
    }

    /// Returns the table.
    pub fn into_rules(self) -> R {
        *self.rules
    }

    /// Runs a procedure of the rules before everything in progress, up to the next question.
    pub fn begin(&mut self, step: R::Step) -> Result<(), PlayError> {
        let content = Arc::clone(self.rules.content());
        self.machine.begin(R::program(&content), &*self.rules, Flow::Call(step))?;
        self.go()
    }

    /// Runs the game until the next question; does nothing while a question is pending.
    pub fn go(&mut self) -> Result<(), PlayError> {
        let content = Arc::clone(self.rules.content());
        self.machine.run(R::program(&content), &mut *self.rules)?;
        Ok(())
    }

    /// Returns the table.
    pub const fn rules(&self) -> &R {
        &self.rules
    }

    /// Returns the table for setting it up; in play, only [`Game::apply`] changes it.
    pub const fn rules_mut(&mut self) -> &mut R {
        &mut self.rules
    }

    /// Returns the pending question as plain data.
    pub fn choice(&self) -> Option<&Choice> {
        self.machine.choice()
    }

    /// Returns the machine.
    pub const fn machine(&self) -> &Machine<R::Step> {
        &self.machine
    }

    /// Returns whether nothing is in progress any more.
    pub fn is_over(&self) -> bool {
        self.machine.is_idle()
    }

    /// Answers the pending question and goes on to the next.
    pub fn apply(&mut self, option: ChoiceOption) -> Result<(), PlayError> {
        self.machine.answer(option)?;
        self.go()
    }

    /// Answers with the option at an index.
    pub fn choose(&mut self, index: usize) -> Result<(), PlayError> {
        self.machine.answer_at(index)?;
        self.go()
    }

    /// Returns the events since the log was last taken.
    pub fn events(&self) -> &[EventOf<R>] {
        self.rules.events()
    }

    /// Returns the view of a player.
    pub fn view(&self, player: Player) -> R::View {
        self.rules.view(player)
    }

    /// Saves the game.
    pub fn save(&self) -> Save<R::State, R::Step> {
        Save {
            content: hash_text(self.rules.content_hash()),
            state: self.rules.state().clone(),
            machine: self.machine.clone(),
        }
    }

    /// Loads into a table with the same content. A save may have been edited, so it is checked first.
    pub fn load(mut rules: R, save: Save<R::State, R::Step>) -> Result<Self, LoadError> {
        let here = hash_text(rules.content_hash());
        if here != save.content {
            return Err(LoadError::OtherContent { saved: save.content, here });
        }
        rules.restore(save.state).map_err(|error| LoadError::Invalid(error.to_string()))?;
        rules.check().map_err(LoadError::Invalid)?;
        if !save.machine.is_sound(R::program(rules.content())) {
            return Err(LoadError::Invalid("what is under way does not fit the abilities".to_owned()));
        }
        Ok(Self { rules: Box::new(rules), machine: save.machine })
    }
}
