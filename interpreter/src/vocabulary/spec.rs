//! How a game declares its words. A game is one [`GameSpec`]: constant tables, written once, from which
//! the checker, completion, hover, forms, reference pages, rules text and the fuzzer all read.
//!
//! A *pattern* is a word in its written form, with slots for its values:
//!
//! - `cancel {count:number} hit(s)`: `hit(s)` is `hit` or `hits`, `die/dice` is `die` or `dice`; after
//!   a number the two are singular and plural.
//! - `{x:number}`: a number or a `<parameter>`.
//! - `{x:amount:die|token}`: a quantity and what it counts, of the named noun classes: `2 strength or
//!   magic dice`, `up to 3 defense tokens`, `any number of dice`, `all gold`.
//! - `{x:amounts:die|token}`: several of those, joined by `and`.
//! - `{x:noun:affinity}`, `{x:nouns:affinity}`: one noun, or several joined by `or`.
//! - `{x:mercenary}`: a thing of that entity type: a role (`bearer`), or a set with a quantifier
//!   (`each wounded mercenary here`, `an adjacent path`); `{x:die|trap}` takes either.
//! - `*`, in selectors: the common noun of the selector's type with everything that narrows it, so that `* here`
//!   is written `wounded water mercenary here`.

pub use super::card_words::CardWords;
use super::value_type::KeySpec;

/// Everything a game offers to its effects.
#[derive(Clone, Copy, Debug)]
pub struct GameSpec {
    /// Kebab-case id, as packs name it.
    pub id: &'static str,
    /// Readable name.
    pub name: &'static str,
    /// Noun classes.
    pub classes: &'static [ClassSpec],
    /// Nouns that the rules themselves know; packs add the others.
    pub nouns: &'static [NounSpec],
    /// Types of things.
    pub entities: &'static [EntitySpec],
    /// Roles: names for the things a moment is about.
    pub roles: &'static [RoleSpec],
    /// Hook points.
    pub hooks: &'static [HookSpec],
    /// Targets: the numbers that number hooks build.
    pub targets: &'static [TargetSpec],
    /// Verbs.
    pub verbs: &'static [VerbSpec],
    /// Costs.
    pub costs: &'static [CostSpec],
    /// Selectors.
    pub selectors: &'static [SelectorSpec],
    /// Attributes.
    pub attributes: &'static [AttributeSpec],
    /// Conditions.
    pub conditions: &'static [ConditionSpec],
    /// Measures: numbers that can be read.
    pub measures: &'static [MeasureSpec],
    /// Limits.
    pub limits: &'static [LimitSpec],
    /// Durations of granted abilities.
    pub durations: &'static [DurationSpec],
    /// Kinds of entries.
    pub kinds: &'static [KindSpec],
    /// Sentence patterns of the rules text: a Fluent resource per language.
    pub locales: &'static [LocaleSpec],
    /// Returns the keys of tables that the game reads itself.
    pub own: crate::pack::own::OwnKeys,
    /// Words for cards and where they lie.
    pub cards: CardWords,
}

/// A Fluent resource of the game.
#[derive(Clone, Copy, Debug)]
pub struct LocaleSpec {
    /// Language tag: `en`, `de`.
    pub language: &'static str,
    /// The resource's text.
    pub messages: &'static str,
}

/// A class of nouns, such as die colours or affinities.
#[derive(Clone, Copy, Debug)]
pub struct ClassSpec {
    /// Kebab-case name; also the table name in `vocabulary.toml`.
    pub name: &'static str,
    /// The common noun, singular and plural: `die`, `dice`. It allows plain `1 die` (any of the class). Unless its
    /// nouns are counted by themselves it stands behind them: `strength or magic die`.
    pub unit: Option<(&'static str, &'static str)>,
    /// Whether its nouns are written by their English singular and plural (`2 defense tokens`) instead of
    /// by their id.
    pub counted: bool,
    /// Whether packs may add nouns.
    pub open: bool,
    /// Keys a noun of this class has in `vocabulary.toml` besides its id and forms.
    pub fields: &'static [KeySpec],
    /// One line for the manual.
    pub doc: &'static str,
}

impl ClassSpec {
    /// Returns the common noun that stands behind its nouns.
    pub const fn compound(&self) -> Option<(&'static str, &'static str)> {
        if self.counted { None } else { self.unit }
    }
}

/// A noun of the game's rules (a purpose, a place).
#[derive(Clone, Copy, Debug)]
pub struct NounSpec {
    /// Its class.
    pub class: &'static str,
    /// Kebab-case id; also how it is written.
    pub id: &'static str,
    /// One line for the manual.
    pub doc: &'static str,
}

/// A type of thing.
#[derive(Clone, Copy, Debug)]
pub struct EntitySpec {
    /// Kebab-case name.
    pub name: &'static str,
    /// Its common noun in effects, singular and plural: `die`, `dice`. Sets of things without a common noun
    /// cannot be narrowed.
    pub noun: Option<(&'static str, &'static str)>,
    /// The maximum size of a set of them.
    pub most: u16,
    /// One line for the manual.
    pub doc: &'static str,
}

