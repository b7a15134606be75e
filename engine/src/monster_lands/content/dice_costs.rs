//! Which dice the cost of an ability takes, known beforehand: most actions fail for want of dice, and menus ask
//! about all of them all the time.

use super::build::Build;
use super::{DiceCost, Index, MAX_COLOURS};
use crate::monster_lands::registry::costs::Cost;
use provost_interpreter::ir;
use provost_interpreter::pack::Entry;
use provost_interpreter::program::EntryCode;

impl Build<'_> {
    /// Notes the dice without which the abilities of an entry cannot be paid.
    pub(super) fn dice_costs(&mut self, entry: &Entry, code: EntryCode) {
        for (id, ability) in code.abilities.indices().zip(&entry.ir.abilities) {
            let Some(cost) = ability.cost.as_ref().and_then(|cost| self.dice_cost(cost)) else { continue };
            let at = id as usize;
            if self.content.dice_costs.len() <= at {
                self.content.dice_costs.resize(at + 1, DiceCost::default());
            }
            if let Some(place) = self.content.dice_costs.get_mut(at) {
                *place = cost;
            }
        }
    }

    /// Only of costs that are nothing but written-out dice of any of some colours.
    fn dice_cost(&self, cost: &ir::Cost) -> Option<DiceCost> {
        if Cost::from_word(cost.cost.0) != Some(Cost::Pay) {
            return None;
        }
        let [ir::Arg::Amounts(amounts)] = cost.args.as_slice() else { return None };
        let [amount] = amounts.as_slice() else { return None };
        let least = match amount.quantity {
            ir::Quantity::Exactly(ir::Num::Const(count)) => u8::try_from(count).ok()?,
            ir::Quantity::AnyNumber | ir::Quantity::All => 1,
            ir::Quantity::Exactly(ir::Num::Param(_)) | ir::Quantity::UpTo(_) => return None,
        };
        let mut colours = [false; MAX_COLOURS];
        // Where no noun is written, any of the class will do.
        let class = self.game.vocabulary.nouns_of(amount.class).filter(|_| amount.nouns.is_empty());
        let written = amount.nouns.iter().map(|noun| match noun {
            ir::NounRef::Noun(noun) => Some(*noun),
            ir::NounRef::Param(_) => None,
        });
        for noun in written.chain(class.map(|(noun, _)| Some(noun))) {
            let Index::Colour(colour) = self.content.index(noun?) else { return None };
            *colours.get_mut(usize::from(colour))? = true;
        }
        colours.contains(&true).then_some(DiceCost { least, colours })
    }
}
