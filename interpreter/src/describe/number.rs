//! Numbers and counts in words: `half your glory, rounded up`, `for every 2 wounded mercenaries here`.

use crate::describe::phrase::{Args, Case, Phrase};
use crate::describe::set::{CommonNoun, Determiner, is_you, yes};
use crate::describe::writer::Writer;
use crate::ir::{Attribute, Each, Entity, EntitySource, Fold, Measure, Num, Number, Quantifier, Set};

impl Writer<'_> {
    pub(super) fn measure_message(&self, measure: &Measure) -> String {
        format!("measure-{}", self.vocabulary().measure(measure.measure).id)
    }

    pub(super) fn measure_args(&self, args: Args, measure: &Measure) -> Args {
        self.slots(args, self.vocabulary().patterns().measures.get(measure.measure.index()), &measure.args)
    }

    /// Writes a measure, in all cases.
    fn measure(&self, measure: &Measure) -> Phrase {
        let message = self.measure_message(measure);
        let args = self.measure_args(self.args(), measure);
        Phrase::cases(|case| self.say(&message, &args.clone().with("case", case.id())))
    }

    /// Writes a number, in all cases.
    pub(super) fn number_phrase(&self, number: &Number) -> Phrase {
        self.asking(|| self.number_in_words(number))
    }

    fn number_in_words(&self, number: &Number) -> Phrase {
        match number {
            Number::Num(number) => {
                self.frame("frame-number", &Args::default().with("n", self.number(*number)))
            }
            Number::Measure(measure) => self.measure(measure),
            Number::Attribute(attribute, of) => match (&of.source, of.quantifier) {
                (EntitySource::Set(set), Quantifier::Each) => self.fold(Fold::Sum, attribute, set),
                (EntitySource::Set(set), Quantifier::A) => self.fold(Fold::Highest, attribute, set),
                _ => self.attribute_of(attribute, of),
            },
            Number::Amount => self.frame("frame-amount", &Args::default()),
            Number::Count(set) => {
                let set = self.set(set, &Determiner::many("counted"));
                self.frame("frame-number-of", &Args::default().phrase("set", &set))
            }
            Number::Fold(fold, attribute, set) => self.fold(*fold, attribute, set),
            Number::Half(of, up) => {
                let args = Args::default().phrase("number", &self.operand_of(of));
                self.frame("frame-half", &args.with("rounded", if *up { "up" } else { "down" }))
            }
            Number::Twice(of) => {
                self.frame("frame-twice", &Args::default().phrase("number", &self.operand_of(of)))
            }
            Number::Plus(first, second) => self.joined_numbers("frame-plus", first, second),
            Number::Minus(first, second) => self.joined_numbers("frame-minus", first, second),
        }
    }

    fn joined_numbers(&self, frame: &str, first: &Number, second: &Number) -> Phrase {
        let (first, second) = (self.operand_of(first), self.operand_of(second));
        Phrase::cases(|case| {
            let args = Args::default().with("first", first.get(case)).phrase("second", &second);
            self.say(frame, &args)
        })
    }

    /// Writes an operand of another number; a composed one stands in brackets.
    fn operand_of(&self, number: &Number) -> Phrase {
        let said = self.number_in_words(number);
        match number {
            Number::Half(..) | Number::Twice(_) | Number::Plus(..) | Number::Minus(..) => {
                Phrase::cases(|case| {
                    let args = Args::default().with("number", said.get(case)).with("case", case.id());
                    self.say("frame-brackets", &args)
                })
            }
            Number::Num(_)
            | Number::Measure(_)
            | Number::Attribute(..)
            | Number::Amount
            | Number::Count(_)
            | Number::Fold(..) => said,
        }
    }

    /// Writes a frame in all cases.
    fn frame(&self, frame: &str, args: &Args) -> Phrase {
        Phrase::cases(|case| self.say(frame, &args.clone().with("case", case.id())))
    }

    /// `your glory`, `the number of hits of this card`.
    fn attribute_of(&self, attribute: &Attribute, of: &Entity) -> Phrase {
        let word = self.attribute_word(attribute);
        let noun = self.number_noun(&word);
        let whom = self.entity(of);
        let how = Determiner::one("the");
        if is_you(&whom) {
            return Phrase::cases(|case| self.yours(&noun, &how, (false, "your"), case));
        }
        Phrase::cases(|case| {
            let number = self.determined(&noun, &how, false, case);
            self.say("frame-of", &Args::default().with("number", number).phrase("whom", &whom))
        })
    }

    /// Writes a number computed from an attribute of a set.
    fn fold(&self, fold: Fold, attribute: &Attribute, set: &Set) -> Phrase {
        let word = self.attribute_word(attribute);
        let set = self.set(set, &Determiner::many("the"));
        let known = Args::default().phrase("set", &set);
        let the = |noun: &CommonNoun<'_>, how: &Determiner, case| self.determined(noun, how, false, case);
        match fold {
            Fold::Highest | Fold::Lowest => {
                let args = Args::default()
                    .with("sort", "measure")
                    .with("mass", yes(word.mass))
                    .with("highest", yes(fold == Fold::Highest));
                let mut noun = self.number_noun(&word);
                noun.adjectives.push(self.say("frame-superlative", &args));
                Phrase::cases(|case| {
                    let number = the(&noun, &Determiner::one("the"), case);
                    self.say("frame-among", &known.clone().with("number", number))
                })
            }
            Fold::Sum => {
                let noun = self.attribute_noun(&word, Vec::new());
                let how = if word.mass { Determiner::one("the") } else { Determiner::many("the") };
                let nouns = Phrase::cases(|case| the(&noun, &how, case));
                self.frame("frame-sum", &known.phrase("nouns", &nouns))
            }
            Fold::Different => {
                let noun = self.attribute_noun(&word, vec![self.say("frame-different", &Args::default())]);
                let nouns = Phrase::cases(|case| the(&noun, &Determiner::many("bare"), case));
                self.frame("frame-number-different", &known.phrase("nouns", &nouns))
            }
        }
    }

    /// Writes `for each ...`.
    pub(super) fn each(&self, each: &Each) -> String {
        let said = self.asking(|| self.every(&each.number, each.every));
        match each.most {
            None => said,
            Some(most) => {
                let args = Args::default().with("each", said).with("n", self.number(most));
                self.say("frame-each-most", &args)
            }
        }
    }

    fn every(&self, number: &Number, every: Num) -> String {
        let several = every != Num::Const(1);
        let how = if several {
            Determiner::counted("count", self.number(every), "other")
        } else {
            Determiner::one("each")
        };
        let known = Args::default().with("every", yes(several)).with("n", self.number(every));
        match number {
            Number::Measure(measure) => {
                let message = self.measure_message(measure);
                let args = self.measure_args(self.args(), measure).with("n", self.number(every));
                let own = self.try_say(&message, Some(if several { "every" } else { "each" }), &args);
                own.unwrap_or_else(|| {
                    let frame = if several { "frame-every-of" } else { "frame-each" };
                    self.say(frame, &known.phrase("measure", &self.measure(measure)))
                })
            }
            Number::Count(set) => self.say("frame-each-of", &known.phrase("set", &self.set(set, &how))),
            Number::Attribute(attribute, of) if of.quantifier == Quantifier::The => {
                let word = self.attribute_word(attribute);
                let whom = self.entity(of);
                let args = word.args.clone().with("every", yes(several)).with("n", self.number(every));
                if let Some(own) = self.try_say(&word.message, Some("each"), &args.phrase("whom", &whom)) {
                    return own;
                }
                if word.sort == "measure" {
                    return self.points(number, known);
                }
                let noun = self.attribute_noun(&word, Vec::new());
                let nouns = Phrase::cases(|case| self.determined(&noun, &how, false, case));
                let args = known.phrase("noun", &nouns).phrase("whom", &whom);
                self.say("frame-each-attribute", &args.with("gender", word.gender.as_str()))
            }
            Number::Fold(Fold::Different, attribute, set) => {
                let word = self.attribute_word(attribute);
                let noun = self.attribute_noun(&word, vec![self.say("frame-different", &Args::default())]);
                let plain = self.attribute_noun(&word, Vec::new());
                let nouns = Phrase::cases(|case| self.determined(&noun, &how, false, case));
                let set = self.set(set, &Determiner::many("the"));
                let args = known
                    .phrase("noun", &nouns)
                    .with("plain", (plain.form)(how.number, Case::Accusative))
                    .with("gender", word.gender.as_str());
                self.say("frame-each-different", &args.phrase("set", &set))
            }
            Number::Num(_)
            | Number::Attribute(..)
            | Number::Amount
            | Number::Fold(..)
            | Number::Half(..)
            | Number::Twice(_)
            | Number::Plus(..)
            | Number::Minus(..) => self.points(number, known),
        }
    }

    /// `for each point of your reputation`.
    fn points(&self, number: &Number, known: Args) -> String {
        self.say("frame-each-point", &known.phrase("number", &self.operand_of(number)))
    }
}
