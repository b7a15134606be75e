//! Monster Lands as a playable game: content, state, log and words behind one trait.

use super::ask::{Act, Ask};
use super::content::options::SETUP;
use super::content::{Content, Setup, SetupError};
use super::event::Event;
use super::scene;
use super::situation::Given;
use super::state::Phase;
use super::step::Step;
use super::table::Table;
use super::text;
use super::thing::Item;
use super::view::View;
use provost_engine::game::evaluation::Evaluations;
use provost_engine::game::quiescence::Quiescence;
use provost_engine::game::scene::BoardScene;
use provost_engine::game::session::{Playable, Refused};
use provost_engine::game::speech::Speech;
use provost_engine::game::{self, Game, Rules};
use provost_engine::ranks::ScenarioResult;
use provost_engine::situation::{Fields, Form, Positioned, Reader};
use provost_engine::zones;
use provost_grammar::diagnostic::Diagnostic;
use provost_interpreter::choice::{Choice, ChoiceKind};
use provost_interpreter::describe::ParamValue;
use provost_interpreter::hook::{Player, Thing};

use provost_interpreter::pack::LoadedGame;
use provost_interpreter::vocabulary::id::NounId;
use provost_interpreter::vocabulary::spec::GameSpec;
use provost_interpreter::vocabulary::value_type::KeySpec;
use std::sync::Arc;

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
        self.victory_points(player.0, 0)
    }

    fn evaluate(&self) -> Evaluations {
        self.all_evaluations()
    }

    /// Between turns nothing is half done, and the evaluation covers mercenaries on paths.
    fn quiescence(&self, choice: &Choice) -> Quiescence {
        let asks = |ask: Ask| choice.kind == ChoiceKind::Game(ask.number());
        if asks(Ask::Turn) {
            Quiescence::Evaluate
        } else if asks(Ask::OwnWindow) {
            // An ability that could be used at any time is used only if it pays off at once.
            Quiescence::Settle
        } else {
            Quiescence::Row
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

    fn source_mark(&self, speech: &Speech<'_>, thing: Thing) -> String {
        self.mark_of(speech, thing)
    }

    fn thing_name(&self, speech: &Speech<'_>, thing: Thing) -> String {
        self.name_of(speech, thing)
    }

    fn thing_label(&self, speech: &Speech<'_>, choice: &Choice, thing: Thing) -> String {
        self.label_of(speech, choice, thing)
    }

    fn thing_entry(&self, thing: Thing) -> Option<NounId> {
        match Item::of(thing) {
            Some(item) => self.entry_of(item),
            None => zones::entry_of(self, thing),
        }
    }

    fn parameters(&self, speech: &Speech<'_>, source: Thing) -> Vec<ParamValue> {
        self.parameters_of(speech, source)
    }

    fn event_text(&self, speech: &Speech<'_>, event: &Event) -> Option<String> {
        self.say_event(speech, event.what)
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
        table.view(player.0)
    }

    fn sample(&self, seed: u64) -> Table {
        Self::sample(self, seed)
    }
}

impl Playable for Table {
    const SPEC: &'static GameSpec = &super::MONSTER_LANDS;
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
        Self::new(Arc::clone(content), seed)
    }
}

impl Positioned for Table {
    type Given = Given;

    fn read_given(reader: &mut Reader<'_>, fields: &mut Fields<'_>, form: Form) -> Given {
        Given::read(reader, fields, form)
    }

    fn poise(
        table: Self,
        speech: &Speech<'_>,
        given: &Given,
        dice: &[u8],
    ) -> Result<Game<Self>, Vec<Diagnostic>> {
        given.poise(table, speech, dice)
    }
}
