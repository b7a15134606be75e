//! The search itself: from a position through all options and all cases to their outcomes, each position
//! once.

use super::goal::{Goal, Others, bit};
use super::position::{Fingerprint, Fingerprints};
use super::ratio::{TooLarge, gcd, lcm};
use super::spread::{Outcome, Spread};
use super::{Limits, Problem, Progress, Question};
use provost_engine::chance::Tape;
use provost_engine::game::evaluation::POINT;
use provost_engine::game::odds_model::{ContestEvent, OddsModel};
use provost_engine::game::{Game, PlayError};
use provost_interpreter::hook::{Player, Thing};
use std::collections::HashMap;
use std::ops::ControlFlow;
use std::rc::Rc;

/// The most consecutive decisions.
const MAX_DEPTH: usize = 600;
/// The number of cases between progress reports.
const TELL_EVERY: u64 = 1 << 12;

/// A game in the search, with the results of the contest so far.
#[derive(Clone, Debug)]
pub(super) struct ContestNode<R: OddsModel> {
    pub(super) game: Game<R>,
    pub(super) so_far: Outcome,
}

/// The knowledge about a position.
#[derive(Debug)]
enum StudyEntry {
    /// In evaluation.
    Open,
    /// Its spread and the best option.
    Known(Rc<Spread>, usize),
}

/// The next move.
#[derive(Clone, Copy, Debug)]
pub(super) enum Move {
    /// The game goes on by itself.
    Go,
    /// The option at this index is chosen.
    Choose(usize),
}

/// A computation of odds.
pub(super) struct Study<'w, R: OddsModel> {
    pub(super) question: Question,
    limits: Limits,
    watch: &'w mut dyn FnMut(Progress) -> ControlFlow<()>,
    known: HashMap<Fingerprint, StudyEntry>,
    fingerprints: Fingerprints<R>,
    /// Spare games for reuse.
    pool: Vec<ContestNode<R>>,
    pub(super) progress: Progress,
    /// The number of stored outcomes.
    remembered: usize,
    /// Whether the limits are exhausted.
    pub(super) exhausted: bool,
    /// Whether chance was involved in anything.
    pub(super) rolled: bool,
}

impl<R: OddsModel> std::fmt::Debug for Study<'_, R> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Study").field("question", &self.question).finish_non_exhaustive()
    }
}

impl<'w, R: OddsModel> Study<'w, R> {
    pub(super) fn new(
        question: Question,
        limits: Limits,
        watch: &'w mut dyn FnMut(Progress) -> ControlFlow<()>,
    ) -> Self {
        Self {
            question,
            limits,
            watch,
            known: HashMap::new(),
            fingerprints: Fingerprints::new(),
            pool: Vec::new(),
            progress: Progress::default(),
            remembered: 0,
            exhausted: false,
            rolled: false,
        }
    }

    /// Computes the spread of a position.
    pub(super) fn value(&mut self, node: &mut ContestNode<R>, depth: usize) -> Result<Rc<Spread>, Problem> {
        if is_settled(node, self.question.contest) {
            return Ok(self.end(node));
        }
        let Some(fingerprint) = self.arrive(node) else { return Ok(self.end(node)) };
        match self.known.get(&fingerprint) {
            Some(StudyEntry::Known(spread, _)) => return Ok(Rc::clone(spread)),
            Some(StudyEntry::Open) => return Err(Problem::Circle),
            None => {}
        }
        if self.is_out() || depth > MAX_DEPTH {
            self.exhausted = true;
            return Ok(self.unknown(node));
        }
        self.progress.positions += 1;
        self.known.insert(fingerprint, StudyEntry::Open);
        let decided = self.decide(node, depth);
        let Ok((spread, best)) = decided else {
            self.known.remove(&fingerprint);
            return decided.map(|(spread, _)| spread);
        };
        self.remembered += spread.len();
        self.known.insert(fingerprint, StudyEntry::Known(Rc::clone(&spread), best));
        Ok(spread)
    }

    /// Normalizes a position and returns its fingerprint, or `None` if no decision is pending.
    fn arrive(&mut self, node: &mut ContestNode<R>) -> Option<Fingerprint> {
        let kind = node.game.choice()?.kind;
        node.game.rules_mut().tidy(kind);
        let so_far = (node.so_far.results, node.so_far.totals);
        self.fingerprints.of(&node.game, &so_far)
    }

    /// Evaluates all options; returns the spread of the best one and its index.
    fn decide(&mut self, node: &ContestNode<R>, depth: usize) -> Result<(Rc<Spread>, usize), Problem> {
        let Some((player, options)) = node.game.choice().map(|choice| (choice.player, choice.options.len()))
        else {
            return Err(Problem::Fault(PlayError::Illegal(provost_interpreter::choice::Illegal)));
        };
        let own = player == self.question.player;
        let options = if !own && self.question.others == Others::First { 1 } else { options };
        let mut best: Option<(Rc<Spread>, usize)> = None;
        for option in 0..options {
            let choice = node.game.choice().filter(|_| best.is_some());
            if choice.is_some_and(|choice| node.game.rules().is_redundant(choice, option)) {
                continue;
            }
            let spread = self.after(node, Move::Choose(option), depth)?;
            best = Some(match best {
                None => (spread, option),
                Some((known, _)) if self.prefers(player, &spread, &known)? => {
                    (if own { spread.hoping(&known)? } else { spread }, option)
                }
                Some((known, at)) => (if own { known.hoping(&spread)? } else { known }, at),
            });
        }
        best.ok_or(Problem::Fault(PlayError::Illegal(provost_interpreter::choice::Illegal)))
    }

