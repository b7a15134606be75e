//! The horizon: how much of the game is left, and how that affects things that pay off later.

use super::weight::{GLORY_IN_A_ROUND, GOLD, IDLE_GOLD, ROOM};
use crate::content::Goods;
use crate::state::Phase;
use crate::table::Table;
use provost_engine::game::evaluation::POINT;

/// The rest of the game.
#[derive(Clone, Copy, Debug)]
pub(super) struct Horizon {
    /// Rounds after this one, as a guess.
    pub(super) rounds: i32,
    /// Whether dice can still be placed in this round.
    pub(super) deploying: bool,
    /// The value of a piece of gold.
    pub(super) gold: i32,
    /// The value of a point of glory.
    pub(super) glory: i32,
}

impl Horizon {
    pub(super) fn of(table: &Table) -> Self {
        let board = &table.state.board;
        let deploying = matches!(board.phase, Phase::Setup | Phase::DicePool | Phase::Deployment);
        let rounds = match table.content.numbers.end_glory {
            Some(end) => {
                let most = (0..board.players).map(|seat| table.glory(seat)).max().unwrap_or(0);
                let by_glory = (end - most).max(0).saturating_add(GLORY_IN_A_ROUND - 1) / GLORY_IN_A_ROUND;
                // The last round is played to its end.
                rounds_after(table).min(if deploying { by_glory.max(1) - 1 } else { by_glory })
            }
            None => rounds_after(table),
        };
        let gold = match (rounds, deploying) {
            (1.., _) => GOLD,
            (_, true) => GOLD / 2,
            (_, false) => IDLE_GOLD,
        };
        let glory = POINT + if rounds > 0 { ROOM } else { 0 };
        Self { rounds, deploying, gold, glory }
    }

    /// Returns a value that only counts while dice can still be placed.
    pub(super) const fn of_use(&self, worth: i32) -> i32 {
        match (self.rounds, self.deploying) {
            (1.., _) => worth,
            (_, true) => worth / 2,
            (_, false) => 0,
        }
    }
}

fn rounds_after(table: &Table) -> i32 {
    let board = &table.state.board;
    i32::from(board.rounds) - i32::from(board.round)
}

impl Table {
    /// Returns the value of a reward or a delivery.
    pub(super) fn goods_worth(&self, goods: &Goods, horizon: &Horizon) -> i32 {
        let resources = self.content.resources.iter().zip(goods.resources);
        let resources = resources.map(|(noun, count)| {
            let each = if *noun == self.content.words.glory { horizon.glory } else { horizon.gold };
            each * i32::from(count)
        });
        let tokens = (0..).zip(goods.tokens).filter(|(_, count)| *count > 0);
        let tokens = tokens.map(|(token, count)| i32::from(count) * self.token_worth(token, horizon));
        resources.sum::<i32>() + tokens.sum::<i32>()
    }
}
