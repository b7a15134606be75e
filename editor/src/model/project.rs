//! The open project: packs, the text of each of their files, their state on disk, and the history of changes.
//! Text is the truth; forms, tables and fixes are edits of it.

use super::file::FileKey;
use super::history::{Change, History, StepName, UndoStep};
use super::recovery::{Recovered, RecoveredFile};
use provost_interpreter::pack::{Content, PackSource, Source};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

/// A text shared between the window and its workers; `None` is a file that is not there.
pub type Text = Option<Arc<str>>;

/// Packs that are open together.
#[derive(Debug, Default)]
pub struct Project {
    /// Folders whose files may be changed; the other packs come out of the program.
    folders: BTreeSet<String>,
    files: BTreeMap<FileKey, FileState>,
    history: History,
    /// How often files have come or gone.
    comings: u64,
}

/// The state of a file.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct FileState {
    /// Its text in the editor.
    pub text: Text,
    /// Its text on disk, as it was last read or written.
    pub saved: Text,
}

impl FileState {
    /// Returns whether the editor and the disk differ.
    pub fn is_dirty(&self) -> bool {
        self.text != self.saved
    }
}

/// A new text for a file; `None` deletes it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Edit {
    /// The file.
    pub file: FileKey,
    /// Its new text.
    pub text: Option<String>,
}

impl Edit {
    /// Gives a file a new text.
    pub fn new(file: FileKey, text: impl Into<String>) -> Self {
        Self { file, text: Some(text.into()) }
    }
}

impl Project {
    /// Opens packs; those in `folders` may be changed.
    pub fn new(packs: &[PackSource], folders: BTreeSet<String>) -> Self {
        let mut project = Self { folders, ..Self::default() };
        project.add(packs);
        project
    }

    /// Opens further packs, as they lie on disk.
    pub fn add(&mut self, packs: &[PackSource]) {
        self.comings += 1;
        for pack in packs {
            for Source { path, content } in &pack.files {
                let text: Text = readable(content).map(Arc::from);
                let key = FileKey::new(pack.root.clone(), path.clone());
                self.files.insert(key, FileState { text: text.clone(), saved: text });
            }
        }
    }

    /// Makes a folder one whose files may be changed.
    pub fn add_folder(&mut self, root: impl Into<String>) {
        self.folders.insert(root.into());
    }

    /// Closes a pack. Returns its files.
    pub fn close(&mut self, root: &str) -> Vec<FileKey> {
        let files: Vec<FileKey> = self.files.keys().filter(|file| file.root == root).cloned().collect();
        self.files.retain(|file, _| file.root != root);
        self.comings += 1;
        self.folders.remove(root);
        files
    }

    /// Returns all packs with the texts they have now.
    pub fn sources(&self) -> Vec<PackSource> {
        sources(self.files())
    }

    /// Returns all packs as they lie on disk, as far as the editor has read or written them.
    pub fn saved_sources(&self) -> Vec<PackSource> {
        let saved = self.files.iter().filter_map(|(file, state)| Some((file, state.saved.as_ref()?)));
        sources(saved)
    }

    /// Returns the folders whose files may be changed.
    pub fn folders(&self) -> impl Iterator<Item = &str> {
        self.folders.iter().map(String::as_str)
    }

    /// Returns whether files of this folder may be changed.
    pub fn is_writable(&self, root: &str) -> bool {
        self.folders.contains(root)
    }

    /// Returns the text of a file, if it is there.
    pub fn text(&self, file: &FileKey) -> Option<&Arc<str>> {
        self.files.get(file)?.text.as_ref()
    }

    /// Returns the state of a file.
    pub fn file(&self, file: &FileKey) -> Option<&FileState> {
        self.files.get(file)
    }

    /// Returns the files that are there, in order, with their texts.
    pub fn files(&self) -> impl Iterator<Item = (&FileKey, &Arc<str>)> {
        self.files.iter().filter_map(|(key, file)| Some((key, file.text.as_ref()?)))
    }

    /// Returns a number that changes when files are added or removed, for cached lists.
    pub const fn comings(&self) -> u64 {
        self.comings
    }

    /// Returns the states of all known files, including removed ones.
    pub fn known_files(&self) -> impl Iterator<Item = (&FileKey, &FileState)> {
        self.files.iter()
    }

    /// Returns the files that differ from the disk.
    pub fn dirty(&self) -> impl Iterator<Item = (&FileKey, &FileState)> {
        self.files.iter().filter(|(_, file)| file.is_dirty())
    }

