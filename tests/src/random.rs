//! Random games of Monster Lands: every set-up, every decision taken by chance.

use provost_engine::chance::Chance;
use provost_engine::monster_lands::content::{Content, Setup, SetupError};
use provost_engine::monster_lands::state::Phase;
use provost_engine::monster_lands::step::Step;
use provost_engine::monster_lands::table::Table;
use provost_interpreter::host::Flow;
use provost_interpreter::machine::{Machine, Outcome};
use provost_interpreter::pack::{Entry, FieldValue, LoadedGame};
use std::sync::Arc;

/// A game that takes more decisions than this is stuck.
const MAX_DECISIONS: u32 = 20_000;

/// Every level of difficulty.
const LEVELS: [&str; 4] =
    ["difficulty-tutorial", "difficulty-normal", "difficulty-hard", "difficulty-cut-throat"];

/// One player with every scenario of the packs that is for one, and with none, at every level at which it is played; variants come in
/// turns.
pub fn solo_setups(game: &LoadedGame) -> Vec<Setup> {
    let of_kind = |kind: &str| {
        let is_it = move |entry: &&Entry| {
            game.spec.kinds.get(entry.kind.index()).is_some_and(|known| known.id == kind) && is_solo(entry)
        };
        let entries = game.entries.values().filter(is_it);
        entries.map(|entry| entry.id.clone()).collect::<Vec<_>>()
    };
    let variants = ["queens-grant", "more-monster-action"];
    let mut setups = Vec::new();
    for scenario in std::iter::once(None).chain(of_kind("scenario").into_iter().map(Some)) {
        for (turn, level) in LEVELS.iter().enumerate() {
            let options = (0u32..).zip(variants).filter(|(bit, _)| turn & (1 << bit) != 0);
            let setup = Setup {
                players: 1,
                difficulty: Some((*level).to_owned()),
                scenario: scenario.clone(),
                options: options.map(|(_, option)| option.to_owned()).collect(),
                ..Setup::default()
            };
            // A scenario may exclude a level.
            if !matches!(Content::build(game, &setup, 0), Err(SetupError::Level { .. })) {
                setups.push(setup);
            }
        }
    }
    setups
}

/// Returns whether a scenario is for one player.
fn is_solo(entry: &Entry) -> bool {
    let players = entry.fields.get("players");
    matches!(players, Some(FieldValue::Numbers(players)) if players.contains(&1))
}

/// Every number of players but one, level of difficulty, module and variant, one after the other.
pub fn setups() -> Vec<Setup> {
    let options = ["variant-trick-module", "queens-grant", "more-monster-action"];
    let mut setups = Vec::new();
    for players in 2..=4 {
        for level in LEVELS {
            for chosen in 0..1u32 << options.len() {
                let options = (0u32..).zip(options).filter(|(bit, _)| chosen & (1 << bit) != 0);
                setups.push(Setup {
                    players,
                    difficulty: Some(level.to_owned()),
                    options: options.map(|(_, option)| option.to_owned()).collect(),
                    ..Setup::default()
                });
            }
        }
    }
    setups
}

/// A game under way.
#[derive(Clone, Debug)]
pub struct Match {
    /// The table.
    pub table: Table,
    /// What is under way.
    pub machine: Machine<Step>,
    /// Decisions taken.
    pub decisions: u32,
    chance: Chance,
}

impl Match {
    /// Sets a game up and goes on to the first decision.
    ///
    /// # Errors
    /// If the game faults.
    pub fn new(content: &Arc<Content>, seed: u64) -> Result<Self, String> {
        let mut game = Self {
            table: Table::new(Arc::clone(content), seed),
            machine: Machine::new(),
            decisions: 0,
            // Other numbers than those of the game, so that choices do not follow its dice.
            chance: Chance::new(seed ^ 0x9E37_79B9_7F4A_7C15),
        };
        let begun = game.machine.begin(&content.program, &game.table, Flow::Call(Step::Game { stage: 0 }));
        begun.map_err(|fault| fault.to_string())?;
        game.run()?;
        Ok(game)
    }

    fn run(&mut self) -> Result<bool, String> {
        let content = Arc::clone(&self.table.content);
        match self.machine.run(&content.program, &mut self.table) {
            Ok(Outcome::Done) => Ok(false),
            Ok(Outcome::Ask(_)) => Ok(true),
            Err(fault) => Err(format!("{fault} at {:?}", fault.place)),
        }
    }

    /// Takes one decision by chance; returns whether there was one.
    ///
    /// # Errors
    /// If the game faults, is stuck, or ends without being over.
    pub fn step(&mut self) -> Result<bool, String> {
        let Some(choice) = self.machine.choice() else {
            let phase = self.table.state.board.phase;
            return if phase == Phase::Over { Ok(false) } else { Err(format!("ended in {phase:?}")) };
        };
        self.decisions += 1;
        if self.decisions > MAX_DECISIONS {
            return Err(format!("no end after {MAX_DECISIONS} decisions"));
        }
        let count = u32::try_from(choice.options.len()).unwrap_or(u32::MAX);
        let at = self.chance.below(count) as usize;
        let option = choice.options.get(at).copied().ok_or("a question without options")?;
        self.machine.answer(option).map_err(|illegal| illegal.to_string())?;
        self.run()?;
        Ok(true)
    }

    /// Plays to the end.
    ///
    /// # Errors
    /// As [`Match::step`].
    pub fn finish(&mut self) -> Result<(), String> {
        while self.step()? {}
        Ok(())
    }
}
