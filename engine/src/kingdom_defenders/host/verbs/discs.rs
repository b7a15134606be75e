//! Discs, turn order and the numbers of spaces.

use crate::kingdom_defenders::event::What;
use crate::kingdom_defenders::registry::roles::Role;
use crate::kingdom_defenders::registry::verbs::Verb;
use crate::kingdom_defenders::state::{Disc, Place};
use crate::kingdom_defenders::step::Step;
use crate::kingdom_defenders::table::{Table, Way};
use crate::kingdom_defenders::thing::{DiscId, Item, SpaceId};
use provost_interpreter::host::{Args, Scope};

fn count(number: i32) -> usize {
    usize::try_from(number).unwrap_or(0)
}

impl Table {
    pub(super) fn can_move_discs(&self, verb: Verb, args: &Args<'_>, scope: &Scope<'_>) -> bool {
        let seat = self.owner_seat(scope);
        let this = || this_disc(scope).filter(|disc| self.state.disc(*disc).space().is_some());
        match verb {
            Verb::GainDisc => {
                let most = usize::from(self.content.numbers.most_discs);
                self.set_aside(seat).next().is_some() && self.usable_discs(seat) < most
            }
            Verb::AddGreyDisc => this().is_some_and(|disc| {
                let added = count(args.number(0));
                let all = self.group_of(disc).len() + added;
                self.reserve().count() >= added && self.have_room(seat, all, self.areas_over())
            }),
            Verb::MoveDisc => self.can_go(args),
            Verb::MoveDiscs => this()
                .is_some_and(|disc| self.have_room(seat, self.group_of(disc).len(), self.areas(args, 0))),
            Verb::PutInPlace => {
                let whom = Item::disc_of(args.thing(0));
                let space = whom.and_then(|disc| self.state.disc(disc).space());
                let fits =
                    |space: SpaceId| self.state.space(space).discs.len() == 1 && self.may_place(seat, space);
                this().is_some() && space.is_some_and(fits) && self.is_open(args.thing(0), scope)
            }
            Verb::SwapDiscs => self.swaps(seat, scope.source(), self.areas(args, 0)).next().is_some(),
            Verb::ReturnDisc => {
                let disc = Item::disc_of(args.thing(0)).map(|disc| self.state.disc(disc));
                disc.is_some_and(|disc| disc.space().is_some()) && self.is_open(args.thing(0), scope)
            }
            Verb::ActivateFirst => self.own_waiting_space(seat, args).is_some(),
            Verb::GoFirst | Verb::PutInSpace => true,
            _ => false,
        }
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

    fn own_waiting_space(&self, seat: u8, args: &Args<'_>) -> Option<SpaceId> {
        let space = Item::tile_of(args.thing(0)).and_then(|tile| self.space_of_tile(tile))?;
        (self.state.owner_on(space) == Some(seat) && self.state.is_waiting(space)).then_some(space)
    }

    pub(super) fn move_discs(&mut self, verb: Verb, args: &Args<'_>, scope: &Scope<'_>) -> Way {
        let seat = self.owner_seat(scope);
        match verb {
            Verb::GainDisc => self.gain_discs(seat, count(args.number(0))),
            Verb::AddGreyDisc => self.add_grey(seat, count(args.number(0))),
            Verb::MoveDisc => {
                let (disc, to) = (Item::disc_of(args.thing(0)), Item::space_of(args.thing(1)));
                let (Some(disc), Some(to)) = (disc, to) else { return Way::Fail("no disc to move") };
                self.move_disc(disc, to);
            }
            Verb::MoveDiscs => {
                let Some(disc) = this_disc(scope) else { return Way::Fail("no disc to move") };
                let from = self.state.disc(disc).space().unwrap_or_default();
                let (discs, barred) = (self.group_of(disc), self.areas(args, 0));
                return Way::Call(Step::Move { seat, discs, from, barred });
            }
            Verb::PutInPlace => {
                let whom = Item::disc_of(args.thing(0));
                let space = whom.and_then(|disc| self.state.disc(disc).space());
                let (Some(disc), Some(whom), Some(space)) = (this_disc(scope), whom, space) else {
                    return Way::Fail("no disc to put in place");
                };
                self.return_disc(whom);
                self.move_disc(disc, space);
            }
            Verb::SwapDiscs => {
                let (by, barred) = (scope.source(), self.areas(args, 0));
                return Way::Call(Step::Swap { seat, by, barred, first: SpaceId::NONE });
            }
            Verb::ReturnDisc => {
                let Some(disc) = Item::disc_of(args.thing(0)) else { return Way::Fail("no disc to return") };
                self.return_disc(disc);
            }
            Verb::ActivateFirst => {
                let space = self.own_waiting_space(seat, args);
                return space.map_or(Way::Done, |space| Way::Call(Step::activate(space)));
            }
            Verb::GoFirst => {
                let pawns = &mut self.state.board.pawns;
                let mut order = *pawns;
                order.take(seat);
                pawns.clear();
                pawns.push(seat);
                order.iter().for_each(|other| {
                    pawns.push(*other);
                });
                self.tell(What::GoesFirst { seat });
            }
            Verb::PutInSpace => {
                if let Some(tile) = Item::tile_of(args.thing(0)) {
                    let number = u8::try_from(args.number(1)).unwrap_or(1);
                    self.state.board.wishes.push((tile, number));
                }
            }
            _ => return Way::Fail("not a verb of discs"),
        }
        Way::Done
    }

    fn gain_discs(&mut self, seat: u8, wanted: usize) {
        for _ in 0..wanted {
            if self.usable_discs(seat) >= usize::from(self.content.numbers.most_discs) {
                return;
            }
            let Some(disc) = self.set_aside(seat).next() else { return };
            self.state.with_disc(disc, |disc| disc.place = Place::Hand);
            self.tell(What::DiscGained { seat });
        }
    }

    fn add_grey(&mut self, seat: u8, wanted: usize) {
        for _ in 0..wanted {
            let Some(disc) = self.reserve().next() else { return };
            self.state.with_disc(disc, |disc| (disc.owner, disc.place) = (seat, Place::Joined));
            self.tell(What::GreyDisc { seat });
        }
    }
}

/// Returns the disc that the moment is about.
fn this_disc(scope: &Scope<'_>) -> Option<DiscId> {
    scope.context.role(Role::Disc.id()).and_then(Item::disc_of)
}
