//! Exact odds against numbers worked out by hand, against counting, and against simulation.

use crate::odds_support;
use crate::odds_support::{Position, play_with};
use provost_playtest::odds::{Odds, Others, Ratio};

/// A capture needs a trap; face down it does nothing more.
const TRAP: &str = "traps = [\"trap-attack-plus-4\"]";

fn success(odds: &Odds) -> Ratio {
    odds.spread.chance(|outcome| outcome.results & 0b1111 != 0)
}

fn result(odds: &Odds, id: &str) -> Ratio {
    odds_support::chance_of(odds, id)
}

fn whole(odds: &Odds) -> Ratio {
    odds.spread.outcomes().fold(Ratio::ZERO, |sum, (_, chance)| sum.plus(chance).unwrap())
}

/// Two strength dice on a path with a trap, against a monster that is captured with 8.
fn two_dice(mercenary: &str, monster: &str) -> Position {
    Position::strike(mercenary, monster, "strength = 2", TRAP)
}

#[test]
fn two_dice_make_8_in_15_of_36_cases() {
    let odds = two_dice("plain", "capture-8").odds("success");
    assert_eq!(result(&odds, "capture"), Ratio::new(15, 36));
    assert_eq!(result(&odds, "nothing"), Ratio::new(21, 36));
    let totals = odds.spread.by(|outcome| outcome.totals.map(|[total, _]| total));
    assert_eq!(totals[&Some(7)], Ratio::new(1, 6));
    assert_eq!(totals[&Some(12)], Ratio::new(1, 36));
    assert!(odds.complete && odds.rolled);
}

#[test]
fn one_reroll_of_one_die() {
    // 4 or more on one die: a half, and a half of the other half.
    let odds = Position::strike("reroller", "capture-4", "strength = 1", TRAP).odds("success");
    assert_eq!(success(&odds), Ratio::new(3, 4));
}

#[test]
fn one_reroll_of_two_dice_is_as_counted() {
    let mut good = 0;
    for a in 1..=6 {
        for b in 1..=6 {
            let again = |kept: i128| (1..=6).filter(|new| kept + new >= 8).count() as i128;
            good += if a + b >= 8 { 6 } else { again(a).max(again(b)) };
        }
    }
    let odds = two_dice("reroller", "capture-8").odds("success");
    assert_eq!(success(&odds), Ratio::new(good, 216));
}

#[test]
fn the_reroll_of_a_path_is_used() {
    let mut good = 0;
    for strength in 1..=6 {
        for magic in 1..=6 {
            let again = (1..=6).filter(|new| magic + new >= 8).count() as i128;
            good += if strength + magic >= 8 { 6 } else { again };
        }
    }
    // The first path of this header lets one strength die be rolled again.
    let odds = Position::of_text(odds_support::HEADER).odds("success");
    assert_eq!(success(&odds), Ratio::new(good, 216));
}

#[test]
fn who_wants_to_capture_stops_in_time() {
    // Captured with 4, eliminated from 6: stop at 4 and 5 on the first die, go on below, 6 is too much.
    let position = Position::strike("plain", "from-4-to-6", "strength = 2", TRAP);
    assert_eq!(result(&position.odds("capture"), "capture"), Ratio::new(1, 2));
    let eliminated = position.odds("elimination");
    assert_eq!(result(&eliminated, "elimination"), Ratio::new(26, 36));
    // The first decision shows what both are worth.
    let first = position.odds("capture").first.unwrap();
    let options: Vec<Ratio> =
        first.options.iter().map(|spread| odds_support::chance_in(spread, "capture")).collect();
    assert_eq!(options, [Ratio::new(1, 2), Ratio::new(7, 36), Ratio::ZERO]);
    assert_eq!(first.best, 0);
}

#[test]
fn a_token_is_used_when_it_helps() {
    // Two more with the venom: 6 or more instead of 8.
    let with_venom = format!("{TRAP}, venom = 1");
    let odds = Position::strike("plain", "capture-8", "strength = 2", &with_venom).odds("success");
    assert_eq!(success(&odds), Ratio::new(26, 36));
}

