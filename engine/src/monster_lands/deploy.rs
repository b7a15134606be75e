//! The deployment phase: turns, purchases, assignment.

use super::step::Step;
use super::table::{Table, Way};
use provost_interpreter::choice::Choice;
use provost_interpreter::host::Reply;
use provost_interpreter::program::Program;

impl Table {
    /// Takes a procedure of this part of the game one step further.
    pub(super) fn go_deploy(
        &mut self,
        program: &Program,
        step: &mut Step,
        reply: Reply,
        choice: &mut Choice,
    ) -> Way {
        let _ = (program, step, reply, choice);
        Way::Fail("not built yet")
    }
}
