//! Win rates, from exact sums.
//!
//! Several players of one game may be counted together (all those who took a card). Their results are
//! correlated, since at most one wins, so a game counts as one observation: with `n` players of it counted
//! and `x` won, the rate is `p = Σx / Σn` and its variance `Σ(x - pn)² / (Σn)²`. The interval is Wilson's
//! with as many observations as this variance is worth, `p(1-p) / variance`. If one player of each game is
//! counted and no victory is shared, that is Wilson's interval of as many games.

use super::estimate::{float, float_wide};
use super::{Estimate, Merge, wilson};
use serde::{Deserialize, Serialize};

/// A victory, in parts that up to eight players can share without a remainder.
pub const WIN: u32 = 840;

/// Players who were counted, and how often they won.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Rate {
    /// The number of games with anybody to count.
    pub games: u64,
    /// The number of counted players, summed over games: `Σn`.
    pub players: u64,
    /// Their wins, in parts of [`WIN`]: `Σx`.
    pub wins: u64,
    /// `Σn²`.
    pub players_squared: u64,
    /// `Σx²`.
    pub wins_squared: u64,
    /// `Σxn`.
    pub product: u64,
}

impl Rate {
    /// Counts players of one game, with their wins in parts of [`WIN`].
    pub fn add(&mut self, players: u32, wins: u32) {
        if players > 0 {
            let (players, wins) = (u64::from(players), u64::from(wins));
            self.include(&Self {
                games: 1,
                players,
                wins,
                players_squared: players * players,
                wins_squared: wins * wins,
                product: players * wins,
            });
        }
    }

    /// Returns the number of victories.
    pub fn victories(&self) -> f64 {
        float(self.wins) / f64::from(WIN)
    }

    /// Returns the rate with its interval, or `None` if nothing was counted.
    pub fn estimate(&self) -> Option<Estimate> {
        if self.players == 0 {
            return None;
        }
        let [n, x] = [float(self.players), self.victories()];
        let rate = x / n;
        // (Σn)² Σ(x - pn)² = Σx² (Σn)² - 2 Σx Σn Σxn + (Σx)² Σn², exact.
        let [players, wins, nn, xx, xn] =
            [self.players, self.wins, self.players_squared, self.wins_squared, self.product].map(i128::from);
        let scaled = xx * players * players - 2 * wins * players * xn + wins * wins * nn;
        let variance = float_wide(scaled.max(0)) / n.powi(4) / f64::from(WIN * WIN);
        // All games are alike: without variance, each game is worth one observation.
        let trials = if scaled <= 0 { float(self.games) } else { rate * (1.0 - rate) / variance };
        wilson(rate * trials, trials)
    }
}

impl Merge for Rate {
    fn include(&mut self, other: &Self) {
        self.games += other.games;
        self.players += other.players;
        self.wins += other.wins;
        self.players_squared += other.players_squared;
        self.wins_squared += other.wins_squared;
        self.product += other.product;
    }
}
