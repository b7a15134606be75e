//! The browser: no files, no threads, no watching. Packs come out of the program, and work is done between frames.

use super::Wake;
use crate::background::{Background, Handler};
use std::io;
use std::path::{Path, PathBuf};

/// Measures nothing: there is no clock without a page.
#[derive(Debug)]
pub struct Stopwatch;

impl Stopwatch {
    /// Starts measuring.
    pub const fn start() -> Self {
        Self
    }

    /// Returns nothing measured.
    pub const fn milliseconds(&self) -> f64 {
        0.0
    }
}

/// Lets a handler work between frames.
pub fn start<H: Handler>(_name: &str, handler: H, _wake: Wake) -> Background<H> {
    Background::inline(handler)
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
