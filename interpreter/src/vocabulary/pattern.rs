//! Patterns of words, as games write them in their tables: `cancel {count:number} hit(s)`.

use super::id::{ClassId, EntityId};
use super::word_id::WordId;

/// A pattern, compiled for matching.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pattern {
    /// Its parts, in order; never empty.
    pub parts: Vec<PatternPart>,
    /// The registry row of the pattern.
    pub row: WordId,
}

/// One part of a pattern.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PatternPart {
    /// A word; the second form, if any, is its plural.
    Word(&'static str, Option<String>),
    /// A slot for a value.
    Slot {
        /// Name, for documentation and rules text.
        name: &'static str,
        /// The type of the value.
        ty: SlotType,
    },
    /// The common noun of a selector's type, with everything that narrows it.
    Core,
}

/// The type of a slot.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SlotType {
    /// A number.
    Number,
    /// A quantity of nouns of these classes; several joined by `and` if `many`.
    Amounts {
        /// The classes.
        classes: Vec<ClassId>,
        /// Whether several may be joined by `and`.
        many: bool,
    },
    /// Nouns of a class; several joined by `or` if `many`.
    Nouns {
        /// The class.
        class: ClassId,
        /// Whether several may be joined by `or`.
        many: bool,
    },
    /// A thing of one of these types.
    Entity(Vec<EntityId>),
}

/// Resolves the names of classes and entities while a pattern is read.
pub(super) trait Names {
    fn class(&self, name: &str) -> Option<ClassId>;
    fn entity(&self, name: &str) -> Option<EntityId>;
}

impl Pattern {
    /// Reads a pattern. The error is addressed to the game's programmer.
    pub(super) fn read(text: &'static str, row: WordId, names: &impl Names) -> Result<Self, String> {
        let parts = text
            .split_ascii_whitespace()
            .map(|word| read_part(word, names))
            .collect::<Result<Vec<_>, _>>()?;
        if parts.is_empty() {
            return Err("the pattern is empty".to_owned());
        }
        Ok(Self { parts, row })
    }

    /// Returns the slots in order.
    pub fn slots(&self) -> impl Iterator<Item = (&'static str, &SlotType)> {
        self.parts.iter().filter_map(|part| match part {
            PatternPart::Word(..) | PatternPart::Core => None,
            PatternPart::Slot { name, ty } => Some((*name, ty)),
        })
    }

    /// Returns whether a common noun is part of it.
    pub fn has_core(&self) -> bool {
        self.parts.contains(&PatternPart::Core)
    }

    /// Returns the literal words of the pattern, singular and plural.
    pub fn words(&self) -> impl Iterator<Item = &str> {
        self.parts
            .iter()
            .flat_map(|part| match part {
                PatternPart::Word(one, other) => [Some(*one), other.as_deref()],
                PatternPart::Slot { .. } | PatternPart::Core => [None, None],
            })
            .flatten()
    }
}

fn read_part(word: &'static str, names: &impl Names) -> Result<PatternPart, String> {
    if word == "*" {
        return Ok(PatternPart::Core);
    }
    if let Some(slot) = word.strip_prefix('{').and_then(|rest| rest.strip_suffix('}')) {
        let mut pieces = slot.split(':');
        let (Some(name), Some(ty)) = (pieces.next(), pieces.next()) else {
            return Err(format!("slot `{word}` needs a name and a type"));
        };
        return Ok(PatternPart::Slot { name, ty: read_slot(ty, pieces.next(), names)? });
    }
    if let Some((one, other)) = word.split_once('/') {
        return Ok(PatternPart::Word(one, Some(other.to_owned())));
    }
    match word.split_once('(') {
        Some((one, ending)) => {
            let other = format!("{one}{}", ending.trim_end_matches(')'));
            Ok(PatternPart::Word(one, Some(other)))
        }
        None => Ok(PatternPart::Word(word, None)),
    }
}

fn read_slot(ty: &str, of: Option<&str>, names: &impl Names) -> Result<SlotType, String> {
    let class = |name: &str| names.class(name).ok_or_else(|| format!("unknown class `{name}`"));
    match (ty, of) {
        ("number", None) => Ok(SlotType::Number),
        ("amount" | "amounts", Some(of)) => Ok(SlotType::Amounts {
            classes: of.split('|').map(class).collect::<Result<_, _>>()?,
            many: ty == "amounts",
        }),
        ("noun" | "nouns", Some(of)) => Ok(SlotType::Nouns { class: class(of)?, many: ty == "nouns" }),
        (entities, None) => {
            let entity = |name: &str| names.entity(name).ok_or_else(|| format!("unknown entity `{name}`"));
            entities.split('|').map(entity).collect::<Result<_, _>>().map(SlotType::Entity)
        }
        (other, Some(_)) => Err(format!("unknown slot type `{other}`")),
    }
}
