//! Verbs of hiring, buying and taking from the offers. The details are chosen in procedures of the deployment
//! phase.

use crate::content::{Index, Purchase};
use crate::registry::verbs::Verb;
use crate::state::Offer;
use crate::step::Step;
use crate::table::{Flow, Table};
use provost_interpreter::host::{Args, Scope};
use provost_interpreter::program::Quantity;

impl Table {
    /// Returns whether something of the sort is for sale and could be taken, whatever its price.
    pub(in crate::host) fn is_on_sale(&self, seat: u8, purchase: Purchase) -> bool {
        match purchase {
            Purchase::Hire(_) => true,
            Purchase::Traps(_) => !self.state.board.offer(Offer::Traps).is_empty(),
            Purchase::Tokens { token, .. } => self.has_room(seat, token),
            Purchase::Equipment(_) => {
                !self.state.board.offer(Offer::Equipment).is_empty() && self.has_bearer(seat)
            }
        }
    }

    /// Whether a purchase can be paid depends on the placed die: see `buys_with`.
    #[expect(clippy::wildcard_enum_match_arm, reason = "`is_doable` says which verbs come here")]
    pub(super) fn can_take_offer(&self, verb: Verb, args: &Args<'_>, scope: &Scope<'_>) -> bool {
        let seat = self.owner_seat(scope);
        let has = |offer: Offer| !self.state.board.offer(offer).is_empty();
        match verb {
            Verb::HireFree => self.hirable_for_free(seat).next().is_some(),
            Verb::Buy => has(Offer::Traps),
            Verb::BuyAt => self.token_of(args).is_some_and(|token| self.has_room(seat, token)),
            Verb::BuyEquipment | Verb::TakeEquipment => has(Offer::Equipment) && self.has_bearer(seat),
            Verb::TakeLoot => has(Offer::Loot),
            _ => true,
        }
    }

    #[expect(clippy::wildcard_enum_match_arm, reason = "`do_verb` says which verbs come here")]
    pub(super) fn take_offer(&mut self, verb: Verb, args: &Args<'_>, scope: &Scope<'_>) -> Flow {
        let seat = self.owner_seat(scope);
        let count = |slot: usize| narrow(args.number(slot));
        match verb {
            Verb::Hire | Verb::HireFree => Flow::Call(Step::hire(seat, count(0), verb == Verb::HireFree)),
            Verb::Buy => Flow::Call(Step::buy_traps(seat, most(args, 0))),
            Verb::BuyAt => {
                let Some(token) = self.token_of(args) else { return Flow::Done };
                Flow::Call(Step::buy_tokens(seat, token, most(args, 1), most(args, 0)))
            }
            Verb::BuyEquipment | Verb::TakeEquipment => {
                Flow::Call(Step::take_equipment(seat, count(0), verb == Verb::TakeEquipment))
            }
            Verb::TakeLoot => Flow::Call(Step::TakeLoot { seat, count: count(0) }),
            Verb::Refill | Verb::Renew => {
                let Some(offer) = args.noun(0).and_then(|noun| self.offer_of(noun)) else {
                    return Flow::Done;
                };
                if verb == Verb::Refill {
                    self.refill(offer);
                } else {
                    self.renew(offer);
                }
                Flow::Done
            }
            _ => Flow::Fail("not a verb of offers"),
        }
    }

    /// Returns the sort of the bought tokens.
    fn token_of(&self, args: &Args<'_>) -> Option<u8> {
        let noun = args.amounts(0).first().and_then(|amount| args.nouns_of(amount).first());
        match noun.map(|noun| self.content.index(*noun)) {
            Some(Index::Token(token)) => Some(token),
            _ => None,
        }
    }
}

/// Returns the maximum of a written amount.
fn most(args: &Args<'_>, slot: usize) -> u8 {
    match args.amounts(slot).first().map(|amount| amount.quantity) {
        Some(Quantity::Exactly(count) | Quantity::UpTo(count)) => narrow(count),
        Some(Quantity::AnyNumber | Quantity::All) => u8::MAX,
        None => 0,
    }
}

fn narrow(count: i32) -> u8 {
    u8::try_from(count.max(0)).unwrap_or(u8::MAX)
}
