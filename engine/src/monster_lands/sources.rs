//! Where gold and glory come from and go to, read off the log: abilities are the causes of their lines; what a rule of
//! the board pays follows the line that says what for. And what a score consists of.

use super::context::moment;
use super::event::{Event, What};
use super::measured::REPUTATION;
use super::registry::hooks::Hook;
use super::registry::targets::Target;
use super::score::Standing;
use super::table::Table;
use super::thing::{Item, PathId, Site};
use crate::game::measured::{Change, Gauge, Source, added};
use provost_interpreter::hook::{Player, Thing};
use provost_interpreter::program::AbilityId;
use provost_interpreter::trace::Trace;
use provost_interpreter::vocabulary::id::NounId;

type Cause = Option<(AbilityId, Thing)>;

/// A line that says what the next ones are paid for.
#[derive(Clone, Copy, Debug)]
struct Heading {
    source: Source,
    cause: Cause,
    /// Who wins or fails here, if nothing is worth telling, too.
    seat: Option<u8>,
    /// What has been told already, a bit for each resource.
    told: u8,
}

/// Reads lines of the log in their order.
struct Reader<'r> {
    table: &'r Table,
    heading: Option<Heading>,
    tell: &'r mut dyn FnMut(Change),
}

impl Reader<'_> {
    fn read(&mut self, event: &Event) {
        if let Some((id, seat)) = self.table.heading(&event.what) {
            self.close();
            self.heading = Some(Heading { source: Source::Rule(id), cause: event.cause, seat, told: 0 });
        } else if let What::Gained { seat, noun, count } = event.what {
            self.change(event.cause, seat, noun, i32::from(count));
        } else if let What::Lost { seat, noun, count } = event.what {
            self.change(event.cause, seat, noun, -i32::from(count));
        } else if let What::Wages { seat, paid, .. } = event.what {
            self.pay("wages", seat, paid);
        } else if let What::Paid { seat, gold } = event.what {
            self.pay("purchases", seat, gold);
        } else if !matches!(event.what, What::Overflowed { .. } | What::Took { .. } | What::Discarded { .. })
        {
            // Tokens and traps may be part of a reward, or go before what is brought home.
            self.close();
        }
    }

    fn pay(&mut self, id: &'static str, seat: u8, gold: i16) {
        self.close();
        self.tell(seat, self.table.content.words.gold, Source::Rule(id), -i32::from(gold));
    }

    fn change(&mut self, cause: Cause, seat: u8, noun: NounId, amount: i32) {
        let Some(at) = self.table.content.resources.iter().position(|resource| *resource == noun) else {
            return;
        };
        let heading = self.heading.as_mut().filter(|heading| heading.cause == cause);
        let source = if let Some(heading) = heading {
            heading.told |= 1 << at;
            heading.source
        } else if let Some((ability, on)) = cause {
            self.table.source_of(ability, on)
        } else if amount < 0 {
            // A contract asks for it before it is won.
            Source::Rule("deliveries")
        } else {
            Source::START
        };
        self.tell(seat, noun, source, amount);
    }

    /// Tells of what was not among a reward: a mission without glory is a mission, too.
    fn close(&mut self) {
        let Some(Heading { source, seat: Some(seat), told, .. }) = self.heading.take() else { return };
        for (at, noun) in self.table.content.resources.iter().enumerate() {
            if told & (1 << at) == 0 {
                self.tell(seat, *noun, source, 0);
            }
        }
    }

    fn tell(&mut self, seat: u8, noun: NounId, source: Source, amount: i32) {
        (self.tell)(Change { player: Player(seat), gauge: Gauge::Noun(noun), source, amount });
    }
}

impl Table {
    pub(super) fn tell_changes(&self, events: &[Event], tell: &mut dyn FnMut(Change)) {
        let mut reader = Reader { table: self, heading: None, tell };
        for event in events {
            reader.read(event);
        }
        reader.close();
    }

    /// Returns what the lines after this one are paid for, and to whom if that matters.
    fn heading(&self, what: &What) -> Option<(&'static str, Option<u8>)> {
        let beaten = |path: &PathId, id| match path.site() {
            Site::Entrance => ("defence", self.last_at(*path)),
            Site::Land(_) | Site::Mission(_) => (id, self.last_at(*path)),
        };
        if let What::Captured { path, .. } = what {
            Some(beaten(path, "captures"))
        } else if let What::Eliminated { path, .. } = what {
            Some(beaten(path, "eliminations"))
        } else if let What::Conquered { path, .. } = what {
            Some(("conquests", self.last_at(*path)))
        } else if let What::MissionWon { path } = what {
            Some(("missions-won", self.last_at(*path)))
        } else if let What::MissionFailed { path } = what {
            Some(("missions-failed", self.last_at(*path)))
        } else if let What::CameHome { .. } = what {
            Some(("brought-home", None))
        } else if let What::Ruined { .. } = what {
            Some(("ruin", None))
        } else {
            None
        }
    }

    /// Rules stand for themselves, cards for their kind.
    fn source_of(&self, ability: AbilityId, on: Thing) -> Source {
        let Some(ability) = self.content.program.ability(ability) else { return Source::Rule("effects") };
        source_on(ability.entry, on)
    }

    pub(super) fn parts_of_score(&self, seat: u8) -> Vec<(Source, i32)> {
        let Standing { glory, reputation, trophies, affinities, other, total: _ } = self.standing(seat);
        let mut parts = vec![
            (Source::Gauge(Gauge::Noun(self.content.words.glory)), glory),
            (Source::Gauge(REPUTATION), reputation),
            (Source::Rule("trophies"), trophies),
            (Source::Rule("affinities"), affinities),
        ];
        let mut context = moment(Hook::Score, seat);
        context.depth = 1;
        let mut noting = self.clone();
        noting.trace = Some(Trace::default());
        noting.number(&context, Target::VictoryPoints, 0);
        if let Some(notes) = &noting.trace {
            parts.extend(added(notes, Target::VictoryPoints.id(), other, |note| {
                source_on(note.entry, note.source)
            }));
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
