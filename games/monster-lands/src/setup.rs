//! Set-up, and the drawing of monsters.

mod deal;
mod draw;
mod start;
#[cfg(test)]
mod tests;

pub(super) use deal::SetupStage;
pub(super) use draw::DrawStage;
