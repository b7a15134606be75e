//! The one form in which every stage reports a finding. Plain data: the command line, the language server and
//! the editor each draw it in their own way.

use crate::span::Span;
use serde::Serialize;

/// The severity of a finding.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Severity {
    /// The content cannot be used.
    Error,
    /// The content can be used, but is probably not what its author wants.
    Warning,
}

/// A further place of a finding.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Label {
    /// The span.
    pub span: Span,
    /// The message for this place.
    pub message: String,
}

/// A fix: replaces `span` by `replacement`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Fix {
    /// What to replace.
    pub span: Span,
    /// The new text.
    pub replacement: String,
    /// Whether it can be applied without review.
    pub applicability: Applicability,
}

/// Whether a fix is certain to match the author's intent.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Applicability {
    /// It keeps the meaning and corrects the form.
    Safe,
    /// It is a guess (the nearest known name), or it changes the meaning, so an author should review it.
    Unsafe,
}

impl Fix {
    /// Makes a fix that can be applied without review.
    pub fn safe(span: Span, replacement: impl Into<String>) -> Self {
        Self { span, replacement: replacement.into(), applicability: Applicability::Safe }
    }

    /// Makes a fix that needs a review.
    pub fn guess(span: Span, replacement: impl Into<String>) -> Self {
        Self { applicability: Applicability::Unsafe, ..Self::safe(span, replacement) }
    }
}

/// One finding.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Diagnostic {
    /// Stable kebab-case code; `provost explain CODE` tells more.
    pub code: &'static str,
    /// Its severity.
    pub severity: Severity,
    /// Its span.
    pub span: Span,
    /// The message: lower case, no final period, the author's words in backticks.
    pub message: String,
    /// Further places.
    pub labels: Vec<Label>,
    /// Advice on how to solve it.
    pub hint: Option<String>,
    /// A fix.
    pub fix: Option<Fix>,
}

impl Diagnostic {
    /// Makes an error without labels, hint or fix.
    pub fn error(code: &'static str, span: Span, message: impl Into<String>) -> Self {
        Self {
            code,
            severity: Severity::Error,
            span,
            message: message.into(),
            labels: Vec::new(),
            hint: None,
            fix: None,
        }
    }

    /// Makes a warning without labels, hint or fix.
    pub fn warning(code: &'static str, span: Span, message: impl Into<String>) -> Self {
        Self { severity: Severity::Warning, ..Self::error(code, span, message) }
    }

    /// Adds the hint.
    pub fn with_hint(mut self, hint: impl Into<String>) -> Self {
        self.hint = Some(hint.into());
        self
    }

    /// Adds a fix of the span itself that can be applied without review.
    pub fn with_fix(mut self, replacement: impl Into<String>) -> Self {
        self.fix = Some(Fix::safe(self.span, replacement));
        self
    }

    /// Adds a fix of the span itself that needs a review.
    pub fn with_guess(mut self, replacement: impl Into<String>) -> Self {
        self.fix = Some(Fix::guess(self.span, replacement));
        self
    }

    /// Adds a second place.
    pub fn with_label(mut self, span: Span, message: impl Into<String>) -> Self {
        self.labels.push(Label { span, message: message.into() });
        self
    }

    /// Passes every span through `map`, for a text that stands inside a larger file.
    pub fn map_spans(mut self, map: impl Fn(Span) -> Span) -> Self {
        self.span = map(self.span);
        for label in &mut self.labels {
            label.span = map(label.span);
        }
        if let Some(fix) = &mut self.fix {
            fix.span = map(fix.span);
        }
        self
    }
}
