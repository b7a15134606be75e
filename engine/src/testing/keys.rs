//! The keys of a file of tests, for schemas and help; `read.rs` reads them.

use provost_interpreter::pack::own::OwnPlace;
use provost_interpreter::vocabulary::value_type::{KeySpec, ValueType};

const TEXTS: ValueType = ValueType::OneOrMore(&ValueType::Text);

const DICE: KeySpec =
    KeySpec::optional("dice", ValueType::List(&ValueType::Number(1, 6)), "Faces of the next dice, in order.");
const WHEN: KeySpec = KeySpec::optional("when", TEXTS, "Ids of the options that are chosen, in order.");
const THEN: KeySpec = KeySpec::optional(
    "then",
    ValueType::Own(OwnPlace::Then),
    "What holds then: what is asked and offered, what was told, the position.",
);

/// The keys of a file of tests.
pub const FILE: &[KeySpec] = &[KeySpec::optional(
    "test",
    ValueType::List(&ValueType::Table(TEST, &[])),
    "A test: given a position, when these choices are made, then this holds.",
)];

/// The keys of a test.
const TEST: &[KeySpec] = &[
    KeySpec::required("name", ValueType::Text, "What the test shows, in a sentence."),
    KeySpec::optional("rules", TEXTS, "Numbers of the rules it is about."),
    KeySpec::optional(
        "given",
        ValueType::Own(OwnPlace::Given),
        "Set-up, seed and position in which the test begins.",
    ),
    DICE,
    WHEN,
    THEN,
    KeySpec::optional(
        "step",
        ValueType::List(&ValueType::Table(&[DICE, WHEN, THEN], &[])),
        "Further choices, and what holds after them.",
    ),
];