    /// Returns whether a file differs from the disk.
    pub fn is_dirty(&self, file: &FileKey) -> bool {
        self.files.get(file).is_some_and(FileState::is_dirty)
    }

    /// Returns the log of changes.
    pub const fn history(&self) -> &History {
        &self.history
    }

    /// Stops joining typed text.
    pub const fn seal(&mut self) {
        self.history.seal();
    }

    /// Changes files as one step; what may not be changed stays. Returns the files that differ now.
    pub fn change(&mut self, name: StepName, edits: Vec<Edit>) -> Vec<FileKey> {
        let mut changes: Vec<Change> = Vec::new();
        for Edit { file, text } in edits {
            if self.is_writable(&file.root) {
                changes.extend(self.put(&file, text));
            }
        }
        let touched = changes.iter().map(|change| change.file.clone()).collect();
        if !changes.is_empty() {
            self.history.push(UndoStep { name, changes });
        }
        touched
    }

    /// Applies text typed into a file.
    pub fn type_into(&mut self, file: &FileKey, text: String) -> bool {
        if !self.is_writable(&file.root) {
            return false;
        }
        let Some(change) = self.put(file, Some(text)) else { return false };
        self.history.push_typing(StepName::new("typing", file.name()), change);
        true
    }

    fn put(&mut self, file: &FileKey, text: Option<String>) -> Option<Change> {
        let state = self.files.entry(file.clone()).or_default();
        let change = Change::between(file, state.text.as_deref(), text.as_deref())?;
        self.comings += u64::from(state.text.is_some() != text.is_some());
        state.text = text.map(Arc::from);
        Some(change)
    }

    /// Takes the last step back. Returns the changes that did it.
    pub fn undo(&mut self) -> Vec<Change> {
        let changes = self.history.undo().unwrap_or_default();
        self.play(&changes);
        changes
    }

    /// Does the last step that was taken back again. Returns its changes.
    pub fn redo(&mut self) -> Vec<Change> {
        let changes = self.history.redo().unwrap_or_default();
        self.play(&changes);
        changes
    }

    fn play(&mut self, changes: &[Change]) {
        for change in changes {
            let state = self.files.entry(change.file.clone()).or_default();
            let text = change.apply(state.text.as_deref()).map(Arc::from);
            self.comings += u64::from(state.text.is_some() != text.is_some());
            state.text = text;
        }
    }

    /// Notes what lies on disk now.
    pub fn note_saved(&mut self, file: &FileKey, saved: Text) {
        if let Some(state) = self.files.get_mut(file) {
            state.saved = saved;
        }
    }

    /// Adopts an outside change of a file. A file without changes of its own follows as a step that can be
    /// undone; one with changes is a conflict and stays as it is.
    pub fn take_outside(&mut self, file: &FileKey, theirs: &Text) -> Outside {
        let state = self.files.entry(file.clone()).or_default();
        if state.saved == *theirs {
            return Outside::Known;
        }
        if state.text == *theirs {
            state.saved.clone_from(theirs);
            return Outside::Known;
        }
        if state.is_dirty() {
            return Outside::Conflict;
        }
        self.take_theirs(file, theirs);
        Outside::Reloaded
    }

    /// Takes the file on disk in place of the own one, as a step that can be taken back.
    pub fn take_theirs(&mut self, file: &FileKey, theirs: &Text) {
        let text = theirs.as_deref().map(str::to_owned);
        self.note_saved(file, theirs.clone());
        self.change(StepName::new("reload", file.name()), vec![Edit { file: file.clone(), text }]);
    }

    /// Returns what must survive a crash: every file that differs from the disk.
    pub fn recovery(&self) -> Recovered {
        let file = |(key, state): (&FileKey, &FileState)| RecoveredFile {
            file: key.clone(),
            text: state.text.as_deref().map(str::to_owned),
            base: state.saved.as_deref().map(str::to_owned),
        };
        Recovered { files: self.dirty().map(file).collect() }
    }

    /// Takes recovered texts, as one step.
    pub fn restore(&mut self, recovered: &Recovered) -> Vec<FileKey> {
        let edits =
            recovered.files.iter().map(|file| Edit { file: file.file.clone(), text: file.text.clone() });
        self.change(StepName::new("recover", recovered.files.len().to_string()), edits.collect())
    }

    /// Leaves out of recovered work what lies on disk already.
    pub fn without_saved(&self, mut recovered: Recovered) -> Recovered {
        recovered.files.retain(|left| {
            let saved = self.files.get(&left.file).and_then(|state| state.saved.as_deref());
            saved != left.text.as_deref()
        });
        recovered
    }

