//! What an effect means: the checked form. Ids instead of names, every slot filled with a value of its
//! type, nothing left to look up. A form the checker rejects has no variant here.
//!
//! `machine` runs it (through `program`), `describe` says it in words.

use crate::vocabulary::id::{
    AttributeId, ConditionId, CostId, DurationId, HookId, LimitId, MeasureId, NounId, RoleId, SelectorId,
    TargetId, VerbId,
};
use provost_grammar::span::Span;

/// The checked form of one effect text.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Effect {
    /// Its abilities, in order.
    pub abilities: Vec<Ability>,
}

/// One sentence: when, how often, on what condition, at what price, what.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ability {
    /// The moments at which it is heard; at least one, all of one kind.
    pub hooks: Vec<HookUse>,
    /// How often it works.
    pub limit: Option<Limit>,
    /// What must hold.
    pub condition: Option<Condition>,
    /// Whether the owner may decline: `may` before the cost or the body.
    pub optional: bool,
    /// What it costs.
    pub cost: Option<Cost>,
    /// How long what its body grants lasts; present exactly if a step grants.
    pub until: Option<DurationId>,
    /// What happens, in order; at least one.
    pub steps: Vec<Step>,
    /// Where it stands in the effect text.
    pub span: Span,
}

/// A hook narrowed by qualifiers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HookUse {
    /// The hook.
    pub hook: HookId,
    /// `for conquest or attack`: index into the hook's qualifiers, and the nouns of which one must fit.
    pub qualifiers: Vec<(u8, Vec<NounRef>)>,
}

/// How often an ability works.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Limit {
    /// The period.
    pub limit: LimitId,
    /// How many times in it.
    pub count: Num,
}

/// A truth.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Condition {
    /// All of these.
    All(Vec<Self>),
    /// At least one of these.
    Any(Vec<Self>),
    /// Not this.
    Not(Box<Self>),
    /// A condition of the game.
    Test {
        /// Which.
        condition: ConditionId,
        /// Its slots.
        args: Vec<Arg>,
        /// Where it stands.
        span: Span,
    },
    /// A number compared.
    Compare {
        /// The number.
        number: Number,
        /// How.
        op: Comparison,
        /// With what; several only for `Is` (`round is 2 or 4`), none for `Even` and `Odd`.
        values: Vec<Number>,
        /// Where it stands.
        span: Span,
    },
    /// A thing that is like this: `bearer is wounded`, `a die on path shows 6`.
    Like {
        /// Which.
        of: Entity,
        /// What it is like.
        like: Like,
        /// Where it stands.
        span: Span,
    },
    /// There is something: `there is a trap on path`.
    There {
        /// What.
        set: Set,
        /// Where it stands.
        span: Span,
    },
    /// Things compared with each other: `2 dice on path show the same face`.
    Alike {
        /// How many of them; all if nothing is said.
        count: Option<Num>,
        /// Which things.
        set: Set,
        /// What is compared.
        attribute: Attribute,
        /// How.
        how: Alike,
        /// Where it stands.
        span: Span,
    },
}

/// How things are compared with each other. Fewer than two things are never alike.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Alike {
    /// All have the same.
    Same,
    /// No two have the same.
    Different,
    /// Their numbers follow each other without a gap.
    InARow,
}

/// What a thing is like.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Like {
    /// It has a truth, one of some nouns, or a number that compares.
    Attribute {
        /// Which attribute.
        attribute: Attribute,
        /// What is asked of it.
        test: Test,
        /// Whether it must not be so.
        negated: bool,
    },
    /// It has so many of something: `with at least 2 traps`, `without equipment`.
    Has {
        /// Of what; [`EntitySource::It`] is the thing that must have it.
        set: Set,
        /// How the number is compared.
        op: Comparison,
        /// With what.
        count: Num,
    },
}

/// What is asked of an attribute.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Test {
    /// That it is true.
    True,
    /// That it is one of these nouns.
    Nouns(Vec<NounRef>),
    /// How the number compares.
    Compare(Comparison, Vec<Num>),
}

/// An attribute with its slots.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Attribute {
    /// Which.
    pub attribute: AttributeId,
    /// Its slots.
    pub args: Vec<Arg>,
}

/// A set of things: what a selector lists, narrowed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Set {
    /// Which things.
    pub selector: SelectorId,
    /// Its slots; an entity among them may carry a quantifier of its own (`owner of each mercenary here`).
    pub args: Vec<Arg>,
    /// Without the owner, or the thing on which the effect stands: `other players`, `another mercenary here`.
    pub other: bool,
    /// What all of them are like.
    pub likes: Vec<Like>,
    /// Only those with the highest or the lowest value: of several that are equal all, or one by choice, as the
    /// quantifier says; none with `the only`.
    pub extreme: Option<Extreme>,
}

/// The highest or the lowest value of an attribute.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Extreme {
    /// Which attribute.
    pub attribute: Attribute,
    /// Whether the highest.
    pub highest: bool,
}

/// A number.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Number {
    /// Known now, or given by the entry's user.
    Num(Num),
    /// Read from the game.
    Measure(Measure),
    /// An attribute of a thing. Of several things the sum (`each`) or the greatest (`a`).
    Attribute(Attribute, Entity),
    /// How many things there are.
    Count(Set),
    /// A number made of an attribute of things.
    Fold(Fold, Attribute, Set),
    /// Half of it; `true` if it is rounded up.
    Half(Box<Self>, bool),
    /// Twice as much.
    Twice(Box<Self>),
    /// One plus the other.
    Plus(Box<Self>, Box<Self>),
    /// One minus the other.
    Minus(Box<Self>, Box<Self>),
}

