//! A game's word tables as the interpreter's host: [`host!`](crate::host!) looks up the row of a word and
//! calls its functions.

use super::meaning::{Attribute, Condition, Cost, Measure, Selector, Verb};
use crate::table::Table;
use provost_interpreter::choice::Choice;
use provost_interpreter::hook::{Context, Player, Thing};
use provost_interpreter::host::{Flow, Host, Reply, Scope};
use provost_interpreter::listeners::{Attachment, Listener, Reach};
use provost_interpreter::program::{EntryCode, Program};
use provost_interpreter::vocabulary::id::{LimitId, RoleId};
use std::sync::Arc;

#[doc(hidden)]
pub mod names {
    //! The imports of [`host!`](crate::host!).

    pub use provost_interpreter::choice::Choice;
    pub use provost_interpreter::hook::{Context, Player, Thing};
    pub use provost_interpreter::host::{Args, Flow, Host, Opinion, Reply, Scope, Things, Word};
    pub use provost_interpreter::listeners::{Attachment, Listener, ListenerIndex};
    pub use provost_interpreter::program::{AbilityId, Program, Run};
    pub use provost_interpreter::trace::Trace;
    pub use provost_interpreter::vocabulary::id::{
        AttributeId, ConditionId, CostId, DurationId, LimitId, MeasureId, NounId, RoleId, SelectorId, VerbId,
    };
}

/// The meaning of a game's words: a table per sort, and the little that no table can express.
pub trait Words: Host + Table + 'static {
    /// Verbs.
    const VERBS: &'static [Verb<Self>];
    /// Costs.
    const COSTS: &'static [Cost<Self>] = &[];
    /// Conditions.
    const CONDITIONS: &'static [Condition<Self>] = &[];
    /// Measures.
    const MEASURES: &'static [Measure<Self>] = &[];
    /// What things are like.
    const ATTRIBUTES: &'static [Attribute<Self>] = &[];
    /// Phrases for things.
    const SELECTORS: &'static [Selector<Self>] = &[];

    /// The limit `once`, if there is one: a granted ability with it ends when it has been used.
    const ONCE: Option<LimitId> = None;

    /// Returns a player's place in turn order, counted from the active player, who has 0.
    fn turn_of(&self, player: Player) -> u8;

    /// Returns whether a moment is within a listener's reach. By default, an ability hears the moments of its
    /// owner, or all moments if it has none.
    fn is_heard(&self, listener: &Listener, context: &Context) -> bool {
        !listener.owner.is_some() || listener.owner == context.player
    }

    /// Returns the thing in a role that the moment itself does not have. By default, this is the player the
    /// ability works for, whose thing is the number of the seat.
    fn find_role(&self, _role: RoleId, scope: &Scope<'_>) -> Option<Thing> {
        Some(Thing(u32::from(scope.actor.0)))
    }

    /// Returns whether a player can be made to act by the scope's ability; by default, everybody can.
    fn may_act(&self, _player: Thing, _scope: &Scope<'_>) -> bool {
        true
    }

    /// Returns the reach of granted abilities; by default, that of the granting ability.
    fn reach_of_grants(listener: &Listener) -> Reach {
        listener.reach
    }

    /// Puts the abilities of a thing in force: for its owner, or for all players if it has none.
    fn enforce(&mut self, source: Thing, owner: Player, code: EntryCode) {
        let content = Arc::clone(self.content());
        let reach = if owner.is_some() { Reach(1) } else { Reach::EVERYWHERE };
        let to = Attachment { source, owner, rank: 0, reach };
        self.listeners_mut().attach(Self::program(&content), to, code);
    }

    /// Takes a procedure one step further.
    fn go(
        &mut self,
        program: &Program,
        step: &mut Self::Step,
        reply: Reply,
        choice: &mut Choice,
    ) -> Flow<Self::Step, Self::Question>;
}

