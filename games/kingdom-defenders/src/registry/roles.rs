//! Roles: names under which a moment offers things.

use provost_engine::word_table;
use provost_interpreter::vocabulary::spec::RoleSpec;

word_table! {
    /// The roles.
    Role, ROLES: [RoleSpec] {
        Owner = role(
            "owner",
            "player",
            "The player for whom the ability works: of the disc, the card, or the moment.",
        ),
        Actor = role("actor", "player", "The player who does it: who lays hands on something, gains, is wounded, stores, completes."),
        Disc = role("disc", "disc", "The disc that the moment is about; written `this disc`."),
        Cause = role("cause", "source", "The tile, card or rule from which it comes."),
        Gained = role("gained", "lot", "What was gained at one time; counted by `resources gained`."),
        Stored = role("stored", "lot", "What was put into camps at one time; counted by `resources stored`."),
        Taken = role("taken", "lot", "Wounds taken at one time; counted by `wounds taken`."),
    }
}

const fn role(name: &'static str, entity: &'static str, doc: &'static str) -> RoleSpec {
    RoleSpec { name, entity, doc }
}
