//! Conditions. A condition about a thing that the moment lacks is false.

use super::example;
use provost_engine::word_table;
use provost_interpreter::vocabulary::spec::{ConditionSpec, Example};

word_table! {
    /// The conditions.
    Condition, CONDITIONS: [ConditionSpec] {
        LandMatches = condition(
            "land-matches",
            "{where:land} matches {whom:monster}",
            "The monster stands on this land and has its affinity; never at the Entrance.",
            example("monster", "on attack size, when land matches monster: affinity bonus is 2."),
        ),
        MonsterAffinity = condition(
            "monster-affinity",
            "{whom:monster} is {affinities:nouns:affinity}",
            "The monster has one of these affinities, at the Entrance too.",
            example("mercenary", "on defend, once per round, when monster is jungle or air: may cancel 1 hit."),
        ),
        MercenaryAffinity = condition(
            "mercenary-affinity",
            "{whom:mercenary} is {affinities:nouns:affinity}",
            "The mercenary has one of these affinities; novices have none.",
            example("equipment", "on roll, when bearer is fire: +1 to each magic die."),
        ),
        LandAffinity = condition(
            "land-affinity",
            "{where:land} is {affinities:nouns:affinity}",
            "The land has one of these affinities.",
            example("equipment", "on roll for conquest, when land is water: +2 to total."),
        ),
        MonsterAt = condition(
            "monster-at",
            "{whom:monster} is at {places:nouns:place}",
            "The monster is there now.",
            example("monster", "on panic, when self is at entrance: panic count is 2."),
        ),
        Unassigned = condition(
            "unassigned",
            "{whom:mercenary} is unassigned",
            "The mercenary has no path this round.",
            example("mercenary", "free, once per round, when self is unassigned, pay 1 gold: gain 1 persuasion die."),
        ),
        Wounded = condition(
            "wounded",
            "{whom:mercenary} is wounded",
            "The mercenary has a wound now.",
            example("mercenary", "on roll, when self is wounded: +2 to each strength die."),
        ),
        TileInReserve = condition(
            "tile-in-reserve",
            "{what:tile} is in reserve",
            "Nobody has taken the tile.",
            example("tile", "instead of loot, when self is in reserve: may take self."),
        ),
        TileHeld = condition(
            "tile-held",
            "{what:tile} is held",
            "Somebody has taken the tile; in a player's own windows and numbers, that player has.",
            example("tile", "on excess glory, when self is held: +3 to excess glory."),
        ),
        FirstPlayer = condition(
            "first-player",
            "{who:player} is first player",
            "The player has the first-player tile.",
            example("variant", "on dice pool, when owner is first player and round is at least 2: gain 1 die."),
        ),
        EntranceEmpty = condition(
            "entrance-empty",
            "entrance is empty",
            "No monster is at the Entrance.",
            example("scenario", "on round start, when entrance is empty: draw level-a monster for entrance."),
        ),
        OptionOn = condition(
            "option-on",
            "{option:noun:option} is on",
            "The module is part of this game.",
            example("mercenary", "free, once per round, when trick-module is on: gain 1 gold."),
        ),
    }
}

const fn condition(
    id: &'static str,
    pattern: &'static str,
    doc: &'static str,
    example: Example,
) -> ConditionSpec {
    ConditionSpec { id, pattern, needs: &[], doc, example }
}
