//! Going to places.

use crate::app::App;
use crate::app::state::{Dialog, Jump};
use crate::model::navigation::FilePosition;
use crate::view::ViewId;
use crate::worker::EntryKey;

/// Goes to a place; what ends at `end` is selected.
pub(super) fn open(app: &mut App, place: FilePosition, end: usize) {
    app.state.project.seal();
    app.state.view = ViewId::Author;
    app.state.author.jump = Some(Jump { start: place.offset, end, focus: true });
    app.state.navigation.go(place);
}

/// Goes to an entry.
pub(super) fn open_entry(app: &mut App, entry: &EntryKey) {
    let known = app.state.library.entry(&entry.file, &entry.id);
    let offset = known.map_or(0, |entry| entry.span.start);
    let jump = Jump { start: offset, end: offset, focus: false };
    app.state.project.seal();
    app.state.navigation.go(FilePosition { file: entry.file.clone(), offset });
    app.state.author.jump = Some(jump);
}

/// Goes to the place before, or after.
pub(super) fn back(app: &mut App, back: bool) {
    let navigation = &mut app.state.navigation;
    let place = if back { navigation.back() } else { navigation.forward() };
    if let Some(place) = place {
        app.state.author.jump = Some(Jump { start: place.offset, end: place.offset, focus: true });
        app.state.view = ViewId::Author;
    }
}

/// Goes to the next finding.
pub(super) fn next_problem(app: &mut App, forward: bool) {
    let here = app.state.navigation.here().map(|place| (&place.file, place.offset));
    let Some(problem) = app.state.problems.next(here, forward) else { return };
    let place = FilePosition { file: problem.file.clone(), offset: problem.span.start };
    open(app, place, problem.span.start);
}

/// Explains the finding at the cursor.
pub(super) fn explain(app: &mut App) {
    let Some(place) = app.state.navigation.here() else { return };
    if let Some(problem) = app.state.problems.at(&place.file, place.offset) {
        app.state.dialog = Some(Dialog::Explain { code: problem.code.to_owned() });
    } else {
        super::assist::ask(app, crate::model::assist::Question::Explain);
    }
}
