//! Discs.

use crate::event::EventKind;
use crate::registry::Verb;
use crate::registry::roles::Role;
use crate::state::{Disc, Place};
use crate::step::Step;
use crate::table::{Flow, Table};
use crate::thing::{DiscId, Item, SpaceId};
use provost_interpreter::host::{Args, Scope};

/// The verbs, in the order of the manual.
pub(super) const VERBS: &[Verb] = &[
    Verb::new("gain-disc", "gain {count:number} disc(s)")
        .needs(&["owner"])
        .doc("The owner gets discs that were set aside, to keep; not possible when none is left there.")
        .example("building", "on activate, pay 2 coins: gain 1 disc.")
        .when(|table, _, scope| table.can_gain_disc(table.owner_seat(scope)))
        .does(|table, args, scope| table.gain_discs(table.owner_seat(scope), args)),
    Verb::new("add-grey-disc", "add {count:number} grey disc(s)")
        .at(&["place", "activate"])
        .needs(&["owner", "disc"])
        .doc(
            "Grey discs from the reserve join this disc and count as the owner's while they are out; not \
                  possible without empty spaces for all of them.",
        )
        .example(
            "building",
            "on activate: add 1 grey disc then move these discs to empty spaces outside area-a.",
        )
        .when(|table, args, scope| table.can_add_grey(table.owner_seat(scope), args, scope))
        .does(|table, args, scope| table.add_grey(table.owner_seat(scope), args)),
    Verb::new("move-disc", "move {what:disc} to {where:space}")
        .doc(
            "A disc goes to another space, by the rules of placing but free; activated there if that \
                  is to come.",
        )
        .example("character", "on activate: move this disc to an empty single space outside area-a.")
        .when(|table, args, _| table.can_go(args))
        .does(|table, args, _| table.move_to(args)),
    Verb::new("move-discs", "move these discs to empty spaces outside {areas:nouns:area}")
        .at(&["place", "activate"])
        .needs(&["owner", "disc"])
        .doc(
            "As `move`, for this disc and those placed or added with it: together or apart, each \
                  space filled.",
        )
        .example(
            "building",
            "on activate: add 1 grey disc then move these discs to empty spaces outside area-a.",
        )
        .takes_all()
        .when(|table, args, scope| table.can_go_together(table.owner_seat(scope), args, scope))
        .does(|table, args, scope| table.move_together(table.owner_seat(scope), args, scope)),
    Verb::new("put-in-place", "put this disc in place of {whom:disc}")
        .at(&["activate"])
        .needs(&["owner", "disc"])
        .doc(
            "This disc goes where another lies, by the rules of placing; that one goes back to its \
                  owner unused.",
        )
        .example(
            "character",
            "on activate, pay 2 coins: put this disc in place of a rival disc on a single space outside \
                 area-a.",
        )
        .when(|table, args, scope| table.can_replace(table.owner_seat(scope), args, scope))
        .does(Table::replace),
    Verb::new("swap-discs", "swap discs of two spaces outside {areas:nouns:area}")
        .needs(&["owner"])
        .doc(
            "Discs not yet activated, equally many on both spaces, of any players, change places if \
                  placing allows it.",
        )
        .example("character", "on activate: swap discs of two spaces outside area-a.")
        .takes_all()
        .when(|table, args, scope| {
            table.swaps(table.owner_seat(scope), scope.source(), table.areas(args, 0)).next().is_some()
        })
        .does(|table, args, scope| table.swap_places(table.owner_seat(scope), args, scope)),
    Verb::new("return-disc", "return {what:disc}")
        .doc("A disc leaves the board: a grey one to the reserve, another to its owner.")
        .example("rule", "after activate, when this disc is grey: return this disc.")
        .when(Table::can_return)
        .does(|table, args, _| table.take_back(args)),
];

const NO_DISC: Flow = Flow::Fail("no such disc");

fn count(number: i32) -> usize {
    usize::try_from(number).unwrap_or(0)
}

impl Table {
    /// Returns the disc of the moment, if it is on the board.
    fn this_disc(&self, scope: &Scope<'_>) -> Option<DiscId> {
        let disc = scope.context.role(Role::Disc.id()).and_then(Item::disc_of);
        disc.filter(|disc| self.state.disc(*disc).space().is_some())
    }

    fn can_gain_disc(&self, seat: u8) -> bool {
        let most = usize::from(self.content.numbers.most_discs);
        self.set_aside(seat).next().is_some() && self.usable_discs(seat) < most
    }

