//! Whole games of Monster Lands, decided by chance or by agents, and copies of a game in the middle.

use provost_engine::chance::Chance;
use provost_engine::game::{Game, Rules as _};
use provost_games::Shipped;
use provost_interpreter::choice::ChoiceKind;
use provost_interpreter::pack::{Content as Text, PackSource, Source};
use provost_monster_lands::ask::Ask;
use provost_monster_lands::content::{Content, Setup};
use provost_monster_lands::step::Step;
use provost_monster_lands::table::Table;
use provost_playtest::agent::{Agent as _, AgentSpec, Search};
use provost_playtest::play::finish;
use std::sync::Arc;

/// A game that takes more decisions than this is stuck.
const MAX_DECISIONS: u32 = 20_000;
/// How far a game is played before it is copied: into the second or third round.
const MIDDLE: u32 = 200;

/// Of how many decisions one is looked at where menus are listed.
const MENUS_APART: u32 = 4;

/// Positions that are evaluated for a decision where searches are measured.
const SEARCHED: u32 = 400;

/// How many different games there are; then the first comes again, so that all turns of a measurement play the same.
const SEEDS: u64 = 16;

/// Makes a pack with the given number of unused entries: mercenaries of the base game under other ids.
pub(crate) fn unused(packs: &[PackSource], entries: usize) -> PackSource {
    let manifest = "id = \"unused\"\nversion = \"1.0.0\"\ngame = \"monster-lands\"\nname = { en = \"Unused\" }\n\
                    depends = [\"monster-lands\"]\n";
    let source = |path: String, text: String| Source { path, content: Text::Text(text) };
    let texts = packs
        .iter()
        .filter(|pack| pack.root.ends_with("/monster-lands"))
        .flat_map(|pack| &pack.files)
        .filter_map(|file| match &file.content {
            Text::Bytes(bytes) => std::str::from_utf8(bytes).ok(),
            Text::Text(text) => Some(text.as_str()),
            Text::TooLarge(_) | Text::Unreadable(_) => None,
        });
    // Aliases would be there twice.
    let plain = |text: &&str| text.contains("\nkind = \"mercenary\"") && !text.contains("\naliases");
    let mercenaries: Vec<&str> = texts.filter(plain).collect();
    let copies = (0..entries).zip(mercenaries.iter().cycle());
    let copies = copies.map(|(number, text)| {
        let renamed = text.replacen("\nid = \"", &format!("\nid = \"unused-{number}-"), 1);
        source(format!("mercenaries/{number}.toml"), renamed)
    });
    let files = std::iter::once(source("pack.toml".to_owned(), manifest.to_owned())).chain(copies).collect();
    PackSource { root: "unused".to_owned(), files }
}

/// Games with one content, one after another.
#[derive(Clone, Debug)]
pub(crate) struct Games {
    content: Arc<Content>,
    seed: u64,
}

impl Games {
    /// Sets up the base game for a number of players, without the other content of the packs.
    pub(crate) fn new(packs: Vec<PackSource>, players: u8) -> Result<Self, String> {
        let loaded = provost_engine::load::<Shipped>(packs);
        let game = loaded.game("monster-lands").ok_or("the packs have no monster-lands")?;
        let setup = Setup { packs: vec!["monster-lands".to_owned()], players, ..Setup::default() };
        let content = Content::build(game, &setup, 0).map_err(|error| error.to_string())?;
        Ok(Self { content: Arc::new(content), seed: 0 })
    }

    /// Begins the next game.
    pub(crate) fn begin(&mut self) -> Result<Random, String> {
        self.seed = self.seed % SEEDS + 1;
        let table = Table::new(Arc::clone(&self.content), self.seed);
        let game = Game::new(table).map_err(|error| error.to_string())?;
        // Other numbers than those of the game, so that choices do not follow its dice.
        Ok(Random { game, chance: Chance::new(self.seed ^ 0x9E37_79B9_7F4A_7C15), decisions: 0 })
    }

    /// Plays the next game to its end; returns how many decisions it took.
    pub(crate) fn play(&mut self) -> Result<u32, String> {
        let mut game = self.begin()?;
        while game.decide()? {}
        Ok(game.decisions)
    }

    /// Plays the next game to its end with an agent of this sort at every seat; returns how many decisions it took.
    pub(crate) fn play_by(&mut self, agent: AgentSpec) -> Result<u32, String> {
        let mut game = self.begin()?.game;
        let players = u64::from(game.rules().players());
        let mut agents: Vec<_> =
            (0..players).map(|seat| agent.build::<Table>(self.seed * 8 + seat)).collect();
        finish(&mut game, &mut agents, MAX_DECISIONS, &mut ()).map_err(|stuck| stuck.to_string())
    }

