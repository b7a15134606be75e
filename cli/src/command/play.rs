//! `provost play`: a game in the terminal, between people and agents.

use super::setup;
use crate::args::{Play, Seats};
use crate::input::Input;
use crate::{Outcome, Refusal};
use provost_engine::game::PlayError;
use provost_engine::game::decision::{Decision, Line};
use provost_engine::game::decode_error::in_words;
use provost_engine::game::record::SaveFile;
use provost_engine::game::session::{Session, Start};
use provost_games::Shipped;
use provost_interpreter::hook::Player;
use provost_interpreter::suggest::nearest;
use provost_playtest::agent::AgentSpec;
use provost_playtest::session::{self, Advice, Attended};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::json;
use std::io::{self, IsTerminal as _, Write};
use std::path::Path;

const HELP: &str = "\
Answer with the number or the id of an option. Besides:
  ?           this help
  board       draw the table
  why         what happened last, and which effect caused it
  hint        the three best options, as an agent sees them
  save FILE   save the game
  quit        leave the game";

/// The agent that gives hints.
const HINTS: AgentSpec = AgentSpec::Search(400);

/// The number of options in a hint.
const HINTED: usize = 3;

/// The input of a person.
enum Wish {
    Choose(usize),
    Leave,
}

pub(crate) fn run(play: &Play, out: &mut dyn Write) -> Result<Outcome, Refusal> {
    if let Some(file) = &play.save {
        provost_packs::try_to_replace(file)?;
    }
    let chosen = setup::read(&play.setup, &play.paths)?;
    let (start, game) = if let Some(file) = &play.load {
        let file = read_json::<SaveFile>(file, "saved game")?;
        let game = file.record.game.clone();
        (Start::Load(file), game)
    } else {
        let mut setup = chosen.setup;
        if !play.names.is_empty() {
            setup.insert("names".to_owned(), json!(play.names));
        }
        (Start::New { setup: setup.into(), seed: play.seed }, chosen.game)
    };
    let seats = &play.seats;
    let mut session = session::begin::<Shipped>(&chosen.loaded, &game, start, &seats.language, &seats.agent)
        .map_err(|error| Refusal(format!("cannot play: {error}")))?;
    let mut keep = |session: &dyn Attended| match &play.save {
        Some(file) => write_json(file, &session.save().map_err(Refusal)?),
        None => Ok(()),
    };
    sit(&mut *session, seats, &Input::new()?, &mut keep, out)?;
    Ok(Outcome::Clean)
}

/// Keeps a game in a file.
pub(super) type Keep<'k> = dyn FnMut(&dyn Attended) -> Result<(), Refusal> + 'k;

/// Plays until the game is over or left, and prints the result. The game is kept and recorded after each choice of a person
/// and at the end, whatever becomes of the terminal.
pub(super) fn sit(
    session: &mut dyn Attended,
    seats: &Seats,
    input: &Input,
    keep: &mut Keep<'_>,
    out: &mut dyn Write,
) -> Result<(), Refusal> {
    let mut keep = |session: &dyn Attended| {
        keep(session)?;
        seats.record.as_ref().map_or(Ok(()), |file| write_json(file, session.record()))
    };
    session.heed(&input.stop);
    let played = play_on(session, seats, input, &mut keep, out);
    keep(session)?;
    played?;
    Ok(print_result(session, out)?)
}

