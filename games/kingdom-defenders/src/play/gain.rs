//! Gains of resources and wounds, kind by kind: optional changes are asked for, the number is built, it
//! counts, and its hook fires.

use crate::content::{Goods, MOST, Wounds, at};
use crate::context::caused;
use crate::event::EventKind;
use crate::registry::hooks::Hook;
use crate::registry::roles::Role;
use crate::registry::targets::Target;
use crate::step::Step;
use crate::table::{Flow, Question, Table};
use crate::thing::Item;
use provost_engine::common;
use provost_interpreter::hook::{Context, End, Thing, Window};
use provost_interpreter::host::Reply;
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// The progress of the gain of one kind, or of wounds of one kind.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum GainStage {
    /// The kind at the cursor comes next.
    #[default]
    Next,
    /// It comes unless something happens instead.
    Due,
    /// Optional changes are used.
    Count,
    /// It counts, and its hook has fired.
    Over,
}

impl Step {
    /// Returns the procedure of a gain.
    pub(crate) const fn gain(seat: u8, cause: Thing, goods: Goods) -> Self {
        Self::Gain { seat, cause, goods, at: 0, stage: GainStage::Next, scope: 0, plain: false }
    }

    /// Returns the procedure of a gain that stands in for something: it is not replaced again.
    pub(crate) const fn gain_instead(seat: u8, cause: Thing, goods: Goods) -> Self {
        Self::Gain { seat, cause, goods, at: 0, stage: GainStage::Next, scope: 0, plain: true }
    }

    /// Returns the procedure of wounds that stand in for something.
    pub(crate) const fn suffer_instead(seat: u8, cause: Thing, wounds: Wounds) -> Self {
        Self::Suffer { seat, cause, wounds, at: 0, stage: GainStage::Next, scope: 0, plain: true }
    }

    /// Returns the procedure of taking wounds.
    pub(crate) const fn suffer(seat: u8, cause: Thing, wounds: Wounds) -> Self {
        Self::Suffer { seat, cause, wounds, at: 0, stage: GainStage::Next, scope: 0, plain: false }
    }
}

impl Table {
    pub(crate) fn go_gain(&mut self, step: &mut Step, reply: Reply) -> Flow {
        let Step::Gain { seat, cause, goods, at: kind, stage, scope, plain } = step else {
            return Flow::Fail("not a gain");
        };
        loop {
            if usize::from(*kind) >= goods.len() {
                return Flow::Done;
            }
            let base = at(&*goods, *kind);
            let noun = self.content.resource_noun(*kind);
            let context = caused(Hook::Gain, *seat, noun, *cause);
            match *stage {
                GainStage::Next if base == 0 => *kind += 1,
                GainStage::Next => {
                    *stage = GainStage::Due;
                    if let Some(window) = self.instead(Hook::InsteadOfGain, context, base, *plain) {
                        return Flow::Open(window);
                    }
                }
                GainStage::Due if reply == Reply::Ended(End::Replaced) => *stage = GainStage::Over,
                GainStage::Due => {
                    *stage = GainStage::Count;
                    if let Some(flow) = self.open_number(context, scope) {
                        return flow;
                    }
                }
                GainStage::Count => {
                    *stage = GainStage::Over;
                    let amount = self.close_number(context, Target::Gain, base, scope);
                    let given = self.give(*seat, *kind, amount);
                    if given > 0 {
                        self.tell(EventKind::Gained { seat: *seat, noun, count: given, from: *cause });
                        let lot = Item::Lot(given).thing();
                        let context = caused(Hook::AfterGain, *seat, noun, *cause).counting(i32::from(given));
                        return Flow::Open(Window::event(context.with(Role::Gained.id(), lot)));
                    }
                }
                GainStage::Over => (*kind, *stage) = (*kind + 1, GainStage::Next),
            }
        }
    }

    pub(crate) fn go_suffer(&mut self, step: &mut Step, reply: Reply) -> Flow {
        let Step::Suffer { seat, cause, wounds, at: kind, stage, scope, plain } = step else {
            return Flow::Fail("not wounds");
        };
        loop {
            let Some(track) = self.content.wounds.get(usize::from(*kind)).copied() else { return Flow::Done };
            let base = at(&*wounds, *kind);
            let noun = track.noun;
            let context = caused(Hook::Wounds, *seat, noun, *cause);
            match *stage {
                GainStage::Next if base == 0 => *kind += 1,
                GainStage::Next => {
                    *stage = GainStage::Due;
                    if let Some(window) = self.instead(Hook::InsteadOfWounds, context, base, *plain) {
                        return Flow::Open(window);
                    }
                }
                GainStage::Due if reply == Reply::Ended(End::Replaced) => *stage = GainStage::Over,
                GainStage::Due => {
                    *stage = GainStage::Count;
                    if let Some(flow) = self.open_number(context, scope) {
                        return flow;
                    }
                }
                GainStage::Count => {
                    *stage = GainStage::Over;
                    let amount = self.close_number(context, Target::Wounds, base, scope);
                    if amount == 0 {
                        self.tell(EventKind::Unharmed { seat: *seat, noun });
                        continue;
                    }
                    let taken = self.wound(*seat, *kind, u8::try_from(amount).unwrap_or(u8::MAX));
                    if taken > 0 {
                        let lot = Item::Lot(u16::from(taken)).thing();
                        let context =
                            caused(Hook::AfterWounds, *seat, noun, *cause).counting(i32::from(taken));
                        return Flow::Open(Window::event(context.with(Role::Taken.id(), lot)));
                    }
                }
                GainStage::Over => (*kind, *stage) = (*kind + 1, GainStage::Next),
            }
        }
    }

    /// Returns the window in which something can happen instead, if anybody listens and this is not itself what
    /// happens instead of something.
    fn instead(
        &self,
        hook: Hook,
        context: Context,
        amount: u8,
        plain: bool,
    ) -> Option<Window<Step, Question>> {
        if !self.state.listeners.is_heard(&self.content.program, hook.id()) || plain {
            return None;
        }
        let noun = context.nouns_at(0).next()?;
        let cause = context.role(Role::Cause.id()).unwrap_or(Thing::NONE);
        let context = caused(hook, context.player.0, noun, cause).counting(i32::from(amount));
        Some(Window { after: None, ..Window::event(context) }.instead(hook.id()))
    }

    /// Opens a window for optional changes of a number, if there can be any.
    fn open_number(&mut self, context: Context, scope: &mut u16) -> Option<Flow> {
        let content = Arc::clone(&self.content);
        common::open_number(self, &content.program, context, scope)
    }

    /// Builds the number with the used changes.
    fn close_number(&mut self, context: Context, target: Target, base: u8, scope: &mut u16) -> u16 {
        let content = Arc::clone(&self.content);
        let base = i32::from(base);
        let amount = common::close_number(self, &content.program, context, target.id(), base, scope);
        u16::try_from(amount).unwrap_or(0).min(MOST)
    }
}