    /// Returns a search that goes through a game from its beginning on.
    pub(crate) fn searching(&mut self) -> Result<Searching, String> {
        let beginning = self.begin()?.game;
        // A game that asks nothing would be begun again without end.
        beginning.choice().ok_or("the game asks nothing")?;
        Ok(Searching {
            game: beginning.clone(),
            beginning,
            agent: Search::new(SEARCHED, self.seed),
            ahead: 0,
        })
    }

    /// Returns menus of turns, of as many games as are played in a turn of a measurement.
    pub(crate) fn menus(&mut self) -> Result<Menus, String> {
        let mut turns = Vec::new();
        for _ in 0..SEEDS {
            let mut random = self.begin()?;
            while let Some(choice) = random.game.choice() {
                let is_turn = choice.kind == ChoiceKind::Game(Ask::Turn.number());
                let under_way = random.game.machine().procedures().last();
                if let Some(Step::Turn { seat, acted, .. }) = under_way
                    && is_turn
                    && random.decisions.is_multiple_of(MENUS_APART)
                {
                    let turn = Step::turn(*seat, *acted);
                    turns.push((Game::idle(random.game.rules().clone()), turn));
                }
                random.decide()?;
            }
        }
        let (game, _) = turns.first().cloned().ok_or("no game has a turn")?;
        Ok(Menus { turns, game, next: 0 })
    }

    /// Returns a game in the middle.
    pub(crate) fn middle(&mut self) -> Result<Game<Table>, String> {
        let mut random = self.begin()?;
        while random.decisions < MIDDLE && random.decide()? {}
        Ok(random.game)
    }
}

/// Menus of turns in random games, one after another.
#[derive(Debug)]
pub(crate) struct Menus {
    /// Games with nothing under way, and the turn that is begun in each.
    turns: Vec<(Game<Table>, Step)>,
    game: Game<Table>,
    next: usize,
}

impl Menus {
    /// Lists the options of the next turn in a copy of its game; returns how many there are.
    pub(crate) fn list(&mut self) -> Result<usize, String> {
        let Some((beginning, turn)) = self.turns.get(self.next) else { return Ok(0) };
        self.next = (self.next + 1) % self.turns.len();
        self.game.clone_from(beginning);
        self.game.begin(*turn).map_err(|error| error.to_string())?;
        let choice = self.game.choice().ok_or("a turn asks nothing")?;
        Ok(choice.options.len())
    }
}

/// A search that goes through a game from its beginning on, again and again.
#[derive(Debug)]
pub(crate) struct Searching {
    beginning: Game<Table>,
    game: Game<Table>,
    agent: Search<Table>,
    /// Positions that were evaluated and not asked for yet: the last search of a run goes beyond it.
    ahead: u64,
}

impl Searching {
    /// Plays on until this many more positions have been evaluated.
    pub(crate) fn evaluate(&mut self, positions: u64) -> Result<(), String> {
        while self.ahead < positions {
            let Some(observation) = self.game.observation() else {
                self.game.clone_from(&self.beginning);
                continue;
            };
            let before = self.agent.evaluated();
            let index = self.agent.choose(&observation);
            self.ahead += self.agent.evaluated() - before;
            self.game.choose(index).map_err(|error| error.to_string())?;
        }
        self.ahead -= positions;
        Ok(())
    }
}

/// A game under way in which chance decides.
#[derive(Clone, Debug)]
pub(crate) struct Random {
    game: Game<Table>,
    chance: Chance,
    decisions: u32,
}

impl Random {
    /// Takes one decision by chance; returns whether there was one.
    pub(crate) fn decide(&mut self) -> Result<bool, String> {
        let Some(choice) = self.game.choice() else { return Ok(false) };
        self.decisions += 1;
        if self.decisions > MAX_DECISIONS {
            return Err(format!("no end after {MAX_DECISIONS} decisions"));
        }
        let count = u32::try_from(choice.options.len()).unwrap_or(u32::MAX);
        let at = self.chance.below(count) as usize;
        self.game.choose(at).map_err(|error| error.to_string())?;
        Ok(true)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn menus_are_those_of_turns() {
        let mut menus = Games::new(provost_packs::shipped_packs(), 4).unwrap().menus().unwrap();
        let count = menus.turns.len();
        assert!(count >= 100, "{count} menus");
        let options: Vec<usize> = (0..count).map(|_| menus.list().unwrap()).collect();
        assert!(options.iter().all(|options| *options > 0), "{options:?}");
        assert!(options.iter().sum::<usize>() > 5 * count, "{options:?}");
    }

    #[test]
    fn entries_that_nobody_has_are_loaded_without_an_error() {
        let mut packs = provost_packs::shipped_packs();
        let count = |packs: Vec<PackSource>| {
            let loaded = provost_engine::load::<Shipped>(packs);
            assert!(loaded.is_usable(), "{:?}", loaded.findings);
            loaded.game("monster-lands").map_or(0, |game| game.entries.len())
        };
        let before = count(packs.clone());
        packs.push(unused(&packs, 100));
        assert_eq!(count(packs), before + 100);
    }
}
