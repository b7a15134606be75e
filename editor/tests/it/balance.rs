//! The Balance view, by label: run, stop, look, sort, compare, and go from a bar to the games behind it.

use crate::support::{Desk, Window};
use egui::{Key, Modifiers};
use provost_editor::ViewId;
use provost_editor::app::state::{BalancePage, Wanted};
use provost_editor::app::{BalanceCommand, Command};
use provost_editor::model::balance::Ask;
use provost_editor::model::settings::{Language, Settings};
use provost_engine::games;
use provost_games::Shipped;

fn ask(window: &mut Window, game: &str, games: u64) {
    let ask = Ask { game: game.to_owned(), games, agents: "random".to_owned(), ..Ask::default() };
    window.run(Command::Balance(BalanceCommand::SetAsk(ask)));
}

/// Lets frames pass until nothing is played any more.
fn finish(window: &mut Window) {
    let is_busy = |window: &Window| {
        let balance = &window.app().state().balance;
        balance.running.is_some() || balance.waiting.is_some()
    };
    for _ in 0..400 {
        if is_busy(window) {
            window.steps(1);
        }
    }
    assert!(!is_busy(window), "the run ends");
}

fn play(window: &mut Window, wanted: Wanted) {
    window.run(Command::Balance(BalanceCommand::Play(wanted)));
    finish(window);
    window.steps(2);
}

#[test]
fn a_small_run_of_each_game_shows_its_figures() {
    let desk = Desk::new("balance-run");
    let mut window = desk.window();
    for game in games::ids::<Shipped>() {
        ask(&mut window, game, 30);
        window.key(Modifiers::COMMAND | Modifiers::SHIFT, Key::B);
        finish(&mut window);
        window.steps(2);
        let state = window.app().state();
        assert_eq!(state.view, ViewId::Balance);
        let run = state.balance.run.as_ref().unwrap();
        assert_eq!((run.measured.figures.games, run.progress.done), (30, 30), "{game}");
        assert!(window.has("Who wins, by seat") && window.has("How games end"), "{game}");
        assert!(window.has_part("Seat 1: ") && window.has_part("Decisions of a game: mean"), "{game}");
        assert!(window.has("What stands out, the worst first"));
        window.click("Show all figures");
        assert!(window.has_part(" ×, "), "every plot has its figures as text");
        window.click("Show all figures");
    }
}

#[test]
fn a_run_is_stopped_and_what_was_played_stays() {
    let desk = Desk::new("balance-stop");
    let mut window = desk.window();
    ask(&mut window, "kingdom-defenders", 1_000_000);
    window.key(Modifiers::COMMAND, Key::Num5);
    window.click("Run");
    assert!(window.has_part("of 1,000,000 games"), "progress is shown");
    assert!(window.app().state().balance.run.is_some(), "results so far are shown");
    window.click("Stop");
    finish(&mut window);
    let run = window.app().state().balance.run.as_ref().unwrap();
    assert!(run.progress.over && run.progress.done > 0 && run.progress.done < 1_000_000);
    assert!(window.has("Who wins, by seat"));
}

#[test]
fn entries_are_sorted_filtered_and_opened() {
    let desk = Desk::new("balance-entries");
    let mut window = desk.window();
    ask(&mut window, "monster-lands", 40);
    play(&mut window, Wanted::Run);
    window.run(Command::Balance(BalanceCommand::ShowPage(BalancePage::Entries)));
    window.click("Sort by Taken");
    let taken = |window: &Window| {
        let balance = &window.app().state().balance;
        let entries = &balance.run.as_ref().unwrap().measured.figures.entries;
        balance.rows.shown.iter().map(|at| entries[*at].taken).collect::<Vec<f64>>()
    };
    let rates = taken(&window);
    assert!(rates.is_sorted_by(|one, other| one >= other) && rates.first() > rates.last(), "{rates:?}");
    window.click("Sort by Taken");
    assert!(taken(&window).is_sorted());
    window.focus("Filter the entries");
    window.type_text("kind:mercenary taken>0");
    let shown = taken(&window);
    assert!(!shown.is_empty() && shown.len() < rates.len() && shown.iter().all(|rate| *rate > 0.0));
    let first = {
        let balance = &window.app().state().balance;
        let entries = &balance.run.as_ref().unwrap().measured.figures.entries;
        entries[balance.rows.shown[0]].clone()
    };
    window.click(&format!("Games with {}", first.name));
    assert!(window.has(&format!("Games in which {} was taken", first.name)));
    window.run(Command::Balance(BalanceCommand::OpenEntry(first.id.clone())));
    assert_eq!(window.app().state().view, ViewId::Author);
    assert_eq!(window.app().state().entry().map(|entry| entry.id.clone()), Some(first.id));
}

