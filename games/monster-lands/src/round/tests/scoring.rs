//! Final scoring and ties.

use crate::content::Face;
use crate::registry::hooks::Hook;
use crate::score::Standing;
use crate::test_table::TestTable;
use crate::thing::{CardId, Item};

fn trophy_worth(test: &mut TestTable, points: u8) -> CardId {
    let cards = (0..).map(CardId).zip(&test.table.content.cards);
    let mut worth =
        cards.filter(|(_, card)| matches!(&card.face, Face::Monster(monster) if monster.trophy == points));
    let (card, _) = worth.next().unwrap();
    test.fetch(card)
}

/// EX-15.
#[test]
fn points_come_from_glory_reputation_trophies_and_icons() {
    let mut test = TestTable::new(4, &[], 1);
    // The clan of air: two icons and reputation 1 at the start.
    let seat = 2;
    for id in ["dalina", "fandor", "nimra"] {
        test.hire(seat, id);
    }
    test.conquer(seat, "thaklan");
    test.set(seat, 0, 30);
    let trophy = trophy_worth(&mut test, 1);
    test.table.take_trophy(seat, trophy);
    let loot = test.fetch(test.card("loot-trophies-3"));
    test.table.take_loot(seat, loot);
    let expected = Standing { glory: 30, reputation: 16, trophies: 4, affinities: 6, other: 0, total: 56 };
    assert_eq!(test.table.standing(seat), expected);
    assert_eq!(test.table.victory_points(seat, 0), 56);
    test.hire(seat, "novice");
    assert_eq!(test.table.standing(seat).affinities, 6, "novices have no icon");
}

/// ML-361.
#[test]
fn icons_count_by_a_table() {
    let test = TestTable::new(2, &[], 1);
    let points: Vec<i32> = (0..9).map(|icons| test.table.points_for_icons(icons)).collect();
    assert_eq!(points, [0, 1, 1, 3, 5, 7, 10, 10, 10]);
}

/// EX-22.
#[test]
fn a_trophy_is_sold_whole_or_scored() {
    let mut test = TestTable::new(2, &[], 1);
    test.set(0, 0, 5);
    let trophy = trophy_worth(&mut test, 2);
    test.table.take_trophy(0, trophy);
    assert_eq!(test.table.standing(0).trophies, 2);
    assert!(test.use_ability(Hook::AnyTime, 0, Item::Trophy(trophy)).is_none());
    assert_eq!((test.table.gold(0), test.table.standing(0).trophies), (10, 0));
    test.table.check_at_rest().unwrap();
}

/// EX-23.
#[test]
fn loot_trophies_are_sold_or_scored() {
    let mut test = TestTable::new(2, &[], 1);
    test.set(0, 0, 5);
    let loot = test.fetch(test.card("loot-trophies-3"));
    test.table.take_loot(0, loot);
    assert_eq!(test.table.standing(0).trophies, 3);
    assert!(test.use_ability(Hook::AnyTime, 0, Item::Card(loot)).is_none());
    assert_eq!((test.table.gold(0), test.table.standing(0).trophies), (15, 0));
    test.table.check_at_rest().unwrap();
}

/// ML-362, R-51, R-97.
#[test]
fn ties_go_by_leader_trophies_and_gold() {
    let mut test = TestTable::new(4, &[], 1);
    let places = |test: &TestTable| -> Vec<(u8, u8)> {
        test.table.ranking().iter().map(|place| (place.seat, place.place)).collect()
    };
    assert_eq!(places(&test), [(0, 1), (1, 1), (2, 1), (3, 1)], "all are equal");
    assert_eq!(test.table.winners().len(), 4);
    test.set(3, 8, 5);
    assert_eq!(places(&test), [(3, 1), (0, 2), (1, 2), (2, 2)], "gold");
    let trophy = trophy_worth(&mut test, 1);
    test.table.take_trophy(2, trophy);
    test.set(2, 0, 4);
    assert_eq!(places(&test), [(2, 1), (3, 2), (0, 3), (1, 3)], "trophies");
    // The first mercenary leads in place of the first leader; an icon less makes no difference.
    test.table.leave(test.card("tortock"));
    test.table.lead(1, test.card("taron"));
    test.set(1, 0, 5);
    assert_eq!(places(&test), [(1, 1), (2, 2), (3, 3), (0, 4)], "the leader's reputation");
    assert_eq!(test.table.winners().as_slice(), [1]);
    test.set(0, 0, 6);
    assert_eq!(test.table.winners().as_slice(), [0], "points come first");
}
