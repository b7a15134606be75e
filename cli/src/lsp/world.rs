//! The state of the server: the packs, the open texts, and the changes since findings were sent.

use super::position::Encoding;
use super::uri;
use crossbeam_channel::{Receiver, bounded, never};
use lsp_types::{FileChangeType, FileEvent, InitializeParams, Position, TextDocumentContentChangeEvent, Uri};
use provost_games::Shipped;
use provost_grammar::span::Span;
use provost_interpreter::pack::{Content, FileId, Finding, Loaded};
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::thread;

/// A text that the client has open.
#[derive(Debug)]
pub(crate) struct Document {
    pub(crate) version: i32,
    text: String,
    /// Whether the text is newer than the checked one.
    changed: bool,
}

/// The state of the server.
pub(crate) struct World {
    pub(crate) encoding: Encoding,
    pub(crate) loaded: Loaded,
    /// All findings, without those that authors have allowed.
    pub(crate) findings: Vec<Finding>,
    /// The findings of the games themselves.
    of_games: Vec<Finding>,
    /// Open texts by path.
    pub(crate) documents: BTreeMap<PathBuf, Document>,
    /// Files whose last sent findings were not empty.
    pub(crate) complained: BTreeSet<PathBuf>,
    /// Files whose findings are sent at once: the edited ones.
    pub(crate) edited: BTreeSet<FileId>,
    /// Files whose findings are sent after the full check.
    pub(crate) due: BTreeSet<FileId>,
    /// Folders and files of the user.
    paths: BTreeSet<PathBuf>,
    /// Files of the user's packs by path.
    files: BTreeMap<PathBuf, FileId>,
    /// Whether files other than the edited ones need a check.
    unsettled: bool,
    /// Files that have changed since the current full check began.
    since: BTreeSet<FileId>,
    /// The result of a full check in another thread. An abandoned check has another channel.
    looked: Receiver<Look>,
    /// Whether a full check is running.
    looking: bool,
}

/// The result of a full check.
pub(crate) struct Look {
    loaded: Loaded,
    of_games: Vec<Finding>,
}

impl World {
    pub(crate) fn new(encoding: Encoding, params: &InitializeParams) -> Self {
        let folders = params.workspace_folders.iter().flatten().map(|folder| &folder.uri);
        #[expect(deprecated, reason = "older clients say nothing else")]
        let root = params.root_uri.iter();
        let paths = folders.chain(root).filter_map(uri::to_path).collect();
        Self {
            encoding,
            loaded: provost_engine::load::<Shipped>(Vec::new()),
            findings: Vec::new(),
            of_games: Vec::new(),
            documents: BTreeMap::new(),
            complained: BTreeSet::new(),
            edited: BTreeSet::new(),
            due: BTreeSet::new(),
            paths,
            files: BTreeMap::new(),
            unsettled: false,
            since: BTreeSet::new(),
            looked: never(),
            looking: false,
        }
    }

    /// Reads all packs again; open texts replace those on disk.
    pub(crate) fn reload(&mut self) {
        // A folder without packs is no error here, since something else may be open in it.
        let paths: Vec<PathBuf> = self
            .paths
            .iter()
            .filter(|path| provost_packs::read(std::slice::from_ref(*path)).is_ok())
            .cloned()
            .collect();
        let Ok(packs) = provost_packs::read(&paths) else { return };
        let roots = if paths.is_empty() { BTreeSet::new() } else { packs.roots.clone() };
        self.loaded = provost_engine::load::<Shipped>(packs.sources);
        // File ids have changed.
        self.of_games.clear();
        self.edited.clear();
        self.due.clear();
        self.since.clear();
        (self.looked, self.looking) = (never(), false);
        self.files.clear();
        for (id, file) in (0..).map(FileId).zip(&self.loaded.files) {
            if roots.contains(&file.root) {
                self.files.insert(PathBuf::from(provost_packs::join(&file.root, &file.path)), id);
            }
        }
        let open: Vec<(FileId, String)> = self
            .documents
            .iter_mut()
            .filter_map(|(path, document)| {
                document.changed = false;
                Some((*self.files.get(path)?, document.text.clone()))
            })
            .collect();
        for (id, text) in open {
            if self.loaded.file(id).text != text {
                self.loaded.update_first(id, Content::Text(text));
            }
        }
        self.due.extend(self.files.values());
        self.unsettled = true;
        self.put_together();
    }

    /// Merges the findings of loading and of the games.
    fn put_together(&mut self) {
        self.findings = provost_engine::with_games(&self.loaded, self.of_games.clone());
    }

    /// Finds a file by its URI.
    pub(crate) fn find(&self, uri: &Uri) -> Option<FileId> {
        self.files.get(&uri::to_path(uri)?).copied()
    }

    /// Finds a place by URI and position.
    pub(crate) fn place(&self, uri: &Uri, position: Position) -> Option<(FileId, usize)> {
        let file = self.find(uri)?;
        Some((file, self.encoding.offset(self.text(file), position)))
    }

    /// Returns the text of a file.
    pub(crate) fn text(&self, file: FileId) -> &str {
        &self.loaded.file(file).text
    }

    /// Returns the path of a file, if it is one of the user's.
    pub(crate) fn path(&self, file: FileId) -> Option<PathBuf> {
        let known = self.loaded.files.get(file.index())?;
        let path = PathBuf::from(provost_packs::join(&known.root, &known.path));
        self.files.contains_key(&path).then_some(path)
    }

