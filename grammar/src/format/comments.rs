//! The comments still to be written, in the order of the text. The writer of a node takes the comments that
//! belong to it; leftover comments are written at the end, so none is ever lost.

use crate::ast;
use crate::span::Span;

/// The comments not written yet.
#[derive(Debug)]
pub(super) struct Comments<'a> {
    rest: &'a [ast::Comment],
    source: Option<&'a str>,
}

impl<'a> Comments<'a> {
    pub(super) fn new(comments: &'a [ast::Comment], source: Option<&'a str>) -> Self {
        Self { rest: comments, source }
    }

    /// Returns whether a comment begins before `end`.
    pub(super) fn any_before(&self, end: usize) -> bool {
        self.rest.first().is_some_and(|comment| comment.span.start < end)
    }

    /// Takes the next comment if it begins before `end`.
    pub(super) fn take_before(&mut self, end: usize) -> Option<&'a str> {
        let (first, rest) = self.rest.split_first()?;
        (first.span.start < end).then(|| {
            self.rest = rest;
            first.text.as_str()
        })
    }

    /// Takes the next comment if it stands in `gap`, the stretch between two nodes, on the line on which the
    /// node before ends. A comment after the colon of `or:` belongs to what follows, unless `colon` says that
    /// the gap opens with the colon of a heading.
    pub(super) fn take_trailing(&mut self, gap: Span, colon: bool) -> Option<&'a str> {
        let start = self.rest.first()?.span.start;
        let between = self.source?.get(gap.start..start)?;
        let same_line = !between.contains('\n') && (colon || !between.contains(':'));
        if same_line { self.take_before(gap.end) } else { None }
    }
}
