//! Deployment with the shipped content: the worked examples, and the rulings about prices, hires and paths.

mod dummy;
mod examples;
mod purchases;
mod random;
mod turns;

use crate::ask::{Act, Ask};
use crate::content::{Content, Index, Setup};
use crate::fixture;
use crate::state::{Offer, Pile};
use crate::step::Step;
use crate::table::Table;
use crate::thing::{CardId, Item, PathId, Site};
use provost_interpreter::choice::{Choice, ChoiceKind, ChoiceOption};
use provost_interpreter::host::Flow;
use provost_interpreter::machine::{Machine, Outcome};
use provost_interpreter::pack::Loaded;
use provost_interpreter::vocabulary::ENTRY_CLASS;
use provost_interpreter::vocabulary::id::NounId;
use std::sync::Arc;

/// A game that stands in the deployment phase.
#[derive(Clone)]
struct Play {
    loaded: Arc<Loaded>,
    table: Table,
    machine: Machine<Step>,
}

const PILES: [Pile; 4] = [Pile::Mercenaries, Pile::Equipment, Pile::Traps, Pile::Loot];
const OFFERS: [Offer; 4] = [Offer::Mercenaries, Offer::Equipment, Offer::Traps, Offer::Loot];

impl Play {
    /// Sets a game of the base pack up.
    fn new(players: u8) -> Self {
        Self::with(&Setup { players, ..Setup::default() })
    }

    /// Sets a game up; pools are empty.
    fn with(setup: &Setup) -> Self {
        let loaded = fixture::shipped();
        let game = loaded.game("monster-lands").unwrap();
        let content = Arc::new(Content::build(game, setup, 0).unwrap());
        let mut play =
            Self { loaded: Arc::new(loaded), table: Table::new(content, 5), machine: Machine::new() };
        play.begin(Step::setup());
        assert_eq!(play.machine.choice(), None);
        play
    }

    fn begin(&mut self, step: Step) {
        let content = Arc::clone(&self.table.content);
        self.machine.begin(&content.program, &self.table, Flow::Call(step)).unwrap();
        self.run();
    }

    fn run(&mut self) {
        let content = Arc::clone(&self.table.content);
        let outcome = self.machine.run(&content.program, &mut self.table).unwrap();
        if let Outcome::Ask(choice) = outcome {
            assert!(choice.options.len() > 1, "asked without a choice: {choice:?}");
        }
    }

    fn turn(&mut self, seat: u8) {
        self.begin(Step::turn(seat, false));
    }

    fn noun(&self, class: &str, name: &str) -> NounId {
        let vocabulary = &self.loaded.game("monster-lands").unwrap().vocabulary;
        vocabulary.find_noun(vocabulary.find_class(class).unwrap(), name).unwrap()
    }

    fn colour(&self, name: &str) -> u8 {
        self.table.content.colour(self.noun("die", name)).unwrap()
    }

    fn token(&self, name: &str) -> u8 {
        let index = self.table.content.index(self.noun("token", name));
        let Index::Token(token) = index else { panic!("{name} is {index:?}") };
        token
    }

    /// Finds the first copy of a card.
    fn card(&self, id: &str) -> CardId {
        self.copy(id, 0)
    }

    fn copy(&self, id: &str, copy: u8) -> CardId {
        let entry = self.noun(ENTRY_CLASS, id);
        let mut cards = (0..).zip(&self.table.content.cards);
        let found = cards.find(|(_, card)| card.entry == entry && card.copy == copy);
        CardId(found.unwrap_or_else(|| panic!("no card {id}")).0)
    }

    fn building(&self, id: &str) -> u8 {
        let entry = self.noun(ENTRY_CLASS, id);
        let at = self.table.content.buildings.iter().position(|building| building.entry == entry);
        u8::try_from(at.unwrap()).unwrap()
    }

    /// Takes a card out of wherever set-up has put it.
    fn pull(&mut self, card: CardId) {
        for offer in OFFERS {
            self.table.state.board.offer_mut(offer).take(card);
        }
        for pile in PILES {
            let at = self.table.state.piles.cards(pile).iter().position(|there| *there == card);
            if let Some(at) = at {
                self.table.state.piles.remove(pile, at);
            }
        }
    }

    /// Lays out exactly these cards.
    fn offer(&mut self, offer: Offer, cards: &[CardId]) {
        self.table.state.board.offer_mut(offer).clear();
        for card in cards {
            self.pull(*card);
            self.table.state.board.offer_mut(offer).push(*card);
        }
    }

