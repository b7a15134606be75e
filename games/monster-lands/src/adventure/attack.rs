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
use serde::{Deserialize, Serialize};

/// The progress of the attack of a monster.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum AttackStage {
    /// Effects before the attack come first; attack dice against several mercenaries are settled completely here.
    #[default]
    Before,
    /// The dice are counted.
    Count,
    /// Dice have been removed and diverted; the rest are rolled.
    Roll,
    /// The roll stands; its hits strike.
    Strike,
    /// The hits have struck.
    Over,
}

impl Step {
    /// Returns the procedure of an attack by a monster on the mercenary of a path.
    pub const fn attack(path: PathId) -> Self {
        Self::Attack { path, stage: AttackStage::Before }
    }
}

impl Table {
    pub(crate) fn attack(&mut self, path: PathId, stage: &mut AttackStage) -> Flow {
        if *stage == AttackStage::Before {
            *stage = AttackStage::Count;
            self.state.attack = Attack { path, ..Attack::default() };
            return Flow::Open(Window::event(self.on_victim(Hook::BeforeAttack, path)));
        }
        // Dice against several mercenaries may have killed this one before its own attack.
        if !self.state.path(path).is_occupied() || !self.state.board.monster(path.site()).is_some() {
            return Flow::Done;
        }
        match *stage {
            AttackStage::Count => {
                *stage = AttackStage::Roll;
                let dice = self.attack_dice(path);
                self.state.attack.dice = dice;
                self.tell(EventKind::AttackDice { path, count: dice });
                Flow::Open(Window::event(self.on_victim(Hook::BeforeAttackRoll, path)))
            }
            AttackStage::Roll => {
                *stage = AttackStage::Strike;
                self.roll_attack();
                Flow::Open(Window::event(self.on_path_at(Hook::AttackRoll, path)))
            }
            AttackStage::Strike => {
                *stage = AttackStage::Over;
                let rolled = self.stands(path);
                let context = self.on_victim(Hook::Hits, path);
                let hits = small(self.number(&context, Target::Hits, i32::from(rolled)));
                Flow::Call(Step::hits(path, hits))
            }
            AttackStage::Before | AttackStage::Over => Flow::Done,
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
