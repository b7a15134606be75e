//! The loop: the frame on top goes on, until nothing is left or somebody must choose. Windows and
//! abilities are put on the stack only when they have to wait for something.

use super::budget::{Budget, Meter};
use super::choose::Desk;
use super::effect::{Next, Working};
use super::frame::{Effect, Frame, Heard, Origin, Place, Stage, Turn, WindowFrame};
use super::question::ask;
use super::quick::{self, Quick};
use super::window::{Opening, Wish, gather, ready};
use super::{Machine, Outcome, State, usable};
use crate::choice::ChoiceOption;
use crate::fault::{self, Fault, FaultKind};
use crate::filing::Listener;
use crate::hook::{Context, End, Window};
use crate::host::{Flow, Host, Reply, Scope};
use crate::program::Program;
use crate::trace::What;
use crate::vocabulary::id::HookId;

type Way<H> = Flow<<H as Host>::Step, <H as Host>::Question>;

/// Why a window has to wait.
struct Waits<H: Host> {
    /// Where on the stack its place is.
    below: usize,
    /// What must be done first; nothing if somebody is asked.
    until: Option<Way<H>>,
}

/// How the compulsory abilities of a place went.
enum Fired<H: Host> {
    /// The place is over.
    Over,
    /// One was used where only one can be.
    Replaced,
    /// There may be optional ones to ask for.
    Optional,
    /// One waits on the stack for somebody's answer.
    Asking,
    /// One waits on the stack until this is done.
    Waits(Way<H>),
}

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

    /// Opens the context's hook and goes on until everything is done or somebody must choose: the shortest
    /// way to let abilities hear of something.
    #[inline]
    pub fn raise<H: Host<Step = S>>(
        &mut self,
        program: &Program,
        host: &mut H,
        context: &Context,
    ) -> Result<Outcome<'_>, Fault> {
        let mut meter = Meter::new(Budget::default());
        if host.filing().listeners(program.channel(context.hook)).is_empty() {
            return Ok(Outcome::Done);
        }
        let idle = self.frames.is_empty();
        match self.event(program, host, context, &mut meter) {
            Ok(()) if idle && self.frames.is_empty() => {
                self.reply = Reply::Go;
                self.used = false;
                Ok(Outcome::Done)
            }
            Ok(()) => self.run(program, host),
            Err(kind) => Err(self.fault(program, kind)),
        }
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
                        Flow::Open(window) => self.open(program, host, window, &mut meter)?,
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
                    let Some(Frame::Window(mut frame)) = self.frames.pop() else { continue };
                    self.window(program, host, &mut frame, &mut meter)?;
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
        frame: &mut WindowFrame<S>,
        meter: &mut Meter,
    ) -> Result<(), FaultKind> {
        loop {
            let step = match frame.place {
                Place::Before | Place::Instead | Place::After => {
                    let hook = match frame.place {
                        Place::Before => frame.before,
                        Place::Instead => frame.instead,
                        _ => frame.after,
                    };
                    if let Some(hook) = hook {
                        if let Some(waits) = self.place(program, host, frame, hook, meter)? {
                            return self.keep(program, host, frame, waits, *meter);
                        }
                        self.heard.truncate(frame.from as usize);
                    }
                    None
                }
                Place::Apply if frame.end == End::Applied => frame.apply.clone(),
                Place::Apply => None,
                Place::Settle => frame.settle.clone(),
                Place::Over => {
                    self.reply = Reply::Ended(frame.end);
                    return Ok(());
                }
            };
            frame.go_on();
            let Some(mut step) = step else { continue };
            meter.step()?;
            let flow = host.step(program, &mut step, Reply::Go, &mut self.choice);
            if !matches!(flow, Flow::Done) {
                self.push(Frame::Window(frame.clone()), *meter)?;
                self.push(Frame::Procedure(step), *meter)?;
                return match flow {
                    Flow::Ask => self.asks(),
                    Flow::Again => Ok(()),
                    flow => self.wait_for(program, host, flow, *meter),
                };
            }
        }
    }

    /// Puts a window on the stack, below the ability of its that waits.
    fn keep<H: Host<Step = S>>(
        &mut self,
        program: &Program,
        host: &H,
        frame: &WindowFrame<S>,
        waits: Waits<H>,
        meter: Meter,
    ) -> Result<(), FaultKind> {
        meter.deepen(self.frames.len())?;
        self.frames.insert(waits.below.min(self.frames.len()), Frame::Window(frame.clone()));
        match waits.until {
            None => Ok(()),
            Some(flow) => self.wait_for(program, host, flow, meter),
        }
    }

    /// Runs one place of a window. Something if the window has to wait.
    fn place<H: Host<Step = S>>(
        &mut self,
        program: &Program,
        host: &mut H,
        frame: &mut WindowFrame<S>,
        hook: HookId,
        meter: &mut Meter,
    ) -> Result<Option<Waits<H>>, FaultKind> {
        let below = self.frames.len();
        if frame.turn == Turn::Enter {
            if host.filing().listeners(program.channel(hook)).is_empty() {
                return Ok(None);
            }
            let context = frame.context.at_place(hook);
            let (mut cursor, once) = (0, frame.place == Place::Instead);
            let fired = self.fire(program, host, &context, once, &mut cursor, meter)?;
            frame.turn = Turn::Running { optional: false };
            frame.cursor = cursor;
            match fired {
                Fired::Over => return Ok(None),
                Fired::Replaced => {
                    frame.end = End::Replaced;
                    return Ok(None);
                }
                Fired::Waits(flow) => return Ok(Some(Waits { below, until: Some(flow) })),
                Fired::Asking => return Ok(Some(Waits { below, until: None })),
                Fired::Optional => {
                    frame.turn = Turn::Optional;
                    frame.cursor = 0;
                }
            }
        }
        let mut answer = self.state.take();
        loop {
            let mut opening = Opening {
                program,
                frame,
                heard: &mut self.heard,
                choice: &mut self.choice,
                answer: &mut answer,
                used: self.used,
            };
            match opening.listen(host, hook)? {
                Wish::Over => return Ok(None),
                Wish::Ask => {
                    self.asks()?;
                    return Ok(Some(Waits { below, until: None }));
                }
                Wish::Run(origin) => match self.ability(program, host, origin, meter)? {
                    Ran::Over(used) => self.used = used,
                    Ran::Asking => return Ok(Some(Waits { below, until: None })),
                    Ran::Waits(flow) => return Ok(Some(Waits { below, until: Some(flow) })),
                },
            }
        }
    }

    /// Runs the compulsory abilities at a moment, without frames as long as none of them needs one.
    /// `once`: only until one was used. `cursor` tells how many listeners had their turn.
    #[inline]
    fn fire<H: Host<Step = S>>(
        &mut self,
        program: &Program,
        host: &mut H,
        context: &Context,
        once: bool,
        cursor: &mut u32,
        meter: &mut Meter,
    ) -> Result<Fired<H>, FaultKind> {
        let from = self.heard.len();
        gather(program, host, context, &mut self.heard);
        let (mut optional, mut stirred) = (false, false);
        while let Some(heard) = self.heard.get(from + *cursor as usize).copied() {
            *cursor += 1;
            let Heard { listener, ability, .. } = heard;
            let Some(code) = program.ability(ability) else { continue };
            if code.optional {
                optional = true;
                continue;
            }
            let scope = Scope::new(program, context, listener, ability);
            if !ready(host, &scope, code, stirred) {
                continue;
            }
            stirred = true;
            if code.cost.is_none() {
                let quick = quick::run(host, &scope, code, &mut self.picks, meter);
                if !matches!(quick, Ok(Quick::Done)) {
                    let origin = Origin { listener, ability, context: *context };
                    match self.after_quick(program, host, origin, quick, meter)? {
                        Ran::Over(_) => {}
                        Ran::Asking => return Ok(Fired::Asking),
                        Ran::Waits(flow) => return Ok(Fired::Waits(flow)),
                    }
                }
                self.used = true;
            } else {
                let origin = Origin { listener, ability, context: *context };
                match self.ability(program, host, origin, meter)? {
                    Ran::Over(used) => self.used = used,
                    Ran::Asking => return Ok(Fired::Asking),
                    Ran::Waits(flow) => return Ok(Fired::Waits(flow)),
                }
            }
            if once && self.used {
                return Ok(Fired::Replaced);
            }
        }
        Ok(if optional { Fired::Optional } else { Fired::Over })
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
        if code.cost.is_some() {
            let effect = Effect::new(origin, Stage::Pay, 0, self.picks.len(), self.things.len());
            return self.effect(program, host, effect, meter);
        }
        let quick = quick::run(host, &origin.scope(program, 0), code, &mut self.picks, meter);
        self.after_quick(program, host, origin, quick, meter)
    }

    /// Goes on where the short way ended.
    fn after_quick<H: Host<Step = S>>(
        &mut self,
        program: &Program,
        host: &mut H,
        origin: Origin,
        quick: Result<Quick<S, H::Question>, FaultKind>,
        meter: &mut Meter,
    ) -> Result<Ran<H>, FaultKind> {
        let (picks, things) = (self.picks.len(), self.things.len());
        let effect = |pc| Effect::new(origin, Stage::Next, pc, picks, things);
        match quick {
            Ok(Quick::Done) => Ok(Ran::Over(true)),
            Ok(Quick::Slow(pc)) => self.effect(program, host, effect(pc), meter),
            Ok(Quick::Flow(pc, flow)) => {
                self.push(Frame::Effect(effect(pc)), *meter)?;
                Ok(Ran::Waits(flow))
            }
            Err(kind) => {
                // So that the fault can say where.
                self.frames.push(Frame::Effect(effect(0)));
                Err(kind)
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

    /// Opens a window for the procedure on top of the stack.
    #[inline]
    fn open<H: Host<Step = S>>(
        &mut self,
        program: &Program,
        host: &mut H,
        window: Window<S, H::Question>,
        meter: &mut Meter,
    ) -> Result<(), FaultKind> {
        if !self.opens(program, host, &window)? {
            return Ok(());
        }
        match window {
            Window { context, before: None, instead: None, apply: None, settle: None, after: Some(hook), .. } => {
                self.event(program, host, &context.at_place(hook), meter)
            }
            window => {
                let mut frame = WindowFrame::new(window, self.heard.len());
                self.window(program, host, &mut frame, meter)
            }
        }
    }

    /// Opens nothing but the context's hook, without a frame as long as none is needed.
    #[inline]
    fn event<H: Host<Step = S>>(
        &mut self,
        program: &Program,
        host: &mut H,
        context: &Context,
        meter: &mut Meter,
    ) -> Result<(), FaultKind> {
        let (mut cursor, below, from) = (0, self.frames.len(), self.heard.len());
        let fired = self.fire(program, host, context, false, &mut cursor, meter)?;
        if matches!(fired, Fired::Over) {
            self.heard.truncate(from);
            self.reply = Reply::Ended(End::Applied);
            return Ok(());
        }
        let mut frame = WindowFrame::new::<H::Question>(Window::event(*context), from);
        (frame.place, frame.cursor) = (Place::After, cursor);
        frame.turn = Turn::Running { optional: false };
        match fired {
            Fired::Waits(flow) => {
                self.keep(program, host, &frame, Waits { below, until: Some(flow) }, *meter)
            }
            Fired::Asking => self.keep(program, host, &frame, Waits { below, until: None }, *meter),
            Fired::Over | Fired::Replaced | Fired::Optional => {
                (frame.turn, frame.cursor) = (Turn::Optional, 0);
                self.window(program, host, &mut frame, meter)
            }
        }
    }

    /// Returns whether a window is to be opened at all.
    fn opens<H: Host<Step = S>>(
        &mut self,
        program: &Program,
        host: &H,
        window: &Window<S, H::Question>,
    ) -> Result<bool, FaultKind> {
        if !window.context.is_sound() {
            return Err(FaultKind::Context);
        }
        if let Some((hook, question)) = window.allowed {
            let context = window.context.at_place(hook);
            if !ask(program, host, &context, question).allows(true) {
                self.reply = Reply::Ended(End::Denied);
                return Ok(false);
            }
        }
        // Where nobody listens there is nothing to open.
        let quiet = |hook: Option<HookId>| {
            hook.is_none_or(|hook| host.filing().listeners(program.channel(hook)).is_empty())
        };
        let nothing = window.apply.is_none()
            && window.settle.is_none()
            && quiet(window.after)
            && quiet(window.before)
            && quiet(window.instead);
        if nothing {
            self.reply = Reply::Ended(End::Applied);
        }
        Ok(!nothing)
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
            Frame::Effect(effect) => fault::Place::of(program, effect.origin.ability),
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
