//! Durations of granted abilities.

use super::example;
use provost_engine::word_table;
use provost_interpreter::vocabulary::spec::DurationSpec;

word_table! {
    /// The durations.
    Duration, DURATIONS: [DurationSpec] {
        EndOfRound = DurationSpec {
            id: "end-of-round",
            phrase: "end of round",
            doc: "From now to the end of this round, even if the disc leaves the tile.",
            example: example("character", "on place, until end of round: { on target by attack: forbid. }"),
        },
        EndOfNextRound = DurationSpec {
            id: "end-of-next-round",
            phrase: "end of next round",
            doc: "From now to the end of the round after this one.",
            example: example(
                "building",
                "on activate, pay 2 coins, until end of next round: { on gain of loot: +1 to gain. }",
            ),
        },
        EndOfGame = DurationSpec {
            id: "end-of-game",
            phrase: "end of game",
            doc: "From now to the end of the last round.",
            example: example(
                "building",
                "on activate, pay 3 coins, until end of game: { on gain of loot: +1 to gain. }",
            ),
        },
    }
}
