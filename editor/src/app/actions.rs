//! The one list of actions. Menu, palette, keys and help are made from it; each action has a message
//! `action-<id>` with a `tip`.

mod play;

use super::state::{BalancePage, Wanted};
use super::state::{BottomTab, Dialog, LabState, LabTab, SearchBar, State};
use super::{BalanceCommand, Command, LabCommand};
use crate::model::assist::Question;
use crate::model::settings::{Language, ThemeChoice};
use crate::speech::Speech;
use crate::view::{VIEWS, ViewId};
use egui::{Key, KeyboardShortcut, Modifiers};

/// An action.
#[derive(Clone, Debug)]
pub(crate) struct Action {
    /// Its id.
    pub(crate) id: &'static str,
    /// The menu it stands in.
    pub(crate) menu: Menu,
    /// Its key.
    pub(crate) key: Option<KeyboardShortcut>,
    /// Whether it can be done now.
    pub(crate) when: fn(&State) -> bool,
    /// Its command.
    pub(crate) command: Command,
}

/// The menus, in order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Menu {
    File,
    Edit,
    Go,
    View,
    Lab,
    Play,
    Balance,
    Help,
}

impl Menu {
    /// All menus, in the order of the bar.
    pub(crate) const ALL: [Self; 8] =
        [Self::File, Self::Edit, Self::Go, Self::View, Self::Lab, Self::Play, Self::Balance, Self::Help];

    /// Returns the id of its message.
    pub(crate) const fn message(self) -> &'static str {
        match self {
            Self::File => "menu-file",
            Self::Edit => "menu-edit",
            Self::Go => "menu-go",
            Self::View => "menu-view",
            Self::Lab => "menu-lab",
            Self::Play => "menu-play",
            Self::Balance => "menu-balance",
            Self::Help => "menu-help",
        }
    }
}

const CTRL: Modifiers = Modifiers::COMMAND;
const CTRL_SHIFT: Modifiers =
    Modifiers { alt: false, ctrl: false, shift: true, mac_cmd: false, command: true };

const fn key(modifiers: Modifiers, key: Key) -> KeyboardShortcut {
    KeyboardShortcut::new(modifiers, key)
}

/// Returns every action.
pub(crate) fn actions() -> Vec<Action> {
    let mut all = Vec::new();
    file(&mut all);
    edit(&mut all);
    go(&mut all);
    show(&mut all);
    lab(&mut all);
    play::add_all(&mut all);
    balance(&mut all);
    help(&mut all);
    all
}

/// Returns the key of the action with this message, as the keyboard shows it, or an empty text.
pub(crate) fn key_text(speech: &Speech, message: &str) -> String {
    let own = message.strip_prefix("action-").unwrap_or(message);
    let key = actions().into_iter().find(|action| action.id == own).and_then(|action| action.key);
    key.map(|key| super::palette::shortcut(speech, key)).unwrap_or_default()
}

/// The key that brings up the palette; the palette itself is no row in the palette.
pub(crate) const PALETTE_KEY: KeyboardShortcut = KeyboardShortcut::new(CTRL_SHIFT, Key::P);
/// The key that brings up the palette with entries.
pub(crate) const GO_TO_KEY: KeyboardShortcut = KeyboardShortcut::new(CTRL, Key::P);

type When = fn(&State) -> bool;

fn add(
    all: &mut Vec<Action>,
    menu: Menu,
    id: &'static str,
    key: impl Into<Option<KeyboardShortcut>>,
    when: When,
    command: Command,
) {
    all.push(Action { id, menu, key: key.into(), when, command });
}

fn always(_: &State) -> bool {
    true
}

fn has_folder(state: &State) -> bool {
    state.has_folder()
}

fn can_write(state: &State) -> bool {
    state.can_write()
}

fn has_entry(state: &State) -> bool {
    state.entry().is_some()
}

fn can_write_entry(state: &State) -> bool {
    state.can_write() && state.entry().is_some()
}

