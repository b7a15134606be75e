//! Sessions: games that somebody sits at, with decisions in words, a record of choices, and saves. The same
//! for every game, so a terminal or an editor needs to know none of them.

use super::config::GameConfig;
use super::decision::{Decision, Line};
use super::metrics::Metrics;
use super::odds_model::OddsModel;
use super::rank::{self, RankReport};
use super::record::{FORMAT, Record, RecordError, SaveFile, choice_text, prints};
use super::scene::BoardScene;
use super::speech::Speech;
use super::{Game, PlayError, hash_text};
use crate::common::{Chosen, KEYS};
use crate::games::{GameList, GameVisitor};
use crate::situation::Positioned;
use crate::table::EventOf;
use crate::testing::Testable;
use provost_interpreter::hook::Player;
use provost_interpreter::pack::{Loaded, LoadedGame};
use provost_interpreter::suggest::nearest;
use provost_interpreter::vocabulary::spec::GameSpec;
use provost_interpreter::vocabulary::value_type::KeySpec;
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;
use std::fmt::Debug;
use std::sync::Arc;

/// A game that can be started by its id.
pub trait Playable: Metrics + OddsModel + Positioned {
    /// The game's words.
    const SPEC: &'static GameSpec;
    /// The game's id.
    const ID: &'static str = Self::SPEC.id;
    /// Its messages, by language.
    const MESSAGES: &'static [(&'static str, &'static str)];
    /// The keys of the set-up, as situations write them.
    const SETUP: &'static [KeySpec] = KEYS;
    /// A scenario template with comments; `{id}` and `{name}` are replaced.
    const SCENARIO_TEMPLATE: &'static str = "";
    /// A template for a file of tests; `{name}` and `{pack}` are replaced.
    const TEST_TEMPLATE: &'static str = "[[test]]\nname = \"{name}\"\nwhen = []\nthen.finished = false\n";
    /// The set-up.
    type Setup: Chosen + Serialize + DeserializeOwned + Default + Debug + Send + Sync;

    /// Makes the constant part of the game. `hash` identifies the content.
    fn build(game: &LoadedGame, setup: &Self::Setup, hash: u64) -> Result<Arc<Self::Content>, Refused>;

    /// Makes a table before set-up.
    fn fresh(content: &Arc<Self::Content>, seed: u64) -> Self;
}

/// Why a game cannot be set up, and the key or id at fault.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refused {
    /// The reason.
    pub why: String,
    /// The key or id.
    pub about: Option<String>,
}

impl From<String> for Refused {
    fn from(why: String) -> Self {
        Self { why, about: None }
    }
}

/// Why a game cannot be started or loaded.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum StartError {
    /// No such game.
    #[error("there is no game `{id}` to play; {hint}")]
    NoGame {
        /// The id as requested.
        id: String,
        /// The available games.
        hint: String,
    },
    /// An invalid set-up.
    #[error("{0}")]
    Setup(String),
    /// Missing messages.
    #[error("{0}")]
    Words(String),
    /// A replay or save that does not fit.
    #[error(transparent)]
    Record(#[from] RecordError),
    /// The game stops at once.
    #[error(transparent)]
    Play(#[from] PlayError),
}

/// A game in progress for users.
pub trait Session {
    /// Returns the pending decision.
    fn decision(&self) -> Option<Decision>;

    /// Answers with the option at an index.
    fn answer(&mut self, index: usize) -> Result<(), PlayError>;

    /// Explains why the game cannot go on after an answer, with the entry and line of the ability.
    fn explain(&self, error: PlayError) -> String;

    /// Returns what happened since the last answer, as a player may know it; without a viewer, all of it.
    fn happened(&self, viewer: Option<Player>) -> Vec<Line>;

    /// Draws the table as a player sees it; without a viewer, everything.
    fn board(&self, viewer: Option<Player>) -> Vec<String>;

    /// Returns the scene as a player sees it; without a viewer, everything.
    fn scene(&self, viewer: Option<Player>) -> BoardScene;

    /// Returns the moment in one line: round and phase.
    fn moment(&self) -> String;

    /// Summarizes the state of the game.
    fn summary(&self) -> String;

    /// Returns the players with their current scores.
    fn scores(&self) -> Vec<(String, i32)>;

    /// Returns the rank that each player has, or would have if the game ended now; empty in games without
    /// ranks.
    fn ranks(&self) -> Vec<RankReport>;

    /// Returns the ranks in lines for people.
    fn rank_lines(&self) -> Vec<String>;

    /// Returns whether the game is over.
    fn is_over(&self) -> bool;

    /// Returns the record of the game.
    fn record(&self) -> &Record;

    /// Returns the game as data.
    fn save(&self) -> Result<SaveFile, String>;

    /// Checks the state for contradictions.
    fn check(&self) -> Result<(), String>;
}

/// How a session begins.
#[derive(Clone, Debug)]
pub enum Start {
    /// With a new game.
    New {
        /// The set-up, without defaults.
        setup: Value,
        /// The seed.
        seed: u64,
    },
    /// With the beginning of a recorded game.
    Replay(Record),
    /// In the middle of a game.
    Load(SaveFile),
}

/// Returns a scenario template of a game, with comments; `{id}` and `{name}` are placeholders.
pub fn scenario_template<G: GameList>(game: &str) -> Option<&'static str> {
    struct Template;
    impl GameVisitor for Template {
        type Output = &'static str;
        fn visit<R: Testable>(self) -> &'static str {
            R::SCENARIO_TEMPLATE
        }
    }
    G::visit(game, Template)
}

