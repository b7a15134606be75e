//! The meaning of an effect in checked form: ids instead of names, and every slot filled with a value of its
//! type, so nothing is left to look up. A form that the checker rejects has no variant here.
//!
//! `machine` runs it (through `program`), and `describe` puts it into words.

use crate::vocabulary::id::{
    AttributeId, ConditionId, CostId, DurationId, EntityId, HookId, LimitId, MeasureId, NounId, RoleId,
    SelectorId, TargetId, VerbId,
};
use provost_grammar::span::Span;

/// The checked form of one effect text.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Effect {
    /// Its abilities, in order.
    pub abilities: Vec<Ability>,
}

/// One sentence of an effect: timing, limit, condition, cost, steps.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ability {
    /// The moments at which it is heard: at least one, all of the same kind.
    pub hooks: Vec<HookUse>,
    /// How often it works.
    pub limit: Option<Limit>,
    /// What must hold.
    pub condition: Option<Condition>,
    /// Whether the owner may decline: `may` before the cost or the body.
    pub optional: bool,
    /// What it costs.
    pub cost: Option<Cost>,
    /// How long the abilities granted by its body last; set exactly if a step grants.
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
    /// `for conquest or attack`: the index into the hook's qualifiers, and the nouns of which one must match.
    pub qualifiers: Vec<(u8, Vec<NounRef>)>,
    /// The things it must be about: `of a wounded mercenary`, `by another player`.
    pub about: Vec<About>,
}

/// A thing that a timing names.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct About {
    /// Its role in the moment.
    pub role: RoleId,
    /// What it must be: this thing, or one of a set.
    pub thing: Entity,
    /// Whether the ability hears of it wherever it is, beyond the reach of its entry.
    pub anywhere: bool,
}

/// How often an ability works.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Limit {
    /// The period.
    pub limit: LimitId,
    /// How many times in the period.
    pub count: Num,
}

/// A boolean expression.
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
        /// With which values; several only for `Is` (`round is 2 or 4`), none for `Even` and `Odd`.
        values: Vec<Number>,
        /// Where it stands.
        span: Span,
    },
    /// A property of a thing: `bearer is wounded`, `a die on path shows 6`.
    Like {
        /// Which.
        of: Entity,
        /// The property.
        like: Like,
        /// Where it stands.
        span: Span,
    },
    /// Something exists: `there is a trap on path`.
    There {
        /// What.
        set: Set,
        /// Where it stands.
        span: Span,
    },
    /// Things compared with each other: `2 dice on path show the same face`.
    Alike {
        /// How many of them; all if `None`.
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

/// How things compare with each other. Fewer than two things are never alike.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Alike {
    /// All have the same value.
    Same,
    /// No two have the same value.
    Different,
    /// Their numbers are consecutive.
    InARow,
}

/// A property of a thing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Like {
    /// An attribute that is true, is one of some nouns, or compares as a number.
    Attribute {
        /// Which attribute.
        attribute: Attribute,
        /// The test of its value.
        test: Test,
        /// Whether the test is negated.
        negated: bool,
    },
    /// How many of something it has: `with at least 2 traps`, `without equipment`.
    Has {
        /// Which things; [`EntitySource::It`] is the thing that must have them.
        set: Set,
        /// How the count is compared.
        op: Comparison,
        /// With what.
        count: Num,
    },
}

/// A test of an attribute.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Test {
    /// It is true.
    True,
    /// It is one of these nouns.
    Nouns(Vec<NounRef>),
    /// Its number compares with one of these.
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
    /// Whether to leave out the owner or the effect's own thing: `other players`, `another mercenary here`.
    pub other: bool,
    /// Properties that all of them must have.
    pub likes: Vec<Like>,
    /// Only those with the highest or the lowest value. In a tie, the quantifier decides whether it is all of
    /// them or one by choice; with `the only`, a tie selects none.
    pub extreme: Option<Extreme>,
    /// Who chooses one of them, if it is not the player who acts.
    pub chooser: Option<Box<Entity>>,
    /// The number under which later steps speak of the one chosen.
    pub name: Option<u8>,
    /// How many different ones are chosen, if not one: `discard 2 traps of theirs`. Only in a step.
    pub count: Option<Count>,
}

