//! How values are written as TOML.

use super::NewValue;
use std::fmt::Write as _;
use toml_edit::{Array, InlineTable, Value};

/// Returns the value in its TOML form. Multi-line texts, effects above all, become `'''` strings.
pub(super) fn value(value: &NewValue) -> Value {
    match value {
        NewValue::Number(number) => Value::from(*number),
        NewValue::Flag(flag) => Value::from(*flag),
        NewValue::Text(text) if text.ends_with('\n') => {
            multi_line(text).parse().unwrap_or_else(|_| Value::from(text.as_str()))
        }
        NewValue::Text(text) => Value::from(text.as_str()),
        NewValue::List(items) => Value::Array(items.iter().map(self::value).collect::<Array>()),
        NewValue::Table(rows) => {
            let mut table = InlineTable::new();
            for (key, value) in rows {
                table.insert(key, self::value(value));
            }
            Value::InlineTable(table)
        }
    }
}

/// Returns an effect as it stands between the quotes, with one line end after it.
pub(super) fn body(effect: &str) -> String {
    let lines = effect.replace("\r\n", "\n");
    let trimmed = lines.trim_end().trim_start_matches('\n');
    if trimmed.is_empty() { "\n".to_owned() } else { format!("{trimmed}\n") }
}

/// Returns a text that ends in a line end as a multi-line string literal.
pub(super) fn multi_line(text: &str) -> String {
    let is_plain = |char: char| matches!(char, '\n' | '\t') || !char.is_control();
    if !text.contains("'''") && text.chars().all(is_plain) {
        return format!("'''\n{text}'''");
    }
    let mut escaped = String::with_capacity(text.len() + 8);
    for char in text.chars() {
        match char {
            '\\' => escaped.push_str("\\\\"),
            '"' => escaped.push_str("\\\""),
            '\n' | '\t' => escaped.push(char),
            char if char.is_control() => {
                let code = u32::from(char);
                let _ = write!(escaped, "\\u{code:04X}");
            }
            char => escaped.push(char),
        }
    }
    format!("\"\"\"\n{escaped}\"\"\"")
}

/// Gives `written` the line ends of `original`, if those are all `\r\n`.
pub(super) fn keep_newlines(original: &str, written: String) -> String {
    if uses_crlf(original) { written.replace("\r\n", "\n").replace('\n', "\r\n") } else { written }
}

/// Returns whether every line of a text ends in `\r\n`.
pub(super) fn uses_crlf(text: &str) -> bool {
    let mut lines = text.split_inclusive('\n').filter(|line| line.ends_with('\n')).peekable();
    lines.peek().is_some() && lines.all(|line| line.ends_with("\r\n"))
}
