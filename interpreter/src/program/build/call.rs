//! Compiles words with their slots: nouns and numbers are written out, and things found by selectors become
//! binds.

use super::{Compile, CompileErrorKind, pair};
use crate::hook::Thing;
use crate::host::Pick;
use crate::ir;
use crate::pack::Argument;
use crate::program::{
    Amount, Arg, Bind, Call, CallId, Extra, MAX_AMOUNTS, MAX_SLOTS, Needs, Quantity, Ref, Run, Trigger,
};
use crate::vocabulary::id::NounId;
use provost_grammar::span::Span;

impl Compile<'_> {
    pub(in crate::program) fn number(&self, number: ir::Num) -> Result<i32, CompileErrorKind> {
        match number {
            ir::Num::Const(number) => Ok(number),
            ir::Num::Param(index) => match self.parameters.get(usize::from(index)) {
                Some(Argument::Number(number)) => Ok(*number),
                Some(Argument::Nouns(_)) | None => Err(CompileErrorKind::Parameter(index)),
            },
        }
    }

    /// Writes out nouns, each once, in written order.
    pub(super) fn nouns(&self, nouns: &[ir::NounRef]) -> Result<Vec<NounId>, CompileErrorKind> {
        let mut all = Vec::new();
        for noun in nouns {
            match noun {
                ir::NounRef::Noun(noun) => all.push(*noun),
                ir::NounRef::Param(index) => match self.parameters.get(usize::from(*index)) {
                    Some(Argument::Nouns(nouns)) => all.extend_from_slice(nouns),
                    Some(Argument::Number(_)) | None => return Err(CompileErrorKind::Parameter(*index)),
                },
            }
        }
        let mut once = Vec::with_capacity(all.len());
        for noun in all {
            if !once.contains(&noun) {
                once.push(noun);
            }
        }
        Ok(once)
    }

    pub(in crate::program) fn call(
        &mut self,
        word: u32,
        args: &[ir::Arg],
        span: Span,
    ) -> Result<CallId, CompileErrorKind> {
        let mut binds = Vec::new();
        let args = self.args(args, &mut binds, 0)?;
        let settled = self.settled(args, &binds);
        let picks = if settled { self.picks(args) } else { Vec::new() };
        let picks = self.run(|program| &mut program.picks, &picks)?;
        let binds = self.run(|program| &mut program.binds, &binds)?;
        let slots = args.of(&self.builder.program().args);
        let things = slots.iter().any(|arg| matches!(arg, Arg::Thing(_)));
        let amounts = slots.iter().any(|arg| matches!(arg, Arg::Amounts(_)));
        let call = Call { word, args, binds, span, settled, picks, things, amounts };
        Ok(CallId(self.run(|program| &mut program.calls, &[call])?.start))
    }

    /// Lists the picks of a settled call's amounts.
    fn picks(&mut self, args: Run) -> Vec<Pick> {
        let program = self.builder.program();
        let mut picks = Vec::new();
        for (slot, arg) in (0..).zip(args.of(&program.args)) {
            let Arg::Amounts(amounts) = arg else { continue };
            for (index, amount) in (0..).zip(amounts.of(&program.amounts)) {
                if let (Quantity::Exactly(count), [noun]) = (amount.quantity, amount.nouns.of(&program.nouns))
                    && count > 0
                {
                    picks.push(Pick { noun: *noun, thing: Thing::NONE, count, slot, amount: index });
                }
            }
        }
        picks
    }

    /// Returns whether a call never needs a choice.
    fn settled(&mut self, args: Run, binds: &[Bind]) -> bool {
        let program = self.builder.program();
        let exact =
            |amount: &Amount| matches!(amount.quantity, Quantity::Exactly(_)) && amount.nouns.len == 1;
        binds.iter().all(|bind| bind.quantifier == ir::Quantifier::The)
            && args.of(&program.args).iter().all(|arg| match arg {
                Arg::Number(_) | Arg::Thing(_) => true,
                Arg::Nouns(nouns) => nouns.len == 1,
                Arg::Amounts(amounts) => amounts.of(&program.amounts).iter().all(exact),
            })
    }

    pub(super) fn args(
        &mut self,
        args: &[ir::Arg],
        binds: &mut Vec<Bind>,
        depth: u8,
    ) -> Result<Run, CompileErrorKind> {
        if args.len() > MAX_SLOTS {
            return Err(CompileErrorKind::TooManySlots);
        }
        let mut amounts = 0;
        let mut code = Vec::with_capacity(args.len());
        for arg in args {
            code.push(match arg {
                ir::Arg::Number(number) => Arg::Number(self.number(*number)?),
                ir::Arg::Nouns(nouns) => {
                    let nouns = self.nouns(nouns)?;
                    if nouns.is_empty() {
                        return Err(CompileErrorKind::Empty);
                    }
                    Arg::Nouns(self.run(|program| &mut program.nouns, &nouns)?)
                }
                ir::Arg::Amounts(of) => {
                    amounts += of.len();
                    if amounts > MAX_AMOUNTS {
                        return Err(CompileErrorKind::TooManyAmounts);
                    }
                    Arg::Amounts(self.amounts(of)?)
                }
                ir::Arg::Entity(entity) => Arg::Thing(self.entity(entity, binds, depth)?),
            });
        }
        self.run(|program| &mut program.args, &code)
    }

    fn amounts(&mut self, amounts: &[ir::Amount]) -> Result<Run, CompileErrorKind> {
        let mut code = Vec::with_capacity(amounts.len());
        for amount in amounts {
            let quantity = match &amount.quantity {
                ir::Quantity::Exactly(number) => Quantity::Exactly(self.number(*number)?),
                ir::Quantity::UpTo(number) => Quantity::UpTo(self.number(*number)?),
                ir::Quantity::EqualTo(..) => Quantity::Exactly(1),
                ir::Quantity::AnyNumber => Quantity::AnyNumber,
                ir::Quantity::All => Quantity::All,
            };
            let nouns = if amount.nouns.is_empty() {
                self.builder.class(amount.class)?
            } else {
                let nouns = self.nouns(&amount.nouns)?;
                self.run(|program| &mut program.nouns, &nouns)?
            };
            code.push(Amount { quantity, nouns });
        }
        if code.is_empty() {
            return Err(CompileErrorKind::Empty);
        }
        self.run(|program| &mut program.amounts, &code)
    }

    /// Compiles a thing. Selectors inside it become earlier binds, so nothing nests at run time.
    pub(super) fn entity(
        &mut self,
        entity: &ir::Entity,
        binds: &mut Vec<Bind>,
        depth: u8,
    ) -> Result<Ref, CompileErrorKind> {
        if depth > 16 {
            return Err(CompileErrorKind::TooDeep);
        }
        match &entity.source {
            ir::EntitySource::Myself => Ok(Ref::Myself),
            ir::EntitySource::Role(role) => Ok(Ref::Role(*role)),
            ir::EntitySource::It => Ok(Ref::It),
            ir::EntitySource::Subject => Ok(Ref::Actor),
            ir::EntitySource::That(_, named) => Ok(Self::named(*named)),
            ir::EntitySource::Set(set) => self.bind(set, entity.quantifier, binds, depth).map(Ref::Bound),
        }
    }

    /// Returns a thing that was named before in the ability.
    pub(super) const fn named(named: ir::Named) -> Ref {
        match named {
            ir::Named::Role(role) => Ref::Role(role),
            ir::Named::Pick(name) => Ref::Named(name),
        }
    }

    /// Puts the slots of a target into a trigger.
    pub(super) fn target(&mut self, args: &[ir::Arg], trigger: &mut Trigger) -> Result<(), CompileErrorKind> {
        let mut extra = Extra::default();
        let (mut nouns_said, mut more) = (false, false);
        for arg in args {
            match arg {
                ir::Arg::Nouns(nouns) if !nouns_said => {
                    nouns_said = true;
                    let nouns = self.nouns(nouns)?;
                    match nouns.len() {
                        0 => return Err(CompileErrorKind::Empty),
                        1 | 2 => {
                            trigger.nouns = pair(&nouns, NounId(u32::MAX));
                            trigger.needs = trigger.needs.with(Needs::NOUN);
                        }
                        _ => {
                            extra.nouns = self.run(|program| &mut program.nouns, &nouns)?;
                            more = true;
                        }
                    }
                }
                ir::Arg::Entity(entity) if extra.thing.is_none() => {
                    match &entity.source {
                        ir::EntitySource::Myself => extra.thing = Some(Ref::Myself),
                        ir::EntitySource::Role(role) => extra.thing = Some(Ref::Role(*role)),
                        ir::EntitySource::That(_, named) => extra.thing = Some(Self::named(*named)),
                        ir::EntitySource::Set(set) => {
                            let mut binds = Vec::new();
                            self.bind(set, entity.quantifier, &mut binds, 0)?;
                            extra.set = self.run(|program| &mut program.binds, &binds)?;
                        }
                        ir::EntitySource::It | ir::EntitySource::Subject => {
                            return Err(CompileErrorKind::TargetSlots);
                        }
                    }
                    more = true;
                }
                ir::Arg::Nouns(_) | ir::Arg::Entity(_) | ir::Arg::Number(_) | ir::Arg::Amounts(_) => {
                    return Err(CompileErrorKind::TargetSlots);
                }
            }
        }
        if !more {
            return Ok(());
        }
        // A trigger with several guards already has an extra part.
        let extras = &mut self.builder.program().extras;
        if let Some(there) =
            extras.get_mut(trigger.extra as usize).filter(|_| trigger.needs.any(Needs::EXTRA))
        {
            *there = Extra { guards: there.guards, about: there.about, anywhere: there.anywhere, ..extra };
            return Ok(());
        }
        self.extra(trigger, extra)
    }
}
