//! Targets: the numbers that number hooks build.

use super::example;
use provost_engine::word_table;
use provost_interpreter::vocabulary::spec::TargetSpec;

word_table! {
    /// The targets.
    Target, TARGETS: [TargetSpec] {
        Gain = TargetSpec {
            id: "gain",
            pattern: "gain",
            floor: Some(0),
            doc: "How much of the resource the player gains this time.",
            example: example("character", "on place, until end of round: { on gain of coin: +1 to gain. }"),
        },
        Wounds = TargetSpec {
            id: "wounds",
            pattern: "wounds",
            floor: Some(0),
            doc: "How many wounds the player is about to take.",
            example: example(
                "character",
                "on place, until end of round: { on wounds: wounds is at most 1. }",
            ),
        },
        Score = TargetSpec {
            id: "score",
            pattern: "score",
            floor: None,
            doc: "The player's score at the end of the game.",
            example: example("reward", "on score: +2 to score for each adventure completed."),
        },
    }
}
