//! A player: clan, stock and dice pool.

use super::{Arranger, free, take};
use crate::content::{Index, Role};
use crate::state::Pile;
use crate::table::Table;
use crate::thing::CardId;
use provost_engine::game::speech::Speech;
use provost_engine::situation::position::DiceSpec;
use provost_engine::situation::{Amount, Held, Named, Placed, Position};

/// Replaces the members dealt by set-up.
pub(in crate::situation) fn members(arranger: &mut Arranger<'_>, seat: u8, placed: &Placed) {
    let Held::Entries(members) = &placed.held else { return };
    dismiss(arranger.table, seat);
    let is_led = members.iter().any(|(_, member)| member.flag("leader") == Some(true));
    for (at, (id, spec)) in members.iter().enumerate() {
        member(arranger, seat, (id, spec), spec.flag("leader").unwrap_or(!is_led && at == 0));
    }
}

fn dismiss(table: &mut Table, seat: u8) {
    let old = table.state.seat(seat).members;
    for card in &old {
        free(table, *card);
        if table.content.mercenary(*card).role == Role::Hired {
            table.state.piles.push(Pile::MercenaryDiscard, *card);
        } else if table.content.mercenary(*card).role == Role::Stack {
            table.state.piles.push(Pile::Novices, *card);
        }
    }
}

fn member(arranger: &mut Arranger<'_>, seat: u8, (id, spec): (&Named, &Position), leads: bool) {
    if arranger.table.state.seat(seat).members.is_full() {
        arranger.wrong(id.span, "nobody can have so many members");
        return;
    }
    let Some(card) = take(arranger, id) else { return };
    arranger.table.join(seat, card);
    if leads && arranger.table.leader(seat).is_some() {
        arranger.wrong(id.span, format!("`{}` cannot lead a clan that has a leader", id.id));
        return;
    }
    let wounds = spec.get("wounds").map_or(0, |placed| placed.held.small());
    let deadly = arranger.table.content.numbers.deadly_wounds.max(1);
    if wounds >= deadly {
        let message = format!("`{}` cannot live with {wounds} wounds: {deadly} are deadly", id.id);
        arranger.wrong(id.span, message);
        return;
    }
    arranger.table.state.with_card(card, |place| (place.leads, place.wounds) = (leads, wounds));
    for id in spec.words("equipment") {
        equipment(arranger, seat, card, id);
    }
    if let Some(settled) = spec.word("settled")
        && let Some(land) = own_land(arranger, seat, settled)
    {
        let content = &arranger.table.content;
        if content.mercenary(card).affinity == Some(content.land(land).affinity) {
            arranger.table.settle(land, card);
        } else {
            arranger.wrong(settled.span, format!("`{}` cannot settle a land of another affinity", id.id));
        }
    }
}

fn equipment(arranger: &mut Arranger<'_>, seat: u8, bearer: CardId, id: &Named) {
    let Some(card) = take(arranger, id) else { return };
    let table = &mut *arranger.table;
    let ty = table.content.equipment(card).ty;
    let is_same =
        |other: &CardId| table.state.card(*other).link == bearer && table.content.equipment(*other).ty == ty;
    if table.state.seat(seat).equipment.iter().any(is_same) {
        arranger.wrong(id.span, "nobody bears two pieces of equipment of the same type");
    } else {
        table.equip(card, bearer);
    }
}

/// Gives a player the lands on which no member has settled.
pub(in crate::situation) fn lands(arranger: &mut Arranger<'_>, seat: u8, placed: &Placed) {
    for id in placed.held.words() {
        if !owns(arranger.table, arranger.speech, seat, &id.id) {
            own_land(arranger, seat, id);
        }
    }
}

fn owns(table: &Table, speech: &Speech<'_>, seat: u8, id: &str) -> bool {
    table.state.seat(seat).lands.iter().any(|card| table.card_id(speech, *card) == id)
}

fn own_land(arranger: &mut Arranger<'_>, seat: u8, id: &Named) -> Option<CardId> {
    let land = take(arranger, id)?;
    arranger.table.state.seat_mut(seat).lands.push(land);
    arranger.table.state.with_card(land, |place| place.owner = seat);
    Some(land)
}

/// Replaces the traps dealt by set-up.
pub(in crate::situation) fn traps(arranger: &mut Arranger<'_>, seat: u8, placed: &Placed) {
    let old = arranger.table.state.seat(seat).traps;
    for card in &old {
        arranger.table.lose_trap(seat, *card);
    }
    for id in placed.held.words() {
        if arranger.table.state.seat(seat).traps.is_full() {
            arranger.wrong(id.span, "nobody can have so many traps");
        } else if let Some(card) = take(arranger, id) {
            arranger.table.take_trap(seat, card);
        }
    }
}

pub(in crate::situation) fn pool(arranger: &mut Arranger<'_>, seat: u8, placed: &Placed) {
    let Held::Dice(dice) = &placed.held else { return };
    for die in dice {
        let Some(colour) = colour(arranger, die) else { continue };
        let kind = arranger.table.content.dice.get(usize::from(colour));
        if kind.is_some_and(|kind| kind.rolled) && die.any_face && !die.faces.is_empty() {
            let id = arranger.speech.id(die.colour);
            let message = format!("dice `{id}` are rolled: write their faces, `{id} = [3, 5]`");
            arranger.wrong(die.span, message);
            continue;
        }
        for face in &die.faces {
            arranger.table.state.seat_mut(seat).add_die(colour, *face);
        }
    }
}

/// Returns the colour of dice.
pub(super) fn colour(arranger: &mut Arranger<'_>, die: &DiceSpec) -> Option<u8> {
    let colour = arranger.table.content.colour(die.colour);
    if colour.is_none() {
        let id = arranger.speech.id(die.colour);
        arranger.wrong(die.span, format!("there are no dice `{id}` in this game"));
    }
    colour
}

pub(in crate::situation) fn stock(
    arranger: &mut Arranger<'_>,
    seat: u8,
    Amount { noun, count, span }: &Amount,
) {
    let table = &mut *arranger.table;
    match table.content.index(*noun) {
        Index::Resource(at) => {
            if let Some(place) = table.state.seat_mut(seat).resources.get_mut(usize::from(at)) {
                *place = i16::try_from(*count).unwrap_or(i16::MAX);
            }
        }
        Index::Token(at) if !table.is_trap(at) => {
            if let Some(place) = table.state.seat_mut(seat).tokens.get_mut(usize::from(at)) {
                *place = u8::try_from(*count).unwrap_or(u8::MAX);
            }
        }
        Index::None
        | Index::Colour(_)
        | Index::Token(_)
        | Index::Affinity(_)
        | Index::Type(_)
        | Index::Building(_) => arranger.wrong(*span, "traps in stock are written as cards: `traps = [..]`"),
    }
}

/// Checks that nobody has more tokens than can be kept, once everything is on the table.
pub(super) fn limits(arranger: &mut Arranger<'_>) {
    let position = arranger.position;
    for seat in 0..arranger.table.state.board.players {
        let Some(spec) = position.table(&format!("player-{}", seat + 1)) else { continue };
        for Amount { noun, count, span } in &spec.counts {
            let Index::Token(token) = arranger.table.content.index(*noun) else { continue };
            let limit = arranger.table.limit(seat, token);
            if *count > i64::from(limit) {
                let what = arranger.speech.id(*noun);
                arranger.wrong(*span, format!("nobody keeps {count} of `{what}`: at most {limit}"));
            }
        }
    }
}