/// Returns a template for a file of tests.
pub fn test_template<G: GameList>(game: &str) -> Option<&'static str> {
    struct Template;
    impl GameVisitor for Template {
        type Output = &'static str;
        fn visit<R: Testable>(self) -> &'static str {
            R::TEST_TEMPLATE
        }
    }
    G::visit(game, Template)
}

/// Finds a playable game.
pub fn find<'g, G: GameList>(loaded: &'g Loaded, game: &str) -> Result<&'g LoadedGame, StartError> {
    let found = loaded.game(game).filter(|found| G::IDS.contains(&found.spec.id));
    found.ok_or_else(|| {
        let hint = nearest(game, G::IDS.iter().copied()).map_or_else(
            || format!("known: {}", G::IDS.join(", ")),
            |near| format!("did you mean `{near}`?"),
        );
        StartError::NoGame { id: game.to_owned(), hint }
    })
}

/// Begins a session of a game.
pub fn begin<'g, G: GameList>(
    loaded: &'g Loaded,
    game: &str,
    start: Start,
    language: &str,
) -> Result<Box<dyn Session + 'g>, StartError> {
    struct Begin<'g, 'a> {
        loaded: &'g Loaded,
        found: &'g LoadedGame,
        start: Start,
        language: &'a str,
    }
    impl<'g> GameVisitor for Begin<'g, '_> {
        type Output = Result<Box<dyn Session + 'g>, StartError>;
        fn visit<R: Testable>(self) -> Self::Output {
            let Self { loaded, found, start, language } = self;
            Ok(Box::new(Seated::<R>::begin(loaded, found, start, language)?))
        }
    }
    let found = find::<G>(loaded, game)?;
    let begun = G::visit(found.spec.id, Begin { loaded, found, start, language });
    begun.unwrap_or_else(|| Err(StartError::NoGame { id: game.to_owned(), hint: String::new() }))
}

/// Plays the choices of a record up to a number and returns how far that went.
pub fn replay(
    session: &mut dyn Session,
    choices: &[String],
    mut watch: impl FnMut(&dyn Session, usize, &Decision, usize) -> Result<(), String>,
) -> Result<(), String> {
    for (at, choice) in choices.iter().enumerate() {
        let number = at + 1;
        let Some(decision) = session.decision() else {
            return Err(format!("choice {number} `{choice}`: the game is over already"));
        };
        let offered = || {
            let ids = decision.options.iter().map(|option| choice_text(decision.player.0, &option.id));
            ids.collect::<Vec<_>>().join(", ")
        };
        let index = decision
            .options
            .iter()
            .position(|option| choice_text(decision.player.0, &option.id) == *choice)
            .ok_or_else(|| format!("choice {number} `{choice}` is not among the options: {}", offered()))?;
        if let Err(error) = session.answer(index) {
            return Err(format!("choice {number} `{choice}`: {}", session.explain(error)));
        }
        watch(session, number, &decision, index)?;
    }
    Ok(())
}

/// A session of one game.
#[derive(Debug)]
pub struct Seated<'g, R: Playable> {
    game: Game<R>,
    speech: Speech<'g>,
    record: Record,
    fresh: Vec<EventOf<R>>,
}

