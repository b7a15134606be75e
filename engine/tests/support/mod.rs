//! The shipped packs, read from disk: the crate reads no files, but its tests read the content.
#![expect(clippy::disallowed_methods, reason = "tests read the content")]

use provost_interpreter::pack::{Content, PackSource, Source};
use std::path::Path;

/// Returns every pack of `content/`.
pub(crate) fn shipped() -> Vec<PackSource> {
    let content = Path::new(env!("CARGO_MANIFEST_DIR")).join("../content");
    let mut folders: Vec<_> = content.read_dir().unwrap().map(|entry| entry.unwrap().path()).collect();
    folders.sort();
    folders
        .iter()
        .map(|folder| {
            let mut files = Vec::new();
            collect(folder, folder, &mut files);
            PackSource { root: folder.to_string_lossy().into_owned(), files }
        })
        .collect()
}

fn collect(pack: &Path, folder: &Path, files: &mut Vec<Source>) {
    for path in folder.read_dir().unwrap().map(|entry| entry.unwrap().path()) {
        if path.is_dir() {
            collect(pack, &path, files);
        } else {
            let inside = path.strip_prefix(pack).unwrap().to_string_lossy().replace('\\', "/");
            files.push(Source { path: inside, content: Content::Bytes(std::fs::read(&path).unwrap()) });
        }
    }
}
