//! `provost replay`: a recorded game, step by step.

use super::play::{print_lines, print_result, read_json};
use crate::{Outcome, Refusal};
use provost_engine::game::record::Record;
use provost_engine::game::session::{self, Start};
use provost_games::Shipped;
use std::io::Write;
use std::path::{Path, PathBuf};

pub(crate) fn run(
    file: &Path,
    to: Option<usize>,
    quiet: bool,
    language: &str,
    paths: &[PathBuf],
    out: &mut dyn Write,
) -> Result<Outcome, Refusal> {
    let record: Record = read_json(file, "replay")?;
    let packs = provost_packs::read(paths)?;
    let loaded = provost_engine::load::<Shipped>(packs.sources);
    let game = record.game.clone();
    let mut choices = record.choices.clone();
    choices.truncate(to.unwrap_or(usize::MAX));
    let refuse = |why: String| Refusal(format!("cannot replay {}: {why}", file.display()));
    let mut session = session::begin::<Shipped>(&loaded, &game, Start::Replay(record), language)
        .map_err(|error| refuse(error.to_string()))?;
    if !quiet {
        print_lines(&session.happened(None), false, out)?;
    }
    session::replay(&mut *session, &choices, |session, number, decision, index| {
        if quiet {
            return Ok(());
        }
        let chosen = decision.options.get(index).map_or("", |option| option.label.as_str());
        let said = writeln!(out, "{number}. {}: {} {chosen}", decision.name, decision.question);
        said.map_err(|error| error.to_string())?;
        print_lines(&session.happened(None), false, out).map_err(|error| error.to_string())
    })
    .map_err(refuse)?;
    if to.is_some() && !quiet {
        writeln!(out)?;
        for line in session.board(None) {
            writeln!(out, "{line}")?;
        }
    }
    print_result(&*session, out)?;
    Ok(Outcome::Clean)
}
