//! Verbs about dice and tokens on paths: turning, rerolling, stealing, tricks.

use super::super::example;
use provost_interpreter::vocabulary::spec::VerbSpec;

pub(super) const TURN: VerbSpec = VerbSpec {
    id: "turn",
    pattern: "turn {what:amount:die} by {count:number}",
    hooks: &[],
    needs: &["owner"],
    fires: &[],
    doc: "Dice in the owner's pool whose face is known are turned up or down by that much, never below 1 or \
          above 6.",
    example: example("mercenary", "free, once per round: turn 1 persuasion die by 1."),
};

pub(super) const REROLL: VerbSpec = VerbSpec {
    id: "reroll",
    pattern: "reroll {what:amount:die}",
    hooks: &["reroll"],
    needs: &[],
    fires: &["roll"],
    doc: "Rolled dice of the path are rolled again, each at most once for one use; the last result stands.",
    example: example("mercenary", "on reroll, once per round: may reroll up to 2 strength dice."),
};

pub(super) const REROLL_DICE: VerbSpec = VerbSpec {
    id: "reroll-dice",
    pattern: "reroll {what:die}",
    hooks: &["reroll"],
    needs: &[],
    fires: &["roll"],
    doc: "These dice are rolled again; the last result stands. A die that has not been rolled stays.",
    example: example(
        "equipment",
        "on reroll, once per round: may reroll each die on path that shows 1 or 2.",
    ),
};

pub(super) const SET_DIE: VerbSpec = VerbSpec {
    id: "set-die",
    pattern: "set {what:die} to {face:number}",
    hooks: &[],
    needs: &[],
    fires: &[],
    doc: "A rolled die is turned to this face.",
    example: example("equipment", "on reroll, once per round, may pay 1 potion: set a die on path to 6."),
};

pub(super) const FLIP_DIE: VerbSpec = VerbSpec {
    id: "flip-die",
    pattern: "flip {what:die}",
    hooks: &[],
    needs: &[],
    fires: &[],
    doc: "A rolled die is turned to its opposite side: 1 and 6, 2 and 5, 3 and 4.",
    example: example("mercenary", "on reroll, once per round: may flip a die on path."),
};

pub(super) const SWAP_DICE: VerbSpec = VerbSpec {
    id: "swap-dice",
    pattern: "swap {one:die} with {other:die}",
    hooks: &[],
    needs: &[],
    fires: &[],
    doc: "Two dice on paths change places, with the faces they show.",
    example: example(
        "mercenary",
        "before attack, once per round: may choose an adjacent path then swap a die on that path with a die on path.",
    ),
};

pub(super) const PUT_DICE: VerbSpec = VerbSpec {
    id: "put-dice",
    pattern: "put {what:amounts:die} on {where:trap}",
    hooks: &[],
    needs: &[],
    fires: &[],
    doc: "Dice from the reserve are laid on the token and rolled with its path, beyond the path's limit.",
    example: example("trap", "on reveal: put 1 strength die and 1 magic die on self."),
};

pub(super) const SHIELD: VerbSpec = VerbSpec {
    id: "shield",
    pattern: "shield {what:trap}",
    hooks: &[],
    needs: &[],
    fires: &[],
    doc: "Dice on this token cannot be stolen; other dice of the path can.",
    example: example("trap", "on reveal: put 1 magic die on self then shield self."),
};

pub(super) const STEAL: VerbSpec = VerbSpec {
    id: "steal",
    pattern: "steal {what:amount:die} from {where:path}",
    hooks: &["reveal"],
    needs: &["owner", "path"],
    fires: &["before-trick"],
    doc: "Dice, or as many as there are, move from that path onto this token and are rolled with its path; \
          those on shielded traps stay.",
    example: example("trick", "on reveal: steal up to 2 strength or magic dice from an adjacent path."),
};

pub(super) const MARK: VerbSpec = VerbSpec {
    id: "mark",
    pattern: "mark {where:path}",
    hooks: &["reveal"],
    needs: &["owner"],
    fires: &["before-trick"],
    doc: "The path is this token's target until the battle ends.",
    example: example(
        "trick",
        "on reveal: mark an adjacent path. before attack roll: may divert 2 attack dice to marked path.",
    ),
};

pub(super) const CANCEL_TRICK: VerbSpec = VerbSpec {
    id: "cancel-trick",
    pattern: "cancel trick",
    hooks: &["before-trick"],
    needs: &[],
    fires: &[],
    doc: "The trick does not work and its token is discarded.",
    example: example("token", "before trick, may discard self: cancel trick."),
};

pub(super) const HIDE: VerbSpec = VerbSpec {
    id: "hide",
    pattern: "hide {what:amount:token} on {where:path}",
    hooks: &[],
    needs: &[],
    fires: &[],
    doc: "Tokens from their pile are laid face down on the path, whoever is there.",
    example: example("scenario", "after dummy assign at land: hide 2 trick tokens on path."),
};
