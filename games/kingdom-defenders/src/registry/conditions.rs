//! What can be true. Numbers are compared with measures (`stock of coin is at least 2`).

use super::example;
use provost_engine::word_table;
use provost_interpreter::vocabulary::spec::ConditionSpec;

word_table! {
    /// The conditions.
    Condition, CONDITIONS: [ConditionSpec] {
        Cause = ConditionSpec {
            id: "cause",
            pattern: "cause is {which:nouns:entry}",
            needs: &["cause"],
            doc: "It comes from one of these entries, named by their ids.",
            example: example(
                "character",
                "on place, until end of round: { on wounds, unless cause is some-entry: \
                 wounds is 0. }",
            ),
        },
        Grey = ConditionSpec {
            id: "grey",
            pattern: "{what:disc} is grey",
            needs: &[],
            doc: "The disc is a grey one, on loan from the reserve.",
            example: example("rule", "after activate, when this disc is grey: return this disc."),
        },
        DiscInArea = ConditionSpec {
            id: "disc-in-area",
            pattern: "{what:disc} is in {areas:nouns:area}",
            needs: &[],
            doc: "The disc lies in one of these areas.",
            example: example("rule", "after activate, when this disc is in area-c: gain 1 coin."),
        },
        First = ConditionSpec {
            id: "first",
            pattern: "{whom:player} is first",
            needs: &[],
            doc: "The player's pawn stands in the first place of the turn order.",
            example: example("building", "on activate, when owner is first: gain 2 coins."),
        },
    }
}
