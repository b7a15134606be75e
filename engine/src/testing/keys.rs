//! The keys of a test, for schemas and help; `read.rs` reads them.

use provost_interpreter::pack::common::{KeySpec, KeyType};
use provost_interpreter::vocabulary::spec::FieldType;

const fn optional(key: &'static str, ty: KeyType, doc: &'static str) -> KeySpec {
    KeySpec { key, ty, required: false, doc }
}

/// A table that the game itself reads.
const OWN: KeyType = KeyType::Field(FieldType::Own);

/// Keys of a test, besides `step`.
pub const KEYS: [KeySpec; 6] = [
    KeySpec { key: "name", ty: KeyType::Text, required: true, doc: "What the test shows, in a sentence." },
    optional("rules", KeyType::TextOrList, "Numbers of the rules it is about."),
    optional("given", OWN, "Set-up, seed and position in which the test begins."),
    optional("dice", KeyType::Field(FieldType::Numbers(1, 6)), "Faces of the next dice, in order."),
    optional("when", KeyType::TextOrList, "Ids of the options that are chosen, in order."),
    optional("then", OWN, "What holds then: what is asked and offered, what was told, the position."),
];

/// The doc line of the key `test`, a list of tables.
pub const TEST_DOC: &str = "A test: given a position, when these choices are made, then this holds.";

/// The doc line of the key `step`, a list of tables.
pub const STEP_DOC: &str = "Further choices, and what holds after them.";

/// Keys of a step.
pub const STEP_KEYS: [&str; 3] = ["dice", "when", "then"];
