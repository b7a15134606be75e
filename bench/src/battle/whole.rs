//! A battle as a procedure on the machine's stack, which can pause at every window and asks one player once.

use super::{TEXTS, table};
use provost_interpreter::hook::Thing;
use provost_interpreter::host::Flow;
use provost_interpreter::machine::{Machine, Outcome};
use provost_interpreter::testing::Toy;
use provost_interpreter::testing::game::limits;
use provost_interpreter::testing::host::{Step, ToyHost};

/// In play besides the dozen.
const CHOICE: &str = "before wound, once per round: may cancel 1 hit.";

/// A table at which whole battles are fought.
#[derive(Clone, Debug)]
pub struct Whole {
    toy: Toy,
    host: ToyHost,
    machine: Machine<Step>,
}

impl Whole {
    /// Makes a table with `unused` entries that nobody has.
    pub fn new(unused: usize) -> Result<Self, String> {
        let (toy, host) = table(&[&TEXTS[..], &[CHOICE]].concat(), unused)?;
        Ok(Self { toy, host, machine: Machine::new() })
    }

    /// Fights one battle; whoever is asked says yes.
    pub fn fight(&mut self) -> Result<[i32; 2], String> {
        if let Some(card) = self.host.state.cards.first_mut() {
            card.wounds = 0;
        }
        self.host.state.uses.reset(limits::OncePerRound);
        let step = Step::Battle { fighter: Thing(0), stage: 0, scope: 0 };
        let program = &self.toy.program;
        self.machine.begin(program, &self.host, Flow::Call(step)).map_err(|fault| fault.to_string())?;
        loop {
            let answer = match self.machine.run(program, &mut self.host).map_err(|fault| fault.to_string())? {
                Outcome::Done => return Ok(self.host.state.totals),
                Outcome::Ask(choice) => choice.options.first().copied(),
            };
            let answer = answer.ok_or("a question without options")?;
            self.machine.answer(answer).map_err(|illegal| illegal.to_string())?;
        }
    }
}
