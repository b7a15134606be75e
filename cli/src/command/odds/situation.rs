//! The situation of an odds command: a content test or a scenario, in a file or by name.

use crate::Refusal;
use crate::args::Odds;
use provost_engine::game::Game;
use provost_engine::game::config::GameConfig;
use provost_engine::game::session;
use provost_engine::game::speech::Speech;
use provost_engine::testing::{self, Placed, Testable};
use provost_games::Shipped;
use provost_interpreter::pack::{Loaded, LoadedGame};
use provost_interpreter::suggest::nearest;
use serde_json::json;
use std::path::{Path, PathBuf};

/// The default game of situations.
const USUAL_GAME: &str = "monster-lands";

/// A situation and its content.
#[derive(Debug)]
pub(super) struct Situation<'l> {
    loaded: &'l Loaded,
    pub(super) game: &'l LoadedGame,
    source: Source,
}

/// The source of a situation.
#[derive(Debug)]
enum Source {
    /// A test in the packs, by its name or a part of it.
    Test(String),
    /// A file of tests, by a name or a part of it.
    TestFile { path: PathBuf, text: String, name: Option<String> },
    /// A scenario, by its id.
    Scenario(String),
}

/// Splits a file from the name in it.
fn file_and_name(situation: &str) -> Option<(PathBuf, Option<String>)> {
    let (file, name) = match situation.split_once('#') {
        Some((file, name)) => (file, Some(name.to_owned())),
        None => (situation, None),
    };
    provost_packs::is_file(file).then(|| (PathBuf::from(file), name))
}

/// Returns the packs to read: the requested ones, and the file with its pack.
pub(super) fn paths(args: &Odds) -> Result<Vec<PathBuf>, Refusal> {
    for path in &args.paths {
        if !path.exists() && args.at.is_none() {
            let shown = path.display();
            let hint = "`--at` says which path of the board is meant";
            return Err(Refusal(format!("cannot read {shown}: there is no such file or folder; {hint}")));
        }
    }
    let mut paths = args.paths.clone();
    if let Some((file, _)) = args.situation.as_deref().and_then(file_and_name) {
        match provost_packs::pack_around(&file) {
            Some(folder) => paths.push(folder),
            None if !is_of_tests(&read(&file)?) => paths.push(file),
            None => {}
        }
    }
    Ok(paths)
}

fn read(file: &Path) -> Result<String, Refusal> {
    Ok(provost_packs::read_text(file)?)
}

/// Returns whether a file holds tests.
fn is_of_tests(text: &str) -> bool {
    text.lines().any(|line| line.trim_start().starts_with("[[test]]"))
}

/// Finds the requested situation.
pub(super) fn find<'l>(args: &Odds, loaded: &'l Loaded) -> Result<Situation<'l>, Refusal> {
    let playable =
        |id: &str| session::find::<Shipped>(loaded, id).map_err(|error| Refusal(error.to_string()));
    let usual = || playable(args.game.as_deref().unwrap_or(USUAL_GAME));
    if let Some(name) = &args.test {
        return Ok(Situation { loaded, game: usual()?, source: Source::Test(name.clone()) });
    }
    let Some(situation) = &args.situation else {
        return Err(Refusal(
            "say which situation: a file, the id of a scenario, or `--test NAME`".to_owned(),
        ));
    };
    let Some((path, name)) = file_and_name(situation) else {
        let game = loaded.games.iter().find(|game| game.entries.contains_key(situation.as_str()));
        let game = match game {
            Some(game) => playable(game.spec.id)?,
            None => return Err(no_scenario(loaded, situation)),
        };
        return Ok(Situation { loaded, game, source: Source::Scenario(situation.clone()) });
    };
    let text = read(&path)?;
    if is_of_tests(&text) {
        let around = provost_packs::pack_around(&path).and_then(|folder| game_of_pack(loaded, &folder));
        let game = match (&args.game, around) {
            (None, Some(game)) => playable(game)?,
            (Some(_), _) | (None, None) => usual()?,
        };
        return Ok(Situation { loaded, game, source: Source::TestFile { path, text, name } });
    }
    let (game, id) = super::super::setup::scenario_in(loaded, &path)?;
    if name.as_ref().is_some_and(|name| *name != id) {
        return Err(Refusal(format!("the scenario in {} is `{id}`", path.display())));
    }
    let game = playable(game.as_deref().unwrap_or(USUAL_GAME))?;
    Ok(Situation { loaded, game, source: Source::Scenario(id) })
}

