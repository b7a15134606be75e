//! Amounts: `2 strength or magic dice`, `up to 3 defense tokens`, `any number of traps`, `all gold`.

use super::failure::{Failure, Matched};
use super::noun::{article, twice};
use super::pattern::Matcher;
use super::phrase::Atoms;
use super::record::{Ask, Meaning};
use crate::ir::{Amount, NounRef, Num, Quantity};
use crate::vocabulary::Number;
use crate::vocabulary::id::ClassId;
use provost_grammar::ast::AtomKind;

impl Matcher<'_> {
    /// Matches one amount, or several joined by `and`.
    pub(super) fn amounts(
        &self,
        atoms: Atoms<'_>,
        at: usize,
        classes: &[ClassId],
        many: bool,
    ) -> Matched<Vec<Amount>> {
        let (first, mut at) = self.amount(atoms, at, classes)?;
        let mut amounts = vec![first];
        while many && atoms.is_and(at) {
            let (next, rest) = self.amount(atoms, at + 1, classes)?;
            amounts.push(next);
            at = rest;
        }
        if many {
            self.expect_fixed(atoms, at, &["and"]);
        }
        Ok((amounts, at))
    }

    fn amount(&self, atoms: Atoms<'_>, at: usize, classes: &[ClassId]) -> Matched<Amount> {
        if self.ask != Ask::Expected
            && let Some(equal) = self.equal(atoms, at, classes)
        {
            return equal;
        }
        let (quantity, at) = self.quantity(atoms, at)?;
        let mut failure: Option<Failure> = None;
        let mut found = None;
        for class in classes {
            match self.attempt(|| self.counted(atoms, at, *class, classes, &quantity)) {
                Ok(((nouns, class), rest)) => {
                    found = found.or(Some((Amount { quantity: quantity.clone(), nouns, class }, rest)));
                    // Completion also asks how nouns of the other classes could go on.
                    if self.ask != Ask::Expected {
                        break;
                    }
                }
                Err(next) => {
                    failure = Some(next.furthest_of(failure));
                }
            }
        }
        found.ok_or_else(|| failure.unwrap_or_else(|| self.fail(at, |failure| failure.thing("a thing"))))
    }

    /// Matches `gold equal to number of traps on path`; `None` for other kinds of amount.
    fn equal(&self, atoms: Atoms<'_>, at: usize, classes: &[ClassId]) -> Option<Matched<Amount>> {
        let noun = self.longest(classes.iter().copied(), |class| {
            let (noun, rest) = self.noun_in(atoms, at, class, Number::Plural)?;
            Ok(((noun, class), rest))
        });
        let ((noun, class), rest) = noun?.ok()?;
        if !(atoms.is_word(rest, "equal") && atoms.is_word(rest + 1, "to")) {
            return None;
        }
        self.means(atoms, rest, rest + 2, Meaning::Fixed("equal to"));
        Some(self.value(atoms, rest + 2, Number::Plural).map(|(value, rest)| {
            (Amount { quantity: Quantity::EqualTo(Box::new(value), None), nouns: vec![noun], class }, rest)
        }))
    }

    fn quantity(&self, atoms: Atoms<'_>, at: usize) -> Matched<Quantity> {
        self.expect_rest(atoms, at, &["up", "to"], Meaning::Fixed("up to"));
        self.expect_rest(atoms, at, &["any", "number", "of"], Meaning::Fixed("any number of"));
        self.expect_fixed(atoms, at, &["all"]);
        if atoms.is_word(at, "up") && atoms.is_word(at + 1, "to") {
            self.means(atoms, at, at + 2, Meaning::Fixed("up to"));
            let (number, at) = self.number(atoms, at + 2)?;
            return Ok((Quantity::UpTo(number), at));
        }
        if atoms.is_word(at, "any") && atoms.is_word(at + 1, "number") && atoms.is_word(at + 2, "of") {
            self.means(atoms, at, at + 3, Meaning::Fixed("any number of"));
            return Ok((Quantity::AnyNumber, at + 3));
        }
        if atoms.is_word(at, "all") {
            self.means(atoms, at, at + 1, Meaning::Fixed("all"));
            return Ok((Quantity::All, at + 1));
        }
        match self.number(atoms, at) {
            Ok((number, at)) => Ok((Quantity::Exactly(number), at)),
            Err(failure) => {
                let other = self
                    .fail(at, |failure| failure.words(["up to", "any number of", "all"].map(str::to_owned)));
                Err(failure.furthest(other))
            }
        }
    }

    /// Matches the counted nouns, beginning with a noun of `class`. The returned class says what "any" means
    /// if no noun is named.
    fn counted(
        &self,
        atoms: Atoms<'_>,
        at: usize,
        class: ClassId,
        classes: &[ClassId],
        quantity: &Quantity,
    ) -> Matched<(Vec<NounRef>, ClassId)> {
        let spec = self.ctx.vocabulary.class(class);
        let Some(unit) = spec.compound() else {
            if let Some(any) = spec.unit
                && let Ok(at) = self.unit(atoms, at, class, any, quantity)
            {
                return Ok(((Vec::new(), class), at));
            }
            let (nouns, at) = self.counted_nouns(atoms, at, class, classes, quantity)?;
            return Ok(((nouns, class), at));
        };
        if let Ok(at) = self.unit(atoms, at, class, unit, quantity) {
            return Ok(((Vec::new(), class), at));
        }
        let (nouns, at) = self.nouns(atoms, at, class, true, number_of(quantity))?;
        let at = self.unit(atoms, at, class, unit, quantity)?;
        Ok(((nouns, class), at))
    }

    /// Matches the common noun of a class, `die` or `dice`.
    fn unit(
        &self,
        atoms: Atoms<'_>,
        at: usize,
        class: ClassId,
        (one, other): (&str, &str),
        quantity: &Quantity,
    ) -> Result<usize, Failure> {
        if self.is_asked(atoms, at) {
            let form = if number_of(quantity) == Number::Singular { one } else { other };
            self.expect_words(form, Meaning::Unit(class));
        }
        let number = match atoms.word(at) {
            Some(word) if word == one => Number::Singular,
            Some(word) if word == other => Number::Plural,
            _ => return Err(self.fail(at, |failure| failure.words([one, other].map(str::to_owned)))),
        };
        let right = if number_of(quantity) == Number::Singular { one } else { other };
        self.agree(atoms, at, 1, number_of(quantity), Some(number), right);
        self.means(atoms, at, at + 1, Meaning::Unit(class));
        Ok(at + 1)
    }

    /// Matches nouns that are counted directly, of any class without a unit.
    fn counted_nouns(
        &self,
        atoms: Atoms<'_>,
        at: usize,
        class: ClassId,
        classes: &[ClassId],
        quantity: &Quantity,
    ) -> Matched<Vec<NounRef>> {
        let (first, mut at) = self.noun_in(atoms, at, class, number_of(quantity))?;
        let mut nouns = vec![first];
        while atoms.is_or(at) {
            let mut failure = self.fail(at + 1, |failure| failure.thing(article(self.class_name(class))));
            let mut found = None;
            for class in
                classes.iter().filter(|class| self.ctx.vocabulary.class(**class).compound().is_none())
            {
                match self.attempt(|| self.noun_in(atoms, at + 1, *class, number_of(quantity))) {
                    Ok(matched) => found = found.or(Some(matched)),
                    Err(next) => failure = failure.furthest(next),
                }
            }
            let Some((noun, rest)) = found else { return Err(failure) };
            if nouns.contains(&noun) {
                return Err(twice(atoms, at + 1, rest));
            }
            nouns.push(noun);
            at = rest;
        }
        self.expect_fixed(atoms, at, &["or"]);
        Ok((nouns, at))
    }

    /// Matches the numbers after `is`: one, or several joined by `or`.
    pub(super) fn number_list(&self, atoms: Atoms<'_>, at: usize) -> Matched<Vec<Num>> {
        let (first, mut at) = self.number(atoms, at)?;
        let mut numbers = vec![first];
        while atoms.is_or(at) && matches!(atoms.kind(at + 1), Some(AtomKind::Number(_) | AtomKind::Param(_)))
        {
            let (next, rest) = self.number(atoms, at + 1)?;
            if numbers.contains(&next) {
                return Err(twice(atoms, at + 1, rest));
            }
            numbers.push(next);
            at = rest;
        }
        self.expect_fixed(atoms, at, &["or"]);
        if atoms.is_or(at) && self.is_asked(atoms, at + 1) {
            _ = self.number(atoms, at + 1);
        }
        Ok((numbers, at))
    }
}

/// Returns singular or plural, as a counted noun of this quantity is written.
pub(super) fn number_of(quantity: &Quantity) -> Number {
    match quantity {
        Quantity::Exactly(Num::Const(1)) | Quantity::UpTo(Num::Const(1)) => Number::Singular,
        Quantity::Exactly(_)
        | Quantity::UpTo(_)
        | Quantity::AnyNumber
        | Quantity::All
        | Quantity::EqualTo(..) => Number::Plural,
    }
}
