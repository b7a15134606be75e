//! Sets up a position on a table that is already legal, so that missing keys have sensible values. Impossible
//! parts are reported at their spans and left out.

mod board;
mod clan;
mod path;

pub(super) use board::{
    discounts, first, header, land, mission, monster, offer, panic, round, spaces, stored,
};
pub(super) use clan::{lands, members, pool, stock, traps};
pub(super) use path::path;

use super::keys::ROWS;
use crate::content::{Face, Role, TrapFamily};
use crate::state::card::NOBODY;
use crate::state::{Card, Offer, Pile, piles};
use crate::table::Table;
use crate::thing::CardId;
use provost_engine::game::speech::Speech;
use provost_engine::situation::pile::{PileSpec, Trait};
use provost_engine::situation::{self, Named, Placed, Position};
use provost_grammar::diagnostic::Diagnostic;
use provost_interpreter::listeners::Uses;
use provost_interpreter::pack::code;

type Arranger<'a> = situation::Arranger<'a, Table>;

/// What is set up before empty places are filled: players first, then the board under their mercenaries.
const FIRST: [&str; 16] = [
    "player-1",
    "player-2",
    "player-3",
    "player-4",
    "player-5",
    "offers",
    "monsters",
    "lands",
    "headers",
    "missions",
    "panic",
    "spaces",
    "discount-dice",
    "stored",
    "first-player",
    "paths",
];

impl Table {
    /// Leaves cards out of the game, before set-up, that decks exclude.
    pub(super) fn leave_out_of_decks(&mut self, speech: &Speech<'_>, position: &Position) -> Vec<Diagnostic> {
        let mut problems = Vec::new();
        for (pile, spec) in decks(position).filter(|(_, spec)| spec.is_filter()) {
            let cards = (0..).map(CardId).take(self.content.cards.len());
            let cards: Vec<CardId> = cards.filter(|card| self.is_of(*card, pile)).collect();
            for mark in spec.only.iter().flatten().chain(&spec.without) {
                if !cards.iter().any(|card| self.fits(speech, *card, &mark.trait_)) {
                    let message = "no card of this deck can be told by that in this game";
                    problems.push(Diagnostic::error(code::NOT_IN_GAME, mark.span, message));
                }
            }
            for card in cards {
                if !spec.keeps(|mark| self.fits(speech, card, mark)) {
                    self.leave_out(card);
                }
            }
        }
        problems
    }

    /// Returns whether a card belongs to a deck at the start of a game.
    fn is_of(&self, card: CardId, pile: Pile) -> bool {
        match &self.content.card(card).face {
            Face::Mercenary(mercenary) => pile == Pile::Mercenaries && mercenary.role == Role::Hired,
            Face::Monster(_) => pile == Pile::Monsters,
            Face::Land(_) => pile == Pile::Lands,
            Face::Equipment(_) => pile == Pile::Equipment,
            Face::Trap(trap) => match trap.family {
                TrapFamily::Initial => false,
                TrapFamily::Improved => pile == Pile::Traps,
                TrapFamily::Shielded | TrapFamily::Trick => matches!(pile, Pile::Traps | Pile::Tricks),
            },
            Face::Loot => pile == Pile::Loot,
            Face::Mission(_) => pile == Pile::Missions,
            Face::Header(_) => pile == Pile::Headers,
            Face::Panic(_) => pile == Pile::Panic,
        }
    }

    fn fits(&self, speech: &Speech<'_>, card: CardId, mark: &Trait) -> bool {
        let info = self.content.card(card);
        match mark {
            Trait::Entry(id) => speech.id(info.entry) == id,
            Trait::Noun(noun) => self.is_told_by(card, *noun),
        }
    }

    /// Sets a position up.
    pub(super) fn arrange(&mut self, speech: &Speech<'_>, position: &Position) -> Vec<Diagnostic> {
        for seat in 0..self.state.board.players {
            self.state.seat_mut(seat).pool = Default::default();
        }
        let mut arranger = Arranger::new(self, speech, ROWS, position);
        for key in FIRST {
            arranger.set(key);
        }
        board::fill_up(&mut arranger);
        arranger.set("piles");
        arranger.table.state.uses = Uses::default();
        arranger.table.log.events.clear();
        clan::limits(&mut arranger);
        arranger.finish()
    }
}

