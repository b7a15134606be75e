//! What designers read when a phrase means nothing, for the usual mistakes.

use super::{Context, effect};
use crate::testing::vocabulary;

/// Returns each finding of an effect with its hint and the repaired text.
fn shown(text: &str) -> String {
    let vocabulary = vocabulary(1).unwrap();
    let kind = vocabulary.find_kind("card").unwrap();
    let ctx = Context { vocabulary: &vocabulary, kind, params: &[], visible: &|_| true };
    let mut findings = Vec::new();
    effect(text, &ctx, &mut findings);
    let lines = findings.into_iter().map(|finding| {
        let place = text.get(finding.span.start..finding.span.end).unwrap_or_default();
        let mut line = format!("[{place}] {}: {}", finding.code, finding.message);
        if let Some(hint) = finding.hint {
            line += &format!(" | {hint}");
        }
        if let Some(fix) = finding.fix {
            let mut fixed = text.to_owned();
            fixed.replace_range(fix.span.start..fix.span.end, &fix.replacement);
            line += &format!(" | fixed: {fixed}");
        }
        line
    });
    lines.collect::<Vec<_>>().join("\n")
}

#[track_caller]
fn check(text: &str, expected: &str) {
    assert_eq!(shown(text), expected, "{text}");
}
