//! The table: where a game stands, what lies on it, what can happen.

use crate::content::{Content, Ship};
use crate::play::Step;
use crate::registry::{HARBOUR, Hook, Target};
use provost_engine::prelude::*;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Place {
    Deck,
    Pier,
    Player(u8),
}

#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct State {
    pub listeners: ListenerIndex,
    pub uses: Uses,
    pub chance: Chance,
    pub stocks: [Stock; 2],
    pub ships: Vec<Place>,
    pub deck: Vec<u8>, // Ships to come, the next one last.
    pub dice: [u8; 2],
    pub round: u8,
    /// Whose turn it is, from 1.
    pub turn: u8,
    pub over: bool,
    pub zones: Store,
}

things! { Item { Player(u8), Ship(u8), Die(u8) } }
events! { EventKind {
    Round { round: i32 },
    Rolled { die: Thing, face: i32 },
    Gained { player: Player, goods: (NounId, i32) },
    Lost { player: Player, goods: (NounId, i32) },
    Loaded { player: Player, ship: Thing },
    Cards { told: Told },
} }
table! { Table { Content, State, EventKind } }
host!(Table { Step, () });
zones!(Table { kit, zones, |told| EventKind::Cards { told }, HARBOUR, Stocks::acting; });
stocks!(Table { goods, stocks, Hook::Gain, Target::Gain, EventKind::Gained, EventKind::Lost });

impl Table {
    pub(crate) fn ship(&self, ship: u8) -> Option<&Ship> {
        self.content.ships.get(usize::from(ship))
    }

    pub(crate) fn ships_at(&self, place: Place) -> impl Iterator<Item = u8> {
        (0..).zip(&self.state.ships).filter(move |(_, there)| **there == place).map(|(ship, _)| ship)
    }

    pub(crate) fn roll(&mut self, die: usize) {
        let face = self.state.chance.die();
        self.state.dice.iter_mut().skip(die).take(1).for_each(|place| *place = face);
        let die = Item::Die(u8::try_from(die).unwrap_or(0)).thing();
        self.tell(EventKind::Rolled { die, face: face.into() });
    }

    /// Puts a ship at the pier or gives it to a player, for whom its effect works from now on.
    pub(crate) fn put(&mut self, ship: u8, place: Place) {
        self.state.ships.iter_mut().skip(ship.into()).take(1).for_each(|there| *there = place);
        self.state.deck.retain(|there| *there != ship);
        if let (Place::Player(seat), Some(code)) = (place, self.ship(ship).map(|ship| ship.code)) {
            self.enforce(Item::Ship(ship).thing(), Player(seat), code);
        }
    }
}
