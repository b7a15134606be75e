//! The keys of positions of Kingdom Defenders: type, how a table is read, and how it is set up.

use super::arrange;
use crate::content::Index;
use crate::state::{Holder, Phase, Seat, Spot};
use crate::step::Step;
use crate::table::Table;
use crate::thing::{CardId, Item, SpaceId};
use provost_engine::rows;
use provost_engine::situation::{Row, Rows, Seen};
use provost_interpreter::vocabulary::id::NounId;
use provost_interpreter::vocabulary::value_type::ValueType;
use serde_json::{Value, json};

const ADVENTURE: &[&str] = &["adventure"];
const DEED: &[&str] = &["deed"];
const REWARD: &[&str] = &["reward"];

/// The words for moments.
const PHASES: &[&str] = &["round", "placing", "activation"];

const PLAYER: &str = "A player: resources, wounds, levels and relics by their ids, camps, cards and discs.";

/// The rows of the moment and the position.
pub(crate) const ROWS: &Rows<Table> = &rows!(
    Table,
    Row::moment("phase", ValueType::Choice(PHASES), "Where in a round play begins.", |seen, _| json!(phase(
        seen
    ))),
    Row::new(
        "round",
        ValueType::Number(1, 20),
        "The round, from 1.",
        |seen, _| json!(seen.table.state.board.round),
        arrange::round,
    ),
    Row::new(
        "order",
        ValueType::List(&ValueType::Number(1, 8)),
        "The players in turn order, from 1.",
        |seen, _| json!(seats(seen.table.state.board.pawns.as_slice())),
        arrange::order,
    )
    .written(written_order),
    Row::player("player-1", 0, SEAT, PLAYER),
    Row::player("player-2", 1, SEAT, PLAYER),
    Row::player("player-3", 2, SEAT, PLAYER),
    Row::player("player-4", 3, SEAT, PLAYER),
    Row::player("player-5", 4, SEAT, PLAYER),
    Row::player("player-6", 5, SEAT, PLAYER),
    Row::player("player-7", 6, SEAT, PLAYER),
    Row::player("player-8", 7, SEAT, PLAYER),
    Row::new(
        "adventures",
        ValueType::List(&ValueType::Entry(ADVENTURE)),
        "Adventures that lie face up.",
        |seen, _| cards(seen, seen.table.adventures().map(|(card, _)| card)),
        arrange::row,
    )
    .at(0),
    Row::new(
        "deeds",
        ValueType::List(&ValueType::Entry(DEED)),
        "Deeds that lie face up.",
        |seen, _| cards(seen, seen.table.state.board.deeds.iter().copied()),
        arrange::row,
    )
    .at(1),
    Row::new(
        "rewards",
        ValueType::List(&ValueType::Entry(REWARD)),
        "Rewards that lie face up.",
        |seen, _| cards(seen, seen.table.state.board.rewards.iter().copied()),
        arrange::row,
    )
    .at(2),
    Row::table("piles", PILES, "The decks: cards on top, or which cards are in them at all."),
);

const PILES: &Rows<Table> = &rows!(
    Table,
    Row::hidden("adventures", ValueType::Deck(ADVENTURE, &[]), "The adventure deck.", arrange::pile)
        .compared(pile)
        .at(0),
    Row::hidden("deeds", ValueType::Deck(DEED, &[]), "The deed deck.", arrange::pile).compared(pile).at(1),
    Row::hidden("rewards", ValueType::Deck(REWARD, &[]), "The reward deck.", arrange::pile)
        .compared(pile)
        .at(2),
);

const SEAT: &Rows<Table> = &rows!(
    Table,
    Row::table("camps", CAMPS, "What lies in the player's camps."),
    Row::new(
        "cards",
        ValueType::List(&ValueType::Entry(&["adventure", "deed", "reward"])),
        "Cards that the player has completed, or has taken with their bonus.",
        |seen, seat| cards(seen, done(seen, seat)),
        arrange::cards,
    ),
    Row::new(
        "discs",
        ValueType::List(&ValueType::Text),
        "The spaces on which the player's discs lie.",
        |seen, seat| spaces(seen, owned(seen, seat)),
        arrange::discs,
    )
    .written(written_discs),
    Row::follows(
        "hand",
        ValueType::Number(0, 999),
        "Discs at hand; it follows from the others.",
        |seen, seat| { json!(seen.table.hand(seat).count()) }
    ),
    Row::new(
        "passed",
        ValueType::Flag,
        "Whether the player has passed in this round.",
        |seen, seat| json!(seen.table.state.seat(seat).passed),
        |arranger, seat, placed| {
            arranger.table.state.with_seat(seat, |seat| seat.passed = placed.held.flag());
        },
    ),
)
.counting(
    &["resource", "wound", "level", "relic"],
    |seen, seat, noun| count(seen.table.state.seat(seat), seen.table.content.index(noun)),
    arrange::count,
)
.written(written_count);

const CAMPS: &Rows<Table> = &rows!(Table,)
    .counting(&["resource"], camped, arrange::camp)
    .written(|seen, seat, noun| camped(seen, seat, noun).filter(|count| *count > 0));

