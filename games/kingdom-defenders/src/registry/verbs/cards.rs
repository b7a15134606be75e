//! Adventures, deeds and rewards.

use super::goods::GAIN;
use crate::content::{Card, Goods, Index, MOST, Wounds, at};
use crate::event::EventKind;
use crate::registry::Verb;
use crate::state::Holder;
use crate::step::Step;
use crate::table::{Flow, Table};
use crate::thing::{CardId, Item};
use provost_interpreter::host::{Args, Scope};
use provost_interpreter::program::{Amount, Quantity};
use provost_interpreter::vocabulary::id::NounId;

/// The hooks fired by completing an adventure: wounds are a cost of adventures, resources their yield.
const ADVENTURE: &[&str] = &["completion:adventure", "gain", "after-gain", "wounds", "after-wounds"];

/// The hooks fired by completing a deed.
const DEED: &[&str] = &["completion:deed", "gain", "after-gain", "wounds", "after-wounds"];

/// The verbs, in the order of the manual.
pub(super) const VERBS: &[Verb] = &[
    Verb::new("complete-adventure", "complete {what:adventure}")
        .needs(&["owner"])
        .fires(ADVENTURE)
        .doc(
            "The owner completes an adventure by the usual rules; discs of others there are left \
                  unused.",
        )
        .example("building", "on activate, pay 2 coins: complete an adventure without rival discs.")
        .when(|table, args, scope| table.can_complete_card(args, scope, false))
        .does(|table, args, scope| table.complete_adventure(table.owner_seat(scope), args, false)),
    Verb::new("complete-adventure-returning-discs", "complete {what:adventure} returning its discs")
        .needs(&["owner"])
        .fires(ADVENTURE)
        .doc("As `complete`, and discs on the card go back to their owners, who lose nothing for them.")
        .example("building", "on activate, pay 1 spell: complete an adventure returning its discs.")
        .when(|table, args, scope| table.can_complete_card(args, scope, false))
        .does(|table, args, scope| table.complete_returning(table.owner_seat(scope), args)),
    Verb::new(
        "complete-adventure-ignoring",
        "complete {what:adventure} ignoring {part:amounts:resource|wound}",
    )
    .needs(&["owner"])
    .fires(ADVENTURE)
    .doc("As `complete`, and so much of the card's cost, as far as it is in it, need not be paid.")
    .example(
        "building",
        "on activate, pay 1 coin: complete an empty adventure ignoring 1 wound and 1 weapon or \
                 spell.",
    )
    .supply(|table, slot, noun, args, scope| table.sparable(table.owner_seat(scope), slot, noun, args))
    .when(|table, args, scope| table.can_complete_card(args, scope, true))
    .does(|table, args, scope| table.complete_adventure(table.owner_seat(scope), args, true)),
    Verb::new("complete-deed", "complete {what:deed}")
        .needs(&["owner"])
        .fires(DEED)
        .doc("The owner shows the goods of a deed, keeps them, and takes the tile with what it gives.")
        .example("character", "on activate: complete a deed.")
        .when(|table, args, scope| table.can_complete_card(args, scope, false))
        .does(|table, args, scope| complete_deed(table.owner_seat(scope), args)),
    Verb::new("take-reward", "take {what:reward}")
        .needs(&["owner"])
        .fires(&["take", "gain", "after-gain"])
        .doc("The owner takes a reward with its bonus.")
        .example("adventure", "on completion: take a reward.")
        .when(Table::can_take_card)
        .does(|table, args, scope| take_reward(table.owner_seat(scope), args, true)),
    Verb::new("take-reward-without-bonus", "take {what:reward} without bonus")
        .needs(&["owner"])
        .fires(GAIN)
        .doc("The owner takes a reward for what it gives; its effect is not heard, now or later.")
        .example("character", "on activate, pay 1 loot: take a reward without bonus.")
        .when(Table::can_take_card)
        .does(|table, args, scope| take_reward(table.owner_seat(scope), args, false)),
    Verb::new("take-relics", "take relics of {what:adventure}")
        .needs(&["owner"])
        .doc(
            "The owner takes the card for its relics: no cost, nothing else of it, and it is not \
                  completed.",
        )
        .example("character", "on activate, pay 2 loot: take relics of an empty adventure.")
        .when(Table::can_take_card)
        .does(|table, args, scope| table.take_for_relics(table.owner_seat(scope), args)),
];

