//! One battle in plain Rust that rolls its dice and has hooks, and a dozen effects heard there in several forms:
//! through the interpreter, written in Rust by hand, as functions of two script languages. All forms come to the
//! same totals and the same stocks, which whoever measures looks at first ([`agree`]).

pub mod interpreted;
pub mod lua;
pub mod native;
pub mod rhai;
pub mod scripted;
pub mod whole;

use provost_interpreter::testing::host::{Seat, ToyHost};
use provost_interpreter::testing::{Toy, checked, nouns, vocabulary};
use provost_interpreter::vocabulary::id::NounId;

/// The dozen: four events, six changes of numbers, two answers.
pub const TEXTS: [&str; 12] = [
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

/// Where effects are heard in the battle.
pub trait Hooks {
    /// The attack is about to begin.
    fn before_attack(&mut self);
    /// The fighter was wounded.
    fn after_wound(&mut self);
    /// The monster is eliminated.
    fn elimination(&mut self);
    /// The fighter has so many wounds now.
    fn set_wounds(&mut self, wounds: i32);
    /// Returns with how many dice the monster attacks.
    fn attack_size(&mut self, base: i32) -> i32;
    /// Returns the total of a roll for a purpose.
    fn total(&mut self, purpose: NounId, dice: &[(NounId, i32)]) -> i32;
    /// Returns how many traps a capture takes.
    fn traps(&mut self) -> i32;
    /// Returns whether a token may be used.
    fn may_use(&mut self, token: NounId) -> bool;
    /// Returns what the players have.
    fn seats(&self) -> [Seat; 3];
}

/// The dice a fighter brings.
const DICE: [NounId; 5] = [nouns::STRENGTH, nouns::STRENGTH, nouns::MAGIC, nouns::MAGIC, nouns::MAGIC];

fn roll(seed: &mut u64) -> i32 {
    *seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
    i32::try_from((*seed >> 33) % 6).unwrap_or(0) + 1
}

/// One battle: attack, wounds, roll, result.
pub fn battle(hooks: &mut impl Hooks, seed: &mut u64) -> [i32; 2] {
    hooks.before_attack();
    let size = hooks.attack_size(3);
    let hits = (0..size).filter(|_| roll(seed) >= 4).count();
    let cured = hits > 0 && hooks.may_use(nouns::POTION);
    let wounds = if cured { 0 } else { i32::try_from(hits).unwrap_or(0) };
    hooks.set_wounds(wounds);
    if wounds > 0 {
        hooks.after_wound();
    }
    let faces = DICE.map(|colour| (colour, roll(seed)));
    let totals = [nouns::CAPTURE, nouns::ELIMINATION].map(|purpose| hooks.total(purpose, &faces));
    let [capture, elimination] = totals;
    if elimination >= 25 {
        hooks.elimination();
    } else if capture >= 18 && hooks.traps() <= 1 {
        hooks.set_wounds(0);
    }
    totals
}

/// Makes a table with these effects in play and `unused` entries beside them.
pub fn table(texts: &[&str], unused: usize) -> Result<(Toy, ToyHost), String> {
    let vocabulary = vocabulary(texts.len() + unused)?;
    let kind = vocabulary.find_kind("card").ok_or("no such kind")?;
    let mut effects = Vec::with_capacity(texts.len() + unused);
    for text in texts {
        effects.push(checked(&vocabulary, kind, text)?);
    }
    let more = effects.iter().cycle().take(unused).cloned().collect::<Vec<_>>();
    effects.extend(more);
    let toy = Toy::compiled(vocabulary, &effects)?;
    let host = toy.table(&vec![0; texts.len()]);
    Ok((toy, host))
}

/// Fights the same battles in two forms; says where they come to different results.
pub fn agree(one: &mut impl Hooks, other: &mut impl Hooks, battles: u32) -> Result<(), String> {
    let (mut seed, mut same) = (1, 1);
    for number in 0..battles {
        let (left, right) = (battle(one, &mut seed), battle(other, &mut same));
        if left != right || one.seats() != other.seats() {
            return Err(format!("battle {number}: totals {left:?} and {right:?}, or different stocks"));
        }
    }
    Ok(())
}
