//! The start of the editor: opens packs, and finds work that a crash left behind.

use crate::model::file::FileKey;
use crate::model::recovery::Recovered;
use crate::platform::{self, Lock};
use provost_interpreter::pack::PackSource;
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

/// The opened packs and recovered work.
#[derive(Debug, Default)]
pub struct Opened {
    /// All packs: those asked for, and shipped ones below them.
    pub packs: Vec<PackSource>,
    /// The folders that may be changed.
    pub folders: BTreeSet<String>,
    /// Where unsaved work is kept, and what a crash left there.
    pub recovery: RecoveryPlace,
}

/// Reads the packs at these paths; without paths, the shipped ones.
pub fn open(paths: &[PathBuf]) -> Result<Opened, provost_packs::Refused> {
    let packs = provost_packs::read(paths)?;
    let folders = if paths.is_empty() { BTreeSet::new() } else { packs.roots };
    let recovery = RecoveryPlace::find(platform::data_folder().as_deref(), &folders);
    Ok(Opened { packs: packs.sources, folders, recovery })
}

/// Where the unsaved work of one running editor is kept.
#[derive(Debug, Default)]
pub struct RecoveryPlace {
    /// The file; `None` if there is no place for it.
    pub file: Option<PathBuf>,
    /// Work left for the same folders by editors that are gone, newest last, each with its file.
    pub left: Vec<(PathBuf, Recovered)>,
    /// Held as long as this editor runs, so that no other takes its work for left behind.
    lock: Option<Lock>,
}

/// How many editors, and how much work that they left, there can be for the same folders.
const PLACES: usize = 256;

impl RecoveryPlace {
    /// Takes the first slot that no running editor holds, and collects the work left in all free ones.
    pub fn find(data: Option<&Path>, folders: &BTreeSet<String>) -> Self {
        let mut place = Self::default();
        let Some(data) = data else { return place };
        let name = project_name(folders);
        for number in 0..PLACES {
            let file = data.join("recovery").join(format!("{name}-{number}.json"));
            let Some(lock) = Lock::take(&file.with_extension("lock")) else { continue };
            if let Ok(Some(text)) = platform::read_text(&file) {
                let mut left = Recovered::from_json(&text);
                left.files.retain(|left| is_of_a_pack(&left.file, folders));
                if !left.is_empty() {
                    place.left.push((file, left));
                    continue;
                }
            }
            if place.file.is_none() {
                place.file = Some(file);
                place.lock = Some(lock);
            }
        }
        place
    }

    /// Returns whether this editor holds its place alone.
    pub const fn is_held(&self) -> bool {
        self.lock.is_some()
    }

    /// Returns everything that was left, later work over earlier.
    pub fn all(&self) -> Recovered {
        let mut all = Recovered::default();
        for file in self.left.iter().flat_map(|(_, left)| &left.files) {
            all.files.retain(|known| known.file != file.file);
            all.files.push(file.clone());
        }
        all
    }

    /// Deletes recovered work that has been taken or dismissed.
    pub fn forget(&mut self) {
        for (file, _) in self.left.drain(..) {
            platform::remove_file(&file).ok();
        }
    }
}

/// Returns whether a file lies in a pack: one that is open, or one that was made in the editor and is there. A file of left
/// work may have been written by anybody, and must not lead elsewhere.
fn is_of_a_pack(file: &FileKey, folders: &BTreeSet<String>) -> bool {
    let there = folders.contains(&file.root) || Path::new(&file.root).join("pack.toml").is_file();
    there && file.is_inside()
}

/// A name for a set of folders that is the same at every start.
fn project_name(folders: &BTreeSet<String>) -> String {
    let whole = |root: &String| platform::absolute(Path::new(root)).to_string_lossy().into_owned();
    let all: Vec<String> = folders.iter().map(whole).collect();
    // FNV-1a: short, and stable from one version to the next.
    let hash = all.join("\n").bytes().fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    });
    format!("{hash:016x}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn left_work_leads_nowhere_outside_a_pack() {
        let folders = BTreeSet::from(["packs/frost".to_owned()]);
        let is = |root: &str, path: &str| is_of_a_pack(&FileKey::new(root, path), &folders);
        assert!(is("packs/frost", "cards/runa.toml"));
        for (root, path) in [
            ("/etc", "passwd"),
            ("packs/frost", "../other/x.toml"),
            ("packs/frost", "/etc/passwd"),
            ("packs/frost", ""),
        ] {
            assert!(!is(root, path), "{root} {path}");
        }
    }
}
