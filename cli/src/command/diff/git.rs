//! Packs as they were at a revision, read through the `git` program; nothing is checked out.

use crate::Refusal;
use provost_interpreter::pack::{Content, MAX_FILE_BYTES, PackSource, Source};
use std::collections::BTreeMap;
use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::path::Path;
use std::process::{Command, Stdio};

/// Reads the packs in a folder at a revision.
pub(crate) fn packs(revision: &str, folder: &str) -> Result<Vec<PackSource>, Refusal> {
    if revision.is_empty() || revision.starts_with('-') {
        return Err(Refusal("write the revision behind `git:`, as in `git:main`".to_owned()));
    }
    let paths = list(revision, folder)?;
    let mut roots: Vec<&str> = paths.iter().filter_map(|path| root_of(path)).collect();
    // Deeper folders first, so that a file belongs to the nearest one.
    roots.sort_by_key(|root| std::cmp::Reverse(root.len()));
    if roots.is_empty() {
        return Err(Refusal(format!(
            "no pack in {folder} at {revision}: there is no pack.toml in it or below it"
        )));
    }
    let inside = |path: &&String| roots.iter().any(|root| below(root, path).is_some());
    let wanted: Vec<&String> = paths.iter().filter(inside).collect();
    let contents = contents(revision, folder, &wanted)?;
    let mut packs: BTreeMap<&str, Vec<Source>> = BTreeMap::new();
    for (path, content) in wanted.into_iter().zip(contents) {
        let home = roots.iter().find_map(|root| Some((*root, below(root, path)?)));
        if let Some((root, path)) =
            home.filter(|(_, path)| !path.split('/').any(|part| part.starts_with('.')))
        {
            packs.entry(root).or_default().push(Source { path: path.to_owned(), content });
        }
    }
    let shown = |root: &str| {
        let name = if root.is_empty() { folder.to_owned() } else { format!("{folder}/{root}") };
        format!("git:{revision}:{name}")
    };
    Ok(packs.into_iter().map(|(root, files)| PackSource { root: shown(root), files }).collect())
}

/// Returns the folder of a `pack.toml`.
fn root_of(path: &str) -> Option<&str> {
    if path == "pack.toml" { Some("") } else { path.strip_suffix("/pack.toml") }
}

fn below<'p>(root: &str, path: &'p str) -> Option<&'p str> {
    if root.is_empty() { Some(path) } else { path.strip_prefix(root)?.strip_prefix('/') }
}

fn git(folder: &str) -> Result<Command, Refusal> {
    if !Path::new(folder).is_dir() {
        return Err(Refusal(format!("cannot ask git in {folder}: there is no such folder")));
    }
    let mut command = Command::new("git");
    command.arg("-C").arg(folder);
    Ok(command)
}

fn failed(error: &std::io::Error) -> Refusal {
    Refusal(format!("cannot run git: {error}"))
}

/// Lists the files of a folder at a revision, from that folder.
fn list(revision: &str, folder: &str) -> Result<Vec<String>, Refusal> {
    let mut command = git(folder)?;
    command.args(["ls-tree", "-r", "-z", "--name-only", revision, "--", "."]);
    let output = command.output().map_err(|error| failed(&error))?;
    if !output.status.success() {
        let why = String::from_utf8_lossy(&output.stderr);
        return Err(Refusal(format!(
            "git cannot show {revision}: {}",
            why.trim().trim_start_matches("fatal: ")
        )));
    }
    let listed = String::from_utf8_lossy(&output.stdout);
    Ok(listed.split('\0').filter(|path| !path.is_empty()).map(str::to_owned).collect())
}

/// Reads files at a revision, all through one process.
fn contents(revision: &str, folder: &str, paths: &[&String]) -> Result<Vec<Content>, Refusal> {
    let mut command = git(folder)?;
    command.args(["cat-file", "--batch"]).stdin(Stdio::piped()).stdout(Stdio::piped());
    let mut child = command.spawn().map_err(|error| failed(&error))?;
    let (Some(mut stdin), Some(stdout)) = (child.stdin.take(), child.stdout.take()) else {
        return Err(Refusal("cannot talk to git".to_owned()));
    };
    let mut answers = BufReader::new(stdout);
    let mut contents = Vec::new();
    for path in paths {
        // One request, one response, so neither side can fill a pipe that the other does not empty.
        if path.contains('\n') {
            contents.push(Content::Unreadable("its name has a line end".to_owned()));
            continue;
        }
        writeln!(stdin, "{revision}:./{path}")?;
        stdin.flush()?;
        let mut head = String::new();
        answers.read_line(&mut head)?;
        let size = head.trim().rsplit(' ').next().and_then(|size| size.parse::<u64>().ok());
        let Some(size) = size.filter(|_| head.contains(" blob ")) else {
            contents.push(Content::Unreadable(format!("git says: {}", head.trim())));
            continue;
        };
        let mut bytes = Vec::new();
        answers.by_ref().take(size).read_to_end(&mut bytes)?;
        answers.read_exact(&mut [0])?;
        let large = size > MAX_FILE_BYTES as u64;
        contents.push(if large { Content::TooLarge(size) } else { Content::Bytes(bytes) });
    }
    drop(stdin);
    child.wait()?;
    Ok(contents)
}
