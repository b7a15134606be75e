//! Phrases as sequences of atoms.

use provost_grammar::ast::{Atom, AtomKind, Phrase};
use provost_grammar::span::Span;

/// The atoms of a phrase. Positions in it are atom indices; the end is a position too.
#[derive(Clone, Copy, Debug)]
pub(super) struct Atoms<'t> {
    atoms: &'t [Atom],
    span: Span,
}

impl<'t> Atoms<'t> {
    pub(super) fn of(phrase: &'t Phrase) -> Self {
        Self { atoms: &phrase.atoms, span: phrase.span }
    }

    pub(super) fn end(self) -> usize {
        self.atoms.len()
    }

    pub(super) fn kind(self, at: usize) -> Option<&'t AtomKind> {
        self.atoms.get(at).map(|atom| &atom.kind)
    }

    pub(super) fn word(self, at: usize) -> Option<&'t str> {
        match self.kind(at)? {
            AtomKind::Word(word) => Some(word),
            AtomKind::Number(_) | AtomKind::Param(_) | AtomKind::Or | AtomKind::And => None,
        }
    }

    pub(super) fn is_word(self, at: usize, word: &str) -> bool {
        self.word(at) == Some(word)
    }

    pub(super) fn is_or(self, at: usize) -> bool {
        self.kind(at) == Some(&AtomKind::Or)
    }

    pub(super) fn is_and(self, at: usize) -> bool {
        self.kind(at) == Some(&AtomKind::And)
    }

    /// Returns the span of one atom; past the end, that of the last one.
    pub(super) fn span_at(self, at: usize) -> Span {
        self.atoms.get(at).or(self.atoms.last()).map_or(self.span, |atom| atom.span)
    }

    /// Returns the span of `from..to`.
    pub(super) fn span_of(self, from: usize, to: usize) -> Span {
        let last = to.max(from + 1) - 1;
        self.span_at(from).to(self.span_at(last))
    }

    /// Returns the span of the whole phrase.
    pub(super) const fn span(self) -> Span {
        self.span
    }

    /// Returns the atoms `from..to` as a phrase.
    pub(super) fn part(self, from: usize, to: usize) -> Self {
        let atoms = self.atoms.get(from..to).unwrap_or(&[]);
        Self { atoms, span: self.span_of(from, to) }
    }

    /// Returns a copy as a phrase of its own.
    pub(super) fn phrase(self) -> Phrase {
        Phrase { atoms: self.atoms.to_vec(), span: self.span }
    }

    /// Returns an atom as its author wrote it.
    pub(super) fn text(self, at: usize) -> String {
        match self.kind(at) {
            Some(AtomKind::Word(word)) => word.clone(),
            Some(AtomKind::Number(number)) => number.to_string(),
            Some(AtomKind::Param(name)) => format!("<{name}>"),
            Some(AtomKind::Or) => "or".to_owned(),
            Some(AtomKind::And) => "and".to_owned(),
            None => String::new(),
        }
    }

    /// Returns the whole phrase as its author wrote it, blanks folded.
    pub(super) fn whole(self) -> String {
        (0..self.end()).map(|at| self.text(at)).collect::<Vec<_>>().join(" ")
    }
}
