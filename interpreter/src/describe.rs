//! Rules text: the sentence on the card, said from the checked effect, in any language that has messages.
//!
//! Every word of a game has a Fluent message (`verb-gain`, `hook-roll`, `target-total` ...); how words join
//! to sentences is in the frame messages of this crate (`locale/`). Slots arrive as variables, already in
//! words and in every case (`$what`, `$what_acc`, `$what_dat`, `$what_gen`), so that a message only picks.
//! `locale/en.ftl` lists what each kind of message is given. Read `ability` for how a sentence is built.

mod ability;
mod card;
mod condition;
mod coverage;
mod entity;
mod head;
mod hook;
mod messages;
mod noun;
mod phrase;
mod polish;
mod step;
mod writer;

#[cfg(test)]
mod tests;

use crate::ir;
use crate::vocabulary::Vocabulary;
use crate::vocabulary::id::{KindId, NounId};
pub use card::RulesLine;
use messages::Messages;
use writer::Writer;

/// Says effects of one game in one language.
#[derive(Debug)]
pub struct Describer<'v> {
    vocabulary: &'v Vocabulary,
    language: String,
    messages: Messages,
}

/// Whose effect is said.
#[derive(Clone, Copy, Debug)]
pub struct Subject<'a> {
    /// The kind of the entry; it names `self`.
    pub kind: KindId,
    /// Values of the entry's parameters, by index. One that is missing is said as "X" or "the shown ...".
    pub params: &'a [ParamValue],
}

/// The value of a parameter.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ParamValue {
    /// Not known here.
    Open,
    /// A number.
    Number(i32),
    /// Any of these nouns.
    Nouns(Vec<NounId>),
}

/// Why there is no text: message ids or noun forms that are missing, and messages that ask for a
/// variable they are not given.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("no rules text: {}", faults.join("; "))]
pub struct TextError {
    /// Each cause once, in alphabetical order.
    pub faults: Vec<String>,
}

impl<'v> Describer<'v> {
    /// Reads the messages of the frame and of the game. The error lists what is broken or missing.
    pub fn new(vocabulary: &'v Vocabulary, language: &str) -> Result<Self, Vec<String>> {
        let messages = Messages::read(vocabulary.game(), language)?;
        let missing = coverage::missing(vocabulary, &messages);
        let game = vocabulary.game();
        if !missing.is_empty() && game.locales.iter().all(|locale| locale.language != language) {
            return Err(vec![format!("{} has no sentences in `{language}`", game.name)]);
        }
        if missing.is_empty() {
            Ok(Self { vocabulary, language: language.to_owned(), messages })
        } else {
            Err(missing)
        }
    }

    /// Returns the languages that the frame can speak.
    pub fn languages() -> impl Iterator<Item = &'static str> {
        messages::FRAMES.iter().map(|(language, _)| *language)
    }

    /// Returns the ids of the game's messages that no word of the game asks for: a misspelt id.
    pub fn unused(&self) -> Vec<String> {
        coverage::unused(self.vocabulary, &self.language)
    }

    /// Says an effect, one sentence after the other.
    pub fn effect(&self, effect: &ir::Effect, subject: Subject<'_>) -> Result<String, TextError> {
        Ok(self.lines(effect, subject)?.join(" "))
    }

    /// Says an effect, one line for each ability.
    pub fn lines(&self, effect: &ir::Effect, subject: Subject<'_>) -> Result<Vec<String>, TextError> {
        let writer = Writer::new(self, subject);
        let lines = effect.abilities.iter().map(|ability| writer.sentence(ability)).collect();
        writer.finish(lines)
    }

    /// Says one ability.
    pub fn ability(&self, ability: &ir::Ability, subject: Subject<'_>) -> Result<String, TextError> {
        let writer = Writer::new(self, subject);
        let line = writer.sentence(ability);
        writer.finish(line)
    }

    /// Says one branch of a choice.
    pub fn alternative(
        &self,
        alternative: &ir::Alternative,
        subject: Subject<'_>,
    ) -> Result<String, TextError> {
        let writer = Writer::new(self, subject);
        let line = polish::sentence(&writer.alternative(alternative));
        writer.finish(line)
    }

    /// Says a condition as a goal to reach.
    pub fn condition(&self, condition: &ir::Condition, subject: Subject<'_>) -> Result<String, TextError> {
        let writer = Writer::new(self, subject);
        let line = polish::sentence(&writer.goal(condition));
        writer.finish(line)
    }
}
