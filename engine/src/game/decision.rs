//! Decisions: a question to a player in words, with a stable id and a label for each legal answer.

use super::speech::{Place, Speech};
use super::{Game, Rules};
use crate::table::EventOf;
use provost_interpreter::choice::{Choice, ChoiceKind, ChoiceOption};
use provost_interpreter::hook::{Player, Thing};
use provost_interpreter::program::AbilityId;
use std::collections::BTreeMap;

/// A question to a player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Decision {
    /// The player who is asked.
    pub player: Player,
    /// The player's name.
    pub name: String,
    /// The question.
    pub question: String,
    /// The ability that asks, and where it is written.
    pub asked_by: Option<Place>,
    /// The legal answers.
    pub options: Vec<Labelled>,
}

/// A legal answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Labelled {
    /// The answer.
    pub option: ChoiceOption,
    /// Its id, which is the same in the same situation on every machine.
    pub id: String,
    /// Its label.
    pub label: String,
}

impl Decision {
    /// Finds an option by its id.
    pub fn find(&self, id: &str) -> Option<usize> {
        self.options.iter().position(|option| option.id == id)
    }
}

/// A line of the log in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// The text.
    pub text: String,
    /// The only player who may read it, if there is one.
    pub only_for: Option<Player>,
    /// The thing whose ability did it, and where that ability is written.
    pub cause: Option<Cause>,
}

/// Why something happened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Cause {
    /// The name of the thing whose ability it is.
    pub name: String,
    /// The ability in words.
    pub text: String,
    /// Where it is written.
    pub place: Option<Place>,
}

impl<R: Rules> Game<R> {
    /// Returns the pending decision.
    pub fn decision(&self, speech: &Speech<'_>) -> Option<Decision> {
        let choice = self.choice()?;
        let program = R::program(self.rules.content());
        let ids = self.option_ids(speech);
        let options = choice.options.iter().zip(ids).map(|(option, id)| {
            let label = self.label(speech, choice, *option);
            Labelled { option: *option, id, label }
        });
        Some(Decision {
            player: choice.player,
            name: speech.player(choice.player),
            question: self.question(speech, choice),
            asked_by: choice.asked_by.and_then(|(ability, _)| speech.place(program, ability)),
            options: options.collect(),
        })
    }

    /// Returns the ids of the options, in order. Duplicate ids are numbered.
    pub fn option_ids(&self, speech: &Speech<'_>) -> Vec<String> {
        let mut seen: BTreeMap<String, u32> = BTreeMap::new();
        let options = self.choice().map_or(&[][..], |choice| &choice.options);
        let number = |option: &ChoiceOption| {
            let id = self.option_id(speech, *option);
            let count = seen.entry(id.clone()).or_default();
            *count += 1;
            if *count == 1 { id } else { format!("{id}~{count}") }
        };
        options.iter().map(number).collect()
    }

    fn option_id(&self, speech: &Speech<'_>, option: ChoiceOption) -> String {
        match option {
            ChoiceOption::Use { ability, source } => self.use_id(speech, ability, source),
            ChoiceOption::Done => "done".to_owned(),
            ChoiceOption::Alternative(index) => format!("choice-{}", u32::from(index) + 1),
            ChoiceOption::Thing(thing) | ChoiceOption::Unit { thing, .. } => {
                self.rules.thing_id(speech, thing)
            }
            ChoiceOption::Noun(noun) => speech.id(noun).to_owned(),
            ChoiceOption::Count(count) => count.to_string(),
            ChoiceOption::Again => "again".to_owned(),
            ChoiceOption::Stop => "stop".to_owned(),
            ChoiceOption::Game(answer) => R::answer_id(answer),
        }
    }

    fn use_id(&self, speech: &Speech<'_>, ability: AbilityId, source: Thing) -> String {
        let program = R::program(self.rules.content());
        let entry = program.ability(ability).map_or("", |code| speech.id(code.entry));
        let mark = self.rules.source_mark(speech, source);
        match speech.ability_number(program, ability) {
            1 => format!("use:{entry}{mark}"),
            number => format!("use:{entry}{mark}#{number}"),
        }
    }

