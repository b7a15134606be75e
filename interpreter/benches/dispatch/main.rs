//! What effects cost. `cargo bench --bench dispatch` prints the figures and the ratios.
//!
//! *Hooks*: one battle in plain Rust that rolls its dice, with its hooks answered by a dozen mixed abilities
//! through the interpreter, or by the same abilities written in Rust. *Whole*: a battle as a procedure on the
//! machine's stack, which can pause at every window and asks one player once. Both also with 10,000 entries
//! loaded that nobody has.
#![expect(
    clippy::disallowed_methods,
    clippy::print_stdout,
    clippy::unwrap_used,
    clippy::indexing_slicing,
    reason = "a benchmark reads the clock, prints, and may stop"
)]

mod native;
mod parts;

use divan::Bencher;
use native::{Hooks, Native, battle};
use parts::{PARTS, Part};
use provost_interpreter::hook::{Context, Thing};
use provost_interpreter::host::Flow;
use provost_interpreter::machine::{Machine, Numbers, Outcome, Query, ask, number};
use provost_interpreter::testing::game::{hooks, limits, targets};
use provost_interpreter::testing::host::{Question, Step, ToyHost};
use provost_interpreter::testing::{Toy, checked, nouns, vocabulary};
use provost_interpreter::vocabulary::id::{HookId, NounId};
use std::hint::black_box;
use std::time::Instant;

/// The dozen: four events, six changes of numbers, two answers.
const TEXTS: [&str; 12] = [
    "before attack: gain 1 gold.",
    "before attack, when monster is jungle or air: raise fame by 1.",
    "on attack size: +1 to attack dice.",
    "on attack size, when monster is air: attack dice is at most 1.",
    "after wound: lose 1 glory.",
    "on elimination, when round is at least 2: gain 2 potions.",
    "on roll: +1 to each magic die.",
    "on roll for elimination: +3 to total.",
    "on roll for attack: +2 to total for each round.",
    "on roll, when fighter is wounded: +2 to each strength die.",
    "on capture check: require 2 traps.",
    "in battle: forbid potion.",
];
/// Played in addition in the whole battle.
const CHOICE: &str = "before wound, once per round: may cancel 1 hit.";

/// A table with these in play and `unused` entries beside them.
fn table(texts: &[&str], unused: usize) -> (Toy, ToyHost) {
    let vocabulary = vocabulary(texts.len() + unused).unwrap();
    let kind = vocabulary.find_kind("card").unwrap();
    let mut effects: Vec<_> = texts.iter().map(|text| checked(&vocabulary, kind, text).unwrap()).collect();
    let more = effects.iter().cycle().take(unused).cloned().collect::<Vec<_>>();
    effects.extend(more);
    let toy = Toy::compiled(vocabulary, &effects).unwrap();
    let host = toy.table(&vec![0; texts.len()]);
    (toy, host)
}

/// The hooks of a battle, answered by the interpreter.
struct Interpreted<'t> {
    toy: &'t Toy,
    host: ToyHost,
    machine: Machine<Step>,
    context: Context,
}

impl<'t> Interpreted<'t> {
    fn new(toy: &'t Toy, host: &ToyHost) -> Self {
        let context = host.battle(hooks::BeforeAttack, Thing(0));
        Self { toy, host: host.clone(), machine: Machine::new(), context }
    }

    fn raise(&mut self, hook: HookId) {
        let context = self.context.at(hook);
        let outcome = self.machine.raise(&self.toy.program, &mut self.host, &context);
        assert_eq!(outcome, Ok(Outcome::Done));
    }
}

impl Hooks for Interpreted<'_> {
    fn before_attack(&mut self) {
        self.raise(hooks::BeforeAttack);
    }

    fn after_wound(&mut self) {
        self.raise(hooks::AfterWound);
    }

    fn elimination(&mut self) {
        self.raise(hooks::Elimination);
    }

    fn set_wounds(&mut self, wounds: i32) {
        self.host.state.cards[0].wounds = wounds;
    }

    fn attack_size(&self, base: i32) -> i32 {
        let context = self.context.at(hooks::AttackSize);
        number(&self.toy.program, &self.host, &context, Query::new(targets::AttackDice), base)
    }

    fn total(&self, purpose: NounId, dice: &[(NounId, i32)]) -> i32 {
        let program = &self.toy.program;
        let context = self.context.at(hooks::Roll).qualified(0, nouns::ATTACK).qualified(0, purpose);
        let values = Numbers::new(program, &self.host, &context, targets::EachDie);
        let value = |(colour, face): &(NounId, i32)| {
            let query = Query::new(targets::EachDie).of(*colour);
            values.of(*colour, *face).unwrap_or_else(|| number(program, &self.host, &context, query, *face))
        };
        number(program, &self.host, &context, Query::new(targets::Total), dice.iter().map(value).sum())
    }

    fn traps(&self) -> i32 {
        ask(&self.toy.program, &self.host, &self.context.at(hooks::CaptureCheck), Question::Traps).takes(1)
    }

    fn may_use(&self, token: NounId) -> bool {
        let context = self.context.at(hooks::InBattle);
        ask(&self.toy.program, &self.host, &context, Question::Token(token)).allows(true)
    }
}

