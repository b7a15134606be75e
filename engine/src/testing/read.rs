//! Reads tests: the name, the parts, and the expectations common to all games.

use super::Testable;
use crate::common::Chosen as _;
use crate::game::Game;
use crate::game::speech::Speech;
use crate::packs::{self, NoPack};
use crate::situation::{self, Fields, Form, Reader, scenario, setup};
use provost_grammar::diagnostic::Diagnostic;
use provost_grammar::span::Span;
use provost_interpreter::pack::value::{self, Table, ValueKind};
use provost_interpreter::pack::{Loaded, LoadedGame, code};
use serde_json::{Map, Value};

/// A test.
#[derive(Debug)]
pub struct Case<R: Testable> {
    /// Its name.
    pub name: String,
    /// The rules it covers.
    pub rules: Vec<String>,
    /// Its line in the file, from 1.
    pub line: usize,
    /// The set-up.
    pub setup: R::Setup,
    /// The seed.
    pub seed: u64,
    /// The starting position.
    pub given: R::Given,
    /// Its parts: choices and expectations.
    pub parts: Vec<Part<R>>,
    /// The findings about it.
    pub problems: Vec<Diagnostic>,
}

/// Choices, and the expectations after them.
#[derive(Debug)]
pub struct Part<R: Testable> {
    /// Faces of the next dice.
    pub dice: Vec<u8>,
    /// Ids of options, in order.
    pub when: Vec<String>,
    /// The expected question.
    pub asked: Asked,
    /// Texts that must occur in the log, in this order; `*` matches anything.
    pub events: Vec<String>,
    /// Texts that must not occur in it.
    pub no_events: Vec<String>,
    /// Further expectations.
    pub then: R::Then,
}

/// The question expected after a part.
#[derive(Debug, Default)]
pub struct Asked {
    /// The asked player, from 1.
    pub player: Option<u8>,
    /// Options that must be offered.
    pub offered: Vec<String>,
    /// Options that must not be offered.
    pub not_offered: Vec<String>,
    /// The exact options.
    pub only: Option<Vec<String>>,
    /// Whether the game has nothing more to ask.
    pub finished: Option<bool>,
}

/// A test with its content.
#[derive(Debug)]
pub struct Placed<'l, R: Testable> {
    /// The test.
    pub case: Case<R>,
    /// The participating packs only, or why there are none.
    pub content: Result<(&'l Loaded, &'l LoadedGame), NoPack>,
}

impl<'l, R: Testable> Placed<'l, R> {
    /// Makes the starting position of the test, with words for it, and with fixed dice for what follows. The
    /// error lists everything that is wrong.
    pub fn poise(&self, language: &str, dice: &[u8]) -> Result<(Game<R>, Speech<'l>), Vec<String>> {
        let case = &self.case;
        let said = |findings: &[Diagnostic]| findings.iter().map(|finding| finding.message.clone()).collect();
        if !case.problems.is_empty() {
            return Err(said(&case.problems));
        }
        let (loaded, game) = self.content.as_ref().map_err(|no_pack| vec![no_pack.to_string()])?;
        let speech = Speech::new(loaded, game, R::MESSAGES, language, case.setup.names())?;
        // Nothing is saved, so the content hash does not matter.
        let content = R::build(game, &case.setup, 0).map_err(|refused| vec![refused.why])?;
        let table = R::fresh(&content, case.seed);
        let game = R::poise(table, &speech, &case.given, dice).map_err(|findings| said(&findings))?;
        Ok((game, speech))
    }
}

/// Reads the tests of a file, each with only its own packs: another pack may have removed something it names.
pub fn read_placed<'l, R: Testable>(
    loaded: &'l Loaded,
    game: &'l LoadedGame,
    text: &str,
) -> (Vec<Placed<'l, R>>, Vec<Diagnostic>) {
    let (cases, mut findings) = read::<R>(game, text);
    let mut readings: Vec<(&LoadedGame, Vec<Option<Case<R>>>)> = Vec::new();
    let mut placed = Vec::new();
    for (at, case) in cases.into_iter().enumerate() {
        let content = packs::only(loaded, game, case.setup.packs());
        let own = content.as_ref().ok().filter(|(_, own)| !std::ptr::eq(*own, game)).map(|(_, own)| *own);
        let case = own.and_then(|own| reading(&mut readings, own, text).get_mut(at)?.take()).unwrap_or(case);
        findings.extend(case.problems.iter().cloned());
        placed.push(Placed { case, content });
    }
    findings.sort_by_key(|finding| finding.span.start);
    (placed, findings)
}

