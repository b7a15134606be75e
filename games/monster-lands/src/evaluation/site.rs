//! The expectations of mercenaries at a land or the Entrance: path by path from left to right, like the
//! battle, with the probability that the monster is still there and that the land is still free.

use super::horizon::Horizon;
use super::path::Force;
use super::weight::{CONQUEST, DREAD, LOOT, WOUND};
use super::{Part, add};
use crate::step::Purpose;
use crate::table::Table;
use crate::thing::{CardId, PathId, Site};
use provost_engine::game::evaluation::{Evaluations, POINT};

/// The state of the battle when a path comes up.
#[derive(Clone, Copy, Debug)]
struct Course {
    /// The probability that the monster is still there.
    monster: f32,
    /// The probability that the monster is gone and the land is not taken.
    land: f32,
    /// The damage by earlier paths.
    damage: i32,
    /// Totals that failed to conquer.
    failed: i32,
}

impl Table {
    pub(super) fn add_sites(&self, horizon: &Horizon, all: &mut Evaluations) {
        for site in [Site::Land(0), Site::Land(1), Site::Entrance] {
            if site.paths().any(|path| self.state.path(path).is_occupied()) {
                self.add_site(site, horizon, all);
            }
        }
        self.add_missions(horizon, all);
    }

    fn add_site(&self, site: Site, horizon: &Horizon, all: &mut Evaluations) {
        let board = &self.state.board;
        let (monster, land) = (board.monster(site).is_some(), board.land(site).is_some());
        let roll = &self.state.roll;
        let carried =
            if roll.path.is_some() && roll.path.site() == site { i32::from(roll.carried) } else { 0 };
        let chance = |it: bool| if it { 1.0 } else { 0.0 };
        let mut course = Course {
            monster: chance(monster),
            land: chance(!monster && land),
            damage: if monster { carried } else { 0 },
            failed: if monster { 0 } else { carried },
        };
        for path in site.paths() {
            let place = self.state.path(path);
            if let Some(card) = place.mercenary.some() {
                let seat = self.state.card(card).owner;
                let worth = self.path_worth((seat, card), path, horizon, &mut course);
                add(all, seat, Part::Paths, worth);
            }
        }
    }

    /// Returns the expectation for the mercenary of a path, and advances the battle.
    fn path_worth(
        &self,
        (seat, card): (u8, CardId),
        path: PathId,
        horizon: &Horizon,
        course: &mut Course,
    ) -> i32 {
        let place = self.state.path(path);
        let is_land = matches!(path.site(), Site::Land(_));
        let purse = self.content.resources.iter().zip(place.purse);
        let purse = purse.map(|(_, count)| i32::from(count) * horizon.gold).sum::<i32>();
        let loot = if is_land && !place.won { horizon.of_use(LOOT) } else { 0 };
        let carried = (0..).zip(place.tokens).filter(|(_, count)| *count > 0);
        let carried =
            carried.map(|(token, count)| i32::from(count) * self.kept_worth(token, horizon)).sum::<i32>();
        let home = purse + carried;
        let rolling = self.state.roll.path == path && self.state.roll.scope > 0;
        if place.fought && !rolling {
            return home + loot;
        }
        // Either the monster is there or it is not: a mercenary that beats it on this path has fought, and
        // leaves the land to others. So both cases start from the same state, and only then is the gain
        // entered into the course.
        let Course { monster, .. } = *course;
        let mut worth = 0.0;
        if monster < 1.0 {
            worth += self.conquest_worth(seat, path, (home, loot, 1.0 - monster), horizon, course);
        }
        if monster > 0.0 {
            worth += monster * self.battle_worth((seat, card), path, (home, loot), horizon, course);
        }
        rounded(worth)
    }