/// How many things of a set are chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Count {
    /// The number; any number if `None`.
    pub number: Option<Num>,
    /// Whether fewer may be chosen.
    pub up_to: bool,
}

/// Returns how many things of one of these slots are chosen, if a slot says so.
pub fn count_in(args: &[Arg]) -> Option<Count> {
    args.iter().find_map(|arg| match arg {
        Arg::Entity(Entity { source: EntitySource::Set(set), .. }) => set.count,
        Arg::Entity(_) | Arg::Number(_) | Arg::Amounts(_) | Arg::Nouns(_) => None,
    })
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
    /// Known now, or given by the code that uses the entry.
    Num(Num),
    /// Read from the game.
    Measure(Measure),
    /// An attribute of a thing. For several things, the sum (`each`) or the greatest value (`a`).
    Attribute(Attribute, Entity),
    /// How much is gained, lost or paid at the moment.
    Amount,
    /// How many things there are.
    Count(Set),
    /// A number computed from an attribute of several things.
    Fold(Fold, Attribute, Set),
    /// Half of it; `true` if it is rounded up.
    Half(Box<Self>, bool),
    /// Twice as much.
    Twice(Box<Self>),
    /// The sum of two.
    Plus(Box<Self>, Box<Self>),
    /// The difference of two.
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
    /// The highest; 0 if there are none.
    Highest,
    /// The lowest; 0 if there are none.
    Lowest,
    /// Their sum.
    Sum,
    /// How many different values there are.
    Different,
}

/// How often something counts: `for each wound`, `for every 2 wounded mercenaries here, at most 3`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Each {
    /// The number counted.
    pub number: Number,
    /// How many of it count once; 1 for `for each`.
    pub every: Num,
    /// The upper bound of the product.
    pub most: Option<Num>,
}

impl Condition {
    /// Returns the parts of an `and`, all of which must hold; otherwise the condition itself.
    pub fn parts(&self) -> &[Self] {
        if let Self::All(parts) = self { parts } else { std::slice::from_ref(self) }
    }
}

/// How two numbers compare.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Comparison {
    /// Equals one of the values.
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

/// A number known now, or given by the code that uses the entry.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Num {
    /// Written out.
    Const(i32),
    /// The entry's parameter with this index.
    Param(u8),
}

/// A noun known now, or given by the code that uses the entry.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NounRef {
    /// Written out.
    Noun(NounId),
    /// The entry's parameter with this index, which may stand for several nouns.
    Param(u8),
}

/// The contents of a slot.
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

impl Arg {
    /// Returns whether it speaks of a thing in one of these roles.
    pub fn speaks_of(&self, roles: &[RoleId]) -> bool {
        match self {
            Self::Entity(entity) => match &entity.source {
                EntitySource::Role(role) | EntitySource::That(_, Named::Role(role)) => roles.contains(role),
                EntitySource::Set(set) => set.args.iter().any(|arg| arg.speaks_of(roles)),
                EntitySource::Myself | EntitySource::It | EntitySource::Subject => false,
                EntitySource::That(_, Named::Pick(_)) => false,
            },
            Self::Number(_) | Self::Amounts(_) | Self::Nouns(_) => false,
        }
    }
}

/// A quantity of something.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Amount {
    /// How much.
    pub quantity: Quantity,
    /// Which nouns, in any mix. Empty for "any of the class" (`1 die`).
    pub nouns: Vec<NounRef>,
    /// The class, when `nouns` is empty.
    pub class: crate::vocabulary::id::ClassId,
}

/// How much.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Quantity {
    /// `2`.
    Exactly(Num),
    /// `gold equal to number of traps on path`, optionally followed by `, at most 5`.
    EqualTo(Box<Number>, Option<Num>),
    /// `up to 2`.
    UpTo(Num),
    /// `any number of`.
    AnyNumber,
    /// `all`.
    All,
}

