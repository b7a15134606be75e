//! Hints for common mistakes: the form authors write by habit, and the correct one.

use super::Context;
use super::failure::Failure;
use super::phrase::Atoms;
use super::scope::Scope;
use crate::vocabulary::Vocabulary;
use crate::vocabulary::pattern::{Pattern, PatternPart, SlotType};
use crate::vocabulary::word_id::WordId;
use provost_grammar::ast::{self, AtomKind};
use provost_grammar::diagnostic::{Diagnostic, Fix};

/// The most names in a hint.
pub(super) const MOST_NAMES: usize = 8;

/// Number words, starting at one.
const NUMBERS: [&str; 10] = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];

/// A phrase that did not match.
struct Case<'a> {
    ctx: &'a Context<'a>,
    atoms: Atoms<'a>,
    /// The phrase in plain words.
    what: &'a str,
    /// The atom at which matching stopped, and the word there, if any.
    at: usize,
    word: &'a str,
}

/// Says why a phrase did not match; `what` is the phrase in plain words.
pub(super) fn explain(ctx: &Context<'_>, atoms: Atoms<'_>, what: &str, failure: Failure) -> Diagnostic {
    let at = failure.at;
    let number_expected = failure.expects("a number");
    let each_expected = failure.expects_word("each");
    let certain = failure.is_certain();
    let case = Case { ctx, atoms, what, at, word: atoms.word(at).unwrap_or_default() };
    let diagnostic = failure.diagnostic(atoms, what);
    if let Some(better) = case.joined_by_hyphen().or_else(|| case.in_condition()) {
        return better;
    }
    if certain {
        return diagnostic;
    }
    let better = case
        .needless_word()
        .or_else(|| case.joined_steps())
        .or_else(|| case.every(each_expected))
        .or_else(|| case.in_amount(number_expected))
        .or_else(|| case.in_timing())
        .or_else(|| case.in_limit());
    better.unwrap_or(diagnostic)
}

