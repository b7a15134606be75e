//! Maps positions in a text to positions in the file that holds it as a TOML string. Exact for all four kinds
//! of strings, including escapes and line-ending backslashes.

use provost_grammar::span::Span;

/// Maps the bytes of a decoded string to the file.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct SourceMap {
    /// The pieces in order; only the file side has gaps.
    pieces: Vec<Piece>,
}

/// A run of bytes that are the same on both sides (`len == raw`), or one escape.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Piece {
    text: usize,
    len: usize,
    file: usize,
    raw: usize,
}

impl SourceMap {
    /// Makes the map of the string literal at `span` of `file`, whose value is `text`.
    pub(crate) fn new(file: &str, span: Span, text: &str) -> Self {
        let raw = file.get(span.start..span.end).unwrap_or_default();
        let scan = Scan::of(raw, span.start);
        if scan.text == text {
            Self { pieces: scan.pieces }
        } else {
            // No literal tried so far gets here; if one does, the whole literal is marked.
            Self { pieces: vec![Piece { text: 0, len: text.len(), file: span.start, raw: span.len() }] }
        }
    }

    /// Decodes the string literal at `span` of `file`, which may not be closed yet.
    pub(crate) fn literal(file: &str, span: Span) -> (String, Self) {
        let raw = file.get(span.start..span.end).unwrap_or_default();
        let quote =
            ["'''", "\"\"\"", "'", "\""].into_iter().find(|quote| raw.starts_with(quote)).unwrap_or_default();
        let closed = raw.len() >= 2 * quote.len() && raw.ends_with(quote);
        let raw = if closed { raw.to_owned() } else { format!("{raw}{quote}") };
        let scan = Scan::of(&raw, span.start);
        (scan.text, Self { pieces: scan.pieces })
    }

    /// Returns the span in the file.
    pub fn map(&self, span: Span) -> Span {
        let start = self.start(span.start);
        let end = if span.is_empty() { start } else { self.end(span.end) };
        Span::new(start, end.max(start))
    }

    /// Returns the position in the text for a byte of the file, or the nearest before it.
    pub fn unmap(&self, file: usize) -> Option<usize> {
        let last = self.pieces.last()?;
        if self.pieces.first()?.file > file || last.file + last.raw < file {
            return None;
        }
        let after = self.pieces.partition_point(|piece| piece.file <= file);
        let piece = self.pieces.get(after.checked_sub(1)?)?;
        let into = file - piece.file;
        let inside_escape = piece.len != piece.raw && into < piece.raw;
        Some(piece.text + if inside_escape { 0 } else { into.min(piece.len) })
    }

    fn start(&self, offset: usize) -> usize {
        let after = self.pieces.partition_point(|piece| piece.text + piece.len <= offset);
        match (self.pieces.get(after), self.pieces.last()) {
            (Some(piece), _) if piece.len == piece.raw => piece.file + offset.saturating_sub(piece.text),
            (Some(piece), _) => piece.file,
            (None, Some(last)) => last.file + last.raw,
            (None, None) => 0,
        }
    }

    fn end(&self, offset: usize) -> usize {
        let after = self.pieces.partition_point(|piece| piece.text + piece.len < offset);
        match (self.pieces.get(after), self.pieces.last()) {
            (Some(piece), _) if piece.len == piece.raw => piece.file + (offset - piece.text.min(offset)),
            (Some(piece), _) => piece.file + piece.raw,
            (None, Some(last)) => last.file + last.raw,
            (None, None) => 0,
        }
    }
}

/// Decodes a literal piece by piece. It refuses nothing, because the TOML parser has accepted the literal.
struct Scan {
    text: String,
    pieces: Vec<Piece>,
}

impl Scan {
    fn of(raw: &str, base: usize) -> Self {
        let (quote, escapes) = match raw.as_bytes() {
            [b'\'', b'\'', b'\'', ..] if raw.len() >= 6 => (3, false),
            [b'"', b'"', b'"', ..] if raw.len() >= 6 => (3, true),
            [b'"', ..] => (1, true),
            _ => (1, false),
        };
        let mut from = quote;
        if quote == 3 {
            let body = raw.get(3..).unwrap_or_default();
            from += if body.starts_with("\r\n") { 2 } else { usize::from(body.starts_with('\n')) };
        }
        let body = raw.get(from..raw.len().saturating_sub(quote)).unwrap_or_default();
        let mut scan = Self { text: String::with_capacity(body.len()), pieces: Vec::with_capacity(1) };
        if escapes {
            scan.escaped(body, base + from);
        } else {
            scan.run(body, base + from);
        }
        if scan.pieces.is_empty() {
            scan.pieces.push(Piece { text: 0, len: 0, file: base + from, raw: 0 });
        }
        scan
    }

    fn run(&mut self, same: &str, file: usize) {
        if !same.is_empty() {
            self.pieces.push(Piece { text: self.text.len(), len: same.len(), file, raw: same.len() });
            self.text.push_str(same);
        }
    }

