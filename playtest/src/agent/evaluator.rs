//! Evaluates positions for one of several players, and plays a game on until it is quiescent.
//!
//! Many options start a row of small decisions: which mercenary to send, which die, one more, enough. A
//! position in the middle of a row says little, so rows are played on in two ways, taking as much as possible
//! and as little as possible, and the better end counts. At the first question of a row every answer is tried
//! this way, because the immediately best answer (such as paying with the least valuable die) need not lead
//! to the best end. The rules say where a row ends ([`Quiescence`]).

use provost_engine::game::evaluation::{Evaluation, Evaluations};
use provost_engine::game::quiescence::Quiescence;
use provost_engine::game::{Game, PlayError, Rules};
use provost_interpreter::choice::{ChoiceOption, Illegal};
use provost_interpreter::hook::Player;

/// The most decisions played on. Rows are much shorter; this bounds those that are not.
const LONGEST_ROW: usize = 160;

/// Returns a player's own evaluation minus the best of the others.
pub(super) fn worth(all: &Evaluations, player: Player) -> i32 {
    let of = |(seat, evaluation): (usize, &Evaluation)| (seat == usize::from(player.0), evaluation.total());
    let (mut own, mut best) = (0, None);
    for (is_own, total) in all.iter().enumerate().map(of) {
        if is_own {
            own = total;
        } else {
            best = best.max(Some(total));
        }
    }
    own.saturating_sub(best.unwrap_or(0))
}

/// How a small decision is made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Manner {
    /// Takes more whenever more is offered.
    Eager,
    /// Stops whenever possible.
    Modest,
    /// Takes the immediately best option, including stopping.
    Best,
}

/// How far a game is played on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Until {
    /// Until a player starts something new.
    NextAction,
    /// Until the position is quiescent; no new action begins.
    Quiescent,
}

/// Where a row could first have ended.
#[derive(Clone, Copy, Debug)]
struct Parted {
    /// The number of choices in the row.
    row: usize,
    /// The number of decisions.
    decisions: usize,
}

/// Plays games on and evaluates the results. Keeps its copies of games, so that evaluating allocates little.
#[derive(Debug)]
pub(super) struct Evaluator<R: Rules> {
    /// The game being played on, and afterwards its result.
    game: Option<Game<R>>,
    /// The result of playing on in the other manner.
    other: Option<Game<R>>,
    /// The game at the first question that could have ended the row: up to there all manners are equal.
    parting: Option<Game<R>>,
    /// The game in which single steps are tried.
    attempt: Option<Game<R>>,
    /// The best of the attempts, to go on with.
    best: Option<Game<R>>,
    /// The choices of the last row.
    row: Vec<ChoiceOption>,
    /// The choices in the other manner.
    other_row: Vec<ChoiceOption>,
    /// How many questions of a row are tried with every answer.
    forks: usize,
}

impl<R: Rules> Evaluator<R> {
    /// Makes an evaluator; `forks` is the number of questions of a row that are tried with every answer.
    pub(super) const fn new(forks: usize) -> Self {
        Self {
            game: None,
            other: None,
            parting: None,
            attempt: None,
            best: None,
            row: Vec::new(),
            other_row: Vec::new(),
            forks,
        }
    }

    /// Plays an option for the player of the decision, and evaluates the result.
    pub(super) fn option(
        &mut self,
        from: &Game<R>,
        index: usize,
        player: Player,
        until: Until,
    ) -> Result<Evaluations, PlayError> {
        let mut best = self.both_ways(from, Some(index), player, until)?;
        if self.forks > 0 && self.row.len() > 1 {
            let mut start = from.clone();
            start.choose(index)?;
            best = self.fork(start, best, player, until)?;
        }
        Ok(best)
    }

    /// Plays on taking as much and as little as possible, and keeps the better result.
    fn both_ways(
        &mut self,
        from: &Game<R>,
        index: Option<usize>,
        player: Player,
        until: Until,
    ) -> Result<Evaluations, PlayError> {
        let (eager, parted) = self.play_on(from, index, player, (Manner::Eager, until))?;
        let Some(parted) = parted else { return Ok(eager) };
        self.put_aside();
        let modest = self.play_on_modestly(parted, player, until)?;
        if worth(&modest, player) > worth(&eager, player) {
            return Ok(modest);
        }
        self.put_aside();
        Ok(eager)
    }

    fn put_aside(&mut self) {
        std::mem::swap(&mut self.game, &mut self.other);
        std::mem::swap(&mut self.row, &mut self.other_row);
    }

    /// Tries every answer to the first questions of a played row, each followed by the rest of the row: the
    /// immediately best answer need not lead to the best end.
    fn fork(
        &mut self,
        mut walk: Game<R>,
        mut best: Evaluations,
        player: Player,
        until: Until,
    ) -> Result<Evaluations, PlayError> {
        let mut kept = std::mem::take(&mut self.row);
        let mut kept_game = self.game.take();
        let (mut at, mut forks) = (0, 0);
        while forks < self.forks {
            let Some(taken) = kept.get(at).copied() else { break };
            let Some(choice) = walk.choice().filter(|choice| choice.player == player) else { break };
            let options = choice.options.clone();
            forks += usize::from(options.len() > 1);
            for option in options.iter().filter(|option| **option != taken) {
                let mut start = walk.clone();
                if start.apply(*option).is_err() {
                    continue;
                }
                let Ok(found) = self.both_ways(&start, None, player, until) else { continue };
                if worth(&found, player) > worth(&best, player) {
                    best = found;
                    kept.truncate(at);
                    kept.push(*option);
                    kept.extend_from_slice(&self.row);
                    std::mem::swap(&mut kept_game, &mut self.game);
                }
            }
            let Some(next) = kept.get(at).copied() else { break };
            walk.apply(next)?;
            at += 1;
        }
        self.row = kept;
        self.game = kept_game;
        Ok(best)
    }

