//! Definitions, references and rename.

use super::Trouble;
use super::uri;
use super::world::World;
use lsp_types::{
    DocumentChangeOperation, DocumentChanges, GotoDefinitionParams, Location, OneOf,
    OptionalVersionedTextDocumentIdentifier, PrepareRenameResponse, ReferenceParams, RenameFile,
    RenameParams, ResourceOp, TextDocumentEdit, TextDocumentPositionParams, TextEdit, WorkspaceEdit,
};
use provost_interpreter::assist;
use provost_interpreter::pack::FileId;
use std::collections::BTreeMap;

/// Converts a location to the protocol; locations in packs that are not on disk are left out.
fn location(world: &World, place: assist::Location) -> Option<Location> {
    Some(Location { uri: world.uri(place.file)?, range: world.range(place.file, place.span) })
}

pub(crate) fn definition(world: &World, params: &GotoDefinitionParams) -> Vec<Location> {
    let at = &params.text_document_position_params;
    let Some((file, offset)) = world.place(&at.text_document.uri, at.position) else { return Vec::new() };
    let found = assist::definition(&world.loaded, file, offset).into_iter();
    found.filter_map(|place| location(world, place)).collect()
}

pub(crate) fn references(world: &World, params: &ReferenceParams) -> Vec<Location> {
    let at = &params.text_document_position;
    let Some((file, offset)) = world.place(&at.text_document.uri, at.position) else { return Vec::new() };
    let with_definitions = params.context.include_declaration;
    let found = assist::references(&world.loaded, file, offset, with_definitions).into_iter();
    found.filter_map(|place| location(world, place)).collect()
}

pub(crate) fn prepare_rename(
    world: &World,
    at: &TextDocumentPositionParams,
) -> Result<Option<PrepareRenameResponse>, Trouble> {
    let Some((file, offset)) = world.place(&at.text_document.uri, at.position) else { return Ok(None) };
    let (span, placeholder) =
        assist::prepare_rename(&world.loaded, file, offset).map_err(|error| Trouble::refused(&error))?;
    Ok(Some(PrepareRenameResponse::RangeWithPlaceholder { range: world.range(file, span), placeholder }))
}

pub(crate) fn rename(world: &World, params: &RenameParams) -> Result<Option<WorkspaceEdit>, Trouble> {
    let at = &params.text_document_position;
    let Some((file, offset)) = world.place(&at.text_document.uri, at.position) else { return Ok(None) };
    let done = assist::rename(&world.loaded, file, offset, &params.new_name)
        .map_err(|error| Trouble::refused(&error))?;
    let mut by_file: BTreeMap<FileId, Vec<OneOf<TextEdit, lsp_types::AnnotatedTextEdit>>> = BTreeMap::new();
    for edit in done.edits {
        let range = world.range(edit.file, edit.span);
        by_file.entry(edit.file).or_default().push(OneOf::Left(TextEdit { range, new_text: edit.text }));
    }
    let mut operations = Vec::new();
    for (file, edits) in by_file {
        let Some(uri) = world.uri(file) else {
            let path = &world.loaded.file(file).path;
            return Err(Trouble::refused(&format!("`{path}` belongs to a pack that ships with Provost")));
        };
        let version = world.path(file).and_then(|path| Some(world.documents.get(&path)?.version));
        let text_document = OptionalVersionedTextDocumentIdentifier { uri, version };
        operations.push(DocumentChangeOperation::Edit(TextDocumentEdit { text_document, edits }));
    }
    for (file, path) in done.files {
        let root = &world.loaded.file(file).root;
        let new = uri::from_path(std::path::Path::new(&provost_packs::join(root, &path)));
        if let (Some(old_uri), Some(new_uri)) = (world.uri(file), new) {
            let renamed = RenameFile { old_uri, new_uri, options: None, annotation_id: None };
            operations.push(DocumentChangeOperation::Op(ResourceOp::Rename(renamed)));
        }
    }
    let document_changes = Some(DocumentChanges::Operations(operations));
    Ok(Some(WorkspaceEdit { document_changes, ..WorkspaceEdit::default() }))
}
