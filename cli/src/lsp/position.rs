//! Bytes of a text and positions of the protocol: line and column, in UTF-16 units or in bytes.

use lsp_types::{InitializeParams, Position, PositionEncodingKind, Range};
use provost_grammar::span::Span;

/// The unit of columns.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Encoding {
    /// UTF-16 units, which every client knows.
    Utf16,
    /// Bytes.
    Utf8,
}

impl Encoding {
    /// Chooses bytes if the client supports them.
    pub(crate) fn negotiate(params: &InitializeParams) -> Self {
        let general = params.capabilities.general.as_ref();
        let known = general.and_then(|general| general.position_encodings.as_ref());
        let knows = known.is_some_and(|known| known.contains(&PositionEncodingKind::UTF8));
        if knows { Self::Utf8 } else { Self::Utf16 }
    }

    /// Returns its name in the protocol.
    pub(crate) const fn kind(self) -> PositionEncodingKind {
        match self {
            Self::Utf16 => PositionEncodingKind::UTF16,
            Self::Utf8 => PositionEncodingKind::UTF8,
        }
    }

    /// Returns the length of a text.
    pub(crate) fn len(self, text: &str) -> u32 {
        let len = match self {
            Self::Utf16 => text.encode_utf16().count(),
            Self::Utf8 => text.len(),
        };
        u32::try_from(len).unwrap_or(u32::MAX)
    }

    /// Returns the position of a byte.
    pub(crate) fn position(self, text: &str, offset: usize) -> Position {
        let mut offset = offset.min(text.len());
        while !text.is_char_boundary(offset) {
            offset -= 1;
        }
        let before = text.get(..offset).unwrap_or_default();
        let line = before.matches('\n').count();
        let start = before.rfind('\n').map_or(0, |at| at + 1);
        let column = self.len(before.get(start..).unwrap_or_default());
        Position::new(u32::try_from(line).unwrap_or(u32::MAX), column)
    }

    /// Returns the range of a span.
    pub(crate) fn range(self, text: &str, span: Span) -> Range {
        Range::new(self.position(text, span.start), self.position(text, span.end))
    }

    /// Returns the byte at a position; past the end of a line, its end.
    pub(crate) fn offset(self, text: &str, position: Position) -> usize {
        let mut start = 0;
        for _ in 0..position.line {
            match text.get(start..).and_then(|rest| rest.find('\n')) {
                Some(at) => start += at + 1,
                None => return text.len(),
            }
        }
        let rest = text.get(start..).unwrap_or_default();
        let line = rest.split('\n').next().unwrap_or_default().trim_end_matches('\r');
        let mut column = 0;
        for (at, char) in line.char_indices() {
            if column >= position.character {
                return start + at;
            }
            column += match self {
                Self::Utf16 => u32::try_from(char.len_utf16()).unwrap_or(1),
                Self::Utf8 => u32::try_from(char.len_utf8()).unwrap_or(1),
            };
        }
        start + line.len()
    }

    /// Returns the span of a range.
    pub(crate) fn span(self, text: &str, range: Range) -> Span {
        let (start, end) = (self.offset(text, range.start), self.offset(text, range.end));
        Span::new(start.min(end), end.max(start))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_byte_is_found_again() {
        let text = "a\nü😀b\r\n\nend";
        for encoding in [Encoding::Utf16, Encoding::Utf8] {
            for (offset, char) in text.char_indices().filter(|(_, char)| *char != '\n') {
                assert_eq!(
                    encoding.offset(text, encoding.position(text, offset)),
                    offset,
                    "{encoding:?} {char}"
                );
            }
        }
        assert_eq!(Encoding::Utf16.position(text, text.find('b').unwrap()), Position::new(1, 3));
        assert_eq!(Encoding::Utf8.position(text, text.find('b').unwrap()), Position::new(1, 6));
    }

    #[test]
    fn what_lies_outside_is_the_end() {
        assert_eq!(Encoding::Utf16.offset("ab\ncd", Position::new(0, 99)), 2);
        assert_eq!(Encoding::Utf16.offset("ab\ncd", Position::new(9, 0)), 5);
    }
}
