//! A battle of Monster Lands, through engine and interpreter and in hand-written Rust ([`by_hand`]), from the same
//! position, with the same dice and the same decisions. Nothing is measured unless both come to the same result.

mod by_hand;

use by_hand::Words;
use provost_engine::chance::Chance;
use provost_engine::game::Game;
use provost_engine::testing::read_placed;
use provost_games::Shipped;
use provost_interpreter::pack::PackSource;
use provost_monster_lands::state::State;
use provost_monster_lands::table::Table;
use std::hint::black_box;

/// The position, written as a content test.
const POSITION: &str = include_str!("battle/position.toml");

/// A battle with more decisions is stuck.
const MAX_DECISIONS: u32 = 1_000;

/// How many battles there are, all of which must come to the same result in both forms; then the first comes again, so
/// that all turns of a measurement fight the same.
const SEEDS: u64 = 500;

/// Battles from one position, one after another.
#[derive(Debug)]
pub(crate) struct Battles {
    /// The position, before anything has happened.
    beginning: Game<Table>,
    /// The battle under way.
    game: Game<Table>,
    /// The state of the battle that is fought by hand.
    state: State,
    words: Words,
    seed: u64,
}

impl Battles {
    /// Reads the position.
    fn read(packs: &[PackSource]) -> Result<Self, String> {
        let loaded = provost_engine::load::<Shipped>(packs.to_vec());
        let content = loaded.game("monster-lands").ok_or("the packs have no monster-lands")?;
        let (tests, findings) = read_placed::<Table>(&loaded, content, POSITION);
        if let Some(finding) = findings.first() {
            return Err(finding.message.clone());
        }
        let test = tests.first().ok_or("the file of the battle has no position")?;
        let (beginning, _) = test.poise("en", &[]).map_err(|problems| problems.join("; "))?;
        let words = Words::find(content, &beginning.rules().content);
        let words = words.ok_or("the packs lack a word that the battle needs")?;
        let state = beginning.rules().state.clone();
        Ok(Self { game: beginning.clone(), beginning, state, words, seed: 0 })
    }

    /// Reads the position and makes sure that both forms come to the same results.
    pub(crate) fn agreed(packs: &[PackSource]) -> Result<Self, String> {
        let mut battles = Self::read(packs)?;
        for seed in 0..SEEDS {
            battles.compare(seed)?;
        }
        Ok(battles)
    }

    /// Fights the next battle through engine and interpreter.
    pub(crate) fn fight(&mut self) -> Result<(), String> {
        let seed = self.next_seed();
        black_box(self.fight_seed(seed)?);
        Ok(())
    }

    /// Fights the next battle by hand.
    pub(crate) fn fight_by_hand(&mut self) {
        let seed = self.next_seed();
        black_box(self.fight_seed_by_hand(seed));
    }

    /// Does what comes before a battle by hand: copies the state at its beginning.
    pub(crate) fn copy(&mut self) {
        let seed = self.next_seed();
        self.begin_by_hand(seed);
        black_box(&mut self.state);
    }

    fn next_seed(&mut self) -> u64 {
        self.seed = (self.seed + 1) % SEEDS;
        self.seed
    }

    fn fight_seed(&mut self, seed: u64) -> Result<u32, String> {
        self.game.clone_from(&self.beginning);
        self.game.rules_mut().state.chance = Chance::new(seed);
        let mut decider = decider(seed);
        let mut decisions = 0;
        self.game.go().map_err(|error| error.to_string())?;
        while let Some(choice) = self.game.choice() {
            decisions += 1;
            if decisions > MAX_DECISIONS {
                return Err(format!("no end after {MAX_DECISIONS} decisions"));
            }
            let at = decider.pick(choice.options.len());
            self.game.choose(at).map_err(|error| error.to_string())?;
        }
        Ok(decisions)
    }

    fn begin_by_hand(&mut self, seed: u64) {
        self.state.clone_from(&self.beginning.rules().state);
        self.state.chance = Chance::new(seed);
    }

    fn fight_seed_by_hand(&mut self, seed: u64) -> u32 {
        self.begin_by_hand(seed);
        let content = &self.beginning.rules().content;
        by_hand::fight(&mut self.state, content, &self.words, decider(seed))
    }

    /// Fights a battle in both forms and compares what came of it.
    fn compare(&mut self, seed: u64) -> Result<(), String> {
        let decisions = self.fight_seed(seed)?;
        let by_hand = self.fight_seed_by_hand(seed);
        let differs = |what: &str| Err(format!("battle {seed} by hand differs from the engine's: {what}"));
        if decisions != by_hand {
            return differs(&format!("{by_hand} decisions instead of {decisions}"));
        }
        let engine = &self.game.rules().state;
        // Which abilities are in force and how often they were used is the interpreter's own business.
        self.state.listeners.clone_from(&engine.listeners);
        self.state.uses.clone_from(&engine.uses);
        self.state.roll.spent = engine.roll.spent;
        if self.state == *engine { Ok(()) } else { differs(&difference(&self.state, engine)) }
    }
}

/// Returns chance that decides for the players: not that of the dice, so that choices do not follow them.
fn decider(seed: u64) -> Chance {
    Chance::new(seed ^ 0x9E37_79B9_7F4A_7C15)
}

/// Says where two states differ.
fn difference(ours: &State, engine: &State) -> String {
    let parts = [
        ("dice", ours.chance == engine.chance),
        ("piles", ours.piles == engine.piles),
        ("cards", ours.cards == engine.cards),
        ("players", ours.seats == engine.seats),
        ("paths", ours.paths == engine.paths),
        ("board", ours.board == engine.board),
        ("attack", ours.attack == engine.attack),
        ("roll", ours.roll == engine.roll),
        ("trick", ours.trick == engine.trick),
    ];
    let different: Vec<&str> = parts.iter().filter(|(_, same)| !same).map(|(what, _)| *what).collect();
    different.join(", ")
}

#[cfg(test)]
mod tests;
