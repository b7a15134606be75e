//! What the parts cost that a battle does not show: windows nobody hears, abilities that are declined, cards that
//! come and go, and the copies that search agents make all the time.

use crate::battle::table;
use provost_interpreter::choice::ChoiceOption;
use provost_interpreter::filing::{Attachment, Filing, Reach};
use provost_interpreter::hook::{Context, Player, Thing, Window};
use provost_interpreter::host::Flow;
use provost_interpreter::machine::{Machine, Outcome};
use provost_interpreter::testing::Toy;
use provost_interpreter::testing::game::hooks;
use provost_interpreter::testing::host::{Step, ToyHost};
use std::hint::black_box;

/// How many cards are in play when one more comes and goes: about 150 listeners.
const CARDS: u32 = 150;

/// Something small that is done over and over.
#[derive(Clone, Debug)]
pub struct Part {
    toy: Toy,
    host: ToyHost,
    machine: Machine<Step>,
    context: Context,
    filing: Filing,
    copy: Machine<Step>,
}

/// A part with its name.
pub type Named = (&'static str, fn(&mut Part));

/// The parts, by the name under which they are profiled.
pub const PARTS: [Named; 8] = [
    ("raise-unheard", Part::raise_unheard),
    ("window-unheard", Part::window_unheard),
    ("wound-unheard", Part::wound_unheard),
    ("declined", Part::declined),
    ("attach-detach", Part::attach_detach),
    ("copy-filing", Part::copy_filing),
    ("clone-filing", Part::clone_filing),
    ("copy-machine", Part::copy_machine),
];

impl Part {
    /// A table with one optional ability in force, a filing with many listeners and a machine that asks.
    pub fn new() -> Result<Self, String> {
        let (toy, host) = table(&["before wound: may cancel 1 hit.", "on roll: +1 to each magic die."], 0)?;
        let mut filing = Filing::new(&toy.program);
        for card in 0..CARDS {
            Self::attach(&toy, &mut filing, card);
        }
        let context = host.battle(hooks::BeforeWound, Thing(0));
        let mut part = Self { toy, host, machine: Machine::new(), context, filing, copy: Machine::new() };
        part.host.state.hits = 1;
        part.ask();
        part.copy = part.machine.clone();
        part.machine.abandon();
        Ok(part)
    }

    fn attach(toy: &Toy, filing: &mut Filing, card: u32) {
        let rank = u16::try_from(card * 7 % CARDS).unwrap_or(0);
        let to = Attachment { source: Thing(card), owner: Player(0), rank, reach: Reach(0) };
        let code = toy.codes.get(card as usize % 2).copied().unwrap_or_default();
        filing.attach(&toy.program, to, code);
    }

    fn ask(&mut self) {
        let outcome = self.machine.raise(&self.toy.program, &mut self.host, &self.context);
        assert!(matches!(outcome, Ok(Outcome::Ask(_))));
    }

    /// A moment that nobody listens for.
    fn raise_unheard(&mut self) {
        let context = self.context.at(hooks::AfterWound);
        let outcome = self.machine.raise(&self.toy.program, &mut self.host, &context);
        assert_eq!(outcome, Ok(Outcome::Done));
    }

    /// A window that nobody listens to.
    fn window_unheard(&mut self) {
        let window = Window::event(self.context.at(hooks::AfterWound));
        self.machine.begin(&self.toy.program, &self.host, Flow::Open(window)).ok();
        assert_eq!(self.machine.run(&self.toy.program, &mut self.host), Ok(Outcome::Done));
    }

    /// A procedure inside a full window whose other hooks nobody listens to; the ability is not possible.
    fn wound_unheard(&mut self) {
        let step = Step::Wound { victim: Thing(1), hits: 0, outer: 0, stage: 0 };
        self.machine.begin(&self.toy.program, &self.host, Flow::Call(step)).ok();
        assert_eq!(self.machine.run(&self.toy.program, &mut self.host), Ok(Outcome::Done));
    }

    /// A window with one optional ability that is not used.
    fn declined(&mut self) {
        self.ask();
        self.machine.answer(ChoiceOption::Done).ok();
        assert_eq!(self.machine.run(&self.toy.program, &mut self.host), Ok(Outcome::Done));
    }

    /// A card that comes and goes.
    fn attach_detach(&mut self) {
        Self::attach(&self.toy, &mut self.filing, CARDS);
        self.filing.detach(Thing(CARDS));
    }

    /// The abilities in force, copied over others.
    fn copy_filing(&mut self) {
        self.host.state.filing.clone_from(black_box(&self.filing));
    }

    /// The abilities in force, copied to a new place.
    fn clone_filing(&mut self) {
        black_box(black_box(&self.filing).clone());
    }

    /// A machine that waits for an answer, copied over another.
    fn copy_machine(&mut self) {
        self.machine.clone_from(black_box(&self.copy));
    }
}
