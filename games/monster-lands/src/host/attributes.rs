//! Attributes of things.

use crate::content::{Face, Index};
use crate::registry::attributes::Attribute;
use crate::table::Table;
use crate::thing::{CardId, Item};
use provost_interpreter::hook::Thing;
use provost_interpreter::host::Args;
use provost_interpreter::vocabulary::id::NounId;

impl Table {
    /// Returns an attribute of a thing; `None` if it has none.
    pub(super) fn attribute_of(&self, attribute: Attribute, of: Thing, args: &Args<'_>) -> Option<i32> {
        match Item::of(of)? {
            Item::Player(seat) => self.of_player(attribute, seat, args),
            Item::Card(card) => self.of_card(attribute, card),
            Item::Path(path) => match attribute {
                Attribute::Free => Some(i32::from(!self.state.path(path).is_taken())),
                _ => None,
            },
            Item::PathDie(path, at) => {
                let die = self.state.path(path).dice.as_slice().get(usize::from(at))?;
                self.of_die(attribute, die.colour, die.face)
            }
            Item::PoolDie(colour, face, _) => self.of_die(attribute, colour, face),
            Item::Trophy(_)
            | Item::Building(_)
            | Item::Stock(..)
            | Item::OnPath(..)
            | Item::Benefit(_)
            | Item::Guard(_)
            | Item::Rule(_)
            | Item::Dummy => None,
        }
    }

    fn of_player(&self, attribute: Attribute, seat: u8, args: &Args<'_>) -> Option<i32> {
        if seat >= self.state.board.players {
            return None;
        }
        match attribute {
            Attribute::Resource | Attribute::Token => match self.content.index(args.noun(0)?) {
                Index::Token(token) => Some(self.stock(seat, token)),
                Index::Resource(resource) => {
                    let have = self.state.seat(seat).resources;
                    have.get(usize::from(resource)).map(|count| i32::from(*count))
                }
                _ => None,
            },
            Attribute::ClanReputation => Some(i32::from(self.state.seat(seat).reputation)),
            _ => None,
        }
    }

    fn of_card(&self, attribute: Attribute, card: CardId) -> Option<i32> {
        match (&self.content.card(card).face, attribute) {
            (Face::Mercenary(_), Attribute::Wounded) => Some(i32::from(self.state.card(card).wounds > 0)),
            (Face::Mercenary(_), Attribute::Unassigned) => {
                Some(i32::from(!self.path_of_card(card).is_some()))
            }
            (Face::Mercenary(mercenary), Attribute::MercenaryAffinity) => {
                mercenary.affinity.and_then(|affinity| self.affinity_number(affinity))
            }
            (Face::Mercenary(mercenary), Attribute::Reputation) => Some(mercenary.reputation),
            (Face::Mercenary(mercenary), Attribute::HireCost) => Some(mercenary.cost),
            (Face::Monster(monster), Attribute::MonsterAffinity) => {
                self.shows_affinity(card).then(|| self.affinity_number(monster.affinity)).flatten()
            }
            (Face::Monster(monster), Attribute::AttackValue) => Some(monster.attack),
            (Face::Monster(monster), Attribute::CaptureValue) => Some(monster.capture),
            (Face::Monster(monster), Attribute::EliminationValue) => Some(monster.elimination),
            (Face::Land(land), Attribute::LandAffinity) => self.affinity_number(land.affinity),
            (Face::Land(land), Attribute::ConquestValue) => Some(land.conquest),
            (Face::Equipment(equipment), Attribute::EquipmentPrice) => Some(equipment.price),
            (Face::Equipment(equipment), Attribute::EquipmentType) => {
                self.content.types.get(usize::from(equipment.ty)).and_then(|noun| number(*noun))
            }
            (Face::Trap(trap), Attribute::TrapPrice) => Some(trap.price),
            _ => None,
        }
    }

    fn of_die(&self, attribute: Attribute, colour: u8, face: u8) -> Option<i32> {
        match attribute {
            Attribute::Face => (face > 0).then(|| i32::from(face)),
            Attribute::Colour => number(self.content.dice.get(usize::from(colour))?.noun),
            _ => None,
        }
    }

    fn affinity_number(&self, affinity: u8) -> Option<i32> {
        number(*self.content.affinities.get(usize::from(affinity))?)
    }
}

/// Returns a noun in the form of an attribute.
fn number(noun: NounId) -> Option<i32> {
    i32::try_from(noun.0).ok()
}
