//! Zones: the piles, offers and discards of the game, by the cards in them.

use crate::state::{Offer, Pile};
use provost_interpreter::vocabulary::card_words::{ZoneForms, ZoneSort, ZoneSpec};

/// Where the cards of a zone are kept.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Place {
    /// In a pile.
    Pile(Pile),
    /// In an offer.
    Offer(Offer),
}

/// The zones.
pub static ZONES: &[ZoneSpec] = &[
    zone("mercenary-pile", "mercenary", ZoneSort::Pile, &forms("mercenary pile", "Söldnerstapel", "m")),
    zone("mercenary-offer", "mercenary", ZoneSort::Offer, &forms("mercenary offer", "Söldnerauslage", "f")),
    zone(
        "mercenary-discards",
        "mercenary",
        ZoneSort::Discards,
        &forms("mercenary discards", "Söldnerablage", "f"),
    ),
    zone("trap-pile", "trap", ZoneSort::Pile, &forms("trap pile", "Fallenstapel", "m")),
    zone("trap-offer", "trap", ZoneSort::Offer, &forms("trap offer", "Fallenauslage", "f")),
    zone("trap-discards", "trap", ZoneSort::Discards, &forms("trap discards", "Fallenablage", "f")),
    zone("equipment-pile", "equipment", ZoneSort::Pile, &forms("equipment pile", "Ausrüstungsstapel", "m")),
    zone(
        "equipment-offer",
        "equipment",
        ZoneSort::Offer,
        &forms("equipment offer", "Ausrüstungsauslage", "f"),
    ),
    zone(
        "equipment-discards",
        "equipment",
        ZoneSort::Discards,
        &forms("equipment discards", "Ausrüstungsablage", "f"),
    ),
    zone("monster-pile", "monster", ZoneSort::Pile, &forms("monster pile", "Monsterstapel", "m")),
    zone("monster-discards", "monster", ZoneSort::Discards, &forms("monster discards", "Monsterablage", "f")),
    zone("land-pile", "land", ZoneSort::Pile, &forms("land pile", "Landstapel", "m")),
    zone("land-discards", "land", ZoneSort::Discards, &forms("land discards", "Landablage", "f")),
    zone("loot-pile", "loot", ZoneSort::Pile, &forms("loot pile", "Beutestapel", "m")),
    zone("loot-offer", "loot", ZoneSort::Offer, &forms("loot offer", "Beuteauslage", "f")),
    zone("loot-discards", "loot", ZoneSort::Discards, &forms("loot discards", "Beuteablage", "f")),
];

/// Where their cards are kept, in the same order.
pub(crate) static PLACES: &[Place] = &[
    Place::Pile(Pile::Mercenaries),
    Place::Offer(Offer::Mercenaries),
    Place::Pile(Pile::MercenaryDiscard),
    Place::Pile(Pile::Traps),
    Place::Offer(Offer::Traps),
    Place::Pile(Pile::TrapDiscard),
    Place::Pile(Pile::Equipment),
    Place::Offer(Offer::Equipment),
    Place::Pile(Pile::EquipmentDiscard),
    Place::Pile(Pile::Monsters),
    Place::Pile(Pile::MonsterDiscard),
    Place::Pile(Pile::Lands),
    Place::Pile(Pile::LandDiscard),
    Place::Pile(Pile::Loot),
    Place::Offer(Offer::Loot),
    Place::Pile(Pile::LootDiscard),
];

type Forms = [(&'static str, ZoneForms); 2];

const fn forms(en: &'static str, de: &'static str, gender: &'static str) -> Forms {
    [("en", ZoneForms { one: en, gender: "" }), ("de", ZoneForms { one: de, gender })]
}

const fn zone(id: &'static str, holds: &'static str, sort: ZoneSort, forms: &'static Forms) -> ZoneSpec {
    let doc = match sort {
        ZoneSort::Pile => "Face down; the one on top is drawn first.",
        ZoneSort::Discards => "Cards that are done with.",
        ZoneSort::Offer | ZoneSort::Row | ZoneSort::Hand | ZoneSort::Area => "Face up, for players to take.",
    };
    ZoneSpec { id, holds, sort, forms, size: None, heard: false, doc }
}
