//! Runs tests.

use super::read::{Asked, Case, Part, Placed, read_placed};
use super::{Coverage, Testable, files};
use crate::game::speech::Speech;
use crate::game::{Game, PlayError};
use crate::table::EventOf;
use provost_grammar::diagnostic::Diagnostic;
use provost_interpreter::pack::{Finding, Loaded, LoadedGame};
use provost_interpreter::trace::Trace;

/// The results of a game's tests.
#[derive(Debug, Default)]
pub struct Report {
    /// The game's id.
    pub game: String,
    /// The result of each test.
    pub outcomes: Vec<Outcome>,
    /// The findings of reading.
    pub findings: Vec<Finding>,
    /// The coverage.
    pub coverage: Coverage,
    /// Why the tests could not be run.
    pub broken: Option<String>,
}

/// The result of a test.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// The pack's folder.
    pub root: String,
    /// The file, from the pack's folder.
    pub path: String,
    /// The line, from 1.
    pub line: usize,
    /// Its name.
    pub name: String,
    /// The rules it covers.
    pub rules: Vec<String>,
    /// The differences from the expectations; empty if it passed.
    pub failures: Vec<String>,
}

/// Runs the tests of a game whose folder, file and name pass a filter.
pub fn run<R: Testable>(loaded: &Loaded, game: &LoadedGame, filter: &impl Fn(&str, &str) -> bool) -> Report {
    let mut report = Report { game: game.spec.id.to_owned(), ..Report::default() };
    let speech = match Speech::new(loaded, game, R::MESSAGES, "en", &[]) {
        Ok(speech) => speech,
        Err(problems) => {
            report.broken = Some(problems.join("\n"));
            return report;
        }
    };
    // Words for each selection of packs.
    let mut speeches: Vec<Speech<'_>> = Vec::new();
    for (id, text) in files(loaded, game) {
        let file = loaded.file(id);
        let (cases, problems) = read_placed::<R>(loaded, game, text);
        let found = |diagnostic| Finding { file: id, diagnostic, related: Vec::new() };
        let broken = !problems.is_empty();
        report.findings.extend(problems.into_iter().map(found));
        if broken {
            continue;
        }
        for Placed { case, content } in &cases {
            if filter(&format!("{}/{}", file.root, file.path), &case.name) {
                let failures = match content {
                    Ok((loaded, game)) => match speech_of::<R>(&mut speeches, loaded, game) {
                        Ok(speech) => run_case::<R>(game, speech, case, &mut report.coverage),
                        Err(why) => vec![why],
                    },
                    Err(no_pack) => vec![no_pack.to_string()],
                };
                report.outcomes.push(Outcome {
                    root: file.root.clone(),
                    path: file.path.clone(),
                    line: case.line,
                    name: case.name.clone(),
                    rules: case.rules.clone(),
                    failures,
                });
            }
        }
    }
    report.coverage.finish(&speech);
    report
}

/// Returns the words for a selection of packs.
fn speech_of<'s, 'l, R: Testable>(
    speeches: &'s mut Vec<Speech<'l>>,
    loaded: &'l Loaded,
    game: &'l LoadedGame,
) -> Result<&'s Speech<'l>, String> {
    let known = speeches.iter().position(|speech| std::ptr::eq(speech.game(), game));
    let at = if let Some(at) = known {
        at
    } else {
        let speech = Speech::new(loaded, game, R::MESSAGES, "en", &[]).map_err(|all| all.join("\n"))?;
        speeches.push(speech);
        speeches.len() - 1
    };
    speeches.get(at).ok_or_else(|| "there are no words".to_owned())
}

fn run_case<R: Testable>(
    game: &LoadedGame,
    speech: &Speech<'_>,
    case: &Case<R>,
    coverage: &mut Coverage,
) -> Vec<String> {
    let dice = case.parts.first().map_or(&[][..], |part| &part.dice);
    // Nothing is saved, so the content hash does not matter.
    let content = R::build(game, &case.setup, 0).map_err(|refused| vec![refused.why]);
    let arranged = content.and_then(|content| {
        let mut table = R::fresh(&content, case.seed);
        table.keep_log(true);
        table.keep_trace(Some(Trace::default()));
        let said = |findings: Vec<Diagnostic>| findings.into_iter().map(|finding| finding.message).collect();
        R::arrange(table, speech, &case.given, dice).map_err(said)
    });
    let mut table = match arranged {
        Ok(table) => table,
        Err(why) => return vec![format!("the position cannot be set up: {}", why.join("; "))],
    };
    let mut failures = Vec::new();
    let several = case.parts.len() > 1;
    for (number, part) in case.parts.iter().enumerate() {
        if number > 0 {
            let left = table.rules_mut().fix_dice(&part.dice);
            if left > 0 {
                failures.push(format!("step {number}: {left} of the dice before it were not rolled"));
            }
        }
        let found = run_part(&mut table, speech, part);
        let stop = !found.is_empty();
        let name = |text: String| if several { format!("step {number}: {text}") } else { text };
        failures.extend(found.into_iter().map(name));
        if stop {
            break;
        }
    }
    let left = table.rules_mut().fix_dice(&[]);
    if failures.is_empty() && left > 0 {
        failures.push(format!("{left} of the dice were not rolled"));
    }
    coverage.add(table.rules(), speech);
    failures
}

