//! Which game a test plays, and with which procedure of the rules it starts.

use crate::game::Game;
use crate::game::session::Playable as _;
use crate::hash;
use crate::monster_lands::content::Setup;
use crate::monster_lands::names;
use crate::monster_lands::state::Phase;
use crate::monster_lands::step::{Purpose, Step};
use crate::monster_lands::table::Table;
use crate::monster_lands::thing::{PathId, Site};
use crate::situation::{Fields, Reader};
use provost_interpreter::pack::{Loaded, LoadedGame, code};

/// The seed of tests that do not say one.
const SEED: u64 = 1;

/// The game and its first procedure.
#[derive(Debug)]
pub(in crate::monster_lands) struct Start {
    setup: Setup,
    seed: u64,
    /// Whose turn it is, from 0.
    active: u8,
    moment: Moment,
}

/// Where a test starts.
#[derive(Clone, Copy, Debug)]
enum Moment {
    /// Before set-up; the position cannot be written.
    Setup,
    /// A whole game after set-up.
    Game,
    /// The dice-pool phase.
    DicePool,
    /// A player's turn, and those after it.
    Deployment,
    /// The turn of the dummy player alone.
    DummyTurn,
    /// The adventure phase.
    Adventure,
    /// One place of the adventure phase.
    At(Site),
    /// A monster attacks the mercenary of a path.
    Attack(PathId),
    /// The mercenary of a path rolls against the monster.
    Strike(PathId),
    /// The clean-up phase.
    CleanUp,
    /// The adventure phase and the rest of the game.
    Rest,
    /// Nothing is done: only what holds is looked at.
    Nothing,
}

const PHASES: [&str; 12] = [
    "setup",
    "game",
    "dice-pool",
    "deployment",
    "dummy-turn",
    "adventure",
    "battle",
    "attack",
    "strike",
    "clean-up",
    "rest",
    "nothing",
];
const SITES: [Site; 5] = [Site::Land(0), Site::Land(1), Site::Entrance, Site::Mission(0), Site::Mission(1)];

impl Start {
    pub(in crate::monster_lands) fn read(reader: &mut Reader<'_>, fields: &mut Fields<'_>) -> Self {
        let usual = Setup::default();
        let texts = |reader: &mut Reader<'_>, fields: &mut Fields<'_>, key: &str| {
            let texts = fields.texts(reader, key).unwrap_or_default();
            texts.into_iter().map(|(text, _)| text.to_owned()).collect::<Vec<_>>()
        };
        let setup = Setup {
            packs: texts(reader, fields, "packs"),
            players: fields.small(reader, "players", 1, 5).unwrap_or(usual.players),
            difficulty: fields.get("difficulty").and_then(|value| reader.entry("difficulty", value)),
            options: fields.entries(reader, "options").unwrap_or_default(),
            scenario: fields.get("scenario").and_then(|value| reader.entry("scenario", value)),
            affinities: texts(reader, fields, "affinities"),
            clans: texts(reader, fields, "clans"),
            names: Vec::new(),
        };
        let seed = fields.number(reader, "seed", 0, i64::MAX).and_then(|seed| u64::try_from(seed).ok());
        let active = fields.small(reader, "active", 1, 5).unwrap_or(1) - 1;
        Self { setup, seed: seed.unwrap_or(SEED), active, moment: moment(reader, fields) }
    }

    /// Returns the packs that take part.
    pub(in crate::monster_lands) fn packs(&self) -> &[String] {
        &self.setup.packs
    }

    /// Makes the table: set up, unless the test is about that.
    pub(in crate::monster_lands) fn table(
        &self,
        loaded: &Loaded,
        game: &LoadedGame,
    ) -> Result<Table, String> {
        let mut table = Table::table(game, &self.setup, hash::game_hash(loaded, game), self.seed)?;
        if matches!(self.moment, Moment::Setup) {
            return Ok(table);
        }
        table.log.on = false;
        let mut game =
            Game::starting_with(table, Step::Setup { stage: 0, at: 0 }).map_err(|e| e.to_string())?;
        while game.choice().is_some() {
            game.choose(0).map_err(|error| error.to_string())?;
        }
        let mut table = game.into_rules();
        let board = &mut table.state.board;
        board.round = 1;
        board.active = self.active;
        board.first = self.active;
        board.phase = self.phase();
        Ok(table)
    }

    /// Returns whether the test begins before anything is on the table.
    pub(in crate::monster_lands) const fn is_before_setup(&self) -> bool {
        matches!(self.moment, Moment::Setup)
    }

