//! One battle with a dozen mixed abilities, through the machine and as hand-written Rust, and the same with
//! 10,000 entries loaded that nobody has. `cargo bench --bench dispatch` prints the figures and the ratios.
#![expect(
    clippy::disallowed_methods,
    clippy::print_stdout,
    clippy::unwrap_used,
    clippy::indexing_slicing,
    reason = "a benchmark reads the clock, prints, and may stop"
)]

use divan::Bencher;
use provost_interpreter::hook::Thing;
use provost_interpreter::host::Flow;
use provost_interpreter::machine::{Machine, Outcome};
use provost_interpreter::testing::game::limits;
use provost_interpreter::testing::host::{Card, Die, Seat, Step, ToyHost};
use provost_interpreter::testing::{Toy, checked, nouns, vocabulary};
use provost_interpreter::vocabulary::id::NounId;
use std::hint::black_box;
use std::time::Instant;

/// The dozen: four events (one of them optional), six changes of numbers, two answers.
const TEXTS: [&str; 12] = [
    "before attack: gain 1 gold.",
    "before attack, when monster is jungle or air: raise fame by 1.",
    "on attack size: +1 to attack dice.",
    "on attack size, when monster is air: attack dice is at most 1.",
    "before wound, once per round: may cancel 1 hit.",
    "after wound, when victim is wounded: lose 1 glory.",
    "on roll: +1 to each magic die.",
    "on roll for elimination: +3 to total.",
    "on roll for attack: +2 to total for each round.",
    "on roll, when fighter is wounded: +2 to each strength die.",
    "on capture check: require 2 traps.",
    "in battle: forbid potion.",
];

/// A table with the dozen in play and `unused` entries beside them.
fn table(unused: usize) -> (Toy, ToyHost) {
    let vocabulary = vocabulary(TEXTS.len() + unused).unwrap();
    let kind = vocabulary.find_kind("card").unwrap();
    let mut effects: Vec<_> =
        TEXTS.iter().map(|text| checked(&vocabulary, kind, text).unwrap()).collect();
    let more = effects.iter().cycle().take(unused).cloned().collect::<Vec<_>>();
    effects.extend(more);
    let toy = Toy::compiled(vocabulary, &effects).unwrap();
    let host = toy.table(&[0; TEXTS.len()]);
    (toy, host)
}

/// One battle through the machine; whoever is asked says yes.
fn battle(toy: &Toy, host: &mut ToyHost, machine: &mut Machine<Step>) -> [i32; 2] {
    host.state.cards[0].wounds = 0;
    host.state.uses.reset(limits::OncePerRound);
    let step = Step::Battle { fighter: Thing(0), stage: 0, scope: 0 };
    machine.begin(&toy.program, host, Flow::Call(step)).unwrap();
    loop {
        let answer = match machine.run(&toy.program, host).unwrap() {
            Outcome::Done => return host.state.totals,
            Outcome::Ask(choice) => choice.options[0],
        };
        machine.answer(answer).unwrap();
    }
}

/// The same state and the same battle without an interpreter: each card is a bit, each effect a line.
#[derive(Clone)]
struct Native {
    cards_in_play: u32,
    seats: [Seat; 3],
    cards: Vec<Card>,
    dice: Vec<Die>,
    affinity: NounId,
    round: i32,
    hits: i32,
    uses: [u8; 12],
    totals: [i32; 2],
    potions: bool,
}

impl Native {
    fn new(host: &ToyHost) -> Self {
        let state = host.state.clone();
        Self {
            cards_in_play: (1 << TEXTS.len()) - 1,
            seats: state.seats,
            cards: state.cards,
            dice: state.dice,
            affinity: state.affinity,
            round: state.round,
            hits: 0,
            uses: [0; 12],
            totals: [0; 2],
            potions: true,
        }
    }

    const fn has(&self, card: u32) -> bool {
        self.cards_in_play & (1 << card) != 0
    }

