//! A table for unit tests: set up with the shipped content, then arranged by hand.

use super::content::{Content, Setup};
use super::context::moment;
use super::registry::hooks::Hook;
use super::state::{Card, Offer, Pile};
use super::step::Step;
use super::table::{Flow, Table};
use super::thing::{CardId, Item};
use crate::fixture;
use provost_interpreter::choice::{Choice, ChoiceOption};
use provost_interpreter::hook::{Context, Window};
use provost_interpreter::machine::{Machine, Outcome};
use provost_interpreter::pack::Loaded;
use provost_interpreter::vocabulary::id::NounId;
use std::sync::{Arc, OnceLock};

/// A table with its machine.
#[derive(Clone, Debug)]
pub(super) struct TestTable {
    pub(super) table: Table,
    machine: Machine<Step>,
}

fn shipped() -> &'static Loaded {
    static SHIPPED: OnceLock<Loaded> = OnceLock::new();
    SHIPPED.get_or_init(fixture::shipped)
}

fn noun(class: &str, id: &str) -> NounId {
    let vocabulary = &shipped().game("monster-lands").unwrap().vocabulary;
    vocabulary.find_noun(vocabulary.find_class(class).unwrap(), id).unwrap()
}

/// Makes the content of a game.
pub(super) fn content(setup: &Setup) -> Arc<Content> {
    let game = shipped().game("monster-lands").unwrap();
    Arc::new(Content::build(game, setup, 0).unwrap())
}

impl TestTable {
    /// Sets a game up; the clans are those of fire, water, air and jungle.
    pub(super) fn new(players: u8, options: &[&str], seed: u64) -> Self {
        let owned = |ids: &[&str]| ids.iter().map(|id| (*id).to_owned()).collect();
        let clans = owned(&["fire", "water", "air", "jungle"][..usize::from(players)]);
        Self::of(&Setup { players, options: owned(options), clans, ..Setup::default() }, seed)
    }

    /// Sets a game up.
    pub(super) fn of(setup: &Setup, seed: u64) -> Self {
        Self::with(&content(setup), seed)
    }

    /// Sets a game up.
    pub(super) fn with(content: &Arc<Content>, seed: u64) -> Self {
        let table = Table::new(Arc::clone(content), seed);
        let mut test = Self { table, machine: Machine::new() };
        assert!(test.run(Step::setup()).is_none(), "set-up asks");
        test.table.state.board.round = 1;
        test
    }

    /// Runs a procedure until a question is asked or it is done.
    pub(super) fn run(&mut self, step: Step) -> Option<Choice> {
        self.table.log.on = true;
        let content = Arc::clone(&self.table.content);
        self.machine.begin(&content.program, &self.table, Flow::Call(step)).unwrap();
        self.go_on()
    }

    /// Answers with one of the options and goes on.
    pub(super) fn answer(&mut self, option: ChoiceOption) -> Option<Choice> {
        self.machine.answer(option).unwrap();
        self.go_on()
    }

    /// Answers with a card and goes on.
    pub(super) fn pick(&mut self, card: CardId) -> Option<Choice> {
        self.answer(ChoiceOption::Thing(Item::Card(card).thing()))
    }

    fn go_on(&mut self) -> Option<Choice> {
        let content = Arc::clone(&self.table.content);
        match self.machine.run(&content.program, &mut self.table).unwrap() {
            Outcome::Done => None,
            Outcome::Ask(choice) => Some(choice.clone()),
        }
    }

    /// Returns every copy of a card.
    pub(super) fn copies(&self, id: &str) -> Vec<CardId> {
        let noun = noun(provost_interpreter::vocabulary::ENTRY_CLASS, id);
        let cards = (0..).map(CardId).zip(&self.table.content.cards);
        cards.filter(|(_, card)| card.entry == noun).map(|(card, _)| card).collect()
    }

    /// Returns the index of a colour of dice.
    pub(super) fn colour(&self, id: &str) -> u8 {
        self.table.content.colour(noun("die", id)).unwrap()
    }

    /// Fires a hook.
    pub(super) fn hear(&mut self, context: Context) -> Option<Choice> {
        let content = Arc::clone(&self.table.content);
        let flow = Flow::Open(Window::event(context));
        self.machine.begin(&content.program, &self.table, flow).unwrap();
        self.go_on()
    }

    /// Uses an ability of a thing as its owner.
    pub(super) fn use_ability(&mut self, hook: Hook, seat: u8, item: Item) -> Option<Choice> {
        let content = Arc::clone(&self.table.content);
        let listener = self.table.state.listeners.of_source(&content.program, hook.id(), item.thing()).next();
        let flow = Flow::Use(listener.unwrap(), moment(hook, seat));
        self.machine.begin(&content.program, &self.table, flow).unwrap();
        self.go_on()
    }

    /// Returns the first copy of a card.
    pub(super) fn card(&self, id: &str) -> CardId {
        self.copies(id)[0]
    }

    /// Takes a card out of its pile, offer or dock.
    pub(super) fn fetch(&mut self, card: CardId) -> CardId {
        let piles = [
            Pile::Mercenaries,
            Pile::Novices,
            Pile::Traps,
            Pile::Tricks,
            Pile::Equipment,
            Pile::Monsters,
            Pile::MonsterDiscard,
            Pile::Lands,
            Pile::Loot,
        ];
        for pile in piles {
            if let Some(at) = self.table.state.piles.cards(pile).iter().position(|other| *other == card) {
                self.table.state.piles.remove(pile, at);
            }
        }
        for offer in [Offer::Mercenaries, Offer::Equipment, Offer::Traps, Offer::Loot] {
            self.table.take_offered(offer, card);
        }
        self.table.lift_monster(card);
        for at in 0..2 {
            if self.table.state.board.lands[at] == card {
                self.table.state.board.lands[at] = CardId::NONE;
            }
        }
        card
    }

    /// Adds a mercenary to a clan, wherever it is.
    pub(super) fn hire(&mut self, seat: u8, id: &str) -> CardId {
        let free = self.copies(id).into_iter().find(|card| !self.is_member(*card)).unwrap();
        self.fetch(free);
        self.table.join(seat, free);
        free
    }

    fn is_member(&self, card: CardId) -> bool {
        self.table.state.card(card).owner < self.table.state.board.players
    }

    /// Gives a clan a conquered land.
    pub(super) fn conquer(&mut self, seat: u8, id: &str) -> CardId {
        let land = self.fetch(self.card(id));
        self.table.state.seat_mut(seat).lands.push(land);
        self.table.state.with_card(land, |place| *place = Card { owner: seat, ..Card::default() });
        land
    }

    /// Sets a player's gold and glory.
    pub(super) fn set(&mut self, seat: u8, gold: i32, glory: i32) {
        let (had_gold, had_glory) = (self.table.gold(seat), self.table.glory(seat));
        self.table.change_gold(seat, gold - had_gold);
        self.table.change_glory(seat, glory - had_glory);
    }

    /// Puts out a monster, wherever it is.
    pub(super) fn lay(&mut self, site: super::thing::Site, id: &str) -> CardId {
        let card = self.fetch(self.card(id));
        self.table.lay_monster(site, card);
        card
    }
}
