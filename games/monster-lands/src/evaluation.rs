//! What a position is worth to each player: the score, and the expected gain from gold, dice, clan, stock and
//! mercenaries on paths. Everything is computed from the numbers of the board and the cards and from the
//! abilities in force; no entry is known here. Estimates are in [`weight`], each with its reason.

mod clan;
mod dice;
mod horizon;
mod mission;
mod path;
mod site;
mod stock;
#[cfg(test)]
mod tests;
mod weight;

use super::state::Phase;
use super::table::Table;
use horizon::Horizon;
use provost_engine::game::evaluation::{Evaluation, Evaluations, POINT};

/// The parts of an evaluation.
#[derive(Clone, Copy, Debug)]
enum Part {
    Score,
    Gold,
    Hires,
    Dice,
    Members,
    Wages,
    Tokens,
    Traps,
    Equipment,
    Loot,
    Lands,
    Paths,
}

/// Their ids, in the same order.
const IDS: &[&str] = &[
    "score",
    "gold",
    "hires",
    "dice",
    "members",
    "wages",
    "tokens",
    "traps",
    "equipment",
    "loot",
    "lands",
    "paths",
];

impl Table {
    pub(super) fn all_evaluations(&self) -> Evaluations {
        let mut all = Evaluations::default();
        let horizon = Horizon::of(self);
        for seat in 0..self.state.board.players {
            let mut evaluation = Evaluation::new(IDS);
            evaluation.add(Part::Score as usize, self.victory_points(seat, 0).saturating_mul(POINT));
            if self.state.board.phase != Phase::Over {
                self.add_stock(seat, &horizon, &mut evaluation);
                self.add_clan(seat, &horizon, &mut evaluation);
            }
            all.push(evaluation);
        }
        if matches!(self.state.board.phase, Phase::Deployment | Phase::Adventure) {
            self.add_sites(&horizon, &mut all);
        }
        for evaluation in all.as_mut_slice() {
            for (part, hundredths) in weight::EMPHASIS {
                evaluation.weigh(part as usize, hundredths);
            }
        }
        all
    }
}

/// Adds to the evaluation of a player.
fn add(all: &mut Evaluations, seat: u8, part: Part, worth: i32) {
    if let Some(evaluation) = all.as_mut_slice().get_mut(usize::from(seat)) {
        evaluation.add(part as usize, worth);
    }
}
