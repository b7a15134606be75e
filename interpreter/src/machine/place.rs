//! Runs windows place by place, without a frame unless something has to wait.

use super::Machine;
use super::frame::{Frame, Place, Turn, WindowFrame};
use super::inline;
use super::question::ask;
use super::run::{Ran, Work};
use super::window::{Opening, Wish, collect, ready};
use crate::fault::FaultKind;
use crate::hook::{Context, End, Window};
use crate::host::{Flow, Host, Reply, Scope};
use crate::program::Program;
use crate::vocabulary::id::HookId;

/// A window that has to wait for an answer or for something that runs first.
#[derive(Clone, Copy, Debug)]
struct Waits {
    /// The stack height at which its place begins.
    below: usize,
}

/// The result of the compulsory abilities of a place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Fired {
    /// The place is over.
    Over,
    /// One was used where only one may be.
    Replaced,
    /// There may be optional abilities to ask about.
    Optional,
    /// An ability waits on the stack for an answer.
    Asking,
    /// An ability waits on the stack until something else is done.
    Waits,
}

impl<S: Clone> Machine<S> {
    /// Runs a window off the stack until it ends or has to wait on the stack.
    pub(super) fn window<H: Host<Step = S>>(
        &mut self,
        program: &Program,
        host: &mut H,
        frame: &mut WindowFrame<S>,
        work: &mut Work<H>,
    ) -> Result<(), FaultKind> {
        loop {
            let step = match frame.place {
                Place::Before | Place::Instead | Place::After => {
                    let hook = frame.hook();
                    if let Some(hook) = hook {
                        if let Some(waits) = self.place(program, host, frame, hook, work)? {
                            return self.keep(program, host, frame, waits, work);
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
            work.meter.step()?;
            let flow = host.step(program, &mut step, Reply::Go, &mut self.choice);
            if !matches!(flow, Flow::Done) {
                self.push(Frame::Window(frame.clone()), work.meter)?;
                self.push(Frame::Procedure(step), work.meter)?;
                return match flow {
                    Flow::Ask => self.asks(),
                    Flow::Again => Ok(()),
                    flow @ (Flow::Done | Flow::Call(_) | Flow::Open(_) | Flow::Use(..) | Flow::Fail(_)) => {
                        self.put(program, host, flow, work.meter)
                    }
                };
            }
        }
    }

    /// Puts a window on the stack, below its waiting ability.
    fn keep<H: Host<Step = S>>(
        &mut self,
        program: &Program,
        host: &H,
        frame: &WindowFrame<S>,
        waits: Waits,
        work: &mut Work<H>,
    ) -> Result<(), FaultKind> {
        work.meter.deepen(self.frames.len())?;
        self.frames.insert(waits.below.min(self.frames.len()), Frame::Window(frame.clone()));
        self.wait(program, host, work)
    }

    /// Runs one place of a window; returns `Some` if the window has to wait.
    fn place<H: Host<Step = S>>(
        &mut self,
        program: &Program,
        host: &mut H,
        frame: &mut WindowFrame<S>,
        hook: HookId,
        work: &mut Work<H>,
    ) -> Result<Option<Waits>, FaultKind> {
        let below = self.frames.len();
        if frame.turn == Turn::Enter {
            if host.listeners().at(program.channel(hook)).is_empty() {
                return Ok(None);
            }
            let context = frame.context.at_place(hook);
            let once = frame.place == Place::Instead;
            let fired = self.fire(program, host, &context, once, work)?;
            frame.turn = Turn::Running { optional: false };
            frame.cursor = work.cursor;
            match fired {
                Fired::Over => return Ok(None),
                Fired::Replaced => {
                    frame.end = End::Replaced;
                    return Ok(None);
                }
                Fired::Waits | Fired::Asking => return Ok(Some(Waits { below })),
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
                    return Ok(Some(Waits { below }));
                }
                Wish::Run(origin) => match self.ability(host, &origin.scope(program, 0), work)? {
                    Ran::Over(used) => self.used = used,
                    Ran::Asking | Ran::Waits => return Ok(Some(Waits { below })),
                },
            }
        }
    }

    /// Runs the compulsory abilities at a moment, without frames unless one needs it. With `once`, stops
    /// after the first that is used.
    fn fire<H: Host<Step = S>>(
        &mut self,
        program: &Program,
        host: &mut H,
        context: &Context,
        once: bool,
        work: &mut Work<H>,
    ) -> Result<Fired, FaultKind> {
        let from = self.heard.len();
        collect(program, host, context, &mut self.heard);
        work.cursor = 0;
        let stamp = host.listeners().stamp();
        let mut optional = false;
        while let Some(heard) = self.heard.get(from + work.cursor as usize) {
            work.cursor += 1;
            let Some(code) = program.ability(heard.ability) else { continue };
            let scope = Scope::new(program, context, &heard.listener, heard.ability);
            if code.optional {
                optional = true;
                continue;
            }
            if !ready(host, &scope, code, host.listeners().stamp() != stamp) {
                continue;
            }
            match self.ability(host, &scope, work)? {
                Ran::Over(used) => self.used = used,
                Ran::Asking => return Ok(Fired::Asking),
                Ran::Waits => return Ok(Fired::Waits),
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
        work: &mut Work<H>,
    ) -> Result<(), FaultKind> {
        if !self.opens(program, host, &window)? {
            return Ok(());
        }
        let mut frame = WindowFrame::new(window, self.heard.len());
        self.window(program, host, &mut frame, work)
    }

    /// Returns whether a window needs to be opened at all.
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
        if window.allowed.is_none() && inline::is_unheard(program, host, window) {
            self.reply = Reply::Ended(End::Applied);
            return Ok(false);
        }
        Ok(true)
    }
}