    /// Returns the expectation with the monster there: it attacks, and a survivor strikes back.
    fn battle_worth(
        &self,
        (seat, card): (u8, CardId),
        path: PathId,
        (home, loot): (i32, i32),
        horizon: &Horizon,
        course: &mut Course,
    ) -> f32 {
        let content = &self.content;
        let monster = content.monster(self.state.board.monster(path.site()));
        let fought = self.state.path(path).fought;
        let [death, wounded] = if fought { [0.0; 2] } else { self.death_and_wounds(path) };
        // Even a near-certain death leaves some chance, which dice improve.
        let death = (death * float(DREAD) / 100.0).min(0.95).max(death);
        let wound = if horizon.rounds > 0 { (wounded - death).max(0.0) * float(WOUND) } else { 0.0 };
        let words = &content.words;
        let totals = [Some(words.capture), Some(words.elimination)];
        let [capture, elimination] = self.forces(path, Purpose::Attack, totals);
        let eliminates = elimination.reaches(monster.elimination - course.damage);
        let traps = self.has_traps(&content.program, path);
        let captures = if traps { capture.reaches(monster.capture - course.damage) } else { 0.0 };
        let captures = (captures - eliminates).max(0.0);
        let reward = |goods| float(self.goods_worth(goods, horizon));
        let trophy = float(i32::from(monster.trophy) * POINT);
        let wins = eliminates * (reward(&monster.elimination_reward) + trophy)
            + captures * reward(&monster.capture_reward);
        let fails = 1.0 - eliminates - captures;
        let lives = wins + fails * float(loot) + float(home);
        let glory = if matches!(path.site(), Site::Land(_)) { self.path_info(path).glory } else { 0 };
        let dies = float(glory * horizon.glory - self.member_worth(seat, card, horizon));
        let won = (1.0 - death) * (1.0 - fails);
        course.land += course.monster * won * has(self.state.board.land(path.site()));
        course.monster *= 1.0 - won;
        course.damage += expected_damage(elimination, monster.elimination - course.damage, death);
        (1.0 - death) * lives + death * dies - wound
    }

    /// Returns the expectation without the monster: a mercenary that has not fought may take the land.
    fn conquest_worth(
        &self,
        seat: u8,
        path: PathId,
        (home, loot, calm): (i32, i32, f32),
        horizon: &Horizon,
        course: &mut Course,
    ) -> f32 {
        let quiet = calm * float(home + loot);
        if course.land <= 0.0 {
            return quiet;
        }
        let card = self.state.board.land(path.site());
        let land = self.content.land(card);
        let force = self.force(path, Purpose::Conquest);
        let takes = course.land * force.reaches(land.conquest - course.failed);
        let icons = self.icons(seat, land.affinity);
        let points = self.points_for_icons(icons + 1) - self.points_for_icons(icons);
        let worth = self.goods_worth(&land.reward, horizon)
            + points * POINT
            + self.benefit_worth(seat, card, horizon);
        course.land -= takes;
        course.failed += expected_damage(force, land.conquest - course.failed, 1.0 - course.land);
        quiet + takes * float(worth * CONQUEST / 100 - loot)
    }

    /// Returns the value of tokens that come home with their mercenary: carried ones, or placed ones that are
    /// not lost.
    fn kept_worth(&self, token: u8, horizon: &Horizon) -> i32 {
        let kind = self.content.tokens.get(usize::from(token));
        let kept = kind.is_some_and(|kind| !kind.placed || kind.returns);
        // It may be used up.
        if kept { self.token_worth(token, horizon) / 2 } else { 0 }
    }
}

/// Returns the total that a failed roll hands on; `None` if the roll never takes place.
fn expected_damage(force: Force, needed: i32, never: f32) -> i32 {
    rounded(float(force.mean().min(needed - 1).max(0)) * (1.0 - never))
}

fn has(card: CardId) -> f32 {
    if card.is_some() { 1.0 } else { 0.0 }
}

#[expect(clippy::cast_precision_loss, reason = "worth and totals are small numbers")]
pub(super) const fn float(number: i32) -> f32 {
    number as f32
}

#[expect(clippy::cast_possible_truncation, reason = "worth and totals are small numbers")]
pub(super) const fn rounded(number: f32) -> i32 {
    number as i32
}
