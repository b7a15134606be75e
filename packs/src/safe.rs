//! Text of packs made safe for where it goes: names and messages are an author's words, and an author may be anybody.
//!
//! Every output has one function here. What an output could take for an order (to a terminal, a CI system, a spreadsheet, a
//! browser) is written so that a reader still sees what stands there.

use std::borrow::Cow;
use std::fmt::Write as _;

/// Returns whether a character shows nothing of itself and changes what is around it: control characters, changes of writing
/// direction, line separators, invisible letters.
pub const fn is_hidden(char: char) -> bool {
    // Control characters but line ends and tabs; marks, overrides and isolates of direction; separators of lines and
    // paragraphs; zero-width spaces and invisible operators; interlinear notes; tags.
    matches!(
        char,
        '\0'..='\u{8}' | '\u{b}'..='\u{1f}' | '\u{7f}'..='\u{9f}'
        | '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}'
        | '\u{2028}' | '\u{2029}'
        | '\u{200b}' | '\u{2060}'..='\u{2064}' | '\u{feff}'
        | '\u{fff9}'..='\u{fffb}'
        | '\u{e0000}'..='\u{e007f}'
    )
}

/// Recognizes orders to CI systems in what is written line by line: a line that begins with `::`, and `##[`, `##vso[` or
/// `##teamcity[` anywhere.
#[derive(Clone, Copy, Debug)]
pub struct Orders {
    /// Only blanks stand on the line so far.
    begins: bool,
    /// How much of `##word` stands directly before.
    hashes: u8,
}

impl Default for Orders {
    fn default() -> Self {
        Self { begins: true, hashes: 0 }
    }
}

impl Orders {
    /// Takes the next character, and returns whether it would complete an order.
    pub const fn takes(&mut self, char: char) -> bool {
        let order = self.begins && char == ':' || self.hashes >= 2 && char == '[';
        self.hashes = match (self.hashes, char) {
            (0, '#') => 1,
            (1.., '#') => 2,
            (2.., letter) if letter.is_ascii_alphabetic() => 3,
            _ => 0,
        };
        self.begins = char == '\n' || self.begins && char.is_ascii_whitespace();
        order
    }
}

/// Writes a character as its number.
fn numbered(char: char) -> impl Iterator<Item = char> {
    char.escape_unicode()
}

/// Makes a text safe for a line of a terminal or of a log: it stays on its line.
pub fn line(text: &str) -> Cow<'_, str> {
    if !text.chars().any(|char| is_hidden(char) || char == '\n') {
        return text.into();
    }
    let mut safe = String::with_capacity(text.len());
    for char in text.chars() {
        if char == '\n' {
            safe.push(' ');
        } else if is_hidden(char) {
            safe.extend(numbered(char));
        } else {
            safe.push(char);
        }
    }
    safe.into()
}

/// Makes JSON safe for a terminal and a log. Hidden characters occur only in its strings, which can hold their numbers.
pub fn json(text: &str) -> Cow<'_, str> {
    let mut orders = Orders::default();
    let is_order = |char| char != ':' && orders.takes(char) || is_hidden(char);
    if !text.chars().any(is_order) {
        return text.into();
    }
    let mut safe = String::with_capacity(text.len() + 16);
    let mut orders = Orders::default();
    for char in text.chars() {
        if orders.takes(char) && char != ':' || is_hidden(char) {
            for unit in char.encode_utf16(&mut [0; 2]) {
                write!(safe, "\\u{unit:04x}").ok();
            }
        } else {
            safe.push(char);
        }
    }
    safe.into()
}

/// Makes a text safe for a cell of comma-separated values: spreadsheets take what begins with `=`, `+`, `-` or `@` for a
/// formula. Numbers stay numbers.
pub fn cell(text: &str) -> Cow<'_, str> {
    let formula = text.starts_with(['=', '+', '-', '@', '\t', '\r', '＝', '＋', '－', '＠']);
    if formula && text.parse::<f64>().is_err() {
        return format!("'{}", line(text)).into();
    }
    line(text)
}

/// Makes a text safe for an element or an attribute of XML and HTML.
pub fn markup(text: &str) -> String {
    let mut safe = String::with_capacity(text.len());
    for char in text.chars() {
        match char {
            '&' => safe.push_str("&amp;"),
            '<' => safe.push_str("&lt;"),
            '>' => safe.push_str("&gt;"),
            '"' => safe.push_str("&quot;"),
            '\'' => safe.push_str("&#39;"),
            // In an attribute they would be read as spaces.
            '\n' => safe.push_str("&#10;"),
            '\r' => safe.push_str("&#13;"),
            '\t' => safe.push_str("&#9;"),
            '\u{fffe}' | '\u{ffff}' => safe.push(char::REPLACEMENT_CHARACTER),
            hidden if is_hidden(hidden) => safe.push(char::REPLACEMENT_CHARACTER),
            char => safe.push(char),
        }
    }
    safe
}

/// Makes a text safe for a line of Markdown: no link, no image, no HTML, no mention of people and no reference comes of it.
/// Words between single backticks stay code.
pub fn markdown(text: &str) -> String {
    let mut safe = String::with_capacity(text.len());
    let mut rest = text;
    while let Some((before, inside, after)) = code_span(rest) {
        plain_markdown(before, &mut safe);
        safe.push('`');
        safe.push_str(&line(inside).replace('|', "\\|"));
        safe.push('`');
        rest = after;
    }
    plain_markdown(rest, &mut safe);
    safe
}

