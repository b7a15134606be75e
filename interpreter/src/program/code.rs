//! The parts of a program: small `Copy` structs that point into each other's tables by index.

use super::set::{EachCode, NarrowId};
use crate::hook::Qualifier;
use crate::ir::Quantifier;
use crate::vocabulary::id::{DurationId, LimitId, NounId, RoleId, SelectorId};
use crate::vocabulary::spec::HookKind;
use provost_grammar::span::Span;
use serde::{Deserialize, Serialize};

macro_rules! indices {
    ($($(#[$doc:meta])* $name:ident($int:ty)),* $(,)?) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        pub struct $name(pub $int);

        impl $name {
            /// Returns the index in its table.
            #[inline]
            pub const fn index(self) -> usize {
                self.0 as usize
            }
        }
    )*};
}

indices! {
    /// An ability of a program.
    AbilityId(u32),
    /// One way in which an ability is heard.
    TriggerId(u32),
    /// A word with its slots.
    CallId(u32),
    /// A key of the listener index: a hook, or one number of a number hook.
    Channel(u16),
}

/// A range of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Default, Serialize, Deserialize)]
pub struct Run {
    /// First index.
    pub start: u32,
    /// How many.
    pub len: u32,
}

impl Run {
    /// Returns the range as a slice; empty if the table is too short.
    #[inline]
    pub fn of<T>(self, table: &[T]) -> &[T] {
        let start = self.start as usize;
        table.get(start..start + self.len as usize).unwrap_or(&[])
    }

    /// Returns whether nothing is in it.
    pub const fn is_empty(self) -> bool {
        self.len == 0
    }

    /// Returns the indices.
    pub const fn indices(self) -> std::ops::Range<u32> {
        self.start..self.start + self.len
    }
}

/// The abilities of one entry: consecutive ids.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct EntryCode {
    /// Its abilities, without those they grant.
    pub abilities: Run,
}

/// A compiled condition from a key of an entry.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct ConditionCode(pub(crate) Run);

/// A compiled ability.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ability {
    /// The entry it stands in.
    pub entry: NounId,
    /// Where it stands in the entry's effect text.
    pub span: Span,
    /// The kind of its hooks.
    pub kind: HookKind,
    /// Whether the owner may decline. Always true for offers.
    pub optional: bool,
    /// How often it works: the period and the count.
    pub limit: Option<(LimitId, u16)>,
    /// The condition, in `checks`; none if empty.
    pub condition: Run,
    /// What it costs.
    pub cost: Option<CallId>,
    /// How long its granted abilities last.
    pub until: Option<DurationId>,
    /// Its steps, in `ops`.
    pub body: Run,
    /// Its triggers, in `triggers`.
    pub triggers: Run,
}

/// One way in which an ability is heard. Number hooks have one per change and question hooks one per answer,
/// so computing a number or an answer only walks over triggers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Trigger {
    /// The ability.
    pub ability: AbilityId,
    /// The channel in which it is indexed. A number trigger that must be used first is indexed in the window
    /// channel of its hook, and only the first of its ability; the others are not indexed.
    pub channel: Channel,
    /// At number hooks: the channel of the changed number.
    pub number: Channel,
    /// Which of the parts below must be checked.
    pub needs: Needs,
    /// At number hooks: the operation.
    pub op: NumberOp,
    /// At number hooks: its operand.
    pub amount: i32,
    /// Qualifiers of which the moment must have one, if `needs` has `GUARD`.
    pub guard: [Qualifier; 2],
    /// Nouns of which the target's must be one, if `needs` has `NOUN`.
    pub nouns: [NounId; 2],
    /// At question hooks the answer. At number hooks the multiplier of the amount, in `eaches`, if `needs`
    /// has `FOR_EACH`.
    pub call: CallId,
    /// The condition, if `needs` has `CONDITION`.
    pub condition: Run,
    /// The rarer guards, in `extras`, if `needs` has `EXTRA`.
    pub extra: u32,
}

