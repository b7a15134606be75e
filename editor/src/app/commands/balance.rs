//! Commands of the Balance view, and the reports of the simulator.

use super::super::App;
use super::super::state::{BalancePage, BalanceRun, Behind, Compared, Kept, Running, Wanted};
use super::{Command, navigate};
use crate::background::Background;
use crate::model::balance::{Ask, EntryColumn, Progress, findings};
use crate::platform;
use crate::simulator::{Before, Report, Request, Simulator};
use crate::view::ViewId;
use crate::worker::{Content, EntryKey};
use provost_playtest::simulate::Figure;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// Commands of the Balance view.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BalanceCommand {
    /// Ask for other games.
    SetAsk(Ask),
    /// Play them.
    Play(Wanted),
    /// Stop playing; the results stay.
    Stop,
    /// Keep the packs of the last run, to be compared with.
    Keep,
    /// Show a page.
    ShowPage(BalancePage),
    /// Whether all plots show their figures.
    ShowFigures(bool),
    /// Filter the entries.
    SetFilter(String),
    /// Order the entries by a column; once more turns it round.
    Sort(EntryColumn),
    /// List the games behind a figure, which came up so often; or close the list.
    ShowBehind(Option<(Figure, String, u64)>),
    /// Open the game of a seed in the Play view, at a decision or at its end.
    OpenGame {
        /// The seed.
        seed: u64,
        /// The decision.
        step: Option<usize>,
    },
    /// Go to an entry of the game that was played.
    OpenEntry(String),
}

/// The simulator and its stop flag.
#[derive(Debug)]
pub(in super::super) struct Measuring {
    pub(in super::super) simulator: Background<Simulator>,
    stop: Arc<AtomicBool>,
    number: u64,
}

impl Measuring {
    /// Nothing is played yet.
    pub(in super::super) fn new(simulator: Background<Simulator>) -> Self {
        Self { simulator, stop: Arc::new(AtomicBool::new(false)), number: 0 }
    }
}

pub(super) fn apply(app: &mut App, ctx: &egui::Context, command: BalanceCommand) {
    let balance = &mut app.state.balance;
    match command {
        BalanceCommand::SetAsk(ask) => balance.ask = ask,
        BalanceCommand::Play(wanted) => {
            balance.waiting = Some(wanted);
            balance.refused = None;
            app.state.view = ViewId::Balance;
            start(app);
        }
        BalanceCommand::Stop => {
            balance.waiting = None;
            app.measuring.stop.store(true, Ordering::Relaxed);
        }
        BalanceCommand::Keep => {
            balance.kept = balance.run.as_ref().map(|run| Kept {
                content: run.content.clone(),
                game: run.plan.game.clone(),
                games: run.progress.done,
            });
        }
        BalanceCommand::ShowPage(page) => {
            balance.page = page;
            app.state.view = ViewId::Balance;
        }
        BalanceCommand::ShowFigures(shown) => balance.figures = shown,
        BalanceCommand::SetFilter(filter) => {
            balance.rows.filter = filter;
            balance.arrange();
        }
        BalanceCommand::Sort(column) => {
            balance.rows.descending = if balance.rows.sort == column {
                !balance.rows.descending
            } else {
                !matches!(column, EntryColumn::Name | EntryColumn::Kind)
            };
            balance.rows.sort = column;
            balance.arrange();
        }
        BalanceCommand::ShowBehind(figure) => {
            let run = balance.run.as_ref();
            balance.behind = figure.zip(run).map(|((figure, name, count), run)| {
                let seeds = run.measured.examples.of(&figure);
                Behind { figure, name, count, seeds }
            });
        }
        BalanceCommand::OpenGame { seed, step } => {
            let Some(run) = &balance.run else { return };
            let (loaded, plan) = (run.content.loaded.clone(), run.plan.clone());
            balance.opening = Some(seed);
            app.measuring.simulator.send(Request::Again { loaded, plan, seed, step });
        }
        BalanceCommand::OpenEntry(id) => open_entry(app, ctx, &id),
    }
}

fn open_entry(app: &mut App, ctx: &egui::Context, id: &str) {
    let Some(run) = &app.state.balance.run else { return };
    let entries = &app.state.library.entries;
    let found = entries.iter().find(|entry| entry.game.id == run.plan.game && entry.id == id);
    if let Some(entry) = found {
        let entry = EntryKey { file: entry.file.clone(), id: entry.id.clone() };
        super::apply(app, ctx, Command::ShowView(ViewId::Author));
        navigate::open_entry(app, &entry);
    }
}

