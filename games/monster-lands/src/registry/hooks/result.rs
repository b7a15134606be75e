//! Hooks of a roll and its results: monsters beaten, lands conquered, missions, loot.

use super::super::example;
use super::{ABOUT_BEATEN, ABOUT_ROLL, AT_MISSION, AT_PLACE, FOR_PURPOSE, ON_PATHS, ROLLING};
use provost_interpreter::vocabulary::spec::{AboutSpec, HookKind, HookSpec};

pub(super) const ROLL: HookSpec = HookSpec {
    id: "roll",
    phrase: "on roll",
    kind: HookKind::Number,
    qualifiers: FOR_PURPOSE,
    about: ABOUT_ROLL,
    amount: false,
    roles: ROLLING,
    targets: &["each-die", "every-die", "one-die", "any-die", "die-value", "total"],
    heard_by: ON_PATHS,
    doc: "The dice of a path are rolled: the value of each, and the total. Compulsory in battles and conquests; \
          in missions the roller may leave bonuses out.",
    example: example("mercenary", "on roll for conquest: +2 to each magic die."),
};

pub(super) const REROLL: HookSpec = HookSpec {
    id: "reroll",
    phrase: "on reroll",
    kind: HookKind::Event,
    qualifiers: FOR_PURPOSE,
    about: ABOUT_ROLL,
    amount: false,
    roles: ROLLING,
    targets: &[],
    heard_by: ON_PATHS,
    doc: "Dice of a path have been rolled and do not stand yet; opens as often as the roller can and wants to.",
    example: example("mercenary", "on reroll, 2 times per round: may reroll 1 strength or magic die."),
};

pub(super) const RESULT: HookSpec = HookSpec {
    id: "result",
    phrase: "on result",
    kind: HookKind::Event,
    qualifiers: FOR_PURPOSE,
    about: ABOUT_ROLL,
    amount: false,
    roles: ROLLING,
    targets: &[],
    heard_by: ON_PATHS,
    doc: "The dice of a path stand: nothing is rolled again, and the total is about to be worked out.",
    example: example("mercenary", "on result, when all dice on path show different faces: gain 2 gold."),
};

pub(super) const CAPTURE_VALUE: HookSpec = HookSpec {
    id: "capture-value",
    phrase: "on capture value",
    kind: HookKind::Number,
    qualifiers: AT_PLACE,
    about: &[AboutSpec::anywhere("of", "monster")],
    amount: false,
    roles: ROLLING,
    targets: &["capture-value"],
    heard_by: ON_PATHS,
    doc: "A total is compared with the capture value of the monster.",
    example: example("monster", "on capture value: +1 to capture value for each trap on path."),
};

pub(super) const ELIMINATION_VALUE: HookSpec = HookSpec {
    id: "elimination-value",
    phrase: "on elimination value",
    kind: HookKind::Number,
    qualifiers: AT_PLACE,
    about: &[AboutSpec::anywhere("of", "monster")],
    amount: false,
    roles: ROLLING,
    targets: &["elimination-value"],
    heard_by: ON_PATHS,
    doc: "A total is compared with the elimination value of the monster.",
    example: example(
        "monster",
        "on elimination value: +2 to elimination value for every 2 wounded mercenaries here.",
    ),
};

pub(super) const CONQUEST_VALUE: HookSpec = HookSpec {
    id: "conquest-value",
    phrase: "on conquest value",
    kind: HookKind::Number,
    qualifiers: &[],
    about: &[AboutSpec::anywhere("of", "land")],
    amount: false,
    roles: ROLLING,
    targets: &["conquest-value"],
    heard_by: ON_PATHS,
    doc: "A total is compared with the conquest value of the land.",
    example: example("equipment", "on conquest value: -2 to conquest value."),
};

pub(super) const CAPTURE_CHECK: HookSpec = HookSpec {
    id: "capture-check",
    phrase: "on capture check",
    kind: HookKind::Question,
    qualifiers: AT_PLACE,
    about: &[AboutSpec::anywhere("of", "monster")],
    amount: false,
    roles: ROLLING,
    targets: &[],
    heard_by: ON_PATHS,
    doc: "A total is high enough for a capture: how many traps does the path need (1)? The highest demand \
          counts; a waiver beats it.",
    example: example("monster", "on capture check: require 2 traps."),
};

pub(super) const CAPTURE: HookSpec = HookSpec {
    id: "capture",
    phrase: "on capture",
    kind: HookKind::Event,
    qualifiers: AT_PLACE,
    about: ABOUT_BEATEN,
    amount: false,
    roles: &["victor", "path", "monster", "land"],
    targets: &[],
    heard_by: ON_PATHS,
    doc: "A monster has been captured and the reward paid. A mercenary hears only what it did itself.",
    example: example("mercenary", "on capture: gain 1 glory."),
};

