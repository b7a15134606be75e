//! The value of gold, dice, tokens, traps, equipment, loot and lands to their owner.

use super::Part;
use super::horizon::Horizon;
use super::weight::{
    CARRIED_TOKEN, DIE, DISCOUNT_PIP, EQUIPMENT, GOLD_FOR_REPUTATION, HIRE, HIRED_IN_A_ROUND, LAND, LOOT,
    PLACED_TOKEN, TRAP, TRAP_PRICE, USEFUL_GOLD, USEFUL_TOKENS,
};
use crate::table::Table;
use crate::thing::CardId;
use provost_engine::game::evaluation::Evaluation;

impl Table {
    pub(super) fn add_stock(&self, seat: u8, horizon: &Horizon, evaluation: &mut Evaluation) {
        let clan = self.state.seat(seat);
        let gold = self.gold(seat);
        evaluation.add(Part::Gold as usize, half_beyond(gold, USEFUL_GOLD) * horizon.gold / 2);
        let dice = if horizon.deploying { i32::try_from(clan.all_dice()).unwrap_or(0) } else { 0 };
        evaluation.add(Part::Hires as usize, self.hires_worth(seat, (gold, dice), horizon));
        if dice > 0 {
            evaluation.add(Part::Dice as usize, self.pool_worth(seat, dice));
        }
        let tokens = (0..).zip(clan.tokens).filter(|(_, count)| *count > 0);
        let tokens = tokens.map(|(token, count)| {
            half_beyond(i32::from(count), USEFUL_TOKENS) * self.token_worth(token, horizon) / 2
        });
        evaluation.add(Part::Tokens as usize, tokens.sum());
        let traps = clan.traps.iter().map(|card| self.trap_worth(*card, horizon));
        evaluation.add(Part::Traps as usize, traps.sum());
        let price = |card: &CardId| self.content.equipment(*card).price.clamp(0, 20);
        let rounds = (horizon.rounds + i32::from(horizon.deploying)).min(3);
        let prices: i32 = clan.equipment.iter().map(price).sum();
        evaluation.add(Part::Equipment as usize, prices * EQUIPMENT * rounds);
        let loot = i32::try_from(clan.loot.len()).unwrap_or(0);
        evaluation.add(Part::Loot as usize, loot * horizon.of_use(LOOT));
        let lands = clan.lands.iter().map(|land| self.benefit_worth(seat, *land, horizon));
        evaluation.add(Part::Lands as usize, lands.sum());
    }

    /// Returns the value of possible hires, which take both excess glory and gold.
    fn hires_worth(&self, seat: u8, (gold, dice): (i32, i32), horizon: &Horizon) -> i32 {
        let excess = self.glory(seat) - i32::from(self.state.seat(seat).reputation);
        let both = excess.min(gold / GOLD_FOR_REPUTATION).clamp(0, HIRED_IN_A_ROUND);
        let can = horizon.rounds > 0 || dice > 0;
        if can { both * HIRE } else { 0 }
    }

    /// Returns the value of this many dice of a pool.
    fn pool_worth(&self, seat: u8, dice: i32) -> i32 {
        let clan = self.state.seat(seat);
        let mut worth = dice * DIE;
        for (kind, faces) in self.content.dice.iter().zip(clan.pool) {
            if kind.discount {
                let pips = (0i32..).zip(faces).map(|(face, count)| face * i32::from(count)).sum::<i32>();
                worth += pips * DISCOUNT_PIP;
            }
        }
        worth
    }

    /// Returns the value of a token in stock.
    pub(super) fn token_worth(&self, token: u8, horizon: &Horizon) -> i32 {
        if self.is_trap(token) {
            return horizon.of_use(TRAP + 4 * TRAP_PRICE);
        }
        let placed = self.content.tokens.get(usize::from(token)).is_some_and(|kind| kind.placed);
        horizon.of_use(if placed { PLACED_TOKEN } else { CARRIED_TOKEN })
    }

    fn trap_worth(&self, card: CardId, horizon: &Horizon) -> i32 {
        horizon.of_use(TRAP + self.content.trap(card).price.clamp(1, 12) * TRAP_PRICE)
    }

    /// Returns the value of a land's benefit to its owner.
    pub(super) fn benefit_worth(&self, seat: u8, land: CardId, horizon: &Horizon) -> i32 {
        let settled = self.state.card(land).link.is_some();
        let can_be = || self.state.seat(seat).members.iter().any(|card| self.can_settle(land, *card));
        let each = if settled {
            LAND
        } else if can_be() {
            LAND * 3 / 4
        } else {
            LAND / 4
        };
        each * horizon.rounds
    }
}

/// Returns twice a count in which everything beyond some number counts half.
const fn half_beyond(count: i32, useful: i32) -> i32 {
    if count > useful { useful + count } else { 2 * count }
}
