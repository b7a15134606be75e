//! Watches one game and records its results.

use super::catalogue::Places;
use super::played::{Changed, Played, Seat, Touched};
use crate::play::Watch;
use crate::statistics::WIN;
use provost_engine::game::Game;
use provost_engine::game::metrics::{Metric, Metrics, Source};
use provost_interpreter::choice::ChoiceOption;
use provost_interpreter::hook::Player;
use provost_interpreter::trace::Trace;

/// An observer of a game.
#[derive(Debug)]
pub(super) struct Observer<'p> {
    places: &'p Places,
    played: Played,
    /// The events of each entry, by index.
    touched: Vec<Touched>,
    /// The last decision in which each entry was counted as an option, by index.
    counted: Vec<u32>,
    round: u32,
}

impl<'p> Observer<'p> {
    /// Begins to observe a game at its first question.
    pub(super) fn begin<R: Metrics>(
        places: &'p Places,
        entries: usize,
        game: &mut Game<R>,
        seed: u64,
        agent_at: impl Fn(u8) -> usize,
    ) -> Self {
        let played = Played { seed, ..Played::default() };
        let (touched, counted) = (vec![Touched::default(); entries], vec![0; entries]);
        let mut observer = Self { places, played, touched, counted, round: 0 };
        for seat in 0..game.rules().players() {
            let traits = game.rules().traits(Player(seat)).into_iter().map(|found| (found.sort, found.noun));
            observer.played.seats.push(Seat {
                agent: agent_at(seat),
                traits: traits.collect(),
                ..Seat::default()
            });
        }
        observer.look(game);
        // Whatever their sources, these are what players begin with.
        observer.played.changes.clear();
        observer.note(game.rules(), |rules, player, metric| match metric {
            Metric::Noun(_) => vec![(Source::START, rules.metric(player, metric))],
            Metric::Rule(_) => Vec::new(),
        });
        observer
    }

    /// Records the sources of each number of each player.
    fn note<R: Metrics>(&mut self, rules: &R, sources: impl Fn(&R, Player, Metric) -> Vec<(Source, i32)>) {
        for (at, metric) in self.places.metrics.iter().enumerate() {
            for player in (0..rules.players()).map(Player) {
                let sources = sources(rules, player, *metric).into_iter();
                let changes = sources.map(|(source, amount)| Changed { metric: at, source, amount });
                self.played.changes.extend(changes);
            }
        }
    }

    /// Returns the results of the finished game.
    pub(super) fn finish<R: Metrics>(mut self, game: &mut Game<R>, decisions: u32) -> Played {
        if let Some(fired) = game.rules_mut().keep_trace(None).as_ref().and_then(Trace::fired) {
            let places = self.places;
            let fired = fired.take().filter_map(|(ability, times)| Some((places.ability(ability)?, times)));
            self.played.fired.extend(fired);
            self.played.join_fired();
        }
        let rules = game.rules();
        self.note(
            rules,
            |rules, player, metric| {
                if metric == Metric::SCORE { rules.parts(player) } else { Vec::new() }
            },
        );
        self.played.rounds = rules.round();
        self.played.decisions = decisions;
        self.played.ending = rules.ending();
        self.played.end = self.totals(rules);
        let places = rules.places();
        let winners: u32 = places.iter().map(|place| u32::from(*place == 1)).sum();
        let share = WIN / winners.max(1);
        for ((at, place), seat) in (0..).zip(places).zip(&mut self.played.seats) {
            seat.score = rules.score(Player(at));
            seat.place = place;
            seat.won = if place == 1 { share } else { 0 };
            seat.rank = rules.scenario_result(Player(at)).and_then(|result| result.rank);
        }
        let touched = self.touched.into_iter().enumerate();
        self.played.entries.extend(touched.filter(|(_, touched)| *touched != Touched::default()));
        self.played
    }

    /// Records everything that has happened up to a question.
    fn look<R: Metrics>(&mut self, game: &mut Game<R>) {
        if !game.events().is_empty() {
            let events = game.rules_mut().take_events();
            let (metrics, changes) = (&self.places.metrics, &mut self.played.changes);
            game.rules().changes(&events, &mut |change| {
                if let Some(metric) = metrics.iter().position(|metric| *metric == change.metric) {
                    changes.push(Changed { metric, source: change.source, amount: change.amount });
                }
            });
            for event in events {
                let (places, touched) = (self.places, &mut self.touched);
                game.rules().gains(&event, &mut |player, entry| {
                    if let Some(touched) = places.entry(entry).and_then(|at| touched.get_mut(at)) {
                        touched.taken += 1;
                        touched.taken_by |= bit(player);
                    }
                });
            }
        }
        let round = game.rules().round();
        if round != self.round && game.choice().is_some() {
            self.round = round;
            // Abilities evaluated only for the statistics do not count as fired.
            let trace = game.rules_mut().keep_trace(None);
            let totals = self.totals(game.rules());
            game.rules_mut().keep_trace(trace);
            self.played.curve.push((round, totals));
        }
    }

    /// Returns the watched numbers, summed over all players.
    fn totals<R: Metrics>(&self, rules: &R) -> Vec<i64> {
        let players = || (0..rules.players()).map(Player);
        let total = |metric| players().map(|player| i64::from(rules.metric(player, metric))).sum();
        self.places.metrics.iter().map(|metric| total(*metric)).collect()
    }
}

impl<R: Metrics> Watch<R> for Observer<'_> {
    fn chosen(&mut self, game: &Game<R>, _index: usize) {
        let Some(choice) = game.choice() else { return };
        self.played.decisions += 1;
        let (now, places) = (self.played.decisions, self.places);
        let mut offer = |entry| {
            let Some(at) = places.entry(entry) else { return };
            let (Some(counted), Some(touched)) = (self.counted.get_mut(at), self.touched.get_mut(at)) else {
                return;
            };
            // Several copies of an entry among the options are one offer.
            if std::mem::replace(counted, now) != now {
                touched.offered += 1;
                touched.offered_to |= bit(choice.player);
            }
        };
        for option in &choice.options {
            match option {
                ChoiceOption::Thing(thing) | ChoiceOption::Unit { thing, .. } => {
                    game.rules().stands_for(*thing, &mut offer);
                }
                ChoiceOption::Noun(noun) => offer(*noun),
                ChoiceOption::Use { source, .. } => game.rules().open_by_use(*source, &mut offer),
                ChoiceOption::Done
                | ChoiceOption::Alternative(_)
                | ChoiceOption::Count(_)
                | ChoiceOption::Again
                | ChoiceOption::Stop
                | ChoiceOption::Game(_) => {}
            }
        }
    }

    fn went_on(&mut self, game: &mut Game<R>) {
        self.look(game);
    }
}

const fn bit(player: Player) -> u8 {
    if player.0 < 8 { 1 << player.0 } else { 0 }
}
