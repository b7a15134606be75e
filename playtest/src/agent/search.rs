//! Looks several actions ahead, the others' included: Monte Carlo tree search over what the player can know.
//!
//! Each pass draws the hidden things anew, goes down the tree by what looked good so far and is worth trying, adds one
//! position, and lets the rules judge it; what was found is counted for everybody on the way. The tree is one of
//! actions: rows of small decisions inside an action are played as [`super::judge`] plays them, and questions with one
//! answer are not counted at all. Dice and hidden cards differ from pass to pass, so an action may be there in one and
//! not in the next; it is compared by how often it could have been chosen.
//!
//! Where a position can only be judged after what has been begun is carried out, others go on undertaking things until
//! then: each time the better of a few options, by what came of the same option elsewhere in the search.
//!
//! The budget is a number of positions and no time, so that a game is the same on every machine.

mod history;
mod tree;

use super::judge::{Judge, Until, worth};
use super::{Agent, Reason};
use history::History;
use provost_engine::chance::Chance;
use provost_engine::game::outlook::Outlook;
use provost_engine::game::prospects::{AllProspects, Prospects};
use provost_engine::game::quiet::Quiet;
use provost_engine::game::{Game, PlayError, Rules};
use provost_interpreter::choice::ChoiceOption;
use provost_interpreter::hook::Player;
use tree::{NodeId, Tree};

/// Actions that a pass looks ahead at most.
const DEEPEST: usize = 10;

/// How many options are explained.
const EXPLAINED: usize = 5;

/// A decision inside an action gets this part of the positions: the action itself was thought about before.
const ROW_PART: u32 = 3;

/// An agent that looks several actions ahead.
#[derive(Debug)]
pub struct Search<R: Rules> {
    /// Positions that are judged for a decision.
    nodes: u32,
    chance: Chance,
    judge: Judge<R>,
    tree: Tree,
    history: History,
    way: Vec<Taken>,
    /// What the player's prospects were when each option was looked at first.
    seen: Vec<Prospects>,
    reasons: Vec<Reason>,
    discarded: u64,
}

/// An action on the way of a pass: who took it, which one, and where in the tree; below the tree it is in none.
#[derive(Clone, Copy, Debug)]
struct Taken {
    player: Player,
    option: ChoiceOption,
    edge: Option<(NodeId, usize)>,
}

impl<R: Rules> Search<R> {
    /// Starts from a seed, with so many positions for each decision.
    pub fn new(nodes: u32, seed: u64) -> Self {
        Self {
            nodes,
            chance: Chance::new(seed),
            judge: Judge::new(),
            tree: Tree::default(),
            history: History::default(),
            way: Vec::new(),
            seen: Vec::new(),
            reasons: Vec::new(),
            discarded: 0,
        }
    }

    /// Returns how many passes were given up because the game drawn for them could not go on.
    pub const fn discarded(&self) -> u64 {
        self.discarded
    }

    fn search(&mut self, outlook: &Outlook<'_, R>) {
        let view = outlook.view();
        self.tree.clear();
        self.history.clear();
        let root = self.tree.add();
        let sample = outlook.sample_of(&view, self.seed());
        let mut left = self.budget(&sample, outlook.choice().options.len());
        left = left.saturating_sub(self.look(root, &sample, outlook.player()));
        while left > 0 && !self.tree.is_decided(left) {
            left -= 1;
            let mut game = outlook.sample_of(&view, self.seed());
            match self.pass(root, &mut game) {
                Ok(all) => self.count(&all),
                Err(_) => self.discarded += 1,
            }
        }
    }

    fn seed(&mut self) -> u64 {
        u64::from(self.chance.below(u32::MAX))
    }

    fn budget(&self, game: &Game<R>, options: usize) -> u32 {
        let is_row = game.choice().is_some_and(|choice| game.rules().quiet(choice) == Quiet::Row);
        let nodes = if is_row { self.nodes / ROW_PART } else { self.nodes };
        nodes.max(u32::try_from(options).unwrap_or(u32::MAX))
    }

    /// Looks at every option once, on the same game; returns how many there are.
    fn look(&mut self, root: NodeId, sample: &Game<R>, player: Player) -> u32 {
        let options = sample.choice().map_or(&[][..], |choice| &choice.options);
        self.tree.meet(root, options);
        self.seen.clear();
        self.seen.resize(options.len(), Prospects::default());
        for (index, option) in options.iter().enumerate() {
            let Ok(all) = self.judge.option(sample, index, player, Until::Judged) else {
                self.discarded += 1;
                continue;
            };
            self.tree.count(root, index, worth(&all, player));
            self.history.count(player, *option, worth(&all, player));
            if let Some(seen) = self.seen.get_mut(index) {
                *seen = all.as_slice().get(usize::from(player.0)).copied().unwrap_or_default();
            }
        }
        self.tree.weigh(root);
        u32::try_from(options.len()).unwrap_or(u32::MAX)
    }

