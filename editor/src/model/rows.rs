//! The rows of the library, made anew only when something changed: a frame only draws them.

use super::file::FileKey;
use super::library::{Library, matches};
use super::project::Project;
use std::collections::BTreeMap;

/// The rows of the library.
#[derive(Clone, Debug, Default)]
pub struct Rows {
    /// By pack, in order.
    pub packs: Vec<PackRows>,
}

/// The rows of a pack.
#[derive(Clone, Debug, Default)]
pub struct PackRows {
    /// Number of the pack.
    pub pack: usize,
    /// The indexes of entries, by kind.
    pub kinds: BTreeMap<&'static str, Vec<usize>>,
    /// Files without entries.
    pub files: Vec<FileKey>,
}

/// Returns the rows that pass a filter. Packs without rows are left out.
pub fn rows(library: &Library, project: &Project, filter: &str) -> Rows {
    let wanted = filter.to_lowercase();
    let mut by_root: BTreeMap<&str, PackRows> = BTreeMap::new();
    for (number, entry) in library.entries.iter().enumerate() {
        if matches(filter, &entry.id, &entry.name) || entry.kind.id.contains(&wanted) {
            let rows = by_root.entry(&entry.file.root).or_default();
            rows.kinds.entry(entry.kind.id).or_default().push(number);
        }
    }
    // Both are in the order of files, so one walk finds those without entries.
    let mut with_entries = library.by_file.keys().peekable();
    for (file, _) in project.files() {
        while with_entries.next_if(|known| *known < file).is_some() {}
        if with_entries.peek() != Some(&file) && file.path.to_lowercase().contains(&wanted) {
            by_root.entry(&file.root).or_default().files.push(file.clone());
        }
    }
    let packs = library.packs.iter().enumerate();
    let packs =
        packs.filter_map(|(pack, item)| Some(PackRows { pack, ..by_root.remove(item.root.as_str())? }));
    let mut packs: Vec<PackRows> = packs.collect();
    // Editable packs come first.
    packs.sort_by_key(|rows| {
        let root = library.packs.get(rows.pack).map_or("", |pack| pack.root.as_str());
        !project.is_writable(root)
    });
    Rows { packs }
}
