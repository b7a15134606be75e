//! The last layer before standard output and standard error: what is written there may be shown by a terminal and read by a
//! CI system, and names in packs are anybody's. It writes control characters and changes of direction as numbers and
//! breaks orders to CI systems, whoever wrote them. Only colours, and in the format for GitHub its commands, come through.

use crate::args::format::{Format, Target, TestFormat};
use crate::args::{Args, Command};
use crate::render::snippet;
use provost_packs::safe::{Orders, is_hidden};
use std::io::{self, Write};

/// What comes through besides text.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Through {
    /// Colours: commands that draw findings escape what they quote themselves.
    pub(crate) colors: bool,
    /// Lines that are orders to GitHub, whose writer escapes their parts.
    pub(crate) orders: bool,
}

impl Through {
    /// Decides by the command.
    pub(crate) fn of(args: &Args) -> Self {
        let orders = match &args.command {
            Command::Check(check) => stands(&check.formats, |form| *form == Format::Github),
            Command::Test { formats, .. } => stands(formats, |form| *form == TestFormat::Github),
            Command::Fix { .. }
            | Command::Fmt { .. }
            | Command::List { .. }
            | Command::Text { .. }
            | Command::Play(_)
            | Command::Simulate(_)
            | Command::Compare(_)
            | Command::Campaign(_)
            | Command::Odds(_)
            | Command::New(_)
            | Command::Diff(_)
            | Command::Completions { .. }
            | Command::Replay { .. }
            | Command::Explain { .. }
            | Command::Schema(_)
            | Command::Lsp
            | Command::Hooks(_)
            | Command::Words(_)
            | Command::Print(_)
            | Command::Export(_) => false,
        };
        let draws = matches!(
            args.command,
            Command::Check(_) | Command::Fix { .. } | Command::Fmt { .. } | Command::Test { .. }
        );
        Self { colors: draws && snippet::is_styled(args.color), orders }
    }
}

/// Returns whether standard output gets a format.
fn stands<F: Copy>(targets: &[Target<F>], is: impl Fn(&F) -> bool) -> bool {
    targets.iter().any(|target| target.file.is_none() && is(&target.form))
}

/// A writer through which only text comes.
#[derive(Debug)]
pub(crate) struct Screen<W> {
    inner: W,
    /// What it is called in a message.
    name: &'static str,
    through: Through,
    orders: Orders,
    /// The beginning of a character whose other bytes are not there yet.
    begun: Vec<u8>,
}

/// Returns standard error with this layer.
pub(crate) fn stderr() -> Screen<io::Stderr> {
    Screen::new(io::stderr(), "standard error", Through::default())
}

impl<W: Write> Screen<W> {
    pub(crate) fn new(inner: W, name: &'static str, through: Through) -> Self {
        Self { inner, name, through, orders: Orders::default(), begun: Vec::new() }
    }

    fn text(&mut self, text: &str) -> io::Result<()> {
        let mut safe = String::with_capacity(text.len());
        let mut rest = text.chars();
        while let Some(char) = rest.next() {
            if char == '\u{1b}'
                && self.through.colors
                && let Some(color) = color(rest.as_str())
            {
                safe.push(char);
                safe.push_str(color);
                rest = rest.as_str().get(color.len()..).unwrap_or_default().chars();
                continue;
            }
            let order = self.orders.takes(char) && !self.through.orders;
            if order || is_hidden(char) {
                safe.extend(char.escape_unicode());
            } else {
                safe.push(char);
            }
        }
        self.inner.write_all(safe.as_bytes()).map_err(|error| self.named(&error))
    }

    /// Says what could not be written to.
    fn named(&self, error: &io::Error) -> io::Error {
        io::Error::new(error.kind(), format!("cannot write {}: {}", self.name, provost_packs::plain(error)))
    }
}

/// Returns the rest of a sequence that sets bright or bold colours, or none: `[1m`, `[38;5;12m`. Others could hide text.
fn color(rest: &str) -> Option<&str> {
    let inside = rest.strip_prefix('[')?;
    let end = inside.find('m')?;
    let numbers: Vec<&str> = inside.get(..end)?.split(';').collect();
    let known = match numbers.as_slice() {
        ["38", "5", number] => number.parse::<u8>().is_ok(),
        numbers => numbers.iter().all(|number| {
            let plain = |number: u8| matches!(number, 0 | 1 | 22 | 31..=37 | 39 | 91..=97);
            number.is_empty() || number.parse::<u8>().is_ok_and(plain)
        }),
    };
    known.then(|| rest.get(..end + 2)).flatten()
}

impl<W: Write> Write for Screen<W> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let joined = [self.begun.as_slice(), bytes].concat();
        let mut rest = joined.as_slice();
        self.begun.clear();
        loop {
            match str::from_utf8(rest) {
                Ok(text) => {
                    self.text(text)?;
                    return Ok(bytes.len());
                }
                Err(error) => {
                    let (valid, after) = rest.split_at(error.valid_up_to());
                    self.text(str::from_utf8(valid).unwrap_or_default())?;
                    let Some(bad) = error.error_len() else {
                        self.begun.extend_from_slice(after);
                        return Ok(bytes.len());
                    };
                    self.text("\u{fffd}")?;
                    rest = after.get(bad..).unwrap_or_default();
                }
            }
        }
    }

    fn flush(&mut self) -> io::Result<()> {
        self.inner.flush().map_err(|error| self.named(&error))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shown(through: Through, parts: &[&[u8]]) -> String {
        let mut bytes = Vec::new();
        let mut screen = Screen::new(&mut bytes, "a test", through);
        for part in parts {
            screen.write_all(part).unwrap();
        }
        String::from_utf8(bytes).unwrap()
    }

    #[test]
    fn only_text_comes_through() {
        let none = Through::default();
        assert_eq!(
            shown(none, &[b"a\x1b[31m\x07\r\n", "\u{202e}\t".as_bytes()]),
            "a\\u{1b}[31m\\u{7}\\u{d}\n\\u{202e}\t"
        );
        assert_eq!(shown(none, &[b"x", b"\n  ", b"::error::y\n"]), "x\n  \\u{3a}:error::y\n");
        assert_eq!(shown(none, &[b"x ##[error] ##", b"vso[t]"]), "x ##\\u{5b}error] ##vso\\u{5b}t]");
        // Characters that come in two parts, and bytes that are none.
        assert_eq!(shown(none, &[b"\xe2\x80", b"\xaex\xffy"]), "\\u{202e}x\u{fffd}y");
    }

    #[test]
    fn colours_come_through_where_findings_are_drawn_and_nothing_else_does() {
        let colors = Through { colors: true, orders: false };
        let drawn = "\u{1b}[1m\u{1b}[91merror\u{1b}[0m \u{1b}[38;5;12mx\u{1b}[0m";
        assert_eq!(shown(colors, &[drawn.as_bytes()]), drawn);
        for hostile in ["\u{1b}[8mx", "\u{1b}[2J", "\u{1b}]0;title\u{7}m", "\u{1b}[1;8mx", "\u{1b}[99999m"] {
            assert!(!shown(colors, &[hostile.as_bytes()]).contains('\u{1b}'), "{hostile:?}");
        }
    }

    #[test]
    fn commands_for_github_come_through_in_its_format_alone() {
        let line = b"::error file=a.toml::x\n";
        assert_eq!(shown(Through { colors: false, orders: true }, &[line]).as_bytes(), line);
    }
}
