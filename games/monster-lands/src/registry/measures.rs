//! Measures: numbers that can be read, in conditions and after `for each`.

use super::example;
use provost_engine::word_table;
use provost_interpreter::vocabulary::spec::{Example, MeasureSpec};

word_table! {
    /// The measures.
    Measure, MEASURES: [MeasureSpec] {
        Round = measure(
            "round",
            "round",
            (1, 12),
            &[],
            "Number of the round, from 1.",
            example("variant", "on dice pool, when round is 2 or 4 or 6: gain 1 gold."),
        ),
        Glory = measure(
            "glory",
            "glory",
            (0, 999),
            &["owner"],
            "The owner's glory.",
            example("rule", "on dice pool, when glory is at least 21: gain 1 persuasion die."),
        ),
        Reputation = measure(
            "reputation",
            "reputation",
            (0, 999),
            &["owner"],
            "The sum of the reputations in the owner's clan.",
            example("loot", "any time, when reputation is at least 10, discard self: gain 5 gold."),
        ),
        Gold = measure(
            "gold",
            "gold",
            (0, 9999),
            &["owner"],
            "The owner's gold.",
            example("mercenary", "free, once per round, when gold is at most 2: gain 2 gold."),
        ),
        VictoryPoints = measure(
            "victory-points",
            "victory points",
            (0, 9999),
            &["owner"],
            "What the owner would score if the game ended now.",
            example("loot", "any time, when victory points is at most 20, discard self: gain 2 glory."),
        ),
        Stock = measure(
            "stock",
            "stock of {what:noun:token}",
            (0, 999),
            &["owner"],
            "Tokens of the sort in the owner's stock, those on paths and mercenaries not counted.",
            example("mercenary", "free, once per round, when stock of potion is 0: gain 1 potion."),
        ),
        MissionsCompleted = measure(
            "missions-completed",
            "mission(s) completed",
            (0, 99),
            &["owner"],
            "Missions whose reward the owner has earned.",
            example("loot", "on score: +1 to victory points for each mission completed."),
        ),
        EquipmentTypes = measure(
            "equipment-types",
            "equipment types",
            (0, 99),
            &["owner"],
            "Different types among the equipment of the owner's mercenaries.",
            example("loot", "any time, when equipment types is at least 3, discard self: gain 3 glory."),
        ),
        AffinitiesWith = measure(
            "affinities-with",
            "affinities with at least {count:number} mercenary/mercenaries",
            (0, 99),
            &["owner"],
            "Affinities of which the owner's clan has that many mercenaries or more.",
            example("loot", "any time, when affinities with at least 2 mercenaries is at least 3, discard self: gain 3 glory."),
        ),
        TrackDie = measure(
            "track-die",
            "track die/dice",
            (0, 9),
            &[],
            "Attack dice that the round track shows for this round at the chosen difficulty.",
            example("rule", "on attack size: +1 to attack dice for each track die."),
        ),
        DiePaid = measure(
            "die-paid",
            "die/dice paid",
            (0, 99),
            &[],
            "Dice that were paid for this ability.",
            example("building", "action, pay any number of dice: gain 1 gold for each die paid."),
        ),
        TokenPaid = measure(
            "token-paid",
            "token(s) paid",
            (0, 99),
            &[],
            "Tokens that were paid for this ability.",
            example("building", "action, pay any number of potions: gain 2 gold for each token paid."),
        ),
        TrophyPoint = measure(
            "trophy-point",
            "trophy point(s)",
            (0, 9),
            &["trophy"],
            "Points of this trophy.",
            example("trophy", "any time, discard self: gain 5 gold for each trophy point."),
        ),
        GloryOnPath = measure(
            "glory-on-path",
            "glory on path",
            (0, 9),
            &["path"],
            "The glory that the header shows for a death on this path.",
            example("rule", "on death at land: owner of victim gains 1 glory for each glory on path."),
        ),
        RedDie = measure(
            "red-die",
            "red die",
            (1, 6),
            &["dummy"],
            "Face of the dummy player's red die.",
            example("scenario", "on dummy turn, when red die is 6: send dummy to mission-2."),
        ),
        YellowDie = measure(
            "yellow-die",
            "yellow die",
            (1, 6),
            &["dummy"],
            "Face of the dummy player's yellow die.",
            example("scenario", "on dummy turn at outside, when yellow die is 5 or 6: send dummy to mission-2."),
        ),
    }
}

const fn measure(
    id: &'static str,
    pattern: &'static str,
    range: (i32, i32),
    needs: &'static [&'static str],
    doc: &'static str,
    example: Example,
) -> MeasureSpec {
    MeasureSpec { id, pattern, range, needs, doc, example }
}
