//! Matching a phrase against the patterns of the vocabulary.

use super::Context;
use super::failure::{Failure, Matched};
use super::phrase::Atoms;
use super::record::{Ask, Expected, Meaning, Record};
use super::scope::Scope;
use crate::ir::{Arg, Num};
use crate::vocabulary::Number;
use crate::vocabulary::pattern::{Pattern, PatternPart, SlotType};
use crate::vocabulary::word_id::WordId;
use provost_grammar::diagnostic::Diagnostic;
use std::cell::{Cell, RefCell};

/// Matches phrases for one ability.
pub(super) struct Matcher<'a> {
    pub(super) ctx: &'a Context<'a>,
    pub(super) scope: &'a Scope,
    /// Whether failures say what they expected. Collecting that costs more than matching, and most
    /// failures are of patterns that were merely tried.
    pub(super) explain: bool,
    /// Whether `a` means any: so it is in a timing, where nobody chooses.
    pub(super) any: bool,
    /// How deep sets stand inside sets.
    pub(super) depth: Cell<u8>,
    /// Whether a slot may still say how many things are chosen: in a verb, once.
    pub(super) counts: Cell<bool>,
    /// What is asked besides the result.
    pub(super) ask: Ask,
    /// The record of the matches tried so far; that of a failed attempt is dropped.
    pub(super) record: RefCell<Record>,
    /// What could stand at the end of the phrase.
    pub(super) expected: RefCell<Vec<Expected>>,
}

impl<'a> Matcher<'a> {
    /// Matches something; on failure, runs once more to collect an explanation.
    pub(super) fn run<T>(
        ctx: &'a Context<'a>,
        scope: &'a Scope,
        ask: Ask,
        find: impl Fn(&Self) -> Result<T, Failure>,
    ) -> Result<(T, Record), Failure> {
        let quick = Self::new(ctx, scope, ask);
        if let Ok(found) = find(&quick) {
            return Ok((found, quick.record.into_inner()));
        }
        let thorough = Self { explain: true, ..quick };
        let found = find(&thorough)?;
        Ok((found, thorough.record.into_inner()))
    }

    /// Returns what could stand at the end of the phrase that `find` matches.
    pub(super) fn expected<T>(
        ctx: &'a Context<'a>,
        scope: &'a Scope,
        find: impl Fn(&Self) -> Result<T, Failure>,
    ) -> Vec<Expected> {
        let matcher = Self::new(ctx, scope, Ask::Expected);
        _ = find(&matcher);
        matcher.expected.into_inner()
    }

    /// Returns a matcher without a record.
    pub(super) fn without_notes(&self) -> Self {
        Self::new(self.ctx, self.scope, Ask::Nothing)
    }

    fn new(ctx: &'a Context<'a>, scope: &'a Scope, ask: Ask) -> Self {
        Self {
            ctx,
            scope,
            explain: false,
            any: false,
            depth: Cell::new(0),
            counts: Cell::new(false),
            ask,
            record: RefCell::default(),
            expected: RefCell::default(),
        }
    }