fn play_on(
    session: &mut dyn Attended,
    seats: &Seats,
    input: &Input,
    keep: &mut Keep<'_>,
    out: &mut dyn Write,
) -> Result<(), Refusal> {
    // A game is long, so whether it can be recorded is checked first.
    if let Some(file) = &seats.record {
        provost_packs::try_to_replace(file)?;
    }
    let people = people(seats);
    let viewer = match people.as_slice() {
        [one] => Some(Player(*one)),
        // Several people share the screen, or somebody watches.
        _ => None,
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
        let is_person = people.contains(&decision.player.0);
        let index = if is_person {
            if turn != Some(decision.player) {
                print_board(session, Some(decision.player), out)?;
            }
            match ask(session, &decision, input, out)? {
                Wish::Choose(index) => index,
                Wish::Leave => break,
            }
        } else {
            let index = session.agent_choice().unwrap_or(0);
            if !seats.quiet {
                let chosen = decision.options.get(index).map_or("", |option| option.label.as_str());
                writeln!(out, "{}: {} {chosen}", decision.name, decision.question)?;
            }
            if seats.reasons {
                print_advice(&decision, &session.reasons(), out)?;
            }
            index
        };
        turn = Some(decision.player);
        if let Err(error) = session.answer(index) {
            if error == PlayError::Stopped {
                break;
            }
            let number = session.record().choices.len();
            return Err(Refusal(format!("decision {number}: {}", session.explain(error))));
        }
        made += 1;
        if is_person {
            keep(session)?;
        }
        if !seats.quiet {
            print_lines(&session.happened(viewer), false, out)?;
        }
    }
    Ok(())
}

/// Returns the seats of people, from 0.
fn people(seats: &Seats) -> Vec<u8> {
    match &seats.human {
        Some(seats) => seats.iter().filter_map(|seat| seat.checked_sub(1)).collect(),
        None if io::stdin().is_terminal() => vec![0],
        None => Vec::new(),
    }
}

/// Asks a person until there is a valid answer; the end of the input leaves the game.
fn ask(
    session: &dyn Attended,
    decision: &Decision,
    input: &Input,
    out: &mut dyn Write,
) -> Result<Wish, Refusal> {
    let width = decision.options.iter().map(|option| option.id.len()).max().unwrap_or(0).min(40);
    writeln!(out, "\n{}: {}", decision.name, decision.question)?;
    for (number, option) in decision.options.iter().enumerate() {
        writeln!(out, "{:>3}  {:width$}  {}", number + 1, option.id, option.label)?;
    }
    loop {
        write!(out, "> ")?;
        out.flush()?;
        let Some(line) = input.line() else {
            writeln!(out)?;
            return Ok(Wish::Leave);
        };
        let (word, rest) = line.trim().split_once(' ').unwrap_or((line.trim(), ""));
        match word {
            "" => {}
            "?" | "help" => writeln!(out, "{HELP}")?,
            "quit" => return Ok(Wish::Leave),
            "board" => print_board(session, Some(decision.player), out)?,
            "why" => print_lines(&session.happened(Some(decision.player)), true, out)?,
            "hint" => print_advice(decision, &session.advise(HINTS), out)?,
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

/// Prints an agent's evaluation of the best options: their values, their share of the search effort, and what
/// distinguishes them.
fn print_advice(decision: &Decision, advice: &[Advice], out: &mut dyn Write) -> io::Result<()> {
    for Advice { index, value, share, because } in advice.iter().take(HINTED) {
        let label = decision.options.get(*index).map_or("", |option| option.label.as_str());
        write!(out, "{:>6}  {value:+.1} points", index + 1)?;
        if let Some(share) = share {
            write!(out, ", {:.0} % of the thinking", share * 100.0)?;
        }
        write!(out, ": {label}")?;
        match because {
            Some((part, worth)) => writeln!(out, " [{part} {worth:+.1}]")?,
            None => writeln!(out)?,
        }
    }
    Ok(())
}

fn print_board(session: &dyn Session, viewer: Option<Player>, out: &mut dyn Write) -> io::Result<()> {
    writeln!(out)?;
    session.board(viewer).iter().try_for_each(|line| writeln!(out, "{line}"))
}

/// Prints the log, on request with the effects that caused each line.
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

/// Prints the scores.
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
    let text = provost_packs::read_text(file)?;
    serde_json::from_str(&text)
        .map_err(|error| Refusal(format!("{} is no {what} of Provost: {}", file.display(), in_words(&error))))
}

pub(super) fn write_json(file: &Path, value: &impl Serialize) -> Result<(), Refusal> {
    let json = serde_json::to_string_pretty(value).map_err(|error| Refusal(error.to_string()))?;
    Ok(provost_packs::replace_file(file, json + "\n")?)
}
