//! What a game must offer so that effects can run in it: one small trait and its contract.

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
/// **Pure:** every method that takes `&self` gives the same answer however often and in whatever order it is
/// called, as long as nothing changes in between. Such methods read the state, the scope and the arguments,
/// nothing else: no clock, no random numbers, no hash order.
///
/// **Changing:** the machine calls the methods that take `&mut self` one at a time, exactly once for each
/// action, and only after every choice has been made: a verb never asks. A host that must ask on its own
/// behalf does so in [`Host::step`]. Chance is drawn only here, from a generator in the state.
///
/// **Order promised to the host.** For an ability, the machine checks condition, limit and cost, makes the
/// choices of the cost, and calls [`Host::pay`] and [`Host::record_use`]; the steps follow one by one. For a
/// step, it chooses things from left to right, then nouns, then amounts, asks [`Host::can_do`] with
/// everything known, and calls [`Host::perform`]. If `pay` or `perform` returns a [`Flow`], it runs to its
/// end before the ability goes on. A set named by `each` is fixed when the step begins.
///
/// **Order promised by the host.** [`Host::select`] and [`Host::supply`] list things in an order that follows
/// from the rules (path order, age), because options are shown and `each` is run in this order.
///
/// A host that breaks the contract gets a [`crate::fault::Fault`] or a useless answer, never a panic. The
/// host itself must prevent one kind of endless recursion: a pure method that computes another number or
/// question uses a context made by [`Scope::inner`].
pub trait Host {
    /// A procedure of the game's rules that can pause: plain data on the machine's stack.
    type Step: Clone + Eq + Debug + Serialize + DeserializeOwned;
    /// The questions of question hooks: may this equipment be used, how many traps does it take.
    type Question: Copy + Debug;

    /// Returns the abilities in force.
    fn listeners(&self) -> &ListenerIndex;

    /// Returns the abilities in force for changing.
    fn listeners_mut(&mut self) -> &mut ListenerIndex;

    /// Returns a player's place in turn order, counted from the active player, who has 0.
    fn position(&self, player: Player) -> u8;

    /// Returns whether this moment is within the listener's reach. Called for every listener of a hook whose
    /// reach is not [`crate::listeners::Reach::EVERYWHERE`], so keep it to a few comparisons.
    fn hears(&self, listener: &Listener, context: &Context) -> bool;

