//! A program as text, for snapshot tests and for debugging.

use super::set::{EachCode, Value};
use super::{Ability, Arg, CallId, CheckKind, Needs, Op, Program, Quantity, Ref, Run, Trigger};
use crate::vocabulary::Vocabulary;
use crate::vocabulary::id::{
    ConditionId, CostId, DurationId, HookId, LimitId, MeasureId, NounId, SelectorId, TargetId, VerbId,
};
use crate::vocabulary::spec::HookKind;
use std::fmt::{Error, Write as _};

/// The table that a call's word comes from.
#[derive(Clone, Copy)]
enum Table {
    Verb,
    Cost,
    Condition,
    Measure,
}

impl Program {
    /// Writes all abilities, one per paragraph, with the names of the vocabulary the program was built for.
    pub fn dump(&self, vocabulary: &Vocabulary) -> String {
        let mut dump = Dump { program: self, vocabulary, text: String::new() };
        for (id, ability) in self.abilities.iter().enumerate() {
            if dump.ability(id, ability).is_err() {
                break;
            }
        }
        dump.text
    }
}

struct Dump<'p> {
    program: &'p Program,
    vocabulary: &'p Vocabulary,
    text: String,
}

impl Dump<'_> {
    fn ability(&mut self, id: usize, ability: &Ability) -> Result<(), Error> {
        let entry = &self.vocabulary.noun(ability.entry).id;
        let optional = if ability.optional { " may" } else { "" };
        write!(self.text, "#{id} {entry}{optional}")?;
        if let Some((limit, count)) = ability.limit {
            write!(self.text, " limit {} {count}", self.vocabulary.limit(LimitId(limit.0)).id)?;
        }
        if let Some(until) = ability.until {
            write!(self.text, " until {}", self.vocabulary.duration(DurationId(until.0)).id)?;
        }
        self.text.push('\n');
        for trigger in ability.triggers.of(&self.program.triggers) {
            self.trigger(ability.kind, trigger)?;
        }
        for (at, check) in ability.condition.of(&self.program.checks).iter().enumerate() {
            let table = if check.kind == CheckKind::Test { Table::Condition } else { Table::Measure };
            write!(self.text, "  when {at}: ")?;
            if check.kind == CheckKind::Composed {
                write!(self.text, "{:?}", self.program.composed.get(check.word as usize))?;
            } else {
                self.call(table, check.call)?;
            }
            if !matches!(check.kind, CheckKind::Test | CheckKind::Composed) {
                write!(self.text, " {:?} {:?}", check.kind, check.values.of(&self.program.numbers))?;
            }
            writeln!(self.text, " yes {} no {}", place(check.yes), place(check.no))?;
        }
        if let Some(cost) = ability.cost {
            self.text.push_str("  pay ");
            self.call(Table::Cost, cost)?;
            self.text.push('\n');
        }
        for (at, op) in ability.body.of(&self.program.ops).iter().enumerate() {
            write!(self.text, "  {at}: ")?;
            self.op(op)?;
            self.text.push('\n');
        }
        Ok(())
    }

    fn trigger(&mut self, kind: HookKind, trigger: &Trigger) -> Result<(), Error> {
        let channel = if kind == HookKind::Number { trigger.number } else { trigger.channel };
        let hook = self.program.hook_of(channel);
        let hook_name = hook.map_or("?", |hook| self.vocabulary.hook(hook).id);
        write!(self.text, "  on {hook_name}")?;
        if trigger.needs.any(Needs::GUARD) {
            let [a, b] = trigger.guard;
            write!(self.text, " for {}", self.noun(a.noun()))?;
            if a != b {
                write!(self.text, " or {}", self.noun(b.noun()))?;
            }
        }
        if trigger.needs.any(Needs::EXTRA)
            && let Some(extra) = self.program.extras.get(trigger.extra as usize)
        {
            for guard in extra.guards.of(&self.program.guards) {
                let nouns = guard.of(&self.program.qualifiers).iter();
                let nouns = nouns.map(|one| self.noun(one.noun())).collect::<Vec<_>>();
                write!(self.text, " for {}", nouns.join(" or "))?;
            }
        }
        match kind {
            HookKind::Event | HookKind::Offer => {}
            HookKind::Question => {
                self.text.push_str(": ");
                self.call(Table::Verb, trigger.call)?;
            }
            HookKind::Number => self.change(trigger, hook)?,
        }
        self.text.push('\n');
        Ok(())
    }

    fn change(&mut self, trigger: &Trigger, hook: Option<HookId>) -> Result<(), Error> {
        let targets = (0..).map(TargetId).take(self.program.targets);
        let mut here = targets
            .filter(|id| hook.is_some_and(|hook| self.program.number_channel(hook, *id) == trigger.number));
        let target = here.next().map_or("?", |target| self.vocabulary.target(target).id);
        write!(self.text, ": {target} {:?} {}", trigger.op, trigger.amount)?;
        if trigger.needs.any(Needs::NOUN) {
            let [a, b] = trigger.nouns;
            write!(self.text, " of {}", self.noun(a))?;
            if a != b {
                write!(self.text, " or {}", self.noun(b))?;
            }
        }
        if trigger.needs.any(Needs::FOR_EACH) {
            let each = self.program.eaches.get(trigger.call.index()).copied();
            each.map_or(Ok(()), |each| self.each(each))?;
        }
        if trigger.needs.any(Needs::WINDOW) {
            self.text.push_str(" once used");
        }
        Ok(())
    }

    fn each(&mut self, each: EachCode) -> Result<(), Error> {
        self.text.push_str(" for each ");
        match self.program.values.get(each.value.0 as usize) {
            Some(Value::Measure(measure)) => self.call(Table::Measure, *measure)?,
            other => write!(self.text, "{other:?}")?,
        }
        if each.every != 1 {
            write!(self.text, " by {}", each.every)?;
        }
        if each.most != i32::MAX {
            write!(self.text, ", at most {}", each.most)?;
        }
        Ok(())
    }

    fn op(&mut self, op: &Op) -> Result<(), Error> {
        match op {
            Op::Act { call, for_each, times, may_stop, counted: _ } => {
                self.call(Table::Verb, *call)?;
                if let Some(each) = for_each {
                    self.each(*each)?;
                }
                if *times != 1 {
                    let up_to = if *may_stop { "up to " } else { "" };
                    write!(self.text, ", {up_to}{times} times")?;
                }
                Ok(())
            }
            Op::Choose { of, end, span: _ } => {
                write!(self.text, "choose")?;
                for alternative in of.of(&self.program.alternatives) {
                    write!(self.text, " {}", alternative.start)?;
                    if let Some(cost) = alternative.cost {
                        self.text.push_str(" (pay ");
                        self.call(Table::Cost, cost)?;
                        self.text.push(')');
                    }
                }
                write!(self.text, " then {end}")
            }
            Op::Jump(to) => write!(self.text, "go to {to}"),
            Op::Grant(abilities) => write!(self.text, "grant {:?}", abilities.indices()),
            Op::By(index) => match self.program.subjects.get(*index as usize) {
                None => write!(self.text, "?"),
                Some(subject) => {
                    let may = if subject.optional { " may" } else { "" };
                    write!(self.text, "by {:?}{may} then {}", subject.who, subject.end)
                }
            },
            Op::Pick(binds) => write!(self.text, "pick {:?}", binds.indices()),
            Op::If(_, otherwise) => write!(self.text, "if not go to {otherwise}"),
            Op::Count => write!(self.text, "count"),
            Op::End => write!(self.text, "end"),
        }
    }

    fn call(&mut self, table: Table, id: CallId) -> Result<(), Error> {
        let Some(call) = self.program.call(id) else { return write!(self.text, "?") };
        let name = match table {
            Table::Verb => self.vocabulary.verb(VerbId(call.word)).id,
            Table::Cost => self.vocabulary.cost(CostId(call.word)).id,
            Table::Condition => self.vocabulary.condition(ConditionId(call.word)).id,
            Table::Measure => self.vocabulary.measure(MeasureId(call.word)).id,
        };
        self.text.push_str(name);
        self.args(call.args)?;
        for (index, bind) in call.binds.of(&self.program.binds).iter().enumerate() {
            let selector = self.vocabulary.selector(SelectorId(bind.selector.0)).id;
            write!(self.text, " where {index} is {:?} {selector}", bind.quantifier)?;
            self.args(bind.args)?;
        }
        Ok(())
    }

    fn args(&mut self, args: Run) -> Result<(), Error> {
        if args.is_empty() {
            return Ok(());
        }
        self.text.push('(');
        for (index, arg) in args.of(&self.program.args).iter().enumerate() {
            if index > 0 {
                self.text.push_str(", ");
            }
            match arg {
                Arg::Number(number) => write!(self.text, "{number}")?,
                Arg::Nouns(nouns) => self.nouns(*nouns),
                Arg::Thing(Ref::Myself) => self.text.push_str("self"),
                Arg::Thing(Ref::Role(role)) => self.text.push_str(self.vocabulary.role(*role).name),
                Arg::Thing(Ref::It) => self.text.push_str("it"),
                Arg::Thing(Ref::Actor) => self.text.push_str("actor"),
                Arg::Thing(Ref::Named(name)) => write!(self.text, "chosen {name}")?,
                Arg::Thing(Ref::Bound(index)) => write!(self.text, "where {index}")?,
                Arg::Amounts(amounts) => {
                    for (index, amount) in amounts.of(&self.program.amounts).iter().enumerate() {
                        if index > 0 {
                            self.text.push_str(" and ");
                        }
                        match amount.quantity {
                            Quantity::Exactly(number) => write!(self.text, "{number} ")?,
                            Quantity::UpTo(number) => write!(self.text, "up to {number} ")?,
                            Quantity::AnyNumber => self.text.push_str("any number of "),
                            Quantity::All => self.text.push_str("all "),
                        }
                        self.nouns(amount.nouns);
                    }
                }
            }
        }
        self.text.push(')');
        Ok(())
    }

    fn nouns(&mut self, nouns: Run) {
        let names = nouns.of(&self.program.nouns).iter().map(|noun| self.noun(*noun)).collect::<Vec<_>>();
        let names = names.join(" or ");
        self.text.push_str(&names);
    }

    fn noun(&self, noun: NounId) -> String {
        self.vocabulary.noun(noun).id.clone()
    }
}

fn place(at: u16) -> String {
    match at {
        super::Check::TRUE => "holds".to_owned(),
        super::Check::FALSE => "fails".to_owned(),
        at => at.to_string(),
    }
}
