//! Finding and reading packs on disk.

use crate::{Refusal, embedded};
use provost_interpreter::pack::{Content, File, MAX_FILE_BYTES, PackSource, Source};
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

/// Packs to load, and which of their files the user asked about.
#[derive(Debug)]
pub(crate) struct Packs {
    /// What to load: the packs asked for, and shipped ones that they may depend on.
    pub(crate) sources: Vec<PackSource>,
    /// Roots of the packs asked for.
    pub(crate) roots: BTreeSet<String>,
    /// If single files were named: their paths as shown. Empty for all files of the roots.
    pub(crate) files: BTreeSet<String>,
}

impl Packs {
    /// Whether the user asked about this file.
    pub(crate) fn wants(&self, file: &File) -> bool {
        self.wants_path(&file.root, &file.path)
    }

    /// Whether the user asked about the file at this path of a pack folder.
    pub(crate) fn wants_path(&self, root: &str, path: &str) -> bool {
        self.roots.contains(root) && (self.files.is_empty() || self.files.contains(&join(root, path)))
    }
}

/// Reads the packs at these paths; without paths, those that ship with Provost.
pub(crate) fn read(paths: &[PathBuf]) -> Result<Packs, Refusal> {
    let shipped = embedded::packs();
    if paths.is_empty() {
        let roots = shipped.iter().map(|pack| pack.root.clone()).collect();
        return Ok(Packs { sources: shipped, roots, files: BTreeSet::new() });
    }
    let mut sources = Vec::new();
    let mut roots = BTreeSet::new();
    let mut files = BTreeSet::new();
    let mut whole = BTreeSet::new();
    for path in paths {
        let found = find(path)?;
        for root in found.roots {
            let shown = shown(&root);
            match &found.file {
                Some(file) => _ = files.insert(self::shown(file)),
                None => _ = whole.insert(shown.clone()),
            }
            if roots.insert(shown.clone()) {
                sources.push(PackSource { root: shown, files: read_folder(&root)? });
            }
        }
    }
    // Naming a file and the whole pack asks for the whole pack.
    if !whole.is_empty() {
        let inside = |file: &String| whole.iter().any(|root| file.starts_with(root.as_str()));
        if files.iter().all(inside) {
            files.clear();
        }
    }
    let ids: BTreeSet<String> = sources.iter().filter_map(pack_id).collect();
    sources.extend(shipped.into_iter().filter(|pack| pack_id(pack).is_none_or(|id| !ids.contains(&id))));
    Ok(Packs { sources, roots, files })
}

struct Found {
    roots: Vec<PathBuf>,
    file: Option<PathBuf>,
}

/// Finds the pack folders that a path means: itself, those below it, or the one around a file.
fn find(path: &Path) -> Result<Found, Refusal> {
    let data =
        fs::metadata(path).map_err(|error| Refusal(format!("cannot read {}: {error}", path.display())))?;
    if data.is_file() {
        let absolute = fs::canonicalize(path)?;
        let root = absolute.ancestors().skip(1).find(|folder| folder.join("pack.toml").is_file());
        let depth = root.map(|root| absolute.strip_prefix(root).map_or(0, |rest| rest.components().count()));
        // Keep the path as the user wrote it where that reaches the root.
        let root = depth
            .and_then(|depth| path.ancestors().nth(depth))
            .map(Path::to_path_buf)
            .or(root.map(Path::to_path_buf));
        return match root {
            Some(root) => Ok(Found { roots: vec![non_empty(root)], file: Some(path.to_path_buf()) }),
            None => {
                Err(Refusal(format!("{} is in no pack: no folder above it has a pack.toml", path.display())))
            }
        };
    }
    if path.join("pack.toml").is_file() {
        return Ok(Found { roots: vec![path.to_path_buf()], file: None });
    }
    let mut roots = Vec::new();
    folders_with_packs(path, 4, &mut roots)?;
    if roots.is_empty() {
        return Err(Refusal(format!(
            "no pack in {}: there is no pack.toml in it or below it",
            path.display()
        )));
    }
    roots.sort();
    Ok(Found { roots, file: None })
}