/// Which parts of a trigger must be checked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Needs(pub u8);

impl Needs {
    /// The guard.
    pub const GUARD: Self = Self(1);
    /// The target's noun.
    pub const NOUN: Self = Self(2);
    /// The condition.
    pub const CONDITION: Self = Self(4);
    /// The multiplier.
    pub const FOR_EACH: Self = Self(8);
    /// The extra part.
    pub const EXTRA: Self = Self(16);
    /// At number hooks: it counts only after it was used in a window (optional, limited or paid).
    pub const WINDOW: Self = Self(32);
    /// The things that the moment must be about, in the extra part; they also decide its reach.
    pub const ABOUT: Self = Self(64);
    /// Returns whether any of these is needed.
    #[inline]
    pub const fn any(self, of: Self) -> bool {
        self.0 & of.0 != 0
    }

    /// Adds these.
    pub const fn with(self, more: Self) -> Self {
        Self(self.0 | more.0)
    }
}

/// The rarer guards of a trigger.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Extra {
    /// Ranges of `qualifiers` (in `guards`); the moment must have one of each.
    pub guards: Run,
    /// Nouns of which the target's must be one, in `nouns`; any if empty.
    pub nouns: Run,
    /// The target's thing must be this one.
    pub thing: Option<Ref>,
    /// The set to which the target's thing must belong, in `binds`; any thing if empty.
    pub set: Run,
    /// What the moment must be about, in `abouts`.
    pub about: Run,
    /// Whether the listener hears of that wherever it is.
    pub anywhere: bool,
}

/// A thing that a moment must be about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct About {
    /// Its role.
    pub role: RoleId,
    /// It must be this thing.
    pub thing: Option<Ref>,
    /// It must belong to this set, in `binds`; any thing if empty.
    pub set: Run,
    /// It must pass this narrowing.
    pub narrow: Option<NarrowId>,
}

/// How a number is changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum NumberOp {
    /// Plus (minus has a negative amount).
    Add,
    /// Becomes.
    Set,
    /// Twice as much.
    Double,
    /// Half as much, rounded down.
    HalveDown,
    /// Half as much, rounded up.
    HalveUp,
    /// At least.
    AtLeast,
    /// At most.
    AtMost,
}

/// A word with its slots filled.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Call {
    /// Id in the table of its kind.
    pub word: u32,
    /// Its slots, in `args`.
    pub args: Run,
    /// Things to find first, in `binds`.
    pub binds: Run,
    /// Where it stands.
    pub span: Span,
    /// Whether it never needs a choice: things are known or the only ones, nouns are single, amounts are
    /// exact. Unless the host lists units, it runs without a frame.
    pub settled: bool,
    /// The picks of its amounts if it is settled and there is always enough, in `picks`.
    pub picks: Run,
    /// Whether some slot is a thing; if not, none is searched for.
    pub things: bool,
    /// Whether some slot is an amount.
    pub amounts: bool,
}

/// The contents of a slot.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Arg {
    /// A number.
    Number(i32),
    /// Quantities, in `amounts`.
    Amounts(Run),
    /// Nouns, in `nouns`.
    Nouns(Run),
    /// A thing.
    Thing(Ref),
}

/// A thing that is known, or was found by a [`Bind`] of the same call.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ref {
    /// The source itself.
    Myself,
    /// A role of the moment or of the source.
    Role(RoleId),
    /// The thing found by the bind with this index.
    Bound(u8),
    /// The thing under test, inside the narrowing of a set.
    It,
    /// The player who acts.
    Actor,
    /// The thing chosen under this number.
    Named(u8),
}

