//! Files are written anew in one step, wherever the name leads.

use crate::{Refused, plain};
use std::fs;
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};

/// Replaces a file in one step, so that it is never half written: after a crash it is the old or the new one.
///
/// A symbolic link stays one, and the file it leads to is replaced. What is no file on a disk (a pipe, a terminal) can only
/// be written to, so that is done.
pub fn replace_file(path: &Path, content: impl AsRef<[u8]>) -> Result<(), Refused> {
    let unwritable =
        |error: io::Error| Refused(format!("cannot write {}: {}", path.display(), plain(&error)));
    write(path, content.as_ref()).map_err(unwritable)
}

/// Sees whether a file could be replaced, and changes nothing.
pub fn try_to_replace(path: &Path) -> Result<(), Refused> {
    let unwritable =
        |error: io::Error| Refused(format!("cannot write {}: {}", path.display(), plain(&error)));
    // A pipe waits for its reader when it is opened, so it is not tried.
    if is_written_straight(path) {
        return Ok(());
    }
    let beside = beside(&target(path).map_err(unwritable)?);
    fs::File::create(&beside).map_err(unwritable)?;
    fs::remove_file(&beside).map_err(unwritable)
}

fn write(path: &Path, content: &[u8]) -> io::Result<()> {
    if is_written_straight(path) {
        // Behind what is there: `/dev/stdout` may be a file that others write to, too.
        return fs::File::options().append(true).open(path)?.write_all(content);
    }
    let target = target(path)?;
    let beside = beside(&target);
    let replaced = write_through(&beside, content).and_then(|()| {
        if let Ok(data) = fs::metadata(&target) {
            fs::set_permissions(&beside, data.permissions())?;
        }
        fs::rename(&beside, &target)
    });
    if replaced.is_err() {
        fs::remove_file(&beside).ok();
    }
    replaced
}

/// Returns the name under which a file is written before it takes its place: in the same folder, so that renaming is one
/// step.
fn beside(target: &Path) -> PathBuf {
    let name = target.file_name().map_or_else(|| "file".into(), |name| name.to_string_lossy().into_owned());
    target.with_file_name(format!(".{name}.provost-new"))
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

/// Writes a file and waits until the disk has it, so that no later renaming can overtake it.
fn write_through(path: &Path, content: &[u8]) -> io::Result<()> {
    let mut file = fs::File::create(path)?;
    file.write_all(content)?;
    file.sync_all()
}

#[cfg(all(test, unix))]
mod tests;
