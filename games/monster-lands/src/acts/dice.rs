//! Moves dice into and out of pools.

use crate::content::{Dice, MAX_COLOURS};
use crate::event::EventKind;
use crate::table::Table;
use crate::thing::{Item, PathId};

impl Table {
    /// Gives a player a die; rolled colours are rolled at once.
    pub(crate) fn gain_die(&mut self, seat: u8, colour: u8) {
        let rolled = self.content.dice.get(usize::from(colour)).is_some_and(|die| die.rolled);
        let face = if rolled { self.state.chance.die() } else { 0 };
        let pool = self.state.seat_mut(seat);
        pool.add_die(colour, face);
        pool.passed = false;
        self.tell(EventKind::DieGained { seat, colour, face });
    }

    /// Gives a player dice of each colour.
    pub(crate) fn gain_dice(&mut self, seat: u8, dice: Dice) {
        for (colour, count) in (0..).zip(dice) {
            for _ in 0..count {
                self.gain_die(seat, colour);
            }
        }
    }

    /// Takes a die out of a pool and puts it somewhere until clean-up; returns whether it was there.
    pub(crate) fn place_die(&mut self, seat: u8, colour: u8, face: u8, on: Item) -> bool {
        let placed = self.state.seat_mut(seat).take_die(colour, face);
        if placed {
            self.tell(EventKind::DiePlaced { seat, colour, face, on: on.thing() });
        }
        placed
    }

    /// Takes a die of a colour out of a pool for a path, where faces do not matter: unrolled dice first, then
    /// the lowest face.
    pub(crate) fn send_die(&mut self, seat: u8, colour: u8, path: PathId) -> bool {
        let faces = self.state.seat(seat).faces(colour);
        let face = (0..).zip(faces).find(|(_, count)| *count > 0).map(|(face, _)| face);
        face.is_some_and(|face| self.place_die(seat, colour, face, Item::Path(path)))
    }

    /// Returns the dice of a pool by colour.
    pub(crate) fn pool(&self, seat: u8) -> Dice {
        let seat = self.state.seat(seat);
        let mut dice = [0; MAX_COLOURS];
        // Most games use only half of the colours that fit.
        for (count, faces) in dice.iter_mut().zip(&seat.pool).take(self.content.dice.len()) {
            *count = faces.iter().sum();
        }
        debug_assert_eq!(
            dice.iter().map(|count| u32::from(*count)).sum::<u32>(),
            seat.all_dice(),
            "dice of no colour"
        );
        dice
    }
}
