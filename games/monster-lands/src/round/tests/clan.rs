//! Leaders, wages and deserters.

use crate::ask::Ask;
use crate::state::Pile;
use crate::step::Step;
use crate::thing::{CardId, Item};
use crate::trial::Trial;
use provost_interpreter::choice::{Choice, ChoiceKind, ChoiceOption};

const LEADER: Step = Step::Leader { seat: 0 };
const WAGES: Step = Step::Wages { seat: 0, stage: 0, card: CardId::NONE, item: CardId::NONE };

fn things(choice: &Choice) -> Vec<CardId> {
    let card = |option: &ChoiceOption| {
        let ChoiceOption::Thing(thing) = option else { return None };
        let Some(Item::Card(card)) = Item::of(*thing) else { return None };
        Some(card)
    };
    choice.options.iter().filter_map(card).collect()
}

fn is(choice: &Choice, ask: Ask) -> bool {
    choice.kind == ChoiceKind::Game(ask.number())
}

/// EX-04 (ML-052, ML-051).
#[test]
fn lost_glory_leaves_reputation_alone() {
    let mut trial = Trial::new(2, &[], 1);
    for id in ["vaidala", "fandor", "nimra"] {
        trial.hire(0, id);
    }
    trial.set(0, 7, 18);
    assert_eq!(trial.table.state.seat(0).reputation, 17);
    trial.table.change_glory(0, -2);
    assert_eq!((trial.table.glory(0), trial.table.state.seat(0).reputation), (16, 17));
    assert_eq!(trial.table.excess_glory(0), 0);
    trial.table.change_glory(0, -99);
    assert_eq!(trial.table.glory(0), 0, "R-47");
}

#[test]
fn wages_rise_with_glory() {
    for (glory, due) in [(0, 2), (10, 2), (11, 4), (20, 4), (21, 6), (40, 6)] {
        let mut trial = Trial::new(2, &[], 1);
        trial.hire(0, "novice");
        trial.set(0, 20, glory);
        assert!(trial.run(WAGES).is_none());
        assert_eq!(trial.table.gold(0), 20 - due, "glory {glory}");
        assert_eq!(trial.table.state.seat(0).members.len(), 3);
    }
}

#[test]
fn who_has_settled_is_not_paid_and_does_not_desert() {
    let mut trial = Trial::new(2, &[], 1);
    let settler = trial.hire(0, "vaidala");
    let land = trial.conquer(0, "ghadik");
    trial.table.settle(land, settler);
    trial.set(0, 0, 5);
    let korgo = trial.card("korgo");
    assert!(trial.run(WAGES).is_none());
    assert!(!trial.table.state.seat(0).members.contains(korgo), "R-50: one, and not the settler");
    assert_eq!(trial.table.state.seat(0).members.len(), 2);
    trial.table.check_at_rest().unwrap();
}

/// ML-337, R-50, R-77.
#[test]
fn exactly_one_of_greatest_reputation_deserts() {
    let mut trial = Trial::new(2, &[], 1);
    let vaidala = trial.hire(0, "vaidala");
    trial.hire(0, "nimra");
    trial.hire(0, "novice");
    trial.set(0, 1, 25);
    assert!(trial.run(WAGES).is_none());
    assert_eq!(trial.table.gold(0), 0, "all there is");
    let clan = trial.table.state.seat(0);
    assert_eq!((clan.members.len(), clan.reputation), (4, 6));
    assert_eq!(trial.table.state.piles.cards(Pile::MercenaryDiscard), [vaidala]);
    trial.table.check_at_rest().unwrap();
}

#[test]
fn cost_decides_between_equal_reputations_and_then_the_owner() {
    // Reputation 4 for 9 gold, and twice for 8.
    let mut trial = Trial::new(2, &[], 1);
    let guster = trial.hire(0, "guster");
    let (wormee, taroa) = (trial.hire(0, "wormee"), trial.hire(0, "taroa"));
    trial.set(0, 0, 5);
    assert!(trial.run(WAGES).is_none());
    assert!(!trial.table.state.seat(0).members.contains(guster));
    let choice = trial.run(WAGES).unwrap();
    assert!(is(&choice, Ask::Desert));
    assert_eq!(things(&choice), [wormee, taroa]);
    assert!(trial.pick(taroa).is_none());
    assert!(!trial.table.state.seat(0).members.contains(taroa));
}

