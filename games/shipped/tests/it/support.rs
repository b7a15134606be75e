//! The shipped packs.

use provost_games::Shipped;
use provost_interpreter::pack::{Loaded, PackSource};
use provost_monster_lands::content::{Content, Setup};
use std::sync::Arc;

/// Returns the files of all shipped packs.
pub(crate) fn shipped_sources() -> Vec<PackSource> {
    provost_packs::shipped_packs()
}

/// Loads all shipped packs.
pub(crate) fn shipped() -> Loaded {
    provost_engine::load::<Shipped>(shipped_sources())
}

/// Makes the content of Monster Lands for a set-up.
pub(crate) fn monster_lands(setup: &Setup) -> Arc<Content> {
    let loaded = shipped();
    let game = loaded.game("monster-lands").unwrap();
    Arc::new(Content::build(game, setup, provost_engine::hash::content_hash(&loaded)).unwrap())
}
