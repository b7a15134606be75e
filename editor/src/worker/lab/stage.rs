//! Finds a situation in which an entry matters: a test of the packs about it, or a stage of its kind on which
//! it does something.

use super::Staged;
use super::play::Played;
use crate::model::lab::situation::Situation;
use crate::model::lab::{SetUp, SetUpKind};
use provost_engine::games::GameVisitor;
use provost_engine::testing::Testable;
use provost_interpreter::pack::value::{Table, ValueKind, parse};
use provost_interpreter::pack::{Entry, FieldValue, Loaded, LoadedGame, code};
use provost_interpreter::trace::NoteKind;
use provost_interpreter::vocabulary::value_type::ValueType;

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

/// How much an entry was involved; more is better.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Involvement {
    /// Nothing.
    None,
    /// It was evaluated and did nothing.
    Heard,
    /// It did something.
    Acted,
}

impl Try<'_> {
    /// Finds the shortest test in which the entry does something; tests that name it come first.
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
                if part == Involvement::Acted || played.choose(&id).is_err() {
                    break;
                }
                part = self.part(&played);
            }
            if part == Involvement::Acted {
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
        let own = all.iter().filter(|stage| stage.is_for(kind));
        let mut option = String::new();
        let mut fitting: Vec<(&Stage, String)> = Vec::new();
        for stage in own {
            if let Some(test) = self.written(stage, entry, pack) {
                // The next stage probably needs the same options.
                option = self.option::<R>(entry, &test, option);
                fitting.push((stage, format!("{test}{option}")));
            }
        }
        let mut best: Option<(Involvement, String, usize)> = None;
        for (seed, (stage, test)) in (0..SEEDS).flat_map(|seed| fitting.iter().map(move |own| (seed, own))) {
            let chance = if seed == 0 { String::new() } else { format!("given.seed = {seed}\n") };
            let text = format!("{test}{chance}");
            let (part, choices) = self.rehearse::<R>(&text, &stage.prefer);
            let better = best.as_ref().is_none_or(|(known, ..)| part > *known);
            if better {
                let dice = Situation::new(&text).dice().len();
                let with = Situation::new(&text).with_choices(&choices, dice);
                let written = with.map_or(text, |with| with.text.to_string());
                best = Some((part, written, choices.len()));
            }
            if part == Involvement::Acted {
                break;
            }
        }
        best.map(|(_, text, at)| (text, at))
    }

    /// Finds another entry of a kind with the same value of a key, such as the same affinity.
    fn alike(&self, entry: &Entry, kind: &str, key: &str) -> Option<&str> {
        let own = entry.fields.get(key)?;
        let mut all = self.game.entries.values().filter(|other| other.id != entry.id);
        let is_alike = |other: &&Entry| {
            self.game.vocabulary.kind(other.kind).id == kind && other.fields.get(key) == Some(own)
        };
        all.find(is_alike).map(|other| other.id.as_str())
    }

    /// Writes a stage for an entry: `{id}`, `{pack}`, `{with}` and `{=key}` are filled in. `None` if one
    /// cannot be.
    fn written(&self, stage: &Stage, entry: &Entry, pack: &str) -> Option<String> {
        let mut test = stage.test.replace("{id}", &entry.id).replace("{pack}", pack);
        if let Some((kind, key)) = &stage.with {
            test = test.replace("{with}", self.alike(entry, kind, key)?);
        }
        for (key, value) in &entry.fields {
            let word = match value {
                FieldValue::Noun(noun) => Some(self.game.vocabulary.noun(*noun).id.as_str()),
                FieldValue::Entry(other) => Some(self.game.entry(*other).id.as_str()),
                FieldValue::Number(_)
                | FieldValue::Numbers(_)
                | FieldValue::Text(_)
                | FieldValue::Flag(_)
                | FieldValue::Choice(_)
                | FieldValue::Nouns(_)
                | FieldValue::Amounts(_)
                | FieldValue::Entries(_)
                | FieldValue::Use(..)
                | FieldValue::Condition(_)
                | FieldValue::Table(_)
                | FieldValue::Tables(_)
                | FieldValue::List(_)
                | FieldValue::Translations(_)
                | FieldValue::Own(..) => None,
            };
            test = word.map_or(test.clone(), |word| test.replace(&format!("{{={key}}}"), word));
        }
        (!test.contains("{=")).then(|| format!("[[test]]\n{test}"))
    }

    /// Finds what must be chosen before a game so that a stage can be set up: the line that says it. An entry may take
    /// part only with an option of the set-up.
    fn option<R: Testable>(&self, entry: &Entry, test: &str, guess: String) -> String {
        let begin = |option: &str| {
            let text = format!("{test}{option}");
            Played::<R>::begin(self.loaded, self.game, &text, "en", false).err()
        };
        // Whatever else is wrong with a stage, no option fixes it.
        let Some(stopped) = begin("") else { return String::new() };
        let fixable = [code::NOT_IN_GAME, code::IMPOSSIBLE_POSITION];
        if !stopped.findings.iter().any(|finding| fixable.contains(&finding.code)) {
            return String::new();
        }
        if !guess.is_empty() && begin(&guess).is_none() {
            return guess;
        }
        let choices = R::SETUP.iter().filter_map(|key| {
            if let ValueType::List(ValueType::Entry(kinds)) = key.ty { Some((key.key, *kinds)) } else { None }
        });
        let lines = choices.flat_map(|(key, kinds)| {
            let of_kind = |other: &&Entry| {
                other.pack == entry.pack && kinds.contains(&self.game.vocabulary.kind(other.kind).id)
            };
            let all = self.game.entries.values().filter(of_kind);
            all.map(move |other| format!("given.{key} = [\"{}\"]\n", other.id))
        });
        lines.into_iter().find(|line| begin(line).is_none()).unwrap_or_default()
    }

    /// Plays on until the entry does something. Returns how much it had to do with it, and the choices up to there.
    fn rehearse<R: Testable>(&self, text: &str, prefer: &[String]) -> (Involvement, Vec<String>) {
        let Ok(mut played) = Played::<R>::begin(self.loaded, self.game, text, "en", false) else {
            return (Involvement::None, Vec::new());
        };
        let mut best = (self.part(&played), 0);
        while best.0 < Involvement::Acted && played.made.len() < MOST_CHOICES {
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
    fn part<R: Testable>(&self, played: &Played<'_, R>) -> Involvement {
        let own = played.notes.iter().filter(|note| played.speech.id(note.entry) == self.entry);
        own.map(|note| match note.what {
            NoteKind::Silent(_) | NoteKind::Nothing(_) => Involvement::Heard,
            NoteKind::Fired
            | NoteKind::Changed { .. }
            | NoteKind::Answered(_)
            | NoteKind::Branch
            | NoteKind::Paid(_)
            | NoteKind::Did(_) => Involvement::Acted,
        })
        .max()
        .unwrap_or(Involvement::None)
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
    /// A kind and a key: `{with}` is an entry of that kind that has the same under that key.
    with: Option<(String, String)>,
    test: String,
}

impl Stage {
    fn is_for(&self, kind: &str) -> bool {
        self.kinds.iter().any(|known| known == kind)
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
        with: texts(table, "with").first().and_then(|with| with.split_once('.')).map(owned),
        test: texts(table, "test").into_iter().next().unwrap_or_default(),
    };
    tables.map(stage).collect()
}

fn owned((kind, key): (&str, &str)) -> (String, String) {
    (kind.to_owned(), key.to_owned())
}

fn texts(table: &Table, key: &str) -> Vec<String> {
    let text = |kind: &ValueKind| if let ValueKind::Text(text) = kind { Some(text.clone()) } else { None };
    match table.get(key).map(|value| &value.kind) {
        Some(ValueKind::List(items)) => items.iter().filter_map(|item| text(&item.kind)).collect(),
        Some(kind) => text(kind).into_iter().collect(),
        None => Vec::new(),
    }
}
