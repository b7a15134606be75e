//! The desktop.

use super::Wake;
use crate::background::{Background, Handler, serve};
use notify::{RecursiveMode, Watcher as _};
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::mpsc;
use std::time::Instant;

/// Measures how long something takes.
#[derive(Debug)]
pub struct Stopwatch(Instant);

impl Stopwatch {
    /// Starts measuring.
    pub fn start() -> Self {
        Self(Instant::now())
    }

    /// Returns how long it has been.
    pub fn milliseconds(&self) -> f64 {
        self.0.elapsed().as_secs_f64() * 1000.0
    }
}

/// Runs a handler in a thread of its own, or in the window's if none is available.
pub fn start<H: Handler>(name: &str, handler: H, wake: Wake) -> Background<H> {
    let (requests, incoming) = mpsc::channel();
    let (outgoing, reports) = mpsc::channel();
    // The handler travels by channel, so that it is still here if no thread starts.
    let (give, take) = mpsc::channel::<H>();
    let work = move || {
        if let Ok(handler) = take.recv() {
            serve(handler, &incoming, &outgoing, &*wake);
        }
    };
    match std::thread::Builder::new().name(name.to_owned()).spawn(work) {
        Ok(_) => {
            give.send(handler).ok();
            Background::Thread { requests, reports }
        }
        Err(_) => Background::inline(handler),
    }
}

/// Does one piece of work in a thread of its own. If none is available, nothing arrives.
pub fn beside<T: Send + 'static>(name: &str, work: impl FnOnce() -> T + Send + 'static) -> mpsc::Receiver<T> {
    let (done, result) = mpsc::channel();
    // Nobody waits for it any more if the receiver is gone.
    let work = move || drop(done.send(work()));
    drop(std::thread::Builder::new().name(name.to_owned()).spawn(work));
    result
}

/// Returns how many threads may play games: all cores but one, which the window keeps. Where there are only two, both.
pub fn simulation_threads() -> Option<usize> {
    let cores = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
    Some(if cores > 2 { cores - 1 } else { cores })
}

/// Reads a file as text. Returns `None` if there is no such file.
pub fn read_text(path: &Path) -> io::Result<Option<String>> {
    if matches!(fs::symlink_metadata(path), Err(error) if error.kind() == io::ErrorKind::NotFound) {
        return Ok(None);
    }
    provost_packs::read_text(path).map(Some).map_err(|refused| io::Error::other(refused.0))
}

/// Writes a file in one step, its folder included.
pub fn replace_file(path: &Path, text: &str) -> Result<(), String> {
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder).map_err(|error| format!("cannot make {}: {error}", folder.display()))?;
    }
    provost_packs::replace_file(path, text).map_err(|refused| refused.0)
}

/// Removes a file; one that is not there is removed already.
pub fn remove_file(path: &Path) -> io::Result<()> {
    match fs::remove_file(path) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => Err(error),
        Ok(()) | Err(_) => Ok(()),
    }
}

/// Returns whether there is a folder at a path.
pub fn is_folder(path: &Path) -> bool {
    path.is_dir()
}

/// Lists the files of a pack in a folder and below it.
pub fn files_below(folder: &Path) -> Vec<PathBuf> {
    provost_packs::files_below(folder)
}

/// Returns a path from the root of the file system.
pub fn absolute(path: &Path) -> PathBuf {
    std::path::absolute(path).unwrap_or_else(|_| path.to_path_buf())
}

/// Returns the folder in which the editor keeps what it remembers. `PROVOST_DATA` names another one.
pub fn data_folder() -> Option<PathBuf> {
    std::env::var_os("PROVOST_DATA").map(PathBuf::from).or_else(|| eframe::storage_dir(crate::APP_ID))
}

/// Returns the user's own folder.
pub fn home_folder() -> Option<PathBuf> {
    std::env::home_dir()
}

/// Opens the system's folder dialog. `chosen` gets the result, from another thread.
pub fn pick_folder(chosen: impl FnOnce(Option<PathBuf>) + Send + 'static) {
    let ask = || chosen(rfd::FileDialog::new().pick_folder());
    // Without a thread there is no dialog; the path can be typed.
    drop(std::thread::Builder::new().name("folder dialog".to_owned()).spawn(ask));
}

/// Opens the system's file dialog near a path, for writing or reading. `chosen` gets the result, from another
/// thread.
pub fn pick_file(near: PathBuf, new: bool, chosen: impl FnOnce(Option<PathBuf>) + Send + 'static) {
    let ask = move || {
        let mut dialog = rfd::FileDialog::new().add_filter("JSON", &["json"]);
        if let Some(folder) = near.parent().filter(|folder| folder.is_dir()) {
            dialog = dialog.set_directory(folder);
        }
        if let Some(name) = near.file_name() {
            dialog = dialog.set_file_name(name.to_string_lossy());
        }
        chosen(if new { dialog.save_file() } else { dialog.pick_file() });
    };
    // Without a thread there is no dialog; the path can be typed.
    drop(std::thread::Builder::new().name("file dialog".to_owned()).spawn(ask));
}

/// A lock that only one running editor holds. It is released when the editor ends, however it ends.
#[derive(Debug)]
pub struct Lock {
    _file: fs::File,
}

impl Lock {
    /// Takes the lock, if nobody has it.
    pub fn take(path: &Path) -> Option<Self> {
        fs::create_dir_all(path.parent()?).ok()?;
        let file = fs::OpenOptions::new().create(true).write(true).truncate(false).open(path).ok()?;
        file.try_lock().ok()?;
        Some(Self { _file: file })
    }
}

/// Tells of changes in folders as long as it lives.
#[derive(Debug)]
pub struct Watcher {
    watcher: Option<notify::RecommendedWatcher>,
}

impl Watcher {
    /// Watches nothing yet; `changed` gets the paths that others have changed.
    pub fn new(changed: impl Fn(Vec<PathBuf>) + Send + 'static) -> Self {
        let watcher = notify::recommended_watcher(move |event: notify::Result<notify::Event>| {
            if let Ok(event) = event
                && !event.kind.is_access()
            {
                changed(event.paths);
            }
        });
        Self { watcher: watcher.ok() }
    }

    /// Watches a folder and all below it. Where that cannot be done, changes are seen when the window is entered.
    pub fn watch(&mut self, folder: &Path) {
        if let Some(watcher) = &mut self.watcher {
            watcher.watch(folder, RecursiveMode::Recursive).ok();
        }
    }
}
