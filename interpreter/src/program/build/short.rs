//! Short forms: what a trigger can say without its calls and checks, for hosts that know the fact or do the deed at once.

use super::{Compile, pair};
use crate::program::{Arg, Call, CallId, Check, FactCheck, FactCode, Needs, Run, Trigger};
use crate::vocabulary::id::{NounId, VerbId};

impl Compile<'_> {
    /// Returns the short form of a condition of one check.
    pub(super) fn fact(&mut self, condition: Run) -> FactCheck {
        match condition.of(&self.program().checks) {
            [check] if check.yes == Check::TRUE && check.no == Check::FALSE => check.fact,
            [check] if check.yes == Check::FALSE && check.no == Check::TRUE => check.fact.not(),
            _ => FactCheck::NONE,
        }
    }

    /// Returns the short form of a measure.
    pub(super) fn each(&mut self, measure: CallId) -> FactCode {
        let program = self.program();
        program.call(measure).map_or(FactCode::NONE, |call| FactCode::measure(program, call))
    }

    /// Says in a trigger what it does, if that is no more than one noun and a number.
    pub(super) fn at_once(&mut self, call: CallId, trigger: &mut Trigger) {
        let Some(call) = self.program().call(call).copied() else { return };
        let program = self.program();
        let short = match (call.args.of(&program.args), call.picks.of(&program.picks)) {
            ([Arg::Amounts(_)], [pick]) => Some((vec![pick.noun], pick.count)),
            (args, _) => words(args, |nouns| nouns.of(&program.nouns)),
        };
        if let Some((nouns, number)) = short.filter(|(nouns, _)| nouns.len() <= 1) {
            fill(&call, &nouns, number, trigger);
        }
    }

    /// Says in a trigger what it answers, if that is no more than two nouns and a number.
    pub(super) fn said_at_once(&mut self, call: CallId, trigger: &mut Trigger) {
        let Some(call) = self.program().call(call).copied() else { return };
        let program = self.program();
        let short = words(call.args.of(&program.args), |nouns| nouns.of(&program.nouns));
        if let Some((nouns, number)) = short.filter(|(nouns, _)| nouns.len() <= 2) {
            fill(&call, &nouns, number, trigger);
        }
    }
}

/// Returns the nouns and the number in some slots, if there is nothing else and at most one slot of each.
fn words<'p>(args: &[Arg], of: impl Fn(Run) -> &'p [NounId]) -> Option<(Vec<NounId>, i32)> {
    let (mut nouns, mut number) = (None, None);
    for arg in args {
        match arg {
            Arg::Nouns(run) if nouns.is_none() => nouns = Some(of(*run).to_vec()),
            Arg::Number(said) if number.is_none() => number = Some(*said),
            Arg::Nouns(_) | Arg::Number(_) | Arg::Amounts(_) | Arg::Thing(_) => return None,
        }
    }
    Some((nouns.unwrap_or_default(), number.unwrap_or(0)))
}

fn fill(call: &Call, nouns: &[NounId], number: i32, trigger: &mut Trigger) {
    trigger.gist.verb = VerbId(call.word);
    trigger.gist.nouns = pair(nouns, NounId(u32::MAX));
    trigger.gist.amount = number;
    trigger.gist.needs = trigger.gist.needs.with(Needs::AT_ONCE);
}
