//! Words together with what they mean: a row declares pattern, doc and example and, beside them, when it can begin and
//! what it does. The number of a word is its place in the table of its sort, so there is no second list of them.

use provost_interpreter::hook::Thing;
use provost_interpreter::host::{Args, Flow, Host, Opinion, Scope, Things};
use provost_interpreter::vocabulary::id::NounId;
use provost_interpreter::vocabulary::spec::{
    AttributeSpec, AttributeType, ConditionSpec, CostSpec, Example, MeasureSpec, SelectorSpec, VerbSpec,
};

/// How a table goes on after a word.
pub type FlowOf<T> = Flow<<T as Host>::Step, <T as Host>::Question>;
/// Whether something can begin, or is true.
pub type Test<T> = fn(&T, &Args<'_>, &Scope<'_>) -> bool;
/// A number.
pub type Read<T> = fn(&T, &Args<'_>, &Scope<'_>) -> i32;
/// An attribute of a thing.
pub type ReadOf<T> = fn(&T, Thing, &Args<'_>, &Scope<'_>) -> Option<i32>;
/// The things that are meant.
pub type List<T> = fn(&T, &Args<'_>, &Scope<'_>, &mut Things);
/// What is done.
pub type Act<T> = fn(&mut T, &Args<'_>, &Scope<'_>) -> FlowOf<T>;
/// How much there is of a noun for the amounts in a slot.
pub type Supply<T> = fn(&T, usize, NounId, &Args<'_>, &Scope<'_>) -> i32;
/// What is said to a question.
pub type Answer<T> = fn(&T, <T as Host>::Question, &Args<'_>, &Scope<'_>) -> Opinion;

/// More than anybody ever has: the reserve gives without end, and what is named or inflicted need not be there.
pub const PLENTY: i32 = 999;

/// What effects do.
#[derive(Debug)]
pub struct Verb<T: Host> {
    /// The word.
    pub spec: VerbSpec,
    /// Whether it would do anything, as far as amounts are not concerned.
    pub can: Test<T>,
    /// Does it.
    pub act: Act<T>,
    /// How much there is for its amounts.
    pub supply: Supply<T>,
    /// Whether there is always enough, so that nobody need look.
    pub always_enough: bool,
    /// Whether it chooses its amounts itself.
    pub chooses_itself: bool,
    /// Whether several nouns joined by `or` are all meant.
    pub takes_all: bool,
    /// What it says at a question hook.
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
    /// Begins a verb that takes its amounts from the reserve and does nothing yet.
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

    /// Says which hooks it is for.
    #[must_use]
    pub const fn at(mut self, hooks: &'static [&'static str]) -> Self {
        self.spec.hooks = hooks;
        self
    }

    /// Says which roles it reads without naming them.
    #[must_use]
    pub const fn needs(mut self, roles: &'static [&'static str]) -> Self {
        self.spec.needs = roles;
        self
    }

    /// Says which hooks its doing fires.
    #[must_use]
    pub const fn fires(mut self, hooks: &'static [&'static str]) -> Self {
        self.spec.fires = hooks;
        self
    }

    /// Says what it does, in a line.
    #[must_use]
    pub const fn doc(mut self, doc: &'static str) -> Self {
        self.spec.doc = doc;
        self
    }

    /// Gives an ability for entries of a kind.
    #[must_use]
    pub const fn example(mut self, kind: &'static str, text: &'static str) -> Self {
        self.spec.example = Example { kind, text };
        self
    }

    /// Says when it would do anything, as far as amounts are not concerned.
    #[must_use]
    pub const fn when(self, can: Test<T>) -> Self {
        Self { can, ..self }
    }

    /// Says what it does.
    #[must_use]
    pub const fn does(self, act: Act<T>) -> Self {
        Self { act, ..self }
    }

    /// Says how much there is for its amounts.
    #[must_use]
    pub const fn supply(self, supply: Supply<T>) -> Self {
        Self { supply, ..self }
    }

    /// Says that there is always enough, and no unit differs from another.
    #[must_use]
    pub const fn always_enough(self) -> Self {
        Self { always_enough: true, ..self }
    }

    /// Says that it chooses its amounts itself.
    #[must_use]
    pub const fn chooses_itself(self) -> Self {
        Self { chooses_itself: true, ..self }
    }

    /// Says that several nouns joined by `or` are all meant.
    #[must_use]
    pub const fn takes_all(self) -> Self {
        Self { takes_all: true, ..self }
    }

    /// Says what it answers at question hooks. Answers are never done.
    #[must_use]
    pub const fn answers(self, answer: Answer<T>) -> Self {
        Self { answer, can: |_, _, _| false, ..self }
    }
}

/// What can be paid.
#[derive(Debug)]
pub struct Cost<T: Host> {
    /// The word.
    pub spec: CostSpec,
    /// Whether it could be paid, as far as amounts are not concerned.
    pub can: Test<T>,
    /// How much there is for its amounts.
    pub supply: Supply<T>,
    /// Pays it.
    pub pay: Act<T>,
}

/// What can be true.
#[derive(Debug)]
pub struct Condition<T: Host> {
    /// The word.
    pub spec: ConditionSpec,
    /// Whether it holds.
    pub holds: Test<T>,
}

/// A number that can be read.
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
    /// Makes a number with its smallest and largest value.
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
        let spec =
            AttributeSpec { id, of, ty, pattern, verb: None, needs: &[], doc: "", example: NO_EXAMPLE };
        Self { spec, read }
    }

    /// Says the verb that stands for it, singular and plural: `shows`, `show`.
    #[must_use]
    pub const fn verb(mut self, one: &'static str, other: &'static str) -> Self {
        self.spec.verb = Some((one, other));
        self
    }
}

/// Returns a noun as an attribute has it.
pub fn noun_number(noun: NounId) -> Option<i32> {
    i32::try_from(noun.0).ok()
}

impl<T: Host> Selector<T> {
    /// Makes a phrase for one thing of a type.
    pub const fn one(id: &'static str, pattern: &'static str, entity: &'static str, list: List<T>) -> Self {
        let spec = SelectorSpec { id, pattern, entity, set: false, needs: &[], doc: "", example: NO_EXAMPLE };
        Self { spec, list }
    }

    /// Makes a phrase for several things of a type, of which an effect names one or each.
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

/// What every row with a manual can be told, and the specs of a table of rows, which a
/// [`GameSpec`](provost_interpreter::vocabulary::spec::GameSpec) holds.
macro_rules! row {
    ($row:ident, $spec:ident, $specs:ident $(, $needs:ident)?) => {
        impl<T: Host> Clone for $row<T> {
            fn clone(&self) -> Self {
                *self
            }
        }

        impl<T: Host> Copy for $row<T> {}

        impl<T: Host> $row<T> {
            /// Says what it means, in a line.
            #[must_use]
            pub const fn doc(mut self, doc: &'static str) -> Self {
                self.spec.doc = doc;
                self
            }

            /// Gives an ability for entries of a kind.
            #[must_use]
            pub const fn example(mut self, kind: &'static str, text: &'static str) -> Self {
                self.spec.example = Example { kind, text };
                self
            }

            $(
                /// Says which roles it reads without naming them.
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
        /// Returns the words of a table, for the game's registry.
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
