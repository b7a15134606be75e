//! Targets: the numbers that number hooks build. Order of changes: base, sets, additions, bounds, floor.

use super::example;
use provost_engine::word_table;
use provost_interpreter::vocabulary::spec::{Example, TargetSpec};

word_table! {
    /// The targets.
    Target, TARGETS: [TargetSpec] {
        EachDie = target(
            "each-die",
            "each {colours:nouns:die} die/dice",
            Some(0),
            "The value of every die of these colours on the path, those on traps and tricks included.",
            example("equipment", "on roll: +1 to each magic die."),
        ),
        EveryDie = target(
            "every-die",
            "each die",
            Some(0),
            "The value of every die on the path, whatever its colour.",
            example("equipment", "on roll for conquest: +1 to each die."),
        ),
        OneDie = target(
            "one-die",
            "one {colours:nouns:die} die/dice",
            Some(0),
            "The value of one die of these colours on the path; its roller chooses which.",
            example("equipment", "on roll: +3 to one strength die."),
        ),
        AnyDie = target(
            "any-die",
            "one die",
            Some(0),
            "The value of one die on the path; its roller chooses which.",
            example("equipment", "on roll for mission: +2 to one die."),
        ),
        DieValue = target(
            "die-value",
            "value of {which:die}",
            Some(0),
            "The value of the dice meant; of `a die` the first that fits.",
            example("trap", "on roll: value of each die on path that shows 1 is 3."),
        ),
        Total = target(
            "total",
            "total",
            Some(0),
            "The sum of the roll. `for capture` and `for elimination` count for their own comparison only and are \
             not handed on to later paths; `for attack` counts for both and is.",
            example("trap", "on roll for attack: +4 to total."),
        ),
        AttackDice = target(
            "attack-dice",
            "attack dice",
            Some(0),
            "The number of dice the monster attacks with.",
            example("monster", "on attack size, when self is at entrance: +3 to attack dice."),
        ),
        CaptureValue = target(
            "capture-value",
            "capture value",
            Some(1),
            "What a total must reach for a capture.",
            example("monster", "on capture value, when there is no trap on path: capture value is doubled."),
        ),
        EliminationValue = target(
            "elimination-value",
            "elimination value",
            Some(1),
            "What a total must reach for an elimination.",
            example("monster", "on elimination value: +1 to elimination value for each trap on path."),
        ),
        ConquestValue = target(
            "conquest-value",
            "conquest value",
            Some(1),
            "What a total must reach for a conquest.",
            example("equipment", "on conquest value: -2 to conquest value."),
        ),
        AffinityBonus = target(
            "affinity-bonus",
            "affinity bonus",
            Some(0),
            "The attack dice that a monster gets because its affinity is that of the land (0 unless an effect \
             says more).",
            example("rule", "on attack size, when land matches monster: affinity bonus is at least 1."),
        ),
        Hits = target(
            "hits",
            "hits",
            Some(0),
            "The hits of an attack, before any is cancelled.",
            example("monster", "on hits: +1 to hits."),
        ),
        Price = target(
            "price",
            "price",
            Some(0),
            "Gold to pay for the whole purchase.",
            example("equipment", "on price at hunters-lodge, once per round: may -4 to price."),
        ),
        Cost = target(
            "cost",
            "cost",
            Some(0),
            "Gold to pay for the ability.",
            example("scenario", "on cost of some-entry: cost is 1."),
        ),
        RerollCost = target(
            "reroll-cost",
            "cost per reroll",
            Some(0),
            "Gold to pay for each die that is rolled again.",
            example("monster", "on reroll cost: +1 to cost per reroll."),
        ),
        Payout = target(
            "payout",
            "payout",
            Some(0),
            "Gold that the action brings.",
            example("equipment", "on payout at mine, once per round: may +2 to payout."),
        ),
        Limit = target(
            "limit",
            "limit",
            Some(0),
            "How many tokens of the sort may be kept.",
            example("mercenary", "on limit of trap: +3 to limit."),
        ),
        ExcessGlory = target(
            "excess-glory",
            "excess glory",
            Some(0),
            "Glory minus reputation. Only hiring reads it: no dice, no end of the game, no victory points.",
            example("tile", "on excess glory, when self is held: +3 to excess glory."),
        ),
        BenefitCount = target(
            "benefit-count",
            "benefit count",
            Some(0),
            "How many times the path benefit counts: gold and tokens as often, uses times as many.",
            example("mercenary", "on path benefit: benefit count is 2."),
        ),
        LootCount = target(
            "loot-count",
            "loot count",
            Some(0),
            "How many loot tokens the mercenary takes; the offer is not refilled in between.",
            example("mercenary", "on loot: loot count is 2."),
        ),
        PanicCount = target(
            "panic-count",
            "panic count",
            Some(0),
            "How many panic tokens are turned up.",
            example("monster", "on panic, when self is at entrance: panic count is 2."),
        ),
        TrophyPoints = target(
            "trophy-points",
            "trophy points",
            Some(0),
            "Points of trophies: victory points, and the second tie-break.",
            example("loot", "on score: +3 to trophy points."),
        ),
        VictoryPoints = target(
            "victory-points",
            "victory points",
            Some(0),
            "Victory points that come from nothing else.",
            example("loot", "on score: +2 to victory points."),
        ),
    }
}

const fn target(
    id: &'static str,
    pattern: &'static str,
    floor: Option<i32>,
    doc: &'static str,
    example: Example,
) -> TargetSpec {
    TargetSpec { id, pattern, floor, doc, example }
}