impl Case<'_> {
    fn error(&self, from: usize, to: usize, message: impl Into<String>) -> Diagnostic {
        Diagnostic::error("unknown-word", self.atoms.span_of(from, to), message)
    }

    /// `trick module` for `trick-module`, `hunter's lodge` for `hunters-lodge`.
    fn joined_by_hyphen(&self) -> Option<Diagnostic> {
        let vocabulary = self.ctx.vocabulary;
        for from in self.at.saturating_sub(2)..=self.at {
            for to in ((from + 2)..=(from + 4).min(self.atoms.end())).rev() {
                if to <= self.at {
                    continue;
                }
                let words = (from..to).map(|at| self.atoms.word(at)).collect::<Option<Vec<_>>>()?;
                let joined = words.join("-").replace('\'', "");
                let is_noun = |(id, noun): (_, &crate::vocabulary::noun::Noun)| {
                    noun.id == joined && (self.ctx.visible)(id)
                };
                if vocabulary.nouns().any(is_noun) {
                    let message = format!("`{}` is one word here", words.join(" "));
                    return Some(
                        self.error(from, to, message).with_hint(format!("write `{joined}`")).with_fix(joined),
                    );
                }
            }
        }
        None
    }

    fn in_condition(&self) -> Option<Diagnostic> {
        if self.what != "condition" {
            return None;
        }
        let atoms = self.atoms;
        let find = |word: &str| (0..atoms.end()).find(|at| atoms.is_word(*at, word));
        if let Some(at) = find("not") {
            return Some(
                self.error(at, at + 1, "a condition is not turned round by `not`")
                    .with_hint("write it without `not`, after `unless` instead of `when`"),
            );
        }
        if let Some(at) = find("than") {
            return self.comparison(at);
        }
        let is_after = |from: usize| (from..atoms.end()).any(|at| atoms.is_word(at, "is"));
        let or = (0..atoms.end().min(self.at + 1)).rev().find(|at| atoms.is_or(*at))?;
        let is_before = (0..or).any(|at| atoms.is_word(at, "is"));
        (is_before && is_after(or + 1)).then(|| {
            let (first, second) = (atoms.part(0, or).whole(), atoms.part(or + 1, atoms.end()).whole());
            let hint =
                format!("to join conditions by `or`, put brackets around each: `({first}) or ({second})`");
            let mut diagnostic = Diagnostic::error(
                "unexpected-word",
                atoms.span_at(or),
                "this `or` stands between two conditions",
            )
            .with_hint(hint);
            let replacement = format!("({first}) or ({second})");
            diagnostic.fix = Some(Fix::safe(atoms.span(), replacement));
            diagnostic
        })
    }

    /// `is more than 3`.
    fn comparison(&self, than: usize) -> Option<Diagnostic> {
        let from = than.checked_sub(1)?;
        let less = match self.atoms.word(from)? {
            "less" | "fewer" | "lower" | "smaller" => true,
            "more" | "greater" | "higher" | "larger" | "bigger" => false,
            _ => return None,
        };
        let diagnostic = |to| self.error(from, to, "numbers are compared by `at least` and `at most`");
        let Some(AtomKind::Number(number)) = self.atoms.kind(than + 1) else {
            return Some(diagnostic(than + 1).with_hint("write `is at least 4` or `is at most 3`"));
        };
        let words = if less {
            format!("at most {}", number.saturating_sub(1))
        } else {
            format!("at least {}", number.saturating_add(1))
        };
        Some(diagnostic(than + 2).with_hint(format!("write `is {words}`")).with_fix(words))
    }

    /// Whether a superlative follows: `the mercenary here with the lowest reputation`.
    fn superlative_follows(&self) -> bool {
        (self.at + 1..self.atoms.end()).any(|at| {
            self.atoms.is_word(at, "with")
                && self.atoms.is_word(at + 1, "the")
                && matches!(self.atoms.word(at + 2), Some("highest" | "lowest" | "most" | "fewest"))
        })
    }

    /// `the`, `per`, `your`.
    fn needless_word(&self) -> Option<Diagnostic> {
        match self.word {
            "the" if self.superlative_follows() => Some(
                self.error(
                    self.at,
                    self.at + 1,
                    "several may be equal, and `the` does not say which is meant",
                )
                .with_hint("write `each` for all of them, `a` for one by choice, `the only` for none then"),
            ),
            "your" | "you" | "my" | "his" | "her" | "their" => Some(
                self.error(self.at, self.at + 1, format!("`{}` is never written", self.word))
                    .with_hint("the player who has the card is `owner`: `mercenaries of owner`"),
            ),
            "the" => {
                let next = self.atoms.text(self.at + 1);
                let diagnostic = self.error(self.at, self.at + 1, "`the` is never written");
                let mut diagnostic = diagnostic.with_hint("leave `the` out");
                if !next.is_empty() {
                    let span = self.atoms.span_of(self.at, self.at + 2);
                    diagnostic.fix = Some(Fix::safe(span, next));
                }
                Some(diagnostic)
            }
            "per" if self.what == "verb" => Some(
                self.error(self.at, self.at + 1, "`per` does not multiply")
                    .with_hint("write `for each`")
                    .with_fix("for each"),
            ),
            _ => None,
        }
    }

    /// `cancel 1 hit and gain 1 gold`.
    fn joined_steps(&self) -> Option<Diagnostic> {
        if self.what != "verb" {
            return None;
        }
        let and = if self.atoms.is_and(self.at) {
            self.at
        } else {
            self.at.checked_sub(1).filter(|at| self.atoms.is_and(*at))?
        };
        let begins_step = self.atoms.word(and + 1).is_some_and(|word| {
            let verbs = &self.ctx.vocabulary.patterns().verbs;
            verbs
                .iter()
                .any(|verb| matches!(verb.parts.first(), Some(PatternPart::Word(first, _)) if *first == word))
        });
        if and < self.at && !begins_step {
            return None;
        }
        let message = "`and` joins only amounts here";
        let diagnostic = Diagnostic::error("unexpected-word", self.atoms.span_at(and), message)
            .with_hint("write `then` between two steps");
        Some(if begins_step { diagnostic.with_guess("then") } else { diagnostic })
    }

    /// `every die` for `each die`.
    fn every(&self, each_expected: bool) -> Option<Diagnostic> {
        (each_expected && matches!(self.word, "every" | "all")).then(|| {
            self.error(self.at, self.at + 1, format!("`{}` is not said here", self.word))
                .with_hint("write `each`, and what follows in the singular")
                .with_fix("each")
        })
    }

    fn in_amount(&self, number_expected: bool) -> Option<Diagnostic> {
        let atoms = self.atoms;
        let at = self.at;
        if matches!(atoms.kind(at), Some(AtomKind::Number(_))) && at > 0 && atoms.is_or(at - 1) {
            let (first, number) = (atoms.text(at.saturating_sub(2)), atoms.text(at));
            let second = atoms.text(at + 1);
            let message = "after `or` stands no second number";
            return Some(
                Diagnostic::error("unexpected-word", atoms.span_at(at), message)
                    .with_hint(format!("write `{number} {first} or {second}`, or use `choose:` and `or:`")),
            );
        }
        if !number_expected || self.word.is_empty() {
            return None;
        }
        let next = atoms.text(at + 1);
        let number = if matches!(self.word, "a" | "an") {
            Some(1)
        } else {
            NUMBERS.iter().position(|word| *word == self.word).map(|index| index + 1)
        };
        if let Some(number) = number {
            let example = format!("{number} {next}");
            return Some(
                self.error(at, at + 1, format!("`{}` is no number here", self.word))
                    .with_hint(format!("write a number: `{}`", example.trim_end()))
                    .with_fix(number.to_string()),
            );
        }
        if matches!(self.word, "each" | "every") {
            return Some(
                self.error(at, at + 1, format!("`{}` is no amount", self.word))
                    .with_hint("write `all`, and what follows in the plural")
                    .with_fix("all"),
            );
        }
        let vocabulary = self.ctx.vocabulary;
        let is_noun = vocabulary.nouns().any(|(_, noun)| {
            let forms = noun.forms.get("en");
            noun.id == self.word
                || forms
                    .is_some_and(|forms| forms.one == self.word || forms.other.as_deref() == Some(self.word))
        });
        (is_noun && at > 0).then(|| {
            self.error(at, at + 1, format!("expected a number before `{}`", self.word))
                .with_hint(format!("write a number: `1 {}`", self.word))
        })
    }

    /// An unknown moment: suggests whole timings that resemble it.
    fn in_timing(&self) -> Option<Diagnostic> {
        if self.what != "timing" {
            return None;
        }
        let written: Vec<&str> = (0..self.atoms.end()).map_while(|at| self.atoms.word(at)).collect();
        let hooks = self.ctx.vocabulary.game().hooks;
        // A known moment with a wrong word after it is another mistake.
        let known = hooks.iter().any(|hook| {
            let len = hook.phrase.split(' ').count();
            len <= self.at && written.get(..len).is_some_and(|words| words.join(" ") == hook.phrase)
        });
        if known {
            return None;
        }
        let whole = written.join(" ");
        let message = format!("`{whole}` is no timing");
        let all = self.error(0, self.atoms.end(), message);
        let tail = written.get(1..).unwrap_or_default();
        let same_tail: Vec<&str> = hooks
            .iter()
            .map(|hook| hook.phrase)
            .filter(|phrase| {
                let words: Vec<&str> = phrase.split(' ').collect();
                let lead = if phrase.starts_with("instead of ") { 2 } else { 1 };
                words.get(lead..).is_some_and(|words| !words.is_empty() && tail.starts_with(words))
            })
            .collect();
        let longest = same_tail.iter().map(|phrase| phrase.split(' ').count()).max();
        if let (Some(_), [only]) = (longest, &*same_tail) {
            let mut diagnostic = all.with_hint(format!("did you mean `{only}`?"));
            let lead = if only.starts_with("instead of ") { 2 } else { 1 };
            let words = 1 + only.split(' ').count() - lead;
            diagnostic.fix = Some(Fix::guess(self.atoms.span_of(0, words), *only));
            return Some(diagnostic);
        }
        if !same_tail.is_empty() {
            return Some(all.with_hint(format!("did you mean {}?", either(&same_tail))));
        }
        if let Some(near) = self.nearest_timing(&written) {
            return Some(all.with_hint(format!("did you mean `{near}`?")).with_guess(near));
        }
        // Qualifiers may follow: `on rol for capture`.
        for len in (1..written.len()).rev() {
            let part = written.get(..len).unwrap_or_default().join(" ");
            if let Some(near) = self.nearest_timing(written.get(..len).unwrap_or_default()) {
                let message = format!("`{part}` is no timing");
                return Some(
                    self.error(0, len, message).with_hint(format!("did you mean `{near}`?")).with_guess(near),
                );
            }
        }
        let akin: Vec<&str> = hooks
            .iter()
            .map(|hook| hook.phrase)
            .filter(|phrase| {
                tail.iter().any(|word| word.len() > 3 && phrase.split(' ').any(|has| has == *word))
            })
            .take(MOST_NAMES)
            .collect();
        Some(if akin.is_empty() {
            all.with_hint("`provost hooks` lists all timings")
        } else {
            all.with_hint(format!("perhaps {}; `provost hooks` lists all timings", either(&akin)))
        })
    }

    /// Returns the timing that was probably meant; if it has several words, the first must match.
    fn nearest_timing(&self, written: &[&str]) -> Option<&'static str> {
        let phrases = || self.ctx.vocabulary.game().hooks.iter().map(|hook| hook.phrase);
        let (lead, tail) = written.split_first()?;
        if tail.is_empty() {
            return crate::suggest::nearest(lead, phrases());
        }
        let akin =
            || phrases().filter_map(|phrase| phrase.split_once(' ').filter(|(first, _)| first == lead));
        let near = crate::suggest::nearest(&tail.join(" "), akin().map(|(_, tail)| tail))?;
        phrases().find(|phrase| phrase.split_once(' ') == Some((*lead, near)))
    }

    fn in_limit(&self) -> Option<Diagnostic> {
        if self.what != "limit" {
            return None;
        }
        let count = match self.atoms.word(0)? {
            "twice" => Some(2),
            "thrice" => Some(3),
            word => NUMBERS.iter().position(|number| *number == word).map(|index| index + 1),
        };
        if let Some(count) = count {
            let to = if self.atoms.is_word(1, "times") || self.atoms.is_word(1, "time") { 2 } else { 1 };
            let words = if count == 1 { "once".to_owned() } else { format!("{count} times") };
            return Some(
                self.error(0, to, format!("`{}` is no number", self.atoms.text(0)))
                    .with_hint(format!("write `{words}`"))
                    .with_fix(words),
            );
        }
        let limits = &self.ctx.vocabulary.patterns().limits;
        let near = crate::suggest::nearest(self.word, limits.iter().flat_map(Pattern::words));
        if self.at > 0 || near.is_some() {
            return None;
        }
        let shapes: Vec<String> = limits.iter().map(|limit| shape(self.ctx.vocabulary, limit)).collect();
        let shapes: Vec<&str> = shapes.iter().map(String::as_str).take(3).collect();
        let message = format!("`{}` begins no limit", self.word);
        let hint = format!(
            "here can stand a limit ({}), `when`, `unless`, `pay`, `discard` or `until`",
            either(&shapes)
        );
        Some(self.error(0, 1, message).with_hint(hint))
    }
}