/// Implements the interpreter's host for a table by its [`Words`]. The state needs the fields `listeners` and
/// `uses`.
#[macro_export]
macro_rules! host {
    ($table:ty { $step:ty, $question:ty }) => {
        const _: () = {
            use $crate::words::host::Words;
            use $crate::words::host::names::*;

            impl Host for $table {
                type Step = $step;
                type Question = $question;

                #[inline]
                fn listeners(&self) -> &ListenerIndex {
                    &self.state.listeners
                }

                #[inline]
                fn listeners_mut(&mut self) -> &mut ListenerIndex {
                    &mut self.state.listeners
                }

                #[inline]
                fn position(&self, player: Player) -> u8 {
                    Words::turn_of(self, player)
                }

                #[inline]
                fn hears(&self, listener: &Listener, context: &Context) -> bool {
                    if listener.reach == $crate::zones::HELD || listener.reach == $crate::zones::COMMON {
                        return $crate::zones::hears(self, listener, context);
                    }
                    Words::is_heard(self, listener, context)
                }

                fn role(&self, role: RoleId, scope: &Scope<'_>) -> Option<Thing> {
                    Words::find_role(self, role, scope)
                }

                fn can_act(&self, player: Thing, scope: &Scope<'_>) -> bool {
                    Words::may_act(self, player, scope)
                }

                fn select(
                    &self,
                    selector: SelectorId,
                    args: &Args<'_>,
                    scope: &Scope<'_>,
                    things: &mut Things,
                ) {
                    match Self::SELECTORS.get(selector.0 as usize) {
                        Some(row) => (row.list)(self, args, scope, things),
                        None => $crate::zones::select(self, selector, args, scope, things),
                    }
                }

                fn test(&self, condition: ConditionId, args: &Args<'_>, scope: &Scope<'_>) -> bool {
                    Self::CONDITIONS
                        .get(condition.0 as usize)
                        .is_some_and(|row| (row.holds)(self, args, scope))
                }

                fn measure(&self, measure: MeasureId, args: &Args<'_>, scope: &Scope<'_>) -> i32 {
                    Self::MEASURES.get(measure.0 as usize).map_or(0, |row| (row.read)(self, args, scope))
                }

                fn attribute(
                    &self,
                    attribute: AttributeId,
                    of: Thing,
                    args: &Args<'_>,
                    scope: &Scope<'_>,
                ) -> Option<i32> {
                    match Self::ATTRIBUTES.get(attribute.0 as usize) {
                        Some(row) => (row.read)(self, of, args, scope),
                        None => $crate::zones::attribute(self, attribute, of, scope),
                    }
                }

                fn supply(
                    &self,
                    word: Word,
                    slot: usize,
                    noun: NounId,
                    args: &Args<'_>,
                    scope: &Scope<'_>,
                    _units: &mut Things,
                ) -> i32 {
                    let supply = match word {
                        Word::Cost(cost) => Self::COSTS.get(cost.0 as usize).map(|row| row.supply),
                        Word::Verb(verb) => Self::VERBS.get(verb.0 as usize).map(|row| row.supply),
                    };
                    supply.map_or(0, |supply| supply(self, slot, noun, args, scope))
                }

                #[inline]
                fn always_enough(&self, verb: VerbId, _slot: usize) -> bool {
                    Self::VERBS.get(verb.0 as usize).is_some_and(|row| row.always_enough)
                }

                fn chooses_itself(&self, verb: VerbId) -> bool {
                    Self::VERBS.get(verb.0 as usize).is_some_and(|row| row.chooses_itself)
                }

                fn can_pay(&self, cost: CostId, args: &Args<'_>, scope: &Scope<'_>) -> bool {
                    Self::COSTS.get(cost.0 as usize).is_some_and(|row| (row.can)(self, args, scope))
                }

                fn can_do(&self, verb: VerbId, args: &Args<'_>, scope: &Scope<'_>) -> bool {
                    match Self::VERBS.get(verb.0 as usize) {
                        Some(row) => (row.can)(self, args, scope),
                        None => $crate::zones::can_do(self, verb, args, scope),
                    }
                }

                fn takes_all(&self, verb: VerbId, _slot: usize) -> bool {
                    Self::VERBS.get(verb.0 as usize).is_some_and(|row| row.takes_all)
                }

                fn answer(
                    &self,
                    question: $question,
                    verb: VerbId,
                    args: &Args<'_>,
                    scope: &Scope<'_>,
                ) -> Opinion {
                    let row = Self::VERBS.get(verb.0 as usize);
                    row.map_or(Opinion::Silent, |row| (row.answer)(self, question, args, scope))
                }

                fn uses(&self, limit: LimitId, scope: &Scope<'_>) -> u16 {
                    self.state.uses.get(limit, scope.source(), scope.ability, scope.actor)
                }

                fn record_use(&mut self, limit: LimitId, scope: &Scope<'_>) {
                    if <Self as Words>::ONCE == Some(limit) && scope.listener.is_granted() {
                        self.state.listeners.use_up(scope.program, scope.source(), scope.ability);
                        return;
                    }
                    self.state.uses.record(limit, scope.source(), scope.ability, scope.actor);
                }

                fn pay(
                    &mut self,
                    cost: CostId,
                    args: &Args<'_>,
                    scope: &Scope<'_>,
                ) -> Flow<$step, $question> {
                    let Some(row) = Self::COSTS.get(cost.0 as usize) else {
                        return Flow::Fail("no such cost");
                    };
                    self.log.cause = Some((scope.ability, scope.source()));
                    let flow = (row.pay)(self, args, scope);
                    self.log.cause = None;
                    flow
                }

                fn perform(
                    &mut self,
                    verb: VerbId,
                    args: &Args<'_>,
                    scope: &Scope<'_>,
                ) -> Flow<$step, $question> {
                    self.log.cause = Some((scope.ability, scope.source()));
                    let flow = match Self::VERBS.get(verb.0 as usize) {
                        Some(row) => (row.act)(self, args, scope),
                        None => $crate::zones::perform(self, verb, args, scope),
                    };
                    self.log.cause = None;
                    flow
                }

                fn grant(&mut self, abilities: Run, until: DurationId, scope: &Scope<'_>) {
                    let Listener { source, rank, .. } = scope.listener;
                    let reach = <Self as Words>::reach_of_grants(&scope.listener);
                    let to = Attachment { source, owner: scope.actor, rank, reach };
                    self.state.listeners.grant(scope.program, to, abilities, until);
                }

                fn step(
                    &mut self,
                    program: &Program,
                    step: &mut $step,
                    reply: Reply,
                    choice: &mut Choice,
                ) -> Flow<$step, $question> {
                    Words::go(self, program, step, reply, choice)
                }

                #[inline]
                fn wants_cause(&self) -> bool {
                    self.log.on
                }

                fn caused_by(&mut self, cause: Option<(AbilityId, Thing)>) {
                    self.log.cause = cause;
                }

                #[inline]
                fn trace(&self) -> Option<&Trace> {
                    self.trace.as_ref()
                }
            }
        };
    };
}
