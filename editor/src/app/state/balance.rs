//! What the Balance view shows.

/// The Balance view.
#[derive(Clone, Debug, Default)]
pub struct BalanceState {}