    /// Returns whether a grey disc can be borrowed: not without a space for it, since it would be useless in
    /// a finished area.
    fn can_add_grey(&self, seat: u8, args: &Args<'_>, scope: &Scope<'_>) -> bool {
        let Some(disc) = self.this_disc(scope) else { return false };
        let added = count(args.number(0));
        let all = self.group_of(disc).len() + added;
        self.reserve().count() >= added && self.have_room(seat, all, self.areas_over())
    }

    /// Returns whether a disc can be moved to a space for one disc.
    fn can_go(&self, args: &Args<'_>) -> bool {
        let disc = Item::disc_of(args.thing(0)).map(|disc| self.state.disc(disc));
        let (Some(Disc { owner, place: Place::On(_), .. }), Some(to)) = (disc, Item::space_of(args.thing(1)))
        else {
            return false;
        };
        let space = self.state.space(to);
        Self::is_empty_space(&space) && space.size == 1 && self.may_place(owner, to)
    }

    fn can_go_together(&self, seat: u8, args: &Args<'_>, scope: &Scope<'_>) -> bool {
        let disc = self.this_disc(scope);
        disc.is_some_and(|disc| self.have_room(seat, self.group_of(disc).len(), self.areas(args, 0)))
    }

    fn can_replace(&self, seat: u8, args: &Args<'_>, scope: &Scope<'_>) -> bool {
        let whom = Item::disc_of(args.thing(0));
        let space = whom.and_then(|disc| self.state.disc(disc).space());
        let fits = |space: SpaceId| self.state.space(space).size == 1 && self.may_place(seat, space);
        self.this_disc(scope).is_some() && space.is_some_and(fits) && self.is_open(args.thing(0), scope)
    }

    fn can_return(&self, args: &Args<'_>, scope: &Scope<'_>) -> bool {
        let disc = Item::disc_of(args.thing(0)).map(|disc| self.state.disc(disc));
        disc.is_some_and(|disc| disc.space().is_some()) && self.is_open(args.thing(0), scope)
    }

    fn gain_discs(&mut self, seat: u8, args: &Args<'_>) -> Flow {
        for _ in 0..count(args.number(0)) {
            let Some(disc) = self.set_aside(seat).next().filter(|_| self.can_gain_disc(seat)) else { break };
            self.state.with_disc(disc, |disc| disc.place = Place::Hand);
            self.tell(EventKind::DiscGained { seat });
        }
        Flow::Done
    }

    fn add_grey(&mut self, seat: u8, args: &Args<'_>) -> Flow {
        for _ in 0..count(args.number(0)) {
            let Some(disc) = self.reserve().next() else { break };
            self.state.with_disc(disc, |disc| (disc.owner, disc.place) = (seat, Place::Joined));
            self.tell(EventKind::GreyDisc { seat });
        }
        Flow::Done
    }

    fn move_to(&mut self, args: &Args<'_>) -> Flow {
        let (disc, to) = (Item::disc_of(args.thing(0)), Item::space_of(args.thing(1)));
        let (Some(disc), Some(to)) = (disc, to) else { return NO_DISC };
        self.move_disc(disc, to);
        Flow::Done
    }

    fn move_together(&self, seat: u8, args: &Args<'_>, scope: &Scope<'_>) -> Flow {
        let Some(disc) = self.this_disc(scope) else { return NO_DISC };
        let from = self.state.disc(disc).space().unwrap_or_default();
        let (discs, barred) = (self.group_of(disc), self.areas(args, 0));
        Flow::Call(Step::Move { seat, discs, from, barred })
    }

    fn replace(&mut self, args: &Args<'_>, scope: &Scope<'_>) -> Flow {
        let whom = Item::disc_of(args.thing(0));
        let space = whom.and_then(|disc| self.state.disc(disc).space());
        let (Some(disc), Some(whom), Some(space)) = (self.this_disc(scope), whom, space) else {
            return NO_DISC;
        };
        self.return_disc(whom);
        self.move_disc(disc, space);
        Flow::Done
    }

    fn swap_places(&self, seat: u8, args: &Args<'_>, scope: &Scope<'_>) -> Flow {
        let (by, barred) = (scope.source(), self.areas(args, 0));
        Flow::Call(Step::Swap { seat, by, barred, first: SpaceId::NONE })
    }

    fn take_back(&mut self, args: &Args<'_>) -> Flow {
        let Some(disc) = Item::disc_of(args.thing(0)) else { return NO_DISC };
        self.return_disc(disc);
        Flow::Done
    }
}