/// Reads the tests of a file with some packs.
fn reading<'r, 'l, R: Testable>(
    readings: &'r mut Vec<(&'l LoadedGame, Vec<Option<Case<R>>>)>,
    game: &'l LoadedGame,
    text: &str,
) -> &'r mut [Option<Case<R>>] {
    let known = readings.iter().position(|(known, _)| std::ptr::eq(*known, game));
    let at = known.unwrap_or_else(|| {
        readings.push((game, read::<R>(game, text).0.into_iter().map(Some).collect()));
        readings.len() - 1
    });
    readings.get_mut(at).map_or(&mut [], |(_, cases)| cases)
}

/// Reads the tests of a file. Findings about a test are stored in it; the others are returned.
fn read<R: Testable>(game: &LoadedGame, text: &str) -> (Vec<Case<R>>, Vec<Diagnostic>) {
    let (table, findings) = value::parse(text);
    if !findings.is_empty() {
        return (Vec::new(), findings);
    }
    let mut reader = Reader::new(game);
    let mut fields = Fields::new(&table, Span::default());
    let mut cases = Vec::new();
    if let Some(tests) = fields.get("test") {
        // Lines are counted on from the test before, so that many tests take no longer each.
        let (mut line, mut counted) = (1, 0);
        for test in Reader::list(tests) {
            if let Some(inner) = reader.table("test", test) {
                let start = test.span.start;
                line += text.get(counted..start).map_or(0, |between| between.matches('\n').count());
                counted = counted.max(start);
                cases.extend(case(&mut reader, inner, line));
            }
        }
    }
    fields.finish(&mut reader);
    (cases, reader.finish())
}

fn case<R: Testable>(reader: &mut Reader<'_>, mut fields: Fields<'_>, line: usize) -> Option<Case<R>> {
    let before = reader.count_findings();
    let name = fields.text(reader, "name").map(str::to_owned);
    if name.is_none() {
        reader.error(code::MISSING_KEY, fields.span(), "the key `name` is missing");
    }
    let rules = fields.texts(reader, "rules").unwrap_or_default();
    let rules = rules.into_iter().map(|(rule, _)| rule.to_owned()).collect();
    let (setup, seed, given) = given::<R>(reader, &mut fields)?;
    let mut parts = Vec::new();
    if let Some(steps) = fields.get("step") {
        for step in Reader::list(steps) {
            if let Some(mut inner) = reader.table("step", step) {
                parts.push(part(reader, &mut inner));
                inner.finish(reader);
            }
        }
    }
    parts.insert(0, part(reader, &mut fields));
    fields.finish(reader);
    let problems = reader.take_findings(before);
    Some(Case { name: name.unwrap_or_default(), rules, line, setup, seed, given, parts, problems })
}

/// Reads the starting position of a test. If its scenario has a situation, that of the test is merged over
/// it.
fn given<R: Testable>(reader: &mut Reader<'_>, fields: &mut Fields<'_>) -> Option<(R::Setup, u64, R::Given)> {
    let empty = Table::default();
    let (table, span) = match fields.get("given") {
        Some(value) => {
            reader.table("given", value)?;
            let ValueKind::Table(table) = &value.kind else { return None };
            (table, value.span)
        }
        None => (&empty, fields.span()),
    };
    let (choices, seed, mut given) = situation_of::<R>(reader, table, span, Form::Test);
    let game = reader.game();
    let entry = choices.get(setup::SCENARIO).and_then(Value::as_str).and_then(|id| scenario::find(game, id));
    let place = table.get(setup::SCENARIO).map_or(span, |value| value.span);
    if let Some((below, _)) = entry.and_then(scenario::situation) {
        let mut again = Reader::new(game);
        let form = if table.get("phase").is_some() { Form::Test } else { Form::Scenario };
        (_, _, given) = situation_of::<R>(&mut again, &table.over(below), span, form);
        if let Some(first) = again.finish().first() {
            let message = format!("with the situation of the scenario: {}", first.message);
            reader.error(first.code, place, message);
        }
    }
    let setup = situation::complete::<R>(game, Value::Object(choices))
        .and_then(|setup| serde_json::from_value::<R::Setup>(setup).map_err(|error| error.to_string()));
    match setup {
        Ok(setup) => Some((setup, seed, given)),
        Err(why) => {
            reader.error(code::IMPOSSIBLE_SETUP, place, why);
            None
        }
    }
}

