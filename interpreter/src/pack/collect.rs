//! Findings of all stages in one sorted list, and the search over all entries of a game.

use super::{FileId, Finding, Loaded, code};
use crate::check;
use provost_grammar::diagnostic::Diagnostic;

/// The most findings listed for one file.
const MAX_FINDINGS: usize = 1000;

impl Loaded {
    /// Runs the checks that need all entries of a game.
    pub(super) fn check_across(&mut self, game: usize) {
        let Some(loaded) = self.games.get(game) else { return };
        let mut entries = loaded.entries.iter().map(|(id, entry)| (id.as_str(), entry.kind, &entry.ir));
        let found = check::across(&mut entries, &loaded.vocabulary);
        let findings = found.into_iter().filter_map(|(id, diagnostic)| {
            let entry = loaded.entries.get(&id)?;
            let diagnostic = match &entry.effect {
                Some(effect) => diagnostic.map_spans(|span| effect.map.map(span)),
                None => diagnostic.map_spans(|_| entry.span),
            };
            Some(Finding::new(entry.file, diagnostic))
        });
        let findings = findings.collect();
        self.cache.across.resize_with(self.games.len(), Vec::new);
        if let Some(across) = self.cache.across.get_mut(game) {
            *across = findings;
        }
    }

    /// Collects the findings of all stages.
    pub(super) fn collect(&mut self) {
        let mut findings = self.cache.global.clone();
        findings.extend(self.cache.across.iter().flatten().cloned());
        for (file, cached) in (0..).map(FileId).zip(&self.cache.files) {
            let own = cached.reading.findings.iter().chain(&cached.checked);
            findings.extend(own.map(|diagnostic| Finding::new(file, diagnostic.clone())));
        }
        findings.sort_by(|a, b| key(a).cmp(&key(b)));
        findings.dedup();
        self.findings = limit(findings);
    }
}

pub(super) fn key(finding: &Finding) -> (FileId, usize, usize, &str, &str) {
    let Diagnostic { span, code, message, .. } = &finding.diagnostic;
    (finding.file, span.start, span.end, code, message)
}

/// Cuts off the list of a file at the limit.
pub(super) fn limit(findings: Vec<Finding>) -> Vec<Finding> {
    let mut limited: Vec<Finding> = Vec::with_capacity(findings.len());
    let mut count = 0;
    for finding in findings {
        if limited.last().is_none_or(|last| last.file != finding.file) {
            count = 0;
        }
        count += 1;
        if count <= MAX_FINDINGS {
            limited.push(finding);
        } else if count == MAX_FINDINGS + 1 {
            let message = "there are more findings in this file, not listed here";
            let span = finding.diagnostic.span;
            let diagnostic = Diagnostic::warning(code::TOO_MANY_FINDINGS, span, message);
            limited.push(Finding::new(finding.file, diagnostic));
        }
    }
    limited
}
