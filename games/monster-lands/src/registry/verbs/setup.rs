//! Verbs of set-up.

use super::super::example;
use provost_interpreter::vocabulary::spec::VerbSpec;

pub(super) const SET: VerbSpec = VerbSpec {
    id: "set",
    pattern: "set {what:noun:setting} to {count:number}",
    hooks: &["setup"],
    needs: &[],
    fires: &[],
    doc: "The number has this value in this game.",
    example: example("scenario", "on setup: set start-gold to 12."),
};

pub(super) const START_WITH: VerbSpec = VerbSpec {
    id: "start-with",
    pattern: "start with {which:noun:affinity}",
    hooks: &["setup"],
    needs: &[],
    fires: &[],
    doc: "The first player's leader and first mercenary are of this affinity.",
    example: example("scenario", "on setup: start with jungle."),
};

pub(super) const KEEP_ONLY: VerbSpec = VerbSpec {
    id: "keep-only",
    pattern: "keep only mercenaries with {colours:nouns:die} dice",
    hooks: &["setup"],
    needs: &[],
    fires: &[],
    doc: "The mercenary deck has only cards that contribute at least one die of these colours.",
    example: example("scenario", "on setup: keep only mercenaries with persuasion dice."),
};

pub(super) const KEEP_AFFINITY: VerbSpec = VerbSpec {
    id: "keep-affinity",
    pattern: "keep only {deck:noun:deck} of {which:nouns:affinity}",
    hooks: &["setup"],
    needs: &[],
    fires: &[],
    doc: "The deck has only cards of these affinities.",
    example: example("scenario", "on setup: keep only monsters of jungle or air."),
};

pub(super) const KEEP_LEVEL: VerbSpec = VerbSpec {
    id: "keep-level",
    pattern: "keep only {levels:nouns:level} monsters",
    hooks: &["setup"],
    needs: &[],
    fires: &[],
    doc: "The monster deck has only cards of these levels.",
    example: example("scenario", "on setup: keep only level-b monsters."),
};

pub(super) const LEAVE_OUT: VerbSpec = VerbSpec {
    id: "leave-out",
    pattern: "leave out {which:noun:entry}",
    hooks: &["setup"],
    needs: &[],
    fires: &[],
    doc: "All cards or tokens of this name stay in the box.",
    example: example("scenario", "on setup: leave out some-entry."),
};

pub(super) const TURN_ON: VerbSpec = VerbSpec {
    id: "turn-on",
    pattern: "turn on {what:noun:option}",
    hooks: &["setup"],
    needs: &[],
    fires: &[],
    doc: "The module is part of this game.",
    example: example("scenario", "on setup: turn on trick-module."),
};

pub(super) const ADD_AFFINITY: VerbSpec = VerbSpec {
    id: "add-affinity",
    pattern: "add affinity {which:noun:affinity}",
    hooks: &["setup"],
    needs: &[],
    fires: &[],
    doc: "Mercenaries, monsters and lands of this affinity replace those of another one, which the players \
          choose; with five players they come on top.",
    example: example("affinity-set", "on setup: add affinity fire."),
};

pub(super) const REPLACE_BUILDING: VerbSpec = VerbSpec {
    id: "replace-building",
    pattern: "replace {old:noun:building} with {new:building}",
    hooks: &["setup"],
    needs: &[],
    fires: &[],
    doc: "The tile covers the building, which is no part of this game.",
    example: example("building", "on setup: replace alchemist with self."),
};

pub(super) const REPLACE_PANIC: VerbSpec = VerbSpec {
    id: "replace-panic",
    pattern: "replace panic token of {old:noun:building} with {new:panic-token}",
    hooks: &["setup"],
    needs: &[],
    fires: &[],
    doc: "The panic token of that building leaves the game and this one takes its place in the stack.",
    example: example("panic-token", "on setup: replace panic token of alchemist with self."),
};
