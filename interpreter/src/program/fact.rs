//! Conditions and measures in the short form: a word, the one thing it is about, and what its number is compared with.
//! A host that knows the fact ([`Host::fact`]) is not asked at length.

use super::{Arg, Call, CheckKind, Program, Ref};
use crate::filing::Listener;
use crate::hook::{Context, Thing};
use crate::host::{Fact, Host};
use crate::vocabulary::id::{ConditionId, MeasureId, NounId};
use serde::{Deserialize, Serialize};

/// A condition or measure and the thing it is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct FactCode {
    fact: Fact,
    /// A role, or one of the constants.
    of: u8,
}

/// It is about no thing.
const NOTHING: u8 = u8::MAX;
/// It is about the thing its ability stands on.
const MYSELF: u8 = u8::MAX - 1;

impl FactCode {
    /// Must be asked at length.
    pub(crate) const NONE: Self = Self { fact: Fact::NONE, of: NOTHING };

    fn new(fact: Fact, args: &[Arg], may_name: bool) -> Option<Self> {
        let mut of = NOTHING;
        for arg in args {
            match arg {
                Arg::Thing(thing) if of == NOTHING => {
                    of = match thing {
                        Ref::Myself => MYSELF,
                        Ref::Role(role) => u8::try_from(role.0).ok().filter(|role| *role < MYSELF)?,
                        Ref::Bound(_) => return None,
                    };
                }
                Arg::Nouns(_) if may_name => {}
                Arg::Thing(_) | Arg::Nouns(_) | Arg::Number(_) | Arg::Amounts(_) => return None,
            }
        }
        Some(Self { fact, of })
    }

    /// Makes the short form of a measure that may be a fact.
    pub(crate) fn measure(program: &Program, call: &Call) -> Self {
        let code = Self::new(Fact::measure(MeasureId(call.word)), call.args.of(&program.args), false);
        code.unwrap_or(Self::NONE)
    }

    /// Returns the fact if it is about the table and at hand.
    #[expect(clippy::inline_always, reason = "less than a call")]
    #[inline(always)]
    pub(crate) fn at_hand<H: Host>(self, host: &H) -> Option<i32> {
        if self.of == NOTHING { host.facts().get(self.fact.index()).copied() } else { None }
    }

    /// Asks the host for the fact. Nothing if it must be asked at length.
    #[expect(
        clippy::inline_always,
        reason = "nothing but the host's own look at the fact is to be left of this"
    )]
    #[inline(always)]
    pub(crate) fn read<H: Host>(self, host: &H, context: &Context, listener: &Listener) -> Option<i32> {
        let thing = match self.of {
            NOTHING => Thing::NONE,
            MYSELF => listener.source,
            role => context.role_at_hand(role).filter(|thing| thing.is_some())?,
        };
        let actor = if listener.owner.is_some() { listener.owner } else { context.player };
        host.fact(self.fact, thing, actor)
    }
}

/// A check in the short form.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct FactCheck {
    fact: FactCode,
    how: How,
}

/// With what a fact is compared: it lies in a range or is one other number. A range may go on from the greatest number
/// to the least, so that whatever is not in a range is in another one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct How {
    /// Where the range begins.
    from: i32,
    /// How far it goes on.
    more: u32,
    /// The other number.
    other: i32,
}

impl How {
    const fn range(from: i32, to: i32) -> Self {
        Self { from, more: to.wrapping_sub(from).cast_unsigned(), other: from }
    }

    const fn not(self) -> Option<Self> {
        let to = self.from.wrapping_add(self.more.cast_signed());
        // Neither is there a range for whatever is none of two numbers, nor one with nothing in it.
        if self.other != self.from || self.more == u32::MAX {
            return None;
        }
        Some(Self::range(to.wrapping_add(1), self.from.wrapping_sub(1)))
    }

    #[inline]
    const fn holds(&self, fact: i32) -> bool {
        fact.wrapping_sub(self.from).cast_unsigned() <= self.more || fact == self.other
    }
}

