//! A player's goal, and how the others choose.

use super::ratio::{Ratio, TooLarge};
use super::spread::{Outcome, Spread};
use provost_engine::game::odds_model::{Merit, OddsModel};
use provost_interpreter::hook::Player;
use std::cmp::Ordering;

/// A player's goal. In a tie, the better evaluation wins, then the first option.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Goal {
    /// The best evaluation on average.
    Best,
    /// The highest score on average.
    Score,
    /// One of these results, one bit each.
    Reach(u16),
    /// None of these results.
    Avoid(u16),
}

/// How the other players choose.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Others {
    /// The best for themselves.
    #[default]
    Own,
    /// The best for the player whose odds are computed.
    With,
    /// The worst for that player.
    Against,
    /// The first option.
    First,
}

impl Goal {
    /// Returns the words for goals in a game.
    pub fn words<R: OddsModel>() -> Vec<&'static str> {
        let merit = |merit: Merit| R::RESULTS.iter().filter(move |result| result.merit == merit);
        let mut words = vec!["best", "score"];
        words.extend(merit(Merit::Success).next().map(|_| "success"));
        words.extend(merit(Merit::Harm).next().map(|_| "survive"));
        words.extend(merit(Merit::Success).map(|result| result.id));
        words
    }

    /// Finds a goal by its word.
    pub fn find<R: OddsModel>(word: &str) -> Option<Self> {
        let bits = |merit: Merit| {
            let results = (0..).zip(R::RESULTS).filter(|(_, result)| result.merit == merit);
            results.fold(0u16, |bits, (at, _)| bits | bit(at))
        };
        match word {
            _ if !Self::words::<R>().contains(&word) => None,
            "best" => Some(Self::Best),
            "score" => Some(Self::Score),
            "success" => Some(Self::Reach(bits(Merit::Success))),
            "survive" => Some(Self::Avoid(bits(Merit::Harm))),
            _ => Some(Self::Reach(bit(R::RESULTS.iter().position(|result| result.id == word)?))),
        }
    }

    /// Returns whether the goal is a probability, as opposed to an amount.
    pub const fn is_chance(self) -> bool {
        matches!(self, Self::Reach(_) | Self::Avoid(_))
    }

    /// Returns whether an outcome meets the goal.
    pub const fn reached(self, outcome: &Outcome) -> bool {
        match self {
            Self::Best | Self::Score => false,
            Self::Reach(results) => !outcome.unknown && outcome.results & results != 0,
            Self::Avoid(results) => !outcome.unknown && outcome.results & results == 0,
        }
    }

    /// Returns the value of a spread for a player: the probability of the goal, or its average amount.
    pub fn value(self, spread: &Spread, player: Player) -> Ratio {
        if self.is_chance() {
            spread.chance(|outcome| self.reached(outcome))
        } else {
            spread.worth(usize::from(player.0))
        }
    }

    /// Compares two spreads as a player would.
    pub(super) fn compare(self, one: &Spread, other: &Spread, player: Player) -> Result<Ordering, TooLarge> {
        let first = self.value(one, player).compare(self.value(other, player))?;
        if first.is_ne() || !self.is_chance() {
            return Ok(first);
        }
        Self::Best.compare(one, other, player)
    }
}

/// Returns the bit of a result.
pub(super) const fn bit(result: usize) -> u16 {
    if result < 16 { 1 << result } else { 0 }
}
