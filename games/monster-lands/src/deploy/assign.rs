//! Assigns a mercenary to a path with dice and tokens; nothing can be added later.

use super::{STRANGE, answer};
use crate::ask::{Ask, ask};
use crate::context::moment;
use crate::registry::hooks::Hook;
use crate::step::Step;
use crate::table::{Flow, Question, Table};
use crate::thing::{CardId, Item, PathId, Site};
use provost_interpreter::choice::{Choice, ChoiceOption};
use provost_interpreter::hook::Window;
use provost_interpreter::host::Reply;
use provost_interpreter::machine;
use provost_interpreter::program::Program;
use serde::{Deserialize, Serialize};

/// The progress of an assignment.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum AssignStage {
    #[default]
    Whom,
    Dice,
    Tokens,
    /// Everything is placed: hooks fire.
    Heard,
    Over,
}

impl Step {
    /// Returns the procedure of an assignment to a path.
    pub(crate) const fn assign(seat: u8, path: PathId) -> Self {
        Self::Assign { seat, path, stage: AssignStage::Whom }
    }
}

impl Table {
    pub(crate) fn go_assign(
        &mut self,
        program: &Program,
        (seat, path): (u8, PathId),
        stage: &mut AssignStage,
        mut reply: Reply,
        choice: &mut Choice,
    ) -> Flow {
        loop {
            let option = match *stage {
                AssignStage::Whom => answer(reply, choice, |choice| self.offer_assignable(seat, choice)),
                AssignStage::Dice => answer(reply, choice, |choice| self.offer_dice(seat, path, choice)),
                AssignStage::Tokens => answer(reply, choice, |choice| self.offer_tokens(seat, path, choice)),
                AssignStage::Heard => {
                    *stage = AssignStage::Over;
                    self.state.board.bans.benefits = !self.gives_benefits(program, seat, path);
                    return Flow::Open(Window::event(self.on_path_at(Hook::Assign, path)));
                }
                AssignStage::Over => {
                    self.state.board.bans.benefits = false;
                    return self.settled();
                }
            };
            reply = Reply::Go;
            let option = match option {
                Some(option) => option,
                // Nothing can be added.
                None if choice.options.is_empty() => ChoiceOption::Stop,
                None => return Flow::Ask,
            };
            match (*stage, option) {
                (AssignStage::Whom, ChoiceOption::Thing(thing)) => {
                    self.send(seat, path, Self::card_of(thing));
                    *stage = AssignStage::Dice;
                }
                (AssignStage::Whom, _) => return Flow::Done,
                (AssignStage::Dice, ChoiceOption::Stop) => *stage = AssignStage::Tokens,
                (AssignStage::Dice, ChoiceOption::Noun(noun)) => {
                    let colour = self.content.colour(noun).unwrap_or(u8::MAX);
                    if !self.add_die(seat, path, colour) {
                        return STRANGE;
                    }
                }
                (AssignStage::Tokens, ChoiceOption::Stop) => *stage = AssignStage::Heard,
                (_, option) => {
                    if !self.add_token(seat, path, option) {
                        return STRANGE;
                    }
                }
            }
        }
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
