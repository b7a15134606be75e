//! Numbers that the rules do not give are estimates; whatever they are tuned to, these bounds hold. Otherwise
//! set-up would loop, a start pool would be worth nothing, or a scenario could not be played.
#![expect(clippy::unwrap_used, clippy::panic, reason = "a test stops where it cannot go on")]

use crate::support::shipped_sources;
use provost_games::Shipped;
use provost_interpreter::pack::{Entry, FieldValue, LoadedGame};
use provost_monster_lands::registry::kinds::Kind;
use std::collections::BTreeMap;

fn monster_lands() -> LoadedGame {
    let loaded = provost_engine::load::<Shipped>(shipped_sources());
    loaded.games.into_iter().find(|game| game.spec.id == "monster-lands").unwrap()
}

fn of_kind(game: &LoadedGame, kind: Kind) -> impl Iterator<Item = &Entry> {
    game.entries.values().filter(move |entry| entry.kind.index() == kind.index())
}

fn number(entry: &Entry, key: &str) -> i32 {
    match entry.fields.get(key) {
        Some(FieldValue::Number(number)) => *number,
        other => panic!("{}: {key} is {other:?}", entry.id),
    }
}

/// Returns amounts by the id of the noun.
fn amounts(game: &LoadedGame, value: Option<&FieldValue>) -> BTreeMap<String, i32> {
    match value {
        Some(FieldValue::Amounts(amounts)) => {
            amounts.iter().map(|(noun, amount)| (game.vocabulary.noun(*noun).id.clone(), *amount)).collect()
        }
        None => BTreeMap::new(),
        Some(other) => panic!("{other:?} is no amount"),
    }
}

fn noun(game: &LoadedGame, entry: &Entry, key: &str) -> String {
    match entry.fields.get(key) {
        Some(FieldValue::Noun(noun)) => game.vocabulary.noun(*noun).id.clone(),
        other => panic!("{}: {key} is {other:?}", entry.id),
    }
}

fn has_role(entry: &Entry, role: &str) -> bool {
    matches!(entry.fields.get("role"), Some(FieldValue::Choice(found)) if *found == role)
}

fn in_base(entry: &Entry) -> bool {
    entry.set.as_deref() == Some("base")
}

#[test]
fn enough_mercenaries_can_be_hired_at_the_start() {
    let game = monster_lands();
    let easy = of_kind(&game, Kind::Mercenary)
        .filter(|entry| in_base(entry))
        .filter(|entry| has_role(entry, "hired") && number(entry, "reputation") <= 4)
        .count();
    assert!(easy >= 10, "{easy}");
}

#[test]
fn enough_mercenaries_contribute_persuasion() {
    let game = monster_lands();
    let contributors = of_kind(&game, Kind::Mercenary)
        .filter(|entry| in_base(entry))
        .filter(|entry| has_role(entry, "hired"))
        .filter(|entry| amounts(&game, entry.fields.get("dice")).contains_key("persuasion"))
        .count();
    assert!(contributors >= 10, "{contributors}");
}

#[test]
fn leader_and_first_mercenary_bring_one_die_of_each_colour() {
    let game = monster_lands();
    let mut pools: BTreeMap<String, BTreeMap<String, i32>> = BTreeMap::new();
    for entry in of_kind(&game, Kind::Mercenary) {
        if has_role(entry, "leader") || has_role(entry, "initial") {
            let pool = pools.entry(noun(&game, entry, "affinity")).or_default();
            for (colour, amount) in amounts(&game, entry.fields.get("dice")) {
                *pool.entry(colour).or_default() += amount;
            }
            assert_eq!(number(entry, "reputation"), i32::from(has_role(entry, "initial")), "{}", entry.id);
        }
    }
    assert_eq!(pools.len(), 6);
    let each: BTreeMap<String, i32> =
        ["magic", "persuasion", "strength"].iter().map(|colour| ((*colour).to_owned(), 1)).collect();
    assert!(pools.values().all(|pool| *pool == each), "{pools:#?}");
}

#[test]
fn a_monster_is_easier_to_capture_than_to_eliminate() {
    let game = monster_lands();
    for entry in of_kind(&game, Kind::Monster) {
        assert!(number(entry, "capture") < number(entry, "elimination"), "{}", entry.id);
    }
    let level_a = of_kind(&game, Kind::Monster)
        .filter(|entry| in_base(entry))
        .filter(|entry| noun(&game, entry, "level") == "level-a")
        .count();
    assert_eq!(level_a, 8);
}

#[test]
fn each_affinity_has_its_share_of_cards() {
    let game = monster_lands();
    for (kind, share) in [(Kind::Mercenary, 9), (Kind::Monster, 5), (Kind::Land, 3)] {
        let mut count: BTreeMap<String, u32> = BTreeMap::new();
        for entry in of_kind(&game, kind).filter(|entry| entry.fields.contains_key("affinity")) {
            *count.entry(noun(&game, entry, "affinity")).or_default() += 1;
        }
        assert_eq!(count.len(), 6);
        assert!(count.values().all(|count| *count == share), "{kind:?}: {count:?}");
    }
}

#[test]
fn tokens_and_cards_are_as_many_as_in_the_box() {
    let game = monster_lands();
    let copies = |kind: Kind, family: Option<&str>| -> i32 {
        let fits = |entry: &&Entry| match (family, entry.fields.get("family")) {
            (Some(wanted), Some(FieldValue::Choice(found))) => *found == wanted,
            (wanted, _) => wanted.is_none(),
        };
        of_kind(&game, kind)
            .filter(|entry| in_base(entry))
            .filter(fits)
            .map(|entry| number(entry, "copies"))
            .sum()
    };
    assert_eq!(copies(Kind::Trap, Some("improved")), 36);
    assert_eq!(copies(Kind::Trap, Some("shielded")), 6);
    assert_eq!(copies(Kind::Trap, Some("initial")), 4);
    assert_eq!(copies(Kind::Trick, None), 18);
    assert_eq!(copies(Kind::Equipment, None), 18);
    assert_eq!(copies(Kind::Loot, None), 16);
    let prices: Vec<i32> = of_kind(&game, Kind::Trap)
        .filter(|entry| entry.fields.contains_key("price"))
        .map(|entry| number(entry, "price"))
        .collect();
    assert!(prices.iter().filter(|price| **price == 4).count() >= 2 && prices.contains(&9), "{prices:?}");
}

#[test]
fn every_path_has_room_and_some_first_path_is_within_reach_of_a_start_pool() {
    let game = monster_lands();
    let mut reachable = 0;
    for entry in of_kind(&game, Kind::Header) {
        for side in ["side-a", "side-b"] {
            let Some(FieldValue::Tables(paths)) = entry.fields.get(side) else { panic!("{}", entry.id) };
            assert_eq!(paths.len(), 4, "{}", entry.id);
            for (index, path) in paths.iter().enumerate() {
                let required = amounts(&game, path.get("required"));
                let more = amounts(&game, path.get("reinforcement"));
                assert!(required.values().sum::<i32>() + more.values().sum::<i32>() <= 6, "{}", entry.id);
                let colour = |name: &str| required.get(name).copied().unwrap_or(0);
                let within = colour("strength") <= 2 && colour("magic") <= 1 && colour("persuasion") <= 1;
                reachable += u32::from(index == 0 && within);
            }
        }
    }
    assert!(reachable > 0);
}
