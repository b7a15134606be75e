//! Finding and reading packs on disk.

use crate::{Refused, plain, shipped};
use provost_grammar::diagnostic::Severity;
use provost_interpreter::pack::{Content, File, Finding, Loaded, MAX_FILE_BYTES, PackSource, Source};
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::io::{self, Read as _};
use std::path::{Path, PathBuf};
use std::thread;

/// Packs to load, and which of their files the user asked about.
#[derive(Debug)]
pub struct Packs {
    /// What to load: the packs asked for, and shipped ones that they may depend on.
    pub sources: Vec<PackSource>,
    /// Roots of the packs asked for, as a whole or by one of their files.
    pub roots: BTreeSet<String>,
    /// Roots of the packs asked for as a whole.
    whole: BTreeSet<String>,
    /// Single files asked for, as shown.
    files: BTreeSet<String>,
    /// Single files asked for that lie outside any pack.
    alone: usize,
}

impl Packs {
    /// Whether the user asked about this file.
    pub fn wants(&self, file: &File) -> bool {
        self.wants_path(&file.root, &file.path)
    }

    /// Whether a file that the user asked about has errors.
    pub fn has_errors(&self, loaded: &Loaded) -> bool {
        let is_error = |finding: &Finding| finding.diagnostic.severity == Severity::Error;
        loaded.findings.iter().any(|finding| is_error(finding) && self.wants(loaded.file(finding.file)))
    }

    /// How many packs and how many files outside any pack the user asked about.
    pub fn count(&self) -> (usize, usize) {
        let asked = self.sources.iter().filter(|pack| self.roots.contains(&pack.root));
        let folders = asked.filter(|pack| pack.files.iter().any(|file| file.path == "pack.toml")).count();
        (folders, self.alone)
    }

    /// Whether the user asked about the file at this path of a pack folder.
    pub fn wants_path(&self, root: &str, path: &str) -> bool {
        self.whole.contains(root) || self.files.contains(&join(root, path))
    }
}

/// Reads the packs at these paths; without paths, those that ship with Provost.
pub fn read(paths: &[PathBuf]) -> Result<Packs, Refused> {
    if paths.is_empty() {
        let shipped = shipped::packs();
        let roots: BTreeSet<String> = shipped.iter().map(|pack| pack.root.clone()).collect();
        let (whole, files) = (roots.clone(), BTreeSet::new());
        return Ok(Packs { sources: shipped, roots, whole, files, alone: 0 });
    }
    let mut packs = Packs {
        sources: Vec::new(),
        roots: BTreeSet::new(),
        whole: BTreeSet::new(),
        files: BTreeSet::new(),
        alone: 0,
    };
    // One folder may be named in several ways; it is shown as it was named first.
    let mut names: BTreeMap<PathBuf, String> = BTreeMap::new();
    for path in paths {
        let found = match find(path)? {
            Found::Packs(found) => found,
            Found::Alone { folder, file } => {
                let real = fs::canonicalize(path).map_err(|error| unreadable(path, &error))?;
                if names.insert(real, shown(path)).is_none() {
                    let root = shown(&folder);
                    packs.files.insert(join(&root, &file));
                    packs.roots.insert(root.clone());
                    let content = read_file(path);
                    packs.sources.push(PackSource { root, files: vec![Source { path: file, content }] });
                    packs.alone += 1;
                }
                continue;
            }
        };
        for root in found.roots {
            let real = fs::canonicalize(&root).map_err(|error| unreadable(&root, &error))?;
            if !names.contains_key(&real) {
                packs.sources.push(PackSource { root: shown(&root), files: read_folder(&root)? });
            }
            let name = names.entry(real).or_insert_with(|| shown(&root));
            packs.roots.insert(name.clone());
            match &found.file {
                Some(file) => _ = packs.files.insert(join(name, file)),
                None => _ = packs.whole.insert(name.clone()),
            }
        }
    }
    Ok(with_shipped(packs))
}

