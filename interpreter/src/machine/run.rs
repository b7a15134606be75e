//! The loop: the frame on top goes on, until nothing is left or somebody must choose.

use super::budget::{Budget, Meter};
use super::choose::Desk;
use super::effect::{Next, Working};
use super::frame::{Effect, Frame, Origin, WindowFrame};
use super::question::ask;
use super::window::{Opening, Wish};
use super::{Machine, Outcome, State, usable};
use crate::fault::{Fault, FaultKind, Place};
use crate::filing::Listener;
use crate::hook::{Context, End, Window};
use crate::host::{Flow, Host, Reply, Scope};
use crate::program::Program;
use crate::trace::What;

type Step<H> = Next<<H as Host>::Step, <H as Host>::Question>;

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
        self.follow(program, host, flow, false, meter).map(|_| ()).map_err(|kind| self.fault(program, kind))
    }

    /// Goes on until everything is done or somebody must choose.
    pub fn run<H: Host<Step = S>>(
        &mut self,
        program: &Program,
        host: &mut H,
    ) -> Result<Outcome<'_>, Fault> {
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
        loop {
            if self.state == State::Asking {
                return Ok(true);
            }
            meter.step()?;
            let next = match self.frames.last_mut() {
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
                        Flow::Done => Next::Pop(true),
                        Flow::Again => Next::Continue,
                        Flow::Ask => Next::Ask,
                        flow => Next::Flow(flow),
                    }
                }
                Some(Frame::Effect(_)) => self.effect(program, host, &mut meter)?,
                Some(Frame::Window(_)) => self.window(program, host, meter)?,
            };
            match next {
                Next::Continue => {}
                Next::Ask if self.choice.options.is_empty() => return Err(FaultKind::Ask),
                Next::Ask => self.state = State::Asking,
                Next::Flow(flow) => {
                    let procedure = matches!(self.frames.last(), Some(Frame::Procedure(_)));
                    self.follow(program, host, flow, procedure, meter)?;
                }
                Next::Pop(used) => self.pop(used),
            }
        }
    }

    fn effect<H: Host<Step = S>>(
        &mut self,
        program: &Program,
        host: &mut H,
        meter: &mut Meter,
    ) -> Result<Step<H>, FaultKind> {
        let Some(Frame::Effect(frame)) = self.frames.last_mut() else { return Err(FaultKind::Program) };
        let ability = program.ability(frame.origin.ability).ok_or(FaultKind::Program)?;
        let mut answer = self.state.take();
        let desk = Desk {
            picks: &mut self.picks,
            things: &mut self.things,
            choice: &mut self.choice,
            answer: &mut answer,
        };
        Working { program, frame, desk, ability }.advance(host, meter)
    }

    fn window<H: Host<Step = S>>(
        &mut self,
        program: &Program,
        host: &H,
        meter: Meter,
    ) -> Result<Step<H>, FaultKind> {
        let Some(Frame::Window(frame)) = self.frames.last_mut() else { return Err(FaultKind::Program) };
        let mut answer = self.state.take();
        let mut opening = Opening {
            program,
            frame,
            heard: &mut self.heard,
            choice: &mut self.choice,
            answer: &mut answer,
            used: self.used,
        };
        match opening.advance(host)? {
            Wish::Next(next) => Ok(next),
            Wish::Run(origin) => {
                self.push_effect(program, origin, meter)?;
                Ok(Next::Continue)
            }
        }
    }

    fn push(&mut self, frame: Frame<S>, meter: Meter) -> Result<(), FaultKind> {
        meter.deepen(self.frames.len())?;
        self.frames.push(frame);
        self.reply = Reply::Go;
        Ok(())
    }

    fn push_effect(&mut self, program: &Program, origin: Origin, meter: Meter) -> Result<(), FaultKind> {
        let has_cost = program.ability(origin.ability).is_some_and(|ability| ability.cost.is_some());
        let effect = Effect::new(origin, has_cost, self.picks.len(), self.things.len());
        self.push(Frame::Effect(effect), meter)
    }

    fn pop(&mut self, used: bool) {
        match self.frames.pop() {
            Some(Frame::Effect(effect)) => {
                self.picks.truncate(effect.call.picks_from as usize);
                self.things.truncate(effect.call.things_from as usize);
                self.used = used;
                self.reply = Reply::Back;
            }
            Some(Frame::Window(window)) => {
                self.heard.truncate(window.from as usize);
                self.reply = Reply::Ended(window.end);
            }
            Some(Frame::Procedure(_)) | None => self.reply = Reply::Back,
        }
    }

    /// Puts on the stack what was asked for.
    fn follow<H: Host<Step = S>>(
        &mut self,
        program: &Program,
        host: &H,
        flow: Flow<S, H::Question>,
        from_procedure: bool,
        meter: Meter,
    ) -> Result<(), FaultKind> {
        match flow {
            Flow::Done => Ok(()),
            Flow::Call(step) => self.push(Frame::Procedure(step), meter),
            Flow::Open(window) => self.open(program, host, window, meter),
            Flow::Use(listener, context) => self.start(program, host, listener, context, meter),
            Flow::Again | Flow::Ask if !from_procedure => Err(FaultKind::Again),
            Flow::Again | Flow::Ask => Ok(()),
            Flow::Fail(why) => Err(FaultKind::Host(why)),
        }
    }

    fn open<H: Host<Step = S>>(
        &mut self,
        program: &Program,
        host: &H,
        window: Window<S, H::Question>,
        meter: Meter,
    ) -> Result<(), FaultKind> {
        if !window.context.is_sound() {
            return Err(FaultKind::Context);
        }
        if let Some((hook, question)) = window.allowed {
            let context = window.context.at_place(hook);
            if !ask(program, host, &context, question).allows(true) {
                self.reply = Reply::Ended(End::Denied);
                return Ok(());
            }
        }
        // Where nobody listens there is nothing to open.
        let quiet = |hook| {
            program.channels(hook).all(|channel| host.filing().listeners(channel).is_empty())
        };
        let hooks = [window.before, window.instead, window.after];
        if window.apply.is_none() && window.settle.is_none() && hooks.into_iter().flatten().all(quiet) {
            self.reply = Reply::Ended(End::Applied);
            return Ok(());
        }
        let frame = WindowFrame::new(window, self.heard.len());
        self.push(Frame::Window(frame), meter)
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
        let scope: Scope<'_> = origin.scope(program, 0);
        if let Err((reason, span)) = usable::usable(host, &scope, ability) {
            scope.about().note(host, span, What::Silent(reason));
            self.used = false;
            self.reply = Reply::Back;
            return Ok(());
        }
        self.push_effect(program, origin, meter)
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
    fn take(&mut self) -> Option<crate::choice::ChoiceOption> {
        match std::mem::replace(self, Self::Going) {
            Self::Answered(option) => Some(option),
            Self::Going | Self::Asking => None,
        }
    }
}
