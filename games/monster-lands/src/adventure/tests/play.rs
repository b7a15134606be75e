//! A board laid out by hand, and players who answer by script.
#![expect(clippy::wildcard_enum_match_arm, reason = "a test names what it is about")]

use crate::ask::{Act, Ask};
use crate::content::{Content, Index, Setup};
use crate::event::EventKind;
use crate::fixture;
use crate::state::{Card, Path, Roll};
use crate::step::Step;
use crate::table::Table;
use crate::thing::{CardId, Item, PathId, Site};
use provost_interpreter::choice::{Choice, ChoiceKind, ChoiceOption};
use provost_interpreter::host::Flow;
use provost_interpreter::machine::Machine;
use provost_interpreter::pack::Loaded;
use provost_interpreter::vocabulary::id::NounId;
use std::sync::{Arc, OnceLock};

/// An answer.
#[derive(Clone, Copy, Debug)]
pub(super) enum Do {
    /// Use the ability of this entry.
    Use(&'static str),
    /// Nothing more.
    Done,
    /// So many.
    Count(u32),
    /// A die of this colour.
    Die(&'static str),
    /// One particular rolled die of the path.
    PathDie(u8, u8),
    /// This card.
    Card(CardId),
    /// An answer of the rules.
    Act(Act),
}

/// A table and who plays at it.
pub(super) struct Play {
    pub(super) table: Table,
    pub(super) machine: Machine<Step>,
}

fn loaded() -> &'static Loaded {
    static LOADED: OnceLock<Loaded> = OnceLock::new();
    LOADED.get_or_init(fixture::shipped)
}

fn noun(class: &str, name: &str) -> NounId {
    let vocabulary = &loaded().game("monster-lands").unwrap().vocabulary;
    let class = vocabulary.find_class(class).unwrap();
    vocabulary.find_noun(class, name).unwrap_or_else(|| panic!("no noun `{name}`"))
}

impl Play {
    /// Four players; nothing but what a test lays out is on the board.
    pub(super) fn new(options: &[&str]) -> Self {
        Self::of(options, None)
    }

    /// The same with the rules of a scenario.
    pub(super) fn of(options: &[&str], scenario: Option<&str>) -> Self {
        let game = loaded().game("monster-lands").unwrap();
        let setup = Setup {
            players: if scenario.is_some() { 1 } else { 4 },
            scenario: scenario.map(str::to_owned),
            packs: vec!["monster-lands-extras".to_owned()],
            affinities: options
                .iter()
                .filter_map(|option| option.strip_prefix("affinity-"))
                .map(str::to_owned)
                .chain(["fire", "water", "air", "jungle"].map(str::to_owned))
                .take(4)
                .collect(),
            options: options.iter().map(|option| (*option).to_owned()).collect(),
            ..Setup::default()
        };
        let content = Arc::new(Content::build(game, &setup, 0).unwrap());
        let mut play = Self { table: Table::new(content, 1), machine: Machine::new() };
        play.run(Step::setup(), &[]);
        play.table.state.board.round = 1;
        for dock in 0..3 {
            let card = play.table.state.board.monsters[dock];
            if card.is_some() {
                play.table.discard_monster(card);
            }
        }
        play.table.state.board.lands = [CardId::NONE; 2];
        play
    }

    pub(super) fn card(&self, id: &str) -> CardId {
        self.copy(id, 0)
    }

    pub(super) fn copy(&self, id: &str, copy: u8) -> CardId {
        let entry = noun(provost_interpreter::vocabulary::ENTRY_CLASS, id);
        let mut cards = self.table.content.cards.iter();
        let at = cards.position(|card| card.entry == entry && card.copy == copy);
        CardId(u16::try_from(at.unwrap_or_else(|| panic!("no card `{id}` {copy}"))).unwrap())
    }

    pub(super) fn token(&self, id: &str) -> u8 {
        match self.table.content.index(noun("token", id)) {
            Index::Token(at) => at,
            _ => panic!("no token `{id}`"),
        }
    }

    pub(super) fn colour(&self, id: &str) -> u8 {
        self.table.content.colour(noun("die", id)).unwrap()
    }

    /// Lays out a land with the first header, and a monster.
    pub(super) fn land(&mut self, land: &str, monster: &str) {
        let (land, header) = (self.card(land), self.card("header-1"));
        self.table.state.board.lands[0] = land;
        self.table.state.board.headers[0] = (header, 0);
        self.monster(Site::Land(0), monster);
    }

    pub(super) fn monster(&mut self, site: Site, monster: &str) {
        let monster = self.card(monster);
        self.table.lay_monster(site, monster);
    }