/// Splits at the first words between single backticks.
fn code_span(text: &str) -> Option<(&str, &str, &str)> {
    let (before, rest) = text.split_once('`')?;
    let (inside, after) = rest.split_once('`')?;
    // More backticks in a row would open another kind of code.
    let single = !inside.is_empty() && !inside.contains('\n') && !after.starts_with('`');
    single.then_some((before, inside, after))
}

fn plain_markdown(text: &str, safe: &mut String) {
    /// A space of no width: it breaks words that would act, and is not seen.
    const BREAK: &str = "&#8203;";
    let mut last = ' ';
    let mut chars = text.chars().peekable();
    while let Some(char) = chars.next() {
        match char {
            '&' => safe.push_str("&amp;"),
            '<' => safe.push_str("&lt;"),
            '\r' => {}
            '\n' => safe.push_str("<br>"),
            '\\' | '`' | '[' | ']' | '|' | '~' | '!' => safe.extend(['\\', char]),
            // What stands before a blank begins nothing.
            '*' if chars.peek().is_some_and(|next| !next.is_whitespace()) => safe.push_str("\\*"),
            // Inside a word they mean nothing.
            '_' if !last.is_alphanumeric() => safe.push_str("\\_"),
            '@' | '#' => {
                safe.push(char);
                safe.push_str(BREAK);
            }
            '/' if last == ':' => {
                safe.push_str(BREAK);
                safe.push('/');
            }
            '.' if safe.to_ascii_lowercase().ends_with("www") => {
                safe.push_str(BREAK);
                safe.push('.');
            }
            hidden if is_hidden(hidden) => safe.extend(numbered(hidden)),
            char => safe.push(char),
        }
        last = char;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hidden_characters_are_seen_on_a_terminal() {
        assert_eq!(line("Röhm, 雪\tx"), "Röhm, 雪\tx");
        assert_eq!(line("a\u{1b}[2J\u{7}b"), "a\\u{1b}[2J\\u{7}b");
        assert_eq!(line("gn\u{202e}p.exe\r\nnext"), "gn\\u{202e}p.exe\\u{d} next");
    }

    #[test]
    fn an_order_to_a_ci_system_is_recognized_where_it_would_be_obeyed() {
        let orders = |text: &str| {
            let mut orders = Orders::default();
            text.chars().filter(|char| orders.takes(*char)).count()
        };
        for (text, count) in [
            ("::error::x", 2),
            ("  ::set-output", 2),
            ("a\n\t::add-mask", 2),
            ("x ##[group]", 1),
            ("##vso[task.x]", 1),
            ("x ##teamcity[y]", 1),
            ("use a::b", 0),
            ("### Title [x]", 0),
            ("#[derive]", 0),
        ] {
            assert_eq!(orders(text) > 0, count > 0, "{text}");
        }
    }

    #[test]
    fn json_holds_the_same_text() {
        let text = serde_json::to_string(&["a\u{202e}\u{e0041} ::x ##[error]\u{9b}", "\u{1b}"]).unwrap();
        let safe = json(&text);
        assert!(!safe.chars().any(is_hidden) && !safe.contains("##["), "{safe}");
        let read = |text: &str| serde_json::from_str::<Vec<String>>(text).unwrap();
        assert_eq!(read(&safe), read(&text));
    }

    #[test]
    fn a_cell_is_no_formula_and_numbers_stay_numbers() {
        for formula in ["=1+1", "+x", "-cmd|' /C calc'!A0", "@SUM(1)", "\t=1", "＝1"] {
            assert!(cell(formula).starts_with('\''), "{formula}");
        }
        for plain in ["-5", "+1.5", "-0.25", "Runa", "a=b", ""] {
            assert_eq!(cell(plain), plain);
        }
    }

    #[test]
    fn markdown_of_a_name_is_only_text() {
        let acts =
            ["[x](javascript:alert(1))", "![x](http://e.org/p.png)", "@everyone", "#12", "<img src=x>"];
        let safe: Vec<String> = acts.map(markdown).into();
        assert_eq!(safe[0], "\\[x\\](javascript:alert(1))");
        assert_eq!(safe[1], "\\!\\[x\\](http:&#8203;//e.org/p.png)");
        assert_eq!(safe[2..], ["@&#8203;everyone", "#&#8203;12", "&lt;img src=x>"]);
        assert_eq!(
            markdown("`a|b` is *no* _word_ of snake_case"),
            "`a\\|b` is \\*no* \\_word_ of snake_case"
        );
        assert_eq!(markdown("`a` [x](y) `b"), "`a` \\[x\\](y) \\`b");
        assert_eq!(markdown("``` x\n| y"), "\\`\\`\\` x<br>\\| y");
        assert_eq!(markdown("www.example.org"), "www&#8203;.example.org");
    }

    #[test]
    fn markup_has_no_element_and_leaves_no_attribute() {
        assert_eq!(markup("<a b='c'>\"&\u{1b}\u{202e}\n"), "&lt;a b=&#39;c&#39;&gt;&quot;&amp;��&#10;");
    }
}
