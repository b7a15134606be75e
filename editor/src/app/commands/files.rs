//! Files and packs: saving, what others changed, recovered work, new and copied packs.

use crate::app::state::Dialog;
use crate::app::{App, Outside};
use crate::disk::{Request, Save};
use crate::model::file::FileKey;
use crate::model::history::StepName;
use crate::model::project::{Edit, FileState};
use crate::platform;
use std::path::{Path, PathBuf};

/// Saves the open file, or all of them.
pub(super) fn save(app: &mut App, all: bool) {
    app.state.project.seal();
    let open = app.state.file().cloned();
    let wanted: Vec<Save> = app
        .state
        .project
        .dirty()
        .filter(|(file, _)| all || Some(*file) == open.as_ref())
        .map(|(file, known)| Save {
            file: file.clone(),
            text: known.text.clone(),
            expected: known.saved.clone(),
        })
        .collect();
    for save in wanted {
        app.disk.send(Request::Save(save));
    }
}

/// Reads all files again, to see what others changed.
pub(super) fn look_outside(app: &mut App) {
    let project = &app.state.project;
    let own = project.known_files().filter(|(file, _)| project.is_writable(&file.root));
    // Of a conflict it is known what they have made of the file.
    let conflict = |file: &FileKey| app.state.conflicts.iter().find(|(other, _)| other == file);
    let known = |(file, state): (&FileKey, &FileState)| {
        (file.clone(), conflict(file).map_or(&state.saved, |(_, theirs)| theirs).clone())
    };
    let files: Vec<_> = own.map(known).collect();
    if !files.is_empty() {
        app.disk.send(Request::Look(files));
    }
}

/// Answers a conflict.
pub(super) fn resolve(app: &mut App, ctx: &egui::Context, file: &FileKey, keep_mine: bool) {
    let Some(at) = app.state.conflicts.iter().position(|(other, _)| other == file) else { return };
    let (_, theirs) = app.state.conflicts.remove(at);
    if keep_mine {
        // From now on their text is what a save expects to replace.
        app.state.project.note_saved(file, theirs);
    } else {
        app.state.project.take_theirs(file, &theirs);
    }
    app.tell(ctx, std::slice::from_ref(file));
}

/// Takes or dismisses recovered work.
pub(super) fn recover(app: &mut App, ctx: &egui::Context, take: bool) {
    let Some(recovered) = app.state.recovered.take() else { return };
    if take {
        let files = app.state.project.restore(&recovered);
        app.tell(ctx, &files);
        let theirs = app.state.project.changed_since(&recovered);
        for (file, theirs) in theirs {
            app.state.conflicts.push((file, theirs));
        }
        if let Some(file) = files.first() {
            let place = crate::model::navigation::FilePosition { file: file.clone(), offset: 0 };
            super::navigate::open(app, place, 0);
        }
        // It must lie in this editor's own place before the old one is forgotten.
        app.disk.send(Request::Keep(app.state.project.recovery()));
    }
    app.forget_recovered = true;
}

/// Opens the system's folder dialog.
pub(super) fn pick_folder(app: &App) {
    let (sender, wake) = (app.outside_sender.clone(), app.wake.clone());
    platform::pick_folder(move |folder| {
        sender.send(Outside::Picked(folder)).ok();
        wake();
    });
}

/// Where packs are made if nobody says otherwise.
fn packs_folder() -> PathBuf {
    platform::home_folder().unwrap_or_default().join("provost-packs")
}

/// Asks for a new pack on top of the one that is open.
pub(super) fn ask_new_pack(app: &mut App) {
    let library = &app.state.library;
    let open = app.state.file().and_then(|file| library.pack(&file.root));
    let Some(below) = open.or_else(|| library.packs.iter().rfind(|pack| pack.depends.is_empty())) else {
        return;
    };
    let id = "my-pack".to_owned();
    let folder = packs_folder().join(&id).to_string_lossy().into_owned();
    app.state.dialog = Some(Dialog::NewPack { below: below.id.clone(), id, folder });
}

