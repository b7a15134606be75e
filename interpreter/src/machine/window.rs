//! The one hook window: *allowed? -> before -> instead -> apply -> settle -> after*. What the places
//! mean stands at [`crate::hook::Window`].
//!
//! In each place the compulsory abilities come first, in the order *turn order from the active player, rank
//! of the source, ability*; then each player in turn order is asked which optional ones to use, in any
//! order, until done. An optional ability with neither limit nor cost can be used once in a window, the
//! others as often as limit and cost allow. At a number hook the same happens for those abilities that
//! are optional, limited or paid; what is used there counts in the context's scope.

use super::frame::{Heard, Origin, Place, Turn, WindowFrame};
use super::usable;
use crate::choice::{Choice, ChoiceKind, ChoiceOption};
use crate::fault::FaultKind;
use crate::filing::Listener;
use crate::hook::{Context, End, Player, Window};
use crate::host::{Host, Scope};
use crate::program::{Ability, Needs, Program, Trigger};
use crate::trace::{Reason, What};
use crate::vocabulary::id::HookId;
use crate::vocabulary::spec::HookKind;

/// The parts of the machine that a window works with.
#[derive(Debug)]
pub(super) struct Opening<'w, S> {
    pub(super) program: &'w Program,
    pub(super) frame: &'w mut WindowFrame<S>,
    pub(super) heard: &'w mut Vec<Heard>,
    pub(super) choice: &'w mut Choice,
    pub(super) answer: &'w mut Option<ChoiceOption>,
    /// Whether the last ability that ran was used.
    pub(super) used: bool,
}

/// What a window wants.
#[derive(Debug)]
pub(super) enum Wish<S> {
    /// The choice asked.
    Ask,
    /// To leave.
    Over,
    /// This procedure run.
    Call(S),
    /// This ability run.
    Run(Origin),
}

impl<S> WindowFrame<S> {
    pub(super) fn new<Q>(window: Window<S, Q>, heard: usize) -> Self {
        Self {
            context: window.context,
            before: window.before,
            instead: window.instead,
            apply: window.apply,
            settle: window.settle,
            after: window.after,
            place: Place::Before,
            turn: Turn::Enter,
            from: u32::try_from(heard).unwrap_or(u32::MAX),
            cursor: 0,
            end: End::Applied,
            stirred: false,
        }
    }

    const fn hook(&self) -> Option<HookId> {
        match self.place {
            Place::Before => self.before,
            Place::Instead => self.instead,
            Place::After => self.after,
            Place::Apply | Place::Settle | Place::Over => None,
        }
    }
}

