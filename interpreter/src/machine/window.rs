//! The one hook window: *allowed? -> before -> instead -> apply -> settle -> after*. [`crate::hook::Window`]
//! describes the places.
//!
//! In each place the compulsory abilities come first, ordered by *turn order from the active player, rank of
//! the source, ability*; then each player in turn order uses optional ones in any order until done. An
//! optional ability with neither limit nor cost can be used once in a window, the others as often as limit
//! and cost allow. At a number hook the same applies to optional, limited and paid abilities, and those that
//! are used count in the context's scope.

use super::eligibility;
use super::frame::{Heard, Origin, Place, Turn, WindowFrame};
use crate::choice::{Choice, ChoiceKind, ChoiceOption};
use crate::fault::FaultKind;
use crate::hook::{Context, End, Player, Window};
use crate::host::{Host, Scope};
use crate::program::{Ability, Program};
use crate::trace::{self, NoteKind, Reason};
use crate::vocabulary::id::HookId;

/// The parts of the machine that a waiting window uses.
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

/// The next request of a place.
#[derive(Debug)]
pub(super) enum Wish {
    /// To ask the choice.
    Ask,
    /// To go on to the next place.
    Over,
    /// To run this ability.
    Run(Origin),
}

impl<S> WindowFrame<S> {
    #[inline]
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
        }
    }

    /// Returns the hook of the present place.
    #[inline]
    pub(super) const fn hook(&self) -> Option<HookId> {
        match self.place {
            Place::Before => self.before,
            Place::Instead => self.instead,
            Place::After => self.after,
            Place::Apply | Place::Settle | Place::Over => None,
        }
    }

    /// Goes on to the next place.
    #[inline]
    pub(super) const fn go_on(&mut self) {
        self.turn = Turn::Enter;
        self.place = match self.place {
            Place::Before => Place::Instead,
            Place::Instead => Place::Apply,
            Place::Apply => Place::Settle,
            Place::Settle => Place::After,
            Place::After | Place::Over => Place::Over,
        };
    }
}

/// Fixes the listeners of a moment, in order, on the stack `heard`.
#[inline]
pub(super) fn collect<H: Host>(program: &Program, host: &H, context: &Context, heard: &mut Vec<Heard>) {
    let from = heard.len();
    for listener in host.listeners().at(program.channel(context.hook)) {
        let Some(trigger) = program.trigger(listener.trigger) else { continue };
        let scope = Scope::new(program, context, listener, trigger.ability);
        if let Err(reason) = eligibility::heard(host, &scope, trigger) {
            trace::note(host, &scope, None, NoteKind::Silent(reason));
            continue;
        }
        heard.push(Heard::new(&scope));
    }
    // The listener index is sorted by rank, ability and source, so only turn order remains.
    let new = heard.get_mut(from..).unwrap_or_default();
    if let [first, rest @ ..] = &*new {
        let actor = first.actor;
        if rest.iter().any(|heard| heard.actor != actor) {
            new.sort_by_key(|heard| (host.position(heard.actor), heard.actor));
        }
    }
}

/// Returns whether an ability can be used now; if not, notes the reason in the trace. `changed`: listeners
/// have come or gone since, so its source may have left.
#[inline]
pub(super) fn ready<H: Host>(host: &H, scope: &Scope<'_>, ability: &Ability, changed: bool) -> bool {
    let here = !changed || host.listeners().holds(scope.program.channel(scope.context.hook), &scope.listener);
    let eligible = if here { eligibility::eligible(host, scope, ability) } else { Err((Reason::Left, None)) };
    if let Err((reason, span)) = eligible {
        trace::note(host, scope, span, NoteKind::Silent(reason));
    }
    eligible.is_ok()
}

