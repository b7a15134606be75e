//! Allowed warnings: a comment `# provost: allow(code) reason` at the end of a line or above it suppresses
//! the warnings with that code on that line.
//!
//! Errors cannot be suppressed. A comment that has no reason, suppresses nothing or cannot be read is itself
//! a finding.

use super::{FileId, Finding, Loaded, Role, code};
use crate::suggest::nearest;
use provost_grammar::diagnostic::{Diagnostic, Fix, Severity};
use provost_grammar::span::Span;
use toml_parser::lexer::TokenKind;

/// The beginning of such a comment, after `#`.
const MARK: &str = "provost:";

/// A comment that allows warnings.
#[derive(Debug)]
struct Allow {
    /// The comment.
    comment: Span,
    /// The span to delete with the comment: the blanks before it, or its whole line.
    whole: Span,
    /// The line it applies to.
    target: Span,
    /// The codes, each with its place.
    codes: Vec<(String, Span)>,
    has_reason: bool,
}

/// Returns the remaining findings, with those about the comments themselves, sorted.
pub fn apply(loaded: &Loaded, findings: Vec<Finding>) -> Vec<Finding> {
    let mut left = Left::new(findings);
    let mut own = Vec::new();
    for (id, file) in (0..).map(FileId).zip(&loaded.files) {
        let read = file.role.is_read() || file.role == Role::Test;
        if !read || !file.text.contains(MARK) {
            continue;
        }
        let (allows, mut found) = comments(&file.text);
        for allow in &allows {
            found.extend(settle(allow, id, &mut left));
        }
        own.extend(found.into_iter().map(|diagnostic| Finding::new(id, diagnostic)));
    }
    let mut left = left.findings();
    left.extend(own);
    left.sort_by(|a, b| super::collect::key(a).cmp(&super::collect::key(b)));
    super::collect::limit(left)
}

/// The findings that no comment has allowed yet. They are sorted by place, so that a comment looks at its own line only.
struct Left {
    findings: Vec<Finding>,
    allowed: Vec<bool>,
}

impl Left {
    fn new(mut findings: Vec<Finding>) -> Self {
        findings.sort_by_key(place);
        let allowed = vec![false; findings.len()];
        Self { findings, allowed }
    }

    /// Returns the findings of a comment's line, each with whether it is allowed already.
    fn at(&mut self, allow: &Allow, file: FileId) -> impl Iterator<Item = (&Finding, &mut bool)> {
        let Span { start, end } = allow.target;
        let first = self.findings.partition_point(|finding| place(finding) < (file, start));
        let here = self.findings.iter().zip(&mut self.allowed).skip(first);
        here.take_while(move |(finding, _)| place(finding) <= (file, end))
    }

    /// Returns the others.
    fn findings(self) -> Vec<Finding> {
        let all = self.findings.into_iter().zip(self.allowed);
        all.filter(|(_, allowed)| !allowed).map(|(finding, _)| finding).collect()
    }
}

const fn place(finding: &Finding) -> (FileId, usize) {
    (finding.file, finding.diagnostic.span.start)
}

/// Removes the findings that a comment allows, and reports what is wrong with the comment.
fn settle(allow: &Allow, file: FileId, left: &mut Left) -> Vec<Diagnostic> {
    let mut found = Vec::new();
    for (wanted, span) in &allow.codes {
        let mut used = false;
        let is = |finding: &Finding, severity| {
            finding.diagnostic.code == wanted && finding.diagnostic.severity == severity
        };
        for (finding, allowed) in left.at(allow, file) {
            if !*allowed && is(finding, Severity::Warning) {
                (*allowed, used) = (true, true);
            }
        }
        if used {
            continue;
        }
        let rest: Vec<&Finding> =
            left.at(allow, file).filter(|(_, allowed)| !**allowed).map(|(finding, _)| finding).collect();
        let error = rest.iter().any(|finding| is(finding, Severity::Error));
        let near = nearest(wanted, rest.iter().map(|finding| finding.diagnostic.code));
        found.push(unused(allow, wanted, *span, error, near));
    }
    if !allow.has_reason {
        let message = "nobody knows why this is allowed";
        let finding = Diagnostic::warning(code::ALLOW_WITHOUT_REASON, allow.comment, message);
        found.push(finding.with_hint("write a reason behind the bracket: `allow(code) because ...`"));
    }
    found
}

fn unused(allow: &Allow, allowed: &str, place: Span, error: bool, near: Option<&str>) -> Diagnostic {
    let message = if error {
        format!("`{allowed}` is an error here, and errors cannot be allowed")
    } else {
        format!("there is no `{allowed}` here to allow")
    };
    let mut finding = Diagnostic::warning(code::UNUSED_ALLOW, place, message);
    if let Some(near) = near.filter(|_| !error) {
        return finding.with_hint(format!("did you mean `{near}`?")).with_guess(near);
    }
    finding.fix = Some(without(allow, allowed));
    finding.with_hint("take it away")
}

