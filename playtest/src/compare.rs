//! Two versions of content on the same seeds: what changed, with error bars.
//!
//! Each seed is played with both versions, by the same agents at the same seats. Common factors cancel out in
//! the difference, so a small change shows after few games; a game that the change does not affect is the
//! same in both and adds no uncertainty.

mod gate;
mod observe;
mod pairs;

pub use gate::{Allowed, AllowedError, Borders, Verdict};
pub use pairs::Pair;

use crate::simulate::{
    Control, Header, Plan, SeedRange, Seeds, SimulateError, Stage, Trouble, Troubles, on_threads, share_out,
};
use crate::statistics::Estimate;
use observe::Observed;
use pairs::Pairs;
use provost_engine::game::hash_text;
use provost_engine::game::record::{Print, prints};
use provost_engine::game::session::{self, Playable, StartError};
use provost_engine::games::{GameList, GameVisitor};
use provost_engine::testing::Testable;
use provost_interpreter::pack::{Loaded, LoadedGame};
use serde::Serialize;
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::atomic::Ordering;

/// One of two versions.
#[derive(Clone, Debug)]
pub struct ComparedVersion<'l> {
    /// The packs.
    pub loaded: &'l Loaded,
    /// The set-up, if it differs from that of the plan.
    pub setup: Option<Value>,
}

/// The changes from one version to another.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Comparison {
    /// The version of the file format; [`Comparison::VERSION`].
    pub version: u32,
    /// The program that played, with its version.
    pub tool: String,
    /// The game's id.
    pub game: String,
    /// The number of players.
    pub players: u8,
    /// The agents.
    pub agents: Vec<String>,
    /// The number of decisions after which games were given up.
    pub step_limit: u32,
    /// The seeds of the games.
    pub seeds: Seeds,
    /// The version before.
    pub a: SideReport,
    /// The version after.
    pub b: SideReport,
    /// Seeds whose games were finished in both versions.
    pub pairs: u64,
    /// How many of these games were the same in both versions.
    pub same: u64,
    /// The compared numbers, in the order of a report.
    pub changes: Vec<Change>,
    /// Whether it was stopped early.
    #[serde(skip)]
    pub stopped: bool,
}

impl Comparison {
    /// The version of the files that this program writes.
    pub const VERSION: u32 = 1;
}

/// The games of one version.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct SideReport {
    /// The fingerprint of the content, in hexadecimal digits.
    pub content: String,
    /// The participating packs.
    pub packs: BTreeMap<String, Print>,
    /// The complete set-up.
    pub setup: Value,
    /// The number of games that were not finished.
    pub troubles: u64,
    /// The first of them, by seed.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub stuck: Vec<Trouble>,
    /// Entries that only this version has.
    pub only: Vec<String>,
}

/// A number in both versions.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Change {
    /// Its id: what is counted, and of what, joined by points. Gates use it.
    pub what: String,
    /// Its name.
    pub name: String,
    /// Whether it is a share, 1 being all of it.
    pub share: bool,
    /// The number of counted pairs of games.
    pub pairs: u64,
    /// Its mean in the version before.
    pub a: f64,
    /// Its mean in the version after.
    pub b: f64,
    /// The mean of the differences, with its interval.
    pub change: Estimate,
    /// Whether the interval excludes 0, that is, something has changed.
    pub decided: bool,
}

/// Plays the seeds of a plan with two versions.
pub fn compare<G: GameList>(
    a: &ComparedVersion<'_>,
    b: &ComparedVersion<'_>,
    plan: &Plan,
    control: &Control<'_>,
) -> Result<Comparison, SimulateError> {
    Ok(Paired::play::<G>(a, b, plan, control)?.comparison(&plan.seeds))
}

/// Exact sums over pairs of games. Parts of a run can be merged, so that a long one can be inspected before
/// it is over.
#[derive(Debug)]
pub struct Paired {
    game: &'static str,
    players: u8,
    agents: Vec<String>,
    step_limit: u32,
    a: SideReport,
    b: SideReport,
    in_both: BTreeSet<String>,
    played: Played,
}

