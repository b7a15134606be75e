//! Words for people: names of content in a language, messages of a game, rules text of abilities, and where
//! they are written.

use super::{PlayError, Rules};
use crate::words::Numbered as _;
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use provost_grammar::span::Span;
use provost_interpreter::choice::{Choice, ChoiceKind, ChoiceOption};
use provost_interpreter::describe::{Describer, ParamValue, Subject};
use provost_interpreter::hook::Player;
use provost_interpreter::ir;
use provost_interpreter::pack::{Entry, Loaded, LoadedGame};
use provost_interpreter::program::{AbilityId, Program};
use provost_interpreter::vocabulary::id::NounId;
use provost_interpreter::vocabulary::noun::Gender;
use std::fmt;
use unic_langid::LanguageIdentifier;

/// Messages shared by all games, by language.
const SHARED: &[(&str, &str)] =
    &[("en", include_str!("../locale/en.ftl")), ("de", include_str!("../locale/de.ftl"))];

/// The value of a variable of a message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Said {
    /// A text.
    Text(String),
    /// A number.
    Number(i32),
}

impl From<String> for Said {
    fn from(text: String) -> Self {
        Self::Text(text)
    }
}

impl From<&str> for Said {
    fn from(text: &str) -> Self {
        Self::Text(text.to_owned())
    }
}

impl From<i32> for Said {
    fn from(number: i32) -> Self {
        Self::Number(number)
    }
}

impl From<i16> for Said {
    fn from(number: i16) -> Self {
        Self::Number(number.into())
    }
}

impl From<u8> for Said {
    fn from(number: u8) -> Self {
        Self::Number(number.into())
    }
}

/// Where an ability is written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Place {
    /// The entry's id.
    pub entry: String,
    /// The file: folder and path.
    pub file: String,
    /// The line, from 1.
    pub line: usize,
}

/// Writes about one game in one language.
pub struct Speech<'g> {
    loaded: &'g Loaded,
    game: &'g LoadedGame,
    language: &'static str,
    describer: Describer<'g>,
    bundle: FluentBundle<FluentResource>,
    players: Vec<String>,
}

impl fmt::Debug for Speech<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { language, players, .. } = self;
        f.debug_struct("Speech").field("language", language).field("players", players).finish_non_exhaustive()
    }
}

impl<'g> Speech<'g> {
    /// Reads the messages; the error lists what is broken.
    pub fn new(
        loaded: &'g Loaded,
        game: &'g LoadedGame,
        messages: &[(&str, &str)],
        language: &str,
        players: &[String],
    ) -> Result<Self, Vec<String>> {
        let known = SHARED.iter().find(|(tag, _)| *tag == language);
        let (language, _) = known.ok_or_else(|| vec![format!("there is no language `{language}`")])?;
        let describer = Describer::new(&game.vocabulary, language)?;
        let tag: LanguageIdentifier =
            language.parse().map_err(|error| vec![format!("language `{language}`: {error}")])?;
        let mut bundle = FluentBundle::new_concurrent(vec![tag]);
        bundle.set_use_isolating(false);
        let mut errors = Vec::new();
        for (_, text) in SHARED.iter().chain(messages).filter(|(tag, _)| tag == language) {
            let resource =
                FluentResource::try_new((*text).to_owned()).unwrap_or_else(|(resource, problems)| {
                    errors.extend(problems.iter().map(ToString::to_string));
                    resource
                });
            if let Err(problems) = bundle.add_resource(resource) {
                errors.extend(problems.iter().map(ToString::to_string));
            }
        }
        if errors.is_empty() {
            Ok(Self { loaded, game, language, describer, bundle, players: players.to_vec() })
        } else {
            Err(errors)
        }
    }

