//! The totals of a roll: the value of each die, what is added to one of them, and the sum.

use super::phase::narrow;
use crate::list::List;
use crate::monster_lands::content::MAX_COLOURS;
use crate::monster_lands::event::What;
use crate::monster_lands::registry::hooks::Hook;
use crate::monster_lands::registry::targets::Target;
use crate::monster_lands::step::Purpose;
use crate::monster_lands::table::Table;
use crate::monster_lands::thing::PathId;
use provost_interpreter::hook::{Context, Thing};
use provost_interpreter::machine::{Numbers, Query, number, number_of_any};
use provost_interpreter::program::AbilityId;
use provost_interpreter::trace::{self, Trace};
use provost_interpreter::vocabulary::id::{NounId, TargetId};

/// The rolled dice of a path with their values.
struct Values {
    sum: i32,
    /// The value of the lowest die; nothing without dice.
    lowest: Option<i32>,
    /// The nouns of their colours, each once.
    colours: List<u32, MAX_COLOURS>,
}

impl Table {
    /// Works out a total of the roll under way with what was handed on to it. `of`: for capture or for elimination;
    /// otherwise only what counts for both.
    pub(super) fn total(&self, path: PathId, purpose: Purpose, of: Option<NounId>) -> i32 {
        let context = self.on_roll(Hook::Roll, path, purpose, of).in_scope(self.state.roll.scope);
        self.sum(&context, path, 0) + i32::from(self.state.roll.carried)
    }

    /// Works out what a roll on a path would come to if every die that is not rolled yet showed this face, without what
    /// is handed on to it.
    pub(in crate::monster_lands) fn total_if(
        &self,
        path: PathId,
        purpose: Purpose,
        of: Option<NounId>,
        face: u8,
    ) -> i32 {
        let roll = &self.state.roll;
        let context = self.on_roll(Hook::Roll, path, purpose, of);
        let is_rolled = roll.path == path && roll.scope > 0;
        self.sum(&if is_rolled { context.in_scope(roll.scope) } else { context }, path, face)
    }

    /// Dice that are not rolled count as if they showed `face`; 0 leaves them out.
    fn sum(&self, context: &Context, path: PathId, face: u8) -> i32 {
        let values = self.values(context, path, face);
        let sum = values.sum + self.added_to_one(context, &values);
        self.number(context, Target::Total, sum)
    }

    fn values(&self, context: &Context, path: PathId, unrolled: u8) -> Values {
        let program = &self.content.program;
        let read = |target: Target| Numbers::new(program, self, context, target.id());
        let [each, every] = [read(Target::EachDie), read(Target::EveryDie)];
        let mut values = Values { sum: 0, lowest: None, colours: List::default() };
        for die in &self.state.path(path).dice {
            let face = if die.face > 0 { die.face } else { unrolled };
            if face == 0 {
                continue;
            }
            let Some(kind) = self.content.dice.get(usize::from(die.colour)) else { continue };
            let value_of = |numbers: &Numbers, target: Target, base: i32| {
                numbers.of(kind.noun, base).unwrap_or_else(|| {
                    number(program, self, context, Query::new(target.id()).of(kind.noun), base)
                })
            };
            let value = value_of(&each, Target::EachDie, i32::from(face));
            let value = value_of(&every, Target::EveryDie, value);
            values.sum += value;
            values.lowest = Some(values.lowest.map_or(value, |lowest| lowest.min(value)));
            if !values.colours.contains(kind.noun.0) {
                values.colours.push(kind.noun.0);
            }
        }
        values
    }

    /// What is added to one die goes to the lowest one: for a bonus it does not matter which, and a value that
    /// replaces another is best put there.
    fn added_to_one(&self, context: &Context, values: &Values) -> i32 {
        let Some(lowest) = values.lowest else { return 0 };
        let program = &self.content.program;
        let any = self.number(context, Target::AnyDie, lowest) - lowest;
        let mut colours = [NounId(u32::MAX); MAX_COLOURS];
        for (place, colour) in colours.iter_mut().zip(&values.colours) {
            *place = NounId(*colour);
        }
        let colours = colours.get(..values.colours.len()).unwrap_or(&[]);
        any + number_of_any(program, self, context, Target::OneDie.id(), colours, lowest) - lowest
    }

    /// Puts the rolled dice of a path in short: for everything they can be compared with, their sum and the lowest one.
    pub(in crate::monster_lands) fn dice_in_short(
        &self,
        path: PathId,
        purpose: Purpose,
        rest: &mut Vec<i32>,
    ) {
        let words = &self.content.words;
        let attack = [None, Some(words.capture), Some(words.elimination)];
        let compared = if purpose == Purpose::Attack { &attack[..] } else { &[None] };
        for of in compared {
            let context = self.on_roll(Hook::Roll, path, purpose, *of).in_scope(self.state.roll.scope);
            let values = self.values(&context, path, 0);
            rest.extend([values.sum, values.lowest.unwrap_or(i32::MAX)]);
        }
    }

    /// Writes down which abilities change the roll: its numbers are worked out once more with a trace.
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
            let trace::What::Changed { target, amount, .. } = note.what else { continue };
            let key = (note.ability, note.source, target);
            if !told.contains(&key) {
                told.push(key);
                self.log.cause = Some((note.ability, note.source));
                self.tell(What::Changed { target, amount: narrow(amount) });
            }
        }
        self.log.cause = None;
    }
}