impl Paired {
    /// Plays the seeds of a plan with two versions.
    pub fn play<G: GameList>(
        a: &ComparedVersion<'_>,
        b: &ComparedVersion<'_>,
        plan: &Plan,
        control: &Control<'_>,
    ) -> Result<Self, SimulateError> {
        struct Visitor<'g, 'a>([(&'g Loaded, &'g LoadedGame, Plan); 2], &'a Control<'a>);
        impl GameVisitor for Visitor<'_, '_> {
            type Output = Result<Paired, SimulateError>;
            fn visit<R: Testable>(self) -> Self::Output {
                let Self([(a, game_a, plan_a), (b, game_b, plan_b)], control) = self;
                let (a, b) = (Stage::<R>::new(a, game_a, &plan_a)?, Stage::<R>::new(b, game_b, &plan_b)?);
                if a.players != b.players {
                    return Err(SimulateError::Players(a.players, b.players));
                }
                let played = play(&a, &b, &plan_a, control)?;
                Ok(paired(&a, &b, &plan_a, played))
            }
        }
        let side = |side: &ComparedVersion<'_>| Plan {
            setup: side.setup.clone().unwrap_or_else(|| plan.setup.clone()),
            ..plan.clone()
        };
        let found = [session::find::<G>(a.loaded, &plan.game)?, session::find::<G>(b.loaded, &plan.game)?];
        let [game_a, game_b] = found;
        let sides = [(a.loaded, game_a, side(a)), (b.loaded, game_b, side(b))];
        let compared = G::visit(game_a.spec.id, Visitor(sides, control));
        let none = || StartError::NoGame { id: plan.game.clone(), hint: String::new() };
        compared.unwrap_or_else(|| Err(none().into()))
    }

    /// Adds the games of another part with the same versions, set-ups and agents.
    pub fn include(&mut self, other: Self) {
        self.played.pairs.include(other.played.pairs);
        self.played.seeds.extend(other.played.seeds);
    }

    /// Returns how many seeds were played.
    pub fn played(&self) -> u64 {
        self.played.seeds.iter().map(|range| range.count()).sum()
    }

    /// Computes the changes. `wanted` are the requested seeds.
    pub fn comparison(&self, wanted: &Seeds) -> Comparison {
        let seeds = Seeds::of(self.played.seeds.clone()).unwrap_or_default();
        let pairs = &self.played.pairs;
        let with = |side: &SideReport, troubles: &Troubles| SideReport {
            troubles: troubles.count,
            stuck: troubles.first.clone(),
            ..side.clone()
        };
        let [a, b] = &pairs.troubles;
        Comparison {
            version: Comparison::VERSION,
            tool: Header::TOOL.to_owned(),
            game: self.game.to_owned(),
            players: self.players,
            agents: self.agents.clone(),
            step_limit: self.step_limit,
            stopped: seeds != *wanted,
            seeds,
            a: with(&self.a, a),
            b: with(&self.b, b),
            pairs: pairs.count,
            same: pairs.same,
            changes: pairs.changes(|entry| self.in_both.contains(entry)),
        }
    }
}

/// The games played.
#[derive(Debug, Default)]
struct Played {
    pairs: Pairs,
    seeds: Vec<SeedRange>,
}

fn play<R: Playable>(
    a: &Stage<'_, '_, R>,
    b: &Stage<'_, '_, R>,
    plan: &Plan,
    control: &Control<'_>,
) -> Result<Played, SimulateError> {
    let piece = |mut played: Played, piece: SeedRange| {
        for seed in piece.first..=piece.last {
            if control.stop.load(Ordering::Relaxed) {
                break;
            }
            let pair = a.play_seed(seed, control.stop).zip(b.play_seed(seed, control.stop));
            let Some((in_a, in_b)) = pair else { break };
            if let (Ok(in_a), Ok(in_b)) = (&in_a, &in_b) {
                played.pairs.add(&Observed::of(in_a, a), &Observed::of(in_b, b));
            }
            for (troubles, game) in played.pairs.troubles.iter_mut().zip([in_a, in_b]) {
                game.err().into_iter().for_each(|trouble| troubles.add(trouble));
            }
            SeedRange::note(&mut played.seeds, seed);
            (control.done)();
        }
        played
    };
    let and = |mut one: Played, mut other: Played| {
        one.pairs.include(other.pairs);
        one.seeds.append(&mut other.seeds);
        one
    };
    on_threads(plan.jobs, || share_out(&plan.seeds, control.stop, Played::default, piece, and))
}

fn paired<R: Playable>(a: &Stage<'_, '_, R>, b: &Stage<'_, '_, R>, plan: &Plan, played: Played) -> Paired {
    let entries = |stage: &Stage<'_, '_, R>| -> BTreeSet<String> {
        stage.catalogue.entries.iter().map(|entry| entry.id.clone()).collect()
    };
    let (in_a, in_b) = (entries(a), entries(b));
    let side = |stage: &Stage<'_, '_, R>, only| SideReport {
        content: hash_text(stage.config.hash),
        packs: prints(stage.config.loaded, stage.config.game),
        setup: serde_json::to_value(&stage.config.setup).unwrap_or_default(),
        troubles: 0,
        stuck: Vec::new(),
        only,
    };
    Paired {
        game: R::ID,
        players: a.players,
        agents: plan.agents.iter().map(ToString::to_string).collect(),
        step_limit: plan.step_limit,
        a: side(a, in_a.difference(&in_b).cloned().collect()),
        b: side(b, in_b.difference(&in_a).cloned().collect()),
        in_both: in_a.intersection(&in_b).cloned().collect(),
        played,
    }
}
