//! Entries: new, copied, deleted, renamed; keys set by a form.

use crate::app::App;
use crate::app::state::{Dialog, Jump};
use crate::model::file::FileKey;
use crate::model::history::StepName;
use crate::model::navigation::FilePosition;
use crate::model::project::Edit;
use crate::model::template;
use crate::worker::EntryKey;
use provost_engine::games;
use provost_games::Shipped;
use provost_interpreter::pack::write::{self, NewValue};
use provost_packs::schema_line;

/// Sets a key of an entry, or removes it.
pub(super) fn set_field(
    app: &mut App,
    ctx: &egui::Context,
    entry: &EntryKey,
    path: &[String],
    value: Option<&NewValue>,
) {
    let Some(text) = app.state.project.text(&entry.file) else { return };
    let keys: Vec<&str> = path.iter().map(String::as_str).collect();
    let written = match (value, keys.as_slice()) {
        (Some(NewValue::Text(effect)), ["effect"]) => write::set_effect(text, &entry.id, effect),
        (Some(value), _) => write::set(text, &entry.id, &keys, value),
        (None, _) => write::remove(text, &entry.id, &keys),
    };
    match written {
        Ok(new) => {
            let name = StepName::new("field", keys.join("."));
            app.change(ctx, name, vec![Edit::new(entry.file.clone(), new)]);
        }
        Err(error) => app.note(error.to_string()),
    }
}

/// Asks for a new entry: in the open pack, or in the first one that may be changed; of the kind of the open entry.
pub(super) fn ask_new(app: &mut App) {
    let state = &mut app.state;
    let open = state.file().map(|file| file.root.clone()).filter(|root| state.project.is_writable(root));
    let Some(root) = open.or_else(|| state.project.folders().next().map(str::to_owned)) else { return };
    let game = state.library.pack(&root).map(|pack| pack.game);
    let games = games::specs::<Shipped>();
    let kinds = games.iter().find(|spec| Some(spec.id) == game).map_or(&[][..], |spec| spec.kinds);
    let kind = state.entry().filter(|entry| Some(entry.game.id) == game).map(|entry| entry.kind.id);
    let Some(kind) = kind.or_else(|| kinds.first().map(|kind| kind.id)) else { return };
    state.dialog = Some(Dialog::NewEntry { root, kind: kind.to_owned(), id: String::new() });
}

/// Asks for the id of a copy.
pub(super) fn ask_duplicate(app: &mut App) {
    if let Some(entry) = app.state.entry_key() {
        let id = format!("{}-copy", entry.id);
        app.state.dialog = Some(Dialog::Duplicate { entry, id });
    }
}

/// Asks before an entry is deleted.
pub(super) fn ask_delete(app: &mut App) {
    if let Some(entry) = app.state.entry_key() {
        let offset = app.state.library.entry(&entry.file, &entry.id).map_or(0, |item| item.span.start + 1);
        let file = entry.file.clone();
        app.state.dialog = Some(Dialog::Delete { entry, uses: None });
        let question = crate::model::assist::Question::Uses;
        app.checker.send(crate::worker::Request::Ask { file, offset, question });
    }
}

/// Does what the dialog offers. A refusal leaves it open.
pub(super) fn confirm(app: &mut App, ctx: &egui::Context) {
    let Some(dialog) = app.state.dialog.clone() else { return };
    let done = match dialog {
        Dialog::NewEntry { root, kind, id } => new_entry(app, ctx, &root, &kind, &id),
        Dialog::Duplicate { entry, id } => duplicate(app, ctx, &entry, &id),
        Dialog::Delete { entry, .. } => delete(app, ctx, &entry),
        Dialog::Rename { old, new, renaming } => super::assist::rename(app, ctx, &old, &new, renaming),
        Dialog::NewPack { below, id, folder } => super::files::new_pack(app, ctx, &below, &id, &folder),
        Dialog::CopyPack { root, folder } => super::files::copy_pack(app, ctx, &root, &folder),
        Dialog::OpenFolder { folder } => super::files::open_folder(app, &folder),
        Dialog::Welcome | Dialog::Explain { .. } | Dialog::Page { .. } | Dialog::Close | Dialog::Keys => {
            Ok(())
        }
    };
    match done {
        Ok(()) => (app.state.dialog, app.state.refused) = (None, None),
        Err(why) => app.state.refused = Some(why),
    }
}

