//! Scenarios with a situation: their set-up, how a game begins with them, and findings about them.

use super::setup::{self, PACKS, PLAYERS, SCENARIO};
use super::{Fields, Form, Positioned, Reader};
use crate::common::Chosen as _;
use crate::game::Game;
use crate::game::session::{Playable, Refused, StartError};
use crate::game::speech::Speech;
use crate::games::{GameList, GameVisitor};
use crate::packs;
use crate::testing::Testable;
use provost_grammar::diagnostic::Diagnostic;
use provost_grammar::span::Span;
use provost_interpreter::pack::value::Table;
use provost_interpreter::pack::{Entry, FieldValue, FileId, Finding, Loaded, LoadedGame, code};
use serde_json::{Map, Value, json};

/// The kind of these entries, in every game.
const KIND: &str = "scenario";
/// The seed for trying out a scenario.
const SEED: u64 = 1;

/// The table under `given`, with its span.
type Written<'e> = (&'e Table, Span);

/// A situation as read: the set-up, and the rest in the game's own form.
type Read<R> = (Map<String, Value>, <R as Positioned>::Given);

/// Finds a scenario by its id.
pub(crate) fn find<'g>(game: &'g LoadedGame, id: &str) -> Option<&'g Entry> {
    game.entries.get(id).filter(|entry| is_scenario(game, entry))
}

fn is_scenario(game: &LoadedGame, entry: &Entry) -> bool {
    game.vocabulary.kind(entry.kind).id == KIND
}

/// Returns the situation of a scenario.
pub(crate) fn situation(entry: &Entry) -> Option<Written<'_>> {
    let FieldValue::Own(table, span) = entry.fields.get(super::kind::GIVEN.key)? else { return None };
    Some((table, *span))
}

/// Reads the situation of a scenario.
fn read<R: Playable>(game: &LoadedGame, (table, span): Written<'_>) -> Result<Read<R>, Vec<Diagnostic>> {
    let mut reader = Reader::new(game);
    let mut fields = Fields::new(table, span);
    let read = read_fields::<R>(&mut reader, &mut fields);
    fields.finish(&mut reader);
    let findings = reader.finish();
    if findings.is_empty() { Ok(read) } else { Err(findings) }
}

/// Reads the keys under `given`.
fn read_fields<R: Playable>(reader: &mut Reader<'_>, fields: &mut Fields<'_>) -> Read<R> {
    let setup = read_setup::<R>(reader, fields);
    (setup, R::read_given(reader, fields, Form::Scenario))
}

/// Reads the set-up of a scenario, which refers to no other scenario.
fn read_setup<R: Playable>(reader: &mut Reader<'_>, fields: &mut Fields<'_>) -> Map<String, Value> {
    let keys: Vec<_> = R::SETUP.iter().filter(|key| key.key != SCENARIO).copied().collect();
    setup::read(reader, fields, &keys)
}

/// Adds the choices of a scenario to a set-up, and refuses contradictions.
pub fn complete<R: Playable>(game: &LoadedGame, asked: Value) -> Result<Value, String> {
    let Value::Object(mut choices) = asked else { return Ok(asked) };
    choices.retain(|_, choice| !setup::is_open(choice));
    let id = choices.get(SCENARIO).and_then(Value::as_str).map(str::to_owned);
    let Some(entry) = id.and_then(|id| find(game, &id)) else { return Ok(Value::Object(choices)) };
    let below = match situation(entry) {
        Some((table, span)) => {
            let mut reader = Reader::new(game);
            read_setup::<R>(&mut reader, &mut Fields::new(table, span))
        }
        None => Map::new(),
    };
    for (key, wanted) in below {
        match choices.get(&key) {
            Some(chosen) if *chosen != wanted => {
                return Err(format!(
                    "the scenario `{}` is played with `{key}` {}, and {} was asked for",
                    entry.id,
                    shown(&wanted),
                    shown(chosen)
                ));
            }
            Some(_) => {}
            None => _ = choices.insert(key, wanted),
        }
    }
    if !choices.contains_key(PLAYERS)
        && let Some(players) = players_of::<R>(entry)
    {
        choices.insert(PLAYERS.to_owned(), json!(players));
    }
    add_pack(game, entry, &mut choices);
    Ok(Value::Object(choices))
}

