//! The library: packs, kinds and entries as a tree, with a filter.

use crate::app::Command;
use crate::app::state::State;
use crate::model::library::EntryItem;
use crate::theme::ROW;
use crate::view::View;
use crate::widget::field::text_field_ui;
use crate::worker::EntryKey;
use egui::{RichText, ScrollArea, Ui};
use egui_ltreeview::{Action, NodeBuilder, TreeView, TreeViewBuilder, TreeViewState};
use provost_grammar::diagnostic::Severity;
use std::collections::{BTreeMap, BTreeSet};

/// A node of the tree.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
enum LibraryNode {
    Pack(String),
    Kind(String, &'static str),
    Entry(crate::model::file::FileKey, String),
    File(crate::model::file::FileKey),
}

/// Draws the library.
pub(super) fn library_ui(ui: &mut Ui, view: &View<'_>, commands: &mut Vec<Command>) {
    let state = view.state;
    ui.add_space(4.0);
    let hint = view.say("library-filter-hint");
    let (_, typed) =
        text_field_ui(ui, "library-filter", &view.say("library-filter"), &hint, &state.author.filter);
    if let Some(filter) = typed {
        commands.push(Command::SetFilter(filter));
    }
    ScrollArea::vertical().auto_shrink(false).show(ui, |ui| tree_ui(ui, view, commands));
}

fn tree_ui(ui: &mut Ui, view: &View<'_>, commands: &mut Vec<Command>) {
    let state = view.state;
    let id = ui.make_persistent_id("library-tree");
    let mut tree: TreeViewState<LibraryNode> = TreeViewState::load(ui, id).unwrap_or_default();
    let open = state.entry().map(|entry| LibraryNode::Entry(entry.file.clone(), entry.id.clone()));
    let open = open.or_else(|| state.file().map(|file| LibraryNode::File(file.clone())));
    if let Some(open) = open.filter(|open| tree.selected() != &vec![open.clone()]) {
        if let Some(entry) = state.entry() {
            tree.set_openness(LibraryNode::Pack(entry.file.root.clone()), true);
            tree.set_openness(LibraryNode::Kind(entry.file.root.clone(), entry.kind.id), true);
        }
        tree.set_one_selected(open);
    }
    let filtered = !state.author.filter.is_empty();
    ui.spacing_mut().item_spacing.y = 0.0;
    let (_, actions) = TreeView::new(id)
        .allow_multi_selection(false)
        .allow_drag_and_drop(false)
        .default_node_height(Some(ROW - 2.0))
        .fill_available_width(true)
        .show_state(ui, &mut tree, |builder| build(builder, view, filtered));
    tree.store(ui, id);
    for action in actions {
        if let Action::SetSelected(nodes) = action {
            match nodes.into_iter().next() {
                Some(LibraryNode::Entry(file, id)) => {
                    commands.push(Command::OpenEntry(EntryKey { file, id }));
                }
                Some(LibraryNode::File(file)) => {
                    let place = crate::model::navigation::FilePosition { file, offset: 0 };
                    commands.push(Command::Open(place, 0));
                }
                Some(LibraryNode::Pack(_) | LibraryNode::Kind(..)) | None => {}
            }
        }
    }
}

fn build(builder: &mut TreeViewBuilder<'_, LibraryNode>, view: &View<'_>, filtered: bool) {
    let state = view.state;
    let marks = Marks::of(state);
    for rows in &state.author.rows.packs {
        let Some(pack) = state.library.packs.get(rows.pack) else { continue };
        let name = pack.name.get(state.language()).to_owned();
        let own = state.project.is_writable(&pack.root);
        let pack_node = LibraryNode::Pack(pack.root.clone());
        builder.node(
            NodeBuilder::dir(pack_node)
                .default_open(own || !state.has_folder())
                .label(RichText::new(name).strong()),
        );
        for (kind, entries) in &rows.kinds {
            let node = LibraryNode::Kind(pack.root.clone(), kind);
            let label = format!("{kind}  {}", entries.len());
            let is_open = builder.node(NodeBuilder::dir(node).default_open(filtered).label(label));
            if is_open {
                for entry in entries.iter().filter_map(|number| state.library.entries.get(*number)) {
                    entry_node(builder, view, entry, &marks);
                }
            }
            builder.close_dir();
        }
        for file in &rows.files {
            builder.leaf(LibraryNode::File(file.clone()), marks.label(view, file, file.path.clone()));
        }
        builder.close_dir();
    }
}

fn entry_node(
    builder: &mut TreeViewBuilder<'_, LibraryNode>,
    view: &View<'_>,
    entry: &EntryItem,
    marks: &Marks,
) {
    let name = entry.name.get(view.state.language());
    let name = if name.is_empty() { &entry.id } else { name };
    let label = marks.label(view, &entry.file, name.to_owned());
    builder.leaf(LibraryNode::Entry(entry.file.clone(), entry.id.clone()), label);
}

/// Which files have findings or are not saved.
struct Marks {
    worst: BTreeMap<crate::model::file::FileKey, Severity>,
    dirty: BTreeSet<crate::model::file::FileKey>,
}

impl Marks {
    fn of(state: &State) -> Self {
        let mut worst: BTreeMap<_, Severity> = BTreeMap::new();
        for problem in &state.problems.list {
            let known = worst.entry(problem.file.clone()).or_insert(problem.severity);
            *known = (*known).min(problem.severity);
        }
        Self { worst, dirty: state.project.dirty().map(|(file, _)| file.clone()).collect() }
    }

    fn label(&self, view: &View<'_>, file: &crate::model::file::FileKey, name: String) -> RichText {
        let name = if self.dirty.contains(file) { format!("{name} •") } else { name };
        match self.worst.get(file) {
            Some(severity) => RichText::new(name).color(view.theme.severity(*severity)),
            None => RichText::new(name),
        }
    }
}
