//! Windows on the machine: place after place, without a frame as long as nothing has to wait.

use super::Machine;
use super::brief::{self, Led};
use super::frame::{Frame, Heard, Origin, Place, Turn, WindowFrame};
use super::question::ask;
use super::quick::{self, Quick};
use super::run::{Ran, Work};
use super::window::{Opening, Wish, gather, ready};
use super::{read, usable};
use crate::fault::FaultKind;
use crate::filing::{Listener, Reach};
use crate::hook::{Context, End, Player, Window};
use crate::host::{Flow, Host, Reply, Scope};
use crate::program::{Needs, Program, Trigger};
use crate::trace::{self, NoteKind};
use crate::vocabulary::id::HookId;

/// A window has to wait: for somebody's answer, or for what was laid down to be done first.
#[derive(Clone, Copy, Debug)]
struct Waits {
    /// Where on the stack its place is.
    below: usize,
}

/// How the compulsory abilities of a place went.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd)]
enum Fired {
    /// The place is over; of one ability: it was not used.
    Over,
    /// One was used where only one can be; of one ability: it was used.
    Replaced,
    /// There may be optional ones to ask for.
    Optional,
    /// One waits on the stack for somebody's answer.
    Asking,
    /// One waits on the stack until what was laid down is done.
    Waits,
}

/// The steps of the budget that a deed takes: the verb, and the ability's end.
const DEED_STEPS: u32 = 2;

/// Returns how many of the first so many listeners hear a moment. All of them hear whatever is said to everybody.
fn heard_among<H: Host>(program: &Program, host: &H, context: &Context, first: usize) -> u32 {
    let listeners = host.filing().listeners(program.channel(context.hook)).iter().take(first);
    let triggers = listeners.filter_map(|listener| program.trigger(listener.trigger));
    let heard = triggers.filter(|trigger| usable::said_in(program, context, trigger).is_ok()).count();
    u32::try_from(heard).unwrap_or(u32::MAX)
}

impl<S: Clone> Machine<S> {
    /// Runs a window that is not on the stack, until it is over or has to wait on the stack.
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

    /// Puts a window on the stack, below the ability of its that waits.
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

