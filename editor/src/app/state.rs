//! Everything that panels see. Plain data; only `commands` and `logic` change it.

mod balance;
mod lab;
mod play;

pub use balance::{BalancePage, BalanceState, Behind, Compared, Kept, Run as BalanceRun, Running, Wanted};
pub use lab::{KeepState, LabState, LabTab};
pub use play::{FileBar, PlayState};

use crate::model::assist::{Colours, Renaming};
use crate::model::card::Card;
use crate::model::file::FileKey;
use crate::model::form::Form;
use crate::model::lab::Origin;
use crate::model::library::{EntryItem, Library};
use crate::model::navigation::Navigation;
use crate::model::problem::Problems;
use crate::model::project::{Project, Text};
use crate::model::recovery::Recovered;
use crate::model::rows::Rows;
use crate::model::search::Hit;
use crate::model::settings::Settings;
use crate::model::table::{EntryTable, Filter, SortBy};
use crate::view::ViewId;
use crate::worker::{Content, EntryKey};
use provost_engine::situation::setup::SCENARIO;
use provost_interpreter::assist::{Completions, Hover};
use std::collections::BTreeSet;
use std::sync::Arc;

/// The state of the window.
#[derive(Debug, Default)]
pub struct State {
    /// The packs and their texts.
    pub project: Project,
    /// The content of the packs, as of the last check.
    pub library: Arc<Library>,
    /// The findings.
    pub problems: Arc<Problems>,
    /// How long the last check took, in milliseconds.
    pub check_milliseconds: f64,
    /// Whether a first check has come back.
    pub is_checked: bool,
    /// The card of the open entry.
    pub card: Option<Box<Card>>,
    /// Which view is shown.
    pub view: ViewId,
    /// Where the author is.
    pub navigation: Navigation,
    /// The Author view.
    pub author: AuthorState,
    /// The Table view.
    pub grid: GridState,
    /// The Lab view.
    pub lab: LabState,
    /// The Play view.
    pub play: PlayState,
    /// The Balance view.
    pub balance: BalanceState,
    /// The packs to play with, as of the last time they could be had.
    pub content: Option<Content>,
    /// The list below.
    pub bottom: BottomState,
    /// Finding and replacing.
    pub search: SearchState,
    /// The palette, if it is open.
    pub palette: Option<PaletteState>,
    /// The dialog, if one is open.
    pub dialog: Option<Dialog>,
    /// Why the dialog could not do what it was asked for.
    pub refused: Option<String>,
    /// Files that were changed here and outside: what lies on disk.
    pub conflicts: Vec<(FileKey, Text)>,
    /// Why a file could not be saved the last time, until a save succeeds.
    pub save_failed: Option<String>,
    /// Work recovered after a crash, until it is taken or dismissed.
    pub recovered: Option<Recovered>,
    /// The remembered settings.
    pub settings: Settings,
    /// The messages, newest last.
    pub log: Vec<String>,
    /// Whether the window is to be closed, although there is unsaved work.
    pub close: bool,
}

/// The Author view.
#[derive(Clone, Debug, Default)]
pub struct AuthorState {
    /// The filter of the library.
    pub filter: String,
    /// Whether the entry is shown as a form.
    pub form: bool,
    /// Where the cursor of the text is to be put when it is drawn next.
    pub jump: Option<Jump>,
    /// The rows of the library.
    pub rows: Arc<Rows>,
    /// The open entry as a form.
    pub fields: Option<Arc<Form>>,
    /// The colours of the open file.
    pub colours: Option<Colours>,
    /// The completions at the cursor, if the list is open.
    pub completion: Option<CompletionState>,
    /// The place under the pointer, with its text.
    pub hover: Option<(FileKey, usize, Option<Hover>)>,
    /// Whether Tab moves the focus instead of indenting.
    pub tab_moves: bool,
}

/// The list of completions.
#[derive(Clone, Debug)]
pub struct CompletionState {
    /// The file.
    pub file: FileKey,
    /// Where the cursor stood.
    pub offset: usize,
    /// The completions.
    pub found: Completions,
    /// Number of the chosen row.
    pub selected: usize,
}

/// A place of the text to be shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Jump {
    /// First byte of the selection.
    pub start: usize,
    /// One past its last byte; the cursor stands here.
    pub end: usize,
    /// Whether the text takes the keyboard.
    pub focus: bool,
}

/// The Table view.
#[derive(Clone, Debug, Default)]
pub struct GridState {
    /// Game and kind shown.
    pub kind: Option<(String, String)>,
    /// The rows, as of the last check.
    pub table: Arc<EntryTable>,
    /// The filter.
    pub filter: String,
    /// The column of the order.
    pub sort: SortBy,
    /// Whether the order is reversed.
    pub descending: bool,
    /// The numbers of the rows that are shown, in order.
    pub shown: Vec<usize>,
    /// Ids of the rows that are selected.
    pub selected: BTreeSet<String>,
    /// The cell being edited: id, column, and text.
    pub editing: Option<(String, usize, String)>,
    /// The column to change in all selected rows, and the text.
    pub bulk: (usize, String),
}

