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
        Once = LimitSpec {
            id: "once",
            pattern: "once",
            doc: "Once as long as the card or token is in play; an ability in braces, the next time only.",
            example: example(
                "loot",
                "free, discard self, until end of round: { instead of loss of glory, once: gain 1 glory. }.",
            ),
        },
        OncePerTurn = LimitSpec {
            id: "once-per-turn",
            pattern: "once per turn",
            doc: "Once in a deployment turn.",
            example: example("mercenary", "on gain of gold, once per turn: gain 1 potion."),
        },
        TimesPerTurn = LimitSpec {
            id: "times-per-turn",
            pattern: "{count:number} times per turn",
            doc: "So many times in a deployment turn.",
            example: example("mercenary", "on payment of gold, 2 times per turn: gain 1 gold."),
        },
        OncePerBattle = LimitSpec {
            id: "once-per-battle",
            pattern: "once per battle",
            doc: "Once in the battle on a land or at the Entrance, with the conquest that follows.",
            example: example("mercenary", "on defend, once per battle: may cancel 1 hit."),
        },
        TimesPerBattle = LimitSpec {
            id: "times-per-battle",
            pattern: "{count:number} times per battle",
            doc: "So many times in the battle on a land or at the Entrance.",
            example: example("monster", "after wound, 2 times per battle: owner of victim loses 1 gold."),
        },
        OncePerGame = LimitSpec {
            id: "once-per-game",
            pattern: "once per game",
            doc: "Once in the whole game.",
            example: example("mercenary", "free, once per game: gain 3 glory."),
        },
    }
}