    /// After taking recovered work: returns the files that have changed on disk since it was left, with their
    /// present text. They are conflicts, so a save expects the text from when the work was left.
    pub fn changed_since(&mut self, recovered: &Recovered) -> Vec<(FileKey, Text)> {
        let mut changed = Vec::new();
        for left in recovered.files.iter().filter(|left| self.folders.contains(&left.file.root)) {
            let Some(state) = self.files.get_mut(&left.file) else { continue };
            if state.saved.as_deref() != left.base.as_deref() && state.is_dirty() {
                let base = left.base.as_deref().map(Arc::from);
                changed.push((left.file.clone(), std::mem::replace(&mut state.saved, base)));
            }
        }
        changed
    }
}

/// The effect of an outside change.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outside {
    /// Nothing new.
    Known,
    /// The file was taken.
    Reloaded,
    /// Both sides have changed.
    Conflict,
}

fn sources<'p>(files: impl Iterator<Item = (&'p FileKey, &'p Arc<str>)>) -> Vec<PackSource> {
    let mut packs: BTreeMap<&str, Vec<Source>> = BTreeMap::new();
    for (file, text) in files {
        packs.entry(&file.root).or_default().push(Source::text(file.path.clone(), text.to_string()));
    }
    packs.into_iter().map(|(root, files)| PackSource { root: root.to_owned(), files }).collect()
}

fn readable(content: &Content) -> Option<String> {
    match content {
        Content::Text(text) => Some(text.clone()),
        Content::Bytes(bytes) => String::from_utf8(bytes.clone()).ok(),
        Content::TooLarge(_) | Content::Unreadable(_) => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn project() -> (Project, FileKey) {
        let files = vec![Source::text("pack.toml", "id"), Source::text("a.toml", "one")];
        let own = PackSource { root: "own".into(), files: files.clone() };
        let shipped = PackSource { root: "shipped".into(), files };
        (Project::new(&[own, shipped], BTreeSet::from(["own".to_owned()])), FileKey::new("own", "a.toml"))
    }

    fn text(value: &str) -> Arc<str> {
        Arc::from(value)
    }

    #[test]
    fn several_files_are_one_step() {
        let (mut project, a) = project();
        let b = FileKey::new("own", "b.toml");
        let edits = vec![Edit::new(a.clone(), "two"), Edit::new(b.clone(), "new")];
        assert_eq!(project.change(StepName::new("rename", "x"), edits).len(), 2);
        assert_eq!(project.dirty().count(), 2);
        project.undo();
        assert_eq!(project.text(&a).map(AsRef::as_ref), Some("one"));
        assert_eq!(project.text(&b), None);
        assert_eq!(project.dirty().count(), 0);
        project.redo();
        assert_eq!(project.text(&b).map(AsRef::as_ref), Some("new"));
    }

    #[test]
    fn shipped_files_stay_as_they_are() {
        let (mut project, _) = project();
        let file = FileKey::new("shipped", "a.toml");
        assert!(project.change(StepName::new("fix", ""), vec![Edit::new(file.clone(), "x")]).is_empty());
        assert!(!project.type_into(&file, "x".into()));
        assert_eq!(project.text(&file).map(AsRef::as_ref), Some("one"));
    }

    #[test]
    fn a_change_outside_is_taken_and_can_be_taken_back() {
        let (mut project, a) = project();
        assert_eq!(project.take_outside(&a, &Some(text("theirs"))), Outside::Reloaded);
        assert!(!project.is_dirty(&a));
        project.undo();
        assert_eq!(project.text(&a).map(AsRef::as_ref), Some("one"));
        assert!(project.is_dirty(&a));
    }

    #[test]
    fn two_changes_of_one_file_are_a_conflict() {
        let (mut project, a) = project();
        project.type_into(&a, "mine".into());
        assert_eq!(project.take_outside(&a, &Some(text("theirs"))), Outside::Conflict);
        assert_eq!(project.text(&a).map(AsRef::as_ref), Some("mine"));
        project.take_theirs(&a, &Some(text("theirs")));
        assert_eq!(project.text(&a).map(AsRef::as_ref), Some("theirs"));
        project.undo();
        assert_eq!(project.text(&a).map(AsRef::as_ref), Some("mine"));
    }

    #[test]
    fn what_the_editor_wrote_itself_is_no_news() {
        let (mut project, a) = project();
        project.type_into(&a, "mine".into());
        assert_eq!(project.take_outside(&a, &Some(text("mine"))), Outside::Known);
        assert!(!project.is_dirty(&a));
    }
}
