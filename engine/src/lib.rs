//! What every game shares: sessions and decisions, positions, content tests, campaigns, board scenes.
//!
//! It knows no game: a game is a crate under `games/` and implements [`testing::Testable`]. No user
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
pub mod zones;

use games::GameList;
use provost_interpreter::pack::{self, FileId, Finding, Loaded, PackSource, suppress};
#[doc(hidden)]
pub use provost_interpreter::{choice, hook};

/// Loads packs for the games of a list.
pub fn load<G: GameList>(packs: Vec<PackSource>) -> Loaded {
    pack::load(G::SPECS, packs)
}

/// Returns all findings about packs, from loading and from the games, without those that authors have
/// allowed.
pub fn check<G: GameList>(loaded: &Loaded) -> Vec<Finding> {
    check_where::<G>(loaded, |_| true)
}

/// Returns the same, but asks the games about some files only; findings from loading are complete.
pub fn check_where<G: GameList>(loaded: &Loaded, wanted: impl Fn(FileId) -> bool) -> Vec<Finding> {
    with_games(loaded, findings_where::<G>(loaded, wanted))
}

/// Merges the findings of loading and of the games, without those that authors have allowed. For callers that
/// ask the games less often than they load.
pub fn with_games(loaded: &Loaded, of_games: Vec<Finding>) -> Vec<Finding> {
    let mut all = loaded.findings.clone();
    // A finding of a game may be about a file that no longer exists.
    all.extend(of_games.into_iter().filter(|finding| loaded.files.get(finding.file.index()).is_some()));
    suppress::apply(loaded, all)
}

/// Returns what the games themselves find in packs: in tests, scenarios and campaigns.
pub fn findings<G: GameList>(loaded: &Loaded) -> Vec<Finding> {
    let mut findings = testing::findings::<G>(loaded);
    findings.extend(situation::findings::<G>(loaded));
    findings.extend(campaign::findings(loaded));
    findings
}

/// Returns [`findings`] in some files, without checking others.
pub fn findings_where<G: GameList>(loaded: &Loaded, wanted: impl Fn(FileId) -> bool) -> Vec<Finding> {
    let mut findings = testing::findings_where::<G>(loaded, &wanted);
    findings.extend(situation::scenario::findings_where::<G>(loaded, &wanted));
    findings.extend(campaign::findings(loaded).into_iter().filter(|finding| wanted(finding.file)));
    findings
}
