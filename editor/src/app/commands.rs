//! Commands of the editor, and the one place where they are applied.
//!
//! Panels push [`Command`]s while they draw; they are applied here, after drawing, in order. Each group has
//! its file in `commands/`; this one only dispatches.

mod assist;
mod balance;
mod entry;
mod files;
mod grid;
mod lab;
mod navigate;
mod play;
mod replace;
mod text;

pub(super) use assist::take_answer;
pub use balance::BalanceCommand;
pub(super) use balance::{Measuring, start as start_measuring, take_report as take_measured};
pub use lab::LabCommand;
pub(super) use lab::set_up as set_up_lab;
pub use play::PlayCommand;
pub(super) use play::open_game;

use super::App;
use super::state::{BottomTab, Dialog, PaletteState, SearchBar};
use crate::model::assist::Question;
use crate::model::file::FileKey;
use crate::model::navigation::FilePosition;
use crate::model::settings::{Language, ThemeChoice};
use crate::speech::Speech;
use crate::theme;
use crate::view::ViewId;
use crate::worker::EntryKey;
use provost_grammar::diagnostic::Fix;
use provost_interpreter::pack::write::NewValue;

/// A command.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Command {
    /// Show a view.
    ShowView(ViewId),
    /// Go to a place and show it in the Author view; the second place ends the selection.
    Open(FilePosition, usize),
    /// Go to an entry.
    OpenEntry(EntryKey),
    /// Go to where one was before.
    Back,
    /// Go to where one was after.
    Forward,
    /// Go to the next finding, or to the one before.
    NextProblem {
        /// Whether to go forward.
        forward: bool,
    },
    /// The cursor of the text stands elsewhere.
    CursorMoved(usize),
    /// The text has put its cursor where it was to be.
    JumpDone,
    /// Somebody typed; the cursor stands here now.
    Type(FileKey, String, usize),
    /// Ask something about the place of the cursor.
    Ask(Question),
    /// The pointer rests on a place of the text.
    HoverAt(usize),
    /// Choose another row of the completions.
    SelectCompletion(usize),
    /// Write the chosen completion.
    TakeCompletion,
    /// Close the completions.
    CloseCompletion,
    /// Ask for a new name.
    AskRename,
    /// List the uses of the open entry.
    AskEntryUsages,
    /// Repair something.
    ApplyFix(FileKey, Fix),
    /// Fix the problem at the cursor.
    QuickFix,
    /// Lay out the effects of the open file.
    Format,
    /// Make the line a comment, or no longer.
    ToggleComment,
    /// Set a key of an entry, or remove it.
    SetField {
        /// The entry.
        entry: EntryKey,
        /// The key, through tables.
        path: Vec<String>,
        /// Its value; nothing removes it.
        value: Option<NewValue>,
    },
    /// Take the last change back.
    Undo,
    /// Do it again.
    Redo,
    /// Save the open file.
    Save,
    /// Save all files.
    SaveAll,
    /// Ask something, or close the dialog.
    ShowDialog(Option<Dialog>),
    /// Do what the dialog offers.
    Confirm,
    /// Let the system ask for the folder of the dialog.
    PickFolder,
    /// Ask for a new entry.
    AskNewEntry,
    /// Ask for the name of a copy.
    AskDuplicate,
    /// Ask before the entry is deleted.
    AskDelete,
    /// Ask for a new pack.
    AskNewPack,
    /// Ask where a shipped pack is to be copied to.
    AskCopyPack,
    /// Explain the word at the cursor.
    Explain,
    /// Answer a conflict: keep the own text, or take the one on disk.
    Resolve {
        /// The file.
        file: FileKey,
        /// Whether the own text stays.
        keep_mine: bool,
    },
    /// Answer the offer of recovered work.
    Recover {
        /// Whether it is taken.
        take: bool,
    },
    /// Read all files again.
    LookOutside,
    /// Show a list below.
    ShowBottom(BottomTab),
    /// Text or form.
    SetForm(bool),
    /// Filter the library.
    SetFilter(String),
    /// Whether Tab moves the focus.
    ToggleTab,
    /// Open the bar for finding and replacing.
    OpenSearch {
        /// Which form of it.
        bar: SearchBar,
        /// Whether all files are searched.
        everywhere: bool,
    },
    /// Close it.
    CloseSearch,
    /// Look for something.
    Search {
        /// What.
        what: String,
        /// The replacement.
        with: String,
        /// Whether upper and lower case differ.
        exact: bool,
        /// Whether all files are searched.
        everywhere: bool,
    },
    /// The field has taken the keyboard.
    SearchFocused,
    /// Go to the next place that was found.
    NextHit {
        /// Whether to go forward.
        forward: bool,
    },
    /// Replace everything that was found.
    ReplaceAll,
    /// Open the palette, change it, or close it.
    SetPalette(Option<PaletteState>),
    /// The Table view.
    Grid(GridCommand),
    /// The Lab view.
    Lab(LabCommand),
    /// The Play view.
    Play(PlayCommand),
    /// The Balance view.
    Balance(BalanceCommand),
    /// Light or dark.
    SetTheme(ThemeChoice),
    /// Language of the interface.
    SetLanguage(Language),
    /// Whether the welcome comes at the start.
    SetWelcome(bool),
    /// Close the window.
    Quit,
    /// Close the window without saving.
    QuitAnyway,
}

