//! The rank of a player in words: the rank, and for every goal and rank which parts hold and which numbers
//! were compared.

use super::speech::{Said, Speech};
use crate::ranks::{RankRow, ScenarioResult, rows};
use provost_interpreter::ir::Condition;
use provost_interpreter::pack::{Entry, FieldValue};
use serde::{Deserialize, Serialize};

/// A player's rank.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RankReport {
    /// The player's name.
    pub player: String,
    /// The rank's id; `None` if there are only goals.
    pub id: Option<String>,
    /// The name of the rank.
    pub name: Option<String>,
    /// Whether all goals are reached.
    pub reached: bool,
    /// The goals, in the order of the entry.
    pub goals: Vec<Rung>,
    /// The ranks, from the lowest to the highest.
    pub ranks: Vec<Rung>,
}

/// A goal or rank.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Rung {
    /// The rank's id; `None` for a goal.
    pub id: Option<String>,
    /// The name of the rank or goal, if it has one.
    pub name: Option<String>,
    /// Whether it is reached; a rank requires all goals.
    pub holds: bool,
    /// Its parts.
    pub parts: Vec<Part>,
}

/// A condition that must hold.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Part {
    /// Its text.
    pub text: String,
    /// Whether it holds.
    pub holds: bool,
    /// The number it compares, if it is a single comparison.
    pub value: Option<i32>,
}

/// Puts a player's rank into words.
pub(super) fn report(speech: &Speech<'_>, player: String, result: &ScenarioResult) -> RankReport {
    let entry = speech.entry(result.entry);
    let goals_hold = result.goals.iter().all(RankRow::holds);
    let rung = |id: Option<String>, name: Option<String>, found: &RankRow, conditions: &[Condition]| Rung {
        holds: found.holds() && (id.is_none() || goals_hold),
        id,
        name,
        parts: entry.map_or_else(Vec::new, |entry| parts(speech, entry, conditions, found)),
    };
    let goals = result.goals.iter().zip(entry.into_iter().flat_map(|entry| rows(entry, "goals")));
    let goals = goals
        .map(|(found, (row, conditions))| rung(None, goal_name(speech, row.get("name")), found, conditions));
    let ranks = result.ranks.iter().zip(entry.into_iter().flat_map(|entry| rows(entry, "ranks")));
    let ranks = ranks.map(|((rank, found), (_, conditions))| {
        rung(Some(speech.id(*rank).to_owned()), Some(speech.name(*rank)), found, conditions)
    });
    RankReport {
        player,
        id: result.rank.map(|rank| speech.id(rank).to_owned()),
        name: result.rank.map(|rank| speech.name(rank)),
        reached: goals_hold,
        goals: goals.collect(),
        ranks: ranks.collect(),
    }
}

fn goal_name(speech: &Speech<'_>, name: Option<&FieldValue>) -> Option<String> {
    let Some(FieldValue::Translations(texts)) = name else { return None };
    texts.get(speech.language()).or_else(|| texts.get("en")).cloned()
}

fn parts(speech: &Speech<'_>, entry: &Entry, conditions: &[Condition], found: &RankRow) -> Vec<Part> {
    let parts = conditions.iter().zip(&found.parts);
    let part = |(condition, found): (&Condition, &provost_interpreter::machine::Explained)| Part {
        text: speech.condition(entry, condition),
        holds: found.holds,
        value: found.value,
    };
    parts.map(part).collect()
}

impl RankReport {
    /// Writes it in lines for people, the rank first.
    pub(super) fn lines(&self, speech: &Speech<'_>) -> Vec<String> {
        let player = ("player", self.player.clone().into());
        let head = match &self.name {
            Some(rank) => speech.say("rank", &[player, ("rank", rank.clone().into())]),
            None => speech.say("goals", &[player, ("holds", Said::from(yes(self.reached)))]),
        };
        let mut lines = vec![head];
        lines.extend(self.goals.iter().map(|goal| format!("    {}", goal.line(speech, "rank-goal"))));
        lines.extend(self.ranks.iter().map(|rank| format!("    {}", rank.line(speech, "rank-rung"))));
        lines
    }
}

const fn yes(holds: bool) -> &'static str {
    if holds { "yes" } else { "no" }
}

impl Rung {
    fn line(&self, speech: &Speech<'_>, message: &str) -> String {
        let part = |part: &Part| {
            let value = part.value.map_or_else(String::new, |value| format!(" ({value})"));
            format!("{}{value}", part.text)
        };
        let parts: Vec<String> = self.parts.iter().map(part).collect();
        let text = if parts.is_empty() { speech.say("rank-open", &[]) } else { parts.join("; ") };
        let name = self.name.clone().unwrap_or_else(|| "none".to_owned());
        let holds: Said = yes(self.holds).into();
        speech.say(message, &[("holds", holds), ("name", name.into()), ("text", text.into())])
    }
}
