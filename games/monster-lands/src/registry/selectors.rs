//! Which things are meant.

use super::example;
use provost_engine::word_table;
use provost_interpreter::vocabulary::spec::SelectorSpec;

word_table! {
    /// Which things are meant.
    Selector, SELECTORS: [SelectorSpec] {
        MercenaryHere = SelectorSpec {
            id: "mercenary-here",
            pattern: "mercenary here",
            entity: "mercenary",
            set: true,
            needs: &["monster"],
            doc: "Mercenaries with a token on the paths of the monster's land or of the Entrance, whoever owns \
                  them and whether they have fought or not. The set stands from the moment on.",
            example: example("monster", "on elimination: deal 1 hit to each mercenary here."),
        },
        UnassignedMercenary = SelectorSpec {
            id: "unassigned-mercenary",
            pattern: "unassigned mercenary",
            entity: "mercenary",
            set: true,
            needs: &["owner"],
            doc: "Mercenaries of the owner that have no path.",
            example: example("token", "any time, discard self: heal an unassigned mercenary."),
        },
        StoredMercenary = SelectorSpec {
            id: "stored-mercenary",
            pattern: "mercenary stored on {where:tile} before this round",
            entity: "mercenary",
            set: true,
            needs: &[],
            doc: "Dead mercenaries that were stored on the tile in an earlier round.",
            example: example(
                "tile",
                "action, once per round, pay 2 magic dice: revive a mercenary stored on self before this round.",
            ),
        },
        AdjacentPath = SelectorSpec {
            id: "adjacent-path",
            pattern: "adjacent path",
            entity: "path",
            set: true,
            needs: &["path"],
            doc: "The nearest path to the left or right at the same place that has a mercenary, own ones included.",
            example: example("trick", "on reveal: steal 1 magic die from an adjacent path."),
        },
        MarkedPath = SelectorSpec {
            id: "marked-path",
            pattern: "marked path",
            entity: "path",
            set: false,
            needs: &[],
            doc: "The path that this card or token has marked; none if it marked none or its mercenary is dead.",
            example: example(
                "trick",
                "on reveal: mark an adjacent path. before attack roll: may divert 1 attack die to marked path.",
            ),
        },
        OwnerOf = SelectorSpec {
            id: "owner-of",
            pattern: "owner of {whom:mercenary}",
            entity: "player",
            set: false,
            needs: &[],
            doc: "The player who has this mercenary.",
            example: example("monster", "after wound: owner of victim loses 1 glory."),
        },
        Player = SelectorSpec {
            id: "player",
            pattern: "player",
            entity: "player",
            set: true,
            needs: &[],
            doc: "The players, in turn order.",
            example: example("scenario", "on setup: each player gains 3 defense tokens."),
        },
    }
}
