//! The editor: write, see, test, play and measure game content in one window.
//!
//! This crate alone names egui. It knows no rule of any game and no id of any entry: the registry lists games,
//! kinds, keys and words. Panels read plain data ([`app::state::State`]) and push [`app::Command`]s;
//! `app/commands.rs` alone applies them, after drawing. Checking and file work run in the background and report
//! plain data; the frame never waits.
//!
//! Read `app` first, then `model::project` and `worker`, then a panel in `view`.

pub mod app;
pub mod args;
pub mod background;
pub mod disk;
pub mod model;
#[cfg(not(target_arch = "wasm32"))]
pub mod native;
pub mod open;
pub mod platform;
pub mod simulator;
pub mod speech;
pub mod theme;
mod view;
mod widget;
pub mod worker;

pub use view::ViewId;

/// Under which the system knows the editor, and where it keeps its settings.
pub const APP_ID: &str = "provost-editor";
