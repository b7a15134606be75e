//! Expectations about the goals and ranks of a scenario, in any game.

use crate::game::Rules;
use crate::game::speech::Speech;
use crate::ranks::RankRow;
use crate::situation::{Fields, Reader};
use provost_interpreter::hook::Player;
use provost_interpreter::vocabulary::id::NounId;

/// The expectations if the game ended now.
#[derive(Debug)]
pub struct Expected {
    /// Ranks by seat.
    ranks: Option<Vec<NounId>>,
    /// Whether the first player reaches each goal of the scenario.
    goals: Option<Vec<bool>>,
}

impl Expected {
    /// Reads `rank` (of the only player) or `ranks` (of all), and `goals`.
    pub fn read(reader: &mut Reader<'_>, fields: &mut Fields<'_>) -> Self {
        let (one, all) = (fields.texts(reader, "rank"), fields.texts(reader, "ranks"));
        let ids = all.or(one);
        let noun = |(id, span): (&str, _)| reader.noun("rank", id, span);
        let ranks = ids.map(|ids| ids.into_iter().filter_map(noun).collect());
        Self { ranks, goals: fields.flags(reader, "goals") }
    }

    /// Reports the ranks and goals that differ.
    pub fn compare<R: Rules>(&self, rules: &R, speech: &Speech<'_>) -> Vec<String> {
        let mut failures = Vec::new();
        if let Some(wanted) = &self.ranks {
            let rank = |seat: u8| rules.scenario_result(Player(seat))?.rank;
            let found: Vec<&str> =
                (0..rules.players()).map(|seat| rank(seat).map_or("none", |rank| speech.id(rank))).collect();
            let wanted: Vec<&str> = wanted.iter().map(|rank| speech.id(*rank)).collect();
            if wanted != found {
                failures.push(format!("ranks: {wanted:?} expected, {found:?} found"));
            }
        }
        if let Some(wanted) = &self.goals {
            let goals = rules.scenario_result(Player(0)).map(|result| result.goals).unwrap_or_default();
            let found: Vec<bool> = goals.iter().map(RankRow::holds).collect();
            if *wanted != found {
                failures.push(format!("goals: {wanted:?} expected, {found:?} found"));
            }
        }
        failures
    }
}
