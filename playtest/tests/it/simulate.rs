//! Simulations give the same whatever the threads, and shards give the same as the whole.

use proptest::prelude::*;
use provost_engine::games::{self, GameVisitor};
use provost_engine::situation::setup::PLAYERS;
use provost_engine::testing::Testable;
use provost_games::Shipped;
use provost_interpreter::pack::Loaded;
use provost_playtest::agent::AgentSpec;
use provost_playtest::simulate::{
    self, Control, Figure, Figures, MergeError, Outcome, Plan, Report, SeedRange, Seeds,
};
use serde_json::json;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

fn plan(game: &str, seeds: &str) -> Plan {
    Plan::new(game, seeds.parse::<SeedRange>().unwrap().into())
}

fn run(loaded: &Loaded, plan: &Plan) -> Outcome {
    let stop = AtomicBool::new(false);
    simulate::run::<Shipped>(loaded, plan, &Control { stop: &stop, done: &|| {} }).unwrap()
}

fn text(report: &Report) -> String {
    serde_json::to_string_pretty(report).unwrap()
}

fn merged(reports: &[&Report]) -> Report {
    let (first, rest) = reports.split_first().unwrap();
    let mut all = (*first).clone();
    for report in rest {
        all.merge(report).unwrap();
    }
    all
}

#[test]
fn results_do_not_depend_on_the_number_of_threads() {
    let loaded = provost_tests::shipped();
    for game in games::ids::<Shipped>() {
        let plan = Plan {
            agents: vec![AgentSpec::Random, AgentSpec::First],
            keep_games: true,
            examples: 5,
            ..plan(game, "3..42")
        };
        let one = run(&loaded, &Plan { jobs: Some(1), ..plan.clone() });
        let three = run(&loaded, &Plan { jobs: Some(3), ..plan });
        assert_eq!(text(&one.report), text(&three.report), "{game}");
        assert_eq!(one.tables, three.tables, "{game}");
        assert_eq!(one.examples, three.examples, "{game}");
        assert_eq!(one.report.tally.games, 40);
    }
}

#[test]
fn shards_give_exactly_the_whole() {
    let loaded = provost_tests::shipped();
    for game in games::ids::<Shipped>() {
        let of = |seeds: &str| run(&loaded, &plan(game, seeds)).report;
        let whole = text(&of("1..30"));
        let (a, b, c) = (of("1..9"), of("10..22"), of("23..30"));
        assert_eq!(text(&merged(&[&a, &b, &c])), whole, "{game}");
        assert_eq!(text(&merged(&[&c, &a, &b])), whole, "{game}");
        assert_eq!(text(&merged(&[&merged(&[&b, &c]), &a])), whole, "{game}");
        // What was written can be read again.
        let read: Report = serde_json::from_str(&text(&b)).unwrap();
        assert_eq!(read, b);
        assert_eq!(Figures::of(&read), Figures::of(&b));
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(12))]
    #[test]
    fn any_cut_gives_the_whole(cut in 1..24u64, seed in 0..1000u64) {
        let loaded = provost_tests::shipped();
        let of = |first, last| {
            let seeds = Seeds::from(SeedRange { first, last });
            run(&loaded, &Plan::new("kingdom-defenders", seeds)).report
        };
        let (a, b) = (of(seed, seed + cut - 1), of(seed + cut, seed + 24));
        prop_assert_eq!(merged(&[&b, &a]), of(seed, seed + 24));
    }
}