/// A name under which a moment offers a thing.
#[derive(Clone, Copy, Debug)]
pub struct RoleSpec {
    /// The word.
    pub name: &'static str,
    /// Type of the thing. The role `self` is special: its type is that of the entry's kind.
    pub entity: &'static str,
    /// One line for the manual.
    pub doc: &'static str,
}

/// The three kinds of hook, and the offer, which is an event a player starts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HookKind {
    /// Something happens: abilities act.
    Event,
    /// A player may start the ability in a window of its own. Always optional, so `may` is not written.
    Offer,
    /// A number is being built: abilities add, set, bound.
    Number,
    /// A question is asked: abilities answer.
    Question,
}

/// A hook point.
#[derive(Clone, Copy, Debug)]
pub struct HookSpec {
    /// Kebab-case id.
    pub id: &'static str,
    /// Its written form, words only: `on roll`, `before attack`, `free`.
    pub phrase: &'static str,
    /// Its kind.
    pub kind: HookKind,
    /// Its qualifiers, each used at most once: `for conquest`, `at land`.
    pub qualifiers: &'static [QualifierSpec],
    /// The things it is about, which a timing can name: `of a wounded mercenary`, `by another player`.
    pub about: &'static [AboutSpec],
    /// Whether it has an `amount`, which effects can read: so much is gained, lost or paid.
    pub amount: bool,
    /// Roles it offers besides those of the entry's kind.
    pub roles: &'static [&'static str],
    /// For number hooks: the numbers (ids of [`TargetSpec`]) built here.
    pub targets: &'static [&'static str],
    /// Kinds of entries that can hear it; empty for all.
    pub heard_by: &'static [&'static str],
    /// One line for the manual: the moment.
    pub doc: &'static str,
    /// A whole ability.
    pub example: Example,
}

/// A qualifier of a hook: a word and a noun class. In play the hook's context carries nouns of this class.
#[derive(Clone, Copy, Debug)]
pub struct QualifierSpec {
    /// The word before the noun: `for`, `at`, `of`, `by`.
    pub word: &'static str,
    /// The class of the noun.
    pub class: &'static str,
    /// One line for the manual.
    pub doc: &'static str,
}

/// A thing that a moment is about, by its role: `on death of a mercenary`.
#[derive(Clone, Copy, Debug)]
pub struct AboutSpec {
    /// The word before the thing: `of`, `by`, `at`, `from`.
    pub word: &'static str,
    /// Its role; the hook offers it.
    pub role: &'static str,
    /// Whether an entry that names it hears all such moments, wherever they happen and whosever they are.
    /// Without it, the reach of the entry's kind stays.
    pub widens: bool,
}

impl AboutSpec {
    /// Makes a thing that an entry which names it hears of everywhere.
    pub const fn anywhere(word: &'static str, role: &'static str) -> Self {
        Self { word, role, widens: true }
    }

    /// Makes a thing that an entry which names it hears of within its reach.
    pub const fn within(word: &'static str, role: &'static str) -> Self {
        Self { word, role, widens: false }
    }
}

/// A sample ability that checks for entries of `kind`.
#[derive(Clone, Copy, Debug)]
pub struct Example {
    /// The kind of entry it would stand in.
    pub kind: &'static str,
    /// The effect text.
    pub text: &'static str,
}

/// A target: a number that a number hook builds.
#[derive(Clone, Copy, Debug)]
pub struct TargetSpec {
    /// Kebab-case id.
    pub id: &'static str,
    /// Pattern: `total`, `each {colours:nouns:die} die/dice`.
    pub pattern: &'static str,
    /// The number never falls below this.
    pub floor: Option<i32>,
    /// One line for the manual.
    pub doc: &'static str,
    /// A whole ability.
    pub example: Example,
}

/// A verb.
#[derive(Clone, Copy, Debug)]
pub struct VerbSpec {
    /// Kebab-case id.
    pub id: &'static str,
    /// Pattern: `gain {what:amounts:die|token|resource}`.
    pub pattern: &'static str,
    /// The only hooks (ids) where it has a meaning; empty for every event and offer. Question hooks take only
    /// verbs that name them here.
    pub hooks: &'static [&'static str],
    /// Roles it reads without naming them; the hook or kind must offer them.
    pub needs: &'static [&'static str],
    /// Hooks (ids) that it fires, for the search for loops; `hook:noun` if it fires the hook only for that
    /// noun of its qualifier, `hook:` if only for the nouns in its slots.
    pub fires: &'static [&'static str],
    /// One line for the manual.
    pub doc: &'static str,
    /// A whole ability.
    pub example: Example,
}

/// A cost, paid or discarded.
#[derive(Clone, Copy, Debug)]
pub struct CostSpec {
    /// Kebab-case id.
    pub id: &'static str,
    /// `pay` or `discard`.
    pub word: &'static str,
    /// The pattern after the word.
    pub pattern: &'static str,
    /// One line for the manual.
    pub doc: &'static str,
    /// A whole ability.
    pub example: Example,
}

