//! Moments of the deployment phase: what players can start, prices and limits, assignment.

use super::super::example;
use super::{AT_BUILDING, AT_PLACE, ON_PATHS, OWNED};
use provost_interpreter::vocabulary::spec::{AboutSpec, HookKind, HookSpec, QualifierSpec};

pub(super) const ACTION: HookSpec = HookSpec {
    id: "action",
    phrase: "action",
    kind: HookKind::Offer,
    qualifiers: &[QualifierSpec { word: "at", class: "space", doc: "Only on this space of the building." }],
    about: &[],
    amount: false,
    roles: &[],
    targets: &[],
    heard_by: &["building", "land", "tile", "mercenary", "equipment", "loot", "rule", "variant", "scenario"],
    doc: "The one action of the owner's deployment turn; the dice paid stay there until clean-up.",
    example: example("land", "action, once per round, pay 1 magic die: gain 3 potions."),
};

pub(super) const FREE: HookSpec = HookSpec {
    id: "free",
    phrase: "free",
    kind: HookKind::Offer,
    qualifiers: &[],
    about: &[],
    amount: false,
    roles: &[],
    targets: &[],
    heard_by: OWNED,
    doc: "In the owner's deployment turn, before or after the action and without using it up.",
    example: example("mercenary", "free, once per round: gain 2 gold."),
};

pub(super) const ANY_TIME: HookSpec = HookSpec {
    id: "any-time",
    phrase: "any time",
    kind: HookKind::Offer,
    qualifiers: &[],
    about: &[],
    amount: false,
    roles: &[],
    targets: &[],
    heard_by: OWNED,
    doc: "In the owner's deployment turn, own windows of the adventure phase and own part of clean-up; never \
          while another player's move is being carried out.",
    example: example("loot", "any time, discard self: gain 12 gold."),
};

pub(super) const BEFORE_HIRE: HookSpec = HookSpec {
    id: "before-hire",
    phrase: "before hire",
    kind: HookKind::Event,
    qualifiers: AT_BUILDING,
    about: &[],
    amount: false,
    roles: &[],
    targets: &[],
    heard_by: OWNED,
    doc: "In a building, after the die has been placed and before a mercenary is picked; not for free hires.",
    example: example("rule", "before hire, once per action, may pay 2 gold: renew mercenaries."),
};

pub(super) const PRICE: HookSpec = HookSpec {
    id: "price",
    phrase: "on price",
    kind: HookKind::Number,
    qualifiers: AT_BUILDING,
    about: &[AboutSpec::within("of", "equipment"), AboutSpec::within("of", "hired")],
    amount: false,
    roles: &["equipment", "hired"],
    targets: &["price"],
    heard_by: OWNED,
    doc: "The owner buys in a building: the whole price of the action, after the persuasion discount.",
    example: example("mercenary", "on price at tavern, once per round: may -4 to price."),
};

pub(super) const COST: HookSpec = HookSpec {
    id: "cost",
    phrase: "on cost",
    kind: HookKind::Number,
    qualifiers: &[QualifierSpec { word: "of", class: "entry", doc: "Only for abilities of this entry." }],
    about: &[],
    amount: false,
    roles: &[],
    targets: &["cost"],
    heard_by: OWNED,
    doc: "The owner is about to pay gold for an ability: how much.",
    example: example("scenario", "on cost of some-entry: cost is 1."),
};

pub(super) const PAYOUT: HookSpec = HookSpec {
    id: "payout",
    phrase: "on payout",
    kind: HookKind::Number,
    qualifiers: AT_BUILDING,
    about: &[],
    amount: false,
    roles: &[],
    targets: &["payout"],
    heard_by: OWNED,
    doc: "The owner is about to gain gold by an action in a building: how much.",
    example: example("mercenary", "on payout at mine, once per round: may +2 to payout."),
};

pub(super) const LIMIT: HookSpec = HookSpec {
    id: "limit",
    phrase: "on limit",
    kind: HookKind::Number,
    qualifiers: &[QualifierSpec { word: "of", class: "token", doc: "Only the limit of this token." }],
    about: &[],
    amount: false,
    roles: &[],
    targets: &["limit"],
    heard_by: OWNED,
    doc: "How many tokens of a sort the owner can keep. When it falls, the excess is discarded at once.",
    example: example("mercenary", "on limit of trap: +3 to limit."),
};

pub(super) const EXCESS_GLORY: HookSpec = HookSpec {
    id: "excess-glory",
    phrase: "on excess glory",
    kind: HookKind::Number,
    qualifiers: &[],
    about: &[],
    amount: false,
    roles: &[],
    targets: &["excess-glory"],
    heard_by: OWNED,
    doc: "A mercenary is about to join the owner's clan: glory minus reputation, which must reach its reputation.",
    example: example("tile", "on excess glory, when self is held: +3 to excess glory."),
};

pub(super) const ASSIGN: HookSpec = HookSpec {
    id: "assign",
    phrase: "on assign",
    kind: HookKind::Event,
    qualifiers: AT_PLACE,
    about: &[AboutSpec::anywhere("of", "member"), AboutSpec::anywhere("at", "land")],
    amount: false,
    roles: &["path", "land", "member"],
    targets: &[],
    heard_by: ON_PATHS,
    doc: "A mercenary has been assigned to the path, with its dice and tokens.",
    example: example("guard", "on assign: put 5 gold on bearer."),
};

pub(super) const PATH_BENEFIT: HookSpec = HookSpec {
    id: "path-benefit",
    phrase: "on path benefit",
    kind: HookKind::Number,
    qualifiers: &[],
    about: &[],
    amount: false,
    roles: &["path", "land"],
    targets: &["benefit-count"],
    heard_by: ON_PATHS,
    doc: "The benefit of a land path is given or used: how many times it counts (1). Entrance guards are none.",
    example: example("mercenary", "on path benefit: benefit count is 2."),
};
