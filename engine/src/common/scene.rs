//! A simple layout of the table, enough for most scenes.

use crate::game::Rules;
use crate::game::scene::{Fact, Layout, Piece, Zone};
use crate::game::speech::Speech;
use provost_interpreter::hook::{Player, Thing};
use provost_interpreter::vocabulary::id::NounId;

/// A place and the things in it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Laid {
    /// Its id, with a message `zone-<id>`; places of players are named otherwise.
    pub id: &'static str,
    /// The player it belongs to.
    pub owner: Option<u8>,
    /// The things in it, dice with their faces.
    pub things: Vec<(Thing, Option<u8>)>,
    /// The amounts of nouns in it.
    pub stock: Vec<(NounId, i32)>,
}

impl Laid {
    /// Makes a common place.
    pub fn at(id: &'static str, things: impl Iterator<Item = Thing>) -> Self {
        Self { id, things: things.map(|thing| (thing, None)).collect(), ..Self::default() }
    }

    /// Makes a player's place.
    pub fn of(seat: u8, stock: Vec<(NounId, i32)>, things: impl Iterator<Item = Thing>) -> Self {
        Self { owner: Some(seat), stock, ..Self::at("", things) }
    }

    /// Adds dice with their faces; 0 means not rolled.
    #[must_use]
    pub fn dice(mut self, dice: impl Iterator<Item = (Thing, u8)>) -> Self {
        self.things.extend(dice.map(|(die, face)| (die, Some(face).filter(|face| *face > 0))));
        self
    }

    /// Turns it into a zone.
    pub(crate) fn zone<R: Rules>(self, table: &R, speech: &Speech<'_>) -> Zone {
        let mut zone = match self.owner {
            None => Zone::new(self.id, speech.say(&format!("zone-{}", self.id), &[]), Layout::Cards),
            Some(seat) => {
                let id = format!("player-{}", u32::from(seat) + 1);
                let mut zone = Zone::new(id, speech.player(Player(seat)), Layout::Cards);
                zone.facts.push(Fact::number(speech.say("metric-score", &[]), table.score(Player(seat))));
                zone
            }
        };
        zone.facts.extend(self.stock.iter().map(|(noun, count)| Fact::amount(speech, *noun, *count)));
        zone.pieces = self.things.iter().map(|(thing, face)| piece(table, speech, *thing, *face)).collect();
        match self.owner {
            Some(seat) => zone.owned_by(seat),
            None => zone,
        }
    }
}

fn piece<R: Rules>(table: &R, speech: &Speech<'_>, thing: Thing, face: Option<u8>) -> Piece {
    let entry = table.thing_entry(thing).map(|entry| speech.id(entry).to_owned());
    let label = table.thing_name(speech, thing);
    Piece { label, entry, count: 1, face, things: vec![thing], ..Piece::default() }
}
