//! Numbers and questions.

use super::*;
use crate::hook::Thing;
use crate::listeners::{Attachment, ListenerIndex, Reach};
use crate::machine::{Numbers, Query, ask, number};
use crate::testing::game::targets;
use crate::testing::host::Question;
use crate::testing::nouns;

fn total(texts: &[&str], purpose: NounId) -> i32 {
    let toy = Toy::new(texts).unwrap();
    let host = table(&toy, &[]);
    let context = host.battle(hooks::Roll, Thing(0)).qualified(0, nouns::ATTACK).qualified(0, purpose);
    number(&toy.program, &host, &context, Query::new(targets::Total), 10)
}

fn die(texts: &[&str], colour: NounId) -> i32 {
    let toy = Toy::new(texts).unwrap();
    let host = table(&toy, &[]);
    let context = host.battle(hooks::Roll, Thing(0));
    number(&toy.program, &host, &context, Query::new(targets::EachDie).of(&[colour]), 3)
}

#[test]
fn sets_then_additions_then_bounds_then_the_floor() {
    let total = |texts: &[&str]| total(texts, nouns::CAPTURE);
    assert_eq!(total(&[]), 10);
    assert_eq!(total(&["on roll: +3 to total.", "on roll: -1 to total."]), 12);
    assert_eq!(total(&["on roll: +3 to total.", "on roll: total is 5."]), 8);
    assert_eq!(total(&["on roll: total is 4.", "on roll: total is 5.", "on roll: total is 2."]), 5);
    assert_eq!(total(&["on roll: total is at least 15.", "on roll: +2 to total."]), 15);
    assert_eq!(total(&["on roll: total is at most 7.", "on roll: total is at least 9."]), 7);
    assert_eq!(total(&["on roll: -30 to total."]), 0);
}

#[test]
fn qualifiers_and_colours_guard_numbers() {
    assert_eq!(total(&["on roll for elimination: +3 to total."], nouns::CAPTURE), 10);
    assert_eq!(total(&["on roll for elimination: +3 to total."], nouns::ELIMINATION), 13);
    assert_eq!(total(&["on roll for attack: +3 to total."], nouns::ELIMINATION), 13);
    assert_eq!(total(&["on roll for capture or elimination: +3 to total."], nouns::ELIMINATION), 13);
    let all = "on roll for attack or capture or elimination: +3 to total.";
    assert_eq!(total(&[all], nouns::ELIMINATION), 13);
    assert_eq!(die(&["on roll: +1 to each magic die."], nouns::MAGIC), 4);
    assert_eq!(die(&["on roll: +1 to each magic die."], nouns::STRENGTH), 3);
    assert_eq!(die(&["on roll: +1 to each strength or magic die."], nouns::STRENGTH), 4);
    assert_eq!(die(&["on roll: -5 to each magic die."], nouns::MAGIC), 0);
}

#[test]
fn two_totals_are_heard_alike_unless_an_ability_tells_them_apart() {
    let alike = |text: &str| {
        let toy = Toy::new(&[text]).unwrap();
        let host = table(&toy, &[]);
        let roll = host.battle(hooks::Roll, Thing(0)).qualified(0, nouns::ATTACK);
        let [one, other] = [nouns::CAPTURE, nouns::ELIMINATION].map(|purpose| roll.qualified(0, purpose));
        Numbers::are_alike(&toy.program, &host, [&one, &other], targets::EachDie)
    };
    assert!(alike("on roll: +1 to each magic die."));
    assert!(alike("on roll for attack: +1 to each magic die."));
    assert!(alike("on roll for capture: +1 to total."));
    assert!(!alike("on roll for capture: +1 to each magic die."));
}

#[test]
fn conditions_and_measures_shape_numbers() {
    assert_eq!(total(&["on roll, when self is wounded: +2 to total."], nouns::CAPTURE), 10);
    assert_eq!(total(&["on roll, unless self is wounded: +2 to total."], nouns::CAPTURE), 12);
    assert_eq!(total(&["on roll: +2 to total for each round."], nouns::CAPTURE), 14);
}