/// A condition after the colon: `gain 1 gold if ...`.
pub(super) fn condition_in_step(step: &ast::Step) -> Option<Diagnostic> {
    let phrase = match &step.kind {
        ast::StepKind::Act { phrase, .. } => phrase,
        ast::StepKind::Set { target, .. } | ast::StepKind::Add { target, .. } => target,
        ast::StepKind::Choose(_)
        | ast::StepKind::Fork { .. }
        | ast::StepKind::Offer { .. }
        | ast::StepKind::Pick { .. }
        | ast::StepKind::If { .. }
        | ast::StepKind::Grant(_) => return None,
    };
    let atoms = Atoms::of(phrase);
    let at = (0..atoms.end()).find(|at| atoms.is_word(*at, "if"))?;
    Some(
        Diagnostic::error("unexpected-word", atoms.span_at(at), "a condition stands before what depends on it")
            .with_hint("write `timing, when condition: what happens`, or for one step `... then if condition: what happens`"),
    )
}

/// Lists the changes that a number hook allows: `+1 to total`.
pub(super) fn changes(vocabulary: &Vocabulary, scope: &Scope, step: &ast::Step) -> Option<String> {
    let hook = vocabulary.hook(*scope.hooks.first()?);
    let shapes: Vec<String> = hook
        .targets
        .iter()
        .filter_map(|id| vocabulary.find_target(id))
        .filter_map(|target| vocabulary.patterns().targets.get(usize::try_from(target.0).ok()?))
        .map(|pattern| format!("+1 to {}", shape(vocabulary, pattern)))
        .collect();
    // Changes that end like the step are probably meant.
    let last = match &step.kind {
        ast::StepKind::Act { phrase, .. } => Atoms::of(phrase).text(phrase.atoms.len().saturating_sub(1)),
        ast::StepKind::Add { .. }
        | ast::StepKind::Set { .. }
        | ast::StepKind::Choose(_)
        | ast::StepKind::Fork { .. }
        | ast::StepKind::Offer { .. }
        | ast::StepKind::Pick { .. }
        | ast::StepKind::If { .. }
        | ast::StepKind::Grant(_) => String::new(),
    };
    let mut shapes: Vec<&str> = shapes.iter().map(String::as_str).collect();
    if shapes.iter().any(|shape| shape.rsplit(' ').next() == Some(&*last)) {
        shapes.retain(|shape| shape.rsplit(' ').next() == Some(&*last));
    }
    shapes.truncate(3);
    (!shapes.is_empty()).then(|| format!("write {}", either(&shapes)))
}

