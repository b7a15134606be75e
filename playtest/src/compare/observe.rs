//! One game as a list of numbers to compare with another game's, each with an id and a name.

use crate::simulate::{Played, Stage};
use crate::statistics::WIN;
use provost_engine::game::session::Playable;
use std::collections::BTreeMap;

/// The sort of a number, in the order of a report.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Sort {
    Win,
    Length,
    Score,
    Ending,
    Curve,
    Taken,
    Fired,
}

/// The id of a number: `win.seat.1`.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Key {
    pub(super) sort: Sort,
    pub(super) id: String,
}

/// A number of one game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Number {
    /// Its name.
    pub(super) name: String,
    /// The number.
    pub(super) value: i64,
    /// How many times it counts.
    pub(super) times: u32,
}

/// The numbers of one game.
#[derive(Debug, Default)]
pub(super) struct Observed {
    pub(super) numbers: BTreeMap<Key, Number>,
}

impl Sort {
    /// The first words of ids, with their sorts.
    pub(super) const WORDS: [(&str, Self); 9] = [
        ("win", Self::Win),
        ("rounds", Self::Length),
        ("decisions", Self::Length),
        ("score", Self::Score),
        ("best-score", Self::Score),
        ("ending", Self::Ending),
        ("curve", Self::Curve),
        ("taken", Self::Taken),
        ("fired", Self::Fired),
    ];

    /// Returns whether the number is a share, displayed as a percentage.
    pub(super) const fn is_share(self) -> bool {
        matches!(self, Self::Win | Self::Ending)
    }

    /// Returns whether a missing number counts as 0; otherwise the game says nothing about it.
    pub(super) const fn missing_is_zero(self) -> bool {
        matches!(self, Self::Ending | Self::Taken | Self::Fired)
    }

    /// Returns whether the number belongs to an entry, whose id then ends its own.
    pub(super) const fn of_entry(self) -> bool {
        matches!(self, Self::Taken | Self::Fired)
    }
}

impl Observed {
    pub(super) fn of<R: Playable>(played: &Played, stage: &Stage<'_, '_, R>) -> Self {
        let mut seen = Self::default();
        let players = u32::try_from(played.seats.len()).unwrap_or(1).max(1);
        let speech = &stage.config.speech;
        for (at, seat) in (1..).zip(&played.seats) {
            if players > 1 {
                seen.add(Sort::Win, format!("win.seat.{at}"), &format!("seat {at}"), seat.won.into(), WIN);
            }
            for (sort, noun) in seat.traits.iter().filter(|_| players > 1) {
                let (id, name) = (speech.id(*noun), speech.name(*noun));
                seen.add(
                    Sort::Win,
                    format!("win.{sort}.{id}"),
                    &format!("{sort} {name}"),
                    seat.won.into(),
                    WIN,
                );
            }
        }
        seen.add(Sort::Length, "rounds".to_owned(), "rounds", played.rounds.into(), 1);
        seen.add(Sort::Length, "decisions".to_owned(), "decisions", played.decisions.into(), 1);
        seen.add(Sort::Score, "score".to_owned(), "score of a player", played.total(), players);
        seen.add(Sort::Score, "best-score".to_owned(), "best score", played.best(), 1);
        let ending = speech.say(&format!("ending-{}", played.ending), &[]);
        seen.add(Sort::Ending, format!("ending.{}", played.ending), &ending, 1, 1);
        seen.add_curves(played, stage, players);
        seen.add_entries(played, stage);
        seen
    }

    fn add_curves<R: Playable>(&mut self, played: &Played, stage: &Stage<'_, '_, R>, players: u32) {
        for (round, totals) in &played.curve {
            for (metric, total) in stage.catalogue.metrics.iter().zip(totals) {
                let name = format!("{}, round {round}", metric.name);
                // Two digits keep the rounds in order.
                self.add(Sort::Curve, format!("curve.{}.{round:02}", metric.id), &name, *total, players);
            }
        }
        for (metric, total) in stage.catalogue.metrics.iter().zip(&played.end) {
            let name = format!("{}, end", metric.name);
            self.add(Sort::Curve, format!("curve.{}.end", metric.id), &name, *total, players);
        }
    }

    fn add_entries<R: Playable>(&mut self, played: &Played, stage: &Stage<'_, '_, R>) {
        for (at, touched) in played.entries.iter().filter(|(_, touched)| touched.taken > 0) {
            if let Some(entry) = stage.catalogue.entries.get(*at) {
                let takers = touched.taken_by.count_ones().into();
                self.add(Sort::Taken, format!("taken.{}", entry.id), &entry.name, takers, 1);
            }
        }
        for ((at, _), times) in &played.fired {
            if let Some(entry) = stage.catalogue.entries.get(*at) {
                self.add(Sort::Fired, format!("fired.{}", entry.id), &entry.name, i64::from(*times), 1);
            }
        }
    }

    /// Adds a number; several with one id are summed.
    fn add(&mut self, sort: Sort, id: String, name: &str, value: i64, times: u32) {
        let new = || Number { name: name.to_owned(), value: 0, times };
        self.numbers.entry(Key { sort, id }).or_insert_with(new).value += value;
    }
}
