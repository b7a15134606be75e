//! Types of things that effects speak of.

use provost_interpreter::vocabulary::spec::EntitySpec;

/// The types of things.
pub static ENTITIES: &[EntitySpec] = &[
    entity("card", "The entry itself, whatever its kind."),
    entity("player", "A player with clan, stock and dice pool."),
    entity("mercenary", "A member of a clan, leaders included."),
    entity("monster", "A monster on a land or at the Entrance."),
    entity("land", "A land on the board or below a clan's track."),
    entity("path", "A path of a land, of the Entrance or of a mission, with what lies on it."),
    entity("equipment", "An equipment card of a mercenary."),
    entity("trap", "A trap or trick token on a path."),
    entity("loot", "A loot token of a player."),
    entity("building", "A building of the Citadel."),
    entity("tile", "A tile beside the board that exists once in the game."),
    entity("token", "A token in a player's stock, on a path or with a mercenary."),
    entity("panic-token", "A panic token on a building."),
    entity("trophy", "The back of an eliminated monster, in its slayer's stock."),
    entity("dummy", "The dummy player of the solo game."),
];

const fn entity(name: &'static str, doc: &'static str) -> EntitySpec {
    EntitySpec { name, noun: None, most: 200, doc }
}
