//! The adventure phase: missions, battles, conquest, loot.

mod area;
mod attack;
mod bans;
mod battle;
mod conquest;
mod divert;
mod hits;
mod loot;
mod mission_contract;
mod mission_dice;
pub(super) mod phase;
mod result;
mod reveal;
mod site;
mod strike;
#[cfg(test)]
mod tests;
mod totals;
mod trick;

use super::step::Step;
use super::table::{Flow, Table};
use provost_interpreter::choice::Choice;
use provost_interpreter::host::Reply;
use provost_interpreter::program::Program;

impl Table {
    /// Takes a procedure of this part of the game one step further.
    pub(super) fn go_adventure(
        &mut self,
        program: &Program,
        step: &mut Step,
        reply: Reply,
        choice: &mut Choice,
    ) -> Flow {
        match step {
            Step::Adventure { stage } => self.adventure(stage),
            Step::DiceMission { stage } => self.dice_mission(program, stage),
            Step::ContractMission { path, due, stage } => self.contract(path, due, stage, reply, choice),
            Step::Site { site, stage } => self.site(program, *site, stage),
            Step::Reveal { site, path, trap, stage } => {
                self.reveal(*site, (path, trap), stage, reply, choice)
            }
            Step::Trick { stage } => self.trick(stage),
            Step::Battle { site, path, stage } => self.battle(*site, path, stage),
            Step::Attack { path, stage } => self.attack(*path, stage),
            Step::Divert { path, dice, stage, outer } => self.diverted(*path, *dice, stage, outer),
            Step::Area { path, dice, stage, outer } => self.area(*path, *dice, stage, outer),
            Step::Hits { path, hits, stage, outer } => self.hits(*path, hits, stage, outer),
            Step::Strike { path, purpose, stage } => {
                self.strike(program, (*path, *purpose), stage, reply, choice)
            }
            Step::Result { path, purpose, stage } => self.result(program, *path, *purpose, stage),
            Step::Conquest { site, path, stage } => self.conquest(*site, path, stage),
            Step::Loot { site, path, left } => self.loot(*site, path, left),
            Step::Game { .. }
            | Step::Setup { .. }
            | Step::Pool { .. }
            | Step::Deployment { .. }
            | Step::Turn { .. }
            | Step::DummyTurn { .. }
            | Step::Assign { .. }
            | Step::Hire { .. }
            | Step::BuyTraps { .. }
            | Step::BuyTokens { .. }
            | Step::TakeEquipment { .. }
            | Step::GiveEquipment { .. }
            | Step::TakeLoot { .. }
            | Step::Payout { .. }
            | Step::TurnDie { .. }
            | Step::Overflow { .. }
            | Step::Settle { .. }
            | Step::OwnWindow { .. }
            | Step::Draw { .. }
            | Step::CleanUp { .. }
            | Step::Wages { .. }
            | Step::Leader { .. } => Flow::Fail("not a procedure of the adventure phase"),
        }
    }
}
