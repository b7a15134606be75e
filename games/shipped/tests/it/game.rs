//! Decisions, saves and records with the shipped content.

use crate::support;
use provost_engine::chance::Chance;
use provost_engine::game::record::{Record, RecordError, SaveFile};
use provost_engine::game::session::{self, Session, StartError};
use provost_engine::game::{Game, LoadError, Rules as _};
use provost_engine::games;
use provost_games::Shipped;
use provost_interpreter::hook::Player;
use provost_interpreter::pack::Loaded;
use provost_monster_lands::content::Setup;
use provost_monster_lands::table::Table;
use serde_json::Value;
use std::collections::BTreeSet;

fn begin<'l>(loaded: &'l Loaded, start: session::Start, language: &str) -> Box<dyn Session + 'l> {
    session::begin::<Shipped>(loaded, "monster-lands", start, language).unwrap()
}

fn new(loaded: &Loaded, players: u8, seed: u64) -> Box<dyn Session + '_> {
    let setup = serde_json::json!({ "players": players });
    begin(loaded, session::Start::New { setup, seed }, "en")
}

#[test]
fn a_save_in_the_middle_of_any_choice_goes_on_alike() {
    let content = support::monster_lands(&Setup { players: 3, ..Setup::default() });
    let mut game = Game::new(Table::new(content.clone(), 11)).unwrap();
    let mut chance = Chance::new(3);
    let mut choices = 0;
    while let Some(choice) = game.choice() {
        let index = chance.pick(choice.options.len());
        let text = serde_json::to_string(&game.save()).unwrap();
        let save = serde_json::from_str(&text).unwrap();
        let mut other = Game::load(Table::new(content.clone(), 0), save).unwrap();
        assert_eq!(other.save(), game.save(), "after {choices} choices");
        game.choose(index).unwrap();
        other.choose(index).unwrap();
        assert_eq!(other.save(), game.save(), "one choice after {choices}");
        choices += 1;
    }
    assert!(choices > 50 && game.rules().is_over());
}

#[test]
fn other_content_is_refused_and_said() {
    let loaded = support::shipped();
    let mut session = new(&loaded, 2, 5);
    session.answer(0).unwrap();
    let mut file: SaveFile = session.save().unwrap();
    "0123".clone_into(&mut file.record.content);
    let print = file.record.packs.get_mut("monster-lands").unwrap();
    "0.0.9".clone_into(&mut print.version);
    let refused =
        session::begin::<Shipped>(&loaded, "monster-lands", session::Start::Load(file), "en").err().unwrap();
    let StartError::Record(RecordError::Content(differences)) = &refused else { unreachable!("{refused}") };
    assert_eq!(differences, &["pack `monster-lands` had version 0.0.9 then and has 0.1.0 now"]);
    let content = support::monster_lands(&Setup::default());
    let mut save = Game::new(Table::new(content.clone(), 1)).unwrap().save();
    "77".clone_into(&mut save.content);
    assert!(Game::load(Table::new(content, 1), save).is_err());
}

