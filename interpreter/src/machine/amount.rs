//! Choosing amounts: like units are counted, different ones are chosen one by one.

use super::choose::{Desk, Preparing, Resolved, pick};
use super::eligibility::possible::{self, Needed};
use super::frame::{CallState, Phase};
use crate::choice::{ChoiceKind, ChoiceOption};
use crate::fault::FaultKind;
use crate::host::{Args, Host, Pick, Things, Word};
use crate::program::{Amount, Arg, Quantity};
use crate::trace::Reason;
use crate::vocabulary::id::NounId;

/// The longest list of counts that is offered.
const MAX_COUNT: i32 = 99;

impl Preparing<'_> {
    pub(super) fn amount<H: Host>(
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
            Arg::Amounts(_) if self.leaves_amounts(host) => None,
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

    /// Takes the answer to a question about an amount.
    fn take(desk: &mut Desk<'_>, state: &mut CallState, answer: ChoiceOption) -> Result<(), FaultKind> {
        let (slot, amount) = (state.slot, state.amount);
        match answer {
            ChoiceOption::Noun(noun) => desk.picks.push(Pick { amount, ..pick(slot, noun) }),
            ChoiceOption::Unit { noun, thing } => {
                desk.picks.push(Pick { thing, amount, ..pick(slot, noun) });
            }
            ChoiceOption::Count(count) => {
                let count = i32::try_from(count).unwrap_or(i32::MAX);
                if count > 0 {
                    desk.picks.push(Pick { count, amount, ..pick(slot, state.noun) });
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

    /// Picks the next unit of an amount, or several at once if they are all alike.
    fn pick<H: Host>(
        &self,
        host: &H,
        desk: &mut Desk<'_>,
        state: &mut CallState,
        amount: &Amount,
    ) -> Result<Option<Resolved>, FaultKind> {
        let (most, may_stop) = self.most(amount);
        let taken =
            possible::taken(desk.picks_from(state.picks_from), state.slot.into(), state.amount.into());
        let wanted = most.saturating_sub(taken);
        if taken > 0 && wanted <= 0 {
            state.amount += 1;
            return Ok(None);
        }
        let Some(found) = self.found(host, state) else {
            return Ok(Some(Resolved::Nothing(Reason::Nothing)));
        };
        let args = self.args(&found, &[]);
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
                return self.count(desk, state, noun, taken, alike.min(wanted));
            }
            // Nothing to choose: take the first and come back for the rest.
            ([first, ..], _) if forced => {
                let first = *first;
                if let ChoiceOption::Noun(noun) = first {
                    let count = self.list(host, desk, state, &args, noun).min(wanted).min(MAX_COUNT);
                    desk.picks.push(Pick { amount: state.amount, count, ..pick(state.slot, noun) });
                } else {
                    Self::take(desk, state, first)?;
                }
            }
            _ => {
                if may_stop && (taken > 0 || matches!(self.word, Word::Verb(_))) {
                    desk.choice.offer(ChoiceOption::Stop);
                }
                // The first unit of a cost must be paid, and there is only this one.
                if let [only] = *desk.choice.options {
                    return Self::take(desk, state, only).map(|()| None);
                }
                return Ok(Some(Resolved::Ask));
            }
        }
        Ok(None)
    }

    /// Asks for the count of one noun. The first pick of a cost needs at least one, since using the ability
    /// was a choice.
    fn count(
        &self,
        desk: &mut Desk<'_>,
        state: &mut CallState,
        noun: NounId,
        taken: i32,
        most: i32,
    ) -> Result<Option<Resolved>, FaultKind> {
        let least = u32::from(taken == 0 && matches!(self.word, Word::Cost(_)));
        let most = u32::try_from(most.min(MAX_COUNT)).unwrap_or(0);
        state.noun = noun;
        desk.ask(&self.scope, ChoiceKind::Count);
        (least..=most).for_each(|count| desk.choice.offer_new(ChoiceOption::Count(count)));
        if let [only] = *desk.choice.options {
            return Self::take(desk, state, only).map(|()| None);
        }
        Ok(Some(Resolved::Ask))
    }

    /// Returns the upper bound of an amount, and whether fewer may be taken.
    fn most(&self, amount: &Amount) -> (i32, bool) {
        match amount.quantity {
            Quantity::Exactly(count) => (count.saturating_mul(self.factor).min(self.most), false),
            Quantity::UpTo(count) => (count.saturating_mul(self.factor).min(self.most), true),
            Quantity::AnyNumber => (i32::MAX, true),
            Quantity::All => (i32::MAX, false),
        }
    }

    /// Offers the units of a noun, and returns their number if they are all alike.
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
        let supply = host.supply(self.word, slot, noun, args, &self.scope, &mut units);
        let left = possible::left_of(supply, &units, noun, desk.picks_from(state.picks_from));
        if left == 0 || !self.leaves_enough(host, desk, state, args, noun) {
            return 0;
        }
        if units.as_slice().is_empty() {
            desk.choice.offer(ChoiceOption::Noun(noun));
            return left;
        }
        for thing in units.as_slice() {
            if !desk.picks_from(state.picks_from).iter().any(|pick| pick.thing == *thing) {
                desk.choice.offer_new(ChoiceOption::Unit { noun, thing: *thing });
            }
        }
        0
    }

    /// Returns whether a cost can still be paid after taking one of this noun.
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
