//! Sets a position up after an ordinary set-up, so that what is not written is sensible. What cannot be is reported,
//! each thing where it stands, and left out.

use super::position::{Amount, Position, SeatSpec};
use crate::content::{CardKind, Index, at};
use crate::state::{Holder, Seat, Spot};
use crate::table::Table;
use crate::thing::{CardId, SpaceId};
use provost_engine::game::speech::Speech;
use provost_engine::situation::Named;
use provost_engine::situation::pile::Trait;
use provost_grammar::diagnostic::Diagnostic;
use provost_grammar::span::Span;
use provost_interpreter::pack::code;

/// A table on which a position is being set up.
struct Arranger<'t, 's, 'g> {
    table: &'t mut Table,
    speech: &'s Speech<'g>,
    /// Cards that the position has named already, and where.
    claimed: Vec<(CardId, Span)>,
    problems: Vec<Diagnostic>,
}

impl Table {
    /// Leaves out of the game, before set-up, the cards that decks are written without.
    pub(crate) fn leave_out_of_decks(&mut self, speech: &Speech<'_>, position: &Position) -> Vec<Diagnostic> {
        let mut problems = Vec::new();
        for (kind, spec) in position.piles.iter().filter(|(_, spec)| spec.is_filter()) {
            let content = std::sync::Arc::clone(&self.content);
            let cards = || (0..).map(CardId).zip(&content.cards).filter(|(_, card)| card.kind == *kind);
            let fits = |entry, mark: &Trait| matches!(mark, Trait::Entry(id) if speech.id(entry) == id);
            for mark in spec.only.iter().flatten().chain(&spec.without) {
                if !cards().any(|(_, card)| fits(card.entry, &mark.trait_)) {
                    let message = "no card of this deck can be told by that in this game";
                    problems.push(Diagnostic::error(code::NOT_IN_GAME, mark.span, message));
                }
            }
            for (id, _) in cards().filter(|(_, card)| !spec.keeps(|mark| fits(card.entry, mark))) {
                self.state.hold(id, Holder::Out);
            }
        }
        problems
    }

    /// Sets a position up before the first disc is placed. When a round begins, it turns up cards itself.
    pub(crate) fn arrange(
        &mut self,
        speech: &Speech<'_>,
        position: &Position,
        begins_round: bool,
    ) -> Vec<Diagnostic> {
        let mut arranger = Arranger { table: self, speech, claimed: Vec::new(), problems: Vec::new() };
        arranger.all(position, begins_round);
        arranger.problems
    }
}

