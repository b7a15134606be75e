//! The window. `state` is the state shown, `logic` processes reports of the background, `ui` draws,
//! `commands` applies the requests of panels, `actions` is the one list of everything in menu, palette and
//! keys.

pub(crate) mod actions;
mod commands;
mod logic;
pub(crate) mod palette;
pub mod state;
mod ui;

pub use commands::{BalanceCommand, Command, GridCommand, LabCommand, PlayCommand};

use crate::background::Background;
use crate::disk::{self, Disk};
use crate::model::project::Project;
use crate::model::settings::Settings;
use crate::open::{Opened, RecoveryPlace};
use crate::platform::{self, Wake, Watcher};
use crate::simulator::Simulator;
use crate::speech::Speech;
use crate::theme;
use crate::worker::{self, Checker};
use state::{Dialog, State};
use std::fmt;
use std::path::Path;
use std::sync::mpsc;

/// Key under which settings are stored.
const SETTINGS: &str = "settings";

/// The editor.
pub struct App {
    state: State,
    speech: Speech,
    checker: Background<Checker>,
    disk: Background<Disk>,
    measuring: commands::Measuring,
    recovery: RecoveryPlace,
    watcher: Watcher,
    /// Paths that others have changed, and folders that the user chose in a dialog.
    outside: mpsc::Receiver<Outside>,
    outside_sender: mpsc::Sender<Outside>,
    wake: Wake,
    /// Since when there is unsaved work that is not kept yet, in the window's time.
    unkept_since: Option<f64>,
    /// The time of the last key press, in the window's time.
    last_typed: f64,
    /// Whether recovered work was taken or dismissed, so that its old place can be emptied.
    forget_recovered: bool,
    /// The last requests to the checker.
    shown: logic::LastRequests,
    lab: logic::LabLine,
    play: logic::PlayLine,
}

impl fmt::Debug for App {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("App").field("state", &self.state).finish_non_exhaustive()
    }
}

/// Events from outside the editor.
#[derive(Debug)]
pub(crate) enum Outside {
    /// Somebody changed something at these paths.
    Changed(Vec<std::path::PathBuf>),
    /// The user chose a folder.
    Picked(Option<std::path::PathBuf>),
}

/// Where background work is done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Work {
    /// In threads.
    Threads,
    /// Between frames, for tests.
    Inline,
}

impl App {
    /// Opens the window on what was read.
    pub fn new(ctx: &egui::Context, opened: Opened, settings: Settings, work: Work) -> Self {
        theme::install(ctx);
        ctx.options_mut(|options| options.theme_preference = theme::preference(settings.theme));
        let waker = ctx.clone();
        let wake: Wake = std::sync::Arc::new(move || waker.request_repaint());
        let project = Project::new(&opened.packs, opened.folders.clone());
        let disk = Disk::new(opened.folders.clone(), opened.recovery.file.clone());
        let (mut checker, disk) = match work {
            Work::Threads => (
                platform::start("checker", Checker::patient(), wake.clone()),
                platform::start("disk", disk, wake.clone()),
            ),
            Work::Inline => (Background::inline(Checker::default()), Background::inline(disk)),
        };
        checker.send(worker::Request::Load(opened.packs));
        let lab = logic::LabLine::new(work, wake.clone());
        let play = logic::PlayLine::new(work, wake.clone());
        let simulator = match work {
            Work::Threads => platform::start("simulator", Simulator::default(), wake.clone()),
            Work::Inline => Background::inline(Simulator::default()),
        };
        let (outside_sender, outside) = mpsc::channel();
        let watcher = watch(&opened.folders, work, outside_sender.clone(), wake.clone());
        let recovered = project.without_saved(opened.recovery.all());
        let recovered = Some(recovered).filter(|recovered| !recovered.is_empty());
        let forget_recovered = recovered.is_none();
        let dialog = (settings.welcome && recovered.is_none()).then_some(Dialog::Welcome);
        let speech = Speech::new(settings.language);
        let state = State { project, dialog, recovered, settings, ..State::default() };
        Self {
            state,
            speech,
            checker,
            disk,
            measuring: commands::Measuring::new(simulator),
            recovery: opened.recovery,
            watcher,
            outside,
            outside_sender,
            wake,
            unkept_since: None,
            last_typed: 0.0,
            // Recovered work that has been saved since is useless.
            forget_recovered,
            shown: logic::LastRequests::default(),
            lab,
            play,
        }
    }

    /// Returns what the window shows.
    pub const fn state(&self) -> &State {
        &self.state
    }

    /// Does a command as a panel would ask for it.
    pub fn run(&mut self, ctx: &egui::Context, command: Command) {
        commands::apply(self, ctx, command);
    }

    /// Returns the settings to be remembered.
    pub const fn settings(&self) -> &Settings {
        &self.state.settings
    }

    /// Shows a game that was read, at its end.
    fn open_game(&mut self, opening: crate::model::play::Opening, choices: Vec<String>) {
        commands::open_game(self, opening, choices);
    }

    fn note(&mut self, message: String) {
        self.state.log.push(message);
    }
}

fn watch(
    folders: &std::collections::BTreeSet<String>,
    work: Work,
    sender: mpsc::Sender<Outside>,
    wake: Wake,
) -> Watcher {
    let mut watcher = Watcher::new(move |paths| {
        sender.send(Outside::Changed(paths)).ok();
        wake();
    });
    if work == Work::Threads {
        for folder in folders {
            watcher.watch(Path::new(folder));
        }
    }
    watcher
}

/// Reads the settings of the last time.
pub fn read_settings(storage: Option<&dyn eframe::Storage>) -> Settings {
    let text = storage.and_then(|storage| storage.get_string(SETTINGS));
    text.and_then(|text| serde_json::from_str(&text).ok()).unwrap_or_default()
}

impl eframe::App for App {
    fn logic(&mut self, ctx: &egui::Context, _frame: &mut eframe::Frame) {
        logic::logic(self, ctx);
    }

    fn ui(&mut self, ui: &mut egui::Ui, _frame: &mut eframe::Frame) {
        self.window_ui(ui);
    }

    fn save(&mut self, storage: &mut dyn eframe::Storage) {
        if let Ok(text) = serde_json::to_string(&self.state.settings) {
            storage.set_string(SETTINGS, text);
        }
    }

    fn on_exit(&mut self, _gl: Option<&eframe::glow::Context>) {
        // The user has saved, or has agreed to lose the rest.
        self.disk.send(disk::Request::Keep(crate::model::recovery::Recovered::default()));
        if let Some(file) = &self.recovery.file {
            platform::remove_file(file).ok();
        }
    }
}

impl App {
    /// Draws everything and applies the requested commands.
    pub fn window_ui(&mut self, ui: &mut egui::Ui) {
        let theme = theme::Theme::of(ui.ctx());
        let view = crate::view::View { state: &self.state, speech: &self.speech, theme: &theme };
        let mut pushed = Vec::new();
        ui::window_ui(ui, &view, &mut pushed);
        let ctx = ui.ctx().clone();
        for command in pushed {
            commands::apply(self, &ctx, command);
        }
        logic::follow(self, &ctx);
    }
}
