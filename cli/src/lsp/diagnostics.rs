//! Findings as protocol diagnostics.

use super::world::World;
use lsp_types::{
    Diagnostic, DiagnosticRelatedInformation, DiagnosticSeverity, Location, NumberOrString,
    PublishDiagnosticsParams,
};
use provost_grammar::diagnostic::Severity;
use provost_interpreter::pack::{FileId, Finding};
use std::collections::BTreeMap;

/// Returns the findings to send: of changed files, or of all. A file without findings is sent once, to clear
/// the client's display.
pub(crate) fn due(world: &mut World, all: bool) -> Vec<PublishDiagnosticsParams> {
    let mut by_file: BTreeMap<FileId, Vec<Diagnostic>> = BTreeMap::new();
    let mut wanted = std::mem::take(&mut world.edited);
    if all {
        wanted.append(&mut world.due);
    }
    for finding in &world.findings {
        if all || wanted.contains(&finding.file) {
            by_file.entry(finding.file).or_default().push(diagnostic(world, finding));
        }
    }
    let cleared = |file: &FileId| world.path(*file).is_some_and(|path| world.complained.contains(&path));
    let mut files: Vec<FileId> = by_file.keys().copied().collect();
    let known = (0..world.loaded.files.len()).filter_map(|index| u32::try_from(index).ok()).map(FileId);
    if all {
        files.extend(known.filter(cleared));
    }
    let is_open = |file: &FileId| world.path(*file).is_some_and(|path| world.documents.contains_key(&path));
    files.extend(wanted.iter().copied().filter(|file| cleared(file) || is_open(file)));
    files.sort_unstable();
    files.dedup();
    let mut sent = Vec::new();
    for file in files {
        let (Some(path), Some(uri)) = (world.path(file), world.uri(file)) else { continue };
        let diagnostics = by_file.remove(&file).unwrap_or_default();
        let version = world.documents.get(&path).map(|document| document.version);
        if diagnostics.is_empty() {
            world.complained.remove(&path);
        } else {
            world.complained.insert(path);
        }
        sent.push(PublishDiagnosticsParams { uri, diagnostics, version });
    }
    sent
}

/// Converts a finding to the protocol.
pub(crate) fn diagnostic(world: &World, finding: &Finding) -> Diagnostic {
    let found = &finding.diagnostic;
    let hint = found.hint.as_ref().map(|hint| format!("\n{hint}")).unwrap_or_default();
    let here = found.labels.iter().map(|label| (finding.file, label.span, &label.message));
    let elsewhere = finding.related.iter().map(|related| (related.file, related.span, &related.message));
    let related: Vec<DiagnosticRelatedInformation> = here
        .chain(elsewhere)
        .filter_map(|(file, span, message)| {
            let location = Location { uri: world.uri(file)?, range: world.range(file, span) };
            Some(DiagnosticRelatedInformation { location, message: message.clone() })
        })
        .collect();
    Diagnostic {
        range: world.range(finding.file, found.span),
        severity: Some(match found.severity {
            Severity::Error => DiagnosticSeverity::ERROR,
            Severity::Warning => DiagnosticSeverity::WARNING,
        }),
        code: Some(NumberOrString::String(found.code.to_owned())),
        source: Some("provost".to_owned()),
        message: format!("{}{hint}", found.message),
        related_information: (!related.is_empty()).then_some(related),
        ..Diagnostic::default()
    }
}