#[test]
fn what_does_not_belong_together_is_refused() {
    let loaded = provost_tests::shipped();
    let usual = plan("kingdom-defenders", "1..3");
    let mut report = run(&loaded, &usual).report;
    let before = report.clone();
    let mut refused = |plan: &Plan| report.merge(&run(&loaded, plan).report).unwrap_err();
    assert!(matches!(refused(&plan("kingdom-defenders", "3..4")), MergeError::Seeds(_)));
    let next = plan("kingdom-defenders", "4..5");
    let said = |error: MergeError| error.to_string();
    assert!(said(refused(&plan("monster-lands", "4..5"))).contains("another game"));
    let setup = Plan { setup: json!({ "players": 3 }), ..next.clone() };
    assert!(said(refused(&setup)).contains("another set-up"));
    let agents = Plan { agents: vec![AgentSpec::First], ..next.clone() };
    assert!(said(refused(&agents)).contains("another lineup of agents: random here, first there"));
    assert!(said(refused(&Plan { step_limit: 777, ..next.clone() })).contains("step limit"));
    let mut newer = run(&loaded, &next).report;
    newer.header.version += 1;
    assert_eq!(report.merge(&newer), Err(MergeError::Version(newer.header.version)));
    let other = run(&provost_tests::shipped_with("kd-camp-fame", "gain 1 fame", "gain 2 fame"), &next).report;
    let error = report.merge(&other).unwrap_err().to_string();
    assert!(error.contains("the files of pack `kingdom-defenders` differ"), "{error}");
    assert_eq!(report, before, "what is refused changes nothing");
}

#[test]
fn a_game_without_an_end_is_reported_and_the_others_go_on() {
    let loaded = provost_tests::shipped();
    let games = run(&loaded, &plan("kingdom-defenders", "1..40")).report.tally.decisions;
    let median = u32::try_from(games.quantile(0.5).unwrap()).unwrap();
    let report = run(&loaded, &Plan { step_limit: median, ..plan("kingdom-defenders", "1..40") }).report;
    let (done, stuck) = (report.tally.games, report.tally.troubles);
    assert_eq!(done + stuck.count, 40);
    assert!(done >= 20 && stuck.count > 5, "{done}");
    assert!(stuck.first.iter().all(|trouble| trouble.step == median && trouble.what.contains("no end")));
    assert!(stuck.first.is_sorted_by_key(|trouble| trouble.seed));
    // Of many, the first are described and all are counted, in shards too.
    let of = |seeds| run(&loaded, &Plan { step_limit: 3, ..plan("kingdom-defenders", seeds) }).report;
    let whole = of("1..60");
    assert_eq!(
        (whole.tally.games, whole.tally.troubles.count, whole.tally.troubles.first.len()),
        (0, 60, 20)
    );
    assert_eq!(merged(&[&of("31..60"), &of("1..30")]), whole);
    assert!(Figures::of(&whole).score.mean.is_none());
}

/// The checker rejects effects that set themselves off; a run with one nevertheless reports where it happened.
#[test]
fn a_game_that_faults_is_reported_with_seed_step_and_line() {
    let loaded = provost_tests::shipped_with(
        "kd-camp-fame",
        "on store: gain 1 fame for each resource stored.",
        "after gain of coin: gain 1 coin.",
    );
    let report = run(&loaded, &plan("kingdom-defenders", "1..10")).report;
    assert!(report.tally.troubles.count > 0);
    for trouble in &report.tally.troubles.first {
        assert_eq!(trouble.entry.as_deref(), Some("kd-camp-fame"), "{trouble:?}");
        assert!(trouble.place.as_deref().unwrap().ends_with("rules/kd-camp-fame.toml:7"), "{trouble:?}");
    }
}

#[test]
fn a_run_that_is_stopped_keeps_what_is_done() {
    let loaded = provost_tests::shipped();
    let plan = Plan { keep_games: true, ..plan("kingdom-defenders", "1..500") };
    let (stop, done) = (AtomicBool::new(false), AtomicU64::new(0));
    let count = || {
        if done.fetch_add(1, Ordering::Relaxed) + 1 == 25 {
            stop.store(true, Ordering::Relaxed);
        }
    };
    let stopped = simulate::run::<Shipped>(&loaded, &plan, &Control { stop: &stop, done: &count }).unwrap();
    assert!(stopped.stopped);
    let seeds = stopped.report.header.seeds.clone();
    assert!(seeds.count() >= 25 && seeds.count() < 500);
    assert_eq!((seeds.count(), stopped.report.tally.games), (done.into_inner(), seeds.count()));
    assert_eq!(stopped.tables.first().unwrap().columns.first().unwrap().values.len() as u64, seeds.count());
    // The same seeds in one go give the same.
    assert_eq!(run(&loaded, &Plan { seeds, ..plan }).report, stopped.report);
}