/// Returns the decks and discards of a position.
fn decks(position: &Position) -> impl Iterator<Item = (Pile, &PileSpec)> {
    position.tables("piles").filter_map(|(key, placed)| {
        let row = super::keys::PILES.find(key)?;
        Some((*piles::ALL.get(usize::from(row.place(0)))?, placed.held.pile()?))
    })
}

/// A key that its table sets up together with others.
pub(super) const fn part(_: &mut Arranger<'_>, _: u8, _: &Placed) {}

/// Puts cards on top of a pile.
pub(super) fn pile(arranger: &mut Arranger<'_>, at: u8, placed: &Placed) {
    let Some(pile) = piles::ALL.get(usize::from(at)) else { return };
    let top = placed.held.pile().map(|spec| spec.top.as_slice()).unwrap_or_default();
    let top: Vec<CardId> = top.iter().filter_map(|id| take(arranger, id)).collect();
    for card in top.into_iter().rev() {
        arranger.table.state.piles.push(*pile, card);
    }
}

/// Takes named cards, and does something with each.
pub(super) fn each(arranger: &mut Arranger<'_>, placed: &Placed, put: impl Fn(&mut Table, CardId)) {
    for id in placed.held.words() {
        if let Some(card) = take(arranger, id) {
            put(arranger.table, card);
        }
    }
}

/// Finds a card that the position has not placed yet, and takes it from its place.
fn take(arranger: &mut Arranger<'_>, named: &Named) -> Option<CardId> {
    let card = find(arranger, named)?;
    arranger.note(card.0, named.span);
    free(arranger.table, card);
    Some(card)
}

fn find(arranger: &mut Arranger<'_>, named: &Named) -> Option<CardId> {
    let (entry, copy) = match named.id.split_once('@') {
        Some((entry, copy)) => (entry, Some(copy.parse::<u8>().ok().and_then(|copy| copy.checked_sub(1)))),
        None => (named.id.as_str(), None),
    };
    let cards = (0..).map(CardId).zip(&arranger.table.content.cards);
    let of_entry = cards.filter(|(_, info)| arranger.speech.id(info.entry) == entry);
    let all: Vec<CardId> = of_entry
        .filter(|(_, info)| copy.is_none_or(|copy| copy == Some(info.copy)))
        .map(|(card, _)| card)
        .collect();
    if let Some(card) = all.iter().find(|card| arranger.placed_at(card.0).is_none()) {
        return Some(*card);
    }
    let problem = match all.first().and_then(|card| arranger.placed_at(card.0)) {
        Some(first) => {
            let message = match all.len() {
                1 => format!("`{}` lies somewhere else already", named.id),
                count => format!("there are {count} of `{}`, and all lie somewhere else already", named.id),
            };
            Diagnostic::error(code::PLACED_TWICE, named.span, message).with_label(first, "here")
        }
        None if copy.is_some() => {
            Diagnostic::error(code::NOT_IN_GAME, named.span, format!("there is no copy `{}`", named.id))
        }
        None => {
            let message = format!("`{}` takes no part in this game", named.id);
            Diagnostic::error(code::NOT_IN_GAME, named.span, message)
                .with_hint("packs, options and affinities say what takes part")
        }
    };
    arranger.report(problem);
    None
}

/// Takes a card away from its place.
fn free(table: &mut Table, card: CardId) {
    for pile in piles::ALL {
        if let Some(at) = table.state.piles.cards(pile).iter().position(|there| *there == card) {
            table.state.piles.remove(pile, at);
        }
    }
    for offer in [Offer::Mercenaries, Offer::Equipment, Offer::Traps, Offer::Loot] {
        table.take_offered(offer, card);
    }
    table.lift_monster(card);
    let board = &mut table.state.board;
    let places = board.lands.iter_mut().chain(&mut board.missions);
    places.filter(|place| **place == card).for_each(|place| *place = CardId::NONE);
    board.headers.iter_mut().filter(|(place, _)| *place == card).for_each(|place| place.0 = CardId::NONE);
    board.panic.take(card);
    let owner = table.state.card(card).owner;
    if owner != NOBODY && owner < table.state.board.players {
        if table.state.seat(owner).members.contains(card) {
            table.leave_clan(card);
        }
        let seat = table.state.seat_mut(owner);
        seat.equipment.take(card);
        seat.lands.take(card);
        seat.traps.take(card);
        seat.loot.take(card);
        seat.trophies.take(card);
    }
    table.lift_card(card);
    table.state.with_card(card, |place| *place = Card::default());
}
