//! What stands on the machine's stack: plain data, so that a game can be copied, saved and undone in the
//! middle of a choice.

use super::read::{Bound, UNBOUND};
use crate::hook::{Context, End, Player, Thing};
use crate::host::Scope;
use crate::listeners::Listener;
use crate::program::{AbilityId, MAX_BINDS, Program};
use crate::vocabulary::id::{HookId, NounId};
use serde::{Deserialize, Serialize};

/// Something under way.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) enum Frame<S> {
    /// An ability.
    Effect(Effect),
    /// A hook window.
    Window(WindowFrame<S>),
    /// A procedure of the host.
    Procedure(S),
}

impl<S> Frame<S> {
    /// Returns the ability, and the thing it stands on, if it is one.
    pub(super) const fn cause(&self) -> Option<(AbilityId, Thing)> {
        match self {
            Self::Effect(effect) => Some((effect.origin.ability, effect.origin.listener.source)),
            Self::Window(_) | Self::Procedure(_) => None,
        }
    }
}

/// An ability under way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Effect {
    pub(super) origin: Origin,
    pub(super) at: Progress,
    pub(super) call: CallState,
}

/// What does not change while an ability runs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Origin {
    pub(super) listener: Listener,
    pub(super) ability: AbilityId,
    pub(super) context: Context,
}

impl Origin {
    #[inline]
    pub(super) const fn scope<'a>(&'a self, program: &'a Program, paid: i32) -> Scope<'a> {
        let mut scope = Scope::new(program, &self.context, &self.listener, self.ability);
        scope.paid = paid;
        scope
    }
}

/// How far an ability has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Progress {
    pub(super) stage: Stage,
    /// The next op, counted from the body's start.
    pub(super) pc: u32,
    /// How often the op is still to be done, this time included.
    pub(super) left: u32,
    /// What `for each` multiplies amounts by.
    pub(super) factor: i32,
    /// What they come to at most.
    pub(super) most: i32,
    /// How many units the last cost took.
    pub(super) paid: i32,
}

/// What an ability does next.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) enum Stage {
    /// Chooses and pays its cost.
    Pay,
    /// Counts as used.
    Used,
    /// Takes the next op.
    Next,
    /// Chooses for the op's verb and does it.
    Act,
    /// Has done the verb once.
    Done,
    /// Waits to hear whether the op is done again.
    Again,
    /// Waits to hear which alternative is taken.
    Choose,
    /// Chooses and pays the cost of the alternative with this index.
    PayFor(u8),
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

/// What is chosen next. Things first, because what there is to take may depend on them.
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

    /// Begins anew after the binds before `bind`.
    pub(super) fn again_from(&mut self, bind: u8) {
        self.phase = Phase::Binds;
        self.bind = bind;
        self.slot = 0;
        self.amount = 0;
    }
}

impl Effect {
    pub(super) fn new(origin: Origin, stage: Stage, pc: u32, picks: usize, things: usize) -> Self {
        let at = Progress { stage, pc, left: 0, factor: 1, most: i32::MAX, paid: 0 };
        Self { origin, at, call: CallState::new(picks, things) }
    }

    /// Begins at a later place.
    pub(super) const fn going_on(mut self, stage: Stage, pc: u32) -> Self {
        (self.at.stage, self.at.pc) = (stage, pc);
        self
    }
}

/// A window under way.
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
    /// Where the listeners of the present place begin on the machine's stack, and which is next.
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

/// Where a place of a window stands.
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
    /// The ability at the cursor runs; then goes on as before.
    Running {
        /// Whether it was an optional one.
        optional: bool,
    },
}

/// A listener of an open window.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Heard {
    pub(super) listener: Listener,
    pub(super) ability: AbilityId,
    pub(super) actor: Player,
    /// It cannot be used again in this window.
    pub(super) spent: bool,
}

impl Heard {
    #[inline]
    pub(super) const fn new(scope: &Scope<'_>) -> Self {
        Self { listener: scope.listener, ability: scope.ability, actor: scope.actor, spent: false }
    }
}
