//! `provost text`: the rules text of entries, generated from their effects.

use crate::{Outcome, Refusal, screen};
use provost_games::Shipped;
use provost_interpreter::describe::{Describer, RulesLine};
use provost_interpreter::pack::{Entry, Loaded, LoadedGame};
use provost_interpreter::suggest::nearest;
use std::collections::{BTreeMap, btree_map};
use std::io::{self, Write};
use std::path::PathBuf;

pub(crate) fn run(
    ids: &[String],
    lang: &str,
    paths: &[PathBuf],
    out: &mut dyn Write,
) -> Result<Outcome, Refusal> {
    let (files, ids): (Vec<&String>, Vec<&String>) = ids.iter().partition(|id| provost_packs::is_file(id));
    let paths: Vec<PathBuf> = paths.iter().cloned().chain(files.iter().map(PathBuf::from)).collect();
    let packs = provost_packs::read(&paths)?;
    let loaded = provost_engine::load::<Shipped>(packs.sources.clone());
    let mut chosen: Vec<(&LoadedGame, &Entry)> = Vec::new();
    if ids.is_empty() {
        let all = loaded.games.iter().flat_map(|game| game.entries.values().map(move |entry| (game, entry)));
        chosen.extend(all.filter(|(_, entry)| packs.wants(loaded.file(entry.file))));
    }
    let everything = ids.is_empty();
    for id in ids {
        chosen.push(find(&loaded, id)?);
    }
    let mut broken = false;
    let mut describers: BTreeMap<&str, Describer<'_>> = BTreeMap::new();
    for (game, entry) in chosen {
        let describer = match describers.entry(game.spec.id) {
            btree_map::Entry::Occupied(there) => there.into_mut(),
            btree_map::Entry::Vacant(place) => {
                let new = Describer::new(&game.vocabulary, lang);
                place.insert(new.map_err(|problems| Refusal(problems.join("\n")))?)
            }
        };
        let name = entry.name.get(lang).or_else(|| entry.name.get("en")).unwrap_or(&entry.id);
        if entry.effect.is_some() && entry.ir.abilities.is_empty() {
            broken = true;
            writeln!(out, "{name} ({}): has errors, see `provost check`", entry.id)?;
            continue;
        }
        writeln!(out, "{name} ({})", entry.id)?;
        match describer.entry(game, entry) {
            Ok(lines) if lines.is_empty() => writeln!(out, "    -")?,
            Ok(lines) => lines.iter().try_for_each(|line| write_line(line, out))?,
            Err(problem) => {
                broken = true;
                writeln!(out, "    {problem}")?;
            }
        }
    }
    // What could not be read has no text, and silence would look as if there were nothing.
    if everything && packs.has_errors(&loaded) {
        broken = true;
        out.flush()?;
        writeln!(screen::stderr(), "provost: the packs have errors; `provost check` shows them")?;
    }
    Ok(if broken { Outcome::Findings } else { Outcome::Clean })
}

fn write_line(line: &RulesLine, out: &mut dyn Write) -> io::Result<()> {
    match &line.heading {
        Some(heading) => writeln!(out, "    {heading}: {}", line.text),
        None if line.keys.is_empty() => writeln!(out, "    {}", line.text),
        None => writeln!(out, "    {}: {}", line.keys.join(" "), line.text),
    }
}

fn find<'l>(loaded: &'l Loaded, id: &str) -> Result<(&'l LoadedGame, &'l Entry), Refusal> {
    let all = || loaded.games.iter().flat_map(|game| game.entries.values().map(move |entry| (game, entry)));
    all()
        .find(|(_, entry)| entry.id == id)
        .or_else(|| all().find(|(_, entry)| entry.aliases.iter().any(|alias| alias == id)))
        .ok_or_else(|| {
            let near = nearest(id, all().map(|(_, entry)| entry.id.as_str()));
            let hint = near.map_or_else(
                || "`provost list` shows all entries".to_owned(),
                |near| format!("did you mean `{near}`?"),
            );
            Refusal(format!("there is no entry `{id}`; {hint}"))
        })
}