/// Reads a situation: set-up, seed and position.
fn situation_of<R: Testable>(
    reader: &mut Reader<'_>,
    table: &Table,
    span: Span,
    form: Form,
) -> (Map<String, Value>, u64, R::Given) {
    let mut fields = Fields::new(table, span);
    let read = read_given::<R>(reader, &mut fields, form);
    fields.finish(reader);
    read
}

/// Reads the keys under `given`.
fn read_given<R: Testable>(
    reader: &mut Reader<'_>,
    fields: &mut Fields<'_>,
    form: Form,
) -> (Map<String, Value>, u64, R::Given) {
    let setup = setup::read(reader, fields, R::SETUP);
    let seed = fields.number(reader, "seed", 0, i64::MAX).and_then(|seed| u64::try_from(seed).ok());
    let given = R::read_given(reader, fields, form);
    (setup, seed.unwrap_or(R::TEST_SEED), given)
}

fn part<R: Testable>(reader: &mut Reader<'_>, fields: &mut Fields<'_>) -> Part<R> {
    let dice = fields.smalls(reader, "dice", 1, 6).unwrap_or_default();
    let mut when = Vec::new();
    for (id, span) in fields.texts(reader, "when").unwrap_or_default() {
        check_option(reader, id, span);
        when.push(id.to_owned());
    }
    let empty = Table::default();
    let mut then = match fields.get("then") {
        Some(value) if matches!(value.kind, ValueKind::Table(_)) => {
            reader.table("then", value).unwrap_or_else(|| Fields::new(&empty, Span::default()))
        }
        Some(value) => {
            reader.table("then", value);
            Fields::new(&empty, Span::default())
        }
        None => Fields::new(&empty, Span::default()),
    };
    let expected = read_then::<R>(reader, &mut then);
    then.finish(reader);
    Part {
        dice,
        when,
        asked: expected.asked,
        events: expected.events,
        no_events: expected.no_events,
        then: expected.then,
    }
}

/// The keys under `then`.
struct ReadThen<R: Testable> {
    asked: Asked,
    events: Vec<String>,
    no_events: Vec<String>,
    then: R::Then,
}

/// Reads the keys under `then`.
fn read_then<R: Testable>(reader: &mut Reader<'_>, then: &mut Fields<'_>) -> ReadThen<R> {
    let ids = |reader: &mut Reader<'_>, then: &mut Fields<'_>, key: &str| {
        let ids = then.texts(reader, key)?;
        for (id, span) in &ids {
            check_option(reader, id, *span);
        }
        Some(ids.into_iter().map(|(id, _)| id.to_owned()).collect::<Vec<_>>())
    };
    let asked = Asked {
        player: then.small(reader, "asked", 1, 9),
        offered: ids(reader, then, "offered").unwrap_or_default(),
        not_offered: ids(reader, then, "not-offered").unwrap_or_default(),
        only: ids(reader, then, "only"),
        finished: then.flag(reader, "finished"),
    };
    let mut texts = |reader: &mut Reader<'_>, key: &str| {
        let texts = then.texts(reader, key).unwrap_or_default();
        texts.into_iter().map(|(text, _)| text.to_owned()).collect::<Vec<_>>()
    };
    let events = texts(reader, "events");
    let no_events = texts(reader, "no-events");
    ReadThen { asked, events, no_events, then: R::read_then(reader, then) }
}

/// Checks that an option names an existing entry; only the game knows other names of options.
fn check_option(reader: &mut Reader<'_>, id: &str, span: Span) {
    if let Some(entry) = id.strip_prefix("use:") {
        reader.known_entry(entry, span);
    }
}
