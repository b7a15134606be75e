//! A game being played, whichever it is: rules and stack together, questions in, answers out, saved and
//! loaded in the middle of any choice. Nothing but [`Game::apply`] changes the state.
//!
//! A game offers [`Rules`]; whoever shows it to people adds [`speech::Speech`] and gets [`decision::Decision`]s.

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
use crate::ranks::Judgement;
use crate::table::{EventOf, Table};
use crate::words::Numbered;
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

/// What a game must offer so that it can be played: besides its table and effects ([`Host`]) its rules, and names for
/// what is on the table.
pub trait Rules: Host + Table {
    /// What one player can know.
    type View: View<Self>;
    /// The questions of the rules, and the answers that are neither things nor nouns.
    type Ask: Numbered;
    /// The answers that are neither things nor nouns.
    type Act: Numbered;

    /// Returns the procedure of a whole game, set-up included.
    fn whole_game() -> Self::Step;

    /// Returns how many play.
    fn players(&self) -> u8;

    /// Returns whether the game is over.
    fn is_over(&self) -> bool;

    /// Returns what a player scores, or would score if the game ended now.
    fn score(&self, player: Player) -> i32;

    /// Returns what the position is worth to each player by the rules' own numbers: the score, and what may come of
    /// everything that lies on the table. It takes the table as it is, so what is hidden from somebody must have been
    /// drawn anew before ([`View::sample`]). Unless a game knows more, it is the score.
    fn evaluate(&self) -> Evaluations {
        let mut all = Evaluations::default();
        for seat in 0..self.players() {
            let mut evaluation = Evaluation::new(&["score"]);
            evaluation.add(0, self.score(Player(seat)).saturating_mul(POINT));
            all.push(evaluation);
        }
        all
    }

    /// Returns what to do at a question before the position is judged. Unless a game knows better, the rules' own
    /// questions stand between two actions, and effects are carried out.
    fn quiescence(&self, choice: &Choice) -> Quiescence {
        if matches!(choice.kind, ChoiceKind::Game(_)) { Quiescence::Evaluate } else { Quiescence::Settle }
    }

    /// Returns the rank of a player by the goals of the game, or what it would be if the game ended now; nothing in
    /// games without ranks.
    fn judgement(&self, _player: Player) -> Option<Judgement> {
        None
    }

    /// Returns what a player can know, and nothing else: no hidden cards, no order of decks, no dice to come.
    fn view(&self, player: Player) -> Self::View {
        Self::View::of(self, player)
    }

    /// Looks for contradictions in the state: a card in two places, a sum that is wrong.
    fn check(&self) -> Result<(), String>;

    /// Returns what a thing is called. Ids, words and entries of things follow from it, unless a game says them at length.
    fn naming(&self, _thing: Thing) -> Naming {
        Naming::Nothing
    }

    /// Returns the id of a thing: the same in every game with the same content.
    fn thing_id(&self, speech: &Speech<'_>, thing: Thing) -> String {
        self.naming(thing).id(speech)
    }

    /// Returns what tells one source of an ability from another of the same entry: `@2` for a second copy. Unless a
    /// game has copies, there is one of each entry.
    fn source_mark(&self, _speech: &Speech<'_>, _thing: Thing) -> String {
        String::new()
    }

    /// Returns the name of a thing in words.
    fn thing_name(&self, speech: &Speech<'_>, thing: Thing) -> String {
        self.naming(thing).name(speech)
    }

    /// Returns a thing as an option: its name, and what matters about it for this question.
    fn thing_label(&self, speech: &Speech<'_>, _choice: &Choice, thing: Thing) -> String {
        self.thing_name(speech, thing)
    }

    /// Returns the entry of a thing, if it has one.
    fn thing_entry(&self, thing: Thing) -> Option<NounId> {
        self.naming(thing).entry()
    }

    /// Returns the parameters with which the abilities of a source were compiled, if it has some.
    fn parameters(&self, _speech: &Speech<'_>, _source: Thing) -> Vec<ParamValue> {
        Vec::new()
    }

    /// Says what the rules ask.
    fn question(&self, speech: &Speech<'_>, _choice: &Choice, kind: u32) -> String {
        speech.say(&format!("ask-{}", Self::Ask::id_of(kind)), &[])
    }

    /// Returns the id of an answer to the rules' own questions.
    fn answer_id(answer: u32) -> String {
        Self::Act::id_of(answer)
    }

    /// Returns an option of one of the rules' own questions in words, if there is a message for it.
    fn answer_label(&self, speech: &Speech<'_>, choice: &Choice, option: ChoiceOption) -> Option<String> {
        speech.option_of_rules::<Self>(choice, option)
    }