fn run_part<R: Testable>(game: &mut Game<R>, speech: &Speech<'_>, part: &Part<R>) -> Vec<String> {
    for (at, id) in part.when.iter().enumerate() {
        if let Err(why) = choose(game, speech, id) {
            return vec![format!("choice {} `{id}`: {why}", at + 1)];
        }
    }
    let events = game.rules_mut().take_events();
    let mut failures = differences(game, speech, &events, part);
    failures.extend(game.rules().check().err());
    failures
}

/// Reports how the game, after these events, differs from the expectations of a part.
pub fn differences<R: Testable>(
    game: &Game<R>,
    speech: &Speech<'_>,
    events: &[EventOf<R>],
    part: &Part<R>,
) -> Vec<String> {
    let mut failures = asked(game, speech, &part.asked);
    let lines = game.lines(speech, events, None);
    let texts: Vec<&str> = lines.iter().map(|line| line.text.as_str()).collect();
    failures.extend(told(&texts, &part.events, &part.no_events));
    failures.extend(R::compare(game, speech, events, &part.then));
    failures
}

fn choose<R: Testable>(game: &mut Game<R>, speech: &Speech<'_>, id: &str) -> Result<(), String> {
    let ids = game.option_ids(speech);
    let Some(index) = ids.iter().position(|option| option == id) else {
        let Some(decision) = game.decision(speech) else {
            return Err("nothing is asked any more".to_owned());
        };
        let question = format!("{}: {}", decision.name, decision.question);
        return Err(format!("not offered. {question} Offered: {}", ids.join(", ")));
    };
    game.choose(index).map_err(|error| match error {
        PlayError::Illegal(_) => "not offered".to_owned(),
        PlayError::Fault(_) | PlayError::Work(_) | PlayError::Stopped => match error.place() {
            Some(place) => format!("{error}, in an ability of `{}`", speech.id(place.entry)),
            None => error.to_string(),
        },
    })
}

fn asked<R: Testable>(game: &Game<R>, speech: &Speech<'_>, asked: &Asked) -> Vec<String> {
    let mut failures = Vec::new();
    let ids = game.option_ids(speech);
    let offered = || if ids.is_empty() { "nothing".to_owned() } else { ids.join(", ") };
    if let Some(player) = asked.player {
        match game.choice() {
            Some(choice) if choice.player.0 + 1 == player => {}
            Some(choice) => {
                failures.push(format!("player {} is asked, not player {player}", choice.player.0 + 1));
            }
            None => failures.push(format!("nobody is asked, not player {player}")),
        }
    }
    for id in asked.offered.iter().filter(|id| !ids.contains(id)) {
        failures.push(format!("`{id}` is not offered. Offered: {}", offered()));
    }
    for id in asked.not_offered.iter().filter(|id| ids.contains(id)) {
        failures.push(format!("`{id}` is offered"));
    }
    if let Some(only) = &asked.only {
        let (mut wanted, mut there) = (only.clone(), ids.clone());
        wanted.sort();
        there.sort();
        if wanted != there {
            failures.push(format!("not just these are offered: {}", offered()));
        }
    }
    match asked.finished {
        Some(true) if !game.is_over() => failures.push(format!("somebody is still asked: {}", offered())),
        Some(false) if game.is_over() => failures.push("nothing is asked any more".to_owned()),
        Some(_) | None => {}
    }
    failures
}

fn told(texts: &[&str], events: &[String], no_events: &[String]) -> Vec<String> {
    let mut failures = Vec::new();
    let mut rest = texts;
    for event in events {
        match rest.iter().position(|text| fits(text, event)) {
            Some(at) => rest = rest.get(at + 1..).unwrap_or(&[]),
            None => failures
                .push(format!("nobody was told `{event}` there. Told:\n      {}", texts.join("\n      "))),
        }
    }
    for event in no_events {
        if let Some(text) = texts.iter().find(|text| fits(text, event)) {
            failures.push(format!("it was told: {text}"));
        }
    }
    failures
}

/// Returns whether a text matches a pattern; `*` matches anything.
fn fits(text: &str, pattern: &str) -> bool {
    let mut rest = text;
    let mut parts = pattern.split('*');
    let Some(rest_after) = parts.next().and_then(|first| rest.strip_prefix(first)) else { return false };
    rest = rest_after;
    let parts: Vec<&str> = parts.collect();
    let Some((last, middle)) = parts.split_last() else { return rest.is_empty() };
    for part in middle {
        match rest.find(part).and_then(|at| rest.get(at + part.len()..)) {
            Some(after) => rest = after,
            None => return false,
        }
    }
    rest.ends_with(last)
}

#[cfg(test)]
mod tests {
    use super::fits;

    #[test]
    fn a_star_is_anything() {
        assert!(fits("Player 1 gains 6 gold (Mine)", "*gains 6 gold*"));
        assert!(fits("Player 1 gains 6 gold", "Player 1 gains 6 gold"));
        assert!(!fits("Player 1 gains 6 gold (Mine)", "Player 1 gains 6 gold"));
        assert!(!fits("Player 1 gains 16 gold", "*gains 6 gold"));
        assert!(fits("ab", "a*b") && !fits("a", "a*a"));
    }
}
