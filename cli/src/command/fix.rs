//! `provost fix`: applies the suggested fixes.

use super::plural;
use crate::args::Color;
use crate::args::check::Gate;
use crate::report::Report;
use crate::{Outcome, Refusal, render};
use provost_games::Shipped;
use provost_grammar::diagnostic::Applicability;
use provost_interpreter::pack::autofix::{Autofixed, Repairs, autofix};
use provost_interpreter::pack::{self, Loaded};
use provost_packs::join;
use similar::TextDiff;
use std::io::Write;
use std::path::{Path, PathBuf};

/// How fixes are applied.
pub(crate) struct FixOptions {
    pub(crate) diff: bool,
    pub(crate) guesses: bool,
}

pub(crate) fn run(
    what: &FixOptions,
    gate: &Gate,
    paths: &[PathBuf],
    color: Color,
    out: &mut dyn Write,
) -> Result<Outcome, Refusal> {
    let packs = provost_packs::read(paths)?;
    let mut loaded = provost_engine::load::<Shipped>(packs.sources.clone());
    let repairs = if what.guesses { Repairs::All } else { Repairs::Safe };
    let wanted = |loaded: &Loaded, file| packs.wants(loaded.file(file));
    let check = |loaded: &Loaded| provost_engine::check_where::<Shipped>(loaded, |file| wanted(loaded, file));
    let fixed = autofix(&mut loaded, repairs, check, wanted);
    let findings = check(&loaded);
    let report = Report::new(&loaded, &packs, &findings, gate);
    if what.diff {
        for one in &fixed {
            write!(out, "{}", patch(&loaded, one))?;
        }
        // Only the patch goes to standard output, so that it can be piped.
        writeln!(crate::screen::stderr(), "{}", summary(&fixed, true))?;
        return Ok(report.outcome());
    }
    for one in &fixed {
        let file = loaded.file(one.file);
        let path = join(&file.root, &file.path);
        provost_packs::replace_file(Path::new(&path), &file.text)?;
        writeln!(out, "{path}: {}", plural(one.repairs, "repair", "repairs"))?;
    }
    writeln!(out, "{}", summary(&fixed, false))?;
    if !report.findings.is_empty() {
        writeln!(out)?;
    }
    render::write(&report, &[], color, out)?;
    let is_guess = |fix: &pack::Finding| {
        fix.diagnostic.fix.as_ref().is_some_and(|fix| fix.applicability == Applicability::Unsafe)
    };
    let guesses = report.findings.iter().filter(|shown| is_guess(shown.finding)).count();
    if guesses > 0 && !what.guesses {
        let verb = if guesses == 1 { "has a guess as its repair" } else { "have guesses as their repairs" };
        let findings = plural(guesses, "finding", "findings");
        writeln!(out, "{findings} {verb}: `--unsafe` applies them, `--unsafe --diff` shows them")?;
    }
    Ok(report.outcome())
}

fn summary(fixed: &[Autofixed], would: bool) -> String {
    let repairs: usize = fixed.iter().map(|one| one.repairs).sum();
    if repairs == 0 {
        return "nothing to repair".to_owned();
    }
    let verb = if would { "would apply" } else { "applied" };
    let files = plural(fixed.len(), "file", "files");
    format!("{verb} {} in {files}", plural(repairs, "repair", "repairs"))
}

/// Writes the changes to a file in the format of `git apply` and `patch -p1`.
fn patch(loaded: &Loaded, fixed: &Autofixed) -> String {
    let file = loaded.file(fixed.file);
    let path = join(&file.root, &file.path);
    let path = path.trim_start_matches('/');
    let diff = TextDiff::from_lines(fixed.before.as_str(), file.text.as_str());
    let mut patch = diff.unified_diff();
    patch.context_radius(3).header(&format!("a/{path}"), &format!("b/{path}"));
    patch.to_string()
}
