//! Selectors.

use super::example;
use provost_engine::word_table;
use provost_interpreter::vocabulary::spec::{Example, SelectorSpec};

word_table! {
    /// The selectors.
    Selector, SELECTORS: [SelectorSpec] {
        MercenaryHere = SelectorSpec {
            id: "mercenary-here",
            pattern: "* here",
            entity: "mercenary",
            set: true,
            needs: &["monster|path"],
            doc: "Mercenaries with a token on the paths of the land, of the Entrance or of the mission where it \
                  happens, of all players, whether they have fought or not. The set stands from the moment on.",
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
            pattern: "owner of {whom:mercenary|path|trap|equipment|loot|trophy|land|die}",
            entity: "player",
            set: false,
            needs: &[],
            doc: "The player who has it: of a path its mercenary, of a die the path on which it lies.",
            example: example("monster", "after wound: owner of victim loses 1 glory."),
        },
        Player = SelectorSpec {
            id: "player",
            pattern: "*",
            entity: "player",
            set: true,
            needs: &[],
            doc: "The players, in turn order.",
            example: example("scenario", "on setup: each player gains 3 defense tokens."),
        },
        MercenaryOf = set(
            "mercenary-of",
            "* of {whom:player}",
            "mercenary",
            "The members of a player's clan, wherever they are.",
            example("mercenary", "on assign: gain 1 gold for each wounded mercenary of owner."),
        ),
        MercenaryOn = set(
            "mercenary-on",
            "* on {where:path}",
            "mercenary",
            "The mercenary whose token is on the path.",
            example("trick", "on reveal, when there is a wounded mercenary on path: gain 1 gold."),
        ),
        DieOn = set(
            "die-on",
            "* on {where:path}",
            "die",
            "The dice on a path, those on its traps and tricks included.",
            example("trap", "on roll: +1 to total for each die on path that shows 6."),
        ),
        DieHere = SelectorSpec {
            needs: &["monster|path"],
            ..set(
                "die-here",
                "* here",
                "die",
                "The dice on all paths of the land, of the Entrance or of the mission where it happens.",
                example("monster", "on attack size: +1 to attack dice for every 5 dice here."),
            )
        },
        TrapHere = SelectorSpec {
            needs: &["monster|path"],
            ..set(
                "trap-here",
                "* here",
                "trap",
                "The traps and tricks on all paths of the land or of the Entrance where it happens.",
                example("monster", "on attack size: +1 to attack dice for every 2 traps here."),
            )
        },
        DieOf = set(
            "die-of",
            "* of {whom:player}",
            "die",
            "The dice in a player's pool.",
            example("mercenary", "free, once per round, when number of magic dice of owner is 0: gain 1 magic die."),
        ),
        TrapOn = set(
            "trap-on",
            "* on {where:path}",
            "trap",
            "The traps and tricks on a path, face down or revealed.",
            example("mercenary", "on assign: gain 1 gold for each trap on path."),
        ),
        TrapOf = set(
            "trap-of",
            "* of {whom:player}",
            "trap",
            "The traps and tricks in a player's stock.",
            example("loot", "on score: +1 to victory points for every 2 traps of owner."),
        ),
        EquipmentOf = set(
            "equipment-of",
            "* of {whom:player|mercenary}",
            "equipment",
            "The equipment of a mercenary, or of all mercenaries of a player.",
            example("mercenary", "on roll: +1 to total for each equipment of self."),
        ),
        LandOf = set(
            "land-of",
            "* of {whom:player}",
            "land",
            "The lands a player has conquered.",
            example("loot", "on score: +2 to victory points for each land of owner."),
        ),
        LootOf = set(
            "loot-of",
            "* of {whom:player}",
            "loot",
            "The loot tokens a player has.",
            example("mercenary", "on dice pool, when there is no loot of owner: gain 1 gold."),
        ),
        TrophyOf = set(
            "trophy-of",
            "* of {whom:player}",
            "trophy",
            "The trophies a player has.",
            example("mercenary", "on dice pool: gain 1 gold for every 2 trophies of owner."),
        ),
        LandInPlay = set(
            "land-in-play",
            "* in play",
            "land",
            "The lands that lie on the board, not yet conquered.",
            example("mercenary", "on dice pool: gain 1 gold for each water land in play."),
        ),
        MonsterInPlay = set(
            "monster-in-play",
            "* in play",
            "monster",
            "The monsters on the lands and at the Entrance.",
            example("mercenary", "on dice pool: gain 1 gold for each fire monster in play."),
        ),
        PathOf = set(
            "path-of",
            "* of {where:land}",
            "path",
            "The paths of a land on the board, from left to right.",
            example("mercenary", "on assign, when number of free paths of land is 0: gain 1 gold."),
        ),
        PathHere = SelectorSpec {
            needs: &["path|monster"],
            ..set(
                "path-here",
                "* here",
                "path",
                "The paths of the land, of the Entrance or of the mission where it happens.",
                example("mercenary", "on assign: gain 1 gold for each free path here."),
            )
        },
        Mercenary = set(
            "mercenary",
            "*",
            "mercenary",
            "The members of all clans.",
            example("mercenary", "on death of a water mercenary: gain 1 gold."),
        ),
        Monster = set(
            "monster",
            "*",
            "monster",
            "The monsters on lands and at the Entrance.",
            example("mercenary", "on roll against a fire monster: +1 to total."),
        ),
        Land = set(
            "land",
            "*",
            "land",
            "The lands on the board and those of all players.",
            example("mercenary", "on conquest of a water land by self: gain 2 gold."),
        ),
        FirstPlayer = SelectorSpec {
            id: "first-player",
            pattern: "first player",
            entity: "player",
            set: false,
            needs: &[],
            doc: "The first player of the round.",
            example: example(
                "monster",
                "on battle end: a mercenary here with the lowest reputation chosen by first player dies.",
            ),
        },
        Die = set(
            "die",
            "*",
            "die",
            "The dice on all paths.",
            example("mercenary", "on die result of a magic die by self: gain 1 gold."),
        ),
        Equipment = set(
            "equipment",
            "*",
            "equipment",
            "The equipment of all clans.",
            example("mercenary", "on price of an equipment that costs at most 5: price is 0."),
        ),
        LeftOf = one(
            "left-of",
            "player on the left",
            "player",
            "The player whose turn comes after the owner's.",
            example("mercenary", "on assign: player on the left gains 1 potion."),
        ),
        RightOf = one(
            "right-of",
            "player on the right",
            "player",
            "The player whose turn comes before the owner's.",
            example("mercenary", "on assign: player on the right gains 1 potion."),
        ),
    }
}

/// Makes a selector of a set, which adjectives can narrow.
const fn set(
    id: &'static str,
    pattern: &'static str,
    entity: &'static str,
    doc: &'static str,
    example: Example,
) -> SelectorSpec {
    SelectorSpec { id, pattern, entity, set: true, needs: &[], doc, example }
}

/// Makes a selector of a single thing.
const fn one(
    id: &'static str,
    pattern: &'static str,
    entity: &'static str,
    doc: &'static str,
    example: Example,
) -> SelectorSpec {
    SelectorSpec { id, pattern, entity, set: false, needs: &["owner"], doc, example }
}
