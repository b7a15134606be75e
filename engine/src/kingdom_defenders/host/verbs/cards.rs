//! Adventures, deeds and rewards, and the action of another tile.

use crate::kingdom_defenders::content::{Goods, Wounds};
use crate::kingdom_defenders::context::about;
use crate::kingdom_defenders::event::What;
use crate::kingdom_defenders::registry::hooks::Hook;
use crate::kingdom_defenders::registry::roles::Role;
use crate::kingdom_defenders::registry::verbs::Verb;
use crate::kingdom_defenders::state::Holder;
use crate::kingdom_defenders::step::Step;
use crate::kingdom_defenders::table::{Table, Way};
use crate::kingdom_defenders::thing::{CardId, Item};
use provost_interpreter::hook::Thing;
use provost_interpreter::host::{Args, Scope};
use provost_interpreter::machine;

impl Table {
    pub(super) fn can_use_card(&self, verb: Verb, args: &Args<'_>, scope: &Scope<'_>) -> bool {
        let seat = self.owner_seat(scope);
        let thing = args.thing(0);
        if verb == Verb::Copy {
            return self.can_copy(thing, scope);
        }
        let Some(card) = Item::card_of(thing) else { return false };
        let is_up = self.state.holder(card) == Holder::Display;
        match verb {
            Verb::CompleteAdventure | Verb::CompleteAdventureReturningDiscs | Verb::CompleteDeed => {
                self.can_complete(seat, card, &Goods::default()) && self.is_open(thing, scope)
            }
            Verb::CompleteAdventureIgnoring => {
                let (spared, _) = self.spared_of(seat, card, args);
                self.can_complete(seat, card, &spared) && self.is_open(thing, scope)
            }
            Verb::TakeReward | Verb::TakeRewardWithoutBonus => is_up,
            Verb::TakeRelics => is_up && self.is_open(thing, scope),
            _ => false,
        }
    }

    fn spared_of(&self, seat: u8, card: CardId, args: &Args<'_>) -> (Goods, Wounds) {
        self.content.card(card).map_or_else(Default::default, |card| self.spared(seat, card, 1, args))
    }

    /// A tile can be copied if nothing protects it and something would come of it; a copied copy does nothing.
    fn can_copy(&self, thing: Thing, scope: &Scope<'_>) -> bool {
        let is_copied =
            scope.context.hook == Hook::Activate.id() && matches!(about(scope.context), Some(Item::Tile(_)));
        let Some(tile) = Item::tile_of(thing).filter(|_| !is_copied) else { return false };
        let disc = scope.context.role(Role::Disc.id());
        let (context, abilities) = self.copied(scope.program, tile, self.owner_seat(scope), disc);
        self.is_open(thing, scope)
            && abilities.iter().any(|listener| machine::works(scope.program, self, listener, &context))
    }

    pub(super) fn use_card(&mut self, verb: Verb, args: &Args<'_>, scope: &Scope<'_>) -> Way {
        let seat = self.owner_seat(scope);
        let thing = args.thing(0);
        if let (Verb::Copy, Some(tile)) = (verb, Item::tile_of(thing)) {
            self.tell(What::Copied { seat, tile: thing });
            let disc = scope.context.role(Role::Disc.id()).unwrap_or(Thing::NONE);
            return Way::Call(Step::Copy { tile, seat, disc, at: 0 });
        }
        let Some(card) = Item::card_of(thing) else { return Way::Fail("no such card") };
        let adventure = |spared, unhurt| Step::Adventure { seat, card, spared, unhurt, stage: 0 };
        match verb {
            Verb::CompleteAdventure => Way::Call(adventure(Goods::default(), Wounds::default())),
            Verb::CompleteAdventureReturningDiscs => {
                if let Some(slot) = self.slot_of(card) {
                    let discs = self.state.space(slot).discs;
                    discs.iter().for_each(|disc| self.return_disc(*disc));
                }
                Way::Call(adventure(Goods::default(), Wounds::default()))
            }
            Verb::CompleteAdventureIgnoring => {
                let (spared, unhurt) = self.spared_of(seat, card, args);
                Way::Call(adventure(spared, unhurt))
            }
            Verb::CompleteDeed => Way::Call(Step::Deed { seat, card, stage: 0 }),
            Verb::TakeReward => Way::Call(Step::Reward { seat, card, bonus: true, stage: 0 }),
            Verb::TakeRewardWithoutBonus => Way::Call(Step::Reward { seat, card, bonus: false, stage: 0 }),
            Verb::TakeRelics => {
                self.take_card(card, Holder::Kept(seat));
                self.tell(What::Took { seat, card });
                self.take_relics(seat, card);
                Way::Done
            }
            _ => Way::Fail("not a verb of cards"),
        }
    }
}
