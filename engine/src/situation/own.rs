//! The keys that a game reads itself, for completion, hover and JSON Schemas.

use super::Form;
use super::position::with_zones;
use super::setup::SCENARIO;
use super::shape::Shapes;
use crate::testing::{self, Testable};
use provost_interpreter::pack::own::OwnPlace;
use provost_interpreter::vocabulary::value_type::KeySpec;

/// Returns the keys that a game reads at a place, by name.
pub fn own<R: Testable>(place: OwnPlace) -> Vec<KeySpec> {
    let mut keys = match place {
        // A scenario refers to no other scenario, and the seed comes with the game.
        OwnPlace::Scenario => {
            let setup = R::SETUP.iter().copied().filter(|key| key.key != SCENARIO);
            setup.chain(with_zones(R::given_keys(Form::Scenario))).collect()
        }
        OwnPlace::Tests => testing::FILE.to_vec(),
        OwnPlace::Given => Shapes::of::<R>().under_given(),
        OwnPlace::Then => Shapes::of::<R>().then,
        // They are named by zones of packs.
        OwnPlace::Zones => Vec::new(),
    };
    keys.sort_by_key(|key| key.key);
    keys
}
