//! A position as tests and scenarios write it. Only keys that are present are set up or compared.

use crate::names;
use crate::state::{Offer, Pile};
use crate::thing::PathId;
use provost_engine::situation::pile::PileSpec;
pub(crate) use provost_engine::situation::position::{DiceSpec, NONE};
use provost_engine::situation::shape::ZONES;
pub(crate) use provost_engine::situation::{Amount, Named};
use provost_engine::situation::{Held, Placed, Position as Written};
use provost_grammar::span::Span;

/// A position, in the terms of the board.
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
    /// By land: the header and the visible side.
    pub(crate) headers: Vec<(usize, Named, u8)>,
    pub(crate) missions: Vec<At>,
    pub(crate) paths: Vec<(PathId, PathSpec)>,
    /// Buildings with panic.
    pub(crate) panic: Option<Vec<Named>>,
    /// Decks and discards.
    pub(crate) piles: Vec<(Pile, PileSpec)>,
    pub(crate) damage: Option<i16>,
    /// Zones that packs declare.
    pub(crate) zones: Option<Placed>,
    /// Taken spaces of buildings, by ids.
    pub(crate) spaces: Vec<(Named, Vec<Named>)>,
    /// Faces of the discount dice placed last in buildings.
    pub(crate) discounts: Vec<(Named, u8)>,
    /// Dead mercenaries kept on a tile, and the round of their death.
    pub(crate) stored: Option<Vec<(Named, u8)>>,
}

/// A place, by its index, with its card, if there is one.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct At {
    pub(crate) place: usize,
    pub(crate) card: Option<Named>,
    pub(crate) span: Span,
}

/// A player.
#[derive(Debug, Default, PartialEq, Eq)]
pub(crate) struct SeatSpec {
    /// Its span.
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
    /// Its span.
    pub(crate) span: Span,
    pub(crate) mercenary: Option<Named>,
    /// A token of the dummy player is on it.
    pub(crate) dummy: Option<bool>,
    /// The player, from 0, whose clan it joins if it is in none.
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

/// Offers by their names.
pub(crate) const OFFERS: [(&str, Offer); 4] = [
    ("mercenaries", Offer::Mercenaries),
    ("equipment", Offer::Equipment),
    ("traps", Offer::Traps),
    ("loot", Offer::Loot),
];

/// Piles by their names.
const PILES: [(&str, Pile); 18] = [
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
    /// Interprets a position.
    pub(crate) fn of(written: &Written) -> Self {
        let seat = |number: u8| {
            let table = written.table(&format!("player-{}", number + 1))?;
            Some((number, SeatSpec::of(table)))
        };
        let path = |path: PathId| {
            let paths = written.table("paths")?;
            Some((path, PathSpec::of(paths.table(&names::path_id(path))?)))
        };
        Self {
            round: placed_small(written, "round"),
            first: placed_small(written, "first-player").map(|(player, span)| (player - 1, span)),
            seats: (0..5).filter_map(seat).collect(),
            offers: in_order(written, "offers", &OFFERS, |placed| Some(placed.held.words().to_vec())),
            monsters: places(written, "monsters", &DOCKS),
            lands: places(written, "lands", &DOCKS),
            headers: headers(written),
            missions: places(written, "missions", &MISSIONS),
            paths: PathId::all().filter_map(path).collect(),
            panic: words(written, "panic"),
            piles: in_order(written, "piles", &PILES, |placed| placed.held.pile().cloned()),
            zones: written.get(ZONES.key).cloned(),
            damage: written.number("damage").and_then(|damage| i16::try_from(damage).ok()),
            spaces: by_entry(written, "spaces", |held| held.words().to_vec()).unwrap_or_default(),
            discounts: by_entry(written, "discount-dice", Held::small).unwrap_or_default(),
            stored: by_entry(written, "stored", Held::small),
        }
    }
}

fn small(written: &Written, key: &str) -> Option<u8> {
    written.get(key).map(|placed| placed.held.small())
}

fn placed_small(written: &Written, key: &str) -> Option<(u8, Span)> {
    written.get(key).map(|placed| (placed.held.small(), placed.span))
}

fn words(written: &Written, key: &str) -> Option<Vec<Named>> {
    written.get(key).map(|placed| placed.held.words().to_vec())
}

/// Returns the values under the keys of a table, in the order of the names.
fn in_order<K: Copy, T>(
    written: &Written,
    key: &str,
    names: &[(&str, K)],
    read: impl Fn(&Placed) -> Option<T>,
) -> Vec<(K, T)> {
    let Some(table) = written.table(key) else { return Vec::new() };
    names.iter().filter_map(|(name, what)| Some((*what, read(table.get(name)?)?))).collect()
}

/// Returns places with a card each, or none.
fn places(written: &Written, key: &str, names: &[&str]) -> Vec<At> {
    let Some(table) = written.table(key) else { return Vec::new() };
    let at = |(place, name): (usize, &&str)| {
        let card = table.word(name)?;
        Some(At { place, card: Some(card.clone()).filter(|card| card.id != NONE), span: card.span })
    };
    names.iter().enumerate().filter_map(at).collect()
}

fn headers(written: &Written) -> Vec<(usize, Named, u8)> {
    let Some(table) = written.table("headers") else { return Vec::new() };
    let header = |(land, dock): (usize, &&str)| {
        let header = table.table(dock)?;
        let side = header.word("side").is_some_and(|side| side.id == "b");
        Some((land, header.word("id")?.clone(), u8::from(side)))
    };
    DOCKS.iter().take(2).enumerate().filter_map(header).collect()
}

fn by_entry<T>(written: &Written, key: &str, read: impl Fn(&Held) -> T) -> Option<Vec<(Named, T)>> {
    let Held::ByEntry(rows) = &written.get(key)?.held else { return None };
    Some(rows.iter().map(|(id, held)| (id.clone(), read(held))).collect())
}

fn dice(written: &Written, key: &str) -> Option<Vec<DiceSpec>> {
    if let Held::Dice(dice) = &written.get(key)?.held { Some(dice.clone()) } else { None }
}

impl SeatSpec {
    fn of(written: &Written) -> Self {
        Self {
            span: written.span,
            members: written.entries("members").map(|members| members.iter().map(MemberSpec::of).collect()),
            pool: dice(written, "pool"),
            traps: words(written, "traps"),
            loot: words(written, "loot"),
            trophies: words(written, "trophies"),
            lands: words(written, "lands"),
            reputation: written.number("reputation"),
            passed: written.flag("passed"),
            missions: small(written, "missions-won"),
            trap_count: small(written, "trap-count").map(usize::from),
            stock: written.counts.clone(),
        }
    }
}

impl MemberSpec {
    fn of((id, written): &(Named, Written)) -> Self {
        Self {
            id: id.clone(),
            wounds: small(written, "wounds"),
            leader: written.flag("leader"),
            equipment: words(written, "equipment"),
            settled: written.word("settled").cloned(),
        }
    }
}

impl PathSpec {
    fn of(written: &Written) -> Self {
        Self {
            span: written.span,
            mercenary: written.word("mercenary").cloned(),
            dummy: written.flag("dummy"),
            player: small(written, "player").map(|player| player - 1),
            dice: dice(written, "dice"),
            traps: words(written, "traps"),
            revealed: words(written, "revealed"),
            fought: written.flag("fought"),
            won: written.flag("won"),
            stock: written.counts.clone(),
        }
    }
}
