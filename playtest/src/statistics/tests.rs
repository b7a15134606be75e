//! Intervals against known values, and sums that do not depend on their order.

use super::*;
use proptest::prelude::*;

fn close(found: f64, expected: f64) {
    assert!((found - expected).abs() < 5e-5, "{found} instead of {expected}");
}

/// Newcombe (1998), table I: 81/263, 15/148, 0/20, 1/29.
#[test]
fn wilson_is_as_published() {
    for (successes, trials, low, high) in [
        (81.0, 263.0, 0.2553, 0.3662),
        (15.0, 148.0, 0.0624, 0.1605),
        (0.0, 20.0, 0.0, 0.1611),
        (1.0, 29.0, 0.0061, 0.1718),
    ] {
        let found = wilson(successes, trials).unwrap();
        close(found.low, low);
        close(found.high, high);
    }
    let all = wilson(20.0, 20.0).unwrap();
    close(all.low, 1.0 - 0.1611);
    assert!(all.high >= 1.0 && wilson(0.0, 0.0).is_none());
}

/// Student's original sleep data, the differences of two drugs: mean 1.58, interval 0.7001142 to 2.4598858.
#[test]
fn the_interval_of_a_mean_is_as_published() {
    let mut moments = Moments::default();
    for tenths in [12, 24, 13, 13, 0, 10, 18, 8, 46, 14] {
        moments.add(tenths);
    }
    let found = moments.estimate().unwrap().divided(10.0);
    close(found.value, 1.58);
    close(found.low, 0.700_114);
    close(found.high, 2.459_886);
    assert!(Moments { count: 1, sum: 3, squares: 9 }.estimate().is_none());
    assert_eq!(Moments::default().mean(), None);
}

#[test]
fn one_player_of_each_game_gives_the_interval_of_wilson() {
    let mut rate = Rate::default();
    for game in 0..263 {
        rate.add(1, if game < 81 { WIN } else { 0 });
    }
    let (found, expected) = (rate.estimate().unwrap(), wilson(81.0, 263.0).unwrap());
    close(found.value, expected.value);
    close(found.low, expected.low);
    close(found.high, expected.high);
}

#[test]
fn players_of_one_game_are_not_counted_as_if_they_were_of_many() {
    // Everybody takes it: somebody wins in every game, which says nothing about the card.
    let mut all = Rate::default();
    // Two of four take it, and it is always one of them who wins: the rate is 1/2 for certain.
    let mut half = Rate::default();
    // Either all four take it or one, who then never wins.
    let mut mixed = Rate::default();
    for game in 0..100 {
        all.add(4, WIN);
        half.add(2, WIN);
        mixed.add(if game % 2 == 0 { 4 } else { 1 }, if game % 2 == 0 { WIN } else { 0 });
    }
    close(all.estimate().unwrap().value, 0.25);
    close(half.estimate().unwrap().value, 0.5);
    let found = half.estimate().unwrap();
    let as_games = wilson(50.0, 100.0).unwrap();
    close(found.low, as_games.low);
    // By hand: p = 50/250, Σ(x - pn)² = 50 (1 - 0.8)² + 50 (0.2)² = 4, variance = 4 / 250².
    let trials = 0.2 * 0.8 / (4.0 / 62_500.0);
    close(mixed.estimate().unwrap().high, wilson(0.2 * trials, trials).unwrap().high);
    assert!(Rate::default().estimate().is_none());
}

#[test]
fn a_median_is_the_number_in_the_middle() {
    let mut histogram = Histogram::default();
    for (seed, number) in (7..).zip([5, 3, 3, 9, 4]) {
        histogram.add(number, seed);
    }
    assert_eq!([0.0, 0.5, 0.9, 1.0].map(|part| histogram.quantile(part)), [3, 4, 9, 9].map(Some));
    assert_eq!(histogram.bins[&3], Bin { count: 2, seed: 8 });
    assert_eq!(Histogram::default().quantile(0.5), None);
}

/// What is counted of one thing in one game.
fn counted() -> impl Strategy<Value = Vec<(i64, u32, u32)>> {
    proptest::collection::vec((-2000..2000i64, 0..5u32, 0..=WIN), 0..40)
}

fn sums(all: &[(i64, u32, u32)]) -> (Moments, Rate, Histogram) {
    let mut sums = (Moments::default(), Rate::default(), Histogram::default());
    for (number, players, wins) in all {
        sums.0.add(*number);
        sums.1.add(*players, *wins);
        sums.2.add(*number, u64::from(*wins));
    }
    sums
}

fn merged(parts: &[&(Moments, Rate, Histogram)]) -> (Moments, Rate, Histogram) {
    let mut all = sums(&[]);
    for part in parts {
        all.0.include(&part.0);
        all.1.include(&part.1);
        all.2.include(&part.2);
    }
    all
}

proptest! {
    #[test]
    fn sums_do_not_depend_on_order_or_grouping(a in counted(), b in counted(), c in counted()) {
        let whole = sums(&[a.clone(), b.clone(), c.clone()].concat());
        let [a, b, c] = [sums(&a), sums(&b), sums(&c)];
        prop_assert_eq!(&merged(&[&a, &b, &c]), &whole);
        prop_assert_eq!(&merged(&[&c, &a, &b]), &whole);
        prop_assert_eq!(&merged(&[&merged(&[&a, &b]), &c]), &merged(&[&a, &merged(&[&b, &c])]));
    }

    #[test]
    fn an_interval_holds_its_figure(all in counted()) {
        let (moments, rate, _) = sums(&all);
        for found in moments.estimate().into_iter().chain(rate.estimate()) {
            prop_assert!(found.low <= found.value && found.value <= found.high, "{:?}", found);
        }
        if let Some(found) = rate.estimate() {
            prop_assert!(found.low >= 0.0 && found.high <= 1.0);
        }
    }
}
