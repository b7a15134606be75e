//! Everything that must be chosen for a call is chosen here, before the host hears of it: things, then
//! nouns, then amounts. What is forced is not asked.

use super::feasible::{self, Needed};
use super::frame::{CallState, Loop, Phase};
use super::read;
use crate::choice::{Choice, ChoiceKind, ChoiceOption};
use crate::fault::FaultKind;
use crate::hook::Thing;
use crate::host::{Args, Host, Pick, Scope, Things, Word};
use crate::ir::Quantifier;
use crate::program::{Amount, Arg, Call, Quantity};
use crate::trace::Reason;
use crate::vocabulary::id::NounId;

/// The longest list of counts that is offered.
const MAX_COUNT: i32 = 99;

/// The parts of the machine that a frame works with.
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

    fn picks_from(&self, from: u32) -> &[Pick] {
        self.picks.get(from as usize..).unwrap_or(&[])
    }
}

/// How the choices for a call ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Resolved {
    /// Everything is chosen.
    Ready,
    /// The desk's choice must be asked.
    Ask,
    /// It cannot be done.
    Nothing(Reason),
}

/// A call that is being prepared.
#[derive(Clone, Copy, Debug)]
pub(super) struct Preparing<'a> {
    pub(super) scope: Scope<'a>,
    pub(super) call: &'a Call,
    pub(super) word: Word,
    pub(super) factor: i32,
}

