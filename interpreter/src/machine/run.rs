//! The loop: the frame on top goes on, until nothing is left or somebody must choose. Windows and
//! abilities are put on the stack only when they have to wait for something.

use super::budget::{Budget, Meter};
use super::choose::Desk;
use super::effect::{Next, Working};
use super::frame::{Effect, Frame, Origin, Stage, WindowFrame};
use super::question::ask;
use super::quick::{self, Quick};
use super::window::{Opening, Wish};
use super::{Machine, Outcome, State, usable};
use crate::choice::ChoiceOption;
use crate::fault::{Fault, FaultKind, Place};
use crate::filing::Listener;
use crate::hook::{Context, End, Window};
use crate::host::{Flow, Host, Reply};
use crate::program::Program;
use crate::trace::What;

type Way<H> = Flow<<H as Host>::Step, <H as Host>::Question>;

/// How an ability went.
enum Ran<H: Host> {
    /// To its end; whether it was used.
    Over(bool),
    /// It waits on the stack for somebody's answer.
    Asking,
    /// It waits on the stack until this is done.
    Waits(Way<H>),
}

impl<S: Clone> Machine<S> {
    /// Puts something on the stack: a procedure, a window or an ability. It is done before what is
    /// there already.
    pub fn begin<H: Host<Step = S>>(
        &mut self,
        program: &Program,
        host: &H,
        flow: Flow<S, H::Question>,
    ) -> Result<(), Fault> {
        let meter = Meter::new(Budget::default());
        self.wait_for(program, host, flow, meter).map_err(|kind| self.fault(program, kind))
    }

