//! Locates the cursor in unfinished TOML: in a key or in a value, and under which keys. Uses the events of
//! the TOML parser, which also come for broken text.

use provost_grammar::span::Span;
use std::collections::BTreeMap;
use toml_parser::Source;
use toml_parser::parser::{Event, EventKind, parse_document};

/// The location of the cursor.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Spot {
    /// The keys and list positions that lead to the table or value.
    pub(super) path: Vec<Segment>,
    pub(super) at: At,
}

/// One part of a path.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Segment {
    Key(String),
    Item(usize),
}

/// The syntax at the cursor.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum At {
    /// A key of the table at the path, or an empty place for one.
    Key(Span),
    /// A name in a `[header]` or `[[header]]`; the path is the part before it in the header.
    Header(Span),
    /// The value at the path: its literal, or an empty place for one.
    Value(Span),
}

/// Locates the cursor; `None` in a comment.
pub(super) fn spot(text: &str, offset: usize) -> Option<Spot> {
    let tokens = Source::new(text).lex().into_vec();
    let mut events: Vec<Event> = Vec::new();
    parse_document(&tokens, &mut |event: Event| events.push(event), &mut ());
    let mut state = State { text, ..State::default() };
    for event in &events {
        let span = Span::new(event.span().start(), event.span().end());
        let touches = span.start <= offset && offset <= span.end && !span.is_empty();
        let kind = event.kind();
        if kind == EventKind::Comment && span.start < offset && offset <= span.end {
            return None;
        }
        if kind == EventKind::SimpleKey && touches {
            return Some(state.key(span));
        }
        if kind == EventKind::Scalar && touches {
            return Some(Spot { path: state.path(), at: At::Value(span) });
        }
        if span.start >= offset {
            break;
        }
        state.take(kind, span);
    }
    let here = Span::new(offset, offset);
    Some(if state.in_value { Spot { path: state.path(), at: At::Value(here) } } else { state.key(here) })
}

#[derive(Default)]
struct State<'t> {
    text: &'t str,
    /// The table of the last header.
    table: Vec<Segment>,
    /// The number of tables of each `[[header]]` so far.
    counts: BTreeMap<Vec<String>, usize>,
    /// The open lists and inline tables, with the keys that lead to each.
    open: Vec<(Vec<Segment>, bool)>,
    /// The key being read.
    keys: Vec<String>,
    /// The header being read, and whether it has double brackets.
    header: Option<bool>,
    /// Whether a value is expected.
    in_value: bool,
    /// The position in the innermost list.
    item: usize,
    /// The positions in the lists around it.
    items: Vec<usize>,
}

