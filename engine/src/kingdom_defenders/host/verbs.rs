//! What verbs do, one file for each group of the registry.

mod cards;
mod discs;
mod goods;

use crate::kingdom_defenders::registry::verbs::Verb;
use crate::kingdom_defenders::table::{Table, Way};
use crate::kingdom_defenders::thing::Item;
use provost_interpreter::hook::Thing;
use provost_interpreter::host::{Args, Scope};

impl Table {
    /// Returns whether a verb would do anything, as far as amounts are not concerned.
    pub(super) fn is_doable(&self, verb: Verb, args: &Args<'_>, scope: &Scope<'_>) -> bool {
        match verb {
            Verb::Gain
            | Verb::PlayerGains
            | Verb::Lose
            | Verb::PlayerLoses
            | Verb::Steal
            | Verb::StealGoods
            | Verb::StealGoodsFromDifferentRivals
            | Verb::Raise
            | Verb::Heal
            | Verb::TakeWounds
            | Verb::Store
            | Verb::TakeFromCamp => self.can_change_goods(verb, args, scope),
            Verb::CompleteAdventure
            | Verb::CompleteAdventureReturningDiscs
            | Verb::CompleteAdventureIgnoring
            | Verb::CompleteDeed
            | Verb::TakeReward
            | Verb::TakeRewardWithoutBonus
            | Verb::TakeRelics
            | Verb::Copy => self.can_use_card(verb, args, scope),
            Verb::GainDisc
            | Verb::AddGreyDisc
            | Verb::MoveDisc
            | Verb::MoveDiscs
            | Verb::PutInPlace
            | Verb::SwapDiscs
            | Verb::ReturnDisc
            | Verb::ActivateFirst
            | Verb::GoFirst
            | Verb::PutInSpace => self.can_move_discs(verb, args, scope),
            // Answers to questions are never done.
            Verb::Forbid | Verb::Waive => false,
        }
    }

    /// Does a verb.
    pub(super) fn do_verb(&mut self, verb: Verb, args: &Args<'_>, scope: &Scope<'_>) -> Way {
        match verb {
            Verb::Gain
            | Verb::PlayerGains
            | Verb::Lose
            | Verb::PlayerLoses
            | Verb::Steal
            | Verb::StealGoods
            | Verb::StealGoodsFromDifferentRivals
            | Verb::Raise
            | Verb::Heal
            | Verb::TakeWounds
            | Verb::Store
            | Verb::TakeFromCamp => self.change_goods(verb, args, scope),
            Verb::CompleteAdventure
            | Verb::CompleteAdventureReturningDiscs
            | Verb::CompleteAdventureIgnoring
            | Verb::CompleteDeed
            | Verb::TakeReward
            | Verb::TakeRewardWithoutBonus
            | Verb::TakeRelics
            | Verb::Copy => self.use_card(verb, args, scope),
            Verb::GainDisc
            | Verb::AddGreyDisc
            | Verb::MoveDisc
            | Verb::MoveDiscs
            | Verb::PutInPlace
            | Verb::SwapDiscs
            | Verb::ReturnDisc
            | Verb::ActivateFirst
            | Verb::GoFirst
            | Verb::PutInSpace => self.move_discs(verb, args, scope),
            Verb::Forbid | Verb::Waive => Way::Done,
        }
    }

    /// Returns whether nothing protects a thing from the action at work.
    fn is_open(&self, thing: Thing, scope: &Scope<'_>) -> bool {
        Item::of(thing).is_some_and(|item| self.may_target(self.owner_seat(scope), scope.source(), item))
    }
}
