//! `provost check`: every finding in the requested packs.

mod watch;

use crate::args::Color;
use crate::args::check::Check;
use crate::report::Report;
use crate::{Outcome, Refusal, render};
use provost_games::Shipped;
use provost_interpreter::pack::{self, Content, Finding, Loaded};
use provost_packs::Packs;
use std::io::{Read as _, Write};

pub(crate) fn run(check: &Check, color: Color, out: &mut dyn Write) -> Result<Outcome, Refusal> {
    if check.watch {
        return watch::run(check, color, out);
    }
    let packs = read(check)?;
    let loaded = provost_engine::load::<Shipped>(packs.sources.clone());
    let findings = findings(&loaded, &packs);
    let report = Report::new(&loaded, &packs, &findings, &check.gate);
    render::write(&report, &check.formats, color, out)?;
    Ok(report.outcome())
}

/// What is found in the packs asked for: by the loader, the games, and on cards.
fn findings(loaded: &Loaded, packs: &Packs) -> Vec<Finding> {
    let wanted = |file| packs.wants(loaded.file(file));
    let mut own = provost_engine::findings_where::<Shipped>(loaded, wanted);
    own.extend(provost_cards::fit::findings(loaded, wanted));
    provost_engine::with_games(loaded, own)
}

/// Reads the packs, or one file from standard input with the pack around it.
fn read(check: &Check) -> Result<Packs, Refusal> {
    let stdin = check.paths.iter().any(|path| path.as_os_str() == "-");
    match (&check.stdin_filename, stdin) {
        (None, false) => Ok(provost_packs::read(&check.paths)?),
        (Some(_), false) => Err(Refusal("`--stdin-filename` wants `-` as PATH".to_owned())),
        (None, true) => {
            Err(Refusal("`-` wants `--stdin-filename`: the name says which pack it is of".to_owned()))
        }
        (Some(_), true) if check.paths.len() > 1 => {
            Err(Refusal("`-` stands alone: nothing else is checked beside standard input".to_owned()))
        }
        (Some(name), true) => {
            // One extra byte shows that the file is too large.
            let most = pack::MAX_FILE_BYTES as u64 + 1;
            let mut bytes = Vec::new();
            std::io::stdin().lock().take(most).read_to_end(&mut bytes)?;
            Ok(provost_packs::read_in_place_of(name, Content::Bytes(bytes))?)
        }
    }
}
