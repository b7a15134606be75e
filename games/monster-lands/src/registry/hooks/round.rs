//! Moments of the whole game and of the round.

use super::super::example;
use super::{AT_PLACE, DUMMY, OWNED, RULES};
use provost_interpreter::vocabulary::spec::{HookKind, HookSpec, QualifierSpec};

pub(super) const SETUP: HookSpec = HookSpec {
    id: "setup",
    phrase: "on setup",
    kind: HookKind::Event,
    qualifiers: &[],
    about: &[],
    amount: false,
    roles: &[],
    targets: &[],
    heard_by: &["building", "tile", "panic-token", "affinity-set", "rule", "variant", "scenario"],
    doc: "Once, before decks are shuffled. What is drawn waits for the end of set-up; what players gain comes on top \
          of their start values.",
    example: example("scenario", "on setup: set rounds to 3."),
};

pub(super) const DRAW: HookSpec = HookSpec {
    id: "draw",
    phrase: "on draw",
    kind: HookKind::Event,
    qualifiers: &[QualifierSpec { word: "for", class: "place", doc: "Only when drawn for this place." }],
    about: &[],
    amount: false,
    roles: &["land"],
    targets: &[],
    heard_by: &["monster"],
    doc: "This monster has been drawn, at set-up or later, and is about to be laid out.",
    example: example("monster", "on draw for land: put self at entrance then draw monster for land."),
};

pub(super) const ROUND_START: HookSpec = HookSpec {
    id: "round-start",
    phrase: "on round start",
    kind: HookKind::Event,
    qualifiers: &[],
    about: &[],
    amount: false,
    roles: &[],
    targets: &[],
    heard_by: RULES,
    doc: "A round begins, before the dice pools are made up; the first round too.",
    example: example(
        "scenario",
        "on round start, when entrance is empty: draw level-a monster for entrance.",
    ),
};

pub(super) const DICE_POOL: HookSpec = HookSpec {
    id: "dice-pool",
    phrase: "on dice pool",
    kind: HookKind::Event,
    qualifiers: &[],
    about: &[],
    amount: false,
    roles: &[],
    targets: &[],
    heard_by: OWNED,
    doc: "In the dice-pool phase, once for each player as owner, after the dice of the clan have been taken.",
    example: example("rule", "on dice pool, when glory is at least 11: gain 1 magic die."),
};

pub(super) const AFTER_DEPLOYMENT: HookSpec = HookSpec {
    id: "after-deployment",
    phrase: "after deployment",
    kind: HookKind::Event,
    qualifiers: &[],
    about: &[],
    amount: false,
    roles: &[],
    targets: &[],
    heard_by: OWNED,
    doc: "The deployment phase is over and the adventure phase has not begun.",
    example: example("tile", "after deployment, when self is held: return self to reserve."),
};

pub(super) const PANIC: HookSpec = HookSpec {
    id: "panic",
    phrase: "on panic",
    kind: HookKind::Number,
    qualifiers: &[],
    about: &[],
    amount: false,
    roles: &[],
    targets: &["panic-count"],
    heard_by: &["monster", "tile", "rule", "variant", "scenario"],
    doc: "In clean-up, with a monster at the Entrance: how many panic tokens are turned up (1).",
    example: example("monster", "on panic, when self is at entrance: panic count is 2."),
};

pub(super) const SCORE: HookSpec = HookSpec {
    id: "score",
    phrase: "on score",
    kind: HookKind::Number,
    qualifiers: &[],
    about: &[],
    amount: false,
    roles: &[],
    targets: &["trophy-points", "victory-points"],
    heard_by: OWNED,
    doc: "Final scoring of the owner.",
    example: example("loot", "on score: +3 to trophy points."),
};

pub(super) const DUMMY_TURN: HookSpec = HookSpec {
    id: "dummy-turn",
    phrase: "on dummy turn",
    kind: HookKind::Event,
    qualifiers: &[QualifierSpec {
        word: "at",
        class: "region",
        doc: "Only when the red die sends the dummy player there.",
    }],
    about: &[],
    amount: false,
    roles: &["dummy"],
    targets: &[],
    heard_by: DUMMY,
    doc: "Solo: the dummy player has rolled both dice; its table says where it goes unless an effect sends it. The owner \
          is the player whose turn was before.",
    example: example(
        "scenario",
        "on dummy turn at outside, when yellow die is 3 or 4: send dummy to mission-1.",
    ),
};

pub(super) const AFTER_DUMMY_ASSIGN: HookSpec = HookSpec {
    id: "after-dummy-assign",
    phrase: "after dummy assign",
    kind: HookKind::Event,
    qualifiers: AT_PLACE,
    about: &[],
    amount: false,
    roles: &["dummy", "path", "land"],
    targets: &[],
    heard_by: DUMMY,
    doc: "Solo: the dummy player has put a token of its own on a path.",
    example: example("scenario", "after dummy assign at land: hide 2 trick tokens on path."),
};

pub(super) const DUMMY_PATH: HookSpec = HookSpec {
    id: "dummy-path",
    phrase: "on dummy path",
    kind: HookKind::Event,
    qualifiers: AT_PLACE,
    about: &[],
    amount: false,
    roles: &["dummy", "path", "land", "monster"],
    targets: &[],
    heard_by: DUMMY,
    doc: "Solo: a path with a token of the dummy player comes up in the adventure phase: on a land in battle or, after \
          that, in conquest.",
    example: example("dummy", "on dummy path: win path."),
};

pub(super) const ALWAYS: HookSpec = HookSpec {
    id: "always",
    phrase: "always",
    kind: HookKind::Question,
    qualifiers: &[],
    about: &[],
    amount: false,
    roles: &["path"],
    targets: &[],
    heard_by: &[
        "monster",
        "panic-token",
        "mercenary",
        "equipment",
        "trap",
        "benefit",
        "loot",
        "land",
        "tile",
        "rule",
        "variant",
        "scenario",
    ],
    doc: "Whenever it is asked whether something may be used, or what it counts as; a no beats every yes.",
    example: example("panic-token", "always: forbid building."),
};

pub(super) const ROUND_END: HookSpec = HookSpec {
    id: "round-end",
    phrase: "on round end",
    kind: HookKind::Event,
    qualifiers: &[],
    about: &[],
    amount: false,
    roles: &[],
    targets: &[],
    heard_by: RULES,
    doc: "A round is over and another follows: wages are paid, the board is not yet set up anew.",
    example: example("scenario", "on round end: each player with the fewest gold gains 2 gold."),
};
