//! The procedures of the rules, one file per part of a round.

mod activate;
mod areas;
mod cards;
mod gain;
mod game;
mod moves;
mod placing;
mod raise;
mod setup;
mod steal;
mod store;

pub(super) use activate::ActivateStage;
pub(super) use areas::AreaStage;
pub(super) use cards::{AdventureStage, DeedStage, RewardStage};
pub(super) use gain::GainStage;
pub(super) use game::GameStage;
pub(super) use placing::PlacingStage;
pub(super) use setup::SetupStage;
pub(super) use steal::StealStage;
pub(super) use store::StoreStage;
