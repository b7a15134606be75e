//! Makes all choices of a call before the host is called: things, then nouns, then amounts. Forced choices
//! are not asked.

use super::eligibility::possible;
use super::frame::{CallState, Loop, Phase};
use super::read::{self, Bound, Found};
use crate::choice::{Choice, ChoiceKind, ChoiceOption};
use crate::fault::FaultKind;
use crate::hook::{Player, Thing};
use crate::host::{Args, Host, Pick, Scope, Word};
use crate::ir::Quantifier;
use crate::program::{Arg, Bind, Call};
use crate::trace::Reason;
use crate::vocabulary::id::NounId;

/// The parts of the machine that a frame uses.
#[derive(Debug)]
pub(super) struct Desk<'m> {
    pub(super) picks: &'m mut Vec<Pick>,
    pub(super) things: &'m mut Vec<Thing>,
    pub(super) choice: &'m mut Choice,
    pub(super) answer: &'m mut Option<ChoiceOption>,
}

impl Desk<'_> {
    /// Begins a question to the actor.
    pub(super) fn ask(&mut self, scope: &Scope<'_>, kind: ChoiceKind) {
        self.choice.clear();
        self.choice.player = scope.actor;
        self.choice.kind = kind;
        self.choice.asked_by = Some((scope.ability, scope.listener.source));
    }

    pub(super) fn picks_from(&self, from: u32) -> &[Pick] {
        self.picks.get(from as usize..).unwrap_or(&[])
    }
}

/// How the choices for a call ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Resolved {
    /// Everything is chosen.
    Ready,
    /// The choice on the desk must be asked.
    Ask,
    /// The call cannot be made.
    Nothing(Reason),
}

/// A call in preparation.
#[derive(Clone, Copy, Debug)]
pub(super) struct Preparing<'a> {
    pub(super) scope: Scope<'a>,
    pub(super) call: &'a Call,
    pub(super) word: Word,
    pub(super) factor: i32,
    /// The upper bound of amounts and of the only number.
    pub(super) most: i32,
    /// How many things of a counted set were chosen before.
    pub(super) done: u16,
}

