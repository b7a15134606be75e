//! Ranks at the end of a game: goals that must all be reached, and a ladder of ranks, of which the highest
//! one that holds counts. They are conditions of the language, compiled once; any game whose entries have the
//! keys `goals` and `ranks` can use them.

use provost_interpreter::hook::{Context, Thing};
use provost_interpreter::host::Host;
use provost_interpreter::ir::Condition;
use provost_interpreter::machine::{self, Explained};
use provost_interpreter::pack::{Entry, FieldValue};
use provost_interpreter::program::{CompileError, ConditionCode, Program, ProgramBuilder};
use provost_interpreter::vocabulary::id::NounId;

/// The goals and ranks of an entry.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ladder {
    /// The entry.
    pub entry: NounId,
    /// The rank of players who reach no other, in games that have one.
    pub lowest: Option<NounId>,
    goals: Vec<Vec<ConditionCode>>,
    /// The ranks, from lowest to highest.
    ranks: Vec<(NounId, Vec<ConditionCode>)>,
}

/// The result of a player's game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ScenarioResult {
    /// The entry whose goals and ranks these are.
    pub entry: NounId,
    /// The rank; `None` if there are only goals.
    pub rank: Option<NounId>,
    /// Each goal, in the order of the entry.
    pub goals: Vec<RankRow>,
    /// Each rank, in the order of the entry.
    pub ranks: Vec<(NounId, RankRow)>,
}

/// The result of a goal or rank: its parts, joined by `and` in the text. Without parts it always holds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RankRow {
    /// Each part.
    pub parts: Vec<Explained>,
}

impl RankRow {
    /// Returns whether all parts hold.
    pub fn holds(&self) -> bool {
        self.parts.iter().all(|part| part.holds)
    }
}

/// Returns the rows of a key, each with its condition.
pub fn rows<'e>(
    entry: &'e Entry,
    key: &str,
) -> impl Iterator<Item = (&'e indexmap::IndexMap<&'static str, FieldValue>, &'e [Condition])> {
    let rows = match entry.fields.get(key) {
        Some(FieldValue::Tables(rows)) => rows.as_slice(),
        _ => &[],
    };
    rows.iter().map(|row| match row.get("when") {
        Some(FieldValue::Condition(condition)) => (row, condition.0.parts()),
        _ => (row, &[][..]),
    })
}

impl Ladder {
    /// Compiles the goals and ranks of an entry; `None` if it has neither.
    pub fn compile(
        builder: &mut ProgramBuilder<'_>,
        noun: NounId,
        entry: &Entry,
        lowest: Option<NounId>,
    ) -> Result<Option<Self>, CompileError> {
        let mut compile = |parts: &[Condition]| -> Result<Vec<_>, CompileError> {
            parts.iter().map(|part| builder.add_condition(noun, part)).collect()
        };
        let goals = rows(entry, "goals").map(|(_, parts)| compile(parts)).collect::<Result<Vec<_>, _>>()?;
        let mut ranks = Vec::new();
        for (row, parts) in rows(entry, "ranks") {
            if let Some(FieldValue::Noun(rank)) = row.get("rank") {
                ranks.push((*rank, compile(parts)?));
            }
        }
        let has_any = !(ranks.is_empty() && goals.is_empty());
        Ok(has_any.then_some(Self { entry: noun, lowest, goals, ranks }))
    }

    /// Returns the rank of the context's player, if the entry has ranks. `source` is the entry as a thing.
    pub fn rank<H: Host>(
        &self,
        program: &Program,
        host: &H,
        context: &Context,
        source: Thing,
    ) -> Option<NounId> {
        if self.ranks.is_empty() {
            return None;
        }
        let hold = |parts: &[ConditionCode]| {
            parts.iter().all(|part| machine::holds(program, host, context, source, *part))
        };
        if !self.goals.iter().all(|goal| hold(goal)) {
            return self.lowest;
        }
        let reached = self.ranks.iter().rev().find(|(_, parts)| hold(parts));
        reached.map(|(rank, _)| *rank).or(self.lowest)
    }

    /// Returns the rank of the context's player and the result of each goal and rank.
    pub fn result<H: Host>(
        &self,
        program: &Program,
        host: &H,
        context: &Context,
        source: Thing,
    ) -> ScenarioResult {
        let row = |parts: &[ConditionCode]| RankRow {
            parts: parts.iter().map(|part| machine::explain(program, host, context, source, *part)).collect(),
        };
        ScenarioResult {
            entry: self.entry,
            rank: self.rank(program, host, context, source),
            goals: self.goals.iter().map(|goal| row(goal)).collect(),
            ranks: self.ranks.iter().map(|(rank, parts)| (*rank, row(parts))).collect(),
        }
    }
}