impl Number {
    /// Returns the number if it is known now or given by the entry's user.
    pub const fn written(&self) -> Option<Num> {
        if let Self::Num(number) = self { Some(*number) } else { None }
    }
}

/// How one number is made of many.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fold {
    /// The highest; 0 of no things.
    Highest,
    /// The lowest; 0 of no things.
    Lowest,
    /// Their sum.
    Sum,
    /// How many different ones there are.
    Different,
}

/// How often something counts: `for each wound`, `for every 2 wounded mercenaries here, at most 3`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Each {
    /// The number counted.
    pub number: Number,
    /// So many of it count once; 1 for `for each`.
    pub every: Num,
    /// What all of it comes to at most.
    pub most: Option<Num>,
}

impl Condition {
    /// Returns the parts that must all hold: those of an `and`, or itself.
    pub fn parts(&self) -> &[Self] {
        if let Self::All(parts) = self { parts } else { std::slice::from_ref(self) }
    }
}

/// How two numbers are compared.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Comparison {
    /// Equal to one of the values.
    Is,
    /// At least.
    AtLeast,
    /// At most.
    AtMost,
    /// Even.
    Even,
    /// Odd.
    Odd,
}

/// A number read from the game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Measure {
    /// Which.
    pub measure: MeasureId,
    /// Its slots.
    pub args: Vec<Arg>,
}

/// A number known now, or given by the entry's user.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Num {
    /// Written out.
    Const(i32),
    /// The entry's parameter with this index.
    Param(u8),
}

/// A noun known now, or given by the entry's user.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NounRef {
    /// Written out.
    Noun(NounId),
    /// The entry's parameter with this index (it may stand for several).
    Param(u8),
}

/// What fills a slot.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Arg {
    /// `{x:number}`.
    Number(Num),
    /// `{x:amount:..}` (one) and `{x:amounts:..}` (one or more).
    Amounts(Vec<Amount>),
    /// `{x:noun:..}` (one) and `{x:nouns:..}` (one or more, joined by `or`).
    Nouns(Vec<NounRef>),
    /// `{x:entity}`.
    Entity(Entity),
}

/// A quantity of something.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Amount {
    /// How much.
    pub quantity: Quantity,
    /// Of what: any mix of these nouns. Empty for "any of the class" (`1 die`).
    pub nouns: Vec<NounRef>,
    /// The class, when `nouns` is empty.
    pub class: crate::vocabulary::id::ClassId,
}

/// How much.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Quantity {
    /// `2`.
    Exactly(Num),
    /// `gold equal to number of traps on path`, perhaps with `, at most 5` behind it.
    EqualTo(Box<Number>, Option<Num>),
    /// `up to 2`.
    UpTo(Num),
    /// `any number of`.
    AnyNumber,
    /// `all`.
    All,
}

/// Which thing or things.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entity {
    /// One known thing, one of a set by choice, or each of a set.
    pub quantifier: Quantifier,
    /// The thing or the set.
    pub source: EntitySource,
}

/// How many of a set.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Quantifier {
    /// The one thing there is.
    The,
    /// One of the set, chosen by the ability's owner.
    A,
    /// Every one of the set: the step is done for each.
    Each,
}

/// Where a thing comes from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum EntitySource {
    /// The entry itself.
    Myself,
    /// A role of the moment.
    Role(RoleId),
    /// The thing that is being looked at, inside what narrows a set.
    It,
    /// What a selector of the game lists.
    Set(Box<Set>),
}

/// What must be given.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Cost {
    /// Which cost.
    pub cost: CostId,
    /// Its slots.
    pub args: Vec<Arg>,
    /// Where it stands.
    pub span: Span,
}

/// One thing that happens.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Step {
    /// A verb.
    Act {
        /// Which.
        verb: VerbId,
        /// Its slots.
        args: Vec<Arg>,
        /// Done (or counted) as many times as this number says.
        for_each: Option<Each>,
        /// Done several times; `true` if the owner may stop early.
        repeat: Option<(Num, bool)>,
        /// Where it stands.
        span: Span,
    },
    /// A number changed; only at number hooks.
    Change {
        /// Which number.
        target: TargetId,
        /// Slots of the target's pattern.
        args: Vec<Arg>,
        /// The change.
        change: Change,
        /// Counted as many times as this number says; only with `Add`.
        for_each: Option<Each>,
        /// Where it stands.
        span: Span,
    },
    /// One of these.
    Choose(Vec<Alternative>, Span),
    /// Abilities in force until the ability's duration ends.
    Grant(Vec<Ability>, Span),
}

/// How a number is changed. Order at a number hook: base, sets, doubling, halving, additions, bounds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Change {
    /// Plus.
    Add(Number),
    /// Minus.
    Subtract(Number),
    /// Becomes.
    Set(Number),
    /// At least.
    AtLeast(Number),
    /// At most.
    AtMost(Number),
    /// Twice as much.
    Double,
    /// Half as much; `true` if it is rounded up.
    Halve(bool),
}

/// One branch of a choice.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Alternative {
    /// What it costs.
    pub cost: Option<Cost>,
    /// What happens; at least one.
    pub steps: Vec<Step>,
    /// Where it stands.
    pub span: Span,
}