    fn join(&mut self, seat: u8, id: &str) -> CardId {
        let card = self.card(id);
        self.pull(card);
        self.table.join(seat, card);
        card
    }

    /// Gives a player exactly these dice.
    fn dice(&mut self, seat: u8, dice: &[(&str, u8)]) {
        self.table.state.seat_mut(seat).pool = Default::default();
        for (colour, face) in dice {
            let colour = self.colour(colour);
            self.table.state.seat_mut(seat).add_die(colour, *face);
        }
    }

    fn set_gold(&mut self, seat: u8, gold: i32) {
        let there = self.table.gold(seat);
        self.table.change_gold(seat, gold - there);
    }

    fn set_glory(&mut self, seat: u8, glory: i32) {
        let there = self.table.glory(seat);
        self.table.change_glory(seat, glory - there);
    }

    fn choice(&self) -> &Choice {
        self.machine.choice().unwrap_or_else(|| panic!("nobody is asked"))
    }

    fn asked(&self) -> Option<Ask> {
        let ChoiceKind::Game(kind) = self.machine.choice()?.kind else { return None };
        Ask::from_number(kind)
    }

    fn offers(&self, option: ChoiceOption) -> bool {
        self.choice().options.contains(&option)
    }

    fn answer(&mut self, option: ChoiceOption) {
        let choice = self.choice().clone();
        assert!(self.machine.answer(option).is_ok(), "{option:?} is not offered: {choice:?}");
        self.run();
    }

    fn act(&mut self, act: Act) {
        self.answer(act.option());
    }

    /// The ability of a building, by its place in the text.
    fn action(&self, id: &str, ability: u32) -> ChoiceOption {
        let at = self.building(id);
        let code = self.table.content.buildings[usize::from(at)].code;
        let id = provost_interpreter::program::AbilityId(code.abilities.start + ability);
        ChoiceOption::Use { ability: id, source: Item::Building(at).thing() }
    }

    /// The first ability of a card.
    fn talent(&self, card: CardId) -> ChoiceOption {
        let code = self.table.content.card(card).code;
        let id = provost_interpreter::program::AbilityId(code.abilities.start);
        ChoiceOption::Use { ability: id, source: Item::Card(card).thing() }
    }

    /// The first ability of a rule.
    fn rule(&self, id: &str) -> ChoiceOption {
        let entry = self.noun(ENTRY_CLASS, id);
        let at = self.table.content.rules.iter().position(|rule| rule.entry == entry).unwrap();
        let code = self.table.content.rules[at].code;
        let id = provost_interpreter::program::AbilityId(code.abilities.start);
        ChoiceOption::Use { ability: id, source: Item::Rule(u16::try_from(at).unwrap()).thing() }
    }

    /// The die of a pool with this face.
    fn die(&self, colour: &str, face: u8) -> ChoiceOption {
        let noun = self.noun("die", colour);
        ChoiceOption::Unit { noun, thing: Item::PoolDie(self.colour(colour), face, 0).thing() }
    }

    fn colour_option(&self, colour: &str) -> ChoiceOption {
        ChoiceOption::Noun(self.noun("die", colour))
    }

    fn token_option(&self, token: &str) -> ChoiceOption {
        ChoiceOption::Noun(self.noun("token", token))
    }

    /// Ends the turn if that is asked.
    fn end_turn(&mut self) {
        if self.asked() == Some(Ask::Turn) {
            self.act(Act::EndTurn);
        }
        assert_eq!(self.machine.choice(), None);
    }

    fn pool(&self, seat: u8, colour: &str) -> u8 {
        self.table.state.seat(seat).dice(self.colour(colour))
    }

    /// Puts a header with this side up below a land.
    fn header(&mut self, land: u8, id: &str, side: u8) {
        let card = self.card(id);
        self.table.state.board.headers[usize::from(land)] = (card, side);
    }

    fn monster_at_entrance(&mut self, id: &str) {
        let card = self.card(id);
        self.table.state.board.monsters[Site::Entrance.dock().unwrap()] = card;
    }
}

fn thing(card: CardId) -> ChoiceOption {
    ChoiceOption::Thing(Item::Card(card).thing())
}

fn path(path: u8) -> ChoiceOption {
    ChoiceOption::Thing(Item::Path(PathId(path)).thing())
}
