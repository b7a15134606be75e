//! Syntax colours: one list of spans for every editor.

use super::site::{Script, Site};
use crate::check::{self, Meaning};
use crate::pack::{FileId, Loaded};
use crate::vocabulary::word_id::WordId;
use provost_grammar::fixed;
use provost_grammar::span::Span;
use provost_grammar::tokens::{TokenKind, tokens};
use toml_parser::Source;
use toml_parser::parser::{Event, EventKind, parse_document};

/// A span of text with its colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Coloured {
    /// The span; spans do not overlap.
    pub span: Span,
    /// The colour.
    pub colour: Colour,
}

/// The syntax class of a span.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Colour {
    /// A comment, of the file or of an effect.
    Comment,
    /// A key.
    Key,
    /// A name in a header.
    Header,
    /// A string, and the quotes around an effect.
    Text,
    /// A number.
    Number,
    /// `true` or `false`, or a date.
    Constant,
    /// A sign.
    Sign,
    /// A word of the language itself.
    Keyword,
    /// A timing, or a qualifier.
    Timing,
    /// A limit or a duration.
    Limit,
    /// A verb or a cost.
    Verb,
    /// A condition.
    Condition,
    /// A selector.
    Selector,
    /// A target or a measure.
    Measure,
    /// A role.
    Role,
    /// A noun.
    Noun,
    /// A parameter.
    Param,
    /// An unknown word.
    Unknown,
}

/// Returns the coloured spans of a file, in order.
pub fn highlight(loaded: &Loaded, file: FileId) -> Vec<Coloured> {
    let Some(known) = loaded.files.get(file.index()) else { return Vec::new() };
    if std::path::Path::new(&known.path).extension().is_none_or(|ending| ending != "toml") {
        return Vec::new();
    }
    let site = Site::new(loaded, file);
    let scripts = site.as_ref().map(Site::scripts).unwrap_or_default();
    let mut found = Vec::new();
    for (span, colour) in toml_words(&known.text) {
        let script = scripts.iter().find(|(literal, _)| *literal == span).zip(site.as_ref());
        match script {
            Some(((_, script), site)) => found.extend(in_script(site, script, span)),
            None => found.push(Coloured { span, colour }),
        }
    }
    found.retain(|word| !word.span.is_empty());
    found.sort_by_key(|word| word.span.start);
    found
}

/// The words of the TOML around effects.
fn toml_words(text: &str) -> Vec<(Span, Colour)> {
    let source = Source::new(text).lex().into_vec();
    let mut words = Vec::new();
    let mut header = false;
    let mut take = |event: Event| {
        let span = Span::new(event.span().start(), event.span().end());
        let colour = match event.kind() {
            EventKind::StdTableOpen | EventKind::ArrayTableOpen => {
                header = true;
                Colour::Sign
            }
            EventKind::StdTableClose | EventKind::ArrayTableClose => {
                header = false;
                Colour::Sign
            }
            EventKind::SimpleKey if header => Colour::Header,
            EventKind::SimpleKey => Colour::Key,
            EventKind::Comment => Colour::Comment,
            EventKind::Scalar => match text.get(span.start..span.end).unwrap_or_default() {
                raw if raw.starts_with(['"', '\'']) => Colour::Text,
                "true" | "false" => Colour::Constant,
                raw if raw.parse::<f64>().is_ok() => Colour::Number,
                _ => Colour::Constant,
            },
            EventKind::InlineTableOpen
            | EventKind::InlineTableClose
            | EventKind::ArrayOpen
            | EventKind::ArrayClose
            | EventKind::KeySep
            | EventKind::KeyValSep
            | EventKind::ValueSep => Colour::Sign,
            EventKind::Whitespace | EventKind::Newline | EventKind::Error => return,
        };
        words.push((span, colour));
    };
    parse_document(&source, &mut take, &mut ());
    words
}

/// The words of an effect, and the quotes around it.
fn in_script(site: &Site<'_>, script: &Script, literal: Span) -> Vec<Coloured> {
    let meant = site.with_context(script, |ctx| check::meanings(&script.text, script.form, ctx));
    let mut found = Vec::new();
    for token in tokens(&script.text) {
        let meaning = meant
            .iter()
            .filter(|meant| meant.span.start <= token.span.start && token.span.end <= meant.span.end)
            .min_by_key(|meant| meant.span.len())
            .map(|meant| meant.meaning);
        let colour = match (token.kind, meaning) {
            (TokenKind::Comment, _) => Colour::Comment,
            (TokenKind::Keyword, _) => Colour::Keyword,
            (TokenKind::Punctuation, _) => Colour::Sign,
            (TokenKind::Number, _) => Colour::Number,
            (TokenKind::Param, _) => Colour::Param,
            (TokenKind::Word, Some(meaning)) => of_meaning(meaning),
            (TokenKind::Word, None) if fixed::find(token.text(&script.text)).is_some() => Colour::Keyword,
            (TokenKind::Word | TokenKind::Unknown, _) => Colour::Unknown,
        };
        found.push(Coloured { span: script.map.map(token.span), colour });
    }
    let first = found.first().map_or(literal.end, |word| word.span.start);
    let last = found.last().map_or(literal.end, |word| word.span.end);
    let raw = site.text().get(literal.start..literal.end).unwrap_or_default();
    let quote = raw.len() - raw.trim_start_matches(['"', '\'']).len();
    let opening = Span::new(literal.start, (literal.start + quote).min(first));
    let closing = Span::new(literal.end.saturating_sub(quote).max(last), literal.end);
    found.extend([opening, closing].map(|span| Coloured { span, colour: Colour::Text }));
    found
}

const fn of_meaning(meaning: Meaning) -> Colour {
    match meaning {
        Meaning::Word(row) => match row {
            WordId::Hook(_) => Colour::Timing,
            WordId::Limit(_) | WordId::Duration(_) => Colour::Limit,
            WordId::Verb(_) | WordId::Cost(_) => Colour::Verb,
            WordId::Condition(_) | WordId::Attribute(_) => Colour::Condition,
            WordId::Selector(_) => Colour::Selector,
            WordId::Target(_) | WordId::Measure(_) => Colour::Measure,
        },
        Meaning::Qualifier(..) => Colour::Timing,
        Meaning::Noun(_) | Meaning::Unit(_) | Meaning::Class(_) => Colour::Noun,
        Meaning::Param(_) => Colour::Param,
        Meaning::Role(_) | Meaning::Myself => Colour::Role,
        Meaning::Number => Colour::Number,
        Meaning::Fixed(_) => Colour::Keyword,
    }
}
