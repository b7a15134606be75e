//! Random games of Monster Lands: set-up and every decision taken by chance.

use provost_engine::chance::Chance;
use provost_engine::hash::game_hash;
use provost_engine::packs;
use provost_interpreter::host::Flow;
use provost_interpreter::machine::{Machine, Outcome};
use provost_interpreter::pack::{Entry, FieldValue, Loaded, LoadedGame};
use provost_monster_lands::content::{Content, Setup, SetupError};
use provost_monster_lands::state::Phase;
use provost_monster_lands::step::Step;
use provost_monster_lands::table::Table;
use std::sync::Arc;

/// A game that takes more decisions than this is stuck.
const MAX_DECISIONS: u32 = 20_000;

/// The numbers of players. One player also has scenarios: see [`solo_setups`].
const PLAYERS: [u8; 5] = [1, 2, 3, 4, 5];
/// Options that one player cannot choose.
const NOT_ALONE: &str = "variant-trick-module";
const LEVELS: [&str; 4] =
    ["difficulty-tutorial", "difficulty-normal", "difficulty-hard", "difficulty-cut-throat"];
/// Affinities of the base game.
const AFFINITIES: [&str; 4] = ["fire", "water", "air", "jungle"];

/// A selection of packs, and what can be switched on with them.
struct Choices {
    packs: &'static [&'static str],
    /// Each may be on or off.
    options: &'static [&'static str],
    /// At most one of each list is on.
    either: &'static [&'static [&'static str]],
    /// Affinities with the sets that bring them.
    sets: &'static [(&'static str, &'static str)],
}

const BASE: Choices = Choices {
    packs: &[],
    options: &["variant-trick-module", "queens-grant", "more-monster-action"],
    either: &[],
    sets: &[],
};
const EXTRAS: Choices = Choices {
    packs: &["monster-lands-extras"],
    options: &["variant-trick-module", "queens-grant", "more-monster-action", "potion-shop", "sweet-failure"],
    either: &[&["resurrection-a", "resurrection-b"]],
    sets: &[("siege", "affinity-siege"), ("necromancer", "affinity-necromancer")],
};
/// An expansion of the tests that adds to both, replaces a card and removes another.
const EXPANSION: Choices = Choices {
    packs: &["tide-and-ember"],
    options: &["variant-trick-module", "more-monster-action", "potion-shop", "sweet-failure", "spring-tide"],
    either: &[&["resurrection-a", "resurrection-b"]],
    sets: &[("siege", "affinity-siege"), ("necromancer", "affinity-necromancer"), ("tide", "affinity-tide")],
};

/// Draws a set-up: number of players, level of difficulty, packs, and of everything that can be switched on or
/// chosen any combination.
pub fn setup(chance: &mut Chance) -> Setup {
    let mut below = |count: usize| chance.below(u32::try_from(count).unwrap_or(1)) as usize;
    let mut pick = |from: &[&'static str]| from.get(below(from.len())).copied().unwrap_or_default();
    let level = pick(&LEVELS);
    let players = PLAYERS.get(below(PLAYERS.len())).copied().unwrap_or(2);
    let boxes = if usize::from(players) > AFFINITIES.len() {
        &[EXTRAS, EXTRAS, EXPANSION][..]
    } else {
        &[BASE, BASE, EXTRAS, EXTRAS, EXTRAS, EXPANSION]
    };
    let chosen = boxes.get(below(boxes.len())).unwrap_or(&BASE);
    let mut options: Vec<&str> = chosen.options.iter().copied().filter(|_| below(2) == 1).collect();
    options.retain(|option| players > 1 || *option != NOT_ALONE);
    for either in chosen.either {
        options.extend(either.get(below(either.len() + 1)));
    }
    // As many affinities as are needed, taken out of all there are.
    let mut affinities: Vec<&str> =
        AFFINITIES.iter().copied().chain(chosen.sets.iter().map(|(id, _)| *id)).collect();
    while affinities.len() > AFFINITIES.len().max(usize::from(players)) {
        affinities.remove(below(affinities.len()));
    }
    options.extend(chosen.sets.iter().filter(|(id, _)| affinities.contains(id)).map(|(_, set)| *set));
    let owned = |ids: &[&str]| ids.iter().map(|id| (*id).to_owned()).collect::<Vec<_>>();
    Setup {
        packs: owned(chosen.packs),
        players,
        difficulty: Some(level.to_owned()),
        options: owned(&options),
        affinities: owned(&affinities),
        ..Setup::default()
    }
}

/// Makes the content of a set-up from only the packs that take part.
///
/// # Errors
/// If it cannot be set up.
pub fn content(loaded: &Loaded, setup: &Setup) -> Result<Arc<Content>, String> {
    let game = loaded.game("monster-lands").ok_or("there is no such game")?;
    let (loaded, game) = packs::only(loaded, game, &setup.packs).map_err(|error| error.to_string())?;
    let content = Content::build(game, setup, game_hash(loaded, game));
    content.map(Arc::new).map_err(|error| format!("{error} in {setup:?}"))
}

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

/// A game under way.
#[derive(Clone, Debug)]
pub struct Match {
    /// The table.
    pub table: Table,
    /// The machine.
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
            // Numbers other than the game's own, so that choices do not follow its dice.
            chance: Chance::new(seed ^ 0x9E37_79B9_7F4A_7C15),
        };
        let begun = game.machine.begin(&content.program, &game.table, Flow::Call(Step::game()));
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

    /// Takes one random decision; returns whether there was one.
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
