//! Reading and writing in the background: saves, what others changed, and the file that survives a crash.

use crate::background::Handler;
use crate::model::file::FileKey;
use crate::model::project::Text;
use crate::model::recovery::Recovered;
use crate::platform;
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// The requests of the window to the disk.
#[derive(Clone, Debug)]
pub enum Request {
    /// Write a file, if on disk it is still as expected.
    Save(Save),
    /// Read these files again, and report those that differ from this text.
    Look(Vec<(FileKey, Text)>),
    /// Something changed at these paths, in one of these folders.
    Changed(Vec<PathBuf>),
    /// Changes in this folder are told from now on.
    AddFolder(String),
    /// Keep this for the case of a crash.
    Keep(Recovered),
}

/// A file to be written.
#[derive(Clone, Debug)]
pub struct Save {
    /// The file.
    pub file: FileKey,
    /// The new text; requests never delete files.
    pub text: Text,
    /// The text when it was last read or written.
    pub expected: Text,
}

/// The reports of the disk to the window.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Report {
    /// A file was written.
    Saved(FileKey, Text),
    /// A file was not written, because it has this text instead of the expected one.
    Conflict(FileKey, Text),
    /// A file could not be written, and why.
    Failed(FileKey, String),
    /// A file on disk is now this.
    Outside(FileKey, Text),
}

/// Reads and writes.
#[derive(Debug, Default)]
pub struct Disk {
    folders: BTreeSet<String>,
    /// Where unsaved work is kept.
    recovery: Option<PathBuf>,
}

impl Disk {
    /// Works in these folders, and keeps unsaved work in a file.
    pub const fn new(folders: BTreeSet<String>, recovery: Option<PathBuf>) -> Self {
        Self { folders, recovery }
    }

    /// Returns the files at a changed path that belong to one of the folders. A new folder may contain files
    /// from before it was watched.
    fn keys(&self, path: &Path) -> Vec<FileKey> {
        if platform::is_folder(path) {
            return platform::files_below(path).iter().filter_map(|file| self.key(file)).collect();
        }
        self.key(path).into_iter().collect()
    }

    fn key(&self, path: &Path) -> Option<FileKey> {
        self.folders.iter().find_map(|root| {
            let whole = platform::absolute(Path::new(root));
            let inside = path.strip_prefix(&whole).or_else(|_| path.strip_prefix(root)).ok()?;
            if inside.file_name().is_none() || !provost_packs::is_read(inside) {
                return None;
            }
            Some(FileKey::new(root.clone(), inside.to_string_lossy().replace('\\', "/")))
        })
    }

    /// Reports a file whose text is not the known one.
    fn look(file: FileKey, known: Option<&Text>, report: &mut dyn FnMut(Report)) {
        // A file that cannot be read now will be told of again, or is found when it is saved.
        let path = file.shown();
        if !provost_packs::leads_out(Path::new(&file.root), Path::new(&path))
            && let Ok(text) = platform::read_text(Path::new(&path))
            && known.is_none_or(|known| known.as_deref() != text.as_deref())
        {
            report(Report::Outside(file, text.map(Arc::from)));
        }
    }

    fn save(save: Save) -> Report {
        let Save { file, text, expected } = save;
        let path = PathBuf::from(file.shown());
        if !file.is_inside() || provost_packs::leads_out(Path::new(&file.root), &path) {
            return Report::Failed(file, "it leads out of the pack".to_owned());
        }
        let theirs: Text = match platform::read_text(&path) {
            Ok(theirs) => theirs.map(Arc::from),
            Err(error) => return Report::Failed(file, error.to_string()),
        };
        if theirs == text {
            return Report::Saved(file, text);
        }
        if theirs != expected {
            return Report::Conflict(file, theirs);
        }
        let written = match &text {
            Some(text) => platform::replace_file(&path, text),
            None => platform::remove_file(&path).map_err(|error| error.to_string()),
        };
        match written {
            Ok(()) => Report::Saved(file, text),
            Err(why) => Report::Failed(file, why),
        }
    }

    fn keep(&self, recovered: &Recovered) {
        let Some(path) = &self.recovery else { return };
        // Work that cannot be kept is still in the window; the next change tries again.
        if recovered.is_empty() {
            platform::remove_file(path).ok();
        } else {
            platform::replace_file(path, &recovered.to_json()).ok();
        }
    }
}

impl Handler for Disk {
    type Request = Request;
    type Report = Report;

    fn handle(&mut self, requests: Vec<Request>, report: &mut dyn FnMut(Report)) {
        let mut looked: BTreeMap<FileKey, Option<Text>> = BTreeMap::new();
        let mut kept = None;
        for request in requests {
            match request {
                Request::Save(save) => report(Self::save(save)),
                Request::Look(files) => {
                    looked.extend(files.into_iter().map(|(file, text)| (file, Some(text))));
                }
                Request::Changed(paths) => {
                    looked.extend(paths.iter().flat_map(|path| self.keys(path)).map(|file| (file, None)));
                }
                Request::AddFolder(folder) => _ = self.folders.insert(folder),
                Request::Keep(recovered) => kept = Some(recovered),
            }
        }
        if let Some(recovered) = kept {
            self.keep(&recovered);
        }
        for (file, known) in looked {
            Self::look(file, known.as_ref(), report);
        }
    }
}