#[test]
fn seats_share_every_victory() {
    let loaded = provost_tests::shipped();
    for game in games::ids::<Shipped>() {
        let report = run(&loaded, &plan(game, "1..50")).report;
        for (sort, groups) in &report.tally.groups {
            let wins: u64 = groups.values().map(|group| group.rate.wins).sum();
            assert_eq!(wins, 50 * 840, "{game}, by {sort}");
        }
        let figures = Figures::of(&report);
        assert!(figures.entries.iter().any(|entry| entry.takers > 0 && entry.effect.is_some()));
        assert!(figures.entries.iter().any(|entry| entry.used > 0.0));
        for entry in &figures.entries {
            assert!(entry.offered <= 1.0 && entry.taken <= 1.0 && entry.used <= 1.0, "{entry:?}");
            assert!(!(entry.never_taken && entry.never_offered));
        }
        for curve in &figures.curves {
            assert!(curve.rounds.contains_key(&1) && curve.end.is_some(), "{}", curve.id);
        }
    }
}

/// Everything that players have at the end has a source, and every point of a score belongs to a part.
#[test]
fn sources_add_up_to_what_players_have() {
    let loaded = provost_tests::shipped();
    for game in games::ids::<Shipped>() {
        for agents in [vec![AgentSpec::Random], vec![AgentSpec::Greedy]] {
            let report = run(&loaded, &Plan { agents, ..plan(game, "1..12") }).report;
            let (names, tally) = (&report.catalogue.metrics, &report.tally);
            let mut found = Vec::new();
            for ((metric, sources), curve) in names.iter().zip(&tally.sources).zip(&tally.curves) {
                let ways = sources.gained.values().chain(sources.lost.values());
                let sum: i64 = ways.clone().map(|source| source.total.sum).sum();
                let each: i64 = ways
                    .flat_map(|source| &source.each.bins)
                    .map(|(n, bin)| n * i64::try_from(bin.count).unwrap())
                    .sum();
                if !sources.gained.is_empty() {
                    assert_eq!((sum, each), (curve.end.sum, curve.end.sum), "{game}, {}", metric.id);
                    found.push(metric.id.as_str());
                }
            }
            let wanted: &[&str] = match *game {
                "monster-lands" => &["gold", "glory", "score"],
                _ => &["coin", "weapon", "spell", "loot", "fame", "score"],
            };
            assert_eq!(found, wanted);
            // The figures say the same.
            for number in Figures::of(&report).sources {
                let sum: f64 = number.rows.iter().map(|row| row.mean.unwrap().value).sum();
                assert!((sum - number.end.unwrap().value).abs() < 1e-4, "{game}, {}", number.id);
                assert!(number.rows.iter().all(|row| row.least <= row.most && row.times > 0.0));
                assert!(number.rows.iter().all(|row| row.lost == (row.most < 0)));
            }
        }
    }
}

/// Whether a game can be played by several numbers of people.
struct AsksForPlayers;