/// Removes one code from a comment, or the comment if it has no other.
fn without(allow: &Allow, code: &str) -> Fix {
    if let [_] = allow.codes.as_slice() {
        return Fix::safe(allow.whole, "");
    }
    let first = allow.codes.first().map_or(0, |(_, span)| span.start);
    let last = allow.codes.last().map_or(0, |(_, span)| span.end);
    let others = allow.codes.iter().filter(|(other, _)| other != code).map(|(other, _)| other.as_str());
    let others: Vec<&str> = others.collect();
    Fix::safe(Span::new(first, last), others.join(", "))
}

/// Finds the comments of a file that address Provost, and reports unreadable ones.
fn comments(text: &str) -> (Vec<Allow>, Vec<Diagnostic>) {
    let lines = Lines::of(text);
    let mut allows = Vec::new();
    let mut findings = Vec::new();
    for comment in spans(text) {
        let words = text.get(comment.start..comment.end).unwrap_or_default();
        let Some(rest) = words.trim_start_matches('#').trim_start().strip_prefix(MARK) else { continue };
        let at = comment.end - rest.len();
        if let Some((codes, reason)) = codes(rest, at) {
            let (whole, target) = lines.around(comment);
            allows.push(Allow { comment, whole, target, codes, has_reason: !reason.trim().is_empty() });
        } else {
            let message = "this comment speaks to Provost, which does not understand it";
            let finding = Diagnostic::warning(code::BAD_ALLOW, comment, message);
            findings.push(finding.with_hint("write `# provost: allow(code) reason`"));
        }
    }
    (allows, findings)
}

/// Reads ` allow(a, b) reason`, which stands at `at`.
fn codes(rest: &str, at: usize) -> Option<(Vec<(String, Span)>, &str)> {
    let inside = rest.trim_start().strip_prefix("allow")?.trim_start().strip_prefix('(')?;
    let (inside, reason) = inside.split_once(')')?;
    let mut start = at + rest.len() - reason.len() - 1 - inside.len();
    let mut codes = Vec::new();
    for part in inside.split(',') {
        let code = part.trim();
        let from = start + part.len() - part.trim_start().len();
        let fits = !code.is_empty() && code.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'-');
        if !fits {
            return None;
        }
        codes.push((code.to_owned(), Span::new(from, from + code.len())));
        start += part.len() + 1;
    }
    Some((codes, reason))
}

/// Returns the spans of comments: those of TOML, and those inside multi-line strings, which is where effects
/// are written.
fn spans(text: &str) -> Vec<Span> {
    let mut spans = Vec::new();
    for token in toml_parser::Source::new(text).lex() {
        let span = Span::new(token.span().start(), token.span().end());
        match token.kind() {
            TokenKind::Comment => spans.push(span),
            TokenKind::MlLiteralString | TokenKind::MlBasicString => {
                let mut start = span.start;
                for line in text.get(span.start..span.end).unwrap_or_default().split_inclusive('\n') {
                    if let Some(at) = line.find('#') {
                        let end = start + line.trim_end().len();
                        spans.push(Span::new(start + at, end));
                    }
                    start += line.len();
                }
            }
            TokenKind::Dot
            | TokenKind::Equals
            | TokenKind::Comma
            | TokenKind::LeftSquareBracket
            | TokenKind::RightSquareBracket
            | TokenKind::LeftCurlyBracket
            | TokenKind::RightCurlyBracket
            | TokenKind::Whitespace
            | TokenKind::Newline
            | TokenKind::LiteralString
            | TokenKind::BasicString
            | TokenKind::Atom
            | TokenKind::Eof => {}
        }
    }
    spans
}

/// The lines of a text.
struct Lines<'t> {
    text: &'t str,
    /// The lines, in order.
    all: Vec<Span>,
    /// Those with something besides blanks and a comment.
    telling: Vec<Span>,
}

impl<'t> Lines<'t> {
    fn of(text: &'t str) -> Self {
        let mut at = 0;
        let (mut all, mut telling) = (Vec::new(), Vec::new());
        for line in text.split_inclusive('\n') {
            let span = Span::new(at, at + line.len());
            all.push(span);
            if !line.trim().is_empty() && !line.trim_start().starts_with('#') {
                telling.push(span);
            }
            at += line.len();
        }
        Self { text, all, telling }
    }

