//! What the Balance view asks for.

use super::super::App;

/// What can be asked of the Balance view.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BalanceCommand {}

pub(super) fn apply(_app: &mut App, _ctx: &egui::Context, command: BalanceCommand) {
    match command {}
}
