//! Types of things that effects speak of.

use provost_interpreter::vocabulary::spec::EntitySpec;

/// The types of things.
pub static ENTITIES: &[EntitySpec] = &[
    entity("card", "The entry itself, whatever its kind."),
    things("player", "players", 5, "A player with clan, stock and dice pool."),
    things("mercenary", "mercenaries", 48, "A member of a clan, leaders included."),
    things("monster", "monsters", 3, "A monster on a land or at the Entrance."),
    things("land", "lands", 16, "A land on the board or below a clan's track."),
    things("path", "paths", 14, "A path of a land, of the Entrance or of a mission, with what lies on it."),
    things("equipment", "equipment", 48, "An equipment card of a mercenary."),
    things("trap", "traps", 48, "A trap or trick token on a path."),
    things("loot", "loot", 24, "A loot token of a player."),
    entity("building", "A building of the Citadel."),
    entity("tile", "A tile beside the board that exists once in the game."),
    entity("token", "A token in a player's stock, on a path or with a mercenary."),
    entity("panic-token", "A panic token on a building."),
    things("trophy", "trophies", 24, "The back of an eliminated monster, in its slayer's stock."),
    things("die", "dice", 80, "A die in a player's pool or on a path."),
    entity("dummy", "The dummy player of the solo game."),
];

const fn entity(name: &'static str, doc: &'static str) -> EntitySpec {
    EntitySpec { name, noun: None, most: 200, doc }
}

/// Makes a type of things for sets.
const fn things(name: &'static str, plural: &'static str, most: u16, doc: &'static str) -> EntitySpec {
    EntitySpec { name, noun: Some((name, plural)), most, doc }
}
