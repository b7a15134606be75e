//! The state of a situation after some of its choices.

use super::Position;
use super::play::{Played, Stopped};
use crate::model::lab::keep;
use crate::model::lab::report::{ChosenOption, Contest, LabQuestion, PositionValue, Stand, TextFinding};
use provost_engine::games::GameVisitor;
use provost_engine::situation::Form;
use provost_engine::testing::{Testable, differences};
use provost_grammar::diagnostic::Diagnostic;
use provost_interpreter::pack::write::NewValue;
use provost_interpreter::pack::{Loaded, LoadedGame};
use provost_interpreter::vocabulary::value_type::{KeySpec, ValueType};
use serde_json::{Map, Value};

/// Plays a situation and reports where it stands.
pub(super) struct Show<'a> {
    pub(super) loaded: &'a Loaded,
    pub(super) game: &'a LoadedGame,
    pub(super) position: &'a Position,
}

impl GameVisitor for Show<'_> {
    type Output = Stand;

    fn visit<R: Testable>(self) -> Stand {
        let Self { loaded, game, position } = self;
        match Played::<R>::begin(loaded, game, &position.text, position.language, false) {
            Ok(played) => stand(&self, played),
            Err(Stopped { findings, refused }) => {
                let findings = findings.into_iter().map(finding).collect();
                Stand { findings, refused, ..Stand::default() }
            }
        }
    }
}

fn finding(found: Diagnostic) -> TextFinding {
    TextFinding { span: found.span, message: found.message, hint: found.hint, fix: found.fix }
}

fn stand<R: Testable>(show: &Show<'_>, mut played: Played<'_, R>) -> Stand {
    let choices = played.choices();
    let wanted = show.position.at.min(choices.len());
    let before = R::write_then(&played.game, &played.speech, &[]);
    let mut refused = Vec::new();
    for id in choices.iter().take(wanted) {
        if let Err(why) = played.choose(id) {
            refused.push(why);
            break;
        }
    }
    let (game, speech) = (&played.game, &played.speech);
    let at = played.made.len();
    let asked = game.decision(speech).map(|decision| LabQuestion {
        player: decision.name,
        question: decision.question,
        options: decision.options.into_iter().map(|option| (option.id, option.label)).collect(),
    });
    let all = at == choices.len() && refused.is_empty();
    let last = played.case.parts.last().filter(|_| all);
    let failures = last.map(|part| differences(game, speech, &played.events, part));
    let mut told = flat::<R>(&R::write_then(game, speech, &played.events), Some(&before));
    if at > 0 {
        doubt::<R>(show, at, &mut told);
    }
    told.splice(0..0, answers(game.is_over(), asked.as_ref(), game.choice().map(|choice| choice.player.0)));
    let contests = super::odds::open(game)
        .into_iter()
        .map(|contest| Contest { name: game.rules().thing_name(speech, contest.thing), id: contest.id });
    let mut stand = Stand {
        refused,
        moment: game.rules().moment(speech),
        scene: Some(game.scene(speech, None)),
        at,
        wanted: show.position.at,
        asked,
        told,
        failures,
        contests: contests.collect(),
        ..Stand::default()
    };
    let dice: usize = played.case.parts.iter().map(|part| part.dice.len()).sum();
    let mut left = played.game.clone();
    stand.dice_used = dice.saturating_sub(left.rules_mut().fix_dice(&[]));
    stand.steps.clone_from(&played.steps);
    // The choices that come later are played only to know what they are called.
    for id in choices.iter().skip(at) {
        if !stand.refused.is_empty() || played.choose(id).is_err() {
            played.made.push(ChosenOption { player: String::new(), id: id.clone(), label: String::new() });
        }
    }
    stand.made = played.made;
    stand
}

/// Returns the question, in the words of `then`.
fn answers(over: bool, asked: Option<&LabQuestion>, player: Option<u8>) -> Vec<PositionValue> {
    let told = |key: &str, value: NewValue, news: bool| PositionValue {
        path: vec![key.to_owned()],
        value,
        before: None,
        news,
    };
    match (asked, player) {
        (Some(asked), Some(player)) => {
            let ids = asked.options.iter().map(|(id, _)| NewValue::Text(id.clone())).collect();
            let player = NewValue::Number(i64::from(player) + 1);
            vec![told("asked", player, true), told("only", NewValue::List(ids), false)]
        }
        _ => vec![told("finished", NewValue::Flag(over), true)],
    }
}

/// Flattens the values of a game, through tables down to units of comparison.
pub(super) fn flat<R: Testable>(
    told: &Map<String, Value>,
    before: Option<&Map<String, Value>>,
) -> Vec<PositionValue> {
    let mut list = Vec::new();
    let mut keys = R::given_keys(Form::Test);
    keys.extend(R::then_keys());
    add(&mut list, &mut Vec::new(), told, before, &keys);
    list
}

fn add(
    list: &mut Vec<PositionValue>,
    path: &mut Vec<String>,
    told: &Map<String, Value>,
    before: Option<&Map<String, Value>>,
    keys: &[KeySpec],
) {
    for (key, value) in told {
        path.push(key.clone());
        let old = before.and_then(|before| before.get(key));
        let ty = keys.iter().find(|known| known.key == key).map(|known| known.ty);
        let inner = if let Some(ValueType::Table(keys, _)) = ty { keys } else { &[] };
        let holds_rows = matches!(ty, Some(ValueType::Table(..) | ValueType::ByEntry(..)));
        if let (Value::Object(rows), true) = (value, holds_rows) {
            add(list, path, rows, old.and_then(Value::as_object), inner);
        } else {
            let is_news = before.is_some() && old != Some(value);
            list.push(PositionValue {
                path: path.clone(),
                value: new_value(value),
                before: old.filter(|_| is_news).map(|old| keep::shown(&new_value(old))),
                news: is_news,
            });
        }
        path.pop();
    }
}

pub(super) fn new_value(value: &Value) -> NewValue {
    match value {
        Value::Number(number) => NewValue::Number(number.as_i64().unwrap_or_default()),
        Value::Bool(flag) => NewValue::Flag(*flag),
        Value::String(text) => NewValue::Text(text.clone()),
        Value::Array(items) => NewValue::List(items.iter().map(new_value).collect()),
        Value::Object(rows) => {
            NewValue::Table(rows.iter().map(|(key, value)| (key.clone(), new_value(value))).collect())
        }
        Value::Null => NewValue::Text(String::new()),
    }
}

/// Marks values that differ with another seed as left to chance, and so not worth keeping, unless all of them
/// are.
fn doubt<R: Testable>(show: &Show<'_>, at: usize, told: &mut [PositionValue]) {
    let position = show.position;
    let begun = Played::<R>::begin(show.loaded, show.game, &position.text, position.language, true);
    let Ok(mut other) = begun else { return };
    for id in other.choices().iter().take(at) {
        if other.choose(id).is_err() {
            return;
        }
    }
    let other = flat::<R>(&R::write_then(&other.game, &other.speech, &other.events), None);
    let same =
        |told: &PositionValue| other.iter().any(|known| known.path == told.path && known.value == told.value);
    if told.iter().any(|told| told.news && same(told)) {
        for told in told.iter_mut() {
            told.news &= same(told);
        }
    }
}
