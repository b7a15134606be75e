//! Plays one option on, through places that are known and places that are new, and remembers what came of it.

use super::memory::{Key, Memory, TakenDecision};
use super::{is_turn, value};
use crate::agent::evaluator::{Evaluator, Until, renewed};
use crate::agent::greedy::FORKS;
use provost_engine::game::evaluation::Evaluations;
use provost_engine::game::{Game, PlayError, Rules};
use provost_interpreter::choice::ChoiceOption;
use provost_interpreter::hook::Player;

/// How many actions are looked ahead, in whole rounds of the table.
const ACTIONS: usize = 6;

/// Decisions that are played on at most: this ends games that ask without end.
const LONGEST: usize = 200;

/// Why a line has not come to its end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Ended {
    /// No more positions may be evaluated.
    Spent,
    /// The game that was drawn cannot go on.
    Broken,
}

impl From<PlayError> for Ended {
    /// Why it cannot go on does not matter: a game that was drawn may hold what the real one would not.
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
    /// The game that is played on.
    game: Option<Game<R>>,
    /// The decisions of the line.
    steps: Vec<TakenDecision>,
    /// What was seen of the options of a new place.
    looks: Vec<(ChoiceOption, i32)>,
    /// How many positions may be evaluated for this decision, and how many have been.
    budget: u32,
    evaluated: u32,
}

impl<R: Rules> Walker<R> {
    /// Starts with nothing known.
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

    /// Begins a decision with a budget of positions to evaluate.
    pub(super) fn begin(&mut self, budget: u32) {
        (self.budget, self.evaluated) = (budget, 0);
        self.memory.clear();
    }

    /// Returns how many positions have been evaluated for this decision.
    pub(super) const fn evaluated(&self) -> u32 {
        self.evaluated
    }

    /// Plays an option of a game on, until the table has gone round some times and the player is asked again; returns what
    /// everybody can expect then. All who are asked on the way take what promises them most.
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
            // Whoever is asked in the middle of a battle would see dice that nobody can know: what may come of it is
            // worked out and not played.
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

    /// Carries an option out, with all the small decisions behind it; the one that is searched for with the same care as
    /// afterwards in the real game.
    fn act(&mut self, game: &mut Game<R>, index: usize, with_care: bool) -> Result<Evaluations, Ended> {
        let player = game.choice().map_or(Player::NONE, |choice| choice.player);
        self.spend()?;
        let evaluator = if with_care { &mut self.careful } else { &mut self.evaluator };
        let all = evaluator.option(game, index, player, Until::NextAction)?;
        evaluator.exchange(game);
        Ok(all)
    }

    /// Returns the option with which the player of the decision goes on. In a new position every option gets a first
    /// look.
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

    /// Counts a position that is evaluated, as long as the budget lasts.
    const fn spend(&mut self) -> Result<(), Ended> {
        if self.evaluated >= self.budget {
            return Err(Ended::Spent);
        }
        self.evaluated += 1;
        Ok(())
    }
}
