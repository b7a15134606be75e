//! Finds a situation in which an entry matters: a test of the packs that is about it, or a stage of its kind on which
//! it does something.

use super::Staged;
use super::play::Played;
use crate::model::lab::situation::Situation;
use crate::model::lab::{SetUp, SetUpKind};
use provost_engine::games::GameVisitor;
use provost_engine::testing::Testable;
use provost_interpreter::pack::value::{Table, ValueKind, parse};
use provost_interpreter::pack::{Entry, Loaded, LoadedGame};
use provost_interpreter::trace::What;

/// How many choices are made on a stage at most.
const MOST_CHOICES: usize = 40;
/// How many tests are tried out at most.
const MOST_TESTS: usize = 80;

/// How many ways chance may take on each stage are tried at most.
const SEEDS: u8 = 16;

/// Looks for a situation.
pub(super) struct Try<'a> {
    pub(super) loaded: &'a Loaded,
    pub(super) game: &'a LoadedGame,
    pub(super) entry: &'a str,
    pub(super) set_ups: &'a [SetUp],
}

impl GameVisitor for Try<'_> {
    type Output = Staged;

    fn visit<R: Testable>(self) -> Staged {
        let none = Staged {
            game: self.game.spec.id.to_owned(),
            entry: self.entry.to_owned(),
            text: None,
            test: None,
            at: 0,
        };
        let Some(entry) = self.game.entries.get(self.entry) else { return none };
        if let Some((set_up, text, at)) = self.test::<R>() {
            return Staged { text: Some(text), test: Some(set_up), at, ..none };
        }
        match self.stage::<R>(entry) {
            Some((text, at)) => Staged { text: Some(text), at, ..none },
            None => none,
        }
    }
}

/// How much an entry had to do with what happened; more is better.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Part {
    /// Nothing.
    None,
    /// It was looked at and did nothing.
    Heard,
    /// It did something.
    Acted,
}

impl Try<'_> {
    /// Finds the shortest test in which the entry does something; those that name it come first.
    fn test<R: Testable>(&self) -> Option<(SetUp, String, usize)> {
        let own = self.set_ups.iter().filter(|set_up| set_up.game == self.game.spec.id);
        let mut about: Vec<(&SetUp, &String)> = own
            .filter_map(|set_up| match &set_up.kind {
                SetUpKind::Test(text) if mentions(text, self.entry) => Some((set_up, text)),
                SetUpKind::Test(_) | SetUpKind::Scenario(_) => None,
            })
            .collect();
        let name = self.game.entries.get(self.entry).and_then(|entry| entry.name.get("en"));
        let named = |set_up: &SetUp| name.is_some_and(|name| set_up.name.starts_with(name.as_str()));
        about.sort_by_key(|(set_up, text)| (!named(set_up), text.len()));
        for (set_up, text) in about.into_iter().take(MOST_TESTS) {
            let Ok(mut played) = Played::<R>::begin(self.loaded, self.game, text, "en", false) else {
                continue;
            };
            let mut part = self.part(&played);
            for id in played.choices() {
                if part == Part::Acted || played.choose(&id).is_err() {
                    break;
                }
                part = self.part(&played);
            }
            if part == Part::Acted {
                return Some((set_up.clone(), text.clone(), played.made.len()));
            }
        }
        None
    }

    /// Builds a situation from the stages of the entry's kind. Much of what cards hear depends on luck (a wound, say),
    /// so all stages are tried with one seed before the next one.
    fn stage<R: Testable>(&self, entry: &Entry) -> Option<(String, usize)> {
        let kind = self.game.vocabulary.kind(entry.kind).id;
        let pack = &self.game.pack(entry.pack).id;
        let all = stages(R::STAGES);
        let fitting: Vec<&Stage> = all.iter().filter(|stage| stage.is_for(kind)).collect();
        let mut best: Option<(Part, String, usize)> = None;
        for (seed, stage) in (0..SEEDS).flat_map(|seed| fitting.iter().map(move |stage| (seed, stage))) {
            let text = stage.text(&entry.id, pack, seed);
            let (part, choices) = self.rehearse::<R>(&text, &stage.prefer);
            let better = best.as_ref().is_none_or(|(known, ..)| part > *known);
            if better {
                let dice = Situation::new(&text).dice().len();
                let with = Situation::new(&text).with_choices(&choices, dice);
                let written = with.map_or(text, |with| with.text.to_string());
                best = Some((part, written, choices.len()));
            }
            if part == Part::Acted {
                break;
            }
        }
        best.map(|(_, text, at)| (text, at))
    }

    /// Plays on until the entry does something. Returns how much it had to do with it, and the choices up to there.
    fn rehearse<R: Testable>(&self, text: &str, prefer: &[String]) -> (Part, Vec<String>) {
        let Ok(mut played) = Played::<R>::begin(self.loaded, self.game, text, "en", false) else {
            return (Part::None, Vec::new());
        };
        let mut best = (self.part(&played), 0);
        while best.0 < Part::Acted && played.made.len() < MOST_CHOICES {
            let ids = played.game.option_ids(&played.speech);
            let own = ids.iter().find(|id| mentions(id, self.entry));
            let wanted = || prefer.iter().find_map(|word| ids.iter().find(|id| *id == word));
            let Some(id) = own.or_else(wanted).or_else(|| ids.first()).cloned() else { break };
            if played.choose(&id).is_err() {
                break;
            }
            let part = self.part(&played);
            if part > best.0 {
                best = (part, played.made.len());
            }
        }
        let choices = played.made.iter().take(best.1).map(|made| made.id.clone()).collect();
        (best.0, choices)
    }

    /// Returns how much the entry had to do with the last step.
    fn part<R: Testable>(&self, played: &Played<'_, R>) -> Part {
        let own = played.notes.iter().filter(|note| played.speech.id(note.entry) == self.entry);
        own.map(|note| match note.what {
            What::Silent(_) | What::Nothing(_) => Part::Heard,
            What::Fired
            | What::Changed { .. }
            | What::Answered(_)
            | What::Branch
            | What::Paid(_)
            | What::Did(_) => Part::Acted,
        })
        .max()
        .unwrap_or(Part::None)
    }
}

