//! Prices: the cost of a purchase in a building with a given die, and whether anything can be bought at all.
//!
//! The order: list price of the whole purchase, then the persuasion discount down to its floor, then the
//! changes of cards at the price hook, down to 0.

use super::acts::Change;
use super::content::{DiceCost, Face, Purchase, faces::Role as Member};
use super::context::moment;
use super::event::EventKind;
use super::registry::hooks::Hook;
use super::registry::roles::Role;
use super::registry::targets::Target;
use super::state::{Offer, Pile};
use super::table::Table;
use super::thing::{CardId, Item, PathId};
use provost_interpreter::hook::{Context, Thing};
use provost_interpreter::host::Scope;
use provost_interpreter::machine::can_use;
use provost_interpreter::program::{Needs, NumberOp, Program, TriggerId};

/// The place, buyer and discount of a purchase.
#[derive(Clone, Copy)]
pub(super) struct Deal {
    /// The buyer.
    pub(super) seat: u8,
    /// The building; `None` for a purchase elsewhere.
    pub(super) building: Option<u8>,
    /// The discount of the placed die.
    pub(super) discount: u8,
    /// How many numbers enclose this one.
    pub(super) depth: u8,
    /// The card that is bought, if it is a single one.
    pub(super) ware: CardId,
}

impl Table {
    /// Returns what a scope's action sells, if anything.
    pub(super) fn sells(&self, scope: &Scope<'_>) -> Option<Purchase> {
        self.content.purchases.get(scope.ability.index()).copied().flatten()
    }

    /// Returns whether a die could be placed for an action that sells something: not if its discount makes
    /// nothing affordable.
    pub(super) fn buys_with(
        &self,
        seat: u8,
        colour: u8,
        face: u8,
        purchase: Purchase,
        scope: &Scope<'_>,
    ) -> bool {
        let building = Self::action_building(scope);
        let discount = if self.is_discount(colour) { self.discount(building, face) } else { 0 };
        let depth = scope.context.depth.saturating_add(1);
        self.can_purchase(
            scope.program,
            Deal { seat, building, discount, depth, ware: CardId::NONE },
            purchase,
        )
    }

    /// Returns whether any of a player's dice of these colours could be placed for an action that sells
    /// something. A greater discount never raises a price, so only the best die is checked.
    pub(super) fn buys_with_best(
        &self,
        seat: u8,
        cost: &DiceCost,
        purchase: Purchase,
        scope: &Scope<'_>,
    ) -> bool {
        let clan = self.state.seat(seat);
        if !cost.colours().any(|colour| clan.faces(colour) != [0; 7]) {
            return false;
        }
        let (program, building) = (scope.program, Self::action_building(scope));
        let depth = scope.context.depth.saturating_add(1);
        let full = Deal { seat, building, discount: 0, depth, ware: CardId::NONE };
        // A player who can pay the full price needs no discount.
        let affords = |list: i32| {
            self.affords(program, full, list) || {
                let discount = self.best_discount(seat, cost, building);
                discount > 0 && self.affords(program, Deal { discount, ..full }, list)
            }
        };
        self.cheapest(seat, purchase).is_some_and(affords)
            || self.affords_some_ware(program, full, purchase)
            || self.has_use_instead(program, full, purchase)
    }

    /// Returns the greatest discount of a player's dice of some colours.
    fn best_discount(&self, seat: u8, cost: &DiceCost, building: Option<u8>) -> u8 {
        let discounts = cost.colours().filter(|colour| self.is_discount(*colour)).map(|colour| {
            let faces = (0..).zip(self.state.seat(seat).faces(colour)).filter(|(_, there)| *there > 0);
            faces.map(|(face, _)| self.discount(building, face)).max().unwrap_or(0)
        });
        discounts.max().unwrap_or(0)
    }

    /// Returns the building whose action this is.
    fn action_building(scope: &Scope<'_>) -> Option<u8> {
        match Item::of(scope.source()) {
            Some(Item::Building(building)) => Some(building),
            _ => None,
        }
    }

    /// Stores the face of a discount die placed in the building of the current action.
    pub(super) fn note_discount(&mut self, colour: u8, face: u8) {
        let Some((building, _)) = self.state.board.action else { return };
        if self.is_discount(colour) {
            self.state.board.discount = self.discount(Some(building), face);
            if let Some(last) = self.state.board.discounts.get_mut(usize::from(building)) {
                *last = face;
            }
        }
    }

    /// Returns where the dice of a cost are placed: the building, card or rule that asks for them.
    pub(super) fn place_of_dice(scope: &Scope<'_>) -> Item {
        let source: Thing = scope.source();
        Item::of(source).unwrap_or(Item::Dummy)
    }

