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
            doc: "Until the end of the round in which it was granted.",
            example: example(
                "mercenary",
                "free, once per round, pay 2 gold, until end of round: { on roll: +1 to each strength die. }.",
            ),
        },
    }
}
