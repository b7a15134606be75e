//! The verbs, one file per group of the registry.

mod battle;
mod dice;
mod gain;
mod monster;
mod offer;
mod setup;

use crate::registry::verbs::Verb;
use crate::table::{Flow, Table};
use provost_interpreter::host::{Args, Scope};

impl Table {
    /// Returns whether a verb would do anything, apart from amounts.
    pub(super) fn is_doable(&self, verb: Verb, args: &Args<'_>, scope: &Scope<'_>) -> bool {
        if Self::is_dummy(scope) && Self::needs_clan(verb) {
            return false;
        }
        match verb {
            Verb::Gain
            | Verb::GainOtherColour
            | Verb::Lose
            | Verb::Give
            | Verb::Discard
            | Verb::Carry
            | Verb::Heal
            | Verb::DiscardSelf
            | Verb::TakeTile
            | Verb::ReturnTile
            | Verb::Store
            | Verb::PutCounters
            | Verb::RemoveCounters
            | Verb::DoNothing
            | Verb::Revive => self.can_gain(verb, args, scope),
            Verb::Turn
            | Verb::Reroll
            | Verb::RerollDice
            | Verb::SetDie
            | Verb::FlipDie
            | Verb::SwapDice
            | Verb::PutDice
            | Verb::Shield
            | Verb::Steal
            | Verb::Mark
            | Verb::CancelTrick
            | Verb::Hide => self.can_move_dice(verb, args, scope),
            Verb::RemoveAttackDice
            | Verb::Divert
            | Verb::RerollMisses
            | Verb::RollAgainst
            | Verb::Deal
            | Verb::CancelHits
            | Verb::CancelWounds
            | Verb::Attacks
            | Verb::Dies => self.can_fight(verb, args, scope),
            Verb::PutAtEntrance
            | Verb::SendToEntrance
            | Verb::DrawForLand
            | Verb::DrawForEntrance
            | Verb::DrawLevel
            | Verb::SendDummy
            | Verb::WinPath => self.can_move_monster(verb, args, scope),
            Verb::Hire
            | Verb::HireFree
            | Verb::Buy
            | Verb::BuyAt
            | Verb::BuyEquipment
            | Verb::TakeEquipment
            | Verb::TakeLoot
            | Verb::Refill
            | Verb::Renew => self.can_take_offer(verb, args, scope),
            Verb::Set
            | Verb::StartWith
            | Verb::KeepOnly
            | Verb::KeepAffinity
            | Verb::KeepLevel
            | Verb::LeaveOut
            | Verb::TurnOn
            | Verb::AddAffinity
            | Verb::ReplaceBuilding
            | Verb::ReplacePanic => true,
            // Answers to questions are never performed.
            Verb::ForbidEquipment
            | Verb::ForbidTokens
            | Verb::ForbidDefenseTalents
            | Verb::ForbidPathBenefits
            | Verb::ForbidBuilding
            | Verb::ForbidBuildings
            | Verb::RequireTraps
            | Verb::ReverseOrder
            | Verb::CountsAs
            | Verb::CountsAsEach
            | Verb::DieCountsAs
            | Verb::Waive => false,
        }
    }

    /// Performs a verb.
    pub(super) fn do_verb(&mut self, verb: Verb, args: &Args<'_>, scope: &Scope<'_>) -> Flow {
        match verb {
            Verb::Gain
            | Verb::GainOtherColour
            | Verb::Lose
            | Verb::Give
            | Verb::Discard
            | Verb::Carry
            | Verb::Heal
            | Verb::DiscardSelf
            | Verb::TakeTile
            | Verb::ReturnTile
            | Verb::Store
            | Verb::PutCounters
            | Verb::RemoveCounters
            | Verb::DoNothing
            | Verb::Revive => self.do_gain(verb, args, scope),
            Verb::Turn
            | Verb::Reroll
            | Verb::RerollDice
            | Verb::SetDie
            | Verb::FlipDie
            | Verb::SwapDice
            | Verb::PutDice
            | Verb::Shield
            | Verb::Steal
            | Verb::Mark
            | Verb::CancelTrick
            | Verb::Hide => self.move_dice(verb, args, scope),
            Verb::RemoveAttackDice
            | Verb::Divert
            | Verb::RerollMisses
            | Verb::RollAgainst
            | Verb::Deal
            | Verb::CancelHits
            | Verb::CancelWounds
            | Verb::Attacks
            | Verb::Dies => self.fight(verb, args, scope),
            Verb::PutAtEntrance
            | Verb::SendToEntrance
            | Verb::DrawForLand
            | Verb::DrawForEntrance
            | Verb::DrawLevel
            | Verb::SendDummy
            | Verb::WinPath => self.move_monster(verb, args, scope),
            Verb::Hire
            | Verb::HireFree
            | Verb::Buy
            | Verb::BuyAt
            | Verb::BuyEquipment
            | Verb::TakeEquipment
            | Verb::TakeLoot
            | Verb::Refill
            | Verb::Renew => self.take_offer(verb, args, scope),
            Verb::Set
            | Verb::StartWith
            | Verb::KeepOnly
            | Verb::KeepAffinity
            | Verb::KeepLevel
            | Verb::LeaveOut
            | Verb::TurnOn
            | Verb::AddAffinity
            | Verb::ReplaceBuilding
            | Verb::ReplacePanic => self.set_up(verb, args, scope),
            Verb::ForbidEquipment
            | Verb::ForbidTokens
            | Verb::ForbidDefenseTalents
            | Verb::ForbidPathBenefits
            | Verb::ForbidBuilding
            | Verb::ForbidBuildings
            | Verb::RequireTraps
            | Verb::ReverseOrder
            | Verb::CountsAs
            | Verb::CountsAsEach
            | Verb::DieCountsAs
            | Verb::Waive => Flow::Done,
        }
    }
}
