//! Ids of things on the table and of answers: the same in every game with the same content. Tests, replays
//! and people use them to name options.

use super::state::Spot;
use super::table::Table;
use super::thing::{CardId, Item, SpaceId};
use provost_engine::game::speech::Speech;
use provost_engine::zones;
use provost_interpreter::hook::Thing;
use provost_interpreter::vocabulary::id::NounId;

impl Table {
    /// Returns the entry of a tile, card or rule.
    pub(crate) fn entry_of(&self, source: Thing) -> Option<NounId> {
        let Some(item) = Item::of(source) else { return zones::entry_of(self, source) };
        match item {
            Item::Tile(tile) => self.content.tile(tile).map(|tile| tile.entry),
            Item::Card(card) => self.content.card(card).map(|card| card.entry),
            Item::Rule(rule) => self.content.rules.get(usize::from(rule)).map(|rule| rule.entry),
            Item::Player(_) | Item::Disc(_) | Item::Space(_) | Item::Camp(..) | Item::Lot(_) => None,
        }
    }

    fn entry_id(&self, speech: &Speech<'_>, source: Item) -> String {
        self.entry_of(source.thing()).map_or("nothing", |entry| speech.id(entry)).to_owned()
    }

    /// Returns the id of a space: that of its tile or card, or its number among the spaces of its sort.
    pub(super) fn space_id(&self, speech: &Speech<'_>, space: SpaceId) -> String {
        match self.state.space(space).spot {
            Spot::Tile(tile) => self.entry_id(speech, Item::Tile(tile)),
            Spot::Deed(at) => format!("deed-space-{}", u32::from(at) + 1),
            Spot::Camp(at) => format!("camp-space-{}", u32::from(at) + 1),
            Spot::Adventure(at, CardId::NONE) => format!("adventure-space-{}", u32::from(at) + 1),
            Spot::Adventure(_, card) => self.entry_id(speech, Item::Card(card)),
            Spot::None => "nothing".to_owned(),
        }
    }

    /// Returns the id of a thing.
    pub(super) fn id_of(&self, speech: &Speech<'_>, thing: Thing) -> String {
        let Some(item) = Item::of(thing) else {
            return zones::id_of(self, speech, thing).unwrap_or_else(|| "nothing".to_owned());
        };
        let player = |seat: u8| format!("player-{}", u32::from(seat) + 1);
        match item {
            Item::Player(seat) => player(seat),
            Item::Tile(_) | Item::Card(_) | Item::Rule(_) => self.entry_id(speech, item),
            Item::Space(space) => self.space_id(speech, space),
            Item::Disc(disc) => {
                let space = self.state.disc(disc).space();
                space.map_or_else(
                    || "disc".to_owned(),
                    |space| format!("disc-on-{}", self.space_id(speech, space)),
                )
            }
            Item::Camp(seat, camp) => format!("{}-camp-{}", player(seat), u32::from(camp) + 1),
            Item::Lot(count) => count.to_string(),
        }
    }
}