/// Replaces every number under these keys, wherever they stand.
fn put_everywhere(value: &mut Value, keys: &[&str], number: u64) {
    match value {
        Value::Object(fields) => {
            for (key, value) in fields {
                if keys.contains(&key.as_str()) && value.is_number() {
                    *value = number.into();
                } else {
                    put_everywhere(value, keys, number);
                }
            }
        }
        Value::Array(items) => items.iter_mut().for_each(|item| put_everywhere(item, keys, number)),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}

#[test]
fn edited_saves_are_refused() {
    let loaded = support::shipped();
    for game in games::ids::<Shipped>() {
        let start = session::Start::New { setup: serde_json::json!({}), seed: 4 };
        let mut session = session::begin::<Shipped>(&loaded, game, start, "en").unwrap();
        for _ in 0..30 {
            session.answer(0).unwrap();
        }
        let save = session.save().unwrap();
        let load = |edit: &dyn Fn(&mut Value)| {
            let mut save = save.clone();
            edit(&mut save.state);
            session::begin::<Shipped>(&loaded, game, session::Start::Load(save), "en")
        };
        assert!(load(&|_| {}).is_ok());
        let attached = |state: &mut Value, edit: &dyn Fn(&mut Vec<Value>)| {
            edit(state["state"]["listeners"]["attached"].as_array_mut().unwrap());
        };
        let number = |keys: &[&str], number: u64| {
            load(&|state| {
                attached(state, &|all| all.iter_mut().for_each(|one| put_everywhere(one, keys, number)));
            })
        };
        let mark = serde_json::json!({ "scope": 1, "trigger": 0, "source": 0, "amount": 1 });
        let refused = [
            number(&["start"], 1_000_000),
            number(&["start", "len"], u64::from(u32::MAX)),
            number(&["len"], 0),
            load(&|state| attached(state, &|all| all.reverse())),
            load(&|state| attached(state, &|all| all.iter_mut().for_each(|one| one["until"] = 255.into()))),
            load(&|state| state["state"]["listeners"]["marks"] = serde_json::json!([mark])),
            load(&|state| put_everywhere(&mut state["state"]["listeners"], &["source"], u64::MAX)),
            load(&|state| state["machine"]["heard"] = serde_json::json!([{}])),
        ];
        for (edit, result) in refused.into_iter().enumerate() {
            assert!(result.is_err(), "{game}: edit {edit}");
        }
    }
    // Missing abilities are noticed.
    let content = support::monster_lands(&Setup::default());
    let save = Game::new(Table::new(content.clone(), 1)).unwrap().save();
    let mut text = serde_json::to_value(&save).unwrap();
    text["state"]["listeners"]["attached"].as_array_mut().unwrap().truncate(3);
    let save = serde_json::from_value(text).unwrap();
    let error = Game::load(Table::new(content, 1), save).err().unwrap();
    assert!(matches!(error, LoadError::Invalid(_)), "{error}");
}

#[test]
fn a_record_played_again_is_the_same_game() {
    let loaded = support::shipped();
    let mut first = new(&loaded, 4, 21);
    let mut chance = Chance::new(8);
    for _ in 0..120 {
        let Some(decision) = first.decision() else { break };
        first.answer(chance.pick(decision.options.len())).unwrap();
    }
    let record: Record = first.record().clone();
    let choices = record.choices.clone();
    let mut again = begin(&loaded, session::Start::Replay(record), "de");
    session::replay(&mut *again, &choices, |_, _, _, _| Ok(())).unwrap();
    assert_eq!(again.record(), first.record());
    assert_eq!(again.save().unwrap(), first.save().unwrap());
    let wrong = session::replay(&mut *again, &["9 nothing".to_owned()], |_, _, _, _| Ok(()));
    assert!(wrong.unwrap_err().contains("is not among the options"));
}

#[test]
fn options_have_ids_of_their_own_and_everything_is_said() {
    let loaded = support::shipped();
    for (seed, language) in [(1, "en"), (2, "de"), (3, "en"), (4, "de")] {
        let setup = serde_json::json!({ "players": 3, "options": ["variant-trick-module", "queens-grant"] });
        let mut session = begin(&loaded, session::Start::New { setup, seed }, language);
        let mut chance = Chance::new(seed);
        while let Some(decision) = session.decision() {
            let ids: BTreeSet<&str> = decision.options.iter().map(|option| option.id.as_str()).collect();
            assert_eq!(ids.len(), decision.options.len(), "{ids:?}");
            assert!(decision.options.len() > 1, "a question with one answer: {}", decision.question);
            let labels = decision.options.iter().map(|option| option.label.clone());
            let lines = session.happened(None).into_iter().map(|line| line.text);
            let board = session.board(Some(Player(0)));
            let said = labels.chain([decision.question.clone()]).chain(lines).chain(board);
            for text in said {
                assert!(!text.is_empty() && !text.contains('<'), "{text:?} at {}", decision.question);
            }
            session.answer(chance.pick(decision.options.len())).unwrap();
        }
        session.check().unwrap();
    }
}

#[test]
fn what_others_draw_is_not_said() {
    let loaded = support::shipped();
    let session = new(&loaded, 2, 1);
    let all = session.happened(None);
    let seen = session.happened(Some(Player(0)));
    assert_eq!(all.len(), seen.len());
    let secret = |line: &&provost_engine::game::decision::Line| line.only_for == Some(Player(1));
    assert!(seen.iter().any(|line| secret(&line)));
    assert!(seen.iter().filter(secret).all(|line| line.text.contains("unseen")));
    assert!(all.iter().filter(secret).all(|line| !line.text.contains("unseen")));
}
