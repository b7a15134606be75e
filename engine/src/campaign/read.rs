//! Reads a campaign from its entry.

use super::{Level, Stage, Step};
use provost_grammar::diagnostic::Diagnostic;
use provost_interpreter::pack::{Entry, EntryId, FieldValue, Finding, Loaded, LoadedGame, code};
use provost_interpreter::vocabulary::id::NounId;
use std::collections::BTreeSet;

/// The kind of these entries, in every game that has campaigns.
const KIND: &str = "campaign";
/// The kind of levels.
const LEVEL: &str = "difficulty";

/// A campaign.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Campaign {
    /// Its entry's id.
    pub id: String,
    pub(super) stages: Vec<Stage>,
    pub(super) steps: Vec<Step>,
    /// All levels, from easy to hard.
    pub(super) levels: Vec<String>,
    /// The level of the first game.
    pub(super) first_level: String,
    pub(super) won_by: Vec<String>,
    pub(super) won_at: Vec<String>,
}

impl Campaign {
    /// Returns the ids of the campaigns of a game.
    pub fn all(game: &LoadedGame) -> Vec<&str> {
        entries(game, KIND).map(|entry| entry.id.as_str()).collect()
    }

    /// Returns how many scenarios there are.
    pub const fn len(&self) -> usize {
        self.stages.len()
    }

    /// Returns whether there are none.
    pub const fn is_empty(&self) -> bool {
        self.stages.is_empty()
    }

    /// Reads a campaign; an error says what is missing.
    pub fn read(game: &LoadedGame, id: &str) -> Result<Self, Vec<String>> {
        let entry = game.entries.get(id).filter(|entry| game.vocabulary.kind(entry.kind).id == KIND);
        let entry = entry.ok_or_else(|| vec![format!("there is no campaign `{id}`")])?;
        let mut levels: Vec<&Entry> = entries(game, LEVEL).collect();
        levels.sort_by_key(|level| match level.fields.get("order") {
            Some(FieldValue::Number(order)) => *order,
            _ => 0,
        });
        let is_default = |level: &&&Entry| level.fields.get("default") == Some(&FieldValue::Flag(true));
        let first = levels.iter().find(is_default).or_else(|| levels.first());
        let first_level = first.map(|level| level.id.clone()).unwrap_or_default();
        let levels: Vec<String> = levels.iter().map(|level| level.id.clone()).collect();
        let stages = ids(game, entry.fields.get("scenarios")).into_iter().map(|id| {
            let excluded = game.entries.get(&id).map(|scenario| ids(game, scenario.fields.get("excludes")));
            let excluded = excluded.unwrap_or_default();
            let levels = levels.iter().filter(|level| !excluded.contains(level)).cloned().collect();
            Stage { id, levels }
        });
        let campaign = Self {
            id: id.to_owned(),
            stages: stages.collect(),
            steps: steps(game, entry),
            levels,
            first_level,
            won_by: words(game, entry.fields.get("won-by")),
            won_at: ids(game, entry.fields.get("won-at")),
        };
        let problems = campaign.problems(game);
        if problems.is_empty() { Ok(campaign) } else { Err(problems) }
    }

    /// Returns why it cannot be played to its end.
    fn problems(&self, game: &LoadedGame) -> Vec<String> {
        let mut problems = Vec::new();
        if self.stages.is_empty() {
            problems.push("the campaign has no scenarios".to_owned());
        }
        let mut ranks: BTreeSet<String> = BTreeSet::new();
        for stage in &self.stages {
            let entry = game.entries.get(&stage.id);
            let own = entry.map(|entry| ranks_of(game, entry)).unwrap_or_default();
            if own.is_empty() {
                problems.push(format!("the scenario `{}` has no ranks to go on with", stage.id));
            }
            if stage.levels.is_empty() {
                problems.push(format!("the scenario `{}` is played at no level", stage.id));
            }
            ranks.extend(own);
        }
        let lowest = game.entries.values().filter_map(|entry| entry.fields.get("lowest-rank"));
        ranks.extend(lowest.flat_map(|rank| words(game, Some(rank))));
        for rank in ranks.iter().filter(|rank| self.steps.iter().all(|step| step.rank != **rank)) {
            problems.push(format!("no row of `steps` says what follows the rank `{rank}`"));
        }
        for step in &self.steps {
            if step.level == Level::Choose(Vec::new()) {
                problems
                    .push(format!("the rank `{}` lets choose a level, and `levels` names none", step.rank));
            }
        }
        problems
    }
}

/// Returns the findings about campaigns.
pub fn findings(loaded: &Loaded) -> Vec<Finding> {
    let mut findings = Vec::new();
    for game in &loaded.games {
        for entry in entries(game, KIND) {
            for problem in Campaign::read(game, &entry.id).err().into_iter().flatten() {
                let diagnostic = Diagnostic::error(code::BROKEN_CAMPAIGN, entry.span, problem);
                findings.push(Finding { file: entry.file, diagnostic, related: Vec::new() });
            }
        }
    }
    findings
}

fn entries<'g>(game: &'g LoadedGame, kind: &'static str) -> impl Iterator<Item = &'g Entry> {
    game.entries.values().filter(move |entry| game.vocabulary.kind(entry.kind).id == kind)
}

fn ids(game: &LoadedGame, value: Option<&FieldValue>) -> Vec<String> {
    let Some(FieldValue::Entries(entries)) = value else { return Vec::new() };
    entries.iter().map(|id: &EntryId| game.entry(*id).id.clone()).collect()
}

fn words(game: &LoadedGame, value: Option<&FieldValue>) -> Vec<String> {
    let word = |noun: &NounId| game.vocabulary.noun(*noun).id.clone();
    match value {
        Some(FieldValue::Noun(noun)) => vec![word(noun)],
        Some(FieldValue::Nouns(nouns)) => nouns.iter().map(word).collect(),
        _ => Vec::new(),
    }
}

fn ranks_of(game: &LoadedGame, scenario: &Entry) -> Vec<String> {
    let rows = crate::ranks::rows(scenario, "ranks");
    rows.flat_map(|(row, _)| words(game, row.get("rank"))).collect()
}

fn steps(game: &LoadedGame, entry: &Entry) -> Vec<Step> {
    let rows = crate::ranks::rows(entry, "steps");
    let step = |row: &indexmap::IndexMap<&'static str, FieldValue>| {
        let choice = |key: &str| match row.get(key) {
            Some(FieldValue::Choice(word)) => *word,
            _ => "",
        };
        let level = match choice("level") {
            "easier" => Level::Easier,
            "choose" => Level::Choose(ids(game, row.get("levels"))),
            _ => Level::Same,
        };
        Some(Step { rank: words(game, row.get("rank")).pop()?, next: choice("scenario") == "next", level })
    };
    rows.filter_map(|(row, _)| step(row)).collect()
}
