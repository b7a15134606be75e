//! A position as tests write it: what is not written is as it is, or is not looked at.

use crate::game::speech::Speech;
use crate::kingdom_defenders::content::{CardKind, Index};
use crate::kingdom_defenders::state::{Holder, Seat, Spot};
use crate::kingdom_defenders::table::Table;
use crate::kingdom_defenders::thing::{CardId, Item, SpaceId};
use crate::testing::{Fields, Reader};
use provost_interpreter::pack::code;
use provost_interpreter::vocabulary::id::NounId;

/// The most of anything.
const MOST: i64 = 999;

/// What is written about a player.
#[derive(Debug, Default)]
struct SeatSpec {
    /// So much of a resource, wound, level or relic.
    counts: Vec<(NounId, i64)>,
    /// What lies in all camps together.
    camps: Vec<(NounId, i64)>,
    /// Ids of the spaces with the player's discs.
    discs: Option<Vec<String>>,
    /// Discs at hand.
    hand: Option<i64>,
    /// Cards that the player has completed or taken with their bonus.
    cards: Option<Vec<String>>,
}

/// A position.
#[derive(Debug, Default)]
pub(super) struct Position {
    round: Option<u8>,
    seats: Vec<(u8, SeatSpec)>,
    /// Face-up adventures, deeds and rewards.
    rows: [Option<Vec<String>>; 3],
    /// The order of the pawns, by seat.
    order: Option<Vec<u8>>,
}

impl Position {
    /// Reads a position.
    pub(super) fn read(reader: &mut Reader<'_>, fields: &mut Fields<'_>) -> Self {
        let round = fields.small(reader, "round", 1, 20);
        let rows = ["adventures", "deeds", "rewards"].map(|row| fields.entries(reader, row));
        let order = fields.smalls(reader, "order", 1, 8);
        let order = order.map(|seats| seats.into_iter().map(|seat| seat.saturating_sub(1)).collect());
        let mut seats = Vec::new();
        for seat in 0..8 {
            if let Some(inner) = fields.table(reader, &format!("player-{}", seat + 1)) {
                seats.push((seat, SeatSpec::read(reader, inner)));
            }
        }
        Self { round, seats, rows, order }
    }
}

impl SeatSpec {
    fn read(reader: &mut Reader<'_>, mut fields: Fields<'_>) -> Self {
        let texts = |found: Vec<(&str, _)>| found.into_iter().map(|(text, _)| text.to_owned()).collect();
        let discs = fields.texts(reader, "discs").map(texts);
        let hand = fields.number(reader, "hand", 0, MOST);
        let cards = fields.entries(reader, "cards");
        let camps = fields.table(reader, "camps");
        let camps = camps.map(|inner| read_counts(reader, inner, &["resource"])).unwrap_or_default();
        let counts = read_counts(reader, fields, &["resource", "wound", "level", "relic"]);
        Self { counts, camps, discs, hand, cards }
    }
}

/// Reads the rest of a table as counts of nouns.
fn read_counts(reader: &mut Reader<'_>, mut fields: Fields<'_>, classes: &[&str]) -> Vec<(NounId, i64)> {
    let mut counts = Vec::new();
    let vocabulary = &reader.game().vocabulary;
    let classes: Vec<_> = classes.iter().filter_map(|class| vocabulary.find_class(class)).collect();
    for (word, span, value) in fields.rest() {
        let noun = classes.iter().find_map(|class| vocabulary.find_noun(*class, word));
        let Some(noun) = noun else {
            let known: Vec<&str> = classes
                .iter()
                .flat_map(|class| vocabulary.nouns_of(*class))
                .map(|(_, noun)| noun.id.as_str())
                .collect();
            reader.unknown(code::UNKNOWN_NOUN, "count", word, span, known.iter().copied());
            continue;
        };
        if let Some(count) = reader.number(word, value, 0, MOST) {
            counts.push((noun, count));
        }
    }
    fields.finish(reader);
    counts
}