fn no_scenario(loaded: &Loaded, id: &str) -> Refusal {
    let entries = loaded.games.iter().flat_map(|game| {
        game.entries.values().filter(|entry| game.vocabulary.kind(entry.kind).id == "scenario")
    });
    let near = nearest(id, entries.map(|entry| entry.id.as_str()));
    let hint =
        near.map_or_else(|| "a file ends in `.toml`".to_owned(), |near| format!("did you mean `{near}`?"));
    Refusal(format!("there is no scenario `{id}`; {hint}"))
}

/// Returns the game of a pack by its folder.
fn game_of_pack<'l>(loaded: &'l Loaded, folder: &Path) -> Option<&'l str> {
    let is_it = |root: &str| Path::new(root).canonicalize().is_ok_and(|root| root == *folder);
    let game = loaded.games.iter().find(|game| game.packs.iter().any(|pack| is_it(&pack.root)));
    game.map(|game| game.spec.id)
}

impl<'l> Situation<'l> {
    /// Makes the position; returns it with words and its name.
    pub(super) fn poise<R: Testable>(&self, args: &Odds) -> Result<(Game<R>, Speech<'l>, String), Refusal> {
        match &self.source {
            Source::Scenario(id) => {
                let setup = json!({ "scenario": id });
                let config = GameConfig::<R>::new(self.loaded, self.game, setup, &args.language)
                    .map_err(|error| Refusal(error.to_string()))?;
                let game = config.poise(args.seed, &args.dice).map_err(|error| Refusal(error.to_string()))?;
                Ok((game, config.speech, id.clone()))
            }
            Source::Test(name) => {
                let cases = testing::cases::<R>(self.loaded, self.game);
                let placed = cases.into_iter().map(|(_, placed)| placed).collect();
                let hint = "`provost test --format json` lists the tests; `--game` and `--path` say of what";
                poise_test(&named(placed, Some(name), hint)?, args)
            }
            Source::TestFile { path, text, name } => {
                let (placed, problems) = testing::read_placed::<R>(self.loaded, self.game, text);
                if placed.is_empty() {
                    let why = problems.first().map_or("there is no test in it", |problem| &problem.message);
                    return Err(Refusal(format!("{}: {why}", path.display())));
                }
                let hint = format!("name one: `{}#NAME`", path.display());
                poise_test(&named(placed, name.as_deref(), &hint)?, args)
            }
        }
    }
}

fn poise_test<'l, R: Testable>(
    placed: &Placed<'l, R>,
    args: &Odds,
) -> Result<(Game<R>, Speech<'l>, String), Refusal> {
    let name = placed.case.name.clone();
    let (game, speech) = placed.poise(&args.language, &args.dice).map_err(|problems| {
        Refusal(format!("the situation of the test `{name}` cannot be set up: {}", problems.join("; ")))
    })?;
    Ok((game, speech, name))
}

/// Finds a test by its name, or the only one whose name contains this.
fn named<'l, R: Testable>(
    mut tests: Vec<Placed<'l, R>>,
    name: Option<&str>,
    hint: &str,
) -> Result<Placed<'l, R>, Refusal> {
    let wanted = name.unwrap_or("");
    let exact = tests.iter().position(|placed| placed.case.name == wanted);
    let fits = |placed: &Placed<'l, R>| placed.case.name.contains(wanted);
    let fitting: Vec<usize> = (0..tests.len()).filter(|at| tests.get(*at).is_some_and(fits)).collect();
    match (exact, fitting.as_slice()) {
        (Some(at), _) => Ok(tests.swap_remove(at)),
        (None, [at]) => Ok(tests.swap_remove(*at)),
        (None, []) => Err(Refusal(format!("there is no test `{wanted}`; {hint}"))),
        (None, several) => {
            let names = several.iter().filter_map(|at| tests.get(*at)).take(5);
            let names: Vec<String> = names.map(|placed| format!("`{}`", placed.case.name)).collect();
            let more = if several.len() > 5 { " ..." } else { "" };
            Err(Refusal(format!("{} tests fit: {}{more}; {hint}", several.len(), names.join(", "))))
        }
    }
}
