//! Kingdom Defenders as a playable game: content, state, log and words behind one trait.

use super::ask::{Act, Ask};
use super::content::options::SETUP;
use super::content::{Content, Setup, SetupError};
use super::event::Event;
use super::scene;
use super::situation::keys::ROWS;
use super::state::Phase;
use super::step::Step;
use super::table::Table;
use super::text;
use super::view::View;
use provost_engine::game::evaluation::Evaluations;
use provost_engine::game::odds_model::OddsModel;
use provost_engine::game::quiescence::Quiescence;
use provost_engine::game::scene::BoardScene;
use provost_engine::game::session::{Playable, Refused};
use provost_engine::game::speech::Speech;
use provost_engine::game::{self, Game, Rules};
use provost_engine::ranks::ScenarioResult;
use provost_engine::situation::{Fields, Form, Given, Positioned, Reader};
use provost_grammar::diagnostic::Diagnostic;
use provost_interpreter::choice::{Choice, ChoiceKind};
use provost_interpreter::hook::{Player, Thing};

use provost_interpreter::pack::LoadedGame;
use provost_interpreter::vocabulary::id::NounId;
use provost_interpreter::vocabulary::spec::GameSpec;
use provost_interpreter::vocabulary::value_type::KeySpec;
use std::sync::Arc;

impl OddsModel for Table {}

impl Rules for Table {
    type View = View;
    type Ask = Ask;
    type Act = Act;

    fn whole_game() -> Step {
        Step::game()
    }

    fn players(&self) -> u8 {
        self.state.board.players
    }

    fn is_over(&self) -> bool {
        self.state.board.phase == Phase::Over
    }

    fn score(&self, player: Player) -> i32 {
        self.final_score(player.0)
    }

    fn evaluate(&self) -> Evaluations {
        self.all_evaluations()
    }

    /// Discs are valued when they are activated: nobody places more, and the round is played to its end.
    fn quiescence(&self, choice: &Choice) -> Quiescence {
        if choice.kind != ChoiceKind::Game(Ask::Place.number()) {
            return Quiescence::Settle;
        }
        let pass = choice.options.iter().position(|option| *option == Act::Pass.option());
        match pass.filter(|_| self.has_begun_placing()) {
            Some(pass) => Quiescence::Take(pass),
            None => Quiescence::Evaluate,
        }
    }

    fn scenario_result(&self, player: Player) -> Option<ScenarioResult> {
        self.result_of(player.0)
    }

    fn check(&self) -> Result<(), String> {
        Self::check(self)
    }

    fn thing_id(&self, speech: &Speech<'_>, thing: Thing) -> String {
        self.id_of(speech, thing)
    }

    fn thing_name(&self, speech: &Speech<'_>, thing: Thing) -> String {
        self.name_of(speech, thing)
    }

    fn thing_label(&self, speech: &Speech<'_>, _choice: &Choice, thing: Thing) -> String {
        self.label_of(speech, thing)
    }

    fn thing_entry(&self, thing: Thing) -> Option<NounId> {
        self.entry_of(thing)
    }

    fn event_text(&self, speech: &Speech<'_>, event: &Event) -> Option<String> {
        Some(self.say_event(speech, event.what))
    }

    fn board(&self, speech: &Speech<'_>, viewer: Option<Player>) -> Vec<String> {
        self.draw_board(speech, viewer.map(|player| player.0))
    }

    fn scene(&self, speech: &Speech<'_>, viewer: Option<Player>) -> BoardScene {
        scene::lay_out(self, speech, viewer)
    }

    fn round(&self) -> u32 {
        u32::from(self.state.board.round)
    }

    fn moment(&self, speech: &Speech<'_>) -> String {
        self.say_moment(speech)
    }
}

impl game::View<Table> for View {
    fn of(table: &Table, player: Player) -> Self {
        table.seen_by(player.0)
    }

    fn sample(&self, seed: u64) -> Table {
        Self::sample(self, seed)
    }
}

impl Playable for Table {
    const SPEC: &'static GameSpec = &super::KINGDOM_DEFENDERS;
    const MESSAGES: &'static [(&'static str, &'static str)] = text::MESSAGES;
    const SETUP: &'static [KeySpec] = SETUP;
    const SCENARIO_TEMPLATE: &'static str = include_str!("templates/scenario.toml");
    const TEST_TEMPLATE: &'static str = include_str!("templates/test.toml");
    type Setup = Setup;

    fn build(game: &LoadedGame, setup: &Setup, hash: u64) -> Result<Arc<Content>, Refused> {
        let refused = |error: SetupError| Refused { why: error.to_string(), about: error.about() };
        Content::build(game, setup, hash).map(Arc::new).map_err(refused)
    }

    fn fresh(content: &Arc<Content>, seed: u64) -> Self {
        Self::new(content, seed)
    }
}

impl Positioned for Table {
    type Given = Given;

    fn read_given(reader: &mut Reader<'_>, fields: &mut Fields<'_>, form: Form) -> Given {
        Given::read(reader, fields, form, ROWS)
    }

    fn poise(
        table: Self,
        speech: &Speech<'_>,
        given: &Given,
        dice: &[u8],
    ) -> Result<Game<Self>, Vec<Diagnostic>> {
        table.poise(speech, given, dice)
    }

    fn arrange(
        table: Self,
        speech: &Speech<'_>,
        given: &Given,
        dice: &[u8],
    ) -> Result<Game<Self>, Vec<Diagnostic>> {
        table.start(speech, given, dice)
    }
}