    /// Returns whether a player prefers the first of two.
    fn prefers(&self, player: Player, one: &Spread, other: &Spread) -> Result<bool, TooLarge> {
        let Question { player: own, goal, others, .. } = self.question;
        Ok(match others {
            _ if player == own => goal.compare(one, other, own)?.is_gt(),
            Others::Own => Goal::Best.compare(one, other, player)?.is_gt(),
            Others::With => goal.compare(one, other, own)?.is_gt(),
            Others::Against => goal.compare(one, other, own)?.is_lt(),
            Others::First => false,
        })
    }

    /// Returns the best option of a position, and evaluates it first if necessary.
    pub(super) fn best(&mut self, node: &mut ContestNode<R>) -> Result<usize, Problem> {
        let fingerprint = self.arrive(node).ok_or(Problem::Exhausted)?;
        if !self.known.contains_key(&fingerprint) {
            self.value(node, 0)?;
        }
        match self.known.get(&fingerprint) {
            Some(StudyEntry::Known(_, best)) => Ok(*best),
            Some(StudyEntry::Open) | None => Err(Problem::Exhausted),
        }
    }

    /// Computes the spread of a move: every case of chance once.
    pub(super) fn after(
        &mut self,
        node: &ContestNode<R>,
        next: Move,
        depth: usize,
    ) -> Result<Rc<Spread>, Problem> {
        let mut tape = Tape::new();
        let mut parts = Vec::new();
        loop {
            if self.is_out() {
                self.exhausted = true;
                let (weight, whole) = rest(&parts)?;
                parts.push((weight, whole, self.unknown(node)));
                break;
            }
            let mut child = self.copy(node);
            child.game.rules_mut().chance().lay_out(tape);
            let moved = advance(&mut child, next, self.question.contest);
            tape = child.game.rules_mut().chance().take_tape().unwrap_or_default();
            moved?;
            self.count();
            self.rolled |= !tape.is_certain();
            let (weight, whole) = tape.weight().ok_or(TooLarge)?;
            let spread = self.value(&mut child, depth + 1);
            self.pool.push(child);
            parts.push((weight, whole, spread?));
            if !tape.advance() {
                break;
            }
        }
        Ok(Spread::mix(&parts)?)
    }

    fn copy(&mut self, node: &ContestNode<R>) -> ContestNode<R> {
        match self.pool.pop() {
            Some(mut child) => {
                child.game.clone_from(&node.game);
                child.so_far = node.so_far;
                child
            }
            None => node.clone(),
        }
    }

    fn count(&mut self) {
        self.progress.cases += 1;
        if self.progress.cases.is_multiple_of(TELL_EVERY) && (self.watch)(self.progress).is_break() {
            self.exhausted = true;
        }
    }

    const fn is_out(&self) -> bool {
        self.exhausted
            || self.progress.cases >= self.limits.cases
            || self.remembered >= self.limits.remembered
    }

    /// Returns the spread of a settled contest.
    fn end(&self, node: &ContestNode<R>) -> Rc<Spread> {
        let mut outcome = node.so_far;
        if self.question.contest.is_none() {
            let score = node.game.rules().score(self.question.player);
            outcome.totals = Some([i16::try_from(score).unwrap_or(i16::MAX), 0]);
        }
        let reached = self.question.goal.reached(&outcome);
        Rc::new(Spread::certain(outcome, self.worth(node), reached))
    }

    /// Returns the spread of a position that is not evaluated.
    fn unknown(&self, node: &ContestNode<R>) -> Rc<Spread> {
        let outcome = Outcome { unknown: true, ..Outcome::default() };
        Rc::new(Spread::certain(outcome, self.worth(node), true))
    }

    fn worth(&self, node: &ContestNode<R>) -> Vec<i128> {
        let rules = node.game.rules();
        if self.question.goal == Goal::Score {
            let scores = (0..rules.players()).map(|seat| rules.score(Player(seat)));
            return scores.map(|score| i128::from(score) * i128::from(POINT)).collect();
        }
        rules.evaluate().iter().map(|evaluation| i128::from(evaluation.total())).collect()
    }
}

/// Makes a move and notes its results.
pub(super) fn advance<R: OddsModel>(
    node: &mut ContestNode<R>,
    next: Move,
    contest: Option<Thing>,
) -> Result<(), PlayError> {
    match next {
        Move::Go => node.game.go()?,
        Move::Choose(option) => node.game.choose(option)?,
    }
    let events = node.game.rules_mut().take_events();
    let Some(contest) = contest else { return Ok(()) };
    for event in &events {
        match node.game.rules().contest_event(contest, event) {
            Some(ContestEvent::Result(result)) => node.so_far.results |= bit(result),
            Some(ContestEvent::Totals(totals)) => node.so_far.totals = Some(totals),
            None => {}
        }
    }
    Ok(())
}

/// Returns whether a contest can have no further results.
pub(super) fn is_settled<R: OddsModel>(node: &ContestNode<R>, contest: Option<Thing>) -> bool {
    let game = &node.game;
    game.choice().is_none()
        || contest.is_some_and(|contest| {
            game.rules().is_settled(contest, node.so_far.results, game.machine().procedures())
        })
}

/// Returns the remaining part of the whole.
fn rest(parts: &[(u128, u128, Rc<Spread>)]) -> Result<(u128, u128), TooLarge> {
    let (mut sum, mut whole) = (0u128, 1u128);
    for (weight, own, _) in parts {
        let shared = lcm(whole, *own)?;
        let scaled = [(sum, whole), (*weight, *own)].map(|(part, of)| part.checked_mul(shared / of));
        let [Some(before), Some(more)] = scaled else { return Err(TooLarge) };
        (sum, whole) = (before + more, shared);
        let short = gcd(sum, whole).max(1);
        (sum, whole) = (sum / short, whole / short);
    }
    Ok((whole - sum, whole))
}