    /// Returns the packs.
    pub const fn loaded(&self) -> &'g Loaded {
        self.loaded
    }

    /// Returns the game's content.
    pub const fn game(&self) -> &'g LoadedGame {
        self.game
    }

    /// Returns the language's tag.
    pub const fn language(&self) -> &'static str {
        self.language
    }

    /// Returns whether a message exists.
    pub fn has(&self, id: &str) -> bool {
        self.bundle.has_message(id)
    }

    /// Formats a message. A missing one shows its id, which a test catches first.
    pub fn say(&self, id: &str, args: &[(&'static str, Said)]) -> String {
        let Some(pattern) = self.bundle.get_message(id).and_then(|message| message.value()) else {
            return format!("<{id}>");
        };
        let mut variables = FluentArgs::new();
        for (name, value) in args {
            match value {
                Said::Text(text) => variables.set(*name, FluentValue::from(text.as_str())),
                Said::Number(number) => variables.set(*name, FluentValue::from(*number)),
            }
        }
        let mut errors = Vec::new();
        let text = self.bundle.format_pattern(pattern, Some(&variables), &mut errors).into_owned();
        if errors.is_empty() { text } else { format!("<{id}: {errors:?}>") }
    }

    /// Writes an option of the rules' own questions, if there is a message for it: `act-` with the answer
    /// (and the question, if the answer means something else there), `done-`, `stop-`, `noun-` and `count-`
    /// with the question.
    pub(crate) fn option_of_rules<R: Rules>(&self, choice: &Choice, option: ChoiceOption) -> Option<String> {
        let ChoiceKind::Game(kind) = choice.kind else { return None };
        let ask = R::Ask::id_of(kind);
        let (message, args) = match option {
            ChoiceOption::Game(act) => {
                let act = R::answer_id(act);
                let special = format!("act-{act}-{ask}");
                (if self.has(&special) { special } else { format!("act-{act}") }, Vec::new())
            }
            ChoiceOption::Done => (format!("done-{ask}"), Vec::new()),
            ChoiceOption::Stop => (format!("stop-{ask}"), Vec::new()),
            ChoiceOption::Noun(noun) => (format!("noun-{ask}"), vec![("noun", self.form(noun, 1).into())]),
            ChoiceOption::Count(count) => {
                (format!("count-{ask}"), vec![("count", i32::try_from(count).unwrap_or(i32::MAX).into())])
            }
            ChoiceOption::Use { .. }
            | ChoiceOption::Alternative(_)
            | ChoiceOption::Thing(_)
            | ChoiceOption::Unit { .. }
            | ChoiceOption::Again => return None,
        };
        self.has(&message).then(|| self.say(&message, &args))
    }

    /// Returns the name of a player.
    pub fn player(&self, player: Player) -> String {
        let name = self.players.get(usize::from(player.0)).filter(|name| !name.is_empty());
        name.cloned().unwrap_or_else(|| self.say("player", &[("number", (i32::from(player.0) + 1).into())]))
    }

    /// Returns the id of a noun.
    pub fn id(&self, noun: NounId) -> &'g str {
        self.game.vocabulary.get_noun(noun).map_or("", |noun| noun.id.as_str())
    }

    /// Returns the entry behind a noun.
    pub fn entry(&self, noun: NounId) -> Option<&'g Entry> {
        self.game.entries.get(self.id(noun))
    }

    /// Returns the id of the kind of an entry.
    pub fn kind_id(&self, noun: NounId) -> &'g str {
        self.entry(noun).map_or("", |entry| self.game.vocabulary.kind(entry.kind).id)
    }

    /// Returns the name of an entry or noun, in the singular.
    pub fn name(&self, noun: NounId) -> String {
        if let Some(entry) = self.entry(noun) {
            return entry
                .name
                .get(self.language)
                .or_else(|| entry.name.get("en"))
                .unwrap_or(&entry.id)
                .clone();
        }
        self.form(noun, 1)
    }

    /// Returns a noun in its form after a number.
    pub fn form(&self, noun: NounId, count: i32) -> String {
        let Some(noun) = self.game.vocabulary.get_noun(noun) else { return String::new() };
        let Some(forms) = noun.forms.get(self.language).or_else(|| noun.forms.get("en")) else {
            return noun.id.replace('-', " ");
        };
        match &forms.other {
            Some(other) if count != 1 => other.clone(),
            Some(_) | None => forms.one.clone(),
        }
    }

    /// Returns a noun with its number: `2 strength dice`.
    pub fn counted(&self, noun: NounId, count: i32) -> String {
        format!("{count} {}", self.form(noun, count))
    }

    /// Returns the grammatical gender of a noun, for messages.
    pub fn gender(&self, noun: NounId) -> &'static str {
        let known = self.game.vocabulary.get_noun(noun);
        let forms = known.and_then(|noun| noun.forms.get(self.language));
        match forms.and_then(|forms| forms.gender) {
            Some(Gender::Masculine) => "m",
            Some(Gender::Feminine) => "f",
            Some(Gender::Neuter) => "n",
            None => "none",
        }
    }

    /// Joins texts with commas; `nothing` if there are none.
    pub fn list(&self, items: &[String]) -> String {
        if items.is_empty() { self.say("nothing", &[]) } else { items.join(", ") }
    }

    /// Writes an ability, without the full stop.
    pub fn ability(&self, program: &Program, ability: AbilityId, params: &[ParamValue]) -> Option<String> {
        let (entry, found) = self.find_ability(program, ability)?;
        let text = self.describer.ability(found, Subject { kind: entry.kind, params }).ok()?;
        Some(text.trim_end_matches('.').to_owned())
    }

    /// Writes a condition of an entry as a goal, without the full stop.
    pub fn condition(&self, entry: &Entry, condition: &ir::Condition) -> String {
        let said = self.describer.condition(condition, Subject { kind: entry.kind, params: &[] });
        said.map_or_else(|error| format!("<{error}>"), |text| text.trim_end_matches('.').to_owned())
    }

    /// Writes an alternative of the choice at `span` of an ability.
    pub fn alternative(
        &self,
        program: &Program,
        ability: AbilityId,
        span: Option<Span>,
        index: u8,
        params: &[ParamValue],
    ) -> Option<String> {
        let (entry, found) = self.find_ability(program, ability)?;
        let mut choices = Vec::new();
        collect_choices(&found.steps, &mut choices);
        let at = choices.iter().find(|(_, place)| Some(*place) == span).or_else(|| choices.first())?;
        let alternative = at.0.get(usize::from(index))?;
        let text = self.describer.alternative(alternative, Subject { kind: entry.kind, params }).ok()?;
        Some(text.trim_end_matches('.').to_owned())
    }

    /// Returns the number of an ability in its entry, from 1; granted ones count where they are written.
    pub fn ability_number(&self, program: &Program, ability: AbilityId) -> usize {
        let Some(code) = program.ability(ability) else { return 1 };
        let Some(entry) = self.entry(code.entry) else { return 1 };
        let all = abilities(&entry.ir);
        all.iter().position(|found| found.span == code.span).map_or(1, |at| at + 1)
    }

    /// Returns where an ability is written.
    pub fn place(&self, program: &Program, ability: AbilityId) -> Option<Place> {
        let code = program.ability(ability)?;
        let entry = self.entry(code.entry)?;
        Some(Place { entry: entry.id.clone(), ..self.place_in(entry, code.span)? })
    }

    /// Returns where the failing ability of a stopped game is written.
    pub fn fault_place(&self, program: &Program, error: PlayError) -> Option<Place> {
        match error {
            PlayError::Fault(fault) => self.place(program, fault.place?.ability),
            PlayError::Illegal(_) => None,
        }
    }

    /// Explains why a game cannot go on, with the entry and line that an author must check.
    pub fn explain(&self, program: &Program, error: PlayError) -> String {
        self.fault_place(program, error).map_or_else(
            || error.to_string(),
            |Place { entry, file, line }| format!("{error}, in an ability of `{entry}` ({file}:{line})"),
        )
    }

    /// Returns where a part of an entry's effect is written.
    pub fn place_in(&self, entry: &Entry, span: Span) -> Option<Place> {
        let effect = entry.effect.as_ref()?;
        let file = self.loaded.file(effect.file);
        let start = effect.map.map(span).start;
        let line = file.text.get(..start).map_or(1, |before| before.matches('\n').count() + 1);
        Some(Place { entry: entry.id.clone(), file: format!("{}/{}", file.root, file.path), line })
    }

    fn find_ability(&self, program: &Program, ability: AbilityId) -> Option<(&'g Entry, &'g ir::Ability)> {
        let code = program.ability(ability)?;
        let entry = self.entry(code.entry)?;
        let found = abilities(&entry.ir).into_iter().find(|found| found.span == code.span)?;
        Some((entry, found))
    }
}

