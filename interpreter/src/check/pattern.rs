//! Matching a phrase against the patterns of the vocabulary.

use super::Context;
use super::failure::{Failure, Matched};
use super::phrase::Atoms;
use super::scope::Scope;
use crate::ir::{Arg, Num};
use crate::vocabulary::Number;
use crate::vocabulary::pattern::{Part, Pattern, SlotType};
use provost_grammar::diagnostic::Diagnostic;
use std::cell::RefCell;

/// Matches phrases for one ability.
pub(super) struct Matcher<'a> {
    pub(super) ctx: &'a Context<'a>,
    pub(super) scope: &'a Scope,
    /// Whether failures say what they expected. Collecting that costs more than matching, and most
    /// failures are of patterns that were merely tried.
    explain: bool,
    /// Warnings of the matches tried so far; those of a failed attempt are dropped.
    notes: RefCell<Vec<Diagnostic>>,
}

impl<'a> Matcher<'a> {
    /// Matches something; if that fails, once more for the explanation.
    pub(super) fn run<T>(
        ctx: &'a Context<'a>,
        scope: &'a Scope,
        find: impl Fn(&Self) -> Result<T, Failure>,
    ) -> Result<(T, Vec<Diagnostic>), Failure> {
        let quick = Self { ctx, scope, explain: false, notes: RefCell::new(Vec::new()) };
        if let Ok(found) = find(&quick) {
            return Ok((found, quick.notes.into_inner()));
        }
        let thorough = Self { explain: true, ..quick };
        let found = find(&thorough)?;
        Ok((found, thorough.notes.into_inner()))
    }

    /// A failure whose details are filled in only when they are wanted.
    pub(super) fn fail(&self, at: usize, explain: impl FnOnce(Failure) -> Failure) -> Failure {
        let failure = Failure::at(at);
        if self.explain { explain(failure) } else { failure }
    }

    /// Tries something; if it fails, its warnings are dropped.
    pub(super) fn attempt<T>(&self, attempt: impl FnOnce() -> Result<T, Failure>) -> Result<T, Failure> {
        let before = self.notes.borrow().len();
        let result = attempt();
        if result.is_err() {
            self.notes.borrow_mut().truncate(before);
        }
        result
    }

    /// Finds the pattern that fits the whole phrase. The failure is that of the pattern that got furthest.
    pub(super) fn whole<'p, T: Copy>(
        &self,
        atoms: Atoms<'_>,
        candidates: impl Iterator<Item = (T, &'p Pattern)>,
    ) -> Result<(T, Vec<Arg>), Failure> {
        let mut failure: Option<Failure> = None;
        for (id, pattern) in candidates {
            let result = self.attempt(|| {
                let (args, rest) = self.pattern(atoms, 0, pattern)?;
                if rest < atoms.end() { Err(Failure::at(rest)) } else { Ok(args) }
            });
            match result {
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

    /// Matches a pattern whose first word that has a plural counts this many.
    pub(super) fn counted_pattern(
        &self,
        atoms: Atoms<'_>,
        from: usize,
        pattern: &Pattern,
        mut counted: Option<Num>,
    ) -> Matched<Vec<Arg>> {
        let mut at = from;
        let mut args = Vec::new();
        let mut after_of = false;
        for part in &pattern.parts {
            match part {
                Part::Word(one, other) => {
                    self.literal(atoms, at, one, other.as_deref(), counted)?;
                    after_of = *one == "of";
                    // `each` and `one` count as well as a number does.
                    if matches!(*one, "each" | "one") {
                        counted = Some(Num::Const(1));
                    }
                    at += 1;
                }
                Part::Slot { ty, .. } => {
                    // `stock of potion`, but `forbid potions`.
                    let number = if after_of { Number::Singular } else { Number::Plural };
                    let (arg, rest) = self.slot(atoms, at, ty, number)?;
                    match &arg {
                        Arg::Number(number) => counted = Some(*number),
                        Arg::Nouns(_) => {}
                        Arg::Amounts(_) | Arg::Entity(_) => counted = None,
                    }
                    args.push(arg);
                    at = rest;
                }
            }
        }
        Ok((args, at))
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
            SlotType::Entity(entity) => {
                self.entity(atoms, at, *entity).map(|(entity, at)| (Arg::Entity(entity), at))
            }
        }
    }

    /// Notes a singular where a plural belongs, or the other way round.
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

    /// Notes a warning; it is dropped if the attempt fails.
    pub(super) fn note(&self, note: Diagnostic) {
        self.notes.borrow_mut().push(note);
    }
}