impl Arranger<'_, '_, '_> {
    fn all(&mut self, position: &Position, begins_round: bool) {
        let players = self.table.state.board.players;
        let (round, span) = position.round.unwrap_or((1, Span::default()));
        let rounds = self.table.content.numbers.rounds;
        if round > rounds {
            self.wrong(span, format!("there is no round {round}: the game has {rounds}"));
        }
        self.table.state.board.round = round;
        for (kind, ids) in CardKind::ALL.into_iter().zip(&position.rows) {
            if let Some(ids) = ids {
                self.row(kind, ids);
            }
        }
        let mut tops = Vec::new();
        for (kind, spec) in &position.piles {
            let top: Vec<CardId> = spec.top.iter().filter_map(|id| self.take(id)).collect();
            tops.push((*kind, top));
        }
        for (kind, ids) in CardKind::ALL.into_iter().zip(&position.rows) {
            if ids.is_none() && !begins_round {
                self.fill_row(kind);
            }
        }
        for (kind, top) in tops {
            if let Some(deck) = self.table.state.decks.get_mut(kind.index()) {
                deck.extend(top.into_iter().rev());
            }
        }
        if let Some((order, span)) = &position.order {
            self.order(order, *span);
        }
        for (seat, spec) in &position.seats {
            if *seat < players {
                self.seat(*seat, spec);
            } else {
                self.wrong(spec.span, format!("there is no player {} among {players}", seat + 1));
            }
        }
    }

    /// Reports something that cannot be.
    fn wrong(&mut self, span: Span, why: impl Into<String>) {
        self.problems.push(Diagnostic::error(code::IMPOSSIBLE_POSITION, span, why));
    }

    fn order(&mut self, order: &[u8], span: Span) {
        let mut sorted = order.to_vec();
        sorted.sort_unstable();
        let board = &mut self.table.state.board;
        if !sorted.iter().copied().eq(0..board.players) {
            self.wrong(span, "`order` does not name every player once");
            return;
        }
        board.pawns.clear();
        for seat in order {
            board.pawns.push(*seat);
        }
        board.order = board.pawns;
    }

    fn seat(&mut self, seat: u8, spec: &SeatSpec) {
        if spec.hand.is_some() {
            self.wrong(spec.span, "discs at hand are those that lie nowhere: `hand` stands in `then` only");
        }
        for count in &spec.counts {
            self.count(seat, *count);
        }
        for Amount { noun, count, span } in &spec.camps {
            let Some(resource) = self.table.content.resource(*noun) else { continue };
            for _ in 0..*count {
                self.table.give(seat, resource, 1);
                if !self.table.box_one(seat, resource) {
                    self.wrong(*span, "the camps have no room for that");
                    break;
                }
            }
        }
        for id in spec.cards.iter().flatten() {
            if let Some(card) = self.take(id) {
                self.table.take_card(card, Holder::Done(seat));
                self.table.take_relics(seat, card);
                self.table.enforce_card(seat, card);
            }
        }
        for id in spec.discs.iter().flatten() {
            self.discs(seat, id);
        }
        let passed = spec.passed.unwrap_or(false);
        self.table.state.with_seat(seat, |seat| seat.passed = passed);
    }

    fn count(&mut self, seat: u8, Amount { noun, count, span }: Amount) {
        let content = &self.table.content;
        let index = content.index(noun);
        let most = match index {
            Index::Wound(at) => content.wounds.get(usize::from(at)).map(|track| track.most),
            Index::Level(at) => content.levels.get(usize::from(at)).map(|track| track.most),
            Index::None | Index::Resource(_) | Index::Relic(_) | Index::Area(_) | Index::Side(_) => None,
        };
        if let Some(most) = most.filter(|most| count > i64::from(*most)) {
            self.wrong(span, format!("`{}` goes up to {most}", self.speech.id(noun)));
            return;
        }
        let count = u16::try_from(count).unwrap_or(u16::MAX);
        if !self.table.state.with_seat(seat, |seat| set_count(seat, index, count)) {
            self.wrong(span, format!("nothing counts `{}` of a player", self.speech.id(noun)));
        }
    }

    /// Fills a space with discs of a player, without any effect.
    fn discs(&mut self, seat: u8, id: &Named) {
        let spaces: Vec<SpaceId> = self.table.state.all_spaces().map(|(id, _)| id).collect();
        let found = spaces.into_iter().find(|space| self.table.space_id(self.speech, *space) == id.id);
        let Some(space) = found else {
            self.wrong(id.span, format!("there is no space `{}` in this game", id.id));
            return;
        };
        let size = self.table.state.space(space).size;
        if !self.table.state.space(space).discs.is_empty() {
            self.wrong(id.span, format!("discs lie on `{}` already", id.id));
        } else if size == 0 {
            self.wrong(id.span, format!("no card lies at `{}`", id.id));
        } else if self.table.hand(seat).count() < usize::from(size) {
            self.wrong(id.span, format!("player {} has not enough discs for `{}`", seat + 1, id.id));
        } else {
            for _ in 0..size {
                let disc = self.table.hand(seat).next();
                if let Some(disc) = disc {
                    self.table.lay(disc, space);
                }
            }
        }
    }

    /// Takes a card that the position has not named yet out of its deck.
    fn take(&mut self, id: &Named) -> Option<CardId> {
        let mut cards = (0..).map(CardId).zip(&self.table.content.cards);
        let found = cards.find(|(_, card)| self.speech.id(card.entry) == id.id).map(|(card, _)| card);
        let Some(card) = found else {
            let message = format!("`{}` takes no part in this game", id.id);
            let finding = Diagnostic::error(code::NOT_IN_GAME, id.span, message);
            self.problems.push(finding.with_hint("`packs` says what takes part"));
            return None;
        };
        if let Some((_, first)) = self.claimed.iter().find(|(there, _)| *there == card) {
            let message = format!("`{}` lies somewhere else already", id.id);
            let finding = Diagnostic::error(code::PLACED_TWICE, id.span, message).with_label(*first, "here");
            self.problems.push(finding);
            return None;
        }
        self.claimed.push((card, id.span));
        for deck in &mut self.table.state.decks {
            deck.retain(|there| *there != card);
        }
        self.table.state.hold(card, Holder::Deck);
        Some(card)
    }

    /// Turns up exactly these cards.
    fn row(&mut self, kind: CardKind, ids: &[Named]) {
        let room = self.room(kind);
        let mut cards = Vec::new();
        for (place, id) in ids.iter().enumerate() {
            if place >= usize::from(room) {
                self.wrong(id.span, format!("the board has room for {room} of these cards"));
            } else {
                cards.extend(self.take(id));
            }
        }
        self.show(kind, cards);
    }

    /// Turns up as many cards as usual.
    fn fill_row(&mut self, kind: CardKind) {
        let room = self.room(kind);
        let deck = self.table.state.decks.get_mut(kind.index());
        let cards = deck
            .into_iter()
            .flat_map(|deck| (0..room).map_while(|_| deck.pop()).collect::<Vec<_>>())
            .collect();
        self.show(kind, cards);
    }

    fn room(&self, kind: CardKind) -> u8 {
        at(&self.table.content.numbers.display, u8::try_from(kind.index()).unwrap_or(u8::MAX))
    }

    fn show(&mut self, kind: CardKind, cards: Vec<CardId>) {
        for (place, card) in (0..).zip(cards) {
            self.table.state.hold(card, Holder::Display);
            match kind {
                CardKind::Adventure => self.show_adventure(place, card),
                CardKind::Deed => {
                    self.table.state.board.deeds.push(card);
                }
                CardKind::Reward => {
                    self.table.state.board.rewards.push(card);
                }
            }
        }
    }

    fn show_adventure(&mut self, slot: u8, card: CardId) {
        let discs = self.table.content.card(card).map_or(1, |card| card.discs);
        let is_slot = |spot: Spot| matches!(spot, Spot::Adventure(at, _) if at == slot);
        let space = self.table.state.all_spaces().find(|(_, space)| is_slot(space.spot)).map(|(id, _)| id);
        self.table.state.with_space(space.unwrap_or_default(), |space| {
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
