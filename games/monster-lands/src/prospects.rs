//! What a position is worth to each player: the score, and what may still come of gold, dice, clan, stock and of those
//! who are on paths. Everything is worked out from the numbers of the board and the cards and from the abilities in
//! force; no entry is known here. What is judgement stands in [`weight`], each with its reason.

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
use provost_engine::game::prospects::{AllProspects, POINT, Prospects};

/// The sorts of worth.
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
    pub(super) fn all_prospects(&self) -> AllProspects {
        let mut all = AllProspects::default();
        let horizon = Horizon::of(self);
        for seat in 0..self.state.board.players {
            let mut prospects = Prospects::new(IDS);
            prospects.add(Part::Score as usize, self.victory_points(seat, 0).saturating_mul(POINT));
            if self.state.board.phase != Phase::Over {
                self.add_stock(seat, &horizon, &mut prospects);
                self.add_clan(seat, &horizon, &mut prospects);
            }
            all.push(prospects);
        }
        if matches!(self.state.board.phase, Phase::Deployment | Phase::Adventure) {
            self.add_sites(&horizon, &mut all);
        }
        for prospects in all.as_mut_slice() {
            for (part, hundredths) in weight::EMPHASIS {
                prospects.weigh(part as usize, hundredths);
            }
        }
        all
    }
}

/// Adds to the prospects of a player.
fn add(all: &mut AllProspects, seat: u8, part: Part, worth: i32) {
    if let Some(prospects) = all.as_mut_slice().get_mut(usize::from(seat)) {
        prospects.add(part as usize, worth);
    }
}