/// Returns whether a text names an id as a whole word.
fn mentions(text: &str, id: &str) -> bool {
    let is_inside = |letter: char| letter.is_alphanumeric() || letter == '-' || letter == '_';
    text.match_indices(id).any(|(at, _)| {
        let before = text.get(..at).and_then(|before| before.chars().next_back());
        let after = text.get(at + id.len()..).and_then(|after| after.chars().next());
        !before.is_some_and(is_inside) && !after.is_some_and(is_inside)
    })
}

/// A situation to start from.
struct Stage {
    kinds: Vec<String>,
    prefer: Vec<String>,
    test: String,
}

impl Stage {
    fn is_for(&self, kind: &str) -> bool {
        self.kinds.iter().any(|known| known == kind)
    }

    /// Writes the stage for an entry; chance starts where it always does, or from a number.
    fn text(&self, entry: &str, pack: &str, seed: u8) -> String {
        let test = self.test.replace("{id}", entry).replace("{pack}", pack);
        let chance = if seed == 0 { String::new() } else { format!("given.seed = {seed}\n") };
        format!("[[test]]\n{test}{chance}")
    }
}

/// Reads the stages of a game.
fn stages(text: &str) -> Vec<Stage> {
    let (root, _) = parse(text);
    let Some(ValueKind::List(items)) = root.get("stage").map(|value| &value.kind) else { return Vec::new() };
    let tables = items
        .iter()
        .filter_map(|item| if let ValueKind::Table(table) = &item.kind { Some(table) } else { None });
    let stage = |table: &Table| Stage {
        kinds: texts(table, "kinds"),
        prefer: texts(table, "prefer"),
        test: texts(table, "test").into_iter().next().unwrap_or_default(),
    };
    tables.map(stage).collect()
}

fn texts(table: &Table, key: &str) -> Vec<String> {
    let text = |kind: &ValueKind| if let ValueKind::Text(text) = kind { Some(text.clone()) } else { None };
    match table.get(key).map(|value| &value.kind) {
        Some(ValueKind::List(items)) => items.iter().filter_map(|item| text(&item.kind)).collect(),
        Some(kind) => text(kind).into_iter().collect(),
        None => Vec::new(),
    }
}
