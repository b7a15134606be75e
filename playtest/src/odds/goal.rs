//! What a player wants, and how the others choose.

use super::ratio::{Ratio, TooLarge};
use super::spread::{Outcome, Spread};
use provost_engine::game::odds_model::{Merit, OddsModel};
use provost_interpreter::hook::Player;
use std::cmp::Ordering;

/// What a player wants. Where it makes no difference, more worth is better; after that, the option that is named first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Goal {
    /// The position that is worth most on average, as the game sees it.
    Best,
    /// The highest score on average.
    Score,
    /// One of these results: a bit for each.
    Reach(u16),
    /// None of these results.
    Avoid(u16),
}

/// How other players choose.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Others {
    /// What is worth most to themselves.
    #[default]
    Own,
    /// What is best for the one whose odds are worked out.
    With,
    /// What is worst for that one.
    Against,
    /// What is named first.
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

    /// Returns whether the goal is that something happens or does not, and not as much as possible of something.
    pub const fn is_chance(self) -> bool {
        matches!(self, Self::Reach(_) | Self::Avoid(_))
    }

    /// Returns whether an outcome is what is wanted.
    pub const fn reached(self, outcome: &Outcome) -> bool {
        match self {
            Self::Best | Self::Score => false,
            Self::Reach(results) => !outcome.unknown && outcome.results & results != 0,
            Self::Avoid(results) => !outcome.unknown && outcome.results & results == 0,
        }
    }

    /// Returns how good a spread is for a player: how likely the goal is, or how much there is of it on average.
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
