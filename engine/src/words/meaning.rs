//! Words with their meaning: a row declares pattern, doc and example together with when it can begin and what
//! it does. The number of a word is its index in the table of its sort, so there is no second list.

use provost_interpreter::hook::Thing;
use provost_interpreter::host::{Args, Flow, Host, Opinion, Scope, Things};
use provost_interpreter::vocabulary::id::NounId;
use provost_interpreter::vocabulary::spec::{
    AttributeSpec, AttributeType, ConditionSpec, CostSpec, Example, MeasureSpec, SelectorSpec, VerbSpec,
};

/// The flow of a table after a word.
pub type FlowOf<T> = Flow<<T as Host>::Step, <T as Host>::Question>;
/// Tests whether something can begin or is true.
pub type Test<T> = fn(&T, &Args<'_>, &Scope<'_>) -> bool;
/// Reads a number.
pub type Read<T> = fn(&T, &Args<'_>, &Scope<'_>) -> i32;
/// An attribute of a thing.
pub type ReadOf<T> = fn(&T, Thing, &Args<'_>, &Scope<'_>) -> Option<i32>;
/// The things that are meant.
pub type List<T> = fn(&T, &Args<'_>, &Scope<'_>, &mut Things);
/// Performs something.
pub type Act<T> = fn(&mut T, &Args<'_>, &Scope<'_>) -> FlowOf<T>;
/// Returns how much of a noun is available for the amounts in a slot.
pub type Supply<T> = fn(&T, usize, NounId, &Args<'_>, &Scope<'_>) -> i32;
/// Answers a question.
pub type Answer<T> = fn(&T, <T as Host>::Question, &Args<'_>, &Scope<'_>) -> Opinion;

/// More than anybody ever has: the reserve is endless, and nouns that are only named or inflicted need not be
/// there.
pub const PLENTY: i32 = 999;

/// A verb.
#[derive(Debug)]
pub struct Verb<T: Host> {
    /// The word.
    pub spec: VerbSpec,
    /// Whether it would do anything, apart from amounts.
    pub can: Test<T>,
    /// Performs it.
    pub act: Act<T>,
    /// The supply for its amounts.
    pub supply: Supply<T>,
    /// Whether there is always enough, so that the supply need not be read.
    pub always_enough: bool,
    /// Whether it chooses its amounts itself.
    pub chooses_itself: bool,
    /// Whether several nouns joined by `or` are all meant.
    pub takes_all: bool,
    /// Its answer at a question hook.
    pub answer: Answer<T>,
}

impl<T: Host> Clone for Verb<T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T: Host> Copy for Verb<T> {}

const NO_EXAMPLE: Example = Example { kind: "", text: "" };

impl<T: Host> Verb<T> {
    /// Makes a verb that takes its amounts from the reserve and does nothing yet.
    pub const fn new(id: &'static str, pattern: &'static str) -> Self {
        Self {
            spec: VerbSpec { id, pattern, hooks: &[], needs: &[], fires: &[], doc: "", example: NO_EXAMPLE },
            can: |_, _, _| true,
            act: |_, _, _| Flow::Done,
            supply: |_, _, _, _, _| PLENTY,
            always_enough: false,
            chooses_itself: false,
            takes_all: false,
            answer: |_, _, _, _| Opinion::Silent,
        }
    }

