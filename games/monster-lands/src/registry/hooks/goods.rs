//! Moments of goods and of turns: gains, losses, payments, hires, discards.

use super::super::example;
use super::OWNED;
use provost_interpreter::vocabulary::spec::{AboutSpec, HookKind, HookSpec, QualifierSpec};

/// `of gold`, `of potion`, `of magic die`, `at mine`. `acts/moments.rs` knows the order.
const GOODS: &[QualifierSpec] = &[
    QualifierSpec { word: "of", class: "resource", doc: "Only this resource." },
    QualifierSpec { word: "of", class: "token", doc: "Only this token." },
    QualifierSpec { word: "of", class: "die", doc: "Only dice of this colour." },
    QualifierSpec { word: "at", class: "building", doc: "Only by an action in this building." },
];

/// `by another player`.
const BY_PLAYER: &[AboutSpec] = &[AboutSpec::anywhere("by", "actor")];

const fn goods(id: &'static str, phrase: &'static str, doc: &'static str, text: &'static str) -> HookSpec {
    HookSpec {
        id,
        phrase,
        kind: HookKind::Event,
        qualifiers: GOODS,
        about: BY_PLAYER,
        amount: true,
        roles: &["actor"],
        targets: &[],
        heard_by: OWNED,
        doc,
        example: example("loot", text),
    }
}

pub(super) const GAIN: HookSpec = goods(
    "gain",
    "on gain",
    "A player has gained dice, tokens or resources, by an effect, a reward or an action; not what comes home.",
    "on gain of gold by another player at mine: gain 1 gold.",
);

pub(super) const LOSS: HookSpec = goods(
    "loss",
    "on loss",
    "A player has lost tokens or resources, by an effect or a penalty; what is paid or used up is not lost.",
    "on loss of glory by another player: gain 1 glory.",
);

pub(super) const PAYMENT: HookSpec = goods(
    "payment",
    "on payment",
    "A player has paid tokens or resources, for a purchase, an ability or wages.",
    "on payment of gold by another player at tavern: gain 1 gold.",
);

pub(super) const INSTEAD_OF_GAIN: HookSpec = goods(
    "instead-of-gain",
    "instead of gain",
    "A player is about to gain something; if this is used, it is not gained. What it brings is not replaced again.",
    "instead of gain of potion: gain 2 gold.",
);

pub(super) const INSTEAD_OF_LOSS: HookSpec = goods(
    "instead-of-loss",
    "instead of loss",
    "A player is about to lose something; if this is used, it is not lost. What it costs is not replaced again.",
    "instead of loss of glory, once per round: lose 2 gold.",
);

pub(super) const HIRE: HookSpec = HookSpec {
    id: "hire",
    phrase: "on hire",
    kind: HookKind::Event,
    qualifiers: &[],
    about: &[AboutSpec::anywhere("of", "hired"), AboutSpec::anywhere("by", "actor")],
    amount: false,
    roles: &["hired", "actor"],
    targets: &[],
    heard_by: OWNED,
    doc: "A mercenary has joined a clan because it was hired, for gold or for free.",
    example: example("mercenary", "on hire of self: gain 2 gold."),
};

pub(super) const DISCARD: HookSpec = HookSpec {
    id: "discard",
    phrase: "on discard",
    kind: HookKind::Event,
    qualifiers: &[],
    about: &[
        AboutSpec::within("of", "equipment"),
        AboutSpec::within("of", "trap"),
        AboutSpec::within("of", "loot"),
        AboutSpec::anywhere("by", "actor"),
    ],
    amount: false,
    roles: &["equipment", "trap", "loot", "actor"],
    targets: &[],
    heard_by: OWNED,
    doc: "A player has discarded equipment, loot or a trap out of stock, used up or lost.",
    example: example("mercenary", "on discard of an equipment: gain 2 gold."),
};

const fn turn(id: &'static str, phrase: &'static str, doc: &'static str, text: &'static str) -> HookSpec {
    HookSpec {
        id,
        phrase,
        kind: HookKind::Event,
        qualifiers: &[],
        about: BY_PLAYER,
        amount: false,
        roles: &["actor"],
        targets: &[],
        heard_by: OWNED,
        doc,
        example: example("mercenary", text),
    }
}

pub(super) const TURN_START: HookSpec = turn(
    "turn-start",
    "on turn start",
    "The owner's deployment turn begins.",
    "on turn start, when gold of owner is 0: gain 1 gold.",
);

pub(super) const TURN_END: HookSpec = turn(
    "turn-end",
    "on turn end",
    "The owner's deployment turn is over.",
    "on turn end, once per round: gain 1 gold.",
);
