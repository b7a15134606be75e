//! The command that shows a game of a simulation again.

use crate::args::setup::SetUp;
use crate::args::simulate::Run;
use provost_playtest::simulate::seated;

/// Writes the command that plays the game of a seed as the simulation played it. Agents change seats from
/// seed to seed, so they are written in seating order.
pub(super) fn command(run: &Run, seed: u64) -> String {
    let SetUp { game, players, difficulty, variants, scenario, packs, set } = &run.setup;
    let mut words = vec!["provost play".to_owned(), format!("--seed {seed}"), "--human 0".to_owned()];
    let mut add = |option: &str, value: &str| words.push(format!("--{option} {}", quoted(value)));
    // `play` repeats the agents from the first one on.
    let seats = u8::try_from(run.agent.len()).unwrap_or(u8::MAX);
    let agents = seated(&run.agent, seats, seed);
    add("agent", &agents.iter().map(ToString::to_string).collect::<Vec<_>>().join(","));
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

/// Quotes a word if a shell would change it.
fn quoted(word: &str) -> String {
    let plain = |c: char| c.is_ascii_alphanumeric() || "-_.,:/=".contains(c);
    if !word.is_empty() && word.chars().all(plain) {
        word.to_owned()
    } else {
        format!("'{}'", word.replace('\'', "'\\''"))
    }
}