    fn is_discount(&self, colour: u8) -> bool {
        self.content.dice.get(usize::from(colour)).is_some_and(|die| die.discount)
    }

    /// Returns the discount of a die: its face, plus that of the last one in the building if this one is lower.
    fn discount(&self, building: Option<u8>, face: u8) -> u8 {
        let last = building.and_then(|building| self.state.board.discounts.get(usize::from(building)));
        let last = last.copied().unwrap_or(0);
        if face < last { face + last } else { face }
    }

    /// Returns the deal of the current action.
    pub(super) fn deal_of(&self, seat: u8) -> Deal {
        let building = self.state.board.action.map(|(building, _)| building);
        Deal { seat, building, discount: self.state.board.discount, depth: 0, ware: CardId::NONE }
    }

    /// Makes a moment in the building of a deal.
    pub(super) fn at_building(&self, hook: Hook, deal: Deal) -> Context {
        let mut context = moment(hook, deal.seat);
        context.depth = deal.depth;
        let building = deal.building.and_then(|building| self.content.buildings.get(usize::from(building)));
        if let Some(building) = building {
            context.qualify(0, building.noun);
        }
        if let Some(ware) = deal.ware.some() {
            let role = match self.content.card(ware).face {
                Face::Mercenary(_) => Role::Hired,
                Face::Trap(_) => Role::Trap,
                Face::Equipment(_)
                | Face::Loot
                | Face::Monster(_)
                | Face::Land(_)
                | Face::Mission(_)
                | Face::Header(_)
                | Face::Panic(_) => Role::Equipment,
            };
            context.put(role.id(), Item::Card(ware).thing());
        }
        context
    }

    /// Returns the price of a whole purchase; optional abilities count if they were used in the scope.
    pub(super) fn price(&self, deal: Deal, list: i32, scope: u16) -> i32 {
        let price = self.discounted(deal, list);
        let worked_out = || {
            let context = self.at_building(Hook::Price, deal).in_scope(scope);
            self.number(&context, Target::Price, price).max(0)
        };
        let program = &self.content.program;
        let changes = program.number_channel(Hook::Price.id(), Target::Price.id());
        if scope == 0 && self.trace.is_none() && self.state.listeners.at(changes).is_empty() {
            debug_assert_eq!(price.max(0), worked_out(), "a price changes by itself");
            return price.max(0);
        }
        worked_out()
    }

    /// Applies the persuasion discount, which makes nothing free and nothing dearer.
    fn discounted(&self, deal: Deal, list: i32) -> i32 {
        let floor = self.content.discount_floor.min(list);
        (list - i32::from(deal.discount)).max(floor)
    }

    /// Returns whether a player can pay a list price, using every optional ability that lowers it.
    pub(super) fn affords(&self, program: &Program, deal: Deal, list: i32) -> bool {
        let gold = self.gold(deal.seat);
        let price = self.price(deal, list, 0);
        price <= gold || self.lowest_price(program, deal, price) <= gold
    }

    /// Returns the lowest price with the abilities that could be used on it now.
    fn lowest_price(&self, program: &Program, deal: Deal, price: i32) -> i32 {
        let context = self.at_building(Hook::Price, deal);
        let number = program.number_channel(context.hook, Target::Price.id());
        let (mut lowest, mut less) = (price, 0i32);
        for listener in self.state.listeners.at(program.channel(context.hook)) {
            if can_use(program, self, &context, listener).is_err() {
                continue;
            }
            let ability =
                program.trigger(listener.trigger).and_then(|trigger| program.ability(trigger.ability));
            let triggers = ability.map_or(0..0, |ability| ability.triggers.indices());
            for change in triggers.filter_map(|trigger| program.trigger(TriggerId(trigger))) {
                if change.number != number {
                    continue;
                }
                match change.op {
                    // How often it counts is unknown before it is used.
                    NumberOp::Add if change.needs.any(Needs::FOR_EACH) => less = i32::MIN,
                    NumberOp::HalveDown | NumberOp::HalveUp => less = i32::MIN,
                    NumberOp::Add => less = less.saturating_add(change.amount.min(0)),
                    NumberOp::Set | NumberOp::AtMost => lowest = lowest.min(change.amount),
                    NumberOp::AtLeast | NumberOp::Double => {}
                }
            }
        }
        lowest.saturating_add(less).max(0)
    }

    /// Returns whether a purchase is possible at all.
    fn can_purchase(&self, program: &Program, deal: Deal, purchase: Purchase) -> bool {
        let cheapest = self.cheapest(deal.seat, purchase);
        cheapest.is_some_and(|list| self.affords(program, deal, list))
            || self.affords_some_ware(program, deal, purchase)
            || self.has_use_instead(program, deal, purchase)
    }