/// Returns a pattern as an example: numbers and nouns filled in, things as `...`.
pub(super) fn shape(vocabulary: &Vocabulary, pattern: &Pattern) -> String {
    let mut words = Vec::new();
    for part in &pattern.parts {
        words.push(match part {
            PatternPart::Word(one, _) => (*one).to_owned(),
            PatternPart::Slot { ty: SlotType::Number, .. } => "2".to_owned(),
            PatternPart::Slot { ty: SlotType::Nouns { class, .. }, .. } => vocabulary
                .nouns_of(*class)
                .next()
                .map_or_else(|| "...".to_owned(), |(_, noun)| noun.id.clone()),
            PatternPart::Slot { ty: SlotType::Amounts { .. } | SlotType::Entity(_), .. } => "...".to_owned(),
            PatternPart::Core => common_noun(vocabulary, pattern.row),
        });
    }
    words.join(" ")
}

/// Returns the common noun of a selector's things.
fn common_noun(vocabulary: &Vocabulary, row: WordId) -> String {
    let WordId::Selector(selector) = row else { return "...".to_owned() };
    let entity = vocabulary.find_entity(vocabulary.selector(selector).entity);
    let noun = entity.and_then(|entity| vocabulary.entity(entity).noun);
    noun.map_or_else(|| "...".to_owned(), |(one, _)| one.to_owned())
}

/// Lists names: `a`, `b` or `c`.
fn either(names: &[&str]) -> String {
    let names: Vec<String> = names.iter().map(|name| format!("`{name}`")).collect();
    match names.split_last() {
        None => String::new(),
        Some((last, [])) => last.clone(),
        Some((last, rest)) => format!("{} or {last}", rest.join(", ")),
    }
}
