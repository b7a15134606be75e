//! Commands of the Lab view.

use super::super::App;
use crate::app::state::{KeepState, LabTab};
use crate::model::history::StepName;
use crate::model::lab::{Origin, SetUp, SetUpKind, Situation, keep};
use crate::model::project::Edit;
use crate::view::ViewId;
use provost_interpreter::pack::write::NewValue;
use provost_playtest::agent::AgentSpec;

/// The kind of scenarios, in every game.
const SCENARIO: &str = "scenario";

/// Commands of the Lab view.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LabCommand {
    /// Set up a situation in which the open entry matters.
    TryEntry,
    /// Start from a test or a scenario.
    Open(Box<SetUp>),
    /// Start from an ordinary set-up of a game.
    New(String),
    /// The text of the situation is another.
    SetText(String),
    /// Set a key of the situation, or remove it.
    SetKey(Vec<String>, Option<NewValue>),
    /// Take an option.
    Choose(String),
    /// A click on the table: take the option it belongs to, or show those it belongs to.
    Pick(String),
    /// Make the next choice, or take the last one back.
    Step {
        /// Whether to go forward.
        forward: bool,
    },
    /// Go to the position after this many choices.
    GoTo(usize),
    /// Let other dice fall.
    NewSeed,
    /// Filter the starting points.
    SetFilter(String),
    /// Show something else on the left.
    SetTab(LabTab),
    /// Ask for the odds of something else.
    SetContest(Option<String>),
    /// Whether everything is listed that did not fire.
    ShowAll(bool),
    /// How many games are played, and who chooses in them.
    SetRun(u32, AgentSpec),
    /// Play them.
    Run,
    /// Work out the odds with more cases.
    MoreOdds,
    /// Stop the current work.
    Stop,
    /// Ask what to keep as a test.
    AskKeep,
    /// Change what is kept, or cancel keeping.
    SetKeep(Option<KeepState>),
    /// Keep it.
    Keep,
    /// Show the scenario or test that the situation came from.
    ShowOrigin,
    /// Ask for the id of a new scenario.
    NewScenario,
    /// Hide the note about parts of a game that could not be carried over.
    HideCarried,
}

pub(super) fn apply(app: &mut App, ctx: &egui::Context, command: LabCommand) {
    let lab = &mut app.state.lab;
    match command {
        LabCommand::TryEntry => try_entry(app),
        LabCommand::Open(set_up) => open(app, &set_up),
        LabCommand::New(game) => {
            set_up(app, game, Situation::default(), Origin::New, 0);
            app.state.lab.tab = LabTab::Form;
        }
        LabCommand::SetText(text) => change(app, Situation::new(&text)),
        LabCommand::SetKey(path, value) => set_key(app, &path, value.as_ref()),
        LabCommand::Choose(id) => choose(app, id),
        LabCommand::Pick(id) => pick(app, id),
        LabCommand::Step { forward } => step(app, forward),
        LabCommand::GoTo(at) => lab.at = at.min(lab.choices()),
        LabCommand::NewSeed => new_seed(app),
        LabCommand::SetFilter(filter) => lab.filter = filter,
        LabCommand::SetTab(tab) => lab.tab = tab,
        LabCommand::SetContest(contest) => lab.contest = contest,
        LabCommand::ShowAll(all) => lab.all = all,
        LabCommand::SetRun(count, agent) => lab.run = (count, agent),
        LabCommand::Run => app.lab.run(&mut app.state.lab),
        LabCommand::MoreOdds => app.lab.more_odds(),
        LabCommand::Stop => app.lab.stop(&mut app.state.lab),
        LabCommand::AskKeep => ask_keep(app),
        LabCommand::SetKeep(keep) => lab.keep = keep,
        LabCommand::Keep => keep_test(app, ctx),
        LabCommand::ShowOrigin => show_origin(app),
        LabCommand::NewScenario => new_scenario(app),
        LabCommand::HideCarried => lab.origin = Origin::New,
    }
}

/// Starts from a situation.
pub(in crate::app) fn set_up(app: &mut App, game: String, situation: Situation, origin: Origin, at: usize) {
    let lab = &mut app.state.lab;
    if lab.is_set_up() && lab.game == game && lab.origin != origin {
        lab.past.push((lab.situation.clone(), lab.at));
    }
    if lab.game != game {
        lab.past.clear();
    }
    lab.future.clear();
    (lab.game, lab.situation, lab.origin, lab.at) = (game, situation, origin, at);
    (lab.stand, lab.odds, lab.runs, lab.contest) = (None, None, None, None);
}

