//! The Lab view by label: test a card, step, see why, keep it as a test; scenarios through forms. Both games.

use crate::support;
use crate::support::{Desk, Window};
use egui::{Key, Modifiers};
use provost_editor::ViewId;
use provost_editor::app::state::{KeepState, LabTab};
use provost_editor::app::{Command, LabCommand};
use provost_editor::model::lab::Origin;
use provost_games::Shipped;
use provost_interpreter::pack::write::NewValue;
use provost_playtest::agent::AgentSpec;

const CARD: &str = "mercenaries/brynja.toml";

/// Opens an entry and presses F5.
fn test_this(window: &mut Window, desk: &Desk, path: &str, word: &str) {
    let file = desk.key(path);
    window.select(&file, word);
    window.key(Modifiers::NONE, Key::F5);
    window.steps(12);
    assert_eq!(window.app().state().view, ViewId::Lab);
}

fn at(window: &Window) -> usize {
    window.app().state().lab.at
}

/// Runs the tests of the open packs that have this name.
fn failures(window: &Window, name: &str) -> Vec<String> {
    let loaded = provost_engine::load::<Shipped>(window.app().state().project.sources());
    let reports = provost_engine::testing::run_all::<Shipped>(&loaded, |_, own| own == name);
    let outcomes: Vec<_> = reports.iter().flat_map(|report| &report.outcomes).collect();
    assert_eq!(outcomes.len(), 1, "{:?}", reports.iter().map(|report| &report.findings).collect::<Vec<_>>());
    outcomes.into_iter().flat_map(|outcome| outcome.failures.clone()).collect()
}

#[test]
fn a_card_is_tested_stepped_through_kept_and_undone() {
    let desk = Desk::new("lab-keep");
    let mut window = desk.window();
    test_this(&mut window, &desk, CARD, "brynja");
    assert!(window.has("brynja did something here."), "the new card acts");
    assert!(window.has_part("Brynja fires: on reroll"), "the trace says so");
    let end = at(&window);
    assert!(end > 0);
    window.key(Modifiers::NONE, Key::Comma);
    assert_eq!(at(&window), end - 1);
    assert!(!window.has("brynja did something here."));
    window.key(Modifiers::NONE, Key::Period);
    assert_eq!(at(&window), end);
    window.key(Modifiers::NONE, Key::F5);
    assert_eq!(at(&window), 0);
    window.key(Modifiers::NONE, Key::F10);
    assert_eq!(at(&window), 1);
    window.run(Command::Lab(LabCommand::GoTo(end)));

    window.click("Keep as test…");
    window.focus("What does it show?");
    window.key(Modifiers::COMMAND, Key::A);
    window.type_text("brynja rerolls");
    window.click("Keep");
    let file = desk.key("tests/lab.toml");
    let text = window.text(&file);
    assert!(text.contains("name = \"brynja rerolls\"") && text.contains("then"), "{text}");
    assert_eq!(failures(&window, "brynja rerolls"), Vec::<String>::new());
    window.key(Modifiers::COMMAND, Key::Z);
    assert_eq!(window.text(&file), "", "undo removes it");
}

#[test]
fn a_line_of_the_trace_opens_its_place() {
    let desk = Desk::new("lab-place");
    let mut window = desk.window();
    test_this(&mut window, &desk, CARD, "brynja");
    window.run(Command::Lab(LabCommand::ShowAll(false)));
    let stand = window.app().state().lab.stand.clone().expect("a situation stands");
    let line = stand.steps.iter().flat_map(|step| &step.trace).find(|line| line.entry == "brynja");
    let place = line.and_then(|line| line.place.clone()).expect("a place");
    assert_eq!(place.file, desk.key(CARD));
    let label = format!("{}:{}", place.file.name(), place.line);
    assert!(window.has(&label), "the line names its place");
    let there =
        provost_editor::model::navigation::FilePosition { file: place.file.clone(), offset: place.start };
    window.run(Command::Open(there, place.end));
    assert_eq!(window.app().state().view, ViewId::Author);
    assert_eq!(window.app().state().file(), Some(&desk.key(CARD)));
}

#[test]
fn a_condition_that_does_not_hold_is_told() {
    let desk = Desk::new("lab-condition");
    let poor = support::CARD
        .replace("on reroll: may reroll 1 strength die.", "on roll, when gold is at least 90: +1 to total.");
    desk.write(CARD, &poor);
    let mut window = desk.window();
    test_this(&mut window, &desk, CARD, "brynja");
    assert!(window.has_part("was looked at, and did not fire"));
    assert!(window.has_part("“gold is at least 90” does not hold"));
}