#[test]
fn an_optional_change_counts_only_where_it_was_used() {
    let toy = Toy::new(&[
        "on roll for attack, may discard self: +2 to total.",
        "on roll, once per round: +1 to total.",
    ])
    .unwrap();
    let run = |answer: usize| {
        let mut host = table(&toy, &[]);
        let scope = host.state.listeners.open_scope();
        let context = host.battle(hooks::Roll, Thing(0)).qualified(0, nouns::ATTACK).in_scope(scope);
        let asked =
            play(&toy, &mut host, Flow::Open(Window::event(context)), |choice| choice.options[answer]);
        assert_eq!(asked.unwrap().len(), 1);
        let query = Query::new(targets::Total);
        let inside = number(&toy.program, &host, &context, query, 10);
        host.state.listeners.close_scope(scope);
        (inside, number(&toy.program, &host, &context, query, 10), host.state.cards[0].here)
    };
    assert_eq!(run(0), (13, 10, false));
    assert_eq!(run(1), (11, 10, true));
}

#[test]
fn a_change_used_in_a_moment_of_several_purposes_counts_for_its_own() {
    let toy = Toy::new(&["on roll for elimination: may +6 to total."]).unwrap();
    let mut host = table(&toy, &[]);
    let scope = host.state.listeners.open_scope();
    let attack = host.battle(hooks::Roll, Thing(0)).qualified(0, nouns::ATTACK).in_scope(scope);
    let whole = attack.qualified(0, nouns::CAPTURE).qualified(0, nouns::ELIMINATION);
    play(&toy, &mut host, Flow::Open(Window::event(whole)), |choice| choice.options[0]).unwrap();
    let total = |context| number(&toy.program, &host, &context, Query::new(targets::Total), 10);
    assert_eq!(total(attack.qualified(0, nouns::ELIMINATION)), 16);
    assert_eq!(total(attack.qualified(0, nouns::CAPTURE)), 10);
    assert_eq!(total(attack), 10);
}

#[test]
fn a_change_for_several_nouns_counts_once_for_any_of_them() {
    let both = "on roll: +2 to each strength or magic die.";
    let toy = Toy::new(&[both, "on roll: +1 to each magic die."]).unwrap();
    let host = table(&toy, &[]);
    let context = host.battle(hooks::Roll, Thing(0));
    let value = |colours: &[NounId]| {
        number(&toy.program, &host, &context, Query::new(targets::EachDie).of(colours), 3)
    };
    assert_eq!(value(&[nouns::STRENGTH, nouns::MAGIC]), 6);
    assert_eq!(value(&[nouns::STRENGTH]), 5);
    assert_eq!(value(&[]), 3);
}

#[test]
fn a_number_window_without_a_scope_is_a_fault() {
    let fault = try_event(hooks::Roll, &["on roll: may +2 to total."], &[], &[]).err().unwrap();
    assert_eq!(fault.kind, crate::fault::FaultKind::Scope);
}

#[test]
fn a_number_that_counts_itself_ends() {
    let toy = Toy::new(&["on attack size: +1 to attack dice for each attack size."]).unwrap();
    let host = table(&toy, &[]);
    let context = host.battle(hooks::AttackSize, Thing(0));
    let value = number(&toy.program, &host, &context, Query::new(targets::AttackDice), 1);
    assert_eq!(value, 10, "one more on each level");
}

#[test]
fn reach_is_the_host_s() {
    let toy = Toy::new(&["on roll: +1 to total."]).unwrap();
    let mut host = table(&toy, &[]);
    host.state.listeners = ListenerIndex::new(&toy.program);
    let to = Attachment { source: Thing(7), owner: Player(1), rank: 0, reach: Reach(1) };
    host.state.listeners.attach(&toy.program, to, toy.codes[0]);
    let context = host.battle(hooks::Roll, Thing(0));
    let query = Query::new(targets::Total);
    assert_eq!(number(&toy.program, &host, &context, query, 0), 0);
    assert_eq!(number(&toy.program, &host, &context.of(Player(1)), query, 0), 1);
}

