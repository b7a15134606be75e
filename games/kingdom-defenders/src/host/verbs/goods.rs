//! Resources, tracks, wounds and camps.

use crate::content::{Goods, Wounds};
use crate::step::Step;
use crate::table::{Flow, Table};
use crate::thing::Item;
use provost_interpreter::host::{Args, Scope};
use provost_interpreter::program::Quantity;

fn narrow(count: i32) -> u8 {
    u8::try_from(count.max(0)).unwrap_or(u8::MAX)
}

impl Table {
    /// Nobody steals from themselves.
    pub(super) fn can_steal(&self, args: &Args<'_>, scope: &Scope<'_>) -> bool {
        let from = args.thing(1);
        Item::seat_of(from) != Some(self.owner_seat(scope)) && self.is_open(from, scope)
    }

    pub(super) fn can_steal_from_each(&self, args: &Args<'_>, scope: &Scope<'_>) -> bool {
        let wanted = usize::from(narrow(args.number(0)));
        self.content.goods().count() >= wanted
            && self.open_rivals(self.owner_seat(scope), scope.source()).count() >= wanted
    }

    pub(super) fn can_raise(&self, seat: u8, args: &Args<'_>) -> bool {
        let mut levels = args.nouns(0).iter().filter_map(|noun| self.content.level(*noun));
        levels.any(|level| self.can_rise(seat, level))
    }

    pub(super) fn gain_picked(
        &self,
        whom: Option<u8>,
        args: &Args<'_>,
        slot: usize,
        scope: &Scope<'_>,
    ) -> Flow {
        let Some(whom) = whom else { return Flow::Fail("nobody gains") };
        Flow::Call(Step::gain(whom, scope.source(), self.picked(args, slot)))
    }

    pub(super) fn lose_picked(&mut self, whom: Option<u8>, args: &Args<'_>, slot: usize) -> Flow {
        let Some(whom) = whom else { return Flow::Fail("nobody loses") };
        for (resource, count) in (0..).zip(self.picked(args, slot)) {
            self.lose(whom, resource, u16::from(count));
        }
        Flow::Done
    }

    pub(super) fn steal_picked(&mut self, seat: u8, args: &Args<'_>) -> Flow {
        let Some(from) = Item::seat_of(args.thing(1)) else { return Flow::Fail("nobody is robbed") };
        for pick in args.picks(0) {
            if let Some(resource) = self.content.resource(pick.noun) {
                self.hand_over(from, seat, resource, u16::try_from(pick.count).unwrap_or(0));
            }
        }
        Flow::Done
    }

    pub(super) fn raise(&self, seat: u8, args: &Args<'_>) -> Flow {
        let levels = args.nouns(0).iter().filter_map(|noun| self.content.level(*noun));
        let levels = levels.fold(0, |bits, level| bits | (1 << level));
        Flow::Call(Step::Raise { seat, levels, by: narrow(args.number(1)) })
    }

    pub(super) fn heal_picked(&mut self, seat: u8, args: &Args<'_>) -> Flow {
        for (kind, count) in (0..).zip(self.picked_wounds(args, 0)) {
            self.heal(seat, kind, count);
        }
        Flow::Done
    }

    pub(super) fn wound_picked(&self, args: &Args<'_>, scope: &Scope<'_>) -> Flow {
        let Some(seat) = Item::seat_of(args.thing(0)) else { return Flow::Fail("nobody is wounded") };
        let (cause, wounds) = (scope.source(), self.picked_wounds(args, 1));
        Flow::Call(Step::Suffer { seat, cause, wounds, at: 0, stage: 0, scope: 0 })
    }

    pub(super) fn store_named(&self, seat: u8, args: &Args<'_>) -> Flow {
        let (least, most) = bounds(args);
        Flow::Call(Step::store(seat, self.stored_kinds(args), least, most))
    }

    pub(super) fn take_from_camp(&mut self, seat: u8, args: &Args<'_>) -> Flow {
        let Some(Item::Camp(owner, camp)) = Item::of(args.thing(1)) else {
            return Flow::Fail("no camp to take from");
        };
        for (resource, count) in (0..).zip(self.picked(args, 0)) {
            self.unbox(seat, (owner, camp), resource, count);
        }
        Flow::Done
    }

    /// Returns what was chosen, all of a kind together.
    fn picked(&self, args: &Args<'_>, slot: usize) -> Goods {
        let mut goods = Goods::default();
        for pick in args.picks(slot) {
            let place = self.content.resource(pick.noun).and_then(|at| goods.get_mut(usize::from(at)));
            if let Some(place) = place {
                *place = place.saturating_add(narrow(pick.count));
            }
        }
        goods
    }

    fn picked_wounds(&self, args: &Args<'_>, slot: usize) -> Wounds {
        let mut wounds = Wounds::default();
        for pick in args.picks(slot) {
            let place = self.content.wound(pick.noun).and_then(|at| wounds.get_mut(usize::from(at)));
            if let Some(place) = place {
                *place = place.saturating_add(narrow(pick.count));
            }
        }
        wounds
    }

    /// Returns the resources that are to be stored, a bit for each.
    pub(super) fn stored_kinds(&self, args: &Args<'_>) -> u8 {
        let nouns = args.amounts(0).iter().flat_map(|amount| args.nouns_of(amount));
        let kinds = nouns.filter_map(|noun| self.content.resource(*noun));
        kinds.fold(0, |bits, kind| bits | (1 << kind))
    }
}

/// Returns how many resources must and may be stored.
fn bounds(args: &Args<'_>) -> (u8, u8) {
    let each = |count: i32| narrow(count.saturating_mul(args.each()));
    match args.amounts(0).first().map(|amount| amount.quantity) {
        Some(Quantity::Exactly(count)) => (each(count), each(count)),
        Some(Quantity::UpTo(count)) => (0, each(count)),
        Some(Quantity::AnyNumber) => (0, u8::MAX),
        Some(Quantity::All) => (u8::MAX, u8::MAX),
        None => (0, 0),
    }
}

/// Steals goods from one player, or each from another.
pub(super) fn steal_goods(seat: u8, whom: Option<u8>, args: &Args<'_>, scope: &Scope<'_>) -> Flow {
    let (each, from) = (whom.is_none(), whom.unwrap_or(seat));
    let (by, left) = (scope.source(), narrow(args.number(0)));
    Flow::Call(Step::Steal { seat, by, from, each, left, named: 0, asked: 0, stage: 0 })
}