/// Reads the pack around a file as if this were in the file, and asks about nothing else. The file need not be there.
pub fn read_in_place_of(path: &Path, content: Content) -> Result<Packs, Refused> {
    let name = path.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
    if !is_file(&name) {
        return Err(Refused(format!(
            "{} is no name of a file of content: it must end in `.toml`",
            path.display()
        )));
    }
    let folder = path.parent().map(|folder| non_empty(folder.to_path_buf())).unwrap_or_default();
    let real = fs::canonicalize(&folder).map_err(|error| unreadable(&folder, &error))?;
    let around = real.ancestors().find(|folder| folder.join("pack.toml").is_file());
    let Some((root, inside)) = around.and_then(|root| Some((root, real.strip_prefix(root).ok()?))) else {
        let root = shown(&folder);
        let source = PackSource { root: root.clone(), files: vec![Source { path: name.clone(), content }] };
        let packs = Packs {
            sources: vec![source],
            roots: BTreeSet::from([root.clone()]),
            whole: BTreeSet::new(),
            files: BTreeSet::from([join(&root, &name)]),
            alone: 1,
        };
        return Ok(with_shipped(packs));
    };
    let written =
        folder.ancestors().nth(inside.components().count()).map(|root| non_empty(root.to_path_buf()));
    let same = written.filter(|written| fs::canonicalize(written).is_ok_and(|written| written == root));
    let root = same.unwrap_or_else(|| root.to_path_buf());
    let file = inside.join(&name).to_string_lossy().replace('\\', "/");
    let mut files = read_folder(&root)?;
    files.retain(|source| source.path != file);
    files.push(Source { path: file.clone(), content });
    let root = shown(&root);
    let packs = Packs {
        sources: vec![PackSource { root: root.clone(), files }],
        roots: BTreeSet::from([root.clone()]),
        whole: BTreeSet::new(),
        files: BTreeSet::from([join(&root, &file)]),
        alone: 0,
    };
    Ok(with_shipped(packs))
}

/// Takes packs that were read elsewhere as those asked for.
pub fn from_sources(sources: Vec<PackSource>) -> Packs {
    let roots: BTreeSet<String> = sources.iter().map(|pack| pack.root.clone()).collect();
    with_shipped(Packs { sources, whole: roots.clone(), roots, files: BTreeSet::new(), alone: 0 })
}

/// Adds the shipped packs of other ids.
fn with_shipped(mut packs: Packs) -> Packs {
    let ids: BTreeSet<String> = packs.sources.iter().filter_map(pack_id).collect();
    let shipped = shipped::packs().into_iter();
    packs.sources.extend(shipped.filter(|pack| pack_id(pack).is_none_or(|id| !ids.contains(&id))));
    packs
}

/// What a path means.
enum Found {
    Packs(FoundPacks),
    /// A file outside any pack, and the folder it lies in.
    Alone {
        folder: PathBuf,
        file: String,
    },
}

struct FoundPacks {
    roots: Vec<PathBuf>,
    /// The file asked for, as a path from its root.
    file: Option<String>,
}

/// Finds the pack folders that a path means: itself, those below it, or the one around a file. A file in none of
/// them stands for itself.
fn find(path: &Path) -> Result<Found, Refused> {
    let data = fs::metadata(path).map_err(|error| unreadable(path, &error))?;
    if data.is_file() {
        return find_around(path);
    }
    if path.join("pack.toml").is_file() {
        return Ok(Found::Packs(FoundPacks { roots: vec![path.to_path_buf()], file: None }));
    }
    let mut roots = Vec::new();
    folders_with_packs(path, 4, &mut roots)?;
    if roots.is_empty() {
        return Err(Refused(format!(
            "no pack in {}: there is no pack.toml in it or below it",
            path.display()
        )));
    }
    roots.sort();
    Ok(Found::Packs(FoundPacks { roots, file: None }))
}

/// Finds the pack around a file.
fn find_around(path: &Path) -> Result<Found, Refused> {
    let real = fs::canonicalize(path).map_err(|error| unreadable(path, &error))?;
    let around = real.ancestors().skip(1).find(|folder| folder.join("pack.toml").is_file());
    let Some((root, file)) = around.and_then(|root| Some((root, real.strip_prefix(root).ok()?))) else {
        let name = path.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
        if !is_file(&name) {
            let shown = path.display();
            return Err(Refused(format!("{shown} is in no pack: no folder above it has a pack.toml")));
        }
        let folder = path.parent().map(|folder| non_empty(folder.to_path_buf())).unwrap_or_default();
        return Ok(Found::Alone { folder, file: name });
    };
    // Keep the folder as the user wrote it where that reaches the root.
    let written = path.ancestors().nth(file.components().count()).map(|root| non_empty(root.to_path_buf()));
    let same = written.filter(|written| fs::canonicalize(written).is_ok_and(|written| written == root));
    let file = file.to_string_lossy().replace('\\', "/");
    let roots = vec![same.unwrap_or_else(|| root.to_path_buf())];
    Ok(Found::Packs(FoundPacks { roots, file: Some(file) }))
}