    fn question(&self, speech: &Speech<'_>, choice: &Choice) -> String {
        let asked = match choice.kind {
            ChoiceKind::Use(_) => speech.say("ask-use", &[]),
            ChoiceKind::Alternative => speech.say("ask-alternative", &[]),
            ChoiceKind::Thing => speech.say("ask-thing", &[]),
            ChoiceKind::Noun | ChoiceKind::Unit => speech.say("ask-noun", &[]),
            ChoiceKind::Count => speech.say("ask-count", &[]),
            ChoiceKind::Again => speech.say("ask-again", &[]),
            ChoiceKind::Game(kind) => self.rules.question(speech, choice, kind),
        };
        match choice.asked_by {
            Some((ability, source)) if !matches!(choice.kind, ChoiceKind::Use(_)) => {
                let text = self.ability_text(speech, ability, source);
                format!("{asked} [{}: {text}]", self.rules.thing_name(speech, source))
            }
            Some(_) | None => asked,
        }
    }

    fn ability_text(&self, speech: &Speech<'_>, ability: AbilityId, source: Thing) -> String {
        let params = self.rules.parameters(speech, source);
        speech.ability(R::program(self.rules.content()), ability, &params).unwrap_or_default()
    }

    fn label(&self, speech: &Speech<'_>, choice: &Choice, option: ChoiceOption) -> String {
        if let Some(label) = self.rules.answer_label(speech, choice, option) {
            return label;
        }
        match option {
            ChoiceOption::Use { ability, source } => {
                let text = self.ability_text(speech, ability, source);
                format!("{}: {text}", self.rules.thing_name(speech, source))
            }
            ChoiceOption::Done => speech.say("option-done", &[]),
            ChoiceOption::Alternative(index) => self.alternative(speech, choice, index),
            ChoiceOption::Thing(thing) | ChoiceOption::Unit { thing, .. } => {
                self.rules.thing_label(speech, choice, thing)
            }
            ChoiceOption::Noun(noun) => speech.name(noun),
            ChoiceOption::Count(count) => count.to_string(),
            ChoiceOption::Again => speech.say("option-again", &[]),
            ChoiceOption::Stop => speech.say("option-stop", &[]),
            ChoiceOption::Game(answer) => R::answer_id(answer),
        }
    }

    fn alternative(&self, speech: &Speech<'_>, choice: &Choice, index: u8) -> String {
        let program = R::program(self.rules.content());
        let text = choice.asked_by.and_then(|(ability, source)| {
            let params = self.rules.parameters(speech, source);
            speech.alternative(program, ability, self.machine.asks_at(program), index, &params)
        });
        text.unwrap_or_else(|| (u32::from(index) + 1).to_string())
    }

    /// Writes lines of the log as a player may read them; without a viewer, all of them.
    pub fn lines(&self, speech: &Speech<'_>, events: &[EventOf<R>], viewer: Option<Player>) -> Vec<Line> {
        let line = |event: &EventOf<R>| {
            let only_for = event.only_for();
            if let (Some(owner), Some(viewer)) = (only_for, viewer)
                && owner != viewer
            {
                let text = speech.say("event-unseen", &[("player", speech.player(owner).into())]);
                return Some(Line { text, only_for, cause: None });
            }
            let cause = event.cause.map(|(ability, source)| Cause {
                name: self.rules.thing_name(speech, source),
                text: self.ability_text(speech, ability, source),
                place: speech.place(R::program(self.rules.content()), ability),
            });
            let said = self.rules.event_text(speech, event)?;
            let text = match &cause {
                // A line that names the card already does not name it twice.
                Some(cause) if !said.contains(&cause.name) => format!("{said} ({})", cause.name),
                _ => said,
            };
            Some(Line { text, only_for, cause })
        };
        events.iter().filter_map(line).collect()
    }
}
