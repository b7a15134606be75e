//! Support for the whole-product suite: where the repository is, and its content as packs.

pub mod fuzz;
pub mod random;
pub mod synthetic;

use provost_games::Shipped;
use provost_interpreter::pack::{Content, Loaded, PackSource, Source};
use std::path::{Path, PathBuf};

/// Returns the root of the repository.
pub fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().map_or_else(PathBuf::new, Path::to_path_buf)
}

/// Returns all files below a folder with one of these endings, sorted.
pub fn files_below(folder: &Path, endings: &[&str]) -> Vec<PathBuf> {
    let mut files = Vec::new();
    collect(folder, endings, &mut files);
    files.sort();
    files
}

fn collect(folder: &Path, endings: &[&str], files: &mut Vec<PathBuf>) {
    let Ok(entries) = std::fs::read_dir(folder) else { return };
    for path in entries.filter_map(Result::ok).map(|entry| entry.path()) {
        let name = path.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
        if path.is_dir() {
            if !name.starts_with('.') && name != "target" {
                collect(&path, endings, files);
            }
        } else if endings.iter().any(|ending| name.ends_with(ending)) {
            files.push(path);
        }
    }
}

/// Reads the packs in `content/` from disk.
pub fn shipped_sources() -> Vec<PackSource> {
    let content = root().join("content");
    let packs = files_below(&content, &["pack.toml"]);
    packs.iter().filter_map(|manifest| manifest.parent()).map(pack_source).collect()
}

/// Reads one pack folder.
pub fn pack_source(folder: &Path) -> PackSource {
    let files = files_below(folder, &[""])
        .iter()
        .filter_map(|path| {
            let relative = path.strip_prefix(folder).ok()?.to_string_lossy().replace('\\', "/");
            Some(Source { path: relative, content: Content::Bytes(std::fs::read(path).ok()?) })
        })
        .collect();
    PackSource { root: folder.to_string_lossy().into_owned(), files }
}

/// Loads the packs in `content/`.
pub fn shipped() -> Loaded {
    provost_engine::load::<Shipped>(shipped_sources())
}

/// Expansions in `tests/fixtures/packs`, written from the manual alone.
pub const EXPANSIONS: &[&str] = &[
    "tide-and-ember",
    "festival",
    "hollow-court",
    "heavy-arms",
    "ideas",
    "ideas-kinds",
    "ideas-omens",
    "ideas-piles",
    "ideas-players",
    "ideas-players-kd",
    "ideas-moments",
    "ideas-memory",
    "ideas-kingdom",
];

/// Loads the packs in `content/` together with the expansions.
pub fn with_expansions() -> Loaded {
    let folder = root().join("tests/fixtures/packs");
    let mut sources = shipped_sources();
    sources.extend(EXPANSIONS.iter().map(|name| pack_source(&folder.join(name))));
    provost_engine::load::<Shipped>(sources)
}

/// Loads the packs in `content/` with a text in the files of this name replaced: another version of them.
///
/// # Panics
/// If no such file has the text.
pub fn shipped_with(file: &str, from: &str, to: &str) -> Loaded {
    let mut sources = shipped_sources();
    let mut found = false;
    for source in sources.iter_mut().flat_map(|pack| &mut pack.files) {
        if let (true, Content::Bytes(bytes)) =
            (source.path.ends_with(&format!("/{file}.toml")), &source.content)
        {
            let text = String::from_utf8_lossy(bytes);
            found |= text.contains(from);
            source.content = Content::Text(text.replace(from, to));
        }
    }
    assert!(found, "{file} has no `{from}`");
    provost_engine::load::<Shipped>(sources)
}

/// Loads some packs of `content/` and no others.
pub fn shipped_only(names: &[&str]) -> Loaded {
    let sources = names.iter().map(|name| pack_source(&root().join("content").join(name)));
    provost_engine::load::<Shipped>(sources.collect())
}

/// Reports that a test did nothing, past the capture of the test harness.
pub fn skipped(test: &str, why: &str) {
    std::io::Write::write_all(&mut std::io::stderr(), format!("\nSKIPPED {test}: {why}\n").as_bytes()).ok();
}

/// Reports that a test did nothing because a program is missing.
///
/// # Panics
/// If `CI` is set: there every program must be installed.
pub fn lacks(test: &str, how: &str) {
    assert!(std::env::var_os("CI").is_none(), "{test}: {how}");
    skipped(test, how);
}

/// Compares a text with a golden file. With `UPDATE=1` in the environment the file is rewritten instead.
///
/// # Panics
/// If the two differ.
pub fn golden(path: &Path, text: &str) {
    if std::env::var_os("UPDATE").is_some() {
        if let Some(folder) = path.parent() {
            std::fs::create_dir_all(folder).ok();
        }
        assert!(std::fs::write(path, text).is_ok(), "{} can be written", path.display());
        return;
    }
    let kept = std::fs::read_to_string(path).unwrap_or_default();
    let line = kept.lines().zip(text.lines()).position(|(kept, new)| kept != new);
    assert!(
        kept == text,
        "{} is out of date from line {} on; run the test with UPDATE=1 and look at the difference",
        path.display(),
        line.unwrap_or_else(|| kept.lines().count().min(text.lines().count())) + 1
    );
}
