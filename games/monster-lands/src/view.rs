//! Views: a table on which everything hidden from a player is in a canonical order, and tables that might be
//! the real one.
//!
//! Hidden are the order of the decks, future dice and shuffles, and the identity of other players' face-down
//! traps. A face-down trap may be any of those that are in its pile or face down elsewhere; only initial
//! traps are known to stay with the player they were dealt to.

use super::content::TrapFamily;
use super::state::card::NOBODY;
use super::state::{Card, Pile, State};
use super::table::Table;
use super::thing::{CardId, PathId};
use provost_engine::chance::Chance;
use provost_engine::table::Table as _;
use provost_engine::zones;

/// Piles whose order is unknown. Their content follows from the open cards.
const FACE_DOWN: [Pile; 10] = [
    Pile::Mercenaries,
    Pile::Traps,
    Pile::Tricks,
    Pile::Equipment,
    Pile::Monsters,
    Pile::Lands,
    Pile::Headers,
    Pile::Loot,
    Pile::Missions,
    Pile::Panic,
];

/// A player's view of a table. Two tables that this player cannot tell apart have equal views.
#[derive(Clone, Debug)]
pub struct View {
    seat: u8,
    table: Table,
}

impl PartialEq for View {
    fn eq(&self, other: &Self) -> bool {
        self.seat == other.seat
            && self.table.content.hash == other.table.content.hash
            && self.table.state == other.table.state
    }
}

impl Eq for View {}

impl Table {
    /// Returns the view of a player; an empty seat sees the open cards. Log and trace are left out, since
    /// they say more than a player may read.
    pub fn view(&self, seat: u8) -> View {
        let table = Self::at(std::sync::Arc::clone(&self.content), self.state.clone());
        let mut view = View { seat, table };
        view.table.state.chance = Chance::new(0);
        view.arrange(<[CardId]>::sort_unstable, <[Kind]>::sort_unstable);
        view
    }
}

impl View {
    /// Returns the viewer's seat.
    pub const fn seat(&self) -> u8 {
        self.seat
    }

    /// Returns the table as this player knows it. Hidden cards are there in a meaningless order, so play on a
    /// [`View::sample`] instead.
    pub const fn table(&self) -> &Table {
        &self.table
    }

    /// Returns a table that might be the real one: hidden things are reshuffled.
    pub fn sample(&self, seed: u64) -> Table {
        let mut sample = self.clone();
        let chance = std::cell::RefCell::new(Chance::new(seed));
        sample
            .arrange(|cards| chance.borrow_mut().shuffle(cards), |kinds| chance.borrow_mut().shuffle(kinds));
        sample.table.state.chance = chance.into_inner();
        sample.table
    }

    /// Puts everything hidden into an order: the cards of each pile (with the traps that may come from it),
    /// and for each holder of face-down traps which of them is of which kind.
    fn arrange(&mut self, order: impl Fn(&mut [CardId]), mix: impl Fn(&mut [Kind])) {
        zones::hide(&mut self.table, self.seat, |cards| {
            let mut own: Vec<CardId> = cards.iter().copied().map(CardId).collect();
            order(&mut own);
            cards.iter_mut().zip(own).for_each(|(place, card)| *place = card.0);
        });
        let hidden = Hidden::find(&self.table, self.seat);
        let state = &mut self.table.state;
        for pile in FACE_DOWN {
            if pile != Pile::Traps && pile != Pile::Tricks {
                order(state.piles.cards_mut(pile));
            }
        }
        let mut supply = [Pile::Traps, Pile::Tricks].map(|pile| {
            let mut cards = state.piles.cards(pile).to_vec();
            cards.extend(hidden.of_kind(Kind::of_pile(pile)));
            order(&mut cards);
            let left = cards.split_off(state.piles.len(pile).min(cards.len()));
            for (place, card) in state.piles.cards_mut(pile).iter_mut().zip(&cards) {
                *place = *card;
            }
            for card in cards {
                state.with_card(card, |place| *place = Card::default());
            }
            left.into_iter()
        });
        for holder in hidden.holders() {
            let mut initial: Vec<CardId> = hidden.of_holder(holder, Kind::Initial).collect();
            order(&mut initial);
            let mut initial = initial.into_iter();
            let mut kinds: Vec<Kind> = hidden.spots(holder).map(|spot| spot.kind).collect();
            mix(&mut kinds);
            let [traps, tricks] = &mut supply;
            for (spot, kind) in hidden.spots(holder).zip(kinds) {
                let card = match kind {
                    Kind::Initial => initial.next(),
                    Kind::Trap => traps.next(),
                    Kind::Trick => tricks.next(),
                };
                if let Some(card) = card {
                    spot.put(state, card);
                }
            }
        }
    }
}

