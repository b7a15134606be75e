//! Sets up a position after an ordinary set-up, so that missing keys have sensible values. Impossible parts
//! are reported at their spans and left out.

use super::keys::ROWS;
use crate::content::{CardKind, Content, Index, at};
use crate::state::{Holder, Seat, Spot};
use crate::table::Table;
use crate::thing::{CardId, SpaceId};
use provost_engine::game::speech::Speech;
use provost_engine::situation::pile::{PileSpec, Trait};
use provost_engine::situation::{self, Amount, Named, Placed, Position};
use provost_grammar::diagnostic::Diagnostic;
use provost_interpreter::pack::code;
use std::sync::Arc;

type Arranger<'a> = situation::Arranger<'a, Table>;

/// The keys of face-up cards and decks.
const KINDS: [(&str, CardKind); 3] =
    [("adventures", CardKind::Adventure), ("deeds", CardKind::Deed), ("rewards", CardKind::Reward)];

impl Table {
    /// Leaves cards out of the game, before set-up, that decks exclude.
    pub(crate) fn leave_out_of_decks(&mut self, speech: &Speech<'_>, position: &Position) -> Vec<Diagnostic> {
        let mut problems = Vec::new();
        for (kind, spec) in piles(position).filter(|(_, spec)| spec.is_filter()) {
            let content = Arc::clone(&self.content);
            let cards = || (0..).map(CardId).zip(&content.cards).filter(|(_, card)| card.kind == kind);
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

    /// Sets up a position before the first disc is placed. A beginning round turns up cards itself.
    pub(crate) fn arrange(
        &mut self,
        speech: &Speech<'_>,
        position: &Position,
        begins_round: bool,
    ) -> Vec<Diagnostic> {
        self.state.board.round = 1;
        let mut arranger = Arranger::new(self, speech, ROWS, position);
        arranger.set("round");
        for (key, _) in KINDS {
            arranger.set(key);
        }
        // Cards for the top of a deck are not turned up.
        for id in piles(position).flat_map(|(_, spec)| &spec.top) {
            let card = find(&arranger.table.content, speech, id);
            draw_out(&mut arranger, card.unwrap_or_default());
        }
        for (key, kind) in KINDS {
            if !position.has(key) && !begins_round {
                fill_row(&mut arranger, kind);
            }
        }
        arranger.set("piles");
        arranger.finish()
    }
}

/// Returns the decks of a position.
fn piles(position: &Position) -> impl Iterator<Item = (CardKind, &PileSpec)> {
    position.tables("piles").filter_map(|(key, placed)| {
        let kind = KINDS.into_iter().find(|(known, _)| *known == key).map(|(_, kind)| kind);
        kind.zip(placed.held.pile())
    })
}

pub(super) fn round(arranger: &mut Arranger<'_>, _: u8, placed: &Placed) {
    let (round, rounds) = (placed.held.small(), arranger.table.content.numbers.rounds);
    if round > rounds {
        arranger.wrong(placed.span, format!("there is no round {round}: the game has {rounds}"));
    }
    arranger.table.state.board.round = round;
}

pub(super) fn order(arranger: &mut Arranger<'_>, _: u8, placed: &Placed) {
    let order: Vec<u8> = placed.held.smalls().into_iter().map(|seat| seat.saturating_sub(1)).collect();
    let mut sorted = order.clone();
    sorted.sort_unstable();
    let board = &mut arranger.table.state.board;
    if !sorted.iter().copied().eq(0..board.players) {
        arranger.wrong(placed.span, "`order` does not name every player once");
        return;
    }
    board.pawns.clear();
    for seat in order {
        board.pawns.push(seat);
    }
    board.order = board.pawns;
}

pub(super) fn camp(arranger: &mut Arranger<'_>, seat: u8, Amount { noun, count, span }: &Amount) {
    let Some(resource) = arranger.table.content.resource(*noun) else { return };
    for _ in 0..*count {
        arranger.table.give(seat, resource, 1);
        if !arranger.table.box_one(seat, resource) {
            arranger.wrong(*span, "the camps have no room for that");
            break;
        }
    }
}

pub(super) fn cards(arranger: &mut Arranger<'_>, seat: u8, placed: &Placed) {
    for id in placed.held.words() {
        if let Some(card) = take(arranger, id) {
            arranger.table.take_card(card, Holder::Done(seat));
            arranger.table.take_relics(seat, card);
            arranger.table.enforce_card(seat, card);
        }
    }
}

pub(super) fn count(arranger: &mut Arranger<'_>, seat: u8, Amount { noun, count, span }: &Amount) {
    let content = &arranger.table.content;
    let index = content.index(*noun);
    let most = match index {
        Index::Wound(at) => content.wounds.get(usize::from(at)).map(|track| track.most),
        Index::Level(at) => content.levels.get(usize::from(at)).map(|track| track.most),
        Index::None | Index::Resource(_) | Index::Relic(_) | Index::Area(_) | Index::Side(_) => None,
    };
    let id = arranger.speech.id(*noun);
    if let Some(most) = most.filter(|most| *count > i64::from(*most)) {
        arranger.wrong(*span, format!("`{id}` goes up to {most}"));
        return;
    }
    let count = u16::try_from(*count).unwrap_or(u16::MAX);
    if !arranger.table.state.with_seat(seat, |seat| set_count(seat, index, count)) {
        arranger.wrong(*span, format!("nothing counts `{id}` of a player"));
    }
}

/// Fills spaces with discs of a player, without effects.
pub(super) fn discs(arranger: &mut Arranger<'_>, seat: u8, placed: &Placed) {
    for id in placed.held.words() {
        fill_space(arranger, seat, id);
    }
}

fn fill_space(arranger: &mut Arranger<'_>, seat: u8, id: &Named) {
    let table = &arranger.table;
    let spaces: Vec<SpaceId> = table.state.all_spaces().map(|(id, _)| id).collect();
    let found = spaces.into_iter().find(|space| table.space_id(arranger.speech, *space) == id.id);
    let Some(space) = found else {
        arranger.wrong(id.span, format!("there is no space `{}` in this game", id.id));
        return;
    };
    let size = table.state.space(space).size;
    if !table.state.space(space).discs.is_empty() {
        arranger.wrong(id.span, format!("discs lie on `{}` already", id.id));
    } else if size == 0 {
        arranger.wrong(id.span, format!("no card lies at `{}`", id.id));
    } else if table.hand(seat).count() < usize::from(size) {
        arranger.wrong(id.span, format!("player {} has not enough discs for `{}`", seat + 1, id.id));
    } else {
        for _ in 0..size {
            let disc = arranger.table.hand(seat).next();
            if let Some(disc) = disc {
                arranger.table.lay(disc, space);
            }
        }
    }
}

/// Puts cards on top of a deck.
pub(super) fn pile(arranger: &mut Arranger<'_>, kind: u8, placed: &Placed) {
    let top = placed.held.pile().map(|spec| spec.top.as_slice()).unwrap_or_default();
    let top: Vec<CardId> = top.iter().filter_map(|id| take(arranger, id)).collect();
    if let Some(deck) = arranger.table.state.decks.get_mut(usize::from(kind)) {
        deck.extend(top.into_iter().rev());
    }
}

/// Turns up exactly these cards.
pub(super) fn row(arranger: &mut Arranger<'_>, kind: u8, placed: &Placed) {
    let Some((_, kind)) = KINDS.get(usize::from(kind)) else { return };
    let room = room(arranger, *kind);
    let mut cards = Vec::new();
    for (place, id) in placed.held.words().iter().enumerate() {
        if place >= usize::from(room) {
            arranger.wrong(id.span, format!("the board has room for {room} of these cards"));
        } else {
            cards.extend(take(arranger, id));
        }
    }
    arranger.table.show(*kind, cards);
}

/// Turns up the usual number of cards.
fn fill_row(arranger: &mut Arranger<'_>, kind: CardKind) {
    let room = room(arranger, kind);
    let deck = arranger.table.state.decks.get_mut(kind.index());
    let cards =
        deck.into_iter().flat_map(|deck| (0..room).map_while(|_| deck.pop()).collect::<Vec<_>>()).collect();
    arranger.table.show(kind, cards);
}

fn room(arranger: &Arranger<'_>, kind: CardKind) -> u8 {
    at(&arranger.table.content.numbers.display, u8::try_from(kind.index()).unwrap_or(u8::MAX))
}

fn find(content: &Content, speech: &Speech<'_>, id: &Named) -> Option<CardId> {
    let mut cards = (0..).map(CardId).zip(&content.cards);
    cards.find(|(_, card)| speech.id(card.entry) == id.id).map(|(card, _)| card)
}

/// Takes a card out of its deck.
fn draw_out(arranger: &mut Arranger<'_>, card: CardId) {
    for deck in &mut arranger.table.state.decks {
        deck.retain(|there| *there != card);
    }
}

/// Takes a card out of its deck that the position has not placed yet.
fn take(arranger: &mut Arranger<'_>, id: &Named) -> Option<CardId> {
    let Some(card) = find(&arranger.table.content, arranger.speech, id) else {
        arranger.absent(id);
        return None;
    };
    if !arranger.claim(card.0, id) {
        return None;
    }
    draw_out(arranger, card);
    arranger.table.state.hold(card, Holder::Deck);
    Some(card)
}

impl Table {
    fn show(&mut self, kind: CardKind, cards: Vec<CardId>) {
        for (place, card) in (0..).zip(cards) {
            self.state.hold(card, Holder::Display);
            match kind {
                CardKind::Adventure => self.show_adventure(place, card),
                CardKind::Deed => {
                    self.state.board.deeds.push(card);
                }
                CardKind::Reward => {
                    self.state.board.rewards.push(card);
                }
            }
        }
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