    /// Goes down the tree, adds a position and returns what it is worth to everybody.
    fn pass(&mut self, root: NodeId, game: &mut Game<R>) -> Result<AllProspects, PlayError> {
        self.way.clear();
        let mut node = root;
        loop {
            let Some(choice) = game.choice() else { return Ok(game.rules().prospects()) };
            let player = choice.player;
            self.tree.meet(node, &choice.options);
            let (edge, index) = self.tree.select(node, |option| self.history.advantage(player, option));
            let Some(option) = choice.options.get(index).copied() else {
                return Ok(game.rules().prospects());
            };
            let all = self.act(game, (node, edge), index, player)?;
            self.way.push(Taken { player, option, edge: Some((node, edge)) });
            match self.tree.child(node, edge) {
                Some(next) if self.way.len() < DEEPEST => node = next,
                next => {
                    if next.is_none() {
                        self.tree.grow(node, edge);
                    }
                    return if is_begun(game).is_some() { self.play_out(game) } else { Ok(all) };
                }
            }
        }
    }

    /// Carries out an action of the tree. A row that was played twice alike is not thought about again.
    fn act(
        &mut self,
        game: &mut Game<R>,
        (node, edge): (NodeId, usize),
        index: usize,
        player: Player,
    ) -> Result<AllProspects, PlayError> {
        if let Some(row) = self.tree.known_row(node, edge)
            && let Some(all) = self.judge.replay(game, index, row)?
        {
            self.judge.exchange(game);
            return Ok(all);
        }
        let all = self.judge.option(game, index, player, Until::NextAction)?;
        self.tree.note_row(node, edge, self.judge.row(), worth(&all, player));
        self.judge.exchange(game);
        Ok(all)
    }

    /// Goes on until the position can be judged: whoever may undertake something takes the better of two options.
    fn play_out(&mut self, game: &mut Game<R>) -> Result<AllProspects, PlayError> {
        while let Some(rest) = is_begun(game) {
            let Some(choice) = game.choice() else { break };
            let (player, options) = (choice.player, &choice.options);
            let advantage = |index: usize| {
                options.get(index).map_or(i32::MIN, |option| self.history.advantage(player, *option))
            };
            let [one, other] = [0; 2].map(|_| self.chance.pick(options.len()));
            let index = if advantage(one) >= advantage(other) { one } else { other };
            // Something that went badly is not done just because it was drawn.
            let index = if advantage(index) < advantage(rest) { rest } else { index };
            let Some(option) = options.get(index).copied() else { break };
            self.judge.option(game, index, player, Until::NextAction)?;
            self.judge.exchange(game);
            self.way.push(Taken { player, option, edge: None });
        }
        self.judge.settle(game)
    }

    /// Counts what came of a pass for everybody who acted in it.
    fn count(&mut self, all: &AllProspects) {
        for taken in &self.way {
            let worth = worth(all, taken.player);
            self.history.count(taken.player, taken.option, worth);
            if let Some((node, edge)) = taken.edge {
                self.tree.count(node, edge, worth);
            }
        }
    }

    fn explain(&mut self) {
        self.reasons.clear();
        let root = self.tree.root();
        self.reasons.extend(root.map(|(index, share, value)| {
            let share = Some(share);
            Reason { index, value, share, decided_by: None }
        }));
        let share = |reason: &Reason| reason.share.unwrap_or(0.0);
        self.reasons.sort_by(|one, other| {
            let by_share = share(other).total_cmp(&share(one));
            by_share.then(other.value.cmp(&one.value)).then(one.index.cmp(&other.index))
        });
        let of = |at: usize| self.reasons.get(at).map_or(0, |reason| reason.index);
        let (best, second) = (of(0), of(1));
        self.reasons.truncate(EXPLAINED);
        let seen = |index: usize| self.seen.get(index).copied().unwrap_or_default();
        for reason in &mut self.reasons {
            let against = if reason.index == best { second } else { best };
            reason.decided_by = seen(reason.index).difference(&seen(against));
        }
    }
}

/// If the position can be judged only after what has been begun is carried out: the answer by which nothing more is
/// undertaken.
fn is_begun<R: Rules>(game: &Game<R>) -> Option<usize> {
    match game.rules().quiet(game.choice()?) {
        Quiet::Take(index) => Some(index),
        Quiet::Judge | Quiet::Row | Quiet::Settle => None,
    }
}

impl<R: Rules> Agent<R> for Search<R> {
    fn choose(&mut self, outlook: &Outlook<'_, R>) -> usize {
        self.reasons.clear();
        if outlook.choice().options.len() <= 1 {
            return 0;
        }
        self.search(outlook);
        self.explain();
        self.reasons.first().map_or(0, |reason| reason.index)
    }

    fn reasons(&self) -> &[Reason] {
        &self.reasons
    }
}
