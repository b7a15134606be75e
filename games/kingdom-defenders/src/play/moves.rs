//! Discs are moved to empty spaces, or the discs of two spaces change places.

use crate::acts::fill_exactly;
use crate::ask::{Ask, ask};
use crate::event::EventKind;
use crate::state::Space;
use crate::step::{Areas, Step};
use crate::table::{Flow, Table};
use crate::thing::{Item, SpaceId};
use provost_interpreter::choice::{Choice, ChoiceOption};
use provost_interpreter::hook::Thing;
use provost_interpreter::host::Reply;

fn chosen_space(option: ChoiceOption) -> Option<SpaceId> {
    if let ChoiceOption::Thing(thing) = option { Item::space_of(thing) } else { None }
}

fn offer_space(choice: &mut Choice, space: SpaceId) {
    choice.offer(ChoiceOption::Thing(Item::Space(space).thing()));
}

impl Table {
    /// Asks the player for one space after the other, and moves as many discs there as it needs.
    pub(crate) fn go_move(&mut self, step: &mut Step, reply: Reply, choice: &mut Choice) -> Flow {
        let Step::Move { seat, discs, from, barred } = step else { return Flow::Fail("not a move") };
        let mut answer = if let Reply::Chose(option) = reply { Some(option) } else { None };
        loop {
            if let Some(space) = answer.take().and_then(chosen_space) {
                for _ in 0..self.state.space(space).size {
                    let Some(disc) = discs.remove(0) else { return Flow::Fail("no disc to move") };
                    self.move_disc(disc, space);
                }
            }
            let left = discs.len();
            if left == 0 {
                return Flow::Done;
            }
            ask(choice, *seat, Ask::MoveTo);
            let open = || self.open_spaces(*seat, *barred).filter(|(id, _)| *id != *from);
            let of_size = |wanted: u8| open().filter(|(_, size)| *size == wanted).count();
            let (singles, doubles) = (of_size(1), of_size(2));
            for (id, size) in open() {
                let fits = if size == 1 {
                    fill_exactly(left - 1, singles - 1, doubles)
                } else {
                    left >= 2 && fill_exactly(left - 2, singles, doubles - 1)
                };
                if fits {
                    offer_space(choice, id);
                }
            }
            match *choice.options {
                [] => return Flow::Done,
                [only] => answer = Some(only),
                _ => return Flow::Ask,
            }
        }
    }

    /// Returns whether the discs of a space can be swapped: not yet activated and not protected.
    fn can_leave(&self, seat: u8, by: Thing, barred: Areas, id: SpaceId, space: &Space) -> bool {
        !space.discs.is_empty()
            && space.size > 0
            && !barred.contains(space.area)
            && space.discs.iter().all(|disc| !self.state.disc(*disc).spent)
            && self.may_target(seat, by, Item::Space(id))
    }

    /// Returns whether the discs of two such spaces may be swapped.
    fn can_change(&self, a: SpaceId, b: SpaceId) -> bool {
        let (Some(one), Some(other)) = (self.state.owner_on(a), self.state.owner_on(b)) else {
            return false;
        };
        // Discs of one player are alike, so nothing would change.
        one != other
            && self.state.space(a).discs.len() == self.state.space(b).discs.len()
            && self.may_place(one, b)
            && self.may_place(other, a)
    }

    /// Returns the pairs of spaces whose discs can be swapped, in both orders.
    pub(crate) fn swaps(
        &self,
        seat: u8,
        by: Thing,
        barred: Areas,
    ) -> impl Iterator<Item = (SpaceId, SpaceId)> {
        let free = move || {
            let spaces = self.state.all_spaces();
            let free = spaces.filter(move |(id, space)| self.can_leave(seat, by, barred, *id, space));
            free.map(|(id, _)| id)
        };
        free().flat_map(move |a| free().filter(move |b| self.can_change(a, *b)).map(move |b| (a, b)))
    }

    pub(crate) fn go_swap(&mut self, step: &mut Step, reply: Reply, choice: &mut Choice) -> Flow {
        let Step::Swap { seat, by, barred, first } = step else { return Flow::Fail("not a swap") };
        let mut answer = if let Reply::Chose(option) = reply { Some(option) } else { None };
        loop {
            let said = answer.take().and_then(chosen_space);
            match (said, first.is_some()) {
                (Some(second), true) => {
                    self.swap(*first, second);
                    return Flow::Done;
                }
                (Some(space), false) => *first = space,
                (None, _) => {}
            }
            ask(choice, *seat, if first.is_some() { Ask::SwapSecond } else { Ask::SwapFirst });
            for (a, b) in self.swaps(*seat, *by, *barred) {
                if !first.is_some() {
                    offer_space(choice, a);
                } else if a == *first {
                    offer_space(choice, b);
                }
            }
            match *choice.options {
                [] => return Flow::Done,
                [only] => answer = Some(only),
                _ => return Flow::Ask,
            }
        }
    }

    fn swap(&mut self, a: SpaceId, b: SpaceId) {
        let (from_a, from_b) = (self.state.space(a).discs, self.state.space(b).discs);
        // Both spaces are emptied first, so that neither holds more discs than it may.
        for disc in from_a.iter().chain(from_b.iter()) {
            self.pick_up(*disc);
        }
        for disc in &from_a {
            self.lay(*disc, b);
        }
        for disc in &from_b {
            self.lay(*disc, a);
        }
        self.tell(EventKind::Swapped { a, b });
    }
}
