//! The keys of a scenario that all games share.

use provost_interpreter::vocabulary::spec::{FieldSpec, FieldType};

/// The starting position.
pub const GIVEN: FieldSpec = FieldSpec {
    key: "given",
    ty: FieldType::Own,
    required: false,
    doc: "The set-up and the position in which play begins, in the words that tests use for `given`. An ordinary game \
          if not given.",
};

/// The goals.
pub const GOALS: FieldSpec = FieldSpec {
    key: "goals",
    ty: FieldType::Tables(&[
        FieldSpec { key: "name", ty: FieldType::Texts, required: false, doc: "What it is called." },
        FieldSpec {
            key: "when",
            ty: FieldType::Condition,
            required: true,
            doc: "What must hold when the game ends.",
        },
    ]),
    required: false,
    doc: "What every rank needs besides; who misses one of them has the lowest rank of the board. Without ranks they \
          are what players try to reach.",
};

/// The ranks.
pub const RANKS: FieldSpec = FieldSpec {
    key: "ranks",
    ty: FieldType::Rising(&[
        FieldSpec { key: "rank", ty: FieldType::Noun("rank"), required: true, doc: "The rank." },
        FieldSpec {
            key: "when",
            ty: FieldType::Condition,
            required: false,
            doc: "What must hold when the game ends. Without it the goals are enough.",
        },
    ]),
    required: false,
    doc: "Ranks from the lowest to the highest; the highest that holds counts. Who reaches none of them has the lowest \
          rank of the board. A game without them is not judged.",
};
