//! The syntax tree of an effect: its text as written. It knows structure, not vocabulary: the checker decides
//! which words form a verb or a noun.
//!
//! Equality ignores spans and comments, so that `parse(format(tree)) == tree` can be tested.

use crate::span::Span;

mod equality;

/// The whole text of one effect: its abilities, in order.
#[derive(Clone, Debug)]
pub struct Effect {
    /// The abilities.
    pub abilities: Vec<Ability>,
    /// Every comment of the text, in order, including the `#`.
    pub comments: Vec<Comment>,
    /// The whole text.
    pub span: Span,
}

/// A comment, from `#` to the end of its line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Comment {
    /// Where it stands.
    pub span: Span,
    /// Its text with the `#`, without trailing white space.
    pub text: String,
}

/// `timing, limit, when condition, unless condition, pay cost, until duration: body`.
#[derive(Clone, Debug)]
pub struct Ability {
    /// When it is heard: `on roll for conquest`, `action`, `free`.
    pub timing: Phrase,
    /// How often: `once per round`.
    pub limit: Option<Phrase>,
    /// `when ...`.
    pub when: Option<Condition>,
    /// `unless ...`.
    pub unless: Option<Condition>,
    /// `pay ...` or `discard ...`, perhaps with `may`.
    pub cost: Option<Cost>,
    /// `until ...`: how long the granted abilities of the body last.
    pub until: Option<Phrase>,
    /// The steps.
    pub body: Body,
    /// From the timing to the end of the body.
    pub span: Span,
}

/// A boolean expression of phrases.
#[derive(Clone, Debug)]
pub enum Condition {
    /// `a and b`: at least two parts.
    All(Vec<Self>, Span),
    /// `(a) or (b)`: at least two parts, each written in brackets.
    Any(Vec<Self>, Span),
    /// One statement such as `monster is jungle or air`.
    Phrase(Phrase),
}

impl Condition {
    /// Returns its span.
    pub fn span(&self) -> Span {
        match self {
            Self::All(_, span) | Self::Any(_, span) => *span,
            Self::Phrase(phrase) => phrase.span,
        }
    }
}

/// A cost.
#[derive(Clone, Debug)]
pub struct Cost {
    /// The span of `may`, if the payer may decline.
    pub may: Option<Span>,
    /// Whether it is paid or discarded.
    pub kind: CostKind,
    /// The price: `2 gold`, `self`.
    pub phrase: Phrase,
    /// From `may` or `pay` on.
    pub span: Span,
}

/// The word that opens a cost.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CostKind {
    /// `pay`.
    Pay,
    /// `discard`.
    Discard,
}

/// Steps that happen one after the other.
#[derive(Clone, Debug)]
pub struct Body {
    /// The span of `may`, if the whole body is optional.
    pub may: Option<Span>,
    /// The steps, joined by `then`.
    pub steps: Vec<Step>,
    /// All of it.
    pub span: Span,
}

/// One step of a body.
#[derive(Clone, Debug)]
pub struct Step {
    /// Its form.
    pub kind: StepKind,
    /// All of it.
    pub span: Span,
}

