//! Moves mercenaries, dice and tokens onto and off paths.

use super::reach;
use crate::event::EventKind;
use crate::state::{Path, PathDie, PathTrap};
use crate::table::Table;
use crate::thing::{CardId, Item, PathId, Site};
use provost_interpreter::hook::Player;

impl Table {
    /// Puts a mercenary's token on a path, and the path's benefit or guard in force.
    pub(crate) fn occupy(&mut self, path: PathId, card: CardId) {
        let seat = self.state.card(card).owner;
        self.state.path_mut(path).mercenary = card;
        self.state.with_card(card, |place| place.path = path);
        let benefit = match path.site() {
            Site::Land(land) => {
                let (header, side) =
                    self.state.board.headers.get(usize::from(land)).copied().unwrap_or_default();
                let benefit = self.content.path(header, side, path.number()).benefit;
                let code = benefit.and_then(|at| self.content.benefits.get(usize::from(at)));
                code.map(|code| (Item::Benefit(path), code.code))
            }
            Site::Entrance => {
                let [upper, lower] = &self.content.guards;
                let guard = if path == PathId::UPPER { upper } else { lower };
                guard.map(|guard| (Item::Guard(path), guard.code))
            }
            Site::Mission(_) => None,
        };
        if let Some((item, code)) = benefit {
            self.enforce(item, Player(seat), reach::PATH, code);
        }
        if let Some(last) = self.log.notes.last_on.get_mut(path.index()) {
            *last = card;
        }
        self.tell(EventKind::Assigned { seat, card, path });
    }

    /// Puts a token of the dummy player on a path. It has neither benefit nor guard.
    pub(crate) fn lay_dummy(&mut self, path: PathId) {
        self.state.path_mut(path).dummy = true;
    }

    /// Lays a die on a path, or on a trap there.
    pub(crate) fn lay_die(&mut self, path: PathId, colour: u8, on: CardId) {
        if self.state.path_mut(path).dice.push(PathDie { colour, face: 0, on }) {
            self.tell(EventKind::OnPath { path, colour });
        }
    }

    /// Takes an unrolled die of a colour off a path; dice that are not on tokens go first.
    pub(crate) fn take_path_die(&mut self, path: PathId, colour: u8) -> bool {
        let dice = &mut self.state.path_mut(path).dice;
        let fits = |die: &PathDie| die.face == 0 && die.colour == colour;
        let at =
            dice.iter().position(|die| fits(die) && !die.on.is_some()).or_else(|| dice.iter().position(fits));
        let taken = at.and_then(|at| dice.remove(at)).is_some();
        if taken {
            self.tell(EventKind::OffPath { path, colour });
        }
        taken
    }

    /// Puts tokens of a sort on a path or its mercenary, and their abilities in force.
    pub(crate) fn lay_tokens(&mut self, path: PathId, token: u8, count: i32) {
        let Some(noun) = self.content.tokens.get(usize::from(token)).map(|kind| kind.noun) else { return };
        let owner = Player(self.owner_at(path));
        let count = count.clamp(0, 99);
        let Some(place) = self.state.path_mut(path).tokens.get_mut(usize::from(token)) else { return };
        let first = *place == 0 && count > 0;
        *place = place.saturating_add(u8::try_from(count).unwrap_or(0));
        if first {
            let codes = self.content.tokens.get(usize::from(token)).map_or(0, |kind| kind.codes.len());
            for at in 0..codes {
                let code = self.content.tokens.get(usize::from(token)).and_then(|kind| kind.codes.get(at));
                if let Some(code) = code.copied() {
                    self.enforce(Item::OnPath(path, token), owner, reach::PATH, code);
                }
            }
        }
        if count > 0 {
            self.tell(EventKind::Carries { path, noun, count: i16::try_from(count).unwrap_or(0) });
        }
    }

    /// Takes a token of a sort off a path; returns whether it was there.
    pub(crate) fn take_path_token(&mut self, path: PathId, token: u8) -> bool {
        let Some(place) = self.state.path_mut(path).tokens.get_mut(usize::from(token)) else { return false };
        if *place == 0 {
            return false;
        }
        *place -= 1;
        if *place == 0 {
            self.lift(Item::OnPath(path, token));
        }
        true
    }

