//! What the Lab view shows.

/// The Lab view.
#[derive(Clone, Debug, Default)]
pub struct LabState {}
