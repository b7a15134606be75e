//! `provost list`: the entries of packs.

use super::plural;
use crate::args::{ListFormat, Paths};
use crate::{Outcome, Refusal};
use provost_games::Shipped;
use provost_interpreter::pack::{self, Entry, LoadedGame};
use provost_interpreter::suggest::nearest;
use serde::Serialize;
use std::io::Write;

/// The selection of entries.
pub(crate) struct Filter<'a> {
    pub(crate) pack: Option<&'a str>,
    pub(crate) kind: Option<&'a str>,
    pub(crate) estimated: bool,
}

/// The JSON form of an entry.
#[derive(Serialize)]
struct ListedEntry<'a> {
    id: &'a str,
    kind: &'static str,
    pack: &'a str,
    game: &'static str,
    set: Option<&'a str>,
    name: &'a str,
    aliases: &'a [String],
    abilities: usize,
    estimated: &'a [String],
    file: String,
}

pub(crate) fn run(
    filter: &Filter<'_>,
    format: ListFormat,
    paths: &Paths,
    out: &mut dyn Write,
) -> Result<Outcome, Refusal> {
    let packs = provost_packs::read(&paths.paths)?;
    let loaded = provost_engine::load::<Shipped>(packs.sources.clone());
    known(filter, &loaded)?;
    let mut rows = Vec::new();
    for game in &loaded.games {
        for entry in game.entries.values() {
            let file = loaded.file(entry.file);
            let kind = game.vocabulary.kind(entry.kind).id;
            let fits = filter.pack.is_none_or(|pack| pack == game.pack(entry.pack).id)
                && filter.kind.is_none_or(|wanted| wanted == kind)
                && (!filter.estimated || !entry.estimated.is_empty());
            if fits && packs.wants(file) {
                rows.push(row(game, entry, provost_packs::join(&file.root, &file.path)));
            }
        }
    }
    match format {
        ListFormat::Json => {
            let json = crate::render::to_json(&rows)?;
            writeln!(out, "{json}")?;
        }
        ListFormat::Text if filter.estimated => estimates(&rows, out)?,
        ListFormat::Text => table(&rows, out)?,
    }
    Ok(Outcome::Clean)
}

/// Refuses a pack or kind that does not exist, so that a slip does not look like an empty list.
fn known(filter: &Filter<'_>, loaded: &pack::Loaded) -> Result<(), Refusal> {
    let packs: Vec<&str> =
        loaded.games.iter().flat_map(|game| &game.packs).map(|pack| pack.id.as_str()).collect();
    let kinds: Vec<&str> = loaded.games.iter().flat_map(|game| game.spec.kinds).map(|kind| kind.id).collect();
    for (what, wanted, names) in [("pack", filter.pack, packs), ("kind", filter.kind, kinds)] {
        if let Some(wanted) = wanted.filter(|wanted| !names.contains(wanted)) {
            let hint = nearest(wanted, names.iter().copied()).map_or_else(
                || format!("known: {}", names.join(", ")),
                |near| format!("did you mean `{near}`?"),
            );
            return Err(Refusal(format!("there is no {what} `{wanted}`; {hint}")));
        }
    }
    Ok(())
}

fn row<'a>(game: &'a LoadedGame, entry: &'a Entry, file: String) -> ListedEntry<'a> {
    ListedEntry {
        id: &entry.id,
        kind: game.vocabulary.kind(entry.kind).id,
        pack: &game.pack(entry.pack).id,
        game: game.spec.id,
        set: entry.set.as_deref(),
        name: entry.name.get("en").map_or(entry.id.as_str(), String::as_str),
        aliases: &entry.aliases,
        abilities: entry.ir.abilities.len(),
        estimated: &entry.estimated,
        file,
    }
}

fn table(rows: &[ListedEntry<'_>], out: &mut dyn Write) -> Result<(), Refusal> {
    let width = |value: fn(&ListedEntry<'_>) -> usize| rows.iter().map(value).max().unwrap_or(0);
    let (id, kind, pack) =
        (width(|row| row.id.len()), width(|row| row.kind.len()), width(|row| row.pack.len()));
    for row in rows {
        writeln!(
            out,
            "{:id$}  {:kind$}  {:pack$}  {:>2}  {}",
            row.id, row.kind, row.pack, row.abilities, row.name
        )?;
    }
    let abilities: usize = rows.iter().map(|row| row.abilities).sum();
    let entries = plural(rows.len(), "entry", "entries");
    writeln!(out, "{entries}, {}", plural(abilities, "ability", "abilities"))?;
    Ok(())
}

fn estimates(rows: &[ListedEntry<'_>], out: &mut dyn Write) -> Result<(), Refusal> {
    let width = rows.iter().map(|row| row.id.len()).max().unwrap_or(0);
    for row in rows {
        writeln!(out, "{:width$}  {}", row.id, row.estimated.join(", "))?;
    }
    let values: usize = rows.iter().map(|row| row.estimated.len()).sum();
    let entries = plural(rows.len(), "entry", "entries");
    writeln!(out, "{} in {entries}", plural(values, "estimated value", "estimated values"))?;
    Ok(())
}
