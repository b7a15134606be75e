//! Things, roles and the values of slots.

use crate::describe::phrase::{Args, Case, Phrase, Value};
use crate::describe::set::Determiner;
use crate::describe::writer::{Writer, plural};
use crate::ir::{Arg, Count, Entity, EntitySource, Named, Quantifier, Set};
use crate::vocabulary::id::{ClassId, EntityId, RoleId};
use crate::vocabulary::pattern::{Pattern, SlotType};

impl Writer<'_> {
    /// Adds the values of a word's slots to its variables.
    pub(super) fn slots(&self, mut args: Args, pattern: Option<&Pattern>, values: &[Arg]) -> Args {
        let Some(pattern) = pattern else { return args };
        for ((name, ty), value) in pattern.slots().zip(values) {
            args = match value {
                Arg::Number(number) => args.with(name, self.number(*number)),
                Arg::Amounts(amounts) => args.phrase(name, &self.amounts(amounts)),
                Arg::Nouns(nouns) => args.phrase(name, &self.nouns(class_of(ty), nouns)),
                Arg::Entity(entity) => args.phrase(name, &self.entity(entity)),
            };
        }
        args
    }

    /// Writes a thing. Its message gets `$case` and `$quantifier`; an attribute `person` (`you`, `they`)
    /// makes verbs agree with it.
    pub(super) fn entity(&self, entity: &Entity) -> Phrase {
        let quantifier = match entity.quantifier {
            Quantifier::The => "the",
            Quantifier::A => "a",
            Quantifier::Each => "each",
        };
        let args = self.args().with("quantifier", quantifier);
        match &entity.source {
            EntitySource::Myself => {
                let kind = self.vocabulary().kind(self.subject.kind).id;
                self.named(&format!("self-{kind}"), &args, quantifier, "self", "one")
            }
            EntitySource::Role(role) => {
                if let Some(named) = self.named_role(*role) {
                    return named;
                }
                let name = self.vocabulary().role(*role).name;
                self.named(&format!("role-{name}"), &args, quantifier, name, "one")
            }
            EntitySource::That(entity, Named::Role(_)) => self.that(*entity),
            EntitySource::That(entity, Named::Pick(_)) => self.chosen(*entity),
            EntitySource::It => Phrase::cases(|_| String::new()),
            // Written as a possessive, for which every message has a place: that of what is yours.
            EntitySource::Subject => self.actor().with("person", "you"),
            EntitySource::Set(set) => match set.count {
                None => self.set(set, &self.determiner(entity.quantifier, set)),
                Some(count) => self.set(set, &self.several(count)),
            },
        }
    }

    /// Returns the determiner of several things: `2`, `up to 2`, `any number of`.
    fn several(&self, count: Count) -> Determiner {
        let Some(number) = count.number else {
            return Determiner::counted(
                "count",
                Value::Text(self.say("frame-any-number", &self.args())),
                "other",
            );
        };
        let value = self.number(number);
        let form = plural(&value);
        if !count.up_to {
            return Determiner::counted("count", value, form);
        }
        let text = self.say("frame-up-to", &self.args().with("n", value));
        Determiner::counted("count", Value::Text(text), form)
    }

    /// Writes a role by what the timing says of it; `None` if it says nothing.
    fn named_role(&self, role: RoleId) -> Option<Phrase> {
        let said = self.about.borrow().iter().find(|about| about.role == role)?.thing.clone();
        match said.source {
            EntitySource::Myself => Some(self.entity(&said)),
            EntitySource::Role(other) => (other != role).then(|| self.entity(&said)),
            EntitySource::That(entity, _) => Some(self.that(entity)),
            EntitySource::Set(set) => {
                let entity = self.vocabulary().selector(set.selector).entity;
                Some(self.that(self.vocabulary().find_entity(entity)?))
            }
            EntitySource::It | EntitySource::Subject => None,
        }
    }

    /// Writes a thing that was chosen before: `that path`, `der gewählte Pfad`.
    fn chosen(&self, entity: EntityId) -> Phrase {
        let Some(stem) = self.try_say("frame-that-one", Some("stem"), &Args::default()) else {
            return self.that(entity);
        };
        let mut noun = self.common_noun(entity, &[]);
        noun.adjectives.push(stem);
        let how = Determiner::one("the");
        Phrase::cases(|case| self.determined(&noun, &how, false, case))
            .with("person", "they")
            .with("gender", noun.gender.as_str())
            .with("number", "one")
            .with("quantifier", "the")
            .with("id", "that")
    }

    /// Writes a thing that was named before: `that mercenary`.
    fn that(&self, entity: EntityId) -> Phrase {
        let noun = self.common_noun(entity, &[]);
        let how = Determiner::one("that");
        Phrase::cases(|case| self.determined(&noun, &how, false, case))
            .with("person", "they")
            .with("gender", noun.gender.as_str())
            .with("number", "one")
            .with("quantifier", "the")
            .with("id", "that")
    }

    /// Returns the determiner of a set, and what a tie for the highest does.
    fn determiner(&self, quantifier: Quantifier, set: &Set) -> Determiner {
        let (word, tie) = match (quantifier, &set.extreme) {
            (Quantifier::The, Some(_)) => ("the", Some("frame-tied-none")),
            (Quantifier::A, Some(_)) if set.chooser.is_some() => ("the", Some("frame-tied-other")),
            (Quantifier::A, Some(_)) if self.picks() => ("the", Some("frame-tied-choose")),
            (Quantifier::The, None) => ("the", None),
            (Quantifier::A, _) => ("a", None),
            (Quantifier::Each, _) => ("each", None),
        };
        Determiner { tie, ..Determiner::one(word) }
    }

    /// Writes `self`, for hooks that name it; empty for a kind that is not a thing.
    pub(super) fn myself(&self) -> Phrase {
        let kind = self.vocabulary().kind(self.subject.kind);
        if kind.entity.is_none() {
            return Phrase::cases(|_| String::new());
        }
        let message = format!("self-{}", kind.id);
        let args = self.args().with("quantifier", "the");
        Phrase::cases(|case: Case| self.say(&message, &args.clone().with("case", case.id())))
    }
}

/// Returns the class of the nouns in a slot.
fn class_of(ty: &SlotType) -> ClassId {
    match ty {
        SlotType::Nouns { class, .. } => *class,
        SlotType::Amounts { classes, .. } => classes.first().copied().unwrap_or(ClassId(0)),
        SlotType::Number | SlotType::Entity(_) => ClassId(0),
    }
}
