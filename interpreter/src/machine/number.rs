//! Number hooks: the abilities in force change a value. Pure, no allocation, one walk over the listeners of
//! the number.
//!
//! The rule: *base; then the greatest `is`; then doublings; then halvings; then all additions; then the
//! greatest `at least`; then the smallest `at most`; then the number's own floor*. No part depends on order,
//! so neither attaching nor loading can change the value.
//!
//! Optional, limited and paid abilities count only if they were used in the context's scope: the host opens a
//! window on the number hook first (`machine/window.rs`).

use super::{eligibility, read, value};
use crate::hook::{Context, Thing};
use crate::host::{Host, Scope};
use crate::ir::Quantifier;
use crate::listeners::Mark;
use crate::program::{Extra, Needs, NumberCode, NumberOp, Program, Run, Trigger};
use crate::trace::{self, NoteKind, Reason};
use crate::vocabulary::id::{NounId, TargetId};

/// How deep numbers may be worked out inside numbers.
pub const MAX_NESTING: u8 = 8;

/// Which number of a number hook is wanted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Query<'q> {
    /// The number.
    pub target: TargetId,
    /// The nouns that may fill its slot: the colour of the counted die, or the colours a die can have.
    pub nouns: &'q [NounId],
    /// The thing that fills its slot.
    pub thing: Thing,
}

impl<'q> Query<'q> {
    /// Asks for a number without slots.
    pub const fn new(target: TargetId) -> Self {
        Self { target, nouns: &[], thing: Thing::NONE }
    }

    /// Asks about this noun, or about any of several: a change written for several of them counts once.
    pub const fn of(mut self, nouns: &'q [NounId]) -> Self {
        self.nouns = nouns;
        self
    }

    /// Asks about this thing.
    pub const fn on(mut self, thing: Thing) -> Self {
        self.thing = thing;
        self
    }
}

/// The changes collected so far.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Fold {
    add: i64,
    set: Option<i32>,
    /// How often the number is doubled, and halved.
    doubled: u8,
    halved_down: u8,
    halved_up: u8,
    low: i32,
    high: i32,
}

impl Fold {
    const START: Self =
        Self { add: 0, set: None, doubled: 0, halved_down: 0, halved_up: 0, low: i32::MIN, high: i32::MAX };

    #[inline]
    fn change(&mut self, op: NumberOp, amount: i32) {
        match op {
            NumberOp::Add => self.add += i64::from(amount),
            NumberOp::Set => self.set = Some(self.set.map_or(amount, |set| set.max(amount))),
            NumberOp::Double => self.doubled = self.doubled.saturating_add(1),
            NumberOp::HalveDown => self.halved_down = self.halved_down.saturating_add(1),
            NumberOp::HalveUp => self.halved_up = self.halved_up.saturating_add(1),
            NumberOp::AtLeast => self.low = self.low.max(amount),
            NumberOp::AtMost => self.high = self.high.min(amount),
        }
    }

    #[inline]
    fn end(&self, base: i32, floor: i32) -> i32 {
        let mut scaled = i64::from(self.set.unwrap_or(base));
        for _ in 0..self.doubled.min(32) {
            scaled = scaled.saturating_mul(2);
        }
        for _ in 0..self.halved_down {
            scaled = scaled.div_euclid(2);
        }
        for _ in 0..self.halved_up {
            scaled = (scaled + 1).div_euclid(2);
        }
        let sum = scaled.saturating_add(self.add);
        let sum = i32::try_from(sum).unwrap_or(if sum < 0 { i32::MIN } else { i32::MAX });
        sum.max(self.low).min(self.high).max(floor)
    }
}

/// Computes a number at the context's hook, starting from `base`.
#[inline]
pub fn number<H: Host>(program: &Program, host: &H, context: &Context, query: Query<'_>, base: i32) -> i32 {
    let code = program.number_at(context.hook, query.target);
    if context.scope == 0 && host.listeners().at(code.channel).is_empty() {
        return base.max(code.floor);
    }
    changed(program, host, context, query, code, base)
}

/// Kept out of line, so that a number without listeners costs a few comparisons.
#[inline(never)]
fn changed<H: Host>(
    program: &Program,
    host: &H,
    context: &Context,
    query: Query<'_>,
    code: NumberCode,
    base: i32,
) -> i32 {
    let mut fold = Fold::START;
    let fits = |scope: &Scope<'_>, trigger: &Trigger| fits(host, scope, trigger, query);
    changes(program, host, context, (query.target, code), fits, |trigger, amount| {
        fold.change(trigger.op, amount);
    });
    fold.end(base, code.floor)
}

