//! A whole game in the window, by label: no GPU, no display.

use crate::support::{Desk, Window};
use egui::{Key, Modifiers};
use egui_kittest::kittest::Queryable as _;
use provost_editor::ViewId;
use provost_editor::app::{Command, PlayCommand};
use provost_editor::model::balance::Ask;
use provost_editor::model::play::{GameView, Seat};
use provost_engine::games;
use provost_games::Shipped;
use provost_playtest::agent::AgentSpec;
use std::sync::Arc;

fn shown(window: &Window) -> Arc<GameView> {
    window.app().state().play.shown.clone().expect("a game is shown")
}

fn at(window: &Window) -> usize {
    window.app().state().play.at
}

/// Starts a game of this id with the set-up of a situation.
fn start(window: &mut Window, game: &str, setup: serde_json::Value) {
    let serde_json::Value::Object(setup) = setup else { unreachable!("a table") };
    window.key(Modifiers::COMMAND, Key::Num4);
    let ask = Ask { game: game.to_owned(), setup, seed: 7, ..Ask::default() };
    window.run(Command::Play(PlayCommand::SetAsk(ask)));
    window.click("New game");
    window.steps(4);
}

/// Takes the first option until the person has made this many choices.
fn play_on(window: &mut Window, turns: usize) {
    for _ in 0..turns {
        let asked = shown(window).asked.clone().expect("somebody is asked");
        assert!(asked.is_person, "agents choose by themselves");
        window.key(Modifiers::NONE, Key::Num1);
        window.steps(4);
    }
}

#[test]
fn three_turns_are_played_taken_back_and_played_differently() {
    let desk = Desk::new("play");
    let mut window = desk.window();
    window.key(Modifiers::COMMAND, Key::Num4);
    window.steps(6);
    assert!(window.has("Play a game"));
    window.click("Start");
    window.steps(4);
    assert_eq!(shown(&window).players.len(), 2);
    assert!(window.has("Citadel") && window.has_part("You"), "the board is there");
    play_on(&mut window, 3);
    let line = window.app().state().play.choices.clone();
    let own = shown(&window).steps.iter().filter(|step| step.player == 0).count();
    assert!(own >= 3, "three choices of the person, and those of the agent: {line:?}");

    window.key(Modifiers::COMMAND, Key::Z);
    let back = at(&window);
    assert_eq!(shown(&window).steps[back].player, 0, "before the own choice");
    assert_eq!(window.app().state().play.choices, line, "nothing is lost yet");
    window.key(Modifiers::COMMAND | Modifiers::SHIFT, Key::Z);
    assert_eq!(at(&window), line.len(), "and forward again");

    window.key(Modifiers::NONE, Key::Comma);
    assert_eq!(at(&window), line.len() - 1);
    window.key(Modifiers::NONE, Key::Period);
    window.run(Command::Play(PlayCommand::GoTo(back)));
    let options = shown(&window).asked.clone().unwrap().options;
    let other = options.iter().find(|(choice, _)| *choice != line[back]).cloned();
    let (choice, label) = other.expect("there is another option");
    window.click(&label);
    window.steps(4);
    let now = window.app().state().play.choices.clone();
    assert_eq!((&now[..back], &now[back]), (&line[..back], &choice));
    assert!(window.has("1 other line"), "the old line is kept");
    window.run(Command::Play(PlayCommand::TakeLine(0)));
    assert_eq!(window.app().state().play.choices, line);
}

#[test]
fn an_earlier_step_can_be_gone_on_from() {
    let desk = Desk::new("play-continue");
    let mut window = desk.window();
    start(&mut window, "monster-lands", serde_json::json!({}));
    play_on(&mut window, 2);
    window.run(Command::Play(PlayCommand::GoTo(1)));
    assert!(window.has_part("Step 1 of"));
    window.click("Continue from here");
    window.steps(4);
    assert!(shown(&window).asked.as_ref().is_some_and(|asked| asked.is_person));
    assert_eq!(window.app().state().play.branches.len(), 1);
    assert_eq!(at(&window), window.app().state().play.choices.len());
}

#[test]
fn a_click_on_the_board_is_an_answer() {
    for game in games::ids::<Shipped>() {
        let desk = Desk::new(&format!("play-board-{game}"));
        let mut window = desk.window();
        start(&mut window, game, serde_json::json!({}));
        for _ in 0..12 {
            let now = shown(&window);
            let alone = now.scene.concerned.iter().enumerate().find(|(number, ids)| {
                let others = now.scene.concerned.iter().enumerate().filter(|(other, _)| other != number);
                ids.first().is_some_and(|id| others.flat_map(|(_, ids)| ids).all(|other| other != id))
            });
            let Some((number, ids)) = alone else {
                play_on(&mut window, 1);
                continue;
            };
            let before = now.steps.len();
            let choice = now.asked.as_ref().unwrap().options[number].0.clone();
            window.run(Command::Play(PlayCommand::Click(ids[0].clone())));
            window.steps(4);
            assert_eq!(shown(&window).steps[before].choice, choice, "{game}");
            return_to_start(&mut window);
            break;
        }
    }
}

