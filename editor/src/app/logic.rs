//! The logic of a frame: processes reports of the background before it, and requests data for the shown views
//! after it.

mod lab;
mod play;

pub(super) use lab::LabLine;
pub(super) use play::PlayLine;

use super::state::Dialog;
use super::{App, Outside};
use crate::disk;
use crate::model::file::FileKey;
use crate::model::form::Form;
use crate::model::library::EntryItem;
use crate::model::project;
use crate::model::project::Text;
use crate::platform;
use crate::view::ViewId;
use crate::worker::{EntryKey, Report, Request};
use std::sync::Arc;

/// Unsaved work is kept at most this long after it was typed, in seconds.
const KEEP_AFTER: f64 = 0.5;

/// The last requests to the checker.
#[derive(Debug, Default)]
pub(super) struct LastRequests {
    card: Option<EntryKey>,
    table: Option<(String, String)>,
    colours: Option<FileKey>,
    /// How often what lists show of the library has changed.
    library: u64,
    rows: Option<RowsKey>,
    share: bool,
}

/// The inputs of the library's rows: the library itself, the filter, the files.
type RowsKey = (u64, String, u64);

/// Processes everything since the last frame.
pub(super) fn logic(app: &mut App, ctx: &egui::Context) {
    for report in app.checker.poll() {
        take_report(app, report);
    }
    for report in app.disk.poll() {
        take_disk(app, ctx, report);
    }
    lab::take(app);
    play::take(app);
    for report in app.measuring.simulator.poll() {
        super::commands::take_measured(app, report);
    }
    super::commands::start_measuring(app);
    let outside: Vec<Outside> = app.outside.try_iter().collect();
    for event in outside {
        match event {
            Outside::Changed(paths) => app.disk.send(disk::Request::Changed(paths)),
            Outside::Picked(folder) => take_folder(app, folder),
        }
    }
    // Where watching does not work, coming back to the window is a good moment to look.
    if ctx
        .input(|input| input.raw.events.iter().any(|event| matches!(event, egui::Event::WindowFocused(true))))
    {
        super::commands::apply(app, ctx, super::Command::LookOutside);
    }
    ask_before_closing(app, ctx);
    keep(app, ctx);
}

fn take_report(app: &mut App, report: Report) {
    let state = &mut app.state;
    match report {
        Report::Library(library) => {
            let before = std::mem::replace(&mut state.library, library);
            // Dropping a long list would take too long for a frame.
            drop(platform::beside("drop", move || drop(before)));
            app.shown.library += 1;
            open_something(app);
        }
        Report::Entries(entries) => {
            // Nobody else holds the library now, so nothing is copied.
            if Arc::make_mut(&mut state.library).replace(entries) {
                app.shown.library += 1;
            }
        }
        Report::Findings { problems, milliseconds } => {
            state.problems = problems;
            state.check_milliseconds = milliseconds;
            state.is_checked = true;
        }
        Report::Card(card) => state.card = card,
        Report::Table(table) => {
            state.grid.table = table;
            state.grid.arrange();
        }
        Report::Content(content) => state.content = Some(content),
        Report::Colours(colours) => state.author.colours = Some(colours),
        Report::Answer(answer) => super::commands::take_answer(app, *answer),
    }
}

/// At the start the first entry that may be changed is open, else the first one.
fn open_something(app: &mut App) {
    let state = &mut app.state;
    if state.navigation.here().is_some() {
        return;
    }
    let is_own = |entry: &&EntryItem| state.project.is_writable(&entry.file.root);
    let is_thing = |entry: &&EntryItem| entry.kind.entity.is_some();
    let all = || state.library.entries.iter();
    let own = all().filter(is_own).find(is_thing).or_else(|| all().find(is_own));
    let entry = own.or_else(|| all().find(is_thing));
    if let Some(entry) = entry.or_else(|| state.library.entries.first()) {
        let place =
            crate::model::navigation::FilePosition { file: entry.file.clone(), offset: entry.span.start };
        state.navigation.go(place);
    }
}

fn take_disk(app: &mut App, ctx: &egui::Context, report: disk::Report) {
    match report {
        disk::Report::Saved(file, text) => {
            app.state.project.note_saved(&file, text);
            app.state.save_failed = None;
            let message = app.speech.with("log-saved", &[("file", file.shown().into())]);
            app.note(message);
            // There is less to keep for a crash now.
            app.unkept_since.get_or_insert(f64::NEG_INFINITY);
        }
        disk::Report::Conflict(file, theirs) => conflict(app, file, theirs),
        disk::Report::Failed(file, why) => {
            let values = [("file", file.shown().into()), ("why", why.into())];
            let message = app.speech.with("log-save-failed", &values);
            app.state.save_failed = Some(message.clone());
            app.note(message);
        }
        disk::Report::Outside(file, theirs) => match app.state.project.take_outside(&file, &theirs) {
            // The conflict is resolved: the change was undone, or both made the same.
            project::Outside::Known => app.state.conflicts.retain(|(other, _)| *other != file),
            project::Outside::Conflict => conflict(app, file, theirs),
            project::Outside::Reloaded => {
                app.tell(ctx, std::slice::from_ref(&file));
                let message = app.speech.with("log-reloaded", &[("file", file.shown().into())]);
                app.note(message);
            }
        },
    }
}

