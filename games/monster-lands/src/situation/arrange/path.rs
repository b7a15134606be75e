//! A path: its mercenary and the things taken along.

use super::Arranger;
use crate::acts::reach;
use crate::content::Index;
use crate::names;
use crate::situation::position::{Amount, NONE, PathSpec};
use crate::state::card::DUMMY;
use crate::thing::{CardId, PathId, Site};
use provost_engine::situation::Named;
use provost_grammar::diagnostic::Diagnostic;
use provost_interpreter::hook::Player;
use provost_interpreter::pack::code;

impl Arranger<'_, '_, '_> {
    pub(super) fn path(&mut self, path: PathId, spec: &PathSpec) {
        if !self.is_in_use(path, spec) {
            return;
        }
        if spec.dummy == Some(true) {
            self.dummy_path(path, spec);
            return;
        }
        let Some(id) = spec.mercenary.as_ref().filter(|id| id.id != NONE) else {
            self.wrong(spec.span, format!("`{}` has no `mercenary`", names::path_id(path)));
            return;
        };
        let Some(card) = self.assigned(id, spec) else { return };
        self.table.occupy(path, card);
        self.dice(path, spec);
        for count in &spec.stock {
            self.carried(path, *count);
        }
        self.traps(path, spec, Some(self.table.state.card(card).owner));
        let place = self.table.state.path_mut(path);
        place.fought = spec.fought.unwrap_or(false);
        place.won = spec.won.unwrap_or(false);
    }

    /// Returns whether a path is part of this game.
    fn is_in_use(&mut self, path: PathId, spec: &PathSpec) -> bool {
        let board = &self.table.state.board;
        let (lands, players) = (board.lands_in_use, board.players);
        let open = !matches!(path.site(), Site::Land(land) if land >= lands);
        if !open {
            let name = names::path_id(path);
            self.wrong(spec.span, format!("`{name}` is no part of a game with so many players: {players}"));
        }
        open
    }

    /// Puts a token of the dummy player on a path, with everything else there.
    fn dummy_path(&mut self, path: PathId, spec: &PathSpec) {
        let id = names::path_id(path);
        if self.table.dummy_tokens() == 0 {
            self.wrong(spec.span, format!("there is no dummy player with a token for `{id}` in this game"));
        } else if spec.mercenary.is_some() || spec.player.is_some() || !spec.stock.is_empty() {
            let message = format!("`{id}` has the dummy player: only dice and traps can lie there besides");
            self.wrong(spec.span, message);
        } else if path.site() == Site::Entrance {
            self.wrong(spec.span, "the dummy player does not go to the Entrance");
        } else {
            self.table.lay_dummy(path);
            self.dice(path, spec);
            self.traps(path, spec, None);
            self.table.state.path_mut(path).fought = spec.fought.unwrap_or(false);
        }
    }

    /// Finds the mercenary of a path: a member without a path, or one that joins a clan for it.
    fn assigned(&mut self, id: &Named, spec: &PathSpec) -> Option<CardId> {
        let members: Vec<CardId> = (0..self.table.state.board.players)
            .flat_map(|seat| self.table.state.seat(seat).members.as_slice().to_vec())
            .filter(|card| self.table.card_id(self.speech, *card) == id.id)
            .collect();
        let is_free = |card: &CardId| !self.table.state.card(*card).path.is_some();
        // Several clans may have one with the same name.
        let is_asked = |card: &CardId| {
            is_free(card) && spec.player.is_none_or(|seat| self.table.state.card(*card).owner == seat)
        };
        let all = || members.iter().copied();
        let card = match all().find(is_asked).or_else(|| all().find(is_free)) {
            Some(card) => card,
            None if members.is_empty() => {
                let seat = spec.player.unwrap_or(self.table.state.board.active);
                if seat >= self.table.state.board.players {
                    self.wrong(id.span, format!("there is no player {}, whose clan it could join", seat + 1));
                    return None;
                }
                let card = self.take(id)?;
                self.table.join(seat, card);
                card
            }
            None => {
                let message = format!("`{}` is assigned to another path already", id.id);
                self.problems.push(Diagnostic::error(code::PLACED_TWICE, id.span, message));
                return None;
            }
        };
        if spec.player.is_some_and(|seat| self.table.state.card(card).owner != seat) {
            self.wrong(id.span, format!("`{}` is in another clan", id.id));
            return None;
        }
        Some(card)
    }

    fn dice(&mut self, path: PathId, spec: &PathSpec) {
        for die in spec.dice.iter().flatten() {
            let Some(colour) = self.colour(die) else { continue };
            for face in &die.faces {
                if self.table.state.path(path).dice.is_full() {
                    self.wrong(die.span, format!("`{}` has no room for so many dice", names::path_id(path)));
                    return;
                }
                self.table.lay_die(path, colour, CardId::NONE);
                if let Some(last) = self.table.state.path_mut(path).dice.as_mut_slice().last_mut() {
                    last.face = *face;
                }
            }
        }
    }

    fn carried(&mut self, path: PathId, Amount { noun, count, span }: Amount) {
        let count = i32::try_from(count).unwrap_or(i32::MAX);
        match self.table.content.index(noun) {
            Index::Token(token) if !self.table.is_trap(token) => self.table.lay_tokens(path, token, count),
            Index::Resource(resource) => self.table.lay_resource(path, resource, count),
            Index::None
            | Index::Colour(_)
            | Index::Token(_)
            | Index::Affinity(_)
            | Index::Type(_)
            | Index::Building(_) => self.wrong(span, "traps of a path are written as cards: `traps = [..]`"),
        }
    }

    /// Puts traps and tricks on a path; without a seat they belong to the dummy player.
    fn traps(&mut self, path: PathId, spec: &PathSpec, seat: Option<u8>) {
        for (ids, revealed) in [(&spec.traps, false), (&spec.revealed, true)] {
            for id in ids.iter().flatten() {
                self.trap(seat, path, id, revealed);
            }
        }
    }

    fn trap(&mut self, seat: Option<u8>, path: PathId, id: &Named, revealed: bool) {
        if self.table.state.path(path).traps.is_full() {
            self.wrong(id.span, format!("`{}` has no room for so many traps", names::path_id(path)));
            return;
        }
        let Some(trap) = self.take(id) else { return };
        if let Some(seat) = seat {
            self.table.take_trap(seat, trap);
        }
        self.table.lay_trap(path, trap);
        if revealed {
            if let Some(last) = self.table.state.path_mut(path).traps.as_mut_slice().last_mut() {
                last.revealed = true;
            }
            self.table.enforce_card(trap, Player(seat.unwrap_or(DUMMY)), reach::PATH);
        }
    }
}
