//! Discs, turn order and the numbers of spaces.

use crate::event::EventKind;
use crate::registry::roles::Role;
use crate::state::{Disc, Place};
use crate::step::Step;
use crate::table::{Flow, Table};
use crate::thing::{DiscId, Item, SpaceId};
use provost_interpreter::host::{Args, Scope};

const NO_DISC: Flow = Flow::Fail("no such disc");

fn count(number: i32) -> usize {
    usize::try_from(number).unwrap_or(0)
}

impl Table {
    /// Returns the disc that the moment is about, if it lies on the board.
    fn this_disc(&self, scope: &Scope<'_>) -> Option<DiscId> {
        let disc = scope.context.role(Role::Disc.id()).and_then(Item::disc_of);
        disc.filter(|disc| self.state.disc(*disc).space().is_some())
    }

    pub(super) fn can_gain_disc(&self, seat: u8) -> bool {
        let most = usize::from(self.content.numbers.most_discs);
        self.set_aside(seat).next().is_some() && self.usable_discs(seat) < most
    }

    /// Grey discs are not borrowed where no space is left for them: in areas that are over they would be of no use.
    pub(super) fn can_add_grey(&self, seat: u8, args: &Args<'_>, scope: &Scope<'_>) -> bool {
        let Some(disc) = self.this_disc(scope) else { return false };
        let added = count(args.number(0));
        let all = self.group_of(disc).len() + added;
        self.reserve().count() >= added && self.have_room(seat, all, self.areas_over())
    }

    /// Returns whether a disc can be moved to a space for one disc.
    pub(super) fn can_go(&self, args: &Args<'_>) -> bool {
        let disc = Item::disc_of(args.thing(0)).map(|disc| self.state.disc(disc));
        let (Some(Disc { owner, place: Place::On(_), .. }), Some(to)) = (disc, Item::space_of(args.thing(1)))
        else {
            return false;
        };
        let space = self.state.space(to);
        Self::is_empty_space(&space) && space.size == 1 && self.may_place(owner, to)
    }

    pub(super) fn can_go_together(&self, seat: u8, args: &Args<'_>, scope: &Scope<'_>) -> bool {
        let disc = self.this_disc(scope);
        disc.is_some_and(|disc| self.have_room(seat, self.group_of(disc).len(), self.areas(args, 0)))
    }

    pub(super) fn can_replace(&self, seat: u8, args: &Args<'_>, scope: &Scope<'_>) -> bool {
        let whom = Item::disc_of(args.thing(0));
        let space = whom.and_then(|disc| self.state.disc(disc).space());
        let fits = |space: SpaceId| self.state.space(space).size == 1 && self.may_place(seat, space);
        self.this_disc(scope).is_some() && space.is_some_and(fits) && self.is_open(args.thing(0), scope)
    }

    pub(super) fn can_return(&self, args: &Args<'_>, scope: &Scope<'_>) -> bool {
        let disc = Item::disc_of(args.thing(0)).map(|disc| self.state.disc(disc));
        disc.is_some_and(|disc| disc.space().is_some()) && self.is_open(args.thing(0), scope)
    }

    pub(super) fn own_waiting_space(&self, seat: u8, args: &Args<'_>) -> Option<SpaceId> {
        let space = Item::tile_of(args.thing(0)).and_then(|tile| self.space_of_tile(tile))?;
        (self.state.owner_on(space) == Some(seat) && self.state.is_waiting(space)).then_some(space)
    }

    pub(super) fn gain_discs(&mut self, seat: u8, args: &Args<'_>) -> Flow {
        for _ in 0..count(args.number(0)) {
            let Some(disc) = self.set_aside(seat).next().filter(|_| self.can_gain_disc(seat)) else { break };
            self.state.with_disc(disc, |disc| disc.place = Place::Hand);
            self.tell(EventKind::DiscGained { seat });
        }
        Flow::Done
    }

    pub(super) fn add_grey(&mut self, seat: u8, args: &Args<'_>) -> Flow {
        for _ in 0..count(args.number(0)) {
            let Some(disc) = self.reserve().next() else { break };
            self.state.with_disc(disc, |disc| (disc.owner, disc.place) = (seat, Place::Joined));
            self.tell(EventKind::GreyDisc { seat });
        }
        Flow::Done
    }

    pub(super) fn move_to(&mut self, args: &Args<'_>) -> Flow {
        let (disc, to) = (Item::disc_of(args.thing(0)), Item::space_of(args.thing(1)));
        let (Some(disc), Some(to)) = (disc, to) else { return NO_DISC };
        self.move_disc(disc, to);
        Flow::Done
    }

    pub(super) fn move_together(&self, seat: u8, args: &Args<'_>, scope: &Scope<'_>) -> Flow {
        let Some(disc) = self.this_disc(scope) else { return NO_DISC };
        let from = self.state.disc(disc).space().unwrap_or_default();
        let (discs, barred) = (self.group_of(disc), self.areas(args, 0));
        Flow::Call(Step::Move { seat, discs, from, barred })
    }

    pub(super) fn replace(&mut self, args: &Args<'_>, scope: &Scope<'_>) -> Flow {
        let whom = Item::disc_of(args.thing(0));
        let space = whom.and_then(|disc| self.state.disc(disc).space());
        let (Some(disc), Some(whom), Some(space)) = (self.this_disc(scope), whom, space) else {
            return NO_DISC;
        };
        self.return_disc(whom);
        self.move_disc(disc, space);
        Flow::Done
    }

    pub(super) fn swap_places(&self, seat: u8, args: &Args<'_>, scope: &Scope<'_>) -> Flow {
        let (by, barred) = (scope.source(), self.areas(args, 0));
        Flow::Call(Step::Swap { seat, by, barred, first: SpaceId::NONE })
    }

    pub(super) fn take_back(&mut self, args: &Args<'_>) -> Flow {
        let Some(disc) = Item::disc_of(args.thing(0)) else { return NO_DISC };
        self.return_disc(disc);
        Flow::Done
    }

    pub(super) fn activate_first(&self, seat: u8, args: &Args<'_>) -> Flow {
        let space = self.own_waiting_space(seat, args);
        space.map_or(Flow::Done, |space| Flow::Call(Step::activate(space)))
    }

    pub(super) fn go_first(&mut self, seat: u8) -> Flow {
        let pawns = &mut self.state.board.pawns;
        let mut others = *pawns;
        others.take(seat);
        pawns.clear();
        pawns.push(seat);
        for other in &others {
            pawns.push(*other);
        }
        self.tell(EventKind::GoesFirst { seat });
        Flow::Done
    }

    pub(super) fn put_in_space(&mut self, args: &Args<'_>) -> Flow {
        if let Some(tile) = Item::tile_of(args.thing(0)) {
            let number = u8::try_from(args.number(1)).unwrap_or(1);
            self.state.board.wishes.push((tile, number));
        }
        Flow::Done
    }
}
