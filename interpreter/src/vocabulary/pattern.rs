//! Patterns of words, as games write them in their tables: `cancel {count:number} hit(s)`.

use super::id::{ClassId, EntityId};
use super::row::Row;

/// A pattern, ready for matching.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pattern {
    /// Its parts, in order; never empty.
    pub parts: Vec<Part>,
    /// The row that it belongs to.
    pub row: Row,
}

/// One part of a pattern.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Part {
    /// A word; the second form, if any, is its plural.
    Word(&'static str, Option<String>),
    /// A place for a value.
    Slot {
        /// Name, for documentation and rules text.
        name: &'static str,
        /// What goes there.
        ty: SlotType,
    },
    /// The common noun of a selector's type, with everything that narrows it.
    Core,
}

/// What goes into a slot.
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

/// Finds the ids of class and entity names while a pattern is read.
pub(super) trait Names {
    fn class(&self, name: &str) -> Option<ClassId>;
    fn entity(&self, name: &str) -> Option<EntityId>;
}

impl Pattern {
    /// Reads a pattern. The error says what is wrong with it, for the programmer of the game.
    pub(super) fn read(text: &'static str, row: Row, names: &impl Names) -> Result<Self, String> {
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
            Part::Word(..) | Part::Core => None,
            Part::Slot { name, ty } => Some((*name, ty)),
        })
    }

    /// Returns whether a common noun is part of it.
    pub fn has_core(&self) -> bool {
        self.parts.contains(&Part::Core)
    }

    /// Returns the literal words of the pattern, singular and plural.
    pub fn words(&self) -> impl Iterator<Item = &str> {
        self.parts
            .iter()
            .flat_map(|part| match part {
                Part::Word(one, other) => [Some(*one), other.as_deref()],
                Part::Slot { .. } | Part::Core => [None, None],
            })
            .flatten()
    }
}

fn read_part(word: &'static str, names: &impl Names) -> Result<Part, String> {
    if word == "*" {
        return Ok(Part::Core);
    }
    if let Some(slot) = word.strip_prefix('{').and_then(|rest| rest.strip_suffix('}')) {
        let mut pieces = slot.split(':');
        let (Some(name), Some(ty)) = (pieces.next(), pieces.next()) else {
            return Err(format!("slot `{word}` needs a name and a type"));
        };
        return Ok(Part::Slot { name, ty: read_slot(ty, pieces.next(), names)? });
    }
    if let Some((one, other)) = word.split_once('/') {
        return Ok(Part::Word(one, Some(other.to_owned())));
    }
    match word.split_once('(') {
        Some((one, ending)) => {
            let other = format!("{one}{}", ending.trim_end_matches(')'));
            Ok(Part::Word(one, Some(other)))
        }
        None => Ok(Part::Word(word, None)),
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
