//! Complete random games of Monster Lands, copies of a whole game, and what unused entries cost.
//!
//! `cargo bench -p provost-tests --bench games`
#![expect(clippy::expect_used, reason = "a benchmark that cannot set itself up fails")]

use divan::Bencher;
use provost_engine::monster_lands::content::{Content, Setup};
use provost_interpreter::pack;
use provost_tests::random::Match;
use provost_tests::{shipped_sources, synthetic};
use std::sync::Arc;

fn main() {
    divan::main();
}

fn content(players: u8, unused: usize) -> Arc<Content> {
    let mut packs = shipped_sources();
    if unused > 0 {
        packs.push(synthetic::pack(unused));
    }
    let loaded = pack::load(provost_engine::games(), packs);
    let game = loaded.game("monster-lands").expect("the game is there");
    let setup = Setup { packs: vec!["monster-lands".to_owned()], players, ..Setup::default() };
    Arc::new(Content::build(game, &setup, 0).expect("the game can be set up"))
}

fn game(content: &Arc<Content>, seed: u64) -> u32 {
    let mut game = Match::new(content, seed).expect("the game begins");
    game.finish().expect("the game ends");
    game.decisions
}

/// A whole game by the number of players.
#[divan::bench(args = [2, 3, 4])]
fn random_game(bencher: Bencher<'_, '_>, players: u8) {
    let content = content(players, 0);
    let mut seed = 0;
    bencher.bench_local(|| {
        seed += 1;
        game(&content, seed)
    });
}

/// The same with 10,000 entries loaded that take no part.
#[divan::bench(args = [4])]
fn random_game_beside_10000_entries(bencher: Bencher<'_, '_>, players: u8) {
    let content = content(players, 10_000);
    let mut seed = 0;
    bencher.bench_local(|| {
        seed += 1;
        game(&content, seed)
    });
}

fn middle(players: u8) -> Match {
    let mut game = Match::new(&content(players, 0), 7).expect("the game begins");
    for _ in 0..200 {
        game.step().expect("the game goes on");
    }
    game
}

/// A copy of a four-player game in the middle, into new memory.
#[divan::bench]
fn copy(bencher: Bencher<'_, '_>) {
    let game = middle(4);
    bencher.bench_local(|| (game.table.state.clone(), game.machine.clone()));
}

/// A copy into memory that is there already.
#[divan::bench]
fn copy_over(bencher: Bencher<'_, '_>) {
    let game = middle(4);
    let mut state = game.table.state.clone();
    let mut machine = game.machine.clone();
    bencher.bench_local(|| {
        state.clone_from(&game.table.state);
        machine.clone_from(&game.machine);
    });
}