impl<S: Clone> Opening<'_, S> {
    /// Goes on until something must be run or asked, or the window is over.
    pub(super) fn advance<H: Host<Step = S>>(&mut self, host: &H) -> Result<Wish<S>, FaultKind> {
        loop {
            let (hook, place) = (self.frame.hook(), self.frame.place);
            match (hook, place) {
                (Some(hook), _) => {
                    if let Some(wish) = self.listen(host, hook)? {
                        return Ok(wish);
                    }
                    self.heard.truncate(self.frame.from as usize);
                }
                (None, Place::Apply) if self.frame.end == End::Applied => {
                    self.go_on();
                    if let Some(step) = self.frame.apply.clone() {
                        return Ok(Wish::Call(step));
                    }
                    continue;
                }
                (None, Place::Settle) => {
                    self.go_on();
                    if let Some(step) = self.frame.settle.clone() {
                        return Ok(Wish::Call(step));
                    }
                    continue;
                }
                (None, Place::Over) => return Ok(Wish::Over),
                (None, Place::Before | Place::Instead | Place::Apply | Place::After) => {}
            }
            self.go_on();
        }
    }

    fn go_on(&mut self) {
        self.frame.turn = Turn::Enter;
        self.frame.place = match self.frame.place {
            Place::Before => Place::Instead,
            Place::Instead => Place::Apply,
            Place::Apply => Place::Settle,
            Place::Settle => Place::After,
            Place::After | Place::Over => Place::Over,
        };
    }

    /// Runs one place; nothing when it is over.
    fn listen<H: Host<Step = S>>(&mut self, host: &H, hook: HookId) -> Result<Option<Wish<S>>, FaultKind> {
        let context = self.frame.context.at_place(hook);
        loop {
            match self.frame.turn {
                Turn::Enter => {
                    self.gather(host, &context);
                    self.frame.stirred = false;
                    self.frame.cursor = 0;
                    self.frame.turn = Turn::Compulsory;
                }
                Turn::Compulsory => {
                    if let Some(origin) = self.next_compulsory(host, &context) {
                        self.frame.turn = Turn::Running { optional: false };
                        return Ok(Some(Wish::Run(origin)));
                    }
                    self.frame.cursor = 0;
                    self.frame.turn = Turn::Optional;
                }
                Turn::Running { optional } => {
                    self.frame.stirred = true;
                    if self.used && self.frame.place == Place::Instead {
                        self.frame.end = End::Replaced;
                        return Ok(None);
                    }
                    self.frame.turn = if optional { Turn::Optional } else { Turn::Compulsory };
                }
                Turn::Optional => {
                    let Some(player) = self.offer(host, &context) else { return Ok(None) };
                    self.frame.turn = Turn::Asked(player);
                    return Ok(Some(Wish::Ask));
                }
                Turn::Asked(player) => {
                    self.frame.turn = Turn::Optional;
                    if let Some(origin) = self.answered(player, &context)? {
                        self.frame.turn = Turn::Running { optional: true };
                        return Ok(Some(Wish::Run(origin)));
                    }
                }
            }
        }
    }

    /// Fixes who is heard in this place.
    fn gather<H: Host>(&mut self, host: &H, context: &Context) {
        let from = self.heard.len();
        let numbers = self.program.hook_kind(context.hook) == Some(HookKind::Number);
        for channel in self.program.channels(context.hook) {
            for listener in host.filing().listeners(channel) {
                let Some(trigger) = self.program.trigger(listener.trigger) else { continue };
                if numbers && (!trigger.needs.any(Needs::WINDOW) || self.knows(from, listener, trigger)) {
                    continue;
                }
                let scope = Scope::new(self.program, context, *listener, trigger.ability);
                match usable::heard(host, &scope, trigger) {
                    Ok(()) => self.heard.push(Heard { listener: *listener, spent: false }),
                    Err(reason) => scope.about().note(host, None, What::Silent(reason)),
                }
            }
        }
        let heard = self.heard.get_mut(from..).unwrap_or_default();
        if heard.len() > 1 {
            heard.sort_by_key(|heard| {
                let listener = heard.listener;
                let player = actor(&listener, context);
                (host.position(player), player, listener.rank, listener.trigger, listener.source)
            });
        }
    }

    /// Returns whether an ability with several changes was heard already.
    fn knows(&self, from: usize, listener: &Listener, trigger: &Trigger) -> bool {
        self.heard.get(from..).unwrap_or(&[]).iter().any(|heard| {
            heard.listener.source == listener.source
                && self.program.trigger(heard.listener.trigger).map(|other| other.ability)
                    == Some(trigger.ability)
        })
    }

    fn origin(&self, listener: Listener, context: &Context) -> Option<(Origin, &Ability)> {
        let ability = self.program.trigger(listener.trigger)?.ability;
        let code = self.program.ability(ability)?;
        Some((Origin { listener, ability, context: *context }, code))
    }

    /// Returns whether an ability can be used now; if not, says why in the trace.
    fn ready<H: Host>(&self, host: &H, origin: &Origin, ability: &Ability) -> bool {
        let scope = origin.scope(self.program, 0);
        let here = !self.frame.stirred
            || self
                .program
                .trigger(origin.listener.trigger)
                .is_some_and(|trigger| host.filing().holds(trigger.channel, &origin.listener));
        let usable = if here { usable::usable(host, &scope, ability) } else { Err((Reason::Left, None)) };
        if let Err((reason, span)) = usable {
            scope.about().note(host, span, What::Silent(reason));
        }
        usable.is_ok()
    }

    fn next_compulsory<H: Host>(&mut self, host: &H, context: &Context) -> Option<Origin> {
        loop {
            let at = self.frame.from as usize + self.frame.cursor as usize;
            let heard = *self.heard.get(at)?;
            self.frame.cursor += 1;
            if let Some((origin, ability)) = self.origin(heard.listener, context) {
                if !ability.optional && self.ready(host, &origin, ability) {
                    return Some(origin);
                }
            }
        }
    }

    /// Fills the choice with what the next player can use, and returns that player.
    fn offer<H: Host>(&mut self, host: &H, context: &Context) -> Option<Player> {
        self.choice.clear();
        let first = self.frame.from as usize + self.frame.cursor as usize;
        let mut asked = None;
        for at in first..self.heard.len() {
            let Some(heard) = self.heard.get(at).copied() else { break };
            let player = actor(&heard.listener, context);
            if heard.spent || asked.is_some_and(|asked| asked != player) {
                continue;
            }
            let Some((origin, ability)) = self.origin(heard.listener, context) else { continue };
            if ability.optional && self.ready(host, &origin, ability) {
                asked = Some(player);
                let Origin { listener, ability, .. } = origin;
                self.choice.offer(ChoiceOption::Use { ability, source: listener.source });
            }
        }
        let player = asked?;
        self.choice.player = player;
        self.choice.kind = ChoiceKind::Use(context.hook);
        self.choice.offer(ChoiceOption::Done);
        Some(player)
    }

    /// Takes a player's answer: an ability to run, or nothing more of theirs.
    fn answered(&mut self, player: Player, context: &Context) -> Result<Option<Origin>, FaultKind> {
        match self.answer.take() {
            Some(ChoiceOption::Done) => {
                let heard = self.heard.get(self.frame.from as usize..).unwrap_or(&[]);
                let last = heard.iter().rposition(|heard| actor(&heard.listener, context) == player);
                let next = last.map_or(heard.len(), |last| last + 1);
                self.frame.cursor = u32::try_from(next).unwrap_or(u32::MAX);
                Ok(None)
            }
            Some(ChoiceOption::Use { ability, source }) => {
                let program = self.program;
                let from = self.frame.from as usize;
                let heard = self.heard.get_mut(from..).unwrap_or_default().iter_mut().find(|heard| {
                    !heard.spent
                        && heard.listener.source == source
                        && actor(&heard.listener, context) == player
                        && program.trigger(heard.listener.trigger).is_some_and(|one| one.ability == ability)
                });
                let heard = heard.ok_or(FaultKind::Program)?;
                let code = program.ability(ability).ok_or(FaultKind::Program)?;
                heard.spent = code.limit.is_none() && code.cost.is_none();
                Ok(Some(Origin { listener: heard.listener, ability, context: *context }))
            }
            _ => Err(FaultKind::Program),
        }
    }
}

const fn actor(listener: &Listener, context: &Context) -> Player {
    if listener.owner.is_some() { listener.owner } else { context.player }
}
