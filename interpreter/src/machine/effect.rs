//! Runs one ability from its cost to its last step.

use super::budget::Meter;
use super::choose::{Desk, Preparing, Resolved, has_amounts, scales_number};
use super::eligibility::possible;
use super::frame::{CallState, Effect, Stage};
use super::{number, read, value};
use crate::choice::{ChoiceKind, ChoiceOption};
use crate::fault::FaultKind;
use crate::hook::Player;
use crate::host::{Flow, Host, Word};
use crate::program::{Ability, CallId, Op, Program};
use crate::trace::{self, NoteKind, Reason};
use crate::vocabulary::id::{CostId, VerbId};

/// The next request of a frame.
#[derive(Debug)]
pub(super) enum Next<S, Q> {
    /// To be called again.
    Continue,
    /// To ask the choice on the desk.
    Ask,
    /// To run this first.
    Flow(Flow<S, Q>),
    /// To let this player do the steps behind the present op first.
    By(Player),
    /// To leave the stack, with whether its ability was used (or its window's event happened).
    Pop(bool),
}

pub(super) type Answer<H> = Result<Next<<H as Host>::Step, <H as Host>::Question>, FaultKind>;

/// An effect in progress.
#[derive(Debug)]
pub(super) struct Working<'w, 'm> {
    pub(super) program: &'w Program,
    pub(super) frame: &'w mut Effect,
    pub(super) desk: Desk<'m>,
    pub(super) ability: &'w Ability,
}

impl Working<'_, '_> {
    /// Goes on until something must be asked or run first, or the ability ends.
    pub(super) fn advance<H: Host>(&mut self, host: &mut H, meter: &mut Meter) -> Answer<H> {
        loop {
            meter.step()?;
            let next = match self.frame.at.stage {
                Stage::Pay => self.pay(host, self.ability.cost, Stage::Used)?,
                Stage::Used => self.used(host),
                Stage::Next => self.op(host)?,
                Stage::Act => self.act(host)?,
                Stage::Done => self.done(host),
                Stage::Again => self.again()?,
                Stage::Choose => self.chosen(host)?,
                Stage::PayFor(index) => self.pay_for(host, index)?,
                Stage::Who => self.who(host)?,
                Stage::Each => self.each(host)?,
                Stage::Offer => self.offer(host)?,
                Stage::Offered => self.offered()?,
                Stage::PayOffer => self.pay_offer(host)?,
            };
            if !matches!(next, Next::Continue) {
                return Ok(next);
            }
        }
    }

    pub(super) fn current(&self) -> Option<&Op> {
        self.ability.body.of(&self.program.ops).get(self.frame.at.pc as usize)
    }

    /// Resets the choices of the last call.
    pub(super) fn fresh_call(&mut self) {
        let CallState { picks_from, things_from, .. } = self.frame.call;
        self.desk.picks.truncate(picks_from as usize);
        self.desk.things.truncate(things_from as usize);
        self.frame.call = CallState { picks_from, things_from, ..CallState::new(0, 0) };
    }

    /// Makes the choices of a cost and pays it.
    pub(super) fn pay<H: Host>(&mut self, host: &mut H, cost: Option<CallId>, then: Stage) -> Answer<H> {
        let call = cost.and_then(|cost| self.program.call(cost)).ok_or(FaultKind::Program)?;
        let cost = CostId(call.word);
        let scope = self.frame.origin.scope(self.program, self.frame.at.paid);
        let preparing = Preparing { scope, call, word: Word::Cost(cost), factor: 1, most: i32::MAX, done: 0 };
        match preparing.resolve(&*host, &mut self.desk, &mut self.frame.call)? {
            Resolved::Ask => return Ok(Next::Ask),
            Resolved::Nothing(reason) => {
                trace::note(host, &scope, Some(call.span), NoteKind::Nothing(reason));
                return Ok(Next::Pop(false));
            }
            Resolved::Ready => {}
        }
        let picks = self.desk.picks.get(self.frame.call.picks_from as usize..).unwrap_or(&[]);
        let Some(found) = preparing.found(&*host, &self.frame.call) else {
            trace::note(host, &scope, Some(call.span), NoteKind::Nothing(Reason::Nothing));
            return Ok(Next::Pop(false));
        };
        let args = preparing.args(&found, picks);
        if !host.can_pay(cost, &args, &scope) {
            trace::note(host, &scope, Some(call.span), NoteKind::Nothing(Reason::Cost));
            return Ok(Next::Pop(false));
        }
        let paid = picks.iter().map(|pick| pick.count).fold(0, i32::saturating_add);
        let flow = host.pay(cost, &args, &scope);
        if args.misread.get() {
            return Err(FaultKind::Slot);
        }
        trace::note(host, &scope, Some(call.span), NoteKind::Paid(cost));
        self.frame.at.paid = paid;
        self.frame.at.stage = then;
        self.keep_names(call.binds);
        self.fresh_call();
        Ok(follow(flow))
    }

