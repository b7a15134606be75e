//! A position as a test writes it. Only what is written is set up or compared.

use crate::monster_lands::names;
use crate::monster_lands::state::{Offer, Pile};
use crate::monster_lands::thing::PathId;
use crate::situation::{Fields, Reader};
use provost_interpreter::pack::code;
use provost_interpreter::pack::value::{Value, ValueKind};
use provost_interpreter::vocabulary::id::NounId;

/// Says that something is empty.
pub(in crate::monster_lands) const NONE: &str = "none";

/// A position.
#[derive(Debug, Default, PartialEq, Eq)]
pub(in crate::monster_lands) struct Position {
    pub(in crate::monster_lands) round: Option<u8>,
    /// From 0.
    pub(in crate::monster_lands) first: Option<u8>,
    pub(in crate::monster_lands) seats: Vec<(u8, SeatSpec)>,
    pub(in crate::monster_lands) offers: Vec<(Offer, Vec<String>)>,
    /// By dock: the card's id, or nothing.
    pub(in crate::monster_lands) monsters: Vec<(usize, Option<String>)>,
    pub(in crate::monster_lands) lands: Vec<(usize, Option<String>)>,
    /// By land: the header and the side that is up.
    pub(in crate::monster_lands) headers: Vec<(usize, String, u8)>,
    pub(in crate::monster_lands) missions: Vec<(usize, Option<String>)>,
    pub(in crate::monster_lands) paths: Vec<(PathId, PathSpec)>,
    /// Ids of buildings with panic.
    pub(in crate::monster_lands) panic: Option<Vec<String>>,
    /// Cards on top of piles, the top one first.
    pub(in crate::monster_lands) piles: Vec<(Pile, Vec<String>)>,
    pub(in crate::monster_lands) damage: Option<i16>,
    /// Taken spaces of buildings, by ids.
    pub(in crate::monster_lands) spaces: Vec<(String, Vec<String>)>,
    /// Faces of the discount dice placed last in buildings.
    pub(in crate::monster_lands) discounts: Vec<(String, u8)>,
    /// Dead mercenaries kept on a tile, and the round of their death.
    pub(in crate::monster_lands) stored: Option<Vec<(String, u8)>>,
}

/// A player.
#[derive(Debug, Default, PartialEq, Eq)]
pub(in crate::monster_lands) struct SeatSpec {
    /// Resources and tokens.
    pub(in crate::monster_lands) stock: Vec<(NounId, i64)>,
    pub(in crate::monster_lands) pool: Option<Vec<DiceSpec>>,
    pub(in crate::monster_lands) members: Option<Vec<MemberSpec>>,
    pub(in crate::monster_lands) traps: Option<Vec<String>>,
    pub(in crate::monster_lands) loot: Option<Vec<String>>,
    pub(in crate::monster_lands) trophies: Option<Vec<String>>,
    pub(in crate::monster_lands) lands: Option<Vec<String>>,
    pub(in crate::monster_lands) reputation: Option<i64>,
    pub(in crate::monster_lands) passed: Option<bool>,
    pub(in crate::monster_lands) missions: Option<u8>,
    pub(in crate::monster_lands) trap_count: Option<usize>,
}

/// Dice of a colour: with faces, or so many.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(in crate::monster_lands) struct DiceSpec {
    pub(in crate::monster_lands) colour: NounId,
    /// 0 is not rolled.
    pub(in crate::monster_lands) faces: Vec<u8>,
    /// The faces were not written.
    pub(in crate::monster_lands) any_face: bool,
}

/// A member of a clan.
#[derive(Debug, Default, PartialEq, Eq)]
pub(in crate::monster_lands) struct MemberSpec {
    pub(in crate::monster_lands) id: String,
    pub(in crate::monster_lands) wounds: Option<u8>,
    pub(in crate::monster_lands) leader: Option<bool>,
    pub(in crate::monster_lands) equipment: Option<Vec<String>>,
    pub(in crate::monster_lands) settled: Option<String>,
}

