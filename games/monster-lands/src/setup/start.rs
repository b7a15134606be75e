//! A fresh table.

use crate::acts::reach;
use crate::content::{Content, Face};
use crate::state::piles::PILES;
use crate::state::{Attack, Board, Card, Piles, Roll, Seat, State, Trick};
use crate::table::Table;
use crate::thing::Item;
use provost_engine::chance::Chance;
use provost_engine::table::Table as _;
use provost_engine::zones::{self, Store};
use provost_interpreter::hook::Player;
use provost_interpreter::listeners::{Counters, ListenerIndex, Reach, Uses};
use std::sync::Arc;

impl Table {
    /// Makes a fresh table; [`super::super::step::Step::Game`] plays the game.
    pub fn new(content: Arc<Content>, seed: u64) -> Self {
        let mut state = content.opening.get_or_init(|| Box::new(Self::opening(&content))).as_ref().clone();
        state.chance = Chance::new(seed);
        let mut table = Self::at(content, state);
        zones::begin(&mut table);
        table
    }

    /// Returns the starting state of every game with this content.
    fn opening(content: &Arc<Content>) -> State {
        let numbers = &content.numbers;
        let narrow = |number: i32| i16::try_from(number).unwrap_or(i16::MAX);
        let board = Board {
            players: content.players,
            lands_in_use: numbers.lands,
            rounds: u8::try_from(numbers.rounds).unwrap_or(u8::MAX),
            start_gold: narrow(numbers.start_gold),
            start_glory: narrow(numbers.start_glory),
            ..Board::default()
        };
        let state = State {
            listeners: ListenerIndex::new(&content.program),
            uses: Uses::default(),
            counters: Counters::default(),
            chance: Chance::new(0),
            piles: Piles::new(room(content)),
            moments: crate::acts::Moments::default(),
            cards: vec![Card::default(); content.cards.len()],
            seats: [Seat::default(); crate::content::MAX_PLAYERS],
            paths: Default::default(),
            board,
            attack: Attack::default(),
            roll: Roll::default(),
            trick: Trick::default(),
            zones: Store::default(),
        };
        let mut table = Self::at(Arc::clone(content), state);
        table.enforce_board();
        table.state
    }

    /// Puts in force what applies from the start: rules, buildings, tokens in stock.
    fn enforce_board(&mut self) {
        let content = Arc::clone(&self.content);
        for (at, rule) in (0..).zip(&content.rules) {
            self.enforce(Item::Rule(at), Player::NONE, Reach::EVERYWHERE, rule.code);
        }
        for (at, building) in (0..).zip(&content.buildings) {
            self.enforce(Item::Building(at), Player::NONE, reach::BUILDING, building.code);
        }
        if let Some(dummy) = &content.dummy {
            self.enforce(Item::Dummy, Player::NONE, Reach::EVERYWHERE, dummy.code);
        }
        for seat in 0..content.players {
            for (token, kind) in (0..).zip(&content.tokens) {
                for code in &kind.codes {
                    self.enforce(Item::Stock(seat, token), Player(seat), reach::STOCK, *code);
                }
            }
        }
    }
}

/// Returns the capacity of each pile.
fn room(content: &Content) -> [u16; PILES] {
    let count = |is: fn(&Face) -> bool| {
        u16::try_from(content.cards.iter().filter(|card| is(&card.face)).count()).unwrap_or(u16::MAX)
    };
    let mercenaries = count(|face| matches!(face, Face::Mercenary(_)));
    let traps = count(|face| matches!(face, Face::Trap(_)));
    let equipment = count(|face| matches!(face, Face::Equipment(_)));
    let monsters = count(|face| matches!(face, Face::Monster(_)));
    let lands = count(|face| matches!(face, Face::Land(_)));
    let headers = count(|face| matches!(face, Face::Header(_)));
    let loot = count(|face| matches!(face, Face::Loot));
    let missions = count(|face| matches!(face, Face::Mission(_)));
    let panic = count(|face| matches!(face, Face::Panic(_)));
    [
        mercenaries,
        mercenaries,
        mercenaries,
        traps,
        traps,
        traps,
        traps,
        equipment,
        equipment,
        monsters,
        monsters,
        lands,
        lands,
        headers,
        headers,
        loot,
        loot,
        missions,
        missions,
        panic,
    ]
}
