//! A monster attacks the mercenary of a path: dice are counted, removed or diverted, rolled, and become hits.

use super::phase::small;
use crate::event::EventKind;
use crate::registry::hooks::Hook;
use crate::registry::targets::Target;
use crate::state::Attack;
use crate::step::Step;
use crate::table::{Flow, Table};
use crate::thing::PathId;
use provost_interpreter::hook::{Context, Window};

/// Effects before the attack come first; attack dice against several mercenaries are settled completely here.
const BEFORE: u8 = 0;
/// The dice are counted.
const COUNT: u8 = 1;
/// Dice have been removed and diverted; the rest are rolled.
const ROLL: u8 = 2;
/// The roll stands; its hits strike.
const STRIKE: u8 = 3;

impl Table {
    pub(super) fn attack(&mut self, path: PathId, stage: &mut u8) -> Flow {
        let at = *stage;
        *stage = at.saturating_add(1);
        if at == BEFORE {
            self.state.attack = Attack { path, ..Attack::default() };
            return Flow::Open(Window::event(self.on_victim(Hook::BeforeAttack, path)));
        }
        // Dice against several mercenaries may have killed this one before its own attack.
        if !self.state.path(path).is_occupied() || !self.state.board.monster(path.site()).is_some() {
            return Flow::Done;
        }
        match at {
            COUNT => {
                let dice = self.attack_dice(path);
                self.state.attack.dice = dice;
                self.tell(EventKind::AttackDice { path, count: dice });
                Flow::Open(Window::event(self.on_victim(Hook::BeforeAttackRoll, path)))
            }
            ROLL => {
                self.roll_attack();
                Flow::Open(Window::event(self.on_path_at(Hook::AttackRoll, path)))
            }
            STRIKE => {
                let rolled = self.stands(path);
                let context = self.on_victim(Hook::Hits, path);
                let hits = small(self.number(&context, Target::Hits, i32::from(rolled)));
                Flow::Call(Step::Hits { path, hits, stage: 0, outer: Attack::default() })
            }
            _ => Flow::Done,
        }
    }

    /// Counts the dice of an attack: attack value, affinity, and additions by effects.
    pub(crate) fn attack_dice(&self, path: PathId) -> u8 {
        self.attack_dice_at(path, &self.on_victim(Hook::AttackSize, path))
    }

    /// Counts the dice of an attack at its moment.
    pub(crate) fn attack_dice_at(&self, path: PathId, context: &Context) -> u8 {
        let value = self.content.monster(self.state.board.monster(path.site())).attack;
        let base = value + self.number(context, Target::AffinityBonus, 0);
        small(self.number(context, Target::AttackDice, base))
    }

    /// Rolls the dice of the current attack.
    pub(super) fn roll_attack(&mut self) {
        let dice = std::mem::take(&mut self.state.attack.dice);
        (self.state.attack.hits, self.state.attack.missed) = self.roll_hits(dice);
    }

    /// Rolls attack dice; returns hits and misses.
    pub(crate) fn roll_hits(&mut self, dice: u8) -> (u8, u8) {
        let faces = self.content.numbers.hit_faces;
        let hits = self.state.chance.hits(dice, faces);
        (hits, dice - hits)
    }

    /// Records the result of the attack dice; returns the hits.
    pub(super) fn stands(&mut self, path: PathId) -> u8 {
        let Attack { hits, missed, .. } = self.state.attack;
        if hits + missed > 0 {
            self.tell(EventKind::AttackRolled { path, dice: hits + missed, hits });
        }
        hits
    }
}
