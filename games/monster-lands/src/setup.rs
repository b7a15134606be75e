//! Set-up, and the drawing of monsters.

mod deal;
mod draw;
mod start;
#[cfg(test)]
mod tests;

use super::step::Step;
use super::table::{Flow, Table};
use provost_interpreter::choice::Choice;
use provost_interpreter::host::Reply;
use provost_interpreter::program::Program;

impl Table {
    /// Takes a procedure of this part of the game one step further. Kept out of line, so that `Table::go`
    /// only dispatches.
    #[inline(never)]
    #[expect(clippy::wildcard_enum_match_arm, reason = "`Table::go` sends nothing else here")]
    pub(super) fn go_setup(
        &mut self,
        _program: &Program,
        step: &mut Step,
        _reply: Reply,
        _choice: &mut Choice,
    ) -> Flow {
        match step {
            Step::Setup { stage, at } => self.step_setup(stage, at),
            Step::Draw { site, level, stage, card } => self.step_draw(*site, *level, stage, card),
            _ => Flow::Fail("not a procedure of set-up"),
        }
    }
}
