//! Content tests, written beside the content: given a position, when these choices are made, then this holds.
//!
//! A file `tests/*.toml` of a pack holds `[[test]]` tables. The game itself defines `given` and `then`
//! ([`Testable`]); everything else is read and run here, the same for every game. `docs/testing.md` is the
//! manual.

mod coverage;
mod keys;
pub mod ranks;
mod read;
mod run;
mod then;

pub use coverage::{Coverage, Missed};
pub use keys::FILE;
pub use read::{Case, Part, Placed, read_placed};
pub use run::{Outcome, Report, differences, run};
pub use then::Then;

use crate::game::speech::Speech;
use crate::game::{Game, session::Playable};
use crate::games::{GameList, GameVisitor};
use crate::situation::{Fields, Form, Reader};
use crate::table::EventOf;
use provost_grammar::diagnostic::Diagnostic;
use provost_interpreter::pack::{FileId, Finding, Loaded, LoadedGame, Role};
use provost_interpreter::vocabulary::value_type::KeySpec;
use serde_json::{Map, Value};

/// A game whose content can be tested.
pub trait Testable: Playable {
    /// The default seed of tests.
    const TEST_SEED: u64 = 0;
    /// Situations for trying out an entry, by kind, with `{id}` and `{pack}` as placeholders.
    const STAGES: &'static str = "";
    /// The expectations of a test.
    type Then: std::fmt::Debug;

    /// Returns the keys of the moment and the position.
    fn given_keys(form: Form) -> Vec<KeySpec>;

    /// Returns the keys of events and position, besides those that `then` has in every game.
    fn then_keys() -> Vec<KeySpec>;

    /// Reads the expectations.
    fn read_then(reader: &mut Reader<'_>, fields: &mut Fields<'_>) -> Self::Then;

    /// Fixes the faces of the next dice; returns the number of earlier ones left over.
    fn fix_dice(&mut self, dice: &[u8]) -> usize {
        let left = self.chance().fixed_left();
        self.chance().fix(dice);
        left
    }

    /// Reports differences from the expectations.
    fn compare(
        game: &Game<Self>,
        speech: &Speech<'_>,
        events: &[EventOf<Self>],
        then: &Self::Then,
    ) -> Vec<String>;

    /// Returns the position and the result of the last roll, in the words of `then`.
    fn write_then(game: &Game<Self>, speech: &Speech<'_>, events: &[EventOf<Self>]) -> Map<String, Value>;

    /// Returns the moment and the position in the words of `given`, so that play can begin there again in the
    /// same turn, battle or phase, as far as situations can express it. They cannot express decks, used-up
    /// limits and lasting effects.
    fn write_given(game: &Game<Self>, speech: &Speech<'_>) -> Map<String, Value>;
}

/// Runs the tests of all packs that pass a filter.
pub fn run_all<G: GameList>(loaded: &Loaded, filter: impl Fn(&str, &str) -> bool) -> Vec<Report> {
    struct Run<'l, F> {
        loaded: &'l Loaded,
        game: &'l LoadedGame,
        filter: F,
    }
    impl<F: Fn(&str, &str) -> bool> GameVisitor for Run<'_, F> {
        type Output = Report;
        fn visit<R: Testable>(self) -> Report {
            run::<R>(self.loaded, self.game, &self.filter)
        }
    }
    let filter = &filter;
    let run = |game: &LoadedGame| G::visit(game.spec.id, Run { loaded, game, filter });
    loaded.games.iter().filter_map(run).collect()
}

/// Returns the findings about test files, without running the tests.
pub fn findings<G: GameList>(loaded: &Loaded) -> Vec<Finding> {
    findings_where::<G>(loaded, &|_| true)
}

/// Returns the findings about some test files.
pub fn findings_where<G: GameList>(loaded: &Loaded, wanted: &dyn Fn(FileId) -> bool) -> Vec<Finding> {
    struct Find<'l> {
        loaded: &'l Loaded,
        game: &'l LoadedGame,
        wanted: &'l dyn Fn(FileId) -> bool,
    }
    impl GameVisitor for Find<'_> {
        type Output = Vec<Finding>;
        fn visit<R: Testable>(self) -> Vec<Finding> {
            findings_of::<R>(self.loaded, self.game, self.wanted)
        }
    }
    let find = |game: &LoadedGame| G::visit(game.spec.id, Find { loaded, game, wanted });
    loaded.games.iter().filter_map(find).flatten().collect()
}

fn findings_of<R: Testable>(
    loaded: &Loaded,
    game: &LoadedGame,
    wanted: &dyn Fn(FileId) -> bool,
) -> Vec<Finding> {
    let mut findings = Vec::new();
    for (file, text) in files(loaded, game).filter(|(file, _)| wanted(*file)) {
        let (_, problems) = read_placed::<R>(loaded, game, text);
        let found = |diagnostic: Diagnostic| Finding { file, diagnostic, related: Vec::new() };
        findings.extend(problems.into_iter().map(found));
    }
    findings
}

/// Reads all tests of a game's packs, with their files; unreadable files are skipped.
pub fn cases<'l, R: Testable>(loaded: &'l Loaded, game: &'l LoadedGame) -> Vec<(FileId, Placed<'l, R>)> {
    let read = |(file, text)| {
        let (placed, _) = read_placed::<R>(loaded, game, text);
        placed.into_iter().map(move |placed| (file, placed))
    };
    files(loaded, game).flat_map(read).collect()
}

/// Returns the test files of a game's packs.
fn files<'l>(loaded: &'l Loaded, game: &'l LoadedGame) -> impl Iterator<Item = (FileId, &'l str)> {
    (0..)
        .map(FileId)
        .zip(&loaded.files)
        .filter(|(_, file)| {
            file.role == Role::Test && file.path.rsplit_once('.').is_some_and(|(_, ending)| ending == "toml")
        })
        .filter(|(_, file)| game.packs.iter().any(|pack| pack.root == file.root))
        .map(|(id, file)| (id, file.text.as_str()))
}
