//! A TOML document as a tree with a span for every value and every key, in the order of the file.

use super::code;
use provost_grammar::diagnostic::Diagnostic;
use provost_grammar::span::Span;
use toml::de::{DeTable, DeValue};
use toml_parser::lexer::TokenKind;

/// How deeply tables and lists may be nested.
pub const MAX_DEPTH: usize = 32;
/// The most syntax errors reported for one file.
const MAX_ERRORS: usize = 50;

/// A text and its span in the file.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Word {
    /// The text.
    pub text: String,
    /// A value and its span in the file.
    pub span: Span,
}

/// A value and its place in the file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Value {
    /// Its kind.
    pub kind: ValueKind,
    /// Where it stands.
    pub span: Span,
}

/// The kind of a value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ValueKind {
    /// A string.
    Text(String),
    /// A whole number; `None` beyond 64 bits.
    Number(Option<i64>),
    /// A decimal number, as written.
    Decimal(String),
    /// True or false.
    Flag(bool),
    /// A date, as written.
    Date(String),
    /// A list.
    List(Vec<Value>),
    /// A table.
    Table(Table),
}

/// Keys and values, in the order of the file.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Table {
    /// Each key with its value.
    pub rows: Vec<(Word, Value)>,
}

impl Table {
    /// Returns the value of a key.
    pub fn get(&self, key: &str) -> Option<&Value> {
        self.rows.iter().find(|(word, _)| word.text == key).map(|(_, value)| value)
    }
}

impl Value {
    /// Returns the text, if it is one.
    pub fn as_text(&self) -> Option<&str> {
        if let ValueKind::Text(text) = &self.kind { Some(text) } else { None }
    }

    /// Returns the table, if it is one.
    pub const fn as_table(&self) -> Option<&Table> {
        if let ValueKind::Table(table) = &self.kind { Some(table) } else { None }
    }

    /// Returns the items, if it is a list.
    pub fn as_list(&self) -> Option<&[Self]> {
        if let ValueKind::List(items) = &self.kind { Some(items) } else { None }
    }

    /// Returns the type in words, for messages.
    pub const fn describe(&self) -> &'static str {
        match self.kind {
            ValueKind::Text(_) => "text",
            ValueKind::Number(_) => "a whole number",
            ValueKind::Decimal(_) => "a decimal number",
            ValueKind::Flag(_) => "`true` or `false`",
            ValueKind::Date(_) => "a date",
            ValueKind::List(_) => "a list",
            ValueKind::Table(_) => "a table",
        }
    }

    /// Returns whether both are equal, apart from spans.
    pub fn same(&self, other: &Self) -> bool {
        match (&self.kind, &other.kind) {
            (ValueKind::Text(a), ValueKind::Text(b))
            | (ValueKind::Decimal(a), ValueKind::Decimal(b))
            | (ValueKind::Date(a), ValueKind::Date(b)) => a == b,
            (ValueKind::Number(a), ValueKind::Number(b)) => a == b,
            (ValueKind::Flag(a), ValueKind::Flag(b)) => a == b,
            (ValueKind::List(a), ValueKind::List(b)) => {
                a.len() == b.len() && a.iter().zip(b).all(|(a, b)| a.same(b))
            }
            (ValueKind::Table(a), ValueKind::Table(b)) => a.same(b),
            (
                ValueKind::Text(_)
                | ValueKind::Decimal(_)
                | ValueKind::Date(_)
                | ValueKind::Number(_)
                | ValueKind::Flag(_)
                | ValueKind::List(_)
                | ValueKind::Table(_),
                _,
            ) => false,
        }
    }
}

impl Table {
    /// Returns whether both are equal in the same order, apart from spans.
    pub fn same(&self, other: &Self) -> bool {
        self.rows.len() == other.rows.len()
            && self.rows.iter().zip(&other.rows).all(|((a, x), (b, y))| a.text == b.text && x.same(y))
    }

    /// Merges this table over another: its values win, and tables are merged key by key. An empty table
    /// clears.
    #[must_use]
    pub fn over(&self, below: &Self) -> Self {
        let mut rows = below.rows.clone();
        for (key, value) in &self.rows {
            let Some((_, old)) = rows.iter_mut().find(|(word, _)| word.text == key.text) else {
                rows.push((key.clone(), value.clone()));
                continue;
            };
            *old = match (&value.kind, &old.kind) {
                (ValueKind::Table(above), ValueKind::Table(below)) if !above.rows.is_empty() => {
                    Value { kind: ValueKind::Table(above.over(below)), span: value.span }
                }
                _ => value.clone(),
            };
        }
        Self { rows }
    }
}

