//! The value of a clan's members besides their reputation, and whether they can be paid.

use super::Part;
use super::horizon::Horizon;
use super::weight::{DESERTION, DIE_LATER, GOLD, TALENT, WOUND};
use crate::state::Phase;
use crate::table::Table;
use crate::thing::CardId;
use provost_engine::game::evaluation::{Evaluation, POINT};

impl Table {
    pub(super) fn add_clan(&self, seat: u8, horizon: &Horizon, evaluation: &mut Evaluation) {
        let members = self.state.seat(seat).members;
        let worth = members.iter().map(|card| self.service_worth(seat, *card, horizon));
        evaluation.add(Part::Members as usize, worth.sum());
        evaluation.add(Part::Wages as usize, -self.wages_threat(seat, horizon));
    }

    /// Returns the value of a member besides its reputation: its dice and its talent in coming rounds, less
    /// its wages.
    fn service_worth(&self, seat: u8, card: CardId, horizon: &Horizon) -> i32 {
        let member = self.content.mercenary(card);
        let place = self.state.card(card);
        let dice: i32 = member.dice.iter().map(|count| i32::from(*count)).sum();
        let talent = if self.content.card(card).code.abilities.len > 0 { TALENT } else { 0 };
        let paid = !place.leads && !place.link.is_some();
        let wage = if paid { self.wage(seat) * GOLD } else { 0 };
        let wounds = if horizon.rounds > 0 { i32::from(place.wounds) * WOUND } else { 0 };
        (dice * DIE_LATER + talent - wage / 2) * horizon.rounds - wounds
    }

    /// Returns the loss if a member is lost.
    pub(super) fn member_worth(&self, seat: u8, card: CardId, horizon: &Horizon) -> i32 {
        let member = self.content.mercenary(card);
        let icon = member.affinity.map_or(0, |affinity| {
            let icons = self.icons(seat, affinity);
            self.points_for_icons(icons) - self.points_for_icons(icons.saturating_sub(1))
        });
        let equipment = self.state.seat(seat).equipment;
        let borne = equipment.iter().filter(|item| self.state.card(**item).link == card).count();
        let borne = i32::try_from(borne).unwrap_or(0) * horizon.of_use(POINT);
        (member.reputation + icon) * POINT + self.service_worth(seat, card, horizon).max(0) + borne
    }

    fn wage(&self, seat: u8) -> i32 {
        let glory = self.glory(seat);
        let bands = self.content.numbers.wages.iter().rev();
        bands.into_iter().find(|band| band.glory <= glory).map_or(0, |band| band.gold)
    }

    /// Returns the expected loss by unpaid wages: a player who cannot pay this round's wages loses the member
    /// of greatest reputation.
    fn wages_threat(&self, seat: u8, horizon: &Horizon) -> i32 {
        if !matches!(self.state.board.phase, Phase::DicePool | Phase::Deployment | Phase::Adventure) {
            return 0;
        }
        let due = self.wages_due(seat);
        let clan = self.state.seat(seat);
        if due <= self.gold(seat) {
            return 0;
        }
        // Remaining dice can at least be sold.
        let sold = if horizon.deploying { i32::try_from(clan.all_dice()).unwrap_or(0) } else { 0 };
        if due <= self.gold(seat) + sold {
            return 0;
        }
        let payable = |card: &&CardId| {
            let place = self.state.card(**card);
            !place.leads && !place.link.is_some()
        };
        let deserter =
            clan.members.iter().filter(payable).max_by_key(|card| self.content.mercenary(**card).reputation);
        deserter.map_or(0, |card| self.member_worth(seat, *card, horizon) * DESERTION / 100)
    }
}