/// The tabs of the lower panel.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum BottomTab {
    /// Findings.
    #[default]
    Problems,
    /// Places that were found.
    Search,
    /// Uses of a name.
    Usages,
    /// The messages.
    Log,
}

/// The list below.
#[derive(Clone, Debug, Default)]
pub struct BottomState {
    /// Which list.
    pub tab: BottomTab,
    /// The name whose uses are listed, and where they are.
    pub usages: Option<(String, Vec<Hit>)>,
}

/// Finding and replacing.
#[derive(Clone, Debug, Default)]
pub struct SearchState {
    /// Whether the bar is open, and whether it has the field for the new text.
    pub open: Option<SearchBar>,
    /// The text to find.
    pub what: String,
    /// The replacement.
    pub with: String,
    /// Whether upper and lower case differ.
    pub exact: bool,
    /// Whether all files are searched.
    pub everywhere: bool,
    /// The matches.
    pub hits: Vec<Hit>,
    /// Whether the field is to take the keyboard when it is drawn next.
    pub focus: bool,
}

/// The two forms of the bar.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SearchBar {
    /// Finding only.
    Find,
    /// Finding and replacing.
    Replace,
}

/// The palette.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PaletteState {
    /// The text typed.
    pub query: String,
    /// Number of the chosen row.
    pub selected: usize,
}

/// A question that waits for an answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Dialog {
    /// The three things to try.
    Welcome,
    /// A new entry.
    NewEntry {
        /// Folder of the pack.
        root: String,
        /// Id of the kind.
        kind: String,
        /// The new id.
        id: String,
    },
    /// A copy of the open entry.
    Duplicate {
        /// The entry.
        entry: EntryKey,
        /// The new id.
        id: String,
    },
    /// Rename the thing at the cursor.
    Rename {
        /// The name so far.
        old: String,
        /// The new name.
        new: String,
        /// The changes; `None` while unknown.
        renaming: Option<Renaming>,
    },
    /// Deleting an entry, with its uses.
    Delete {
        /// The entry.
        entry: EntryKey,
        /// Where it is used; `None` while that is unknown.
        uses: Option<Vec<Hit>>,
    },
    /// A new pack on top of a game's shipped one.
    NewPack {
        /// Id of the pack below.
        below: String,
        /// The new id.
        id: String,
        /// The folder in which it is made.
        folder: String,
    },
    /// Copying a shipped pack to a folder.
    CopyPack {
        /// Folder of the shipped pack.
        root: String,
        /// The folder that is made.
        folder: String,
    },
    /// Opening a folder.
    OpenFolder {
        /// The folder.
        folder: String,
    },
    /// The explanation of a code.
    Explain {
        /// The code.
        code: String,
    },
    /// The page of the manual.
    Page {
        /// The page, in Markdown.
        text: String,
    },
    /// Unsaved work when the window is closed.
    Close,
    /// All keys.
    Keys,
}

impl GridState {
    /// Finds the rows that are shown, and their order. Rows that are gone are no longer selected.
    pub fn arrange(&mut self) {
        let filter = Filter::parse(&self.filter);
        self.shown = self.table.shown(&filter, self.sort, self.descending);
        let ids: BTreeSet<&str> = self.table.rows.iter().map(|row| row.id.as_str()).collect();
        self.selected.retain(|id| ids.contains(id.as_str()));
    }
}

impl State {
    /// Returns the open file.
    pub fn file(&self) -> Option<&FileKey> {
        self.navigation.here().map(|place| &place.file)
    }

    /// Returns the text of the open file.
    pub fn text(&self) -> Option<&Arc<str>> {
        self.project.text(self.file()?)
    }

    /// Returns the open entry: the one at the cursor.
    pub fn entry(&self) -> Option<&EntryItem> {
        let place = self.navigation.here()?;
        self.library.entry_at(&place.file, place.offset)
    }

    /// Names the open entry.
    pub fn entry_key(&self) -> Option<EntryKey> {
        self.entry().map(|entry| EntryKey { file: entry.file.clone(), id: entry.id.clone() })
    }

    /// Returns the current scenario, by game and id: that of the lab, else the open entry if it is one.
    pub fn scenario(&self) -> Option<(&str, &str)> {
        if let (ViewId::Lab, Origin::Scenario { id, .. }) = (self.view, &self.lab.origin) {
            return Some((&self.lab.game, id));
        }
        let open = self.entry().filter(|entry| entry.kind.id == SCENARIO && !self.view.plays());
        open.map(|entry| (entry.game.id, entry.id.as_str()))
    }

    /// Returns whether the open file may be changed.
    pub fn can_write(&self) -> bool {
        self.file().is_some_and(|file| self.project.is_writable(&file.root))
    }

    /// Returns whether anything may be changed at all.
    pub fn has_folder(&self) -> bool {
        self.project.folders().next().is_some()
    }

    /// Returns the tag of the language of the interface.
    pub const fn language(&self) -> &'static str {
        self.settings.language.tag()
    }
}
