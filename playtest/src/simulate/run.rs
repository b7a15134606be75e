//! Plays games on all cores.

use super::catalogue::Places;
use super::observer::Observer;
use super::{
    Catalogue, ExampleSeeds, Header, Plan, PlanError, Played, Report, ReportTable, SeedRange, Seeds,
    SeedsError, Tally, Trouble, lineup, pieces,
};
use crate::play::{self, Stuck};
use crate::statistics::Merge as _;
use provost_engine::game::config::GameConfig;
use provost_engine::game::record::prints;
use provost_engine::game::session::{self, Playable, StartError};
use provost_engine::game::{PlayError, hash_text};
use provost_engine::games::{GameList, GameVisitor};
use provost_engine::hash::fingerprint;
use provost_engine::testing::Testable;
use provost_interpreter::pack::{Loaded, LoadedGame};
use provost_interpreter::trace::Trace;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// Observes and stops a run.
#[expect(missing_debug_implementations, reason = "holds a function")]
pub struct Control<'c> {
    /// Set to stop: games in progress are given up, no more are begun, and the results are kept.
    pub stop: &'c Arc<AtomicBool>,
    /// Called after each finished game.
    pub done: &'c (dyn Fn() + Sync),
}

/// The result of a run.
#[derive(Clone, Debug)]
pub struct Outcome {
    /// The sums.
    pub report: Report,
    /// Tables of single games and players, if the plan asked for them.
    pub tables: Vec<ReportTable>,
    /// The example seeds, as many as the plan asked for.
    pub examples: ExampleSeeds,
    /// Whether it was stopped early.
    pub stopped: bool,
}