    /// Goes on until everything is done or somebody must choose.
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
        match self.go(program, host, Meter::new(budget)) {
            Ok(true) => Ok(Outcome::Ask(&self.choice)),
            Ok(false) => Ok(Outcome::Done),
            Err(kind) => Err(self.fault(program, kind)),
        }
    }

    /// Returns whether somebody is asked now.
    fn go<H: Host<Step = S>>(
        &mut self,
        program: &Program,
        host: &mut H,
        mut meter: Meter,
    ) -> Result<bool, FaultKind> {
        while self.state != State::Asking {
            meter.step()?;
            match self.frames.last_mut() {
                None => {
                    self.abandon();
                    return Ok(false);
                }
                Some(Frame::Procedure(step)) => {
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
                        Flow::Open(window) => {
                            if let Some(frame) = self.open(program, host, window)? {
                                self.window(program, host, frame, &mut meter)?;
                            }
                        }
                        flow => self.wait_for(program, host, flow, meter)?,
                    }
                }
                Some(Frame::Effect(effect)) => {
                    let effect = *effect;
                    self.frames.pop();
                    match self.effect(program, host, effect, &mut meter)? {
                        Ran::Over(used) => {
                            self.used = used;
                            self.reply = Reply::Back;
                        }
                        Ran::Asking => {}
                        Ran::Waits(flow) => self.wait_for(program, host, flow, meter)?,
                    }
                }
                Some(Frame::Window(_)) => {
                    let Some(Frame::Window(frame)) = self.frames.pop() else { continue };
                    self.window(program, host, frame, &mut meter)?;
                }
            }
        }
        Ok(true)
    }

    /// The choice has been filled in: somebody is asked.
    fn asks(&mut self) -> Result<(), FaultKind> {
        if self.choice.options.is_empty() {
            return Err(FaultKind::Ask);
        }
        self.state = State::Asking;
        Ok(())
    }

    /// Runs a window that is not on the stack, until it is over or has to wait on the stack.
    fn window<H: Host<Step = S>>(
        &mut self,
        program: &Program,
        host: &mut H,
        mut frame: WindowFrame<S>,
        meter: &mut Meter,
    ) -> Result<(), FaultKind> {
        let mut answer = self.state.take();
        loop {
            let mut opening = Opening {
                program,
                frame: &mut frame,
                heard: &mut self.heard,
                choice: &mut self.choice,
                answer: &mut answer,
                used: self.used,
            };
            match opening.advance(host)? {
                Wish::Ask => {
                    self.push(Frame::Window(frame), *meter)?;
                    return self.asks();
                }
                Wish::Over => {
                    self.heard.truncate(frame.from as usize);
                    self.reply = Reply::Ended(frame.end);
                    return Ok(());
                }
                Wish::Run(origin) => {
                    let at = self.frames.len();
                    match self.ability(program, host, origin, meter)? {
                        Ran::Over(used) => self.used = used,
                        Ran::Asking => return self.insert(at, Frame::Window(frame), *meter),
                        Ran::Waits(flow) => {
                            self.insert(at, Frame::Window(frame), *meter)?;
                            return self.wait_for(program, host, flow, *meter);
                        }
                    }
                }
                Wish::Call(mut step) => {
                    meter.step()?;
                    let flow = host.step(program, &mut step, Reply::Go, &mut self.choice);
                    if matches!(flow, Flow::Done) {
                        continue;
                    }
                    self.push(Frame::Window(frame), *meter)?;
                    self.push(Frame::Procedure(step), *meter)?;
                    return match flow {
                        Flow::Ask => self.asks(),
                        Flow::Again => Ok(()),
                        flow => self.wait_for(program, host, flow, *meter),
                    };
                }
            }
        }
    }

    /// Runs an ability that can be used, the short way as far as it leads.
    fn ability<H: Host<Step = S>>(
        &mut self,
        program: &Program,
        host: &mut H,
        origin: Origin,
        meter: &mut Meter,
    ) -> Result<Ran<H>, FaultKind> {
        let code = program.ability(origin.ability).ok_or(FaultKind::Program)?;
        let (picks, things) = (self.picks.len(), self.things.len());
        if code.cost.is_some() {
            let effect = Effect::new(origin, Stage::Pay, 0, picks, things);
            return self.effect(program, host, effect, meter);
        }
        let quick = quick::run(program, host, &origin, code, &mut self.picks, meter).inspect_err(|_| {
            // So that the fault can say where.
            self.frames.push(Frame::Effect(Effect::new(origin, Stage::Next, 0, picks, things)));
        })?;
        match quick {
            Quick::Done => Ok(Ran::Over(true)),
            Quick::Slow(pc) => {
                let effect = Effect::new(origin, Stage::Next, pc, picks, things);
                self.effect(program, host, effect, meter)
            }
            Quick::Flow(pc, flow) => {
                let effect = Effect::new(origin, Stage::Next, pc, picks, things);
                self.push(Frame::Effect(effect), *meter)?;
                Ok(Ran::Waits(flow))
            }
        }
    }

    /// Runs an ability step by step; it is put on the stack if it has to wait.
    fn effect<H: Host<Step = S>>(
        &mut self,
        program: &Program,
        host: &mut H,
        mut effect: Effect,
        meter: &mut Meter,
    ) -> Result<Ran<H>, FaultKind> {
        let ability = program.ability(effect.origin.ability).ok_or(FaultKind::Program)?;
        let mut answer = self.state.take();
        let desk = Desk {
            picks: &mut self.picks,
            things: &mut self.things,
            choice: &mut self.choice,
            answer: &mut answer,
        };
        let next = Working { program, frame: &mut effect, desk, ability }.advance(host, meter);
        if let Ok(Next::Pop(used)) = next {
            self.picks.truncate(effect.call.picks_from as usize);
            self.things.truncate(effect.call.things_from as usize);
            return Ok(Ran::Over(used));
        }
        self.push(Frame::Effect(effect), *meter)?;
        match next? {
            Next::Ask => self.asks().map(|()| Ran::Asking),
            Next::Flow(flow) => Ok(Ran::Waits(flow)),
            Next::Continue | Next::Pop(_) => Err(FaultKind::Program),
        }
    }

    fn push(&mut self, frame: Frame<S>, meter: Meter) -> Result<(), FaultKind> {
        meter.deepen(self.frames.len())?;
        self.frames.push(frame);
        self.reply = Reply::Go;
        Ok(())
    }

    /// Puts a window below the ability that it runs.
    fn insert(&mut self, at: usize, frame: Frame<S>, meter: Meter) -> Result<(), FaultKind> {
        meter.deepen(self.frames.len())?;
        self.frames.insert(at.min(self.frames.len()), frame);
        Ok(())
    }

    /// Puts on the stack what must be done first.
    fn wait_for<H: Host<Step = S>>(
        &mut self,
        program: &Program,
        host: &H,
        flow: Way<H>,
        meter: Meter,
    ) -> Result<(), FaultKind> {
        match flow {
            Flow::Done => Ok(()),
            Flow::Call(step) => self.push(Frame::Procedure(step), meter),
            Flow::Open(window) => match self.open(program, host, window)? {
                None => Ok(()),
                Some(frame) => self.push(Frame::Window(frame), meter),
            },
            Flow::Use(listener, context) => self.start(program, host, listener, context, meter),
            Flow::Again | Flow::Ask => Err(FaultKind::Again),
            Flow::Fail(why) => Err(FaultKind::Host(why)),
        }
    }

    /// Begins a window; nothing if it is over already.
    fn open<H: Host<Step = S>>(
        &mut self,
        program: &Program,
        host: &H,
        window: Window<S, H::Question>,
    ) -> Result<Option<WindowFrame<S>>, FaultKind> {
        if !window.context.is_sound() {
            return Err(FaultKind::Context);
        }
        if let Some((hook, question)) = window.allowed {
            let context = window.context.at_place(hook);
            if !ask(program, host, &context, question).allows(true) {
                self.reply = Reply::Ended(End::Denied);
                return Ok(None);
            }
        }
        // Where nobody listens there is nothing to open.
        let quiet = |hook| program.channels(hook).all(|channel| host.filing().listeners(channel).is_empty());
        let hooks = [window.before, window.instead, window.after];
        if window.apply.is_none() && window.settle.is_none() && hooks.into_iter().flatten().all(quiet) {
            self.reply = Reply::Ended(End::Applied);
            return Ok(None);
        }
        Ok(Some(WindowFrame::new(window, self.heard.len())))
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
        let origin = Origin { listener, ability: trigger.ability, context };
        let scope = origin.scope(program, 0);
        if let Err((reason, span)) = usable::usable(host, &scope, ability) {
            scope.about().note(host, span, What::Silent(reason));
            self.used = false;
            self.reply = Reply::Back;
            return Ok(());
        }
        let stage = if ability.cost.is_some() { Stage::Pay } else { Stage::Used };
        let effect = Effect::new(origin, stage, 0, self.picks.len(), self.things.len());
        self.push(Frame::Effect(effect), meter)
    }

    /// Says where a fault happened: in the innermost ability.
    fn fault(&self, program: &Program, kind: FaultKind) -> Fault {
        let place = self.frames.iter().rev().find_map(|frame| match frame {
            Frame::Effect(effect) => Place::of(program, effect.origin.ability),
            Frame::Window(_) | Frame::Procedure(_) => None,
        });
        Fault { kind, place }
    }
}

impl State {
    #[inline]
    fn take(&mut self) -> Option<ChoiceOption> {
        match *self {
            Self::Answered(option) => {
                *self = Self::Going;
                Some(option)
            }
            Self::Going | Self::Asking => None,
        }
    }
}