/// Reads a document. If there are findings, the tree holds the readable rest.
pub fn parse(text: &str) -> (Table, Vec<Diagnostic>) {
    if let Some(finding) = too_deep(text) {
        return (Table::default(), vec![finding]);
    }
    let (root, errors) = DeTable::parse_recoverable(text);
    (table(root.into_inner()), syntax_findings(text, &errors))
}

/// Reports one finding per line, since further errors mostly follow from the first.
fn syntax_findings(text: &str, errors: &[toml::de::Error]) -> Vec<Diagnostic> {
    let mut findings: Vec<Diagnostic> = errors
        .iter()
        .map(|error| {
            let range = error.span().unwrap_or_default();
            let end = range.end.min(text.len());
            Diagnostic::error(code::TOML_SYNTAX, Span::new(range.start.min(end), end), error.message())
        })
        .collect();
    findings.sort_by_key(|finding| finding.span.start);
    let mut seen = 0;
    findings.retain(|finding| {
        let start = finding.span.start;
        let fresh = seen == 0 || text.get(seen - 1..start).is_none_or(|between| between.contains('\n'));
        if fresh {
            seen = start + 1;
        }
        fresh
    });
    findings.truncate(MAX_ERRORS);
    findings
}

/// Bounds the depth of the tree that [`DeTable`] builds, because it is dropped and walked recursively. Dotted
/// keys nest as brackets do.
fn too_deep(text: &str) -> Option<Diagnostic> {
    let mut open = Vec::new();
    let (mut depth, mut dots) = (0_usize, 0_usize);
    for token in toml_parser::Source::new(text).lex() {
        match token.kind() {
            TokenKind::LeftSquareBracket | TokenKind::LeftCurlyBracket => {
                open.push(dots + 1);
                depth += dots + 1;
                dots = 0;
            }
            TokenKind::RightSquareBracket | TokenKind::RightCurlyBracket => {
                depth -= open.pop().unwrap_or(0);
                dots = 0;
            }
            TokenKind::Dot => dots += 1,
            TokenKind::Comma => dots = 0,
            TokenKind::Newline if open.is_empty() => dots = 0,
            TokenKind::Newline
            | TokenKind::Equals
            | TokenKind::Whitespace
            | TokenKind::Comment
            | TokenKind::LiteralString
            | TokenKind::BasicString
            | TokenKind::MlLiteralString
            | TokenKind::MlBasicString
            | TokenKind::Atom
            | TokenKind::Eof => {}
        }
        if depth + dots > MAX_DEPTH {
            let span = Span::new(token.span().start(), token.span().end());
            let message = format!("lists and tables stand in each other more than {MAX_DEPTH} deep");
            return Some(
                Diagnostic::error(code::NESTED_TOO_DEEP, span, message)
                    .with_hint("nothing in the file is read until this is gone"),
            );
        }
    }
    None
}

fn table(table: DeTable<'_>) -> Table {
    let mut rows: Vec<(Word, Value)> = table
        .into_iter()
        .map(|(key, found)| {
            let span = key.span();
            let text = key.into_inner().into_owned();
            (Word { text, span: Span::new(span.start, span.end) }, value(found))
        })
        .collect();
    rows.sort_by_key(|(key, _)| key.span.start);
    Table { rows }
}

fn value(found: toml::Spanned<DeValue<'_>>) -> Value {
    let span = found.span();
    let kind = match found.into_inner() {
        DeValue::String(text) => ValueKind::Text(text.into_owned()),
        DeValue::Integer(number) => {
            ValueKind::Number(i64::from_str_radix(number.as_str(), number.radix()).ok())
        }
        DeValue::Float(number) => ValueKind::Decimal(number.as_str().to_owned()),
        DeValue::Boolean(flag) => ValueKind::Flag(flag),
        DeValue::Datetime(date) => ValueKind::Date(date.to_string()),
        DeValue::Array(list) => ValueKind::List(list.into_iter().map(value).collect()),
        DeValue::Table(inner) => ValueKind::Table(self::table(inner)),
    };
    Value { kind, span: Span::new(span.start, span.end) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_table_over_another_is_joined_key_by_key() {
        let table = |text: &str| parse(text).0;
        let below = table("a = 1\nb = { c = 2, d = { e = 3 } }\nf = [1, 2]\ng = { h = 1 }");
        let above = table("b = { d = { i = 4 } }\nf = [3]\ng = {}\nj = 5");
        let joined = table("a = 1\nb = { c = 2, d = { e = 3, i = 4 } }\nf = [3]\ng = {}\nj = 5");
        assert!(above.over(&below).same(&joined), "{:?}", above.over(&below));
    }
}
