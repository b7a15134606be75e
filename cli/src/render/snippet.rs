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
        let styled = match color {
            Color::Always => true,
            Color::Never => false,
            Color::Auto => std::env::var_os("NO_COLOR").is_none() && std::io::stdout().is_terminal(),
        };
        let renderer =
            if styled { annotate_snippets::Renderer::styled() } else { annotate_snippets::Renderer::plain() };
        Self { renderer: renderer.decor_style(DecorStyle::Ascii) }
    }

    /// Draws a finding of loaded packs.
    pub(crate) fn finding(&self, loaded: &Loaded, finding: &Finding) -> String {
        let file = loaded.file(finding.file);
        let others = finding.related.iter().map(|related| {
            let file = loaded.file(related.file);
            Snippet::source(file.text.as_str()).path(join(&file.root, &file.path)).annotation(
                AnnotationKind::Context
                    .span(within(&file.text, related.span))
                    .label(related.message.as_str()),
            )
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
        let primary = AnnotationKind::Primary.span(within(text, diagnostic.span));
        let labels = diagnostic
            .labels
            .iter()
            .map(|label| AnnotationKind::Context.span(within(text, label.span)).label(label.message.clone()));
        let snippet = Snippet::source(text).path(path).annotation(primary).annotations(labels);
        let mut group = level
            .primary_title(diagnostic.message.as_str())
            .id(diagnostic.code)
            .element(snippet)
            .elements(others);
        let mut groups = Vec::new();
        match (&diagnostic.fix, &diagnostic.hint) {
            (Some(fix), hint) => {
                let patch = Patch::new(within(text, fix.span), fix.replacement.clone());
                let title = hint.as_deref().unwrap_or("write it like this");
                let snippet = Snippet::source(text).path(path).patch(patch);
                groups.push(Level::HELP.secondary_title(title).element(snippet));
            }
            (None, Some(hint)) => group = group.element(Level::HELP.message(hint.as_str())),
            (None, None) => {}
        }
        groups.insert(0, group);
        self.renderer.render(&groups)
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
