//! The shipped packs of this game, for unit tests.

use crate::content::{Content, Setup};
use crate::registry::MONSTER_LANDS;
use provost_interpreter::pack::{self, Loaded, PackSource, Source};
use std::sync::Arc;

/// Loads the shipped packs.
pub(crate) fn shipped() -> Loaded {
    pack::load(&[&MONSTER_LANDS], sources())
}

/// Loads the shipped packs and one more, given by the paths and texts of its files.
pub(crate) fn shipped_and(files: &[(&str, &str)]) -> Loaded {
    let files = files.iter().map(|(path, text)| Source::text(*path, *text)).collect();
    let mut sources = sources();
    sources.push(PackSource { root: "one-more".to_owned(), files });
    pack::load(&[&MONSTER_LANDS], sources)
}

fn sources() -> Vec<PackSource> {
    provost_packs::shipped_packs_of(MONSTER_LANDS.id)
}

/// Makes the content for a set-up.
pub(crate) fn content(setup: &Setup) -> Arc<Content> {
    let loaded = shipped();
    let game = loaded.game(MONSTER_LANDS.id).unwrap();
    Arc::new(Content::build(game, setup, provost_engine::hash::content_hash(&loaded)).unwrap())
}
