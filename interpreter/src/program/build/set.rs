//! Composed phrases: sets, numbers over sets, conditions on those.

use super::{Compile, CompileErrorKind};
use crate::ir;
use crate::program::set::{
    AttributeCode, Composed, EachCode, LikeCode, NarrowId, Narrowing, TestCode, Value, ValueId,
};
use crate::program::{Bind, CallId, CheckKind, MAX_BINDS, Ref, Run};
use crate::vocabulary::id::RoleId;
use provost_grammar::span::Span;

/// How deeply numbers may nest.
const MAX_DEPTH: u8 = 8;

impl Compile<'_> {
    /// Compiles a set: the binds it depends on, then the set itself.
    pub(super) fn set(&mut self, set: &ir::Set) -> Result<Run, CompileErrorKind> {
        let mut binds = Vec::new();
        self.bind(set, ir::Quantifier::Each, &mut binds, 0)?;
        self.run(|program| &mut program.binds, &binds)
    }

    /// Appends the bind of a set and returns its index.
    pub(super) fn bind(
        &mut self,
        set: &ir::Set,
        quantifier: ir::Quantifier,
        binds: &mut Vec<Bind>,
        depth: u8,
    ) -> Result<u8, CompileErrorKind> {
        let args = self.args(&set.args, binds, depth + 1)?;
        let narrow = self.narrowing(set)?;
        let chooser = match &set.chooser {
            None => None,
            Some(chooser) => Some(self.entity(chooser, binds, depth + 1)?),
        };
        let index = u8::try_from(binds.len()).ok().ok_or(CompileErrorKind::TooManyBinds)?;
        if usize::from(index) >= MAX_BINDS {
            return Err(CompileErrorKind::TooManyBinds);
        }
        binds.push(Bind {
            quantifier,
            selector: set.selector,
            args,
            narrow,
            chooser,
            name: set.name,
            counted: set.count.is_some(),
        });
        Ok(index)
    }

    pub(super) fn narrowing(&mut self, set: &ir::Set) -> Result<Option<NarrowId>, CompileErrorKind> {
        if !set.other && set.likes.is_empty() && set.extreme.is_none() {
            return Ok(None);
        }
        let without = if set.other { self.builder.named(set.selector, self.naming) } else { Vec::new() };
        let without: Vec<Ref> =
            without.into_iter().map(Ref::Role).chain(set.other.then_some(Ref::Myself)).collect();
        let without = self.run(|program| &mut program.refs, &without)?;
        let mut likes = Vec::with_capacity(set.likes.len());
        for like in &set.likes {
            likes.push(self.like(like)?);
        }
        let likes = self.run(|program| &mut program.likes, &likes)?;
        let extreme = match &set.extreme {
            None => None,
            Some(extreme) => Some((self.attribute(&extreme.attribute)?, extreme.highest)),
        };
        let narrowing = Narrowing { without, likes, extreme };
        Ok(Some(NarrowId(self.run(|program| &mut program.narrowings, &[narrowing])?.start)))
    }

    fn attribute(&mut self, attribute: &ir::Attribute) -> Result<AttributeCode, CompileErrorKind> {
        let args = self.args(&attribute.args, &mut Vec::new(), 0)?;
        Ok(AttributeCode { attribute: attribute.attribute, args })
    }

    fn like(&mut self, like: &ir::Like) -> Result<LikeCode, CompileErrorKind> {
        Ok(match like {
            ir::Like::Attribute { attribute, test, negated } => {
                let attribute = self.attribute(attribute)?;
                let test = match test {
                    ir::Test::True => TestCode::True,
                    ir::Test::Nouns(nouns) => {
                        let nouns = self.nouns(nouns)?;
                        TestCode::Nouns(self.run(|program| &mut program.nouns, &nouns)?)
                    }
                    ir::Test::Compare(op, values) => {
                        let values =
                            values.iter().map(|value| self.number(*value)).collect::<Result<Vec<_>, _>>()?;
                        let values = self.run(|program| &mut program.numbers, &values)?;
                        TestCode::Compare(kind(*op), values)
                    }
                };
                LikeCode::Attribute { attribute, test, negated: *negated }
            }
            ir::Like::Has { set, op, count } => {
                LikeCode::Has { set: self.set(set)?, kind: kind(*op), count: self.number(*count)? }
            }
        })
    }

    /// Compiles a number.
    pub(in crate::program) fn value(
        &mut self,
        number: &ir::Number,
        span: Span,
        depth: u8,
    ) -> Result<ValueId, CompileErrorKind> {
        if depth > MAX_DEPTH {
            return Err(CompileErrorKind::TooDeep);
        }
        let value = match number {
            ir::Number::Num(number) => Value::Known(self.number(*number)?),
            ir::Number::Measure(measure) => {
                Value::Measure(self.call(measure.measure.0, &measure.args, span)?)
            }
            ir::Number::Attribute(attribute, of) => {
                let attribute = self.attribute(attribute)?;
                let mut binds = Vec::new();
                let of = self.entity(of, &mut binds, 0)?;
                let binds = self.run(|program| &mut program.binds, &binds)?;
                Value::Attribute { attribute, of, binds }
            }
            ir::Number::Amount => Value::Amount,
            ir::Number::Count(set) => Value::Count(self.set(set)?),
            ir::Number::Fold(fold, attribute, set) => {
                Value::Fold(*fold, self.attribute(attribute)?, self.set(set)?)
            }
            ir::Number::Half(of, up) => Value::Half(self.value(of, span, depth + 1)?, *up),
            ir::Number::Twice(of) => Value::Twice(self.value(of, span, depth + 1)?),
            ir::Number::Plus(one, other) => {
                Value::Plus(self.value(one, span, depth + 1)?, self.value(other, span, depth + 1)?)
            }
            ir::Number::Minus(one, other) => {
                Value::Minus(self.value(one, span, depth + 1)?, self.value(other, span, depth + 1)?)
            }
        };
        Ok(ValueId(self.run(|program| &mut program.values, &[value])?.start))
    }

    /// Compiles how often a step counts.
    pub(in crate::program) fn each(
        &mut self,
        each: &ir::Each,
        span: Span,
    ) -> Result<EachCode, CompileErrorKind> {
        let value = self.value(&each.number, span, 0)?;
        let every = self.number(each.every)?.max(1);
        let most = match each.most {
            None => i32::MAX,
            Some(most) => self.number(most)?,
        };
        Ok(EachCode { value, every, most })
    }

    /// Compiles how often a step counts whose amount is a number in words.
    pub(in crate::program) fn as_much_as(
        &mut self,
        number: &ir::Number,
        span: Span,
    ) -> Result<EachCode, CompileErrorKind> {
        Ok(EachCode { value: self.value(number, span, 0)?, every: 1, most: i32::MAX })
    }

    /// Compiles a composed condition.
    pub(in crate::program) fn composed(
        &mut self,
        condition: &ir::Condition,
    ) -> Result<(u32, Span), CompileErrorKind> {
        let (composed, span) = match condition {
            ir::Condition::Compare { number, op, values, span } => {
                let value = self.value(number, *span, 0)?;
                let mut with = Vec::with_capacity(values.len());
                for value in values {
                    let id = self.value(value, *span, 0)?;
                    let program = self.program();
                    with.extend(program.values.get(id.0 as usize).copied());
                }
                let with = self.run(|program| &mut program.values, &with)?;
                (Composed::Compare { value, kind: kind(*op), with }, *span)
            }
            ir::Condition::Like { of, like, span } => {
                let mut binds = Vec::new();
                let of = self.entity(of, &mut binds, 0)?;
                let binds = self.run(|program| &mut program.binds, &binds)?;
                let like = self.like(like)?;
                let like = self.run(|program| &mut program.likes, &[like])?.start;
                (Composed::Like { of, binds, like }, *span)
            }
            ir::Condition::There { set, span } => (Composed::There(self.set(set)?), *span),
            ir::Condition::Alike { count, set, attribute, how, span } => {
                let count = match count {
                    None => 0,
                    Some(count) => self.number(*count)?,
                };
                let set = self.set(set)?;
                let attribute = self.attribute(attribute)?;
                (Composed::Alike { count, set, attribute, how: *how }, *span)
            }
            ir::Condition::All(_)
            | ir::Condition::Any(_)
            | ir::Condition::Not(_)
            | ir::Condition::Test { .. } => return Err(CompileErrorKind::Empty),
        };
        Ok((self.run(|program| &mut program.composed, &[composed])?.start, span))
    }

    /// Adds a call that only carries the span of a composed condition.
    pub(in crate::program) fn place(
        &mut self,
        composed: u32,
        span: Span,
    ) -> Result<CallId, CompileErrorKind> {
        self.call(composed, &[], span)
    }
}

/// How numbers are compared.
pub(in crate::program) const fn kind(op: ir::Comparison) -> CheckKind {
    match op {
        ir::Comparison::Is => CheckKind::Is,
        ir::Comparison::AtLeast => CheckKind::AtLeast,
        ir::Comparison::AtMost => CheckKind::AtMost,
        ir::Comparison::Even => CheckKind::Even,
        ir::Comparison::Odd => CheckKind::Odd,
    }
}

/// The roles whose things a set of others leaves out.
pub(super) type Named = Vec<RoleId>;
