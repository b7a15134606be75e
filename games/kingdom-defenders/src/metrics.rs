//! The metrics of Kingdom Defenders.

use super::content::Content;
use super::event::{Event, EventKind};
use super::state::Spot;
use super::table::Table;
use super::thing::{Item, SpaceId};
use provost_engine::game::metrics::{Change, Metric, Metrics, Source};
use provost_interpreter::hook::{Player, Thing};
use provost_interpreter::vocabulary::id::NounId;

impl Metrics for Table {
    fn metrics(content: &Content) -> Vec<Metric> {
        let resources = content.resources.iter().map(|resource| Metric::Noun(resource.noun));
        resources.chain([Metric::SCORE]).collect()
    }

    fn metric(&self, player: Player, metric: Metric) -> i32 {
        match metric {
            Metric::Noun(noun) => {
                let at = self.content.resources.iter().position(|resource| resource.noun == noun);
                let stock = &self.state.seat(player.0).stock;
                at.and_then(|at| stock.get(at)).map_or(0, |amount| i32::from(*amount))
            }
            Metric::Rule(_) => self.final_score(player.0),
        }
    }

    fn entries(content: &Content) -> Vec<NounId> {
        let tiles = content.tiles.iter().map(|tile| tile.entry);
        let cards = content.cards.iter().map(|card| card.entry);
        tiles.chain(cards).chain(content.rules.iter().map(|rule| rule.entry)).collect()
    }

    fn stands_for(&self, thing: Thing, tell: &mut dyn FnMut(NounId)) {
        match Item::of(thing) {
            Some(Item::Space(space)) => self.at_space(space).into_iter().for_each(tell),
            Some(_) | None => self.entry_of(thing).into_iter().for_each(tell),
        }
    }

    fn gains(&self, event: &Event, tell: &mut dyn FnMut(Player, NounId)) {
        let (seat, entry) = if let EventKind::Placed { seat, space } = event.what {
            (seat, self.at_space(space))
        } else if let EventKind::Completed { seat, card } | EventKind::Took { seat, card } = event.what {
            (seat, self.entry_of(Item::Card(card).thing()))
        } else {
            return;
        };
        if let Some(entry) = entry {
            tell(Player(seat), entry);
        }
    }

    fn changes(&self, events: &[Event], tell: &mut dyn FnMut(Change)) {
        self.tell_changes(events, tell);
    }

    fn parts(&self, player: Player) -> Vec<(Source, i32)> {
        self.parts_of_score(player.0)
    }
}

impl Table {
    /// Returns the entry of the tile or card on a space.
    fn at_space(&self, space: SpaceId) -> Option<NounId> {
        let item = match self.state.space(space).spot {
            Spot::Tile(tile) => Item::Tile(tile),
            Spot::Adventure(_, card) => Item::Card(card),
            Spot::Deed(_) | Spot::Camp(_) | Spot::None => return None,
        };
        self.entry_of(item.thing())
    }
}
