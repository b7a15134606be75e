//! The frames on the machine's stack: plain data, so a game can be copied, saved and undone in the middle of
//! a choice.

use super::read::{Bound, UNBOUND};
use crate::hook::{Context, End, Player, Thing};
use crate::host::{Reply, Scope};
use crate::listeners::Listener;
use crate::program::{AbilityId, MAX_BINDS, Program};
use crate::vocabulary::id::{HookId, NounId};
use serde::{Deserialize, Serialize};

/// One frame.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) enum Frame<S> {
    /// An ability.
    Effect(Effect),
    /// A hook window.
    Window(WindowFrame<S>),
    /// A procedure of the host.
    Procedure(S),
    /// What the frame below was to be told before a moment came in between: the reply, and whether the last
    /// ability was used.
    Interrupted(Reply, bool),
}

impl<S> Frame<S> {
    /// Returns the ability of the frame and its source, if it is one.
    pub(super) const fn cause(&self) -> Option<(AbilityId, Thing)> {
        match self {
            Self::Effect(effect) => Some((effect.origin.ability, effect.origin.listener.source)),
            Self::Window(_) | Self::Procedure(_) | Self::Interrupted(..) => None,
        }
    }
}

/// An ability in progress.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Effect {
    pub(super) origin: Origin,
    pub(super) at: Progress,
    pub(super) call: CallState,
}

/// The part that stays the same while an ability runs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Origin {
    pub(super) listener: Listener,
    pub(super) ability: AbilityId,
    pub(super) context: Context,
    /// The player who acts, if it is not the one for whom the ability works.
    pub(super) subject: Player,
}

impl Origin {
    #[inline]
    pub(super) const fn new(listener: Listener, ability: AbilityId, context: Context) -> Self {
        Self { listener, ability, context, subject: Player::NONE }
    }

    #[inline]
    pub(super) const fn scope<'a>(&'a self, program: &'a Program, paid: i32) -> Scope<'a> {
        let mut scope = Scope::new(program, &self.context, &self.listener, self.ability);
        scope.paid = paid;
        if self.subject.is_some() { scope.by(self.subject) } else { scope }
    }
}

/// How far an ability has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Progress {
    pub(super) stage: Stage,
    /// The next op, counted from the body's start.
    pub(super) pc: u32,
    /// How many runs of the op are left, including this one.
    pub(super) left: u32,
    /// The factor of `for each`.
    pub(super) factor: i32,
    /// The upper bound of the product.
    pub(super) most: i32,
    /// How many units the last cost took.
    pub(super) paid: i32,
    /// How many things of a counted set the op has chosen; they lie below the call's things.
    pub(super) done: u16,
}

/// The next stage of an ability.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) enum Stage {
    /// Chooses and pays its cost.
    Pay,
    /// Records the use.
    Used,
    /// Takes the next op.
    Next,
    /// Makes the choices of the op's verb and performs it.
    Act,
    /// Has performed the verb once.
    Done,
    /// Waits for the answer whether to repeat the op.
    Again,
    /// Waits for the chosen alternative.
    Choose,
    /// Chooses and pays the cost of the alternative with this index.
    PayFor(u8),
    /// Finds the players who act next.
    Who,
    /// Lets the next of these players act.
    Each,
    /// Asks the player whether to act.
    Offer,
    /// Waits for the player's answer.
    Offered,
    /// Chooses and pays what the player pays for acting.
    PayOffer,
}

/// How far the choices for one call have come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct CallState {
    pub(super) phase: Phase,
    /// The bind, slot and amount that are next.
    pub(super) bind: u8,
    pub(super) slot: u8,
    pub(super) amount: u8,
    /// The noun whose count is asked for.
    pub(super) noun: NounId,
    pub(super) bound: Bound,
    pub(super) loops: [Loop; MAX_BINDS],
    /// Where this ability's picks and things begin on the machine's shared stacks.
    pub(super) picks_from: u32,
    pub(super) things_from: u32,
}

/// The next phase of choosing. Things come first, because the supply may depend on them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) enum Phase {
    Binds,
    Nouns,
    Amounts,
    Ready,
}

/// The things of an `each` on the machine's stack of things.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
pub(super) struct Loop {
    pub(super) start: u32,
    pub(super) next: u32,
    pub(super) end: u32,
}

impl CallState {
    pub(super) fn new(picks: usize, things: usize) -> Self {
        Self {
            phase: Phase::Binds,
            bind: 0,
            slot: 0,
            amount: 0,
            noun: NounId(u32::MAX),
            bound: UNBOUND,
            loops: [Loop::default(); MAX_BINDS],
            picks_from: u32::try_from(picks).unwrap_or(u32::MAX),
            things_from: u32::try_from(things).unwrap_or(u32::MAX),
        }
    }

    /// Starts over after the binds before `bind`.
    pub(super) fn again_from(&mut self, bind: u8) {
        self.phase = Phase::Binds;
        self.bind = bind;
        self.slot = 0;
        self.amount = 0;
    }
}

impl Effect {
    pub(super) fn new(origin: Origin, stage: Stage, pc: u32, picks: usize, things: usize) -> Self {
        let at = Progress { stage, pc, left: 0, factor: 1, most: i32::MAX, paid: 0, done: 0 };
        Self { origin, at, call: CallState::new(picks, things) }
    }

    /// Starts at a later place.
    pub(super) const fn going_on(mut self, stage: Stage, pc: u32) -> Self {
        (self.at.stage, self.at.pc) = (stage, pc);
        self
    }
}

/// A window in progress.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct WindowFrame<S> {
    pub(super) context: Context,
    pub(super) before: Option<HookId>,
    pub(super) instead: Option<HookId>,
    pub(super) apply: Option<S>,
    pub(super) settle: Option<S>,
    pub(super) after: Option<HookId>,
    pub(super) place: Place,
    pub(super) turn: Turn,
    /// Where the listeners of the present place begin on the machine's stack, and the index of the next.
    pub(super) from: u32,
    pub(super) cursor: u32,
    pub(super) end: End,
}

/// A place of a window.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) enum Place {
    Before,
    Instead,
    Apply,
    Settle,
    After,
    Over,
}

/// The progress within a place of a window.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) enum Turn {
    /// Not begun.
    Enter,
    /// Compulsory abilities, one by one.
    Compulsory,
    /// Optional abilities, player by player.
    Optional,
    /// This player has been asked.
    Asked(Player),
    /// The ability at the cursor runs; the place goes on afterwards.
    Running {
        /// Whether the ability is optional.
        optional: bool,
    },
}

/// A listener of an open window.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Heard {
    pub(super) listener: Listener,
    pub(super) ability: AbilityId,
    pub(super) actor: Player,
    /// Whether it cannot be used again in this window.
    pub(super) spent: bool,
}

impl Heard {
    #[inline]
    pub(super) const fn new(scope: &Scope<'_>) -> Self {
        Self { listener: scope.listener, ability: scope.ability, actor: scope.actor, spent: false }
    }
}
