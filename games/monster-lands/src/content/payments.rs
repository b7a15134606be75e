//! Payments of abilities, precomputed: most actions fail for lack of dice, and menus check all of them all
//! the time.

use super::build::{Build, note};
use super::{Beginning, Content, Dice, Index, MAX_COLOURS};
use crate::registry::costs::Cost;
use provost_interpreter::ir;
use provost_interpreter::pack::Entry;
use provost_interpreter::program::{AbilityId, EntryCode};

/// The payment of an ability.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Payment {
    /// Something else, or nothing.
    #[default]
    Other,
    /// Only dice.
    Dice(DiceCost),
    /// Only the card or token itself.
    Itself,
}

/// Dice that an ability costs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DiceCost {
    /// The minimum number.
    pub least: u8,
    /// The colours: all bits of a colour are set, so that one mask reduces a pool to them.
    taken: u64,
}

impl DiceCost {
    /// Makes a cost of this many dice, in any of some colours.
    fn new(least: u8, colours: [bool; MAX_COLOURS]) -> Self {
        Self { least, taken: u64::from_le_bytes(colours.map(|takes| if takes { u8::MAX } else { 0 })) }
    }

    /// Returns whether a pool has enough dice, whatever their faces.
    #[inline]
    pub fn is_covered(&self, pool: Dice) -> bool {
        sum(u64::from_le_bytes(pool) & self.taken) >= u64::from(self.least)
    }

    /// Returns the allowed colours.
    pub fn colours(&self) -> impl Iterator<Item = u8> + use<> {
        let mut left = self.taken;
        std::iter::from_fn(move || {
            let bit = (left != 0).then(|| left.trailing_zeros())?;
            left &= !(0xFF << bit);
            u8::try_from(bit / 8).ok()
        })
    }
}

impl Content {
    /// Returns the dice that an ability costs, if it costs only dice.
    #[inline]
    pub fn dice_cost(&self, ability: AbilityId) -> Option<&DiceCost> {
        match self.payments.get(ability.index()) {
            Some(Payment::Dice(cost)) => Some(cost),
            Some(Payment::Other | Payment::Itself) | None => None,
        }
    }

    /// Returns whether both payment and beginning of an ability are precomputed.
    pub fn is_known(&self, ability: AbilityId) -> bool {
        let payment = self.payments.get(ability.index());
        let beginning = self.beginnings.get(ability.index());
        payment.is_some_and(|payment| *payment != Payment::Other)
            && beginning.is_some_and(|beginning| *beginning != Beginning::Open)
    }
}

/// Adds up the bytes of a number: two by two, then all pairs in one multiplication.
const fn sum(bytes: u64) -> u64 {
    const EVEN: u64 = 0x00FF_00FF_00FF_00FF;
    let pairs = (bytes & EVEN) + (bytes >> 8 & EVEN);
    pairs.wrapping_mul(0x0001_0001_0001_0001) >> 48
}

impl Build<'_> {
    /// Computes the payments of an entry's abilities.
    pub(super) fn payments(&mut self, entry: &Entry, code: EntryCode) {
        for (id, ability) in code.abilities.indices().zip(&entry.ir.abilities) {
            let Some(cost) = ability.cost.as_ref().and_then(|cost| self.payment(cost)) else { continue };
            note(&mut self.content.payments, id, cost);
        }
    }

    fn payment(&self, cost: &ir::Cost) -> Option<Payment> {
        match Cost::from_word(cost.cost.0)? {
            Cost::Pay => self.dice_cost(cost).map(Payment::Dice),
            Cost::DiscardSelf => Some(Payment::Itself),
            Cost::PayFromPath | Cost::PayCounters | Cost::PayUse => None,
        }
    }

    /// Returns the dice cost if the cost consists only of written-out dice in any of some colours.
    fn dice_cost(&self, cost: &ir::Cost) -> Option<DiceCost> {
        let [ir::Arg::Amounts(amounts)] = cost.args.as_slice() else { return None };
        let [amount] = amounts.as_slice() else { return None };
        let least = match amount.quantity {
            ir::Quantity::Exactly(ir::Num::Const(count)) => u8::try_from(count).ok()?,
            ir::Quantity::AnyNumber | ir::Quantity::All => 1,
            ir::Quantity::Exactly(ir::Num::Param(_)) | ir::Quantity::UpTo(_) | ir::Quantity::EqualTo(..) => {
                return None;
            }
        };
        let mut colours = [false; MAX_COLOURS];
        // Without a noun, any of the class will do.
        let class = self.game.vocabulary.nouns_of(amount.class).filter(|_| amount.nouns.is_empty());
        let written = amount.nouns.iter().map(|noun| match noun {
            ir::NounRef::Noun(noun) => Some(*noun),
            ir::NounRef::Param(_) => None,
        });
        for noun in written.chain(class.map(|(noun, _)| Some(noun))) {
            let Index::Colour(colour) = self.content.index(noun?) else { return None };
            *colours.get_mut(usize::from(colour))? = true;
        }
        (least > 0 && colours.contains(&true)).then(|| DiceCost::new(least, colours))
    }
}
