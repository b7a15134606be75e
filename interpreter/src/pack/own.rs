//! Keys of tables that are about a game's board: positions under `given`, tests of content. The game declares them
//! ([`GameSpec::own`](crate::vocabulary::spec::GameSpec::own)) and reads them itself.

use crate::vocabulary::value_type::KeySpec;

/// Which table of its own a game is asked about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum OwnPlace {
    /// The situation of a scenario.
    Scenario,
    /// A file of tests.
    Tests,
    /// The situation in which a test begins.
    Given,
    /// The expectations of a test.
    Then,
    /// Where cards of kinds that packs declare lie.
    Zones,
}

/// Returns the keys that a game reads at a place.
pub type OwnKeys = fn(OwnPlace) -> Vec<KeySpec>;

/// For games that read no tables of their own.
pub const fn none(_: OwnPlace) -> Vec<KeySpec> {
    Vec::new()
}