/// One whole battle on the machine's stack; whoever is asked says yes.
fn whole(toy: &Toy, host: &mut ToyHost, machine: &mut Machine<Step>) -> [i32; 2] {
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

#[divan::bench(args = [0, 10_000])]
fn hooks_interpreted(bencher: Bencher<'_, '_>, unused: usize) {
    let (toy, host) = table(&TEXTS, unused);
    let mut hooks = Interpreted::new(&toy, &host);
    let mut seed = 1;
    bencher.bench_local(|| battle(black_box(&mut hooks), &mut seed));
}

#[divan::bench]
fn hooks_hand_written(bencher: Bencher<'_, '_>) {
    let (_, host) = table(&TEXTS, 0);
    let mut hooks = Native::new(&host.state);
    let mut seed = 1;
    bencher.bench_local(|| battle(black_box(&mut hooks), &mut seed));
}

#[divan::bench(args = [0, 10_000])]
fn whole_battle(bencher: Bencher<'_, '_>, unused: usize) {
    let (toy, mut host) = table(&[&TEXTS[..], &[CHOICE]].concat(), unused);
    let mut machine = Machine::new();
    bencher.bench_local(|| whole(black_box(&toy), &mut host, &mut machine));
}

#[divan::bench(args = PARTS.map(|(name, _)| name))]
fn part(bencher: Bencher<'_, '_>, name: &str) {
    let (_, run) = PARTS.into_iter().find(|(part, _)| *part == name).unwrap();
    let mut part = Part::new();
    bencher.bench_local(|| run(black_box(&mut part)));
}

#[divan::bench(args = [0, 10_000])]
fn copy_of_the_state(bencher: Bencher<'_, '_>, unused: usize) {
    let (_, host) = table(&TEXTS, unused);
    let mut copy = host.state.clone();
    bencher.bench_local(|| black_box(&mut copy).clone_from(black_box(&host.state)));
}

/// The best of many short runs, in nanoseconds a run.
fn best(mut run: impl FnMut()) -> f64 {
    let mut best = f64::MAX;
    for _ in 0..200 {
        let start = Instant::now();
        (0..1000).for_each(|_| run());
        best = best.min(start.elapsed().as_secs_f64() * 1e6);
    }
    best
}

/// Nanoseconds of a battle whose hooks are answered so.
fn time(hooks: &mut impl Hooks) -> f64 {
    let mut seed = 1;
    best(|| {
        black_box(battle(black_box(&mut *hooks), &mut seed));
    })
}

/// How often something is done under a profiler.
const PROFILED: usize = 5000;

#[inline(never)]
fn profiled(mut run: impl FnMut()) {
    for _ in 0..PROFILED {
        run();
    }
}

fn profiled_battles(hooks: &mut impl Hooks) {
    let mut seed = 1;
    profiled(|| {
        black_box(battle(hooks, &mut seed));
    });
}

fn main() {
    let (toy, host) = table(&TEXTS, 0);
    let mut interpreted = Interpreted::new(&toy, &host);
    let mut native = Native::new(&host.state);
    let (mut one, mut other) = (1, 1);
    for _ in 0..1000 {
        assert_eq!(battle(&mut interpreted, &mut one), battle(&mut native, &mut other));
    }
    assert_eq!(interpreted.host.state.seats, native.seats);
    if let Some(what) = std::env::args().skip_while(|arg| arg != "--profile").nth(1) {
        match PARTS.into_iter().find(|(name, _)| *name == what) {
            Some((_, run)) => {
                let mut part = Part::new();
                profiled(|| run(&mut part));
            }
            None if what == "native" => profiled_battles(&mut native),
            None if what == "whole" => {
                let (toy, mut host) = table(&[&TEXTS[..], &[CHOICE]].concat(), 0);
                let mut machine = Machine::new();
                profiled(|| {
                    black_box(whole(&toy, &mut host, &mut machine));
                });
            }
            None => profiled_battles(&mut interpreted),
        }
        return;
    }
    divan::main();
    let (big, big_host) = table(&TEXTS, 10_000);
    let hand = time(&mut native);
    let plain = time(&mut interpreted);
    let full = time(&mut Interpreted::new(&big, &big_host));
    println!(
        "hooks: hand-written {hand:.1} ns, interpreted {plain:.1} ns, with 10,000 more entries {full:.1} ns"
    );
    println!("ratio {:.2}, with 10,000 more entries {:.2}", plain / hand, full / hand);
}