/// Returns the default number of players of a scenario: the usual number, if the scenario allows it.
fn players_of<R: Playable>(entry: &Entry) -> Option<i32> {
    let Some(FieldValue::Numbers(players)) = entry.fields.get(PLAYERS) else { return None };
    let usual = serde_json::to_value(R::Setup::default()).ok()?.get(PLAYERS)?.as_i64()?;
    let is_usual = players.iter().any(|number| i64::from(*number) == usual);
    players.first().copied().filter(|_| !is_usual)
}

/// Adds the pack of a scenario; packs that depend on nothing take part anyway.
fn add_pack(game: &LoadedGame, entry: &Entry, choices: &mut Map<String, Value>) {
    let pack = game.pack(entry.pack);
    if pack.depends.is_empty() {
        return;
    }
    if let Value::Array(packs) = choices.entry(PACKS).or_insert_with(|| json!([]))
        && !packs.iter().any(|there| there.as_str() == Some(&pack.id))
    {
        packs.push(json!(pack.id));
    }
}

/// Formats a choice as on a command line.
fn shown(choice: &Value) -> String {
    match choice {
        Value::Array(items) => items.iter().map(shown).collect::<Vec<_>>().join(","),
        Value::String(text) => text.clone(),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::Object(_) => choice.to_string(),
    }
}

/// Begins a game at a fresh table: with the situation of its scenario, or with set-up.
pub fn begin<R: Playable>(
    game: &LoadedGame,
    speech: &Speech<'_>,
    setup: &R::Setup,
    table: R,
) -> Result<Game<R>, StartError> {
    match written::<R>(game, setup, |given| R::arrange(table.clone(), speech, given, &[]))? {
        Some(game) => Ok(game),
        None => Ok(Game::new(table)?),
    }
}

/// Makes the position from which [`begin`] continues, with fixed dice for what follows.
pub fn poise<R: Playable>(
    game: &LoadedGame,
    speech: &Speech<'_>,
    setup: &R::Setup,
    table: R,
    dice: &[u8],
) -> Result<Game<R>, StartError> {
    match written::<R>(game, setup, |given| R::poise(table.clone(), speech, given, dice))? {
        Some(game) => Ok(game),
        None => Ok(Game::poised(table, &[R::whole_game()])?),
    }
}

/// Makes a game from the situation of a set-up's scenario, if it has one.
fn written<R: Playable>(
    game: &LoadedGame,
    setup: &R::Setup,
    make: impl FnOnce(&R::Given) -> Result<Game<R>, Vec<Diagnostic>>,
) -> Result<Option<Game<R>>, StartError> {
    let entry = setup.scenario().and_then(|id| find(game, id));
    let Some((entry, written)) = entry.and_then(|entry| Some((entry, situation(entry)?))) else {
        return Ok(None);
    };
    let broken = |findings: Vec<Diagnostic>| {
        let first = findings.first().map_or("", |finding| finding.message.as_str());
        let more = if findings.len() > 1 { "; `provost check` shows all that is wrong" } else { "" };
        StartError::Setup(format!("the scenario `{}` cannot be set up: {first}{more}", entry.id))
    };
    let (_, given) = read::<R>(game, written).map_err(broken)?;
    make(&given).map(Some).map_err(broken)
}

/// Returns the findings about the situations of all scenarios.
pub fn findings<G: GameList>(loaded: &Loaded) -> Vec<Finding> {
    findings_where::<G>(loaded, |_| true)
}

