//! Moments of a battle, in their order: traps, the monster's attack, defence, wounds.

use super::super::example;
use super::{ABOUT_ATTACK, ABOUT_DEFENCE, ABOUT_WOUND, AT_PLACE, ATTACK, ON_PATHS};
use provost_interpreter::vocabulary::spec::{AboutSpec, HookKind, HookSpec};

pub(super) const IN_BATTLE: HookSpec = HookSpec {
    id: "in-battle",
    phrase: "in battle",
    kind: HookKind::Question,
    qualifiers: &[],
    about: &[],
    amount: false,
    roles: &["monster", "land"],
    targets: &[],
    heard_by: &["monster", "tile", "rule", "variant", "scenario"],
    doc: "Whenever something is to be used in the battle with this monster; not in the conquest that follows.",
    example: example("monster", "in battle: forbid weapon equipment."),
};

pub(super) const REVEAL: HookSpec = HookSpec {
    id: "reveal",
    phrase: "on reveal",
    kind: HookKind::Event,
    qualifiers: AT_PLACE,
    about: &[],
    amount: false,
    roles: &["path", "monster", "land"],
    targets: &[],
    heard_by: &["trap", "trick"],
    doc: "This token is turned up before the battle. With the trick module its owner decides whether it is.",
    example: example("trap", "on reveal: put 1 strength die on self."),
};

pub(super) const BEFORE_TRICK: HookSpec = HookSpec {
    id: "before-trick",
    phrase: "before trick",
    kind: HookKind::Event,
    qualifiers: &[],
    about: &[],
    amount: false,
    roles: &["path", "monster", "land"],
    targets: &[],
    heard_by: ON_PATHS,
    doc: "A trick is aimed at this path and has not worked yet.",
    example: example("token", "before trick, may discard self: cancel trick."),
};

pub(super) const BEFORE_ATTACK: HookSpec = HookSpec {
    id: "before-attack",
    phrase: "before attack",
    kind: HookKind::Event,
    qualifiers: AT_PLACE,
    about: ABOUT_ATTACK,
    amount: false,
    roles: ATTACK,
    targets: &[],
    heard_by: ON_PATHS,
    doc: "The monster is about to attack the mercenary of a path; its attack dice are not counted yet.",
    example: example("monster", "before attack: roll 1 attack die against each mercenary here."),
};

pub(super) const ATTACK_SIZE: HookSpec = HookSpec {
    id: "attack-size",
    phrase: "on attack size",
    kind: HookKind::Number,
    qualifiers: AT_PLACE,
    about: ABOUT_ATTACK,
    amount: false,
    roles: ATTACK,
    targets: &["attack-dice", "affinity-bonus"],
    heard_by: ON_PATHS,
    doc: "The monster's attack dice are counted: attack value, affinity bonus, and what effects add.",
    example: example("monster", "on attack size, when land matches monster: affinity bonus is 2."),
};

pub(super) const BEFORE_ATTACK_ROLL: HookSpec = HookSpec {
    id: "before-attack-roll",
    phrase: "before attack roll",
    kind: HookKind::Event,
    qualifiers: AT_PLACE,
    about: ABOUT_ATTACK,
    amount: false,
    roles: ATTACK,
    targets: &[],
    heard_by: ON_PATHS,
    doc: "The attack dice are counted but not rolled: they can be removed or diverted, in the defender's order.",
    example: example("mercenary", "before attack roll, once per round: may remove 1 attack die."),
};

pub(super) const BEFORE_DIVERTED_ROLL: HookSpec = HookSpec {
    id: "before-diverted-roll",
    phrase: "before diverted roll",
    kind: HookKind::Event,
    qualifiers: AT_PLACE,
    about: ABOUT_ATTACK,
    amount: false,
    roles: ATTACK,
    targets: &[],
    heard_by: ON_PATHS,
    doc: "Attack dice have been diverted to this path and are not rolled: they can be removed, not sent on.",
    example: example(
        "rule",
        "before diverted roll, may pay any number of magic dice from path: remove 1 attack die for each die paid.",
    ),
};

pub(super) const ATTACK_ROLL: HookSpec = HookSpec {
    id: "attack-roll",
    phrase: "on attack roll",
    kind: HookKind::Event,
    qualifiers: AT_PLACE,
    about: &[],
    amount: false,
    roles: &["monster", "land"],
    targets: &[],
    heard_by: &["monster", "tile", "rule", "variant", "scenario"],
    doc: "Attack dice have been rolled, diverted and shared ones too, and hits are not counted yet.",
    example: example("scenario", "on attack roll: reroll missed attack dice."),
};

pub(super) const HITS: HookSpec = HookSpec {
    id: "hits",
    phrase: "on hits",
    kind: HookKind::Number,
    qualifiers: AT_PLACE,
    about: ABOUT_ATTACK,
    amount: false,
    roles: ATTACK,
    targets: &["hits"],
    heard_by: ON_PATHS,
    doc: "The hits of an attack are counted (faces 3 to 6); not for diverted dice, shared dice or dealt hits.",
    example: example("monster", "on hits: +1 to hits."),
};

