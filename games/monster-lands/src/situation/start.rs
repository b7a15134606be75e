//! The moment at which play begins, and the procedures that continue from there.

use super::keys;
use super::tell::Seen;
use crate::adventure::phase::ORDER;
use crate::names;
use crate::round::GameStage;
use crate::state::Phase;
use crate::step::{Purpose, Step};
use crate::table::Table;
use crate::thing::{PathId, Site};
use provost_engine::game::Game;
use provost_engine::game::speech::Speech;
use provost_engine::situation::position::with_zones;
use provost_engine::situation::{self, Fields, Form, Position, Reader, impossible};
use provost_engine::table::Table as _;
use provost_grammar::diagnostic::Diagnostic;
use provost_grammar::span::Span;
use provost_interpreter::pack::code;
use std::sync::Arc;

/// A position and the moment at which play begins.
#[derive(Debug)]
pub struct Given {
    /// The player in turn, from 0, with its span.
    active: (u8, Span),
    moment: Moment,
    /// Whether the rest of the game follows.
    plays_on: bool,
    position: Position,
}

/// The moment at which play begins.
#[derive(Clone, Copy, Debug)]
enum Moment {
    /// Before set-up; a position is not allowed.
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
    /// Nothing runs; only the state is checked.
    Nothing,
}