fn has_problems(state: &State) -> bool {
    !state.problems.list.is_empty()
}

fn has_file(state: &State) -> bool {
    state.file().is_some()
}

fn has_shipped(state: &State) -> bool {
    state.library.packs.iter().any(|pack| !state.project.is_writable(&pack.root))
}

fn file(all: &mut Vec<Action>) {
    let menu = Menu::File;
    let open = Command::ShowDialog(Some(Dialog::OpenFolder { folder: String::new() }));
    add(all, menu, "new-entry", key(CTRL, Key::N), has_folder, Command::AskNewEntry);
    add(all, menu, "new-pack", None, always, Command::AskNewPack);
    add(all, menu, "open-folder", key(CTRL, Key::O), always, open);
    add(all, menu, "copy-pack", None, has_shipped, Command::AskCopyPack);
    add(
        all,
        menu,
        "save",
        key(CTRL, Key::S),
        |state| state.file().is_some_and(|f| state.project.is_dirty(f)),
        Command::Save,
    );
    add(
        all,
        menu,
        "save-all",
        key(CTRL_SHIFT, Key::S),
        |state| state.project.dirty().next().is_some(),
        Command::SaveAll,
    );
    add(all, menu, "quit", None, always, Command::Quit);
}

fn edit(all: &mut Vec<Action>) {
    let menu = Menu::Edit;
    add(
        all,
        menu,
        "undo",
        key(CTRL, Key::Z),
        |state| {
            state.project.history().next_undo().is_some()
                || in_lab(state, |lab| lab.can_undo().0)
                || play::can_undo(state)
        },
        Command::Undo,
    );
    add(
        all,
        menu,
        "redo",
        key(CTRL_SHIFT, Key::Z),
        |state| {
            state.project.history().next_redo().is_some()
                || in_lab(state, |lab| lab.can_undo().1)
                || play::can_redo(state)
        },
        Command::Redo,
    );
    let find = |bar, everywhere| Command::OpenSearch { bar, everywhere };
    add(all, menu, "find", key(CTRL, Key::F), has_file, find(SearchBar::Find, false));
    add(all, menu, "find-everywhere", key(CTRL_SHIFT, Key::F), always, find(SearchBar::Find, true));
    add(all, menu, "replace", key(CTRL, Key::H), can_write, find(SearchBar::Replace, false));
    add(all, menu, "replace-everywhere", key(CTRL_SHIFT, Key::H), has_folder, find(SearchBar::Replace, true));
    add(all, menu, "quick-fix", key(CTRL, Key::Period), can_write, Command::QuickFix);
    add(all, menu, "format", key(CTRL_SHIFT, Key::I), can_write, Command::Format);
    add(all, menu, "comment", key(CTRL, Key::Slash), can_write, Command::ToggleComment);
    add(all, menu, "rename", key(Modifiers::NONE, Key::F2), can_write, Command::AskRename);
    add(all, menu, "complete", key(CTRL, Key::Space), can_write, Command::Ask(Question::Complete));
    add(
        all,
        menu,
        "duplicate",
        key(CTRL, Key::D),
        |state| state.has_folder() && has_entry(state),
        Command::AskDuplicate,
    );
    add(all, menu, "delete", None, can_write_entry, Command::AskDelete);
}

