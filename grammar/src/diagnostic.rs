//! The one shape in which every stage reports a finding. Plain data: the command line, the language
//! server and the editor draw it, each in its own way.

use crate::span::Span;
use serde::Serialize;

/// How bad a finding is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Severity {
    /// The content cannot be used.
    Error,
    /// The content can be used, but is hardly what its author wants.
    Warning,
}

/// A second place that belongs to a finding.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Label {
    /// Where.
    pub span: Span,
    /// What is to be seen there.
    pub message: String,
}

/// A repair: put `replacement` in place of `span`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Fix {
    /// What to replace.
    pub span: Span,
    /// The new text.
    pub replacement: String,
    /// Whether it can be applied unseen.
    pub applicability: Applicability,
}

/// Whether a repair says for certain what its author meant.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Applicability {
    /// It means what was written, written as it should be.
    Safe,
    /// It is a guess (the nearest known name), or it changes what is meant: somebody should look at it.
    Unsafe,
}

impl Fix {
    /// Makes a repair that can be applied unseen.
    pub fn safe(span: Span, replacement: impl Into<String>) -> Self {
        Self { span, replacement: replacement.into(), applicability: Applicability::Safe }
    }

    /// Makes a repair that somebody should look at.
    pub fn guess(span: Span, replacement: impl Into<String>) -> Self {
        Self { applicability: Applicability::Unsafe, ..Self::safe(span, replacement) }
    }
}

/// One finding.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Diagnostic {
    /// Stable kebab-case code; `provost explain CODE` tells more.
    pub code: &'static str,
    /// How bad it is.
    pub severity: Severity,
    /// Where it is.
    pub span: Span,
    /// What is wrong: lower case, no final period, the author's words in backticks.
    pub message: String,
    /// Further places.
    pub labels: Vec<Label>,
    /// What to do about it.
    pub hint: Option<String>,
    /// A repair.
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

    /// Adds a repair of the place itself that can be applied unseen.
    pub fn with_fix(mut self, replacement: impl Into<String>) -> Self {
        self.fix = Some(Fix::safe(self.span, replacement));
        self
    }

    /// Adds a repair of the place itself that somebody should look at.
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
