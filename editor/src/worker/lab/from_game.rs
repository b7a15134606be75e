//! Makes a situation of a game in progress, and finds out which parts of it a situation cannot express: both
//! are set up and compared.

use super::FromGame;
use super::play::Played;
use super::stand::{flat, new_value};
use crate::model::lab::situation::Situation;
use crate::model::lab::{Carried, Lost, PositionValue, keep};
use crate::model::play::Opening;
use provost_engine::game::Game;
use provost_engine::game::session::{Seated, Session as _, Start, replay};
use provost_engine::game::speech::Speech;
use provost_engine::games::GameVisitor;
use provost_engine::testing::Testable;
use provost_interpreter::pack::write::NewValue;
use provost_interpreter::pack::{Loaded, LoadedGame};
use serde_json::{Map, Value, json};
use std::collections::BTreeSet;

/// Makes the situation.
pub(super) struct Make<'a> {
    pub(super) loaded: &'a Loaded,
    pub(super) game: &'a LoadedGame,
    pub(super) from: &'a FromGame,
}

impl GameVisitor for Make<'_> {
    type Output = Result<(String, Carried), String>;

    fn visit<R: Testable>(self) -> Self::Output {
        let Self { loaded, game, from } = self;
        let Opening { setup, seed, .. } = &from.opening;
        let start = Start::New { setup: Value::Object(setup.clone()), seed: *seed };
        let mut seated =
            Seated::<R>::begin(loaded, game, start, from.language).map_err(|error| error.to_string())?;
        replay(&mut seated, &from.choices, |_, _, _, _| Ok(()))?;
        let mut carried = Carried {
            choices: from.choices.len(),
            moment: seated.moment(),
            question: None,
            lost: Vec::new(),
            problems: Vec::new(),
        };
        let mut given = chosen::<R>(&seated.record().setup);
        given.insert("seed".to_owned(), json!(seed));
        given.extend(R::write_given(seated.game(), seated.speech()));
        let text = written(&carried.moment, &given)?;
        match Played::<R>::begin(loaded, game, &text, from.language, false) {
            Ok(played) => {
                let there = (seated.game(), seated.speech());
                carried.question = other_question(there, (&played.game, &played.speech));
                carried.lost = lost(&told(there), &told((&played.game, &played.speech)));
            }
            Err(stopped) => {
                carried.problems = stopped.findings.into_iter().map(|finding| finding.message).collect();
                carried.problems.extend(stopped.refused);
            }
        }
        Ok((text, carried))
    }
}

/// Returns the set-up as situations write it, without the choices that the game makes.
fn chosen<R: Testable>(setup: &Value) -> Map<String, Value> {
    let value = |key: &str| setup.get(key).filter(|value| !value.is_null() && **value != json!([])).cloned();
    R::SETUP.iter().filter_map(|key| Some((key.key.to_owned(), value(key.key)?))).collect()
}

fn written(name: &str, given: &Map<String, Value>) -> Result<String, String> {
    let mut situation = Situation::named(name);
    for (key, value) in given {
        situation =
            situation.set(&["given", key], Some(&new_value(value))).map_err(|error| error.to_string())?;
    }
    Ok(situation.text.to_string())
}

type GameAndSpeech<'a, 'l, R> = (&'a Game<R>, &'a Speech<'l>);

fn told<R: Testable>((game, speech): GameAndSpeech<'_, '_, R>) -> Vec<PositionValue> {
    flat::<R>(&R::write_then(game, speech, &[]), None)
}

/// Returns the question in the game, if a different one is asked here.
fn other_question<R: Testable>(
    there: GameAndSpeech<'_, '_, R>,
    here: GameAndSpeech<'_, '_, R>,
) -> Option<String> {
    let ask = |(game, speech): GameAndSpeech<'_, '_, R>| game.decision(speech);
    let (there, here) = (ask(there), ask(here));
    let key = |decision: &provost_engine::game::decision::Decision| {
        let ids: BTreeSet<String> = decision.options.iter().map(|option| option.id.clone()).collect();
        (decision.player, ids)
    };
    if there.as_ref().map(key) == here.as_ref().map(key) {
        return None;
    }
    Some(there.map_or_else(String::new, |decision| format!("{}: {}", decision.name, decision.question)))
}

/// Returns whether two values say the same: ids lie in no order.
fn is_same(a: &NewValue, b: &NewValue) -> bool {
    fn ids(value: &NewValue) -> Option<Vec<&str>> {
        let NewValue::List(items) = value else { return None };
        let mut ids = Vec::new();
        for item in items {
            let NewValue::Text(id) = item else { return None };
            ids.push(id.as_str());
        }
        ids.sort_unstable();
        Some(ids)
    }
    a == b || ids(a).is_some_and(|own| Some(own) == ids(b))
}

/// Returns the differences from the game, key by key.
fn lost(there: &[PositionValue], here: &[PositionValue]) -> Vec<Lost> {
    let other = |told: &PositionValue| here.iter().find(|known| known.path == told.path);
    let gone =
        there.iter().filter(|told| other(told).is_none_or(|known| !is_same(&known.value, &told.value)));
    let lost = gone.map(|told| Lost {
        key: told.path.join("."),
        there: keep::shown(&told.value),
        here: other(told).map(|known| keep::shown(&known.value)).unwrap_or_default(),
    });
    lost.collect()
}
