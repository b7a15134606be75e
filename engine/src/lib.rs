//! What every game shares: sessions and decisions, positions, content tests, campaigns, the board as data.
//!
//! It knows no game: a game is a crate of its own under `games/` and implements [`testing::Testable`]. No user
//! interface, no files, no clock. Read `game` first, then `games`.

pub mod campaign;
pub mod chance;
pub mod common;
pub mod game;
pub mod games;
pub mod hash;
pub mod list;
pub mod packs;
pub mod prelude;
pub mod ranks;
pub mod situation;
pub mod table;
pub mod testing;
pub mod words;

use games::GameList;
use provost_interpreter::pack::{self, FileId, Finding, Loaded, PackSource, suppress};
#[doc(hidden)]
pub use provost_interpreter::{choice, hook};

/// Loads packs for the games of a list.
pub fn load<G: GameList>(packs: Vec<PackSource>) -> Loaded {
    pack::load(G::SPECS, packs)
}

/// Returns everything that was found in packs, by loading and by the games, without what their authors have allowed.
pub fn check<G: GameList>(loaded: &Loaded) -> Vec<Finding> {
    check_where::<G>(loaded, |_| true)
}

/// Returns the same, but asks the games only about some files; what loading has found is there for all of them.
pub fn check_where<G: GameList>(loaded: &Loaded, wanted: impl Fn(FileId) -> bool) -> Vec<Finding> {
    with_games(loaded, findings_where::<G>(loaded, wanted))
}

/// Puts together what loading has found and what the games have, without what authors have allowed. For those who ask
/// the games less often than they load: whoever shows findings goes this way.
pub fn with_games(loaded: &Loaded, of_games: Vec<Finding>) -> Vec<Finding> {
    let mut all = loaded.findings.clone();
    // A finding of a game may be about a file that is gone since.
    all.extend(of_games.into_iter().filter(|finding| loaded.files.get(finding.file.index()).is_some()));
    suppress::apply(loaded, all)
}

/// Returns what the games themselves find in packs, besides what loading has found: in tests, scenarios and campaigns.
pub fn findings<G: GameList>(loaded: &Loaded) -> Vec<Finding> {
    let mut findings = testing::findings::<G>(loaded);
    findings.extend(situation::findings::<G>(loaded));
    findings.extend(campaign::findings(loaded));
    findings
}

/// Returns of [`findings`] those in some files, without looking at others.
pub fn findings_where<G: GameList>(loaded: &Loaded, wanted: impl Fn(FileId) -> bool) -> Vec<Finding> {
    let mut findings = testing::findings_where::<G>(loaded, &wanted);
    findings.extend(situation::scenario::findings_where::<G>(loaded, &wanted));
    findings.extend(campaign::findings(loaded).into_iter().filter(|finding| wanted(finding.file)));
    findings
}