pub(super) const DEFEND: HookSpec = HookSpec {
    id: "defend",
    phrase: "on defend",
    kind: HookKind::Event,
    qualifiers: AT_PLACE,
    about: ABOUT_DEFENCE,
    amount: false,
    roles: ATTACK,
    targets: &[],
    heard_by: ON_PATHS,
    doc: "A mercenary has been hit, by whatever attack and whether it is its turn or not; hits can be cancelled.",
    example: example("mercenary", "on defend, once per round: may cancel 1 hit."),
};

pub(super) const BEFORE_WOUND: HookSpec = HookSpec {
    id: "before-wound",
    phrase: "before wound",
    kind: HookKind::Event,
    qualifiers: AT_PLACE,
    about: ABOUT_WOUND,
    amount: false,
    roles: ATTACK,
    targets: &[],
    heard_by: ON_PATHS,
    doc: "A hit that nobody cancelled is about to become a wound; once for each.",
    example: example("token", "before wound, may discard self: cancel 1 wound."),
};

pub(super) const AFTER_WOUND: HookSpec = HookSpec {
    id: "after-wound",
    phrase: "after wound",
    kind: HookKind::Event,
    qualifiers: AT_PLACE,
    about: ABOUT_WOUND,
    amount: false,
    roles: ATTACK,
    targets: &[],
    heard_by: ON_PATHS,
    doc: "A mercenary has taken at least one wound; once for each attack, before it dies of it.",
    example: example("monster", "after wound: owner of victim loses 1 glory."),
};

pub(super) const DEATH: HookSpec = HookSpec {
    id: "death",
    phrase: "on death",
    kind: HookKind::Event,
    qualifiers: AT_PLACE,
    about: ABOUT_WOUND,
    amount: false,
    roles: ATTACK,
    targets: &[],
    heard_by: ON_PATHS,
    doc: "A mercenary has died; its card and equipment go as soon as this is over.",
    example: example("rule", "on death at entrance: owner of victim gains 3 glory."),
};

pub(super) const BATTLE_END: HookSpec = HookSpec {
    id: "battle-end",
    phrase: "on battle end",
    kind: HookKind::Event,
    qualifiers: AT_PLACE,
    about: &[AboutSpec::anywhere("of", "monster"), AboutSpec::anywhere("at", "land")],
    amount: false,
    roles: &["monster", "land"],
    targets: &[],
    heard_by: &["monster", "tile", "rule", "variant", "scenario"],
    doc: "All paths have fought and the monster has not been beaten; the mercenaries are still on their paths.",
    example: example("monster", "on battle end at land: put self at entrance."),
};

pub(super) const BATTLE_START: HookSpec = HookSpec {
    id: "battle-start",
    phrase: "on battle start",
    kind: HookKind::Event,
    qualifiers: AT_PLACE,
    about: &[AboutSpec::anywhere("of", "monster"), AboutSpec::anywhere("at", "land")],
    amount: false,
    roles: &["monster", "land"],
    targets: &[],
    heard_by: &["monster", "tile", "rule", "variant", "scenario"],
    doc: "Somebody is at a land or at the Entrance with a monster: the battle begins, before traps are turned up.",
    example: example("monster", "on battle start: deal 1 hit to a wounded mercenary here."),
};

pub(super) const INSTEAD_OF_DEATH: HookSpec = HookSpec {
    id: "instead-of-death",
    phrase: "instead of death",
    kind: HookKind::Event,
    qualifiers: AT_PLACE,
    about: ABOUT_WOUND,
    amount: false,
    roles: ATTACK,
    targets: &[],
    heard_by: ON_PATHS,
    doc: "A mercenary is about to die; if this is used, it lives on, with one wound less than would kill it.",
    example: example("mercenary", "instead of death of self, once per game: lose 2 glory."),
};

pub(super) const AFTER_BATTLE: HookSpec = HookSpec {
    id: "after-battle",
    phrase: "after battle",
    kind: HookKind::Event,
    qualifiers: AT_PLACE,
    about: &[
        AboutSpec::anywhere("by", "member"),
        AboutSpec::anywhere("against", "monster"),
        AboutSpec::anywhere("at", "land"),
    ],
    amount: false,
    roles: &["path", "monster", "land", "member"],
    targets: &[],
    heard_by: ON_PATHS,
    doc: "A battle is over, whether the monster was beaten or not; once for each mercenary that fought and lives.",
    example: example("mercenary", "after battle: put 1 counter on self."),
};

pub(super) const BATTLE_ORDER: HookSpec = HookSpec {
    id: "battle-order",
    phrase: "on battle order",
    kind: HookKind::Question,
    qualifiers: AT_PLACE,
    about: &[AboutSpec::anywhere("of", "monster"), AboutSpec::anywhere("at", "land")],
    amount: false,
    roles: &["monster", "land"],
    targets: &[],
    heard_by: &["monster", "tile", "rule", "variant", "scenario"],
    doc: "In which order the paths of a land or of the Entrance fight: from the left unless an effect says otherwise.",
    example: example("monster", "on battle order: reverse battle order."),
};
