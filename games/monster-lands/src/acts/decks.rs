//! Cards left in the box: scenarios and effects of set-up leave them out of the decks.

use crate::content::{Face, Index, Role};
use crate::state::card::LEFT_OUT;
use crate::table::Table;
use crate::thing::CardId;
use provost_interpreter::vocabulary::id::NounId;

/// A deck whose cards set-up can select.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Deck {
    Mercenaries,
    Monsters,
    Lands,
}

impl Table {
    /// Leaves a card out of the game, before the deal.
    pub(crate) fn leave_out(&mut self, card: CardId) {
        self.state.with_card(card, |place| place.owner = LEFT_OUT);
    }

    /// Returns whether a card is left out of this game.
    pub(crate) fn is_left_out(&self, card: CardId) -> bool {
        self.state.card(card).owner == LEFT_OUT
    }

    /// Leaves out those cards of a deck that fail a test.
    pub(crate) fn keep_only(&mut self, deck: Deck, holds: impl Fn(&Self, CardId) -> bool) {
        for card in (0..).map(CardId).take(self.content.cards.len()) {
            if self.content.card(card).face.is_of(deck) && !holds(self, card) {
                self.leave_out(card);
            }
        }
    }

    /// Leaves out those cards of a deck that have none of these affinities or levels.
    pub(crate) fn keep_told_by(&mut self, deck: Deck, nouns: &[NounId]) {
        self.keep_only(deck, |table, card| nouns.iter().any(|noun| table.is_told_by(card, *noun)));
    }

    /// Leaves all cards of an entry out.
    pub(crate) fn leave_out_entry(&mut self, entry: NounId) {
        for card in (0..).map(CardId).take(self.content.cards.len()) {
            if self.content.card(card).entry == entry {
                self.leave_out(card);
            }
        }
    }

    /// Returns whether a card has this affinity, level or type.
    pub(crate) fn is_told_by(&self, card: CardId, noun: NounId) -> bool {
        let affinity = |affinity: u8| self.content.index(noun) == Index::Affinity(affinity);
        match &self.content.card(card).face {
            Face::Mercenary(mercenary) => mercenary.affinity.is_some_and(affinity),
            Face::Monster(monster) => affinity(monster.affinity) || monster.level == noun,
            Face::Land(land) => affinity(land.affinity),
            Face::Equipment(equipment) => self.content.index(noun) == Index::Type(equipment.ty),
            Face::Trap(_) | Face::Loot | Face::Mission(_) | Face::Header(_) | Face::Panic(_) => false,
        }
    }
}

impl Face {
    /// Returns whether a card belongs to a deck at the start of a game.
    const fn is_of(&self, deck: Deck) -> bool {
        match self {
            Self::Mercenary(mercenary) => {
                matches!(deck, Deck::Mercenaries) && matches!(mercenary.role, Role::Hired)
            }
            Self::Monster(_) => matches!(deck, Deck::Monsters),
            Self::Land(_) => matches!(deck, Deck::Lands),
            Self::Equipment(_)
            | Self::Trap(_)
            | Self::Loot
            | Self::Mission(_)
            | Self::Header(_)
            | Self::Panic(_) => false,
        }
    }
}
