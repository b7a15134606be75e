//! Things, roles and the values of slots.

use crate::describe::phrase::{Args, Case, Phrase};
use crate::describe::writer::Writer;
use crate::ir::{Arg, Entity, EntitySource, Quantifier};
use crate::vocabulary::id::ClassId;
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

    /// Says a thing. Its message is given `$case` and `$quantifier`; an attribute `person` (`you`, `they`)
    /// tells verbs how to agree with it.
    pub(super) fn entity(&self, entity: &Entity) -> Phrase {
        let vocabulary = self.vocabulary();
        let quantifier = match entity.quantifier {
            Quantifier::The => "the",
            Quantifier::A => "a",
            Quantifier::Each => "each",
        };
        let args = self.args().with("quantifier", quantifier);
        let (message, id, args) = match &entity.source {
            EntitySource::Myself => {
                let kind = vocabulary.kind(self.subject.kind).id;
                (format!("self-{kind}"), "self", args)
            }
            EntitySource::Role(role) => {
                let name = vocabulary.role(*role).name;
                (format!("role-{name}"), name, args)
            }
            EntitySource::It => return Phrase::cases(|_| String::new()),
            EntitySource::Set(set) => {
                let id = vocabulary.selector(set.selector).id;
                let pattern = vocabulary.patterns().selectors.get(set.selector.index());
                (format!("selector-{id}"), id, self.slots(args, pattern, &set.args))
            }
        };
        let fact = |attribute: &str, default: &str| {
            let args = args.clone().with("case", "nom");
            self.try_say(&message, Some(attribute), &args).unwrap_or_else(|| default.to_owned())
        };
        Phrase::cases(|case| self.say(&message, &args.clone().with("case", case.id())))
            .with("person", fact("person", "they"))
            .with("gender", fact("gender", "none"))
            .with("quantifier", quantifier)
            .with("id", id)
    }

    /// Says `self`, for hooks that name it; nothing for a kind that is no thing.
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

/// The class that nouns in a slot belong to.
fn class_of(ty: &SlotType) -> ClassId {
    match ty {
        SlotType::Nouns { class, .. } => *class,
        SlotType::Amounts { classes, .. } => classes.first().copied().unwrap_or(ClassId(0)),
        SlotType::Number | SlotType::Entity(_) => ClassId(0),
    }
}