/// Returns whether a word means a file of content, and no id.
pub fn is_file(word: &str) -> bool {
    Path::new(word).extension().is_some_and(|ending| ending == "toml")
}

/// Returns the pack folder around a path, if it lies in one.
pub fn pack_around(path: &Path) -> Option<PathBuf> {
    let real = fs::canonicalize(path).ok()?;
    real.ancestors().find(|folder| folder.join("pack.toml").is_file()).map(Path::to_path_buf)
}

fn unreadable(path: &Path, error: &std::io::Error) -> Refused {
    Refused(format!("cannot read {}: {}", path.display(), plain(error)))
}

fn non_empty(path: PathBuf) -> PathBuf {
    if path.as_os_str().is_empty() { PathBuf::from(".") } else { path }
}

fn folders_with_packs(folder: &Path, depth: usize, roots: &mut Vec<PathBuf>) -> Result<(), Refused> {
    if folder.join("pack.toml").is_file() {
        roots.push(folder.to_path_buf());
        return Ok(());
    }
    if depth == 0 {
        return Ok(());
    }
    for entry in fs::read_dir(folder).map_err(|error| unreadable(folder, &error))? {
        let entry = entry.map_err(|error| unreadable(folder, &error))?;
        if entry.file_type().is_ok_and(|kind| kind.is_dir()) && !hidden(&entry.path()) {
            folders_with_packs(&entry.path(), depth - 1, roots)?;
        }
    }
    Ok(())
}

/// Returns whether a file at this path from its pack's folder would be read: what version control and build tools keep
/// there is not.
pub fn is_read(inside: &Path) -> bool {
    !inside.ancestors().filter(|part| part.file_name().is_some()).any(hidden)
}

/// Lists the files of a folder inside a pack that would be read. A folder that cannot be read has none.
pub fn files_below(folder: &Path) -> Vec<PathBuf> {
    let mut files = Vec::new();
    list_below(folder, 16, &mut files).ok();
    files
}

fn hidden(path: &Path) -> bool {
    let name = path.file_name().map(|name| name.to_string_lossy());
    name.is_some_and(|name| name.starts_with('.') || name == "target" || name == "node_modules")
}

/// How many threads read the files of a pack.
const READERS: usize = 8;

/// The most bytes of a pack: a bound on memory, far beyond what a game needs.
const MAX_PACK_BYTES: usize = 256 * 1024 * 1024;

/// The most bytes of a file that Provost wrote itself: saved games, replays, reports.
const MAX_OWN_BYTES: usize = 256 * 1024 * 1024;

/// So few files are not worth a thread.
const FEW: usize = 200;

fn read_folder(root: &Path) -> Result<Vec<Source>, Refused> {
    let mut paths = Vec::new();
    list_below(root, 16, &mut paths)?;
    let source = |path: &PathBuf| {
        let relative = path.strip_prefix(root).unwrap_or(path).to_string_lossy().replace('\\', "/");
        Source { path: relative, content: read_in_pack(root, path) }
    };
    // A disk that has to look for many small files answers several questions at once.
    let share = paths.len().div_ceil(READERS).max(FEW);
    let mut files: Vec<Source> = thread::scope(|scope| {
        let read = |paths: &[PathBuf]| paths.iter().map(source).collect::<Vec<_>>();
        let readers: Vec<_> = paths.chunks(share).map(|paths| scope.spawn(move || read(paths))).collect();
        readers.into_iter().flat_map(|reader| reader.join().unwrap_or_default()).collect()
    });
    let bytes: usize = files.iter().map(|file| file.content.len()).sum();
    if bytes > MAX_PACK_BYTES {
        let shown = root.display();
        return Err(Refused(format!("cannot read {shown}: it has more than {MAX_PACK_BYTES} bytes of text")));
    }
    files.sort();
    Ok(files)
}

