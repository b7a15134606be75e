//! `provost schema`: JSON Schemas for editors and checkers that support TOML but not Provost.

use super::plural;
use crate::args::Schema;
use crate::{Outcome, Refusal, schema};
use provost_games::Shipped;
use provost_interpreter::pack::{Loaded, LoadedGame};
use provost_interpreter::suggest::nearest;
use std::io::Write;
use std::path::Path;

/// The default game.
const DEFAULT_GAME: &str = "monster-lands";

pub(crate) fn run(asked: &Schema, out: &mut dyn Write) -> Result<Outcome, Refusal> {
    let packs = provost_packs::read(&asked.paths)?;
    let loaded = provost_engine::load::<Shipped>(packs.sources);
    match &asked.out {
        Some(folder) => write_all(asked, &loaded, folder, out),
        None => print(asked, &loaded, out),
    }
}

fn print(asked: &Schema, loaded: &Loaded, out: &mut dyn Write) -> Result<Outcome, Refusal> {
    let game = game(loaded, asked.game.as_deref().unwrap_or(DEFAULT_GAME))?;
    let Some(kind) = &asked.kind else {
        for name in schema::names(game) {
            writeln!(out, "{name}")?;
        }
        return Ok(Outcome::Clean);
    };
    writeln!(out, "{:#}", one(game, kind)?)?;
    Ok(Outcome::Clean)
}

fn game<'l>(loaded: &'l Loaded, id: &str) -> Result<&'l LoadedGame, Refusal> {
    loaded.game(id).ok_or_else(|| {
        let known: Vec<&str> = loaded.games.iter().map(|game| game.spec.id).collect();
        Refusal(format!("there is no game `{id}`; known: {}", known.join(", ")))
    })
}

fn one(game: &LoadedGame, kind: &str) -> Result<serde_json::Value, Refusal> {
    schema::schema(game, kind).ok_or_else(|| {
        let hint = match nearest(kind, schema::names(game)) {
            Some(near) => format!("did you mean `{near}`?"),
            None => "`provost schema` lists them".to_owned(),
        };
        Refusal(format!("{} has no kind of file `{kind}`; {hint}", game.spec.name))
    })
}

/// Writes schemas to one folder per game, and explains their use.
fn write_all(
    asked: &Schema,
    loaded: &Loaded,
    folder: &Path,
    out: &mut dyn Write,
) -> Result<Outcome, Refusal> {
    let games: Vec<&str> = match &asked.game {
        Some(id) => vec![game(loaded, id)?.spec.id],
        None => loaded.games.iter().map(|game| game.spec.id).collect(),
    };
    let mut count = 0;
    for id in &games {
        count += write(loaded, id, asked.kind.as_deref(), folder)?;
    }
    let (kind, shown) = (asked.kind.as_deref().unwrap_or("KIND"), folder.display());
    let game = if let [game] = games.as_slice() { *game } else { "GAME" };
    writeln!(out, "wrote {} to {shown}", plural(count, "schema", "schemas"))?;
    writeln!(
        out,
        "a first line `#:schema {shown}/{game}/{kind}.schema.json`, with the path as seen from the file, makes taplo, tombi \
         and editors that use them know a file"
    )?;
    Ok(Outcome::Clean)
}

/// Writes the schemas of a game, or one of them, to `FOLDER/GAME`. Returns their number.
pub(super) fn write(loaded: &Loaded, id: &str, kind: Option<&str>, folder: &Path) -> Result<usize, Refusal> {
    let game = game(loaded, id)?;
    let folder = folder.join(game.spec.id);
    let unwritable = |error: std::io::Error| Refusal(format!("cannot write {}: {error}", folder.display()));
    std::fs::create_dir_all(&folder).map_err(unwritable)?;
    let names: Vec<&str> = kind.map_or_else(|| schema::names(game).collect(), |kind| vec![kind]);
    for name in &names {
        let text = format!("{:#}\n", one(game, name)?);
        provost_packs::replace_file(&folder.join(format!("{name}.schema.json")), &text)?;
    }
    Ok(names.len())
}
