//! Begins a situation and plays its choices, keeping what happened and why.

use super::trace;
use crate::model::lab::report::{ChosenOption, LabLine, StepReport};
use provost_engine::common::Chosen as _;
use provost_engine::game::Game;
use provost_engine::game::decision::Cause;
use provost_engine::game::speech::Speech;
use provost_engine::table::EventOf;
use provost_engine::testing::{Case, Testable, read_placed};
use provost_grammar::diagnostic::Diagnostic;
use provost_interpreter::pack::{Loaded, LoadedGame};
use provost_interpreter::trace::{Note, Trace};

/// A situation being played.
pub(super) struct Played<'l, R: Testable> {
    pub(super) game: Game<R>,
    pub(super) speech: Speech<'l>,
    pub(super) case: Case<R>,
    /// Everything that was told so far.
    pub(super) events: Vec<EventOf<R>>,
    /// The log and trace before the first choice, and after each.
    pub(super) steps: Vec<StepReport>,
    pub(super) made: Vec<ChosenOption>,
    /// The notes of the last step.
    pub(super) notes: Vec<Note>,
}

/// Why a situation cannot be played.
#[derive(Debug, Default)]
pub(super) struct Stopped {
    pub(super) findings: Vec<Diagnostic>,
    pub(super) refused: Vec<String>,
}

impl<'l, R: Testable> Played<'l, R> {
    /// Reads a situation, sets it up and goes on to the first question. Another seed may be tried.
    pub(super) fn begin(
        loaded: &'l Loaded,
        game: &'l LoadedGame,
        text: &str,
        language: &str,
        other_seed: bool,
    ) -> Result<Self, Stopped> {
        let refuse = |refused: Vec<String>| Stopped { findings: Vec::new(), refused };
        let (placed, findings) = read_placed::<R>(loaded, game, text);
        if !findings.is_empty() {
            return Err(Stopped { findings, refused: Vec::new() });
        }
        let Some(placed) = placed.into_iter().next() else { return Err(Stopped::default()) };
        let (loaded, game) = placed.content.map_err(|no_pack| refuse(vec![no_pack.to_string()]))?;
        let case = placed.case;
        let speech = Speech::new(loaded, game, R::MESSAGES, language, case.setup.names()).map_err(refuse)?;
        let content = R::build(game, &case.setup, 0).map_err(|why| refuse(vec![why.why]))?;
        let mut table = R::fresh(&content, if other_seed { case.seed ^ 1 } else { case.seed });
        table.keep_log(true);
        table.keep_trace(Some(Trace::default()));
        let dice: Vec<u8> = case.parts.iter().flat_map(|part| part.dice.iter().copied()).collect();
        let game = R::arrange(table, &speech, &case.given, &dice)
            .map_err(|findings| Stopped { findings, refused: Vec::new() })?;
        let mut played = Self {
            game,
            speech,
            case,
            events: Vec::new(),
            steps: Vec::new(),
            made: Vec::new(),
            notes: Vec::new(),
        };
        played.note();
        Ok(played)
    }

    /// Returns the choices of the text.
    pub(super) fn choices(&self) -> Vec<String> {
        self.case.parts.iter().flat_map(|part| part.when.iter().cloned()).collect()
    }

    /// Takes an option by its id. The error says why that cannot be.
    pub(super) fn choose(&mut self, id: &str) -> Result<(), String> {
        let Some(decision) = self.game.decision(&self.speech) else {
            return Err(format!("choice {} `{id}`: nothing is asked any more", self.made.len() + 1));
        };
        let Some(index) = decision.find(id) else {
            let offered: Vec<&str> = decision.options.iter().map(|option| option.id.as_str()).collect();
            let number = self.made.len() + 1;
            return Err(format!("choice {number} `{id}`: not offered. Offered: {}", offered.join(", ")));
        };
        self.game.choose(index).map_err(|error| error.to_string())?;
        let label = decision.options.get(index).map(|option| option.label.clone()).unwrap_or_default();
        self.made.push(ChosenOption { player: decision.name, id: id.to_owned(), label });
        self.note();
        Ok(())
    }

    /// Records everything since the last call.
    fn note(&mut self) {
        let events = self.game.rules_mut().take_events();
        let lines = self.game.lines(&self.speech, &events, None);
        let spot = |cause: Cause| trace::spot_of_line(&self.speech, &cause.place?);
        let happened =
            lines.into_iter().map(|line| LabLine { place: line.cause.and_then(spot), text: line.text });
        let happened = happened.collect();
        self.notes = self.game.rules().notes().map(Trace::take).unwrap_or_default();
        let trace = trace::lines(&self.game, &self.speech, &self.notes);
        self.steps.push(StepReport { happened, trace });
        self.events.extend(events);
    }

    /// Drops the fixed dice that have not been rolled, so that everything further is left to chance.
    pub(super) fn loosen(&mut self) {
        let left = self.game.rules_mut().fix_dice(&[]);
        for _ in 0..left {
            self.game.rules_mut().chance().die();
        }
    }
}
