//! Event windows, offers, costs, limits, grants, faults.

use super::*;
use crate::choice::ChoiceKind;
use crate::fault::FaultKind;
use crate::hook::Thing;
use crate::listeners::{Attachment, Reach};
use crate::machine::{Budget, Machine, Outcome, could_use, offers};
use crate::testing::game::{durations, limits, roles};
use crate::testing::host::{Step, player_thing};
use crate::testing::nouns;
use crate::trace::Reason;

#[test]
fn a_compulsory_ability_just_happens() {
    let played = reveal(&["on reveal: gain 1 magic die and 2 gold."], &[]);
    assert_eq!(played.asked, []);
    assert_eq!(played.stock(0, nouns::MAGIC), 4);
    assert_eq!(played.stock(0, nouns::GOLD), 7);
}

#[test]
fn steps_happen_in_order() {
    let played = reveal(&["on reveal: gain 1 gold then discard self then raise fame by 2."], &[]);
    assert_eq!((played.stock(0, nouns::GOLD), played.stock(0, nouns::FAME)), (6, 2));
    assert!(!played.host.state.cards[0].here);
    assert!(played.host.state.listeners.is_empty());
}

#[test]
fn an_optional_ability_is_asked_and_can_be_declined() {
    let played = reveal(&["on reveal: may gain 1 gold."], &[1]);
    assert_eq!(played.kinds(), [ChoiceKind::Use(hooks::Reveal)]);
    assert_eq!(played.asked[0].1, ChoiceOption::Done);
    assert_eq!(played.stock(0, nouns::GOLD), 5);
    let played = reveal(&["on reveal: may gain 1 gold."], &[0]);
    assert_eq!(played.stock(0, nouns::GOLD), 6);
    assert_eq!(played.asked.len(), 1, "without limit and cost it can be used once");
}

#[test]
fn an_optional_ability_with_a_limit_can_be_used_that_often() {
    let text = "on reveal, 2 times per round: may gain 1 gold.";
    assert_eq!(reveal(&[text], &[0, 0]).stock(0, nouns::GOLD), 7);
    assert_eq!(reveal(&[text], &[0, 0]).asked.len(), 2);
    assert_eq!(reveal(&[text], &[0, 1]).stock(0, nouns::GOLD), 6);
}

#[test]
fn an_optional_ability_with_a_cost_can_be_used_as_long_as_it_can_be_paid() {
    let played = reveal(&["on reveal, may pay 2 gold: gain 1 magic die."], &[]);
    assert_eq!((played.stock(0, nouns::GOLD), played.stock(0, nouns::MAGIC)), (1, 5));
    assert_eq!(played.asked.len(), 2);
}

#[test]
fn a_compulsory_cost_that_cannot_be_paid_stops_the_ability() {
    let played = reveal(&["on reveal, pay 9 gold: gain 1 magic die."], &[]);
    assert_eq!(played.stock(0, nouns::MAGIC), 3);
    assert_eq!(played.whats(), [NoteKind::Silent(Reason::Cost)]);
}

#[test]
fn compulsory_abilities_follow_turn_order_then_rank() {
    let texts = ["on reveal: tick then gain 1 gold.", "on reveal: gain 1 gold.", "on reveal: gain 1 gold."];
    let toy = Toy::new(&texts).unwrap();
    let mut host = table(&toy, &[0, 2, 1]);
    host.state.active = Player(1);
    let context = Context::new(hooks::Reveal, Player(1));
    play(&toy, &mut host, Flow::Open(Window::event(context)), |choice| choice.options[0]).unwrap();
    let notes = host.trace.unwrap().take();
    let fired = notes.iter().filter(|note| note.what == NoteKind::Fired).map(|note| note.actor.0);
    assert_eq!(fired.collect::<Vec<_>>(), [1, 2, 0]);
}

#[test]
fn players_are_asked_in_turn_order_and_choose_their_own_order() {
    let texts = ["on reveal: may gain 1 gold.", "on reveal: may gain 2 gold.", "on reveal: may gain 3 gold."];
    let played = event(hooks::Reveal, &texts, &[1, 0, 0], &[1, 0]);
    let players = played.asked.iter().map(|(choice, _)| choice.player.0).collect::<Vec<_>>();
    assert_eq!(players, [0, 0, 1]);
    let fired = played.whats().into_iter().filter(|what| *what == NoteKind::Fired).count();
    assert_eq!(fired, 3);
}

#[test]
fn one_whose_source_has_left_is_left_out() {
    let texts = ["on reveal: deal 3 hits to each card here.", "on reveal: gain 1 gold."];
    let played = reveal(&texts, &[]);
    assert_eq!(played.stock(0, nouns::GOLD), 5);
    assert!(played.whats().contains(&NoteKind::Silent(Reason::Left)));
}

