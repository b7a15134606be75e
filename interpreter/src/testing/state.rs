//! The state of the toy game: plain data.

use super::nouns;
use crate::hook::{Player, Thing};
use crate::listeners::{ListenerIndex, Uses};
use crate::program::Program;
use crate::vocabulary::id::NounId;
use serde::{Deserialize, Serialize};

/// How many players there are.
pub const PLAYERS: u8 = 3;
pub(super) const PLAYER_THINGS: u32 = 1000;
pub(super) const MONSTER: Thing = Thing(2000);
pub(super) const DICE: u32 = 3000;
/// The supply of everything.
pub(super) const BANK: i32 = 20;

/// Returns the thing of a player.
pub const fn player_thing(player: Player) -> Thing {
    Thing(PLAYER_THINGS + player.0 as u32)
}

/// The possessions of a player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Seat {
    /// Dice, tokens, resources and tracks, by noun.
    pub stock: [i32; nouns::COUNT],
    /// Points.
    pub glory: i32,
}

/// A card in play, or one that has left.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Card {
    /// Its owner.
    pub owner: Player,
    /// Its hits; the third one kills.
    pub wounds: i32,
    /// Whether it is in play.
    pub here: bool,
}

/// A rolled die.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Die {
    /// Its colour.
    pub colour: NounId,
    /// Its face.
    pub face: i32,
}

/// The whole game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ToyState {
    /// The abilities in force.
    pub listeners: ListenerIndex,
    /// How often limited abilities were used.
    pub uses: Uses,
    /// The players.
    pub seats: [Seat; PLAYERS as usize],
    /// The cards, by thing.
    pub cards: Vec<Card>,
    /// The dice on the table.
    pub dice: Vec<Die>,
    /// The active player.
    pub active: Player,
    /// The affinity of the monster.
    pub affinity: NounId,
    /// The round.
    pub round: i32,
    /// Hits that are about to become wounds.
    pub hits: i32,
    /// How often something ticked.
    pub ticks: i32,
    /// The state of the random generator.
    pub seed: u64,
    /// The totals of the last battle.
    pub totals: [i32; 2],
    /// Whether potions were allowed in the last battle.
    pub potions: bool,
}

impl ToyState {
    /// Makes a table with a little of everything.
    pub fn new(listeners: ListenerIndex) -> Self {
        let seat = Seat { stock: [3, 3, 0, 0, 0, 0, 0, 0, 0, 1, 1, 5], glory: 0 };
        let die = |colour, face| Die { colour, face };
        Self {
            listeners,
            uses: Uses::default(),
            seats: [seat; PLAYERS as usize],
            cards: Vec::new(),
            dice: vec![die(nouns::STRENGTH, 4), die(nouns::MAGIC, 2), die(nouns::MAGIC, 5)],
            active: Player(0),
            affinity: nouns::JUNGLE,
            round: 2,
            hits: 0,
            ticks: 0,
            seed: 1,
            totals: [0; 2],
            potions: true,
        }
    }

    /// Puts a card into play.
    pub fn add_card(&mut self, owner: Player) {
        self.cards.push(Card { owner, wounds: 0, here: true });
    }

    pub(super) fn roll(&mut self) -> i32 {
        self.seed = self.seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        i32::try_from((self.seed >> 33) % 6).unwrap_or(0) + 1
    }

    #[inline]
    pub(super) fn card(&self, thing: Thing) -> Option<&Card> {
        self.cards.get(thing.0 as usize).filter(|card| card.here)
    }

    #[inline]
    pub(super) fn seat(&mut self, player: Player) -> Option<&mut Seat> {
        self.seats.get_mut(usize::from(player.0))
    }

    #[inline]
    pub(super) fn stock(&self, player: Player, noun: NounId) -> i32 {
        let seat = self.seats.get(usize::from(player.0));
        seat.and_then(|seat| seat.stock.get(noun.index())).copied().unwrap_or(0)
    }

    #[inline]
    pub(super) fn add(&mut self, player: Player, noun: NounId, count: i32) {
        if let Some(stock) = self.seat(player).and_then(|seat| seat.stock.get_mut(noun.index())) {
            *stock = (*stock + count).clamp(0, 99);
        }
    }

    pub(super) fn leave(&mut self, program: &Program, thing: Thing) {
        if let Some(card) = self.cards.get_mut(thing.0 as usize) {
            card.here = false;
        }
        self.listeners.detach(program, thing);
    }
}
