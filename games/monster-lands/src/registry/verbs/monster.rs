//! Verbs that move monsters, and the dummy player.

use super::super::example;
use provost_interpreter::vocabulary::spec::VerbSpec;

pub(super) const PUT_AT_ENTRANCE: VerbSpec = VerbSpec {
    id: "put-at-entrance",
    pattern: "put {whom:monster} at entrance",
    hooks: &[],
    needs: &[],
    fires: &[],
    doc: "The monster goes to the Entrance at once; one that is there is discarded. No panic before \
          clean-up.",
    example: example("monster", "on draw for land: put self at entrance then draw monster for land."),
};

pub(super) const SEND_TO_ENTRANCE: VerbSpec = VerbSpec {
    id: "send-to-entrance",
    pattern: "send {whom:monster} to entrance",
    hooks: &["capture", "elimination"],
    needs: &[],
    fires: &[],
    doc: "Instead of being discarded the monster waits for clean-up and takes part in the comparison for \
          the Entrance.",
    example: example("monster", "on capture at land: send self to entrance."),
};

pub(super) const DRAW_FOR_LAND: VerbSpec = VerbSpec {
    id: "draw-for-land",
    pattern: "draw monster for land",
    hooks: &["draw"],
    needs: &["land"],
    fires: &[],
    doc: "The next monster of the deck is laid on the land. A card hears only its own drawing, and what \
          leaves meanwhile is not shuffled back before the end.",
    example: example("monster", "on draw for land: put self at entrance then draw monster for land."),
};

pub(super) const DRAW_FOR_ENTRANCE: VerbSpec = VerbSpec {
    id: "draw-for-entrance",
    pattern: "draw monster for entrance",
    hooks: &[],
    needs: &[],
    fires: &[],
    doc: "The next monster of the deck goes to the Entrance; one that is there is discarded.",
    example: example(
        "variant",
        "on dice pool, when owner is first player and entrance is empty: draw monster for entrance.",
    ),
};

pub(super) const DRAW_LEVEL: VerbSpec = VerbSpec {
    id: "draw-level",
    pattern: "draw {level:noun:level} monster for entrance",
    hooks: &[],
    needs: &[],
    fires: &[],
    doc: "The next monster of this level goes to the Entrance; one that is there is discarded.",
    example: example("scenario", "on setup: draw level-a monster for entrance."),
};

pub(super) const SEND_DUMMY: VerbSpec = VerbSpec {
    id: "send-dummy",
    pattern: "send dummy to {where:noun:outside-space}",
    hooks: &["dummy-turn"],
    needs: &["dummy"],
    fires: &[],
    doc: "The dummy player goes there instead of where its table says; without a free space both dice are \
          rolled again.",
    example: example(
        "scenario",
        "on dummy turn at outside, when yellow die is 3 or 4: send dummy to mission-1.",
    ),
};

pub(super) const WIN_PATH: VerbSpec = VerbSpec {
    id: "win-path",
    pattern: "win path",
    hooks: &["dummy-path"],
    needs: &["dummy", "path"],
    fires: &[],
    doc: "Without a roll: on a land the monster goes, or else the land; the first path of a dice-rolling \
          mission takes the tile; anywhere else nothing.",
    example: example("dummy", "on dummy path: win path."),
};
