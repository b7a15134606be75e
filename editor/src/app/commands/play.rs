//! Commands of the Play view.

use super::super::App;
use super::super::state::FileBar;
use super::{Command, navigate};
use crate::model::balance::Ask;
use crate::model::navigation::FilePosition;
use crate::model::play::{Form, Opening, Read, Seat, Spot, Viewer};
use crate::platform;
use crate::view::ViewId;
use crate::worker::player::Request;
use provost_engine::situation::setup::{PACKS, SCENARIO};
use serde_json::json;
use std::path::PathBuf;

/// Commands of the Play view.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PlayCommand {
    /// The next new game is to be another.
    SetAsk(Ask),
    /// Another seed for the next new game.
    NewSeed,
    /// Begin a new game.
    Start,
    /// Begin a game of the current scenario.
    StartScenario,
    /// Show a game that was played elsewhere, after a number of choices.
    Open {
        /// How it began.
        opening: Box<Opening>,
        /// The choices.
        choices: Vec<String>,
        /// The position to show; `None` for the end.
        at: Option<usize>,
        /// The seats; `None` keeps those from before.
        seats: Option<Vec<Seat>>,
    },
    /// Somebody else sits at a seat.
    SetSeat(usize, Seat),
    /// Make a choice, as records write it.
    Choose(String),
    /// A click on the board.
    Click(String),
    /// Show all options again.
    ShowAll,
    /// Go to a step.
    GoTo(usize),
    /// Go one step.
    Step {
        /// Whether to go forward.
        forward: bool,
    },
    /// Leave the rest of the line, and let the game go on from here.
    ContinueHere,
    /// Go back to a line that was left.
    TakeLine(usize),
    /// Ask what an agent would do.
    Hint,
    /// The viewer of the table.
    SetViewer(Viewer),
    /// Whether agents make one choice at a time.
    SetSlow(bool),
    /// Whether agents wait.
    SetPaused(bool),
    /// Ask for a file to write or read.
    AskFile(Option<Form>),
    /// The file is another, or none.
    SetFile(Option<FileBar>),
    /// Let the system ask for the file.
    PickFile,
    /// Write or read it.
    UseFile,
    /// Go to where an effect is written.
    OpenSpot(Spot),
    /// Open the lab with a situation taken from the game as it is shown.
    MakeSetUp,
}

/// The most abandoned lines that are kept.
const BRANCHES: usize = 9;

pub(super) fn apply(app: &mut App, ctx: &egui::Context, command: PlayCommand) {
    let play = &mut app.state.play;
    match command {
        PlayCommand::SetAsk(ask) => set_ask(app, ask),
        PlayCommand::NewSeed => {
            // Far from the last one, and without a clock: the same clicks give the same games.
            play.ask.seed = provost_playtest::agent::seed_of(play.ask.seed, 0) % 100_000;
        }
        PlayCommand::Start => start(app),
        PlayCommand::StartScenario => start_scenario(app),
        PlayCommand::Open { opening, choices, at, seats } => {
            play.made_with = None;
            open_played(app, *opening, choices, at, seats);
        }
        PlayCommand::SetSeat(seat, who) => {
            while play.seats.len() <= seat {
                let usual = play.seat(play.seats.len());
                play.seats.push(usual);
            }
            if let Some(place) = play.seats.get_mut(seat) {
                *place = who;
            }
            app.play.ask(&mut app.state, 0);
        }
        PlayCommand::Choose(choice) => choose(app, choice),
        PlayCommand::Click(id) => click(app, id),
        PlayCommand::ShowAll => play.narrowed = None,
        PlayCommand::GoTo(at) => go_to(app, at),
        PlayCommand::Step { forward: false } => go_to(app, app.state.play.at.saturating_sub(1)),
        PlayCommand::Step { forward: true } if play.agent_is_next() => app.play.ask(&mut app.state, 1),
        PlayCommand::Step { forward: true } => go_to(app, app.state.play.at + 1),
        PlayCommand::ContinueHere => {
            leave_line(app);
            app.state.play.paused = false;
            app.play.go_on(&mut app.state);
        }
        PlayCommand::TakeLine(line) => {
            if line < play.branches.len() {
                let taken = play.branches.remove(line);
                let left = std::mem::replace(&mut play.choices, taken);
                keep_line(&mut play.branches, left);
                play.why.clear();
                play.paused = true;
                let end = play.choices.len();
                play.shown = None;
                go_to(app, end);
            }
        }
        PlayCommand::Hint => {
            play.hint_wanted = true;
            app.play.ask(&mut app.state, 0);
        }
        PlayCommand::SetViewer(viewer) => {
            play.viewer = viewer;
            app.play.ask(&mut app.state, 0);
        }
        PlayCommand::SetSlow(slow) => play.slow = slow,
        PlayCommand::SetPaused(paused) => {
            play.paused = paused;
            if paused {
                app.play.ask(&mut app.state, 0);
            } else {
                app.play.go_on(&mut app.state);
            }
        }
        PlayCommand::AskFile(form) => ask_file(app, form),
        PlayCommand::SetFile(file) => play.file = file,
        PlayCommand::PickFile => pick_file(app),
        PlayCommand::UseFile => use_file(app),
        PlayCommand::OpenSpot(spot) => open_spot(app, ctx, &spot),
        PlayCommand::MakeSetUp => app.lab.take_game(&mut app.state),
    }
}

