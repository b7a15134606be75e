//! A position as tests and scenarios write it. Only what is written is set up or compared.

use crate::names;
use crate::state::{Offer, Pile};
use crate::thing::PathId;
use provost_engine::situation::pile::PileSpec;
use provost_engine::situation::{Fields, Named, Reader};
use provost_grammar::span::Span;
use provost_interpreter::pack::code;
use provost_interpreter::pack::value::{Value, ValueKind};
use provost_interpreter::vocabulary::id::NounId;

/// Says that something is empty.
pub(crate) const NONE: &str = "none";

/// A position.
#[derive(Debug, Default, PartialEq, Eq)]
pub(crate) struct Position {
    pub(crate) round: Option<(u8, Span)>,
    /// From 0.
    pub(crate) first: Option<(u8, Span)>,
    pub(crate) seats: Vec<(u8, SeatSpec)>,
    pub(crate) offers: Vec<(Offer, Vec<Named>)>,
    /// By dock: the card, or nothing.
    pub(crate) monsters: Vec<At>,
    pub(crate) lands: Vec<At>,
    /// By land: the header and the side that is up.
    pub(crate) headers: Vec<(usize, Named, u8)>,
    pub(crate) missions: Vec<At>,
    pub(crate) paths: Vec<(PathId, PathSpec)>,
    /// Buildings with panic.
    pub(crate) panic: Option<Vec<Named>>,
    /// What is written about decks and discards.
    pub(crate) piles: Vec<(Pile, PileSpec)>,
    pub(crate) damage: Option<i16>,
    /// Taken spaces of buildings, by ids.
    pub(crate) spaces: Vec<(Named, Vec<Named>)>,
    /// Faces of the discount dice placed last in buildings.
    pub(crate) discounts: Vec<(Named, u8)>,
    /// Dead mercenaries kept on a tile, and the round of their death.
    pub(crate) stored: Option<Vec<(Named, u8)>>,
}

/// A place, by its index, and the card there, if there is one.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct At {
    pub(crate) place: usize,
    pub(crate) card: Option<Named>,
    pub(crate) span: Span,
}

/// So much of a resource or token, and where that stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Amount {
    pub(crate) noun: NounId,
    pub(crate) count: i64,
    pub(crate) span: Span,
}

/// A player.
#[derive(Debug, Default, PartialEq, Eq)]
pub(crate) struct SeatSpec {
    /// Where it stands.
    pub(crate) span: Span,
    /// Resources and tokens.
    pub(crate) stock: Vec<Amount>,
    pub(crate) pool: Option<Vec<DiceSpec>>,
    pub(crate) members: Option<Vec<MemberSpec>>,
    pub(crate) traps: Option<Vec<Named>>,
    pub(crate) loot: Option<Vec<Named>>,
    pub(crate) trophies: Option<Vec<Named>>,
    pub(crate) lands: Option<Vec<Named>>,
    pub(crate) reputation: Option<i64>,
    pub(crate) passed: Option<bool>,
    pub(crate) missions: Option<u8>,
    pub(crate) trap_count: Option<usize>,
}

/// Dice of a colour: with faces, or so many.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct DiceSpec {
    pub(crate) colour: NounId,
    /// 0 is not rolled.
    pub(crate) faces: Vec<u8>,
    /// The faces were not written.
    pub(crate) any_face: bool,
    /// Where they stand.
    pub(crate) span: Span,
}

/// A member of a clan.
#[derive(Debug, Default, PartialEq, Eq)]
pub(crate) struct MemberSpec {
    pub(crate) id: Named,
    pub(crate) wounds: Option<u8>,
    pub(crate) leader: Option<bool>,
    pub(crate) equipment: Option<Vec<Named>>,
    pub(crate) settled: Option<Named>,
}

/// A path.
#[derive(Debug, Default, PartialEq, Eq)]
pub(crate) struct PathSpec {
    /// Where it stands.
    pub(crate) span: Span,
    pub(crate) mercenary: Option<Named>,
    /// A token of the dummy player is on it.
    pub(crate) dummy: Option<bool>,
    /// Whose clan it joins if it is in none, from 0.
    pub(crate) player: Option<u8>,
    pub(crate) dice: Option<Vec<DiceSpec>>,
    /// Tokens and resources.
    pub(crate) stock: Vec<Amount>,
    pub(crate) traps: Option<Vec<Named>>,
    pub(crate) revealed: Option<Vec<Named>>,
    pub(crate) fought: Option<bool>,
    pub(crate) won: Option<bool>,
}

