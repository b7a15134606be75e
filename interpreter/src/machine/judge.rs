//! Conditions that stand by themselves, in the keys of an entry: whether they hold for a player, and the numbers that
//! they compare. Pure, like numbers and questions.

use super::read;
use crate::filing::Listener;
use crate::hook::{Context, Player, Thing};
use crate::host::{Host, Scope};
use crate::program::{AbilityId, CheckKind, ConditionCode, Program};

/// What came of a condition.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Judged {
    /// Whether it holds.
    pub holds: bool,
    /// The number it compares, if it does nothing else.
    pub value: Option<i32>,
}

/// Looks whether a condition of an entry holds. `source` is the entry as a thing; its owner is the context's player.
pub fn judge<H: Host>(
    program: &Program,
    host: &H,
    context: &Context,
    source: Thing,
    condition: ConditionCode,
) -> Judged {
    let scope = scope(program, context, source);
    let holds = read::holds(host, &scope, condition.0).is_ok();
    let value = match condition.0.of(&program.checks) {
        [check] if check.kind != CheckKind::Test => Some(read::measure(host, &scope, check.call)),
        _ => None,
    };
    Judged { holds, value }
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
