//! Files are written anew in one step, wherever the name leads.

use crate::{Refused, plain};
use std::fs;
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};
use std::process;
use std::sync::atomic::{AtomicU32, Ordering};

/// Replaces a file in one step, so that it is never half written: after a crash it is the old or the new one. Every file that
/// the program writes goes through here.
///
/// A symbolic link stays one, and the file it leads to is replaced. What is no file on a disk (a pipe, a terminal) can only
/// be written to, so that is done.
pub fn replace_file(path: &Path, content: impl AsRef<[u8]>) -> Result<(), Refused> {
    write(path, content.as_ref(), &mut |step| step()).map_err(|error| unwritable(path, &error))
}

/// Sees whether a file could be replaced, and changes nothing.
pub fn try_to_replace(path: &Path) -> Result<(), Refused> {
    // A pipe waits for its reader when it is opened, so it is not tried.
    if is_written_straight(path) {
        return Ok(());
    }
    let tried = target(path).and_then(|target| {
        if target.is_dir() {
            return Err(io::ErrorKind::IsADirectory.into());
        }
        let beside = beside(&target);
        fs::File::create_new(&beside)?;
        fs::remove_file(&beside)
    });
    tried.map_err(|error| unwritable(path, &error))
}

/// Appends to a file that others append to, too, such as the summary of a step in CI.
pub fn append_to_file(path: &Path, text: &str) -> Result<(), Refused> {
    let file = fs::File::options().create(true).append(true).open(path);
    file.and_then(|mut file| file.write_all(text.as_bytes())).map_err(|error| unwritable(path, &error))
}

fn unwritable(path: &Path, error: &io::Error) -> Refused {
    Refused(format!("cannot write {}: {}", path.display(), plain(error)))
}

/// Does one thing that can fail; tests let each fail in turn.
type Try<'t> = dyn FnMut(&mut dyn FnMut() -> io::Result<()>) -> io::Result<()> + 't;

fn write(path: &Path, content: &[u8], attempt: &mut Try<'_>) -> io::Result<()> {
    if is_written_straight(path) {
        // Behind what is there: `/dev/stdout` may be a file that others write to, too.
        return fs::File::options().append(true).open(path)?.write_all(content);
    }
    let target = target(path)?;
    let beside = beside(&target);
    let mut file = None;
    let mut replace = || {
        attempt(&mut || fs::File::create_new(&beside).map(|made| file = Some(made)))?;
        let file = file.as_mut().ok_or(io::ErrorKind::NotFound)?;
        attempt(&mut || file.write_all(content))?;
        if let Ok(data) = fs::metadata(&target) {
            attempt(&mut || fs::set_permissions(&beside, data.permissions()))?;
        }
        // No later renaming can then overtake the content.
        attempt(&mut || file.sync_all())?;
        attempt(&mut || fs::rename(&beside, &target))
    };
    if let Err(error) = replace() {
        fs::remove_file(&beside).ok();
        return Err(error);
    }
    attempt(&mut || sync_folder(&target))
}

/// Waits until the disk has the new name, too.
fn sync_folder(target: &Path) -> io::Result<()> {
    let folder = target.parent().filter(|folder| !folder.as_os_str().is_empty());
    // Not every system can open a folder, and not every file system can wait for one.
    let Ok(folder) = fs::File::open(folder.unwrap_or_else(|| Path::new("."))) else { return Ok(()) };
    match folder.sync_all() {
        Err(error) if matches!(error.kind(), io::ErrorKind::InvalidInput | io::ErrorKind::Unsupported) => {
            Ok(())
        }
        synced => synced,
    }
}

/// Returns the name under which a file is written before it takes its place: in the same folder, so that renaming is one
/// step, and no other writer's.
fn beside(target: &Path) -> PathBuf {
    static WRITTEN: AtomicU32 = AtomicU32::new(0);
    let name = target.file_name().map_or_else(|| "file".into(), |name| name.to_string_lossy().into_owned());
    // Together with the rest, a long name could be longer than a name may be.
    let short: String = name.chars().take(40).collect();
    let (writer, number) = (process::id(), WRITTEN.fetch_add(1, Ordering::Relaxed));
    target.with_file_name(format!(".{short}.{writer}-{number}.provost-new"))
}

/// Returns whether something is there that is neither a file nor a folder of a disk.
fn is_written_straight(path: &Path) -> bool {
    let of_the_system = path.starts_with("/dev") || path.starts_with("/proc");
    fs::metadata(path).is_ok_and(|data| !data.is_dir() && (of_the_system || !data.is_file()))
}

/// Follows symbolic links to the file that is meant, which need not be there yet.
fn target(path: &Path) -> io::Result<PathBuf> {
    /// So many links in a row are a circle.
    const LINKS: usize = 40;
    let mut at = path.to_path_buf();
    for _ in 0..LINKS {
        let Ok(next) = fs::read_link(&at) else { return Ok(at) };
        // A link is relative to the folder that it lies in.
        at = at.parent().map_or_else(|| next.clone(), |folder| folder.join(&next));
    }
    Err(io::Error::other("its symbolic links lead round in a circle"))
}

#[cfg(all(test, unix))]
mod tests;
