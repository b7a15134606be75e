//! What the Play view shows.

/// The Play view.
#[derive(Clone, Debug, Default)]
pub struct PlayState {}
