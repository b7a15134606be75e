//! What things are like, as clauses and possessions, and the words of attributes: `the bearer is wounded`, `a level of at
//! least 2`.

use crate::describe::phrase::{Args, Case, Phrase};
use crate::describe::set::{AttributeWord, CommonNoun, Determiner, yes};
use crate::describe::writer::Writer;
use crate::ir::{Attribute, Comparison, Like, NounRef, Num, Number, Test};
use crate::vocabulary::id::EntityId;
use crate::vocabulary::spec::AttributeType;

impl Writer<'_> {
    /// Writes a property as a clause. `subject` carries its number and person.
    pub(super) fn like_clause(&self, subject: &Phrase, like: &Like, negated: bool) -> String {
        let (attribute, test, negated) = match like {
            Like::Attribute { attribute, test, negated: own } => (attribute, test, negated != *own),
            Like::Has { set, op, count } => {
                let (op, count, negated) = turned(*op, *count, negated);
                return self.has(subject, &self.possession(set, op, count), negated);
            }
        };
        let word = self.attribute_word(attribute);
        let clause = |args: Args| {
            let args = args.phrase("subject", subject).with("negated", yes(negated));
            self.try_say(&word.message, Some("is"), &args)
        };
        match test {
            Test::True if self.vocabulary().attribute(attribute.attribute).is_noun => {
                self.is_a(attribute, test, subject, negated)
            }
            Test::True => clause(word.args.clone()).unwrap_or_else(|| {
                let args = Args::default().with("adjective", self.say(&word.message, &word.args));
                self.say("frame-is", &args.phrase("subject", subject).with("negated", yes(negated)))
            }),
            Test::Nouns(nouns) => {
                let what = self.noun_test(attribute, nouns);
                let clause = clause(word.args.clone().phrase("what", &what));
                clause.unwrap_or_else(|| self.is_a(attribute, test, subject, negated))
            }
            Test::Compare(op, values) => {
                let (op, values, negated) = turned_all(*op, values, negated);
                let numbers: Vec<Number> = values.iter().map(|value| Number::Num(*value)).collect();
                let args = self.bound(word.args.clone().with("negated", "no"), op, &numbers);
                let bound = match op {
                    Comparison::Even | Comparison::Odd => self.parity(&word, op),
                    Comparison::Is | Comparison::AtLeast | Comparison::AtMost => {
                        let text = self.say("frame-bound", &args);
                        Phrase::cases(|_| text.clone())
                    }
                };
                let args = args.phrase("bound", &bound).phrase("subject", subject);
                self.try_say(&word.message, Some("is"), &args.with("negated", yes(negated)))
                    .unwrap_or_else(|| self.has(subject, &self.value(attribute, op, &values), negated))
            }
        }
    }

    /// `the monster is a fire monster`, `this mercenary is a novice`.
    fn is_a(&self, attribute: &Attribute, test: &Test, subject: &Phrase, negated: bool) -> String {
        let spec = self.vocabulary().attribute(attribute.attribute);
        let entity = spec.types().find_map(|of| self.vocabulary().find_entity(of)).unwrap_or(EntityId(0));
        let like = Like::Attribute { attribute: attribute.clone(), test: test.clone(), negated: false };
        let noun = self.common_noun(entity, &[like]);
        let noun = |word| self.determined(&noun, &Determiner::one(word), false, Case::Nominative);
        let args = Args::default().with("a", noun("a")).with("no", noun("no"));
        self.say("frame-is-a", &args.phrase("subject", subject).with("negated", yes(negated)))
    }

    /// `this card has at least 2 hits`.
    pub(super) fn has(&self, subject: &Phrase, value: &Phrase, negated: bool) -> String {
        let args = Args::default().phrase("subject", subject).phrase("value", value);
        self.say("frame-has", &args.with("negated", yes(negated)))
    }

    /// Writes what things have in common, by the attribute's clause or as a possession: `$bound` is
    /// `the same face`.
    pub(super) fn shared(&self, subject: &Phrase, attribute: &Attribute, bound: &Phrase) -> String {
        let word = self.attribute_word(attribute);
        let verb = self.vocabulary().attribute(attribute.attribute).verb;
        let args = word.args.clone().phrase("subject", subject).phrase("bound", bound).with("negated", "no");
        let args = args.with("op", "is").with("n", 2).with("number", "other");
        let own = verb.and_then(|_| self.try_say(&word.message, Some("is"), &args.phrase("what", bound)));
        own.unwrap_or_else(|| self.has(subject, bound, false))
    }

    /// Returns the nouns that an attribute is compared with.
    pub(super) fn noun_test(&self, attribute: &Attribute, nouns: &[NounRef]) -> Phrase {
        let class = match self.vocabulary().attribute(attribute.attribute).ty {
            AttributeType::Noun(class) => self.vocabulary().find_class(class),
            AttributeType::Truth | AttributeType::Measure(..) | AttributeType::Quantity(..) => None,
        };
        class.map(|class| self.nouns(class, nouns)).unwrap_or_default()
    }

    /// Finds an attribute's message and its variables.
    pub(super) fn attribute_word(&self, attribute: &Attribute) -> AttributeWord {
        let spec = self.vocabulary().attribute(attribute.attribute);
        let message = format!("attribute-{}", spec.id);
        let pattern = self.vocabulary().patterns().attributes.get(attribute.attribute.index());
        let args = self.slots(self.args(), pattern, &attribute.args);
        let fact = |name: &str| self.try_say(&message, Some(name), &args);
        let gender = fact("gender").unwrap_or_else(|| "none".to_owned());
        let mass = fact("mass").is_some_and(|mass| mass == "yes");
        let sort = match spec.ty {
            AttributeType::Truth => "truth",
            AttributeType::Noun(_) => "noun",
            AttributeType::Measure(..) => "measure",
            AttributeType::Quantity(..) => "quantity",
        };
        AttributeWord { message, args, gender, mass, sort }
    }

    /// Returns the noun of an attribute.
    pub(super) fn attribute_noun<'n>(
        &'n self,
        word: &'n AttributeWord,
        adjectives: Vec<String>,
    ) -> CommonNoun<'n> {
        let form = move |number: &str, case: Case| {
            let number = if word.mass { "one" } else { number };
            self.say(&word.message, &word.args.clone().with("number", number).with("case", case.id()))
        };
        CommonNoun { adjectives, gender: word.gender.clone(), form: Box::new(form) }
    }

    /// Returns the noun of an attribute as one number: `face`, `glory`, but `number of hits`.
    pub(super) fn number_noun<'n>(&'n self, word: &'n AttributeWord) -> CommonNoun<'n> {
        let noun = self.attribute_noun(word, Vec::new());
        if word.mass || word.sort == "measure" {
            return noun;
        }
        let of = (noun.form)("other", Case::Dative);
        let form = move |_: &str, case: Case| {
            let args = Args::default().with("noun", of.as_str()).with("case", case.id());
            self.say("frame-number-noun", &args)
        };
        let gender = self.try_say("frame-number-noun", Some("gender"), &Args::default().with("noun", ""));
        CommonNoun {
            adjectives: Vec::new(),
            gender: gender.unwrap_or_else(|| "none".to_owned()),
            form: Box::new(form),
        }
    }
}

/// Turns "not at least 3" into "at most 2", if the number is known.
fn turned(op: Comparison, count: Num, negated: bool) -> (Comparison, Num, bool) {
    match (op, count, negated) {
        (Comparison::AtLeast, Num::Const(count), true) => {
            (Comparison::AtMost, Num::Const(count.saturating_sub(1)), false)
        }
        (Comparison::AtMost, Num::Const(count), true) => {
            (Comparison::AtLeast, Num::Const(count.saturating_add(1)), false)
        }
        (Comparison::Even, _, true) => (Comparison::Odd, count, false),
        (Comparison::Odd, _, true) => (Comparison::Even, count, false),
        _ => (op, count, negated),
    }
}

fn turned_all(op: Comparison, values: &[Num], negated: bool) -> (Comparison, Vec<Num>, bool) {
    if let [one] = values {
        let (op, value, negated) = turned(op, *one, negated);
        (op, vec![value], negated)
    } else {
        let (op, _, negated) = turned(op, Num::Const(0), negated);
        (op, values.to_vec(), negated)
    }
}
