//! A path: its mercenary and the things taken along.

use super::clan::colour;
use super::{Arranger, take};
use crate::acts::reach;
use crate::content::Index;
use crate::names;
use crate::state::card::DUMMY;
use crate::thing::{CardId, PathId, Site};
use provost_engine::situation::position::NONE;
use provost_engine::situation::{Amount, Held, Named, Placed, Position};
use provost_grammar::diagnostic::Diagnostic;
use provost_interpreter::hook::Player;
use provost_interpreter::pack::code;

/// Sets up a path as a whole: what lies on it depends on who stands there.
pub(in crate::situation) fn path(arranger: &mut Arranger<'_>, at: u8, placed: &Placed) {
    let (path, Held::Table(spec)) = (PathId(at), &placed.held) else { return };
    if !is_in_use(arranger, path, spec) {
        return;
    }
    if spec.flag("dummy") == Some(true) {
        dummy_path(arranger, path, spec);
        return;
    }
    let Some(id) = spec.word("mercenary").filter(|id| id.id != NONE) else {
        arranger.wrong(spec.span, format!("`{}` has no `mercenary`", names::path_id(path)));
        return;
    };
    let Some(card) = assigned(arranger, id, spec) else { return };
    arranger.table.occupy(path, card);
    dice(arranger, path, spec);
    for count in &spec.counts {
        carried(arranger, path, *count);
    }
    let owner = arranger.table.state.card(card).owner;
    traps(arranger, path, spec, Some(owner));
    let place = arranger.table.state.path_mut(path);
    place.fought = spec.flag("fought").unwrap_or(false);
    place.won = spec.flag("won").unwrap_or(false);
}

/// Returns whether a path is part of this game.
fn is_in_use(arranger: &mut Arranger<'_>, path: PathId, spec: &Position) -> bool {
    let board = &arranger.table.state.board;
    let (lands, players) = (board.lands_in_use, board.players);
    let open = !matches!(path.site(), Site::Land(land) if land >= lands);
    if !open {
        let name = names::path_id(path);
        arranger.wrong(spec.span, format!("`{name}` is no part of a game with so many players: {players}"));
    }
    open
}

/// Puts a token of the dummy player on a path, with everything else there.
fn dummy_path(arranger: &mut Arranger<'_>, path: PathId, spec: &Position) {
    let id = names::path_id(path);
    if arranger.table.dummy_tokens() == 0 {
        let message = format!("there is no dummy player with a token for `{id}` in this game");
        arranger.wrong(spec.span, message);
    } else if spec.has("mercenary") || spec.has("player") || !spec.counts.is_empty() {
        let message = format!("`{id}` has the dummy player: only dice and traps can lie there besides");
        arranger.wrong(spec.span, message);
    } else if path.site() == Site::Entrance {
        arranger.wrong(spec.span, "the dummy player does not go to the Entrance");
    } else {
        arranger.table.lay_dummy(path);
        dice(arranger, path, spec);
        traps(arranger, path, spec, None);
        arranger.table.state.path_mut(path).fought = spec.flag("fought").unwrap_or(false);
    }
}

