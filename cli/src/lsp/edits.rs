//! Formatting, and the fixes that findings suggest.

use super::diagnostics::diagnostic;
use super::world::World;
use lsp_types::{
    CodeAction, CodeActionKind, CodeActionOrCommand, CodeActionParams, DocumentFormattingParams, TextEdit,
    Uri, WorkspaceEdit,
};
use provost_interpreter::assist;
use std::collections::HashMap;

/// Formats a file. Returns `None` if it has errors, which are shown as findings.
pub(crate) fn format(world: &World, params: &DocumentFormattingParams) -> Option<Vec<TextEdit>> {
    let file = world.find(&params.text_document.uri)?;
    let edit = assist::format(&world.loaded, file).ok()?;
    let edits = edit.map(|edit| TextEdit { range: world.range(file, edit.span), new_text: edit.text });
    Some(edits.into_iter().collect())
}

#[expect(clippy::mutable_key_type, reason = "the protocol's own type; its keys do not change")]
pub(crate) fn actions(world: &World, params: &CodeActionParams) -> Vec<CodeActionOrCommand> {
    let Some(file) = world.find(&params.text_document.uri) else { return Vec::new() };
    let stretch = world.encoding.span(world.text(file), params.range);
    let repairs = assist::repairs(&world.loaded, &world.findings, file, stretch);
    let action = |repair: assist::Repair| {
        let edit = TextEdit { range: world.range(file, repair.edit.span), new_text: repair.edit.text };
        let changes: HashMap<Uri, Vec<TextEdit>> =
            HashMap::from([(params.text_document.uri.clone(), vec![edit])]);
        let of = world
            .findings
            .iter()
            .find(|finding| finding.file == file && finding.diagnostic == repair.finding);
        CodeActionOrCommand::CodeAction(CodeAction {
            title: repair.title,
            kind: Some(CodeActionKind::QUICKFIX),
            diagnostics: of.map(|finding| vec![diagnostic(world, finding)]),
            edit: Some(WorkspaceEdit { changes: Some(changes), ..WorkspaceEdit::default() }),
            is_preferred: Some(true),
            ..CodeAction::default()
        })
    };
    repairs.into_iter().map(action).collect()
}
