//! Durations of granted abilities.

use super::example;
use provost_engine::word_table;
use provost_interpreter::vocabulary::spec::{DurationSpec, Example};

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
        EndOfNextRound = duration(
            "end-of-next-round",
            "end of next round",
            "Until the end of the round after the one in which it was granted.",
            example("land", "action, pay 2 gold, until end of next round: { on price at tavern: +2 to price. }."),
        ),
        EndOfTurn = duration(
            "end-of-turn",
            "end of turn",
            "Until the end of the deployment turn in which it was granted.",
            example("loot", "free, discard self, until end of turn: { on price: -3 to price. }."),
        ),
        EndOfBattle = duration(
            "end-of-battle",
            "end of battle",
            "Until the land or the Entrance has been dealt with, conquest and looting included.",
            example("monster", "on elimination, until end of battle: { on roll for conquest: -2 to total. }."),
        ),
        EndOfGame = duration(
            "end-of-game",
            "end of game",
            "For the rest of the game, even if the card leaves play.",
            example("loot", "any time, discard self, until end of game: { on roll for mission: +1 to total. }."),
        ),
    }
}

const fn duration(
    id: &'static str,
    phrase: &'static str,
    doc: &'static str,
    example: Example,
) -> DurationSpec {
    DurationSpec { id, phrase, doc, example }
}