impl<'g, R: Playable> Seated<'g, R> {
    /// Begins a session.
    pub fn begin(
        loaded: &'g Loaded,
        found: &'g LoadedGame,
        start: Start,
        language: &str,
    ) -> Result<Self, StartError> {
        let config = match &start {
            Start::New { setup, .. } => GameConfig::<R>::new(loaded, found, setup.clone(), language)?,
            Start::Replay(record) | Start::Load(SaveFile { record, .. }) => {
                GameConfig::complete(loaded, found, &record.setup, language)?
            }
        };
        let content = config.hash;
        let packs = prints(config.loaded, config.game);
        // A replay is recorded anew; a save continues its record.
        let (seed, choices, saved) = match start {
            Start::New { seed, .. } => (seed, Vec::new(), None),
            Start::Replay(record) => {
                record.check(content, &packs)?;
                (record.seed, Vec::new(), None)
            }
            Start::Load(SaveFile { record, state }) => {
                record.check(content, &packs)?;
                (record.seed, record.choices, Some(state))
            }
        };
        let mut game = match saved {
            Some(state) => {
                let save = serde_json::from_value(state)
                    .map_err(|error| StartError::Setup(format!("the save cannot be read: {error}")))?;
                let mut table = R::fresh(&config.content, seed);
                table.keep_log(true);
                Game::load(table, save).map_err(RecordError::Damaged)?
            }
            None => config.start(seed, true).map_err(|error| match error {
                StartError::Play(error) => {
                    StartError::Setup(config.speech.explain(R::program(&config.content), error))
                }
                StartError::NoGame { .. }
                | StartError::Setup(_)
                | StartError::Words(_)
                | StartError::Record(_) => error,
            })?,
        };
        let fresh = game.rules_mut().take_events();
        let setup =
            serde_json::to_value(&config.setup).map_err(|error| StartError::Setup(error.to_string()))?;
        let record = Record {
            format: FORMAT,
            game: R::ID.to_owned(),
            content: hash_text(content),
            packs,
            setup,
            seed,
            choices,
        };
        Ok(Self { game, speech: config.speech, record, fresh })
    }

    /// Returns the game itself.
    pub const fn game(&self) -> &Game<R> {
        &self.game
    }

    /// Returns the words.
    pub const fn speech(&self) -> &Speech<'g> {
        &self.speech
    }
}

impl<R: Playable> Session for Seated<'_, R> {
    fn decision(&self) -> Option<Decision> {
        self.game.decision(&self.speech)
    }

    fn answer(&mut self, index: usize) -> Result<(), PlayError> {
        let player = self.game.choice().map_or(0, |choice| choice.player.0);
        let id = self.game.option_ids(&self.speech).get(index).cloned().unwrap_or_default();
        self.game.choose(index)?;
        self.record.choices.push(choice_text(player, &id));
        self.fresh = self.game.rules_mut().take_events();
        Ok(())
    }

    fn explain(&self, error: PlayError) -> String {
        self.speech.explain(R::program(self.game.rules().content()), error)
    }

    fn happened(&self, viewer: Option<Player>) -> Vec<Line> {
        self.game.lines(&self.speech, &self.fresh, viewer)
    }

    fn board(&self, viewer: Option<Player>) -> Vec<String> {
        self.game.rules().board(&self.speech, viewer)
    }

    fn scene(&self, viewer: Option<Player>) -> BoardScene {
        self.game.scene(&self.speech, viewer)
    }

    fn moment(&self) -> String {
        self.game.rules().moment(&self.speech)
    }

    fn summary(&self) -> String {
        let count = i32::try_from(self.record.choices.len()).unwrap_or(i32::MAX);
        let moment = self.game.rules().moment(&self.speech);
        self.speech.say("summary", &[("moment", moment.into()), ("count", count.into())])
    }

    fn scores(&self) -> Vec<(String, i32)> {
        let players = (0..self.game.rules().players()).map(Player);
        players.map(|player| (self.speech.player(player), self.game.rules().score(player))).collect()
    }

    fn ranks(&self) -> Vec<RankReport> {
        let players = (0..self.game.rules().players()).map(Player);
        let results = players.filter_map(|player| Some((player, self.game.rules().scenario_result(player)?)));
        results
            .map(|(player, found)| rank::report(&self.speech, self.speech.player(player), &found))
            .collect()
    }

    fn rank_lines(&self) -> Vec<String> {
        self.ranks().iter().flat_map(|report| report.lines(&self.speech)).collect()
    }

    fn is_over(&self) -> bool {
        self.game.is_over()
    }

    fn record(&self) -> &Record {
        &self.record
    }

    fn save(&self) -> Result<SaveFile, String> {
        let state = serde_json::to_value(self.game.save()).map_err(|error| error.to_string())?;
        Ok(SaveFile { record: self.record.clone(), state })
    }

    fn check(&self) -> Result<(), String> {
        self.game.rules().check()
    }
}
