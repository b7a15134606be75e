//! The one place behind which files, threads, clocks, dialogs and watching sit. `native` is the desktop, `web` the
//! browser; both offer the same names, and nothing else in the editor asks the system for anything.

#[cfg(not(target_arch = "wasm32"))]
mod native;
#[cfg(target_arch = "wasm32")]
mod web;

#[cfg(not(target_arch = "wasm32"))]
pub use native::{
    Lock, Stopwatch, Watcher, absolute, beside, data_folder, files_below, home_folder, is_folder, pick_file,
    pick_folder, read_text, remove_file, replace_file, simulation_threads, start,
};
#[cfg(target_arch = "wasm32")]
pub use web::{
    Lock, Stopwatch, Watcher, absolute, beside, data_folder, files_below, home_folder, is_folder, pick_file,
    pick_folder, read_text, remove_file, replace_file, simulation_threads, start,
};

use std::sync::Arc;

/// Wakes the window from another thread.
pub type Wake = Arc<dyn Fn() + Send + Sync>;
