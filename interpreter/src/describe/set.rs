//! Sets of things as noun phrases: `each wounded water mercenary here that carries an elixir`. The common
//! noun comes from the type of the things, adjectives and clauses from attributes, and the place from the
//! selector; frames decline and join them.

use crate::describe::phrase::{Args, Case, Phrase, Value};
use crate::describe::writer::Writer;
use crate::ir::{
    Arg, Attribute, Comparison, Entity, EntitySource, Extreme, Like, NounRef, Num, Number, Quantifier, Set,
    Test,
};
use crate::vocabulary::id::EntityId;
use crate::vocabulary::pattern::{Pattern, PatternPart};

/// A determiner, `each`, `no` or `at least 2`, and the number of its noun.
#[derive(Clone, Debug)]
pub(super) struct Determiner {
    /// Value of `$quantifier`.
    pub(super) word: &'static str,
    /// `one` or `other`.
    pub(super) number: &'static str,
    /// The count, for `count` and `no-count`.
    pub(super) count: Value,
    /// The frame for what a tie does.
    pub(super) tie: Option<&'static str>,
}

impl Determiner {
    /// Makes a determiner of a singular.
    pub(super) fn one(word: &'static str) -> Self {
        Self { word, number: "one", count: Value::Number(1), tie: None }
    }

    /// Makes a determiner of a plural.
    pub(super) fn many(word: &'static str) -> Self {
        Self { word, number: "other", count: Value::Number(2), tie: None }
    }

    /// Makes a counting determiner; `number` is that of its noun.
    pub(super) const fn counted(word: &'static str, count: Value, number: &'static str) -> Self {
        Self { word, number, count, tie: None }
    }
}

/// A noun by number and case.
type Form<'n> = Box<dyn Fn(&str, Case) -> String + 'n>;

/// A noun that can be declined, with adjectives before it.
pub(super) struct CommonNoun<'n> {
    /// Adjectives without their endings, in order.
    pub(super) adjectives: Vec<String>,
    /// Value of `$gender`.
    pub(super) gender: String,
    /// The noun by number and case.
    pub(super) form: Form<'n>,
}

/// An attribute's message and its variables.
pub(super) struct AttributeWord {
    pub(super) message: String,
    pub(super) args: Args,
    /// Value of `$gender`.
    pub(super) gender: String,
    /// Whether its noun has no plural, like glory.
    pub(super) mass: bool,
    /// Value of `$sort`: `truth`, `noun`, `measure` or `quantity`.
    pub(super) sort: &'static str,
}

