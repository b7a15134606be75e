//! Decks, bags and discards, all in one block of memory.

use super::super::thing::CardId;
use provost_engine::chance::Chance;
use serde::{Deserialize, Serialize};

/// A pile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Pile {
    /// Mercenaries of the Tavern.
    Mercenaries,
    /// Discarded mercenaries.
    MercenaryDiscard,
    /// Novices.
    Novices,
    /// Traps of the Lodge.
    Traps,
    /// Discarded traps.
    TrapDiscard,
    /// Tokens of the trick module with a pile of their own.
    Tricks,
    /// Discarded tokens of that pile.
    TrickDiscard,
    /// Equipment.
    Equipment,
    /// Discarded equipment; it does not come back.
    EquipmentDiscard,
    /// Monsters.
    Monsters,
    /// Discarded monsters.
    MonsterDiscard,
    /// Lands.
    Lands,
    /// Discarded lands.
    LandDiscard,
    /// Path headers.
    Headers,
    /// Used path headers.
    HeaderDiscard,
    /// Loot.
    Loot,
    /// Used loot.
    LootDiscard,
    /// Missions in the bag.
    Missions,
    /// Used missions.
    MissionDiscard,
    /// Panic tokens, face down.
    Panic,
}

/// How many piles there are.
pub const PILES: usize = 20;

/// Every pile.
pub const ALL: [Pile; PILES] = [
    Pile::Mercenaries,
    Pile::MercenaryDiscard,
    Pile::Novices,
    Pile::Traps,
    Pile::TrapDiscard,
    Pile::Tricks,
    Pile::TrickDiscard,
    Pile::Equipment,
    Pile::EquipmentDiscard,
    Pile::Monsters,
    Pile::MonsterDiscard,
    Pile::Lands,
    Pile::LandDiscard,
    Pile::Headers,
    Pile::HeaderDiscard,
    Pile::Loot,
    Pile::LootDiscard,
    Pile::Missions,
    Pile::MissionDiscard,
    Pile::Panic,
];

/// All piles. The last card of a pile is its top.
#[derive(Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Piles {
    cards: Vec<CardId>,
    /// Where each pile starts, and how many cards it has.
    starts: [u16; PILES],
    lens: [u16; PILES],
    caps: [u16; PILES],
}

impl Clone for Piles {
    fn clone(&self) -> Self {
        Self { cards: self.cards.clone(), ..*self }
    }

    fn clone_from(&mut self, from: &Self) {
        self.cards.clone_from(&from.cards);
        (self.starts, self.lens, self.caps) = (from.starts, from.lens, from.caps);
    }
}

impl Piles {
    /// Makes empty piles with these capacities.
    pub fn new(room: [u16; PILES]) -> Self {
        let mut piles = Self { caps: room, ..Self::default() };
        let mut start = 0;
        for (place, room) in piles.starts.iter_mut().zip(room) {
            *place = start;
            start += room;
        }
        piles.cards = vec![CardId::NONE; usize::from(start)];
        piles
    }

    fn start(&self, pile: Pile) -> usize {
        self.starts.get(pile as usize).map_or(0, |start| usize::from(*start))
    }

    /// Returns how many cards a pile has.
    pub fn len(&self, pile: Pile) -> usize {
        self.lens.get(pile as usize).map_or(0, |len| usize::from(*len))
    }

    /// Returns whether a pile has no cards.
    pub fn is_empty(&self, pile: Pile) -> bool {
        self.len(pile) == 0
    }

    /// Returns the cards of a pile, from bottom to top.
    pub fn cards(&self, pile: Pile) -> &[CardId] {
        let start = self.start(pile);
        self.cards.get(start..start + self.len(pile)).unwrap_or(&[])
    }

    /// Returns the cards of a pile for reordering.
    pub fn cards_mut(&mut self, pile: Pile) -> &mut [CardId] {
        let (start, len) = (self.start(pile), self.len(pile));
        self.cards.get_mut(start..start + len).unwrap_or_default()
    }

    /// Puts a card on top. A pile has room for every card that can reach it.
    pub fn push(&mut self, pile: Pile, card: CardId) {
        let (start, at) = (self.start(pile), self.len(pile));
        let room = self.caps.get(pile as usize).map_or(0, |cap| usize::from(*cap));
        debug_assert!(at < room, "{pile:?} is full");
        if at < room
            && let (Some(place), Some(len)) =
                (self.cards.get_mut(start + at), self.lens.get_mut(pile as usize))
        {
            *place = card;
            *len += 1;
        }
    }

    /// Takes the top card.
    pub fn pop(&mut self, pile: Pile) -> Option<CardId> {
        let at = self.len(pile).checked_sub(1)?;
        self.remove(pile, at)
    }

    /// Takes a card out of the middle, counted from the bottom.
    pub fn remove(&mut self, pile: Pile, at: usize) -> Option<CardId> {
        let start = self.start(pile);
        let len = self.lens.get_mut(pile as usize)?;
        if at >= usize::from(*len) {
            return None;
        }
        *len -= 1;
        let end = start + usize::from(*len);
        let card = *self.cards.get(start + at)?;
        self.cards.copy_within(start + at + 1..=end, start + at);
        *self.cards.get_mut(end)? = CardId::NONE;
        Some(card)
    }

    /// Shuffles a pile.
    pub fn shuffle(&mut self, pile: Pile, chance: &mut Chance) {
        chance.shuffle(self.cards_mut(pile));
    }

    /// Takes the top card; an empty pile gets the shuffled discards first.
    pub fn draw(&mut self, pile: Pile, discards: Pile, chance: &mut Chance) -> Option<CardId> {
        if self.is_empty(pile) {
            while let Some(card) = self.pop(discards) {
                self.push(pile, card);
            }
            self.shuffle(pile, chance);
        }
        self.take(pile, chance)
    }

    /// Takes the next card, which chance chooses while odds are computed.
    pub fn take(&mut self, pile: Pile, chance: &mut Chance) -> Option<CardId> {
        let cards = self.len(pile);
        let at = cards.checked_sub(1 + chance.from_top(cards))?;
        self.remove(pile, at)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_empty_pile_is_made_up_of_its_discards() {
        let mut piles = Piles::new([4; PILES]);
        let mut chance = Chance::new(1);
        for card in 0..3 {
            piles.push(Pile::LootDiscard, CardId(card));
        }
        assert!(piles.draw(Pile::Loot, Pile::LootDiscard, &mut chance).is_some());
        assert_eq!((piles.len(Pile::Loot), piles.len(Pile::LootDiscard)), (2, 0));
        assert_eq!(piles.remove(Pile::Loot, 5), None);
        assert!(piles.remove(Pile::Loot, 0).is_some());
        assert_eq!(piles.cards(Pile::Loot).len(), 1);
    }
}
