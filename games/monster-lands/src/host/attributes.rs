//! Attributes of things.

use crate::content::{Equipment, Face, Index, Land, Mercenary, Monster, Role, Trap, TrapFamily};
use crate::registry::attributes::Attribute;
use crate::state::PathDie;
use crate::table::Table;
use crate::thing::{CardId, Item};
use provost_interpreter::hook::Thing;
use provost_interpreter::host::{Args, Scope};
use provost_interpreter::vocabulary::id::NounId;

impl Table {
    /// Returns an attribute of a thing; `None` if it has none.
    pub(super) fn attribute_of(
        &self,
        attribute: Attribute,
        of: Thing,
        args: &Args<'_>,
        scope: &Scope<'_>,
    ) -> Option<i32> {
        match attribute {
            Attribute::Counters => Some(self.state.counters.get(of, args.noun(0)?)),
            Attribute::Resource | Attribute::Token => self.has(self.seat_at(of)?, args.noun(0)?),
            Attribute::ClanReputation => Some(i32::from(self.state.seat(self.seat_at(of)?).reputation)),
            Attribute::Wounded => {
                self.mercenary_at(of)?;
                Some(i32::from(self.state.card(Self::card_of(of)).wounds > 0))
            }
            Attribute::Unassigned => {
                self.mercenary_at(of)?;
                Some(i32::from(!self.path_of_card(Self::card_of(of)).is_some()))
            }
            Attribute::Assigned => {
                self.mercenary_at(of)?;
                Some(i32::from(self.path_of_card(Self::card_of(of)).is_some()))
            }
            Attribute::Settler => {
                self.mercenary_at(of)?;
                Some(i32::from(self.state.card(Self::card_of(of)).link.is_some()))
            }
            Attribute::Novice => Some(i32::from(self.mercenary_at(of)?.role == Role::Stack)),
            Attribute::Leader => {
                self.mercenary_at(of)?;
                Some(i32::from(self.state.card(Self::card_of(of)).leads))
            }
            Attribute::VictoryPoints => Some(self.victory_points(self.seat_at(of)?, scope.context.depth)),
            Attribute::MonsterLevel => number(self.monster_of(of)?.level),
            Attribute::TrophyValue => {
                let card = if let Item::Trophy(card) = Item::of(of)? { Item::Card(card).thing() } else { of };
                Some(i32::from(self.monster_of(card)?.trophy))
            }
            Attribute::Settled => {
                self.land_at(of)?;
                Some(i32::from(self.state.card(Self::card_of(of)).link.is_some()))
            }
            Attribute::Occupied => {
                let path = Self::path_of(of);
                path.is_some().then(|| i32::from(self.state.path(path).is_taken()))
            }
            Attribute::Rolled => self.die_at(of).map(|die| i32::from(die.face > 0)),
            Attribute::Trick => Some(i32::from(self.trap_at(of)?.family == TrapFamily::Trick)),
            Attribute::Revealed => {
                self.trap_at(of)?;
                let card = Self::card_of(of);
                let lies = self.state.path(self.state.card(card).path).traps;
                Some(i32::from(lies.iter().any(|trap| trap.card == card && trap.revealed)))
            }
            Attribute::MercenaryAffinity => self.affinity_number(self.mercenary_at(of)?.affinity?),
            // It may be several: `carries` says of each.
            Attribute::Carried => None,
            Attribute::Reputation => Some(self.mercenary_at(of)?.reputation),
            Attribute::HireCost => Some(self.mercenary_at(of)?.cost),
            Attribute::MonsterAffinity => {
                let monster = self.monster_of(of)?;
                let shown = self.shows_affinity(Self::card_of(of));
                if shown { self.affinity_number(monster.affinity) } else { None }
            }
            Attribute::AttackValue => Some(self.monster_of(of)?.attack),
            Attribute::CaptureValue => Some(self.monster_of(of)?.capture),
            Attribute::EliminationValue => Some(self.monster_of(of)?.elimination),
            Attribute::LandAffinity => self.affinity_number(self.land_at(of)?.affinity),
            Attribute::ConquestValue => Some(self.land_at(of)?.conquest),
            Attribute::Free => {
                let path = Self::path_of(of);
                path.is_some().then(|| i32::from(!self.state.path(path).is_taken()))
            }
            Attribute::Face => self.die_at(of).filter(|die| die.face > 0).map(|die| i32::from(die.face)),
            Attribute::Colour => number(self.content.dice.get(usize::from(self.die_at(of)?.colour))?.noun),
            Attribute::EquipmentType => {
                number(*self.content.types.get(usize::from(self.equipment_at(of)?.ty))?)
            }
            Attribute::EquipmentPrice => Some(self.equipment_at(of)?.price),
            Attribute::TrapPrice => Some(self.trap_at(of)?.price),
        }
    }

    /// Returns whether a token lies with a mercenary on its path.
    pub(super) fn carries(&self, of: Thing, noun: NounId) -> bool {
        let path = self.path_of_card(Self::card_of(of));
        let Index::Token(token) = self.content.index(noun) else { return false };
        let there = self.state.path(path).tokens.get(usize::from(token)).is_some_and(|count| *count > 0);
        self.mercenary_at(of).is_some() && path.is_some() && there
    }

    fn seat_at(&self, of: Thing) -> Option<u8> {
        Self::player_of(of).filter(|seat| *seat < self.state.board.players)
    }

    /// Returns how much of a resource or token a player has.
    fn has(&self, seat: u8, noun: NounId) -> Option<i32> {
        match self.content.index(noun) {
            Index::Token(token) => Some(self.stock(seat, token)),
            Index::Resource(resource) => {
                let have = self.state.seat(seat).resources;
                have.get(usize::from(resource)).map(|count| i32::from(*count))
            }
            Index::None | Index::Colour(_) | Index::Affinity(_) | Index::Type(_) | Index::Building(_) => None,
        }
    }

    fn face_at(&self, of: Thing) -> Option<&Face> {
        let card = Self::card_of(of);
        card.is_some().then(|| &self.content.card(card).face)
    }

    fn mercenary_at(&self, of: Thing) -> Option<&Mercenary> {
        if let Face::Mercenary(mercenary) = self.face_at(of)? { Some(mercenary) } else { None }
    }

    fn monster_of(&self, of: Thing) -> Option<&Monster> {
        if let Face::Monster(monster) = self.face_at(of)? { Some(monster) } else { None }
    }

    fn land_at(&self, of: Thing) -> Option<&Land> {
        if let Face::Land(land) = self.face_at(of)? { Some(land) } else { None }
    }

    fn equipment_at(&self, of: Thing) -> Option<&Equipment> {
        if let Face::Equipment(equipment) = self.face_at(of)? { Some(equipment) } else { None }
    }

    fn trap_at(&self, of: Thing) -> Option<&Trap> {
        if let Face::Trap(trap) = self.face_at(of)? { Some(trap) } else { None }
    }

    /// Returns a die, wherever it is.
    pub(super) fn die_at(&self, of: Thing) -> Option<PathDie> {
        let item = Item::of(of)?;
        if let Item::PathDie(path, at) = item {
            return self.state.path(path).dice.as_slice().get(usize::from(at)).copied();
        }
        let Item::PoolDie(colour, face, _) = item else { return None };
        Some(PathDie { colour, face, on: CardId::NONE })
    }

    fn affinity_number(&self, affinity: u8) -> Option<i32> {
        number(*self.content.affinities.get(usize::from(affinity))?)
    }
}

/// Returns a noun in the form of an attribute.
fn number(noun: NounId) -> Option<i32> {
    i32::try_from(noun.0).ok()
}