    /// Returns the URI of a file, if it is one of the user's.
    pub(crate) fn uri(&self, file: FileId) -> Option<Uri> {
        uri::from_path(&self.path(file)?)
    }

    /// Returns the range of a span of a file.
    pub(crate) fn range(&self, file: FileId, span: Span) -> lsp_types::Range {
        self.encoding.range(self.text(file), span)
    }

    /// Returns whether open texts are newer than the checked ones.
    pub(crate) fn is_changed(&self) -> bool {
        self.documents.values().any(|document| document.changed)
    }

    /// Returns whether other files need a check.
    pub(crate) const fn is_unsettled(&self) -> bool {
        self.unsettled
    }

    /// Checks the changed open texts, each on its own.
    pub(crate) fn take_changes(&mut self) {
        if !self.is_changed() {
            return;
        }
        for (path, document) in self.documents.iter_mut().filter(|(_, document)| document.changed) {
            document.changed = false;
            let Some(file) = self.files.get(path).copied() else { continue };
            self.loaded.update_first(file, Content::Text(document.text.clone()));
            self.unsettled = true;
            self.edited.insert(file);
            self.since.insert(file);
            self.of_games.retain(|finding| finding.file != file);
            self.of_games
                .extend(provost_engine::findings_where::<Shipped>(&self.loaded, |wanted| wanted == file));
        }
        self.put_together();
    }

    /// Starts a full check of everything that the edited files may affect. It takes time in proportion to the
    /// number of entries, so another thread does it while requests are answered.
    pub(crate) fn settle(&mut self) {
        self.take_changes();
        self.unsettled = false;
        self.since.clear();
        let mut loaded = self.loaded.fork();
        let own: BTreeSet<FileId> = self.files.values().copied().collect();
        let (sender, looked) = bounded(1);
        let work = move || {
            loaded.settle();
            let of_games = provost_engine::findings_where::<Shipped>(&loaded, |file| own.contains(&file));
            // The receiver is gone if the packs were reloaded.
            sender.send(Look { loaded, of_games }).ok();
        };
        match thread::Builder::new().name("look".to_owned()).spawn(work) {
            Ok(_) => (self.looked, self.looking) = (looked, true),
            // Without threads, the check waits for the next change.
            Err(_) => self.looking = false,
        }
    }

    /// Returns the channel for the results of full checks.
    pub(crate) const fn looked(&self) -> &Receiver<Look> {
        &self.looked
    }

    /// Returns whether a full check is running.
    pub(crate) const fn is_looking(&self) -> bool {
        self.looking
    }

    /// Adopts the result of a full check, and checks files that have changed since. A failed check leaves
    /// everything as it is.
    pub(crate) fn take_look(&mut self, look: Option<Look>) {
        (self.looked, self.looking) = (never(), false);
        let Some(look) = look else { return };
        let before = std::mem::replace(&mut self.loaded, look.loaded);
        self.of_games = look.of_games;
        for file in std::mem::take(&mut self.since) {
            self.loaded.update_first(file, Content::Text(before.file(file).text.clone()));
            self.of_games.retain(|finding| finding.file != file);
            self.of_games
                .extend(provost_engine::findings_where::<Shipped>(&self.loaded, |wanted| wanted == file));
            self.unsettled = true;
        }
        self.put_together();
        // Dropping the old state takes time, too.
        thread::Builder::new().name("drop".to_owned()).spawn(move || drop(before)).ok();
    }

    pub(crate) fn open(&mut self, uri: &Uri, version: i32, text: String) {
        let Some(path) = uri::to_path(uri) else { return };
        let known = self.files.contains_key(&path);
        self.documents.insert(path.clone(), Document { version, text, changed: true });
        if !known {
            self.paths.insert(path);
            self.reload();
        }
        if let Some(file) = self.find(uri) {
            self.due.insert(file);
        }
    }

    pub(crate) fn change(&mut self, uri: &Uri, version: i32, changes: &[TextDocumentContentChangeEvent]) {
        let encoding = self.encoding;
        let document = uri::to_path(uri).and_then(|path| self.documents.get_mut(&path));
        let Some(document) = document else { return };
        for change in changes {
            match change.range {
                Some(range) => {
                    let span = encoding.span(&document.text, range);
                    document.text.replace_range(span.start..span.end, &change.text);
                }
                None => document.text.clone_from(&change.text),
            }
        }
        document.version = version;
        document.changed = true;
    }

    /// Uses the text on disk again.
    pub(crate) fn close(&mut self, uri: &Uri) {
        let Some(path) = uri::to_path(uri) else { return };
        self.documents.remove(&path);
        self.read_again(&path);
    }

    pub(crate) fn changed_outside(&mut self, events: &[FileEvent]) {
        let mut reload = false;
        for event in events {
            let Some(path) = uri::to_path(&event.uri) else { continue };
            let known = self.files.contains_key(&path);
            if event.typ == FileChangeType::DELETED || !known {
                reload = true;
            } else if !self.documents.contains_key(&path) {
                self.read_again(&path);
            }
        }
        if reload {
            self.reload();
        }
    }

    fn read_again(&mut self, path: &Path) {
        let Some(file) = self.files.get(path).copied() else { return };
        let content = provost_packs::read_in_pack(Path::new(&self.loaded.file(file).root), path);
        self.loaded.update_first(file, content);
        self.due.insert(file);
        self.since.insert(file);
        self.unsettled = true;
    }
}