fn new_entry(app: &mut App, ctx: &egui::Context, root: &str, kind: &str, id: &str) -> Result<(), String> {
    refuse_id(app, id)?;
    let library = app.state.library.clone();
    let pack = library.pack(root).ok_or_else(|| root.to_owned())?;
    let games = games::specs::<Shipped>();
    let spec = games.iter().find(|spec| spec.id == pack.game).ok_or_else(|| pack.game.to_owned())?;
    let kind = spec.kinds.iter().find(|spec| spec.id == kind).ok_or_else(|| kind.to_owned())?;
    let text = template::scenario(pack.game, kind, id)
        .unwrap_or_else(|| template::entry(&library, pack, spec, kind, id));
    let file = FileKey::new(root, template::path(&library, pack, kind, id));
    let text = format!("{}{text}", schema_line(app, &file, kind.id));
    let offset = text.find("name").unwrap_or_default();
    app.change(ctx, StepName::new("new-entry", id), vec![Edit::new(file.clone(), text)]);
    show(app, file, offset);
    Ok(())
}

fn duplicate(app: &mut App, ctx: &egui::Context, entry: &EntryKey, id: &str) -> Result<(), String> {
    refuse_id(app, id)?;
    let library = app.state.library.clone();
    let item = library.entry(&entry.file, &entry.id).ok_or_else(|| entry.id.clone())?;
    let text = app.state.project.text(&entry.file).ok_or_else(|| entry.id.clone())?;
    let own = template::region(text, item.span.start);
    let text = text.get(own.start..own.end).unwrap_or_default();
    let copy =
        write::set(text, &entry.id, &["id"], &NewValue::Text(id.to_owned())).map_err(|e| e.to_string())?;
    // A copy of a shipped entry goes into the first pack that may be changed.
    let own = Some(entry.file.root.clone()).filter(|root| app.state.project.is_writable(root));
    let root = own.or_else(|| app.state.project.folders().next().map(str::to_owned)).unwrap_or_default();
    let pack = library.pack(&root).ok_or_else(|| app.speech.say("log-read-only"))?;
    let file = FileKey::new(root.clone(), template::path(&library, pack, item.kind, id));
    let copy = format!("{}{}", schema_line(app, &file, item.kind.id), schema_line::without(&copy));
    app.change(ctx, StepName::new("duplicate", id), vec![Edit::new(file.clone(), copy)]);
    show(app, file, 0);
    Ok(())
}

/// Returns the line that names the schema of a new file, if its pack has schemas.
fn schema_line(app: &App, file: &FileKey, kind: &str) -> String {
    let manifest = app.state.project.text(&FileKey::new(&file.root, "pack.toml"));
    manifest.and_then(|manifest| schema_line::like(manifest, &file.path, kind)).unwrap_or_default()
}

fn delete(app: &mut App, ctx: &egui::Context, entry: &EntryKey) -> Result<(), String> {
    let item = app.state.library.entry(&entry.file, &entry.id).ok_or_else(|| entry.id.clone())?;
    let text = app.state.project.text(&entry.file).ok_or_else(|| entry.id.clone())?;
    let own = template::region(text, item.span.start);
    let mut rest = text.to_string();
    rest.replace_range(own.start..own.end, "");
    let text = (!schema_line::without(&rest).trim().is_empty()).then_some(rest);
    app.change(ctx, StepName::new("delete", entry.id.clone()), vec![Edit { file: entry.file.clone(), text }]);
    Ok(())
}

fn refuse_id(app: &App, id: &str) -> Result<(), String> {
    if !provost_grammar::tokens::is_word(id) || id.contains('\'') {
        return Err(app.speech.with("dialog-id-form", &[("id", id.into())]));
    }
    if app.state.library.entries.iter().any(|entry| entry.id == id) {
        return Err(app.speech.with("dialog-id-used", &[("id", id.into())]));
    }
    Ok(())
}

fn show(app: &mut App, file: FileKey, offset: usize) {
    app.state.view = crate::view::ViewId::Author;
    app.state.navigation.go(FilePosition { file, offset });
    app.state.author.jump = Some(Jump { start: offset, end: offset, focus: true });
}