#[test]
fn no_beats_yes_demands_are_greatest_and_a_waiver_beats_them() {
    let takes = |texts: &[&str]| {
        let toy = Toy::new(texts).unwrap();
        let host = table(&toy, &[]);
        let context = host.battle(hooks::CaptureCheck, Thing(0));
        ask(&toy.program, &host, &context, Question::Traps).takes(1)
    };
    assert_eq!(takes(&[]), 1);
    assert_eq!(takes(&["on capture check: require 2 traps.", "on capture check: require 3 traps."]), 3);
    assert_eq!(takes(&["on capture check: require 2 traps.", "on capture check: waive traps."]), 0);
    assert_eq!(takes(&["on capture check, when round is 1: require 2 traps."]), 1);
    let toy = Toy::new(&["in battle: forbid potion."]).unwrap();
    let host = table(&toy, &[]);
    let context = host.battle(hooks::InBattle, Thing(0));
    let may = |noun| ask(&toy.program, &host, &context, Question::Token(noun)).allows(true);
    assert!(!may(nouns::POTION));
    assert!(may(nouns::VENOM));
}

#[test]
fn the_listener_index_is_the_same_in_any_order() {
    let toy = Toy::new(&["on roll: +1 to total.", "on reveal: tick.", "on roll: total is 3."]).unwrap();
    let to = |card: u32| Attachment { source: Thing(card), owner: Player(0), rank: 0, reach: Reach(0) };
    let attached = |order: &[u32]| {
        let mut listeners = ListenerIndex::new(&toy.program);
        for card in order {
            listeners.attach(&toy.program, to(*card), toy.codes[*card as usize]);
        }
        listeners
    };
    assert_eq!(attached(&[0, 1, 2]), attached(&[2, 0, 1]));
    let mut less = attached(&[2, 1, 0]);
    less.detach(&toy.program, Thing(1));
    assert_eq!(less, attached(&[0, 2]));
    less.detach(&toy.program, Thing(1));
    assert_eq!(less, attached(&[0, 2]));
}

#[test]
fn conditions_of_all_forms_follow_the_table() {
    let texts = [
        "on roll, when monster is jungle: +1 to total.",
        "on roll, when monster is jungle or air: +2 to total.",
        "on roll, unless monster is jungle or air: +4 to total.",
        "on roll, unless monster is air: +8 to total.",
        "on roll, when round is 1 or 3: +16 to total.",
        "on roll, when round is at least 2: +32 to total.",
        "on roll, when round is at most 2: +64 to total.",
        "on roll, unless round is 3: +128 to total.",
        "on roll, when self is wounded: +256 to total.",
        "on roll, when fighter is wounded: +512 to total.",
        "on roll, unless fighter is wounded: +1024 to total.",
        "on roll, when wounds of fighter is at least 2: +2048 to total.",
        "on roll: +4096 to total for each round.",
        "on roll, when monster is jungle and round is 2: +8192 to total.",
    ];
    let toy = Toy::new(&texts).unwrap();
    let mut host = table(&toy, &[]);
    let mut seen = std::collections::BTreeSet::new();
    for affinity in [nouns::JUNGLE, nouns::AIR, nouns::FAME] {
        for (round, wounds) in [(1, 0), (2, 1), (3, 2), (4, 0)] {
            (host.state.affinity, host.state.round) = (affinity, round);
            host.state.cards[0].wounds = wounds;
            let context = host.battle(hooks::Roll, Thing(0));
            seen.insert(number(&toy.program, &host, &context, Query::new(targets::Total), 0));
        }
    }
    assert_eq!(seen.len(), 12, "every state has its own total");
}

#[test]
fn nobody_listens_at_a_hook_that_there_is_not() {
    let toy = Toy::new(&["on roll: +1 to each magic die.", "on attack size: +1 to attack dice."]).unwrap();
    let host = table(&toy, &[0, 0]);
    // Numbers have channels behind those of the hooks; no hook is mistaken for one of them.
    for hook in (0..toy.program.channel_count().into()).map(HookId) {
        let known = toy.program.hook_kind(hook).is_some();
        let heard = host.state.listeners.is_heard(&toy.program, hook);
        assert!(known || !heard, "{hook:?}");
        assert_eq!(toy.program.hook_of(toy.program.channel(hook)).is_some(), known, "{hook:?}");
    }
}
