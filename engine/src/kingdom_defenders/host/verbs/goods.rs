//! Resources, tracks, wounds and camps.

use crate::kingdom_defenders::content::{Goods, Wounds};
use crate::kingdom_defenders::registry::verbs::Verb;
use crate::kingdom_defenders::step::Step;
use crate::kingdom_defenders::table::{Table, Way};
use crate::kingdom_defenders::thing::Item;
use provost_interpreter::host::{Args, Pick, Scope};
use provost_interpreter::program::Quantity;

fn narrow(count: i32) -> u8 {
    u8::try_from(count.max(0)).unwrap_or(u8::MAX)
}

impl Table {
    pub(super) fn can_change_goods(&self, verb: Verb, args: &Args<'_>, scope: &Scope<'_>) -> bool {
        let seat = self.owner_seat(scope);
        let goods = || self.content.goods().count();
        match verb {
            Verb::PlayerGains | Verb::PlayerLoses | Verb::TakeWounds => self.is_open(args.thing(0), scope),
            Verb::Steal => self.is_open(args.thing(1), scope) && !is_owner(args, 1, seat),
            Verb::StealGoods => goods() > 0 && !is_owner(args, 1, seat) && self.is_open(args.thing(1), scope),
            Verb::StealGoodsFromDifferentRivals => {
                let wanted = usize::from(narrow(args.number(0)));
                goods() >= wanted && self.open_rivals(seat, scope.source()).count() >= wanted
            }
            Verb::Raise => {
                let levels = self.levels(args);
                (0u8..8).any(|level| levels & (1 << level) != 0 && self.can_rise(seat, level))
            }
            Verb::Store => self.can_store(seat, self.stored_kinds(args)),
            Verb::TakeFromCamp => self.is_open(args.thing(1), scope),
            _ => true,
        }
    }

    pub(super) fn change_goods(&mut self, verb: Verb, args: &Args<'_>, scope: &Scope<'_>) -> Way {
        let seat = self.owner_seat(scope);
        let by = scope.source();
        match verb {
            Verb::Gain => Way::Call(Step::gain(seat, by, self.picked(args, 0))),
            Verb::PlayerGains => {
                let Some(whom) = Item::seat_of(args.thing(0)) else { return Way::Fail("no player gains") };
                Way::Call(Step::gain(whom, by, self.picked(args, 1)))
            }
            Verb::Lose => self.lose_picked(seat, args.picks(0)),
            Verb::PlayerLoses => {
                let Some(whom) = Item::seat_of(args.thing(0)) else { return Way::Fail("no player loses") };
                self.lose_picked(whom, args.picks(1))
            }
            Verb::Steal => {
                let Some(from) = Item::seat_of(args.thing(1)) else {
                    return Way::Fail("no player is robbed");
                };
                for pick in args.picks(0) {
                    if let Some(resource) = self.content.resource(pick.noun) {
                        self.hand_over(from, seat, resource, u16::try_from(pick.count).unwrap_or(0));
                    }
                }
                Way::Done
            }
            Verb::StealGoods | Verb::StealGoodsFromDifferentRivals => {
                let each = verb == Verb::StealGoodsFromDifferentRivals;
                let from = if each { Some(seat) } else { Item::seat_of(args.thing(1)) };
                let Some(from) = from else { return Way::Fail("no player is robbed") };
                let left = narrow(args.number(0));
                Way::Call(Step::Steal { seat, by, from, each, left, named: 0, asked: 0, stage: 0 })
            }
            Verb::Raise => {
                Way::Call(Step::Raise { seat, levels: self.levels(args), by: narrow(args.number(1)) })
            }
            Verb::Heal => {
                for pick in args.picks(0) {
                    if let Some(kind) = self.content.wound(pick.noun) {
                        self.heal(seat, kind, narrow(pick.count));
                    }
                }
                Way::Done
            }
            Verb::TakeWounds => {
                let Some(whom) = Item::seat_of(args.thing(0)) else { return Way::Fail("nobody is wounded") };
                let wounds = self.picked_wounds(args, 1);
                Way::Call(Step::Suffer { seat: whom, cause: by, wounds, at: 0, stage: 0, scope: 0 })
            }
            Verb::Store => {
                let (least, most) = bounds(args);
                Way::Call(Step::store(seat, self.stored_kinds(args), least, most))
            }
            Verb::TakeFromCamp => {
                let Some(Item::Camp(owner, camp)) = Item::of(args.thing(1)) else {
                    return Way::Fail("no camp to take from");
                };
                for pick in args.picks(0) {
                    if let Some(resource) = self.content.resource(pick.noun) {
                        self.unbox(seat, (owner, camp), resource, narrow(pick.count));
                    }
                }
                Way::Done
            }
            _ => Way::Fail("not a verb of goods"),
        }
    }

    fn lose_picked(&mut self, seat: u8, picks: impl Iterator<Item = Pick>) -> Way {
        for pick in picks {
            if let Some(resource) = self.content.resource(pick.noun) {
                self.lose(seat, resource, u16::try_from(pick.count).unwrap_or(0));
            }
        }
        Way::Done
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

    /// Returns the tracks that are named, a bit for each.
    fn levels(&self, args: &Args<'_>) -> u8 {
        let levels = args.nouns(0).iter().filter_map(|noun| self.content.level(*noun));
        levels.fold(0, |bits, level| bits | (1 << level))
    }

    /// Returns the resources that are to be stored, a bit for each.
    fn stored_kinds(&self, args: &Args<'_>) -> u8 {
        let nouns = args.amounts(0).iter().flat_map(|amount| args.nouns_of(amount));
        let kinds = nouns.filter_map(|noun| self.content.resource(*noun));
        kinds.fold(0, |bits, kind| bits | (1 << kind))
    }
}

/// Returns whether a thing is the player who acts: nobody steals from themselves.
fn is_owner(args: &Args<'_>, slot: usize, seat: u8) -> bool {
    Item::seat_of(args.thing(slot)) == Some(seat)
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
