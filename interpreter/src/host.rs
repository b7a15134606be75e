//! What a game must offer so that effects can run in it: one small trait, with its contract.

mod args;
mod flow;
mod things;

pub use args::{Args, Pick, Word};
pub use flow::{Flow, Opinion, Reply};
pub use things::Things;

use crate::choice::{Choice, ChoiceOption};
use crate::hook::{Context, Player, Thing};
use crate::listeners::{Attachment, Listener, ListenerIndex};
use crate::program::{AbilityId, Program, Run};
use crate::trace::Trace;
use crate::vocabulary::id::{
    AttributeId, ConditionId, CostId, DurationId, HookId, LimitId, MeasureId, NounId, RoleId, SelectorId,
    VerbId,
};
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::fmt::Debug;

/// A game in which effects run.
///
/// # Contract
///
/// **Pure** are all methods that take `&self`: called twice without a change between, they answer the
/// same, in any order and any number. They read the state, the scope and the arguments, nothing else: no
/// clock, no random numbers, no hash order.
///
/// **Changing** are the methods that take `&mut self`. The machine calls them one at a time, each exactly
/// once for what it is meant for, and only after everything about it has been chosen: a verb never asks.
/// A host that must ask on its own behalf does so in [`Host::step`]. All chance is drawn here, from a
/// generator in the state.
///
/// **Order promised to the host.** Of an ability: condition, limit and cost are looked at, then choices
/// of the cost are made, [`Host::pay`], then [`Host::record_use`], then step after step. Of a step: things
/// are chosen from left to right, then nouns, then amounts, then [`Host::can_do`] is asked with
/// everything known, then [`Host::perform`]. What `pay` or `perform` call up (a [`Flow`]) is run to its
/// end before the ability goes on. A set named by `each` is fixed when the step begins.
///
/// **Order promised by the host.** What [`Host::select`] and [`Host::supply`] list comes in an order that
/// follows from the rules (path order, age), since options are shown and `each` is done in it.
///
/// A host that breaks the contract gets a [`crate::fault::Fault`] or a useless answer, never a panic. The
/// one thing it must do itself against endless recursion: a pure method that works out another number or
/// question does so in a context made by [`Scope::inner`].
pub trait Host {
    /// A procedure of the game's rules that can pause: plain data on the machine's stack.
    type Step: Clone + Eq + Debug + Serialize + DeserializeOwned;
    /// What question hooks are asked: may this equipment be used, how many traps does it take.
    type Question: Copy + Debug;

    /// Returns the abilities in force.
    fn listeners(&self) -> &ListenerIndex;

    /// Returns the abilities in force, to be changed.
    fn listeners_mut(&mut self) -> &mut ListenerIndex;

    /// Returns a player's place in turn order, counted from the active player, who has 0.
    fn position(&self, player: Player) -> u8;

    /// Returns whether this moment is within the listener's reach. Asked for every listener of a hook whose
    /// reach is not [`crate::listeners::Reach::EVERYWHERE`]: keep it to a few comparisons.
    fn hears(&self, listener: &Listener, context: &Context) -> bool;

