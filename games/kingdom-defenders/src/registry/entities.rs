//! Types of things that effects can name.

use provost_engine::common::words::{PLAYER, entity, things};
use provost_interpreter::vocabulary::spec::EntitySpec;

/// The types of things.
pub static ENTITIES: &[EntitySpec] = &[
    PLAYER,
    things("tile", "tiles", 40, "A building or character."),
    things("disc", "discs", 80, "A disc on the board, of a player or grey."),
    things("space", "spaces", 64, "A place for one disc or for two, on a tile, a camp, a card or the board."),
    things("camp", "camps", 48, "A camp of a player, with boxes for resources."),
    things("adventure", "adventures", 80, "An adventure card that lies face up or was completed."),
    things("deed", "deeds", 80, "A deed tile that lies face up or was completed."),
    things("reward", "rewards", 80, "A reward tile that lies face up or was taken."),
    entity("source", "What something comes from: a tile, a card or a rule."),
    entity("lot", "What was moved at one time, such as the resources of one gain."),
];