/// The forms of a step.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StepKind {
    /// A verb phrase: `gain 2 gold for each wound, up to 3 times`.
    Act {
        /// The verb with everything it takes.
        phrase: Phrase,
        /// `for each ...`.
        for_each: Option<ForEach>,
        /// `, at most n`, without `for each`.
        cap: Option<Quantity>,
        /// `, [up to] n times`.
        repeat: Option<Repeat>,
    },
    /// A change of a number: `+1 to each magic die`.
    Add {
        /// The change.
        amount: SignedQuantity,
        /// The number that changes.
        target: Phrase,
        /// `for each ...`.
        for_each: Option<ForEach>,
    },
    /// A number set or bounded: `affinity bonus is at least 1`.
    Set {
        /// The number.
        target: Phrase,
        /// The meaning of `is`.
        bound: Bound,
        /// The value.
        value: Quantity,
    },
    /// `choose: a or: b`.
    Choose(Vec<Alternative>),
    /// `each other player chooses: a or: b`.
    Fork {
        /// Who chooses, perhaps `secretly`.
        who: Phrase,
        /// The alternatives.
        alternatives: Vec<Alternative>,
    },
    /// `choose an adjacent path`, `each player secretly chooses a trap of theirs`: a thing for later steps.
    Pick {
        /// Who chooses, perhaps `secretly`; the owner if `None`.
        who: Option<Phrase>,
        /// What is chosen.
        what: Phrase,
    },
    /// `each player may pay 1 gold: heal a mercenary of theirs`.
    Offer {
        /// Who may.
        who: Phrase,
        /// What it costs.
        cost: Option<Cost>,
        /// What happens then, to the end of the ability or alternative.
        steps: Vec<Step>,
    },
    /// `if gold of owner is 0: gain 1 gold otherwise: lose 1 gold`.
    If {
        /// The condition.
        condition: Condition,
        /// What happens if it holds, to the end of the ability or alternative.
        steps: Vec<Step>,
        /// What happens if not; may be empty.
        otherwise: Vec<Step>,
    },
    /// `{ abilities }`: abilities in force for a while.
    Grant(Vec<Ability>),
}

/// One branch of a choice.
#[derive(Clone, Debug)]
pub struct Alternative {
    /// The cost of the branch.
    pub cost: Option<Cost>,
    /// The steps of the branch.
    pub steps: Vec<Step>,
    /// All of it.
    pub span: Span,
}

/// `for each wound`, `for every 2 traps on path, at most 3`.
#[derive(Clone, Debug)]
pub struct ForEach {
    /// The number after `every`; that many count once.
    pub every: Option<Quantity>,
    /// The counted things.
    pub phrase: Phrase,
    /// The upper bound of the product.
    pub cap: Option<Quantity>,
    /// All of it.
    pub span: Span,
}

/// `[up to] n times`.
#[derive(Clone, Debug)]
pub struct Repeat {
    /// Whether it may stop early.
    pub up_to: bool,
    /// How often.
    pub count: Quantity,
    /// All of it.
    pub span: Span,
}

/// `+n` or `-n`.
#[derive(Clone, Debug)]
pub struct SignedQuantity {
    /// Whether it has a minus sign.
    pub negative: bool,
    /// The number.
    pub value: Quantity,
    /// With its sign.
    pub span: Span,
}

/// A number written out, a parameter that stands for one, or a number in words.
#[derive(Clone, Debug)]
pub enum Quantity {
    /// `3`.
    Number(u32, Span),
    /// `<count>`.
    Param(String, Span),
    /// `gold of owner`: after `is`, or in brackets after a sign.
    Words(Phrase),
}

impl Quantity {
    /// Returns its span.
    pub fn span(&self) -> Span {
        match self {
            Self::Number(_, span) | Self::Param(_, span) => *span,
            Self::Words(phrase) => phrase.span,
        }
    }
}

/// The meanings of `is`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bound {
    /// `is 2`.
    Exactly,
    /// `is at least 2`.
    AtLeast,
    /// `is at most 2`.
    AtMost,
}

/// A run of words and numbers that the vocabulary gives a meaning.
#[derive(Clone, Debug)]
pub struct Phrase {
    /// The parts; never empty.
    pub atoms: Vec<Atom>,
    /// All of it.
    pub span: Span,
}

/// One part of a phrase.
#[derive(Clone, Debug)]
pub struct Atom {
    /// Its form.
    pub kind: AtomKind,
    /// Where it stands.
    pub span: Span,
}

/// The forms of an atom.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum AtomKind {
    /// A lower-case word, perhaps with hyphens: `strength`, `snow-owl`. `is` is one inside conditions.
    Word(String),
    /// A number.
    Number(u32),
    /// A parameter: `<colour>`.
    Param(String),
    /// `or` between two atoms.
    Or,
    /// `and` between two atoms (not inside conditions, where it joins conditions).
    And,
}