fn go(all: &mut Vec<Action>) {
    let menu = Menu::Go;
    add(
        all,
        menu,
        "definition",
        key(Modifiers::NONE, Key::F12),
        has_file,
        Command::Ask(Question::Definition),
    );
    add(all, menu, "usages", key(Modifiers::SHIFT, Key::F12), has_file, Command::Ask(Question::Usages));
    add(
        all,
        menu,
        "next-problem",
        key(Modifiers::NONE, Key::F8),
        has_problems,
        Command::NextProblem { forward: true },
    );
    add(
        all,
        menu,
        "previous-problem",
        key(Modifiers::SHIFT, Key::F8),
        has_problems,
        Command::NextProblem { forward: false },
    );
    add(
        all,
        menu,
        "back",
        key(Modifiers::ALT, Key::ArrowLeft),
        |state| state.navigation.can_go().0,
        Command::Back,
    );
    add(
        all,
        menu,
        "forward",
        key(Modifiers::ALT, Key::ArrowRight),
        |state| state.navigation.can_go().1,
        Command::Forward,
    );
    let hit = |forward| Command::NextHit { forward };
    add(
        all,
        menu,
        "next-hit",
        key(Modifiers::NONE, Key::F3),
        |state| !state.search.what.is_empty(),
        hit(true),
    );
    add(
        all,
        menu,
        "previous-hit",
        key(Modifiers::SHIFT, Key::F3),
        |state| !state.search.what.is_empty(),
        hit(false),
    );
}

fn show(all: &mut Vec<Action>) {
    let menu = Menu::View;
    for view in &VIEWS {
        add(all, menu, view.name, key(CTRL, view.key), always, Command::ShowView(view.id));
    }
    add(all, menu, "show-form", key(CTRL, Key::E), |state| !state.author.form, Command::SetForm(true));
    add(all, menu, "show-text", key(CTRL, Key::E), |state| state.author.form, Command::SetForm(false));
    add(all, menu, "show-problems", None, always, Command::ShowBottom(BottomTab::Problems));
    add(all, menu, "show-log", None, always, Command::ShowBottom(BottomTab::Log));
    add(all, menu, "tab-moves", key(CTRL, Key::M), always, Command::ToggleTab);
    add(
        all,
        menu,
        "theme-light",
        None,
        |state| state.settings.theme != ThemeChoice::Light,
        Command::SetTheme(ThemeChoice::Light),
    );
    add(
        all,
        menu,
        "theme-dark",
        None,
        |state| state.settings.theme != ThemeChoice::Dark,
        Command::SetTheme(ThemeChoice::Dark),
    );
    add(
        all,
        menu,
        "theme-system",
        None,
        |state| state.settings.theme != ThemeChoice::System,
        Command::SetTheme(ThemeChoice::System),
    );
    add(
        all,
        menu,
        "language-en",
        None,
        |state| state.settings.language != Language::En,
        Command::SetLanguage(Language::En),
    );
    add(
        all,
        menu,
        "language-de",
        None,
        |state| state.settings.language != Language::De,
        Command::SetLanguage(Language::De),
    );
}

// The lab.

fn in_lab(state: &State, is: impl Fn(&LabState) -> bool) -> bool {
    state.view == ViewId::Lab && is(&state.lab)
}

fn stands(state: &State) -> bool {
    in_lab(state, |lab| lab.stand.is_some())
}

fn lab(all: &mut Vec<Action>) {
    let menu = Menu::Lab;
    let plain = |own| key(Modifiers::NONE, own);
    let mut put = |id, key: Option<KeyboardShortcut>, when: When, command: LabCommand| {
        add(all, menu, id, key, when, Command::Lab(command));
    };
    let outside = |state: &State| state.view != ViewId::Lab && has_entry(state);
    put("try-entry", Some(plain(Key::F5)), outside, LabCommand::TryEntry);
    put("lab-restart", Some(plain(Key::F5)), stands, LabCommand::GoTo(0));
    put("lab-next", Some(plain(Key::F10)), stands, LabCommand::Step { forward: true });
    put("lab-forward", Some(plain(Key::Period)), stands, LabCommand::Step { forward: true });
    let back = |state: &State| in_lab(state, |lab| lab.at > 0);
    put("lab-back", Some(plain(Key::Comma)), back, LabCommand::Step { forward: false });
    put("lab-keep", None, stands, LabCommand::AskKeep);
    put("lab-seed", None, stands, LabCommand::NewSeed);
    put("lab-run", None, |state| stands(state) && !state.lab.is_running(), LabCommand::Run);
    put("lab-stop", None, |state| in_lab(state, LabState::is_running), LabCommand::Stop);
    put("lab-odds", None, stands, LabCommand::MoreOdds);
    put("lab-set-ups", None, stands, LabCommand::SetTab(LabTab::SetUps));
    put("lab-form", None, stands, LabCommand::SetTab(LabTab::Form));
    put("lab-text", None, stands, LabCommand::SetTab(LabTab::Text));
    put("new-scenario", None, has_folder, LabCommand::NewScenario);
}