const NO_CARD: Flow = Flow::Fail("no such card");

impl Table {
    fn can_complete_card(&self, args: &Args<'_>, scope: &Scope<'_>, ignores: bool) -> bool {
        let seat = self.owner_seat(scope);
        let Some(card) = Item::card_of(args.thing(0)) else { return false };
        let (spared, _) = self.spared_of(seat, card, args, ignores);
        self.can_complete_after(seat, card, spared, self.still_due(scope))
            && self.is_open(args.thing(0), scope)
    }

    /// Returns the unpaid cost of the ability itself, so that nobody pays for something that then cannot be
    /// done.
    fn still_due(&self, scope: &Scope<'_>) -> Goods {
        let mut due = Goods::default();
        let cost = scope.program.fixed_cost(scope.ability).filter(|_| scope.paid == 0);
        for (noun, count) in cost {
            let place = self.content.resource(noun).and_then(|at| due.get_mut(usize::from(at)));
            if let Some(place) = place {
                *place = u8::try_from(count).unwrap_or(u8::MAX);
            }
        }
        due
    }

    fn can_take_card(&self, args: &Args<'_>, scope: &Scope<'_>) -> bool {
        let card = Item::card_of(args.thing(0));
        card.is_some_and(|card| self.state.holder(card) == Holder::Display)
            && self.is_open(args.thing(0), scope)
    }

    /// Returns the part of a card's cost that is waived.
    fn spared_of(&self, seat: u8, card: CardId, args: &Args<'_>, ignores: bool) -> (Goods, Wounds) {
        let card = self.content.card(card).filter(|_| ignores);
        card.map_or_else(Default::default, |card| self.spared(seat, card, 1, args))
    }

    fn complete_adventure(&self, seat: u8, args: &Args<'_>, ignores: bool) -> Flow {
        let Some(card) = Item::card_of(args.thing(0)) else { return NO_CARD };
        let (spared, unhurt) = self.spared_of(seat, card, args, ignores);
        Flow::Call(Step::adventure(seat, card, spared, unhurt))
    }

    fn complete_returning(&mut self, seat: u8, args: &Args<'_>) -> Flow {
        let slot = Item::card_of(args.thing(0)).and_then(|card| self.slot_of(card));
        if let Some(slot) = slot {
            for disc in &self.state.space(slot).discs {
                self.return_disc(*disc);
            }
        }
        self.complete_adventure(seat, args, false)
    }

    fn take_for_relics(&mut self, seat: u8, args: &Args<'_>) -> Flow {
        let Some(card) = Item::card_of(args.thing(0)) else { return NO_CARD };
        self.take_card(card, Holder::Kept(seat));
        self.tell(EventKind::Took { seat, card });
        self.take_relics(seat, card);
        Flow::Done
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

    /// Returns how much of a noun can be waived. Of several nouns, those that the player lacks are
    /// candidates, else those that the card costs; if it costs none of them, waiving changes nothing.
    fn sparable(&self, seat: u8, slot: usize, noun: NounId, args: &Args<'_>) -> i32 {
        let card = Item::card_of(args.thing(0)).and_then(|card| self.content.card(card));
        let Some(card) = card else { return 0 };
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

    /// Returns the waived part of an adventure's cost: the chosen one, or before the choice the one that
    /// helps most.
    fn spared(&self, seat: u8, card: &Card, slot: usize, args: &Args<'_>) -> (Goods, Wounds) {
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

fn complete_deed(seat: u8, args: &Args<'_>) -> Flow {
    let card = Item::card_of(args.thing(0));
    card.map_or(NO_CARD, |card| Flow::Call(Step::deed(seat, card)))
}

fn take_reward(seat: u8, args: &Args<'_>, bonus: bool) -> Flow {
    let card = Item::card_of(args.thing(0));
    card.map_or(NO_CARD, |card| Flow::Call(Step::reward(seat, card, bonus)))
}

fn most_of(amount: &Amount) -> i32 {
    match amount.quantity {
        Quantity::Exactly(count) | Quantity::UpTo(count) => count,
        Quantity::AnyNumber | Quantity::All => i32::from(MOST),
    }
}
