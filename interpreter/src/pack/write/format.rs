//! Formats all effects of a file. Only the strings that hold them are touched.

use super::literal;
use super::value;
use crate::pack::outline::{self, Outline};
use crate::pack::source::Role;
use crate::pack::source_map::SourceMap;
use crate::pack::value::ValueKind;
use provost_grammar::diagnostic::Diagnostic;
use provost_grammar::span::Span;

/// Formats every effect of a file. Returns the new text, or `None` if nothing changes.
pub fn format_file(text: &str) -> Result<Option<String>, Vec<Diagnostic>> {
    format_file_with(text, provost_grammar::format_text)
}

/// Works like [`format_file`], with another formatter for single effects.
pub fn format_file_with(
    text: &str,
    format: impl Fn(&str) -> Result<String, Vec<Diagnostic>>,
) -> Result<Option<String>, Vec<Diagnostic>> {
    let effects = effects(text)?;
    let mut findings = Vec::new();
    let mut written = text.to_owned();
    for (effect, span) in effects.iter().rev() {
        match format(effect) {
            Ok(formatted) => {
                let new = literal::multi_line(&literal::body(&formatted));
                let new = if literal::uses_crlf(text) { new.replace('\n', "\r\n") } else { new };
                written.replace_range(span.start..span.end, &new);
            }
            Err(own) => {
                let map = SourceMap::new(text, *span, effect);
                findings.extend(own.into_iter().map(|finding| finding.map_spans(|span| map.map(span))));
            }
        }
    }
    if !findings.is_empty() {
        findings.sort_by_key(|finding| finding.span.start);
        return Err(findings);
    }
    // INVARIANT: only the effects have changed, or the file stays as it is.
    if written == text || !only_effects_differ(text, &written) {
        return Ok(None);
    }
    Ok(Some(written))
}

/// Returns the effects of a file and the spans of their strings, in order.
fn effects(text: &str) -> Result<Vec<(String, Span)>, Vec<Diagnostic>> {
    let (tree, findings) = value::parse(text);
    if !findings.is_empty() {
        return Err(findings);
    }
    drop(tree);
    let Outline::Entries(entries) = outline::read(Role::Entries, "", text, &[]).outline else {
        return Ok(Vec::new());
    };
    let effects = entries.iter().filter_map(|entry| {
        let value = entry.table.get("effect")?;
        if let ValueKind::Text(text) = &value.kind { Some((text.clone(), value.span)) } else { None }
    });
    Ok(effects.collect())
}

/// Compares everything outside the strings of effects, byte by byte.
fn only_effects_differ(old: &str, new: &str) -> bool {
    let (Ok(before), Ok(after)) = (effects(old), effects(new)) else { return false };
    before.len() == after.len() && outside(old, &before).eq(outside(new, &after))
}

fn outside<'t>(text: &'t str, effects: &'t [(String, Span)]) -> impl Iterator<Item = &'t str> {
    let starts = std::iter::once(0).chain(effects.iter().map(|(_, span)| span.end));
    let ends = effects.iter().map(|(_, span)| span.start).chain([text.len()]);
    starts.zip(ends).map(|(start, end)| text.get(start..end).unwrap_or_default())
}