    fn escaped(&mut self, mut body: &str, mut file: usize) {
        while let Some(at) = body.find('\\') {
            let (same, rest) = body.split_at(at);
            self.run(same, file);
            let (len, char) = escape(rest);
            if let Some(char) = char {
                let piece = Piece { text: self.text.len(), len: char.len_utf8(), file: file + at, raw: len };
                self.pieces.push(piece);
                self.text.push(char);
            }
            file += at + len;
            body = rest.get(len..).unwrap_or_default();
        }
        self.run(body, file);
    }
}

/// Returns the length of the escape at the start of `rest`, and its character; `None` for a backslash at the
/// end of a line.
fn escape(rest: &str) -> (usize, Option<char>) {
    let hex = |digits: usize| {
        let code = rest.get(2..2 + digits).and_then(|digits| u32::from_str_radix(digits, 16).ok());
        (2 + digits, code.and_then(char::from_u32))
    };
    match rest.as_bytes().get(1) {
        Some(b'b') => (2, Some('\u{8}')),
        Some(b'e') => (2, Some('\u{1b}')),
        Some(b'f') => (2, Some('\u{c}')),
        Some(b'n') => (2, Some('\n')),
        Some(b'r') => (2, Some('\r')),
        Some(b't') => (2, Some('\t')),
        Some(b'"') => (2, Some('"')),
        Some(b'\\') => (2, Some('\\')),
        Some(b'x') => hex(2),
        Some(b'u') => hex(4),
        Some(b'U') => hex(8),
        Some(_) | None => {
            let gone = rest.bytes().skip(1).take_while(|byte| b" \t\r\n".contains(byte)).count();
            (1 + gone, None)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pack::value::{ValueKind, parse};
    use proptest::prelude::*;

    fn first(file: &str) -> (String, Span) {
        let (table, findings) = parse(file);
        assert!(findings.is_empty(), "{findings:?}");
        let value = table.get("effect").unwrap();
        let ValueKind::Text(text) = &value.kind else { panic!("no text") };
        (text.clone(), value.span)
    }

    /// Asserts what the file contains where the text has `word`.
    fn check(file: &str, word: &str, written: &str) {
        let (text, span) = first(file);
        let map = SourceMap::new(file, span, &text);
        let at = text.find(word).unwrap();
        let place = map.map(Span::new(at, at + word.len()));
        assert_eq!(file.get(place.start..place.end), Some(written));
        assert_eq!(map.unmap(place.start), Some(at));
    }

    #[test]
    fn literal_strings_map_byte_by_byte() {
        check("effect = 'on roll: ü gold'", "gold", "gold");
        check("effect = '''\non roll:\n  ü gold\n'''", "gold", "gold");
        check("effect = '''\r\non roll:\r\n gold\r\n'''", "gold", "gold");
        check("effect = '''on 'roll': gold''''", "gold'", "gold'");
    }

    #[test]
    fn escapes_map_to_what_is_written() {
        check(r#"effect = "on\troll: \u00fc gold""#, "gold", "gold");
        check(r#"effect = "on\troll: \u00fc gold""#, "ü gold", r"\u00fc gold");
        check(r#"effect = "a \"b\" \\ \x41 \U0001F600 end""#, "\"b\"", "\\\"b\\\"");
        check(r#"effect = "a \"b\" \\ \x41 \U0001F600 end""#, "😀", r"\U0001F600");
        check(r#"effect = "a \"b\" \\ \x41 \U0001F600 end""#, "end", "end");
    }

    #[test]
    fn a_backslash_at_the_end_of_a_line_is_left_out() {
        let file = "effect = \"\"\"\non roll: \\\n    gain \\  \r\n\n  1 gold\\n\"\"\"";
        check(file, "gain", "gain");
        check(file, "1 gold", "1 gold");
        check(file, "\n", "\\n");
    }

    #[test]
    fn the_end_of_the_text_is_the_closing_quote() {
        for file in ["effect = ''", "effect = 'ab'", "effect = \"a\\n\"", "effect = '''\n'''"] {
            let (text, span) = first(file);
            let place = SourceMap::new(file, span, &text).map(Span::new(text.len(), text.len()));
            let at = file.get(place.start..).unwrap();
            assert!(at.starts_with(['\'', '"']), "{file} {place:?}");
        }
    }

    proptest! {
        #[test]
        fn every_character_is_found_where_it_is_written(text in "[a-z\\\\\"\n\t ü😀]{0,40}") {
            let mut escaped = String::new();
            let mut places = Vec::new();
            for char in text.chars() {
                let start = escaped.len();
                match char {
                    '\\' => escaped.push_str("\\\\"),
                    '"' => escaped.push_str("\\\""),
                    '\n' => escaped.push_str("\\n"),
                    'ü' => escaped.push_str("\\u00FC"),
                    other => escaped.push(other),
                }
                places.push((start, escaped.len()));
            }
            let file = format!("effect = \"{escaped}\"");
            let (read, span) = first(&file);
            prop_assert_eq!(&read, &text);
            let map = SourceMap::new(&file, span, &text);
            for ((offset, char), (start, end)) in text.char_indices().zip(places) {
                let place = map.map(Span::new(offset, offset + char.len_utf8()));
                prop_assert_eq!(place, Span::new(start + 10, end + 10));
            }
        }
    }
}
