//! Capabilities, completion and hover.

use super::position::Encoding;
use super::tokens;
use super::world::World;
use lsp_types::{
    CompletionItem, CompletionItemKind, CompletionList, CompletionParams, CompletionTextEdit, Documentation,
    Hover, HoverContents, HoverParams, MarkupContent, MarkupKind, TextEdit,
};
use provost_interpreter::assist::{self, CompletionKind};
use serde_json::{Value, json};

/// Lists the capabilities of the server.
pub(crate) fn capabilities(encoding: Encoding) -> Value {
    json!({
        "positionEncoding": encoding.kind(),
        "textDocumentSync": { "openClose": true, "change": 2 },
        "completionProvider": { "triggerCharacters": [" ", "\"", "<", ":", ","] },
        "hoverProvider": true,
        "definitionProvider": true,
        "referencesProvider": true,
        "renameProvider": { "prepareProvider": true },
        "documentFormattingProvider": true,
        "codeActionProvider": { "codeActionKinds": ["quickfix"] },
        "semanticTokensProvider": { "legend": tokens::legend(), "full": true },
        "documentSymbolProvider": true,
        "workspaceSymbolProvider": true,
    })
}

fn markdown(value: String) -> MarkupContent {
    MarkupContent { kind: MarkupKind::Markdown, value }
}

pub(crate) fn completion(world: &World, params: &CompletionParams) -> Option<CompletionList> {
    let at = &params.text_document_position;
    let (file, offset) = world.place(&at.text_document.uri, at.position)?;
    let found = assist::complete(&world.loaded, file, offset)?;
    let range = world.range(file, found.replace);
    let items = found.items.into_iter().enumerate().map(|(index, item)| CompletionItem {
        label: item.label,
        kind: Some(kind(item.kind)),
        detail: (!item.detail.is_empty()).then_some(item.detail),
        documentation: (!item.doc.is_empty()).then(|| Documentation::MarkupContent(markdown(item.doc))),
        // Clients sort by this text; the best come first.
        sort_text: Some(format!("{index:04}")),
        text_edit: Some(CompletionTextEdit::Edit(TextEdit { range, new_text: item.insert })),
        ..CompletionItem::default()
    });
    // The list fits the text at the cursor, so it is requested again with every letter.
    Some(CompletionList { is_incomplete: true, items: items.collect() })
}

const fn kind(kind: CompletionKind) -> CompletionItemKind {
    match kind {
        CompletionKind::Timing => CompletionItemKind::EVENT,
        CompletionKind::Verb | CompletionKind::Cost => CompletionItemKind::FUNCTION,
        CompletionKind::Condition | CompletionKind::Selector => CompletionItemKind::METHOD,
        CompletionKind::Target | CompletionKind::Measure | CompletionKind::Role => {
            CompletionItemKind::VARIABLE
        }
        CompletionKind::Limit | CompletionKind::Duration | CompletionKind::Qualifier => {
            CompletionItemKind::UNIT
        }
        CompletionKind::Param => CompletionItemKind::TYPE_PARAMETER,
        CompletionKind::Noun => CompletionItemKind::CONSTANT,
        CompletionKind::Entry => CompletionItemKind::CLASS,
        CompletionKind::Pack => CompletionItemKind::MODULE,
        CompletionKind::Number | CompletionKind::Value => CompletionItemKind::VALUE,
        CompletionKind::Key => CompletionItemKind::PROPERTY,
        CompletionKind::Keyword => CompletionItemKind::KEYWORD,
        CompletionKind::Sign => CompletionItemKind::OPERATOR,
    }
}

pub(crate) fn hover(world: &World, params: &HoverParams) -> Option<Hover> {
    let at = &params.text_document_position_params;
    let (file, offset) = world.place(&at.text_document.uri, at.position)?;
    let found = assist::hover(&world.loaded, file, offset)?;
    let range = Some(world.range(file, found.span));
    Some(Hover { contents: HoverContents::Markup(markdown(found.text)), range })
}
