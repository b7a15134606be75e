//! Monster Lands plugs into zones: its piles, offers and discards, and the cards of kinds that packs declare.

use crate::content::{Face, Index};
use crate::event::EventKind;
use crate::registry::MONSTER_LANDS;
use crate::registry::zones::{PLACES, Place};
use crate::state::Card;
use crate::state::card::NOBODY;
use crate::table::Table;
use crate::thing::{CardId, Item};
use provost_engine::zones::End;
use provost_interpreter::hook::Thing;
use provost_interpreter::vocabulary::id::NounId;

provost_engine::zones!(Table {
    kit,
    zones,
    EventKind::Cards,
    MONSTER_LANDS,
    Self::owner_seat;
    fn forget(&mut self, card: Thing) {
        self.state.counters.clear(card);
    }

    fn list_own(&self, zone: NounId, _seat: u8) -> Vec<Thing> {
        let cards = match self.place_of_zone(zone) {
            Some(Place::Pile(pile)) => self.state.piles.cards(pile),
            Some(Place::Offer(offer)) => self.state.board.offer(offer).as_slice(),
            None => &[],
        };
        cards.iter().map(|card| Item::Card(*card).thing()).collect()
    }

    fn take_out_own(&mut self, card: Thing) -> bool {
        self.take_out(Self::card_of(card))
    }

    fn put_own(&mut self, zone: NounId, _seat: u8, card: Thing, end: End) -> bool {
        let card = Self::card_of(card);
        let Some(place) = self.place_of_zone(zone).filter(|_| self.take_out(card)) else { return false };
        match place {
            Place::Pile(pile) => {
                self.state.piles.push(pile, card);
                if end == End::Bottom {
                    self.state.piles.cards_mut(pile).rotate_right(1);
                }
            }
            Place::Offer(offer) => {
                while self.state.board.offer(offer).len() >= self.size_of(offer) {
                    let Some(first) = self.state.board.offer(offer).as_slice().first().copied() else { break };
                    self.discard_offered(offer, first);
                }
                self.state.board.offer_mut(offer).push(card);
            }
        }
        true
    }

    fn shuffle_own(&mut self, zone: NounId) {
        if let Some(Place::Pile(pile)) = self.place_of_zone(zone) {
            self.state.piles.shuffle(pile, &mut self.state.chance);
        }
    }

    fn fill_own(&mut self, zone: NounId) {
        if let Some(Place::Offer(offer)) = self.place_of_zone(zone) {
            self.refill(offer);
        }
    }

    fn type_of_own(&self, card: Thing) -> Option<&'static str> {
        let Some(Item::Card(card)) = Item::of(card) else { return None };
        match self.content.card(card).face {
            Face::Mercenary(_) => Some("mercenary"),
            Face::Monster(_) => Some("monster"),
            Face::Land(_) => Some("land"),
            Face::Equipment(_) => Some("equipment"),
            Face::Trap(_) => Some("trap"),
            Face::Loot => Some("loot"),
            Face::Mission(_) | Face::Header(_) | Face::Panic(_) => None,
        }
    }

    fn can_take_own(&self, card: Thing, seat: u8) -> bool {
        let card = Self::card_of(card);
        let clan = self.state.seat(seat);
        self.state.card(card).owner == NOBODY
            && match self.content.card(card).face {
                Face::Mercenary(_) => !clan.members.is_full(),
                Face::Trap(_) => !clan.traps.is_full(),
                Face::Loot => !clan.loot.is_full(),
                Face::Monster(_)
                | Face::Land(_)
                | Face::Equipment(_)
                | Face::Mission(_)
                | Face::Header(_)
                | Face::Panic(_) => false,
            }
    }

    fn take_own(&mut self, card: Thing, seat: u8) -> bool {
        let card = Self::card_of(card);
        if !self.can_take_own(Item::Card(card).thing(), seat) || !self.take_out(card) {
            return false;
        }
        match self.content.card(card).face {
            Face::Mercenary(_) => self.join(seat, card),
            Face::Trap(_) => self.take_trap(seat, card),
            Face::Loot => self.take_loot(seat, card),
            Face::Monster(_)
            | Face::Land(_)
            | Face::Equipment(_)
            | Face::Mission(_)
            | Face::Header(_)
            | Face::Panic(_) => return false,
        }
        true
    }

    fn has_goods(&self, seat: u8, goods: &[(NounId, i32)]) -> bool {
        goods.iter().all(|(noun, count)| self.goods_of(seat, *noun) >= *count)
    }

    fn pay_goods(&mut self, seat: u8, goods: &[(NounId, i32)]) {
        for (noun, count) in goods {
            self.pay_good(seat, *noun, *count);
        }
    }
});

impl Table {
    /// Returns how much a player has of a resource or token.
    fn goods_of(&self, seat: u8, noun: NounId) -> i32 {
        match self.content.index(noun) {
            Index::Resource(_) => self.resource(seat, noun),
            Index::Token(token) => self.stock(seat, token),
            Index::None | Index::Colour(_) | Index::Affinity(_) | Index::Type(_) | Index::Building(_) => 0,
        }
    }

    fn pay_good(&mut self, seat: u8, noun: NounId, count: i32) {
        if let Index::Token(token) = self.content.index(noun) {
            self.lose_tokens(seat, token, count);
        } else {
            self.change_resource(seat, noun, -count);
        }
    }

    /// Returns where the cards of a zone of the game's own lie.
    fn place_of_zone(&self, zone: NounId) -> Option<Place> {
        let at = self.content.kit.zone_of(zone)?;
        PLACES.get(usize::from(at)).copied()
    }

    /// Takes a card out of its pile or offer; returns whether it lay in one.
    fn take_out(&mut self, card: CardId) -> bool {
        if !card.is_some() {
            return false;
        }
        for place in PLACES {
            match *place {
                Place::Pile(pile) => {
                    let at = self.state.piles.cards(pile).iter().position(|there| *there == card);
                    if let Some(at) = at {
                        self.state.piles.remove(pile, at);
                        self.state.with_card(card, |place| *place = Card::default());
                        return true;
                    }
                }
                Place::Offer(offer) => {
                    if self.take_offered(offer, card) {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Takes a monster out of its pile before it is laid out.
    pub(crate) fn draw_out(&mut self, card: CardId) {
        let lies = |place: &Place| matches!(*place, Place::Pile(pile) if self.state.piles.cards(pile).contains(&card));
        if PLACES.iter().any(lies) {
            self.take_out(card);
        }
    }
}
