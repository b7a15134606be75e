//! A finding with the lines it is about, drawn for a terminal.

use crate::args::Color;
use annotate_snippets::renderer::DecorStyle;
use annotate_snippets::{Annotation, AnnotationKind, Level, Patch, Snippet};
use provost_grammar::diagnostic::{Diagnostic, Severity};
use provost_grammar::span::Span;
use provost_interpreter::pack::{Finding, Loaded};
use provost_packs::join;
use std::io::IsTerminal as _;
use std::ops::Range;

/// Draws findings.
#[derive(Debug)]
pub(crate) struct Renderer {
    renderer: annotate_snippets::Renderer,
}

impl Renderer {
    pub(crate) fn new(color: Color) -> Self {
        let renderer = if is_styled(color) {
            annotate_snippets::Renderer::styled()
        } else {
            annotate_snippets::Renderer::plain()
        };
        Self { renderer: renderer.decor_style(DecorStyle::Ascii) }
    }

    /// Draws a finding of loaded packs.
    pub(crate) fn finding(&self, loaded: &Loaded, finding: &Finding) -> String {
        let file = loaded.file(finding.file);
        let others = finding.related.iter().map(|related| {
            let file = loaded.file(related.file);
            let excerpt = Excerpt::around(&file.text, related.span);
            let span = excerpt.cut(related.span);
            let place = AnnotationKind::Context.span(span).label(related.message.as_str());
            excerpt.snippet(&join(&file.root, &file.path)).annotation(place)
        });
        self.draw(&join(&file.root, &file.path), &file.text, &finding.diagnostic, others)
    }

    /// Draws a finding of one text.
    pub(crate) fn diagnostic(&self, path: &str, text: &str, diagnostic: &Diagnostic) -> String {
        self.draw(path, text, diagnostic, std::iter::empty())
    }

    fn draw<'t>(
        &self,
        path: &'t str,
        text: &'t str,
        diagnostic: &'t Diagnostic,
        others: impl Iterator<Item = Snippet<'t, Annotation<'t>>>,
    ) -> String {
        let level = match diagnostic.severity {
            Severity::Error => Level::ERROR,
            Severity::Warning => Level::WARNING,
        };
        let excerpt = Excerpt::around(text, diagnostic.span);
        let primary = AnnotationKind::Primary.span(excerpt.cut(diagnostic.span));
        let labels =
            diagnostic.labels.iter().filter(|label| excerpt.has(label.span)).map(|label| {
                AnnotationKind::Context.span(excerpt.cut(label.span)).label(label.message.clone())
            });
        let snippet = excerpt.snippet(path).annotation(primary).annotations(labels);
        let mut group = level
            .primary_title(diagnostic.message.as_str())
            .id(diagnostic.code)
            .element(snippet)
            .elements(others);
        let mut groups = Vec::new();
        match (&diagnostic.fix, &diagnostic.hint) {
            (Some(fix), hint) if excerpt.has(fix.span) && fix.replacement.len() <= MAX_LINE => {
                let patch = Patch::new(excerpt.cut(fix.span), fix.replacement.clone());
                let title = hint.as_deref().unwrap_or("write it like this");
                groups.push(Level::HELP.secondary_title(title).element(excerpt.snippet(path).patch(patch)));
            }
            (_, Some(hint)) => group = group.element(Level::HELP.message(hint.as_str())),
            (_, None) => {}
        }
        groups.insert(0, group);
        self.renderer.render(&groups)
    }
}

/// The longest line that is drawn as a whole, in bytes.
const MAX_LINE: usize = 2000;

/// The longest text that is given to the drawing as a whole: it looks through all of it for each finding.
const MAX_TEXT: usize = 1 << 17;

/// The bytes drawn before and after a place in a longer line.
const AROUND: usize = 100;

/// The part of a text that is drawn: all of it, or a piece of a line that nobody could read.
#[derive(Clone, Copy)]
struct Excerpt<'t> {
    text: &'t str,
    /// Where it begins.
    from: usize,
    /// Its first line, from 1.
    line: usize,
}

impl<'t> Excerpt<'t> {
    fn around(text: &'t str, span: Span) -> Self {
        let Range { start, end } = within(text, span);
        let begin = text.get(..start).and_then(|before| before.rfind('\n')).map_or(0, |at| at + 1);
        let after = text.get(end..).and_then(|after| after.find('\n')).map_or(text.len(), |at| end + at);
        if after - begin <= MAX_LINE && text.len() <= MAX_TEXT {
            return Self { text, from: 0, line: 1 };
        }
        let (from, to) = if after - begin <= MAX_LINE {
            (begin, after)
        } else {
            (begin.max(start.saturating_sub(AROUND)), after.min(end.min(start + AROUND) + AROUND))
        };
        let Range { start: from, end: to } = within(text, Span::new(from, to));
        let line = text.get(..begin).map_or(0, |before| before.matches('\n').count()) + 1;
        Self { text: text.get(from..to).unwrap_or_default(), from, line }
    }

    fn snippet<T: Clone>(self, path: &str) -> Snippet<'t, T> {
        Snippet::source(self.text).line_start(self.line).path(path.to_owned())
    }

    /// Returns whether a place lies in it.
    const fn has(self, span: Span) -> bool {
        self.from <= span.start && span.end <= self.from + self.text.len()
    }

    /// Returns a place from its beginning, cut to what it has.
    fn cut(self, span: Span) -> Range<usize> {
        let place = |at: usize| at.saturating_sub(self.from);
        within(self.text, Span::new(place(span.start), place(span.end)))
    }
}

/// Returns whether findings are drawn in colours.
pub(crate) fn is_styled(color: Color) -> bool {
    match color {
        Color::Always => true,
        Color::Never => false,
        Color::Auto => std::env::var_os("NO_COLOR").is_none() && std::io::stdout().is_terminal(),
    }
}

/// Cuts a span to the text and widens it to whole characters.
fn within(text: &str, span: Span) -> Range<usize> {
    let mut start = span.start.min(text.len());
    while !text.is_char_boundary(start) {
        start -= 1;
    }
    let mut end = span.end.clamp(start, text.len());
    while !text.is_char_boundary(end) {
        end += 1;
    }
    start..end
}
