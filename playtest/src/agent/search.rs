//! Looks several actions ahead, the others' included: Monte Carlo search over what the player can know.
//!
//! The options are first judged as [`Greedy`] judges them; the best few are looked at further. Each time the hidden
//! things and the dice to come are drawn anew, and on that same game every one of these options is played on: everybody
//! takes what is best for themselves, until the player has been asked some more times. What the position is worth then is
//! counted. Because all options meet the same luck, few games tell them apart. Step by step the worse half is left out
//! (sequential halving), so that most of the work goes into the options that are hard to tell apart.
//!
//! Small decisions inside an action (which die, whom to send, roll again) are taken as [`Greedy`] takes them: it judges
//! them to the end of the action on several games, and looking further brought nothing but noise (`docs/agents.md`).
//!
//! The budget is a number of positions and no time, so that a game is the same on every machine.

use super::judge::{Judge, Until, worth};
use super::{Agent, Greedy, Reason};
use provost_engine::chance::Chance;
use provost_engine::game::outlook::Outlook;
use provost_engine::game::prospects::AllProspects;
use provost_engine::game::quiet::Quiet;
use provost_engine::game::{Game, PlayError, Rules};
use provost_interpreter::hook::Player;

/// How many options are looked at further.
const LOOKED_AT: usize = 6;

/// How many more questions the player answers before the position is judged.
const QUESTIONS: usize = 3;

/// Decisions that are played on at most: this ends games that ask without end.
const LONGEST: usize = 200;

/// The first look counts as if the option had been played on so often.
const FIRST_LOOK: i64 = 1;

/// An agent that looks several actions ahead.
#[derive(Debug)]
pub struct Search<R: Rules> {
    /// Positions that are judged for a decision, besides the first look.
    nodes: u32,
    chance: Chance,
    greedy: Greedy<R>,
    judge: Judge<R>,
    /// The game that is played on.
    game: Option<Game<R>>,
    /// Positions that were judged for this decision.
    judged: u32,
    /// Positions that were judged for all decisions.
    judged_ever: u64,
    /// The options that are looked at further, the best one first after each step; those left out stay behind.
    lines: Vec<Line>,
    reasons: Vec<Reason>,
    discarded: u64,
}

/// What came of an option.
#[derive(Clone, Copy, Debug)]
struct Line {
    /// What the first look said.
    first: Reason,
    worth: i64,
    times: i64,
}

impl Line {
    fn mean(&self) -> i64 {
        (self.worth + FIRST_LOOK * i64::from(self.first.value)) / (self.times + FIRST_LOOK)
    }
}

impl<R: Rules> Search<R> {
    /// Starts from a seed, with so many positions for each decision.
    pub fn new(nodes: u32, seed: u64) -> Self {
        let mut chance = Chance::new(seed);
        let greedy = Greedy::new(u64::from(chance.below(u32::MAX)));
        Self {
            nodes,
            chance,
            greedy,
            judge: Judge::new(0),
            game: None,
            judged: 0,
            judged_ever: 0,
            lines: Vec::new(),
            reasons: Vec::new(),
            discarded: 0,
        }
    }

    /// Returns how many positions were judged beyond the first look, in all decisions.
    pub const fn judged(&self) -> u64 {
        self.judged_ever
    }

    /// Returns how often an option was given up because the game drawn for it could not go on.
    pub const fn discarded(&self) -> u64 {
        self.discarded
    }

    /// Plays the best options on, step by step fewer of them.
    fn search(&mut self, outlook: &Outlook<'_, R>) {
        let view = outlook.view();
        self.judged = 0;
        let mut left = self.lines.len();
        let steps = usize::BITS - left.saturating_sub(1).leading_zeros();
        for step in 1..=steps {
            // A comparison that has been begun is finished, and every step makes at least one.
            let until = u64::from(self.nodes) * u64::from(step) / u64::from(steps);
            loop {
                let sample = outlook.sample_of(&view, u64::from(self.chance.below(u32::MAX)));
                self.play_all(&sample, left, outlook.player());
                if u64::from(self.judged) >= until {
                    break;
                }
            }
            if let Some(lines) = self.lines.get_mut(..left) {
                lines.sort_by_key(|line| std::cmp::Reverse(line.mean()));
            }
            left = left.div_ceil(2);
        }
        self.judged_ever += u64::from(self.judged);
    }

