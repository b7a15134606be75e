//! Plays one option on, through known and new positions, and learns the result.

use super::memory::{Key, Memory, TakenDecision};
use super::{is_turn, value};
use crate::agent::evaluator::{Evaluator, Until, renewed};
use crate::agent::greedy::FORKS;
use provost_engine::game::evaluation::Evaluations;
use provost_engine::game::{Game, PlayError, Rules};
use provost_interpreter::choice::ChoiceOption;
use provost_interpreter::hook::Player;

/// How many actions to look ahead, in whole rounds of the table.
const ACTIONS: usize = 6;

/// The most decisions played on, for games that ask without end.
const LONGEST: usize = 200;

/// Why a line did not come to its end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Ended {
    /// The budget of positions is spent.
    Spent,
    /// The sampled game cannot go on.
    Broken,
}

impl From<PlayError> for Ended {
    /// The reason does not matter: a sampled game may contain what the real one would not.
    fn from(_: PlayError) -> Self {
        Self::Broken
    }
}

/// Plays options on.
#[derive(Debug)]
pub(super) struct Walker<R: Rules> {
    evaluator: Evaluator<R>,
    /// Evaluates as [`Greedy`](super::Greedy) does.
    careful: Evaluator<R>,
    memory: Memory,
    /// The game being played on.
    game: Option<Game<R>>,
    /// The decisions of the line.
    steps: Vec<TakenDecision>,
    /// The first evaluations of the options of a new position.
    looks: Vec<(ChoiceOption, i32)>,
    /// The budget of positions for this decision, and how many were evaluated.
    budget: u32,
    evaluated: u32,
}

impl<R: Rules> Walker<R> {
    /// Starts without knowledge.
    pub(super) fn new() -> Self {
        Self {
            evaluator: Evaluator::new(0),
            careful: Evaluator::new(FORKS),
            memory: Memory::default(),
            game: None,
            steps: Vec::new(),
            looks: Vec::new(),
            budget: 0,
            evaluated: 0,
        }
    }

    /// Begins a decision with a budget of positions.
    pub(super) fn begin(&mut self, budget: u32) {
        (self.budget, self.evaluated) = (budget, 0);
        self.memory.clear();
    }

    /// Returns how many positions were evaluated for this decision.
    pub(super) const fn evaluated(&self) -> u32 {
        self.evaluated
    }

    /// Plays an option of a game on for a few rounds of the table, until the player is asked again; returns
    /// all evaluations then. All players asked on the way take their most promising option.
    pub(super) fn line(
        &mut self,
        from: &Game<R>,
        index: usize,
        player: Player,
    ) -> Result<Evaluations, Ended> {
        let mut game = renewed(&mut self.game, from);
        let all = self.play_on(&mut game, index, player);
        self.game = Some(game);
        let all = all?;
        for step in &self.steps {
            self.memory.learn(*step, value(&all, step.player));
        }
        Ok(all)
    }

    fn play_on(&mut self, game: &mut Game<R>, index: usize, player: Player) -> Result<Evaluations, Ended> {
        self.steps.clear();
        let mut all = self.act(game, index, true)?;
        let mut rounds = ACTIONS.div_ceil(usize::from(game.rules().players()).max(1));
        for _ in 0..LONGEST {
            let Some(choice) = game.choice() else { return Ok(all) };
            // A player asked in the middle of a battle would see dice that nobody can know, so the outcome is
            // estimated instead of played.
            if !is_turn(game) {
                break;
            }
            if choice.player == player {
                rounds -= 1;
                if rounds == 0 {
                    break;
                }
            }
            let next = self.next(game, &all)?;
            all = self.act(game, next, false)?;
        }
        Ok(self.evaluator.settle(game)?)
    }

    /// Carries out an option with all its small decisions; the searched one as carefully as later in the real
    /// game.
    fn act(&mut self, game: &mut Game<R>, index: usize, with_care: bool) -> Result<Evaluations, Ended> {
        let player = game.choice().map_or(Player::NONE, |choice| choice.player);
        self.spend()?;
        let evaluator = if with_care { &mut self.careful } else { &mut self.evaluator };
        let all = evaluator.option(game, index, player, Until::NextAction)?;
        evaluator.exchange(game);
        Ok(all)
    }

    /// Returns the option with which the player of the decision goes on. In a new position every option gets
    /// a first evaluation.
    fn next(&mut self, game: &Game<R>, all: &Evaluations) -> Result<usize, Ended> {
        let Some(choice) = game.choice().filter(|choice| choice.options.len() > 1) else { return Ok(0) };
        let key = Key::new(choice, all);
        let place = if let Some(place) = self.memory.find(key) {
            place
        } else {
            self.look(game)?;
            self.memory.add(key, self.looks.drain(..))
        };
        let Some((step, option)) = self.memory.next(choice.player, place) else { return Ok(0) };
        self.steps.push(step);
        choice.options.iter().position(|offered| *offered == option).ok_or(Ended::Broken)
    }

    fn look(&mut self, game: &Game<R>) -> Result<(), Ended> {
        self.looks.clear();
        let Some(choice) = game.choice() else { return Ok(()) };
        for (index, option) in choice.options.iter().enumerate() {
            self.spend()?;
            if let Ok(all) = self.evaluator.option(game, index, choice.player, Until::Quiescent) {
                self.looks.push((*option, value(&all, choice.player)));
            }
        }
        Ok(())
    }

    /// Counts an evaluated position, within the budget.
    const fn spend(&mut self) -> Result<(), Ended> {
        if self.evaluated >= self.budget {
            return Err(Ended::Spent);
        }
        self.evaluated += 1;
        Ok(())
    }
}
