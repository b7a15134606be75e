//! The start of the editor: opens packs, and finds work that a crash left behind.

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

/// How many editors can have the same folders open and still keep their work.
const PLACES: usize = 16;

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
                let left = Recovered::from_json(&text);
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