/// Commands of the Table view.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum GridCommand {
    /// Show a kind of a game.
    ShowKind(String, String),
    /// Filter the rows.
    SetFilter(String),
    /// Order by a column; once more turns it round.
    Sort(crate::model::table::SortBy),
    /// Select a row, or no longer.
    Select(String, bool),
    /// Select all these rows, and no others.
    SelectAll(Vec<String>),
    /// Begin to edit a cell, or go on, or stop.
    Edit(Option<(String, usize, String)>),
    /// Write the typed value into the cell.
    EditDone,
    /// The value for all selected rows.
    SetBulk(usize, String),
    /// Write it.
    ApplyBulk,
}

/// Does a command.
pub(super) fn apply(app: &mut App, ctx: &egui::Context, command: Command) {
    let state = &mut app.state;
    match command {
        Command::ShowView(view) => state.view = view,
        Command::Open(place, end) => navigate::open(app, place, end),
        Command::OpenEntry(entry) => navigate::open_entry(app, &entry),
        Command::Back => navigate::back(app, true),
        Command::Forward => navigate::back(app, false),
        Command::NextProblem { forward } => navigate::next_problem(app, forward),
        Command::CursorMoved(offset) => {
            state.navigation.moved(offset);
            state.author.completion = None;
        }
        Command::JumpDone => state.author.jump = None,
        Command::Type(file, new, cursor) => text::type_into(app, ctx, &file, new, cursor),
        Command::Ask(question) => assist::ask(app, question),
        Command::HoverAt(offset) => assist::hover_at(app, offset),
        Command::SelectCompletion(row) => assist::select(app, row),
        Command::TakeCompletion => assist::take_completion(app, ctx),
        Command::CloseCompletion => state.author.completion = None,
        Command::AskEntryUsages => assist::ask_entry_usages(app),
        Command::AskRename => assist::ask(app, Question::CanRename),
        Command::ApplyFix(file, fix) => text::apply_fix(app, ctx, &file, &fix),
        Command::QuickFix => text::quick_fix(app, ctx),
        Command::Format => text::format(app, ctx),
        Command::ToggleComment => text::toggle_comment(app, ctx),
        Command::SetField { entry, path, value } => entry::set_field(app, ctx, &entry, &path, value.as_ref()),
        Command::Undo => undo(app, ctx, true),
        Command::Redo => undo(app, ctx, false),
        Command::Save => files::save(app, false),
        Command::SaveAll => files::save(app, true),
        Command::ShowDialog(dialog) => {
            state.refused = None;
            state.dialog = dialog;
            assist::follow_dialog(app);
        }
        Command::Confirm => entry::confirm(app, ctx),
        Command::PickFolder => files::pick_folder(app),
        Command::AskNewEntry => entry::ask_new(app),
        Command::AskDuplicate => entry::ask_duplicate(app),
        Command::AskDelete => entry::ask_delete(app),
        Command::AskNewPack => files::ask_new_pack(app),
        Command::AskCopyPack => files::ask_copy_pack(app),
        Command::Explain => navigate::explain(app),
        Command::Resolve { file, keep_mine } => files::resolve(app, ctx, &file, keep_mine),
        Command::Recover { take } => files::recover(app, ctx, take),
        Command::LookOutside => files::look_outside(app),
        Command::ShowBottom(tab) => state.bottom.tab = tab,
        Command::SetForm(form) => state.author.form = form,
        Command::SetFilter(filter) => state.author.filter = filter,
        Command::ToggleTab => state.author.tab_moves = !state.author.tab_moves,
        Command::OpenSearch { bar, everywhere } => replace::open(app, bar, everywhere),
        Command::CloseSearch => state.search.open = None,
        Command::Search { what, with, exact, everywhere } => {
            replace::search(app, what, with, exact, everywhere);
        }
        Command::SearchFocused => state.search.focus = false,
        Command::NextHit { forward } => replace::next_hit(app, forward),
        Command::ReplaceAll => replace::replace_all(app, ctx),
        Command::SetPalette(palette) => state.palette = palette,
        Command::Grid(command) => grid::apply(app, ctx, command),
        Command::Lab(command) => lab::apply(app, ctx, command),
        Command::Play(command) => play::apply(app, ctx, command),
        Command::Balance(command) => balance::apply(app, ctx, command),
        Command::SetTheme(choice) => set_theme(app, ctx, choice),
        Command::SetLanguage(language) => set_language(app, language),
        Command::SetWelcome(shown) => state.settings.welcome = shown,
        Command::Quit => ctx.send_viewport_cmd(egui::ViewportCommand::Close),
        Command::QuitAnyway => {
            state.close = true;
            ctx.send_viewport_cmd(egui::ViewportCommand::Close);
        }
    }
}

fn set_theme(app: &mut App, ctx: &egui::Context, choice: ThemeChoice) {
    app.state.settings.theme = choice;
    ctx.options_mut(|options| options.theme_preference = theme::preference(choice));
}

fn set_language(app: &mut App, language: Language) {
    app.state.settings.language = language;
    app.speech = Speech::new(language);
}

/// Takes a change back, or does it again. A change of the situation in the lab is no change of a file, nor is a choice
/// in a game.
fn undo(app: &mut App, ctx: &egui::Context, back: bool) {
    if !lab::undo(app, back) && !play::undo(app, back) {
        text::undo(app, ctx, back);
    }
}