impl GameVisitor for AsksForPlayers {
    type Output = bool;
    fn visit<R: Testable>(self) -> bool {
        R::SETUP.iter().any(|key| key.key == PLAYERS)
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]
    #[test]
    fn sources_of_any_game_add_up(seed in 0..u64::MAX - 1, players in 2..=4_u8, game in 0..games::ids::<Shipped>().len()) {
        let loaded = provost_tests::shipped();
        let seeds = Seeds::from(SeedRange { first: seed, last: seed });
        let game = games::ids::<Shipped>()[game];
        let mut plan = Plan::new(game, seeds);
        if games::visit::<Shipped, _>(game, AsksForPlayers).unwrap() {
            plan.setup = json!({ "players": players });
        }
        let tally = run(&loaded, &plan).report.tally;
        for (sources, curve) in tally.sources.iter().zip(&tally.curves).filter(|(found, _)| !found.gained.is_empty()) {
            let ways = sources.gained.values().chain(sources.lost.values());
            prop_assert_eq!(ways.map(|source| source.total.sum).sum::<i64>(), curve.end.sum);
        }
    }
}

/// Each thing that the rules name as a source of glory is told apart, and a mission without glory counts as one.
#[test]
fn glory_of_monster_lands_comes_from_where_the_rules_say() {
    let loaded = provost_tests::shipped();
    let plan = Plan { agents: vec![AgentSpec::Greedy], ..plan("monster-lands", "1..12") };
    let report = run(&loaded, &plan).report;
    // A mission is won equally often whether it brings gold or glory.
    let won = |at: usize| report.tally.sources[at].gained["missions-won"].each.count();
    assert_eq!((report.catalogue.metrics[0].id.as_str(), won(0)), ("gold", won(1)));
    let figures = Figures::of(&report);
    let glory = figures.sources.iter().find(|number| number.id == "glory").unwrap();
    let row = |id: &str| glory.rows.iter().find(|row| row.id == id).unwrap_or_else(|| panic!("no {id}"));
    assert_eq!((row("start").least, row("start").most), (5, 5));
    assert!((row("start").times - 1.0).abs() < 1e-9);
    assert_eq!((row("missions-won").least, row("missions-won").most), (0, 4));
    assert!(row("missions-failed").lost);
    for id in ["missions-won", "captures", "eliminations", "defence", "conquests", "death-glory"] {
        assert!(row(id).least >= 0 && row(id).most > 0, "{:?}", row(id));
    }
    let gold = figures.sources.iter().find(|number| number.id == "gold").unwrap();
    for id in ["wages", "purchases"] {
        assert!(gold.rows.iter().any(|row| row.id == id && row.lost), "{id}");
    }
}

/// The action of a building is chosen by its ability.
#[test]
fn a_building_with_a_free_space_is_offered() {
    let loaded = provost_tests::shipped();
    let report = run(&loaded, &plan("monster-lands", "1..20")).report;
    let figures = Figures::of(&report);
    let of = |kind: &str| figures.entries.iter().filter(move |entry| entry.kind == kind).collect::<Vec<_>>();
    let buildings = of("building");
    assert!(buildings.iter().filter(|building| building.taken > 0.0).count() > 5);
    for building in buildings {
        assert!(building.offered >= building.taken, "{building:?}");
        assert!(building.take_rate.is_none_or(|rate| rate <= 1.0), "{building:?}");
    }
}

/// The log has a line for each sort of card that is gained; none of them may be forgotten.
#[test]
fn every_sort_of_card_that_is_on_offer_is_taken_by_somebody() {
    let loaded = provost_tests::shipped();
    let figures = Figures::of(&run(&loaded, &plan("monster-lands", "1..60")).report);
    for kind in ["mercenary", "equipment", "trap", "loot", "mission", "building"] {
        let of_kind = || figures.entries.iter().filter(|entry| entry.kind == kind);
        assert!(of_kind().any(|entry| entry.offered > 0.0), "{kind}");
        assert!(of_kind().any(|entry| entry.taken > 0.0), "{kind}");
    }
}

#[test]
fn few_games_have_means_and_no_intervals() {
    let loaded = provost_tests::shipped();
    for game in games::ids::<Shipped>() {
        for (seeds, is_few) in [("1..1", true), ("1..2", true), ("1..8", false)] {
            let figures = Figures::of(&run(&loaded, &plan(game, seeds)).report);
            let means = [figures.rounds.mean, figures.score.mean, figures.curves[0].end];
            for mean in means.map(Option::unwrap) {
                assert!(mean.value.is_finite() && mean.low.is_finite() != is_few, "{game} {seeds}: {mean:?}");
            }
        }
    }
}