#[test]
fn conditions_are_short_circuited_and_the_first_failure_is_named() {
    let text = "on reveal, when round is at least 2 and stock of venom is at least 5 and self is wounded: gain 1 gold.";
    let played = reveal(&[text], &[]);
    assert_eq!(played.stock(0, nouns::GOLD), 5);
    let notes = played.host.trace.as_ref().unwrap().take();
    let note = notes[0];
    assert_eq!(note.what, NoteKind::Silent(Reason::Condition));
    assert_eq!(text.get(note.span.start..note.span.end).unwrap(), "stock of venom is at least 5");
    assert_eq!(note.entry, played.toy.program.ability(note.ability).unwrap().entry);
}

#[test]
fn any_and_unless_work() {
    let gold = |text: &str| reveal(&[text], &[]).stock(0, nouns::GOLD);
    assert_eq!(gold("on reveal, when round is 1 or 2 or 4: gain 1 gold."), 6);
    assert_eq!(gold("on reveal, when (round is 4) or (stock of potion is at least 1): gain 1 gold."), 6);
    assert_eq!(gold("on reveal, when (round is 4) or (stock of potion is at least 2): gain 1 gold."), 5);
    assert_eq!(gold("on reveal, unless self is wounded: gain 1 gold."), 6);
    assert_eq!(gold("on reveal, unless round is at most 2: gain 1 gold."), 5);
    assert_eq!(gold("on reveal, when wounds of each card here is at least 1: gain 1 gold."), 5);
}

#[test]
fn for_each_multiplies_amounts_and_numbers_and_repeats_the_rest() {
    let texts = [
        "on reveal: gain 2 gold for each round then raise fame by 3 for each round then tick for each round.",
    ];
    let played = reveal(&texts, &[]);
    assert_eq!((played.stock(0, nouns::GOLD), played.stock(0, nouns::FAME)), (9, 6));
    assert_eq!(played.host.state.ticks, 2);
    let did = played.whats().iter().filter(|what| matches!(what, NoteKind::Did(_))).count();
    assert_eq!(did, 4, "one gain, one raise, two ticks");
}

#[test]
fn each_is_done_for_everyone_in_order_and_nested_things_follow() {
    let texts = ["on reveal: award 1 glory to owner of each card here.", "in battle: forbid potion."];
    let played = event(hooks::Reveal, &texts, &[0, 1], &[]);
    let glory = played.host.state.seats.map(|seat| seat.glory);
    assert_eq!(glory, [1, 1, 0]);
}

#[test]
fn the_set_of_an_each_is_fixed_and_the_dead_are_passed_over() {
    let texts = ["on reveal: deal 2 hits to each card here.", "after wound: deal 1 hit to each card here."];
    let played = reveal(&texts, &[]);
    assert!(played.host.state.cards.iter().all(|card| !card.here));
}

#[test]
fn before_can_cancel_and_instead_replaces() {
    let hit = |texts: &[&str], answers: &[usize]| {
        let toy = Toy::new(texts).unwrap();
        let mut host = table(&toy, &[]);
        let wound = Step::Wound { victim: Thing(0), hits: 2, outer: 0, stage: 0 };
        let mut answers = answers.iter();
        play(&toy, &mut host, Flow::Call(wound), |choice| choice.options[*answers.next().unwrap()]).unwrap();
        host.state
    };
    assert_eq!(hit(&["on reveal: tick."], &[]).cards[0].wounds, 2);
    assert_eq!(hit(&["before wound: may cancel 1 hit."], &[0]).cards[0].wounds, 1);
    let state = hit(&["instead of wound: lose 1 glory.", "instead of wound: lose 5 glory."], &[]);
    assert_eq!((state.cards[0].wounds, state.seats[0].glory), (0, -1), "one replaces, once");
    let state = hit(&["instead of wound: may lose 1 glory."], &[1]);
    assert_eq!((state.cards[0].wounds, state.seats[0].glory), (2, 0));
    let state = hit(&["after wound, when victim is wounded: lose 3 glory."], &[]);
    assert_eq!(state.seats[0].glory, -3);
}

