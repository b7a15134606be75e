//! A player's own window outside turns: anything allowed at any time, until done.

use super::STRANGE;
use crate::ask::{Ask, ask};
use crate::context::moment;
use crate::registry::hooks::Hook;
use crate::step::Step;
use crate::table::{Flow, Table};
use provost_interpreter::choice::{Choice, ChoiceOption};
use provost_interpreter::host::Reply;
use provost_interpreter::program::Program;

impl Table {
    pub(crate) fn go_own_window(
        &mut self,
        program: &Program,
        seat: u8,
        reply: Reply,
        choice: &mut Choice,
    ) -> Flow {
        self.state.board.active = seat;
        let context = moment(Hook::AnyTime, seat);
        match reply {
            Reply::Chose(ChoiceOption::Done) => Flow::Done,
            Reply::Chose(ChoiceOption::Use { ability, source }) => {
                self.use_at(program, context, ability, source).unwrap_or(STRANGE)
            }
            Reply::Chose(ChoiceOption::Thing(thing)) => {
                Flow::Call(Step::Settle { seat, land: Self::card_of(thing) })
            }
            Reply::Chose(_) => STRANGE,
            Reply::Go | Reply::Back | Reply::Ended(_) => {
                ask(choice, seat, Ask::OwnWindow);
                self.offer_uses(program, &context, choice);
                self.offer_settling(seat, choice);
                if choice.options.is_empty() {
                    choice.clear();
                    return Flow::Done;
                }
                choice.offer(ChoiceOption::Done);
                Flow::Ask
            }
        }
    }
}