impl Preparing<'_> {
    /// Goes on choosing until a question must be asked or everything is chosen.
    pub(super) fn resolve<H: Host>(
        &self,
        host: &H,
        desk: &mut Desk<'_>,
        state: &mut CallState,
    ) -> Result<Resolved, FaultKind> {
        loop {
            let stop = match state.phase {
                Phase::Binds => self.bind(host, desk, state)?,
                Phase::Nouns => self.noun(host, desk, state)?,
                Phase::Amounts => self.amount(host, desk, state)?,
                Phase::Ready => return Ok(self.ready(host, desk, state)),
            };
            if let Some(stop) = stop {
                return Ok(stop);
            }
        }
    }

    /// Finds the things of the slots; `None` if one is missing.
    pub(super) fn found<H: Host>(&self, host: &H, state: &CallState) -> Option<Found> {
        read::found(host, &self.scope, self.call, &state.bound)
    }

    /// Fills the slots with everything known so far.
    pub(super) fn args<'b>(&'b self, found: &'b Found, picks: &'b [Pick]) -> Args<'b> {
        let program = self.scope.program;
        let mut args = Args::new(program, self.call.args, found, picks);
        if self.factor != 1 && scales_number(args.slots()) {
            (args.factor, args.most) = (self.factor, self.most);
        }
        args.each = self.factor;
        args
    }

    /// Returns whether the host chooses the amounts of this call itself.
    pub(super) fn leaves_amounts<H: Host>(&self, host: &H) -> bool {
        matches!(self.word, Word::Verb(verb) if host.chooses_itself(verb))
    }

    fn ready<H: Host>(&self, host: &H, desk: &Desk<'_>, state: &CallState) -> Resolved {
        let args = self.call.args.of(&self.scope.program.args);
        let wants = !self.leaves_amounts(host) && args.iter().any(|arg| matches!(arg, Arg::Amounts(_)));
        let took =
            |pick: &Pick| args.get(usize::from(pick.slot)).is_some_and(|arg| matches!(arg, Arg::Amounts(_)));
        if wants && !desk.picks_from(state.picks_from).iter().any(took) {
            return Resolved::Nothing(Reason::Nothing);
        }
        Resolved::Ready
    }

    fn bind<H: Host>(
        &self,
        host: &H,
        desk: &mut Desk<'_>,
        state: &mut CallState,
    ) -> Result<Option<Resolved>, FaultKind> {
        let at = usize::from(state.bind);
        let Some(bind) = self.call.binds.of(&self.scope.program.binds).get(at) else {
            state.phase = Phase::Nouns;
            return Ok(None);
        };
        if let Some(answer) = desk.answer.take() {
            let ChoiceOption::Thing(thing) = answer else { return Err(FaultKind::Program) };
            state.bound = read::bind_at(state.bound, at, thing);
            state.bind += 1;
            return Ok(None);
        }
        let found = read::select(host, &self.scope, bind, &state.bound);
        let thing = match bind.quantifier {
            Quantifier::The => found.as_slice().first().copied(),
            Quantifier::Each => {
                let start = desk.things.len();
                desk.things.extend_from_slice(found.as_slice());
                let place = |at: usize| u32::try_from(at).ok().ok_or(FaultKind::Depth);
                let start = place(start)?;
                if let Some(here) = state.loops.get_mut(at) {
                    *here = Loop { start, next: start + 1, end: place(desk.things.len())? };
                }
                found.as_slice().first().copied()
            }
            Quantifier::A => {
                let bound = state.bound;
                let possible = |thing: &Thing| {
                    let bound = read::bind_at(bound, at, *thing);
                    possible::possible(host, &self.scope, self.call, self.word, at + 1, bound)
                };
                let from = state.things_from as usize;
                let before = from.saturating_sub(usize::from(self.done))..from;
                let before = if bind.counted { desk.things.get(before).unwrap_or(&[]) } else { &[] };
                let possible = |thing: &Thing| !before.contains(thing) && possible(thing);
                desk.choice.clear();
                (desk.choice.kind, desk.choice.asked_by) =
                    (ChoiceKind::Thing, Some((self.scope.ability, self.scope.listener.source)));
                desk.choice.player = chooser(host, &self.scope, bind, &bound);
                for thing in found.as_slice().iter().copied().filter(possible) {
                    desk.choice.offer(ChoiceOption::Thing(thing));
                }
                match *desk.choice.options {
                    [ChoiceOption::Thing(only)] => Some(only),
                    [] => None,
                    _ => return Ok(Some(Resolved::Ask)),
                }
            }
        };
        let Some(thing) = thing else { return Ok(Some(Resolved::Nothing(Reason::Nothing))) };
        state.bound = read::bind_at(state.bound, at, thing);
        state.bind += 1;
        Ok(None)
    }

    fn noun<H: Host>(
        &self,
        host: &H,
        desk: &mut Desk<'_>,
        state: &mut CallState,
    ) -> Result<Option<Resolved>, FaultKind> {
        let args = self.call.args.of(&self.scope.program.args);
        let rest = args.get(usize::from(state.slot)..).unwrap_or(&[]);
        let next = (state.slot..).zip(rest).find_map(|(slot, arg)| match (arg, self.word) {
            (Arg::Nouns(nouns), Word::Verb(verb)) if !host.takes_all(verb, usize::from(slot)) => {
                Some((slot, nouns.of(&self.scope.program.nouns)))
            }
            _ => None,
        });
        let Some((slot, nouns)) = next else {
            state.phase = Phase::Amounts;
            state.slot = 0;
            return Ok(None);
        };
        state.slot = slot;
        match (nouns, desk.answer.take()) {
            ([], _) => {}
            ([only], _) => desk.picks.push(Pick { count: 0, ..pick(slot, *only) }),
            (_, Some(ChoiceOption::Noun(noun))) => desk.picks.push(Pick { count: 0, ..pick(slot, noun) }),
            (_, Some(_)) => return Err(FaultKind::Program),
            (several, None) => {
                desk.ask(&self.scope, ChoiceKind::Noun);
                for noun in several {
                    desk.choice.offer(ChoiceOption::Noun(*noun));
                }
                return Ok(Some(Resolved::Ask));
            }
        }
        state.slot += 1;
        Ok(None)
    }
}

/// Returns who chooses one of a set.
pub(super) fn chooser<H: Host>(host: &H, scope: &Scope<'_>, bind: &Bind, bound: &Bound) -> Player {
    let named = bind.chooser.and_then(|of| read::thing(host, scope, of, bound));
    named.and_then(|thing| host.player_of(thing)).unwrap_or(scope.actor)
}

pub(super) const fn pick(slot: u8, noun: NounId) -> Pick {
    Pick { noun, thing: Thing::NONE, count: 1, slot, amount: 0 }
}

/// Returns whether `for each` multiplies the number of a verb, which is so if it has a number and no amount.
pub(super) fn scales_number(args: &[Arg]) -> bool {
    args.iter().filter(|arg| matches!(arg, Arg::Number(_))).count() == 1 && !has_amounts(args)
}

/// Returns whether a word has amounts.
pub(super) fn has_amounts(args: &[Arg]) -> bool {
    args.iter().any(|arg| matches!(arg, Arg::Amounts(_)))
}