fn return_to_start(window: &mut Window) {
    window.run(Command::Play(PlayCommand::GoTo(0)));
    assert_eq!(at(window), 0);
}

#[test]
fn pieces_are_named_and_clicked_where_they_are_drawn() {
    let desk = Desk::new("play-pieces");
    let mut window = desk.window();
    start(&mut window, "kingdom-defenders", serde_json::json!({}));
    let now = shown(&window);
    let zone = now.scene.zones.iter().find(|zone| !zone.pieces.is_empty()).unwrap();
    let offered = |id: &String| now.scene.concerned.iter().any(|ids| ids.contains(id));
    let piece = zone.pieces.iter().find(|piece| offered(&piece.id)).expect("a space can be chosen");
    let before = now.steps.len();
    let buttons = window.harness.query_all_by_role_and_label(egui::accesskit::Role::Button, &piece.label);
    buttons.last().expect("it is a button").click();
    window.steps(6);
    assert!(shown(&window).steps.len() > before || window.has("Show all options"));
}

#[test]
fn an_agent_gives_hints_and_reasons() {
    let desk = Desk::new("play-hint");
    let mut window = desk.window();
    start(&mut window, "monster-lands", serde_json::json!({}));
    window.click("Hint");
    window.steps(4);
    assert!(window.has("What an agent would do:") && window.has_part(" points"));
    play_on(&mut window, 1);
    for _ in 0..20 {
        let own = shown(&window).steps.last().is_some_and(|step| step.player == 0);
        if !own {
            break;
        }
        play_on(&mut window, 1);
    }
    let play = &window.app().state().play;
    assert!(play.why.values().any(|reasons| !reasons.is_empty()), "the agent said why");
    assert!(window.has_part(" chose “"), "and it is shown");
}

#[test]
fn a_card_edited_in_mid_game_is_played_with_at_the_same_turn() {
    let desk = Desk::new("play-edit");
    let file = desk.key("mercenaries/brynja.toml");
    let mut window = desk.window();
    start(&mut window, "monster-lands", serde_json::json!({ "packs": ["own"] }));
    play_on(&mut window, 3);
    let before = shown(&window);
    window.key(Modifiers::COMMAND, Key::Num1);
    window.select(&file, "cost = 5");
    window.type_text("cost = 6");
    window.key(Modifiers::COMMAND, Key::Num4);
    window.steps(8);
    let after = shown(&window);
    assert_ne!(after.content, before.content, "the new rules");
    assert_ne!(after.fingerprint, before.fingerprint);
    assert_eq!(after.at, before.at, "the same turn");
    assert_eq!(after.steps, before.steps);
    assert_eq!(after.diverged, None);

    // With an error in the pack the game goes on as it was.
    window.key(Modifiers::COMMAND, Key::Num1);
    window.select(&file, "reroll 1");
    window.type_text("rerol 1");
    window.run(Command::CloseCompletion);
    window.key(Modifiers::COMMAND, Key::Num4);
    window.steps(8);
    assert!(window.has_part("the game goes on with the rules from before"));
    assert_eq!(shown(&window).content, after.content);
}

#[test]
fn a_choice_that_is_gone_is_named_and_the_game_stays_there() {
    let desk = Desk::new("play-diverge");
    let mut window = desk.window();
    start(&mut window, "monster-lands", serde_json::json!({}));
    play_on(&mut window, 2);
    let play = &window.app().state().play;
    let (opening, mut choices) = (play.opening.clone().unwrap(), play.choices.clone());
    choices.truncate(1);
    choices.push("1 no-such-thing".to_owned());
    choices.push("1 pass".to_owned());
    let seats = None;
    let open = PlayCommand::Open { opening: Box::new(opening), choices, at: None, seats };
    window.run(Command::Play(open));
    window.steps(4);
    assert!(window.has_part("differs from step 2 on"));
    assert_eq!(at(&window), 1);
    let options = shown(&window).asked.clone().unwrap().options;
    window.click(&options[0].1);
    window.steps(4);
    assert_eq!(shown(&window).diverged, None, "one can go on from there");
    assert!(at(&window) >= 2);
}