/// Why a run could not start.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SimulateError {
    /// The game or its set-up.
    #[error(transparent)]
    Start(#[from] StartError),
    /// The plan.
    #[error(transparent)]
    Plan(#[from] PlanError),
    /// The seeds.
    #[error(transparent)]
    Seeds(#[from] SeedsError),
    /// Two versions with different numbers of players.
    #[error("the versions are for other numbers of players: {0} before, {1} after")]
    Players(u8, u8),
    /// Threads could not be started.
    #[error("the threads cannot be started: {0}")]
    Threads(String),
}

/// Plays the games of a plan.
pub fn run<G: GameList>(
    loaded: &Loaded,
    plan: &Plan,
    control: &Control<'_>,
) -> Result<Outcome, SimulateError> {
    struct Visitor<'g, 'a>(&'g Loaded, &'g LoadedGame, &'a Plan, &'a Control<'a>);
    impl GameVisitor for Visitor<'_, '_> {
        type Output = Result<Outcome, SimulateError>;
        fn visit<R: Testable>(self) -> Self::Output {
            let Self(loaded, game, plan, control) = self;
            let stage = Stage::<R>::new(loaded, game, plan)?;
            stage.play(control)
        }
    }
    let found = session::find::<G>(loaded, &plan.game)?;
    let ran = G::visit(found.spec.id, Visitor(loaded, found, plan, control));
    ran.unwrap_or_else(|| Err(StartError::NoGame { id: plan.game.clone(), hint: String::new() }.into()))
}

/// Says what a plan would play, with its signature game, so that a shard that was played before is known.
pub fn header<G: GameList>(loaded: &Loaded, plan: &Plan) -> Result<Header, SimulateError> {
    struct Visitor<'g, 'a>(&'g Loaded, &'g LoadedGame, &'a Plan);
    impl GameVisitor for Visitor<'_, '_> {
        type Output = Result<Header, SimulateError>;
        fn visit<R: Testable>(self) -> Self::Output {
            let Self(loaded, game, plan) = self;
            let stage = Stage::<R>::new(loaded, game, plan)?;
            let agents = plan.agents.iter().map(ToString::to_string).collect();
            Ok(Header { signature: Some(stage.signature()), ..stage.header(plan.seeds.clone(), agents) })
        }
    }
    let found = session::find::<G>(loaded, &plan.game)?;
    let made = G::visit(found.spec.id, Visitor(loaded, found, plan));
    made.unwrap_or_else(|| Err(StartError::NoGame { id: plan.game.clone(), hint: String::new() }.into()))
}

/// Runs some work on the requested number of threads.
pub(crate) fn on_threads<T: Send>(
    jobs: Option<usize>,
    work: impl FnOnce() -> T + Send,
) -> Result<T, SimulateError> {
    let Some(jobs) = jobs else { return Ok(work()) };
    let pool = rayon::ThreadPoolBuilder::new().num_threads(jobs).build();
    Ok(pool.map_err(|error| SimulateError::Threads(error.to_string()))?.install(work))
}

/// A game ready to be played by seed.
#[derive(Debug)]
pub(crate) struct Stage<'g, 'p, R: Playable> {
    pub(crate) config: GameConfig<'g, R>,
    pub(crate) catalogue: Catalogue,
    pub(crate) players: u8,
    places: Places,
    plan: &'p Plan,
}

/// The results of one thread.
#[derive(Debug)]
struct ThreadResult {
    tally: Tally,
    examples: ExampleSeeds,
    seeds: Vec<SeedRange>,
    games: Vec<Played>,
}

impl<'g, 'p, R: Playable> Stage<'g, 'p, R> {
    pub(crate) fn new(
        loaded: &'g Loaded,
        game: &'g LoadedGame,
        plan: &'p Plan,
    ) -> Result<Self, SimulateError> {
        let config = GameConfig::<R>::new(loaded, game, plan.setup.clone(), plan.language)?;
        let players = R::fresh(&config.content, 0).players();
        plan.check(players)?;
        let (catalogue, places) = Catalogue::of(&config);
        Ok(Self { config, catalogue, players, places, plan })
    }

    fn play(&self, control: &Control<'_>) -> Result<Outcome, SimulateError> {
        let agents: Vec<String> = self.plan.agents.iter().map(ToString::to_string).collect();
        let new = || ThreadResult {
            tally: Tally::new(&self.catalogue),
            examples: ExampleSeeds::new(&self.catalogue, self.plan),
            seeds: Vec::new(),
            games: Vec::new(),
        };
        let part = on_threads(self.plan.jobs, || {
            let work = |part, piece| self.play_piece(part, piece, &agents, control);
            pieces::share_out(&self.plan.seeds, control.stop, new, work, ThreadResult::and)
        })?;
        let seeds = Seeds::of(part.seeds)?;
        let stopped = seeds != self.plan.seeds;
        let tables = if self.plan.keep_games {
            ReportTable::of_games(part.games, &self.config.speech, &agents)
        } else {
            Vec::new()
        };
        let report = Report {
            header: self.header(seeds, agents),
            catalogue: self.catalogue.clone(),
            tally: part.tally,
        };
        Ok(Outcome { report, tables, examples: part.examples, stopped })
    }

    fn play_piece(
        &self,
        mut part: ThreadResult,
        piece: SeedRange,
        agents: &[String],
        control: &Control<'_>,
    ) -> ThreadResult {
        for seed in piece.first..=piece.last {
            if control.stop.load(Ordering::Relaxed) {
                break;
            }
            if !self.play_all_of(seed, &mut part, agents, control.stop) {
                break;
            }
            SeedRange::note(&mut part.seeds, seed);
            (control.done)();
        }
        part
    }

    /// Plays all games of a seed, and returns whether they count: all were played before the run was stopped. Agents are
    /// compared only if all of these games were finished.
    fn play_all_of(
        &self,
        seed: u64,
        part: &mut ThreadResult,
        agents: &[String],
        stop: &Arc<AtomicBool>,
    ) -> bool {
        let wanted = self.plan.games_of_a_seed();
        let Some(all) =
            (0..wanted).map(|moved| self.play_moved(seed, moved, stop)).collect::<Option<Vec<_>>>()
        else {
            return false;
        };
        let mut games = Vec::new();
        for played in all {
            match played {
                Ok(played) => {
                    part.tally.add(&played, &self.config.speech);
                    // An example seed names the first game of a seed, so only that one is kept.
                    if played.moved == 0 {
                        part.examples.add(&played, &self.config.speech, agents);
                    }
                    games.push(played);
                }
                Err(trouble) => part.tally.troubles.add(trouble),
            }
        }
        if games.len() as u64 == wanted {
            part.tally.add_agents(&games, agents);
        }
        if self.plan.keep_games {
            part.games.append(&mut games);
        }
        true
    }

    /// Plays the first game of a seed; returns `None` if the run was stopped before its end.
    pub(crate) fn play_seed(&self, seed: u64, stop: &Arc<AtomicBool>) -> Option<Result<Played, Trouble>> {
        self.play_moved(seed, 0, stop)
    }

    /// Plays a seed, with the agents moved on by a number of seats.
    fn play_moved(&self, seed: u64, moved: u64, stop: &Arc<AtomicBool>) -> Option<Result<Played, Trouble>> {
        let Self { config, plan, players, .. } = self;
        let program = R::program(&config.content);
        let speech = &config.speech;
        let count = |table: &mut R| {
            table.keep_log(true);
            table.keep_trace(Some(Trace::counting(program.ability_count())));
        };
        let mut game = match config.start_with(seed, count) {
            Ok(game) => game,
            Err(error) => return Some(Err(Trouble::at_start(seed, &error, speech, program))),
        };
        game.heed(stop);
        let agent_at = |seat| lineup::agent_at(plan.agents.len(), seat, seed, moved);
        let mut observer =
            Observer::begin(&self.places, self.catalogue.entries.len(), &mut game, seed, agent_at);
        let mut agents = lineup::agents::<R>(&plan.agents, *players, seed, moved);
        match play::finish(&mut game, &mut agents, plan.step_limit, &mut observer) {
            Ok(decisions) => Some(Ok(Played { moved, ..observer.finish(&mut game, decisions) })),
            Err(Stuck::Fault { error: PlayError::Stopped, .. }) => None,
            Err(stuck) => Some(Err(Trouble::of(seed, &stuck, speech, program))),
        }
    }

    /// Plays one game, the same for all shards, and returns the fingerprint of everything that was counted in it: machines
    /// or programs that play differently are found out before their sums are mixed.
    fn signature(&self) -> String {
        const SEED: u64 = 0x0051_6e61_7475_7265;
        let played = self.play_seed(SEED, &Arc::new(AtomicBool::new(false)));
        hash_text(fingerprint(format!("{played:?}").as_bytes()))
    }

    fn header(&self, seeds: Seeds, agents: Vec<String>) -> Header {
        let config = &self.config;
        Header {
            version: Header::VERSION,
            tool: Header::TOOL.to_owned(),
            game: R::ID.to_owned(),
            content: hash_text(config.hash),
            packs: prints(config.loaded, config.game),
            setup: serde_json::to_value(&config.setup).unwrap_or_default(),
            players: self.players,
            agents,
            mirrored: self.plan.mirrored,
            step_limit: self.plan.step_limit,
            signature: None,
            seeds,
        }
    }
}

impl ThreadResult {
    fn and(mut self, mut other: Self) -> Self {
        self.tally.include(&other.tally);
        self.examples.include(&other.examples);
        self.seeds.append(&mut other.seeds);
        self.games.append(&mut other.games);
        self
    }
}