    /// Says a line of the log; none for lines that are of no interest to people.
    fn event_text(&self, speech: &Speech<'_>, event: &EventOf<Self>) -> Option<String>;

    /// Draws the table as lines of text, as a player sees it; everything for nobody in particular. Unless a game draws
    /// it otherwise, these are the lines of its scene.
    fn board(&self, speech: &Speech<'_>, viewer: Option<Player>) -> Vec<String> {
        self.scene(speech, viewer).lines()
    }

    /// Returns what lies where, for games whose scene needs no more than that.
    fn layout(&self, _viewer: Option<Player>) -> Vec<Laid> {
        Vec::new()
    }

    /// Lays out the table as a player sees it, everything for nobody in particular. Players who cannot tell two tables
    /// apart get the same of both. Unless a game draws more, it is the [`Rules::layout`], with the scores of players.
    fn scene(&self, speech: &Speech<'_>, viewer: Option<Player>) -> BoardScene {
        let zones = self.layout(viewer).into_iter().map(|laid| laid.zone(self, speech)).collect();
        BoardScene { moment: self.moment(speech), zones, ..BoardScene::default() }
    }

    /// Returns the number of the round, from 1.
    fn round(&self) -> u32;

    /// Returns what is most worth knowing in one line: round and phase.
    fn moment(&self, speech: &Speech<'_>) -> String {
        speech.say("moment-round", &[("round", i32::try_from(self.round()).unwrap_or(i32::MAX).into())])
    }
}

/// What one player can know of a table.
pub trait View<R> {
    /// Returns what a player can know of a table.
    fn of(table: &R, player: Player) -> Self;

    /// Returns a table that might be the real one: what is hidden from the player is drawn anew, the same for the same
    /// seed.
    fn sample(&self, seed: u64) -> R;
}

/// A game being played.
#[derive(Debug)]
pub struct Game<R: Rules> {
    /// Apart, so that a game is moved about cheaply: its state is a large block of plain data.
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
    /// An answer that was not offered. Nothing has changed.
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
    /// Where the game stands.
    pub state: T,
    /// What is under way.
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
        /// The hash of the present content.
        here: String,
    },
    /// It was edited or damaged: no game comes to such a state.
    #[error("no game can stand like this: {0}")]
    Invalid(String),
}

/// Writes a hash of content.
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

    /// Starts with procedures of the rules, the last of which is done first, and goes on to the first question.
    pub fn starting_with_all(rules: R, steps: &[R::Step]) -> Result<Self, PlayError> {
        let mut game = Self::poised(rules, steps)?;
        game.go()?;
        Ok(game)
    }

    /// Makes a game that will start with procedures of the rules, the last of which is done first.
    pub fn poised(rules: R, steps: &[R::Step]) -> Result<Self, PlayError> {
        let mut game = Self::idle(rules);
        let content = Arc::clone(game.rules.content());
        for step in steps {
            game.machine.begin(R::program(&content), &*game.rules, Flow::Call(step.clone()))?;
        }
        Ok(game)
    }

    /// Makes a game in which nothing is under way.
    pub fn idle(rules: R) -> Self {
        Self { rules: Box::new(rules), machine: Machine::new() }
    }

    /// Gives the table back.
    pub fn into_rules(self) -> R {
        *self.rules
    }

    /// Runs a procedure of the rules ahead of what is under way, up to the next question.
    pub fn begin(&mut self, step: R::Step) -> Result<(), PlayError> {
        let content = Arc::clone(self.rules.content());
        self.machine.begin(R::program(&content), &*self.rules, Flow::Call(step))?;
        self.go()
    }

    /// Goes on to the next question. Changes nothing if somebody is asked.
    pub fn go(&mut self) -> Result<(), PlayError> {
        let content = Arc::clone(self.rules.content());
        self.machine.run(R::program(&content), &mut *self.rules)?;
        Ok(())
    }

    /// Returns the table.
    pub const fn rules(&self) -> &R {
        &self.rules
    }

    /// Returns the table, to be set up; in play, only [`Game::apply`] changes it.
    pub const fn rules_mut(&mut self) -> &mut R {
        &mut self.rules
    }

    /// Returns what is asked, as plain data.
    pub fn choice(&self) -> Option<&Choice> {
        self.machine.choice()
    }

    /// Returns what is under way.
    pub const fn machine(&self) -> &Machine<R::Step> {
        &self.machine
    }

    /// Returns whether nothing is under way any more.
    pub fn is_over(&self) -> bool {
        self.machine.is_idle()
    }

    /// Answers what is asked and goes on to the next question.
    pub fn apply(&mut self, option: ChoiceOption) -> Result<(), PlayError> {
        self.machine.answer(option)?;
        self.go()
    }

    /// Answers with the option at a position.
    pub fn choose(&mut self, index: usize) -> Result<(), PlayError> {
        self.machine.answer_at(index)?;
        self.go()
    }

    /// Returns what happened since the log was last taken.
    pub fn events(&self) -> &[EventOf<R>] {
        self.rules.events()
    }

    /// Returns what a player can know.
    pub fn view(&self, player: Player) -> R::View {
        self.rules.view(player)
    }

    /// Saves.
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
