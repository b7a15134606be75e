//! The deployment phase: turns, purchases, assignment.

mod assign;
mod bill;
mod buy;
mod dummy;
mod equip;
mod hire;
mod load;
mod loot;
mod menu;
mod overflow;
mod own_window;
mod payout;
mod phase;
mod settle;
#[cfg(test)]
mod tests;
mod turn;
mod turn_die;

use super::step::Step;
use super::table::{Flow, Table};
use super::thing::CardId;
use provost_interpreter::choice::{Choice, ChoiceOption};
use provost_interpreter::host::Reply;
use provost_interpreter::program::Program;

/// An answer that was not among those offered.
const STRANGE: Flow = Flow::Fail("an answer that was not offered");

/// Returns the answer to a question, or its only option without asking. `fill` makes the question.
fn answer(reply: Reply, choice: &mut Choice, fill: impl FnOnce(&mut Choice)) -> Option<ChoiceOption> {
    if let Reply::Chose(option) = reply {
        return Some(option);
    }
    fill(choice);
    match *choice.options {
        [option] => {
            choice.clear();
            Some(option)
        }
        _ => None,
    }
}

/// Asks a question that [`answer`] could not answer; without options, ends the procedure.
fn unanswered(choice: &mut Choice) -> Flow {
    if choice.options.is_empty() {
        choice.clear();
        return Flow::Done;
    }
    Flow::Ask
}

impl Table {
    /// Takes a procedure of this part of the game one step further.
    #[expect(clippy::wildcard_enum_match_arm, reason = "`Table::go` says which procedures come here")]
    pub(super) fn go_deploy(
        &mut self,
        program: &Program,
        step: &mut Step,
        reply: Reply,
        choice: &mut Choice,
    ) -> Flow {
        match step {
            Step::Deployment { stage } => self.go_deployment(program, stage),
            Step::Turn { seat, acted, stage } => self.go_turn(program, *seat, acted, stage, reply, choice),
            Step::DummyTurn { stage, rolls } => self.go_dummy_turn(program, stage, rolls),
            Step::Assign { seat, path, stage } => {
                self.go_assign(program, (*seat, *path), stage, reply, choice)
            }
            Step::Hire { .. } => self.go_hire(program, step, reply, choice),
            Step::BuyTraps { .. } => self.go_buy_traps(program, step, reply, choice),
            Step::BuyTokens { .. } => self.go_buy_tokens(program, step, reply, choice),
            Step::TakeEquipment { .. } => self.go_take_equipment(program, step, reply, choice),
            Step::GiveEquipment { seat, card } => self.go_give_equipment(*seat, *card, reply, choice),
            Step::TakeLoot { seat, count } => self.go_take_loot(*seat, count, reply, choice),
            Step::Payout { .. } => self.go_payout(step),
            Step::TurnDie { seat, colour, face, by } => {
                self.go_turn_die(*seat, (*colour, *face), *by, reply, choice)
            }
            Step::Overflow { seat } => self.go_overflow(*seat, reply, choice),
            Step::Settle { seat, land } => self.go_settle(*seat, *land, reply, choice),
            Step::OwnWindow { seat } => self.go_own_window(program, *seat, reply, choice),
            _ => Flow::Fail("not a procedure of the deployment phase"),
        }
    }

    /// Returns the card that was chosen.
    fn chosen_card(option: ChoiceOption) -> Option<CardId> {
        match option {
            ChoiceOption::Thing(thing) => Some(Self::card_of(thing)),
            ChoiceOption::Use { .. }
            | ChoiceOption::Done
            | ChoiceOption::Alternative(_)
            | ChoiceOption::Noun(_)
            | ChoiceOption::Unit { .. }
            | ChoiceOption::Count(_)
            | ChoiceOption::Again
            | ChoiceOption::Stop
            | ChoiceOption::Game(_) => None,
        }
    }
}