#[test]
fn an_attack_kills_as_often_as_its_dice_say() {
    // Each of three dice hits with 3 to 6, and two wounds are deadly.
    let odds = Position::attack("plain", "attack-3").odds("survive");
    assert_eq!(result(&odds, "death"), Ratio::new(20, 27));
}

#[test]
fn the_worked_example_at_its_boundary() {
    // 14 damage and three dice against 22: 8 or more on three dice, which 35 of 216 cases are not.
    let odds = Position::of_test("EX-12d, the boundary: 14 damage and 8 on the dice").odds("best");
    assert_eq!(result(&odds, "elimination"), Ratio::new(181, 216));
}

#[test]
fn a_mission_is_won_or_failed() {
    let odds = Position::of_text(odds_support::MISSION).odds("best");
    // Three dice against 11 or more.
    assert_eq!(result(&odds, "mission"), Ratio::new(108, 216));
    assert_eq!(result(&odds, "failure"), Ratio::new(108, 216));
}

#[test]
fn others_make_the_worst_or_the_best_of_it() {
    let position = Position::of_text(odds_support::RIVALS);
    let [own, with, against] = [Others::Own, Others::With, Others::Against]
        .map(|others| success(&position.odds_with("success", others)).value());
    assert!(against <= own && own <= with, "{against} {own} {with}");
}

#[test]
fn likelihoods_make_exactly_1_and_are_as_simulated() {
    for seed in 0..6 {
        let position = Position::random(seed);
        for goal in ["best", "survive"] {
            let (odds, played) = position.rehearsed(goal, 2_000, seed);
            assert_eq!(whole(&odds), Ratio::ONE);
            for (results, chance) in odds.spread.by(|outcome| outcome.results) {
                let found = f64::from(played.count(|outcome| outcome.results == results)) / 2_000.0;
                let spread = (chance.value() * (1.0 - chance.value()) / 2_000.0).sqrt();
                let off = (found - chance.value()).abs();
                assert!(
                    off <= 4.5 * spread + 1e-3,
                    "seed {seed}, {goal}, {results}: {found} instead of {chance}"
                );
            }
        }
    }
}

#[test]
fn nobody_does_better_with_a_simple_habit() {
    for seed in 0..6 {
        let position = Position::random(seed);
        let best = success(&position.odds("success")).value();
        for habit in odds_support::HABITS {
            let found = play_with(&position, habit, 2_000, seed);
            let spread = (best * (1.0 - best) / 2_000.0).sqrt();
            assert!(found <= best + 4.5 * spread + 1e-3, "seed {seed}, {habit}: {found} against {best}");
        }
    }
}

#[test]
fn work_that_is_too_much_is_given_up_with_bounds() {
    let position = two_dice("reroller", "capture-8");
    let exact = success(&position.odds("success")).value();
    for cases in [1, 5, 20, 100] {
        let odds = position.odds_within("success", cases).unwrap();
        assert!(!odds.complete);
        let [low, high] = [success(&odds).value(), odds.spread.hope().value()];
        assert!(low <= exact && exact <= high, "{cases}: {low} {exact} {high}");
        assert_eq!(whole(&odds), Ratio::ONE);
    }
}

#[test]
fn everything_that_can_come_of_it_has_words() {
    assert_eq!(odds_support::unnamed(), Vec::<String>::new());
}

#[test]
fn looking_changes_nothing() {
    let position = two_dice("reroller", "capture-8");
    let before = position.saved();
    position.odds("best");
    assert_eq!(position.saved(), before);
    let [once, again] = [position.odds("best"), position.odds("best")];
    assert_eq!((once.spread, once.progress), (again.spread, again.progress));
}

#[test]
fn somebody_can_stop_it() {
    let odds = Position::strike("reroller", "capture-8", "strength = 3, magic = 3", TRAP).stopped("success");
    assert!(!odds.complete && odds.progress.cases < 10_000, "{:?}", odds.progress);
}