fn non_empty(path: PathBuf) -> PathBuf {
    if path.as_os_str().is_empty() { PathBuf::from(".") } else { path }
}

fn folders_with_packs(folder: &Path, depth: usize, roots: &mut Vec<PathBuf>) -> Result<(), Refusal> {
    if folder.join("pack.toml").is_file() {
        roots.push(folder.to_path_buf());
        return Ok(());
    }
    if depth == 0 {
        return Ok(());
    }
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        if entry.file_type()?.is_dir() && !hidden(&entry.path()) {
            folders_with_packs(&entry.path(), depth - 1, roots)?;
        }
    }
    Ok(())
}

fn hidden(path: &Path) -> bool {
    let name = path.file_name().map(|name| name.to_string_lossy());
    name.is_some_and(|name| name.starts_with('.') || name == "target" || name == "node_modules")
}

fn read_folder(root: &Path) -> Result<Vec<Source>, Refusal> {
    let mut files = Vec::new();
    read_below(root, root, 16, &mut files)?;
    files.sort();
    Ok(files)
}

/// Reads all files below a folder. Links to folders are not followed, so there are no circles.
fn read_below(root: &Path, folder: &Path, depth: usize, files: &mut Vec<Source>) -> Result<(), Refusal> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if hidden(&path) {
            continue;
        }
        let Ok(data) = fs::symlink_metadata(&path) else { continue };
        if data.is_dir() && depth > 0 {
            read_below(root, &path, depth - 1, files)?;
        } else if !data.is_dir() {
            let relative = path.strip_prefix(root).unwrap_or(&path);
            let relative = relative.to_string_lossy().replace('\\', "/");
            files.push(Source { path: relative, content: read_file(&path) });
        }
    }
    Ok(())
}

fn read_file(path: &Path) -> Content {
    match fs::metadata(path) {
        Ok(data) if data.len() > MAX_FILE_BYTES as u64 => return Content::TooLarge(data.len()),
        Ok(data) if !data.is_file() => return Content::Unreadable("it is not a regular file".to_owned()),
        Ok(_) => {}
        Err(error) => return Content::Unreadable(error.to_string()),
    }
    match fs::read(path) {
        Ok(bytes) => Content::Bytes(bytes),
        Err(error) => Content::Unreadable(error.to_string()),
    }
}

/// Returns a path as it is shown, with `/`.
fn shown(path: &Path) -> String {
    let text = path.to_string_lossy().replace('\\', "/");
    text.strip_prefix("./").map_or(text.clone(), str::to_owned)
}

/// Joins a pack folder and a path in it, as it is shown.
pub(crate) fn join(root: &str, path: &str) -> String {
    if root == "." { path.to_owned() } else { format!("{root}/{path}") }
}

/// Reads the id of a pack from its manifest, if it has a sound one.
fn pack_id(pack: &PackSource) -> Option<String> {
    let manifest = pack.files.iter().find(|file| file.path == "pack.toml")?;
    let text = match &manifest.content {
        Content::Text(text) => text.clone(),
        Content::Bytes(bytes) => String::from_utf8(bytes.clone()).ok()?,
        Content::TooLarge(_) | Content::Unreadable(_) => return None,
    };
    let manifest: toml::Table = text.parse().ok()?;
    manifest.get("id")?.as_str().map(str::to_owned)
}

/// Replaces a file in one step, so that it is never half written.
pub(crate) fn replace_file(path: &Path, text: &str) -> Result<(), Refusal> {
    let unwritable = |error: std::io::Error| Refusal(format!("cannot write {}: {error}", path.display()));
    let name = path.file_name().map_or_else(|| "file".into(), |name| name.to_string_lossy().into_owned());
    let beside = path.with_file_name(format!(".{name}.provost-new"));
    fs::write(&beside, text).map_err(unwritable)?;
    if let Ok(data) = fs::metadata(path) {
        fs::set_permissions(&beside, data.permissions()).map_err(unwritable)?;
    }
    fs::rename(&beside, path).map_err(|error| {
        fs::remove_file(&beside).ok();
        unwritable(error)
    })
}