impl<S> Opening<'_, S> {
    /// Goes on with the present place.
    pub(super) fn listen<H: Host<Step = S>>(&mut self, host: &H, hook: HookId) -> Result<Wish, FaultKind> {
        let context = self.frame.context.at_place(hook);
        loop {
            match self.frame.turn {
                Turn::Enter | Turn::Compulsory => {
                    if let Some(origin) = self.next_compulsory(host, &context) {
                        self.frame.turn = Turn::Running { optional: false };
                        return Ok(Wish::Run(origin));
                    }
                    self.frame.cursor = 0;
                    self.frame.turn = Turn::Optional;
                }
                Turn::Running { optional } => {
                    if self.used && self.frame.place == Place::Instead {
                        self.frame.end = End::Replaced;
                        return Ok(Wish::Over);
                    }
                    self.frame.turn = if optional { Turn::Optional } else { Turn::Compulsory };
                }
                Turn::Optional => {
                    let Some(player) = self.offer(host, &context) else { return Ok(Wish::Over) };
                    self.frame.turn = Turn::Asked(player);
                    return Ok(Wish::Ask);
                }
                Turn::Asked(player) => {
                    self.frame.turn = Turn::Optional;
                    if let Some(origin) = self.answered(player, &context)? {
                        self.frame.turn = Turn::Running { optional: true };
                        return Ok(Wish::Run(origin));
                    }
                }
            }
        }
    }

    fn next_compulsory<H: Host>(&mut self, host: &H, context: &Context) -> Option<Origin> {
        loop {
            let at = self.frame.from as usize + self.frame.cursor as usize;
            let Heard { listener, ability, .. } = *self.heard.get(at)?;
            self.frame.cursor += 1;
            let Some(code) = self.program.ability(ability) else { continue };
            let scope = Scope::new(self.program, context, &listener, ability);
            if !code.optional && ready(host, &scope, code, true) {
                return Some(Origin::new(listener, ability, *context));
            }
        }
    }

    /// Fills the choice with the usable abilities of the next player, and returns that player.
    fn offer<H: Host>(&mut self, host: &H, context: &Context) -> Option<Player> {
        self.choice.clear();
        let first = self.frame.from as usize + self.frame.cursor as usize;
        let mut asked = None;
        for heard in self.heard.get(first..).unwrap_or(&[]) {
            let Heard { listener, ability, actor, spent } = *heard;
            if spent || asked.is_some_and(|asked| asked != actor) {
                continue;
            }
            let Some(code) = self.program.ability(ability) else { continue };
            let scope = Scope::new(self.program, context, &listener, ability);
            if code.optional && ready(host, &scope, code, true) {
                asked = Some(actor);
                self.choice.offer(ChoiceOption::Use { ability, source: listener.source });
            }
        }
        let player = asked?;
        self.choice.player = player;
        self.choice.kind = ChoiceKind::Use(context.hook);
        self.choice.offer(ChoiceOption::Done);
        Some(player)
    }

    /// Takes a player's answer: an ability to run, or that the player is done.
    fn answered(&mut self, player: Player, context: &Context) -> Result<Option<Origin>, FaultKind> {
        let heard = self.heard.get_mut(self.frame.from as usize..).unwrap_or_default();
        match self.answer.take() {
            Some(ChoiceOption::Done) => {
                let last = heard.iter().rposition(|heard| heard.actor == player);
                let next = last.map_or(heard.len(), |last| last + 1);
                self.frame.cursor = u32::try_from(next).unwrap_or(u32::MAX);
                Ok(None)
            }
            Some(ChoiceOption::Use { ability, source }) => {
                let heard = heard.iter_mut().find(|heard| {
                    !heard.spent
                        && heard.ability == ability
                        && heard.listener.source == source
                        && heard.actor == player
                });
                let heard = heard.ok_or(FaultKind::Program)?;
                let code = self.program.ability(ability).ok_or(FaultKind::Program)?;
                heard.spent = code.limit.is_none() && code.cost.is_none();
                Ok(Some(Origin::new(heard.listener, ability, *context)))
            }
            _ => Err(FaultKind::Program),
        }
    }
}
