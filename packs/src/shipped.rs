//! The packs that ship with Provost, inside the binary, so that it runs from anywhere.

use include_dir::{Dir, include_dir};
use provost_interpreter::pack::{Content, PackSource, Source};

static CONTENT: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/../content");

/// Returns the shipped packs.
pub fn packs() -> Vec<PackSource> {
    CONTENT
        .dirs()
        .map(|pack| {
            let mut files = Vec::new();
            collect(pack, pack, &mut files);
            PackSource { root: format!("content/{}", pack.path().display()), files }
        })
        .collect()
}

/// Returns the shipped packs that say that they are for a game.
pub fn packs_of(game: &str) -> Vec<PackSource> {
    let is_for = |pack: &PackSource| {
        let manifest = pack.files.iter().find(|file| file.path == "pack.toml");
        let Some(Content::Bytes(bytes)) = manifest.map(|file| &file.content) else { return false };
        let table: Option<toml::Table> = toml::from_slice(bytes).ok();
        table.is_some_and(|table| table.get("game").and_then(toml::Value::as_str) == Some(game))
    };
    packs().into_iter().filter(is_for).collect()
}

fn collect(pack: &Dir<'_>, dir: &Dir<'_>, files: &mut Vec<Source>) {
    for file in dir.files() {
        let path = file.path().strip_prefix(pack.path()).unwrap_or(file.path());
        let path = path.to_string_lossy().replace('\\', "/");
        files.push(Source { path, content: Content::Bytes(file.contents().to_vec()) });
    }
    dir.dirs().for_each(|dir| collect(pack, dir, files));
}
