//! What the Play view asks for.

use super::super::App;

/// What can be asked of the Play view.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PlayCommand {}

pub(super) fn apply(_app: &mut App, _ctx: &egui::Context, command: PlayCommand) {
    match command {}
}
