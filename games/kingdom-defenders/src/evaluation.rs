//! What a position is worth to each player when a round begins: the score, and the expected gain from goods,
//! levels, relics and discs. Discs on the board are only valued when they are activated.

use super::content::{Content, MAX_RELICS};
use super::state::{Phase, Place};
use super::table::Table;
use provost_engine::game::evaluation::{Evaluation, Evaluations, POINT};

/// The parts of an evaluation.
#[derive(Clone, Copy, Debug)]
enum Part {
    Score,
    Goods,
    Levels,
    Wounds,
    Relics,
    Discs,
}

/// Their ids, in the same order.
const IDS: &[&str] = &["score", "goods", "levels", "wounds", "relics", "discs"];

// Estimates, in hundredths of a point.

/// A resource that a camp can store or that adventures cost, while there is a round left to use it.
const BOXED: i32 = 70;
/// Any other good.
const GOOD: i32 = 45;
/// Goods of a sort beyond this number count half: a round does not have enough discs for them.
const USEFUL: i32 = 4;
/// Goods of a kind beyond this number per remaining round are never used.
const USED_IN_A_ROUND: i32 = 4;
/// A step on a track in each of up to three coming rounds.
const LEVEL: i32 = 25;
/// A wound while there are adventures to come.
const WOUND: i32 = 30;
/// A relic that is not part of a set yet.
const RELIC: i32 = 50;
/// An extra disc in each coming round.
const DISC: i32 = 90;

impl Table {
    /// Returns whether any player has placed discs or passed in this round.
    pub(super) fn has_begun_placing(&self) -> bool {
        let passed = |seat: u8| self.state.seat(seat).passed;
        (0..self.state.board.players).any(passed)
            || self.state.all_discs().any(|(_, disc)| disc.space().is_some())
    }

    pub(super) fn all_evaluations(&self) -> Evaluations {
        let mut all = Evaluations::default();
        for seat in 0..self.state.board.players {
            all.push(self.evaluate_player(seat));
        }
        all
    }

    fn evaluate_player(&self, seat: u8) -> Evaluation {
        let mut evaluation = Evaluation::new(IDS);
        evaluation.add(Part::Score as usize, self.final_score(seat).saturating_mul(POINT));
        let rounds = self.rounds_ahead();
        if rounds == 0 {
            return evaluation;
        }
        let player = self.state.seat(seat);
        let goods = self.content.resources.iter().zip(player.stock).filter(|(kind, _)| kind.good);
        let goods = goods.map(|(kind, count)| {
            let count = i32::from(count).min(USED_IN_A_ROUND * rounds);
            (if kind.boxed { BOXED } else { GOOD }) * (count + count.min(USEFUL)) / 2
        });
        evaluation.add(Part::Goods as usize, goods.sum());
        let levels: i32 = player.levels.iter().map(|level| i32::from(*level)).sum();
        evaluation.add(Part::Levels as usize, levels * LEVEL * rounds.min(3));
        let wounds: i32 = player.wounds.iter().map(|wounds| i32::from(*wounds)).sum();
        evaluation.add(Part::Wounds as usize, -wounds * WOUND);
        evaluation.add(Part::Relics as usize, loose_relics(&self.content, player.relics) * RELIC);
        let discs =
            self.state.all_discs().filter(|(_, disc)| disc.owner == seat && disc.place != Place::Aside);
        evaluation.add(Part::Discs as usize, i32::try_from(discs.count()).unwrap_or(0) * DISC * rounds);
        evaluation
    }

    /// Returns how many rounds with placing are left.
    fn rounds_ahead(&self) -> i32 {
        let board = &self.state.board;
        let after = i32::from(self.content.numbers.rounds) - i32::from(board.round);
        match board.phase {
            Phase::Over => 0,
            Phase::Setup | Phase::Start | Phase::Placing => after + 1,
            Phase::Activating(_) | Phase::End => after,
        }
    }
}

/// Returns how many relics are not part of a full set.
fn loose_relics(content: &Content, relics: [u8; MAX_RELICS]) -> i32 {
    let kinds = relics.get(..content.relics.len()).unwrap_or(&relics);
    let sets = kinds.iter().min().copied().unwrap_or(0);
    // A second one of a kind without partners is of little use.
    kinds.iter().map(|count| i32::from((count - sets).min(2))).sum()
}