#[test]
fn granted_abilities_last_until_their_duration_ends() {
    let text = "on reveal, until end of round: { after gain of potion: gain 1 gold. }";
    let toy = Toy::new(&[text]).unwrap();
    let mut host = table(&toy, &[]);
    let open = |hook| Flow::Open(Window::event(Context::new(hook, Player(0)).qualified(0, nouns::POTION)));
    let gain = |host: &mut ToyHost, hook| {
        play(&toy, host, open(hook), |choice| choice.options[0]).unwrap();
        host.state.seats[0].stock[nouns::GOLD.index()]
    };
    assert_eq!(gain(&mut host, hooks::AfterGain), 5);
    gain(&mut host, hooks::Reveal);
    host.state.listeners.detach(&toy.program, Thing(0));
    assert_eq!(gain(&mut host, hooks::AfterGain), 6, "the source has left, the grant goes on");
    host.state.listeners.expire(&toy.program, durations::EndOfBattle);
    assert_eq!(gain(&mut host, hooks::AfterGain), 7);
    host.state.listeners.expire(&toy.program, durations::EndOfRound);
    assert_eq!(gain(&mut host, hooks::AfterGain), 7);
    assert!(host.state.listeners.is_empty());
}

#[test]
fn qualifiers_guard_events() {
    let texts = ["after gain of venom: gain 1 gold.", "on reveal: gain 1 potion or venom."];
    assert_eq!(reveal(&texts, &[0]).stock(0, nouns::GOLD), 5);
    assert_eq!(reveal(&texts, &[1]).stock(0, nouns::GOLD), 6);
}

#[test]
fn offers_list_what_can_be_paid_and_done_now() {
    let texts = [
        "free, once per round, pay 1 gold: gain 1 magic die.",
        "free, pay 9 gold: gain 1 magic die.",
        "free: heal a wounded card.",
        "free, when round is 4: gain 1 gold.",
        "free: gain 1 gold.",
    ];
    let toy = Toy::new(&texts).unwrap();
    let mut host = table(&toy, &[0, 0, 0, 0, 1]);
    let context = Context::new(hooks::Free, Player(0));
    let mut list = Vec::new();
    offers(&toy.program, &host, &context, Player(0), &mut list);
    assert_eq!(list.iter().map(|offer| offer.source).collect::<Vec<_>>(), [Thing(0)]);
    let listeners = host.state.listeners.at(toy.program.channel(hooks::Free)).iter();
    let could = listeners.filter(|listener| could_use(&toy.program, &host, &context, listener));
    let could: Vec<_> = could.map(|listener| listener.source).collect();
    assert_eq!(could, [Thing(0), Thing(2)], "a healer could heal even where no card is wounded");
    let offer = list[0];
    play(&toy, &mut host, Flow::Use(offer, context), |choice| choice.options[0]).unwrap();
    assert_eq!(host.state.seats[0].stock[nouns::MAGIC.index()], 4);
    offers(&toy.program, &host, &context, Player(0), &mut list);
    assert!(list.is_empty(), "once per round");
    host.state.uses.reset(limits::OncePerRound);
    offers(&toy.program, &host, &context, Player(0), &mut list);
    assert_eq!(list, [offer]);
}

#[test]
fn a_source_without_owner_acts_for_the_player_of_the_moment() {
    let toy = Toy::new(&["on reveal: gain 1 gold."]).unwrap();
    let mut host = table(&toy, &[]);
    host.state.listeners.detach(&toy.program, Thing(0));
    let to = Attachment { source: player_thing(Player(2)), owner: Player::NONE, rank: 0, reach: Reach(0) };
    host.state.listeners.attach(&toy.program, to, toy.codes[0]);
    let context = Context::new(hooks::Reveal, Player(2));
    play(&toy, &mut host, Flow::Open(Window::event(context)), |choice| choice.options[0]).unwrap();
    assert_eq!(host.state.seats[2].stock[nouns::GOLD.index()], 6);
}

#[test]
fn a_loop_of_triggers_is_a_fault_that_names_the_ability() {
    let texts = ["on reveal: gain 1 potion.", "after gain of potion: gain 1 potion."];
    let fault = try_event(hooks::Reveal, &texts, &[], &[]).err().unwrap();
    assert_eq!(fault.kind, FaultKind::Depth);
    let place = fault.place.unwrap();
    assert_eq!(
        texts[1].get(place.span.start..place.span.end).unwrap(),
        "after gain of potion: gain 1 potion"
    );
}

#[test]
fn too_many_steps_are_a_fault() {
    let toy = Toy::new(&["on reveal: tick for each round."]).unwrap();
    let mut host = table(&toy, &[]);
    let mut machine = Machine::new();
    let window = Window::event(Context::new(hooks::Reveal, Player(0)));
    machine.begin(&toy.program, &host, Flow::Open(window)).unwrap();
    let fault = machine.run_within(&toy.program, &mut host, Budget { steps: 4, depth: 9 }).unwrap_err();
    assert_eq!(fault.kind, FaultKind::Steps);
    machine.abandon();
    assert_eq!(machine.run(&toy.program, &mut host), Ok(Outcome::Done));
}

