//! Sets up a game from the options of a command: reads packs, finds a scenario, and writes down only what was
//! requested.

use crate::Refusal;
use crate::args::setup::SetUp;
use provost_games::Shipped;
use provost_interpreter::pack::{File, Loaded};
use serde_json::{Map, Value, json};
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

/// The default game.
const USUAL_GAME: &str = "monster-lands";

/// The chosen game.
#[derive(Debug)]
pub(super) struct Chosen {
    /// The packs.
    pub(super) loaded: Loaded,
    /// The game's id.
    pub(super) game: String,
    /// The set-up, without defaults.
    pub(super) setup: Map<String, Value>,
}

/// Reads the packs and makes the set-up.
pub(super) fn read(asked: &SetUp, paths: &[PathBuf]) -> Result<Chosen, Refusal> {
    let loaded = load(asked, paths)?;
    let (game, setup) = choose(asked, &loaded)?;
    Ok(Chosen { loaded, game, setup })
}

/// Reads the packs, and the scenario if it is in a file of its own.
pub(super) fn load(asked: &SetUp, paths: &[PathBuf]) -> Result<Loaded, Refusal> {
    let paths: Vec<PathBuf> = paths.iter().cloned().chain(scenario_file(asked)).collect();
    Ok(provost_engine::load::<Shipped>(provost_packs::read(&paths)?.sources))
}

/// Returns the game, and the set-up without defaults.
pub(super) fn choose(asked: &SetUp, loaded: &Loaded) -> Result<(String, Map<String, Value>), Refusal> {
    let scenario = match scenario_file(asked) {
        Some(file) => Some(scenario_in(loaded, &file)?),
        None => asked.scenario.as_deref().map(|id| (game_of(loaded, id), id.to_owned())),
    };
    let (of_scenario, scenario) = scenario.unzip();
    let game = asked.game.clone().or(of_scenario.flatten()).unwrap_or_else(|| USUAL_GAME.to_owned());
    said_once(asked)?;
    Ok((game, setup(asked, scenario.as_deref())))
}

/// Checks that no key of the set-up is given both by its option and by `--set`.
fn said_once(asked: &SetUp) -> Result<(), Refusal> {
    let options = [
        ("players", "--players", asked.players.is_some()),
        ("difficulty", "--difficulty", asked.difficulty.is_some()),
        ("options", "--variant", !asked.variants.is_empty()),
        ("scenario", "--scenario", asked.scenario.is_some()),
        ("packs", "--pack", !asked.packs.is_empty()),
    ];
    let mut keys = BTreeSet::new();
    for (key, _) in &asked.set {
        if let Some((_, option, _)) = options.iter().find(|(known, _, given)| known == key && *given) {
            return Err(Refusal(format!(
                "`{key}` is said twice: by `{option}` and by `--set`; leave one of them out"
            )));
        }
        if !keys.insert(key) {
            return Err(Refusal(format!("`--set {key}` is said twice; join several values by commas")));
        }
    }
    Ok(())
}

fn scenario_file(asked: &SetUp) -> Option<PathBuf> {
    asked.scenario.as_deref().filter(|scenario| provost_packs::is_file(scenario)).map(PathBuf::from)
}

/// Finds the scenario in a file, and its game.
pub(super) fn scenario_in(loaded: &Loaded, path: &Path) -> Result<(Option<String>, String), Refusal> {
    let shown = path.display();
    let is_it = |file: &File| {
        let there = Path::new(&provost_packs::join(&file.root, &file.path)).canonicalize();
        there.is_ok_and(|there| path.canonicalize().is_ok_and(|path| path == there))
    };
    if loaded.findings.iter().any(|finding| is_it(loaded.file(finding.file))) {
        return Err(Refusal(format!("{shown} has findings; `provost check {shown}` shows them")));
    }
    let scenarios = loaded.games.iter().flat_map(|game| {
        let entries = game.entries.values().filter(|entry| is_it(loaded.file(entry.file)));
        entries
            .filter(|entry| game.vocabulary.kind(entry.kind).id == "scenario")
            .map(move |entry| (game, entry))
    });
    match scenarios.collect::<Vec<_>>().as_slice() {
        [(game, entry)] => Ok((Some(game.spec.id.to_owned()), entry.id.clone())),
        [] => Err(Refusal(format!("there is no scenario in {shown}"))),
        several => {
            let ids: Vec<&str> = several.iter().map(|(_, entry)| entry.id.as_str()).collect();
            Err(Refusal(format!(
                "there are several scenarios in {shown}; name one by its id: {}",
                ids.join(", ")
            )))
        }
    }
}

/// Returns the game that has an entry of this id.
fn game_of(loaded: &Loaded, id: &str) -> Option<String> {
    let found = loaded.games.iter().find(|game| game.entries.contains_key(id));
    found.map(|game| game.spec.id.to_owned())
}

/// Makes the set-up; everything not requested is left to the scenario and the game.
fn setup(asked: &SetUp, scenario: Option<&str>) -> Map<String, Value> {
    let mut setup = Map::new();
    let mut set = |key: &str, value: Value, given: bool| {
        if given {
            setup.insert(key.to_owned(), value);
        }
    };
    set("players", json!(asked.players), asked.players.is_some());
    set("difficulty", json!(asked.difficulty), asked.difficulty.is_some());
    set("options", json!(asked.variants), !asked.variants.is_empty());
    set("scenario", json!(scenario), scenario.is_some());
    set("packs", json!(asked.packs), !asked.packs.is_empty());
    for (key, value) in &asked.set {
        let value = match value.parse::<i64>() {
            Ok(number) => json!(number),
            // Lists of ids are the rule; the few keys with a single id have options of their own.
            Err(_) => json!(value.split(',').map(str::trim).collect::<Vec<_>>()),
        };
        set(key, value, true);
    }
    setup
}
