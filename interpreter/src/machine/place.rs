//! Windows on the machine: place after place, without a frame as long as nothing has to wait.

use super::Machine;
use super::budget::Meter;
use super::frame::{Frame, Heard, Origin, Place, Turn, WindowFrame};
use super::question::ask;
use super::quick::{self, Quick};
use super::run::{Ran, Way};
use super::window::{Opening, Wish, gather, ready};
use crate::fault::FaultKind;
use crate::hook::{Context, End, Window};
use crate::host::{Flow, Host, Reply, Scope};
use crate::program::Program;
use crate::vocabulary::id::HookId;

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

impl<S: Clone> Machine<S> {
    /// Runs a window that is not on the stack, until it is over or has to wait on the stack.
    pub(super) fn window<H: Host<Step = S>>(
        &mut self,
        program: &Program,
        host: &mut H,
        frame: &mut WindowFrame<S>,
        meter: &mut Meter,
    ) -> Result<(), FaultKind> {
        loop {
            let step = match frame.place {
                Place::Before | Place::Instead | Place::After => {
                    let hook = frame.hook();
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
                    flow @ (Flow::Done | Flow::Call(_) | Flow::Open(_) | Flow::Use(..) | Flow::Fail(_)) => {
                        self.wait_for(program, host, flow, *meter)
                    }
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

    /// Opens a window for the procedure on top of the stack.
    #[inline]
    pub(super) fn open<H: Host<Step = S>>(
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
            Window {
                context,
                before: None,
                instead: None,
                apply: None,
                settle: None,
                after: Some(hook),
                ..
            } => self.event(program, host, &context.at_place(hook), meter),
            window => {
                let mut frame = WindowFrame::new(window, self.heard.len());
                self.window(program, host, &mut frame, meter)
            }
        }
    }

    /// Opens nothing but the context's hook, without a frame as long as none is needed.
    #[inline]
    pub(super) fn event<H: Host<Step = S>>(
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
    pub(super) fn opens<H: Host<Step = S>>(
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
        if window.allowed.is_none() && quick::is_quiet(program, host, window) {
            self.reply = Reply::Ended(End::Applied);
            return Ok(false);
        }
        Ok(true)
    }
}
