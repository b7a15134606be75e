//! A card as printed, in both languages.

use super::library::Names;

/// An entry as a card.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Card {
    /// The entry's id.
    pub id: String,
    /// Its kind.
    pub kind: String,
    /// Its pack's name.
    pub pack: Names,
    /// Its name.
    pub name: Names,
    /// Numbers, dice, goods and words, in the order of the kind's keys.
    pub facts: Vec<Fact>,
    /// The generated rules text.
    pub text: Bilingual<Vec<CardLine>>,
    /// Whether it has an effect that cannot be read.
    pub is_broken: bool,
    /// Flavour text.
    pub flavour: Names,
}

/// The same in English and in German.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Bilingual<T> {
    /// English.
    pub en: T,
    /// German.
    pub de: T,
}

/// A line of rules text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CardLine {
    /// Its heading.
    pub heading: Option<String>,
    /// Its text.
    pub text: String,
}

/// A key with its value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fact {
    /// The key.
    pub key: &'static str,
    /// Its value.
    pub value: FactValue,
    /// Whether it is an estimate.
    pub estimated: bool,
}

/// A value as a card shows it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FactValue {
    /// A number.
    Number(i32),
    /// Words.
    Words(Names),
    /// Nouns, each with a symbol.
    Nouns(Vec<Symbol>),
    /// How much of which noun.
    Amounts(Vec<(i32, Symbol)>),
}

/// A noun as a symbol.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Symbol {
    /// Its class, which decides the shape.
    pub class: &'static str,
    /// Its id, from which a colour is made if none is given.
    pub id: String,
    /// Its name.
    pub name: Names,
    /// Its colour, as its pack names it.
    pub colour: Option<String>,
}