#[test]
fn a_change_of_the_card_is_seen_at_once() {
    let desk = Desk::new("lab-live");
    let mut window = desk.window();
    test_this(&mut window, &desk, CARD, "brynja");
    let changed = support::CARD.replace("reroll 1 strength", "reroll 2 strength");
    window.run(Command::Type(desk.key(CARD), changed, 0));
    window.steps(12);
    assert!(window.has_part("Brynja fires: on reroll: may reroll 2"), "the same situation with the new rule");
}

#[test]
fn odds_and_games_from_here() {
    let desk = Desk::new("lab-odds");
    let mut window = desk.window();
    test_this(&mut window, &desk, CARD, "brynja");
    window.run(Command::Lab(LabCommand::GoTo(0)));
    window.steps(6);
    let odds = window.app().state().lab.odds.clone().expect("odds");
    assert!(odds.refused.is_none() && !odds.outcomes.is_empty(), "{odds:?}");
    assert!(window.has(&odds.outcomes.first().expect("an outcome").name));
    window.run(Command::Lab(LabCommand::SetRun(30, AgentSpec::Random)));
    window.run(Command::Lab(LabCommand::Run));
    let runs = window.app().state().lab.runs.clone().expect("games");
    assert_eq!((runs.played, runs.wanted), (30, 30));
}

#[test]
fn a_situation_is_built_in_forms_and_undone() {
    let desk = Desk::new("lab-form");
    let mut window = desk.window();
    window.key(Modifiers::COMMAND, Key::Num3);
    window.steps(8);
    window.run(Command::Lab(LabCommand::SetTab(LabTab::Form)));
    let set = |path: &[&str], value| {
        Command::Lab(LabCommand::SetKey(path.iter().map(|key| (*key).to_owned()).collect(), Some(value)))
    };
    window.run(set(&["given", "player-1", "gold"], NewValue::Number(3)));
    window.steps(4);
    window.click("given.player-1.gold +1");
    assert!(window.app().state().lab.situation.text.contains("gold = 4"));
    window.run(set(
        &["given", "player-1", "members"],
        NewValue::List(vec![NewValue::Text("brynja".to_owned())]),
    ));
    window.steps(4);
    assert!(window.has("given.player-1.members: brynja ×"), "a member can be removed");
    assert!(
        window.app().state().lab.stand.as_ref().is_some_and(|stand| !stand.findings.is_empty()),
        "its pack takes no part yet"
    );
    assert!(window.has_part("there is no mercenary `brynja`"));
    window.run(set(&["given", "packs"], NewValue::List(vec![NewValue::Text("own".to_owned())])));
    window.steps(4);
    assert!(window.app().state().lab.stand.as_ref().is_some_and(|stand| stand.scene.is_some()));
    for _ in 0..2 {
        window.key(Modifiers::COMMAND, Key::Z);
    }
    let text = window.app().state().lab.situation.text.clone();
    assert!(text.contains("gold = 4") && !text.contains("members"), "{text}");
    window.run(Command::Lab(LabCommand::SetTab(LabTab::Text)));
    assert!(window.has("The situation as text"));
}

#[test]
fn a_shipped_test_is_opened_and_another_option_taken() {
    let desk = Desk::new("lab-set-up");
    let mut window = desk.window();
    window.key(Modifiers::COMMAND, Key::Num3);
    window.steps(8);
    window.focus("Filter the set-ups");
    window.type_text("two strength dice first");
    let set_ups = window.app().state().lab.set_ups.clone();
    assert!(set_ups.len() > 300, "{}", set_ups.len());
    let set_up = set_ups
        .iter()
        .find(|set_up| set_up.name.starts_with("Frunks: +1 to each magic die in a mission"))
        .expect("it is there");
    window.run(Command::Lab(LabCommand::Open(Box::new(set_up.clone()))));
    window.steps(6);
    assert!(matches!(window.app().state().lab.origin, Origin::Test { .. }));
    assert!(window.has("What the test expects holds."));
    let ask = set_ups
        .iter()
        .find(|set_up| set_up.name.starts_with("Frunks: +1 to each magic die against"))
        .expect("it is there");
    window.run(Command::Lab(LabCommand::Open(Box::new(ask.clone()))));
    window.steps(6);
    let asked =
        window.app().state().lab.stand.clone().and_then(|stand| stand.asked.clone()).expect("a question");
    let (id, label) = asked.options.last().cloned().expect("an option");
    assert!(window.has(&format!("{label} ({id})")));
    window.run(Command::Lab(LabCommand::Choose(id.clone())));
    assert_eq!(window.app().state().lab.situation.choices(), [id]);
    assert_eq!(at(&window), 1);
}