/// Returns the abilities of an effect in the order of the text, including granted ones.
pub fn abilities(effect: &ir::Effect) -> Vec<&ir::Ability> {
    let mut all = Vec::new();
    for ability in &effect.abilities {
        add_ability(ability, &mut all);
    }
    all
}

fn add_ability<'e>(ability: &'e ir::Ability, all: &mut Vec<&'e ir::Ability>) {
    all.push(ability);
    add_granted(&ability.steps, all);
}

fn add_granted<'e>(steps: &'e [ir::Step], all: &mut Vec<&'e ir::Ability>) {
    for step in steps {
        match step {
            ir::Step::Grant(granted, _) => granted.iter().for_each(|ability| add_ability(ability, all)),
            ir::Step::Act { .. }
            | ir::Step::Change { .. }
            | ir::Step::Choose(..)
            | ir::Step::By(_)
            | ir::Step::Pick { .. }
            | ir::Step::If { .. } => {}
        }
        step.inner().into_iter().for_each(|inner| add_granted(inner, all));
    }
}

/// Collects the choices among steps, including those inside alternatives.
pub fn collect_choices<'e>(steps: &'e [ir::Step], choices: &mut Vec<(&'e [ir::Alternative], Span)>) {
    for step in steps {
        if let ir::Step::Choose(alternatives, span) = step {
            choices.push((alternatives, *span));
        }
        step.inner().into_iter().for_each(|inner| collect_choices(inner, choices));
    }
}