/// Lists all files below a folder. Links to folders are not followed, so there are no circles.
fn list_below(folder: &Path, depth: usize, files: &mut Vec<PathBuf>) -> Result<(), Refused> {
    /// The most files of a pack: a bound on memory, far beyond what a game needs.
    const MOST: usize = 100_000;
    for entry in fs::read_dir(folder).map_err(|error| unreadable(folder, &error))? {
        let path = entry.map_err(|error| unreadable(folder, &error))?.path();
        if hidden(&path) {
            continue;
        }
        let Ok(data) = fs::symlink_metadata(&path) else { continue };
        if data.is_dir() && depth > 0 {
            list_below(&path, depth - 1, files)?;
        } else if !data.is_dir() {
            if files.len() >= MOST {
                return Err(Refused(format!(
                    "cannot read {}: it has more than {MOST} files",
                    folder.display()
                )));
            }
            files.push(path);
        }
    }
    Ok(())
}

/// Reads a file of a pack. A link that leads out of the pack is not followed: a pack from elsewhere must not show what else
/// is on this machine.
pub fn read_in_pack(root: &Path, path: &Path) -> Content {
    if leads_out(root, path) {
        return Content::Unreadable("it is a link that leads out of the pack".to_owned());
    }
    read_file(path)
}

/// Returns whether a path inside a pack is a link that leads out of it, or to nowhere.
pub fn leads_out(root: &Path, path: &Path) -> bool {
    if !fs::symlink_metadata(path).is_ok_and(|data| data.is_symlink()) {
        return false;
    }
    let inside = fs::canonicalize(root).and_then(|root| Ok(fs::canonicalize(path)?.starts_with(root)));
    !inside.unwrap_or(false)
}

/// Reads a file, unless it is too large.
pub fn read_file(path: &Path) -> Content {
    match read_bytes(path, MAX_FILE_BYTES) {
        Ok(bytes) if bytes.len() > MAX_FILE_BYTES => {
            let size = fs::metadata(path).map_or(0, |data| data.len());
            Content::TooLarge(size.max(MAX_FILE_BYTES as u64 + 1))
        }
        Ok(bytes) => Content::Bytes(bytes),
        Err(error) => Content::Unreadable(error.to_string()),
    }
}

/// Reads a text that Provost wrote itself, such as a saved game.
pub fn read_text(path: &Path) -> Result<String, Refused> {
    let bytes = read_bytes(path, MAX_OWN_BYTES).map_err(|error| unreadable(path, &error))?;
    if bytes.len() > MAX_OWN_BYTES {
        let shown = path.display();
        return Err(Refused(format!("cannot read {shown}: it has more than {MAX_OWN_BYTES} bytes")));
    }
    String::from_utf8(bytes)
        .map_err(|_not_text| Refused(format!("cannot read {}: it is no text", path.display())))
}

/// Reads a regular file up to one byte more than a bound. What is there may grow, and what says that it is a file of no
/// length may go on for ever.
fn read_bytes(path: &Path, most: usize) -> io::Result<Vec<u8>> {
    let regular = |data: fs::Metadata| {
        let no_file = || io::Error::other("it is not a regular file");
        if data.is_dir() {
            Err(io::ErrorKind::IsADirectory.into())
        } else if data.is_file() {
            Ok(())
        } else {
            Err(no_file())
        }
    };
    // To open a pipe would wait for its writer.
    regular(fs::metadata(path)?)?;
    let file = fs::File::open(path)?;
    regular(file.metadata()?)?;
    let mut bytes = Vec::new();
    file.take(most as u64 + 1).read_to_end(&mut bytes)?;
    Ok(bytes)
}

/// Returns a path as it is shown, with `/`.
fn shown(path: &Path) -> String {
    // Going through the components leaves out what a shell may have added: `packs//frost/`.
    let path: PathBuf = path.components().collect();
    let text = path.to_string_lossy().replace('\\', "/");
    text.strip_prefix("./").map_or(text.clone(), str::to_owned)
}

/// Joins a pack folder and a path in it, as it is shown.
pub fn join(root: &str, path: &str) -> String {
    if root == "." { path.to_owned() } else { format!("{root}/{path}") }
}

/// Reads the id of a pack from its manifest, if it has a sound one.
pub fn pack_id(pack: &PackSource) -> Option<String> {
    let manifest = pack.files.iter().find(|file| file.path == "pack.toml")?;
    let text = match &manifest.content {
        Content::Text(text) => text.clone(),
        Content::Bytes(bytes) => String::from_utf8(bytes.clone()).ok()?,
        Content::TooLarge(_) | Content::Unreadable(_) => return None,
    };
    let manifest: toml::Table = text.parse().ok()?;
    manifest.get("id")?.as_str().map(str::to_owned)
}