#[test]
fn sources_add_up_to_the_end() {
    let desk = Desk::new("balance-sources");
    let mut window = desk.window();
    ask(&mut window, "monster-lands", 40);
    play(&mut window, Wanted::Run);
    window.click("Sources");
    assert!(window.has("Where it comes from: glory"));
    let run = window.app().state().balance.run.as_ref().unwrap();
    let glory = run.measured.figures.sources.iter().find(|of| of.id == "glory").unwrap();
    let sum: f64 = glory.rows.iter().filter_map(|row| row.mean).map(|mean| mean.value).sum();
    assert!((sum - glory.end.unwrap().value).abs() < 0.01, "{glory:?}");
    for row in glory.rows.iter().filter(|row| !row.lost) {
        assert!(window.has(&row.name), "{row:?}");
    }
}

#[test]
fn behind_a_bar_are_games() {
    let desk = Desk::new("balance-behind");
    let mut window = desk.window();
    ask(&mut window, "kingdom-defenders", 30);
    play(&mut window, Wanted::Run);
    let label = {
        let run = window.app().state().balance.run.as_ref().unwrap();
        let row = &run.measured.figures.wins[0].rows[1];
        let half = (row.win.high - row.win.low) / 2.0 * 100.0;
        format!("Seat 2: {:.1} ± {half:.1} %", row.win.value * 100.0)
    };
    window.click(&label);
    assert!(window.has("Games that Seat 2 won"));
    let seed = window.app().state().balance.behind.as_ref().unwrap().seeds[0];
    assert!(window.has(&format!("Open the game of seed {seed}")));
    window.click(&format!("Open the game of seed {seed}"));
    assert_eq!(window.app().state().view, ViewId::Play, "the game is opened");
    window.run(Command::ShowView(ViewId::Balance));
    window.click("Close the list of games");
    assert!(!window.has("Games that Seat 2 won"));
}

#[test]
fn a_changed_card_is_compared_with_what_is_saved_and_with_what_was_kept() {
    let desk = Desk::new("balance-compare");
    let file = desk.key("mercenaries/brynja.toml");
    let mut window = desk.window();
    let packs = serde_json::json!({ "packs": ["own"] });
    let ask = Ask {
        game: "monster-lands".to_owned(),
        games: 40,
        agents: "random".to_owned(),
        setup: packs.as_object().unwrap().clone(),
        ..Ask::default()
    };
    window.run(Command::Balance(BalanceCommand::SetAsk(ask)));
    play(&mut window, Wanted::Run);
    window.click("Keep for comparing");
    window.run(Command::ShowView(ViewId::Author));
    window.select(&file, "cost = 5");
    window.type_text("cost = 0");
    window.key(Modifiers::COMMAND, Key::Num5);
    assert!(window.has("the packs have changed since"));
    window.click("Compare with saved");
    finish(&mut window);
    window.steps(2);
    let compared = window.app().state().balance.compared.as_ref().unwrap();
    let saved = compared.comparison.clone();
    assert_eq!(compared.with, Wanted::CompareSaved);
    assert_ne!(saved.a.content, saved.b.content);
    assert!(saved.pairs == 40 && saved.same < 40, "a card for nothing is hired more often");
    assert!(window.has_part("Before: as saved"), "it says what was compared");
    assert!(window.has("Change, with its 95 % interval"));
    window.click("Compare with kept");
    finish(&mut window);
    window.steps(2);
    let kept = window.app().state().balance.compared.as_ref().unwrap().comparison.clone();
    assert_eq!(kept.changes, saved.changes, "what was kept is what is saved");
    assert!(window.has_part("Before: as kept"));
}

#[test]
fn packs_with_errors_are_not_played() {
    let desk = Desk::new("balance-errors");
    let file = desk.key("mercenaries/brynja.toml");
    let mut window = desk.window();
    window.select(&file, "may reroll");
    window.type_text("may");
    window.run(Command::CloseCompletion);
    play(&mut window, Wanted::Run);
    assert!(window.has_part("The packs have an error"));
    assert!(window.app().state().balance.run.is_none());
}

#[test]
fn agents_that_nobody_knows_are_refused_with_the_reason() {
    let desk = Desk::new("balance-agents");
    let mut window = desk.window();
    let ask = Ask { game: "monster-lands".into(), agents: "gredy".into(), ..Ask::default() };
    window.run(Command::Balance(BalanceCommand::SetAsk(ask)));
    play(&mut window, Wanted::Run);
    assert!(window.has_part("did you mean `greedy`?"));
}

#[test]
fn the_view_speaks_german() {
    let desk = Desk::new("balance-german");
    let settings = Settings { language: Language::De, welcome: false, ..Settings::default() };
    let mut window = desk.window_with(settings);
    ask(&mut window, "monster-lands", 12);
    play(&mut window, Wanted::Run);
    assert!(window.has("Wer gewinnt, nach Affinität") && window.has_part("Sitz 1: "));
    assert!(window.has_part("Feuer: "), "names are those of the packs in German");
}
