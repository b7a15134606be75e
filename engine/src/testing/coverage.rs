//! Coverage: the abilities and branches that the tests reach.

use crate::game::Rules;
use crate::game::speech::{Speech, abilities, collect_choices};
use provost_grammar::span::Span;
use provost_interpreter::pack::Entry;
use provost_interpreter::program::Program;
use provost_interpreter::trace::{Note, NoteKind};
use std::collections::BTreeSet;

/// Collects the spans in effects that the tests reach.
#[derive(Clone, Debug, Default)]
pub struct Coverage {
    /// Folder, file, entry, and span in the entry's effect.
    reached: BTreeSet<(String, String, String, usize, usize)>,
    /// The abilities and branches not reached, by entry and line.
    pub missed: Vec<Missed>,
    /// The folder and file of every ability and branch.
    pub all: Vec<(String, String)>,
}

/// An ability or branch that no test has reached.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Missed {
    /// The entry's id.
    pub entry: String,
    /// The pack's folder and the file in it.
    pub root: String,
    /// The file, from the pack's folder.
    pub path: String,
    /// The line, from 1.
    pub line: usize,
    /// Whether it is an alternative of a choice.
    pub branch: bool,
    /// Its text.
    pub text: String,
}

impl Coverage {
    /// Adds the notes of a test.
    pub(super) fn add<R: Rules>(&mut self, rules: &R, speech: &Speech<'_>) {
        let program = R::program(rules.content());
        for note in rules.notes().map(provost_interpreter::trace::Trace::take).unwrap_or_default() {
            let entry = speech.game().entries.get(speech.id(note.entry));
            let reached = place(program, &note).and_then(|span| key(speech, entry?, span));
            self.reached.extend(reached);
        }
    }

    /// Computes what was not reached.
    pub(super) fn finish(&mut self, speech: &Speech<'_>) {
        for entry in speech.game().entries.values() {
            for ability in abilities(&entry.ir) {
                self.look(speech, entry, ability.span, false);
                let mut choices = Vec::new();
                collect_choices(&ability.steps, &mut choices);
                for alternative in choices.iter().flat_map(|(alternatives, _)| *alternatives) {
                    self.look(speech, entry, alternative.span, true);
                }
            }
        }
    }

    fn look(&mut self, speech: &Speech<'_>, entry: &Entry, span: Span, branch: bool) {
        let Some(effect) = &entry.effect else { return };
        let file = speech.loaded().file(effect.file);
        self.all.push((file.root.clone(), file.path.clone()));
        if key(speech, entry, span).is_some_and(|key| self.reached.contains(&key)) {
            return;
        }
        let text = effect.text.get(span.start..span.end).unwrap_or_default();
        self.missed.push(Missed {
            entry: entry.id.clone(),
            root: file.root.clone(),
            path: file.path.clone(),
            line: speech.place_in(entry, span).map_or(1, |place| place.line),
            branch,
            text: text.split_whitespace().collect::<Vec<_>>().join(" "),
        });
    }
}

/// Makes a unique key of a span; an entry that replaces another has the same id.
fn key(speech: &Speech<'_>, entry: &Entry, span: Span) -> Option<(String, String, String, usize, usize)> {
    let file = speech.loaded().file(entry.effect.as_ref()?.file);
    Some((file.root.clone(), file.path.clone(), entry.id.clone(), span.start, span.end))
}

/// Returns the span of the ability or branch that a note says was reached.
fn place(program: &Program, note: &Note) -> Option<Span> {
    match note.what {
        NoteKind::Fired | NoteKind::Changed { .. } | NoteKind::Answered(_) => {
            program.ability(note.ability).map(|code| code.span)
        }
        NoteKind::Branch => Some(note.span),
        NoteKind::Silent(_) | NoteKind::Paid(_) | NoteKind::Did(_) | NoteKind::Nothing(_) => None,
    }
}
