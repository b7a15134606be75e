//! Whether the first step of an ability does anything, precomputed: useless abilities are not offered, and
//! menus check all of them all the time.

use super::build::{Build, note};
use super::{Index, MAX_TOKENS, Purchase};
use crate::registry::verbs::Verb;
use provost_interpreter::ir;
use provost_interpreter::pack::Entry;
use provost_interpreter::program::EntryCode;

/// The condition for the first step of an ability to do anything, if a clan uses it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Beginning {
    /// Unknown; it has to be tried.
    #[default]
    Open,
    /// None: there is always something to gain.
    Sure,
    /// Room for one of these sorts of tokens, one bit each.
    Room(u16),
    /// A wounded mercenary at the table; whether it is the right one has to be tried.
    Wounded,
    /// Something to buy and somebody to take it; the price is checked elsewhere.
    Sale(Purchase),
}

impl Build<'_> {
    /// Computes the beginnings of an entry's abilities.
    pub(super) fn beginnings(&mut self, entry: &Entry, code: EntryCode) {
        for (id, ability) in code.abilities.indices().zip(&entry.ir.abilities) {
            let beginning = self.beginning(ability).unwrap_or_default();
            note(&mut self.content.beginnings, id, beginning);
        }
    }

    fn beginning(&self, ability: &ir::Ability) -> Option<Beginning> {
        let Some(ir::Step::Act { verb, args, for_each, repeat: None, .. }) = ability.steps.first() else {
            return None;
        };
        // The count may be the payment, so it is assumed possible; without a cost it may be 0.
        if for_each.is_some() && ability.cost.is_none() {
            return None;
        }
        let verb = Verb::from_word(verb.0)?;
        if let Some(purchase) = self.purchase(verb, args) {
            return Some(Beginning::Sale(purchase));
        }
        match (verb, args.as_slice()) {
            (Verb::Gain, [ir::Arg::Amounts(amounts)]) => self.gain(amounts),
            (Verb::Heal, _) => Some(Beginning::Wounded),
            // Before the payment, every colour might be another one.
            (Verb::GainOtherColour, [ir::Arg::Amounts(amounts)]) => {
                amounts.iter().all(is_some_of).then_some(Beginning::Sure)
            }
            _ => None,
        }
    }

    /// A gain of several things gains the available ones; dice and resources are always available.
    fn gain(&self, amounts: &[ir::Amount]) -> Option<Beginning> {
        let mut room = 0;
        for amount in amounts {
            if !is_some_of(amount) || amount.nouns.is_empty() {
                return None;
            }
            for noun in &amount.nouns {
                let ir::NounRef::Noun(noun) = noun else { return None };
                match self.content.index(*noun) {
                    Index::Colour(_) | Index::Resource(_) => return Some(Beginning::Sure),
                    Index::Token(token) if usize::from(token) < MAX_TOKENS => room |= 1 << token,
                    Index::Token(_)
                    | Index::None
                    | Index::Affinity(_)
                    | Index::Type(_)
                    | Index::Building(_) => {
                        return None;
                    }
                }
            }
        }
        (room != 0).then_some(Beginning::Room(room))
    }
}

/// Returns whether an amount is a written number other than 0.
const fn is_some_of(amount: &ir::Amount) -> bool {
    matches!(amount.quantity, ir::Quantity::Exactly(ir::Num::Const(1..)))
}
