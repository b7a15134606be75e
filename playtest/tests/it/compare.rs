//! Two versions on the same seeds.
#![expect(clippy::float_cmp, reason = "zero is exactly zero")]

use provost_engine::games;
use provost_games::Shipped;
use provost_interpreter::pack::Loaded;
use provost_playtest::compare::{Allowed, Change, ComparedVersion, Comparison, Paired, Verdict, compare};
use provost_playtest::simulate::{Control, Plan, SeedRange};
use serde_json::json;
use std::sync::atomic::AtomicBool;

fn run(a: &Loaded, b: &Loaded, plan: &Plan) -> Comparison {
    let stop = AtomicBool::new(false);
    let control = Control { stop: &stop, done: &|| {} };
    compare::<Shipped>(
        &ComparedVersion { loaded: a, setup: None },
        &ComparedVersion { loaded: b, setup: None },
        plan,
        &control,
    )
    .unwrap()
}

fn plan(game: &str, games: u64) -> Plan {
    Plan::new(game, SeedRange::starting(1, games).unwrap().into())
}

fn find<'c>(comparison: &'c Comparison, what: &str) -> &'c Change {
    comparison.changes.iter().find(|change| change.what == what).unwrap()
}

#[test]
fn a_version_does_not_differ_from_itself() {
    let loaded = provost_tests::shipped();
    for game in games::ids::<Shipped>() {
        let same = run(&loaded, &loaded, &plan(game, 12));
        assert_eq!((same.pairs, same.same), (12, 12), "{game}");
        assert!(same.changes.iter().all(|change| change.change.low == 0.0 && change.change.high == 0.0));
        assert!(same.changes.iter().all(|change| change.a == change.b && !change.decided));
        assert_eq!(same.a, same.b);
        assert!(same.a.only.is_empty());
    }
}

#[test]
fn a_change_shows_with_its_sign_and_only_where_it_acts() {
    let before = provost_tests::shipped();
    let after = provost_tests::shipped_with("kd-unused-discs", "lose 2 fame", "lose 1 fame");
    let found = run(&before, &after, &plan("kingdom-defenders", 60));
    assert_ne!(found.a.content, found.b.content);
    let score = find(&found, "score");
    assert!(score.decided && score.change.low > 0.0, "{score:?}");
    assert!((score.b - score.a - score.change.value).abs() < 1e-5);
    // Everybody begins with the same.
    assert_eq!(find(&found, "curve.score.01").change.value, 0.0);
    // Seats stay what they are, and their victories still add up to one.
    let seats: f64 = (1..=2).map(|seat| find(&found, &format!("win.seat.{seat}")).change.value).sum();
    assert!(seats.abs() < 1e-5);
    assert!(find(&found, "rounds").change.value == 0.0);
}

#[test]
fn results_do_not_depend_on_the_number_of_threads() {
    let before = provost_tests::shipped();
    let after = provost_tests::shipped_with("kd-unused-discs", "lose 2 fame", "lose 3 fame");
    let of = |jobs| run(&before, &after, &Plan { jobs: Some(jobs), ..plan("kingdom-defenders", 20) });
    assert_eq!(of(1), of(3));
}

#[test]
fn parts_give_exactly_the_whole() {
    let before = provost_tests::shipped();
    let after = provost_tests::shipped_with("kd-unused-discs", "lose 2 fame", "lose 3 fame");
    let stop = AtomicBool::new(false);
    let control = Control { stop: &stop, done: &|| {} };
    let sides = [&before, &after].map(|loaded| ComparedVersion { loaded, setup: None });
    let whole = plan("kingdom-defenders", 20);
    let part = |seeds: &str| {
        let plan = Plan { seeds: seeds.parse::<SeedRange>().unwrap().into(), ..whole.clone() };
        Paired::play::<Shipped>(&sides[0], &sides[1], &plan, &control).unwrap()
    };
    let mut parts = part("13..20");
    assert!(parts.comparison(&whole.seeds).stopped);
    parts.include(part("1..12"));
    assert_eq!(parts.comparison(&whole.seeds), run(&before, &after, &whole));
}

#[test]
fn a_pack_is_compared_with_and_without() {
    let loaded = provost_tests::shipped();
    let stop = AtomicBool::new(false);
    let control = Control { stop: &stop, done: &|| {} };
    let with = json!({ "packs": ["monster-lands-extras"], "options": ["potion-shop"] });
    let sides = [None, Some(with)].map(|setup| ComparedVersion { loaded: &loaded, setup });
    let found = compare::<Shipped>(&sides[0], &sides[1], &plan("monster-lands", 6), &control).unwrap();
    assert!(found.a.only.is_empty() && !found.b.only.is_empty());
    assert!(found.changes.iter().all(|change| !change.what.ends_with(&found.b.only[0])));
    let three = ComparedVersion { loaded: &loaded, setup: Some(json!({ "players": 3 })) };
    let error = compare::<Shipped>(&sides[0], &three, &plan("monster-lands", 2), &control).unwrap_err();
    assert!(error.to_string().contains("other numbers of players"), "{error}");
}

#[test]
fn gates_hold_wait_and_break() {
    let before = provost_tests::shipped();
    let after = provost_tests::shipped_with("kd-unused-discs", "lose 2 fame", "lose 1 fame");
    let found = run(&before, &after, &plan("kingdom-defenders", 60));
    let evaluator = |gate: &str| {
        let gate: Allowed = gate.parse().unwrap();
        found.changes.iter().filter(|change| gate.is_about(change)).map(|change| gate.verdict(change)).max()
    };
    assert_eq!(evaluator("rounds=0..0"), Some(Verdict::Kept));
    assert_eq!(evaluator("score=-100..0"), Some(Verdict::Broken));
    let Change { change, .. } = find(&found, "score");
    assert_eq!(evaluator(&format!("score=0..{}", change.value)), Some(Verdict::Undecided));
    assert_eq!(evaluator("win.nobody=0..0"), None);
}