    /// Assigns a mercenary of a player with dice and traps.
    pub(super) fn assign(
        &mut self,
        path: u8,
        seat: u8,
        who: &str,
        dice: &[(&str, u8)],
        traps: &[&str],
    ) -> CardId {
        let card = self.card(who);
        if self.table.state.card(card).owner != seat {
            self.table.leave_clan(card);
            self.table.join(seat, card);
        }
        let path = PathId(path);
        self.table.occupy(path, card);
        for (colour, count) in dice {
            let colour = self.colour(colour);
            (0..*count).for_each(|_| self.table.lay_die(path, colour, CardId::NONE));
        }
        for id in traps {
            let trap = (0..9)
                .map(|copy| self.copy(id, copy))
                .find(|trap| self.table.state.card(*trap).path == PathId::NONE);
            let trap = trap.unwrap();
            self.table.state.with_card(trap, |place| *place = Card { owner: seat, ..Card::default() });
            self.table.lay_trap(path, trap);
        }
        card
    }

    pub(super) fn give(&mut self, path: u8, token: &str, count: i32) {
        let token = self.token(token);
        self.table.lay_tokens(PathId(path), token, count);
    }

    pub(super) fn path(&self, path: u8) -> &Path {
        self.table.state.path(PathId(path))
    }

    /// The next dice come up so.
    pub(super) fn dice(&mut self, faces: &[u8]) {
        assert_eq!(self.table.state.chance.fixed_left(), 0, "dice are left");
        self.table.state.chance.fix(faces);
    }

    /// Damage done by earlier paths.
    pub(super) fn damage(&mut self, carried: i16) {
        self.table.state.roll = Roll { carried, ..Roll::default() };
    }

    /// Runs a procedure with these answers, to its end.
    pub(super) fn run(&mut self, step: Step, answers: &[Do]) {
        self.begin(step, answers);
        assert!(self.machine.is_idle(), "still asked: {:?}", self.asked());
        assert_eq!(self.table.state.chance.fixed_left(), 0, "dice are left");
    }

    /// Runs a procedure with these answers.
    pub(super) fn begin(&mut self, step: Step, answers: &[Do]) {
        let content = Arc::clone(&self.table.content);
        self.machine.begin(&content.program, &self.table, Flow::Call(step)).unwrap();
        self.machine.run(&content.program, &mut self.table).unwrap();
        self.answer(answers);
    }

    pub(super) fn answer(&mut self, answers: &[Do]) {
        let content = Arc::clone(&self.table.content);
        for answer in answers {
            let option = self.option(*answer);
            let asked = self.asked();
            assert!(self.machine.answer(option).is_ok(), "{answer:?} ({option:?}) is not in {asked:?}");
            self.machine.run(&content.program, &mut self.table).unwrap();
        }
    }

    fn option(&self, answer: Do) -> ChoiceOption {
        match answer {
            Do::Use(id) => {
                let entry = noun(provost_interpreter::vocabulary::ENTRY_CLASS, id);
                let options = self.machine.choice().map_or(&[][..], |choice| &choice.options);
                let found = options.iter().find(|option| match option {
                    ChoiceOption::Use { ability, .. } => {
                        self.table.content.program.ability(*ability).unwrap().entry == entry
                    }
                    _ => false,
                });
                *found.unwrap_or_else(|| panic!("`{id}` is not in {:?}", self.asked()))
            }
            Do::Done => ChoiceOption::Done,
            Do::Count(count) => ChoiceOption::Count(count),
            Do::Die(colour) => ChoiceOption::Noun(noun("die", colour)),
            Do::PathDie(path, at) => {
                let die = self.path(path).dice.as_slice()[usize::from(at)];
                let noun = self.table.content.dice[usize::from(die.colour)].noun;
                ChoiceOption::Unit { noun, thing: Item::PathDie(PathId(path), at).thing() }
            }
            Do::Card(card) => ChoiceOption::Thing(Item::Card(card).thing()),
            Do::Act(act) => act.option(),
        }
    }

    /// Who is asked what, in words.
    pub(super) fn asked(&self) -> String {
        let Some(Choice { player, kind, options, .. }) = self.machine.choice() else {
            return "nothing".into();
        };
        let vocabulary = &loaded().game("monster-lands").unwrap().vocabulary;
        let kind = match kind {
            ChoiceKind::Game(number) => format!("{:?}", Ask::from_number(*number)),
            kind => format!("{kind:?}"),
        };
        let word = |option: &ChoiceOption| match option {
            ChoiceOption::Use { ability, .. } => {
                let entry = self.table.content.program.ability(*ability).unwrap().entry;
                format!("use {}", vocabulary.noun(entry).id)
            }
            ChoiceOption::Game(number) => format!("{:?}", Act::from_number(*number)),
            ChoiceOption::Thing(thing) | ChoiceOption::Unit { thing, .. } => {
                format!("{:?}", Item::of(*thing))
            }
            ChoiceOption::Noun(noun) => vocabulary.noun(*noun).id.clone(),
            option => format!("{option:?}"),
        };
        format!("player {} {kind}: {:?}", player.0, options.iter().map(word).collect::<Vec<_>>())
    }

    /// Writes the log from here on.
    pub(super) fn listen(&mut self) {
        self.table.log.on = true;
        self.table.log.events.clear();
    }

    /// Returns whether something was written.
    pub(super) fn heard(&self, what: EventKind) -> bool {
        self.table.log.events.iter().any(|event| event.what == what)
    }
}
