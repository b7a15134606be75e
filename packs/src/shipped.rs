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

fn collect(pack: &Dir<'_>, dir: &Dir<'_>, files: &mut Vec<Source>) {
    for file in dir.files() {
        let path = file.path().strip_prefix(pack.path()).unwrap_or(file.path());
        let path = path.to_string_lossy().replace('\\', "/");
        files.push(Source { path, content: Content::Bytes(file.contents().to_vec()) });
    }
    dir.dirs().for_each(|dir| collect(pack, dir, files));
}