    fn used<H: Host>(&mut self, host: &mut H) -> Next<H::Step, H::Question> {
        let scope = self.frame.origin.scope(self.program, self.frame.at.paid);
        if let Some((limit, _)) = self.ability.limit {
            host.record_use(limit, &scope);
        }
        trace::note(host, &scope, None, NoteKind::Fired);
        self.frame.at.stage = Stage::Next;
        Next::Continue
    }

    fn op<H: Host>(&mut self, host: &mut H) -> Answer<H> {
        let Some(op) = self.current().copied() else { return Ok(Next::Pop(true)) };
        self.fresh_call();
        let scope = self.frame.origin.scope(self.program, self.frame.at.paid);
        match op {
            Op::Act { call, for_each, times, may_stop, counted } => {
                self.frame.at.most = for_each.map_or(i32::MAX, |each| each.most);
                let (times, factor) = match for_each {
                    None => (u32::from(times), 1),
                    Some(each) => {
                        let count = value::each(host, &scope, each);
                        let args = self.program.call(call).ok_or(FaultKind::Program)?.args;
                        let args = args.of(&self.program.args);
                        if has_amounts(args) || scales_number(args) {
                            (if count > 0 { u32::from(times) } else { 0 }, count)
                        } else {
                            (u32::from(times).saturating_mul(count.min(each.most).unsigned_abs()), 1)
                        }
                    }
                };
                (self.frame.at.left, self.frame.at.factor) = (times, factor);
                if times == 0 {
                    trace::note(host, &scope, None, NoteKind::Nothing(Reason::Nothing));
                    self.frame.at.pc += 1;
                } else if counted && may_stop && possible::doable(host, &scope, call) {
                    self.desk.ask(&scope, ChoiceKind::Again);
                    self.desk.choice.offer(ChoiceOption::Again);
                    self.desk.choice.offer(ChoiceOption::Stop);
                    self.frame.at.stage = Stage::Again;
                    return Ok(Next::Ask);
                } else {
                    self.frame.at.stage = Stage::Act;
                }
            }
            Op::Choose { of, end, span } => {
                let body = self.ability.body.of(&self.program.ops);
                self.desk.ask(&scope, ChoiceKind::Alternative);
                for (index, alternative) in (0..).zip(of.of(&self.program.alternatives)) {
                    if possible::choosable(host, &scope, body, alternative) {
                        self.desk.choice.offer(ChoiceOption::Alternative(index));
                    }
                }
                match *self.desk.choice.options {
                    [] => {
                        trace::note(host, &scope, Some(span), NoteKind::Nothing(Reason::Nothing));
                        self.frame.at.pc = end;
                    }
                    [ChoiceOption::Alternative(only)] => self.take(host, only)?,
                    _ => {
                        self.frame.at.stage = Stage::Choose;
                        return Ok(Next::Ask);
                    }
                }
            }
            Op::Jump(to) => self.frame.at.pc = to,
            Op::Grant(abilities) => {
                if let Some(until) = self.ability.until {
                    host.grant(abilities, until, &scope);
                }
                self.frame.at.pc += 1;
            }
            Op::By(_) | Op::Pick(_) => self.frame.at.stage = Stage::Who,
            Op::If(condition, otherwise) => {
                let holds = read::holds(host, &scope, condition).is_ok();
                self.frame.at.pc = if holds { self.frame.at.pc + 1 } else { otherwise };
            }
            Op::Count => {
                if !host.listeners().is_open(scope.context.scope) {
                    return Err(FaultKind::Scope);
                }
                number::mark(host, &scope);
                self.frame.at.pc += 1;
            }
            Op::End => return Ok(Next::Pop(true)),
        }
        Ok(Next::Continue)
    }

    /// Makes the choices of a verb and performs it once.
    fn act<H: Host>(&mut self, host: &mut H) -> Answer<H> {
        let Some(Op::Act { call, .. }) = self.current() else { return Err(FaultKind::Program) };
        let call = self.program.call(*call).ok_or(FaultKind::Program)?;
        let verb = VerbId(call.word);
        let scope = self.frame.origin.scope(self.program, self.frame.at.paid);
        let preparing = Preparing {
            scope,
            call,
            word: Word::Verb(verb),
            factor: self.frame.at.factor,
            most: self.frame.at.most,
            done: self.frame.at.done,
        };
        let resolved = preparing.resolve(&*host, &mut self.desk, &mut self.frame.call)?;
        if resolved == Resolved::Ask {
            return Ok(Next::Ask);
        }
        self.frame.at.stage = Stage::Done;
        if let Resolved::Nothing(reason) = resolved {
            trace::note(host, &scope, Some(call.span), NoteKind::Nothing(reason));
            return Ok(Next::Continue);
        }
        let picks = self.desk.picks.get(self.frame.call.picks_from as usize..).unwrap_or(&[]);
        let found = preparing.found(&*host, &self.frame.call);
        let args = found.as_ref().map(|found| preparing.args(found, picks));
        let Some(args) = args.filter(|args| host.can_do(verb, args, &scope)) else {
            trace::note(host, &scope, Some(call.span), NoteKind::Nothing(Reason::Nothing));
            return Ok(Next::Continue);
        };
        let flow = host.perform(verb, &args, &scope);
        if args.misread.get() {
            return Err(FaultKind::Slot);
        }
        trace::note(host, &scope, Some(call.span), NoteKind::Did(verb));
        self.keep_names(call.binds);
        Ok(follow(flow))
    }