    /// Plays a game on without starting anything new, and evaluates the result.
    pub(super) fn settle(&mut self, from: &Game<R>) -> Result<Evaluations, PlayError> {
        let (all, _) = self.play_on(from, None, Player::NONE, (Manner::Best, Until::Quiescent))?;
        Ok(all)
    }

    /// Swaps a game with the one evaluated last.
    pub(super) const fn exchange(&mut self, game: &mut Game<R>) {
        if let Some(evaluated) = &mut self.game {
            std::mem::swap(evaluated, game);
        }
    }

    /// Plays on; returns where the row could have ended earlier.
    fn play_on(
        &mut self,
        from: &Game<R>,
        index: Option<usize>,
        player: Player,
        how: (Manner, Until),
    ) -> Result<(Evaluations, Option<Parted>), PlayError> {
        let mut game = renewed(&mut self.game, from);
        self.row.clear();
        let begun = index.map_or(Ok(()), |index| game.choose(index));
        self.go_on(game, begun, 0, player, how)
    }

    /// Plays on taking as little as possible from where the manners part, with the stored row up to there.
    fn play_on_modestly(
        &mut self,
        parted: Parted,
        player: Player,
        until: Until,
    ) -> Result<Evaluations, PlayError> {
        let Some(parting) = &self.parting else { return Err(Illegal.into()) };
        let game = renewed(&mut self.game, parting);
        self.row.clear();
        self.row.extend_from_slice(self.other_row.get(..parted.row).unwrap_or(&[]));
        let (all, _) = self.go_on(game, Ok(()), parted.decisions, player, (Manner::Modest, until))?;
        Ok(all)
    }

    /// Plays on after the given number of decisions. Returns where the line could first have ended, if it was
    /// not modest.
    fn go_on(
        &mut self,
        mut game: Game<R>,
        begun: Result<(), PlayError>,
        decisions: usize,
        player: Player,
        (manner, until): (Manner, Until),
    ) -> Result<(Evaluations, Option<Parted>), PlayError> {
        let (mut parted, mut in_row) = (None, true);
        // The expected value of the last position, if known.
        let mut outcome = begun.map(|()| None);
        for decisions in decisions..LONGEST_ROW {
            let Some(choice) = game.choice().filter(|_| outcome.is_ok()) else { break };
            let asked = choice.player;
            outcome = match game.rules().quiescence(choice) {
                Quiescence::Evaluate => break,
                Quiescence::Row if asked != player => break,
                Quiescence::Take(_) if until == Until::NextAction => break,
                Quiescence::Take(index) => {
                    in_row = false;
                    game.choose(index).map(|()| None)
                }
                Quiescence::Row if in_row => {
                    if manner == Manner::Eager && parted.is_none() && choice.options.iter().any(ends_row) {
                        parted = Some(Parted { row: self.row.len(), decisions });
                        self.parting = Some(renewed(&mut self.parting, &game));
                    }
                    self.step(&mut game, asked, manner)
                }
                Quiescence::Row | Quiescence::Settle => self.step(&mut game, asked, Manner::Best),
            };
        }
        let outcome = outcome.map(|known| (known.unwrap_or_else(|| game.rules().evaluate()), parted));
        self.game = Some(game);
        outcome
    }

    /// Makes one small decision: the immediately best of the options that the manner leaves. Returns the
    /// expected value, if it was computed.
    fn step(
        &mut self,
        game: &mut Game<R>,
        player: Player,
        manner: Manner,
    ) -> Result<Option<Evaluations>, PlayError> {
        let options = game.choice().map_or(&[][..], |choice| &choice.options);
        let (count, end) = (options.len(), options.iter().position(ends_row));
        let only = match (manner, end) {
            _ if count == 1 => Some(0),
            (Manner::Modest, Some(end)) => Some(end),
            (Manner::Eager, Some(end)) if count == 2 => Some(1 - end),
            (Manner::Eager | Manner::Modest | Manner::Best, _) => None,
        };
        if let Some(only) = only {
            self.row.extend(options.get(only));
            return game.choose(only).map(|()| None);
        }
        let left_out = end.filter(|_| manner == Manner::Eager);
        let (mut best, mut chosen, mut expected) = (None, end.unwrap_or(0), None);
        for index in (0..count).filter(|index| Some(*index) != left_out) {
            let mut attempt = renewed(&mut self.attempt, game);
            let all = attempt.choose(index).ok().map(|()| attempt.rules().evaluate());
            let found = all.map(|all| worth(&all, player));
            if found > best {
                (best, chosen, expected) = (found, index, all);
                self.attempt = self.best.replace(attempt);
            } else {
                self.attempt = Some(attempt);
            }
        }
        self.row.extend(game.choice().and_then(|choice| choice.options.get(chosen)));
        match (best, &mut self.best) {
            (Some(_), Some(found)) => {
                std::mem::swap(game, found);
                Ok(expected)
            }
            // Nothing could be tried, so the error shows here.
            _ => game.choose(chosen).map(|()| None),
        }
    }
}

/// Returns whether an option ends a row.
const fn ends_row(option: &ChoiceOption) -> bool {
    matches!(option, ChoiceOption::Stop | ChoiceOption::Done)
}

/// Returns a copy of a game, in memory already allocated.
pub(super) fn renewed<R: Rules>(kept: &mut Option<Game<R>>, from: &Game<R>) -> Game<R> {
    match kept.take() {
        Some(mut game) => {
            game.clone_from(from);
            game
        }
        None => from.clone(),
    }
}