pub(super) const ELIMINATION: HookSpec = HookSpec {
    id: "elimination",
    phrase: "on elimination",
    kind: HookKind::Event,
    qualifiers: AT_PLACE,
    about: ABOUT_BEATEN,
    amount: false,
    roles: &["victor", "path", "monster", "land"],
    targets: &[],
    heard_by: ON_PATHS,
    doc: "A monster has been eliminated and the reward paid. A mercenary hears only what it did itself.",
    example: example("monster", "on elimination: deal 1 hit to each mercenary here."),
};

pub(super) const CONQUEST: HookSpec = HookSpec {
    id: "conquest",
    phrase: "on conquest",
    kind: HookKind::Event,
    qualifiers: &[],
    about: &[AboutSpec::anywhere("of", "land"), AboutSpec::anywhere("by", "victor")],
    amount: false,
    roles: &["victor", "path", "land"],
    targets: &[],
    heard_by: ON_PATHS,
    doc: "A land has been conquered and the reward paid. A mercenary hears only what it did itself.",
    example: example("loot", "on conquest, may discard self: gain 4 glory."),
};

pub(super) const MISSION_SUCCESS: HookSpec = HookSpec {
    id: "mission-success",
    phrase: "on mission success",
    kind: HookKind::Event,
    qualifiers: AT_MISSION,
    about: &[AboutSpec::anywhere("by", "member")],
    amount: false,
    roles: &["path", "member"],
    targets: &[],
    heard_by: ON_PATHS,
    doc: "A mercenary has earned the reward of a mission of either type.",
    example: example("mercenary", "on mission success: gain 4 gold."),
};

pub(super) const MISSION_FAILURE: HookSpec = HookSpec {
    id: "mission-failure",
    phrase: "on mission failure",
    kind: HookKind::Event,
    qualifiers: AT_MISSION,
    about: &[AboutSpec::anywhere("by", "member")],
    amount: false,
    roles: &["path", "member"],
    targets: &[],
    heard_by: ON_PATHS,
    doc: "A mercenary has taken the penalty of a mission; a contract that is not delivered is no failure.",
    example: example("mercenary", "on mission failure: lose 1 glory."),
};

pub(super) const MISSION_BEATEN: HookSpec = HookSpec {
    id: "mission-beaten",
    phrase: "on mission beaten",
    kind: HookKind::Event,
    qualifiers: AT_MISSION,
    about: &[AboutSpec::anywhere("by", "member")],
    amount: false,
    roles: &["path", "member"],
    targets: &[],
    heard_by: ON_PATHS,
    doc: "A mercenary has reached the objective, but another one took the reward: neither success nor failure.",
    example: example("rule", "on mission beaten: gain 2 gold."),
};

pub(super) const LOOT: HookSpec = HookSpec {
    id: "loot",
    phrase: "on loot",
    kind: HookKind::Number,
    qualifiers: &[],
    about: &[AboutSpec::anywhere("by", "member"), AboutSpec::anywhere("at", "land")],
    amount: false,
    roles: &["path", "land", "member"],
    targets: &["loot-count"],
    heard_by: ON_PATHS,
    doc: "A mercenary may loot: how many tokens it takes from the offer (1), as far as there are.",
    example: example("mercenary", "on loot: loot count is 2."),
};

pub(super) const INSTEAD_OF_LOOT: HookSpec = HookSpec {
    id: "instead-of-loot",
    phrase: "instead of loot",
    kind: HookKind::Event,
    qualifiers: &[],
    about: &[AboutSpec::anywhere("by", "member"), AboutSpec::anywhere("at", "land")],
    amount: false,
    roles: &["path", "land", "member"],
    targets: &[],
    heard_by: ON_PATHS,
    doc: "A mercenary may take a loot token; if the owner uses this, it does not take that one.",
    example: example("tile", "instead of loot, when self is in reserve: may take self."),
};

pub(super) const DIE_RESULT: HookSpec = HookSpec {
    id: "die-result",
    phrase: "on die result",
    kind: HookKind::Event,
    qualifiers: FOR_PURPOSE,
    about: &[
        AboutSpec::anywhere("of", "die"),
        AboutSpec::anywhere("by", "member"),
        AboutSpec::anywhere("against", "monster"),
    ],
    amount: false,
    roles: &["die", "path", "monster", "land", "member"],
    targets: &[],
    heard_by: ON_PATHS,
    doc: "The dice of a path stand: once for each of them, before the total is worked out.",
    example: example("monster", "on die result of a die here that shows 6: owner of that die gains 1 gold."),
};

pub(super) const REROLL_COST: HookSpec = HookSpec {
    id: "reroll-cost",
    phrase: "on reroll cost",
    kind: HookKind::Number,
    qualifiers: AT_PLACE,
    about: &[AboutSpec::anywhere("at", "land")],
    amount: false,
    roles: &["path", "monster", "land", "member"],
    targets: &["reroll-cost"],
    heard_by: ON_PATHS,
    doc: "Dice of a path are about to be rolled again: what each of them costs (0 gold).",
    example: example("monster", "on reroll cost: +1 to cost per reroll."),
};
