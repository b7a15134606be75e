//! Roles: names of the things a moment is about.
//!
//! A moment may lack a thing that it usually has: the Entrance has no land, a mission no monster. Then
//! conditions about it are false and steps on it do nothing.

use provost_engine::word_table;
use provost_interpreter::vocabulary::spec::RoleSpec;

word_table! {
    /// The roles.
    Role, ROLES: [RoleSpec] {
        Myself = role("self", "card", "The entry in whose text the word stands: this card, this token."),
        Owner = role(
            "owner",
            "player",
            "The player who has the card. For rules of the board: the player whose turn, path or window it is; \
             where it is nobody's, the first player.",
        ),
        Bearer = role("bearer", "mercenary", "The mercenary that carries the equipment or stands on the path."),
        Path = role("path", "path", "The path on which the moment takes place."),
        Monster = role("monster", "monster", "The monster of the battle; none in missions and conquests."),
        Land = role("land", "land", "The land where it happens; none at the Entrance and in missions."),
        Victim = role("victim", "mercenary", "The mercenary that is attacked, hit, wounded or has died."),
        Victor = role("victor", "mercenary", "The mercenary that captured, eliminated or conquered."),
        Member = role("member", "mercenary", "The mercenary of the path on which it happens: it rolls, loots, was assigned."),
        Actor = role("actor", "player", "The player who does it: who gains, loses, pays, hires, whose turn it is."),
        Hired = role("hired", "mercenary", "The mercenary that has been hired."),
        Equipment = role("equipment", "equipment", "The equipment that it is about."),
        Trap = role("trap", "trap", "The trap or trick that it is about."),
        Die = role("die", "die", "The die that it is about."),
        Loot = role("loot", "loot", "The loot token that it is about."),
        Building = role("building", "building", "The building on which the panic token lies."),
        Trophy = role("trophy", "trophy", "The trophy itself."),
        Dummy = role("dummy", "dummy", "The dummy player, with the two dice it has rolled."),
    }
}

const fn role(name: &'static str, entity: &'static str, doc: &'static str) -> RoleSpec {
    RoleSpec { name, entity, doc }
}
