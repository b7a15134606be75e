//! Rehearsals: the same situation played many times with ordinary dice and the best choices, whose outcomes
//! must be near the odds.

use super::Problem;
use super::spread::Outcome;
use super::study::{ContestNode, Move, Study, advance, is_settled};
use provost_engine::game::odds_model::OddsModel;
use std::collections::BTreeMap;

/// The results of a rehearsal.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Rehearsal {
    /// The number of plays.
    pub times: u32,
    /// The number of times each outcome occurred.
    pub outcomes: BTreeMap<Outcome, u32>,
}

impl Rehearsal {
    /// Counts outcomes of a sort.
    pub fn count(&self, is: impl Fn(&Outcome) -> bool) -> u32 {
        self.outcomes.iter().filter(|(outcome, _)| is(outcome)).map(|(_, count)| count).sum()
    }
}

/// Plays this many times.
pub(super) fn rehearse<R: OddsModel>(
    study: &mut Study<'_, R>,
    start: &ContestNode<R>,
    times: u32,
    seed: u64,
) -> Result<Rehearsal, Problem> {
    let mut rehearsal = Rehearsal { times, ..Rehearsal::default() };
    let mut node = start.clone();
    for time in 0..times {
        node.clone_from(start);
        node.game.rules_mut().chance().draw_decks(seed.wrapping_add(u64::from(time)));
        let outcome = play(study, &mut node)?;
        *rehearsal.outcomes.entry(outcome).or_default() += 1;
    }
    Ok(rehearsal)
}

fn play<R: OddsModel>(study: &mut Study<'_, R>, node: &mut ContestNode<R>) -> Result<Outcome, Problem> {
    let contest = study.question.contest;
    if node.game.choice().is_none() {
        advance(node, Move::Go, contest)?;
    }
    while !is_settled(node, contest) {
        let best = study.best(node)?;
        advance(node, Move::Choose(best), contest)?;
    }
    let mut outcome = node.so_far;
    if contest.is_none() {
        let score = node.game.rules().score(study.question.player);
        outcome.totals = Some([i16::try_from(score).unwrap_or(i16::MAX), 0]);
    }
    Ok(outcome)
}
