//! The hooks of a battle, answered by the machine: checked effects, compiled and filed as in any game.

use super::Hooks;
use provost_interpreter::hook::{Context, Thing};
use provost_interpreter::machine::{Machine, Outcome, Query, Roll, ask, number, total};
use provost_interpreter::testing::Toy;
use provost_interpreter::testing::game::{hooks, targets};
use provost_interpreter::testing::host::{Question, Seat, Step, ToyHost};
use provost_interpreter::testing::nouns;
use provost_interpreter::vocabulary::id::{HookId, NounId};

/// The hooks of a battle, answered by the interpreter.
#[derive(Clone, Debug)]
pub struct Interpreted<'t> {
    toy: &'t Toy,
    host: ToyHost,
    machine: Machine<Step>,
    context: Context,
    roll: Roll,
}

impl<'t> Interpreted<'t> {
    /// Makes a table of its own, like this one.
    pub fn new(toy: &'t Toy, host: &ToyHost) -> Self {
        let context = host.battle(hooks::BeforeAttack, Thing(0));
        let roll = Roll::new(&toy.program, hooks::Roll, targets::EachDie, targets::Total);
        Self { toy, host: host.clone(), machine: Machine::new(), context, roll }
    }

    fn raise(&mut self, hook: HookId) {
        self.context.move_to(hook);
        let outcome = self.machine.raise(&self.toy.program, &mut self.host, &self.context);
        assert!(matches!(outcome, Ok(Outcome::Done)), "nobody is asked in this battle");
    }
}

impl Hooks for Interpreted<'_> {
    fn before_attack(&mut self) {
        self.raise(hooks::BeforeAttack);
    }

    fn after_wound(&mut self) {
        self.raise(hooks::AfterWound);
    }

    fn elimination(&mut self) {
        self.raise(hooks::Elimination);
    }

    fn set_wounds(&mut self, wounds: i32) {
        if let Some(card) = self.host.state.cards.first_mut() {
            card.wounds = wounds;
        }
    }

    fn attack_size(&mut self, base: i32) -> i32 {
        self.context.move_to(hooks::AttackSize);
        number(&self.toy.program, &self.host, &self.context, Query::new(targets::AttackDice), base)
    }

    fn total(&mut self, purpose: NounId, dice: &[(NounId, i32)]) -> i32 {
        self.context.move_to(hooks::Roll);
        self.context.qualify(0, nouns::ATTACK);
        self.context.qualify(0, purpose);
        total(&self.toy.program, &self.host, &self.context, &self.roll, dice)
    }

    fn traps(&mut self) -> i32 {
        self.context.move_to(hooks::CaptureCheck);
        ask(&self.toy.program, &self.host, &self.context, Question::Traps).takes(1)
    }

    fn may_use(&mut self, token: NounId) -> bool {
        self.context.move_to(hooks::InBattle);
        ask(&self.toy.program, &self.host, &self.context, Question::Token(token)).allows(true)
    }

    fn seats(&self) -> [Seat; 3] {
        self.host.state.seats
    }
}
