//! Limits.

use super::example;
use provost_engine::word_table;
use provost_interpreter::vocabulary::spec::LimitSpec;

word_table! {
    /// The limits. A body of `on activate` needs none: it runs once for each activation.
    Limit, LIMITS: [LimitSpec] {
        OncePerRound = LimitSpec {
            id: "once-per-round",
            pattern: "once per round",
            doc: "Works once in a round, counted for each entry and player.",
            example: example(
                "character",
                "on place, until end of round: { after gain of fame, once per round: gain 1 coin. }",
            ),
        },
        TimesPerRound = LimitSpec {
            id: "times-per-round",
            pattern: "{count:number} times per round",
            doc: "Works so many times in a round, counted for each entry and player.",
            example: example(
                "character",
                "on place, until end of round: { after gain of fame, 2 times per round: gain 1 coin. }",
            ),
        },
        Once = LimitSpec {
            id: "once",
            pattern: "once",
            doc: "Works once as long as it is in play; in braces, the next time only.",
            example: example(
                "character",
                "on place, until end of round: { after gain of fame, once: gain 1 coin. }",
            ),
        },
        OncePerGame = LimitSpec {
            id: "once-per-game",
            pattern: "once per game",
            doc: "Works once in a game, counted for each entry and player.",
            example: example("reward", "on round start, once per game: may raise strength by 2."),
        },
    }
}