fn conflict(app: &mut App, file: FileKey, theirs: Text) {
    app.state.conflicts.retain(|(other, _)| *other != file);
    app.state.conflicts.push((file, theirs));
}

fn take_folder(app: &mut App, folder: Option<std::path::PathBuf>) {
    let Some(chosen) = folder else { return };
    match &mut app.state.dialog {
        Some(Dialog::NewPack { folder, id, .. }) => {
            *folder = chosen.join(id.as_str()).to_string_lossy().into_owned();
        }
        Some(Dialog::CopyPack { folder, root }) => {
            let name = root.rsplit('/').next().unwrap_or("pack");
            *folder = chosen.join(name).to_string_lossy().into_owned();
        }
        Some(Dialog::OpenFolder { folder }) => *folder = chosen.to_string_lossy().into_owned(),
        Some(
            Dialog::Welcome
            | Dialog::NewEntry { .. }
            | Dialog::Duplicate { .. }
            | Dialog::Rename { .. }
            | Dialog::Delete { .. }
            | Dialog::Explain { .. }
            | Dialog::Page { .. }
            | Dialog::Close
            | Dialog::Keys,
        )
        | None => {}
    }
}

fn ask_before_closing(app: &mut App, ctx: &egui::Context) {
    let asked = ctx.input(|input| input.viewport().close_requested());
    if asked && !app.state.close && app.state.project.dirty().next().is_some() {
        ctx.send_viewport_cmd(egui::ViewportCommand::CancelClose);
        app.state.dialog = Some(Dialog::Close);
    }
    if app.state.dialog == Some(Dialog::Close) && app.state.project.dirty().next().is_none() {
        ctx.send_viewport_cmd(egui::ViewportCommand::Close);
    }
}

/// Keeps unsaved work in case of a crash, soon after it was typed.
fn keep(app: &mut App, ctx: &egui::Context) {
    if let Some(since) = app.unkept_since {
        let left = since + KEEP_AFTER - ctx.input(|input| input.time);
        if left > 0.0 {
            ctx.request_repaint_after(std::time::Duration::from_secs_f64(left));
        } else {
            app.unkept_since = None;
            app.disk.send(disk::Request::Keep(app.state.project.recovery()));
            wake_inline(app, ctx);
        }
    }
    if std::mem::take(&mut app.forget_recovered) {
        app.recovery.forget();
    }
}

/// Requests the data for the shown views from the checker.
pub(super) fn follow(app: &mut App, ctx: &egui::Context) {
    let card = app.state.entry_key();
    if card != app.shown.card {
        app.shown.card.clone_from(&card);
        app.checker.send(Request::ShowCard(card));
    }
    let table = app.state.grid.kind.clone().filter(|_| app.state.view == ViewId::Table);
    if table != app.shown.table {
        app.shown.table.clone_from(&table);
        app.checker.send(Request::ShowTable(table));
    }
    let file = app.state.file().cloned();
    if file != app.shown.colours {
        app.shown.colours.clone_from(&file);
        app.checker.send(Request::ShowColours(file));
    }
    let share = app.state.view.plays();
    if share != app.shown.share {
        app.shown.share = share;
        app.checker.send(Request::Share(share));
    }
    lab::follow(app);
    play::follow(app, ctx);
    follow_rows(app);
    follow_form(app);
    wake_inline(app, ctx);
}

fn follow_rows(app: &mut App) {
    let state = &mut app.state;
    let key = (app.shown.library, state.author.filter.clone(), state.project.comings());
    if app.shown.rows.as_ref() != Some(&key) {
        let rows = crate::model::rows::rows(&state.library, &state.project, &state.author.filter);
        state.author.rows = Arc::new(rows);
        app.shown.rows = Some(key);
    }
}

/// Reads the open entry as a form, if it is shown as one and has changed.
fn follow_form(app: &mut App) {
    let state = &mut app.state;
    let wanted = state.entry_key().filter(|_| state.author.form && state.view == ViewId::Author);
    let text = state.text().cloned();
    let (Some(entry), Some(text)) = (wanted, text) else {
        state.author.fields = None;
        return;
    };
    let known = state.author.fields.as_ref();
    let fresh = known.is_some_and(|form| {
        form.file == entry.file && form.text == *text && form.words(&["id".to_owned()]) == Some(&entry.id)
    });
    if !fresh {
        state.author.fields = Form::read(&entry.file, &text, &entry.id).map(Arc::new);
    }
}

/// Work that is done between frames wants another frame.
fn wake_inline(app: &App, ctx: &egui::Context) {
    let waiting = app.checker.is_waiting() || app.disk.is_waiting() || app.measuring.simulator.is_waiting();
    if waiting || app.lab.is_waiting() || app.play.player.is_waiting() {
        ctx.request_repaint();
    }
}
