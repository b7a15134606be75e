//! Notes of the interpreter as plain data: what fired or did not, from which words of which file.

use crate::model::file::FileKey;
use crate::model::lab::report::{Mark, Spot, TraceLine};
use provost_engine::game::speech::{Place, Speech};
use provost_engine::game::{Game, Rules};
use provost_grammar::span::Span;
use provost_interpreter::host::Opinion;
use provost_interpreter::pack::Entry;
use provost_interpreter::program::NumberOp;
use provost_interpreter::trace::{Note, NoteKind, Reason};

/// Puts notes into words; repeated notes in a step become one line.
pub(super) fn lines<R: Rules>(game: &Game<R>, speech: &Speech<'_>, notes: &[Note]) -> Vec<TraceLine> {
    let mut lines: Vec<(Note, TraceLine)> = Vec::new();
    for note in notes {
        match lines.iter_mut().find(|(known, _)| known == note) {
            Some((_, line)) => line.times += 1,
            None => lines.push((*note, line(game, speech, note))),
        }
    }
    lines.into_iter().map(|(_, line)| line).collect()
}

fn line<R: Rules>(game: &Game<R>, speech: &Speech<'_>, note: &Note) -> TraceLine {
    let vocabulary = &speech.game().vocabulary;
    let entry = speech.entry(note.entry);
    let mark = match note.what {
        NoteKind::Fired => Mark::Fired,
        NoteKind::Silent(reason) => Mark::Silent(reason_id(reason)),
        NoteKind::Changed { target, op, amount } => {
            let number = vocabulary.target(target).id.replace('-', " ");
            Mark::Changed(match op {
                NumberOp::Add => format!("{number} {amount:+}"),
                NumberOp::Set => format!("{number} = {amount}"),
                NumberOp::Double => format!("{number} × 2"),
                NumberOp::HalveDown | NumberOp::HalveUp => format!("{number} ÷ 2"),
                NumberOp::AtLeast => format!("{number} ≥ {amount}"),
                NumberOp::AtMost => format!("{number} ≤ {amount}"),
            })
        }
        NoteKind::Answered(opinion) => Mark::Answered(opinion_text(opinion)),
        NoteKind::Branch => Mark::Branch,
        NoteKind::Paid(_) => Mark::Paid,
        NoteKind::Did(_) => Mark::Did,
        NoteKind::Nothing(reason) => Mark::Nothing(reason_id(reason)),
    };
    let span = match (note.what, entry) {
        (NoteKind::Silent(Reason::Condition), Some(entry)) => condition(entry, note.span),
        _ => note.span,
    };
    let actor = if note.actor.is_some() { speech.player(note.actor) } else { String::new() };
    TraceLine {
        mark,
        entry: speech.id(note.entry).to_owned(),
        name: game.rules().thing_name(speech, note.source),
        actor,
        hook: vocabulary.hook(note.hook).phrase.to_owned(),
        words: entry.map(|entry| words(entry, span)).unwrap_or_default(),
        place: entry.and_then(|entry| spot(speech, entry, span)),
        times: 1,
    }
}

/// Returns the id of the message that says why.
const fn reason_id(reason: Reason) -> &'static str {
    match reason {
        Reason::Qualifier => "qualifier",
        Reason::Reach => "reach",
        Reason::Left => "left",
        Reason::Condition => "condition",
        Reason::Limit => "limit",
        Reason::Cost => "cost",
        Reason::Nothing => "nothing",
        Reason::Declined => "declined",
        Reason::Depth => "depth",
        Reason::Broken => "broken",
    }
}

fn opinion_text(opinion: Opinion) -> String {
    match opinion {
        Opinion::Silent | Opinion::Waive => "–".to_owned(),
        Opinion::Yes => "yes".to_owned(),
        Opinion::No | Opinion::NoTo(_) => "no".to_owned(),
        Opinion::Demand(count) => count.to_string(),
    }
}

/// Narrows the place of a whole ability down to its condition; abilities that change numbers are noted as a whole.
fn condition(entry: &Entry, span: Span) -> Span {
    let text =
        entry.effect.as_ref().and_then(|effect| effect.text.get(span.start..span.end)).unwrap_or_default();
    let Some((head, rest)) = text.split_once(" when ") else { return span };
    let Some((own, _)) = rest.split_once(':') else { return span };
    let start = span.start + head.len() + " when ".len();
    Span::new(start, start + own.len())
}

/// Returns the words of an effect at a place, on one line.
fn words(entry: &Entry, span: Span) -> String {
    let text = entry.effect.as_ref().and_then(|effect| effect.text.get(span.start..span.end));
    text.unwrap_or_default().split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Returns where a part of an entry's effect stands.
fn spot(speech: &Speech<'_>, entry: &Entry, span: Span) -> Option<Spot> {
    let effect = entry.effect.as_ref()?;
    let file = speech.loaded().file(effect.file);
    let place = effect.map.map(span);
    let line = file.text.get(..place.start).map_or(1, |before| before.matches('\n').count() + 1);
    let key = FileKey::new(file.root.clone(), file.path.clone());
    Some(Spot { file: key, line, start: place.start, end: place.end })
}

/// Returns the place of a line that the engine names.
pub(super) fn spot_of_line(speech: &Speech<'_>, place: &Place) -> Option<Spot> {
    let entry = speech.game().entries.get(&place.entry)?;
    let file = speech.loaded().file(entry.effect.as_ref()?.file);
    let start =
        file.text.split_inclusive('\n').take(place.line.saturating_sub(1)).map(str::len).sum::<usize>();
    let line = file.text.get(start..)?.lines().next().unwrap_or_default();
    let key = FileKey::new(file.root.clone(), file.path.clone());
    Some(Spot { file: key, line: place.line, start, end: start + line.len() })
}
