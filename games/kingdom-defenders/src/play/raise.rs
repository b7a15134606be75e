//! Raises a player on one of some tracks; only tracks with room are offered.

use crate::ask::{Ask, ask};
use crate::table::{Flow, Table};
use provost_interpreter::choice::{Choice, ChoiceOption};
use provost_interpreter::host::Reply;

impl Table {
    pub(crate) fn go_raise(
        &mut self,
        seat: u8,
        levels: u8,
        by: u8,
        reply: Reply,
        choice: &mut Choice,
    ) -> Flow {
        let chosen = match reply {
            Reply::Chose(ChoiceOption::Noun(noun)) => self.content.level(noun),
            Reply::Chose(_) | Reply::Go | Reply::Back | Reply::Ended(_) => {
                ask(choice, seat, Ask::Raise);
                for (at, track) in (0..).zip(&self.content.levels) {
                    if levels & (1 << at) != 0 && self.can_rise(seat, at) {
                        choice.offer(ChoiceOption::Noun(track.noun));
                    }
                }
                match *choice.options {
                    [] => return Flow::Done,
                    [ChoiceOption::Noun(only)] => self.content.level(only),
                    _ => return Flow::Ask,
                }
            }
        };
        let Some(level) = chosen else { return Flow::Fail("no such track") };
        self.rise(seat, level, by);
        Flow::Done
    }
}