/// A phrase after a set: a frame and its variables.
type Suffix = (&'static str, Args);

impl Writer<'_> {
    /// Writes a set.
    pub(super) fn set(&self, set: &Set, how: &Determiner) -> Phrase {
        let vocabulary = self.vocabulary();
        let spec = vocabulary.selector(set.selector);
        let message = format!("selector-{}", spec.id);
        let pattern = vocabulary.patterns().selectors.get(set.selector.index());
        let args = self
            .args()
            .with("quantifier", how.word)
            .with("number", how.number)
            .with("n", how.count.clone())
            .with("other", yes(set.other));
        let args = self.slots(args, pattern, &set.args);
        let entity = vocabulary.find_entity(spec.entity);
        let (Some(entity), true) = (entity, pattern.is_some_and(Pattern::has_core)) else {
            return self.named(&message, &args, how.word, spec.id, how.number);
        };
        let mut noun = self.common_noun(entity, &set.likes);
        let counted_from_end =
            pattern.and_then(|pattern| self.counted_from_end(pattern, &set.args, &mut noun));
        let how = counted_from_end.as_ref().unwrap_or(how);
        let of_it =
            set.args.iter().any(|arg| matches!(arg, Arg::Entity(of) if of.source == EntitySource::It));
        let noun = match &set.chooser {
            None => noun,
            // Only a tie leaves something to choose.
            Some(_) if set.extreme.is_some() => noun,
            Some(chooser) => self.chosen_noun(noun, &self.entity(chooser)),
        };
        let suffixes = self.suffixes(set, &noun, how);
        let theirs = |arg: &Arg| matches!(arg, Arg::Entity(of) if of.source == EntitySource::Subject);
        let whose = if set.args.iter().any(theirs) { "their" } else { "your" };
        let args = args.with("whose", whose);
        Phrase::cases(|case| {
            let core = self.determined(&noun, how, set.other, case);
            let placed = if of_it {
                core
            } else {
                let yours = self.yours(&noun, how, (set.other, whose), case);
                self.say(
                    &message,
                    &args.clone().with("case", case.id()).with("core", core).with("your", yours),
                )
            };
            suffixes.iter().fold(placed, |set, (frame, args)| self.say(frame, &args.clone().with("set", set)))
        })
        .with("person", "they")
        .with("gender", noun.gender.as_str())
        .with("number", how.number)
        .with("quantifier", how.word)
        .with("id", spec.id)
    }

    /// Writes a thing by a message of its own.
    pub(super) fn named(
        &self,
        message: &str,
        args: &Args,
        quantifier: &'static str,
        id: &str,
        number: &str,
    ) -> Phrase {
        let fact = |attribute: &str, default: &str| {
            let args = args.clone().with("case", "nom");
            self.try_say(message, Some(attribute), &args).unwrap_or_else(|| default.to_owned())
        };
        Phrase::cases(|case| self.say(message, &args.clone().with("case", case.id())))
            .with("person", fact("person", "they"))
            .with("gender", fact("gender", "none"))
            .with("number", fact("number", number))
            .with("quantifier", quantifier)
            .with("id", id)
    }

    /// Returns a noun with who chooses it: `die of your choice`.
    fn chosen_noun<'n>(&'n self, noun: CommonNoun<'n>, whom: &Phrase) -> CommonNoun<'n> {
        let CommonNoun { adjectives, gender, form } = noun;
        let args = Args::default().phrase("whom", whom);
        let form = move |number: &str, case: Case| {
            self.say("frame-chosen", &args.clone().with("noun", form(number, case)))
        };
        CommonNoun { adjectives, gender, form: Box::new(form) }
    }

    /// Returns whether a set's words fit a noun phrase.
    pub(super) fn has_core(&self, set: &Set) -> bool {
        self.vocabulary().patterns().selectors.get(set.selector.index()).is_some_and(Pattern::has_core)
    }

    /// Returns the common noun of a type with adjectives and compounded nouns before it.
    pub(super) fn common_noun(&self, entity: EntityId, likes: &[Like]) -> CommonNoun<'_> {
        let special = likes.iter().find_map(|like| self.special_noun(like));
        let (id, part) =
            special.unwrap_or_else(|| (format!("entity-{}", self.vocabulary().entity(entity).name), None));
        let gender = self.try_say(&id, Some("gender"), &self.args()).unwrap_or_else(|| "none".to_owned());
        let mut adjectives = Vec::new();
        let mut stems = Vec::new();
        let mut open = Vec::new();
        for like in likes.iter().filter(|like| self.stands_before(like)) {
            let Like::Attribute { attribute, test, .. } = like else { continue };
            match test {
                Test::True if self.special_noun(like).is_some() => {}
                Test::True => adjectives.push(self.stem_of(attribute)),
                Test::Nouns(nouns) => match self.compound_stems(nouns) {
                    Some(text) => stems.push(text),
                    None => open.push(self.noun_test(attribute, nouns).get(Case::Nominative)),
                },
                Test::Compare(..) => {}
            }
        }
        let form = move |number: &str, case: Case| {
            let args = self.args().with("number", number).with("case", case.id());
            let noun = self.try_say(&id, part, &args).unwrap_or_default();
            let compound = stems.iter().rev().fold(noun, |noun, stems| {
                self.say("frame-compound", &Args::default().with("stems", stems.as_str()).with("noun", noun))
            });
            open.iter().fold(compound, |noun, open| {
                self.say("frame-open-noun", &Args::default().with("open", open.as_str()).with("noun", noun))
            })
        };
        CommonNoun { adjectives, gender, form: Box::new(form) }
    }

    /// Returns the message of a noun that takes the place of the common one: `novice` for `mercenary`. A language
    /// may have one where others have an adjective: `single space` is `Einzelfeld`, which `.thing` says.
    fn special_noun(&self, like: &Like) -> Option<(String, Option<&'static str>)> {
        let Like::Attribute { attribute, test: Test::True, negated: false } = like else { return None };
        let spec = self.vocabulary().attribute(attribute.attribute);
        let id = format!("attribute-{}", spec.id);
        if spec.is_noun {
            return Some((id, None));
        }
        let args = self.args().with("number", "one").with("case", Case::Nominative.id());
        self.try_say(&id, Some("thing"), &args).map(|_| (id, Some("thing")))
    }

    /// Returns whether an attribute comes before the common noun.
    pub(super) fn stands_before(&self, like: &Like) -> bool {
        let Like::Attribute { attribute, test, negated: false } = like else { return false };
        let verb = self.vocabulary().attribute(attribute.attribute).verb;
        match test {
            Test::True => true,
            Test::Nouns(_) => verb.is_none(),
            Test::Compare(..) => false,
        }
    }

    /// Returns the stems of nouns, or `None` if a parameter among them has no value.
    fn compound_stems(&self, nouns: &[NounRef]) -> Option<String> {
        self.known(nouns).then(|| self.stems(nouns))
    }

    /// Returns an adjective without its ending.
    fn stem_of(&self, attribute: &Attribute) -> String {
        let word = self.attribute_word(attribute);
        self.try_say(&word.message, Some("stem"), &word.args)
            .unwrap_or_else(|| self.say(&word.message, &word.args))
    }

    /// Returns adjectives and noun in number and case, as they follow a determiner.
    fn declined(&self, noun: &CommonNoun<'_>, word: &str, number: &str, case: Case) -> String {
        let args = Args::default()
            .with("quantifier", word)
            .with("number", number)
            .with("case", case.id())
            .with("gender", noun.gender.as_str());
        let adjective =
            |stem: &String| self.say("frame-adjective", &args.clone().with("stem", stem.as_str()));
        let adjectives: Vec<String> = noun.adjectives.iter().map(adjective).collect();
        let adjectives = self.join("frame-adjectives", "frame-adjectives", &adjectives);
        format!("{adjectives} {}", (noun.form)(number, case)).trim_start().to_owned()
    }

    /// Writes a noun with its determiner.
    pub(super) fn determined(
        &self,
        noun: &CommonNoun<'_>,
        how: &Determiner,
        other: bool,
        case: Case,
    ) -> String {
        let words = self.declined(noun, how.word, how.number, case);
        let vowel = yes(words.starts_with(['a', 'e', 'i', 'o', 'u']));
        let args = self.determiner_args(noun, how, other, case).with("vowel", vowel).with("words", words);
        self.say("frame-core", &args)
    }

    /// Writes the reader's own noun with its determiner: `each of your wounded mercenaries`.
    pub(super) fn yours(
        &self,
        noun: &CommonNoun<'_>,
        how: &Determiner,
        (other, whose): (bool, &str),
        case: Case,
    ) -> String {
        let args = self
            .determiner_args(noun, how, other, case)
            .with("whose", whose)
            .with("one", self.declined(noun, "your", "one", case))
            .with("all", self.declined(noun, "your", "other", case))
            .with("of", self.declined(noun, "your", "other", Case::Genitive));
        self.say("frame-yours", &args)
    }

    fn determiner_args(&self, noun: &CommonNoun<'_>, how: &Determiner, other: bool, case: Case) -> Args {
        let args = Args::default()
            .with("quantifier", how.word)
            .with("number", how.number)
            .with("n", how.count.clone())
            .with("case", case.id())
            .with("gender", noun.gender.as_str());
        let word = if other {
            let stem = self.say("frame-other", &args);
            self.say("frame-adjective", &args.clone().with("stem", stem))
        } else {
            String::new()
        };
        args.with("is_other", yes(other)).with("other", word)
    }

    /// Writes that a set is not empty: `there are 2 traps here`, but `you have 2 traps`.
    pub(super) fn exists(&self, set: &Set, how: &Determiner) -> String {
        let pattern = self.vocabulary().patterns().selectors.get(set.selector.index());
        let parts = pattern.map(|pattern| pattern.parts.as_slice()).unwrap_or_default();
        if let (
            [PatternPart::Core, PatternPart::Word("of", _), PatternPart::Slot { .. }],
            [Arg::Entity(whom)],
        ) = (parts, set.args.as_slice())
        {
            let whom = self.entity(whom);
            if is_you(&whom) {
                let it = Entity { quantifier: Quantifier::The, source: EntitySource::It };
                let held = Set { args: vec![Arg::Entity(it)], ..set.clone() };
                return self.has(&whom, &self.set(&held, how), false);
            }
        }
        self.say("frame-there", &Args::default().phrase("set", &self.set(set, how)))
    }

    /// Returns the phrases after a set, in order.
    fn suffixes(&self, set: &Set, noun: &CommonNoun<'_>, how: &Determiner) -> Vec<Suffix> {
        let behind: Vec<&Like> = set.likes.iter().filter(|like| !self.stands_before(like)).collect();
        // At most one phrase may follow with `with`. A second could be read as belonging to the first.
        let with = if let [only] = behind.as_slice() { self.with(only) } else { None };
        let mut suffixes: Vec<Suffix> = Vec::new();
        let joined = yes(with.is_some());
        if let Some(with) = with {
            suffixes.push(with);
        } else if !behind.is_empty() {
            let subject = self.relative(noun, how);
            let clauses: Vec<String> =
                behind.iter().map(|like| self.like_clause(&subject, like, false)).collect();
            let clause = self.list("frame-and", &clauses);
            suffixes.push(("frame-that", Args::default().with("clause", clause)));
        }
        if let Some(extreme) = &set.extreme {
            let value = self.superlative(extreme);
            suffixes.push(("frame-extreme", Args::default().phrase("value", &value).with("joined", joined)));
        }
        if let Some(tie) = how.tie {
            let gender = Args::default().with("gender", noun.gender.as_str());
            let id = format!("entity-{}", self.vocabulary().selector(set.selector).entity);
            let nobody = self.try_say(&id, Some("nobody"), &self.args());
            let nobody = nobody.unwrap_or_else(|| self.say("frame-nobody", &gender));
            let whom = set.chooser.as_ref().map(|chooser| self.entity(chooser)).unwrap_or_default();
            suffixes.push((tie, Args::default().with("nobody", nobody).phrase("whom", &whom)));
        }
        suffixes
    }

    /// Returns the pronoun that opens a relative clause.
    fn relative(&self, noun: &CommonNoun<'_>, how: &Determiner) -> Phrase {
        let args = Args::default().with("gender", noun.gender.as_str()).with("number", how.number);
        Phrase::cases(|case| self.say("frame-who", &args.clone().with("case", case.id())))
            .with("person", "they")
            .with("gender", noun.gender.as_str())
            .with("number", how.number)
    }

    /// Returns `with at least 2 traps` or `without traps`; `None` for properties that need a clause.
    fn with(&self, like: &Like) -> Option<Suffix> {
        match like {
            Like::Has { set, op: Comparison::AtMost | Comparison::Is, count: Num::Const(0) } => {
                let value = self.set(set, &Determiner::many("bare"));
                Some(("frame-without", Args::default().phrase("value", &value)))
            }
            Like::Has { set, op, count } => {
                let value = self.possession(set, *op, *count);
                Some(("frame-with", Args::default().phrase("value", &value)))
            }
            Like::Attribute { attribute, test: Test::Compare(op, values), negated: false }
                if !self.has_clause(attribute) =>
            {
                let value = self.value(attribute, *op, values);
                Some(("frame-with", Args::default().phrase("value", &value)))
            }
            Like::Attribute { .. } => None,
        }
    }

    /// Returns whether a property can be a clause.
    pub(super) fn makes_clause(&self, like: &Like) -> bool {
        match like {
            Like::Attribute { test: Test::True, .. } => true,
            Like::Attribute { attribute, .. } => self.has_clause(attribute),
            Like::Has { .. } => false,
        }
    }

    fn has_clause(&self, attribute: &Attribute) -> bool {
        self.describer.messages.has(&self.attribute_word(attribute).message, Some("is"))
    }

    /// `the highest face`, `the most glory`.
    fn superlative(&self, extreme: &Extreme) -> Phrase {
        let word = self.attribute_word(&extreme.attribute);
        let plural = word.sort == "quantity" && !word.mass;
        let how = if plural { Determiner::many("the") } else { Determiner::one("the") };
        let stem = self.say(
            "frame-superlative",
            &Args::default()
                .with("sort", word.sort)
                .with("highest", yes(extreme.highest))
                .with("mass", yes(word.mass)),
        );
        let noun = self.attribute_noun(&word, vec![stem]);
        Phrase::cases(|case| self.determined(&noun, &how, false, case))
    }

    /// Writes what a thing has, with its count.
    pub(super) fn possession(&self, set: &Set, op: Comparison, count: Num) -> Phrase {
        let how = match (op, count) {
            (Comparison::AtLeast, Num::Const(1)) => Determiner::one("a"),
            (Comparison::AtMost | Comparison::Is, Num::Const(0)) => Determiner::one("no"),
            _ => self.count_of(op, &[Number::Num(count)], false),
        };
        self.set(set, &how)
    }

    /// `at least 2`, `exactly 1 or 2` before a noun.
    pub(super) fn count_of(&self, op: Comparison, values: &[Number], negated: bool) -> Determiner {
        let args = self.bound(self.args().with("negated", yes(negated)), op, values);
        let frame = if op == Comparison::Is { "frame-exactly" } else { "frame-bound" };
        let number = if matches!(values, [Number::Num(Num::Const(1))]) { "one" } else { "other" };
        Determiner::counted("count", Value::Text(self.say(frame, &args)), number)
    }

    /// Writes an attribute's name and value as a possession: `at least 2 hits`, `a cost of at most 5`.
    pub(super) fn value(&self, attribute: &Attribute, op: Comparison, values: &[Num]) -> Phrase {
        let word = self.attribute_word(attribute);
        if matches!(op, Comparison::Even | Comparison::Odd) {
            return self.parity(&word, op);
        }
        let values: Vec<Number> = values.iter().map(|value| Number::Num(*value)).collect();
        if word.sort == "quantity" {
            let noun = self.attribute_noun(&word, Vec::new());
            let how = self.count_of(op, &values, false);
            return Phrase::cases(|case| self.determined(&noun, &how, false, case));
        }
        let noun = self.attribute_noun(&word, Vec::new());
        let args = self.bound(self.args().with("negated", "no"), op, &values);
        Phrase::cases(|case| {
            let noun = self.determined(&noun, &Determiner::one("a"), false, case);
            self.say("frame-value", &args.clone().with("noun", noun))
        })
    }

    /// `an even face`, `an odd number of hits`.
    pub(super) fn parity(&self, word: &AttributeWord, op: Comparison) -> Phrase {
        let stem = self.say("frame-parity", &Args::default().with("op", op_id(op)));
        let mut noun = self.number_noun(word);
        noun.adjectives.push(stem);
        Phrase::cases(|case| self.determined(&noun, &Determiner::one("a"), false, case))
    }
}

/// Returns whether a phrase means the reader.
pub(super) fn is_you(phrase: &Phrase) -> bool {
    phrase.field("person").is_some_and(|person| *person == Value::from("you"))
}

/// Returns `yes` or `no`, the value of a variable.
pub(super) const fn yes(is: bool) -> &'static str {
    if is { "yes" } else { "no" }
}

/// Returns the value of `$op`.
pub(super) const fn op_id(op: Comparison) -> &'static str {
    match op {
        Comparison::Is => "is",
        Comparison::AtLeast => "at-least",
        Comparison::AtMost => "at-most",
        Comparison::Even => "even",
        Comparison::Odd => "odd",
    }
}