/// The situation is another; the one before can be had again.
fn change(app: &mut App, new: Situation) {
    let lab = &mut app.state.lab;
    if new == lab.situation {
        return;
    }
    let old = std::mem::replace(&mut lab.situation, new);
    lab.past.push((old, lab.at));
    lab.future.clear();
}

/// Takes a change of the situation back, or does it again. Returns whether there was one.
pub(super) fn undo(app: &mut App, back: bool) -> bool {
    let lab = &mut app.state.lab;
    if app.state.view != ViewId::Lab {
        return false;
    }
    let (from, to) = if back { (&mut lab.past, &mut lab.future) } else { (&mut lab.future, &mut lab.past) };
    let Some((situation, at)) = from.pop() else { return false };
    to.push((std::mem::replace(&mut lab.situation, situation), lab.at));
    lab.at = at;
    true
}

fn try_entry(app: &mut App) {
    let Some(entry) = app.state.entry().cloned() else { return };
    app.state.view = ViewId::Lab;
    if entry.kind.id == SCENARIO {
        open(
            app,
            &SetUp {
                game: entry.game.id.to_owned(),
                name: entry.id.clone(),
                file: entry.file.clone(),
                offset: entry.span.start,
                kind: SetUpKind::Scenario(entry.id),
            },
        );
        return;
    }
    let lab = &mut app.state.lab;
    lab.trying = Some((entry.game.id.to_owned(), entry.id.clone()));
    lab.focus = Some(entry.id);
}

fn open(app: &mut App, chosen: &SetUp) {
    let (situation, origin) = match &chosen.kind {
        SetUpKind::Test(text) => {
            let origin = Origin::Test { file: chosen.file.clone(), offset: chosen.offset };
            (Situation::new(text), origin)
        }
        SetUpKind::Scenario(id) => {
            let origin = Origin::Scenario { file: chosen.file.clone(), id: id.clone() };
            (Situation::of_scenario(id), origin)
        }
    };
    let tab = match &origin {
        Origin::Scenario { .. } => LabTab::Form,
        Origin::New | Origin::Test { .. } | Origin::Stage | Origin::Game(_) => app.state.lab.tab,
    };
    app.state.lab.focus = None;
    set_up(app, chosen.game.clone(), situation, origin, 0);
    app.state.lab.tab = tab;
}

fn set_key(app: &mut App, path: &[String], value: Option<&NewValue>) {
    let keys: Vec<&str> = path.iter().map(String::as_str).collect();
    match app.state.lab.situation.set(&keys, value) {
        Ok(new) => change(app, new),
        Err(error) => app.note(error.to_string()),
    }
}

/// Takes an option: the choices that came after it are others now. The one that is written anyway is only played.
fn choose(app: &mut App, id: String) {
    let lab = &app.state.lab;
    let mut choices = lab.situation.choices();
    if choices.get(lab.at) != Some(&id) {
        choices.truncate(lab.at);
        choices.push(id);
        // All dice stay: later ones may be rolled by the present choice.
        let dice = lab.situation.dice().len();
        match lab.situation.with_choices(&choices, dice) {
            Ok(new) => change(app, new),
            Err(error) => return app.note(error.to_string()),
        }
    }
    app.state.lab.at += 1;
}

fn pick(app: &mut App, id: String) {
    let Some(stand) = app.state.lab.stand.clone() else { return };
    let (Some(asked), Some(scene)) = (&stand.asked, &stand.scene) else { return };
    let options = asked.options.iter().zip(&scene.concerned);
    let mut about = options.filter(|(_, concerned)| concerned.contains(&id)).map(|(option, _)| &option.0);
    match (about.next(), about.next()) {
        (Some(only), None) => choose(app, only.clone()),
        (Some(_), Some(_)) => app.state.lab.picked = Some(id),
        (None, _) => {}
    }
}

fn step(app: &mut App, forward: bool) {
    let lab = &mut app.state.lab;
    if !forward {
        lab.at = lab.at.saturating_sub(1);
    } else if lab.at < lab.choices() {
        lab.at += 1;
    } else {
        // After the last choice that is written, the first option is taken.
        let asked = lab.stand.as_ref().and_then(|stand| stand.asked.as_ref());
        if let Some((id, _)) = asked.and_then(|asked| asked.options.first()).cloned() {
            choose(app, id);
        }
    }
}

