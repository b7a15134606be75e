//! `provost compare`: two versions of content on the same seeds.

use super::watched::Watched;
use super::{setup, stopped};
use crate::args::compare::{Compare, CompareFormat};
use crate::render::comparison::{self, GateVerdict, Level};
use crate::{Outcome, Refusal};
use provost_games::Shipped;
use provost_interpreter::pack::Loaded;
use provost_interpreter::suggest::nearest;
use provost_playtest::compare::{Allowed, ComparedVersion, Comparison, Verdict};
use provost_playtest::simulate::{Plan, SeedRange};
use serde_json::{Map, Value, json};
use std::io::Write;
use std::path::Path;

/// The name of the built-in packs.
const SHIPPED: &str = "shipped";

pub(crate) fn run(asked: &Compare, out: &mut dyn Write) -> Result<Outcome, Refusal> {
    let refused = |error: &dyn std::fmt::Display| Refusal(format!("cannot compare: {error}"));
    let seeds = match &asked.seeds {
        Some(seeds) => seeds.clone(),
        None => SeedRange::starting(asked.seed, asked.games).map_err(|error| refused(&error))?.into(),
    };
    let (a, b) = (load(asked, &asked.a)?, load(asked, &asked.b)?);
    let (game, setup) = setup::choose(&asked.setup, &b)?;
    let plan = Plan {
        setup: setup.clone().into(),
        agents: asked.agent.clone(),
        step_limit: asked.step_limit,
        jobs: asked.jobs,
        ..Plan::new(&game, seeds.clone())
    };
    let side_a = ComparedVersion { loaded: &a, setup: None };
    let side_b = ComparedVersion {
        loaded: &b,
        setup: (!asked.with.is_empty()).then(|| with_packs(setup, &asked.with)),
    };
    let watched = Watched::new(seeds.count())?;
    let compared = provost_playtest::compare::compare::<Shipped>(&side_a, &side_b, &plan, &watched.control());
    watched.bar.finish_and_clear();
    let compared = compared.map_err(|error| refused(&error))?;
    if compared.stopped {
        let (done, all) = (compared.seeds.count(), seeds.count());
        if done == 0 {
            return Err(stopped::nothing());
        }
        writeln!(
            crate::screen::stderr(),
            "stopped: the report is incomplete, {done} of {all} pairs were played"
        )?;
    }
    // If no game was finished, that is the result, and no gate applies.
    let gates = if compared.pairs == 0 { &[] } else { asked.allow.as_slice() };
    let verdicts = gate_verdicts(&compared, gates)?;
    match asked.format {
        CompareFormat::Table => comparison::text(&compared, &verdicts, asked.all, out)?,
        CompareFormat::Markdown => comparison::markdown(&compared, &verdicts, asked.all, Level("###"), out)?,
        CompareFormat::Json => comparison::json(&compared, &verdicts, out)?,
    }
    let broken = verdicts.iter().any(|found| found.verdict == Verdict::Broken);
    // A version that gets stuck where the other does not has a mistake, whatever the gates say.
    let stuck = compared.a.troubles + compared.b.troubles > 0;
    Ok(if broken || stuck || compared.stopped { Outcome::Findings } else { Outcome::Clean })
}

fn load(asked: &Compare, path: &Path) -> Result<Loaded, Refusal> {
    let shipped = path.as_os_str() == SHIPPED && !path.exists();
    let paths = if shipped { Vec::new() } else { vec![path.to_path_buf()] };
    let loaded = setup::load(&asked.setup, &paths)?;
    if loaded.is_usable() {
        return Ok(loaded);
    }
    let shown = path.display();
    Err(Refusal(format!("the packs of {shown} have errors; `provost check {shown}` shows them")))
}

fn with_packs(mut setup: Map<String, Value>, packs: &[String]) -> Value {
    let mut all: Vec<Value> = setup.get("packs").and_then(Value::as_array).cloned().unwrap_or_default();
    all.extend(packs.iter().map(|pack| json!(pack)));
    setup.insert("packs".to_owned(), Value::Array(all));
    Value::Object(setup)
}

/// Checks every change that a gate applies to. A gate that applies to none is a mistake.
fn gate_verdicts<'c>(
    compared: &'c Comparison,
    gates: &'c [Allowed],
) -> Result<Vec<GateVerdict<'c>>, Refusal> {
    let mut verdicts = Vec::new();
    for gate in gates {
        let before = verdicts.len();
        let about = compared.changes.iter().filter(|change| gate.is_about(change));
        verdicts.extend(about.map(|change| GateVerdict { gate, change, verdict: gate.verdict(change) }));
        if verdicts.len() == before {
            let known = compared.changes.iter().map(|change| change.what.as_str());
            let hint = nearest(&gate.what, known).map_or_else(
                || "`--format json` shows what there is".to_owned(),
                |near| format!("did you mean `{near}`?"),
            );
            return Err(Refusal(format!(
                "the gate `{}` is about nothing that was compared; {hint}",
                gate.what
            )));
        }
    }
    Ok(verdicts)
}
