//! The command that shows a game of a simulation again.

use crate::args::setup::SetUp;
use crate::args::simulate::Run;

/// Writes the command that plays the game of a seed as the simulation played it. Agents change seats from seed to seed, and
/// `play` takes them as they sit.
pub(super) fn command(run: &Run, seed: u64) -> String {
    let SetUp { game, players, difficulty, variants, scenario, packs, set } = &run.setup;
    let mut words = vec!["provost play".to_owned(), format!("--seed {seed}"), "--human 0".to_owned()];
    let mut add = |option: &str, value: &str| words.push(format!("--{option} {}", quoted(value)));
    add("agent", &seated(run, seed).join(","));
    let one = [("game", game), ("difficulty", difficulty), ("scenario", scenario)];
    for (option, value) in one {
        if let Some(value) = value {
            add(option, value);
        }
    }
    if let Some(players) = players {
        add("players", &players.to_string());
    }
    for id in variants {
        add("variant", id);
    }
    for id in packs {
        add("pack", id);
    }
    for (key, value) in set {
        add("set", &format!("{key}={value}"));
    }
    for path in &run.from.paths {
        add("path", &path.display().to_string());
    }
    words.join(" ")
}

/// Returns the agents in the order of their seats.
fn seated(run: &Run, seed: u64) -> Vec<String> {
    let agents = run.agent.len().max(1) as u64;
    let first = usize::try_from(seed % agents).unwrap_or(0);
    let (before, from) = run.agent.split_at(first.min(run.agent.len()));
    from.iter().chain(before).map(ToString::to_string).collect()
}

/// Puts a word into quotes if a shell would read something else.
fn quoted(word: &str) -> String {
    let plain = |c: char| c.is_ascii_alphanumeric() || "-_.,:/=".contains(c);
    if !word.is_empty() && word.chars().all(plain) {
        word.to_owned()
    } else {
        format!("'{}'", word.replace('\'', "'\\''"))
    }
}
