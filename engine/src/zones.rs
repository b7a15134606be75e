//! Zones: piles, offers, hands and other places where cards lie, with the words that move cards between them; and the cards
//! of kinds that packs declare.
//!
//! Those cards lie in a [`Store`] in the state of the game. What is constant about them is the [`Kit`] in its content. A game
//! plugs in with [`Zones`]; zones of its own are reached through the same trait, so the same words work on both.

mod kit;
mod moves;
mod scene;
mod select;
mod situation;
mod store;
mod told;
mod words;

pub use kit::{Card, Kit, KitError, Zone};
pub use moves::{begin, check, dealt, discard, hears, hide, is_discardable, restore};
pub use scene::laid;
pub use select::{attribute, select};
pub(crate) use situation::{DOC, KEY, read};
pub use situation::{ZoneCards, arrange, differences, told as told_in};
pub use store::{End, Looked, Lying, Spot, Store};
pub use told::Told;
pub use told::{entry_of, id_of, mark_of};
pub use words::{CARD_WORDS, DEEDS, Deed, can_do, perform};

use crate::table::Table;
use provost_interpreter::hook::{Player, Thing};
use provost_interpreter::host::{Host, Scope};
use provost_interpreter::listeners::Reach;
use provost_interpreter::program::EntryCode;
use provost_interpreter::vocabulary::id::NounId;
use provost_interpreter::vocabulary::spec::GameSpec;
use std::sync::Arc;

/// The sort of things that are cards of a kit, in the top byte.
const SORT: u32 = 0xF0 << 24;

/// The reach of cards that a player holds: the moments of that player.
pub const HELD: Reach = Reach(0xC0);

/// The reach of cards that nobody holds: all moments.
pub const COMMON: Reach = Reach(0xC1);

/// Returns a card of the kit as a thing.
pub const fn thing(card: u16) -> Thing {
    Thing(SORT | card as u32)
}

/// Returns the card of the kit that a thing is.
pub const fn card_of(thing: Thing) -> Option<u16> {
    let [sort, _, high, low] = thing.0.to_be_bytes();
    if sort == 0xF0 { Some(u16::from_be_bytes([high, low])) } else { None }
}

/// A game with zones.
pub trait Zones: Host + Table {
    /// The game's own tables of words. Rows behind them are those of this module.
    const OWN_WORDS: &'static GameSpec;

    /// Returns the constant part.
    fn kit(content: &Self::Content) -> &Kit;

    /// Returns where the cards lie.
    fn store(state: &Self::State) -> &Store;

    /// Returns where the cards lie, for changing.
    fn store_mut(state: &mut Self::State) -> &mut Store;

    /// Returns how many players there are.
    fn seats(&self) -> u8;

    /// Returns the seat of the player that an ability works for.
    fn seat_of(&self, scope: &Scope<'_>) -> u8;

    /// Returns the seat of a player, whose thing is the number of the seat.
    fn seat_of_player(&self, thing: Thing) -> Option<u8> {
        u8::try_from(thing.0).ok().filter(|seat| *seat < self.seats())
    }

    /// Puts abilities in force: for a player, or for everybody if there is none.
    fn bring_in_force(&mut self, source: Thing, owner: Player, code: EntryCode);

    /// Ends the abilities of a card.
    fn end_force(&mut self, source: Thing);

    /// Forgets the counters that lie on a card.
    fn forget(&mut self, _card: Thing) {}

    /// Writes a line of the log.
    fn tell_cards(&mut self, told: Told, only: Option<u8>);

    /// Lists the cards in a zone of the game's own, the bottom one first.
    fn list_own(&self, _zone: NounId, _seat: u8) -> Vec<Thing> {
        Vec::new()
    }

    /// Takes a card of the game's own out of its zone; returns whether it lay in one.
    fn take_out_own(&mut self, _card: Thing) -> bool {
        false
    }

    /// Puts a card of the game's own into a zone; returns whether that worked.
    fn put_own(&mut self, _zone: NounId, _seat: u8, _card: Thing, _end: End) -> bool {
        false
    }

    /// Shuffles a zone of the game's own.
    fn shuffle_own(&mut self, _zone: NounId) {}

    /// Fills an offer of the game's own up.
    fn fill_own(&mut self, _zone: NounId) {}

    /// Returns the type of a card of the game's own.
    fn type_of_own(&self, _card: Thing) -> Option<&'static str> {
        None
    }

    /// Returns whether a player can take a card of the game's own.
    fn can_take_own(&self, _card: Thing, _seat: u8) -> bool {
        false
    }

    /// Returns whether a player has all of these.
    fn has_goods(&self, _seat: u8, goods: &[(NounId, i32)]) -> bool {
        goods.is_empty()
    }

    /// Takes these from a player.
    fn pay_goods(&mut self, _seat: u8, _goods: &[(NounId, i32)]) {}

    /// Gives a card of the game's own to a player, as far as that can be done without asking; returns whether it was.
    fn take_own(&mut self, _card: Thing, _seat: u8) -> bool {
        false
    }
}

/// Returns the constant part of a table's zones, shared.
fn content<T: Zones>(table: &T) -> Arc<T::Content> {
    Arc::clone(table.content())
}

/// Plugs a table into zones: the content field with the kit, the state field with the store, the event that tells about
/// cards, the game's tables, and who an ability works for.
/// Methods about zones of the game's own follow.
#[macro_export]
macro_rules! zones {
    ($table:ty {
        $kit:ident, $store:ident, $told:expr, $words:path, $seat_of:expr; $($item:item)*
    }) => {
        impl $crate::zones::Zones for $table {
            const OWN_WORDS: &'static $crate::prelude::GameSpec = &$words;

            fn kit(content: &Self::Content) -> &$crate::zones::Kit {
                &content.$kit
            }

            fn store(state: &Self::State) -> &$crate::zones::Store {
                &state.$store
            }

            fn store_mut(state: &mut Self::State) -> &mut $crate::zones::Store {
                &mut state.$store
            }

            fn seats(&self) -> u8 {
                $crate::game::Rules::players(self)
            }

            fn seat_of(&self, scope: &$crate::prelude::Scope<'_>) -> u8 {
                ($seat_of)(self, scope)
            }

            fn bring_in_force(
                &mut self,
                source: $crate::prelude::Thing,
                owner: $crate::prelude::Player,
                code: $crate::prelude::EntryCode,
            ) {
                let reach = if owner.is_some() { $crate::zones::HELD } else { $crate::zones::COMMON };
                let to = $crate::prelude::Attachment { source, owner, rank: 0, reach };
                let content = ::std::sync::Arc::clone(&self.content);
                self.state.listeners.attach(&content.program, to, code);
            }

            fn end_force(&mut self, source: $crate::prelude::Thing) {
                let content = ::std::sync::Arc::clone(&self.content);
                self.state.listeners.detach(&content.program, source);
            }

            fn tell_cards(&mut self, told: $crate::zones::Told, only: Option<u8>) {
                match only {
                    Some(seat) => self.log.tell_only(seat, ($told)(told)),
                    None => self.log.tell(($told)(told)),
                }
            }

            $($item)*
        }
    };
}