    /// Runs one place of a window. Something if the window has to wait.
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
            if host.filing().listeners(program.channel(hook)).is_empty() {
                return Ok(None);
            }
            let context = frame.context.at_place(hook);
            let once = frame.place == Place::Instead;
            let fired = self.fire(program, host, &context, once, None, work)?;
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
                Wish::Run(origin) => match self.ability(program, host, origin, work)? {
                    Ran::Over(used) => self.used = used,
                    Ran::Asking | Ran::Waits => return Ok(Some(Waits { below })),
                },
            }
        }
    }

    /// Runs the compulsory abilities at a moment, without frames as long as none of them needs one.
    /// `once`: only until one was used.
    #[expect(clippy::inline_always, reason = "the way of almost every event: a call would cost as much")]
    #[inline(always)]
    fn fire<H: Host<Step = S>>(
        &mut self,
        program: &Program,
        host: &mut H,
        context: &Context,
        once: bool,
        led: Option<Led>,
        work: &mut Work<H>,
    ) -> Result<Fired, FaultKind> {
        work.cursor = 0;
        let led = match led {
            Some(led) => led,
            None if once => Led::default(),
            None => Self::fire_briefly(program, host, context, work),
        };
        work.meter.spend(DEED_STEPS * led.deeds);
        if led != Led::default() {
            self.used |= led.deeds > 0;
            return if led.is_over() {
                Ok(Fired::Over)
            } else {
                self.fire_all(program, host, context, once, led.turns(), work)
            };
        }
        // Where one listens and has one thing to do, it is kept only if it has to wait.
        let only = match *host.filing().listeners(program.channel(context.hook)) {
            [ref only] => only,
            [a, b] => return self.fire_few(program, host, context, &[a, b], once, work),
            [a, b, c] => return self.fire_few(program, host, context, &[a, b, c], once, work),
            _ => return self.fire_all(program, host, context, once, 0, work),
        };
        let Some(trigger) = program.trigger(only.trigger) else { return Ok(Fired::Over) };
        let scope = Scope::new(program, context, only, trigger.ability);
        if (trigger.gist.needs.any(Needs::SAID) || only.reach != Reach::EVERYWHERE)
            && let Err(reason) = usable::heard(host, &scope, trigger)
        {
            trace::note(host, &scope, None, NoteKind::Silent(reason));
            return Ok(Fired::Over);
        }
        if !trigger.gist.needs.any(Needs::DIRECT) {
            return self.fire_lone(host, &scope, once, work);
        }
        let fired = self.fire_here(host, &scope, trigger, work);
        if let Ok(done @ (Fired::Over | Fired::Replaced)) = fired {
            return Ok(if once { done } else { Fired::Over });
        }
        work.cursor = 1;
        self.heard.push(Heard::new(&scope));
        fired
    }

    /// Gives the only one who hears a moment its turn.
    #[inline(never)]
    fn fire_lone<H: Host<Step = S>>(
        &mut self,
        host: &mut H,
        scope: &Scope<'_>,
        once: bool,
        work: &mut Work<H>,
    ) -> Result<Fired, FaultKind> {
        self.heard.push(Heard::new(scope));
        work.cursor = 1;
        let fired = self.fire_any(host, scope, false, work)?;
        Ok(if !once && fired == Fired::Replaced { Fired::Over } else { fired })
    }

    /// Runs the one verb of an ability whose trigger says that it is no more than that. Apart, so that the loops
    /// over listeners stay small.
    #[inline(never)]
    fn fire_direct<H: Host<Step = S>>(
        &mut self,
        host: &mut H,
        scope: &Scope<'_>,
        trigger: &Trigger,
        work: &mut Work<H>,
    ) -> Result<Fired, FaultKind> {
        self.fire_here(host, scope, trigger, work)
    }

    #[expect(clippy::inline_always, reason = "the way of almost every event: a call would cost as much")]
    #[inline(always)]
    fn fire_here<H: Host<Step = S>>(
        &mut self,
        host: &mut H,
        scope: &Scope<'_>,
        trigger: &Trigger,
        work: &mut Work<H>,
    ) -> Result<Fired, FaultKind> {
        if trigger.gist.needs.any(Needs::CONDITION)
            && let Err(failed) = read::holds(host, scope, trigger.condition)
        {
            usable::note_failed(host, scope, failed);
            return Ok(Fired::Over);
        }
        let call = scope.program.call(trigger.call).ok_or(FaultKind::Program)?;
        self.used = true;
        let quick = quick::direct(host, scope, call, &mut self.picks, work);
        if matches!(quick, Ok(Quick::Done)) {
            return Ok(Fired::Replaced);
        }
        self.fire_slowly(host, scope, quick, work)
    }

    /// Goes on with a compulsory ability where the short way ended.
    #[inline(never)]
    fn fire_slowly<H: Host<Step = S>>(
        &mut self,
        host: &mut H,
        scope: &Scope<'_>,
        quick: Result<Quick, FaultKind>,
        work: &mut Work<H>,
    ) -> Result<Fired, FaultKind> {
        let origin = Origin { listener: scope.listener, ability: scope.ability, context: *scope.context };
        Ok(match self.after_quick(scope.program, host, origin, quick, work)? {
            Ran::Over(_) => {
                self.used = true;
                Fired::Replaced
            }
            Ran::Asking => Fired::Asking,
            Ran::Waits => Fired::Waits,
        })
    }

    /// The same where a few listen who have one thing to do each, all for one player and whatever the moment:
    /// nothing but the moment's words decides who is heard, so that they need not be kept unless one waits.
    #[inline(never)]
    fn fire_few<H: Host<Step = S>>(
        &mut self,
        program: &Program,
        host: &mut H,
        context: &Context,
        few: &[Listener],
        once: bool,
        work: &mut Work<H>,
    ) -> Result<Fired, FaultKind> {
        let owner = few.first().map_or(Player::NONE, |first| first.owner);
        let simple = |one: &Listener| {
            let needs = program.trigger(one.trigger).map_or(Needs::EXTRA, |trigger| trigger.gist.needs);
            needs.0 & (Needs::DIRECT.0 | Needs::EXTRA.0) == Needs::DIRECT.0
                && one.reach == Reach::EVERYWHERE
                && one.owner == owner
        };
        if host.trace().is_some() || !few.iter().all(simple) {
            return self.fire_all(program, host, context, once, 0, work);
        }
        let stamp = host.filing().stamp();
        for (turn, listener) in (1..).zip(few) {
            let Some(trigger) = program.trigger(listener.trigger) else { continue };
            if trigger.gist.needs.any(Needs::GUARD) && !context.says_one(trigger.gist.guard) {
                continue;
            }
            let scope = Scope::new(program, context, listener, trigger.ability);
            let fired = if host.filing().stamp() == stamp {
                self.fire_direct(host, &scope, trigger, work)?
            } else {
                self.fire_any(host, &scope, true, work)?
            };
            if fired > Fired::Replaced || (once && fired == Fired::Replaced) {
                work.cursor = self.keep_heard(program, context, few, turn);
                return Ok(fired);
            }
        }
        Ok(Fired::Over)
    }

    /// Keeps those who hear a moment for its words alone. Returns how many of the first so many that are.
    #[inline(never)]
    fn keep_heard(&mut self, program: &Program, context: &Context, few: &[Listener], first: u32) -> u32 {
        let mut count = 0;
        for (turn, listener) in (1..).zip(few) {
            let Some(trigger) = program.trigger(listener.trigger) else { continue };
            let scope = Scope::new(program, context, listener, trigger.ability);
            if usable::said(&scope, trigger).is_ok() {
                self.heard.push(Heard::new(&scope));
                count += u32::from(turn <= first);
            }
        }
        count
    }

    /// Goes the shortest way, as far as it leads and the budget is sure to do.
    #[inline(never)]
    fn fire_briefly<H: Host<Step = S>>(
        program: &Program,
        host: &mut H,
        context: &Context,
        work: &Work<H>,
    ) -> Led {
        let listeners = host.filing().shelf(program.channel(context.hook)).len();
        if work.meter.has(listeners * DEED_STEPS as usize) {
            return brief::event(program, host, context);
        }
        Led::default()
    }

    /// The same for any listeners, the first `turns` of which have had their turn.
    #[inline(never)]
    fn fire_all<H: Host<Step = S>>(
        &mut self,
        program: &Program,
        host: &mut H,
        context: &Context,
        once: bool,
        turns: usize,
        work: &mut Work<H>,
    ) -> Result<Fired, FaultKind> {
        let from = self.heard.len();
        gather(program, host, context, &mut self.heard);
        work.cursor = heard_among(program, host, context, turns);
        let stamp = host.filing().stamp();
        let mut optional = false;
        while let Some(heard) = self.heard.get(from + work.cursor as usize) {
            work.cursor += 1;
            let Some(trigger) = program.trigger(heard.listener.trigger) else { continue };
            let scope = Scope::new(program, context, &heard.listener, heard.ability);
            let stirred = host.filing().stamp() != stamp;
            let fired = if trigger.gist.needs.any(Needs::DIRECT) && !stirred {
                self.fire_direct(host, &scope, trigger, work)?
            } else {
                self.fire_any(host, &scope, stirred, work)?
            };
            if fired == Fired::Optional {
                optional = true;
            } else if fired > Fired::Replaced || (once && fired == Fired::Replaced) {
                return Ok(fired);
            }
        }
        Ok(if optional { Fired::Optional } else { Fired::Over })
    }

    /// Runs the ability of one listener if it is compulsory and can be used.
    fn fire_any<H: Host<Step = S>>(
        &mut self,
        host: &mut H,
        scope: &Scope<'_>,
        stirred: bool,
        work: &mut Work<H>,
    ) -> Result<Fired, FaultKind> {
        let Some(code) = scope.program.ability(scope.ability) else { return Ok(Fired::Over) };
        if code.optional {
            return Ok(Fired::Optional);
        }
        if !ready(host, scope, code, stirred) {
            return Ok(Fired::Over);
        }
        if code.cost.is_none() {
            let quick = quick::run(host, scope, code, &mut self.picks, work);
            if !matches!(quick, Ok(Quick::Done)) {
                return self.fire_slowly(host, scope, quick, work);
            }
            self.used = true;
        } else {
            let origin = Origin { listener: scope.listener, ability: scope.ability, context: *scope.context };
            match self.ability(scope.program, host, origin, work)? {
                Ran::Over(used) => self.used = used,
                Ran::Asking => return Ok(Fired::Asking),
                Ran::Waits => return Ok(Fired::Waits),
            }
        }
        Ok(if self.used { Fired::Replaced } else { Fired::Over })
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
        match window {
            Window {
                context,
                before: None,
                instead: None,
                apply: None,
                settle: None,
                after: Some(hook),
                ..
            } => self.event(program, host, &context.at_place(hook), None, work),
            window => {
                let mut frame = WindowFrame::new(window, self.heard.len());
                self.window(program, host, &mut frame, work)
            }
        }
    }

    /// Opens nothing but the context's hook, without a frame as long as none is needed.
    #[expect(clippy::inline_always, reason = "the way of almost every event: a call would cost as much")]
    #[inline(always)]
    pub(super) fn event<H: Host<Step = S>>(
        &mut self,
        program: &Program,
        host: &mut H,
        context: &Context,
        led: Option<Led>,
        work: &mut Work<H>,
    ) -> Result<(), FaultKind> {
        let (below, from) = (self.frames.len(), self.heard.len());
        let fired = self.fire(program, host, context, false, led, work)?;
        if matches!(fired, Fired::Over) {
            self.heard.truncate(from);
            self.reply = Reply::Ended(End::Applied);
            return Ok(());
        }
        let mut frame = WindowFrame::new::<H::Question>(Window::event(*context), from);
        (frame.place, frame.cursor) = (Place::After, work.cursor);
        frame.turn = Turn::Running { optional: false };
        self.event_in_frame(program, host, fired, frame, below, work)
    }

    /// Goes on with an event that needs a frame.
    #[inline(never)]
    fn event_in_frame<H: Host<Step = S>>(
        &mut self,
        program: &Program,
        host: &mut H,
        fired: Fired,
        mut frame: WindowFrame<S>,
        below: usize,
        work: &mut Work<H>,
    ) -> Result<(), FaultKind> {
        match fired {
            Fired::Waits | Fired::Asking => self.keep(program, host, &frame, Waits { below }, work),
            Fired::Over | Fired::Replaced | Fired::Optional => {
                (frame.turn, frame.cursor) = (Turn::Optional, 0);
                self.window(program, host, &mut frame, work)
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