/// Lands and the Entrance.
pub(crate) const DOCKS: [&str; 3] = ["land-a", "land-b", "entrance"];
const MISSIONS: [&str; 2] = ["mission-1", "mission-2"];

// Kinds of entries.
pub(super) const MERCENARY: &[&str] = &["mercenary"];
pub(super) const TRAP: &[&str] = &["trap", "trick"];
pub(super) const EQUIPMENT: &[&str] = &["equipment"];
pub(super) const MONSTER: &[&str] = &["monster"];
pub(super) const LAND: &[&str] = &["land"];
pub(super) const HEADER: &[&str] = &["header"];
pub(super) const LOOT: &[&str] = &["loot"];
pub(super) const MISSION: &[&str] = &["mission"];
pub(super) const BUILDING: &[&str] = &["building"];

const OFFERS: [(&str, Offer, &[&str]); 4] = [
    ("mercenaries", Offer::Mercenaries, MERCENARY),
    ("equipment", Offer::Equipment, EQUIPMENT),
    ("traps", Offer::Traps, TRAP),
    ("loot", Offer::Loot, LOOT),
];

/// A pile by the name it is given, the kinds of its cards, and the classes of nouns that tell them apart.
type PileRow = (&'static str, Pile, &'static [&'static str], &'static [&'static str]);

const PILES: [PileRow; 18] = [
    ("mercenaries", Pile::Mercenaries, MERCENARY, &["affinity"]),
    ("mercenary-discards", Pile::MercenaryDiscard, MERCENARY, &[]),
    ("traps", Pile::Traps, TRAP, &[]),
    ("trap-discards", Pile::TrapDiscard, TRAP, &[]),
    ("tricks", Pile::Tricks, TRAP, &[]),
    ("trick-discards", Pile::TrickDiscard, TRAP, &[]),
    ("equipment", Pile::Equipment, EQUIPMENT, &["equipment-type"]),
    ("equipment-discards", Pile::EquipmentDiscard, EQUIPMENT, &[]),
    ("monsters", Pile::Monsters, MONSTER, &["affinity", "level"]),
    ("monster-discards", Pile::MonsterDiscard, MONSTER, &[]),
    ("lands", Pile::Lands, LAND, &["affinity"]),
    ("land-discards", Pile::LandDiscard, LAND, &[]),
    ("headers", Pile::Headers, HEADER, &[]),
    ("loot", Pile::Loot, LOOT, &[]),
    ("loot-discards", Pile::LootDiscard, LOOT, &[]),
    ("missions", Pile::Missions, MISSION, &[]),
    ("mission-discards", Pile::MissionDiscard, MISSION, &[]),
    ("panic", Pile::Panic, &["panic-token"], &[]),
];

impl Position {
    pub(crate) fn read(reader: &mut Reader<'_>, fields: &mut Fields<'_>) -> Self {
        let mut position = Self {
            round: fields.placed_small(reader, "round", 1, 12),
            first: fields.placed_small(reader, "first-player", 1, 5).map(|(player, span)| (player - 1, span)),
            panic: fields.entries(reader, "panic", BUILDING),
            damage: fields.number(reader, "damage", 0, 999).and_then(|damage| i16::try_from(damage).ok()),
            ..Self::default()
        };
        for seat in 0..5 {
            if let Some(mut inner) = fields.table(reader, &format!("player-{}", seat + 1)) {
                position.seats.push((seat, SeatSpec::read(reader, &mut inner)));
                inner.finish(reader);
            }
        }
        position.read_board(reader, fields);
        if let Some(mut paths) = fields.table(reader, "paths") {
            for path in PathId::all() {
                if let Some(mut inner) = paths.table(reader, &names::path_id(path)) {
                    position.paths.push((path, PathSpec::read(reader, &mut inner)));
                    inner.finish(reader);
                }
            }
            paths.finish(reader);
        }
        position
    }

    fn read_board(&mut self, reader: &mut Reader<'_>, fields: &mut Fields<'_>) {
        if let Some(mut offers) = fields.table(reader, "offers") {
            for (key, offer, kinds) in OFFERS {
                self.offers.extend(offers.entries(reader, key, kinds).map(|cards| (offer, cards)));
            }
            offers.finish(reader);
        }
        self.monsters = places(reader, fields, "monsters", &DOCKS, MONSTER);
        self.lands = places(reader, fields, "lands", &DOCKS[..2], LAND);
        self.missions = places(reader, fields, "missions", &MISSIONS, MISSION);
        if let Some(mut headers) = fields.table(reader, "headers") {
            for (land, key) in DOCKS.iter().take(2).enumerate() {
                if let Some(mut inner) = headers.table(reader, key) {
                    let id = inner.entry(reader, "id", HEADER);
                    let side = inner.get("side").and_then(|value| reader.choice("side", value, &["a", "b"]));
                    self.headers.extend(id.map(|id| (land, id, u8::from(side == Some("b")))));
                    inner.finish(reader);
                }
            }
            headers.finish(reader);
        }
        if let Some(mut piles) = fields.table(reader, "piles") {
            for (key, pile, kinds, classes) in PILES {
                let spec =
                    piles.get(key).and_then(|value| PileSpec::read(reader, key, value, kinds, classes));
                self.piles.extend(spec.map(|spec| (pile, spec)));
            }
            piles.finish(reader);
        }
        if let Some(mut spaces) = fields.table(reader, "spaces") {
            for (building, span, value) in spaces.rest() {
                if reader.is_entry(building, span, BUILDING) {
                    let taken = Reader::list(value).into_iter().filter_map(|value| {
                        let id = reader.text(building, value)?.to_owned();
                        Some(Named { id, span: value.span })
                    });
                    let taken: Vec<Named> = taken.collect();
                    self.spaces.push((Named { id: building.to_owned(), span }, taken));
                }
            }
            spaces.finish(reader);
        }
        self.discounts = numbers(reader, fields, "discount-dice", BUILDING, 6).unwrap_or_default();
        self.stored = numbers(reader, fields, "stored", MERCENARY, 12);
    }
}

/// Reads a table of numbers by the id of an entry.
fn numbers(
    reader: &mut Reader<'_>,
    fields: &mut Fields<'_>,
    key: &str,
    kinds: &[&str],
    most: i64,
) -> Option<Vec<(Named, u8)>> {
    let mut table = fields.table(reader, key)?;
    let mut all = Vec::new();
    for (id, span, value) in table.rest() {
        let known = reader.is_entry(id, span, kinds);
        let number = reader.number(id, value, 0, most).and_then(|number| u8::try_from(number).ok());
        all.extend(number.filter(|_| known).map(|number| (Named { id: id.to_owned(), span }, number)));
    }
    table.finish(reader);
    Some(all)
}

/// Reads a table of places with a card each, or `none`.
fn places(
    reader: &mut Reader<'_>,
    fields: &mut Fields<'_>,
    key: &str,
    names: &[&str],
    kinds: &[&str],
) -> Vec<At> {
    let mut places = Vec::new();
    if let Some(mut table) = fields.table(reader, key) {
        for (at, name) in names.iter().enumerate() {
            let Some(value) = table.get(name) else { continue };
            let place = |card| At { place: at, card, span: value.span };
            if is_none(value) {
                places.push(place(None));
            } else if let Some(id) = reader.entry(name, value, kinds) {
                places.push(place(Some(id)));
            }
        }
        table.finish(reader);
    }
    places
}

/// Returns whether it says that nothing is there.
fn is_none(value: &Value) -> bool {
    matches!(&value.kind, ValueKind::Text(text) if text == NONE)
}

/// Reads numbers of nouns of these classes; other keys stay.
fn stock(reader: &mut Reader<'_>, fields: &mut Fields<'_>) -> Vec<Amount> {
    let game = reader.game();
    let mut stock = Vec::new();
    fields.open();
    for class in ["resource", "token"] {
        let Some(class) = game.vocabulary.find_class(class) else { continue };
        for (noun, known) in game.vocabulary.nouns_of(class) {
            let Some(value) = fields.get(&known.id) else { continue };
            let count = reader.number(&known.id, value, 0, 999);
            stock.extend(count.map(|count| Amount { noun, count, span: value.span }));
        }
    }
    stock
}

/// Reads dice by colour: `strength = 2`, `persuasion = [3, 5]`.
fn dice(reader: &mut Reader<'_>, fields: &mut Fields<'_>, key: &str) -> Option<Vec<DiceSpec>> {
    let mut table = fields.table(reader, key)?;
    let vocabulary = &reader.game().vocabulary;
    let colours = vocabulary.find_class("die").into_iter().flat_map(|class| vocabulary.nouns_of(class));
    table.may_have(colours.map(|(_, noun)| noun.id.as_str()));
    let mut dice = Vec::new();
    for (colour, span, value) in table.rest() {
        let Some(noun) = reader.noun("die", colour, span) else { continue };
        let any_face = !matches!(value.kind, ValueKind::List(_));
        let faces = if any_face {
            let count = reader.number(colour, value, 0, 40).unwrap_or(0);
            vec![0; usize::try_from(count).unwrap_or(0)]
        } else {
            let faces = Reader::list(value);
            let faces = faces.into_iter().filter_map(|face| reader.number(colour, face, 0, 6));
            faces.filter_map(|face| u8::try_from(face).ok()).collect()
        };
        dice.push(DiceSpec { colour: noun, faces, any_face, span });
    }
    table.finish(reader);
    Some(dice)
}

impl SeatSpec {
    fn read(reader: &mut Reader<'_>, fields: &mut Fields<'_>) -> Self {
        let members = fields.get("members").map(|value| {
            let members = Reader::list(value);
            members.into_iter().filter_map(|value| MemberSpec::read(reader, value)).collect()
        });
        Self {
            span: fields.span(),
            members,
            pool: dice(reader, fields, "pool"),
            traps: fields.entries(reader, "traps", TRAP),
            loot: fields.entries(reader, "loot", LOOT),
            trophies: fields.entries(reader, "trophies", MONSTER),
            lands: fields.entries(reader, "lands", LAND),
            reputation: fields.number(reader, "reputation", 0, 999),
            passed: fields.flag(reader, "passed"),
            missions: fields.small(reader, "missions-won", 0, 99),
            trap_count: fields.small(reader, "trap-count", 0, 48).map(usize::from),
            stock: stock(reader, fields),
        }
    }
}

impl MemberSpec {
    /// Reads an id, or a table with more.
    fn read(reader: &mut Reader<'_>, value: &Value) -> Option<Self> {
        if matches!(value.kind, ValueKind::Text(_)) {
            return reader.entry("members", value, MERCENARY).map(|id| Self { id, ..Self::default() });
        }
        let mut fields = reader.table("members", value)?;
        let id = fields.entry(reader, "id", MERCENARY);
        if !fields.has("id") {
            reader.error(code::MISSING_KEY, fields.span(), "the key `id` is missing");
        }
        let member = Self {
            id: id.unwrap_or_default(),
            wounds: fields.small(reader, "wounds", 0, 9),
            leader: fields.flag(reader, "leader"),
            equipment: fields.entries(reader, "equipment", EQUIPMENT),
            settled: fields.entry(reader, "settled", LAND),
        };
        fields.finish(reader);
        Some(member)
    }
}

impl PathSpec {
    fn read(reader: &mut Reader<'_>, fields: &mut Fields<'_>) -> Self {
        let mercenary = fields.get("mercenary").and_then(|value| {
            if is_none(value) {
                return Some(Named { id: NONE.to_owned(), span: value.span });
            }
            reader.entry("mercenary", value, MERCENARY)
        });
        Self {
            span: fields.span(),
            mercenary,
            dummy: fields.flag(reader, "dummy"),
            player: fields.small(reader, "player", 1, 5).map(|player| player - 1),
            dice: dice(reader, fields, "dice"),
            traps: fields.entries(reader, "traps", TRAP),
            revealed: fields.entries(reader, "revealed", TRAP),
            fought: fields.flag(reader, "fought"),
            won: fields.flag(reader, "won"),
            stock: stock(reader, fields),
        }
    }
}
