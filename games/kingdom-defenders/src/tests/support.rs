//! A game under test: set up with chosen tiles, answered by what options are, not where they stand.

use crate::ask::{Act, Ask};
use crate::content::{Content, Setup};
use crate::fixture;
use crate::play::GameStage;
use crate::state::{Holder, Phase, Spot};
use crate::step::Step;
use crate::table::Table;
use crate::thing::{CardId, Item, SpaceId, TileId};
use provost_interpreter::choice::{Choice, ChoiceKind, ChoiceOption};
use provost_interpreter::host::Flow;
use provost_interpreter::machine::Machine;
use provost_interpreter::pack::Loaded;
use provost_interpreter::vocabulary::id::NounId;
use std::sync::{Arc, OnceLock};

/// The shipped packs, loaded once.
pub(super) fn loaded() -> &'static Loaded {
    static LOADED: OnceLock<Loaded> = OnceLock::new();
    LOADED.get_or_init(fixture::shipped)
}

/// Makes the content of a set-up.
pub(super) fn content(setup: &Setup) -> Arc<Content> {
    let game = loaded().game("kingdom-defenders").unwrap();
    Arc::new(Content::build(game, setup, 0).unwrap())
}

/// Returns a noun by the name of its class and its own.
pub(super) fn noun(class: &str, name: &str) -> NounId {
    let vocabulary = &loaded().game("kingdom-defenders").unwrap().vocabulary;
    vocabulary.find_noun(vocabulary.find_class(class).unwrap(), name).unwrap()
}

/// A game under test.
#[derive(Clone)]
pub(super) struct Play {
    pub(super) table: Table,
    pub(super) machine: Machine<Step>,
}

impl Play {
    /// Starts a game with some tiles; the turn order is that of the seats.
    pub(super) fn with(players: u8, tiles: &[&str]) -> Self {
        let tiles = tiles.iter().map(|tile| (*tile).to_owned()).collect();
        let mut play = Self::start(&content(&Setup { players, tiles, ..Setup::default() }), 1);
        let board = &mut play.table.state.board;
        for order in [&mut board.order, &mut board.pawns] {
            order.clear();
            for seat in 0..players {
                order.push(seat);
            }
        }
        // The first question is asked anew, in that order.
        play.machine.abandon();
        play.begin(Step::game_from(GameStage::Placing));
        play
    }

    /// Starts a game.
    pub(super) fn start(content: &Arc<Content>, seed: u64) -> Self {
        let mut play = Self { table: Table::new(content, seed), machine: Machine::new() };
        play.begin(Step::game());
        play
    }

    /// Begins a procedure and goes on to the next question.
    pub(super) fn begin(&mut self, step: Step) {
        let content = Arc::clone(&self.table.content);
        self.machine.begin(&content.program, &self.table, Flow::Call(step)).unwrap();
        self.run();
    }

    /// Runs a procedure to its end, with these answers, beside what is under way.
    pub(super) fn aside(&mut self, step: Step, answers: &[ChoiceOption]) {
        let under_way = std::mem::take(&mut self.machine);
        self.begin(step);
        for answer in answers {
            self.answer(*answer);
        }
        assert!(self.machine.is_idle());
        self.machine = under_way;
    }

    fn run(&mut self) {
        let content = Arc::clone(&self.table.content);
        self.machine.run(&content.program, &mut self.table).unwrap();
        if let Err(complaint) = self.table.check() {
            panic!("{complaint}");
        }
    }

    /// Returns what is asked.
    pub(super) fn choice(&self) -> &Choice {
        self.machine.choice().expect("nobody is asked")
    }

    /// Returns which question of the rules is asked.
    pub(super) fn asked(&self) -> Option<Ask> {
        let ChoiceKind::Game(kind) = self.machine.choice()?.kind else { return None };
        Ask::from_number(kind)
    }

    /// Answers.
    pub(super) fn answer(&mut self, option: ChoiceOption) {
        let choice = self.choice().clone();
        assert!(self.machine.answer(option).is_ok(), "{option:?} is not among {choice:?}");
        self.run();
    }

    /// Returns whether an option is offered.
    pub(super) fn offers(&self, option: ChoiceOption) -> bool {
        self.machine.choice().is_some_and(|choice| choice.options.contains(&option))
    }

    /// Returns a resource as an option.
    pub(super) fn resource(name: &str) -> ChoiceOption {
        ChoiceOption::Noun(noun("resource", name))
    }

    fn index(&self, name: &str) -> usize {
        usize::from(self.table.content.resource(noun("resource", name)).unwrap())
    }

    /// Returns how much of a resource a player has.
    pub(super) fn stock(&self, seat: u8, name: &str) -> u16 {
        self.table.state.seats[usize::from(seat)].stock[self.index(name)]
    }

    /// Says what a player has: everything else is 0.
    pub(super) fn give(&mut self, seat: u8, goods: &[(&str, u16)]) {
        self.table.state.seats[usize::from(seat)].stock = [0; 8];
        for (name, count) in goods {
            let at = self.index(name);
            self.table.state.seats[usize::from(seat)].stock[at] = *count;
        }
    }

    /// Returns a player's wounds.
    pub(super) fn wounds(&self, seat: u8) -> u8 {
        self.table.state.seats[usize::from(seat)].wounds[0]
    }

