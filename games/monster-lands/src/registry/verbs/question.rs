//! Answers to questions: forbid, require, waive. A "no" beats a "yes"; a waiver beats the "no".

use super::super::example;
use provost_interpreter::vocabulary::spec::VerbSpec;

pub(super) const FORBID_EQUIPMENT: VerbSpec = VerbSpec {
    id: "forbid-equipment",
    pattern: "forbid {types:nouns:equipment-type} equipment",
    hooks: &["always", "in-battle"],
    needs: &[],
    fires: &[],
    doc: "Equipment of these types has no ability.",
    example: example("monster", "in battle: forbid weapon equipment."),
};

pub(super) const FORBID_TOKENS: VerbSpec = VerbSpec {
    id: "forbid-tokens",
    pattern: "forbid {what:nouns:token}",
    hooks: &["always", "in-battle"],
    needs: &[],
    fires: &[],
    doc: "These tokens cannot be used; they can be kept and brought along.",
    example: example("monster", "in battle: forbid potions or venoms."),
};

pub(super) const FORBID_DEFENSE_TALENTS: VerbSpec = VerbSpec {
    id: "forbid-defense-talents",
    pattern: "forbid defense talents",
    hooks: &["always", "in-battle"],
    needs: &[],
    fires: &[],
    doc: "No hit can be cancelled without discarding a token, whether by mercenary, equipment, trap, path \
          or guards.",
    example: example("monster", "in battle: forbid defense talents."),
};

pub(super) const FORBID_PATH_BENEFITS: VerbSpec = VerbSpec {
    id: "forbid-path-benefits",
    pattern: "forbid path benefits",
    hooks: &["always", "in-battle"],
    needs: &[],
    fires: &[],
    doc: "Benefits of land paths are neither given nor usable: of the monster's own land, for rules of all \
          lands.",
    example: example("monster", "always, when self is at land: forbid path benefits."),
};

pub(super) const FORBID_BUILDING: VerbSpec = VerbSpec {
    id: "forbid-building",
    pattern: "forbid {where:building}",
    hooks: &["always", "in-battle"],
    needs: &[],
    fires: &[],
    doc: "No dice can be placed in the building.",
    example: example("panic-token", "always: forbid building."),
};

pub(super) const FORBID_BUILDINGS: VerbSpec = VerbSpec {
    id: "forbid-buildings",
    pattern: "forbid {where:nouns:building}",
    hooks: &["always", "in-battle"],
    needs: &[],
    fires: &[],
    doc: "No dice can be placed in these buildings.",
    example: example("scenario", "always: forbid armory."),
};

pub(super) const REQUIRE_TRAPS: VerbSpec = VerbSpec {
    id: "require-traps",
    pattern: "require {count:number} trap(s)",
    hooks: &["capture-check"],
    needs: &[],
    fires: &[],
    doc: "The path needs at least so many traps; a revealed trick is none.",
    example: example("monster", "on capture check: require 2 traps."),
};

pub(super) const WAIVE: VerbSpec = VerbSpec {
    id: "waive",
    pattern: "waive {what:nouns:rule}",
    hooks: &["capture-check"],
    needs: &[],
    fires: &[],
    doc: "The rule does not hold here, whatever others demand.",
    example: example("mercenary", "on capture check: waive traps."),
};

pub(super) const REVERSE_ORDER: VerbSpec = VerbSpec {
    id: "reverse-order",
    pattern: "reverse battle order",
    hooks: &["battle-order"],
    needs: &[],
    fires: &[],
    doc: "The paths fight from the last to the first.",
    example: example("monster", "on battle order: reverse battle order."),
};

pub(super) const COUNTS_AS: VerbSpec = VerbSpec {
    id: "counts-as",
    pattern: "{what:mercenary|monster|land} counts as {as:nouns:affinity}",
    hooks: &["always"],
    needs: &[],
    fires: &[],
    doc: "Besides what it is: for conditions, sets, scores and the value of dice. Lands are settled by the printed affinity.",
    example: example("mercenary", "always: self counts as fire or water."),
};

pub(super) const COUNTS_AS_EACH: VerbSpec = VerbSpec {
    id: "counts-as-each",
    pattern: "{what:mercenary|monster|land} counts as each affinity",
    hooks: &["always"],
    needs: &[],
    fires: &[],
    doc: "It has every affinity besides its own, for conditions, sets and scores.",
    example: example("mercenary", "always: self counts as each affinity."),
};

pub(super) const DIE_COUNTS_AS: VerbSpec = VerbSpec {
    id: "die-counts-as",
    pattern: "{what:die} counts as {as:nouns:die} die",
    hooks: &["always"],
    needs: &[],
    fires: &[],
    doc: "Besides its own colour: for conditions, sets and what changes the value of dice.",
    example: example("mercenary", "always: each magic die on path counts as strength die."),
};
