//! The browser: no files, no threads, no watching. Packs come out of the program, and work is done between frames.

use super::Wake;
use crate::background::{Background, Handler};
use std::io;
use std::path::{Path, PathBuf};
use std::sync::mpsc;

/// Measures how long something takes, with the clock of the page.
#[derive(Debug)]
pub struct Stopwatch(web_time::Instant);

impl Stopwatch {
    /// Starts measuring.
    pub fn start() -> Self {
        Self(web_time::Instant::now())
    }

    /// Returns how long it has been.
    pub fn milliseconds(&self) -> f64 {
        self.0.elapsed().as_secs_f64() * 1000.0
    }
}

/// Runs a handler between frames.
pub fn start<H: Handler>(_name: &str, handler: H, _wake: Wake) -> Background<H> {
    Background::inline(handler)
}

/// Does the work at once.
pub fn beside<T: Send + 'static>(
    _name: &str,
    work: impl FnOnce() -> T + Send + 'static,
) -> mpsc::Receiver<T> {
    let (done, result) = mpsc::channel();
    done.send(work()).ok();
    result
}

/// Returns nothing: there are no threads, and games are played in the window's.
pub const fn simulation_threads() -> Option<usize> {
    None
}

fn no_files() -> io::Error {
    io::Error::new(io::ErrorKind::Unsupported, "there are no files in the browser")
}

/// Refuses.
pub fn read_text(_path: &Path) -> io::Result<Option<String>> {
    Err(no_files())
}

/// Refuses.
pub fn replace_file(_path: &Path, _text: &str) -> Result<(), String> {
    Err(no_files().to_string())
}

/// Refuses.
pub fn remove_file(_path: &Path) -> io::Result<()> {
    Err(no_files())
}

/// Finds none.
pub const fn is_folder(_path: &Path) -> bool {
    false
}

/// Lists none.
pub const fn files_below(_folder: &Path) -> Vec<PathBuf> {
    Vec::new()
}

/// Returns the path.
pub fn absolute(path: &Path) -> PathBuf {
    path.to_path_buf()
}

/// Returns nothing.
pub const fn data_folder() -> Option<PathBuf> {
    None
}

/// Returns nothing.
pub const fn home_folder() -> Option<PathBuf> {
    None
}

/// Chooses nothing.
pub fn pick_folder(chosen: impl FnOnce(Option<PathBuf>) + Send + 'static) {
    chosen(None);
}

/// Chooses nothing.
pub fn pick_file(_near: PathBuf, _new: bool, chosen: impl FnOnce(Option<PathBuf>) + Send + 'static) {
    chosen(None);
}

/// A lock that nobody takes.
#[derive(Debug)]
pub struct Lock;

impl Lock {
    /// Refuses.
    pub const fn take(_path: &Path) -> Option<Self> {
        None
    }
}

/// Watches nothing.
#[derive(Debug)]
pub struct Watcher;

impl Watcher {
    /// Watches nothing.
    pub fn new(_changed: impl Fn(Vec<PathBuf>) + Send + 'static) -> Self {
        Self
    }

    /// Watches nothing.
    pub const fn watch(&mut self, _folder: &Path) {}
}
