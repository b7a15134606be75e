//! The shipped packs, for unit tests.
#![expect(clippy::disallowed_methods, reason = "a test may look at the disk")]

use crate::monster_lands::content::{Content, Setup};
use provost_interpreter::pack::{self, Loaded, PackSource, Source};
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// Loads the packs in `content/`.
pub(crate) fn shipped() -> Loaded {
    pack::load(crate::games(), sources())
}

/// Loads the packs in `content/` and one more, given by the paths and texts of its files.
pub(crate) fn shipped_and(files: &[(&str, &str)]) -> Loaded {
    let files = files.iter().map(|(path, text)| Source::text(*path, *text)).collect();
    let mut sources = sources();
    sources.push(PackSource { root: "one-more".to_owned(), files });
    pack::load(crate::games(), sources)
}

/// Reads the packs in `content/`.
pub(crate) fn sources() -> Vec<PackSource> {
    let content = Path::new(env!("CARGO_MANIFEST_DIR")).join("../content");
    let mut packs: Vec<PathBuf> =
        std::fs::read_dir(content).unwrap().map(|entry| entry.unwrap().path()).collect();
    packs.sort();
    let packs = packs.iter().filter(|pack| pack.is_dir()).map(|pack| {
        let mut files = Vec::new();
        read_below(pack, pack, &mut files);
        PackSource { root: pack.to_string_lossy().into_owned(), files }
    });
    packs.collect()
}

fn read_below(root: &Path, folder: &Path, files: &mut Vec<Source>) {
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            read_below(root, &path, files);
        } else if path.extension().is_some_and(|extension| extension == "toml") {
            let relative = path.strip_prefix(root).unwrap().to_string_lossy().replace('\\', "/");
            files.push(Source::text(relative, std::fs::read_to_string(&path).unwrap()));
        }
    }
}

/// Makes the content of Monster Lands for a set-up.
pub(crate) fn monster_lands(setup: &Setup) -> Arc<Content> {
    let loaded = shipped();
    let game = loaded.game("monster-lands").unwrap();
    Arc::new(Content::build(game, setup, crate::hash::content_hash(&loaded)).unwrap())
}