    /// Sets the hooks it is for.
    #[must_use]
    pub const fn at(mut self, hooks: &'static [&'static str]) -> Self {
        self.spec.hooks = hooks;
        self
    }

    /// Sets the roles it reads without naming them.
    #[must_use]
    pub const fn needs(mut self, roles: &'static [&'static str]) -> Self {
        self.spec.needs = roles;
        self
    }

    /// Sets the hooks it fires.
    #[must_use]
    pub const fn fires(mut self, hooks: &'static [&'static str]) -> Self {
        self.spec.fires = hooks;
        self
    }

    /// Sets its doc line.
    #[must_use]
    pub const fn doc(mut self, doc: &'static str) -> Self {
        self.spec.doc = doc;
        self
    }

    /// Sets an example ability for entries of a kind.
    #[must_use]
    pub const fn example(mut self, kind: &'static str, text: &'static str) -> Self {
        self.spec.example = Example { kind, text };
        self
    }

    /// Sets when it would do anything, apart from amounts.
    #[must_use]
    pub const fn when(self, can: Test<T>) -> Self {
        Self { can, ..self }
    }

    /// Sets its action.
    #[must_use]
    pub const fn does(self, act: Act<T>) -> Self {
        Self { act, ..self }
    }

    /// Sets the supply for its amounts.
    #[must_use]
    pub const fn supply(self, supply: Supply<T>) -> Self {
        Self { supply, ..self }
    }

    /// Declares that there is always enough and all units are alike.
    #[must_use]
    pub const fn always_enough(self) -> Self {
        Self { always_enough: true, ..self }
    }

    /// Declares that it chooses its amounts itself.
    #[must_use]
    pub const fn chooses_itself(self) -> Self {
        Self { chooses_itself: true, ..self }
    }

    /// Declares that several nouns joined by `or` are all meant.
    #[must_use]
    pub const fn takes_all(self) -> Self {
        Self { takes_all: true, ..self }
    }

    /// Sets its answer at question hooks. Answers are never performed.
    #[must_use]
    pub const fn answers(self, answer: Answer<T>) -> Self {
        Self { answer, can: |_, _, _| false, ..self }
    }
}

/// A cost.
#[derive(Debug)]
pub struct Cost<T: Host> {
    /// The word.
    pub spec: CostSpec,
    /// Whether it could be paid, apart from amounts.
    pub can: Test<T>,
    /// The supply for its amounts.
    pub supply: Supply<T>,
    /// Pays it.
    pub pay: Act<T>,
}

/// A condition.
#[derive(Debug)]
pub struct Condition<T: Host> {
    /// The word.
    pub spec: ConditionSpec,
    /// Whether it holds.
    pub holds: Test<T>,
}

/// A measure.
#[derive(Debug)]
pub struct Measure<T: Host> {
    /// The word.
    pub spec: MeasureSpec,
    /// Reads it.
    pub read: Read<T>,
}

/// What things of a type are like.
#[derive(Debug)]
pub struct Attribute<T: Host> {
    /// The word.
    pub spec: AttributeSpec,
    /// Reads it of a thing: 0 or 1 for a truth, the number of a noun ([`noun_number`]), a number as it is; `None` if the
    /// thing has none.
    pub read: ReadOf<T>,
}

/// A phrase for things.
#[derive(Debug)]
pub struct Selector<T: Host> {
    /// The word.
    pub spec: SelectorSpec,
    /// Lists them.
    pub list: List<T>,
}

impl<T: Host> Condition<T> {
    /// Makes a condition.
    pub const fn new(id: &'static str, pattern: &'static str, holds: Test<T>) -> Self {
        Self { spec: ConditionSpec { id, pattern, needs: &[], doc: "", example: NO_EXAMPLE }, holds }
    }
}

impl<T: Host> Measure<T> {
    /// Makes a measure with its smallest and largest value.
    pub const fn new(id: &'static str, pattern: &'static str, range: (i32, i32), read: Read<T>) -> Self {
        Self { spec: MeasureSpec { id, pattern, range, needs: &[], doc: "", example: NO_EXAMPLE }, read }
    }
}

impl<T: Host> Attribute<T> {
    /// Makes an attribute of things of a type.
    pub const fn new(
        of: &'static str,
        id: &'static str,
        pattern: &'static str,
        ty: AttributeType,
        read: ReadOf<T>,
    ) -> Self {
        let spec = AttributeSpec {
            id,
            of,
            ty,
            pattern,
            verb: None,
            is_noun: false,
            needs: &[],
            doc: "",
            example: NO_EXAMPLE,
        };
        Self { spec, read }
    }

    /// Says the verb that stands for it, singular and plural: `shows`, `show`.
    #[must_use]
    pub const fn verb(mut self, one: &'static str, other: &'static str) -> Self {
        self.spec.verb = Some((one, other));
        self
    }

