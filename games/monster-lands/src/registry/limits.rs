//! Limits. Uses are counted separately for each card or token.

use super::example;
use provost_engine::word_table;
use provost_interpreter::vocabulary::spec::LimitSpec;

word_table! {
    /// The limits.
    Limit, LIMITS: [LimitSpec] {
        OncePerRound = LimitSpec {
            id: "once-per-round",
            pattern: "once per round",
            doc: "Once in a round, over all attacks and rolls.",
            example: example("mercenary", "on defend, once per round: may cancel 1 hit."),
        },
        TimesPerRound = LimitSpec {
            id: "times-per-round",
            pattern: "{count:number} times per round",
            doc: "So many times in a round, over all attacks and rolls, each time on its own.",
            example: example("mercenary", "on defend, 2 times per round: may cancel 1 hit."),
        },
        OncePerAction = LimitSpec {
            id: "once-per-action",
            pattern: "once per action",
            doc: "Once in the action of a deployment turn.",
            example: example("rule", "before hire, once per action, may pay 2 gold: renew mercenaries."),
        },
        OncePerGame = LimitSpec {
            id: "once-per-game",
            pattern: "once per game",
            doc: "Once in the whole game.",
            example: example("mercenary", "free, once per game: gain 3 glory."),
        },
    }
}
