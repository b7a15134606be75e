//! `provost play`: a game in the terminal, between people and simple players.

use crate::args::{AgentKind, Play, Seats};
use crate::{Outcome, Refusal, source};
use provost_engine::chance::Chance;
use provost_engine::game::decision::{Decision, Line};
use provost_engine::game::record::SaveFile;
use provost_engine::game::session::{self, Agent, Session, Start};
use provost_interpreter::hook::Player;
use provost_interpreter::pack::{self, File, Loaded};
use provost_interpreter::suggest::nearest;
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Map, Value, json};
use std::fs;
use std::io::{self, BufRead as _, IsTerminal as _, Write};
use std::path::{Path, PathBuf};

/// The game that is played if nothing says another.
const USUAL_GAME: &str = "monster-lands";

const HELP: &str = "\
Answer with the number or the id of an option. Besides:
  ?           this help
  board       draw the table
  why         what happened last, and which effect caused it
  save FILE   save the game
  quit        leave the game";

/// What a person wants.
enum Wish {
    Choose(usize),
    Leave,
}

pub(crate) fn run(play: &Play, out: &mut dyn Write) -> Result<Outcome, Refusal> {
    let file = play.scenario.as_deref().filter(|scenario| source::is_file(scenario)).map(PathBuf::from);
    let paths: Vec<PathBuf> = play.paths.iter().chain(&file).cloned().collect();
    let packs = source::read(&paths)?;
    let loaded = pack::load(provost_engine::games(), packs.sources);
    let chosen = match &file {
        Some(file) => Some(scenario_in(&loaded, file)?),
        None => play.scenario.as_deref().map(|id| (game_of(&loaded, id), id.to_owned())),
    };
    let (start, game) = if let Some(file) = &play.load {
        let file = read_json::<SaveFile>(file, "saved game")?;
        let game = file.record.game.clone();
        (Start::Load(file), game)
    } else {
        let (of_scenario, scenario) = chosen.unzip();
        let game = play.game.clone().or(of_scenario.flatten());
        let setup = setup(play, scenario.as_deref());
        (Start::New { setup, seed: play.seed }, game.unwrap_or_else(|| USUAL_GAME.to_owned()))
    };
    let mut session = session::begin(&loaded, &game, start, &play.seats.language)
        .map_err(|error| Refusal(format!("cannot play: {error}")))?;
    sit(&mut *session, &play.seats, play.seed, out)?;
    if let Some(file) = &play.save {
        write_json(file, &session.save().map_err(Refusal)?)?;
    }
    Ok(Outcome::Clean)
}

/// Plays until the game is over or left, prints the result and writes the record.
pub(super) fn sit(
    session: &mut dyn Session,
    seats: &Seats,
    seed: u64,
    out: &mut dyn Write,
) -> Result<(), Refusal> {
    let people = people(seats);
    let viewer = match people.as_slice() {
        [one] => Some(Player(*one)),
        // Several people share the screen, or somebody watches.
        _ => None,
    };
    let mut agent = match seats.agent {
        AgentKind::Random => Agent::Random(Chance::new(seed)),
        AgentKind::First => Agent::First,
    };
    if !seats.quiet {
        print_lines(&session.happened(viewer), false, out)?;
    }
    let mut turn = None;
    let mut made = 0;
    while let Some(decision) = session.decision() {
        if seats.steps.is_some_and(|steps| made >= steps) {
            break;
        }
        let index = if people.contains(&decision.player.0) {
            if turn != Some(decision.player) {
                print_board(session, Some(decision.player), out)?;
            }
            match ask(session, &decision, out)? {
                Wish::Choose(index) => index,
                Wish::Leave => break,
            }
        } else {
            let index = agent.choose(decision.options.len());
            if !seats.quiet {
                let chosen = decision.options.get(index).map_or("", |option| option.label.as_str());
                writeln!(out, "{}: {} {chosen}", decision.name, decision.question)?;
            }
            index
        };
        turn = Some(decision.player);
        session.answer(index).map_err(|error| Refusal(error.to_string()))?;
        made += 1;
        if !seats.quiet {
            print_lines(&session.happened(viewer), false, out)?;
        }
    }
    print_result(session, out)?;
    if let Some(file) = &seats.record {
        write_json(file, session.record())?;
    }
    Ok(())
}

/// Finds the scenario in a file, and its game.
fn scenario_in(loaded: &Loaded, path: &Path) -> Result<(Option<String>, String), Refusal> {
    let shown = path.display();
    let is_it = |file: &File| {
        let there = Path::new(&source::join(&file.root, &file.path)).canonicalize();
        there.is_ok_and(|there| path.canonicalize().is_ok_and(|path| path == there))
    };
    if loaded.findings.iter().any(|finding| is_it(loaded.file(finding.file))) {
        return Err(Refusal(format!("{shown} has findings; `provost check {shown}` shows them")));
    }
    let scenarios = loaded.games.iter().flat_map(|game| {
        let entries = game.entries.values().filter(|entry| is_it(loaded.file(entry.file)));
        entries
            .filter(|entry| game.vocabulary.kind(entry.kind).id == "scenario")
            .map(move |entry| (game, entry))
    });
    match scenarios.collect::<Vec<_>>().as_slice() {
        [(game, entry)] => Ok((Some(game.spec.id.to_owned()), entry.id.clone())),
        [] => Err(Refusal(format!("there is no scenario in {shown}"))),
        several => {
            let ids: Vec<&str> = several.iter().map(|(_, entry)| entry.id.as_str()).collect();
            Err(Refusal(format!(
                "there are several scenarios in {shown}; name one by its id: {}",
                ids.join(", ")
            )))
        }
    }
}