    /// Plays the first options of the list on, all on the same game.
    fn play_all(&mut self, sample: &Game<R>, count: usize, player: Player) {
        let mut lines = std::mem::take(&mut self.lines);
        for line in lines.iter_mut().take(count) {
            let mut game = self.game.take().unwrap_or_else(|| sample.clone());
            game.clone_from(sample);
            match self.play_on(&mut game, line.first.index, player) {
                Ok(all) => {
                    line.worth += i64::from(worth(&all, player));
                    line.times += 1;
                }
                Err(_) => self.discarded += 1,
            }
            self.game = Some(game);
        }
        self.lines = lines;
    }

    /// Plays an option and goes on until the player has been asked some more times; returns what everybody can expect then.
    fn play_on(
        &mut self,
        game: &mut Game<R>,
        index: usize,
        player: Player,
    ) -> Result<AllProspects, PlayError> {
        let mut all = self.act(game, index)?;
        let mut questions = 0;
        for _ in 0..LONGEST {
            let Some(choice) = game.choice() else { return Ok(all) };
            if choice.player == player {
                if questions == QUESTIONS {
                    break;
                }
                questions += 1;
            }
            let best = self.best(game);
            all = self.act(game, best)?;
        }
        if game.choice().is_some_and(|choice| matches!(game.rules().quiet(choice), Quiet::Take(_))) {
            return self.judge.settle(game);
        }
        Ok(all)
    }

    /// Carries an option out, with all the small decisions behind it.
    fn act(&mut self, game: &mut Game<R>, index: usize) -> Result<AllProspects, PlayError> {
        let player = game.choice().map_or(Player::NONE, |choice| choice.player);
        self.judged += 1;
        let all = self.judge.option(game, index, player, Until::NextAction)?;
        self.judge.exchange(game);
        Ok(all)
    }

    /// Returns what is best at once for whoever is asked.
    fn best(&mut self, game: &Game<R>) -> usize {
        let Some(choice) = game.choice().filter(|choice| choice.options.len() > 1) else { return 0 };
        let mut best: Option<(i32, usize)> = None;
        for index in 0..choice.options.len() {
            self.judged += 1;
            let Ok(all) = self.judge.option(game, index, choice.player, Until::Judged) else { continue };
            let found = worth(&all, choice.player);
            if best.is_none_or(|(most, _)| found > most) {
                best = Some((found, index));
            }
        }
        best.map_or(0, |(_, index)| index)
    }

    fn explain(&mut self) {
        let all = self.lines.iter().map(|line| line.times).sum::<i64>().max(1);
        let reason = |line: &Line| Reason {
            value: i32::try_from(line.mean()).unwrap_or(0),
            share: Some(part(line.times, all)),
            ..line.first
        };
        self.reasons.clear();
        self.reasons.extend(self.lines.iter().map(reason));
    }
}

/// Returns whether somebody may undertake something new.
fn is_turn<R: Rules>(game: &Game<R>) -> bool {
    game.choice().is_some_and(|choice| match game.rules().quiet(choice) {
        Quiet::Judge | Quiet::Take(_) => true,
        Quiet::Row | Quiet::Settle => false,
    })
}

#[expect(clippy::cast_precision_loss, reason = "counts are small")]
fn part(count: i64, all: i64) -> f32 {
    count as f32 / all as f32
}

impl<R: Rules> Agent<R> for Search<R> {
    fn choose(&mut self, outlook: &Outlook<'_, R>) -> usize {
        self.reasons.clear();
        let first = self.greedy.choose(outlook);
        let sample = outlook.sample(u64::from(self.chance.below(u32::MAX)));
        if !is_turn(&sample) || self.greedy.reasons().len() <= 1 {
            self.reasons.extend_from_slice(self.greedy.reasons());
            return first;
        }
        let line = |reason: &Reason| Line { first: *reason, worth: 0, times: 0 };
        self.lines.clear();
        self.lines.extend(self.greedy.reasons().iter().take(LOOKED_AT).map(line));
        self.search(outlook);
        self.explain();
        self.lines.first().map_or(first, |line| line.first.index)
    }

    fn reasons(&self) -> &[Reason] {
        &self.reasons
    }
}
