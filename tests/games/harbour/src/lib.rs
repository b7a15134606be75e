//! Harbour, a game as small as one can think of: two players roll a white and a black die for goods and load ships.
//!
//! It knows nothing of files and windows. `docs/third-game.md` walks through it, beginning with `registry`.

#![expect(unreachable_pub, reason = "only this crate uses its modules, and `pub` is shorter")]

mod content;
mod play;
mod position;
mod registry;
mod table;

pub use table::Table;

provost_engine::game_list! {
    /// The list of this one game.
    Harbour: Table
}