/// A path.
#[derive(Debug, Default, PartialEq, Eq)]
pub(in crate::monster_lands) struct PathSpec {
    pub(in crate::monster_lands) mercenary: Option<String>,
    /// A token of the dummy player is on it.
    pub(in crate::monster_lands) dummy: Option<bool>,
    /// Whose clan it joins if it is in none, from 0.
    pub(in crate::monster_lands) player: Option<u8>,
    pub(in crate::monster_lands) dice: Option<Vec<DiceSpec>>,
    /// Tokens and resources.
    pub(in crate::monster_lands) stock: Vec<(NounId, i64)>,
    pub(in crate::monster_lands) traps: Option<Vec<String>>,
    pub(in crate::monster_lands) revealed: Option<Vec<String>>,
    pub(in crate::monster_lands) fought: Option<bool>,
    pub(in crate::monster_lands) won: Option<bool>,
}

const DOCKS: [&str; 3] = ["land-a", "land-b", "entrance"];
const MISSIONS: [&str; 2] = ["mission-1", "mission-2"];
const OFFERS: [(&str, Offer); 4] = [
    ("mercenaries", Offer::Mercenaries),
    ("equipment", Offer::Equipment),
    ("traps", Offer::Traps),
    ("loot", Offer::Loot),
];
/// Piles by the name a test gives them.
pub(in crate::monster_lands) const PILES: [(&str, Pile); 18] = [
    ("mercenaries", Pile::Mercenaries),
    ("mercenary-discards", Pile::MercenaryDiscard),
    ("traps", Pile::Traps),
    ("trap-discards", Pile::TrapDiscard),
    ("tricks", Pile::Tricks),
    ("trick-discards", Pile::TrickDiscard),
    ("equipment", Pile::Equipment),
    ("equipment-discards", Pile::EquipmentDiscard),
    ("monsters", Pile::Monsters),
    ("monster-discards", Pile::MonsterDiscard),
    ("lands", Pile::Lands),
    ("land-discards", Pile::LandDiscard),
    ("headers", Pile::Headers),
    ("loot", Pile::Loot),
    ("loot-discards", Pile::LootDiscard),
    ("missions", Pile::Missions),
    ("mission-discards", Pile::MissionDiscard),
    ("panic", Pile::Panic),
];

impl Position {
    pub(in crate::monster_lands) fn read(reader: &mut Reader<'_>, fields: &mut Fields<'_>) -> Self {
        let mut position = Self {
            round: fields.small(reader, "round", 1, 12),
            first: fields.small(reader, "first-player", 1, 5).map(|player| player - 1),
            panic: fields.entries(reader, "panic"),
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
            for (key, offer) in OFFERS {
                self.offers.extend(offers.entries(reader, key).map(|cards| (offer, cards)));
            }
            offers.finish(reader);
        }
        self.monsters = places(reader, fields, "monsters", &DOCKS);
        self.lands = places(reader, fields, "lands", &DOCKS[..2]);
        self.missions = places(reader, fields, "missions", &MISSIONS);
        if let Some(mut headers) = fields.table(reader, "headers") {
            for (land, key) in DOCKS.iter().take(2).enumerate() {
                if let Some(mut inner) = headers.table(reader, key) {
                    let id = inner.get("id").and_then(|value| reader.entry("id", value));
                    let side = inner.text(reader, "side").unwrap_or("a");
                    self.headers.extend(id.map(|id| (land, id, u8::from(side == "b"))));
                    inner.finish(reader);
                }
            }
            headers.finish(reader);
        }
        if let Some(mut piles) = fields.table(reader, "piles") {
            for (key, pile) in PILES {
                self.piles.extend(piles.entries(reader, key).map(|cards| (pile, cards)));
            }
            piles.finish(reader);
        }
        if let Some(mut spaces) = fields.table(reader, "spaces") {
            for (building, span, value) in spaces.rest() {
                reader.known_entry(building, span);
                let taken = Reader::list(value);
                let taken =
                    taken.into_iter().filter_map(|value| reader.text(building, value).map(str::to_owned));
                let taken: Vec<String> = taken.collect();
                self.spaces.push((building.to_owned(), taken));
            }
        }
        if let Some(mut discounts) = fields.table(reader, "discount-dice") {
            for (building, span, value) in discounts.rest() {
                reader.known_entry(building, span);
                let face = reader.number(building, value, 0, 6).and_then(|face| u8::try_from(face).ok());
                self.discounts.extend(face.map(|face| (building.to_owned(), face)));
            }
        }
        if let Some(mut stored) = fields.table(reader, "stored") {
            let mut all = Vec::new();
            for (id, span, value) in stored.rest() {
                reader.known_entry(id, span);
                let round = reader.number(id, value, 0, 12).and_then(|round| u8::try_from(round).ok());
                all.extend(round.map(|round| (id.to_owned(), round)));
            }
            self.stored = Some(all);
        }
    }
}

