//! Assigns a mercenary to a path with dice and tokens; nothing can be added later.

use super::{STRANGE, answer};
use crate::ask::{Ask, ask};
use crate::context::moment;
use crate::registry::hooks::Hook;
use crate::table::{Flow, Question, Table};
use crate::thing::{CardId, Item, PathId, Site};
use provost_interpreter::choice::{Choice, ChoiceOption};
use provost_interpreter::hook::Window;
use provost_interpreter::host::Reply;
use provost_interpreter::machine;
use provost_interpreter::program::Program;

const WHOM: u8 = 0;
const DICE: u8 = 1;
const TOKENS: u8 = 2;
/// Everything is placed: hooks fire.
const HEARD: u8 = 3;
const OVER: u8 = 4;

impl Table {
    pub(super) fn go_assign(
        &mut self,
        program: &Program,
        (seat, path): (u8, PathId),
        stage: &mut u8,
        mut reply: Reply,
        choice: &mut Choice,
    ) -> Flow {
        while *stage < HEARD {
            let option = answer(reply, choice, |choice| match *stage {
                WHOM => self.offer_assignable(seat, choice),
                DICE => self.offer_dice(seat, path, choice),
                TOKENS.. => self.offer_tokens(seat, path, choice),
            });
            reply = Reply::Go;
            let option = match option {
                Some(option) => option,
                // Nothing can be added.
                None if choice.options.is_empty() => ChoiceOption::Stop,
                None => return Flow::Ask,
            };
            match (*stage, option) {
                (WHOM, ChoiceOption::Thing(thing)) => {
                    self.send(seat, path, Self::card_of(thing));
                    *stage = DICE;
                }
                (WHOM, _) => return Flow::Done,
                (_, ChoiceOption::Stop) => *stage += 1,
                (DICE, ChoiceOption::Noun(noun)) => {
                    let colour = self.content.colour(noun).unwrap_or(u8::MAX);
                    if !self.add_die(seat, path, colour) {
                        return STRANGE;
                    }
                }
                (_, option) => {
                    if !self.add_token(seat, path, option) {
                        return STRANGE;
                    }
                }
            }
        }
        if *stage == HEARD {
            *stage = OVER;
            self.state.board.bans.benefits = !self.gives_benefits(program, seat, path);
            return Flow::Open(Window::event(self.on_path_at(Hook::Assign, path)));
        }
        self.state.board.bans.benefits = false;
        self.settled()
    }

    fn offer_assignable(&self, seat: u8, choice: &mut Choice) {
        ask(choice, seat, Ask::AssignWhom);
        for card in self.assignable(seat) {
            choice.offer_new(ChoiceOption::Thing(Item::Card(card).thing()));
        }
    }

    /// Sends a mercenary to its path with the required dice.
    fn send(&mut self, seat: u8, path: PathId, card: CardId) {
        self.occupy(path, card);
        let required = self.required_dice(path);
        for (colour, count) in (0..).zip(required) {
            for _ in 0..count {
                self.add_die(seat, path, colour);
            }
        }
    }

    /// Returns whether a path gives its benefit; a monster on its land may forbid it.
    fn gives_benefits(&self, program: &Program, seat: u8, path: PathId) -> bool {
        let Site::Land(land) = path.site() else { return true };
        let context = moment(Hook::Always, seat);
        machine::ask(program, self, &context, Question::Benefits(land)).allows(true)
    }
}