    const fn phase(&self) -> Phase {
        match self.moment {
            Moment::Setup | Moment::Game => Phase::Setup,
            Moment::DicePool => Phase::DicePool,
            Moment::Deployment | Moment::DummyTurn | Moment::Nothing => Phase::Deployment,
            Moment::Adventure | Moment::Rest | Moment::At(_) | Moment::Attack(_) | Moment::Strike(_) => {
                Phase::Adventure
            }
            Moment::CleanUp => Phase::CleanUp,
        }
    }

    /// Starts, with fixed dice, log and trace.
    pub(in crate::monster_lands) fn go(&self, mut table: Table, dice: &[u8]) -> Result<Game<Table>, String> {
        use crate::game::Rules as _;
        table.keep_log(true);
        table.keep_trace(true);
        table.state.chance.fix(dice);
        let step = match self.moment {
            Moment::Setup => Step::Setup { stage: 0, at: 0 },
            // Set-up has been made.
            Moment::Game => Step::Game { stage: 1 },
            Moment::DicePool => Step::Pool { stage: 0, at: 0 },
            // The stage after the beginning of the phase, which clears the board, is the turn of the first seat.
            Moment::Deployment => Step::Deployment { stage: 1 + self.active },
            Moment::DummyTurn => Step::DummyTurn { stage: 0, rolls: 0 },
            Moment::Adventure => Step::Adventure { stage: 0 },
            Moment::At(Site::Mission(0)) => Step::DiceMission { stage: 0 },
            Moment::At(Site::Mission(_)) => Step::ContractMission { path: PathId(12), due: 0, stage: 0 },
            Moment::At(site) => Step::Site { site, stage: 0 },
            Moment::Attack(path) => Step::Attack { path, stage: 0 },
            Moment::Strike(path) => Step::Strike { path, purpose: Purpose::Attack, stage: 0 },
            Moment::CleanUp => Step::CleanUp { stage: 0, at: 0 },
            // The stages before are the round's beginning, the pools and the deployment.
            Moment::Rest => Step::Game { stage: 4 },
            Moment::Nothing => return Ok(Game::idle(table)),
        };
        Game::starting_with(table, step).map_err(|error| error.to_string())
    }
}

fn moment(reader: &mut Reader<'_>, fields: &mut Fields<'_>) -> Moment {
    let phase = fields.get("phase");
    let at = fields.get("at");
    let word = phase.and_then(|value| reader.text("phase", value)).unwrap_or("deployment");
    let place = |reader: &mut Reader<'_>| {
        let value = at?;
        let id = reader.text("at", value)?;
        let ids: Vec<String> = SITES
            .iter()
            .map(|site| names::site_id(*site).to_owned())
            .chain(PathId::all().map(names::path_id))
            .collect();
        let site = SITES.into_iter().find(|site| names::site_id(*site) == id);
        let path = names::find_path(id);
        if site.is_none() && path.is_none() {
            reader.unknown(code::UNKNOWN_CHOICE, "place", id, value.span, ids.iter().map(String::as_str));
        }
        Some((site, path))
    };
    let need = |reader: &mut Reader<'_>, what: &str| {
        reader.error(
            code::MISSING_KEY,
            phase.map_or(fields.span(), |value| value.span),
            format!("`at` must name {what}"),
        );
    };
    match word {
        "setup" => Moment::Setup,
        "game" => Moment::Game,
        "dice-pool" => Moment::DicePool,
        "deployment" => Moment::Deployment,
        "dummy-turn" => Moment::DummyTurn,
        "adventure" => Moment::Adventure,
        "clean-up" => Moment::CleanUp,
        "rest" => Moment::Rest,
        "nothing" => Moment::Nothing,
        "battle" => {
            if let Some((Some(site), _)) = place(reader) {
                Moment::At(site)
            } else {
                need(reader, "a land, the Entrance or a mission");
                Moment::Nothing
            }
        }
        "attack" | "strike" => match place(reader) {
            Some((_, Some(path))) if word == "attack" => Moment::Attack(path),
            Some((_, Some(path))) => Moment::Strike(path),
            Some(_) | None => {
                need(reader, "a path");
                Moment::Nothing
            }
        },
        _ => {
            let span = phase.map_or(fields.span(), |value| value.span);
            reader.unknown(code::UNKNOWN_CHOICE, "phase", word, span, PHASES.into_iter());
            Moment::Nothing
        }
    }
}