impl State<'_> {
    fn base(&self) -> Vec<Segment> {
        self.open.last().map_or_else(|| self.table.clone(), |(path, _)| path.clone())
    }

    fn in_list(&self) -> bool {
        self.open.last().is_some_and(|(_, is_list)| *is_list)
    }

    /// Returns the path of the expected value.
    fn path(&self) -> Vec<Segment> {
        let mut path = self.base();
        if self.in_list() {
            path.push(Segment::Item(self.item));
        } else {
            path.extend(self.keys.iter().cloned().map(Segment::Key));
        }
        path
    }

    /// Returns the location of a key.
    fn key(&self, span: Span) -> Spot {
        if self.header.is_some() {
            let (path, _) = self.header_path();
            return Spot { path, at: At::Header(span) };
        }
        let mut path = self.base();
        path.extend(self.keys.iter().cloned().map(Segment::Key));
        Spot { path, at: At::Key(span) }
    }

    /// Returns the path of the header's names so far, with lists at their last item.
    fn header_path(&self) -> (Vec<Segment>, Vec<String>) {
        let mut path = Vec::new();
        let mut names = Vec::new();
        for name in &self.keys {
            names.push(name.clone());
            path.push(Segment::Key(name.clone()));
            if let Some(count) = self.counts.get(&names) {
                path.push(Segment::Item(count.saturating_sub(1)));
            }
        }
        (path, names)
    }

    fn take(&mut self, kind: EventKind, span: Span) {
        match kind {
            EventKind::StdTableOpen | EventKind::ArrayTableOpen => {
                self.header = Some(kind == EventKind::ArrayTableOpen);
                self.keys.clear();
                self.open.clear();
                self.in_value = false;
            }
            EventKind::StdTableClose | EventKind::ArrayTableClose => {
                if self.header == Some(true) {
                    *self.counts.entry(self.keys.clone()).or_default() += 1;
                }
                (self.table, _) = self.header_path();
                self.header = None;
                self.keys.clear();
            }
            EventKind::SimpleKey => {
                let raw = self.text.get(span.start..span.end).unwrap_or_default();
                self.keys.push(raw.trim_matches(['"', '\'']).to_owned());
            }
            EventKind::KeyValSep => self.in_value = true,
            EventKind::ArrayOpen | EventKind::InlineTableOpen => {
                let path = self.path();
                self.open.push((path, kind == EventKind::ArrayOpen));
                self.items.push(std::mem::take(&mut self.item));
                self.keys.clear();
                self.in_value = kind == EventKind::ArrayOpen;
            }
            // A bracket that the parser closed itself may still be open to the author.
            EventKind::ArrayClose | EventKind::InlineTableClose if span.is_empty() => {}
            EventKind::ArrayClose | EventKind::InlineTableClose => {
                self.open.pop();
                self.item = self.items.pop().unwrap_or_default();
                self.in_value = false;
                self.keys.clear();
            }
            EventKind::ValueSep => {
                self.in_value = self.in_list();
                self.item += usize::from(self.in_list());
                self.keys.clear();
            }
            EventKind::Scalar => self.in_value &= span.is_empty(),
            EventKind::Newline if self.open.is_empty() => {
                self.in_value = false;
                self.header = None;
                self.keys.clear();
            }
            EventKind::KeySep
            | EventKind::Newline
            | EventKind::Whitespace
            | EventKind::Comment
            | EventKind::Error => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Asserts the location at `|`: the path, and `k`, `h` or `v` with its text.
    fn check(text: &str, path: &str, at: &str) {
        let offset = text.find('|').unwrap();
        let text = text.replacen('|', "", 1);
        let spot = spot(&text, offset).unwrap();
        let shown: Vec<String> = spot
            .path
            .iter()
            .map(|segment| match segment {
                Segment::Key(key) => key.clone(),
                Segment::Item(index) => index.to_string(),
            })
            .collect();
        let (letter, span) = match spot.at {
            At::Key(span) => ("k", span),
            At::Header(span) => ("h", span),
            At::Value(span) => ("v", span),
        };
        assert_eq!(
            (shown.join("."), format!("{letter} {}", text.get(span.start..span.end).unwrap())),
            (path.to_owned(), at.to_owned())
        );
    }

    #[test]
    fn keys_and_values_are_told_apart() {
        check("id = \"a\"\nki|", "", "k ki");
        check("id = \"a\"\n|", "", "k ");
        check("id = \"a\"\nkind = |", "kind", "v ");
        check("id = \"a\"\nkind = \"mer|\nname = 1", "kind", "v \"mer");
        check("name = { e|", "name", "k e");
        check("name = { en = \"x\", |", "name", "k ");
        check("name = { en = \"x|\" }", "name.en", "v \"x\"");
        check("list = [\"a\", |]", "list.1", "v ");
        check("list = [{ a = 1 }, { b = |", "list.1.b", "v ");
        check("given.lands.la| = 1", "given.lands", "k la");
        check("[[entry]]\nid = 1\n[[entry]]\ni|", "entry.1", "k i");
        check("[[entry]]\n[[entry.ranks]]\n[[entry.ranks]]\nwhen = '|'", "entry.0.ranks.1.when", "v ''");
        check("[na|", "", "h na");
        check("effect = '''\non roll: ga|\n'''", "effect", "v '''\non roll: ga\n'''");
    }

    #[test]
    fn a_comment_is_no_place() {
        assert_eq!(spot("a = 1 # he", 10), None);
    }
}
