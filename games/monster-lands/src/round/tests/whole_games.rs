//! Whole games of rich clans in which everybody chooses by chance: more happens in them than in games from the
//! start, where such players never come far. They end, the table is sound after every choice, and nobody sees more
//! than they may.

use crate::ask::Ask;
use crate::content::{Content, Setup};
use crate::round::GameStage;
use crate::state::{Phase, Pile};
use crate::step::Step;
use crate::test_table::{TestTable, content};
use provost_engine::chance::Chance;
use provost_interpreter::choice::ChoiceKind;
use std::collections::BTreeSet;
use std::sync::Arc;

const GAMES: u64 = 20;

fn owned(ids: &[&str]) -> Vec<String> {
    ids.iter().map(|id| (*id).to_owned()).collect()
}

/// Gives every clan mercenaries, equipment, a land, loot, traps and tokens.
fn enrich(test: &mut TestTable, gold: i32) {
    for seat in 0..test.table.state.board.players {
        for _ in 0..4 {
            let card = test.table.state.piles.pop(Pile::Mercenaries).unwrap();
            test.table.join(seat, card);
            if let Some(item) = test.table.state.piles.pop(Pile::Equipment) {
                test.table.equip(item, card);
            }
        }
        let land = test.table.state.piles.pop(Pile::Lands).unwrap();
        test.table.state.seat_mut(seat).lands.push(land);
        test.table.state.with_card(land, |place| place.owner = seat);
        let loot = test.table.state.piles.pop(Pile::Loot).unwrap();
        test.table.take_loot(seat, loot);
        for token in 0..u8::try_from(test.table.content.tokens.len()).unwrap() {
            let count = if test.table.is_trap(token) { 1 } else { 2 };
            test.table.gain_tokens(seat, token, count);
        }
        test.set(seat, gold, 15);
    }
}

/// Plays a game and returns which questions of the rules came up.
fn play(content: &Arc<Content>, gold: i32, seed: u64) -> BTreeSet<u32> {
    let players = content.players;
    let mut chance = Chance::new(seed ^ 0xABCD);
    let mut test = TestTable::with(content, seed);
    enrich(&mut test, gold);
    test.table.check_at_rest().unwrap();
    let mut asked = BTreeSet::new();
    let mut choices = 0;
    let mut next = test.run(Step::Game { stage: GameStage::Round });
    while let Some(choice) = next {
        let at_rest = choice.kind == ChoiceKind::Game(Ask::Turn.number());
        let sound = if at_rest { test.table.check_at_rest() } else { test.table.check() };
        assert_eq!(sound, Ok(()), "{players} players, seed {seed}, choice {choices}: {choice:?}");
        if choices % 16 == 0 {
            let view = test.table.view(choice.player.0);
            let sample = view.sample(seed + choices);
            assert_eq!(sample.check(), Ok(()), "{players} players, seed {seed}, choice {choices}: a sample");
            assert!(sample.view(choice.player.0) == view, "{players} players, seed {seed}, choice {choices}");
        }
        if let ChoiceKind::Game(number) = choice.kind {
            asked.insert(number);
        }
        let at = chance.below(u32::try_from(choice.options.len()).unwrap()) as usize;
        next = test.answer(choice.options[at]);
        choices += 1;
        assert!(choices < 20_000, "{players} players, seed {seed} does not end");
    }
    assert_eq!(test.table.check_at_rest(), Ok(()), "{players} players, seed {seed}: at the end");
    assert_eq!(test.table.state.board.phase, Phase::Over);
    assert!(!test.table.winners().is_empty());
    asked
}

fn play_all(setups: &[Setup]) {
    let mut asked = BTreeSet::new();
    for setup in setups {
        let content = content(setup);
        for seed in 0..GAMES {
            asked.extend(play(&content, if seed % 2 == 0 { 25 } else { 4 }, seed));
        }
    }
    for ask in [Ask::Turn, Ask::OwnWindow, Ask::Leader, Ask::Desert, Ask::EquipWhom] {
        assert!(asked.contains(&ask.number()), "{ask:?} never came up");
    }
}

#[test]
fn rich_games_of_every_size_end_soundly() {
    let games = |players| Setup { players, ..Setup::default() };
    play_all(&[games(2), games(3), games(4)]);
}

#[test]
fn rich_games_with_every_variant_end_soundly() {
    let base = |ids: &[&str]| Setup { players: 3, options: owned(ids), ..Setup::default() };
    let extras = |ids: &[&str]| Setup { players: 4, packs: owned(&["monster-lands-extras"]), ..base(ids) };
    play_all(&[
        base(&["variant-trick-module"]),
        base(&["queens-grant", "more-monster-action"]),
        extras(&["resurrection-a", "sweet-failure"]),
        extras(&["resurrection-b", "potion-shop", "variant-trick-module"]),
    ]);
}
