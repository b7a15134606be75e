//! Evaluates conditions in the keys of an entry: whether they hold for a player, and the numbers they
//! compare. Pure, like numbers and questions.

use super::read;
use crate::hook::{Context, Player, Thing};
use crate::host::{Host, Scope};
use crate::listeners::Listener;
use crate::program::{AbilityId, CheckKind, ConditionCode, Program};

/// The result of a condition.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Explained {
    /// Whether it holds.
    pub holds: bool,
    /// The compared number, if the condition is a single comparison.
    pub value: Option<i32>,
}

/// Evaluates a condition of an entry and the number it compares. `source` is the entry as a thing; its owner
/// is the context's player.
pub fn explain<H: Host>(
    program: &Program,
    host: &H,
    context: &Context,
    source: Thing,
    condition: ConditionCode,
) -> Explained {
    let scope = scope(program, context, source);
    let holds = read::holds(host, &scope, condition.0).is_ok();
    let value = match condition.0.of(&program.checks) {
        [check] if check.kind != CheckKind::Test => Some(read::measure(host, &scope, check.call)),
        _ => None,
    };
    Explained { holds, value }
}

/// Returns whether a condition of an entry holds.
pub fn holds<H: Host>(
    program: &Program,
    host: &H,
    context: &Context,
    source: Thing,
    condition: ConditionCode,
) -> bool {
    read::holds(host, &scope(program, context, source), condition.0).is_ok()
}

fn scope<'a>(program: &'a Program, context: &'a Context, source: Thing) -> Scope<'a> {
    let listener = Listener::of_entry(source, Player::NONE);
    Scope::new(program, context, &listener, AbilityId(u32::MAX))
}
