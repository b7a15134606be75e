//! Leaders, wages and deserters.

use crate::ask::Ask;
use crate::state::Pile;
use crate::step::Step;
use crate::test_table::TestTable;
use crate::thing::{CardId, Item};
use provost_interpreter::choice::{Choice, ChoiceKind, ChoiceOption};

const LEADER: Step = Step::Leader { seat: 0 };
const WAGES: Step = Step::wages(0);

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
    let mut test = TestTable::new(2, &[], 1);
    for id in ["vaidala", "fandor", "nimra"] {
        test.hire(0, id);
    }
    test.set(0, 7, 18);
    assert_eq!(test.table.state.seat(0).reputation, 17);
    test.table.change_glory(0, -2);
    assert_eq!((test.table.glory(0), test.table.state.seat(0).reputation), (16, 17));
    assert_eq!(test.table.excess_glory(0), 0);
    test.table.change_glory(0, -99);
    assert_eq!(test.table.glory(0), 0, "R-47");
}

#[test]
fn wages_rise_with_glory() {
    for (glory, due) in [(0, 2), (10, 2), (11, 4), (20, 4), (21, 6), (40, 6)] {
        let mut test = TestTable::new(2, &[], 1);
        test.hire(0, "novice");
        test.set(0, 20, glory);
        assert!(test.run(WAGES).is_none());
        assert_eq!(test.table.gold(0), 20 - due, "glory {glory}");
        assert_eq!(test.table.state.seat(0).members.len(), 3);
    }
}

#[test]
fn who_has_settled_is_not_paid_and_does_not_desert() {
    let mut test = TestTable::new(2, &[], 1);
    let settler = test.hire(0, "vaidala");
    let land = test.conquer(0, "ghadik");
    test.table.settle(land, settler);
    test.set(0, 0, 5);
    let korgo = test.card("korgo");
    assert!(test.run(WAGES).is_none());
    assert!(!test.table.state.seat(0).members.contains(korgo), "R-50: one, and not the settler");
    assert_eq!(test.table.state.seat(0).members.len(), 2);
    test.table.check_at_rest().unwrap();
}

/// ML-337, R-50, R-77.
#[test]
fn exactly_one_of_greatest_reputation_deserts() {
    let mut test = TestTable::new(2, &[], 1);
    let vaidala = test.hire(0, "vaidala");
    test.hire(0, "nimra");
    test.hire(0, "novice");
    test.set(0, 1, 25);
    assert!(test.run(WAGES).is_none());
    assert_eq!(test.table.gold(0), 0, "all there is");
    let clan = test.table.state.seat(0);
    assert_eq!((clan.members.len(), clan.reputation), (4, 6));
    assert_eq!(test.table.state.piles.cards(Pile::MercenaryDiscard), [vaidala]);
    test.table.check_at_rest().unwrap();
}

#[test]
fn cost_decides_between_equal_reputations_and_then_the_owner() {
    // Reputation 4 for 9 gold, and twice for 8.
    let mut test = TestTable::new(2, &[], 1);
    let guster = test.hire(0, "guster");
    let (wormee, taroa) = (test.hire(0, "wormee"), test.hire(0, "taroa"));
    test.set(0, 0, 5);
    assert!(test.run(WAGES).is_none());
    assert!(!test.table.state.seat(0).members.contains(guster));
    let choice = test.run(WAGES).unwrap();
    assert!(is(&choice, Ask::Desert));
    assert_eq!(things(&choice), [wormee, taroa]);
    assert!(test.pick(taroa).is_none());
    assert!(!test.table.state.seat(0).members.contains(taroa));
}