#[test]
fn a_game_is_saved_and_loaded() {
    let desk = Desk::new("play-save");
    let mut window = desk.window();
    start(&mut window, "kingdom-defenders", serde_json::json!({ "players": 3 }));
    play_on(&mut window, 2);
    let (line, before) = (window.app().state().play.choices.clone(), shown(&window));
    for (button, name) in [("Save…", "game.json"), ("Save replay…", "game.replay.json")] {
        let path = desk.path(name).to_string_lossy().into_owned();
        window.click(button);
        window.focus("File");
        window.key(Modifiers::COMMAND, Key::A);
        window.harness.event(egui::Event::Text(path.clone()));
        window.steps(3);
        window.click("Write");
        window.steps(4);
        assert!(window.has(&format!("Written: {path}")), "{button}");
        window.click("New game");
        window.steps(4);
        assert_ne!(window.app().state().play.choices, line);
        window.click("Load…");
        window.focus("File");
        window.key(Modifiers::COMMAND, Key::A);
        window.harness.event(egui::Event::Text(path.clone()));
        window.steps(3);
        window.click("Read");
        window.steps(6);
        assert_eq!(window.app().state().play.choices, line, "{name}");
        assert_eq!(shown(&window).scene, before.scene);
    }
}

#[test]
fn agents_play_a_scenario_to_its_end() {
    let desk = Desk::new("play-scenario");
    let mut window = desk.window();
    for seat in 0..5 {
        let random = Seat::Agent(AgentSpec::Random);
        window.run(Command::Play(PlayCommand::SetSeat(seat, random)));
    }
    start(&mut window, "kingdom-defenders", serde_json::json!({ "scenario": "kd-thin-walls" }));
    window.steps(4);
    let end = shown(&window);
    assert!(end.over && window.has("The game is over"));
    assert!(!end.ranks.is_empty() || !end.scores.is_empty());
    window.run(Command::Play(PlayCommand::GoTo(3)));
    assert_eq!(at(&window), 3);
    assert!(window.has("Continue from here"));
}

#[test]
fn the_game_is_told_in_german_too() {
    let desk = Desk::new("play-german");
    let mut window = desk.window();
    start(&mut window, "monster-lands", serde_json::json!({}));
    play_on(&mut window, 1);
    let before = shown(&window);
    window.run(Command::SetLanguage(provost_editor::model::settings::Language::De));
    window.steps(6);
    let after = shown(&window);
    assert_eq!(after.at, before.at);
    assert_ne!(after.scene.moment, before.scene.moment);
    assert!(window.has("Neues Spiel") && window.has("Was geschah"));
}

#[test]
fn a_moment_of_a_game_becomes_a_set_up_of_the_lab() {
    for game in games::ids::<Shipped>() {
        let desk = Desk::new(&format!("play-set-up-{game}"));
        let mut window = desk.window();
        start(&mut window, game, serde_json::json!({}));
        play_on(&mut window, 3);
        let (choices, moment) = (at(&window), shown(&window).scene.moment.clone());
        let scores = shown(&window).scores.clone();
        window.click("Make a lab set-up from here");
        window.steps(10);
        let state = window.app().state();
        assert_eq!(state.view, ViewId::Lab);
        assert_eq!(state.lab.game, *game);
        assert!(state.lab.stand.as_ref().is_some_and(|stand| stand.scene.is_some()), "{game}: it stands");
        assert!(window.has(&format!("Taken from the game after {choices} choices: {moment}")));
        assert!(window.has_part("Never taken over: the order of the decks"), "what is lost is said plainly");
        let said = ["Everything else is as in the game.", "One thing is not as in the game:"];
        assert!(
            said.iter().any(|said| window.has(said)) || window.has_part("things are not as in the game:"),
            "{game}"
        );
        assert_eq!(scores.len(), 2);
        // It is a situation like any other: a form changes it, and undo brings it back.
        let first = window.app().state().lab.situation.text.clone();
        window.click("given.round +1");
        assert_ne!(window.app().state().lab.situation.text, first);
        window.key(Modifiers::COMMAND, Key::Z);
        assert_eq!(window.app().state().lab.situation.text, first);
        window.click("Got it");
        assert!(!window.has_part("Never taken over"));

        // The palette does the same.
        window.key(Modifiers::COMMAND, Key::Num4);
        window.key(Modifiers::COMMAND | Modifiers::SHIFT, Key::P);
        window.type_text("lab set-up from");
        window.key(Modifiers::NONE, Key::Enter);
        window.steps(6);
        assert!(window.has_part("Taken from the game after"));
    }
}
