//! Compiles conditions to flat tests with forward jumps, so that `all`, `any` and `not` cost nothing at run
//! time.

use super::build::set::kind;
use super::build::{Compile, CompileErrorKind};
use super::{CallId, Check, CheckKind, Run};
use crate::ir;

/// Where to go on after a check.
#[derive(Clone, Copy)]
struct Exits {
    yes: u16,
    no: u16,
}

impl Compile<'_> {
    /// Compiles a condition into consecutive checks.
    pub(super) fn condition(&mut self, condition: &ir::Condition) -> Result<Run, CompileErrorKind> {
        let mut checks = Vec::new();
        let len = count(condition, 0)?;
        self.checks(condition, 0, Exits { yes: Check::TRUE, no: Check::FALSE }, &mut checks)?;
        debug_assert_eq!(checks.len(), usize::from(len), "one check for each test");
        self.run(|program| &mut program.checks, &checks)
    }

    /// Compiles a condition whose first check stands at `start`. Its checks fill the next `count(condition)`
    /// positions, so the position of every later check is known without patching.
    fn checks(
        &mut self,
        condition: &ir::Condition,
        start: u16,
        exits: Exits,
        checks: &mut Vec<Check>,
    ) -> Result<(), CompileErrorKind> {
        match condition {
            ir::Condition::All(of) => self.sequence(of, start, exits, checks, |next, last, exits| Exits {
                yes: if last { exits.yes } else { next },
                no: exits.no,
            }),
            ir::Condition::Any(of) => self.sequence(of, start, exits, checks, |next, last, exits| Exits {
                yes: exits.yes,
                no: if last { exits.no } else { next },
            }),
            ir::Condition::Not(of) => self.checks(of, start, Exits { yes: exits.no, no: exits.yes }, checks),
            ir::Condition::Test { condition, args, span } => {
                let call = self.call(condition.0, args, *span)?;
                checks.push(self.check(CheckKind::Test, call, Run::default(), exits)?);
                Ok(())
            }
            ir::Condition::Compare { number: ir::Number::Measure(measure), op, values, span }
                if let Some(values) = known(values) =>
            {
                let call = self.call(measure.measure.0, &measure.args, *span)?;
                let values = values.iter().map(|value| self.number(*value)).collect::<Result<Vec<_>, _>>()?;
                let values = self.run(|program| &mut program.numbers, &values)?;
                checks.push(self.check(kind(*op), call, values, exits)?);
                Ok(())
            }
            ir::Condition::Compare { .. }
            | ir::Condition::Like { .. }
            | ir::Condition::There { .. }
            | ir::Condition::Alike { .. } => {
                let (composed, span) = self.composed(condition)?;
                let call = self.place(composed, span)?;
                checks.push(self.check(CheckKind::Composed, call, Run::default(), exits)?);
                Ok(())
            }
        }
    }

    fn check(
        &mut self,
        kind: CheckKind,
        call: CallId,
        values: Run,
        exits: Exits,
    ) -> Result<Check, CompileErrorKind> {
        let program = self.program();
        let code = *program.call(call).ok_or(CompileErrorKind::Empty)?;
        Ok(Check {
            kind,
            call,
            values,
            value: values.of(&program.numbers).first().copied().unwrap_or(0),
            word: code.word,
            args: code.args,
            things: code.things,
            binds: !code.binds.is_empty(),
            yes: exits.yes,
            no: exits.no,
        })
    }

    fn sequence(
        &mut self,
        of: &[ir::Condition],
        start: u16,
        exits: Exits,
        checks: &mut Vec<Check>,
        inner: impl Fn(u16, bool, Exits) -> Exits,
    ) -> Result<(), CompileErrorKind> {
        let mut at = start;
        for (index, condition) in of.iter().enumerate() {
            let next = at + count(condition, 0)?;
            self.checks(condition, at, inner(next, index + 1 == of.len(), exits), checks)?;
            at = next;
        }
        Ok(())
    }
}

/// Returns the values of a comparison if all of them are known before play.
fn known(values: &[ir::Number]) -> Option<Vec<ir::Num>> {
    values.iter().map(ir::Number::written).collect()
}

/// Counts the tests of a condition and refuses one that is empty, too long or too deep.
fn count(condition: &ir::Condition, depth: u8) -> Result<u16, CompileErrorKind> {
    if depth > 64 {
        return Err(CompileErrorKind::TooDeep);
    }
    match condition {
        ir::Condition::All(of) | ir::Condition::Any(of) => {
            if of.is_empty() {
                return Err(CompileErrorKind::Empty);
            }
            let mut sum = 0u16;
            for condition in of {
                sum = sum
                    .checked_add(count(condition, depth + 1)?)
                    .filter(|sum| *sum < 1000)
                    .ok_or(CompileErrorKind::TooLong)?;
            }
            Ok(sum)
        }
        ir::Condition::Not(of) => count(of, depth + 1),
        ir::Condition::Test { .. }
        | ir::Condition::Compare { .. }
        | ir::Condition::Like { .. }
        | ir::Condition::There { .. }
        | ir::Condition::Alike { .. } => Ok(1),
    }
}
