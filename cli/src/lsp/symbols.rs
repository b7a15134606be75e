//! Symbols of files and of the workspace.

use super::world::World;
use lsp_types::{
    DocumentSymbol, DocumentSymbolParams, Location, OneOf, SymbolKind, WorkspaceSymbol, WorkspaceSymbolParams,
};
use provost_interpreter::assist;

/// The most symbols listed for a workspace.
const MOST: usize = 200;

const fn kind(kind: assist::SymbolKind) -> SymbolKind {
    match kind {
        assist::SymbolKind::Pack => SymbolKind::PACKAGE,
        assist::SymbolKind::Entry => SymbolKind::CLASS,
        assist::SymbolKind::Noun => SymbolKind::CONSTANT,
        assist::SymbolKind::Test => SymbolKind::EVENT,
    }
}

#[expect(deprecated, reason = "the protocol's type has a field that must be filled")]
pub(crate) fn document(world: &World, params: &DocumentSymbolParams) -> Option<Vec<DocumentSymbol>> {
    let file = world.find(&params.text_document.uri)?;
    let symbols = assist::symbols(&world.loaded, file).into_iter().map(|symbol| DocumentSymbol {
        name: symbol.name,
        detail: Some(symbol.detail),
        kind: kind(symbol.kind),
        tags: None,
        deprecated: None,
        range: world.range(file, symbol.whole),
        selection_range: world.range(file, symbol.span),
        children: None,
    });
    Some(symbols.collect())
}

pub(crate) fn workspace(world: &World, params: &WorkspaceSymbolParams) -> Vec<WorkspaceSymbol> {
    let found = assist::find_symbols(&world.loaded, &params.query, MOST).into_iter();
    found
        .filter_map(|(symbol, place)| {
            let location =
                Location { uri: world.uri(place.file)?, range: world.range(place.file, place.span) };
            Some(WorkspaceSymbol {
                name: symbol.name,
                kind: kind(symbol.kind),
                tags: None,
                container_name: Some(symbol.detail),
                location: OneOf::Left(location),
                data: None,
            })
        })
        .collect()
}