/// One thing or several.
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
    /// The only one.
    The,
    /// One of the set, chosen by the ability's owner.
    A,
    /// Every one of the set: the step runs for each.
    Each,
}

/// Where a thing comes from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum EntitySource {
    /// The entry itself.
    Myself,
    /// A role of the moment.
    Role(RoleId),
    /// The thing under test, inside the narrowing of a set.
    It,
    /// The player who acts in the present step: `a trap of theirs`.
    Subject,
    /// A thing of this type that was named before in the ability: `that mercenary`.
    That(EntityId, Named),
    /// What a selector of the game lists.
    Set(Box<Set>),
}

/// Where a thing was named.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Named {
    /// In the timing: the thing in this role of the moment.
    Role(RoleId),
    /// By a choice in an earlier step: the thing chosen under this number ([`Set::name`]).
    Pick(u8),
}

/// What an ability costs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Cost {
    /// Which cost.
    pub cost: CostId,
    /// Its slots.
    pub args: Vec<Arg>,
    /// Where it stands.
    pub span: Span,
}

/// One action.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Step {
    /// A verb.
    Act {
        /// Which.
        verb: VerbId,
        /// Its slots.
        args: Vec<Arg>,
        /// Repeats (or multiplies) the step by this number.
        for_each: Option<Each>,
        /// Repeats the step; `true` if the owner may stop early.
        repeat: Option<(Num, bool)>,
        /// Where it stands.
        span: Span,
    },
    /// A change of a number; only at number hooks.
    Change {
        /// Which number.
        target: TargetId,
        /// Slots of the target's pattern.
        args: Vec<Arg>,
        /// The change.
        change: Change,
        /// Multiplies the change by this number; only with `Add`.
        for_each: Option<Each>,
        /// Where it stands.
        span: Span,
    },
    /// One of these.
    Choose(Vec<Alternative>, Span),
    /// Abilities in force until the ability's duration ends.
    Grant(Vec<Ability>, Span),
    /// Steps of a player who is named.
    By(Box<By>),
    /// A thing is chosen, for later steps.
    Pick {
        /// What is chosen.
        what: Entity,
        /// Where it stands.
        span: Span,
    },
    /// Steps that depend on a condition.
    If {
        /// The condition.
        condition: Condition,
        /// What happens if it holds; at least one.
        steps: Vec<Step>,
        /// What happens otherwise; may be empty.
        otherwise: Vec<Step>,
        /// Where it stands.
        span: Span,
    },
}

/// Steps of a player who is named: everything open in them is that player's to decide, and that player pays.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct By {
    /// The player; several act one after the other.
    pub who: Entity,
    /// Whether several act in reverse turn order.
    pub reverse: bool,
    /// Whether the player may decline.
    pub optional: bool,
    /// What the player pays.
    pub cost: Option<Cost>,
    /// What happens; at least one.
    pub steps: Vec<Step>,
    /// Where it stands.
    pub span: Span,
}

impl Step {
    /// Returns the lists of steps inside this one, but not those of granted abilities.
    pub fn inner(&self) -> Vec<&[Self]> {
        match self {
            Self::Act { .. } | Self::Change { .. } | Self::Grant(..) | Self::Pick { .. } => Vec::new(),
            Self::Choose(alternatives, _) => alternatives.iter().map(|one| one.steps.as_slice()).collect(),
            Self::By(by) => vec![&by.steps],
            Self::If { steps, otherwise, .. } => vec![steps, otherwise],
        }
    }

    /// Returns the costs inside this step, but not those of granted abilities or of steps inside it.
    pub fn costs(&self) -> Vec<&Cost> {
        match self {
            Self::Act { .. }
            | Self::Change { .. }
            | Self::Grant(..)
            | Self::Pick { .. }
            | Self::If { .. } => Vec::new(),
            Self::Choose(alternatives, _) => {
                alternatives.iter().filter_map(|one| one.cost.as_ref()).collect()
            }
            Self::By(by) => by.cost.iter().collect(),
        }
    }
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
