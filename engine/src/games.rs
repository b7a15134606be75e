//! Lists of games. A program names its games once, as a type made by [`game_list!`](crate::game_list); code that works with any
//! game takes that type as a parameter and reaches a game's own type by its id.

use crate::testing::Testable;
pub use provost_interpreter::vocabulary::spec::GameSpec;

/// Work that can be done with any game.
pub trait GameVisitor {
    /// The result.
    type Output;

    /// Runs with this game.
    fn visit<R: Testable>(self) -> Self::Output;
}

/// The games of a program.
pub trait GameList: 'static {
    /// Their specs, ordered by id.
    const SPECS: &'static [&'static GameSpec];
    /// Their ids.
    const IDS: &'static [&'static str];

    /// Runs a visitor with the game of this id; `None` if there is no such game.
    fn visit<V: GameVisitor>(id: &str, visitor: V) -> Option<V::Output>;
}

/// Declares a list of games by the types of their tables.
#[macro_export]
macro_rules! game_list {
    ($(#[$doc:meta])* $name:ident: $($table:ty),+ $(,)?) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug)]
        pub struct $name;

        impl $crate::games::GameList for $name {
            const SPECS: &'static [&'static $crate::games::GameSpec] =
                &[$(<$table as $crate::game::session::Playable>::SPEC),+];
            const IDS: &'static [&'static str] = &[$(<$table as $crate::game::session::Playable>::SPEC.id),+];

            fn visit<V: $crate::games::GameVisitor>(id: &str, visitor: V) -> Option<V::Output> {
                $(if id == <$table as $crate::game::session::Playable>::SPEC.id {
                    return Some(visitor.visit::<$table>());
                })+
                None
            }
        }
    };
}

/// Returns the specs of all games of a list, ordered by id.
pub const fn specs<G: GameList>() -> &'static [&'static GameSpec] {
    G::SPECS
}

/// Returns the ids of all games of a list.
pub const fn ids<G: GameList>() -> &'static [&'static str] {
    G::IDS
}

/// Runs a visitor with the game of this id; `None` if there is no such game.
pub fn visit<G: GameList, V: GameVisitor>(id: &str, visitor: V) -> Option<V::Output> {
    G::visit(id, visitor)
}
