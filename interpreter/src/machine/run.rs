//! The main loop: runs the top frame until nothing is left or a player must choose. Windows and abilities go
//! on the stack only when they have to wait.

use super::budget::{Budget, Meter};
use super::choose::Desk;
use super::effect::{Next, Working};
use super::frame::{Effect, Frame, Origin, Stage, WindowFrame};
use super::inline::{self, Inline};
use super::{Machine, Outcome, State, eligibility};
use crate::choice::ChoiceOption;
use crate::fault::{self, Fault, FaultKind};
use crate::hook::Context;
use crate::host::{Flow, Host, Reply, Scope};
use crate::listeners::Listener;
use crate::program::Program;
use crate::trace::{self, NoteKind};

pub(super) type FlowOf<H> = Flow<<H as Host>::Step, <H as Host>::Question>;

/// The state shared by everything in a run.
///
/// A request to run something first is stored here instead of being returned: a [`Flow`] is large, most verbs
/// return [`Flow::Done`], and moving the others through the results of all functions in between would cost
/// more than the verbs.
pub(super) struct Work<H: Host> {
    /// The rest of the budget.
    pub(super) meter: Meter,
    /// The flow that must run first.
    pub(super) first: Option<FlowOf<H>>,
    /// How many listeners at a moment have had their turn.
    pub(super) cursor: u32,
}

impl<H: Host> Work<H> {
    #[inline]
    pub(super) const fn new(budget: Budget) -> Self {
        Self { meter: Meter::new(budget), first: None, cursor: 0 }
    }
}

/// The result of running an ability.
#[derive(Clone, Copy, Debug)]
pub(super) enum Ran {
    /// It ended; whether it was used.
    Over(bool),
    /// It waits on the stack for an answer.
    Asking,
    /// It waits on the stack until something else is done.
    Waits,
}

impl<S: Clone> Machine<S> {
    /// Puts a procedure, a window or an ability on the stack. It runs before everything already there.
    pub fn begin<H: Host<Step = S>>(
        &mut self,
        program: &Program,
        host: &H,
        flow: Flow<S, H::Question>,
    ) -> Result<(), Fault> {
        let meter = Meter::new(Budget::default());
        self.put(program, host, flow, meter).map_err(|kind| self.fault(program, kind))
    }