    fn battle(&mut self, fighter: usize, yes: impl Fn() -> bool) -> [i32; 2] {
        self.cards[0].wounds = 0;
        self.uses = [0; 12];
        let owner = usize::from(self.cards[fighter].owner.0);
        if self.has(0) {
            let gold = &mut self.seats[owner].stock[nouns::GOLD.index()];
            *gold = (*gold + 1).clamp(0, 99);
        }
        if self.has(1) && (self.affinity == nouns::JUNGLE || self.affinity == nouns::AIR) {
            let fame = &mut self.seats[owner].stock[nouns::FAME.index()];
            *fame = (*fame + 1).clamp(0, 99);
        }
        self.potions = !self.has(11);
        let mut size = 1 + i32::from(self.has(2));
        if self.has(3) && self.affinity == nouns::AIR {
            size = size.min(1);
        }
        self.hits = size.max(0);
        while self.has(4) && self.uses[4] == 0 && self.hits > 0 && yes() {
            self.uses[4] += 1;
            self.hits -= 1;
        }
        self.cards[fighter].wounds = (self.cards[fighter].wounds + self.hits).min(9);
        self.hits = 0;
        if self.cards[fighter].wounds >= 3 {
            self.cards[fighter].here = false;
            return self.totals;
        }
        if self.has(5) && self.cards[fighter].wounds > 0 {
            self.seats[owner].glory = (self.seats[owner].glory - 1).max(-99);
        }
        self.totals = [false, true].map(|elimination| {
            let mut sum = 0;
            for die in &self.dice {
                let mut value = die.face;
                if die.colour == nouns::MAGIC && self.has(6) {
                    value += 1;
                }
                if die.colour == nouns::STRENGTH && self.has(9) && self.cards[fighter].wounds > 0 {
                    value += 2;
                }
                sum += value.max(0);
            }
            if elimination && self.has(7) {
                sum += 3;
            }
            if self.has(8) {
                sum += 2 * self.round;
            }
            sum.max(0)
        });
        let traps = if self.has(10) { 2 } else { 1 };
        black_box(self.totals[1] >= 20 || (self.totals[0] >= 12 && traps <= 1));
        self.totals
    }
}

#[divan::bench(args = [0, 10_000])]
fn machine(bencher: Bencher<'_, '_>, unused: usize) {
    let (toy, mut host) = table(unused);
    let mut machine = Machine::new();
    bencher.bench_local(|| battle(black_box(&toy), &mut host, &mut machine));
}

#[divan::bench]
fn hand_written(bencher: Bencher<'_, '_>) {
    let (_, host) = table(0);
    let mut native = Native::new(&host);
    bencher.bench_local(|| black_box(&mut native).battle(black_box(0), || black_box(true)));
}

#[divan::bench(args = [0, 10_000])]
fn copy_of_the_state(bencher: Bencher<'_, '_>, unused: usize) {
    let (_, host) = table(unused);
    let mut copy = host.state.clone();
    bencher.bench_local(|| black_box(&mut copy).clone_from(black_box(&host.state)));
}

/// The best of many short runs, in nanoseconds a battle.
fn best(mut run: impl FnMut()) -> f64 {
    let mut best = f64::MAX;
    for _ in 0..200 {
        let start = Instant::now();
        (0..1000).for_each(|_| run());
        best = best.min(start.elapsed().as_secs_f64() * 1e6);
    }
    best
}

fn main() {
    let (toy, mut host) = table(0);
    let (big, mut big_host) = table(10_000);
    let mut native = Native::new(&host);
    let mut machine = Machine::new();
    assert_eq!(battle(&toy, &mut host, &mut machine), native.battle(0, || true));
    assert_eq!(host.state.seats, native.seats);
    assert_eq!(host.state.cards, native.cards);
    if std::env::args().any(|arg| arg == "--profile") {
        (0..5_000).for_each(|_| {
            black_box(battle(&toy, &mut host, &mut machine));
        });
        return;
    }
    divan::main();
    let plain = best(|| {
        black_box(battle(black_box(&toy), &mut host, &mut machine));
    });
    let full = best(|| {
        black_box(battle(black_box(&big), &mut big_host, &mut machine));
    });
    let hand = best(|| {
        black_box(black_box(&mut native).battle(black_box(0), || black_box(true)));
    });
    println!("machine {plain:.0} ns, with 10,000 unused entries {full:.0} ns, hand-written {hand:.1} ns");
    println!("ratio {:.2}, with 10,000 unused entries {:.2}", plain / hand, full / hand);
}