/// Reads a table of places with a card each, or `none`.
fn places(
    reader: &mut Reader<'_>,
    fields: &mut Fields<'_>,
    key: &str,
    names: &[&str],
) -> Vec<(usize, Option<String>)> {
    let mut places = Vec::new();
    if let Some(mut table) = fields.table(reader, key) {
        for (at, name) in names.iter().enumerate() {
            let Some(value) = table.get(name) else { continue };
            if reader.text(name, value) == Some(NONE) {
                places.push((at, None));
            } else if let Some(id) = reader.entry(name, value) {
                places.push((at, Some(id)));
            }
        }
        table.finish(reader);
    }
    places
}

/// Reads numbers of nouns of these classes; other keys stay.
fn stock(reader: &mut Reader<'_>, fields: &mut Fields<'_>, low: i64) -> Vec<(NounId, i64)> {
    let game = reader.game();
    let mut stock = Vec::new();
    for class in ["resource", "token"] {
        let Some(class) = game.vocabulary.find_class(class) else { continue };
        for (noun, known) in game.vocabulary.nouns_of(class) {
            let count = fields.number(reader, &known.id, low, 999);
            stock.extend(count.map(|count| (noun, count)));
        }
    }
    stock
}

/// Reads dice by colour: `strength = 2`, `persuasion = [3, 5]`.
fn dice(reader: &mut Reader<'_>, fields: &mut Fields<'_>, key: &str) -> Option<Vec<DiceSpec>> {
    let mut table = fields.table(reader, key)?;
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
        dice.push(DiceSpec { colour: noun, faces, any_face });
    }
    Some(dice)
}

impl SeatSpec {
    fn read(reader: &mut Reader<'_>, fields: &mut Fields<'_>) -> Self {
        let members = fields.get("members").map(|value| {
            let members = Reader::list(value);
            members.into_iter().filter_map(|value| MemberSpec::read(reader, value)).collect()
        });
        Self {
            members,
            pool: dice(reader, fields, "pool"),
            traps: fields.entries(reader, "traps"),
            loot: fields.entries(reader, "loot"),
            trophies: fields.entries(reader, "trophies"),
            lands: fields.entries(reader, "lands"),
            reputation: fields.number(reader, "reputation", 0, 999),
            passed: fields.flag(reader, "passed"),
            missions: fields.small(reader, "missions-won", 0, 99),
            trap_count: fields.small(reader, "trap-count", 0, 48).map(usize::from),
            stock: stock(reader, fields, 0),
        }
    }
}

impl MemberSpec {
    /// Reads an id, or a table with more.
    fn read(reader: &mut Reader<'_>, value: &Value) -> Option<Self> {
        if matches!(value.kind, ValueKind::Text(_)) {
            return reader.entry("members", value).map(|id| Self { id, ..Self::default() });
        }
        let mut fields = reader.table("members", value)?;
        let id = fields.get("id").and_then(|value| reader.entry("id", value));
        if id.is_none() {
            reader.error(code::MISSING_KEY, fields.span(), "the key `id` is missing");
        }
        let member = Self {
            id: id.unwrap_or_default(),
            wounds: fields.small(reader, "wounds", 0, 9),
            leader: fields.flag(reader, "leader"),
            equipment: fields.entries(reader, "equipment"),
            settled: fields.get("settled").and_then(|value| reader.entry("settled", value)),
        };
        fields.finish(reader);
        Some(member)
    }
}

impl PathSpec {
    fn read(reader: &mut Reader<'_>, fields: &mut Fields<'_>) -> Self {
        let mercenary = fields.get("mercenary").and_then(|value| {
            if reader.text("mercenary", value) == Some(NONE) {
                return Some(NONE.to_owned());
            }
            reader.entry("mercenary", value)
        });
        Self {
            mercenary,
            dummy: fields.flag(reader, "dummy"),
            player: fields.small(reader, "player", 1, 5).map(|player| player - 1),
            dice: dice(reader, fields, "dice"),
            traps: fields.entries(reader, "traps"),
            revealed: fields.entries(reader, "revealed"),
            fought: fields.flag(reader, "fought"),
            won: fields.flag(reader, "won"),
            stock: stock(reader, fields, 0),
        }
    }
}