/// Returns the findings about the situations of scenarios in some files.
pub fn findings_where<G: GameList>(loaded: &Loaded, wanted: impl Fn(FileId) -> bool) -> Vec<Finding> {
    let mut findings = Vec::new();
    for game in &loaded.games {
        let scenarios: Vec<&Entry> = game
            .entries
            .values()
            .filter(|entry| wanted(entry.file) && is_scenario(game, entry) && situation(entry).is_some())
            .collect();
        if scenarios.is_empty() {
            continue;
        }
        findings.extend(
            G::visit(game.spec.id, Find { loaded, game, scenarios: &scenarios }).into_iter().flatten(),
        );
    }
    findings
}

struct Find<'l> {
    loaded: &'l Loaded,
    game: &'l LoadedGame,
    scenarios: &'l [&'l Entry],
}

impl GameVisitor for Find<'_> {
    type Output = Vec<Finding>;

    fn visit<R: Testable>(self) -> Vec<Finding> {
        findings_of::<R>(self.loaded, self.game, self.scenarios)
    }
}

fn findings_of<R: Playable>(loaded: &Loaded, game: &LoadedGame, scenarios: &[&Entry]) -> Vec<Finding> {
    let mut findings = Vec::new();
    for entry in scenarios {
        let Some(written) = situation(entry) else { continue };
        let mut found = try_out::<R>(loaded, game, entry, written);
        found.sort_by_key(|finding| (finding.span.start, finding.span.end));
        let found = found.into_iter();
        findings.extend(found.map(|diagnostic| Finding {
            file: entry.file,
            diagnostic,
            related: Vec::new(),
        }));
    }
    findings
}

/// Reads the situation of a scenario with only the participating packs, sets it up and goes on to the first
/// question.
fn try_out<R: Playable>(
    loaded: &Loaded,
    game: &LoadedGame,
    entry: &Entry,
    (table, span): Written<'_>,
) -> Vec<Diagnostic> {
    let refused = |Refused { why, about }: Refused| {
        let key = |about: &str| table.get(about).map(|value| value.span);
        let place = about.and_then(|about| key(&about).or_else(|| setup::place_of(table, &about)));
        vec![Diagnostic::error(code::IMPOSSIBLE_SETUP, place.unwrap_or(span), why)]
    };
    let setup = complete::<R>(game, json!({ SCENARIO: entry.id }))
        .and_then(|setup| serde_json::from_value::<R::Setup>(setup).map_err(|error| error.to_string()));
    let narrowed = setup.and_then(|setup| {
        let content = packs::only(loaded, game, setup.packs()).map_err(|error| error.to_string())?;
        Ok((setup, content))
    });
    let whole = game;
    let (setup, (loaded, game)) = match narrowed {
        Ok(narrowed) => narrowed,
        // Findings about its names say more.
        Err(why) => return read::<R>(game, (table, span)).err().unwrap_or_else(|| refused(why.into())),
    };
    let given = match read::<R>(game, (table, span)) {
        Ok((_, given)) => given,
        Err(findings) if read::<R>(whole, (table, span)).is_ok() => {
            return findings.into_iter().map(elsewhere).collect();
        }
        Err(findings) => return findings,
    };
    let speech = match Speech::new(loaded, game, R::MESSAGES, "en", &[]) {
        Ok(speech) => speech,
        Err(problems) => return vec![Diagnostic::error(code::BROKEN_GAME, span, problems.join("; "))],
    };
    let fresh = match R::build(game, &setup, 0) {
        Ok(content) => R::fresh(&content, SEED),
        Err(why) => return refused(why),
    };
    let impossible = |why: String| vec![Diagnostic::error(code::IMPOSSIBLE_POSITION, span, why)];
    match R::arrange(fresh, &speech, &given, &[]) {
        Ok(game) => game.rules().check().err().map(impossible).unwrap_or_default(),
        Err(findings) => findings,
    }
}

/// Rewrites a finding about a name that is unknown only without the other packs: the thing takes no part in
/// the game.
fn elsewhere(finding: Diagnostic) -> Diagnostic {
    if finding.code != code::UNKNOWN_ENTRY {
        return finding;
    }
    let message = format!("{} in the packs that take part", finding.message);
    Diagnostic::error(code::NOT_IN_GAME, finding.span, message)
        .with_hint("packs, options and affinities say what takes part")
}
