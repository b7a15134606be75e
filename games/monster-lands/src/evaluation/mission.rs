//! The expectations of mercenaries on missions.

use super::horizon::Horizon;
use super::site::{float, rounded};
use super::{Part, add};
use crate::step::Purpose;
use crate::table::Table;
use crate::thing::{PathId, Site};
use provost_engine::game::evaluation::{Evaluations, POINT};

impl Table {
    pub(super) fn add_missions(&self, horizon: &Horizon, all: &mut Evaluations) {
        let [dice, contract] = self.state.board.missions;
        if dice.is_some() {
            self.add_dice_mission(horizon, all);
        }
        if contract.is_some() {
            self.add_contract(horizon, all);
        }
    }

    fn on_mission(&self, mission: u8) -> impl Iterator<Item = (PathId, u8)> {
        let paths = Site::Mission(mission).paths();
        paths.filter_map(|path| {
            let card = self.state.path(path).mercenary.some()?;
            Some((path, self.state.card(card).owner))
        })
    }

    /// Adds the expectations of a dice mission: the better of those that reach the objective gets the reward;
    /// a mercenary that fails loses glory.
    fn add_dice_mission(&self, horizon: &Horizon, all: &mut Evaluations) {
        let [card, _] = self.state.board.missions;
        let mission = self.content.mission(card);
        let [reward, _] = &mission.dice.rewards;
        let reward = float(self.goods_worth(reward, horizon));
        let penalty = float(mission.penalty * POINT);
        let mut chances = [0.0; 2];
        for ((path, _), chance) in self.on_mission(0).zip(&mut chances) {
            *chance = self.force(path, Purpose::Mission).reaches(mission.objective);
        }
        let [first, second] = chances;
        let rivals = [(first, second), (second, first)];
        for ((_, seat), (own, other)) in self.on_mission(0).zip(rivals) {
            // If both reach it, each is better about equally often.
            let wins = own * (1.0 - other / 2.0);
            add(all, seat, Part::Paths, rounded(wins * reward - (1.0 - own) * penalty));
        }
    }

    fn add_contract(&self, horizon: &Horizon, all: &mut Evaluations) {
        let [_, card] = self.state.board.missions;
        let mission = self.content.mission(card);
        let delivery = self.goods_worth(&mission.delivery, horizon);
        for (path, seat) in self.on_mission(1) {
            let reward = mission.contract.rewards.get(usize::from(path.number()));
            let worth = reward.map_or(0, |reward| self.goods_worth(reward, horizon)) - delivery;
            if worth > 0 && self.has_goods(seat, &mission.delivery) {
                add(all, seat, Part::Paths, worth);
            }
        }
    }
}
