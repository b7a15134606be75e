//! What speed is measured with: one battle in several forms ([`battle`]), the small things that a battle does not
//! show ([`parts`]), whole games and copies of them ([`games`]), large packs made up for the purpose
//! ([`synthetic`]), and how all of it is measured side by side ([`measure`], [`suite`], [`bars`]).
//!
//! `provost bench` and `cargo bench -p provost-bench` use the same pieces. Nothing here is part of a game, and
//! nothing but the command line depends on it: the script languages it compares with stay out of everything else.

pub mod bars;
pub mod battle;
pub mod games;
pub mod measure;
pub mod parts;
pub mod suite;
pub mod synthetic;