    /// Returns the thing in a role that the moment itself does not have: a role of the entry's kind, such
    /// as the bearer of an equipment. Where there is none (nobody bears it), conditions about it do not
    /// hold, numbers of it are 0 and steps on it do nothing.
    fn role(&self, role: RoleId, scope: &Scope<'_>) -> Option<Thing>;

    /// Lists the things a selector means.
    fn select(&self, selector: SelectorId, args: &Args<'_>, scope: &Scope<'_>, things: &mut Things);

    /// Returns whether a condition holds.
    fn test(&self, condition: ConditionId, args: &Args<'_>, scope: &Scope<'_>) -> bool;

    /// Returns a number.
    fn measure(&self, measure: MeasureId, args: &Args<'_>, scope: &Scope<'_>) -> i32;

    /// Returns what a thing is like: 0 or 1 for a truth, the noun's number for a noun, a number as it is; nothing if the
    /// thing has no such attribute (a novice has no affinity).
    fn attribute(
        &self,
        _attribute: AttributeId,
        _of: Thing,
        _args: &Args<'_>,
        _scope: &Scope<'_>,
    ) -> Option<i32> {
        None
    }

    /// Returns whether a thing is this noun by an attribute. A thing can be several: a mercenary that carries potions and
    /// venoms.
    fn is_noun(
        &self,
        attribute: AttributeId,
        of: Thing,
        noun: NounId,
        args: &Args<'_>,
        scope: &Scope<'_>,
    ) -> bool {
        let number = self.attribute(attribute, of, args, scope);
        number.is_some_and(|number| i64::from(number) == i64::from(noun.0))
    }

    /// Returns how many of a noun there are for an amount in this slot. Where the units differ (dice with
    /// faces), it lists them in `units` instead, all of them, and they are chosen one by one.
    fn supply(
        &self,
        word: Word,
        slot: usize,
        noun: NounId,
        args: &Args<'_>,
        scope: &Scope<'_>,
        units: &mut Things,
    ) -> i32;

    /// Returns whether amounts in this slot of a verb need no look at [`Host::supply`]: there is always
    /// enough, and no unit differs from another. True for most verbs that give.
    #[inline]
    fn always_enough(&self, _verb: VerbId, _slot: usize) -> bool {
        false
    }

    /// Returns whether a verb's amounts are left to the host, as they are written: it chooses what exactly in a
    /// procedure of its own (which traps to buy, each at its price). [`Host::supply`] is not asked about them.
    #[inline]
    fn chooses_itself(&self, _verb: VerbId) -> bool {
        false
    }

    /// Returns whether a cost could be paid, as far as its amounts are not concerned: those are checked
    /// with [`Host::supply`]. Asked before and after amounts are chosen.
    fn can_pay(&self, cost: CostId, args: &Args<'_>, scope: &Scope<'_>) -> bool;

    /// Returns whether the cost of the scope's ability can be paid, if the host knows without looking at its slots.
    /// It must be what [`Host::can_pay`] and [`Host::supply`] come to. Menus look at every offer, so this pays.
    #[inline]
    fn can_afford(&self, _scope: &Scope<'_>) -> Option<bool> {
        None
    }

    /// Returns whether the first step of the scope's ability would do anything, if the host knows without looking at
    /// its slots. It must be what [`Host::can_do`] and [`Host::supply`] come to. It saves 9 % of a random game.
    #[inline]
    fn can_begin(&self, _scope: &Scope<'_>) -> Option<bool> {
        None
    }

    /// Returns whether a verb would do anything, as far as its amounts are not concerned: those are
    /// checked with [`Host::supply`]. Asked before and after amounts are chosen.
    fn can_do(&self, verb: VerbId, args: &Args<'_>, scope: &Scope<'_>) -> bool;

    /// Returns whether this slot of several nouns joined by `or` means all of them. Otherwise the actor
    /// chooses one.
    fn takes_all(&self, _verb: VerbId, _slot: usize) -> bool {
        false
    }

    /// Returns whether a verb at a question hook ever has anything to say to a question. Where it has not,
    /// [`Host::answer`] is not asked, nor whether the ability's condition holds.
    #[inline]
    fn speaks_to(&self, _question: Self::Question, _verb: VerbId) -> bool {
        true
    }

    /// Returns what a verb at a question hook says to a question.
    fn answer(&self, question: Self::Question, verb: VerbId, args: &Args<'_>, scope: &Scope<'_>) -> Opinion;

    /// Returns how often the ability was used in the running period of a limit.
    /// [`crate::listeners::Uses`] counts it.
    fn uses(&self, limit: LimitId, scope: &Scope<'_>) -> u16;

    /// Counts a use.
    fn record_use(&mut self, limit: LimitId, scope: &Scope<'_>);

    /// Pays a cost.
    fn pay(&mut self, cost: CostId, args: &Args<'_>, scope: &Scope<'_>) -> Flow<Self::Step, Self::Question>;

    /// Does a verb.
    fn perform(
        &mut self,
        verb: VerbId,
        args: &Args<'_>,
        scope: &Scope<'_>,
    ) -> Flow<Self::Step, Self::Question>;

    /// Puts granted abilities in force. The actor owns them; rank and reach are those of the granting
    /// listener unless the host says otherwise.
    fn grant(&mut self, abilities: Run, until: DurationId, scope: &Scope<'_>) {
        let Listener { source, rank, reach, .. } = scope.listener;
        let to = Attachment { source, owner: scope.actor, rank, reach };
        self.listeners_mut().grant(scope.program, to, abilities, until);
    }

    /// Takes a procedure one step further. `step` is where it stands, changed in place; `reply` says what
    /// came of what it asked for last. To ask, fill `choice` and return [`Flow::Ask`].
    fn step(
        &mut self,
        program: &Program,
        step: &mut Self::Step,
        reply: Reply,
        choice: &mut Choice,
    ) -> Flow<Self::Step, Self::Question>;

    /// Returns the answer to a question that nobody at the table is asked: the game itself plays for whoever it is
    /// put to. One of the options; whatever else is returned is asked as usual.
    #[inline]
    fn decides(&self, _choice: &Choice) -> Option<ChoiceOption> {
        None
    }

    /// Returns whether the host wants to know on behalf of which ability its procedures run.
    #[inline]
    fn wants_cause(&self) -> bool {
        false
    }

    /// Hears on behalf of which ability, standing on which thing, the next step of a procedure runs.
    fn caused_by(&mut self, _cause: Option<(AbilityId, Thing)>) {}

    /// Returns where to note why things happen; nothing is noted without.
    #[inline]
    fn trace(&self) -> Option<&Trace> {
        None
    }
}

/// Who does something, and at what moment.
#[derive(Clone, Copy, Debug)]
pub struct Scope<'a> {
    /// The program.
    pub program: &'a Program,
    /// The moment.
    pub context: &'a Context,
    /// The listener that heard it.
    pub listener: Listener,
    /// The ability.
    pub ability: AbilityId,
    /// Who acts and chooses: the source's owner, or the moment's player if it has none.
    pub actor: Player,
    /// How many units the ability's cost took.
    pub paid: i32,
}

impl<'a> Scope<'a> {
    /// Makes the scope of a listener at a moment.
    #[inline]
    pub(crate) const fn new(
        program: &'a Program,
        context: &'a Context,
        listener: &Listener,
        ability: AbilityId,
    ) -> Self {
        let actor = if listener.owner.is_some() { listener.owner } else { context.player };
        Self { program, context, listener: *listener, ability, actor, paid: 0 }
    }

    /// Returns the thing the ability stands on.
    pub const fn source(&self) -> Thing {
        self.listener.source
    }

    /// Makes the context for a number or question that is worked out on behalf of this one.
    pub const fn inner(&self, hook: HookId) -> Context {
        let mut context = self.context.at(hook);
        context.depth = context.depth.saturating_add(1);
        context.scope = 0;
        context
    }
}