    /// Returns whether a player can pay for something whose price effects change because of what it is.
    fn affords_some_ware(&self, program: &Program, deal: Deal, purchase: Purchase) -> bool {
        let window = program.channel(Hook::Price.id());
        let number = program.number_channel(Hook::Price.id(), Target::Price.id());
        let listeners = [window, number].into_iter().flat_map(|channel| self.state.listeners.at(channel));
        let mut triggers = listeners.filter_map(|listener| program.trigger(listener.trigger));
        if !triggers.any(|trigger| trigger.needs.any(Needs::ABOUT)) {
            return false;
        }
        let affords = |card: CardId, list: i32| self.affords(program, Deal { ware: card, ..deal }, list);
        match purchase {
            Purchase::Hire(_) => {
                self.hirable(deal.seat).any(|card| affords(card, self.content.mercenary(card).cost))
            }
            Purchase::Equipment(_) => {
                let mut cards = self.state.board.offer(Offer::Equipment).iter();
                self.has_bearer(deal.seat)
                    && cards.any(|card| affords(*card, self.content.equipment(*card).price))
            }
            Purchase::Traps(_) | Purchase::Tokens { .. } => false,
        }
    }

    /// Returns the lowest list price of something a player could take.
    fn cheapest(&self, seat: u8, purchase: Purchase) -> Option<i32> {
        match purchase {
            Purchase::Hire(_) => self.hirable(seat).map(|card| self.content.mercenary(card).cost).min(),
            Purchase::Traps(_) => {
                let traps = self.state.board.offer(Offer::Traps).iter();
                traps.map(|card| self.content.trap(*card).price).min()
            }
            Purchase::Tokens { token, price, .. } => self.has_room(seat, token).then_some(price),
            Purchase::Equipment(_) => {
                let cards = self.state.board.offer(Offer::Equipment).iter();
                let cheapest = cards.map(|card| self.content.equipment(*card).price).min();
                cheapest.filter(|_| self.has_bearer(seat))
            }
        }
    }

    /// Returns whether something could be used instead of an unaffordable purchase.
    fn has_use_instead(&self, program: &Program, deal: Deal, purchase: Purchase) -> bool {
        matches!(purchase, Purchase::Hire(_)) && self.has_use_before_hire(program, deal)
    }

    /// Returns whether something could be used before hiring, which makes the hire itself optional.
    fn has_use_before_hire(&self, program: &Program, deal: Deal) -> bool {
        let context = self.at_building(Hook::BeforeHire, deal);
        let mut here = self.state.listeners.at(program.channel(context.hook)).iter();
        deal.building.is_some() && here.any(|listener| can_use(program, self, &context, listener).is_ok())
    }

    /// Returns the mercenaries a player has the glory to hire, whatever the price: the offer, then the top of
    /// the stack.
    pub(super) fn hirable(&self, seat: u8) -> impl Iterator<Item = CardId> {
        let excess = if self.state.seat(seat).members.is_full() { 0 } else { self.excess_glory(seat) };
        let offered = self.state.board.offer(Offer::Mercenaries).iter();
        let all = offered.chain(self.state.piles.cards(Pile::Novices).last()).copied();
        // Without any excess nobody joins, not even a mercenary without reputation.
        all.filter(move |card| excess > 0 && self.content.mercenary(*card).reputation <= excess)
    }

    /// Returns the mercenaries on offer that a player has the glory to hire for free: the stack is not part
    /// of the offer.
    pub(super) fn hirable_for_free(&self, seat: u8) -> impl Iterator<Item = CardId> {
        self.hirable(seat).filter(|card| self.content.mercenary(*card).role != Member::Stack)
    }

    /// Returns whether a player can keep another token of a sort.
    pub(super) fn has_room(&self, seat: u8, token: u8) -> bool {
        self.stock(seat, token) < self.limit(seat, token)
    }

    /// Returns whether a player has a member for an equipment. The member's card of the same type can be
    /// discarded.
    pub(super) fn has_bearer(&self, seat: u8) -> bool {
        let mut members = self.state.seat(seat).members.iter();
        members.any(|card| self.state.card(*card).path == PathId::NONE)
    }

    /// Pays a price.
    pub(super) fn pay_price(&mut self, seat: u8, gold: i32) {
        self.spend_gold(seat, gold);
        let building = self.state.board.action.map(|(building, _)| building);
        self.note_goods(Change::Payment, seat, self.content.words.gold, gold, building);
        self.tell(EventKind::Paid { seat, gold: i16::try_from(gold).unwrap_or(i16::MAX) });
    }
}
