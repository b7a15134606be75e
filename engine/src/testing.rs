//! Tests of content, written beside it: given a position, when these choices are made, then this holds.
//!
//! A file `tests/*.toml` of a pack holds `[[test]]` tables. What stands in `given` and `then` is the game's own
//! ([`Testable`]); the rest is read and run here, the same for every game. `docs/testing.md` is the manual.

mod coverage;
pub(crate) mod ranks;
mod read;
mod run;

pub use coverage::{Coverage, Missed};
pub use read::{Case, Part, Placed, read_placed};
pub use run::{Outcome, Report, run};

use crate::game::speech::Speech;
use crate::game::{Game, session::Playable};
use crate::situation::{Fields, Reader};
use crate::{kingdom_defenders, monster_lands};
use provost_grammar::diagnostic::Diagnostic;
use provost_interpreter::pack::{Finding, Loaded, LoadedGame, Role};

/// A game whose content can be tested.
pub trait Testable: Playable {
    /// The seed of tests that do not say one.
    const TEST_SEED: u64;
    /// What is expected.
    type Then: std::fmt::Debug;

    /// Reads what is expected.
    fn read_then(reader: &mut Reader<'_>, fields: &mut Fields<'_>) -> Self::Then;

    /// Lets the next dice have these faces; the number of those left over from before is returned.
    fn fix_dice(&mut self, dice: &[u8]) -> usize;

    /// Says what is otherwise than expected.
    fn compare(
        game: &Game<Self>,
        speech: &Speech<'_>,
        events: &[Self::Event],
        then: &Self::Then,
    ) -> Vec<String>;
}

/// Runs all tests of all packs that a filter lets through.
pub fn run_all(loaded: &Loaded, filter: impl Fn(&str, &str) -> bool) -> Vec<Report> {
    let mut reports = Vec::new();
    for game in &loaded.games {
        if game.spec.id == <monster_lands::table::Table as Playable>::ID {
            reports.push(run::<monster_lands::table::Table>(loaded, game, &filter));
        } else if game.spec.id == <kingdom_defenders::table::Table as Playable>::ID {
            reports.push(run::<kingdom_defenders::table::Table>(loaded, game, &filter));
        }
    }
    reports
}

/// Returns what is wrong with the files of tests, without running them.
pub fn findings(loaded: &Loaded) -> Vec<Finding> {
    let mut findings = Vec::new();
    for game in &loaded.games {
        if game.spec.id == <monster_lands::table::Table as Playable>::ID {
            findings.extend(findings_of::<monster_lands::table::Table>(loaded, game));
        } else if game.spec.id == <kingdom_defenders::table::Table as Playable>::ID {
            findings.extend(findings_of::<kingdom_defenders::table::Table>(loaded, game));
        }
    }
    findings
}

fn findings_of<R: Testable>(loaded: &Loaded, game: &LoadedGame) -> Vec<Finding> {
    let mut findings = Vec::new();
    for (file, text) in files(loaded, game) {
        let (_, problems) = read_placed::<R>(loaded, game, text);
        let found = |diagnostic: Diagnostic| Finding { file, diagnostic, related: Vec::new() };
        findings.extend(problems.into_iter().map(found));
    }
    findings
}

/// Returns the files of tests of a game's packs.
fn files<'l>(
    loaded: &'l Loaded,
    game: &'l LoadedGame,
) -> impl Iterator<Item = (provost_interpreter::pack::FileId, &'l str)> {
    (0..)
        .map(provost_interpreter::pack::FileId)
        .zip(&loaded.files)
        .filter(|(_, file)| {
            file.role == Role::Test && file.path.rsplit_once('.').is_some_and(|(_, ending)| ending == "toml")
        })
        .filter(|(_, file)| game.packs.iter().any(|pack| pack.root == file.root))
        .map(|(id, file)| (id, file.text.as_str()))
}