/// Starts the requested run once the packs are there in their present state.
pub(in super::super) fn start(app: &mut App) {
    let Some(wanted) = app.state.balance.waiting else { return };
    let Some(content) = app.state.content.clone().filter(|content| is_current(app, content)) else { return };
    app.state.balance.waiting = None;
    if let Some(game) = app.state.game_here().filter(|_| app.state.balance.ask.game.is_empty()) {
        game.clone_into(&mut app.state.balance.ask.game);
    }
    if let Err(why) = try_start(app, wanted, content) {
        app.state.balance.refused = Some(why);
    }
}

fn try_start(app: &mut App, wanted: Wanted, content: Content) -> Result<(), String> {
    let balance = &app.state.balance;
    if content.errors > 0 {
        return Err(app.speech.with("balance-errors", &[("count", content.errors.into())]));
    }
    let before = match wanted {
        Wanted::Run => None,
        Wanted::CompareSaved => Some(Before::Sources(app.state.project.saved_sources())),
        Wanted::CompareKept => {
            let kept = balance.kept.as_ref().ok_or_else(|| app.speech.say("balance-nothing-kept"))?;
            Some(Before::Loaded(kept.content.loaded.clone()))
        }
    };
    let plan = balance.ask.plan(app.state.language(), platform::simulation_threads())?;
    let measuring = &mut app.measuring;
    // A newer run takes the place of an older one.
    measuring.stop.store(true, Ordering::Relaxed);
    measuring.stop = Arc::new(AtomicBool::new(false));
    measuring.number += 1;
    let (number, stop) = (measuring.number, measuring.stop.clone());
    let progress = Progress { total: plan.seeds.count(), ..Progress::default() };
    let after = content.loaded.clone();
    measuring.simulator.send(Request::Play { number, after, before, plan: plan.clone(), stop });
    let balance = &mut app.state.balance;
    balance.running = Some(Running { number, wanted, content, plan, progress });
    balance.page = match (wanted, balance.page) {
        (Wanted::CompareSaved | Wanted::CompareKept, _) => BalancePage::Compare,
        (Wanted::Run, BalancePage::Compare) => BalancePage::Overview,
        (Wanted::Run, page) => page,
    };
    Ok(())
}

/// Returns whether packs from the checker are in their present state.
fn is_current(app: &App, content: &Content) -> bool {
    let mut count = 0;
    let same = app.state.project.files().all(|(file, text)| {
        count += 1;
        let found = content.loaded.find_file(&file.root, &file.path);
        found.is_some_and(|found| *content.loaded.file(found).text == **text)
    });
    same && count == content.loaded.files.len()
}

/// Takes in what the simulator tells.
pub(in super::super) fn take_report(app: &mut App, report: Report) {
    let balance = &mut app.state.balance;
    match report {
        Report::Measurement { number, progress, measured } => {
            let Some(running) = balance.running.as_mut().filter(|running| running.number == number) else {
                return;
            };
            running.progress = progress;
            balance.run = Some(BalanceRun {
                content: running.content.clone(),
                plan: running.plan.clone(),
                progress,
                findings: findings(&measured.figures),
                measured,
            });
            balance.arrange();
            if progress.over {
                balance.running = None;
            }
        }
        Report::Compared { number, progress, comparison } => {
            let Some(running) = balance.running.as_mut().filter(|running| running.number == number) else {
                return;
            };
            running.progress = progress;
            balance.compared = Some(Compared {
                with: running.wanted,
                content: running.content.clone(),
                plan: running.plan.clone(),
                progress,
                comparison,
            });
            if progress.over {
                balance.running = None;
            }
        }
        Report::Refused { number, why } => {
            if balance.running.as_ref().is_some_and(|running| running.number == number) {
                balance.running = None;
                balance.refused = Some(why);
            }
        }
        Report::Again { again, step } => {
            balance.opening = None;
            let seats = again.agents.iter().map(|agent| crate::model::play::Seat::Agent(*agent)).collect();
            let read = crate::model::play::Read::from(again.record);
            super::play::open_simulated(app, read, step, seats);
        }
        Report::NotAgain(why) => {
            balance.opening = None;
            balance.refused = Some(why);
        }
    }
}