    /// Says how many wounds a player has.
    pub(super) fn set_wounds(&mut self, seat: u8, count: u8) {
        self.table.state.seats[usize::from(seat)].wounds[0] = count;
    }

    /// Finds a tile.
    pub(super) fn tile(&self, id: &str) -> TileId {
        let entry = noun("entry", id);
        let at = self.table.content.tiles.iter().position(|tile| tile.entry == entry).unwrap();
        TileId(u8::try_from(at).unwrap())
    }

    /// Finds a card.
    pub(super) fn card(&self, id: &str) -> CardId {
        let entry = noun("entry", id);
        let at = self.table.content.cards.iter().position(|card| card.entry == entry).unwrap();
        CardId(u16::try_from(at).unwrap())
    }

    /// Finds the space of a tile.
    pub(super) fn space(&self, id: &str) -> SpaceId {
        self.table.space_of_tile(self.tile(id)).unwrap()
    }

    /// Finds a space that is not of a tile.
    pub(super) fn spot(&self, is: impl Fn(Spot) -> bool) -> SpaceId {
        self.table.state.all_spaces().find(|(_, space)| is(space.spot)).unwrap().0
    }

    /// Puts an adventure on a place of the display, in exchange for what lies there.
    pub(super) fn show_adventure(&mut self, slot: u8, id: &str) -> SpaceId {
        let card = self.card(id);
        let space = self.spot(|spot| matches!(spot, Spot::Adventure(at, _) if at == slot));
        if self.table.slot_of(card) == Some(space) {
            return space;
        }
        let Spot::Adventure(_, old) = self.table.state.space(space).spot else { panic!("no adventure") };
        if let Some(other) = self.table.slot_of(card) {
            let Spot::Adventure(at, _) = self.table.state.space(other).spot else { panic!("no adventure") };
            self.lay_adventure(other, at, old);
        } else {
            let deck = &mut self.table.state.decks[0];
            let at = deck.iter().position(|there| *there == card).unwrap();
            deck[at] = old;
            self.table.state.hold(old, Holder::Deck);
            self.table.state.hold(card, Holder::Display);
        }
        self.lay_adventure(space, slot, card);
        space
    }

    fn lay_adventure(&mut self, space: SpaceId, slot: u8, card: CardId) {
        let size = self.table.content.card(card).unwrap().discs;
        self.table.state.with_space(space, |space| {
            (space.spot, space.size) = (Spot::Adventure(slot, card), size);
        });
    }

    /// Shows exactly this deed or reward in its row, in exchange for the first one there.
    pub(super) fn show_card(&mut self, row: usize, id: &str) -> CardId {
        let card = self.card(id);
        if self.table.state.holder(card) == Holder::Display {
            return card;
        }
        let board = &mut self.table.state.board;
        let list = if row == 1 { &mut board.deeds } else { &mut board.rewards };
        let old = std::mem::replace(&mut list.as_mut_slice()[0], card);
        let deck = &mut self.table.state.decks[row];
        let at = deck.iter().position(|there| *there == card).unwrap();
        deck[at] = old;
        self.table.state.hold(old, Holder::Deck);
        self.table.state.hold(card, Holder::Display);
        card
    }

    /// Places discs on a space, or passes, when it is the player's turn.
    pub(super) fn place(&mut self, seat: u8, space: SpaceId) {
        assert_eq!((self.asked(), self.choice().player.0), (Some(Ask::Place), seat));
        self.answer(ChoiceOption::Thing(Item::Space(space).thing()));
    }

    /// Passes when it is the player's turn.
    pub(super) fn pass(&mut self, seat: u8) {
        assert_eq!((self.asked(), self.choice().player.0), (Some(Ask::Place), seat));
        self.answer(Act::Pass.option());
    }

    /// Places discs on the space of a tile.
    pub(super) fn place_on(&mut self, seat: u8, tile: &str) {
        self.place(seat, self.space(tile));
    }

    /// Everybody passes in this round.
    pub(super) fn all_pass(&mut self) {
        let round = self.table.state.board.round;
        while self.asked() == Some(Ask::Place) && self.table.state.board.round == round {
            self.answer(Act::Pass.option());
        }
    }

    /// Lets the first player place on a tile, everybody else nothing, and activate it up to its first choice.
    pub(super) fn alone_on(&mut self, tile: &str) {
        self.place_on(0, tile);
        self.all_pass();
        self.act();
    }

    /// Does the action that is asked about.
    pub(super) fn act(&mut self) {
        assert_eq!(self.asked(), Some(Ask::Action), "{:?}", self.machine.choice());
        let option = self.choice().options[0];
        self.answer(option);
    }

    /// Leaves the action that is asked about.
    pub(super) fn leave(&mut self) {
        self.answer(Act::Leave.option());
    }

    /// Returns whether the next round has begun.
    pub(super) fn is_next_round(&self) -> bool {
        self.table.state.board.round == 2 && self.table.state.board.phase == Phase::Placing
    }

    /// Returns an alternative as an option.
    pub(super) fn alternative(number: u8) -> ChoiceOption {
        ChoiceOption::Alternative(number - 1)
    }

    /// Returns a player as an option.
    pub(super) fn player(seat: u8) -> ChoiceOption {
        ChoiceOption::Thing(Item::Player(seat).thing())
    }

    /// Returns a space as an option.
    pub(super) fn to(space: SpaceId) -> ChoiceOption {
        ChoiceOption::Thing(Item::Space(space).thing())
    }
}
