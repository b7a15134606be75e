//! What the Lab view asks for.

use super::super::App;

/// What can be asked of the Lab view.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LabCommand {}

pub(super) fn apply(_app: &mut App, _ctx: &egui::Context, command: LabCommand) {
    match command {}
}
