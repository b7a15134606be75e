//! The list of games that ship with Provost, for programs and tests that work with any of them.
//!
//! It knows the names of the games and nothing about them. A program with other games declares a list of its own.

provost_engine::game_list! {
    /// The shipped games, in the order of their ids.
    Shipped: provost_kingdom_defenders::table::Table, provost_monster_lands::table::Table
}