fn new_seed(app: &mut App) {
    let form = app.state.lab.situation.form();
    let path = ["given".to_owned(), "seed".to_owned()];
    let seed = form.and_then(|form| form.number(&path)).unwrap_or(1);
    set_key(app, &path, Some(&NewValue::Number(seed.saturating_add(1))));
    if !app.state.lab.situation.dice().is_empty() {
        set_key(app, &["dice".to_owned()], None);
    }
}

/// Asks what to keep, and proposes what is new.
fn ask_keep(app: &mut App) {
    let lab = &app.state.lab;
    let Some(stand) = &lab.stand else { return };
    let library = &app.state.library;
    let writable = || {
        let packs = library.packs.iter().filter(|pack| pack.game == lab.game);
        packs.filter(|pack| app.state.project.is_writable(&pack.root)).map(|pack| pack.root.clone())
    };
    let origin = match &lab.origin {
        Origin::Test { file, .. } | Origin::Scenario { file, .. } => Some(file.root.clone()),
        Origin::New | Origin::Stage | Origin::Game(_) => None,
    };
    let entry = lab.focus.as_ref().and_then(|id| library.entries.iter().find(|entry| entry.id == *id));
    let wanted = origin.or_else(|| entry.map(|entry| entry.file.root.clone()));
    let root = writable().find(|root| Some(root) == wanted.as_ref()).or_else(|| writable().next());
    let Some(root) = root else {
        let message = app.speech.say("lab-keep-nowhere");
        return app.note(message);
    };
    let checks =
        stand.told.iter().filter(|told| told.news).map(crate::model::lab::PositionValue::key).collect();
    let name = keep::name_of(&lab.situation, lab.focus.as_deref());
    app.state.lab.keep = Some(KeepState { name, root, checks, ..KeepState::default() });
}

fn keep_test(app: &mut App, ctx: &egui::Context) {
    let lab = &app.state.lab;
    let (Some(keep), Some(stand)) = (lab.keep.clone(), lab.stand.clone()) else { return };
    let refuse = |app: &mut App, why: String| {
        app.state.lab.keep = Some(KeepState { refused: Some(why), ..keep.clone() });
    };
    if keep.name.trim().is_empty() {
        let why = app.speech.say("lab-keep-nameless");
        return refuse(app, why);
    }
    let checks: Vec<_> = stand.told.iter().filter(|told| keep.checks.contains(&told.key())).collect();
    let choices: Vec<String> = stand.made.iter().take(stand.at).map(|made| made.id.clone()).collect();
    match keep::test_text(&lab.situation, keep.name.trim(), &choices, stand.dice_used, &checks) {
        Ok(test) => {
            let (file, text) = keep::place(&app.state.project, &keep.root, keep.name.trim(), &test);
            let message = app.speech.with("lab-kept", &[("file", file.shown().into())]);
            let lab = &mut app.state.lab;
            // The next undo concerns the test, not an earlier change of the situation.
            lab.past.clear();
            lab.keep = None;
            app.change(ctx, StepName::new("keep-test", keep.name.trim()), vec![Edit::new(file, text)]);
            app.note(message);
        }
        Err(error) => refuse(app, error.to_string()),
    }
}

fn show_origin(app: &mut App) {
    let (file, offset) = match &app.state.lab.origin {
        Origin::Test { file, offset } => (file.clone(), *offset),
        Origin::Scenario { file, id } => {
            let entry = app.state.library.entry(file, id);
            (file.clone(), entry.map_or(0, |entry| entry.span.start))
        }
        Origin::New | Origin::Stage | Origin::Game(_) => return,
    };
    super::navigate::open(app, crate::model::navigation::FilePosition { file, offset }, offset);
}

/// Asks for a new scenario, of the game in the lab if it has a pack that may be changed.
fn new_scenario(app: &mut App) {
    let state = &app.state;
    let open = state.file().map(|file| file.root.clone());
    let writable = || state.library.packs.iter().filter(|pack| state.project.is_writable(&pack.root));
    let fits = writable().find(|pack| Some(&pack.root) == open.as_ref());
    let of_game = || writable().find(|pack| pack.game == state.lab.game);
    let Some(root) = fits.or_else(of_game).or_else(|| writable().next()).map(|pack| pack.root.clone()) else {
        let message = app.speech.say("lab-keep-nowhere");
        return app.note(message);
    };
    let kind = SCENARIO.to_owned();
    app.state.dialog = Some(crate::app::state::Dialog::NewEntry { root, kind, id: String::new() });
}
