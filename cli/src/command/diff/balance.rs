//! The effect of a change on the balance: both states play the same seeds, with the same agents.

use super::super::stopped;
use super::super::watched::Watched;
use super::PackVersion;
use crate::Refusal;
use crate::args::diff::{Diff, DiffFormat};
use crate::render::comparison::{self, Level};
use provost_games::Shipped;
use provost_interpreter::pack::LoadedGame;
use provost_interpreter::pack::compare::Difference;
use provost_interpreter::suggest::nearest;
use provost_playtest::compare::{self, Comparison};
use provost_playtest::simulate::{Plan, SeedRange, Seeds};
use serde_json::{Map, Value, json};
use std::io::Write;

/// Plays the given number of games of every game that both states have packs for, and compares them.
pub(super) fn play(
    old: &PackVersion,
    new: &PackVersion,
    difference: &Difference,
    games: u64,
    asked: &Diff,
) -> Result<Vec<Comparison>, Refusal> {
    let seeds = SeedRange::starting(asked.balance.seed, games).map_err(|error| refused(&error))?;
    for (name, side) in [(&asked.old, old), (&asked.new, new)] {
        if !side.loaded.is_usable() {
            return Err(refused(&format!("{name} has errors; `provost check` shows them")));
        }
    }
    check_names(old, new, &asked.balance.packs)?;
    // Games with the same content cannot differ.
    let both: Vec<&LoadedGame> =
        if difference.packs.is_empty() { Vec::new() } else { common(old, new, difference)? };
    let watched = Watched::new(games.saturating_mul(both.len() as u64))?;
    let mut compared = Vec::new();
    for game in both {
        let id = game.spec.id;
        let plan = Plan { agents: asked.balance.agent.clone(), ..Plan::new(id, Seeds::from(seeds)) };
        let side = |side: &PackVersion| setup(side, id, asked);
        let before = compare::ComparedVersion { loaded: &old.loaded, setup: Some(side(old)) };
        let after = compare::ComparedVersion { loaded: &new.loaded, setup: Some(side(new)) };
        let one = compare::compare::<Shipped>(&before, &after, &plan, &watched.control());
        let one = one.map_err(|error| {
            watched.bar.finish_and_clear();
            refused(&error)
        })?;
        let stopped = one.stopped;
        if stopped && one.seeds.count() == 0 {
            watched.bar.finish_and_clear();
            return Err(stopped::nothing());
        }
        compared.push(one);
        if stopped {
            writeln!(crate::screen::stderr(), "stopped; this is what the games played so far say")?;
            break;
        }
    }
    watched.bar.finish_and_clear();
    Ok(compared)
}

/// Writes the changes in balance, below the changes in meaning. JSON contains them already.
pub(super) fn write(compared: &[Comparison], asked: &Diff, out: &mut dyn Write) -> Result<(), Refusal> {
    let all = asked.balance.all;
    for one in compared {
        match asked.format {
            DiffFormat::Text => {
                writeln!(out, "\nBalance of {}", one.game)?;
                comparison::text(one, &[], all, out)?;
            }
            DiffFormat::Markdown => {
                writeln!(out, "\n### Balance of {}\n", one.game)?;
                comparison::markdown(one, &[], all, Level("####"), out)?;
            }
            DiffFormat::Json => {}
        }
    }
    if compared.is_empty() {
        match asked.format {
            DiffFormat::Text | DiffFormat::Markdown => {
                writeln!(out, "\nNothing was played: both states are the same to play")?;
            }
            DiffFormat::Json => {}
        }
    }
    Ok(())
}

fn refused(error: &dyn std::fmt::Display) -> Refusal {
    Refusal(format!("cannot simulate: {error}"))
}

/// Returns the games that can be played in both states and that have changed.
fn common<'n>(
    old: &PackVersion,
    new: &'n PackVersion,
    difference: &Difference,
) -> Result<Vec<&'n LoadedGame>, Refusal> {
    let changed = |game: &LoadedGame| {
        game.packs.iter().any(|pack| difference.packs.iter().any(|change| change.pack == pack.id))
    };
    let is_in_both = |game: &&LoadedGame| {
        old.loaded.game(game.spec.id).is_some_and(|before| changed(before) || changed(game))
    };
    let both: Vec<&LoadedGame> = new.games().filter(is_in_both).collect();
    if both.is_empty() {
        return Err(refused(&"the two states have packs for no game in common"));
    }
    Ok(both)
}

/// Checks that every named pack exists in one of the states.
fn check_names(old: &PackVersion, new: &PackVersion, named: &[String]) -> Result<(), Refusal> {
    let games = old.loaded.games.iter().chain(&new.loaded.games);
    let known: Vec<&str> = games.flat_map(|game| &game.packs).map(|pack| pack.id.as_str()).collect();
    match named.iter().find(|name| !known.contains(&name.as_str())) {
        None => Ok(()),
        Some(name) => {
            let near = nearest(name, known.iter().copied());
            let hint = near.map_or_else(String::new, |near| format!("; did you mean `{near}`?"));
            Err(refused(&format!("there is no pack `{name}`{hint}")))
        }
    }
}

/// Returns the set-up of one side: all its packs, or the named ones.
fn setup(side: &PackVersion, game: &str, asked: &Diff) -> Value {
    let mut setup = Map::new();
    let packs = side.loaded.game(game).into_iter().flat_map(|game| &game.packs);
    let named = &asked.balance.packs;
    // A pack with dependencies takes part only if it is named; base packs always do. A named pack may exist
    // in only one state, which is a change as well.
    let own = packs.filter(|pack| {
        if named.is_empty() {
            side.roots.contains(&pack.root) && !pack.depends.is_empty()
        } else {
            named.contains(&pack.id)
        }
    });
    let own: Vec<&str> = own.map(|pack| pack.id.as_str()).collect();
    if !own.is_empty() {
        setup.insert("packs".to_owned(), json!(own));
    }
    if let Some(players) = asked.balance.players {
        setup.insert("players".to_owned(), json!(players));
    }
    Value::Object(setup)
}