/// The origin of a face-down trap.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Kind {
    /// Dealt at the start.
    Initial,
    /// From the pile of traps.
    Trap,
    /// From the pile of tricks, if there is a separate one.
    Trick,
}

impl Kind {
    const fn of_pile(pile: Pile) -> Self {
        if matches!(pile, Pile::Tricks) { Self::Trick } else { Self::Trap }
    }
}

/// A place with another player's face-down trap.
#[derive(Clone, Copy, Debug)]
struct Spot {
    holder: u8,
    /// The path; none for a trap in stock.
    path: PathId,
    at: usize,
    card: CardId,
    kind: Kind,
}

impl Spot {
    fn put(&self, state: &mut State, card: CardId) {
        let place = if self.path.is_some() {
            state.path_mut(self.path).traps.as_mut_slice().get_mut(self.at).map(|trap| &mut trap.card)
        } else {
            state.seat_mut(self.holder).traps.as_mut_slice().get_mut(self.at)
        };
        if let Some(place) = place {
            *place = card;
        }
        let (owner, path) = (self.holder, self.path);
        state.with_card(card, |place| *place = Card { owner, path, ..Card::default() });
    }
}

/// All face-down traps unknown to a player, holder by holder.
#[derive(Debug)]
struct Hidden {
    spots: Vec<Spot>,
}

impl Hidden {
    fn find(table: &Table, seat: u8) -> Self {
        let state = &table.state;
        let mut spots = Vec::new();
        for holder in (0..state.board.players).filter(|holder| *holder != seat) {
            for (at, card) in state.seat(holder).traps.iter().enumerate() {
                let kind = table.kind_of_trap(*card);
                spots.push(Spot { holder, path: PathId::NONE, at, card: *card, kind });
            }
        }
        for path in PathId::all() {
            for (at, trap) in state.path(path).traps.iter().enumerate() {
                let holder = state.card(trap.card).owner;
                if holder != seat && !trap.revealed {
                    let kind = table.kind_of_trap(trap.card);
                    spots.push(Spot { holder, path, at, card: trap.card, kind });
                }
            }
        }
        Self { spots }
    }

    fn holders(&self) -> impl Iterator<Item = u8> {
        (0..=NOBODY).filter(|holder| self.spots.iter().any(|spot| spot.holder == *holder))
    }

    fn spots(&self, holder: u8) -> impl Iterator<Item = &Spot> {
        self.spots.iter().filter(move |spot| spot.holder == holder)
    }

    fn of_kind(&self, kind: Kind) -> impl Iterator<Item = CardId> {
        self.spots.iter().filter(move |spot| spot.kind == kind).map(|spot| spot.card)
    }

    fn of_holder(&self, holder: u8, kind: Kind) -> impl Iterator<Item = CardId> {
        self.spots(holder).filter(move |spot| spot.kind == kind).map(|spot| spot.card)
    }
}

impl Table {
    fn kind_of_trap(&self, card: CardId) -> Kind {
        let own_pile = self.state.board.clash && !self.state.board.trick_module;
        match self.content.trap(card).family {
            TrapFamily::Initial => Kind::Initial,
            TrapFamily::Shielded | TrapFamily::Trick if own_pile => Kind::Trick,
            TrapFamily::Improved | TrapFamily::Shielded | TrapFamily::Trick => Kind::Trap,
        }
    }
}

#[cfg(test)]
mod tests;
