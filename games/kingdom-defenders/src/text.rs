//! Words for things on the table: names, and labels of options. Messages are in `locale/*/play.ftl`.

mod board;
mod events;
#[cfg(test)]
mod tests;

use super::content::{Card, CardKind, Goods};
use super::state::Spot;
use super::table::Table;
use super::thing::{CardId, Item, SpaceId};
use provost_engine::game::speech::Speech;
use provost_engine::zones;
use provost_interpreter::hook::{Player, Thing};
use provost_interpreter::program::{AbilityId, EntryCode};

/// The messages of the game as it is played, by language.
pub(super) const MESSAGES: &[(&str, &str)] =
    &[("en", include_str!("locale/en/play.ftl")), ("de", include_str!("locale/de/play.ftl"))];

impl Table {
    /// Returns the name of a thing.
    pub(super) fn name_of(&self, speech: &Speech<'_>, thing: Thing) -> String {
        match Item::of(thing) {
            Some(Item::Player(seat)) => speech.player(Player(seat)),
            Some(Item::Tile(_) | Item::Card(_) | Item::Rule(_)) => {
                let entry = self.entry_of(thing);
                entry.map_or_else(|| speech.say("unknown-card", &[]), |entry| speech.name(entry))
            }
            Some(Item::Space(space)) => self.space_name(speech, space),
            Some(Item::Disc(disc)) => {
                let disc = self.state.disc(disc);
                let space = disc.space().map(|space| self.space_name(speech, space));
                let args = [
                    ("player", speech.player(Player(disc.owner)).into()),
                    ("space", space.unwrap_or_else(|| speech.say("nothing", &[])).into()),
                    ("grey", if disc.grey { "yes" } else { "no" }.into()),
                ];
                speech.say("disc-on", &args)
            }
            Some(Item::Camp(seat, camp)) => {
                let player = speech.player(Player(seat)).into();
                speech.say("camp-of", &[("player", player), ("number", (i32::from(camp) + 1).into())])
            }
            Some(Item::Lot(count)) => count.to_string(),
            None => zones::entry_of(self, thing)
                .map_or_else(|| speech.say("nothing", &[]), |entry| speech.name(entry)),
        }
    }

    /// Returns the name of a space.
    pub(super) fn space_name(&self, speech: &Speech<'_>, space: SpaceId) -> String {
        let numbered = |message: &str, at: u8| speech.say(message, &[("number", (i32::from(at) + 1).into())]);
        match self.state.space(space).spot {
            Spot::Tile(tile) => self.name_of(speech, Item::Tile(tile).thing()),
            Spot::Deed(at) => numbered("space-deed", at),
            Spot::Camp(at) => numbered("space-camp", at),
            Spot::Adventure(at, CardId::NONE) => numbered("space-adventure", at),
            Spot::Adventure(_, card) => self.name_of(speech, Item::Card(card).thing()),
            Spot::None => speech.say("nothing", &[]),
        }
    }

    /// Writes amounts of resources; empty if there are none.
    pub(super) fn goods_text(&self, speech: &Speech<'_>, goods: Goods) -> Vec<String> {
        let counts = self.content.resources.iter().zip(goods).filter(|(_, count)| *count > 0);
        counts.map(|(kind, count)| speech.counted(kind.noun, i32::from(count))).collect()
    }

    fn abilities_text(&self, speech: &Speech<'_>, code: EntryCode) -> Option<String> {
        let abilities = code.abilities.indices();
        let program = &self.content.program;
        let texts: Vec<String> =
            abilities.filter_map(|at| speech.ability(program, AbilityId(at), &[])).collect();
        (!texts.is_empty()).then(|| texts.join(". "))
    }

    /// Writes a thing as an option: its name, cost and yield.
    pub(super) fn label_of(&self, speech: &Speech<'_>, thing: Thing) -> String {
        let name = self.name_of(speech, thing);
        let facts = match Item::of(thing) {
            Some(Item::Card(card)) => self.card_facts(speech, card),
            Some(Item::Space(space)) => match self.state.space(space).spot {
                Spot::Adventure(_, card) => self.card_facts(speech, card),
                Spot::Tile(tile) => self.tile_facts(speech, Item::Tile(tile)),
                Spot::Deed(_) | Spot::Camp(_) | Spot::None => Vec::new(),
            },
            Some(item @ Item::Tile(_)) => self.tile_facts(speech, item),
            Some(Item::Player(_) | Item::Disc(_) | Item::Camp(..) | Item::Rule(_) | Item::Lot(_)) | None => {
                Vec::new()
            }
        };
        if facts.is_empty() { name } else { format!("{name} ({})", facts.join("; ")) }
    }

    fn tile_facts(&self, speech: &Speech<'_>, item: Item) -> Vec<String> {
        let tile = if let Item::Tile(tile) = item { self.content.tile(tile) } else { None };
        let Some(tile) = tile else { return Vec::new() };
        let mut facts = Vec::new();
        if tile.discs > 1 {
            facts.push(speech.say("takes-discs", &[("count", tile.discs.into())]));
        }
        let cost = self.goods_text(speech, tile.place_cost);
        if !cost.is_empty() {
            facts.push(speech.say("placing-costs", &[("goods", cost.join(", ").into())]));
        }
        facts.extend(self.abilities_text(speech, tile.code));
        facts
    }

    fn card_facts(&self, speech: &Speech<'_>, card: CardId) -> Vec<String> {
        let Some(card) = self.content.card(card) else { return Vec::new() };
        let mut facts = Vec::new();
        let mut say = |message: &str, goods: Vec<String>| {
            if !goods.is_empty() {
                facts.push(speech.say(message, &[("goods", goods.join(", ").into())]));
            }
        };
        say(
            if card.kind == CardKind::Deed { "card-shows" } else { "card-costs" },
            self.cost_text(speech, card),
        );
        let levels = self.content.levels.iter().zip(card.levels).filter(|(_, level)| *level > 0);
        let levels = levels.map(|(track, level)| format!("{} {level}", speech.form(track.noun, 1)));
        say("card-needs", levels.collect());
        let relics = self.content.relics.iter().zip(card.relics).filter(|(_, count)| *count > 0);
        let relics = relics.map(|(noun, count)| speech.counted(*noun, i32::from(count)));
        say("card-gives", self.goods_text(speech, card.gain).into_iter().chain(relics).collect());
        facts.extend(self.abilities_text(speech, card.code));
        facts
    }

    fn cost_text(&self, speech: &Speech<'_>, card: &Card) -> Vec<String> {
        let mut cost = self.goods_text(speech, card.cost);
        let wounds = self.content.wounds.iter().zip(card.wounds).filter(|(_, count)| *count > 0);
        cost.extend(wounds.map(|(track, count)| speech.counted(track.noun, i32::from(count))));
        cost
    }
}
