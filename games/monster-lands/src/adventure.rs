//! The adventure phase: missions, battles, conquest, loot.

mod area;
mod attack;
mod bans;
mod battle;
mod conquest;
mod divert;
mod hits;
mod loot;
mod mission_contract;
mod mission_dice;
pub(super) mod phase;
mod result;
mod reveal;
mod site;
mod strike;
#[cfg(test)]
mod tests;
mod totals;
mod trick;

pub(super) use area::AreaStage;
pub(super) use attack::AttackStage;
pub(super) use battle::BattleStage;
pub(super) use conquest::ConquestStage;
pub(super) use divert::DivertStage;
pub(super) use hits::HitsStage;
pub(super) use mission_contract::ContractStage;
pub(super) use mission_dice::DiceMissionStage;
pub(super) use result::ResultStage;
pub(super) use reveal::RevealStage;
pub(super) use site::SiteStage;
pub(super) use strike::StrikeStage;
pub(super) use trick::TrickStage;