/// The words for moments.
pub(super) const PHASES: [&str; 12] = [
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
/// The moments from which a game can continue.
pub(super) const SCENARIO_PHASES: [&str; 6] =
    ["game", "dice-pool", "deployment", "adventure", "battle", "clean-up"];
/// The moments that need a place.
/// The keys of the moment.
const MOMENT: [&str; 3] = ["phase", "at", "active"];
const PLACED: [&str; 3] = ["battle", "attack", "strike"];
const SITES: [Site; 5] = [Site::Land(0), Site::Land(1), Site::Entrance, Site::Mission(0), Site::Mission(1)];

impl Given {
    pub(crate) fn read(reader: &mut Reader<'_>, fields: &mut Fields<'_>, form: Form) -> Self {
        let position = Position::read(reader, fields, &with_zones(keys::given(form)), &[]);
        let active =
            position.get("active").map_or((1, position.span), |placed| (placed.held.small(), placed.span));
        Self {
            active: (active.0.saturating_sub(1), active.1),
            moment: read_moment(reader, &position, form),
            plays_on: form == Form::Scenario,
            position,
        }
    }

    /// Runs set-up at a fresh table and arranges the position, with fixed dice for what follows.
    pub(crate) fn poise(
        &self,
        table: Table,
        speech: &Speech<'_>,
        dice: &[u8],
    ) -> Result<Game<Table>, Vec<Diagnostic>> {
        let impossible = |why: String| vec![impossible(self.position.span, why)];
        let mut table = table;
        if !matches!(self.moment, Moment::Setup) {
            table = self.set_up(table, speech)?;
        } else if self.position.rows.iter().any(|(key, _)| !MOMENT.contains(key)) {
            return Err(impossible(
                "a test of set-up has no position: nothing is on the table before".to_owned(),
            ));
        }
        table.state.chance.fix(dice);
        if matches!(self.moment, Moment::Nothing) {
            return Ok(Game::idle(table));
        }
        if let Moment::Attack(path) | Moment::Strike(path) = self.moment {
            let content = Arc::clone(&table.content);
            table.forbid(&content.program, path.site());
        }
        let steps = if self.plays_on { self.steps_of_game() } else { vec![self.step()] };
        Game::poised(table, &steps).map_err(|error| impossible(error.to_string()))
    }

    /// Runs set-up without a log, then arranges the position.
    fn set_up(&self, mut table: Table, speech: &Speech<'_>) -> Result<Table, Vec<Diagnostic>> {
        let impossible = |why: String| vec![impossible(self.position.span, why)];
        let mut problems = table.leave_out_of_decks(speech, &self.position);
        // Set-up is traced, so that tests count it as reached.
        let log = table.log.on;
        table.keep_log(false);
        let begun = Game::starting_with(table, Step::setup());
        let mut game = begun.map_err(|error| impossible(error.to_string()))?;
        while game.choice().is_some() {
            game.choose(0).map_err(|error| impossible(error.to_string()))?;
        }
        let mut table = game.into_rules();
        table.keep_log(log);
        let players = table.state.board.players;
        let (active, span) = self.active;
        if active >= players {
            let message = format!("there is no player {} among {players}", active + 1);
            problems.push(situation::impossible(span, message));
        }
        let board = &mut table.state.board;
        board.round = 1;
        board.active = active.min(players.saturating_sub(1));
        board.first = board.active;
        board.phase = self.phase();
        problems.extend(table.arrange(speech, &self.position));
        if problems.is_empty() { Ok(table) } else { Err(problems) }
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

    /// Returns the procedure of the moment alone.
    const fn step(&self) -> Step {
        match self.moment {
            Moment::Setup => Step::setup(),
            // Set-up is done.
            Moment::Game | Moment::Nothing => Step::Game { stage: GameStage::Round },
            Moment::DicePool => Step::pool(),
            Moment::Deployment => Step::turns_from(self.active.0),
            Moment::DummyTurn => Step::dummy_turn(),
            Moment::Adventure => Step::Adventure { at: 0 },
            Moment::At(Site::Mission(0)) => Step::dice_mission(),
            Moment::At(Site::Mission(_)) => Step::contract_mission(),
            Moment::At(site) => Step::site(site),
            Moment::Attack(path) => Step::attack(path),
            Moment::Strike(path) => Step::strike(path, Purpose::Attack),
            Moment::CleanUp => Step::clean_up(),
            Moment::Rest => Step::Game { stage: GameStage::Adventure },
        }
    }

    /// Returns the procedures of the whole game from the moment on, the first one last.
    fn steps_of_game(&self) -> Vec<Step> {
        match self.moment {
            Moment::DicePool => vec![Step::Game { stage: GameStage::Pools }],
            Moment::Deployment => vec![Step::Game { stage: GameStage::Adventure }, self.step()],
            Moment::Adventure | Moment::Rest => vec![Step::Game { stage: GameStage::Adventure }],
            Moment::At(site) => {
                let at = ORDER.iter().position(|other| *other == site).unwrap_or(0);
                let at = u8::try_from(at).unwrap_or(0);
                vec![Step::Game { stage: GameStage::CleanUp }, Step::Adventure { at }]
            }
            Moment::CleanUp => vec![Step::Game { stage: GameStage::CleanUp }],
            Moment::Setup
            | Moment::Game
            | Moment::Nothing
            | Moment::DummyTurn
            | Moment::Attack(_)
            | Moment::Strike(_) => vec![Step::Game { stage: GameStage::Round }],
        }
    }
}

fn read_moment(reader: &mut Reader<'_>, written: &Position, form: Form) -> Moment {
    let usual = if form == Form::Test { "deployment" } else { "game" };
    let word = written.word("phase").map_or(usual, |word| &word.id);
    let at = written.word("at");
    if let Some(at) = at.filter(|_| !PLACED.contains(&word)) {
        let message = format!("`at` is about a battle, attack or strike, and the phase is `{word}`");
        reader.error(code::UNKNOWN_KEY, at.span, message);
    }
    let site = at.and_then(|at| SITES.into_iter().find(|site| names::site_id(*site) == at.id));
    let path = at.and_then(|at| names::find_path(&at.id));
    let need = |reader: &mut Reader<'_>, what: &str| {
        let span = written.get("phase").map_or(written.span, |phase| phase.span);
        reader.error(code::MISSING_KEY, span, format!("`at` must name {what}"));
        Moment::Nothing
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
        "battle" => site.map_or_else(|| need(reader, "a land, the Entrance or a mission"), Moment::At),
        "attack" => path.map_or_else(|| need(reader, "a path"), Moment::Attack),
        "strike" => path.map_or_else(|| need(reader, "a path"), Moment::Strike),
        _ => Moment::Nothing,
    }
}

/// Returns the moment of a game: the phase, and the place of the current battle or mission.
pub(super) fn moment(seen: &Seen<'_>) -> (&'static str, Option<&'static str>) {
    let mut place = None;
    for step in seen.game.machine().procedures() {
        if let Step::Site { site, .. } = step {
            place = Some(*site);
        } else if let Step::DiceMission { .. } = step {
            place = Some(Site::Mission(0));
        } else if let Step::ContractMission { .. } = step {
            place = Some(Site::Mission(1));
        }
    }
    match (seen.table.state.board.phase, place) {
        (Phase::Setup, _) => ("setup", None),
        (Phase::DicePool, _) => ("dice-pool", None),
        (Phase::Deployment, _) => ("deployment", None),
        (Phase::Adventure, Some(site)) => ("battle", Some(names::site_id(site))),
        (Phase::Adventure, None) => ("adventure", None),
        (Phase::CleanUp, _) => ("clean-up", None),
        (Phase::Over, _) => ("nothing", None),
    }
}