#[test]
fn a_deserter_leaves_its_equipment_to_others() {
    let mut trial = Trial::new(2, &[], 1);
    let (leader, korgo) = (trial.card("purkas"), trial.card("korgo"));
    let vaidala = trial.hire(0, "vaidala");
    let [spell, attire, weapon] = ["mortis", "noxx", "pugnor"].map(|id| trial.fetch(trial.card(id)));
    for item in [spell, attire, weapon] {
        trial.table.equip(item, vaidala);
    }
    let other = trial.fetch(trial.card("slham"));
    trial.table.equip(other, leader);
    trial.set(0, 0, 5);
    let choice = trial.run(WAGES).unwrap();
    assert!(is(&choice, Ask::HandOn));
    assert_eq!(things(&choice), [spell, attire, weapon]);
    assert!(choice.options.contains(&ChoiceOption::Stop));
    let choice = trial.pick(attire).unwrap();
    assert!(is(&choice, Ask::EquipWhom));
    assert_eq!(things(&choice), [leader, korgo], "what the leader wears already could make room");
    let choice = trial.pick(korgo).unwrap();
    assert_eq!(things(&choice), [spell, weapon]);
    let choice = trial.pick(weapon).unwrap();
    assert_eq!(things(&choice), [leader, korgo]);
    // The last one needs no naming.
    let choice = trial.answer(ChoiceOption::Stop).unwrap();
    assert!(is(&choice, Ask::EquipWhom));
    assert!(trial.pick(leader).is_none());
    assert_eq!(trial.table.bears(korgo, trial.table.content.equipment(attire).ty), Some(attire));
    assert_eq!(trial.table.bears(leader, trial.table.content.equipment(spell).ty), Some(spell));
    assert_eq!(trial.table.state.piles.cards(Pile::EquipmentDiscard), [weapon]);
    trial.table.check_at_rest().unwrap();
}

/// a limit falls with the one who raised it.
#[test]
fn a_deserter_takes_its_room_for_traps_along() {
    let mut trial = Trial::new(2, &[], 1);
    trial.hire(0, "dalina");
    for _ in 0..7 {
        trial.table.draw_trap(0, false);
    }
    trial.table.check_at_rest().unwrap();
    trial.set(0, 0, 5);
    let dalina = trial.card("dalina");
    let mut table = trial.table.clone();
    table.leave(dalina);
    assert!(table.check_at_rest().unwrap_err().contains("can be kept"));
    assert_eq!(table.settled(), crate::table::Way::Call(Step::Overflow { seat: 0 }));
}

/// ML-335.
#[test]
fn the_greatest_reputation_leads_then_the_greatest_cost() {
    let mut trial = Trial::new(2, &[], 1);
    trial.table.leave(trial.card("purkas"));
    trial.hire(0, "taroa");
    let guster = trial.hire(0, "guster");
    assert!(trial.run(LEADER).is_none());
    assert_eq!(trial.table.leader(0), Some(guster));
}

#[test]
fn the_owner_chooses_between_equals() {
    let mut trial = Trial::new(2, &[], 1);
    trial.table.leave(trial.card("purkas"));
    let (wormee, taroa) = (trial.hire(0, "wormee"), trial.hire(0, "taroa"));
    let choice = trial.run(LEADER).unwrap();
    assert!(is(&choice, Ask::Leader));
    assert_eq!(things(&choice), [wormee, taroa]);
    assert!(trial.pick(wormee).is_none());
    assert_eq!(trial.table.leader(0), Some(wormee));
}

#[test]
fn novices_lead_and_two_alike_are_no_question() {
    let mut trial = Trial::new(2, &[], 1);
    for id in ["purkas", "korgo"] {
        trial.table.leave(trial.card(id));
    }
    let first = trial.hire(0, "novice");
    let second = trial.hire(0, "novice");
    let equipped = trial.hire(0, "novice");
    let item = trial.fetch(trial.card("noxx"));
    trial.table.equip(item, equipped);
    let choice = trial.run(LEADER).unwrap();
    assert_eq!(things(&choice), [first, equipped], "one of the two that have nothing");
    assert!(trial.pick(first).is_none());
    assert!(!trial.table.state.card(second).leads);
}

#[test]
fn settlers_lead_only_if_there_is_nobody_else_and_leave_their_land() {
    let mut trial = Trial::new(2, &[], 1);
    trial.table.leave(trial.card("purkas"));
    let settler = trial.hire(0, "vaidala");
    let land = trial.conquer(0, "ghadik");
    trial.table.settle(land, settler);
    let mut alone = trial.clone();
    assert!(trial.run(LEADER).is_none());
    assert_eq!(trial.table.leader(0), Some(trial.card("korgo")));
    assert_eq!(trial.table.state.card(land).link, settler);
    alone.table.leave(alone.card("korgo"));
    assert!(alone.run(LEADER).is_none());
    assert_eq!(alone.table.leader(0), Some(settler));
    assert!(!alone.table.state.card(land).link.is_some());
    assert!(alone.table.can_settle(land, settler), "R-75, R-76: the leader may settle it again");
    alone.table.check_at_rest().unwrap();
}