    /// Goes on to the next thing of an `each`, the next repetition or the next op.
    fn done<H: Host>(&mut self, host: &H) -> Next<H::Step, H::Question> {
        let Some(Op::Act { call, may_stop, counted, .. }) = self.current().copied() else {
            return Next::Pop(true);
        };
        let state = &mut self.frame.call;
        self.desk.picks.truncate(state.picks_from as usize);
        for index in (0..state.loops.len()).rev() {
            let Some(each) = state.loops.get_mut(index) else { continue };
            if each.next >= each.end {
                continue;
            }
            let Some(thing) = self.desk.things.get(each.next as usize) else { continue };
            each.next += 1;
            let end = each.end;
            state.bound = read::bind_at(state.bound, index, *thing);
            state.loops.iter_mut().skip(index + 1).for_each(|inner| inner.next = inner.end);
            self.desk.things.truncate(end as usize);
            state.again_from(u8::try_from(index + 1).unwrap_or(u8::MAX));
            self.frame.at.stage = Stage::Act;
            return Next::Continue;
        }
        if counted {
            self.set_aside(call);
        }
        self.fresh_call();
        self.frame.at.left = self.frame.at.left.saturating_sub(1);
        let scope = self.frame.origin.scope(self.program, self.frame.at.paid);
        if self.frame.at.left == 0 || !possible::doable(host, &scope, call) {
            self.leave_op();
        } else if may_stop {
            self.desk.ask(&scope, ChoiceKind::Again);
            self.desk.choice.offer(ChoiceOption::Again);
            self.desk.choice.offer(ChoiceOption::Stop);
            self.frame.at.stage = Stage::Again;
            return Next::Ask;
        } else {
            self.frame.at.stage = Stage::Act;
        }
        Next::Continue
    }

    /// Puts what a counted set has chosen below the things of the next choice, so that it is not chosen again.
    fn set_aside(&mut self, call: CallId) {
        let binds = self.program.call(call).map_or(&[][..], |call| call.binds.of(&self.program.binds));
        let Some(at) = binds.iter().position(|bind| bind.counted) else { return };
        let Some(thing) = self.frame.call.bound.get(at).copied().filter(|thing| thing.is_some()) else {
            return;
        };
        self.desk.things.truncate(self.frame.call.things_from as usize);
        self.desk.things.push(thing);
        self.frame.call.things_from += 1;
        self.frame.at.done += 1;
    }

    /// Goes on behind the present op.
    fn leave_op(&mut self) {
        self.frame.call.things_from -= u32::from(self.frame.at.done);
        self.frame.at.done = 0;
        self.fresh_call();
        self.frame.at.pc += 1;
        self.frame.at.stage = Stage::Next;
    }

    fn again<S, Q>(&mut self) -> Result<Next<S, Q>, FaultKind> {
        match self.desk.answer.take() {
            Some(ChoiceOption::Again) => self.frame.at.stage = Stage::Act,
            Some(ChoiceOption::Stop) => self.leave_op(),
            _ => return Err(FaultKind::Program),
        }
        Ok(Next::Continue)
    }

    fn chosen<H: Host>(&mut self, host: &H) -> Answer<H> {
        let Some(ChoiceOption::Alternative(index)) = self.desk.answer.take() else {
            return Err(FaultKind::Program);
        };
        self.take(host, index).map(|()| Next::Continue)
    }

    /// Goes on with an alternative, after its cost.
    fn take<H: Host>(&mut self, host: &H, index: u8) -> Result<(), FaultKind> {
        let alternative = self.alternative(index)?;
        let scope = self.frame.origin.scope(self.program, self.frame.at.paid);
        trace::note(host, &scope, Some(alternative.span), NoteKind::Branch);
        self.fresh_call();
        if alternative.cost.is_some() {
            self.frame.at.stage = Stage::PayFor(index);
        } else {
            self.frame.at.pc = alternative.start;
            self.frame.at.stage = Stage::Next;
        }
        Ok(())
    }

    fn alternative(&self, index: u8) -> Result<crate::program::Alternative, FaultKind> {
        let Some(Op::Choose { of, .. }) = self.current() else { return Err(FaultKind::Program) };
        let alternatives = of.of(&self.program.alternatives);
        alternatives.get(usize::from(index)).copied().ok_or(FaultKind::Program)
    }

    fn pay_for<H: Host>(&mut self, host: &mut H, index: u8) -> Answer<H> {
        let alternative = self.alternative(index)?;
        let next = self.pay(host, alternative.cost, Stage::Next)?;
        if self.frame.at.stage == Stage::Next {
            self.frame.at.pc = alternative.start;
        }
        Ok(next)
    }
}

fn follow<S, Q>(flow: Flow<S, Q>) -> Next<S, Q> {
    if matches!(flow, Flow::Done) { Next::Continue } else { Next::Flow(flow) }
}