fn balance(all: &mut Vec<Action>) {
    let menu = Menu::Balance;
    let play = |wanted| Command::Balance(BalanceCommand::Play(wanted));
    let page = |page| Command::Balance(BalanceCommand::ShowPage(page));
    add(all, menu, "balance-run", key(CTRL_SHIFT, Key::B), always, play(Wanted::Run));
    let runs = |state: &State| state.balance.running.is_some() || state.balance.waiting.is_some();
    add(all, menu, "balance-stop", None, runs, Command::Balance(BalanceCommand::Stop));
    let changed = |state: &State| state.project.dirty().next().is_some();
    add(all, menu, "balance-compare-saved", None, changed, play(Wanted::CompareSaved));
    let has_run = |state: &State| state.balance.run.is_some();
    add(all, menu, "balance-keep", None, has_run, Command::Balance(BalanceCommand::Keep));
    let has_kept = |state: &State| state.balance.kept.is_some();
    add(all, menu, "balance-compare-kept", None, has_kept, play(Wanted::CompareKept));
    add(all, menu, "balance-overview", None, has_run, page(BalancePage::Overview));
    add(all, menu, "balance-entries", None, has_run, page(BalancePage::Entries));
    add(all, menu, "balance-sources", None, has_run, page(BalancePage::Sources));
}

fn help(all: &mut Vec<Action>) {
    let menu = Menu::Help;
    add(all, menu, "explain", key(Modifiers::NONE, Key::F1), has_file, Command::Explain);
    add(all, menu, "keys", None, always, Command::ShowDialog(Some(Dialog::Keys)));
    add(all, menu, "welcome", None, always, Command::ShowDialog(Some(Dialog::Welcome)));
}

/// Whether a key writes something.
fn is_letter(key: KeyboardShortcut) -> bool {
    key.modifiers.is_none() && matches!(key.logical_key, Key::Comma | Key::Period)
}

/// Takes the keys of this frame that belong to actions.
pub(crate) fn keys(ctx: &egui::Context, state: &State, commands: &mut Vec<Command>) {
    let mut bound: Vec<(KeyboardShortcut, bool, Command)> = actions()
        .into_iter()
        .filter_map(|action| Some((action.key?, (action.when)(state), action.command)))
        // While a text field has the focus, a comma is a comma.
        .filter(|(key, ..)| !(ctx.text_edit_focused() && is_letter(*key)))
        .collect();
    let palette = |query: &str| {
        Command::SetPalette(Some(super::state::PaletteState { query: query.to_owned(), selected: 0 }))
    };
    bound.push((PALETTE_KEY, true, palette("")));
    bound.push((GO_TO_KEY, true, palette(super::palette::ENTRIES)));
    bound.push((KeyboardShortcut::new(CTRL, Key::Y), true, Command::Redo));
    // Those with more modifiers first, or Ctrl+S would take Ctrl+Shift+S.
    bound.sort_by_key(|(key, ..)| {
        std::cmp::Reverse(u8::from(key.modifiers.shift) + u8::from(key.modifiers.alt))
    });
    ctx.input_mut(|input| {
        let mut last = None;
        for (key, usable, command) in bound {
            // A key is taken even if nothing can be done: it must not fall through to one with fewer modifiers.
            if input.consume_shortcut(&key) {
                last = Some(key);
            }
            if usable && last == Some(key) {
                commands.push(command);
                last = None;
            }
        }
    });
}