/// A selector.
#[derive(Clone, Copy, Debug)]
pub struct SelectorSpec {
    /// Kebab-case id.
    pub id: &'static str,
    /// Pattern: `mercenary here`, `owner of {whom:mercenary}`.
    pub pattern: &'static str,
    /// Type of the things it lists.
    pub entity: &'static str,
    /// Whether it lists a set, so that it needs `a`, `an`, `one` or `each` before it.
    pub set: bool,
    /// Roles it reads without naming them; of `path|monster` one is enough.
    pub needs: &'static [&'static str],
    /// One line for the manual.
    pub doc: &'static str,
    /// A whole ability.
    pub example: Example,
}

/// What things of a type are like: one declaration for conditions (`bearer is wounded`), filters (`wounded mercenary`,
/// `that shows 1 or 2`), numbers (`reputation of victim`) and superlatives (`with the highest face`).
#[derive(Clone, Copy, Debug)]
pub struct AttributeSpec {
    /// Kebab-case id.
    pub id: &'static str,
    /// The type of things that have it; several are separated by `|`.
    pub of: &'static str,
    /// Its type.
    pub ty: AttributeType,
    /// Pattern: the adjective of a truth (`wounded`), otherwise the attribute's noun (`reputation`, `face(s)`,
    /// `{what:noun:resource}`).
    pub pattern: &'static str,
    /// The verb used instead of `with`, singular and plural, if any: `shows`, `show`.
    pub verb: Option<(&'static str, &'static str)>,
    /// Whether the pattern of a truth is no adjective, but a noun that takes the place of the common noun:
    /// `novice(s)`.
    pub is_noun: bool,
    /// Roles it reads without naming them.
    pub needs: &'static [&'static str],
    /// One line for the manual.
    pub doc: &'static str,
    /// A whole ability.
    pub example: Example,
}

/// The type of an attribute.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AttributeType {
    /// True or false.
    Truth,
    /// A noun of this class. Its nouns come before the common noun: `water mercenary`.
    Noun(&'static str),
    /// A number that is higher or lower: `the highest face`. With its smallest and largest value.
    Measure(i32, i32),
    /// A number of pieces, of which there are more or fewer: `the most glory`. With its smallest and largest
    /// value.
    Quantity(i32, i32),
}

impl AttributeSpec {
    /// Returns the types of things that have it.
    pub fn types(&self) -> impl Iterator<Item = &'static str> + Clone {
        self.of.split('|')
    }
}

impl AttributeType {
    /// Returns the smallest and the largest value of a number.
    pub const fn range(self) -> Option<(i32, i32)> {
        match self {
            Self::Measure(least, most) | Self::Quantity(least, most) => Some((least, most)),
            Self::Truth | Self::Noun(_) => None,
        }
    }
}

/// A condition of the game.
#[derive(Clone, Copy, Debug)]
pub struct ConditionSpec {
    /// Kebab-case id.
    pub id: &'static str,
    /// Pattern: `{whom:mercenary} is wounded`.
    pub pattern: &'static str,
    /// Roles it reads without naming them.
    pub needs: &'static [&'static str],
    /// One line for the manual.
    pub doc: &'static str,
    /// A whole ability.
    pub example: Example,
}

/// A measure: a number that can be read, in conditions (`glory is at least 11`) and after `for each`.
#[derive(Clone, Copy, Debug)]
pub struct MeasureSpec {
    /// Kebab-case id.
    pub id: &'static str,
    /// Pattern: `round`, `stock of {token:noun:token}`, `wound(s)`.
    pub pattern: &'static str,
    /// Smallest and largest value it can have.
    pub range: (i32, i32),
    /// Roles it reads without naming them.
    pub needs: &'static [&'static str],
    /// One line for the manual.
    pub doc: &'static str,
    /// A whole ability.
    pub example: Example,
}

/// A limit.
#[derive(Clone, Copy, Debug)]
pub struct LimitSpec {
    /// Kebab-case id.
    pub id: &'static str,
    /// Pattern; a slot named `count` gives the number, otherwise it is 1.
    pub pattern: &'static str,
    /// One line for the manual.
    pub doc: &'static str,
    /// A whole ability.
    pub example: Example,
}

/// A duration of granted abilities.
#[derive(Clone, Copy, Debug)]
pub struct DurationSpec {
    /// Kebab-case id.
    pub id: &'static str,
    /// The words after `until`: `end of round`.
    pub phrase: &'static str,
    /// One line for the manual.
    pub doc: &'static str,
    /// A whole ability.
    pub example: Example,
}

/// A kind of entry.
#[derive(Clone, Copy, Debug)]
pub struct KindSpec {
    /// Kebab-case id, as in `kind = "mercenary"`.
    pub id: &'static str,
    /// Type of its thing in play (`self`), if it is one.
    pub entity: Option<&'static str>,
    /// Roles that every ability of this kind has (besides `self`).
    pub roles: &'static [&'static str],
    /// Keys of its own, besides the common ones.
    pub fields: &'static [KeySpec],
    /// Which events its abilities hear: the reach of the kind, one line for the manual.
    pub doc: &'static str,
}
