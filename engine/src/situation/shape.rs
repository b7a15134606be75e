//! The keys of a game's situations, for forms and help.

use super::Form;
use super::position::with_zones;
use crate::games::{GameList, GameVisitor};
use crate::testing::Testable;
use provost_interpreter::pack::own::OwnPlace;
use provost_interpreter::vocabulary::value_type::{KeySpec, ValueType};

/// The key for zones that packs declare.
pub const ZONES: KeySpec =
    KeySpec::optional(crate::zones::KEY, ValueType::Own(OwnPlace::Zones), crate::zones::DOC);

/// The keys of the situations of a game.
#[derive(Clone, Debug)]
pub struct Shapes {
    /// The set-up and the seed.
    pub setup: Vec<KeySpec>,
    /// The moment and the position.
    pub given: Vec<KeySpec>,
    /// The events, and the resulting position; it has no keys about the moment.
    pub then: Vec<KeySpec>,
}

/// A list of texts.
const TEXTS: ValueType = ValueType::List(&ValueType::Text);
/// Ranks.
const RANKS: ValueType = ValueType::List(&ValueType::Noun("rank"));

/// The keys of `then` in every game: questions, log and result.
const THEN: &[KeySpec] = &[
    KeySpec::optional("asked", ValueType::Number(1, 9), "Who is asked, from 1."),
    KeySpec::optional("offered", TEXTS, "Ids that are among the options."),
    KeySpec::optional("not-offered", TEXTS, "Ids that are not among the options."),
    KeySpec::optional("only", TEXTS, "Ids of all options."),
    KeySpec::optional("finished", ValueType::Flag, "Whether nothing is asked any more."),
    KeySpec::optional("events", TEXTS, "What was told, in this order; `*` is anything."),
    KeySpec::optional("no-events", TEXTS, "What was not told; `*` is anything."),
    KeySpec::optional(
        "scores",
        ValueType::List(&ValueType::Number(-99, 999)),
        "What each player would score.",
    ),
    KeySpec::optional("rank", RANKS, "The rank of the only player."),
    KeySpec::optional("ranks", RANKS, "The rank of each player."),
    KeySpec::optional(
        "goals",
        ValueType::List(&ValueType::Flag),
        "For each goal whether the first player reaches it.",
    ),
];

/// The key of the seed.
const SEED: KeySpec = KeySpec::optional(
    "seed",
    ValueType::Number(0, i64::MAX),
    "Where chance starts, for whatever is not fixed.",
);

/// Returns the keys of the situations of a game; `None` if there is no such game.
pub fn shapes<G: GameList>(game: &str) -> Option<Shapes> {
    struct Find;
    impl GameVisitor for Find {
        type Output = Shapes;
        fn visit<R: Testable>(self) -> Shapes {
            Shapes::of::<R>()
        }
    }
    G::visit(game, Find)
}

impl Shapes {
    /// Returns the keys of a game.
    pub(super) fn of<R: Testable>() -> Self {
        let setup = R::SETUP.iter().copied().chain([SEED]).collect();
        let then = THEN.iter().copied().chain(with_zones(R::then_keys())).collect();
        Self { setup, given: with_zones(R::given_keys(Form::Test)), then }
    }

    /// Returns all that can stand under `given`.
    pub fn under_given(&self) -> Vec<KeySpec> {
        self.setup.iter().chain(&self.given).copied().collect()
    }
}