/// Takes a choice back, or goes to the next one again. Returns whether undo applies to the game.
pub(super) fn undo(app: &mut App, back: bool) -> bool {
    let play = &app.state.play;
    if app.state.view != ViewId::Play || play.shown.is_none() {
        return false;
    }
    if let Some(at) = if back { play.undo_to() } else { play.redo_to() } {
        go_to(app, at);
    }
    true
}

/// Sets the options of the next game. The user's own packs take part by default.
fn set_ask(app: &mut App, mut ask: Ask) {
    if ask.game != app.state.play.ask.game {
        let packs = app.state.library.packs.iter().filter(|pack| pack.game == ask.game);
        let own: Vec<&str> = packs
            .filter(|pack| app.state.project.is_writable(&pack.root) && !pack.depends.is_empty())
            .map(|pack| pack.id.as_str())
            .collect();
        if !own.is_empty() && ask.list(PACKS).is_empty() {
            ask.set(PACKS, Some(json!(own)));
        }
    }
    app.state.play.ask = ask;
}

fn start(app: &mut App) {
    if app.state.play.ask.game.is_empty() {
        let game = app.state.game_here().map(str::to_owned).unwrap_or_default();
        set_ask(app, Ask { game, ..app.state.play.ask.clone() });
    }
    let Ask { game, setup, seed, .. } = app.state.play.ask.clone();
    app.state.play.paused = false;
    app.state.play.made_with = None;
    open(app, Opening { game, setup, seed }, Vec::new(), None);
    app.state.play.fresh = true;
}

/// Begins a game of the current scenario as it is written: the other options of the next game might
/// contradict it.
fn start_scenario(app: &mut App) {
    let Some((game, id)) = app.state.scenario() else { return };
    let mut ask = Ask { game: game.to_owned(), setup: serde_json::Map::new(), ..app.state.play.ask.clone() };
    ask.set(SCENARIO, Some(json!(id)));
    app.state.play.ask = ask;
    start(app);
}

/// Shows a game that was read, at its end.
pub(in super::super) fn open_game(app: &mut App, opening: Opening, choices: Vec<String>) {
    app.state.play.paused = true;
    open(app, opening, choices, None);
}

/// Shows a game in the place of the one before.
fn open(app: &mut App, opening: Opening, choices: Vec<String>, at: Option<usize>) {
    let play = &mut app.state.play;
    play.ask = Ask {
        game: opening.game.clone(),
        setup: opening.setup.clone(),
        seed: opening.seed,
        ..play.ask.clone()
    };
    play.at = at.unwrap_or(choices.len()).min(choices.len());
    (play.opening, play.choices, play.shown) = (Some(opening), choices, None);
    (play.refused, play.note, play.file, play.narrowed) = (None, None, None, None);
    play.branches.clear();
    play.why.clear();
    (play.hint, play.fresh) = (None, false);
    app.state.view = ViewId::Play;
    app.play.go_on(&mut app.state);
}

fn go_to(app: &mut App, at: usize) {
    let play = &mut app.state.play;
    play.at = at.min(if play.shown.is_some() { play.end() } else { play.choices.len() });
    (play.narrowed, play.hint, play.fresh) = (None, None, false);
    app.play.ask(&mut app.state, 0);
}

fn keep_line(branches: &mut Vec<Vec<String>>, line: Vec<String>) {
    branches.retain(|known| *known != line);
    branches.push(line);
    if branches.len() > BRANCHES {
        branches.remove(0);
    }
}

