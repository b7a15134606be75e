//! Sets a position up after an ordinary set-up, so that what is not written is sensible.

use super::position::{Position, SeatSpec};
use crate::game::speech::Speech;
use crate::kingdom_defenders::content::{CardKind, Index};
use crate::kingdom_defenders::state::{Holder, Seat, Spot};
use crate::kingdom_defenders::table::Table;
use crate::kingdom_defenders::thing::CardId;

impl Table {
    /// Sets a position up before the first disc is placed.
    pub(in crate::kingdom_defenders) fn arrange(
        &mut self,
        speech: &Speech<'_>,
        position: &Position,
    ) -> Result<(), String> {
        self.state.board.round = position.round.unwrap_or(1);
        for (kind, ids) in CardKind::ALL.into_iter().zip(&position.rows) {
            self.fill_row(speech, kind, ids.as_deref())?;
        }
        if let Some(order) = &position.order {
            let mut sorted = order.clone();
            sorted.sort_unstable();
            if !sorted.iter().copied().eq(0..self.state.board.players) {
                return Err("`order` does not name every player once".to_owned());
            }
            self.state.board.pawns.clear();
            for seat in order {
                self.state.board.pawns.push(*seat);
            }
            self.state.board.order = self.state.board.pawns;
        }
        for (seat, spec) in &position.seats {
            if *seat >= self.state.board.players {
                return Err(format!("there is no player {}", seat + 1));
            }
            self.arrange_seat(speech, *seat, spec)?;
        }
        self.check()
    }

    fn arrange_seat(&mut self, speech: &Speech<'_>, seat: u8, spec: &SeatSpec) -> Result<(), String> {
        if spec.discs.is_some() || spec.hand.is_some() {
            return Err("discs are placed by choices: `discs` and `hand` stand in `then` only".to_owned());
        }
        for (noun, count) in &spec.counts {
            let index = self.content.index(*noun);
            let count = u16::try_from(*count).unwrap_or(u16::MAX);
            let set = self.state.with_seat(seat, |seat| set_count(seat, index, count));
            if !set {
                return Err(format!("nothing counts `{}` of a player", speech.id(*noun)));
            }
        }
        for (noun, count) in &spec.camps {
            let Some(resource) = self.content.resource(*noun) else { continue };
            for _ in 0..*count {
                self.give(seat, resource, 1);
                if !self.box_one(seat, resource) {
                    return Err("the camps are too small".to_owned());
                }
            }
        }
        for id in spec.cards.iter().flatten() {
            let card = self.free_card(speech, id)?;
            self.take_card(card, Holder::Done(seat));
            self.take_relics(seat, card);
            self.enforce_card(seat, card);
        }
        Ok(())
    }

    fn find_card(&self, speech: &Speech<'_>, id: &str) -> Option<CardId> {
        let at = self.content.cards.iter().position(|card| speech.id(card.entry) == id)?;
        u16::try_from(at).ok().map(CardId)
    }

    /// Takes a card out of its deck or row.
    fn free_card(&mut self, speech: &Speech<'_>, id: &str) -> Result<CardId, String> {
        let card =
            self.find_card(speech, id).ok_or_else(|| format!("there is no card `{id}` in this game"))?;
        for deck in &mut self.state.decks {
            deck.retain(|there| *there != card);
        }
        Ok(card)
    }

    /// Turns up exactly these cards, or as many as usual.
    fn fill_row(
        &mut self,
        speech: &Speech<'_>,
        kind: CardKind,
        ids: Option<&[String]>,
    ) -> Result<(), String> {
        let room = self.content.numbers.display.get(kind.index()).copied().unwrap_or(0);
        let mut cards = Vec::new();
        match ids {
            Some(ids) if ids.len() > usize::from(room) => {
                return Err(format!("the board has room for {room} of these cards"));
            }
            Some(ids) => {
                for id in ids {
                    cards.push(self.free_card(speech, id)?);
                }
            }
            None => {
                let deck = self.state.decks.get_mut(kind.index());
                cards.extend(
                    deck.into_iter().flat_map(|deck| (0..room).map_while(|_| deck.pop()).collect::<Vec<_>>()),
                );
            }
        }
        for (at, card) in (0..).zip(cards) {
            self.state.hold(card, Holder::Display);
            match kind {
                CardKind::Adventure => self.show_adventure(at, card),
                CardKind::Deed => {
                    self.state.board.deeds.push(card);
                }
                CardKind::Reward => {
                    self.state.board.rewards.push(card);
                }
            }
        }
        Ok(())
    }

    fn show_adventure(&mut self, slot: u8, card: CardId) {
        let discs = self.content.card(card).map_or(1, |card| card.discs);
        let is_slot = |spot: Spot| matches!(spot, Spot::Adventure(at, _) if at == slot);
        let space = self.state.all_spaces().find(|(_, space)| is_slot(space.spot)).map(|(id, _)| id);
        self.state.with_space(space.unwrap_or_default(), |space| {
            (space.spot, space.size) = (Spot::Adventure(slot, card), discs);
        });
    }
}

fn set_count(seat: &mut Seat, index: Index, count: u16) -> bool {
    let small = u8::try_from(count).unwrap_or(u8::MAX);
    let place = match index {
        Index::Resource(at) => {
            let place = seat.stock.get_mut(usize::from(at));
            return place.map(|place| *place = count).is_some();
        }
        Index::Wound(at) => seat.wounds.get_mut(usize::from(at)),
        Index::Level(at) => seat.levels.get_mut(usize::from(at)),
        Index::Relic(at) => seat.relics.get_mut(usize::from(at)),
        Index::None | Index::Area(_) | Index::Side(_) => None,
    };
    place.map(|place| *place = small).is_some()
}
