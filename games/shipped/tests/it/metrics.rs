//! The metrics that games report.

use crate::support;
use provost_engine::chance::Chance;
use provost_engine::game::Game;
use provost_engine::game::config::GameConfig;
use provost_engine::game::metrics::{Metric, Metrics, Source};
use provost_engine::game::speech::Speech;
use provost_engine::games::{self, GameVisitor};
use provost_engine::table::EventOf;
use provost_engine::testing::Testable;
use provost_games::Shipped;
use provost_interpreter::choice::ChoiceOption;
use provost_interpreter::hook::Player;
use provost_interpreter::pack::Loaded;
use provost_interpreter::trace::Trace;
use std::collections::BTreeSet;

/// Plays random games and looks at everything that is measured.
struct Look<'l>(&'l Loaded);

impl GameVisitor for Look<'_> {
    type Output = ();

    fn visit<R: Testable>(self) {
        let game = self.0.game(R::ID).unwrap();
        for language in ["en", "de"] {
            let config = GameConfig::<R>::new(self.0, game, serde_json::json!({}), language).unwrap();
            for seed in 0..8 {
                look(&config, seed);
            }
        }
    }
}

fn look<R: Testable>(config: &GameConfig<'_, R>, seed: u64) {
    let speech = &config.speech;
    let content = &config.content;
    let entries: BTreeSet<_> = R::entries(content).into_iter().collect();
    let known = |entry| assert!(speech.entry(entry).is_some(), "no entry: {}", speech.id(entry));
    entries.iter().copied().for_each(known);
    let mut game: Game<R> = config.start(seed, true).unwrap();
    game.rules_mut().keep_trace(Some(Trace::counting(R::program(content).ability_count())));
    let players = game.rules().players();
    for player in (0..players).map(Player) {
        for found in game.rules().traits(player) {
            assert!(speech.has(&format!("trait-{}", found.sort)) && !speech.name(found.noun).is_empty());
        }
    }
    let metrics = R::metrics(content);
    assert!(metrics.iter().all(|metric| !metric.name(speech).contains('<') && !metric.id(speech).is_empty()));
    let (mut chance, mut round, mut offered, mut gained) = (Chance::new(seed), 0, 0, 0);
    game.rules_mut().take_events();
    let mut account = Account::open(game.rules());
    let own = |player| game.rules().traits(player).into_iter().map(|found| found.noun).collect::<Vec<_>>();
    let own: Vec<_> = (0..players).map(Player).flat_map(own).collect();
    while let Some(choice) = game.choice() {
        for option in &choice.options {
            if let ChoiceOption::Use { source, .. } = option {
                game.rules().open_by_use(*source, &mut |entry| {
                    assert!(entries.contains(&entry), "{}", speech.id(entry));
                    // Leaders belong to somebody from the start, so nobody can take their abilities.
                    assert!(!own.contains(&entry), "{}", speech.id(entry));
                });
            }
            if let ChoiceOption::Thing(thing) = option {
                game.rules().stands_for(*thing, &mut |entry| {
                    assert!(entries.contains(&entry), "{}", speech.id(entry));
                    offered += 1;
                });
            }
        }
        let count = u32::try_from(choice.options.len()).unwrap();
        game.choose(chance.below(count) as usize).unwrap();
        assert!(game.rules().round() >= round);
        round = game.rules().round();
        let events = game.rules_mut().take_events();
        account.read(game.rules(), &events, speech);
        for event in events {
            game.rules().gains(&event, &mut |player, entry| {
                assert!(player.0 < players && entries.contains(&entry), "{event:?}");
                gained += 1;
            });
        }
    }
    account.close(game.rules());
    for player in (0..players).map(Player) {
        let parts = game.rules().parts(player);
        assert_eq!(
            parts.iter().map(|(_, points)| points).sum::<i32>(),
            game.rules().score(player),
            "{parts:?}"
        );
        for (source, _) in parts {
            has_name(source, speech);
        }
    }
    let places = game.rules().places();
    assert_eq!(places.len(), usize::from(players));
    assert!(places.contains(&1));
    // The best score is never behind another place than the first.
    let scores: Vec<i32> = (0..players).map(|seat| game.rules().score(Player(seat))).collect();
    let first = places.iter().position(|place| *place == 1).unwrap();
    assert_eq!(scores[first], *scores.iter().max().unwrap());
    assert!(speech.has(&format!("ending-{}", game.rules().ending())));
    assert!(round > 0 && offered > 10 && gained > 10, "{round} {offered} {gained}");
    let fired = game.rules().notes().and_then(Trace::fired).unwrap();
    assert!(fired.take().count() > 5);
    assert_eq!(fired.take().count(), 0, "taken out");
}

/// What players have according to the log, compared with what they really have.
struct Account {
    /// By number and seat.
    sums: Vec<(Metric, Vec<i32>)>,
}

impl Account {
    fn open<R: Metrics>(rules: &R) -> Self {
        let named =
            R::metrics(rules.content()).into_iter().filter(|metric| matches!(metric, Metric::Noun(_)));
        Self { sums: named.map(|metric| (metric, has(rules, metric))).collect() }
    }

    fn read<R: Metrics>(&mut self, rules: &R, events: &[EventOf<R>], speech: &Speech<'_>) {
        rules.changes(events, &mut |change| {
            has_name(change.source, speech);
            assert_ne!(change.source, Source::START, "the game has begun");
            let (_, sums) = self.sums.iter_mut().find(|(metric, _)| *metric == change.metric).unwrap();
            sums[usize::from(change.player.0)] += change.amount;
        });
    }

    fn close<R: Metrics>(&self, rules: &R) {
        for (metric, sums) in &self.sums {
            assert_eq!(*sums, has(rules, *metric), "{metric:?}");
        }
    }
}

fn has<R: Metrics>(rules: &R, metric: Metric) -> Vec<i32> {
    (0..rules.players()).map(|seat| rules.metric(Player(seat), metric)).collect()
}

fn has_name(source: Source, speech: &Speech<'_>) {
    let name = source.name(speech);
    assert!(!source.id(speech).is_empty() && !name.is_empty() && !name.contains('<'), "{source:?}: {name}");
}

#[test]
fn every_game_can_be_counted() {
    let loaded = support::shipped();
    for id in games::ids::<Shipped>() {
        games::visit::<Shipped, _>(id, Look(&loaded)).unwrap();
    }
}

/// Whatever kind of entry does something to a number, there is a word for it.
#[test]
fn every_kind_of_source_has_a_name() {
    struct Names<'l>(&'l Loaded);
    impl GameVisitor for Names<'_> {
        type Output = ();
        fn visit<R: Testable>(self) {
            let game = self.0.game(R::ID).unwrap();
            for language in ["en", "de"] {
                let config = GameConfig::<R>::new(self.0, game, serde_json::json!({}), language).unwrap();
                has_name(Source::START, &config.speech);
                for kind in game.spec.kinds {
                    let message = format!("source-{}", kind.id);
                    assert!(config.speech.has(&message), "{language}: {message}");
                }
            }
        }
    }
    let loaded = support::shipped();
    for id in games::ids::<Shipped>() {
        games::visit::<Shipped, _>(id, Names(&loaded)).unwrap();
    }
}
