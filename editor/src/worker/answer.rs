//! Questions about a place in a text, answered by `provost_interpreter::assist`.

use super::problem::key;
use crate::model::assist::{Answer, Colours, Question, Renaming};
use crate::model::file::FileKey;
use crate::model::project::Edit;
use crate::model::search::Hit;
use provost_grammar::span::Span;
use provost_interpreter::assist;
use provost_interpreter::pack::{FileId, Loaded};
use std::collections::BTreeMap;
use std::sync::Arc;

/// Returns the colours of a file.
pub(super) fn colours(loaded: &Loaded, file: &FileKey) -> Option<Colours> {
    let id = loaded.find_file(&file.root, &file.path)?;
    let list = Arc::new(assist::highlight(loaded, id));
    Some(Colours { file: file.clone(), text: loaded.file(id).text.clone(), list })
}

/// Answers a question about a byte of a file.
pub(super) fn answer(loaded: &Loaded, file: &FileKey, offset: usize, question: Question) -> Answer {
    let id = loaded.find_file(&file.root, &file.path);
    let places =
        |found: Vec<assist::Location>| found.into_iter().map(|place| hit(loaded, place.file, place.span));
    let uses = |id| places(assist::references(loaded, id, offset, false)).collect::<Vec<_>>();
    match question {
        Question::Complete => {
            let found = id.and_then(|id| assist::complete(loaded, id, offset));
            Answer::Completions(file.clone(), offset, found)
        }
        Question::Hover => Answer::Hover(file.clone(), id.and_then(|id| assist::hover(loaded, id, offset))),
        Question::Explain => {
            Answer::Page(id.and_then(|id| assist::hover(loaded, id, offset)).map(|hover| hover.text))
        }
        Question::Definition => {
            let found = id.map(|id| assist::definition(loaded, id, offset)).unwrap_or_default();
            Answer::Definition(places(found).collect())
        }
        Question::Usages => {
            let name = id.and_then(|id| name_at(loaded, id, offset)).unwrap_or_default();
            Answer::Usages(name, id.map(uses).unwrap_or_default())
        }
        Question::Uses => Answer::Uses(id.map(uses).unwrap_or_default()),
        Question::CanRename => {
            let asked = id.ok_or(assist::RenameError::NoName);
            let found = asked.and_then(|id| assist::prepare_rename(loaded, id, offset));
            Answer::CanRename(found.map(|(_, name)| name))
        }
        Question::Rename(new) => {
            let asked = id.ok_or(assist::RenameError::NoName);
            let found = asked.and_then(|id| Ok((id, assist::rename(loaded, id, offset, &new)?)));
            let renaming = found.map(|(id, rename)| renaming(loaded, id, &rename));
            Answer::Rename(new, renaming.map_err(|error| error.to_string()))
        }
    }
}

/// Returns the name at a position, for the title of a list.
fn name_at(loaded: &Loaded, file: FileId, offset: usize) -> Option<String> {
    let all = assist::references(loaded, file, offset, true);
    let here = all.into_iter().find(|place| place.file == file && place.span.touches(offset))?;
    loaded.file(file).text.get(here.span.start..here.span.end).map(str::to_owned)
}

fn hit(loaded: &Loaded, file: FileId, span: Span) -> Hit {
    Hit::at(key(loaded, file), &loaded.file(file).text, span)
}

fn renaming(loaded: &Loaded, asked: FileId, rename: &assist::Rename) -> Renaming {
    let mut texts: BTreeMap<FileId, String> = BTreeMap::new();
    // From the end, so that places before stay where they are.
    let mut edits: Vec<&assist::Edit> = rename.edits.iter().collect();
    edits.sort_by_key(|edit| std::cmp::Reverse((edit.file, edit.span.start)));
    for edit in edits {
        let text = texts.entry(edit.file).or_insert_with(|| loaded.file(edit.file).text.clone());
        if text.get(edit.span.start..edit.span.end).is_some() {
            text.replace_range(edit.span.start..edit.span.end, &edit.text);
        }
    }
    for (file, _) in &rename.files {
        texts.entry(*file).or_insert_with(|| loaded.file(*file).text.clone());
    }
    let mut renaming = Renaming {
        places: rename.edits.iter().map(|edit| hit(loaded, edit.file, edit.span)).collect(),
        edits: Vec::new(),
        file: key(loaded, asked),
    };
    for (file, text) in texts {
        let old = key(loaded, file);
        match rename.files.iter().find(|(moved, _)| *moved == file) {
            Some((_, path)) => {
                let new = FileKey::new(old.root.clone(), path.clone());
                if file == asked {
                    renaming.file = new.clone();
                }
                renaming.edits.push(Edit { file: old, text: None });
                renaming.edits.push(Edit::new(new, text));
            }
            None => renaming.edits.push(Edit::new(old, text)),
        }
    }
    renaming
}
