//! `provost diff`: what changed in meaning between two states of packs.

mod git;
mod told;

use crate::args::diff::{Diff, DiffFormat};
use crate::{Outcome, Refusal};
use provost_interpreter::pack::compare::{self, Difference, State};
use provost_interpreter::pack::{self, Loaded};
use provost_packs::Packs;
use serde::Serialize;
use std::collections::BTreeSet;
use std::io::{self, Write};
use std::path::PathBuf;

/// Everything, as JSON shows it.
#[derive(Serialize)]
struct Whole<'d> {
    version: u32,
    old: &'d str,
    new: &'d str,
    language: &'d str,
    #[serde(flatten)]
    difference: &'d Difference,
}

pub(crate) fn run(diff: &Diff, out: &mut dyn Write) -> Result<Outcome, Refusal> {
    let old = Side::read(&diff.old, &diff.new)?;
    let new = Side::read(&diff.new, &diff.old)?;
    let difference = compare::compare(&old.state(), &new.state(), &diff.lang);
    for (name, side) in [(&diff.old, &old), (&diff.new, &new)] {
        if side.has_errors() {
            // What has errors is compared as it is written.
            writeln!(io::stderr(), "provost: {name} has errors; `provost check` shows them")?;
        }
    }
    match diff.format {
        DiffFormat::Text => told::text(&difference, out)?,
        DiffFormat::Markdown => told::markdown(&difference, out)?,
        DiffFormat::Json => {
            let whole = Whole {
                version: 1,
                old: &diff.old,
                new: &diff.new,
                language: &diff.lang,
                difference: &difference,
            };
            let json = serde_json::to_string_pretty(&whole).map_err(|error| Refusal(error.to_string()))?;
            writeln!(out, "{json}")?;
        }
    }
    Ok(Outcome::Clean)
}

/// One of the two states.
struct Side {
    loaded: Loaded,
    roots: BTreeSet<String>,
}

impl Side {
    /// Reads what a word means; `git:REV` means the folder of the other word.
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
        let loaded = pack::load(provost_engine::games(), packs.sources);
        Ok(Self { loaded, roots: packs.roots })
    }

    const fn state(&self) -> State<'_> {
        State { loaded: &self.loaded, roots: &self.roots }
    }

    fn has_errors(&self) -> bool {
        use provost_grammar::diagnostic::Severity;
        self.loaded.findings.iter().any(|finding| {
            finding.diagnostic.severity == Severity::Error
                && self.roots.contains(&self.loaded.file(finding.file).root)
        })
    }
}
