//! Resources, tracks, wounds and camps.

use crate::content::{Goods, Wounds, at};
use crate::registry::Verb;
use crate::registry::hooks::Hook;
use crate::step::Step;
use crate::table::{Flow, Table};
use crate::thing::Item;
use provost_interpreter::hook::Thing;
use provost_interpreter::host::{Args, Scope};
use provost_interpreter::program::Quantity;
use provost_interpreter::vocabulary::id::NounId;

/// The hooks fired by gaining resources.
pub(super) const GAIN: &[&str] = &["gain", "after-gain", "instead-of-gain"];

/// The hooks fired by taking wounds.
const WOUNDS: &[&str] = &["wounds", "after-wounds", "instead-of-wounds"];

/// The verbs, in the order of the manual.
pub(super) const VERBS: &[Verb] = &[
    Verb::new("gain", "gain {what:amounts:resource}")
        .needs(&["owner"])
        .fires(GAIN)
        .doc("The owner gets resources from the reserve; each kind is one gain, with `for each` too.")
        .example("building", "on activate, pay 1 weapon or spell: gain 2 coins and 1 fame.")
        .always_enough()
        .does(|table, args, scope| table.gain_picked(table.owner_seat(scope), args, scope)),
    Verb::new("do-nothing", "do nothing")
        .at(&["instead-of-gain", "instead-of-wounds"])
        .doc("What was to happen does not happen, and nothing takes its place.")
        .example("character", "on place, until end of round: { instead of wounds, once: do nothing. }")
        .does(|_, _, _| Flow::Done),
    Verb::new("lose", "lose {what:amounts:resource}")
        .needs(&["owner"])
        .doc("The owner gives resources to the reserve, as far as there are any.")
        .example("rule", "on unused disc at area-c: lose 2 fame.")
        .supply(|table, _, noun, _, scope| table.stock_of(table.owner_seat(scope), noun))
        .does(|table, args, scope| table.lose_picked(table.owner_seat(scope), args)),
    Verb::new("steal", "steal {what:amount:resource} from {whom:player}")
        .needs(&["owner"])
        .doc(
            "The owner names what a player must hand over; who has none shows it. Nothing is gained \
                  by this.",
        )
        .example("character", "on activate: steal 1 coin or loot from a rival.")
        .always_enough()
        .when(Table::can_steal)
        .does(|table, args, scope| table.steal_picked(table.owner_seat(scope), args)),
    Verb::new("steal-goods", "steal {count:number} good(s) of different kinds from {whom:player}")
        .needs(&["owner"])
        .doc(
            "The owner names so many kinds of goods; a player hands over 1 of each, and shows those \
                  it lacks.",
        )
        .example("character", "on activate: steal 2 goods of different kinds from a rival.")
        .when(Table::can_steal)
        .does(|table, args, scope| {
            steal_goods(table.owner_seat(scope), Item::seat_of(args.thing(1)), args, scope)
        }),
    Verb::new(
        "steal-goods-from-different-rivals",
        "steal {count:number} good(s) of different kinds from different rivals",
    )
    .needs(&["owner"])
    .doc(
        "The owner names so many rivals and for each another kind of good, of which it hands over \
                  1.",
    )
    .example("character", "on activate: steal 2 goods of different kinds from different rivals.")
    .when(Table::can_steal_from_each)
    .does(|table, args, scope| steal_goods(table.owner_seat(scope), None, args, scope)),
    Verb::new("raise", "raise {levels:nouns:level} by {count:number}")
        .needs(&["owner"])
        .doc("The owner rises on one of these tracks; not possible at its end.")
        .example("building", "on activate: raise strength or magic by 1.")
        .takes_all()
        .when(|table, args, scope| table.can_raise(table.owner_seat(scope), args))
        .does(|table, args, scope| table.raise(table.owner_seat(scope), args)),
    Verb::new("heal", "heal {what:amount:wound}")
        .needs(&["owner"])
        .doc("The owner's counter goes down, not below 0; not possible at 0.")
        .example("building", "on activate, pay 2 loot: heal all wounds.")
        .supply(|table, _, noun, _, scope| table.wounds_of(table.owner_seat(scope), noun))
        .does(|table, args, scope| table.heal_picked(table.owner_seat(scope), args)),
    Verb::new("take-wounds", "{whom:player} takes {what:amount:wound}")
        .fires(WOUNDS)
        .doc(
            "A player's counter goes up; wounds beyond its end are lost. With `up to` the owner \
                  decides.",
        )
        .example("character", "on activate, pay 1 coin or loot: a rival takes up to 2 wounds.")
        .always_enough()
        .when(|table, args, scope| table.is_open(args.thing(0), scope))
        .does(|table, args, scope| table.wound_picked(args, scope)),
    Verb::new("store", "store {what:amount:resource} in camp")
        .needs(&["owner"])
        .fires(&["store"])
        .doc("The owner puts own resources into free boxes of own camps, by the rules of area C.")
        .example("building", "on activate, pay 1 coin: store up to 2 weapons or spells in camp.")
        .chooses_itself()
        .when(|table, args, scope| table.can_store(table.owner_seat(scope), table.stored_kinds(args)))
        .does(|table, args, scope| table.store_named(table.owner_seat(scope), args)),
    Verb::new("take-from-camp", "take {what:amount:resource} from {where:camp}")
        .needs(&["owner"])
        .doc("The owner takes resources out of the boxes of a camp. Nothing is gained by this.")
        .example("building", "on activate, pay 1 coin: take 1 weapon or spell from a camp, 2 times.")
        .supply(|table, _, noun, args, _| table.boxed_in(args.thing(1), noun))
        .when(|table, args, scope| table.is_open(args.thing(1), scope))
        .does(|table, args, scope| table.take_from_camp(table.owner_seat(scope), args)),
];

