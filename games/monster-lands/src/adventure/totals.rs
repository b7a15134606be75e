//! The totals of a roll: the value of each die, additions to single dice, and the sum.

use super::phase::narrow;
use crate::content::MAX_COLOURS;
use crate::event::EventKind;
use crate::registry::hooks::Hook;
use crate::registry::targets::Target;
use crate::step::Purpose;
use crate::table::Table;
use crate::thing::{Item, PathId};
use provost_interpreter::hook::{Context, Thing};
use provost_interpreter::machine::{Numbers, Query, number};
use provost_interpreter::program::AbilityId;
use provost_interpreter::trace::{self, Trace};
use provost_interpreter::vocabulary::id::{NounId, TargetId};

/// The rolled dice of a path with their values.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Values {
    sum: i32,
    /// The value of the lowest die; `None` without dice.
    lowest: Option<i32>,
    /// Their colours, a bit for each.
    colours: u32,
}

impl Table {
    /// Computes a total of the current roll, including the total handed on to it. With `of`, for capture or
    /// elimination; otherwise only the common part.
    pub(super) fn total(&self, path: PathId, purpose: Purpose, of: Option<NounId>) -> i32 {
        let context = self.on_roll(Hook::Roll, path, purpose, of).in_scope(self.state.roll.scope);
        self.sum(&context, path, 0) + i32::from(self.state.roll.carried)
    }

    /// Returns the scope of the roll on a path; 0 if there is none.
    pub(crate) fn scope_of_roll(&self, path: PathId) -> u16 {
        let roll = &self.state.roll;
        if roll.path == path { roll.scope } else { 0 }
    }

    /// Computes the total of a roll. Unrolled dice count as if they showed `face`; 0 leaves them out.
    fn sum(&self, context: &Context, path: PathId, face: u8) -> i32 {
        self.sum_of(context, &self.values(context, path, face))
    }

    /// Computes the totals of a roll at moments that differ only in the total.
    pub(crate) fn sums<const N: usize>(&self, contexts: &[Context; N], path: PathId, face: u8) -> [i32; N] {
        let mut before: Option<(&Context, Values)> = None;
        std::array::from_fn(|at| {
            let Some(context) = contexts.get(at) else { return 0 };
            let kept = before.filter(|(first, _)| self.are_dice_alike([*first, context]));
            let values = kept.map_or_else(|| self.values(context, path, face), |(_, values)| values);
            debug_assert_eq!(values, self.values(context, path, face), "the same dice, the same values");
            before = Some((context, values));
            self.sum_of(context, &values)
        })
    }

    /// Returns whether dice have the same values at two moments of a roll that differ only in the total. No
    /// word of the game reads qualifiers.
    fn are_dice_alike(&self, contexts: [&Context; 2]) -> bool {
        let alike = |target: Target| Numbers::are_alike(&self.content.program, self, contexts, target.id());
        let [one, _] = contexts;
        let single = self.content.program.number_channel(one.hook, Target::DieValue.id());
        alike(Target::EachDie) && alike(Target::EveryDie) && self.state.listeners.at(single).is_empty()
    }

    fn sum_of(&self, context: &Context, values: &Values) -> i32 {
        let sum = values.sum + self.added_to_one(context, values);
        self.number(context, Target::Total, sum)
    }

