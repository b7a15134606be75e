//! Finding and replacing.

use crate::app::App;
use crate::app::state::{BottomTab, Jump, SearchBar};
use crate::model::file::FileKey;
use crate::model::history::StepName;
use crate::model::navigation::FilePosition;
use crate::model::search;

/// Opens the bar.
pub(super) fn open(app: &mut App, bar: SearchBar, everywhere: bool) {
    app.state.search.open = Some(bar);
    app.state.search.everywhere = everywhere;
    app.state.search.focus = true;
    look(app);
}

/// Looks for something else.
pub(super) fn search(app: &mut App, what: String, with: String, exact: bool, everywhere: bool) {
    let state = &mut app.state.search;
    (state.what, state.with, state.exact, state.everywhere) = (what, with, exact, everywhere);
    look(app);
}

/// Lists the present matches.
pub(crate) fn look(app: &mut App) {
    let state = &app.state;
    let open = state.file().cloned();
    let wanted = |file: &FileKey| state.search.everywhere || Some(file) == open.as_ref();
    let hits = search::find_all(&state.project, &state.search.what, state.search.exact, wanted);
    app.state.search.hits = hits;
    if app.state.search.everywhere {
        app.state.bottom.tab = BottomTab::Search;
    }
}

/// Goes to the next place that was found, going round.
pub(super) fn next_hit(app: &mut App, forward: bool) {
    look(app);
    let hits = &app.state.search.hits;
    let here = app.state.navigation.here().map(|place| (place.file.clone(), place.offset));
    let next = match &here {
        None => hits.first(),
        Some((file, offset)) if forward => {
            hits.iter().find(|hit| (&hit.file, hit.span.end) > (file, *offset)).or_else(|| hits.first())
        }
        Some((file, offset)) => {
            hits.iter().rfind(|hit| (&hit.file, hit.span.end) < (file, *offset)).or_else(|| hits.last())
        }
    };
    let Some(hit) = next.cloned() else { return };
    let place = FilePosition { file: hit.file, offset: hit.span.start };
    app.state.navigation.go(place);
    app.state.navigation.moved(hit.span.end);
    app.state.author.jump = Some(Jump { start: hit.span.start, end: hit.span.end, focus: false });
}

/// Replaces everything that was found, as one step.
pub(super) fn replace_all(app: &mut App, ctx: &egui::Context) {
    let state = &app.state;
    let open = state.file().cloned();
    let wanted = |file: &FileKey| state.search.everywhere || Some(file) == open.as_ref();
    let edits = search::replace_all(
        &state.project,
        &state.search.what,
        &state.search.with,
        state.search.exact,
        wanted,
    );
    let name = StepName::new("replace", state.search.what.clone());
    app.change(ctx, name, edits);
    look(app);
}
