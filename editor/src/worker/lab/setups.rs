//! The starting points: tests and scenarios of the packs.

use crate::model::file::FileKey;
use crate::model::lab::situation::tests_of;
use crate::model::lab::{SetUp, SetUpKind};
use provost_interpreter::pack::{Loaded, LoadedGame, Role};

/// The kind of scenarios, in every game.
const SCENARIO: &str = "scenario";

/// Lists the tests and scenarios of all packs.
pub(super) fn all(loaded: &Loaded) -> Vec<SetUp> {
    loaded.games.iter().flat_map(|game| of_game(loaded, game)).collect()
}

fn of_game(loaded: &Loaded, game: &LoadedGame) -> Vec<SetUp> {
    let mut found = Vec::new();
    for entry in game.entries.values().filter(|entry| game.vocabulary.kind(entry.kind).id == SCENARIO) {
        let file = loaded.file(entry.file);
        found.push(SetUp {
            game: game.spec.id.to_owned(),
            name: entry.id.clone(),
            file: FileKey::new(file.root.clone(), file.path.clone()),
            offset: entry.span.start,
            kind: SetUpKind::Scenario(entry.id.clone()),
        });
    }
    let is_own = |root: &str| game.packs.iter().any(|pack| pack.root == root);
    for file in loaded.files.iter().filter(|file| file.role == Role::Test && is_own(&file.root)) {
        found.extend(tests_of(&file.text).into_iter().map(|(name, offset, text)| SetUp {
            game: game.spec.id.to_owned(),
            name,
            file: FileKey::new(file.root.clone(), file.path.clone()),
            offset,
            kind: SetUpKind::Test(text),
        }));
    }
    found
}
