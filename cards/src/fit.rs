//! Findings about cards: text that does not fit, and templates that cannot be read.

use crate::card::{Misfit, Options, Pictures, Studio};
use crate::icon::Icons;
use crate::template::{Part, Templates};
use provost_grammar::diagnostic::Diagnostic;
use provost_grammar::span::Span;
use provost_interpreter::pack::{Entry, FileId, Finding, Loaded, LoadedGame};

/// Codes of these findings.
pub mod code {
    /// Text that does not fit on its card at the least size of letters.
    pub const TEXT_TOO_LONG: &str = "text-too-long";
    /// A template that cannot be read.
    pub const BAD_TEMPLATE: &str = "bad-template";
    /// Every code of this room.
    pub const ALL: [&str; 2] = [TEXT_TOO_LONG, BAD_TEMPLATE];
}

/// The rules text is at most so many times as long as the effect.
const LONGER: usize = 3;
/// A letter is at most so wide, in ems, on average.
const LETTER: f64 = 0.62;

/// Looks at the cards of some files.
pub fn findings(loaded: &Loaded, wanted: impl Fn(FileId) -> bool) -> Vec<Finding> {
    let icons = Icons::built_in();
    let pictures = Pictures::new();
    let mut findings = Vec::new();
    for game in &loaded.games {
        let templates = Templates::read(loaded, game);
        for wrong in &templates.wrong {
            let Some(file) = wrong.file.filter(|file| wanted(*file)) else { continue };
            let diagnostic = Diagnostic::error(code::BAD_TEMPLATE, Span::default(), wrong.message.clone());
            findings.push(Finding { file, diagnostic, related: Vec::new() });
        }
        let long: Vec<&Entry> = game
            .entries
            .values()
            .filter(|entry| wanted(entry.file))
            .filter(|entry| templates.has_kind(game.vocabulary.kind(entry.kind).id))
            .filter(|entry| may_be_too_long(game, entry, &templates))
            .collect();
        if long.is_empty() {
            continue;
        }
        for language in ["en", "de"] {
            let parts = (&templates, &icons, &pictures);
            let Ok(mut studio) = Studio::new(game, parts, language, Options::default()) else { continue };
            for entry in &long {
                if entry.name.contains_key(language) {
                    findings.extend(
                        misfits(&mut studio, entry).iter().map(|misfit| finding(entry, language, misfit)),
                    );
                }
            }
        }
    }
    findings
}

fn misfits(studio: &mut Studio<'_>, entry: &Entry) -> Vec<Misfit> {
    let sides = [studio.front(entry), studio.back(entry)];
    sides.into_iter().flatten().flat_map(|card| card.misfits).collect()
}

fn finding(entry: &Entry, language: &str, misfit: &Misfit) -> Finding {
    let Misfit { part, lines } = misfit;
    let plural = if *lines == 1 { "line" } else { "lines" };
    let message = format!("on the card in `{language}`, the text of `{part}` is {lines} {plural} too long");
    let diagnostic = Diagnostic::warning(code::TEXT_TOO_LONG, entry.span, message)
        .with_hint("shorten the effect or the name, or give the part more room in the template");
    Finding { file: entry.file, diagnostic, related: Vec::new() }
}

/// A cheap bound, so that only entries with much text are laid out.
fn may_be_too_long(game: &LoadedGame, entry: &Entry, templates: &Templates) -> bool {
    let kind = game.vocabulary.kind(entry.kind).id;
    let Some(front) = templates.of_kind(kind) else { return false };
    let back = front.back.as_deref().and_then(|name| templates.get(name));
    // Tables may hold sentences of their own.
    let sentences = entry.fields.values().any(holds_text);
    let effect = entry.effect.as_ref().map_or(0, |effect| effect.text.len() * LONGER);
    let name = entry.name.values().map(|name| name.chars().count()).max().unwrap_or(0);
    let flavour = entry.flavour.values().map(|text| text.chars().count()).max().unwrap_or(0);
    [Some(front), back].into_iter().flatten().any(|template| {
        template.part.iter().any(|part| match part.shows.as_deref() {
            Some("$rules") => sentences || !has_room(part, effect),
            Some("$name") => !has_room(part, name),
            Some("$flavour") => !has_room(part, flavour),
            Some(_) => !part.part.is_empty() && sentences,
            None => false,
        })
    })
}

fn holds_text(value: &provost_interpreter::pack::FieldValue) -> bool {
    use provost_interpreter::pack::FieldValue;
    match value {
        FieldValue::Tables(_)
        | FieldValue::Table(_)
        | FieldValue::List(_)
        | FieldValue::Use(..)
        | FieldValue::Condition(_) => true,
        FieldValue::Number(_)
        | FieldValue::Numbers(_)
        | FieldValue::Text(_)
        | FieldValue::Flag(_)
        | FieldValue::Choice(_)
        | FieldValue::Noun(_)
        | FieldValue::Nouns(_)
        | FieldValue::Amounts(_)
        | FieldValue::Entry(_)
        | FieldValue::Entries(_)
        | FieldValue::Translations(_)
        | FieldValue::Own(..) => false,
    }
}

/// Whether so many letters surely fit at the least size.
fn has_room(part: &Part, letters: usize) -> bool {
    let [_, _, width, height] = part.at;
    let size = part.size.unwrap_or(height * 0.62);
    let least = part.least.unwrap_or(size * 0.6);
    let a_line = crate::num::fits(least * LETTER, width);
    let lines =
        if part.shows.as_deref() == Some("$rules") { crate::num::fits(least * 1.2, height) } else { 1 };
    // A line is left for what does not fill its own.
    letters <= a_line * lines.saturating_sub(lines / 3)
}
