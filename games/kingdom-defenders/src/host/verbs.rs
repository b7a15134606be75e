//! What verbs do: every verb and the method that does it; the methods stand in one file for each group.

mod cards;
mod discs;
mod goods;

use crate::registry::verbs::Verb;
use crate::table::{Flow, Table};
use crate::thing::Item;
use provost_interpreter::hook::Thing;
use provost_interpreter::host::{Args, Scope};

impl Table {
    /// Returns whether a verb would do anything, as far as amounts are not concerned.
    pub(super) fn is_doable(&self, verb: Verb, args: &Args<'_>, scope: &Scope<'_>) -> bool {
        let seat = self.owner_seat(scope);
        match verb {
            Verb::Gain | Verb::Lose | Verb::Heal | Verb::GoFirst | Verb::PutInSpace => true,
            Verb::PlayerGains | Verb::PlayerLoses | Verb::TakeWounds => self.is_open(args.thing(0), scope),
            Verb::Steal | Verb::StealGoods => self.can_steal(args, scope),
            Verb::StealGoodsFromDifferentRivals => self.can_steal_from_each(args, scope),
            Verb::Raise => self.can_raise(seat, args),
            Verb::Store => self.can_store(seat, self.stored_kinds(args)),
            Verb::TakeFromCamp => self.is_open(args.thing(1), scope),
            Verb::CompleteAdventure | Verb::CompleteAdventureReturningDiscs | Verb::CompleteDeed => {
                self.can_complete_card(args, scope, false)
            }
            Verb::CompleteAdventureIgnoring => self.can_complete_card(args, scope, true),
            Verb::TakeReward | Verb::TakeRewardWithoutBonus | Verb::TakeRelics => {
                self.is_face_up(args.thing(0)) && self.is_open(args.thing(0), scope)
            }
            Verb::Copy => self.can_copy(args.thing(0), scope),
            Verb::GainDisc => self.can_gain_disc(seat),
            Verb::AddGreyDisc => self.can_add_grey(seat, args, scope),
            Verb::MoveDisc => self.can_go(args),
            Verb::MoveDiscs => self.can_go_together(seat, args, scope),
            Verb::PutInPlace => self.can_replace(seat, args, scope),
            Verb::SwapDiscs => self.swaps(seat, scope.source(), self.areas(args, 0)).next().is_some(),
            Verb::ReturnDisc => self.can_return(args, scope),
            Verb::ActivateFirst => self.own_waiting_space(seat, args).is_some(),
            // Answers to questions are never done.
            Verb::Forbid | Verb::Waive => false,
        }
    }

    /// Does a verb.
    pub(super) fn do_verb(&mut self, verb: Verb, args: &Args<'_>, scope: &Scope<'_>) -> Flow {
        let seat = self.owner_seat(scope);
        match verb {
            Verb::Gain => self.gain_picked(Some(seat), args, 0, scope),
            Verb::PlayerGains => self.gain_picked(Item::seat_of(args.thing(0)), args, 1, scope),
            Verb::Lose => self.lose_picked(Some(seat), args, 0),
            Verb::PlayerLoses => self.lose_picked(Item::seat_of(args.thing(0)), args, 1),
            Verb::Steal => self.steal_picked(seat, args),
            Verb::StealGoods => goods::steal_goods(seat, Item::seat_of(args.thing(1)), args, scope),
            Verb::StealGoodsFromDifferentRivals => goods::steal_goods(seat, None, args, scope),
            Verb::Raise => self.raise(seat, args),
            Verb::Heal => self.heal_picked(seat, args),
            Verb::TakeWounds => self.wound_picked(args, scope),
            Verb::Store => self.store_named(seat, args),
            Verb::TakeFromCamp => self.take_from_camp(seat, args),
            Verb::CompleteAdventure => self.complete_adventure(seat, args, false),
            Verb::CompleteAdventureReturningDiscs => self.complete_returning(seat, args),
            Verb::CompleteAdventureIgnoring => self.complete_adventure(seat, args, true),
            Verb::CompleteDeed => cards::complete_deed(seat, args),
            Verb::TakeReward => cards::take_reward(seat, args, true),
            Verb::TakeRewardWithoutBonus => cards::take_reward(seat, args, false),
            Verb::TakeRelics => self.take_for_relics(seat, args),
            Verb::GainDisc => self.gain_discs(seat, args),
            Verb::AddGreyDisc => self.add_grey(seat, args),
            Verb::MoveDisc => self.move_to(args),
            Verb::MoveDiscs => self.move_together(seat, args, scope),
            Verb::PutInPlace => self.replace(args, scope),
            Verb::SwapDiscs => self.swap_places(seat, args, scope),
            Verb::ReturnDisc => self.take_back(args),
            Verb::ActivateFirst => self.activate_first(seat, args),
            Verb::Copy => self.copy(seat, args, scope),
            Verb::GoFirst => self.go_first(seat),
            Verb::PutInSpace => self.put_in_space(args),
            Verb::Forbid | Verb::Waive => Flow::Done,
        }
    }

    /// Returns whether nothing protects a thing from the action at work.
    fn is_open(&self, thing: Thing, scope: &Scope<'_>) -> bool {
        Item::of(thing).is_some_and(|item| self.may_target(self.owner_seat(scope), scope.source(), item))
    }
}