    /// Matches a thing of a timing, in the scope of its moment.
    pub(super) fn at_moment<T>(
        &self,
        scope: &Scope,
        find: impl FnOnce(&Matcher<'_>) -> Result<T, Failure>,
    ) -> Result<T, Failure> {
        let inner = Matcher {
            ctx: self.ctx,
            scope,
            explain: self.explain,
            any: true,
            depth: self.depth.clone(),
            counts: Cell::new(false),
            ask: self.ask,
            record: RefCell::default(),
            expected: RefCell::default(),
        };
        let found = find(&inner);
        for expected in inner.expected.into_inner() {
            self.expect(expected);
        }
        if found.is_ok() {
            self.keep(inner.record.into_inner());
        }
        found
    }

    /// Makes a failure whose details are filled in only on demand.
    pub(super) fn fail(&self, at: usize, explain: impl FnOnce(Failure) -> Failure) -> Failure {
        let failure = Failure::at(at);
        if self.explain { explain(failure) } else { failure }
    }

    /// Tries something and drops its record if it fails.
    pub(super) fn attempt<T>(&self, attempt: impl FnOnce() -> Result<T, Failure>) -> Result<T, Failure> {
        let (notes, meant) = {
            let record = self.record.borrow();
            (record.notes.len(), record.meant.len())
        };
        let result = attempt();
        if result.is_err() {
            let mut record = self.record.borrow_mut();
            record.notes.truncate(notes);
            record.meant.truncate(meant);
        }
        result
    }

    /// Tries something and returns its record with the result, for the caller to keep if it is the best.
    pub(super) fn apart<T>(
        &self,
        attempt: impl FnOnce() -> Result<T, Failure>,
    ) -> Result<(T, Record), Failure> {
        let before = self.record.take();
        let result = attempt();
        let noted = self.record.replace(before);
        result.map(|found| (found, noted))
    }

    /// Adds a record that was returned separately.
    pub(super) fn keep(&self, noted: Record) {
        let mut record = self.record.borrow_mut();
        record.notes.extend(noted.notes);
        record.meant.extend(noted.meant);
    }

    /// Finds the pattern that matches the whole phrase. On failure, the pattern that got furthest explains
    /// it.
    pub(super) fn whole<'p, T: Copy>(
        &self,
        atoms: Atoms<'_>,
        candidates: impl Iterator<Item = (T, &'p Pattern)>,
    ) -> Result<(T, Vec<Arg>), Failure> {
        let mut failure: Option<Failure> = None;
        for (id, pattern) in candidates {
            let counts = self.counts.get();
            let result = self.attempt(|| {
                let (args, rest) = self.pattern(atoms, 0, pattern)?;
                if rest < atoms.end() {
                    return Err(Failure::at(rest));
                }
                self.moves_into_its_zone(0, rest, &args)?;
                Ok(args)
            });
            if result.is_err() {
                self.counts.set(counts);
            }
            match result {
                // Another pattern may continue where this one ends.
                Ok(_) if self.ask == Ask::Expected => self.expect(Expected::End),
                Ok(args) => return Ok((id, args)),
                Err(next) => {
                    failure = Some(next.furthest_of(failure));
                }
            }
        }
        Err(failure.unwrap_or_else(|| Failure::at(0)))
    }

    /// Matches a pattern from an atom on.
    pub(super) fn pattern(&self, atoms: Atoms<'_>, from: usize, pattern: &Pattern) -> Matched<Vec<Arg>> {
        self.counted_pattern(atoms, from, pattern, None)
    }

    /// Matches a pattern in which the first word with a plural counts this many.
    pub(super) fn counted_pattern(
        &self,
        atoms: Atoms<'_>,
        from: usize,
        pattern: &Pattern,
        counted: Option<Num>,
    ) -> Matched<Vec<Arg>> {
        self.parts(atoms, from, &pattern.parts, pattern.row, counted)
    }

    /// Matches a part of a pattern that has no common noun.
    pub(super) fn parts(
        &self,
        atoms: Atoms<'_>,
        from: usize,
        parts: &[PatternPart],
        row: WordId,
        mut counted: Option<Num>,
    ) -> Matched<Vec<Arg>> {
        let mut at = from;
        let mut args = Vec::new();
        let mut after_of = false;
        for (index, part) in parts.iter().enumerate() {
            match part {
                PatternPart::Word(one, other) => {
                    if self.is_asked(atoms, at) {
                        let plural = counted.map(|counted| counted != Num::Const(1));
                        self.expect_parts(parts.get(index..).unwrap_or_default(), row, plural);
                    }
                    self.literal(atoms, at, one, other.as_deref(), counted)?;
                    self.means(atoms, at, at + 1, Meaning::Word(row));
                    after_of = *one == "of";
                    // `each` and `one` count as well as a number does.
                    if matches!(*one, "each" | "one") {
                        counted = Some(Num::Const(1));
                    }
                    at += 1;
                }
                PatternPart::Slot { ty, .. } => {
                    // `stock of potion`, `for each counter of self`, but `forbid potions`.
                    let one = after_of || counted == Some(Num::Const(1));
                    let number = if one { Number::Singular } else { Number::Plural };
                    let (arg, rest) = self.slot(atoms, at, ty, number).map_err(|failure| {
                        let rest = parts.get(index + 1..).unwrap_or_default();
                        self.but_for_its_type(atoms, failure, rest, row)
                    })?;
                    match &arg {
                        Arg::Number(number) => counted = Some(*number),
                        Arg::Nouns(_) => {}
                        Arg::Amounts(_) | Arg::Entity(_) => counted = None,
                    }
                    args.push(arg);
                    at = rest;
                }
                PatternPart::Core => return Err(Failure::at(at)),
            }
        }
        Ok((args, at))
    }

    /// A thing of another type counts for more where all that follows fits.
    fn but_for_its_type(
        &self,
        atoms: Atoms<'_>,
        failure: Failure,
        rest: &[PatternPart],
        row: WordId,
    ) -> Failure {
        if !self.explain || !failure.is_mismatch() {
            return failure;
        }
        let behind = failure.at + failure.len;
        match self.attempt(|| self.parts(atoms, behind, rest, row, None)) {
            Ok((_, end)) => Failure { reach: end, ..failure },
            Err(_) => failure,
        }
    }

    fn literal(
        &self,
        atoms: Atoms<'_>,
        at: usize,
        one: &str,
        other: Option<&str>,
        counted: Option<Num>,
    ) -> Result<(), Failure> {
        let word = atoms.word(at);
        let is_one = word == Some(one);
        if !is_one && (other.is_none() || word != other) {
            return Err(
                self.fail(at, |failure| failure.words([one].into_iter().chain(other).map(str::to_owned)))
            );
        }
        if let (Some(other), Some(counted)) = (other, counted) {
            let wanted = if counted == Num::Const(1) { Number::Singular } else { Number::Plural };
            let written = if is_one { Number::Singular } else { Number::Plural };
            let right = if wanted == Number::Singular { one } else { other };
            self.agree(atoms, at, 1, wanted, Some(written), right);
        }
        Ok(())
    }

    fn slot(&self, atoms: Atoms<'_>, at: usize, ty: &SlotType, number: Number) -> Matched<Arg> {
        match ty {
            SlotType::Number => self.number(atoms, at).map(|(number, at)| (Arg::Number(number), at)),
            SlotType::Amounts { classes, many } => {
                self.amounts(atoms, at, classes, *many).map(|(amounts, at)| (Arg::Amounts(amounts), at))
            }
            SlotType::Nouns { class, many } => {
                self.nouns(atoms, at, *class, *many, number).map(|(nouns, at)| (Arg::Nouns(nouns), at))
            }
            SlotType::Entity(entities) => {
                self.entity(atoms, at, entities).map(|(entity, at)| (Arg::Entity(entity), at))
            }
        }
    }

    /// Warns of a singular in place of a plural, or the other way round.
    pub(super) fn agree(
        &self,
        atoms: Atoms<'_>,
        at: usize,
        len: usize,
        wanted: Number,
        written: Option<Number>,
        right: &str,
    ) {
        if written.is_some_and(|written| written != wanted) {
            let span = atoms.span_of(at, at + len);
            let message = match wanted {
                Number::Singular => format!("one of these is written `{right}`"),
                Number::Plural => format!("several of these are written `{right}`"),
            };
            let note = Diagnostic::warning("number-agreement", span, message).with_fix(right);
            self.note(note);
        }
    }

    /// Records a warning; it is dropped if the attempt fails.
    pub(super) fn note(&self, note: Diagnostic) {
        self.record.borrow_mut().notes.push(note);
    }
}