impl Table {
    /// Sets a position up before the first disc is placed.
    pub(super) fn arrange(&mut self, speech: &Speech<'_>, position: &Position) -> Result<(), String> {
        self.state.board.round = position.round.unwrap_or(1);
        for (kind, ids) in CardKind::ALL.into_iter().zip(&position.rows) {
            self.fill_row(speech, kind, ids.as_deref())?;
        }
        if let Some(order) = &position.order {
            let mut sorted = order.clone();
            sorted.sort_unstable();
            if !sorted.iter().copied().eq(0..self.state.board.players) {
                return Err("`order` does not name every player once".to_owned());
            }
            self.state.board.pawns.clear();
            for seat in order {
                self.state.board.pawns.push(*seat);
            }
            self.state.board.order = self.state.board.pawns;
        }
        for (seat, spec) in &position.seats {
            if *seat >= self.state.board.players {
                return Err(format!("there is no player {}", seat + 1));
            }
            self.arrange_seat(speech, *seat, spec)?;
        }
        self.check()
    }

    fn arrange_seat(&mut self, speech: &Speech<'_>, seat: u8, spec: &SeatSpec) -> Result<(), String> {
        if spec.discs.is_some() || spec.hand.is_some() {
            return Err("discs are placed by choices: `discs` and `hand` stand in `then` only".to_owned());
        }
        for (noun, count) in &spec.counts {
            let index = self.content.index(*noun);
            let count = u16::try_from(*count).unwrap_or(u16::MAX);
            let set = self.state.with_seat(seat, |seat| set_count(seat, index, count));
            if !set {
                return Err(format!("nothing counts `{}` of a player", speech.id(*noun)));
            }
        }
        for (noun, count) in &spec.camps {
            let Some(resource) = self.content.resource(*noun) else { continue };
            for _ in 0..*count {
                self.give(seat, resource, 1);
                if !self.box_one(seat, resource) {
                    return Err("the camps are too small".to_owned());
                }
            }
        }
        for id in spec.cards.iter().flatten() {
            let card = self.free_card(speech, id)?;
            self.take_card(card, Holder::Done(seat));
            self.take_relics(seat, card);
            self.enforce_card(seat, card);
        }
        Ok(())
    }

    fn find_card(&self, speech: &Speech<'_>, id: &str) -> Option<CardId> {
        let at = self.content.cards.iter().position(|card| speech.id(card.entry) == id)?;
        u16::try_from(at).ok().map(CardId)
    }

    /// Takes a card out of its deck or row.
    fn free_card(&mut self, speech: &Speech<'_>, id: &str) -> Result<CardId, String> {
        let card =
            self.find_card(speech, id).ok_or_else(|| format!("there is no card `{id}` in this game"))?;
        for deck in &mut self.state.decks {
            deck.retain(|there| *there != card);
        }
        Ok(card)
    }

    /// Turns up exactly these cards, or as many as usual.
    fn fill_row(
        &mut self,
        speech: &Speech<'_>,
        kind: CardKind,
        ids: Option<&[String]>,
    ) -> Result<(), String> {
        let room = self.content.numbers.display.get(kind.index()).copied().unwrap_or(0);
        let mut cards = Vec::new();
        match ids {
            Some(ids) if ids.len() > usize::from(room) => {
                return Err(format!("the board has room for {room} of these cards"));
            }
            Some(ids) => {
                for id in ids {
                    cards.push(self.free_card(speech, id)?);
                }
            }
            None => {
                let deck = self.state.decks.get_mut(kind.index());
                cards.extend(
                    deck.into_iter().flat_map(|deck| (0..room).map_while(|_| deck.pop()).collect::<Vec<_>>()),
                );
            }
        }
        for (at, card) in (0..).zip(cards) {
            self.state.hold(card, Holder::Display);
            match kind {
                CardKind::Adventure => self.show_adventure(at, card),
                CardKind::Deed => {
                    self.state.board.deeds.push(card);
                }
                CardKind::Reward => {
                    self.state.board.rewards.push(card);
                }
            }
        }
        Ok(())
    }

