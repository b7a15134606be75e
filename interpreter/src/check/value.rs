//! Numbers in words: attributes of things, numbers over sets, and arithmetic on those.

use super::failure::{Failure, Matched};
use super::pattern::Matcher;
use super::phrase::Atoms;
use super::record::Meaning;
use crate::ir::{self, Attribute, Fold, Num};
use crate::vocabulary::Number;
use crate::vocabulary::id::{AttributeId, EntityId};
use crate::vocabulary::pattern::Pattern;
use provost_grammar::ast::AtomKind;

/// How deep `half of` and `twice` may stand inside each other; the builder takes more than that.
const MAX_SCALED: u8 = 2;

impl Matcher<'_> {
    /// Matches a number: a term, or two joined by `plus` or `minus`. Counted nouns have this number.
    pub(super) fn value(&self, atoms: Atoms<'_>, at: usize, number: Number) -> Matched<ir::Number> {
        let (first, at) = self.term(atoms, at, number)?;
        self.expect_fixed(atoms, at, &["plus", "minus"]);
        let join: fn(Box<ir::Number>, Box<ir::Number>) -> ir::Number = match atoms.word(at) {
            Some("plus") => ir::Number::Plus,
            Some("minus") => ir::Number::Minus,
            _ => return Ok((first, at)),
        };
        self.means(
            atoms,
            at,
            at + 1,
            Meaning::Fixed(if atoms.is_word(at, "plus") { "plus" } else { "minus" }),
        );
        let (second, rest) = self.term(atoms, at + 1, number)?;
        if matches!(atoms.word(rest), Some("plus" | "minus")) {
            return Err(Failure::certain(
                rest,
                1,
                "unexpected-word",
                "one `plus` or `minus` is enough for a number",
            ));
        }
        Ok((join(Box::new(first), Box::new(second)), rest))
    }

    fn term(&self, atoms: Atoms<'_>, at: usize, number: Number) -> Matched<ir::Number> {
        if matches!(atoms.kind(at), Some(AtomKind::Number(_) | AtomKind::Param(_))) {
            return self.number(atoms, at).map(|(number, at)| (ir::Number::Num(number), at));
        }
        if self.is_asked(atoms, at) {
            _ = self.number(atoms, at);
        }
        self.expect_rest(atoms, at, &["half", "of"], Meaning::Fixed("half of"));
        self.expect_rest(atoms, at, &["number", "of"], Meaning::Fixed("number of"));
        self.expect_rest(atoms, at, &["sum", "of"], Meaning::Fixed("sum of"));
        self.expect_fixed(atoms, at, &["twice", "highest", "lowest"]);
        if self.scope.has_amount(self.ctx.vocabulary) {
            self.expect_fixed(atoms, at, &["amount"]);
        }
        match (atoms.word(at), atoms.word(at + 1)) {
            (Some("half"), Some("of")) => {
                self.means(atoms, at, at + 2, Meaning::Fixed("half of"));
                let (of, at) = self.scaled(atoms, at + 2, number)?;
                let (up, at) = self.rounded(atoms, at);
                Ok((ir::Number::Half(Box::new(of), up), at))
            }
            (Some("twice"), _) => {
                self.means(atoms, at, at + 1, Meaning::Fixed("twice"));
                let (of, at) = self.scaled(atoms, at + 1, number)?;
                Ok((ir::Number::Twice(Box::new(of)), at))
            }
            (Some("number"), Some("of")) => {
                self.means(atoms, at, at + 2, Meaning::Fixed("number of"));
                let ((_, set), at) = self.any_set(atoms, at + 2, Number::Plural)?;
                Ok((ir::Number::Count(set), at))
            }
            (Some("highest"), _) => self.fold(atoms, at + 1, Fold::Highest),
            (Some("lowest"), _) => self.fold(atoms, at + 1, Fold::Lowest),
            (Some("sum"), Some("of")) => self.fold(atoms, at + 2, Fold::Sum),
            (Some("different"), _) => self.fold(atoms, at + 1, Fold::Different),
            (Some("amount"), _) if self.scope.has_amount(self.ctx.vocabulary) => {
                self.means(atoms, at, at + 1, Meaning::Fixed("amount"));
                Ok((ir::Number::Amount, at + 1))
            }
            _ => self.read(atoms, at, number),
        }
    }

    /// Matches what is halved or doubled, which may itself be, but not without end.
    fn scaled(&self, atoms: Atoms<'_>, at: usize, number: Number) -> Matched<ir::Number> {
        if self.depth.get() >= MAX_SCALED {
            let message = format!("`half of` and `twice` stand inside each other at most {MAX_SCALED} deep");
            return Err(Failure::certain(at, 1, "nesting-too-deep", message));
        }
        self.depth.set(self.depth.get() + 1);
        let found = self.term(atoms, at, number);
        self.depth.set(self.depth.get() - 1);
        found
    }

    /// Matches `rounded up` or `rounded down`; the default is down.
    fn rounded(&self, atoms: Atoms<'_>, at: usize) -> (bool, usize) {
        self.expect_rest(atoms, at, &["rounded", "up"], Meaning::Fixed("rounded up"));
        match (atoms.word(at), atoms.word(at + 1)) {
            (Some("rounded"), Some("up")) => {
                self.means(atoms, at, at + 2, Meaning::Fixed("rounded up"));
                (true, at + 2)
            }
            (Some("rounded"), Some("down")) => {
                self.means(atoms, at, at + 2, Meaning::Fixed("rounded down"));
                (false, at + 2)
            }
            _ => (false, at),
        }
    }

    /// Matches `face of dice on path` after `highest`, `sum of` ...
    fn fold(&self, atoms: Atoms<'_>, at: usize, fold: Fold) -> Matched<ir::Number> {
        let wanted = |id: AttributeId| {
            let ty = self.ctx.vocabulary.attribute(id).ty;
            (fold == Fold::Different || ty.range().is_some()).then_some(())
        };
        let number = match fold {
            Fold::Highest | Fold::Lowest | Fold::Different => 1,
            Fold::Sum => 2,
        };
        self.with_attribute(atoms, at, Num::Const(number), |id, entity, args, rest| {
            wanted(id).ok_or_else(|| Failure::at(at))?;
            let (set, rest) = self.set(atoms, rest, entity, Number::Plural, false)?;
            Ok((ir::Number::Fold(fold, Attribute { attribute: id, args }, set), rest))
        })
    }

    /// Matches a measure, or an attribute of a thing.
    fn read(&self, atoms: Atoms<'_>, at: usize, number: Number) -> Matched<ir::Number> {
        let counted = Num::Const(if number == Number::Singular { 1 } else { 2 });
        let ways: [&dyn Fn() -> Matched<ir::Number>; 2] = [
            &|| self.measure(atoms, at, number).map(|(measure, at)| (ir::Number::Measure(measure), at)),
            &|| {
                self.with_attribute(atoms, at, counted, |id, entity, args, rest| {
                    if self.ctx.vocabulary.attribute(id).ty.range().is_none() {
                        return Err(Failure::at(at));
                    }
                    let (of, rest) = self.entity(atoms, rest, &[entity])?;
                    Ok((ir::Number::Attribute(Attribute { attribute: id, args }, of), rest))
                })
            },
        ];
        let found = self.longest(ways, |way| way());
        found.unwrap_or_else(|| Err(self.fail(at, |failure| failure.thing("a number"))))
    }

    /// Matches an attribute's noun and `of`, and continues after them.
    fn with_attribute<T>(
        &self,
        atoms: Atoms<'_>,
        at: usize,
        counted: Num,
        go_on: impl Fn(AttributeId, EntityId, Vec<ir::Arg>, usize) -> Matched<T>,
    ) -> Matched<T> {
        let vocabulary = self.ctx.vocabulary;
        let all = (0..).map(AttributeId).zip(&vocabulary.patterns().attributes);
        let found = self.longest(all, |(id, pattern): (AttributeId, &Pattern)| {
            let (args, rest) = self.counted_pattern(atoms, at, pattern, Some(counted))?;
            self.expect_fixed(atoms, rest, &["of"]);
            if !atoms.is_word(rest, "of") {
                return Err(self.fail(rest, |failure| failure.words(["of".to_owned()])));
            }
            let types = vocabulary.attribute(id).types().filter_map(|of| vocabulary.find_entity(of));
            let found = self.longest(types, |entity| go_on(id, entity, args.clone(), rest + 1));
            found.unwrap_or_else(|| Err(Failure::at(at)))
        });
        found.unwrap_or_else(|| Err(Failure::at(at)))
    }

    /// Matches what `for each` or `for every 2` counts: a measure, a set, different nouns, an attribute.
    pub(super) fn counted_value(&self, atoms: Atoms<'_>, number: Number) -> Result<ir::Number, Failure> {
        let whole = |matched: Matched<ir::Number>| match matched {
            Ok((value, at)) if at == atoms.end() => Ok((value, at)),
            Ok((_, at)) => Err(Failure::at(at)),
            Err(failure) => Err(failure),
        };
        let ways: [&dyn Fn() -> Matched<ir::Number>; 2] = [&|| whole(self.term(atoms, 0, number)), &|| {
            whole(self.any_set(atoms, 0, number).map(|((_, set), at)| (ir::Number::Count(set), at)))
        }];
        let found = self.longest(ways, |way| way());
        found.unwrap_or_else(|| Err(Failure::at(0))).map(|(value, _)| value)
    }
}
