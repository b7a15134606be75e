//! The formatter turns a tree into text. There is one layout for each tree; comments keep their places.
//!
//! `flat` writes any node on one line. `layout` decides where lines break and where comments go, with the
//! help of `page`, the text that grows, and `comments`, the comments not written yet.

mod comments;
mod flat;
mod layout;
mod page;

use crate::ast;
use crate::diagnostic::Diagnostic;
use crate::parser::parse;
use crate::span::Span;

/// Writes a tree as text.
///
/// A tree alone does not tell whether a comment ended a line or had one to itself, so here each comment gets
/// its own line, above what followed it. [`format_text`] keeps comments at the ends of lines.
///
/// The tree must be one that can be written: a choice is the last of its steps, and only the last
/// alternative of a choice ends in another choice. Trees from [`parse`] are.
pub fn format(effect: &ast::Effect) -> String {
    layout::effect(effect, None)
}

/// Writes a condition on one line, without comments.
pub fn format_condition(condition: &ast::Condition) -> String {
    flat::condition(condition)
}

/// Formats a text.
///
/// The result is parsed again and compared with the original, comments included, before it is returned.
pub fn format_text(text: &str) -> Result<String, Vec<Diagnostic>> {
    let effect = parse(text)?;
    let formatted = layout::effect(&effect, Some(text));
    let span = Span::new(0, text.len());
    match parse(&formatted) {
        Ok(again) if says_the_same(&effect, &again) => Ok(formatted),
        Err(findings) if findings.iter().any(|finding| finding.code == "effect-too-long") => {
            let message = "laid out with its indents, this text would be too long";
            Err(vec![Diagnostic::error("effect-too-long", span, message).with_hint("say it in fewer words")])
        }
        Ok(_) | Err(_) => {
            let message = "the formatter would have changed the meaning of this text, so it left it alone";
            let hint = "this is a mistake in Provost, not in your text; please report it";
            Err(vec![Diagnostic::error("formatter-bug", span, message).with_hint(hint)])
        }
    }
}

/// Compares trees and the texts of their comments.
fn says_the_same(this: &ast::Effect, that: &ast::Effect) -> bool {
    let comments = |effect: &ast::Effect| -> Vec<String> {
        effect.comments.iter().map(|comment| comment.text.clone()).collect()
    };
    this == that && comments(this) == comments(that)
}

#[cfg(test)]
mod tests;