    fn show_adventure(&mut self, slot: u8, card: CardId) {
        let discs = self.content.card(card).map_or(1, |card| card.discs);
        let is_slot = |spot: Spot| matches!(spot, Spot::Adventure(at, _) if at == slot);
        let space = self.state.all_spaces().find(|(_, space)| is_slot(space.spot)).map(|(id, _)| id);
        self.state.with_space(space.unwrap_or_default(), |space| {
            (space.spot, space.size) = (Spot::Adventure(slot, card), discs);
        });
    }

    /// Says what is otherwise than a position says.
    pub(super) fn differences(&self, speech: &Speech<'_>, position: &Position) -> Vec<String> {
        let mut failures = Vec::new();
        let board = &self.state.board;
        let mut same = |what: &str, wanted: &dyn std::fmt::Debug, found: &dyn std::fmt::Debug| {
            let (wanted, found) = (format!("{wanted:?}"), format!("{found:?}"));
            if wanted != found {
                failures.push(format!("{what}: {wanted} expected, {found} found"));
            }
        };
        if let Some(round) = position.round {
            same("round", &round, &board.round);
        }
        if let Some(order) = &position.order {
            let seats = |seats: &[u8]| seats.iter().map(|seat| seat + 1).collect::<Vec<u8>>();
            same("order", &seats(order), &seats(board.pawns.as_slice()));
        }
        let ids = |cards: Vec<CardId>| {
            let ids = cards.into_iter().map(|card| self.id_of(speech, Item::Card(card).thing()));
            ids.collect::<Vec<_>>()
        };
        let rows = [
            self.adventures().map(|(card, _)| card).collect(),
            board.deeds.as_slice().to_vec(),
            board.rewards.as_slice().to_vec(),
        ];
        for ((name, row), wanted) in ["adventures", "deeds", "rewards"].iter().zip(rows).zip(&position.rows) {
            if let Some(wanted) = wanted {
                same(name, &sorted(wanted.clone()), &sorted(ids(row)));
            }
        }
        for (seat, spec) in &position.seats {
            let player = self.state.seat(*seat);
            let name = |what: &str| format!("player {}, {what}", seat + 1);
            for (noun, count) in &spec.counts {
                same(&name(speech.id(*noun)), count, &i64::from(count_of(player, self.content.index(*noun))));
            }
            for (noun, count) in &spec.camps {
                let kind = usize::from(self.content.resource(*noun).unwrap_or(u8::MAX));
                let found: i64 =
                    player.camps.iter().filter_map(|camp| camp.get(kind)).map(|one| i64::from(*one)).sum();
                same(&name(&format!("{} in camps", speech.id(*noun))), count, &found);
            }
            if let Some(wanted) = &spec.discs {
                let mine = |id: &SpaceId| self.state.owner_on(*id) == Some(*seat);
                let spaces = self.state.all_spaces().map(|(id, _)| id).filter(mine);
                let found = spaces.map(|id| self.space_id(speech, id)).collect();
                same(&name("discs"), &sorted(wanted.clone()), &sorted(found));
            }
            if let Some(wanted) = spec.hand {
                same(&name("hand"), &wanted, &self.hand(*seat).count());
            }
            if let Some(wanted) = &spec.cards {
                let mine = self.state.all_cards().filter(|(_, holder)| *holder == Holder::Done(*seat));
                same(
                    &name("cards"),
                    &sorted(wanted.clone()),
                    &sorted(ids(mine.map(|(card, _)| card).collect())),
                );
            }
        }
        failures
    }
}

fn sorted(mut ids: Vec<String>) -> Vec<String> {
    ids.sort();
    ids
}

fn count_of(seat: &Seat, index: Index) -> u16 {
    let small = |table: &[u8], at: u8| table.get(usize::from(at)).map_or(0, |count| u16::from(*count));
    match index {
        Index::Resource(at) => seat.stock.get(usize::from(at)).copied().unwrap_or(0),
        Index::Wound(at) => small(&seat.wounds, at),
        Index::Level(at) => small(&seat.levels, at),
        Index::Relic(at) => small(&seat.relics, at),
        Index::None | Index::Area(_) | Index::Side(_) => 0,
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
