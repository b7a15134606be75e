//! Verbs of battle: attack dice, hits and wounds.

use super::super::example;
use provost_interpreter::vocabulary::spec::VerbSpec;

/// The moments of a defence, from hit to death.
const WOUNDS: &[&str] = &["defend", "before-wound", "after-wound", "death"];

pub(super) const REMOVE_ATTACK_DICE: VerbSpec = VerbSpec {
    id: "remove-attack-dice",
    pattern: "remove {count:number} attack die/dice",
    hooks: &["before-attack-roll", "before-diverted-roll"],
    needs: &[],
    fires: &[],
    doc: "So many attack dice less are rolled, not below none.",
    example: example("trap", "before attack roll: remove 1 attack die."),
};

pub(super) const DIVERT: VerbSpec = VerbSpec {
    id: "divert",
    pattern: "divert {count:number} attack die/dice to {where:path}",
    hooks: &["before-attack-roll"],
    needs: &["victim"],
    fires: &["before-diverted-roll", "attack-roll", "defend", "before-wound", "after-wound", "death"],
    doc: "So many attack dice strike the mercenary of that path instead. They are rolled and defended \
          first; they cannot be sent on.",
    example: example(
        "mercenary",
        "before attack roll, once per round: may divert 1 attack die to an adjacent path.",
    ),
};

pub(super) const REROLL_MISSES: VerbSpec = VerbSpec {
    id: "reroll-misses",
    pattern: "reroll missed attack dice",
    hooks: &["attack-roll"],
    needs: &[],
    fires: &[],
    doc: "Attack dice that are no hit are rolled once more; the second result stands.",
    example: example("scenario", "on attack roll: reroll missed attack dice."),
};

pub(super) const ROLL_AGAINST: VerbSpec = VerbSpec {
    id: "roll-against",
    pattern: "roll {count:number} attack die/dice against {whom:mercenary}",
    hooks: &[],
    needs: &["monster"],
    fires: &["attack-roll", "defend", "before-wound", "after-wound", "death"],
    doc: "The dice are rolled once and their hits strike each of these mercenaries; everyone defends before \
          the battle goes on.",
    example: example("monster", "before attack: roll 2 attack dice against each mercenary here."),
};

pub(super) const DEAL: VerbSpec = VerbSpec {
    id: "deal",
    pattern: "deal {count:number} hit(s) to {whom:mercenary}",
    hooks: &[],
    needs: &["monster"],
    fires: WOUNDS,
    doc: "The mercenary takes hits that count as hits of the monster and are defended as usual.",
    example: example("monster", "on elimination: deal 1 hit to each mercenary here."),
};

pub(super) const CANCEL_HITS: VerbSpec = VerbSpec {
    id: "cancel-hits",
    pattern: "cancel {count:number} hit(s)",
    hooks: &["defend"],
    needs: &[],
    fires: &[],
    doc: "So many hits less. Without discarding a token this is a defense talent.",
    example: example("mercenary", "on defend, once per round: may cancel 1 hit."),
};

pub(super) const CANCEL_WOUNDS: VerbSpec = VerbSpec {
    id: "cancel-wounds",
    pattern: "cancel {count:number} wound(s)",
    hooks: &["before-wound"],
    needs: &[],
    fires: &[],
    doc: "So many wounds less.",
    example: example("token", "before wound, may discard self: cancel 1 wound."),
};

pub(super) const DIES: VerbSpec = VerbSpec {
    id: "dies",
    pattern: "{whom:mercenary} dies",
    hooks: &[],
    needs: &[],
    fires: &["death"],
    doc: "A mercenary on a path dies, without a hit and whatever its wounds.",
    example: example("monster", "on elimination: each mercenary here with the lowest reputation dies."),
};

pub(super) const ATTACKS: VerbSpec = VerbSpec {
    id: "attacks",
    pattern: "{who:monster} attacks {whom:mercenary}",
    hooks: &["battle-end"],
    needs: &[],
    fires: &[
        "before-attack",
        "before-attack-roll",
        "attack-roll",
        "defend",
        "before-wound",
        "after-wound",
        "death",
    ],
    doc: "The monster attacks the mercenary with all its dice, as in the battle; the mercenary does not strike back.",
    example: example("monster", "on battle end: self attacks each mercenary here."),
};
