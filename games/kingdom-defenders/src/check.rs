//! Invariants of a table.

use super::content::{Area, CardKind, MAX_SPACES, MOST};
use super::state::{Disc, Holder, NOBODY, Phase, Place, Spot};
use super::table::Table;
use super::thing::CardId;

/// Fails with a message unless something holds.
fn ensure(holds: bool, complaint: impl FnOnce() -> String) -> Result<(), String> {
    if holds { Ok(()) } else { Err(complaint()) }
}

impl Table {
    /// Checks the state for contradictions: a disc or card in two places, a counter out of bounds.
    pub fn check(&self) -> Result<(), String> {
        self.check_discs()?;
        self.check_spaces()?;
        self.check_players()?;
        self.check_cards()?;
        self.check_order()
    }

    fn check_discs(&self) -> Result<(), String> {
        let numbers = &self.content.numbers;
        let of_player = usize::from(numbers.discs) + usize::from(numbers.spare_discs);
        let all = of_player * usize::from(self.content.players) + usize::from(numbers.grey_discs);
        ensure(self.state.discs.len() == all, || "a disc has come or gone".to_owned())?;
        for seat in 0..self.content.players {
            let own = |disc: &&Disc| disc.owner == seat && !disc.grey;
            let count = self.state.discs.iter().filter(own).count();
            ensure(count == of_player, || format!("player {seat} has {count} discs of {of_player}"))?;
            let (usable, most) =
                (self.usable_discs(seat), usize::from(numbers.most_discs.max(numbers.discs)));
            ensure(usable <= most, || format!("player {seat} uses {usable} discs of at most {most}"))?;
        }
        for (id, disc) in self.state.all_discs() {
            let in_reserve = disc.grey && disc.place == Place::Aside;
            ensure(in_reserve == (disc.owner == NOBODY), || format!("{id:?} belongs to nobody: {disc:?}"))?;
            ensure(!(disc.grey && disc.place == Place::Hand), || format!("{id:?} is grey and in a hand"))?;
            if let Some(space) = disc.space() {
                let there = self.state.space(space).discs.contains(id);
                ensure(there, || format!("{id:?} is not on {space:?}"))?;
            }
        }
        Ok(())
    }

    fn check_spaces(&self) -> Result<(), String> {
        ensure(self.state.board.spaces.len() <= MAX_SPACES, || "too many spaces".to_owned())?;
        let mut last = Area::A;
        for (id, space) in self.state.all_spaces() {
            for disc in &space.discs {
                let place = self.state.disc(*disc).place;
                ensure(place == Place::On(id), || format!("{disc:?} on {id:?} is at {place:?}"))?;
                let owner = self.state.disc(*disc).owner;
                ensure(self.state.owner_on(id) == Some(owner), || format!("{id:?} holds discs of two"))?;
            }
            let count = space.discs.len();
            let is_gone = matches!(space.spot, Spot::Adventure(_, CardId::NONE));
            // A grey disc returns once it has been activated and may leave another alone.
            let full = count == usize::from(space.size) || !self.state.is_waiting(id);
            ensure(count == 0 || full || is_gone, || {
                format!("{id:?} holds {count} of {} discs", space.size)
            })?;
            if self.state.board.round > 0 {
                ensure(space.area >= last, || format!("{id:?} lies out of order"))?;
                last = space.area;
            }
        }
        Ok(())
    }

    fn check_players(&self) -> Result<(), String> {
        let numbers = &self.content.numbers;
        for seat in 0..self.content.players {
            let player = self.state.seat(seat);
            let rich = player.stock.iter().any(|count| *count > MOST);
            ensure(!rich, || format!("player {seat} has too much: {:?}", player.stock))?;
            let bounded = |values: &[u8], tracks: &[super::content::Track]| {
                let ends = tracks.iter().map(|track| track.most).chain(std::iter::repeat(0));
                values.iter().zip(ends).all(|(value, most)| *value <= most)
            };
            let wounds = bounded(&player.wounds, &self.content.wounds);
            ensure(wounds, || format!("wounds of player {seat}: {:?}", player.wounds))?;
            let levels = bounded(&player.levels, &self.content.levels);
            ensure(levels, || format!("levels of player {seat}: {:?}", player.levels))?;
            for (at, camp) in player.camps.iter().enumerate() {
                let room = if at < usize::from(numbers.camps) { numbers.boxes } else { 0 };
                let full = camp.iter().map(|count| u16::from(*count)).sum::<u16>() <= u16::from(room);
                ensure(full, || format!("camp {at} of player {seat}: {camp:?}"))?;
                let boxed = |kind: usize| self.content.resources.get(kind).is_some_and(|kind| kind.boxed);
                let legal = camp.iter().enumerate().all(|(kind, count)| *count == 0 || boxed(kind));
                ensure(legal, || format!("camp {at} of player {seat} holds what it cannot: {camp:?}"))?;
            }
        }
        Ok(())
    }

    fn check_cards(&self) -> Result<(), String> {
        if self.state.board.phase == Phase::Setup {
            return Ok(());
        }
        let decks: usize = self.state.decks.iter().map(Vec::len).sum();
        let in_decks = self.state.cards.iter().filter(|holder| **holder == Holder::Deck).count();
        ensure(decks == in_decks, || format!("{decks} cards in decks, {in_decks} said to be there"))?;
        for (id, holder) in self.state.all_cards() {
            let Some(card) = self.content.card(id) else { continue };
            let is_up = match card.kind {
                CardKind::Adventure => self.slot_of(id).is_some(),
                CardKind::Deed => self.state.board.deeds.contains(id),
                CardKind::Reward => self.state.board.rewards.contains(id),
            };
            ensure(is_up == (holder == Holder::Display), || {
                format!("{id:?} is {holder:?}, face up: {is_up}")
            })?;
        }
        let numbers =
            [CardKind::Deed, CardKind::Reward].map(|kind| self.content.numbers.display.get(kind.index()));
        let rows = [self.state.board.deeds, self.state.board.rewards];
        let short =
            rows.iter().zip(numbers).all(|(row, most)| row.len() <= most.map_or(0, |most| (*most).into()));
        ensure(short, || "more cards face up than the board says".to_owned())
    }

    fn check_order(&self) -> Result<(), String> {
        let board = &self.state.board;
        for order in [board.order, board.pawns] {
            let once = (0..board.players).all(|seat| order.contains(seat));
            let fits = order.len() == usize::from(board.players) && once;
            ensure(fits || order.is_empty(), || format!("the turn order is {order:?}"))?;
        }
        let idle = !self.state.discs.iter().any(|disc| disc.place == Place::Joined)
            || matches!(board.phase, Phase::Activating(_) | Phase::Placing);
        ensure(idle, || "a grey disc has joined nothing".to_owned())
    }
}
