//! Fills and renews offers, and takes cards from them.

use crate::event::EventKind;
use crate::state::{Offer, Pile};
use crate::table::Table;
use crate::thing::CardId;
use provost_interpreter::vocabulary::id::NounId;

impl Table {
    /// Returns the offer behind a noun.
    pub(crate) fn offer_of(&self, noun: NounId) -> Option<Offer> {
        let words = &self.content.words;
        [
            (words.offered_mercenaries, Offer::Mercenaries),
            (words.offered_equipment, Offer::Equipment),
            (words.offered_traps, Offer::Traps),
            (words.offered_loot, Offer::Loot),
        ]
        .into_iter()
        .find(|(of, _)| *of == noun)
        .map(|(_, offer)| offer)
    }

    /// Returns the size of an offer.
    pub(crate) fn size_of(&self, offer: Offer) -> usize {
        let sizes = &self.content.numbers.offers;
        usize::from(match offer {
            Offer::Mercenaries => sizes.mercenaries,
            Offer::Equipment => sizes.equipment,
            Offer::Traps => sizes.traps,
            Offer::Loot => sizes.loot,
        })
    }

    /// Fills up an offer from its pile. Discarded equipment does not come back.
    pub(crate) fn refill(&mut self, offer: Offer) {
        while self.state.board.offer(offer).len() < self.size_of(offer) {
            let chance = &mut self.state.chance;
            let card = match offer {
                Offer::Mercenaries => {
                    self.state.piles.draw(Pile::Mercenaries, Pile::MercenaryDiscard, chance)
                }
                Offer::Equipment => self.state.piles.take(Pile::Equipment, chance),
                Offer::Traps => self.state.piles.draw(Pile::Traps, Pile::TrapDiscard, chance),
                Offer::Loot => self.state.piles.draw(Pile::Loot, Pile::LootDiscard, chance),
            };
            let Some(card) = card else { return };
            self.state.board.offer_mut(offer).push(card);
            self.tell(EventKind::Offered { offer, card });
        }
    }

    /// Takes a card out of an offer; returns whether it was there.
    pub(crate) fn take_offered(&mut self, offer: Offer, card: CardId) -> bool {
        self.state.board.offer_mut(offer).take(card)
    }

    /// Discards a card of an offer.
    pub(crate) fn discard_offered(&mut self, offer: Offer, card: CardId) {
        let discards = match offer {
            Offer::Mercenaries => Pile::MercenaryDiscard,
            Offer::Equipment => Pile::EquipmentDiscard,
            Offer::Traps => Pile::TrapDiscard,
            Offer::Loot => Pile::LootDiscard,
        };
        if self.take_offered(offer, card) {
            self.tell(EventKind::Discarded { card });
            self.state.piles.push(discards, card);
        }
    }

    /// Discards a whole offer and turns up new cards.
    pub(crate) fn renew(&mut self, offer: Offer) {
        let old = *self.state.board.offer(offer);
        for card in &old {
            self.discard_offered(offer, *card);
        }
        self.refill(offer);
    }
}
