//! Verbs of battle: attack dice, hits and wounds.

use crate::event::EventKind;
use crate::registry::costs::Cost;
use crate::registry::verbs::Verb;
use crate::state::Attack;
use crate::step::Step;
use crate::table::{Flow, Table};
use crate::thing::PathId;
use provost_interpreter::host::{Args, Scope};

impl Table {
    #[expect(clippy::wildcard_enum_match_arm, reason = "the caller has sorted out the verbs of this group")]
    pub(super) fn can_fight(&self, verb: Verb, args: &Args<'_>, scope: &Scope<'_>) -> bool {
        let attack = &self.state.attack;
        match verb {
            Verb::RemoveAttackDice => attack.dice > 0,
            Verb::Divert => {
                let to = Self::path_of(args.thing(1));
                attack.dice > 0 && to.is_some() && self.state.path(to).is_taken()
            }
            Verb::RerollMisses => attack.missed > 0,
            Verb::Attacks => {
                let path = self.path_of_victim(args);
                path.is_some() && self.state.board.monster(path.site()) == Self::card_of(args.thing(0))
            }
            Verb::RollAgainst | Verb::Deal => self.path_of_victim(args).is_some(),
            Verb::CancelHits => attack.hits > 0 && (!self.state.board.bans.talents || discards_self(scope)),
            Verb::CancelWounds => attack.wounds > 0,
            Verb::Dies => self.path_of_card(Self::card_of(args.thing(0))).is_some(),
            _ => true,
        }
    }

    /// Returns the path of the mercenary that a verb strikes; `None` if it has died in between.
    fn path_of_victim(&self, args: &Args<'_>) -> PathId {
        self.path_of_card(Self::card_of(args.thing(1)))
    }

    #[expect(clippy::wildcard_enum_match_arm, reason = "the caller has sorted out the verbs of this group")]
    pub(super) fn fight(&mut self, verb: Verb, args: &Args<'_>, _scope: &Scope<'_>) -> Flow {
        let path = self.state.attack.path;
        match verb {
            Verb::RemoveAttackDice => {
                let count = count(args).min(self.state.attack.dice);
                self.state.attack.dice -= count;
                self.tell(EventKind::AttackDiceRemoved { path, count });
            }
            Verb::Divert => {
                let to = Self::path_of(args.thing(1));
                let dice = count(args).min(self.state.attack.dice);
                self.state.attack.dice -= dice;
                self.tell(EventKind::Diverted { from: path, to, count: dice });
                if !self.state.path(to).is_occupied() {
                    // The dummy player has no mercenary there to hit.
                    return Flow::Done;
                }
                return Flow::Call(Step::divert(to, dice));
            }
            Verb::RerollMisses => {
                let (hits, missed) = self.roll_hits(self.state.attack.missed);
                self.state.attack.hits += hits;
                self.state.attack.missed = missed;
            }
            Verb::RollAgainst => {
                let path = self.path_of_victim(args);
                return Flow::Call(Step::area(path, count(args)));
            }
            Verb::Deal => {
                let path = self.path_of_victim(args);
                return Flow::Call(Step::hits(path, count(args)));
            }
            Verb::CancelHits => {
                let count = count(args).min(self.state.attack.hits);
                self.state.attack.hits -= count;
                self.tell(EventKind::HitsCancelled { path, count });
            }
            Verb::CancelWounds => {
                // Wounds come one by one: cancelling more than one also takes those that would follow.
                let Attack { wounds, hits, .. } = self.state.attack;
                let count = count(args).min(wounds.saturating_add(hits));
                self.state.attack.wounds = wounds.saturating_sub(count);
                self.state.attack.hits = hits - count.saturating_sub(wounds);
                self.tell(EventKind::WoundsCancelled { path, count });
            }
            Verb::Attacks => return Flow::Call(Step::attack(self.path_of_victim(args))),
            Verb::Dies => {
                let path = self.path_of_card(Self::card_of(args.thing(0)));
                return Flow::Call(Step::killed(path, self.state.attack));
            }
            _ => return Flow::Fail("not a verb of battle"),
        }
        Flow::Done
    }
}

fn count(args: &Args<'_>) -> u8 {
    u8::try_from(args.number(0).clamp(0, 255)).unwrap_or(u8::MAX)
}

/// Returns whether an ability discards its own token or card. Cancelling a hit in any other way is a talent.
fn discards_self(scope: &Scope<'_>) -> bool {
    let ability = scope.program.ability(scope.ability);
    let cost = ability.and_then(|ability| ability.cost).and_then(|cost| scope.program.call(cost));
    cost.is_some_and(|cost| Cost::from_word(cost.word) == Some(Cost::DiscardSelf))
}