/// A thing that a selector must find before the call is made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bind {
    /// The one there is, one by choice, or every one.
    pub quantifier: Quantifier,
    /// The selector.
    pub selector: SelectorId,
    /// Its slots, in `args`; they may name earlier binds.
    pub args: Run,
    /// The narrowing of the selected things.
    pub narrow: Option<NarrowId>,
    /// Who chooses, if it is not the actor.
    pub chooser: Option<Ref>,
    /// The number under which later steps speak of the one chosen.
    pub name: Option<u8>,
    /// Whether the step chooses several of them, each once.
    pub counted: bool,
}

/// A quantity of some nouns.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Amount {
    /// How much.
    pub quantity: Quantity,
    /// The nouns, in any mix, in `nouns`.
    pub nouns: Run,
}

/// How much.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Quantity {
    /// Exactly this many.
    Exactly(i32),
    /// Up to this many.
    UpTo(i32),
    /// Any number.
    AnyNumber,
    /// All there are.
    All,
}

/// One test of a condition. Jumps only lead forward, so a condition always ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Check {
    /// What is tested.
    pub kind: CheckKind,
    /// The condition or the measure.
    pub call: CallId,
    /// The values a measure is compared with, in `numbers`.
    pub values: Run,
    /// The first of the values; most checks have one.
    pub value: i32,
    /// The call's word, copied so that the call need not be looked up unless it has binds.
    pub word: u32,
    /// Its slots, in `args`.
    pub args: Run,
    /// Whether some slot is a thing.
    pub things: bool,
    /// Whether selectors must find things first.
    pub binds: bool,
    /// Where to go on if it holds: an offset from the condition's start, [`Check::TRUE`] or [`Check::FALSE`].
    pub yes: u16,
    /// Where to go on otherwise.
    pub no: u16,
}

impl Check {
    /// The condition holds.
    pub const TRUE: u16 = u16::MAX;
    /// The condition does not hold.
    pub const FALSE: u16 = u16::MAX - 1;
}

/// What a check tests.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CheckKind {
    /// A condition of the game.
    Test,
    /// A measure is one of the values.
    Is,
    /// A measure is at least the value.
    AtLeast,
    /// A measure is at most the value.
    AtMost,
    /// A measure is even.
    Even,
    /// A measure is odd.
    Odd,
    /// A composed condition; the word of the call is its index in `composed`.
    Composed,
}

/// One operation of a body.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Op {
    /// Does a verb.
    Act {
        /// Which, with its slots.
        call: CallId,
        /// Multiplied by this number.
        for_each: Option<EachCode>,
        /// How many times it is done.
        times: u16,
        /// Whether the owner may stop early.
        may_stop: bool,
        /// Whether each time chooses another thing of a counted set; `may_stop` then counts before the first, too.
        counted: bool,
    },
    /// Goes on with one of these alternatives.
    Choose {
        /// The alternatives.
        of: Run,
        /// Where to go on afterwards: a position in the body, like all below.
        end: u32,
        /// Where it stands.
        span: Span,
    },
    /// Goes on here.
    Jump(u32),
    /// Puts these abilities in force until the ability's duration ends.
    Grant(Run),
    /// Lets other players do the steps that follow, up to their end: an index into `subjects`.
    By(u32),
    /// Finds these things (in `binds`) for later steps.
    Pick(Run),
    /// Goes on behind it if the condition (in `checks`) holds, otherwise at this place.
    If(Run, u32),
    /// Counts the ability's changes in the number that is being built.
    Count,
    /// Is over.
    End,
}

/// The players of some steps.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Subject {
    /// The player.
    pub who: Ref,
    /// Things to find first, in `binds`.
    pub binds: Run,
    /// Whether several act in reverse order.
    pub reverse: bool,
    /// Whether each may decline.
    pub optional: bool,
    /// What each pays.
    pub cost: Option<CallId>,
    /// Where to go on afterwards.
    pub end: u32,
    /// Where it stands.
    pub span: Span,
}

/// One branch of a choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Alternative {
    /// What it costs.
    pub cost: Option<CallId>,
    /// Where its steps begin in the body.
    pub start: u32,
    /// Where it stands.
    pub span: Span,
}
