//! Both forms of the battle come to the same results, a slip in one of them is found, and battles are eventful.

use super::*;
use provost_engine::table::Table as _;
use provost_monster_lands::event::EventKind;

fn battles() -> Battles {
    Battles::read(&provost_packs::shipped_packs()).unwrap()
}

#[test]
fn both_forms_come_to_the_same_results() {
    let mut battles = battles();
    let wrong: Vec<_> = (0..60).filter_map(|seed| battles.compare(seed).err()).collect();
    assert!(wrong.is_empty(), "{} of 60: {wrong:#?}", wrong.len());
}

/// Gold instead of glory, magic dice for strength dice.
#[test]
fn a_slip_by_hand_is_found() {
    let slip = |change: fn(&mut Words)| {
        let mut battles = battles();
        change(&mut battles.words);
        (0..60).find_map(|seed| battles.compare(seed).err()).unwrap()
    };
    let found = slip(|words| words.glory = 1 - words.glory);
    assert!(found.ends_with("differs from the engine's: players"), "{found}");
    let found = slip(|words| std::mem::swap(&mut words.strength, &mut words.magic));
    assert!(found.starts_with("battle 0 by hand differs"), "{found}");
}

#[test]
fn much_happens_in_a_battle() {
    let mut battles = battles();
    battles.beginning.rules_mut().keep_log(true);
    let mut decisions = 0;
    let mut events = Vec::new();
    for seed in 0..60 {
        decisions += battles.fight_seed(seed).unwrap();
        events.extend(battles.game.events().iter().map(|event| event.what));
    }
    assert!(decisions > 60 * 10, "{decisions} decisions in 60 battles");
    let often = |what: &str, least: usize, is: fn(&EventKind) -> bool| {
        let count = events.iter().filter(|event| is(event)).count();
        assert!(count >= least, "{what}: {count} times in 60 battles");
    };
    often("a trap is turned up", 180, |event| matches!(event, EventKind::Revealed { .. }));
    often("dice are given up", 20, |event| matches!(event, EventKind::AttackDiceRemoved { .. }));
    often("a hit is cancelled", 20, |event| matches!(event, EventKind::HitsCancelled { .. }));
    often("a wound is cancelled", 20, |event| matches!(event, EventKind::WoundsCancelled { .. }));
    often("a mercenary dies", 20, |event| matches!(event, EventKind::Died { .. }));
    often("a die is rolled again", 5, |event| matches!(event, EventKind::Rerolled { .. }));
    often("the monster is captured", 5, |event| matches!(event, EventKind::Captured { .. }));
    often("the monster is eliminated", 5, |event| matches!(event, EventKind::Eliminated { .. }));
    often("the land is conquered", 5, |event| matches!(event, EventKind::Conquered { .. }));
    often("loot is taken", 20, |event| matches!(event, EventKind::Took { .. }));
}
