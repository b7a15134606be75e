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

pub(super) use assign::AssignStage;
pub(super) use buy::PurchaseStage;
pub(super) use dummy::DummyStage;
pub(super) use equip::EquipmentStage;
pub(super) use hire::HireStage;
pub(super) use payout::PayoutStage;
pub(super) use phase::DeploymentStage;
pub(super) use turn::TurnStage;

use super::table::{Flow, Table};
use super::thing::CardId;
use provost_interpreter::choice::{Choice, ChoiceOption};
use provost_interpreter::host::Reply;

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
