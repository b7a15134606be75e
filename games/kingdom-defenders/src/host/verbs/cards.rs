//! Adventures, deeds and rewards, and the action of another tile.

use crate::content::{Goods, Wounds};
use crate::context::about;
use crate::event::EventKind;
use crate::registry::hooks::Hook;
use crate::registry::roles::Role;
use crate::state::Holder;
use crate::step::Step;
use crate::table::{Flow, Table};
use crate::thing::{CardId, Item};
use provost_interpreter::hook::Thing;
use provost_interpreter::host::{Args, Scope};
use provost_interpreter::machine;

const NO_CARD: Flow = Flow::Fail("no such card");

impl Table {
    pub(super) fn can_complete_card(&self, args: &Args<'_>, scope: &Scope<'_>, ignores: bool) -> bool {
        let seat = self.owner_seat(scope);
        let Some(card) = Item::card_of(args.thing(0)) else { return false };
        let (spared, _) = self.spared_of(seat, card, args, ignores);
        self.can_complete_after(seat, card, spared, self.still_due(scope))
            && self.is_open(args.thing(0), scope)
    }

    /// Returns what the ability itself still costs, so that nobody pays for what can then not be done.
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

    pub(super) fn is_face_up(&self, card: Thing) -> bool {
        Item::card_of(card).is_some_and(|card| self.state.holder(card) == Holder::Display)
    }

    /// Returns which part of a card's cost is left out.
    fn spared_of(&self, seat: u8, card: CardId, args: &Args<'_>, ignores: bool) -> (Goods, Wounds) {
        let card = self.content.card(card).filter(|_| ignores);
        card.map_or_else(Default::default, |card| self.spared(seat, card, 1, args))
    }

    /// A tile can be copied if nothing protects it and something would come of it; a copied copy does nothing.
    pub(super) fn can_copy(&self, thing: Thing, scope: &Scope<'_>) -> bool {
        let is_copied =
            scope.context.hook == Hook::Activate.id() && matches!(about(scope.context), Some(Item::Tile(_)));
        let Some(tile) = Item::tile_of(thing).filter(|_| !is_copied) else { return false };
        let disc = scope.context.role(Role::Disc.id());
        let (context, abilities) = self.copied(scope.program, tile, self.owner_seat(scope), disc);
        self.is_open(thing, scope)
            && abilities.iter().any(|listener| machine::works(scope.program, self, listener, &context))
    }

    pub(super) fn copy(&mut self, seat: u8, args: &Args<'_>, scope: &Scope<'_>) -> Flow {
        let Some(tile) = Item::tile_of(args.thing(0)) else { return Flow::Fail("no such tile") };
        self.tell(EventKind::Copied { seat, tile: args.thing(0) });
        let disc = scope.context.role(Role::Disc.id()).unwrap_or(Thing::NONE);
        Flow::Call(Step::Copy { tile, seat, disc, at: 0 })
    }

    pub(super) fn complete_adventure(&self, seat: u8, args: &Args<'_>, ignores: bool) -> Flow {
        let Some(card) = Item::card_of(args.thing(0)) else { return NO_CARD };
        let (spared, unhurt) = self.spared_of(seat, card, args, ignores);
        Flow::Call(Step::Adventure { seat, card, spared, unhurt, stage: 0 })
    }

    pub(super) fn complete_returning(&mut self, seat: u8, args: &Args<'_>) -> Flow {
        let slot = Item::card_of(args.thing(0)).and_then(|card| self.slot_of(card));
        if let Some(slot) = slot {
            for disc in &self.state.space(slot).discs {
                self.return_disc(*disc);
            }
        }
        self.complete_adventure(seat, args, false)
    }

    pub(super) fn take_for_relics(&mut self, seat: u8, args: &Args<'_>) -> Flow {
        let Some(card) = Item::card_of(args.thing(0)) else { return NO_CARD };
        self.take_card(card, Holder::Kept(seat));
        self.tell(EventKind::Took { seat, card });
        self.take_relics(seat, card);
        Flow::Done
    }
}

pub(super) fn complete_deed(seat: u8, args: &Args<'_>) -> Flow {
    let card = Item::card_of(args.thing(0));
    card.map_or(NO_CARD, |card| Flow::Call(Step::Deed { seat, card, stage: 0 }))
}

pub(super) fn take_reward(seat: u8, args: &Args<'_>, bonus: bool) -> Flow {
    let card = Item::card_of(args.thing(0));
    card.map_or(NO_CARD, |card| Flow::Call(Step::Reward { seat, card, bonus, stage: 0 }))
}
