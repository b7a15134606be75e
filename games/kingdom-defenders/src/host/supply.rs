//! How much of something there is for a cost or verb.

use crate::content::{Card, Goods, Index, MOST, Wounds, at};
use crate::registry::verbs::Verb;
use crate::table::Table;
use crate::thing::Item;
use provost_interpreter::host::{Args, Scope, Word};
use provost_interpreter::program::{Amount, Quantity};
use provost_interpreter::vocabulary::id::NounId;

impl Table {
    pub(super) fn supply_of(
        &self,
        word: Word,
        slot: usize,
        noun: NounId,
        args: &Args<'_>,
        scope: &Scope<'_>,
    ) -> i32 {
        let seat = self.owner_seat(scope);
        let stock_of = |seat: u8| {
            self.content.resource(noun).map_or(0, |resource| i32::from(self.stock(seat, resource)))
        };
        let verb = match word {
            Word::Cost(_) => return stock_of(seat),
            Word::Verb(verb) => Verb::from_word(verb.0),
        };
        match verb {
            Some(Verb::Lose) => stock_of(seat),
            Some(Verb::PlayerLoses) => Item::seat_of(args.thing(0)).map_or(0, stock_of),
            Some(Verb::Heal) => {
                let kind = self.content.wound(noun);
                kind.map_or(0, |kind| i32::from(at(&self.state.seat(seat).wounds, kind)))
            }
            Some(Verb::TakeFromCamp) => match (Item::of(args.thing(1)), self.content.resource(noun)) {
                (Some(Item::Camp(owner, camp)), Some(resource)) => {
                    i32::from(self.boxed((owner, camp), resource))
                }
                _ => 0,
            },
            Some(Verb::CompleteAdventureIgnoring) => {
                let card = Item::card_of(args.thing(0)).and_then(|card| self.content.card(card));
                card.map_or(0, |card| self.sparable(seat, card, slot, noun, args))
            }
            // The reserve gives without end; what is named or inflicted need not be there.
            _ => i32::from(MOST),
        }
    }

    /// Returns how much of a noun an adventure costs.
    fn cost_of(&self, card: &Card, noun: NounId) -> u8 {
        match self.content.index(noun) {
            Index::Resource(resource) => at(&card.cost, resource),
            Index::Wound(wound) => at(&card.wounds, wound),
            Index::None | Index::Level(_) | Index::Relic(_) | Index::Area(_) | Index::Side(_) => 0,
        }
    }

    /// Returns how much of a noun the player lacks for an adventure.
    fn lacking(&self, seat: u8, card: &Card, noun: NounId) -> u8 {
        let stock = self.content.resource(noun).map(|resource| self.stock(seat, resource));
        let stock = stock.map_or(u8::MAX, |stock| u8::try_from(stock).unwrap_or(u8::MAX));
        self.cost_of(card, noun).saturating_sub(stock)
    }

    /// Returns how much of a noun can be left out of the cost. Of several nouns, those come into question that the
    /// player lacks, else those that the card costs; where it costs none of them, leaving them out changes nothing.
    fn sparable(&self, seat: u8, card: &Card, slot: usize, noun: NounId, args: &Args<'_>) -> i32 {
        let amount = args.amounts(slot).iter().find(|amount| args.nouns_of(amount).contains(&noun));
        let Some(amount) = amount else { return 0 };
        let nouns = args.nouns_of(amount);
        let any = |is: &dyn Fn(NounId) -> bool| nouns.iter().any(|noun| is(*noun));
        let lacks = |noun| self.lacking(seat, card, noun) > 0;
        let costs = |noun| self.cost_of(card, noun) > 0;
        let meant = if any(&lacks) {
            lacks(noun)
        } else if any(&costs) {
            costs(noun)
        } else {
            nouns.first() == Some(&noun)
        };
        if meant { i32::from(self.cost_of(card, noun).max(1)) } else { 0 }
    }

    /// Returns which part of an adventure's cost is left out: what was chosen, or, before that, what helps most.
    pub(super) fn spared(&self, seat: u8, card: &Card, slot: usize, args: &Args<'_>) -> (Goods, Wounds) {
        let (mut goods, mut wounds) = (Goods::default(), Wounds::default());
        let mut spare = |noun: NounId, count: i32| {
            let place = match self.content.index(noun) {
                Index::Resource(resource) => goods.get_mut(usize::from(resource)),
                Index::Wound(wound) => wounds.get_mut(usize::from(wound)),
                Index::None | Index::Level(_) | Index::Relic(_) | Index::Area(_) | Index::Side(_) => None,
            };
            if let Some(place) = place {
                *place = place.saturating_add(u8::try_from(count).unwrap_or(u8::MAX));
            }
        };
        if args.count(slot) > 0 {
            args.picks(slot).for_each(|pick| spare(pick.noun, pick.count));
            return (goods, wounds);
        }
        for amount in args.amounts(slot) {
            let mut left = most_of(amount);
            for noun in args.nouns_of(amount) {
                let count = left.min(i32::from(self.lacking(seat, card, *noun)));
                spare(*noun, count);
                left -= count;
            }
        }
        (goods, wounds)
    }
}

fn most_of(amount: &Amount) -> i32 {
    match amount.quantity {
        Quantity::Exactly(count) | Quantity::UpTo(count) => count,
        Quantity::AnyNumber | Quantity::All => i32::from(MOST),
    }
}