    /// Returns the thing in a role that the moment itself does not have: a role of the entry's kind, such as
    /// the bearer of an equipment. If there is none (nobody bears it), conditions about it are false, numbers
    /// are 0 and steps do nothing.
    fn role(&self, role: RoleId, scope: &Scope<'_>) -> Option<Thing>;

    /// Returns a player as a thing.
    fn player_thing(&self, player: Player) -> Thing {
        Thing(u32::from(player.0))
    }

    /// Returns the player that a thing is.
    fn player_of(&self, thing: Thing) -> Option<Player> {
        u8::try_from(thing.0).ok().map(Player).filter(|player| player.is_some())
    }

    /// Returns whether a player can be made to act by the scope's ability.
    fn can_act(&self, _player: Thing, _scope: &Scope<'_>) -> bool {
        true
    }

    /// Lists the things that a selector names.
    fn select(&self, selector: SelectorId, args: &Args<'_>, scope: &Scope<'_>, things: &mut Things);

    /// Returns whether a condition holds.
    fn test(&self, condition: ConditionId, args: &Args<'_>, scope: &Scope<'_>) -> bool;

    /// Returns a number.
    fn measure(&self, measure: MeasureId, args: &Args<'_>, scope: &Scope<'_>) -> i32;

    /// Returns an attribute of a thing: 0 or 1 for a truth, the noun's number for a noun, or a number as it
    /// is; `None` if the thing has no such attribute (a novice has no affinity).
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

    /// Returns how many units of a noun are available for an amount in this slot. If units differ (dice with
    /// faces), lists all of them in `units` instead, and they are chosen one by one.
    fn supply(
        &self,
        word: Word,
        slot: usize,
        noun: NounId,
        args: &Args<'_>,
        scope: &Scope<'_>,
        units: &mut Things,
    ) -> i32;

    /// Returns whether amounts in this slot of a verb can skip [`Host::supply`], because there is always
    /// enough and all units are alike. True for most verbs that give.
    #[inline]
    fn always_enough(&self, _verb: VerbId, _slot: usize) -> bool {
        false
    }

    /// Returns whether the host chooses a verb's amounts in a procedure of its own, such as which traps to
    /// buy at which price. [`Host::supply`] is then not called for them.
    #[inline]
    fn chooses_itself(&self, _verb: VerbId) -> bool {
        false
    }

    /// Returns whether a cost could be paid, apart from its amounts, which are checked with [`Host::supply`].
    /// Called before and after amounts are chosen.
    fn can_pay(&self, cost: CostId, args: &Args<'_>, scope: &Scope<'_>) -> bool;

    /// Returns whether the cost of the scope's ability can be paid, if the host knows without reading its
    /// slots. Must agree with [`Host::can_pay`] and [`Host::supply`]. Worth having because menus check every
    /// offer.
    #[inline]
    fn can_afford(&self, _scope: &Scope<'_>) -> Option<bool> {
        None
    }

    /// Returns whether the first step of the scope's ability would do anything, if the host knows without
    /// reading its slots. Must agree with [`Host::can_do`] and [`Host::supply`]. Saves 9 % of a random game.
    #[inline]
    fn can_begin(&self, _scope: &Scope<'_>) -> Option<bool> {
        None
    }

    /// Returns whether a verb would do anything, apart from its amounts, which are checked with
    /// [`Host::supply`]. Called before and after amounts are chosen.
    fn can_do(&self, verb: VerbId, args: &Args<'_>, scope: &Scope<'_>) -> bool;

    /// Returns whether several nouns joined by `or` in this slot mean all of them. Otherwise the actor
    /// chooses one.
    fn takes_all(&self, _verb: VerbId, _slot: usize) -> bool {
        false
    }

    /// Returns whether a verb at a question hook can ever answer this question. If not, neither
    /// [`Host::answer`] nor the ability's condition is evaluated.
    #[inline]
    fn speaks_to(&self, _question: Self::Question, _verb: VerbId) -> bool {
        true
    }

    /// Returns whether the abilities of a listener are out of force for now, for one that hears of a thing wherever
    /// it is; [`Host::hears`] is not asked about those.
    fn is_silenced(&self, _listener: &Listener) -> bool {
        false
    }

    /// Returns whether what was done has brought about moments that nobody has heard yet.
    #[inline]
    fn has_moments(&self) -> bool {
        false
    }

    /// Takes the first of those moments, as a window. They are opened one by one, as soon as the ability or the
    /// step of a procedure that brought them about is done.
    fn take_moment(&mut self) -> Option<crate::hook::Window<Self::Step, Self::Question>> {
        None
    }

    /// Returns the answer of a verb at a question hook.
    fn answer(&self, question: Self::Question, verb: VerbId, args: &Args<'_>, scope: &Scope<'_>) -> Opinion;

    /// Returns how often the ability was used in the running period of a limit, as [`crate::listeners::Uses`]
    /// counts it.
    fn uses(&self, limit: LimitId, scope: &Scope<'_>) -> u16;

    /// Counts a use.
    fn record_use(&mut self, limit: LimitId, scope: &Scope<'_>);

    /// Pays a cost.
    fn pay(&mut self, cost: CostId, args: &Args<'_>, scope: &Scope<'_>) -> Flow<Self::Step, Self::Question>;

    /// Performs a verb.
    fn perform(
        &mut self,
        verb: VerbId,
        args: &Args<'_>,
        scope: &Scope<'_>,
    ) -> Flow<Self::Step, Self::Question>;

    /// Puts granted abilities in force. The actor owns them; unless the host says otherwise, rank and reach
    /// are those of the granting listener.
    fn grant(&mut self, abilities: Run, until: DurationId, scope: &Scope<'_>) {
        let Listener { source, rank, reach, .. } = scope.listener;
        let to = Attachment { source, owner: scope.actor, rank, reach };
        self.listeners_mut().grant(scope.program, to, abilities, until);
    }

    /// Takes a procedure one step further. `step` is its progress, changed in place; `reply` is the result of
    /// its last request. To ask, fill `choice` and return [`Flow::Ask`].
    fn step(
        &mut self,
        program: &Program,
        step: &mut Self::Step,
        reply: Reply,
        choice: &mut Choice,
    ) -> Flow<Self::Step, Self::Question>;

    /// Returns the game's own answer to a question that nobody at the table decides. An answer that is not
    /// among the options is ignored and the question is asked as usual.
    #[inline]
    fn decides(&self, _choice: &Choice) -> Option<ChoiceOption> {
        None
    }

    /// Returns whether the host wants to know which ability its procedures run for.
    #[inline]
    fn wants_cause(&self) -> bool {
        false
    }

    /// Tells the host which ability, on which thing, the next step of a procedure runs for.
    fn caused_by(&mut self, _cause: Option<(AbilityId, Thing)>) {}

    /// Returns the trace to write to, if the host keeps one.
    #[inline]
    fn trace(&self) -> Option<&Trace> {
        None
    }
}

/// The actor and the moment of an ability.
#[derive(Clone, Copy, Debug)]
pub struct Scope<'a> {
    /// The program.
    pub program: &'a Program,
    /// The moment.
    pub context: &'a Context,
    /// The listener that heard the moment.
    pub listener: Listener,
    /// The ability.
    pub ability: AbilityId,
    /// Who acts and chooses: the source's owner, or the moment's player if it has none.
    pub actor: Player,
    /// Whom the ability works for. Differs from the actor only in the steps of another player.
    pub owner: Player,
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
        Self { program, context, listener: *listener, ability, actor, owner: actor, paid: 0 }
    }

    /// Returns the scope of a step of another player.
    #[must_use]
    pub(crate) const fn by(mut self, player: Player) -> Self {
        self.actor = player;
        self
    }

    /// Returns the source: the thing the ability stands on.
    pub const fn source(&self) -> Thing {
        self.listener.source
    }

    /// Makes the context for a number or question computed on behalf of this scope.
    pub const fn inner(&self, hook: HookId) -> Context {
        let mut context = self.context.at(hook);
        context.depth = context.depth.saturating_add(1);
        context.scope = 0;
        context
    }
}
