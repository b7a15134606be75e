//! The one list of games that can be played and tested. Whoever works with any game asks here by its id and gets its
//! type, so that no other place has to name them.

use crate::game::session::Playable;
use crate::testing::Testable;
use crate::{kingdom_defenders, monster_lands};

/// Work that can be done with any game.
pub trait GameVisitor {
    /// What comes of it.
    type Output;

    /// Does it with this game.
    fn visit<R: Testable>(self) -> Self::Output;
}

/// The ids of the games that can be played.
pub const PLAYABLE: &[&str] =
    &[<kingdom_defenders::table::Table as Playable>::ID, <monster_lands::table::Table as Playable>::ID];

/// Does some work with the game of this id; nothing if there is none.
pub fn visit<V: GameVisitor>(id: &str, visitor: V) -> Option<V::Output> {
    if id == <kingdom_defenders::table::Table as Playable>::ID {
        Some(visitor.visit::<kingdom_defenders::table::Table>())
    } else if id == <monster_lands::table::Table as Playable>::ID {
        Some(visitor.visit::<monster_lands::table::Table>())
    } else {
        None
    }
}
