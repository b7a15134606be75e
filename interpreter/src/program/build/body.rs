//! Compiles the steps of event and offer abilities to flat ops. Positions in a body count from its first op.

use super::{Compile, CompileErrorKind};
use crate::ir;
use crate::program::{Alternative, EachCode, Op, Run, Subject};

/// The most things that `any number of` chooses.
const MOST_CHOSEN: i32 = 99;

impl Compile<'_> {
    /// Compiles the body of an ability.
    pub(super) fn body(&mut self, steps: &[ir::Step], depth: u8) -> Result<Run, CompileErrorKind> {
        let mut ops = Vec::new();
        self.steps(steps, depth, &mut ops)?;
        push(&mut ops, Op::End)?;
        self.run(|program| &mut program.ops, &ops)
    }

    fn steps(&mut self, steps: &[ir::Step], depth: u8, ops: &mut Vec<Op>) -> Result<(), CompileErrorKind> {
        // The grammar allows 32 levels.
        if depth > 40 {
            return Err(CompileErrorKind::TooDeep);
        }
        if steps.is_empty() {
            return Err(CompileErrorKind::Empty);
        }
        for step in steps {
            match step {
                ir::Step::Act { verb, args, for_each, repeat, span } => {
                    let call = self.call(verb.0, args, *span)?;
                    let for_each = match (for_each, equal_to(args)) {
                        (Some(each), _) => Some(self.each(each, *span)?),
                        (None, Some((number, most))) => {
                            let most = most.map(|most| self.number(most)).transpose()?;
                            let each = self.as_much_as(number, *span)?;
                            Some(EachCode { most: most.unwrap_or(i32::MAX), ..each })
                        }
                        (None, None) => None,
                    };
                    let count = ir::count_in(args);
                    let (times, may_stop) = match (repeat, count) {
                        (None, None) => (1, false),
                        (Some((times, may_stop)), _) => (self.number(*times)?, *may_stop),
                        (None, Some(ir::Count { number: Some(number), up_to })) => {
                            (self.number(number)?, up_to)
                        }
                        (None, Some(ir::Count { number: None, up_to })) => (MOST_CHOSEN, up_to),
                    };
                    let times = u16::try_from(times.max(0)).ok().ok_or(CompileErrorKind::TooLong)?;
                    let counted = count.is_some();
                    push(ops, Op::Act { call, for_each, times, may_stop, counted })?;
                }
                ir::Step::Change { .. } => return Err(CompileErrorKind::NotANumberHook),
                ir::Step::Choose(alternatives, span) => {
                    let choose = push(ops, Op::End)?;
                    let (of, end) = self.alternatives(alternatives, depth, ops)?;
                    patch(ops, choose, Op::Choose { of, end, span: *span });
                }
                ir::Step::By(by) => self.by(by, depth, ops)?,
                ir::Step::Pick { what, span: _ } => {
                    let mut binds = Vec::new();
                    self.entity(what, &mut binds, 0)?;
                    let binds = self.run(|program| &mut program.binds, &binds)?;
                    push(ops, Op::Pick(binds))?;
                }
                ir::Step::If { condition, steps, otherwise, span: _ } => {
                    let condition = self.condition(condition)?;
                    let test = push(ops, Op::End)?;
                    self.steps(steps, depth + 1, ops)?;
                    if otherwise.is_empty() {
                        let end = here(ops)?;
                        patch(ops, test, Op::If(condition, end));
                    } else {
                        let jump = push(ops, Op::End)?;
                        let start = here(ops)?;
                        patch(ops, test, Op::If(condition, start));
                        self.steps(otherwise, depth + 1, ops)?;
                        let end = here(ops)?;
                        patch(ops, jump, Op::Jump(end));
                    }
                }
                ir::Step::Grant(abilities, _) => {
                    let abilities = self.abilities(abilities, depth + 1).map_err(|error| error.kind)?;
                    push(ops, Op::Grant(abilities))?;
                }
            }
        }
        Ok(())
    }

    /// Compiles the steps of other players. They end like a body, since each player has a frame for them.
    fn by(&mut self, by: &ir::By, depth: u8, ops: &mut Vec<Op>) -> Result<(), CompileErrorKind> {
        let at = push(ops, Op::End)?;
        let mut binds = Vec::new();
        let who = self.entity(&by.who, &mut binds, 0)?;
        let binds = self.run(|program| &mut program.binds, &binds)?;
        let cost = match &by.cost {
            None => None,
            Some(cost) => Some(self.call(cost.cost.0, &cost.args, cost.span)?),
        };
        self.steps(&by.steps, depth + 1, ops)?;
        push(ops, Op::End)?;
        let ir::By { reverse, optional, span, .. } = *by;
        let subject = Subject { who, binds, reverse, optional, cost, end: here(ops)?, span };
        let id = self.run(|program| &mut program.subjects, &[subject])?.start;
        patch(ops, at, Op::By(id));
        Ok(())
    }

    /// Compiles the branches one after another, each ending with a jump past the last.
    fn alternatives(
        &mut self,
        alternatives: &[ir::Alternative],
        depth: u8,
        ops: &mut Vec<Op>,
    ) -> Result<(Run, u32), CompileErrorKind> {
        if alternatives.is_empty() {
            return Err(CompileErrorKind::Empty);
        }
        let mut code = Vec::with_capacity(alternatives.len());
        let mut jumps = Vec::with_capacity(alternatives.len());
        for alternative in alternatives {
            let cost = match &alternative.cost {
                None => None,
                Some(cost) => Some(self.call(cost.cost.0, &cost.args, cost.span)?),
            };
            code.push(Alternative { cost, start: here(ops)?, span: alternative.span });
            self.steps(&alternative.steps, depth + 1, ops)?;
            jumps.push(push(ops, Op::End)?);
        }
        let end = here(ops)?;
        for jump in jumps {
            patch(ops, jump, Op::Jump(end));
        }
        Ok((self.run(|program| &mut program.alternatives, &code)?, end))
    }
}

/// Returns the number in words that sets a step's amount: the step is compiled with amount 1 and multiplied
/// by this number.
fn equal_to(args: &[ir::Arg]) -> Option<(&ir::Number, Option<ir::Num>)> {
    args.iter().find_map(|arg| match arg {
        ir::Arg::Amounts(amounts) => amounts.iter().find_map(|amount| match &amount.quantity {
            ir::Quantity::EqualTo(number, most) => Some((&**number, *most)),
            ir::Quantity::Exactly(_)
            | ir::Quantity::UpTo(_)
            | ir::Quantity::AnyNumber
            | ir::Quantity::All => None,
        }),
        ir::Arg::Number(_) | ir::Arg::Nouns(_) | ir::Arg::Entity(_) => None,
    })
}

fn here(ops: &[Op]) -> Result<u32, CompileErrorKind> {
    match u32::try_from(ops.len()) {
        Ok(here) if here < 10_000 => Ok(here),
        Ok(_) | Err(_) => Err(CompileErrorKind::TooLong),
    }
}

fn push(ops: &mut Vec<Op>, op: Op) -> Result<u32, CompileErrorKind> {
    let here = here(ops)?;
    ops.push(op);
    Ok(here)
}

fn patch(ops: &mut [Op], at: u32, op: Op) {
    if let Some(place) = ops.get_mut(at as usize) {
        *place = op;
    }
}
