//! A game of a run in words: every decision and what came of it.

use crate::model::balance::{GameLine, Transcript};
use provost_engine::game::session::{self, Session, Start};
use provost_interpreter::pack::Loaded;
use provost_playtest::simulate::Again;

/// Plays a game along its record and says what happens, everything for nobody in particular.
pub(super) fn transcript(loaded: &Loaded, again: &Again, language: &str) -> Result<Transcript, String> {
    let record = &again.record;
    let start = Start::Replay(record.clone());
    let mut session =
        session::begin(loaded, &record.game, start, language).map_err(|error| error.to_string())?;
    let mut lines = Vec::new();
    say(&*session, 0, &mut lines);
    session::replay(&mut *session, &record.choices, |session, step, decision, index| {
        let label = decision.options.get(index).map_or("", |option| option.label.as_str());
        let text = format!("{}: {label}", decision.name);
        lines.push(GameLine { step, text, is_choice: true });
        say(session, step, &mut lines);
        Ok(())
    })?;
    Ok(Transcript {
        seed: record.seed,
        agents: again.agents.iter().map(ToString::to_string).collect(),
        stuck: again.stuck.clone(),
        summary: session.summary(),
        scores: session.scores(),
        lines,
    })
}

fn say(session: &dyn Session, step: usize, lines: &mut Vec<GameLine>) {
    let happened = session.happened(None).into_iter();
    lines.extend(happened.map(|line| GameLine { step, text: line.text, is_choice: false }));
}
