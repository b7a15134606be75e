//! Decks and bags: the cards on top, and the cards in them.

use super::{Named, Reader};
use provost_grammar::span::Span;
use provost_interpreter::pack::code;
use provost_interpreter::pack::value::{Value, ValueKind};
use provost_interpreter::vocabulary::id::NounId;

/// A deck as written.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PileSpec {
    /// Cards on top, topmost first.
    pub top: Vec<Named>,
    /// Only cards that fit one of these are in it; all if not given.
    pub only: Option<Vec<Mark>>,
    /// No card that fits one of these is in it.
    pub without: Vec<Mark>,
}

/// A property of cards, and its span.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mark {
    /// The property.
    pub trait_: Trait,
    /// Its span.
    pub span: Span,
}

/// A property of a card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Trait {
    /// Its id.
    Entry(String),
    /// A noun: an affinity, a level, a type.
    Noun(NounId),
}

impl PileSpec {
    /// Reads a list of cards on top, or a table with more. `classes` are the nouns that can identify cards.
    pub fn read(
        reader: &mut Reader<'_>,
        key: &str,
        value: &Value,
        kinds: &[&str],
        classes: &[&str],
    ) -> Option<Self> {
        if !matches!(value.kind, ValueKind::Table(_)) {
            return Some(Self { top: reader.entries(key, value, kinds), ..Self::default() });
        }
        let mut inner = reader.table(key, value)?;
        let mut marks = |reader: &mut Reader<'_>, key: &str| {
            let words = Reader::list(inner.get(key)?);
            Some(
                words
                    .into_iter()
                    .filter_map(|word| mark(reader, key, word, kinds, classes))
                    .collect::<Vec<_>>(),
            )
        };
        let (only, without) = (marks(reader, "only"), marks(reader, "without"));
        let top = inner.entries(reader, "top", kinds).unwrap_or_default();
        inner.finish(reader);
        Some(Self { top, only, without: without.unwrap_or_default() })
    }

    /// Returns whether a card is in the deck; `fits` tells whether it has a property.
    pub fn keeps(&self, fits: impl Fn(&Trait) -> bool) -> bool {
        let fits = |mark: &Mark| fits(&mark.trait_);
        self.only.as_ref().is_none_or(|only| only.iter().any(fits)) && !self.without.iter().any(fits)
    }

    /// Returns whether any cards are left out.
    pub const fn is_filter(&self) -> bool {
        self.only.is_some() || !self.without.is_empty()
    }
}

fn mark(reader: &mut Reader<'_>, key: &str, value: &Value, kinds: &[&str], classes: &[&str]) -> Option<Mark> {
    let word = reader.text(key, value)?;
    let game = reader.game();
    let classes = || classes.iter().filter_map(|class| game.vocabulary.find_class(class));
    let noun = classes().find_map(|class| game.vocabulary.find_noun(class, word));
    let fits = |kind: Option<&str>| kind.is_some_and(|kind| kinds.contains(&kind));
    let trait_ = match noun {
        Some(noun) => Trait::Noun(noun),
        None if fits(reader.kind_of(word)) => Trait::Entry(word.to_owned()),
        None => {
            let of_kind =
                game.entries.values().filter(|entry| fits(Some(game.vocabulary.kind(entry.kind).id)));
            let nouns = classes().flat_map(|class| game.vocabulary.nouns_of(class));
            let known: Vec<&str> = of_kind
                .map(|entry| entry.id.as_str())
                .chain(nouns.map(|(_, noun)| noun.id.as_str()))
                .collect();
            let what = format!("{} to tell cards by", kinds.join(" or "));
            reader.unknown(code::UNKNOWN_ENTRY, &what, word, value.span, known.iter().copied());
            return None;
        }
    };
    Some(Mark { trait_, span: value.span })
}
