//! The filled slots of a word, as a host reads them.

use crate::hook::Thing;
use crate::program::{Amount, Arg, MAX_SLOTS, Program, Run};
use crate::vocabulary::id::{CostId, NounId, VerbId};
use serde::{Deserialize, Serialize};
use std::cell::Cell;

/// A verb or a cost.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Word {
    /// A verb.
    Verb(VerbId),
    /// A cost.
    Cost(CostId),
}

/// A chosen part of an amount, or a chosen noun.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Pick {
    /// The noun.
    pub noun: NounId,
    /// The particular thing, if the host listed units.
    pub thing: Thing,
    /// How many (1 with a thing).
    pub count: i32,
    pub(crate) slot: u8,
    /// The index of the amount in the slot.
    pub(crate) amount: u8,
}

/// The filled slots of a word, numbered from 0 in the order of its pattern.
///
/// Reading a missing slot, or one of another type, gives an empty value (0, no nouns, [`Thing::NONE`]) and is
/// a fault of the host.
#[derive(Debug)]
pub struct Args<'a> {
    pub(crate) program: &'a Program,
    /// The range of slots; looked up one by one, since most hosts read only one or two.
    pub(crate) slots: Run,
    /// The things of the slots.
    pub(crate) things: &'a [Thing; MAX_SLOTS],
    pub(crate) picks: &'a [Pick],
    /// Multiplies the only number of a verb with `for each`.
    pub(crate) factor: i32,
    /// The upper bound of the product.
    pub(crate) most: i32,
    /// The count of `for each`, for a host that chooses amounts itself.
    pub(crate) each: i32,
    pub(crate) misread: Cell<bool>,
}

impl<'a> Args<'a> {
    #[inline]
    pub(crate) const fn new(
        program: &'a Program,
        slots: Run,
        things: &'a [Thing; MAX_SLOTS],
        picks: &'a [Pick],
    ) -> Self {
        Self { program, slots, things, picks, factor: 1, most: i32::MAX, each: 1, misread: Cell::new(false) }
    }

    /// Returns the contents of all slots.
    #[inline]
    pub(crate) fn slots(&self) -> &'a [Arg] {
        self.slots.of(&self.program.args)
    }

    /// Returns the contents of a slot.
    #[inline]
    fn slot(&self, slot: usize) -> Option<&'a Arg> {
        if slot >= self.slots.len as usize {
            return None;
        }
        self.program.args.get(self.slots.start as usize + slot)
    }

    #[cold]
    fn wrong<T>(&self, nothing: T) -> T {
        self.misread.set(true);
        nothing
    }

    /// Returns a number.
    #[inline]
    pub fn number(&self, slot: usize) -> i32 {
        match self.slot(slot) {
            Some(Arg::Number(number)) => number.saturating_mul(self.factor).min(self.most),
            Some(Arg::Amounts(_) | Arg::Nouns(_) | Arg::Thing(_)) | None => self.wrong(0),
        }
    }

    /// Returns a thing.
    #[inline]
    pub fn thing(&self, slot: usize) -> Thing {
        match self.things.get(slot) {
            Some(thing) if thing.is_some() => *thing,
            _ => self.wrong(Thing::NONE),
        }
    }

    /// Returns all nouns as written.
    #[inline]
    pub fn nouns(&self, slot: usize) -> &'a [NounId] {
        match self.slot(slot) {
            Some(Arg::Nouns(nouns)) => nouns.of(&self.program.nouns),
            Some(Arg::Amounts(_) | Arg::Number(_) | Arg::Thing(_)) | None => self.wrong(&[]),
        }
    }

    /// Returns whether this noun is among those written.
    #[inline]
    pub fn names(&self, slot: usize, noun: NounId) -> bool {
        self.nouns(slot).contains(&noun)
    }

    /// Returns the noun that was chosen, or the only one.
    #[inline]
    pub fn noun(&self, slot: usize) -> Option<NounId> {
        let nouns = self.nouns(slot);
        let chosen = self.picks.iter().find(|pick| usize::from(pick.slot) == slot);
        chosen.map(|pick| pick.noun).or_else(|| nouns.first().copied())
    }

    /// Returns the amounts as written.
    #[inline]
    pub fn amounts(&self, slot: usize) -> &'a [Amount] {
        match self.slot(slot) {
            Some(Arg::Amounts(amounts)) => amounts.of(&self.program.amounts),
            Some(Arg::Nouns(_) | Arg::Number(_) | Arg::Thing(_)) | None => self.wrong(&[]),
        }
    }

    /// Returns the factor of `for each` for amounts that the host chooses itself; 1 without `for each`.
    #[inline]
    pub const fn each(&self) -> i32 {
        self.each
    }

    /// Returns the nouns of an amount.
    #[inline]
    pub fn nouns_of(&self, amount: &Amount) -> &'a [NounId] {
        amount.nouns.of(&self.program.nouns)
    }

    /// Returns the picks for an amount slot; empty before any choice.
    #[inline]
    pub fn picks(&self, slot: usize) -> impl Iterator<Item = Pick> + '_ {
        self.amounts(slot);
        self.picks.iter().filter(move |pick| usize::from(pick.slot) == slot).copied()
    }

    /// Returns how many units were chosen for an amount slot.
    #[inline]
    pub fn count(&self, slot: usize) -> i32 {
        self.picks(slot).map(|pick| pick.count).fold(0, i32::saturating_add)
    }
}