#[test]
fn an_illegal_answer_changes_nothing() {
    let toy = Toy::new(&["on reveal: may gain 1 gold."]).unwrap();
    let mut host = table(&toy, &[]);
    let mut machine = Machine::<Step>::new();
    let window = Window::event(Context::new(hooks::Reveal, Player(0)));
    machine.begin(&toy.program, &host, Flow::Open(window)).unwrap();
    machine.run(&toy.program, &mut host).unwrap();
    let before = machine.clone();
    assert!(machine.answer(ChoiceOption::Again).is_err());
    assert_eq!(machine, before);
    assert_eq!(machine.choice().unwrap().options.len(), 2);
    machine.answer(ChoiceOption::Done).unwrap();
    assert!(machine.answer(ChoiceOption::Done).is_err());
}

#[test]
fn a_whole_battle_runs_through_all_its_windows() {
    let texts = [
        "before attack: gain 1 gold.",
        "on attack size: +1 to attack dice.",
        "before wound, once per round: may cancel 1 hit.",
        "on roll for attack: +1 to each magic die.",
        "on roll for attack, may discard self: +9 to total.",
        "on elimination: gain 2 potions.",
    ];
    let toy = Toy::new(&texts).unwrap();
    let mut host = table(&toy, &[]);
    let battle = Step::Battle { fighter: Thing(0), stage: 0, scope: 0 };
    let asked = play(&toy, &mut host, Flow::Call(battle), |choice| choice.options[0]).unwrap();
    assert_eq!(asked.len(), 2);
    let state = &host.state;
    assert_eq!(state.totals, [22, 22]);
    assert_eq!(state.cards[0].wounds, 1);
    assert!(!state.cards[4].here);
    assert_eq!(state.seats[0].stock[nouns::POTION.index()], 3);
    let context = host.battle(hooks::Roll, Thing(0)).with(roles::Victim, Thing(0));
    assert_eq!(context.role(roles::Fighter), Some(Thing(0)));
}

#[test]
fn events_end_the_same_with_a_trace() {
    let texts = [
        "on reveal: gain 1 gold.",
        "on reveal: discard self. on reveal: gain 2 gold.",
        "on reveal: deal 3 hits to self. on reveal: raise fame by 1.",
        "on reveal: gain 1 potion.",
        "on reveal, when round is 4: tick.",
        "on reveal: gain 1 potion or venom.",
        "on reveal: may gain 3 gold.",
        "on reveal, once per round: tick.",
    ];
    let run = |cards: &[&str], owners: &[u8], traced: bool| {
        let toy = Toy::new(cards).unwrap();
        let mut host = toy.table(owners);
        host.trace = traced.then(Trace::default);
        let reveal = Flow::Open(Window::event(Context::new(hooks::Reveal, Player(0))));
        let asked = play(&toy, &mut host, reveal, |choice| choice.options[0]).unwrap();
        (host.state, asked)
    };
    for one in texts {
        for two in texts {
            for three in texts {
                let cards = [one, two, three, "after gain of potion: raise lore by 1."];
                for owners in [[0, 0, 0, 0], [0, 1, 0, 0]] {
                    let traced = run(&cards, &owners, true);
                    assert_eq!(run(&cards, &owners, false), traced, "{cards:?}");
                }
                for few in [&cards[..1], &cards[..2]] {
                    assert_eq!(run(few, &[0, 0], false), run(few, &[0, 0], true), "{few:?}");
                }
            }
        }
    }
}

#[test]
fn a_timing_that_names_a_thing_hears_of_it_alone() {
    let hit = "on reveal: deal 1 hit to self.";
    let gold = |text: &str| reveal(&[hit, text], &[]).stock(0, nouns::GOLD);
    assert_eq!(gold("after wound: gain 1 gold."), 6);
    assert_eq!(gold("after wound of self: gain 1 gold."), 5);
    assert_eq!(gold("after wound of a card of owner: gain 1 gold."), 6);
    assert_eq!(gold("after wound of another card of owner: gain 1 gold."), 6);
    assert_eq!(gold("after wound of a hurt card of owner: gain 1 gold."), 6);
}

#[test]
fn a_name_reaches_beyond_the_reach_of_the_entry() {
    let texts = ["on reveal: deal 1 hit to self.", "after wound of another card: gain 1 gold."];
    let texts = texts.map(|text| text.replace("another card:", "a card of each player:"));
    let texts = texts.iter().map(String::as_str).collect::<Vec<_>>();
    let played = event(hooks::Reveal, &texts, &[0, 1], &[]);
    assert_eq!(played.stock(1, nouns::GOLD), 6);
}

#[test]
fn that_thing_is_the_one_named() {
    let texts = ["on reveal: deal 1 hit to self.", "after wound of another card of owner: heal that card."];
    let played = reveal(&texts, &[]);
    assert_eq!(played.host.state.cards[0].wounds, 0);
}
