//! Whether a cost can be paid and a step can be done, before anything is chosen.

use super::super::read::{self, Bound, UNBOUND};
use super::super::{subject, value};
use crate::host::{Args, Host, Pick, Scope, Things, Word};
use crate::program::{Ability, Alternative, Amount, Arg, Call, CallId, MAX_AMOUNTS, Op, Quantity, Subject};
use crate::vocabulary::id::{CostId, NounId, VerbId};

/// Returns whether a cost can be paid.
pub(in crate::machine) fn payable<H: Host>(host: &H, scope: &Scope<'_>, cost: CallId) -> bool {
    scope.program.call(cost).is_some_and(|call| {
        let word = Word::Cost(CostId(call.word));
        possible(host, scope, call, word, 0, UNBOUND)
    })
}

/// Returns whether a verb would do something.
pub(in crate::machine) fn doable<H: Host>(host: &H, scope: &Scope<'_>, verb: CallId) -> bool {
    scope.program.call(verb).is_some_and(|call| {
        let word = Word::Verb(VerbId(call.word));
        possible(host, scope, call, word, 0, UNBOUND)
    })
}

/// Returns whether the first step of an ability would do something.
pub(in crate::machine) fn begins<H: Host>(host: &H, scope: &Scope<'_>, ability: &Ability) -> bool {
    let tried = || starts(host, scope, ability.body.of(&scope.program.ops), 0, ability.cost.is_some());
    let Some(begins) = host.can_begin(scope) else { return tried() };
    debug_assert_eq!(begins, tried(), "the host knows another beginning than it tries");
    begins
}

/// Returns whether an alternative can be chosen, that is, its cost can be paid and its first step does
/// something.
pub(in crate::machine) fn choosable<H: Host>(
    host: &H,
    scope: &Scope<'_>,
    body: &[Op],
    alternative: &Alternative,
) -> bool {
    alternative.cost.is_none_or(|cost| payable(host, scope, cost))
        && starts(host, scope, body, alternative.start, alternative.cost.is_some())
}

/// Returns whether the steps from `at` would do something. With `pays`, a payment comes first and `for each`
/// may count it; since it is not known yet, the step is assumed possible.
fn starts<H: Host>(host: &H, scope: &Scope<'_>, body: &[Op], at: u32, pays: bool) -> bool {
    match body.get(at as usize) {
        Some(Op::Act { call, for_each, times, may_stop: _, counted: _ }) => {
            *times > 0
                && for_each.is_none_or(|each| pays || value::each(host, scope, each) > 0)
                && doable(host, scope, *call)
        }
        // Choices nest only as deeply as written, and the builder bounds that.
        Some(Op::Choose { of, .. }) => of
            .of(&scope.program.alternatives)
            .iter()
            .any(|alternative| choosable(host, scope, body, alternative)),
        Some(Op::By(index)) => scope
            .program
            .subjects
            .get(*index as usize)
            .is_some_and(|by| subject::starts(host, scope, body, by, at + 1)),
        Some(Op::If(condition, otherwise)) => {
            // The payment may change what holds.
            let holds = read::holds(host, scope, *condition).is_ok();
            let starts = |next| starts(host, scope, body, next, pays);
            (holds || pays) && starts(at + 1) || (!holds || pays) && starts(*otherwise)
        }
        Some(Op::Pick(binds)) => {
            let binds = binds.of(&scope.program.binds);
            binds.first().is_some_and(|bind| !read::select(host, scope, bind, &UNBOUND).as_slice().is_empty())
        }
        Some(Op::Grant(_) | Op::Count) => true,
        Some(Op::Jump(_) | Op::End) | None => false,
    }
}

/// Returns whether the player of a scope could do the steps of a subject, which begin at `at`.
pub(in crate::machine) fn acts<H: Host>(
    host: &H,
    scope: &Scope<'_>,
    body: &[Op],
    subject: &Subject,
    at: u32,
) -> bool {
    subject.cost.is_none_or(|cost| payable(host, scope, cost))
        && starts(host, scope, body, at, subject.cost.is_some())
}

/// Returns whether a call is possible with some choice of its remaining binds.
pub(in crate::machine) fn possible<H: Host>(
    host: &H,
    scope: &Scope<'_>,
    call: &Call,
    word: Word,
    next: usize,
    bound: Bound,
) -> bool {
    if let Some(bind) = call.binds.of(&scope.program.binds).get(next) {
        let things = read::select(host, scope, bind, &bound);
        return things
            .as_slice()
            .iter()
            .any(|thing| possible(host, scope, call, word, next + 1, read::bind_at(bound, next, *thing)));
    }
    let possible = read::with_args(host, scope, (call.args, call.things), &bound, |args| {
        let agreed = match word {
            Word::Verb(verb) if host.chooses_itself(verb) => return host.can_do(verb, args, scope),
            Word::Verb(verb) => host.can_do(verb, args, scope),
            Word::Cost(cost) => host.can_pay(cost, args, scope),
        };
        agreed && (!call.amounts || enough(host, scope, args, word))
    });
    possible.unwrap_or(false)
}

