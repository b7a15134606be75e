//! Question hooks: may this, and what does it take? Pure, no allocation.
//!
//! The rule: a waiver beats everything it waives; otherwise one "no" beats any "yes", and the greatest demand
//! counts. The order of the listeners does not matter.

use super::number::MAX_NESTING;
use super::{eligibility, read};
use crate::hook::Context;
use crate::host::{Host, Opinion, Scope};
use crate::listeners::Listener;
use crate::program::{Call, Needs, Program, Trigger};
use crate::trace::{self, NoteKind, Reason};
use crate::vocabulary::id::VerbId;

/// The combined answer of all abilities.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Answer {
    /// Somebody allows it.
    pub yes: bool,
    /// Somebody forbids it.
    pub no: bool,
    /// The things that somebody forbids when many are asked about at once, one bit each.
    pub no_to: u32,
    /// Somebody waives the rule.
    pub waived: bool,
    /// The greatest demand.
    pub demand: Option<i32>,
}

impl Answer {
    /// Returns whether it is allowed; `otherwise` is the rule if nobody answers.
    pub const fn allows(self, otherwise: bool) -> bool {
        self.waived || (!self.no && (self.yes || otherwise))
    }

    /// Returns the forbidden things when many are asked about at once, one bit each.
    pub const fn denied(self) -> u32 {
        if self.waived { 0 } else { self.no_to }
    }

    /// Returns the number required; `base` is the rule if nobody answers.
    pub fn takes(self, base: i32) -> i32 {
        if self.waived { 0 } else { self.demand.map_or(base, |demand| demand.max(base)) }
    }

    #[inline]
    fn hear(&mut self, opinion: Opinion) {
        match opinion {
            Opinion::Silent => {}
            Opinion::Yes => self.yes = true,
            Opinion::No => self.no = true,
            Opinion::NoTo(things) => self.no_to |= things,
            Opinion::Demand(demand) => {
                self.demand = Some(self.demand.map_or(demand, |there| there.max(demand)));
            }
            Opinion::Waive => self.waived = true,
        }
    }
}

/// Asks the abilities at the context's hook.
#[inline]
pub fn ask<H: Host>(program: &Program, host: &H, context: &Context, question: H::Question) -> Answer {
    let listeners = host.listeners().at(program.channel(context.hook));
    if listeners.is_empty() {
        Answer::default()
    } else {
        answers(program, host, context, listeners, question)
    }
}

/// Kept out of line, so that a question without listeners costs one comparison.
#[inline(never)]
fn answers<H: Host>(
    program: &Program,
    host: &H,
    context: &Context,
    listeners: &[Listener],
    question: H::Question,
) -> Answer {
    let mut answer = Answer::default();
    if context.depth > MAX_NESTING {
        return answer;
    }
    for listener in listeners {
        let Some(trigger) = program.trigger(listener.trigger) else { continue };
        let Some(call) = program.call(trigger.call) else { continue };
        // Most abilities without a condition are about other questions.
        if host.trace().is_some() || host.speaks_to(question, VerbId(call.word)) {
            answer.hear(asked(program, host, context, (listener, trigger, call), question));
        }
    }
    answer
}

/// Asks one ability. Kept out of line, so that the loop over the listeners stays small.
#[inline(never)]
fn asked<H: Host>(
    program: &Program,
    host: &H,
    context: &Context,
    (listener, trigger, call): (&Listener, &Trigger, &Call),
    question: H::Question,
) -> Opinion {
    let scope = &Scope::new(program, context, listener, trigger.ability);
    if let Err(reason) = hears(host, scope, trigger) {
        trace::note(host, scope, None, NoteKind::Silent(reason));
        return Opinion::Silent;
    }
    let opinion = if call.binds.is_empty() {
        said(host, scope, question, call, &read::UNBOUND)
    } else {
        opinion(host, scope, question, call, 0, read::UNBOUND)
    };
    if host.trace().is_some() {
        trace::note(host, scope, Some(call.span), NoteKind::Answered(opinion));
    }
    opinion
}

/// Returns whether a listener answers in this moment.
#[inline]
fn hears<H: Host>(host: &H, scope: &Scope<'_>, trigger: &Trigger) -> Result<(), Reason> {
    eligibility::heard(host, scope, trigger)?;
    if trigger.needs.any(Needs::CONDITION) && read::holds(host, scope, trigger.condition).is_err() {
        return Err(Reason::Condition);
    }
    Ok(())
}

/// Returns the answer of an ability. If a selector names several things, the verb is asked about each; the
/// first answer that is not silent counts, and answers about many things at once add up.
fn opinion<H: Host>(
    host: &H,
    scope: &Scope<'_>,
    question: H::Question,
    call: &Call,
    next: usize,
    bound: read::Bound,
) -> Opinion {
    let Some(bind) = call.binds.of(&scope.program.binds).get(next) else {
        return said(host, scope, question, call, &bound);
    };
    let mut no_to = 0;
    for thing in read::select(host, scope, bind, &bound).as_slice() {
        let said = opinion(host, scope, question, call, next + 1, read::bind_at(bound, next, *thing));
        match said {
            Opinion::Silent => {}
            Opinion::NoTo(things) => no_to |= things,
            Opinion::Yes | Opinion::No | Opinion::Demand(_) | Opinion::Waive => return said,
        }
    }
    if no_to == 0 { Opinion::Silent } else { Opinion::NoTo(no_to) }
}

/// Returns the answer of a verb once its things are known.
#[inline]
fn said<H: Host>(
    host: &H,
    scope: &Scope<'_>,
    question: H::Question,
    call: &Call,
    bound: &read::Bound,
) -> Opinion {
    let opinion = read::with_args(host, scope, (call.args, call.things), bound, |args| {
        let opinion = host.answer(question, VerbId(call.word), args, scope);
        if args.misread.get() { Opinion::Silent } else { opinion }
    });
    opinion.unwrap_or(Opinion::Silent)
}