/// Returns the game that has an entry of this id.
fn game_of(loaded: &Loaded, id: &str) -> Option<String> {
    let found = loaded.games.iter().find(|game| game.entries.contains_key(id));
    found.map(|game| game.spec.id.to_owned())
}

/// Makes the set-up; what is not asked for is left to the scenario and the game.
fn setup(play: &Play, scenario: Option<&str>) -> Value {
    let mut setup = Map::new();
    let mut set = |key: &str, value: Value, given: bool| {
        if given {
            setup.insert(key.to_owned(), value);
        }
    };
    set("players", json!(play.players), play.players.is_some());
    set("difficulty", json!(play.difficulty), play.difficulty.is_some());
    set("options", json!(play.variants), !play.variants.is_empty());
    set("scenario", json!(scenario), scenario.is_some());
    set("packs", json!(play.packs), !play.packs.is_empty());
    set("names", json!(play.names), !play.names.is_empty());
    for (key, value) in &play.set {
        let value = match value.parse::<i64>() {
            Ok(number) => json!(number),
            // Ids in lists are the rule; the few keys with a single id have options of their own.
            Err(_) => json!(value.split(',').map(str::trim).collect::<Vec<_>>()),
        };
        set(key, value, true);
    }
    Value::Object(setup)
}

/// Returns the seats of people, from 0.
fn people(seats: &Seats) -> Vec<u8> {
    match &seats.human {
        Some(seats) => seats.iter().filter_map(|seat| seat.checked_sub(1)).collect(),
        None if io::stdin().is_terminal() => vec![0],
        None => Vec::new(),
    }
}

/// Asks a person until there is an answer; the end of the input leaves the game.
fn ask(session: &dyn Session, decision: &Decision, out: &mut dyn Write) -> Result<Wish, Refusal> {
    let width = decision.options.iter().map(|option| option.id.len()).max().unwrap_or(0).min(40);
    writeln!(out, "\n{}: {}", decision.name, decision.question)?;
    for (number, option) in decision.options.iter().enumerate() {
        writeln!(out, "{:>3}  {:width$}  {}", number + 1, option.id, option.label)?;
    }
    loop {
        write!(out, "> ")?;
        out.flush()?;
        let mut line = String::new();
        if io::stdin().lock().read_line(&mut line)? == 0 {
            writeln!(out)?;
            return Ok(Wish::Leave);
        }
        let (word, rest) = line.trim().split_once(' ').unwrap_or((line.trim(), ""));
        match word {
            "" => {}
            "?" | "help" => writeln!(out, "{HELP}")?,
            "quit" => return Ok(Wish::Leave),
            "board" => print_board(session, Some(decision.player), out)?,
            "why" => print_lines(&session.happened(Some(decision.player)), true, out)?,
            "save" if !rest.is_empty() => {
                let saved =
                    session.save().map_err(Refusal).and_then(|save| write_json(Path::new(rest), &save));
                match saved {
                    Ok(()) => writeln!(out, "saved to {rest}")?,
                    Err(Refusal(why)) => writeln!(out, "{why}")?,
                }
            }
            _ => match find(decision, line.trim()) {
                Ok(index) => return Ok(Wish::Choose(index)),
                Err(why) => writeln!(out, "{why}")?,
            },
        }
    }
}

fn find(decision: &Decision, text: &str) -> Result<usize, String> {
    if let Some(index) = decision.find(text) {
        return Ok(index);
    }
    let number = text.parse::<usize>().ok().and_then(|number| number.checked_sub(1));
    match number {
        Some(index) if index < decision.options.len() => Ok(index),
        Some(_) => Err(format!("there are options 1 to {}", decision.options.len())),
        None => {
            let near = nearest(text, decision.options.iter().map(|option| option.id.as_str()));
            let hint =
                near.map_or_else(|| "`?` is help".to_owned(), |near| format!("did you mean `{near}`?"));
            Err(format!("`{text}` is not among the options; {hint}"))
        }
    }
}

fn print_board(session: &dyn Session, viewer: Option<Player>, out: &mut dyn Write) -> io::Result<()> {
    writeln!(out)?;
    session.board(viewer).iter().try_for_each(|line| writeln!(out, "{line}"))
}

/// Prints what happened, if wanted with the effects that caused it.
pub(super) fn print_lines(lines: &[Line], causes: bool, out: &mut dyn Write) -> io::Result<()> {
    for line in lines {
        writeln!(out, "   {}", line.text)?;
        if let (true, Some(cause)) = (causes, &line.cause) {
            writeln!(out, "      because of {}: {}", cause.name, cause.text)?;
            if let Some(place) = &cause.place {
                writeln!(out, "      {} ({}:{})", place.entry, place.file, place.line)?;
            }
        }
    }
    Ok(())
}

/// Prints who has how much.
pub(super) fn print_result(session: &dyn Session, out: &mut dyn Write) -> io::Result<()> {
    writeln!(out, "\n{}", session.summary())?;
    for (name, score) in session.scores() {
        writeln!(out, "{name}: {score}")?;
    }
    if session.is_over() {
        session.rank_lines().iter().try_for_each(|line| writeln!(out, "{line}"))?;
    }
    Ok(())
}

/// Reads a file of Provost's own.
pub(super) fn read_json<T: DeserializeOwned>(file: &Path, what: &str) -> Result<T, Refusal> {
    let text = fs::read_to_string(file)
        .map_err(|error| Refusal(format!("cannot read {}: {error}", file.display())))?;
    serde_json::from_str(&text)
        .map_err(|error| Refusal(format!("{} is no {what} of Provost: {error}", file.display())))
}

pub(super) fn write_json(file: &Path, value: &impl Serialize) -> Result<(), Refusal> {
    let json = serde_json::to_string_pretty(value).map_err(|error| Refusal(error.to_string()))?;
    source::replace_file(file, &(json + "\n"))
}
