//! Requests about the cursor's position, and their answers.

use crate::app::App;
use crate::app::state::{BottomTab, CompletionState, Dialog, Jump};
use crate::model::assist::{Answer, Question, Renaming};
use crate::model::history::StepName;
use crate::model::navigation::FilePosition;
use crate::model::project::Edit;
use crate::worker::Request;
use provost_interpreter::assist::RenameError;

/// Asks about the place of the cursor.
pub(super) fn ask(app: &mut App, question: Question) {
    if let Some(FilePosition { file, offset }) = app.state.navigation.here().cloned() {
        app.checker.send(Request::Ask { file, offset, question });
    }
}

/// Asks where the open entry is used.
pub(super) fn ask_entry_usages(app: &mut App) {
    let Some((file, offset)) = app.state.entry().map(|entry| (entry.file.clone(), entry.span.start + 1))
    else {
        return;
    };
    app.checker.send(Request::Ask { file, offset, question: Question::Usages });
}

/// Asks about the place under the pointer, once.
pub(super) fn hover_at(app: &mut App, offset: usize) {
    let Some(file) = app.state.file().cloned() else { return };
    app.state.author.hover = Some((file.clone(), offset, None));
    app.checker.send(Request::Ask { file, offset, question: Question::Hover });
}

/// Takes an answer. One that came too late is left aside.
pub(in crate::app) fn take_answer(app: &mut App, answer: Answer) {
    match answer {
        Answer::Completions(file, offset, found) => {
            let here = app.state.navigation.here();
            let fits = here.is_some_and(|place| place.file == file && place.offset == offset);
            let found = found.filter(|found| fits && !found.items.is_empty());
            app.state.author.completion =
                found.map(|found| CompletionState { file, offset, found, selected: 0 });
        }
        Answer::Hover(file, hover) => {
            if let Some((known, _, said)) = &mut app.state.author.hover
                && *known == file
            {
                *said = hover;
            }
        }
        Answer::Page(text) => match text {
            Some(text) => app.state.dialog = Some(Dialog::Page { text }),
            None => app.note(app.speech.say("log-nothing-to-explain")),
        },
        Answer::Definition(places) => match places.into_iter().next() {
            Some(hit) => {
                super::navigate::open(
                    app,
                    FilePosition { file: hit.file, offset: hit.span.start },
                    hit.span.end,
                );
            }
            None => app.note(app.speech.say("log-no-definition")),
        },
        Answer::Usages(name, hits) => {
            if name.is_empty() {
                app.note(app.speech.say("log-no-definition"));
                return;
            }
            app.state.bottom.usages = Some((name, hits));
            app.state.bottom.tab = BottomTab::Usages;
        }
        Answer::Uses(found) => {
            if let Some(Dialog::Delete { uses, .. }) = &mut app.state.dialog {
                *uses = Some(found);
            }
        }
        Answer::CanRename(Ok(name)) => {
            app.state.dialog = Some(Dialog::Rename { old: name.clone(), new: name, renaming: None });
        }
        Answer::CanRename(Err(why)) => match own_id(app).filter(|_| why == RenameError::NoName) {
            Some((id, end)) => {
                super::navigate::open(app, id, end);
                ask(app, Question::CanRename);
            }
            None => app.note(why.to_string()),
        },
        Answer::Rename(name, result) => {
            if let Some(Dialog::Rename { new, renaming, .. }) = &mut app.state.dialog
                && *new == name
            {
                match result {
                    Ok(found) => (*renaming, app.state.refused) = (Some(found), None),
                    Err(why) => (*renaming, app.state.refused) = (None, Some(why)),
                }
            }
        }
    }
}

/// Returns the place inside the id of the open entry, and where the id ends, unless the cursor is there: where nothing else
/// is named, the entry is meant.
fn own_id(app: &App) -> Option<(FilePosition, usize)> {
    let entry = app.state.entry()?;
    let id = FilePosition { file: entry.file.clone(), offset: entry.span.start + 1 };
    (app.state.navigation.here() != Some(&id)).then_some((id, entry.span.end))
}

/// A dialog for a new name shows what it would change.
pub(super) fn follow_dialog(app: &mut App) {
    if let Some(Dialog::Rename { old, new, renaming: None }) = &app.state.dialog
        && old != new
    {
        let question = Question::Rename(new.clone());
        ask(app, question);
    }
}

/// Renames everywhere, as one step. Files that may not be changed make it impossible.
pub(super) fn rename(
    app: &mut App,
    ctx: &egui::Context,
    old: &str,
    new: &str,
    renaming: Option<Renaming>,
) -> Result<(), String> {
    if old == new {
        return Ok(());
    }
    let Some(renaming) = renaming else { return Err(app.state.refused.clone().unwrap_or_default()) };
    let fixed = renaming.edits.iter().find(|edit| !app.state.project.is_writable(&edit.file.root));
    if let Some(fixed) = fixed {
        return Err(app.speech.with("dialog-rename-read-only", &[("file", fixed.file.shown().into())]));
    }
    let FilePosition { offset, .. } = app.state.navigation.here().cloned().ok_or_else(String::new)?;
    app.change(ctx, StepName::new("rename", format!("{old} > {new}")), renaming.edits);
    app.state.navigation.go(FilePosition { file: renaming.file, offset });
    app.state.author.jump = Some(Jump { start: offset, end: offset, focus: true });
    Ok(())
}

/// Chooses a row.
pub(super) const fn select(app: &mut App, row: usize) {
    if let Some(completion) = &mut app.state.author.completion {
        completion.selected = row;
    }
}

/// Writes the chosen completion in place of what is being typed.
pub(super) fn take_completion(app: &mut App, ctx: &egui::Context) {
    let Some(completion) = app.state.author.completion.take() else { return };
    let Some(item) = completion.found.items.get(completion.selected) else { return };
    let Some(text) = app.state.project.text(&completion.file) else { return };
    let span = completion.found.replace;
    let mut new = text.to_string();
    if new.get(span.start..span.end).is_none() {
        return;
    }
    new.replace_range(span.start..span.end, &item.insert);
    let end = span.start + item.insert.len();
    let edit = Edit::new(completion.file.clone(), new);
    app.change(ctx, StepName::new("completion", item.label.clone()), vec![edit]);
    app.state.navigation.moved(end);
    app.state.author.jump = Some(Jump { start: end, end, focus: true });
}