    fn values(&self, context: &Context, path: PathId, unrolled: u8) -> Values {
        let program = &self.content.program;
        let read = |target: Target| Numbers::new(program, self, context, target.id());
        let [each, every] = [read(Target::EachDie), read(Target::EveryDie)];
        // In most rolls, no ability reads the colour of a die.
        let alike = each.of_all().zip(every.of_all());
        let mut values = Values { sum: 0, lowest: None, colours: 0 };
        let single = program.number_channel(context.hook, Target::DieValue.id());
        let single =
            self.state.listeners.is_marked(context.scope) || !self.state.listeners.at(single).is_empty();
        let counting = self.state.listeners.is_heard(program, Hook::Always.id());
        for (at, die) in (0..).zip(&self.state.path(path).dice) {
            let face = if die.face > 0 { die.face } else { unrolled };
            if face == 0 {
                continue;
            }
            let Some(kind) = self.content.dice.get(usize::from(die.colour)) else { continue };
            let value_of = |numbers: &Numbers, target: Target, base: i32| {
                numbers.of(kind.noun, base).unwrap_or_else(|| {
                    number(program, self, context, Query::new(target.id()).of(&[kind.noun]), base)
                })
            };
            let value = if counting && alike.is_none() {
                let colours = self.colours_of(path, at, kind.noun, context.depth);
                let query = |target: Target| Query::new(target.id()).of(&colours);
                let value = number(program, self, context, query(Target::EachDie), i32::from(face));
                number(program, self, context, query(Target::EveryDie), value)
            } else if let Some(((each, floor), (every, lowest))) = alike {
                ((i32::from(face) + each).max(floor) + every).max(lowest)
            } else {
                let value = value_of(&each, Target::EachDie, i32::from(face));
                value_of(&every, Target::EveryDie, value)
            };
            let value = if single {
                let query = Query::new(Target::DieValue.id()).on(Item::PathDie(path, at).thing());
                number(program, self, context, query, value)
            } else {
                value
            };
            values.sum += value;
            values.lowest = Some(values.lowest.map_or(value, |lowest| lowest.min(value)));
            values.colours |= 1u32.checked_shl(u32::from(die.colour)).unwrap_or(0);
        }
        values
    }

    /// Returns the colours that a die counts as, its own first.
    fn colours_of(&self, path: PathId, at: u8, own: NounId, depth: u8) -> Vec<NounId> {
        let die = Item::PathDie(path, at).thing();
        let others = self.content.dice.iter().map(|kind| kind.noun);
        let others = others.filter(|noun| *noun != own && self.counts_as_at(die, *noun, depth));
        std::iter::once(own).chain(others).collect()
    }

    /// Applies changes of one die to the lowest one: for a bonus the choice does not matter, and a value that
    /// replaces another is best used there.
    fn added_to_one(&self, context: &Context, values: &Values) -> i32 {
        let Some(lowest) = values.lowest else { return 0 };
        let program = &self.content.program;
        let any = self.number(context, Target::AnyDie, lowest) - lowest;
        // For a change that applies once, it does not matter which of its colours is found first.
        let mut colours = [NounId(u32::MAX); MAX_COLOURS];
        let there = self.content.dice.iter().enumerate().filter(|(at, _)| values.colours >> at & 1 != 0);
        let mut count = 0;
        for (place, (_, kind)) in colours.iter_mut().zip(there) {
            *place = kind.noun;
            count += 1;
        }
        let colours = colours.get(..count).unwrap_or(&[]);
        any + number(program, self, context, Query::new(Target::OneDie.id()).of(colours), lowest) - lowest
    }

    /// Summarizes the rolled dice of a path for every comparison: the sum and the lowest one.
    pub(crate) fn dice_in_short(&self, path: PathId, purpose: Purpose, rest: &mut Vec<i32>) {
        let words = &self.content.words;
        let attack = [None, Some(words.capture), Some(words.elimination)];
        let compared = if purpose == Purpose::Attack { &attack[..] } else { &[None] };
        for of in compared {
            let context = self.on_roll(Hook::Roll, path, purpose, *of).in_scope(self.state.roll.scope);
            let values = self.values(&context, path, 0);
            rest.extend([values.sum, values.lowest.unwrap_or(i32::MAX)]);
        }
    }

    /// Logs which abilities change the roll, by computing its numbers once more with a trace.
    #[cold]
    pub(super) fn explain(&mut self, path: PathId, purpose: Purpose) {
        let kept = self.trace.replace(Trace::default());
        let words = &self.content.words;
        if purpose == Purpose::Attack {
            self.total(path, purpose, Some(words.capture));
            self.total(path, purpose, Some(words.elimination));
        } else {
            self.total(path, purpose, None);
        }
        let notes = std::mem::replace(&mut self.trace, kept).map_or_else(Vec::new, |trace| trace.take());
        let mut told: Vec<(AbilityId, Thing, TargetId)> = Vec::new();
        for note in notes {
            let trace::NoteKind::Changed { target, amount, .. } = note.what else { continue };
            let key = (note.ability, note.source, target);
            if !told.contains(&key) {
                told.push(key);
                self.log.cause = Some((note.ability, note.source));
                self.tell(EventKind::Changed { target, amount: narrow(amount) });
            }
        }
        self.log.cause = None;
    }
}
