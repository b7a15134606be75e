//! The keys of a scenario that all games share.

use provost_interpreter::pack::own::OwnPlace;
use provost_interpreter::vocabulary::value_type::{KeySpec, ValueType};

/// The starting position.
pub const GIVEN: KeySpec = KeySpec::optional(
    "given",
    ValueType::Own(OwnPlace::Scenario),
    "The set-up and the position in which play begins, in the words that tests use for `given`. An ordinary game \
     if not given.",
);

/// The goals.
pub const GOALS: KeySpec = KeySpec::optional(
    "goals",
    ValueType::List(&ValueType::Table(
        &[
            KeySpec::optional("name", ValueType::Translations, "What it is called."),
            KeySpec::required("when", ValueType::Condition, "What must hold when the game ends."),
        ],
        &[],
    )),
    "What every rank needs besides; who misses one of them has the lowest rank of the board. Without ranks they \
     are what players try to reach.",
);

/// The ranks.
pub const RANKS: KeySpec = KeySpec::optional(
    "ranks",
    ValueType::Ordered(&[
        KeySpec::required("rank", ValueType::Noun("rank"), "The rank."),
        KeySpec::optional(
            "when",
            ValueType::Condition,
            "What must hold when the game ends. Without it the goals are enough.",
        ),
    ]),
    "Ranks from the lowest to the highest; the highest that holds counts. Who reaches none of them has the lowest \
     rank of the board. A game without them is not judged.",
);