/// Makes a new pack.
pub(super) fn new_pack(
    app: &mut App,
    ctx: &egui::Context,
    below: &str,
    id: &str,
    folder: &str,
) -> Result<(), String> {
    let pack = app.state.library.packs.iter().find(|pack| pack.id == below);
    let game = pack.map(|pack| pack.game).ok_or_else(|| below.to_owned())?;
    refuse_used(app, folder)?;
    let manifest = format!(
        "id = \"{id}\"\nversion = \"0.1.0\"\ngame = \"{game}\"\nname = {{ en = \"{id}\" }}\nlanguages = [\"en\"]\n\
         sets = [\"{id}\"]\ndepends = [\"{below}\"]\n"
    );
    add_folder(app, folder);
    let file = FileKey::new(folder, "pack.toml");
    app.change(ctx, StepName::new("new-pack", id), vec![Edit::new(file.clone(), manifest)]);
    save(app, true);
    super::navigate::open(app, crate::model::navigation::FilePosition { file, offset: 0 }, 0);
    Ok(())
}

/// Asks where the open shipped pack is to be copied to.
pub(super) fn ask_copy_pack(app: &mut App) {
    let project = &app.state.project;
    let open = app.state.file().map(|file| file.root.clone());
    let shipped = open.into_iter().chain(app.state.library.packs.iter().map(|pack| pack.root.clone()));
    let Some(root) = shipped.into_iter().find(|root| !project.is_writable(root)) else { return };
    let name = root.rsplit('/').next().unwrap_or("pack").to_owned();
    let folder = packs_folder().join(name).to_string_lossy().into_owned();
    app.state.dialog = Some(Dialog::CopyPack { root, folder });
}

/// Copies a shipped pack to a folder and opens it in place of the shipped one.
pub(super) fn copy_pack(app: &mut App, ctx: &egui::Context, root: &str, folder: &str) -> Result<(), String> {
    refuse_used(app, folder)?;
    let project = &app.state.project;
    let files = project.files().filter(|(file, _)| file.root == root);
    // The schemas are not copied, so no line may name them.
    let edits: Vec<Edit> = files
        .map(|(file, text)| {
            let text = provost_packs::schema_line::without(text).to_owned();
            Edit::new(FileKey::new(folder, file.path.clone()), text)
        })
        .collect();
    let open = app.state.file().filter(|file| file.root == root).map(|file| file.path.clone());
    add_folder(app, folder);
    let gone = app.state.project.close(root);
    app.tell(ctx, &gone);
    app.change(ctx, StepName::new("copy-pack", folder), edits);
    save(app, true);
    let file = FileKey::new(folder, open.unwrap_or_else(|| "pack.toml".to_owned()));
    super::navigate::open(app, crate::model::navigation::FilePosition { file, offset: 0 }, 0);
    Ok(())
}

/// Opens the packs of a folder.
pub(super) fn open_folder(app: &mut App, folder: &str) -> Result<(), String> {
    let opened = crate::open::open(&[PathBuf::from(folder)]).map_err(|refused| refused.0)?;
    let packs: Vec<_> = opened.packs.into_iter().filter(|pack| opened.folders.contains(&pack.root)).collect();
    let ids: Vec<String> = packs.iter().filter_map(provost_packs::pack_id).collect();
    let shipped: Vec<String> = app
        .state
        .library
        .packs
        .iter()
        .filter(|pack| ids.contains(&pack.id) && !app.state.project.is_writable(&pack.root))
        .map(|pack| pack.root.clone())
        .collect();
    for root in shipped {
        app.state.project.close(&root);
    }
    app.state.project.add(&packs);
    for folder in &opened.folders {
        add_folder(app, folder);
    }
    app.checker.send(crate::worker::Request::Load(app.state.project.sources()));
    Ok(())
}

fn add_folder(app: &mut App, folder: &str) {
    app.state.project.add_folder(folder);
    app.watcher.watch(Path::new(folder));
    app.disk.send(Request::AddFolder(folder.to_owned()));
}

fn refuse_used(app: &App, folder: &str) -> Result<(), String> {
    if folder.trim().is_empty() {
        return Err(app.speech.say("dialog-folder-empty"));
    }
    if platform::is_folder(Path::new(folder)) {
        return Err(app.speech.say("dialog-folder-used"));
    }
    Ok(())
}