#[test]
fn a_deserter_leaves_its_equipment_to_others() {
    let mut test = TestTable::new(2, &[], 1);
    let (leader, korgo) = (test.card("purkas"), test.card("korgo"));
    let vaidala = test.hire(0, "vaidala");
    let [spell, attire, weapon] = ["mortis", "noxx", "pugnor"].map(|id| test.fetch(test.card(id)));
    for item in [spell, attire, weapon] {
        test.table.equip(item, vaidala);
    }
    let other = test.fetch(test.card("slham"));
    test.table.equip(other, leader);
    test.set(0, 0, 5);
    let choice = test.run(WAGES).unwrap();
    assert!(is(&choice, Ask::HandOn));
    assert_eq!(things(&choice), [spell, attire, weapon]);
    assert!(choice.options.contains(&ChoiceOption::Stop));
    let choice = test.pick(attire).unwrap();
    assert!(is(&choice, Ask::EquipWhom));
    assert_eq!(things(&choice), [leader, korgo], "what the leader wears already could make room");
    let choice = test.pick(korgo).unwrap();
    assert_eq!(things(&choice), [spell, weapon]);
    let choice = test.pick(weapon).unwrap();
    assert_eq!(things(&choice), [leader, korgo]);
    // The last one needs no naming.
    let choice = test.answer(ChoiceOption::Stop).unwrap();
    assert!(is(&choice, Ask::EquipWhom));
    assert!(test.pick(leader).is_none());
    assert_eq!(test.table.bears(korgo, test.table.content.equipment(attire).ty), Some(attire));
    assert_eq!(test.table.bears(leader, test.table.content.equipment(spell).ty), Some(spell));
    assert_eq!(test.table.state.piles.cards(Pile::EquipmentDiscard), [weapon]);
    test.table.check_at_rest().unwrap();
}

/// a limit falls with the one who raised it.
#[test]
fn a_deserter_takes_its_room_for_traps_along() {
    let mut test = TestTable::new(2, &[], 1);
    test.hire(0, "dalina");
    for _ in 0..7 {
        test.table.draw_trap(0, false);
    }
    test.table.check_at_rest().unwrap();
    test.set(0, 0, 5);
    let dalina = test.card("dalina");
    let mut table = test.table.clone();
    table.leave(dalina);
    assert!(table.check_at_rest().unwrap_err().contains("can be kept"));
    assert_eq!(table.settled(), crate::table::Flow::Call(Step::Overflow { seat: 0 }));
}

/// ML-335.
#[test]
fn the_greatest_reputation_leads_then_the_greatest_cost() {
    let mut test = TestTable::new(2, &[], 1);
    test.table.leave(test.card("purkas"));
    test.hire(0, "taroa");
    let guster = test.hire(0, "guster");
    assert!(test.run(LEADER).is_none());
    assert_eq!(test.table.leader(0), Some(guster));
}

#[test]
fn the_owner_chooses_between_equals() {
    let mut test = TestTable::new(2, &[], 1);
    test.table.leave(test.card("purkas"));
    let (wormee, taroa) = (test.hire(0, "wormee"), test.hire(0, "taroa"));
    let choice = test.run(LEADER).unwrap();
    assert!(is(&choice, Ask::Leader));
    assert_eq!(things(&choice), [wormee, taroa]);
    assert!(test.pick(wormee).is_none());
    assert_eq!(test.table.leader(0), Some(wormee));
}

#[test]
fn novices_lead_and_two_alike_are_no_question() {
    let mut test = TestTable::new(2, &[], 1);
    for id in ["purkas", "korgo"] {
        test.table.leave(test.card(id));
    }
    let first = test.hire(0, "novice");
    let second = test.hire(0, "novice");
    let equipped = test.hire(0, "novice");
    let item = test.fetch(test.card("noxx"));
    test.table.equip(item, equipped);
    let choice = test.run(LEADER).unwrap();
    assert_eq!(things(&choice), [first, equipped], "one of the two that have nothing");
    assert!(test.pick(first).is_none());
    assert!(!test.table.state.card(second).leads);
}

#[test]
fn settlers_lead_only_if_there_is_nobody_else_and_leave_their_land() {
    let mut test = TestTable::new(2, &[], 1);
    test.table.leave(test.card("purkas"));
    let settler = test.hire(0, "vaidala");
    let land = test.conquer(0, "ghadik");
    test.table.settle(land, settler);
    let mut alone = test.clone();
    assert!(test.run(LEADER).is_none());
    assert_eq!(test.table.leader(0), Some(test.card("korgo")));
    assert_eq!(test.table.state.card(land).link, settler);
    alone.table.leave(alone.card("korgo"));
    assert!(alone.run(LEADER).is_none());
    assert_eq!(alone.table.leader(0), Some(settler));
    assert!(!alone.table.state.card(land).link.is_some());
    assert!(alone.table.can_settle(land, settler), "R-75, R-76: the leader may settle it again");
    alone.table.check_at_rest().unwrap();
}
