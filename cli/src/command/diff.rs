//! `provost diff`: the changes in meaning between two states of packs.

mod balance;
mod git;
mod told;

pub(crate) use git::packs as packs_at;

use crate::args::diff::{Diff, DiffFormat};
use crate::{Outcome, Refusal};
use provost_games::Shipped;
use provost_grammar::diagnostic::Severity;
use provost_interpreter::pack::compare::{self, Difference, State};
use provost_interpreter::pack::{Finding, Loaded, LoadedGame, code};
use provost_packs::Packs;
use provost_playtest::compare::Comparison;
use serde::Serialize;
use std::collections::BTreeSet;
use std::io::Write;
use std::path::PathBuf;

/// The JSON form of the whole result.
#[derive(Serialize)]
struct Whole<'d> {
    version: u32,
    old: &'d str,
    new: &'d str,
    language: &'d str,
    #[serde(flatten)]
    difference: &'d Difference,
    /// The changes in balance, one item per game; absent if no games were requested.
    #[serde(skip_serializing_if = "Option::is_none")]
    balance: Option<&'d [Comparison]>,
}

pub(crate) fn run(diff: &Diff, out: &mut dyn Write) -> Result<Outcome, Refusal> {
    let old = PackVersion::read(&diff.old, &diff.new)?;
    let new = PackVersion::read(&diff.new, &diff.old)?;
    for (name, side) in [(&diff.old, &old), (&diff.new, &new)] {
        if let Some(file) = side.unreadable() {
            let hint = "its entries would look as if they were gone; `provost check` shows what is wrong";
            return Err(Refusal(format!("cannot compare {name}: {file} cannot be read, and {hint}")));
        }
    }
    let difference = compare::compare(&old.state(), &new.state(), &diff.lang);
    let balance = match diff.simulate {
        Some(games) => Some(balance::play(&old, &new, &difference, games, diff)?),
        None => None,
    };
    for (name, side) in [(&diff.old, &old), (&diff.new, &new)] {
        if side.has_errors() {
            // Packs with errors are compared as they are written.
            writeln!(crate::screen::stderr(), "provost: {name} has errors; `provost check` shows them")?;
        }
    }
    let compared = balance.as_deref();
    match diff.format {
        DiffFormat::Text => told::text(&difference, compared.unwrap_or_default(), out)?,
        DiffFormat::Markdown => told::markdown(&difference, compared.unwrap_or_default(), out)?,
        DiffFormat::Json => {
            let whole = Whole {
                version: 1,
                old: &diff.old,
                new: &diff.new,
                language: &diff.lang,
                difference: &difference,
                balance: compared,
            };
            let json = crate::render::to_json(&whole)?;
            writeln!(out, "{json}")?;
        }
    }
    if let Some(compared) = compared {
        balance::write(compared, diff, out)?;
    }
    // A state that gets stuck has a mistake.
    let stuck = compared.into_iter().flatten().any(|compared| compared.b.troubles > 0);
    // What has errors is compared as it is written, which may not be what is meant.
    Ok(if stuck || old.has_errors() || new.has_errors() { Outcome::Findings } else { Outcome::Clean })
}

/// One of the two states.
struct PackVersion {
    loaded: Loaded,
    roots: BTreeSet<String>,
}

impl PackVersion {
    /// Reads a version; `git:REV` means the folder of the other argument.
    fn read(word: &str, other: &str) -> Result<Self, Refusal> {
        let packs: Packs = match word.strip_prefix("git:") {
            None => provost_packs::read(&[PathBuf::from(word)])?,
            Some(rest) => {
                let (revision, folder) = match rest.split_once(':') {
                    Some((revision, folder)) => (revision, folder),
                    None if other.starts_with("git:") => (rest, "."),
                    None => (rest, other),
                };
                provost_packs::from_sources(git::packs(revision, folder)?)
            }
        };
        let loaded = provost_engine::load::<Shipped>(packs.sources);
        Ok(Self { loaded, roots: packs.roots })
    }

    /// Returns the games of the requested packs.
    fn games(&self) -> impl Iterator<Item = &LoadedGame> {
        self.loaded.games.iter().filter(|game| game.packs.iter().any(|pack| self.roots.contains(&pack.root)))
    }

    const fn state(&self) -> State<'_> {
        State { loaded: &self.loaded, roots: &self.roots }
    }

    /// Returns the errors in the requested packs.
    fn errors(&self) -> impl Iterator<Item = &Finding> {
        self.loaded.findings.iter().filter(|finding| {
            finding.diagnostic.severity == Severity::Error
                && self.roots.contains(&self.loaded.file(finding.file).root)
        })
    }

    fn has_errors(&self) -> bool {
        self.errors().next().is_some()
    }

    /// Returns a file of which nothing is known.
    fn unreadable(&self) -> Option<String> {
        let opaque = [
            code::BROKEN_UTF8,
            code::FILE_TOO_LARGE,
            code::UNREADABLE_FILE,
            code::TOML_SYNTAX,
            code::NESTED_TOO_DEEP,
        ];
        let found = self.errors().find(|finding| opaque.contains(&finding.diagnostic.code))?;
        let file = self.loaded.file(found.file);
        file.role.is_read().then(|| provost_packs::join(&file.root, &file.path))
    }
}