/// Walks over the changes of a number that count at a moment: those of the listeners accepted by `fits`, and
/// those used in the moment's scope.
pub(super) fn changes<H: Host>(
    program: &Program,
    host: &H,
    context: &Context,
    (target, NumberCode { channel, .. }): (TargetId, NumberCode),
    fits: impl Fn(&Scope<'_>, &Trigger) -> bool,
    mut change: impl FnMut(&Trigger, i32),
) {
    if context.depth > MAX_NESTING {
        return;
    }
    for listener in host.listeners().at(channel) {
        let Some(trigger) = program.trigger(listener.trigger) else { continue };
        let scope = Scope::new(program, context, listener, trigger.ability);
        match counts(host, &scope, trigger, &fits) {
            Ok(amount) => {
                trace::note(host, &scope, None, NoteKind::Changed { target, op: trigger.op, amount });
                change(trigger, amount);
            }
            Err(reason) => trace::note(host, &scope, None, NoteKind::Silent(reason)),
        }
    }
    for mark in host.listeners().marks(context.scope) {
        let Some(trigger) = program.trigger(mark.trigger) else { continue };
        // An ability used for a roll with several purposes counts for its own purpose.
        let listener = crate::listeners::Listener::of_entry(mark.source, context.player);
        let scope = Scope::new(program, context, &listener, trigger.ability);
        if trigger.number == channel && eligibility::said(&scope, trigger).is_ok() && fits(&scope, trigger) {
            change(trigger, mark.amount);
        }
    }
}

/// Returns by how much a listener changes a number, or why it does not.
#[inline]
fn counts<H: Host>(
    host: &H,
    scope: &Scope<'_>,
    trigger: &Trigger,
    fits: &impl Fn(&Scope<'_>, &Trigger) -> bool,
) -> Result<i32, Reason> {
    eligibility::heard(host, scope, trigger)?;
    if !fits(scope, trigger) {
        return Err(Reason::Nothing);
    }
    if trigger.needs.any(Needs::CONDITION) && read::holds(host, scope, trigger.condition).is_err() {
        return Err(Reason::Condition);
    }
    Ok(amount(host, scope, trigger))
}

/// Returns whether a trigger changes the number for this noun and this thing.
#[inline]
fn fits<H: Host>(host: &H, scope: &Scope<'_>, trigger: &Trigger, query: Query<'_>) -> bool {
    let asked = |nouns: &[NounId]| query.nouns.iter().any(|noun| nouns.contains(noun));
    if trigger.needs.any(Needs::NOUN) && !asked(&trigger.nouns) {
        return false;
    }
    if !trigger.needs.any(Needs::EXTRA) {
        return true;
    }
    let Some(Extra { nouns, thing, set, .. }) = scope.program.extras.get(trigger.extra as usize) else {
        return true;
    };
    (nouns.is_empty() || asked(nouns.of(&scope.program.nouns)))
        && thing.is_none_or(|of| read::thing(host, scope, of, &read::UNBOUND) == Some(query.thing))
        && (set.is_empty() || is_of(host, scope, *set, query.thing))
}

/// Returns whether a thing belongs to a set; if the set means a single thing, that is the first.
#[inline(never)]
fn is_of<H: Host>(host: &H, scope: &Scope<'_>, set: Run, thing: Thing) -> bool {
    let things = value::members(host, scope, set, read::UNBOUND);
    let last = set.of(&scope.program.binds).last();
    if last.is_some_and(|bind| bind.quantifier == Quantifier::A) {
        return things.as_slice().first() == Some(&thing);
    }
    things.as_slice().contains(&thing)
}

#[inline]
fn amount<H: Host>(host: &H, scope: &Scope<'_>, trigger: &Trigger) -> i32 {
    if trigger.needs.any(Needs::FOR_EACH) {
        let Some(each) = scope.program.eaches.get(trigger.call.index()).copied() else { return 0 };
        // A number in words may be below 0 when it sets or bounds a value, but not when it counts.
        if each.every == 1 && trigger.op != NumberOp::Add {
            return value::value(host, scope, each.value, read::UNBOUND).min(each.most);
        }
        let amount = trigger.amount.saturating_mul(value::each(host, scope, each));
        amount.clamp(each.most.saturating_neg(), each.most)
    } else {
        trigger.amount
    }
}

/// Marks a used ability, so that it counts in its scope.
pub(super) fn mark<H: Host>(host: &mut H, scope: &Scope<'_>) {
    let Some(ability) = scope.program.ability(scope.ability) else { return };
    for trigger in ability.triggers.indices().map(crate::program::TriggerId) {
        let Some(code) = scope.program.trigger(trigger) else { continue };
        let here = scope.program.hook_of(code.number) == Some(scope.context.hook);
        if here && eligibility::said(scope, code).is_ok() {
            let amount = amount(host, scope, code);
            let mark = Mark { scope: scope.context.scope, trigger, source: scope.source(), amount };
            host.listeners_mut().mark(mark);
        }
    }
}
