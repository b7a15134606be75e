//! Types of things that effects can name.

use provost_engine::common::words::{PLAYER, entity, things};
use provost_interpreter::vocabulary::spec::EntitySpec;

/// The types of things.
pub static ENTITIES: &[EntitySpec] = &[
    PLAYER,
    entity("tile", "A building or character."),
    things("disc", "discs", 80, "A disc on the board, of a player or grey."),
    entity("space", "A place for one disc or for two, on a tile, a camp, a card or the board."),
    entity("camp", "A camp of a player, with boxes for resources."),
    entity("adventure", "An adventure card that lies face up."),
    entity("deed", "A deed tile that lies face up."),
    entity("reward", "A reward tile that lies face up."),
    entity("source", "What something comes from: a tile, a card or a rule."),
    entity("lot", "What was moved at one time, such as the resources of one gain."),
];
