//! The lab's connection: its requests and reports.

use crate::app::state::{LabState, LabTab, State};
use crate::app::{App, Work, commands};
use crate::background::Background;
use crate::model::form::Form;
use crate::model::lab::{Carried, Origin, Situation};
use crate::platform::{self, Wake};
use crate::view::ViewId;
use crate::worker::lab::{FromGame, Lab, Position, Report, Request, Staged, Ticket};
use std::sync::Arc;

/// How many cases the odds look at unasked: in a thread, and between frames.
const CASES: (u64, u64) = (600_000, 30_000);

/// The lab in the background, and the last request.
#[derive(Debug)]
pub(in crate::app) struct LabLine {
    background: Background<Lab>,
    ticket: Ticket,
    position: Option<Position>,
    content: Option<u64>,
    trying: Option<(String, String, u64)>,
}

impl LabLine {
    pub(in crate::app) fn new(work: Work, wake: Wake) -> Self {
        let ticket = Ticket::default();
        let background = match work {
            Work::Threads => platform::start("lab", Lab::new(CASES.0, ticket.clone()), wake),
            Work::Inline => Background::inline(Lab::new(CASES.1, ticket.clone())),
        };
        Self { background, ticket, position: None, content: None, trying: None }
    }

    pub(super) fn is_waiting(&self) -> bool {
        self.background.is_waiting()
    }

    /// Sends a request that makes current work useless.
    fn send(&mut self, request: Request) {
        self.ticket.call();
        self.background.send(request);
    }

    /// Plays games from here.
    pub(in crate::app) fn run(&mut self, lab: &mut LabState) {
        let (count, agent) = lab.run;
        let wanted = crate::model::lab::RunsReport { wanted: count, ..Default::default() };
        lab.runs = Some(wanted);
        self.send(Request::Run { count, agent });
    }

    /// Computes the odds with more cases.
    pub(in crate::app) fn more_odds(&mut self) {
        self.send(Request::MoreOdds);
    }

    /// Makes a situation of the game in the Play view, as far as it is shown.
    pub(in crate::app) fn take_game(&mut self, state: &mut State) {
        let play = &state.play;
        let (Some(opening), Some(content)) = (play.opening.clone(), play.content.clone()) else { return };
        let choices = play.choices.iter().take(play.at).cloned().collect();
        let from = FromGame { opening, choices, language: state.language() };
        state.lab.taking = true;
        state.view = ViewId::Lab;
        self.send(Request::FromGame(content, Box::new(from)));
    }

    /// Stops the current work.
    pub(in crate::app) fn stop(&mut self, lab: &mut LabState) {
        self.send(Request::Stop);
        if let Some(runs) = &mut lab.runs {
            runs.wanted = runs.played;
        }
    }
}

/// Takes in what the lab reports.
pub(super) fn take(app: &mut App) {
    for report in app.lab.background.poll() {
        let lab = &mut app.state.lab;
        match report {
            Report::SetUps(set_ups) => lab.set_ups = set_ups,
            Report::Stand(stand) => {
                // A report about another moment says nothing about where one stands now.
                if lab.at == stand.wanted {
                    lab.at = stand.at;
                }
                lab.picked = None;
                lab.stand = Some(Arc::new(*stand));
            }
            Report::Cards(cards) => lab.cards = cards,
            Report::Odds(odds) => lab.odds = Some(*odds),
            Report::Runs(runs) => {
                // A report that comes after the stop is not wanted any more.
                if lab.is_running() {
                    lab.runs = Some(*runs);
                }
            }
            Report::Staged(staged) => take_staged(app, *staged),
            Report::Taken(game, taken) => take_taken(app, game, taken),
        }
    }
}

fn take_staged(app: &mut App, staged: Staged) {
    let lab = &mut app.state.lab;
    if lab.trying.as_ref() != Some(&(staged.game.clone(), staged.entry.clone())) {
        return;
    }
    let Some(text) = staged.text else {
        // The entry may be newer than the loaded packs; the next ones may know it.
        return;
    };
    lab.trying = None;
    let origin = match staged.test {
        Some(test) => Origin::Test { file: test.file, offset: test.offset },
        None => Origin::Stage,
    };
    commands::set_up_lab(app, staged.game, Situation::new(&text), origin, staged.at);
    app.state.lab.focus = Some(staged.entry);
}

/// Shows a situation that was taken from a game.
fn take_taken(app: &mut App, game: String, taken: Result<(String, Carried), String>) {
    app.state.lab.taking = false;
    match taken {
        Ok((text, carried)) => {
            let origin = Origin::Game(Box::new(carried));
            commands::set_up_lab(app, game, Situation::new(&text), origin, 0);
            (app.state.lab.focus, app.state.lab.tab) = (None, LabTab::Form);
        }
        Err(why) => app.note(why),
    }
}

/// Requests the data for the shown views.
pub(super) fn follow(app: &mut App) {
    if app.state.view != ViewId::Lab {
        return;
    }
    let language = app.state.language();
    let Some(content) = &app.state.content else { return };
    if app.lab.content != Some(content.number) {
        app.lab.content = Some(content.number);
        let content = content.clone();
        app.lab.send(Request::Content(content));
    }
    let number = app.lab.content.unwrap_or_default();
    let trying = app.state.lab.trying.clone().map(|(game, entry)| (game, entry, number));
    if trying.is_some() && trying != app.lab.trying {
        app.lab.trying.clone_from(&trying);
        if let Some((game, entry, _)) = trying {
            app.lab.send(Request::Try { game, entry });
        }
    } else if trying.is_none() {
        app.lab.trying = None;
    }
    begin(app);
    follow_forms(app);
    let lab = &mut app.state.lab;
    let position = Position {
        game: lab.game.clone(),
        text: Arc::clone(&lab.situation.text),
        at: lab.at,
        language,
        contest: lab.contest.clone(),
    };
    if app.lab.position.as_ref() != Some(&position) && lab.is_set_up() {
        (lab.odds, lab.runs) = (None, None);
        app.lab.position = Some(position.clone());
        app.lab.send(Request::Show(position));
    }
}

/// At first, an ordinary set-up of the game whose entry is open.
fn begin(app: &mut App) {
    let state = &app.state;
    if state.lab.is_set_up() || state.lab.trying.is_some() || state.lab.taking {
        return;
    }
    let open = state.entry().map(|entry| entry.game.id);
    let game = open.or_else(|| state.library.packs.first().map(|pack| pack.game));
    if let Some(game) = game.map(str::to_owned) {
        commands::set_up_lab(app, game, Situation::default(), Origin::New, 0);
    }
}

/// Reads the keys of the situation and of the scenario when their texts have changed.
fn follow_forms(app: &mut App) {
    let lab = &mut app.state.lab;
    if lab.form.as_ref().is_none_or(|form| *form.text != *lab.situation.text) {
        lab.form = lab.situation.form().map(Arc::new);
    }
    let Origin::Scenario { file, id } = &lab.origin else {
        lab.scenario = None;
        return;
    };
    let Some(text) = app.state.project.text(file) else {
        lab.scenario = None;
        return;
    };
    if lab.scenario.as_ref().is_none_or(|form| *form.text != **text || form.file != *file) {
        lab.scenario = Form::read(file, text, id).map(Arc::new);
    }
}