fn narrow(count: i32) -> u8 {
    u8::try_from(count.max(0)).unwrap_or(u8::MAX)
}

impl Table {
    /// Returns a player's amount of a resource.
    pub(in crate::registry) fn stock_of(&self, seat: u8, noun: NounId) -> i32 {
        self.content.resource(noun).map_or(0, |resource| i32::from(self.stock(seat, resource)))
    }

    fn wounds_of(&self, seat: u8, noun: NounId) -> i32 {
        self.content.wound(noun).map_or(0, |kind| i32::from(at(&self.state.seat(seat).wounds, kind)))
    }

    fn boxed_in(&self, camp: Thing, noun: NounId) -> i32 {
        match (Item::of(camp), self.content.resource(noun)) {
            (Some(Item::Camp(owner, camp)), Some(resource)) => i32::from(self.boxed((owner, camp), resource)),
            _ => 0,
        }
    }

    /// Returns whether a player can be stolen from; nobody steals from themselves.
    fn can_steal(&self, args: &Args<'_>, scope: &Scope<'_>) -> bool {
        let from = args.thing(1);
        Item::seat_of(from) != Some(self.owner_seat(scope)) && self.is_open(from, scope)
    }

    fn can_steal_from_each(&self, args: &Args<'_>, scope: &Scope<'_>) -> bool {
        let wanted = usize::from(narrow(args.number(0)));
        self.content.goods().count() >= wanted
            && self.open_rivals(self.owner_seat(scope), scope.source()).count() >= wanted
    }

    fn can_raise(&self, seat: u8, args: &Args<'_>) -> bool {
        let mut levels = args.nouns(0).iter().filter_map(|noun| self.content.level(*noun));
        levels.any(|level| self.can_rise(seat, level))
    }

    fn gain_picked(&self, whom: u8, args: &Args<'_>, scope: &Scope<'_>) -> Flow {
        let goods = self.picked(args, 0);
        if stands_in(scope) {
            return Flow::Call(Step::gain_instead(whom, scope.source(), goods));
        }
        Flow::Call(Step::gain(whom, scope.source(), goods))
    }

    fn lose_picked(&mut self, whom: u8, args: &Args<'_>) -> Flow {
        for (resource, count) in (0..).zip(self.picked(args, 0)) {
            self.lose(whom, resource, u16::from(count));
        }
        Flow::Done
    }

    fn steal_picked(&mut self, seat: u8, args: &Args<'_>) -> Flow {
        let Some(from) = Item::seat_of(args.thing(1)) else { return Flow::Fail("nobody is robbed") };
        for pick in args.picks(0) {
            if let Some(resource) = self.content.resource(pick.noun) {
                self.hand_over(from, seat, resource, u16::try_from(pick.count).unwrap_or(0));
            }
        }
        Flow::Done
    }

    fn raise(&self, seat: u8, args: &Args<'_>) -> Flow {
        let levels = args.nouns(0).iter().filter_map(|noun| self.content.level(*noun));
        let levels = levels.fold(0, |bits, level| bits | (1 << level));
        Flow::Call(Step::Raise { seat, levels, by: narrow(args.number(1)) })
    }

    fn heal_picked(&mut self, seat: u8, args: &Args<'_>) -> Flow {
        for (kind, count) in (0..).zip(self.picked_wounds(args, 0)) {
            self.heal(seat, kind, count);
        }
        Flow::Done
    }

    fn wound_picked(&self, args: &Args<'_>, scope: &Scope<'_>) -> Flow {
        let Some(seat) = Item::seat_of(args.thing(0)) else { return Flow::Fail("nobody is wounded") };
        let (cause, wounds) = (scope.source(), self.picked_wounds(args, 1));
        if stands_in(scope) {
            return Flow::Call(Step::suffer_instead(seat, cause, wounds));
        }
        Flow::Call(Step::suffer(seat, cause, wounds))
    }

    fn store_named(&self, seat: u8, args: &Args<'_>) -> Flow {
        let (least, most) = bounds(args);
        Flow::Call(Step::store(seat, self.stored_kinds(args), least, most))
    }

    fn take_from_camp(&mut self, seat: u8, args: &Args<'_>) -> Flow {
        let Some(Item::Camp(owner, camp)) = Item::of(args.thing(1)) else {
            return Flow::Fail("no camp to take from");
        };
        for (resource, count) in (0..).zip(self.picked(args, 0)) {
            self.unbox(seat, (owner, camp), resource, count);
        }
        Flow::Done
    }

    /// Returns the chosen goods, summed by kind.
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

    /// Returns the resources to store, one bit per kind.
    fn stored_kinds(&self, args: &Args<'_>) -> u8 {
        let nouns = args.amounts(0).iter().flat_map(|amount| args.nouns_of(amount));
        let kinds = nouns.filter_map(|noun| self.content.resource(*noun));
        kinds.fold(0, |bits, kind| bits | (1 << kind))
    }
}

/// Returns whether an ability acts in place of something else.
fn stands_in(scope: &Scope<'_>) -> bool {
    matches!(Hook::of(scope.context), Some(Hook::InsteadOfGain | Hook::InsteadOfWounds))
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
fn steal_goods(seat: u8, whom: Option<u8>, args: &Args<'_>, scope: &Scope<'_>) -> Flow {
    let (each, from) = (whom.is_none(), whom.unwrap_or(seat));
    let (by, left) = (scope.source(), narrow(args.number(0)));
    Flow::Call(Step::steal(seat, by, from, each, left))
}
