//! Sets up a position on a table that is already legal, so that missing keys have sensible values. Impossible
//! parts are reported at their spans and left out.

mod board;
mod clan;
mod limits;
mod path;

use super::position::Position;
use crate::content::{Face, Role, TrapFamily};
use crate::state::card::NOBODY;
use crate::state::{Card, Offer, Pile};
use crate::table::Table;
use crate::thing::CardId;
use provost_engine::game::speech::Speech;
use provost_engine::situation::Named;
use provost_engine::situation::pile::Trait;
use provost_engine::zones;
use provost_grammar::diagnostic::Diagnostic;
use provost_grammar::span::Span;
use provost_interpreter::listeners::Uses;
use provost_interpreter::pack::code;

/// A table on which a position is being set up.
struct Arranger<'t, 's, 'g> {
    table: &'t mut Table,
    speech: &'s Speech<'g>,
    /// Cards that the position has placed already, with their spans.
    claimed: Vec<(CardId, Span)>,
    /// The findings.
    problems: Vec<Diagnostic>,
}

impl Table {
    /// Leaves cards out of the game, before set-up, that decks exclude.
    pub(crate) fn leave_out_of_decks(&mut self, speech: &Speech<'_>, position: &Position) -> Vec<Diagnostic> {
        let mut problems = Vec::new();
        for (pile, spec) in position.piles.iter().filter(|(_, spec)| spec.is_filter()) {
            let cards: Vec<CardId> = (0..)
                .map(CardId)
                .take(self.content.cards.len())
                .filter(|card| self.is_of(*card, *pile))
                .collect();
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
    pub(crate) fn arrange(&mut self, speech: &Speech<'_>, position: &Position) -> Vec<Diagnostic> {
        Arranger { table: self, speech, claimed: Vec::new(), problems: Vec::new() }.all(position)
    }

    /// Returns the index of a building by its entry's id.
    pub(crate) fn building_index(&self, speech: &Speech<'_>, id: &str) -> Option<u8> {
        let buildings = (0..).zip(&self.content.buildings);
        buildings.into_iter().find(|(_, building)| speech.id(building.entry) == id).map(|(at, _)| at)
    }

    /// Returns the bit of a space of a building, by the noun of the space.
    pub(crate) fn space_bit(&self, speech: &Speech<'_>, building: u8, space: &str) -> Option<u16> {
        let spaces = self.content.buildings.get(usize::from(building))?.spaces;
        let at = spaces.iter().position(|known| speech.id(known.noun) == space)?;
        Some(1 << at)
    }
}

impl Arranger<'_, '_, '_> {
    fn all(mut self, position: &Position) -> Vec<Diagnostic> {
        let players = self.table.state.board.players;
        for seat in 0..players {
            self.table.state.seat_mut(seat).pool = Default::default();
        }
        for (seat, spec) in &position.seats {
            if *seat < players {
                self.clan(*seat, spec);
            } else {
                self.wrong(spec.span, format!("there is no player {} among {players}", seat + 1));
            }
        }
        self.board(position);
        for (path, spec) in &position.paths {
            self.path(*path, spec);
        }
        for (seat, spec) in position.seats.iter().filter(|(seat, _)| *seat < players) {
            self.stock(*seat, spec);
        }
        self.fill_up(position);
        for (pile, spec) in &position.piles {
            let top: Vec<CardId> = spec.top.iter().filter_map(|id| self.take(id)).collect();
            for card in top.into_iter().rev() {
                self.table.state.piles.push(*pile, card);
            }
        }
        if let Some((round, _)) = position.round {
            self.table.state.board.round = round;
        }
        if let Some(damage) = position.damage {
            self.table.state.roll.carried = damage;
        }
        self.table.state.uses = Uses::default();
        self.table.log.events.clear();
        self.limits(position);
        self.problems.extend(zones::arrange(self.table, self.speech, position.zones.as_ref()));
        self.table.log.events.clear();
        self.problems
    }

    /// Reports something impossible.
    fn wrong(&mut self, span: Span, why: impl Into<String>) {
        self.problems.push(Diagnostic::error(code::IMPOSSIBLE_POSITION, span, why));
    }

    /// Finds a card that the position has not placed yet, and takes it from its place.
    fn take(&mut self, named: &Named) -> Option<CardId> {
        let card = self.find(named)?;
        self.claimed.push((card, named.span));
        self.free(card);
        Some(card)
    }

    fn find(&mut self, named: &Named) -> Option<CardId> {
        let (entry, copy) = match named.id.split_once('@') {
            Some((entry, copy)) => {
                (entry, Some(copy.parse::<u8>().ok().and_then(|copy| copy.checked_sub(1))))
            }
            None => (named.id.as_str(), None),
        };
        let cards = (0..).map(CardId).zip(&self.table.content.cards);
        let of_entry = cards.filter(|(_, info)| self.speech.id(info.entry) == entry);
        let all: Vec<CardId> = of_entry
            .filter(|(_, info)| copy.is_none_or(|copy| copy == Some(info.copy)))
            .map(|(card, _)| card)
            .collect();
        let place =
            |card: &CardId| self.claimed.iter().find(|(there, _)| there == card).map(|(_, span)| *span);
        if let Some(card) = all.iter().find(|card| place(card).is_none()) {
            return Some(*card);
        }
        let problem = match all.first().and_then(place) {
            Some(first) => {
                let message = match all.len() {
                    1 => format!("`{}` lies somewhere else already", named.id),
                    count => {
                        format!("there are {count} of `{}`, and all lie somewhere else already", named.id)
                    }
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
        self.problems.push(problem);
        None
    }

    /// Takes a card away from its place.
    fn free(&mut self, card: CardId) {
        let table = &mut *self.table;
        for pile in super::super::state::piles::ALL {
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
}
