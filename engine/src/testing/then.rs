//! Expectations of tests for any game whose position is declared as rows.

use super::ranks::Expected;
use crate::game::Rules;
use crate::situation::position::with_zones;
use crate::situation::{Fields, Position, Reader, Rows, Seen};
use provost_interpreter::hook::Player;

/// The expectations of a test.
#[derive(Debug)]
pub struct Then {
    position: Position,
    /// Scores by seat.
    scores: Option<Vec<i64>>,
    ranks: Expected,
}

impl Then {
    /// Reads the expectations.
    pub fn read<R: Rules>(reader: &mut Reader<'_>, fields: &mut Fields<'_>, rows: &Rows<R>) -> Self {
        let scores = fields.get("scores").map(|value| {
            let values = Reader::list(value);
            values.into_iter().filter_map(|value| reader.number("scores", value, -99, 999)).collect()
        });
        let ranks = Expected::read(reader, fields);
        Self { position: Position::read(reader, fields, &with_zones(rows.then_keys()), &[]), scores, ranks }
    }

    /// Reports the differences.
    pub fn compare<R: Rules>(&self, seen: &Seen<'_, R>, rows: &Rows<R>) -> Vec<String> {
        let mut failures = seen.differences(rows, &self.position);
        if let Some(wanted) = &self.scores {
            let scores = (0..seen.table.players()).map(|seat| i64::from(seen.table.score(Player(seat))));
            let scores: Vec<i64> = scores.collect();
            if *wanted != scores {
                failures.push(format!("scores: {wanted:?} expected, {scores:?} found"));
            }
        }
        failures.extend(self.ranks.compare(seen.table, seen.speech));
        failures
    }
}