/// Cuts the line off where the table is shown; the rest is kept aside.
fn leave_line(app: &mut App) {
    let play = &mut app.state.play;
    if play.at < play.choices.len() {
        keep_line(&mut play.branches, play.choices.clone());
        play.choices.truncate(play.at);
        let at = play.at;
        play.why.retain(|step, _| *step < at);
    }
}

fn choose(app: &mut App, choice: String) {
    let play = &mut app.state.play;
    let asked =
        play.shown.as_ref().filter(|shown| shown.at == play.at).and_then(|shown| shown.asked.as_ref());
    if !asked.is_some_and(|asked| asked.options.iter().any(|(known, _)| *known == choice)) {
        return;
    }
    (play.narrowed, play.hint, play.fresh) = (None, None, false);
    if play.choices.get(play.at) == Some(&choice) {
        play.at += 1;
    } else {
        leave_line(app);
        let play = &mut app.state.play;
        play.choices.push(choice);
        play.at = play.choices.len();
    }
    app.play.go_on(&mut app.state);
}

/// Takes the only option about the clicked thing; several are shown alone.
fn click(app: &mut App, id: String) {
    let play = &mut app.state.play;
    let Some(shown) = play.shown.clone() else { return };
    let Some(asked) = &shown.asked else { return };
    let about = shown.scene.concerned.iter().zip(&asked.options).filter(|(ids, _)| ids.contains(&id));
    let options: Vec<&String> = about.map(|(_, (choice, _))| choice).collect();
    match options.as_slice() {
        [] => {}
        [one] => choose(app, (*one).clone()),
        [_, ..] => play.narrowed = Some(id),
    }
}

fn ask_file(app: &mut App, form: Option<Form>) {
    let play = &mut app.state.play;
    let (game, seed) = play.opening.as_ref().map_or(("game", 0), |opening| (&opening.game, opening.seed));
    let name = match form {
        Some(Form::Replay) => format!("{game}-{seed}.replay.json"),
        Some(Form::Save) | None => format!("{game}-{seed}.json"),
    };
    let folder = platform::home_folder().unwrap_or_default().join("provost-games");
    let before = play.file.as_ref().filter(|file| file.form == form).map(|file| file.path.clone());
    let path = before.unwrap_or_else(|| folder.join(name).to_string_lossy().into_owned());
    play.file = Some(FileBar { path, form });
    play.note = None;
    app.state.view = ViewId::Play;
}

fn pick_file(app: &App) {
    let Some(file) = &app.state.play.file else { return };
    let (picked, wake) = (app.play.picked.clone(), app.wake.clone());
    platform::pick_file(PathBuf::from(&file.path), file.form.is_some(), move |path| {
        picked.send(path).ok();
        wake();
    });
}

fn use_file(app: &mut App) {
    let Some(FileBar { path, form }) = app.state.play.file.clone() else { return };
    let path = PathBuf::from(path);
    match form {
        None => app.play.player.send(Request::Read(path)),
        Some(form) => {
            let wanted = app.play.wanted(&app.state, 0);
            if let (Some(wanted), Some(content)) = (wanted, app.state.play.content.clone()) {
                app.play.player.send(Request::Save(content, Box::new(wanted), path, form));
            }
        }
    }
}

/// Goes to the line of a file in the Author view.
fn open_spot(app: &mut App, ctx: &egui::Context, spot: &Spot) {
    let found = app.state.project.files().find(|(file, _)| file.shown() == spot.file);
    let Some((file, text)) = found else { return };
    let offset: usize = text.split_inclusive('\n').take(spot.line.saturating_sub(1)).map(str::len).sum();
    let end = offset + text.get(offset..).and_then(|rest| rest.lines().next()).map_or(0, str::len);
    let place = FilePosition { file: file.clone(), offset };
    super::apply(app, ctx, Command::ShowView(ViewId::Author));
    navigate::open(app, place, end);
}

/// Shows a game that was played in a simulation, at a decision or at its end.
pub(super) fn open_simulated(app: &mut App, read: Read, at: Option<usize>, seats: Vec<Seat>) {
    app.state.play.made_with = Some(read.content);
    open_played(app, read.opening, read.choices, at, Some(seats));
}

/// Shows a game that was played elsewhere; nobody moves until the user says so.
fn open_played(
    app: &mut App,
    opening: Opening,
    choices: Vec<String>,
    at: Option<usize>,
    seats: Option<Vec<Seat>>,
) {
    if let Some(seats) = seats {
        app.state.play.seats = seats;
    }
    app.state.play.paused = true;
    open(app, opening, choices, at);
}