#[test]
fn the_other_game_has_the_same_lab() {
    let desk = Desk::new("lab-kd");
    desk.write(
        "pack.toml",
        "id = \"own\"\nversion = \"1.0.0\"\ngame = \"kingdom-defenders\"\nname = { en = \"Own\" }\nlanguages = [\"en\"]\nsets = []\ndepends = [\"kingdom-defenders\"]\n",
    );
    for card in ["mercenaries/brynja.toml", "mercenaries/sigrun.toml"] {
        std::fs::remove_file(desk.path(card)).ok();
    }
    desk.write(
        "buildings/own-inn.toml",
        "id = \"own-inn\"\nkind = \"building\"\nname = { en = \"Own inn\" }\ncode = \"E99\"\nstars = 1\ndiscs = 1\narea = \"area-b\"\nside = \"city\"\neffect = '''\non activate: gain 2 coins.\n'''\n",
    );
    let mut window = desk.window();
    test_this(&mut window, &desk, "buildings/own-inn.toml", "own-inn");
    assert!(window.has("own-inn did something here."));
    assert!(window.has_part("Own inn fires: on activate"));
    let keep = KeepState { name: "the inn pays".to_owned(), root: desk.root(), ..KeepState::default() };
    window.click("Keep as test…");
    let checks = window.app().state().lab.keep.clone().expect("the question").checks;
    assert!(checks.contains("player-1.coin"), "{checks:?}");
    window.run(Command::Lab(LabCommand::SetKeep(Some(KeepState { checks, ..keep }))));
    window.click("Keep");
    assert_eq!(failures(&window, "the inn pays"), Vec::<String>::new());
}

#[test]
fn a_scenario_is_made_from_its_template_and_changed_in_forms() {
    let desk = Desk::new("lab-scenario");
    let mut window = desk.window();
    window.run(Command::Lab(LabCommand::NewScenario));
    window.focus("Id");
    window.steps(2);
    window.type_text("cold-dawn");
    window.click("Make it");
    let file = desk.key("scenarios/cold-dawn.toml");
    assert!(window.text(&file).contains("# Rules that hold in this game only"), "{}", window.text(&file));
    window.click("Edit as scenario  F5");
    window.steps(10);
    assert!(matches!(window.app().state().lab.origin, Origin::Scenario { .. }));
    assert!(
        window.app().state().lab.stand.as_ref().is_some_and(|stand| stand.scene.is_some()),
        "it is set up"
    );
    window.click("given.player-1.gold +1");
    assert!(window.text(&file).contains("gold = 9"), "{}", window.text(&file));
    assert!(window.text(&file).contains("# The board."), "comments stay");
    window.key(Modifiers::COMMAND, Key::Z);
    assert!(window.text(&file).contains("gold = 8"));
}

#[test]
fn a_scenario_with_an_edited_rule_and_goal_is_played_with_one_click() {
    let desk = Desk::new("lab-play-scenario");
    let mut window = desk.window();
    window.run(Command::Lab(LabCommand::NewScenario));
    window.focus("Id");
    window.type_text("cold-dawn");
    window.click("Make it");
    let file = desk.key("scenarios/cold-dawn.toml");
    window.click("Edit as scenario  F5");
    window.steps(10);
    window.rewrite("Rules of this scenario", "on dice pool: gain 5 gold.");
    window.rewrite("goals.1.when", "glory is at least 17");
    // The last field is still being typed in when the button is pressed: it counts all the same.
    window.rewrite_and_stay("goals.1.name.en", "Known far and wide");
    window.click("Play this scenario");
    window.steps(20);
    let text = window.text(&file);
    assert!(text.contains("gain 5 gold") && text.contains("glory is at least 17"), "{text}");
    let state = window.app().state();
    assert_eq!(state.view, ViewId::Play);
    assert_eq!(
        state.play.opening.as_ref().map(|opening| opening.setup["scenario"].clone()),
        Some("cold-dawn".into())
    );
    assert!(window.has_part("gains 5 gold"), "the log tells of the new rule: {:?}", state.play.shown);
    window.click("Goals and ranks");
    assert!(
        window.has_part("Known far and wide") && window.has_part("17 glory"),
        "{:?}",
        window.app().state().play.shown.as_ref().map(|shown| shown.ranks.clone())
    );

    // The same from Author, by key and by palette.
    window.key(Modifiers::COMMAND, Key::Num1);
    assert!(window.has("Play this scenario"));
    window.key(Modifiers::SHIFT, Key::F5);
    assert_eq!(window.app().state().view, ViewId::Play);
    window.key(Modifiers::COMMAND, Key::Num1);
    window.key(Modifiers::COMMAND | Modifiers::SHIFT, Key::P);
    window.type_text("play this scen");
    window.key(Modifiers::NONE, Key::Enter);
    assert_eq!(window.app().state().view, ViewId::Play);
}
