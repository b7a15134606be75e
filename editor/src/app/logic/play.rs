//! The connection to the player thread: requests to it, and its reports.

use crate::app::state::{FileBar, State};
use crate::app::{App, Work};
use crate::background::Background;
use crate::model::play::{GameView, Wanted};
use crate::platform::{self, Wake};
use crate::view::ViewId;
use crate::worker::player::{Player, Report, Request};
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc;

/// Between two choices of agents that are watched, in seconds.
const PACE: f64 = 0.7;

/// The line to the player.
#[derive(Debug)]
pub(in crate::app) struct PlayLine {
    pub(in crate::app) player: Background<Player>,
    newest: Arc<AtomicU64>,
    ticket: u64,
    /// In which language was last asked.
    language: &'static str,
    /// When agents make their next choice, in the window's time.
    next_move: Option<f64>,
    /// Files that the user chose in a dialog.
    pub(in crate::app) picked: mpsc::Sender<Option<PathBuf>>,
    files: mpsc::Receiver<Option<PathBuf>>,
}

impl PlayLine {
    /// Starts the player.
    pub(in crate::app) fn new(work: Work, wake: Wake) -> Self {
        let newest = Arc::new(AtomicU64::new(0));
        let player = Player::new(Arc::clone(&newest));
        let player = match work {
            Work::Threads => platform::start("player", player, wake),
            Work::Inline => Background::inline(player),
        };
        let (picked, files) = mpsc::channel();
        Self { player, newest, ticket: 0, language: "", next_move: None, picked, files }
    }

    /// Returns the view to show.
    pub(in crate::app) fn wanted(&self, state: &State, moves: usize) -> Option<Wanted> {
        let play = &state.play;
        let seats = (0..play.seats.len().max(8)).map(|seat| play.seat(seat)).collect();
        Some(Wanted {
            ticket: self.ticket,
            opening: play.opening.clone()?,
            choices: play.choices.clone(),
            at: play.at,
            seats,
            viewer: play.viewer,
            language: state.language(),
            moves,
            hint: play.hint_wanted,
        })
    }

    /// Requests the view to show, and gives up earlier requests.
    pub(in crate::app) fn ask(&mut self, state: &mut State, moves: usize) {
        self.ticket += 1;
        self.newest.store(self.ticket, Ordering::Relaxed);
        self.language = state.language();
        self.next_move = None;
        let (Some(wanted), Some(content)) = (self.wanted(state, moves), state.play.content.clone()) else {
            return;
        };
        state.play.waiting = true;
        self.player.send(Request::Show(content, Box::new(wanted)));
    }

    /// Requests the view to show, and lets agents choose if allowed.
    pub(in crate::app) fn go_on(&mut self, state: &mut State) {
        let play = &state.play;
        let moves = if play.paused || play.slow || play.at < play.choices.len() { 0 } else { usize::MAX };
        self.ask(state, moves);
    }
}

/// Processes a report.
pub(super) fn take(app: &mut App) {
    for report in app.play.player.poll() {
        let play = &mut app.state.play;
        match report {
            Report::GameView(shown) if shown.ticket == app.play.ticket => take_shown(app, *shown),
            Report::Refused(ticket, why) if ticket == app.play.ticket => {
                (play.refused, play.waiting, play.hint_wanted) = (Some(why), false, false);
            }
            Report::Hint(ticket, reasons) if ticket == app.play.ticket => {
                play.hint = Some(reasons);
                (play.hint_wanted, play.waiting) = (false, false);
            }
            // These answer what nobody asks any more.
            Report::GameView(_) | Report::Refused(..) | Report::Hint(..) => {}
            Report::Saved(path) => {
                let values = [("file", path.to_string_lossy().into_owned().into())];
                let said = app.speech.with("play-saved", &values);
                (play.note, play.file) = (Some(said.clone()), None);
                app.note(said);
            }
            Report::Failed(path, why) => {
                let values = [("file", path.to_string_lossy().into_owned().into()), ("why", why.into())];
                let said = app.speech.with("play-failed", &values);
                play.note = Some(said.clone());
                app.note(said);
            }
            Report::Read(path, read) => {
                play.made_with = Some(read.content.clone());
                let opening = read.opening.clone();
                let values = [("file", path.to_string_lossy().into_owned().into())];
                let said = app.speech.with("play-read", &values);
                app.open_game(opening, read.choices.clone());
                app.state.play.note = Some(said);
            }
        }
    }
    let picked: Vec<PathBuf> = app.play.files.try_iter().flatten().collect();
    for path in picked {
        if let Some(FileBar { path: shown, .. }) = &mut app.state.play.file {
            *shown = path.to_string_lossy().into_owned();
        }
    }
}

fn take_shown(app: &mut App, mut shown: GameView) {
    let play = &mut app.state.play;
    play.refused = None;
    for (step, reasons) in shown.made.drain(..) {
        play.why.insert(step, reasons);
    }
    // Agents have gone on, or the line cannot be followed as far as it was.
    if shown.diverged.is_none() && shown.steps.len() > play.choices.len() {
        let later = shown.steps.iter().skip(play.choices.len()).map(|step| step.choice.clone());
        play.choices.extend(later);
    }
    play.at = shown.at;
    play.waiting = play.hint_wanted;
    play.shown = Some(Arc::new(shown));
}

/// Follows edits, the language and the pace.
pub(super) fn follow(app: &mut App, ctx: &egui::Context) {
    if app.state.view != ViewId::Play {
        app.state.play.fresh = false;
        return;
    }
    let known = app.state.play.content.as_ref().map(|content| content.number);
    let newer =
        app.state.content.clone().filter(|content| content.errors == 0 && Some(content.number) != known);
    let is_new = newer.is_some();
    if let Some(content) = newer {
        app.state.play.content = Some(content);
    }
    let speaks = app.play.language == app.state.language();
    if app.state.play.opening.is_some() && (is_new || !speaks) && app.state.play.content.is_some() {
        // The first content starts what waited for it; a later one shows the same turn with the new rules.
        // What was typed right before a game was begun may come only now: then it begins anew.
        let play = &mut app.state.play;
        let begins_anew = play.fresh && is_new;
        if begins_anew {
            (play.at, play.choices) = (0, Vec::new());
            play.why.clear();
        }
        if known.is_none() || begins_anew {
            app.play.go_on(&mut app.state);
        } else {
            app.play.ask(&mut app.state, 0);
        }
    }
    pace(app, ctx);
}

/// Lets agents go on: at once, or after a moment.
fn pace(app: &mut App, ctx: &egui::Context) {
    let play = &app.state.play;
    let over = play.shown.as_ref().is_none_or(|shown| shown.over || shown.diverged.is_some());
    if play.waiting || play.paused || over || !play.agent_is_next() {
        app.play.next_move = None;
        return;
    }
    if !play.slow {
        app.play.ask(&mut app.state, usize::MAX);
        return;
    }
    let now = ctx.input(|input| input.time);
    let due = *app.play.next_move.get_or_insert(now + PACE);
    if now >= due {
        app.play.ask(&mut app.state, 1);
    } else {
        ctx.request_repaint_after(std::time::Duration::from_secs_f64(due - now));
    }
}