    /// Goes on until everything is done or a player must choose.
    pub fn run<H: Host<Step = S>>(&mut self, program: &Program, host: &mut H) -> Result<Outcome<'_>, Fault> {
        self.run_within(program, host, Budget::default())
    }

    /// Like [`Machine::run`], within a budget.
    pub fn run_within<H: Host<Step = S>>(
        &mut self,
        program: &Program,
        host: &mut H,
        budget: Budget,
    ) -> Result<Outcome<'_>, Fault> {
        let mut work = Work::new(budget);
        loop {
            match self.go(program, host, &mut work) {
                Ok(true) => {
                    let decided = host.decides(&self.choice);
                    if decided.is_none_or(|option| self.answer(option).is_err()) {
                        return Ok(Outcome::Ask(&self.choice));
                    }
                }
                Ok(false) => return Ok(Outcome::Done),
                Err(kind) => return Err(self.fault(program, kind)),
            }
        }
    }

    /// Goes on, and returns whether a question is pending.
    fn go<H: Host<Step = S>>(
        &mut self,
        program: &Program,
        host: &mut H,
        work: &mut Work<H>,
    ) -> Result<bool, FaultKind> {
        let mut told = false;
        while self.state != State::Asking {
            work.meter.step()?;
            if host.has_moments() && self.state == State::Going {
                self.interrupt(program, host, work.meter)?;
                continue;
            }
            match self.frames.last_mut() {
                None => {
                    self.abandon();
                    return Ok(false);
                }
                Some(Frame::Procedure(_)) if host.wants_cause() && !told => {
                    let cause = self.frames.iter().rev().find_map(Frame::cause);
                    host.caused_by(cause);
                    told = true;
                }
                Some(Frame::Procedure(step)) => {
                    told = false;
                    let reply = match self.state {
                        State::Answered(option) => Reply::Chose(option),
                        State::Going | State::Asking => self.reply,
                    };
                    self.state = State::Going;
                    self.reply = Reply::Go;
                    match host.step(program, step, reply, &mut self.choice) {
                        Flow::Done => {
                            self.frames.pop();
                            self.reply = Reply::Back;
                        }
                        Flow::Again => {}
                        Flow::Ask => self.asks()?,
                        Flow::Open(window) => self.open(program, host, window, work)?,
                        flow @ (Flow::Call(_) | Flow::Use(..) | Flow::Fail(_)) => {
                            self.put(program, host, flow, work.meter)?;
                        }
                    }
                }
                Some(Frame::Effect(effect)) => {
                    let effect = *effect;
                    self.frames.pop();
                    match self.effect(program, host, effect, work)? {
                        Ran::Over(used) => {
                            self.used = used;
                            self.reply = Reply::Back;
                        }
                        Ran::Asking => {}
                        Ran::Waits => self.wait(program, host, work)?,
                    }
                }
                Some(Frame::Interrupted(reply, used)) => {
                    (self.reply, self.used) = (*reply, *used);
                    self.frames.pop();
                }
                Some(Frame::Window(_)) => {
                    let Some(Frame::Window(mut frame)) = self.frames.pop() else { continue };
                    self.window(program, host, &mut frame, work)?;
                }
            }
        }
        Ok(true)
    }

    /// Opens the next moment that the host has brought about, before anything else.
    #[inline(never)]
    fn interrupt<H: Host<Step = S>>(
        &mut self,
        program: &Program,
        host: &mut H,
        meter: Meter,
    ) -> Result<(), FaultKind> {
        let Some(window) = host.take_moment() else { return Ok(()) };
        let interrupted = Frame::Interrupted(self.reply, self.used);
        self.push(interrupted, meter)?;
        self.put(program, host, Flow::Open(window), meter)
    }

    /// Marks the filled-in choice as pending.
    pub(super) fn asks(&mut self) -> Result<(), FaultKind> {
        if self.choice.options.is_empty() {
            return Err(FaultKind::Ask);
        }
        self.state = State::Asking;
        Ok(())
    }

    /// Runs a usable ability: inline up to the first choice, then in a frame.
    pub(super) fn ability<H: Host<Step = S>>(
        &mut self,
        host: &mut H,
        scope: &Scope<'_>,
        work: &mut Work<H>,
    ) -> Result<Ran, FaultKind> {
        let code = scope.program.ability(scope.ability).ok_or(FaultKind::Program)?;
        let went = match code.cost {
            Some(_) => Ok(Inline::Frame(Stage::Pay, 0)),
            None => inline::run(host, scope, code, &mut self.picks, work),
        };
        if matches!(went, Ok(Inline::Done)) {
            Ok(Ran::Over(true))
        } else {
            self.in_frame(host, scope, went, work)
        }
    }

    /// Goes on with an ability in a frame.
    #[inline(never)]
    fn in_frame<H: Host<Step = S>>(
        &mut self,
        host: &mut H,
        scope: &Scope<'_>,
        went: Result<Inline, FaultKind>,
        work: &mut Work<H>,
    ) -> Result<Ran, FaultKind> {
        let origin = Origin::new(scope.listener, scope.ability, *scope.context);
        let effect = Effect::new(origin, Stage::Next, 0, self.picks.len(), self.things.len());
        match went {
            Ok(Inline::Done) => Ok(Ran::Over(true)),
            Ok(Inline::Frame(stage, pc)) => {
                self.effect(scope.program, host, effect.going_on(stage, pc), work)
            }
            Ok(Inline::Waits(pc)) => {
                self.push(Frame::Effect(effect.going_on(Stage::Next, pc)), work.meter)?;
                Ok(Ran::Waits)
            }
            Err(kind) => {
                // The fault can then name the ability.
                self.frames.push(Frame::Effect(effect));
                Err(kind)
            }
        }
    }

    /// Runs an ability step by step, and puts it on the stack if it has to wait.
    fn effect<H: Host<Step = S>>(
        &mut self,
        program: &Program,
        host: &mut H,
        mut effect: Effect,
        work: &mut Work<H>,
    ) -> Result<Ran, FaultKind> {
        let ability = program.ability(effect.origin.ability).ok_or(FaultKind::Program)?;
        let mut answer = self.state.take();
        let desk = Desk {
            picks: &mut self.picks,
            things: &mut self.things,
            choice: &mut self.choice,
            answer: &mut answer,
        };
        let next = Working { program, frame: &mut effect, desk, ability }.advance(host, &mut work.meter);
        if let Ok(Next::Pop(used)) = next {
            self.picks.truncate(effect.call.picks_from as usize);
            self.things.truncate(effect.call.things_from as usize);
            return Ok(Ran::Over(used));
        }
        self.push(Frame::Effect(effect), work.meter)?;
        match next? {
            Next::Ask => self.asks().map(|()| Ran::Asking),
            Next::Flow(flow) => {
                work.first = Some(flow);
                Ok(Ran::Waits)
            }
            Next::By(player) => {
                let child = effect.by(player, self.picks.len(), self.things.len());
                self.push(Frame::Effect(child), work.meter)?;
                Ok(Ran::Waits)
            }
            Next::Continue | Next::Pop(_) => Err(FaultKind::Program),
        }
    }

    pub(super) fn push(&mut self, frame: Frame<S>, meter: Meter) -> Result<(), FaultKind> {
        meter.deepen(self.frames.len())?;
        self.frames.push(frame);
        self.reply = Reply::Go;
        Ok(())
    }

    /// Puts the stored flow on the stack.
    pub(super) fn wait<H: Host<Step = S>>(
        &mut self,
        program: &Program,
        host: &H,
        work: &mut Work<H>,
    ) -> Result<(), FaultKind> {
        match work.first.take() {
            None => Ok(()),
            Some(flow) => self.put(program, host, flow, work.meter),
        }
    }

    /// Puts something on the stack.
    pub(super) fn put<H: Host<Step = S>>(
        &mut self,
        program: &Program,
        host: &H,
        flow: FlowOf<H>,
        meter: Meter,
    ) -> Result<(), FaultKind> {
        match flow {
            Flow::Done => Ok(()),
            Flow::Call(step) => self.push(Frame::Procedure(step), meter),
            Flow::Open(window) => {
                if self.opens(program, host, &window)? {
                    let frame = WindowFrame::new(window, self.heard.len());
                    self.push(Frame::Window(frame), meter)?;
                }
                Ok(())
            }
            Flow::Use(listener, context) => self.start(program, host, listener, context, meter),
            Flow::Again | Flow::Ask => Err(FaultKind::Again),
            Flow::Fail(why) => Err(FaultKind::Host(why)),
        }
    }

    fn start<H: Host<Step = S>>(
        &mut self,
        program: &Program,
        host: &H,
        listener: Listener,
        context: Context,
        meter: Meter,
    ) -> Result<(), FaultKind> {
        if !context.is_sound() {
            return Err(FaultKind::Context);
        }
        let trigger = program.trigger(listener.trigger).ok_or(FaultKind::Program)?;
        let ability = program.ability(trigger.ability).ok_or(FaultKind::Program)?;
        let origin = Origin::new(listener, trigger.ability, context);
        let scope = origin.scope(program, 0);
        if let Err((reason, span)) = eligibility::eligible(host, &scope, ability) {
            trace::note(host, &scope, span, NoteKind::Silent(reason));
            self.used = false;
            self.reply = Reply::Back;
            return Ok(());
        }
        let stage = if ability.cost.is_some() { Stage::Pay } else { Stage::Used };
        let effect = Effect::new(origin, stage, 0, self.picks.len(), self.things.len());
        self.push(Frame::Effect(effect), meter)
    }

    /// Builds a fault, placed in the innermost ability.
    fn fault(&self, program: &Program, kind: FaultKind) -> Fault {
        let place = self.frames.iter().rev().find_map(|frame| match frame {
            Frame::Effect(effect) => fault::Place::of(program, effect.origin.ability),
            Frame::Window(_) | Frame::Procedure(_) | Frame::Interrupted(..) => None,
        });
        Fault { kind, place }
    }
}

impl State {
    #[inline]
    pub(super) fn take(&mut self) -> Option<ChoiceOption> {
        match *self {
            Self::Answered(option) => {
                *self = Self::Going;
                Some(option)
            }
            Self::Going | Self::Asking => None,
        }
    }
}