impl FactCheck {
    /// Must be looked at at length.
    pub(crate) const NONE: Self = Self { fact: FactCode::NONE, how: How::range(0, 0) };

    /// Makes the short form of a check, if it has one.
    pub(crate) fn new(program: &Program, call: &Call, kind: CheckKind, values: &[i32]) -> Self {
        Self::of(program, call, kind, values).unwrap_or(Self::NONE)
    }

    fn of(program: &Program, call: &Call, kind: CheckKind, values: &[i32]) -> Option<Self> {
        let args = call.args.of(&program.args);
        let test = kind == CheckKind::Test;
        let (condition, measure) = (ConditionId(call.word), MeasureId(call.word));
        let fact = if test { Fact::condition(condition) } else { Fact::measure(measure) };
        let fact = FactCode::new(fact, args, test)?;
        let how = match (kind, values) {
            (CheckKind::Test, _) => named(program, args)?,
            (CheckKind::Is, [one]) => How::range(*one, *one),
            (CheckKind::Is, [one, other]) => How { other: *other, ..How::range(*one, *one) },
            (CheckKind::AtLeast, [least]) => How::range(*least, i32::MAX),
            (CheckKind::AtMost, [most]) => How::range(i32::MIN, *most),
            (CheckKind::Is | CheckKind::AtLeast | CheckKind::AtMost, _) => return None,
        };
        Some(Self { fact, how })
    }

    /// Says the opposite.
    pub(crate) fn not(self) -> Self {
        self.how.not().map_or(Self::NONE, |how| Self { how, ..self })
    }

    /// Returns whether it holds; nothing if its fact is not at hand.
    #[expect(clippy::inline_always, reason = "less than a call")]
    #[inline(always)]
    pub(crate) fn holds_at_hand<H: Host>(&self, host: &H) -> Option<bool> {
        self.fact.at_hand(host).map(|fact| self.how.holds(fact))
    }

    /// Returns whether it holds; nothing if the host must be asked at length.
    #[expect(
        clippy::inline_always,
        reason = "nothing but the host's own look at the fact is to be left of this"
    )]
    #[inline(always)]
    pub(crate) fn holds<H: Host>(&self, host: &H, context: &Context, listener: &Listener) -> Option<bool> {
        let fact = self.fact.read(host, context, listener)?;
        Some(self.how.holds(fact))
    }
}

/// Returns how the fact of a condition is compared with the nouns in its slot; without, it must not be 0.
fn named(program: &Program, args: &[Arg]) -> Option<How> {
    let mut slots = args.iter().filter_map(|arg| match arg {
        Arg::Nouns(nouns) => Some(nouns.of(&program.nouns)),
        Arg::Thing(_) | Arg::Number(_) | Arg::Amounts(_) => None,
    });
    let number = |noun: NounId| i32::try_from(noun.0).ok();
    match (slots.next(), slots.next()) {
        (None, _) => How::range(0, 0).not(),
        (Some([one]), None) => Some(How::range(number(*one)?, number(*one)?)),
        (Some([one, other]), None) => {
            Some(How { other: number(*other)?, ..How::range(number(*one)?, number(*one)?) })
        }
        (Some(_), _) => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_range_and_what_is_not_in_it_are_everything() {
        let sets = [How::range(0, 0), How::range(3, i32::MAX), How::range(i32::MIN, -2), How::range(-1, 4)];
        for set in sets {
            let not = set.not().unwrap();
            for fact in [i32::MIN, -3, -2, -1, 0, 1, 2, 3, 4, 5, i32::MAX] {
                assert_ne!(set.holds(fact), not.holds(fact), "{set:?}, {fact}");
            }
        }
        assert_eq!(How::range(i32::MIN, i32::MAX).not(), None);
        assert_eq!(How { other: 5, ..How::range(1, 1) }.not(), None);
    }
}
