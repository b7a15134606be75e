//! Ids of things on the table and of answers: the same in every game with the same content. Tests, replays
//! and people use them to name options.

use super::table::Table;
use super::thing::{CardId, Item, PathId, Site};
use provost_engine::game::speech::Speech;
use provost_engine::zones;
use provost_interpreter::hook::Thing;
use provost_interpreter::vocabulary::id::NounId;

/// Returns the id of a place with paths.
pub(super) const fn site_id(site: Site) -> &'static str {
    match site {
        Site::Land(0) => "land-a",
        Site::Land(_) => "land-b",
        Site::Entrance => "entrance",
        Site::Mission(0) => "mission-1",
        Site::Mission(_) => "mission-2",
    }
}

/// Returns the id of a path.
pub(super) fn path_id(path: PathId) -> String {
    let site = site_id(path.site());
    match (path.site(), path.number()) {
        (Site::Land(_), number) => format!("{site}-{}", number + 1),
        (Site::Entrance, 0) => format!("{site}-upper"),
        (Site::Entrance, _) => format!("{site}-lower"),
        (Site::Mission(_), 0) => format!("{site}-left"),
        (Site::Mission(_), _) => format!("{site}-right"),
    }
}

/// Finds a path by its id.
pub(super) fn find_path(id: &str) -> Option<PathId> {
    PathId::all().find(|path| path_id(*path) == id)
}

impl Table {
    /// Returns the entry of a thing, if it has one.
    pub(super) fn entry_of(&self, item: Item) -> Option<NounId> {
        let content = &self.content;
        match item {
            Item::Card(card) | Item::Trophy(card) => content.cards.get(card.index()).map(|card| card.entry),
            Item::Building(building) => {
                content.buildings.get(usize::from(building)).map(|building| building.entry)
            }
            Item::Benefit(path) => self.benefit(path).map(|code| code.entry),
            Item::Guard(path) => {
                let [upper, lower] = &content.guards;
                (if path == PathId::UPPER { upper } else { lower }).map(|code| code.entry)
            }
            Item::Rule(rule) => content.rules.get(usize::from(rule)).map(|rule| rule.entry),
            Item::Dummy => content.dummy.as_ref().map(|dummy| dummy.entry),
            Item::Player(_)
            | Item::Path(_)
            | Item::Stock(..)
            | Item::OnPath(..)
            | Item::PoolDie(..)
            | Item::PathDie(..) => None,
        }
    }

    fn benefit(&self, path: PathId) -> Option<&super::content::PathCode> {
        let Site::Land(land) = path.site() else { return None };
        let (header, side) = self.state.board.headers.get(usize::from(land)).copied()?;
        let at = self.content.path(header, side, path.number()).benefit?;
        self.content.benefits.get(usize::from(at))
    }

    /// Returns the id of a card: its entry's id and the number of the copy.
    pub(super) fn card_id(&self, speech: &Speech<'_>, card: CardId) -> String {
        let Some(info) = self.content.cards.get(card.index()) else { return "nothing".to_owned() };
        let id = speech.id(info.entry);
        if info.copy == 0 { id.to_owned() } else { format!("{id}@{}", u32::from(info.copy) + 1) }
    }

    /// Returns the id of a colour of dice.
    pub(super) fn colour_id(&self, speech: &Speech<'_>, colour: u8) -> String {
        self.content.dice.get(usize::from(colour)).map_or("", |die| speech.id(die.noun)).to_owned()
    }

    fn token_id(&self, speech: &Speech<'_>, token: u8) -> String {
        self.content.tokens.get(usize::from(token)).map_or("", |kind| speech.id(kind.noun)).to_owned()
    }

    /// Returns the id of a thing.
    pub(super) fn id_of(&self, speech: &Speech<'_>, thing: Thing) -> String {
        let Some(item) = Item::of(thing) else {
            return zones::id_of(self, speech, thing).unwrap_or_else(|| "nothing".to_owned());
        };
        let die = |colour: u8, face: u8| {
            let colour = self.colour_id(speech, colour);
            if face == 0 { colour } else { format!("{colour}-{face}") }
        };
        match item {
            Item::Player(seat) => format!("player-{}", u32::from(seat) + 1),
            Item::Card(card) | Item::Trophy(card) => self.card_id(speech, card),
            Item::Path(path) => path_id(path),
            Item::Stock(_, token) | Item::OnPath(_, token) => self.token_id(speech, token),
            Item::PoolDie(colour, face, _) => die(colour, face),
            Item::PathDie(path, at) => {
                let die_there = self.state.path(path).dice.as_slice().get(usize::from(at)).copied();
                die_there.map_or_else(|| "nothing".to_owned(), |there| die(there.colour, there.face))
            }
            Item::Building(_) | Item::Benefit(_) | Item::Guard(_) | Item::Rule(_) | Item::Dummy => {
                self.entry_of(item).map_or("nothing", |entry| speech.id(entry)).to_owned()
            }
        }
    }

    /// Returns the mark that distinguishes sources of an entry's abilities.
    pub(super) fn mark_of(&self, speech: &Speech<'_>, thing: Thing) -> String {
        match Item::of(thing) {
            Some(Item::Card(card)) => match self.content.card(card).copy {
                0 => String::new(),
                copy => format!("@{}", u32::from(copy) + 1),
            },
            // All trophies share the abilities of one entry.
            Some(Item::Trophy(card)) => format!("@{}", self.card_id(speech, card)),
            Some(
                Item::Player(_)
                | Item::Path(_)
                | Item::Building(_)
                | Item::Stock(..)
                | Item::OnPath(..)
                | Item::Benefit(_)
                | Item::Guard(_)
                | Item::Rule(_)
                | Item::PoolDie(..)
                | Item::PathDie(..)
                | Item::Dummy,
            ) => String::new(),
            None => zones::mark_of(self, thing),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn paths_have_ids_that_find_them() {
        let ids: Vec<String> = PathId::all().map(path_id).collect();
        assert_eq!(ids[0], "land-a-1");
        assert_eq!(ids[9], "entrance-lower");
        assert_eq!(ids[13], "mission-2-right");
        for (path, id) in PathId::all().zip(&ids) {
            assert_eq!(find_path(id), Some(path));
        }
        assert_eq!(find_path("land-a-5"), None);
    }
}
