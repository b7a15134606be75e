//! Which things are meant.

use super::example;
use provost_engine::word_table;
use provost_interpreter::vocabulary::spec::SelectorSpec;

word_table! {
    /// The selectors.
    Selector, SELECTORS: [SelectorSpec] {
        Player = SelectorSpec {
            id: "player",
            pattern: "player",
            entity: "player",
            set: true,
            needs: &[],
            doc: "All players, the owner included; in turn order.",
            example: example("building", "on activate: each player gains 1 coin."),
        },
        Rival = SelectorSpec {
            id: "rival",
            pattern: "rival",
            entity: "player",
            set: true,
            needs: &["owner"],
            doc: "All players but the owner; in turn order.",
            example: example("character", "on activate: a rival takes 1 wound."),
        },
        ThisDisc = SelectorSpec {
            id: "this-disc",
            pattern: "this disc",
            entity: "disc",
            set: false,
            needs: &["disc"],
            doc: "The disc that the moment is about: the one placed, activated or left unused.",
            example: example(
                "character",
                "on activate: move this disc to an empty single space outside area-a.",
            ),
        },
        RivalDiscOnSingleSpace = SelectorSpec {
            id: "rival-disc-on-single-space",
            pattern: "rival disc on a single space outside {areas:nouns:area}",
            entity: "disc",
            set: true,
            needs: &["owner"],
            doc: "Discs of other players, not yet activated, on spaces for one disc outside these areas.",
            example: example(
                "character",
                "on activate, pay 1 coin: put this disc in place of a rival disc on a single space outside \
                 area-a.",
            ),
        },
        EmptySingleSpace = SelectorSpec {
            id: "empty-single-space",
            pattern: "empty single space outside {areas:nouns:area}",
            entity: "space",
            set: true,
            needs: &[],
            doc: "Spaces for one disc, without any, outside these areas.",
            example: example(
                "building",
                "on activate: move this disc to an empty single space outside area-a or area-c.",
            ),
        },
        BuildingWithRivalDisc = SelectorSpec {
            id: "building-with-rival-disc",
            pattern: "building with a rival disc",
            entity: "tile",
            set: true,
            needs: &["owner"],
            doc: "Buildings on which another player has a disc, for one disc or for two.",
            example: example("character", "on activate: copy a building with a rival disc."),
        },
        Camp = SelectorSpec {
            id: "camp",
            pattern: "camp",
            entity: "camp",
            set: true,
            needs: &[],
            doc: "All camps, those of the owner included.",
            example: example("building", "on activate: take 1 weapon or spell from a camp."),
        },
        RivalCamp = SelectorSpec {
            id: "rival-camp",
            pattern: "rival camp",
            entity: "camp",
            set: true,
            needs: &["owner"],
            doc: "The camps of all other players.",
            example: example("building", "on activate: take 1 spell from a rival camp."),
        },
        Adventure = SelectorSpec {
            id: "adventure",
            pattern: "adventure",
            entity: "adventure",
            set: true,
            needs: &[],
            doc: "Adventure cards that lie face up, whatever discs lie on them.",
            example: example(
                "building",
                "on activate, pay 1 spell: complete an adventure returning its discs.",
            ),
        },
        AdventureWithoutRivalDiscs = SelectorSpec {
            id: "adventure-without-rival-discs",
            pattern: "adventure without rival discs",
            entity: "adventure",
            set: true,
            needs: &["owner"],
            doc: "Adventure cards that lie face up with discs of the owner or with none.",
            example: example(
                "building",
                "on activate, pay 1 coin: complete an adventure without rival discs.",
            ),
        },
        EmptyAdventure = SelectorSpec {
            id: "empty-adventure",
            pattern: "empty adventure",
            entity: "adventure",
            set: true,
            needs: &[],
            doc: "Adventure cards that lie face up without any disc.",
            example: example("character", "on activate, pay 2 loot: take relics of an empty adventure."),
        },
        Deed = SelectorSpec {
            id: "deed",
            pattern: "deed",
            entity: "deed",
            set: true,
            needs: &[],
            doc: "Deed tiles that lie face up.",
            example: example("character", "on activate: complete a deed."),
        },
        Reward = SelectorSpec {
            id: "reward",
            pattern: "reward",
            entity: "reward",
            set: true,
            needs: &[],
            doc: "Reward tiles that lie face up.",
            example: example("adventure", "on completion: take a reward."),
        },
    }
}
