//! Rules text: generates the sentence on the card from the checked effect, in any language that has messages.
//!
//! Every word of a game has a Fluent message (`verb-gain`, `hook-roll`, `target-total` ...); the frame
//! messages of this crate (`locale/`) join words to sentences. Slots are variables, already in words and in
//! every case (`$what`, `$what_acc`, `$what_dat`, `$what_gen`), so a message only picks one. `locale/en.ftl`
//! lists the variables of each kind of message. Read `ability` for how a sentence is built.

mod ability;
mod card;
mod condition;
mod coverage;
mod entity;
mod head;
mod hook;
mod like;
mod messages;
mod noun;
mod number;
mod phrase;
mod polish;
mod set;
mod step;
mod subject;
mod writer;
mod zone;

#[cfg(test)]
mod tests;

use crate::ir;
use crate::vocabulary::Vocabulary;
use crate::vocabulary::id::{KindId, NounId};
pub use card::RulesLine;
use messages::Messages;
use writer::Writer;

/// Writes rules texts of one game in one language.
#[derive(Debug)]
pub struct Describer<'v> {
    vocabulary: &'v Vocabulary,
    language: String,
    messages: Messages,
}

/// The entry that an effect belongs to.
#[derive(Clone, Copy, Debug)]
pub struct Subject<'a> {
    /// The kind of the entry; it names `self`.
    pub kind: KindId,
    /// Values of the entry's parameters, by index. A missing one is written as "X" or "the shown ...".
    pub params: &'a [ParamValue],
}

/// The value of a parameter.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ParamValue {
    /// Unknown here.
    Open,
    /// A number.
    Number(i32),
    /// Any of these nouns.
    Nouns(Vec<NounId>),
}

/// Why there is no text: missing message ids or noun forms, and variables that a message uses but does not
/// get.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("no rules text: {}", faults.join("; "))]
pub struct TextError {
    /// Each cause once, in alphabetical order.
    pub faults: Vec<String>,
}

impl<'v> Describer<'v> {
    /// Reads the messages of the frame and of the game. The error lists broken and missing messages.
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

    /// Returns the languages of the frame.
    pub fn languages() -> impl Iterator<Item = &'static str> {
        messages::FRAMES.iter().map(|(language, _)| *language)
    }

    /// Returns the ids of the game's messages that no word uses, such as misspelt ones.
    pub fn unused(&self) -> Vec<String> {
        coverage::unused(self.vocabulary, &self.language)
    }

    /// Writes an effect, one sentence after the other.
    pub fn effect(&self, effect: &ir::Effect, subject: Subject<'_>) -> Result<String, TextError> {
        Ok(self.lines(effect, subject)?.join(" "))
    }

    /// Writes an effect, one line per ability.
    pub fn lines(&self, effect: &ir::Effect, subject: Subject<'_>) -> Result<Vec<String>, TextError> {
        let writer = Writer::new(self, subject);
        let lines = effect.abilities.iter().map(|ability| writer.sentence(ability)).collect();
        writer.finish(lines)
    }

    /// Writes one ability.
    pub fn ability(&self, ability: &ir::Ability, subject: Subject<'_>) -> Result<String, TextError> {
        let writer = Writer::new(self, subject);
        let line = writer.sentence(ability);
        writer.finish(line)
    }

    /// Writes one branch of a choice.
    pub fn alternative(
        &self,
        alternative: &ir::Alternative,
        subject: Subject<'_>,
    ) -> Result<String, TextError> {
        let writer = Writer::new(self, subject);
        let line = polish::sentence(&writer.alternative(alternative));
        writer.finish(line)
    }

    /// Writes a condition as a goal.
    pub fn condition(&self, condition: &ir::Condition, subject: Subject<'_>) -> Result<String, TextError> {
        let writer = Writer::new(self, subject);
        let line = polish::sentence(&writer.goal(condition));
        writer.finish(line)
    }
}
