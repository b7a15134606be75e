//! Nouns: die colours, tokens, affinities, buildings ... A pack adds one with a few lines of TOML.

use super::id::ClassId;
use indexmap::IndexMap;
use serde::{Deserialize, Serialize};

/// A noun with everything needed to write, find and decline it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Noun {
    /// Its class.
    pub class: ClassId,
    /// Kebab-case id.
    pub id: String,
    /// Its forms by language tag. `en` is also how a counted noun is written in effects.
    pub forms: IndexMap<String, NounForms>,
    /// Other accepted spellings of the id.
    pub aliases: Vec<String>,
    /// One line for hover and reference.
    pub doc: String,
    /// The name of its icon.
    pub icon: Option<String>,
    /// The colour in which it is drawn, `#RRGGBB`.
    pub colour: Option<String>,
}

impl Noun {
    /// Makes a noun that is written and shown as its id.
    pub fn plain(class: ClassId, id: &str) -> Self {
        Self {
            class,
            id: id.to_owned(),
            forms: IndexMap::new(),
            aliases: Vec::new(),
            doc: String::new(),
            icon: None,
            colour: None,
        }
    }
}

/// The forms of a noun in one language.
#[derive(Clone, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NounForms {
    /// Singular.
    pub one: String,
    /// Plural; `None` if it equals the singular.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub other: Option<String>,
    /// Dative plural, if it differs from the plural (German: `Tränken`).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub dative: Option<String>,
    /// Grammatical gender, if the language has one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub gender: Option<Gender>,
}

/// Grammatical gender.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Gender {
    /// Masculine.
    #[serde(rename = "m")]
    Masculine,
    /// Feminine.
    #[serde(rename = "f")]
    Feminine,
    /// Neuter.
    #[serde(rename = "n")]
    Neuter,
}