#[test]
fn what_all_players_take_has_no_effect_on_winning() {
    let loaded = provost_tests::shipped();
    let report = run(&loaded, &plan("kingdom-defenders", "1..4")).report;
    let figures = Figures::of(&report);
    let players = u64::from(report.header.players);
    let mut all = 0;
    for (entry, tally) in figures.entries.iter().zip(&report.tally.entries) {
        let is_by_all = tally.takers.players > 0 && tally.takers.players == tally.takers.games * players;
        all += u32::from(is_by_all);
        assert!(!is_by_all || entry.effect.is_none(), "{entry:?}");
    }
    assert!(all > 0);
}

#[test]
fn what_is_not_in_the_set_up_is_not_among_what_never_fired() {
    let loaded = provost_tests::shipped();
    let figures = Figures::of(&run(&loaded, &plan("kingdom-defenders", "1..2")).report);
    let absent = |entry: &&simulate::EntryFigures| entry.never_offered;
    assert!(figures.entries.iter().filter(absent).count() > 0);
    for entry in figures.entries.iter().filter(absent) {
        assert!(figures.never_fired.iter().all(|ability| ability.entry != entry.id), "{}", entry.id);
    }
    assert!(!figures.never_fired.is_empty());
}

/// Example seeds lead from a figure to the games behind it, exactly as they were played.
#[test]
fn behind_a_figure_are_games_that_can_be_played_again() {
    let loaded = provost_tests::shipped();
    for game in games::ids::<Shipped>() {
        let plan = Plan {
            agents: vec![AgentSpec::Random, AgentSpec::First],
            examples: 4,
            keep_games: true,
            ..plan(game, "3..32")
        };
        let whole = run(&loaded, &plan);
        let mut parts = run(&loaded, &Plan { seeds: range("18..32"), ..plan.clone() }).examples;
        parts.include(&run(&loaded, &Plan { seeds: range("3..17"), ..plan.clone() }).examples);
        assert_eq!(parts, whole.examples, "{game}: parts give the whole");
        for (rounds, bin) in &whole.report.tally.rounds.bins {
            let seeds = whole.examples.of(&Figure::Rounds(*rounds, *rounds));
            assert_eq!(seeds.first(), Some(&bin.seed), "{game}: the smallest seed is the first");
            assert!(seeds.len() as u64 == bin.count.min(4) && seeds.is_sorted());
        }
        let won = whole.examples.of(&Figure::Won { by: "seat".into(), id: "2".into() });
        let seed = *won.first().unwrap();
        let again = simulate::again::<Shipped>(&loaded, &plan, seed).unwrap();
        let table = &whole.tables[0];
        let column = |name: &str| &table.columns.iter().find(|column| column.name == name).unwrap().values;
        let row = usize::try_from(seed - 3).unwrap();
        assert!(column("winners").text(row).split(' ').any(|seat| seat == "2"), "{game}");
        assert_eq!(column("decisions").text(row), again.record.choices.len().to_string(), "{game}");
        assert_eq!((again.record.seed, again.stuck), (seed, None));
        // Agents change seats from seed to seed.
        let first = if seed.is_multiple_of(2) { AgentSpec::Random } else { AgentSpec::First };
        assert_eq!(again.agents.first(), Some(&first));
        let given_up = simulate::again::<Shipped>(&loaded, &Plan { step_limit: 3, ..plan }, seed).unwrap();
        assert_eq!(given_up.record.choices.len(), 3);
        assert_eq!(given_up.stuck.as_deref(), Some("no end after 3 decisions"));
    }
}

fn range(text: &str) -> Seeds {
    text.parse::<SeedRange>().unwrap().into()
}
