//! Moves discs to and from spaces.

use crate::context::moment_about;
use crate::event::EventKind;
use crate::registry::hooks::Hook;
use crate::state::{Disc, NOBODY, Phase, Place, Space, Spot};
use crate::step::{Areas, Group};
use crate::table::{Question, Table};
use crate::thing::{DiscId, Item, SpaceId, TileId};
use provost_interpreter::machine;

impl Table {
    /// Returns the discs in a player's hand.
    pub(crate) fn hand(&self, seat: u8) -> impl Iterator<Item = DiscId> {
        let mine = move |disc: &Disc| disc.owner == seat && disc.place == Place::Hand;
        self.state.all_discs().filter(move |(_, disc)| mine(disc)).map(|(id, _)| id)
    }

    /// Returns the number of a player's usable discs, wherever they are.
    pub(crate) fn usable_discs(&self, seat: u8) -> usize {
        let mine = |disc: &&Disc| disc.owner == seat && !disc.grey && disc.place != Place::Aside;
        self.state.discs.iter().filter(mine).count()
    }

    /// Returns the player's discs that are set aside.
    pub(crate) fn set_aside(&self, seat: u8) -> impl Iterator<Item = DiscId> {
        let mine = move |disc: &Disc| disc.owner == seat && disc.place == Place::Aside;
        self.state.all_discs().filter(move |(_, disc)| mine(disc)).map(|(id, _)| id)
    }

    /// Returns the grey discs in the reserve.
    pub(crate) fn reserve(&self) -> impl Iterator<Item = DiscId> {
        let free = |disc: &Disc| disc.grey && disc.owner == NOBODY;
        self.state.all_discs().filter(move |(_, disc)| free(disc)).map(|(id, _)| id)
    }

    /// Returns the space of a tile.
    pub(crate) fn space_of_tile(&self, tile: TileId) -> Option<SpaceId> {
        self.state.all_spaces().find(|(_, space)| space.spot == Spot::Tile(tile)).map(|(id, _)| id)
    }

    /// Returns whether a player has a disc on a tile.
    pub(crate) fn is_on_tile(&self, seat: u8, tile: TileId) -> bool {
        self.space_of_tile(tile).is_some_and(|space| self.state.owner_on(space) == Some(seat))
    }

    /// Returns whether a space is free for the discs that fill it.
    pub(crate) const fn is_empty_space(space: &Space) -> bool {
        space.size > 0 && space.discs.is_empty()
    }

    /// Returns whether effects allow a player to place discs on a space.
    pub(crate) fn may_place(&self, seat: u8, space: SpaceId) -> bool {
        let context = moment_about(Hook::PlacementCheck, seat, Item::Space(space));
        machine::ask(&self.content.program, self, &context, Question::Placement).allows(true)
    }

    /// Puts a disc on a space, from wherever it is. It counts as not activated there.
    pub(crate) fn lay(&mut self, disc: DiscId, space: SpaceId) {
        self.pick_up(disc);
        self.state.with_space(space, |space| {
            space.discs.push(disc);
        });
        self.state.with_disc(disc, |disc| (disc.place, disc.spent) = (Place::On(space), false));
    }

    /// Takes a disc off its space, before it is moved or returned.
    pub(crate) fn pick_up(&mut self, disc: DiscId) {
        if let Some(space) = self.state.disc(disc).space() {
            self.state.with_space(space, |space| {
                space.discs.take(disc);
            });
        }
    }

    /// Moves a disc to another space.
    pub(crate) fn move_disc(&mut self, disc: DiscId, to: SpaceId) {
        self.lay(disc, to);
        self.tell(EventKind::Moved { disc, to });
    }

    /// Returns a disc from the board: a grey one to the reserve, others to their owner.
    pub(crate) fn return_disc(&mut self, disc: DiscId) {
        if let Some(from) = self.state.disc(disc).space() {
            self.tell(EventKind::Returned { disc, from });
        }
        self.bring_back(disc);
    }

    /// Like [`Table::return_disc`], without a line in the log.
    pub(crate) fn bring_back(&mut self, disc: DiscId) {
        self.pick_up(disc);
        self.state.with_disc(disc, |disc| {
            disc.spent = false;
            if disc.grey {
                (disc.owner, disc.place) = (NOBODY, Place::Aside);
            } else {
                disc.place = Place::Hand;
            }
        });
    }

    /// Returns borrowed grey discs that have found no space.
    pub(crate) fn release_joined(&mut self) {
        for at in 0..self.state.discs.len() {
            let disc = DiscId(u8::try_from(at).unwrap_or(u8::MAX));
            if self.state.disc(disc).place == Place::Joined {
                self.bring_back(disc);
            }
        }
    }

    /// Returns a disc, the others on its space, and those that have joined it.
    pub(crate) fn group_of(&self, disc: DiscId) -> Group {
        let mut group = Group::default();
        let Some(space) = self.state.disc(disc).space() else { return group };
        for there in &self.state.space(space).discs {
            group.push(*there);
        }
        for (id, _) in self.state.all_discs().filter(|(_, disc)| disc.place == Place::Joined) {
            group.push(id);
        }
        group
    }

    /// Returns the areas that are finished in this round.
    pub(crate) fn areas_over(&self) -> Areas {
        match self.state.board.phase {
            Phase::Activating(area) => Areas::before(area),
            Phase::Setup | Phase::Start | Phase::Placing | Phase::End | Phase::Over => Areas::default(),
        }
    }

    /// Returns the empty spaces outside some areas to which a player's discs can be moved.
    pub(crate) fn open_spaces(&self, seat: u8, barred: Areas) -> impl Iterator<Item = (SpaceId, u8)> {
        let open = move |(id, space): &(SpaceId, &Space)| {
            Self::is_empty_space(space) && !barred.contains(space.area) && self.may_place(seat, *id)
        };
        self.state.all_spaces().filter(open).map(|(id, space)| (id, space.size))
    }

    /// Returns whether this many discs fill empty spaces exactly, together or separately.
    pub(crate) fn have_room(&self, seat: u8, count: usize, barred: Areas) -> bool {
        let (mut singles, mut doubles) = (0, 0);
        for (_, size) in self.open_spaces(seat, barred) {
            *if size == 1 { &mut singles } else { &mut doubles } += 1;
        }
        fill_exactly(count, singles, doubles)
    }
}

/// Returns whether this many discs exactly fill some of these spaces for one and for two discs.
pub(crate) fn fill_exactly(count: usize, singles: usize, doubles: usize) -> bool {
    (0..=doubles.min(count / 2)).any(|pairs| count - 2 * pairs <= singles)
}

#[cfg(test)]
mod tests {
    use super::fill_exactly;

    #[test]
    fn two_discs_go_together_or_apart() {
        assert!(fill_exactly(2, 2, 0) && fill_exactly(2, 0, 1) && fill_exactly(3, 1, 1));
        assert!(!fill_exactly(2, 1, 0) && !fill_exactly(1, 0, 3) && !fill_exactly(3, 0, 2));
    }
}
