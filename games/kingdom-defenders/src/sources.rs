//! Sources of resources, read off the log, and the parts of a score.

use super::context::moment;
use super::event::{Event, EventKind};
use super::registry::hooks::Hook;
use super::registry::targets::Target;
use super::table::Table;
use super::thing::Item;
use provost_engine::game::metrics::{Change, Metric, Source, added};
use provost_interpreter::hook::{Player, Thing};
use provost_interpreter::program::AbilityId;
use provost_interpreter::trace::{Note, Trace};
use provost_interpreter::vocabulary::id::NounId;

/// Reads lines of the log in order.
struct Reader<'r> {
    table: &'r Table,
    /// Payments by a rule of the board; the line that follows says what for.
    paid: Vec<(u8, NounId, i32)>,
    tell: &'r mut dyn FnMut(Change),
}

impl Reader<'_> {
    fn read(&mut self, event: &Event) {
        let table = self.table;
        let caused = || {
            let (ability, on) = event.cause?;
            table.source_of(ability, on)
        };
        let of = |source: Option<Source>| source.unwrap_or(Source::Rule("effects"));
        if let EventKind::Paid { seat, noun, count } = event.what {
            match caused() {
                Some(source) => self.tell(seat, noun, source, -i32::from(count)),
                None => self.paid.push((seat, noun, -i32::from(count))),
            }
            return;
        }
        let bought = if let EventKind::Completed { card, .. } = event.what {
            of(self.table.source_at(Item::Card(card).thing()))
        } else {
            Source::Rule("placing")
        };
        for (seat, noun, amount) in std::mem::take(&mut self.paid) {
            self.tell(seat, noun, bought, amount);
        }
        if let EventKind::Gained { seat, noun, count, from } = event.what {
            let source = of(self.table.source_at(from).or_else(caused));
            self.tell(seat, noun, source, i32::from(count));
        } else if let EventKind::Lost { seat, noun, count } = event.what {
            self.tell(seat, noun, of(caused()), -i32::from(count));
        } else if let EventKind::Stolen { seat, from, noun, count } = event.what {
            self.tell(seat, noun, Source::Rule("stolen"), i32::from(count));
            self.tell(from, noun, Source::Rule("robbed"), -i32::from(count));
        } else if let EventKind::Stored { seat, noun, count } = event.what {
            self.tell(seat, noun, Source::Rule("camps"), -i32::from(count));
        } else if let EventKind::TakenFromCamp { seat, noun, count, .. } = event.what {
            self.tell(seat, noun, Source::Rule("camps"), i32::from(count));
        }
    }

    fn tell(&mut self, seat: u8, noun: NounId, source: Source, amount: i32) {
        (self.tell)(Change { player: Player(seat), metric: Metric::Noun(noun), source, amount });
    }
}

impl Table {
    pub(super) fn tell_changes(&self, events: &[Event], tell: &mut dyn FnMut(Change)) {
        let mut reader = Reader { table: self, paid: Vec::new(), tell };
        for event in events {
            reader.read(event);
        }
        for (seat, noun, amount) in std::mem::take(&mut reader.paid) {
            reader.tell(seat, noun, Source::Rule("placing"), amount);
        }
    }

    /// Returns the source of a thing: rules stand for themselves, tiles and cards for their kind.
    fn source_at(&self, thing: Thing) -> Option<Source> {
        self.entry_of(thing).map(|entry| source_on(entry, thing))
    }

    fn source_of(&self, ability: AbilityId, on: Thing) -> Option<Source> {
        self.content.program.ability(ability).map(|ability| source_on(ability.entry, on))
    }

    pub(super) fn parts_of_score(&self, seat: u8) -> Vec<(Source, i32)> {
        let base = self.score_base(seat);
        let fame = self.content.resource_noun(self.content.numbers.score);
        let mut parts = vec![(Source::Metric(Metric::Noun(fame)), base)];
        let mut context = moment(Hook::Score, seat);
        context.depth = 1;
        let mut noting = self.clone();
        noting.trace = Some(Trace::default());
        let score = noting.number(&context, Target::Score, base);
        if let Some(notes) = &noting.trace {
            let source = |note: &Note| source_on(note.entry, note.source);
            parts.extend(added(notes, Target::Score.id(), score.saturating_sub(base), source));
        }
        parts
    }
}

fn source_on(entry: NounId, on: Thing) -> Source {
    match Item::of(on) {
        Some(Item::Rule(_)) => Source::Entry(entry),
        Some(_) | None => Source::Kind(entry),
    }
}