    /// Says that the pattern of a truth is a noun, no adjective.
    #[must_use]
    pub const fn noun(mut self) -> Self {
        self.spec.is_noun = true;
        self
    }
}

/// Returns a noun as an attribute has it.
pub fn noun_number(noun: NounId) -> Option<i32> {
    i32::try_from(noun.0).ok()
}

impl<T: Host> Selector<T> {
    /// Makes a selector for one thing of a type.
    pub const fn one(id: &'static str, pattern: &'static str, entity: &'static str, list: List<T>) -> Self {
        let spec = SelectorSpec { id, pattern, entity, set: false, needs: &[], doc: "", example: NO_EXAMPLE };
        Self { spec, list }
    }

    /// Makes a selector for several things of a type, of which an effect names one or each.
    pub const fn set(id: &'static str, pattern: &'static str, entity: &'static str, list: List<T>) -> Self {
        let mut selector = Self::one(id, pattern, entity, list);
        selector.spec.set = true;
        selector
    }
}

impl<T: Host> Cost<T> {
    /// Makes a cost of amounts.
    pub const fn new(
        id: &'static str,
        word: &'static str,
        pattern: &'static str,
        supply: Supply<T>,
        pay: Act<T>,
    ) -> Self {
        Self {
            spec: CostSpec { id, word, pattern, doc: "", example: NO_EXAMPLE },
            can: |_, _, _| true,
            supply,
            pay,
        }
    }
}

/// Adds the setters that every row with a manual has, and the specs of a table of rows for a
/// [`GameSpec`](provost_interpreter::vocabulary::spec::GameSpec).
macro_rules! row {
    ($row:ident, $spec:ident, $specs:ident $(, $needs:ident)?) => {
        impl<T: Host> Clone for $row<T> {
            fn clone(&self) -> Self {
                *self
            }
        }

        impl<T: Host> Copy for $row<T> {}

        impl<T: Host> $row<T> {
            /// Sets its doc line.
            #[must_use]
            pub const fn doc(mut self, doc: &'static str) -> Self {
                self.spec.doc = doc;
                self
            }

            /// Sets an example ability for entries of a kind.
            #[must_use]
            pub const fn example(mut self, kind: &'static str, text: &'static str) -> Self {
                self.spec.example = Example { kind, text };
                self
            }

            $(
                /// Sets the roles it reads without naming them.
                #[must_use]
                pub const fn $needs(mut self, roles: &'static [&'static str]) -> Self {
                    self.spec.needs = roles;
                    self
                }
            )?
        }

        row!(@specs $row, $spec, $specs);
    };
    (@specs $row:ident, $spec:ident, $specs:ident) => {
        /// Returns the specs of a table, for the game's registry.
        #[expect(clippy::indexing_slicing, reason = "worked out when the program is built; the loop ends in time")]
        pub const fn $specs<T: Host, const N: usize>(rows: &[$row<T>]) -> [$spec; N] {
            let mut specs = [rows[0].spec; N];
            let mut at = 0;
            while at < N {
                specs[at] = rows[at].spec;
                at += 1;
            }
            specs
        }
    };
}

row!(@specs Verb, VerbSpec, verb_specs);
row!(Cost, CostSpec, cost_specs);
row!(Condition, ConditionSpec, condition_specs, needs);
row!(Measure, MeasureSpec, measure_specs, needs);
row!(Attribute, AttributeSpec, attribute_specs, needs);
row!(Selector, SelectorSpec, selector_specs, needs);

/// Joins tables of verbs, in their order.
#[expect(clippy::indexing_slicing, reason = "worked out when the program is built; the loops end in time")]
pub const fn join<T: Host, const N: usize>(tables: &[&[Verb<T>]]) -> [Verb<T>; N] {
    let mut rows = [tables[0][0]; N];
    let (mut table, mut at) = (0, 0);
    while table < tables.len() {
        let mut row = 0;
        while row < tables[table].len() {
            rows[at] = tables[table][row];
            (row, at) = (row + 1, at + 1);
        }
        table += 1;
    }
    rows
}