/// Returns whether there is enough for the amounts of a call before any pick.
fn enough<H: Host>(host: &H, scope: &Scope<'_>, args: &Args<'_>, word: Word) -> bool {
    let mut amounts = args.slots().iter().enumerate().filter_map(|(slot, arg)| match arg {
        Arg::Amounts(amounts) => Some((slot, amounts.of(&args.program.amounts))),
        Arg::Number(_) | Arg::Nouns(_) | Arg::Thing(_) => None,
    });
    // Almost always there is one amount, so its nouns are counted until there is enough.
    if let (Some((slot, [amount])), None) = (amounts.next(), amounts.next()) {
        let need = match word {
            Word::Cost(_) => least(amount),
            Word::Verb(_) => least(amount).min(1),
        };
        let mut found = 0i32;
        let mut nouns = args.nouns_of(amount).iter();
        return need <= 0
            || nouns.any(|noun| {
                found = found.saturating_add(left(host, scope, args, (word, slot), *noun, &[]));
                found >= need
            });
    }
    Needed::of(args, word, &[]).covered(host, scope, args, word, &[])
}

/// Returns how many of a noun can still be taken for an amount in this slot.
pub(in crate::machine) fn left<H: Host>(
    host: &H,
    scope: &Scope<'_>,
    args: &Args<'_>,
    at: (Word, usize),
    noun: NounId,
    picks: &[Pick],
) -> i32 {
    let mut units = Things::default();
    let count = host.supply(at.0, at.1, noun, args, scope, &mut units);
    left_of(count, &units, noun, picks)
}

/// Returns how many of a noun can still be taken from a supply.
pub(in crate::machine) fn left_of(count: i32, units: &Things, noun: NounId, picks: &[Pick]) -> i32 {
    let count = match units.as_slice() {
        [] => count,
        units => i32::try_from(units.len()).unwrap_or(i32::MAX),
    };
    let taken = picks.iter().filter(|pick| pick.noun == noun && pick.count > 0).map(|pick| pick.count);
    count.saturating_sub(taken.fold(0, i32::saturating_add)).max(0)
}

/// The remaining need of a call's amounts.
#[derive(Clone, Copy, Debug, Default)]
pub(in crate::machine) struct Needed<'a> {
    amounts: [(usize, i32, &'a [NounId]); MAX_AMOUNTS],
    len: usize,
    /// Whether all of it is needed at once, as for a cost; a verb takes what it can get.
    together: bool,
}

impl<'a> Needed<'a> {
    /// Computes the need beyond the picks.
    pub(in crate::machine) fn of(args: &Args<'a>, word: Word, picks: &[Pick]) -> Self {
        let mut needed = Self { together: matches!(word, Word::Cost(_)), ..Self::default() };
        for (slot, arg) in args.slots().iter().enumerate() {
            let Arg::Amounts(amounts) = arg else { continue };
            for (index, amount) in amounts.of(&args.program.amounts).iter().enumerate() {
                let taken = taken(picks, slot, index);
                let count = least(amount).saturating_sub(taken).max(0);
                if let Some(place) = needed.amounts.get_mut(needed.len) {
                    *place = (slot, count, args.nouns_of(amount));
                    needed.len += 1;
                }
            }
        }
        needed
    }

    /// Returns whether there is enough. For a cost this is exact: every group of amounts must find enough
    /// among all the nouns it can take (Hall's condition).
    pub(in crate::machine) fn covered<H: Host>(
        &self,
        host: &H,
        scope: &Scope<'_>,
        args: &Args<'_>,
        word: Word,
        picks: &[Pick],
    ) -> bool {
        let amounts = self.amounts.get(..self.len).unwrap_or(&[]);
        let supply = |slot, noun| left(host, scope, args, (word, slot), noun, picks);
        if !self.together {
            // Missing nouns are skipped, as long as something is there.
            let mut wanted = amounts.iter().filter(|(_, count, _)| *count > 0).peekable();
            return wanted.peek().is_none()
                || wanted.any(|(slot, _, nouns)| nouns.iter().any(|noun| supply(*slot, *noun) > 0));
        }
        (1u32..1 << amounts.len()).all(|group| {
            let members = || (0u32..).zip(amounts).filter(|(bit, _)| group & (1 << bit) != 0);
            let need = members().fold(0i32, |sum, (_, (_, count, _))| sum.saturating_add(*count));
            let mut found = 0i32;
            for (bit, (slot, _, nouns)) in members() {
                for noun in *nouns {
                    let before = members().take_while(|(other, _)| *other < bit);
                    if !before.into_iter().any(|(_, (_, _, others))| others.contains(noun)) {
                        found = found.saturating_add(supply(*slot, *noun));
                    }
                }
            }
            found >= need
        })
    }
}

/// Returns how many units were picked for an amount.
pub(in crate::machine) fn taken(picks: &[Pick], slot: usize, amount: usize) -> i32 {
    picks
        .iter()
        .filter(|pick| usize::from(pick.slot) == slot && usize::from(pick.amount) == amount)
        .fold(0, |sum, pick| sum.saturating_add(pick.count))
}

/// Returns the fewest units of an amount for which paying or performing it makes sense.
fn least(amount: &Amount) -> i32 {
    match amount.quantity {
        Quantity::Exactly(count) => count,
        Quantity::UpTo(count) => count.min(1),
        Quantity::AnyNumber | Quantity::All => 1,
    }
}
