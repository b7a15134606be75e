//! Steps of other players, and steps that depend on a condition. A verb's message is an order (`lose 1 gold`,
//! `verliert 1 Gold`); behind a player its first word takes the third person, and after `then` or a clause the
//! player stands where the language wants it.

use crate::describe::phrase::{Args, Phrase};
use crate::describe::step::{Mood, body_args};
use crate::describe::writer::Writer;
use crate::inflect::third_person;
use crate::ir::{By, Condition, Step};

impl Writer<'_> {
    /// Writes the steps of a player. `order` as for any step.
    pub(super) fn by(&self, by: &By, mood: Mood, order: &str) -> String {
        let mut who = self.entity(&by.who);
        if by.reverse {
            let plain = who.clone();
            who = Phrase::cases(|case| {
                self.say("frame-reverse", &Args::default().with("who", plain.get(case)))
            })
            .with("person", "they");
        }
        let args = self.args().phrase("who", &who).with("order", order).with("mood", mood.id());
        if by.optional {
            let cost = by.cost.as_ref().map(|cost| self.they(|| self.cost(cost, Mood::May)));
            let may = self.they(|| self.steps(&by.steps, Mood::May));
            let args = args.with("priced", if cost.is_some() { "yes" } else { "no" }).with("may", may);
            return self.say("frame-by-may", &args.with("cost", cost.unwrap_or_default()));
        }
        if mood == Mood::May {
            let may = self.they(|| self.steps(&by.steps, Mood::May));
            return self.say("frame-by-let", &args.with("may", may));
        }
        if let [Step::Choose(alternatives, _)] = by.steps.as_slice() {
            let options: Vec<String> =
                self.they(|| alternatives.iter().map(|one| self.alternative_in(one, Mood::May)).collect());
            let options = self.join("frame-options", "frame-last-option", &options);
            return self.say("frame-by-choose", &body_args(args, "options", &options));
        }
        let Some(predicates) = self.predicates(&by.steps) else {
            let may = self.they(|| self.steps(&by.steps, Mood::May));
            return self.say("frame-by-must", &args.with("may", may));
        };
        let person = who.field("person").map_or_else(|| "they".to_owned(), |person| person.to_text());
        let Some(((verb, rest), more)) = predicates.split_first() else { return String::new() };
        let said = self.say("frame-by", &verb_args(args, verb, rest).with("person", person.as_str()));
        more.iter().fold(said, |said, (verb, rest)| {
            let args = verb_args(Args::default(), verb, rest).with("person", person.as_str());
            self.say("frame-by-and", &args.with("first", said))
        })
    }

    /// Returns verb and rest of every step; `None` if one cannot follow its subject directly.
    fn predicates(&self, steps: &[Step]) -> Option<Vec<((String, String), String)>> {
        steps.iter().map(|step| self.predicate(step, "they")).collect()
    }

    /// Returns the verb of a step, plain and in the third person, and what follows it.
    fn predicate(&self, step: &Step, person: &'static str) -> Option<((String, String), String)> {
        if !matches!(step, Step::Act { repeat: None, .. } | Step::Choose(..) | Step::Pick { .. })
            || self.has_subject(step)
        {
            return None;
        }
        let plain = self.step(step, Mood::Do, "first");
        let around = self.person.replace(person);
        let theirs = self.step(step, Mood::Do, "first");
        self.person.set(around);
        let (verb, rest) = theirs.split_once(' ').unwrap_or((&theirs, ""));
        // Verbs that are irregular say their third person themselves.
        let third = if plain == theirs { third_person(verb) } else { verb.to_owned() };
        Some(((verb.to_owned(), third), rest.to_owned()))
    }

    /// Returns whether the sentence of a step has a subject of its own: `the mercenary takes 1 hit`.
    fn has_subject(&self, step: &Step) -> bool {
        let first = self.step(step, Mood::Do, "first");
        let infinitive = self.try_say("frame-by", Some("infinitive"), &Args::default()).is_some();
        first != self.step(step, Mood::Do, "then")
            || infinitive && first != self.step(step, Mood::May, "first")
    }

    fn they<T>(&self, say: impl FnOnce() -> T) -> T {
        let around = self.person.replace("they");
        let said = say();
        self.person.set(around);
        said
    }

    /// Writes a step behind another one, and the frame that joins them.
    pub(super) fn next_step(&self, previous: &Step, step: &Step, mood: Mood) -> (&'static str, String) {
        match (previous, step) {
            (_, Step::If { .. }) => ("frame-then-if", self.step(step, Mood::Do, "first")),
            (_, Step::By(_)) => ("frame-then-other", self.step(step, Mood::Do, "then")),
            (Step::By(_), _) => ("frame-then-other", self.again(step, "by")),
            _ => ("frame-then", self.step(step, mood, "then")),
        }
    }

    /// Writes a step of the reader behind one of somebody else or a clause: `then you gain 1 gold`.
    fn again(&self, step: &Step, after: &str) -> String {
        let person = self.person.get();
        match self.predicate(step, person) {
            Some((verb, rest)) => {
                let args = verb_args(self.args(), &verb, &rest).with("after", after).with("person", person);
                self.say("frame-again", &args)
            }
            None => self.step(step, Mood::Do, "then"),
        }
    }

    /// Writes steps that depend on a condition.
    pub(super) fn test(&self, condition: &Condition, steps: &[Step], otherwise: &[Step]) -> String {
        let args = Args::default().with("clause", self.step_condition(condition));
        let said = self.say("frame-test", &args.with("body", self.after_clause(steps)));
        if otherwise.is_empty() {
            return said;
        }
        let args = Args::default().with("first", said).with("second", self.after_clause(otherwise));
        self.say("frame-otherwise", &args)
    }

    /// Writes steps behind a clause.
    fn after_clause(&self, steps: &[Step]) -> String {
        let Some((first, rest)) = steps.split_first() else { return String::new() };
        let mut said = match first {
            Step::By(_) => self.step(first, Mood::Do, "then"),
            Step::Act { .. }
            | Step::Change { .. }
            | Step::Choose(..)
            | Step::Grant(..)
            | Step::Pick { .. }
            | Step::If { .. } => self.again(first, "clause"),
        };
        let mut previous = first;
        for step in rest {
            let (frame, second) = self.next_step(previous, step, Mood::Do);
            let args = Args::default().with("mood", "do").with("first", said).with("second", second);
            said = self.say(frame, &args);
            previous = step;
        }
        said
    }

    /// The player who acts, where no possessive fits.
    pub(super) fn actor(&self) -> Phrase {
        Phrase::cases(|case| self.say("frame-actor", &Args::default().with("case", case.id())))
    }
}

fn verb_args(args: Args, (verb, third): &(String, String), rest: &str) -> Args {
    args.with("verb", verb.as_str()).with("verb_third", third.as_str()).with("rest", rest)
}