    /// Lays a trap or trick from a player's stock, or from a pile, face down on a path.
    pub(crate) fn lay_trap(&mut self, path: PathId, card: CardId) {
        let owner = self.state.card(card).owner;
        if owner != crate::state::card::NOBODY {
            self.state.seat_mut(owner).traps.take(card);
        }
        self.state.with_card(card, |place| place.path = path);
        self.state.path_mut(path).traps.push(PathTrap { card, revealed: false, shielded: false });
        self.tell(EventKind::TokenOnPath { path, noun: self.content.words.trap });
    }

    /// Puts resources on the assignment token of a path's mercenary.
    pub(crate) fn lay_resource(&mut self, path: PathId, resource: u8, count: i32) {
        let Some(noun) = self.content.resources.get(usize::from(resource)).copied() else { return };
        let Some(place) = self.state.path_mut(path).purse.get_mut(usize::from(resource)) else { return };
        *place = place.saturating_add(u8::try_from(count.clamp(0, 255)).unwrap_or(0));
        self.tell(EventKind::Carries { path, noun, count: i16::try_from(count).unwrap_or(0) });
    }

    /// Takes the mercenary's token off a path, with everything it carries, which is lost. Whatever may stay
    /// after an attack (dice, traps) stays.
    pub(crate) fn vacate(&mut self, path: PathId) {
        let card = self.state.path(path).mercenary;
        self.state.with_card(card, |place| place.path = PathId::NONE);
        for token in 0..u8::try_from(self.content.tokens.len()).unwrap_or(0) {
            self.lift_path_token(path, token);
        }
        match path.site() {
            Site::Land(_) => self.lift(Item::Benefit(path)),
            Site::Entrance => self.lift(Item::Guard(path)),
            Site::Mission(_) => {}
        }
        let place = self.state.path_mut(path);
        place.mercenary = CardId::NONE;
        place.purse = Default::default();
        place.marks.clear();
    }

    fn lift_path_token(&mut self, path: PathId, token: u8) {
        if let Some(place) = self.state.path_mut(path).tokens.get_mut(usize::from(token))
            && *place > 0
        {
            *place = 0;
            self.lift(Item::OnPath(path, token));
        }
        if let Some(spent) = self.state.path_mut(path).spent.get_mut(usize::from(token)) {
            *spent = 0;
        }
    }

    /// Clears dice, traps and placed tokens off a path; a mercenary stays with the things it carries or takes
    /// home.
    pub(crate) fn clear_path(&mut self, path: PathId) {
        let place = self.state.path_mut(path);
        let traps = place.traps;
        place.dice.clear();
        place.traps.clear();
        place.marks.clear();
        for trap in &traps {
            self.discard_trap(trap.card);
        }
        for token in 0..u8::try_from(self.content.tokens.len()).unwrap_or(0) {
            let kind = self.content.tokens.get(usize::from(token));
            if kind.is_some_and(|kind| kind.placed && !kind.returns) {
                self.lift_path_token(path, token);
            }
        }
    }

    /// Brings a survivor home with everything it carries, and empties the path.
    pub(crate) fn come_home(&mut self, path: PathId) {
        let Path { mercenary, purse, tokens, .. } = *self.state.path(path);
        self.clear_path(path);
        if mercenary.is_some() {
            let seat = self.state.card(mercenary).owner;
            self.vacate(path);
            for (at, count) in purse.iter().enumerate().filter(|(_, count)| **count > 0) {
                if let Some(noun) = self.content.resources.get(at).copied() {
                    self.change_resource(seat, noun, i32::from(*count));
                }
            }
            for (token, count) in (0..).zip(tokens).filter(|(_, count)| *count > 0) {
                let kind = self.content.tokens.get(usize::from(token));
                if kind.is_some_and(|kind| !kind.placed || kind.returns) {
                    self.gain_tokens(seat, token, i32::from(count));
                }
            }
        }
        *self.state.path_mut(path) = Path::default();
    }
}