    /// Returns the span to delete with a comment, and the line it applies to: its own, or if it stands alone,
    /// the next line that is not blank.
    fn around(&self, comment: Span) -> (Span, Span) {
        let own = self.all.partition_point(|line| line.start <= comment.start).checked_sub(1);
        let own = own.and_then(|at| self.all.get(at));
        let (start, end) = own.map_or((0, self.text.len()), |line| (line.start, line.end));
        let before = self.text.get(start..comment.start).unwrap_or_default();
        if !before.trim().is_empty() {
            let start_of_blanks = start + before.trim_end().len();
            return (Span::new(start_of_blanks, comment.end), Span::new(start, comment.start));
        }
        let next = self.telling.get(self.telling.partition_point(|line| line.start < end));
        let next = next.map(|line| Span::new(line.start, line.end - 1));
        (Span::new(start, end), next.unwrap_or(Span::new(end, end)))
    }
}

#[cfg(test)]
mod tests {
    use super::{apply, comments};
    use crate::pack::{self, Finding, PackSource, Source};
    use provost_grammar::diagnostic::Diagnostic;
    use provost_grammar::repair;
    use provost_grammar::span::Span;

    /// Applies the comments of a text to a warning `some-code` at each `!`, and returns the rest: codes with
    /// the words they mark.
    fn left(text: &str) -> Vec<String> {
        let files = vec![Source::text("pack.toml", text)];
        let loaded = pack::load(&[], vec![PackSource { root: "p".to_owned(), files }]);
        let file = loaded.find_file("p", "pack.toml").unwrap();
        let places = text.match_indices('!').map(|(at, _)| Span::new(at, at + 1));
        let findings = places.map(|span| Finding::new(file, Diagnostic::warning("some-code", span, "")));
        let mut shown: Vec<String> = Vec::new();
        let found = apply(&loaded, findings.collect());
        for finding in &found {
            let diagnostic = &finding.diagnostic;
            let there = text.get(diagnostic.span.start..diagnostic.span.end).unwrap_or_default();
            shown.push(format!("{} {there}", diagnostic.code));
        }
        shown
    }

    #[test]
    fn a_comment_at_the_end_of_a_line_or_above_it_allows_what_is_there() {
        assert_eq!(left("a = 1 # ! provost: allow(some-code) no\n"), ["some-code !"]);
        assert_eq!(left("a = '!' # provost: allow(some-code) why not\n"), [""; 0]);
        assert_eq!(
            left("# provost: allow(some-code) why not\n\n# more\na = '!!'\nb = '!'\n"),
            ["some-code !"]
        );
        let effect = "e = '''\n# provost: allow(some-code) why not\non roll!\non roll! # provost:allow( some-code )x\n'''";
        assert_eq!(left(effect), [""; 0]);
        assert_eq!(left("a = '# provost: allow(some-code) !'\n"), ["some-code !"], "that is no comment");
    }

    #[test]
    fn what_is_wrong_with_a_comment_is_found() {
        assert_eq!(
            left("a = '!' # provost: allow(some-code)\n"),
            ["allow-without-reason # provost: allow(some-code)"]
        );
        assert_eq!(left("a = '!' # provost: alow(some-code) x\n").len(), 2);
        assert_eq!(left("a = 1 # provost: allow(some-code) x\n"), ["unused-allow some-code"]);
        assert_eq!(left("a = '!' # provost: allow(other, some-code) x\n"), ["unused-allow other"]);
        assert_eq!(left("# provost: allow(some-code) x"), ["unused-allow some-code"]);
    }

    #[test]
    fn an_unused_comment_is_taken_away_and_nothing_else() {
        let check = |text: &str, expected: &str| {
            let files = vec![Source::text("pack.toml", text)];
            let loaded = pack::load(&[], vec![PackSource { root: "p".to_owned(), files }]);
            let found = apply(&loaded, Vec::new());
            let fixes = found.iter().filter_map(|finding| finding.diagnostic.fix.as_ref());
            assert_eq!(repair::apply(text, fixes).0, expected);
        };
        check("a = 1   # provost: allow(x) y\nb = 2\n", "a = 1\nb = 2\n");
        check("a = 1\r\n  # provost: allow(x) y\r\nb = 2\n", "a = 1\r\nb = 2\n");
        check("# provost: allow(x) y", "");
    }

    #[test]
    fn codes_may_be_several() {
        let (allows, findings) = comments("# provost: allow(a-b ,c) reason (with brackets)\n");
        assert!(findings.is_empty());
        let codes: Vec<&str> = allows[0].codes.iter().map(|(code, _)| code.as_str()).collect();
        assert_eq!((codes, allows[0].has_reason), (vec!["a-b", "c"], true));
        for bad in ["allow", "allow()", "allow(a", "allow(a b)", "allow(a,)", "deny(a)", ""] {
            assert_eq!(comments(&format!("# provost: {bad}\n")).1.len(), 1, "{bad}");
        }
    }
}