/// Finds the mercenary of a path: a member without a path, or one that joins a clan for it.
fn assigned(arranger: &mut Arranger<'_>, id: &Named, spec: &Position) -> Option<CardId> {
    let player = spec.get("player").map(|placed| placed.held.small().saturating_sub(1));
    let table = &*arranger.table;
    let members: Vec<CardId> = (0..table.state.board.players)
        .flat_map(|seat| table.state.seat(seat).members.as_slice().to_vec())
        .filter(|card| table.card_id(arranger.speech, *card) == id.id)
        .collect();
    let is_free = |card: &CardId| !table.state.card(*card).path.is_some();
    // Several clans may have one with the same name.
    let is_asked =
        |card: &CardId| is_free(card) && player.is_none_or(|seat| table.state.card(*card).owner == seat);
    let all = || members.iter().copied();
    let card = match all().find(is_asked).or_else(|| all().find(is_free)) {
        Some(card) => card,
        None if members.is_empty() => {
            let seat = player.unwrap_or(table.state.board.active);
            if seat >= table.state.board.players {
                let message = format!("there is no player {}, whose clan it could join", seat + 1);
                arranger.wrong(id.span, message);
                return None;
            }
            let card = take(arranger, id)?;
            arranger.table.join(seat, card);
            card
        }
        None => {
            let message = format!("`{}` is assigned to another path already", id.id);
            arranger.report(Diagnostic::error(code::PLACED_TWICE, id.span, message));
            return None;
        }
    };
    if player.is_some_and(|seat| arranger.table.state.card(card).owner != seat) {
        arranger.wrong(id.span, format!("`{}` is in another clan", id.id));
        return None;
    }
    Some(card)
}

fn dice(arranger: &mut Arranger<'_>, path: PathId, spec: &Position) {
    let Some(Placed { held: Held::Dice(dice), .. }) = spec.get("dice") else { return };
    let numbers = &arranger.table.content.numbers;
    let room = match path.site() {
        Site::Land(_) => numbers.path_dice,
        Site::Entrance => numbers.entrance_dice,
        Site::Mission(_) => i32::from(arranger.table.mission_face(path).count),
    };
    let count: usize = dice.iter().map(|die| die.faces.len()).sum();
    if count > usize::try_from(room).unwrap_or(0) {
        let place = dice.first().map_or(spec.span, |die| die.span);
        let name = names::path_id(path);
        arranger.wrong(place, format!("`{name}` has {count} dice, and room for {room}"));
        return;
    }
    for die in dice {
        let Some(colour) = colour(arranger, die) else { continue };
        for face in &die.faces {
            arranger.table.lay_die(path, colour, CardId::NONE);
            if let Some(last) = arranger.table.state.path_mut(path).dice.as_mut_slice().last_mut() {
                last.face = *face;
            }
        }
    }
}

fn carried(arranger: &mut Arranger<'_>, path: PathId, Amount { noun, count, span }: Amount) {
    let count = i32::try_from(count).unwrap_or(i32::MAX);
    match arranger.table.content.index(noun) {
        Index::Token(token) if !arranger.table.is_trap(token) => {
            arranger.table.lay_tokens(path, token, count);
        }
        Index::Resource(resource) => arranger.table.lay_resource(path, resource, count),
        Index::None
        | Index::Colour(_)
        | Index::Token(_)
        | Index::Affinity(_)
        | Index::Type(_)
        | Index::Building(_) => arranger.wrong(span, "traps of a path are written as cards: `traps = [..]`"),
    }
}

/// Puts traps and tricks on a path; without a seat they belong to the dummy player.
fn traps(arranger: &mut Arranger<'_>, path: PathId, spec: &Position, seat: Option<u8>) {
    for (key, revealed) in [("traps", false), ("revealed", true)] {
        for id in spec.words(key) {
            trap(arranger, seat, path, id, revealed);
        }
    }
}

fn trap(arranger: &mut Arranger<'_>, seat: Option<u8>, path: PathId, id: &Named, revealed: bool) {
    if arranger.table.state.path(path).traps.is_full() {
        let message = format!("`{}` has no room for so many traps", names::path_id(path));
        arranger.wrong(id.span, message);
        return;
    }
    let Some(trap) = take(arranger, id) else { return };
    let table = &mut *arranger.table;
    if let Some(seat) = seat {
        table.take_trap(seat, trap);
    }
    table.lay_trap(path, trap);
    if revealed {
        if let Some(last) = table.state.path_mut(path).traps.as_mut_slice().last_mut() {
            last.revealed = true;
        }
        table.enforce_card(trap, Player(seat.unwrap_or(DUMMY)), reach::PATH);
    }
}