impl<'a> Preparing<'a> {
    /// Goes on with the choices until one must be asked or all are made.
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
                Phase::Ready => return Ok(self.ready(desk, state)),
            };
            if let Some(stop) = stop {
                return Ok(stop);
            }
        }
    }

    /// Fills the slots with what is known so far.
    pub(super) fn args<'b, H: Host>(
        &'b self,
        host: &H,
        state: &CallState,
        picks: &'b [Pick],
    ) -> Option<Args<'b>> {
        let mut args = read::args(host, &self.scope, self.call.args, &state.bound, picks)?;
        args.factor = if scales_number(args.args) { self.factor } else { 1 };
        Some(args)
    }

    fn ready(&self, desk: &Desk<'_>, state: &CallState) -> Resolved {
        let args = self.call.args.of(&self.scope.program.args);
        let wants = args.iter().any(|arg| matches!(arg, Arg::Amounts(_)));
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
                let place = |at: usize| u32::try_from(at).map_err(|_| FaultKind::Depth);
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
                    feasible::possible(host, &self.scope, self.call, self.word, at + 1, bound)
                };
                desk.ask(&self.scope, ChoiceKind::Thing);
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
        let slot = state.slot;
        let Some(arg) = self.call.args.of(&self.scope.program.args).get(usize::from(slot)) else {
            state.phase = Phase::Amounts;
            state.slot = 0;
            return Ok(None);
        };
        let nouns = match (arg, self.word) {
            (Arg::Nouns(nouns), Word::Verb(verb)) if !host.takes_all(verb, usize::from(slot)) => {
                nouns.of(&self.scope.program.nouns)
            }
            _ => &[],
        };
        match (nouns, desk.answer.take()) {
            ([], _) => {}
            ([only], _) => desk.picks.push(Pick { count: 0, ..pick(slot, *only) }),
            (_, Some(ChoiceOption::Noun(noun))) => desk.picks.push(Pick { count: 0, ..pick(slot, noun) }),
            (_, Some(_)) => return Err(FaultKind::Program),
            (several, None) => {
                desk.ask(&self.scope, ChoiceKind::Noun);
                several.iter().for_each(|noun| desk.choice.offer(ChoiceOption::Noun(*noun)));
                return Ok(Some(Resolved::Ask));
            }
        }
        state.slot += 1;
        Ok(None)
    }

    fn amount<H: Host>(
        &self,
        host: &H,
        desk: &mut Desk<'_>,
        state: &mut CallState,
    ) -> Result<Option<Resolved>, FaultKind> {
        let Some(arg) = self.call.args.of(&self.scope.program.args).get(usize::from(state.slot)) else {
            state.phase = Phase::Ready;
            return Ok(None);
        };
        let amount = match arg {
            Arg::Amounts(amounts) => amounts.of(&self.scope.program.amounts).get(usize::from(state.amount)),
            Arg::Number(_) | Arg::Nouns(_) | Arg::Thing(_) => None,
        };
        let Some(amount) = amount else {
            state.slot += 1;
            state.amount = 0;
            return Ok(None);
        };
        if let Some(answer) = desk.answer.take() {
            return Self::take(desk, state, answer).map(|()| None);
        }
        self.pick(host, desk, state, amount)
    }

    /// Takes what was answered about an amount.
    fn take(desk: &mut Desk<'_>, state: &mut CallState, answer: ChoiceOption) -> Result<(), FaultKind> {
        let (slot, amount) = (state.slot, state.amount);
        match answer {
            ChoiceOption::Noun(noun) => desk.picks.push(Pick { amount, ..pick(slot, noun) }),
            ChoiceOption::Unit { noun, thing } => {
                desk.picks.push(Pick { amount, thing, ..pick(slot, noun) });
            }
            ChoiceOption::Count(count) => {
                let count = i32::try_from(count).unwrap_or(i32::MAX);
                if count > 0 {
                    desk.picks.push(Pick { amount, count, ..pick(slot, state.noun) });
                }
                state.amount += 1;
            }
            ChoiceOption::Stop => state.amount += 1,
            ChoiceOption::Use { .. }
            | ChoiceOption::Done
            | ChoiceOption::Alternative(_)
            | ChoiceOption::Thing(_)
            | ChoiceOption::Again
            | ChoiceOption::Game(_) => return Err(FaultKind::Program),
        }
        Ok(())
    }

    /// Picks the next unit of an amount, or several at once where they are all alike.
    fn pick<H: Host>(
        &self,
        host: &H,
        desk: &mut Desk<'_>,
        state: &mut CallState,
        amount: &Amount,
    ) -> Result<Option<Resolved>, FaultKind> {
        let (most, may_stop) = self.most(amount);
        let Some(args) = self.args(host, state, &[]) else {
            return Ok(Some(Resolved::Nothing(Reason::Nothing)));
        };
        let mine = desk.picks_from(state.picks_from);
        let taken = feasible::taken(mine, state.slot.into(), state.amount.into());
        let wanted = most.saturating_sub(taken);
        let (mut alike, mut lone) = (0, None);
        desk.ask(&self.scope, ChoiceKind::Unit);
        if wanted > 0 {
            for noun in args.nouns_of(amount) {
                let count = self.list(host, desk, state, &args, *noun);
                if count > 0 {
                    (alike, lone) = (count, Some(*noun));
                }
            }
        }
        let options = desk.choice.options.as_slice();
        let forced = !may_stop
            && match options {
                [_] => true,
                [ChoiceOption::Unit { .. }, ..] => {
                    i32::try_from(options.len()).is_ok_and(|len| len <= wanted)
                }
                _ => matches!(amount.quantity, Quantity::All),
            };
        match (options, lone) {
            ([], _) => state.amount += 1,
            // One kind, all alike: ask how many.
            ([ChoiceOption::Noun(_)], Some(noun)) if may_stop => {
                return self.count(desk, state, noun, alike.min(wanted));
            }
            // Nothing to choose: take the first and come back for the rest.
            ([first, ..], _) if forced => match *first {
                ChoiceOption::Noun(noun) => {
                    let count = self.list(host, desk, state, &args, noun).min(wanted).min(MAX_COUNT);
                    desk.picks.push(Pick { amount: state.amount, count, ..pick(state.slot, noun) });
                }
                other => Self::take(desk, state, other)?,
            },
            _ => {
                if may_stop && (taken > 0 || matches!(self.word, Word::Verb(_))) {
                    desk.choice.offer(ChoiceOption::Stop);
                }
                return Ok(Some(Resolved::Ask));
            }
        }
        Ok(None)
    }

    /// Asks how many of one noun: at least one for a cost, since using the ability was a choice.
    fn count(
        &self,
        desk: &mut Desk<'_>,
        state: &mut CallState,
        noun: NounId,
        most: i32,
    ) -> Result<Option<Resolved>, FaultKind> {
        let least = u32::from(matches!(self.word, Word::Cost(_)));
        let most = u32::try_from(most.min(MAX_COUNT)).unwrap_or(0);
        state.noun = noun;
        desk.ask(&self.scope, ChoiceKind::Count);
        (least..=most).for_each(|count| desk.choice.offer(ChoiceOption::Count(count)));
        if let [only] = *desk.choice.options {
            return Self::take(desk, state, only).map(|()| None);
        }
        Ok(Some(Resolved::Ask))
    }

    /// Returns the most units of an amount, and whether fewer may be taken.
    fn most(&self, amount: &Amount) -> (i32, bool) {
        match amount.quantity {
            Quantity::Exactly(count) => (count.saturating_mul(self.factor), false),
            Quantity::UpTo(count) => (count.saturating_mul(self.factor), true),
            Quantity::AnyNumber => (i32::MAX, true),
            Quantity::All => (i32::MAX, false),
        }
    }

    /// Offers the units of a noun, and returns how many there are if they are all alike.
    fn list<H: Host>(
        &self,
        host: &H,
        desk: &mut Desk<'_>,
        state: &CallState,
        args: &Args<'_>,
        noun: NounId,
    ) -> i32 {
        let mut units = Things::default();
        let slot = usize::from(state.slot);
        host.supply(self.word, slot, noun, args, &self.scope, &mut units);
        let mine = desk.picks_from(state.picks_from);
        let left = feasible::left(host, &self.scope, args, (self.word, slot), noun, mine);
        if left == 0 || !self.leaves_enough(host, desk, state, args, noun) {
            return 0;
        }
        if units.as_slice().is_empty() {
            desk.choice.offer(ChoiceOption::Noun(noun));
            return left;
        }
        for thing in units.as_slice() {
            if !desk.picks_from(state.picks_from).iter().any(|pick| pick.thing == *thing) {
                desk.choice.offer(ChoiceOption::Unit { noun, thing: *thing });
            }
        }
        0
    }

    /// Returns whether a cost can still be paid if one of this noun is taken now.
    fn leaves_enough<H: Host>(
        &self,
        host: &H,
        desk: &mut Desk<'_>,
        state: &CallState,
        args: &Args<'_>,
        noun: NounId,
    ) -> bool {
        if matches!(self.word, Word::Verb(_)) || self.is_lone_amount() {
            return true;
        }
        desk.picks.push(Pick { amount: state.amount, ..pick(state.slot, noun) });
        let mine = desk.picks_from(state.picks_from);
        let needed = Needed::of(args, self.word, mine);
        let enough = needed.covered(host, &self.scope, args, self.word, mine);
        desk.picks.pop();
        enough
    }

    fn is_lone_amount(&self) -> bool {
        let args = self.call.args.of(&self.scope.program.args);
        let amounts = args.iter().map(|arg| match arg {
            Arg::Amounts(amounts) => amounts.len,
            Arg::Number(_) | Arg::Nouns(_) | Arg::Thing(_) => 0,
        });
        amounts.sum::<u32>() <= 1
    }
}

const fn pick(slot: u8, noun: NounId) -> Pick {
    Pick { noun, thing: Thing::NONE, count: 1, slot, amount: 0 }
}

/// Returns whether `for each` multiplies the number of a verb: it has one, and no amount.
pub(super) fn scales_number(args: &[Arg]) -> bool {
    args.iter().filter(|arg| matches!(arg, Arg::Number(_))).count() == 1 && !has_amounts(args)
}

/// Returns whether a word has amounts.
pub(super) fn has_amounts(args: &[Arg]) -> bool {
    args.iter().any(|arg| matches!(arg, Arg::Amounts(_)))
}
