//! Costs: an ability can be used only if its whole cost can be paid.

use super::example;
use provost_engine::word_table;
use provost_interpreter::vocabulary::spec::CostSpec;

word_table! {
    /// The costs.
    Cost, COSTS: [CostSpec] {
        Pay = CostSpec {
            id: "pay",
            word: "pay",
            pattern: "{what:amounts:die|token|resource}",
            doc: "Dice from the own pool (they lie on the card or space until clean-up), tokens and gold from stock.",
            example: example("land", "action, once per round, pay 1 magic die and 1 potion: gain 9 gold."),
        },
        PayFromPath = CostSpec {
            id: "pay-from-path",
            word: "pay",
            pattern: "{what:amount:die} from path",
            doc: "Dice that lie on the path and have not been rolled, those on traps and tricks included.",
            example: example("mercenary", "before attack roll, may pay 1 strength die from path: remove 1 attack die."),
        },
        PayCounters = CostSpec {
            id: "pay-counters",
            word: "pay",
            pattern: "{what:amount:counter} from {where:mercenary|monster|land|equipment|trap|loot|building|tile|trophy}",
            doc: "Counters that lie on the card or token.",
            example: example("mercenary", "free, pay 3 counters from self: gain 2 glory."),
        },
        DiscardSelf = CostSpec {
            id: "discard-self",
            word: "discard",
            pattern: "self",
            doc: "This card or token is discarded.",
            example: example("loot", "any time, discard self: gain 12 gold."),
        },
        PayUse = CostSpec {
            id: "pay-use",
            word: "pay",
            pattern: "one use",
            doc: "One of the `uses` of this token where it lies on a path; it is discarded when they are used up.",
            example: example("token", "on roll for attack, may pay one use: +2 to total."),
        },
    }
}
