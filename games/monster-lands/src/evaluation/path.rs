//! The chances of a mercenary on a path, as attacker and as target, by the dice and abilities present.

use super::dice;
use super::weight::{REROLL, TRAP_TOTAL, TRAP_TOTALS};
use crate::registry::hooks::Hook;
use crate::state::{Path, Phase};
use crate::step::Purpose;
use crate::table::Table;
use crate::thing::{Item, PathId};
use provost_interpreter::hook::Context;
use provost_interpreter::listeners::Listener;
use provost_interpreter::machine::could_use;
use provost_interpreter::vocabulary::id::NounId;

/// The assumed face of an unrolled die when computing bonuses.
const USUAL_FACE: u8 = 3;

/// The parts of a coming roll on a path.
#[derive(Clone, Copy, Debug)]
pub(super) struct Force {
    /// Unrolled dice.
    pub(super) dice: usize,
    /// Additions to them: known faces, bonuses, expected rerolls.
    pub(super) sure: i32,
}

impl Force {
    /// Returns the probability of at least this total.
    pub(super) fn reaches(self, total: i32) -> f32 {
        dice::at_least(self.dice, total.saturating_sub(self.sure))
    }

    /// Returns the expected total.
    pub(super) fn mean(self) -> i32 {
        self.sure + i32::try_from(self.dice * 7 / 2).unwrap_or(0)
    }
}

impl Table {
    /// Computes the parts of a coming roll on a path.
    pub(super) fn force(&self, path: PathId, purpose: Purpose) -> Force {
        let [force] = self.forces(path, purpose, [None]);
        force
    }

    /// Computes the parts of the rolls of one purpose on a path. `of`: for capture and for elimination.
    pub(super) fn forces<const N: usize>(
        &self,
        path: PathId,
        purpose: Purpose,
        of: [Option<NounId>; N],
    ) -> [Force; N] {
        let place = self.state.path(path);
        let dice = place.dice.iter().filter(|die| die.face == 0).count();
        let usual = i32::try_from(dice).unwrap_or(0) * i32::from(USUAL_FACE);
        let moment = self.on_path(Hook::Roll, path);
        let besides = self.hidden_traps(place, purpose) + self.again(&moment, purpose) - usual;
        let contexts = of.map(|of| {
            let mut context = moment;
            self.say_roll(&mut context, purpose, of);
            context.scope = self.scope_of_roll(path);
            context
        });
        self.sums(&contexts, path, USUAL_FACE).map(|sum| Force { dice, sure: sum + besides })
    }

    /// Returns the additions of unrevealed traps. Those that only help against a monster do not count for the
    /// land.
    fn hidden_traps(&self, place: &Path, purpose: Purpose) -> i32 {
        let (least, most) = TRAP_TOTALS;
        let hidden = place.traps.iter().filter(|trap| !trap.revealed);
        let totals = hidden
            .map(|trap| (self.content.trap(trap.card).price * TRAP_TOTAL).clamp(least, most))
            .sum::<i32>();
        match purpose {
            Purpose::Attack => totals,
            Purpose::Conquest => totals / 2,
            Purpose::Mission => 0,
        }
    }

    /// Returns the additions of rerolls and of bonuses that must be used.
    fn again(&self, moment: &Context, purpose: Purpose) -> i32 {
        let uses_left = |hook: Hook| {
            if !self.state.listeners.is_heard(&self.content.program, hook.id()) {
                return 0;
            }
            let mut context = moment.at(hook.id());
            self.say_roll(&mut context, purpose, None);
            self.uses_left(&context)
        };
        let (rerolls, bonuses) = (uses_left(Hook::Reroll), uses_left(Hook::Roll));
        // A bonus that must be used is worth about two rerolls.
        (rerolls + 2 * bonuses) * REROLL / 100
    }

    /// Returns the probability that the coming or current attack kills the mercenary of a path, and that it
    /// wounds or kills it.
    pub(super) fn death_and_wounds(&self, path: PathId) -> [f32; 2] {
        let card = self.state.path(path).mercenary;
        let deadly = self.content.numbers.deadly_wounds;
        let deadly = i32::from(deadly) - i32::from(self.state.card(card).wounds);
        self.suffers(path, [deadly, 1])
    }

    /// Returns the probability that the attack leaves at least this many wounds.
    fn suffers<const N: usize>(&self, path: PathId, wounds: [i32; N]) -> [f32; N] {
        let attack = &self.state.attack;
        let under_way = self.state.board.phase == Phase::Adventure && attack.path == path;
        let mut moment = self.on_victim(Hook::AttackSize, path);
        let (dice, certain) = if under_way {
            (attack.dice, i32::from(attack.hits) + i32::from(attack.wounds))
        } else {
            (self.attack_dice_at(path, &moment), 0)
        };
        if dice == 0 && certain == 0 {
            return [0.0; N];
        }
        moment.hook = Hook::Defend.id();
        let mut defences = self.uses_left(&moment);
        moment.hook = Hook::BeforeWound.id();
        defences += self.uses_left(&moment);
        let faces = self.content.numbers.hit_faces.count_ones();
        wounds.map(|wounds| dice::hits(dice, faces, defences + wounds - certain))
    }

    /// Counts the possible uses of abilities at a moment, tokens one by one. Abilities that only lack
    /// something to act on count as well, since the moment is still to come.
    fn uses_left(&self, context: &Context) -> i32 {
        let program = &self.content.program;
        let here = self.state.listeners.at(program.channel(context.hook)).iter();
        let eligible = here.filter(|listener| could_use(program, self, context, listener));
        eligible.map(|listener| self.times(context, listener)).sum()
    }

    fn times(&self, context: &Context, listener: &Listener) -> i32 {
        let program = &self.content.program;
        if let Some(Item::OnPath(path, token)) = Item::of(listener.source) {
            let count = self.state.path(path).tokens.get(usize::from(token)).copied().unwrap_or(0);
            let uses = self.content.tokens.get(usize::from(token)).map_or(1, |kind| kind.uses.max(1));
            return i32::from(count) * i32::from(uses);
        }
        let Some(trigger) = program.trigger(listener.trigger) else { return 0 };
        let limit = program.ability(trigger.ability).and_then(|ability| ability.limit);
        limit.map_or(1, |(limit, count)| {
            let used = self.state.uses.get(limit, listener.source, trigger.ability, context.player);
            i32::from(count.saturating_sub(used)).min(4)
        })
    }
}