fn phase(seen: &Seen<'_, Table>) -> &'static str {
    match seen.table.state.board.phase {
        Phase::Setup | Phase::Start | Phase::End => "round",
        Phase::Placing => "placing",
        Phase::Activating(_) | Phase::Over => "activation",
    }
}

fn seats(order: &[u8]) -> Vec<u8> {
    order.iter().map(|seat| seat + 1).collect()
}

/// While discs are placed, the player in turn comes first.
fn written_order(seen: &Seen<'_, Table>, _: u8) -> Value {
    let board = &seen.table.state.board;
    if board.phase != Phase::Placing {
        return json!(seats(board.pawns.as_slice()));
    }
    let active = board.order.iter().position(|seat| *seat == board.active).unwrap_or(0);
    let order = seats(board.order.as_slice());
    json!(order.iter().cycle().skip(active).take(order.len()).collect::<Vec<_>>())
}

fn cards(seen: &Seen<'_, Table>, cards: impl Iterator<Item = CardId>) -> Value {
    json!(cards.map(|card| seen.table.id_of(seen.speech, Item::Card(card).thing())).collect::<Vec<_>>())
}

/// Returns the cards of a deck, the top one first.
fn pile(seen: &Seen<'_, Table>, kind: u8) -> Value {
    let deck = seen.table.state.decks.get(usize::from(kind));
    cards(seen, deck.into_iter().flat_map(|deck| deck.iter().rev()).copied())
}

fn done<'s>(seen: &Seen<'s, Table>, seat: u8) -> impl Iterator<Item = CardId> + use<'s> {
    let cards = seen.table.state.all_cards().filter(move |(_, holder)| *holder == Holder::Done(seat));
    cards.map(|(card, _)| card)
}

fn spaces(seen: &Seen<'_, Table>, spaces: impl Iterator<Item = SpaceId>) -> Value {
    json!(spaces.map(|space| seen.table.space_id(seen.speech, space)).collect::<Vec<_>>())
}

/// Returns the spaces with a player's discs.
fn owned<'s>(seen: &Seen<'s, Table>, seat: u8) -> impl Iterator<Item = SpaceId> + use<'s> {
    let table = seen.table;
    let spaces = table.state.all_spaces().map(|(space, _)| space);
    spaces.filter(move |space| table.state.owner_on(*space) == Some(seat))
}

/// Leaves out discs that cannot be written: activated ones, which would be activated again; those of an
/// adventure being completed, which has left its space; and those beyond the starting number, which the
/// player must have won.
fn written_discs(seen: &Seen<'_, Table>, seat: u8) -> Value {
    let state = &seen.table.state;
    let activated = |space: SpaceId| {
        let is_it = |step: &Step| matches!(step, Step::Activate { space: at, .. } if *at == space);
        seen.game.machine().procedures().any(is_it)
    };
    let mut hand = seen.table.content.numbers.discs;
    let written = owned(seen, seat).filter(|space| {
        let size = state.space(*space).size;
        let waits = state.board.phase == Phase::Placing || state.is_waiting(*space) || activated(*space);
        let left = hand.checked_sub(size).filter(|_| size > 0 && waits);
        hand = left.unwrap_or(hand);
        left.is_some()
    });
    spaces(seen, written)
}

fn count(seat: &Seat, index: Index) -> Option<i64> {
    let small = |table: &[u8], at: u8| table.get(usize::from(at)).map(|count| i64::from(*count));
    match index {
        Index::Resource(at) => seat.stock.get(usize::from(at)).map(|count| i64::from(*count)),
        Index::Wound(at) => small(&seat.wounds, at),
        Index::Level(at) => small(&seat.levels, at),
        Index::Relic(at) => small(&seat.relics, at),
        Index::None | Index::Area(_) | Index::Side(_) => None,
    }
}

/// Relics from cards come with the cards again.
fn written_count(seen: &Seen<'_, Table>, seat: u8, noun: NounId) -> Option<i64> {
    let content = &seen.table.content;
    let index = content.index(noun);
    let count = count(seen.table.state.seat(seat), index)?;
    let Index::Relic(at) = index else { return Some(count) };
    let cards = done(seen, seat).filter_map(|card| content.card(card));
    let relics = cards.filter_map(|card| card.relics.get(usize::from(at)));
    Some((count - relics.map(|count| i64::from(*count)).sum::<i64>()).max(0))
}

/// Returns the contents of all camps together.
fn camped(seen: &Seen<'_, Table>, seat: u8, noun: NounId) -> Option<i64> {
    let kind = usize::from(seen.table.content.resource(noun)?);
    let camps = seen.table.state.seat(seat).camps.iter();
    Some(camps.filter_map(|camp| camp.get(kind)).map(|count| i64::from(*count)).sum())
}

/// Returns the drawn tiles, so that they are drawn again.
pub(crate) fn drawn_tiles(seen: &Seen<'_, Table>) -> Value {
    let drawn = seen.table.state.all_spaces().filter_map(|(_, space)| match space.spot {
        Spot::Tile(tile) => seen.table.content.tile(tile).filter(|tile| !tile.is_basic),
        Spot::Deed(_) | Spot::Camp(_) | Spot::Adventure(..) | Spot::None => None,
    });
    json!(drawn.map(|tile| seen.speech.id(tile.entry)).collect::<Vec<_>>())
}
