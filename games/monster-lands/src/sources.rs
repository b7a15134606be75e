//! Sources of gold and glory, read off the log: abilities are the causes of their lines, and payments by a
//! rule of the board follow the line that says what for. Also the parts of a score.

use super::context::moment;
use super::event::{Event, EventKind};
use super::metrics::REPUTATION;
use super::registry::hooks::Hook;
use super::registry::targets::Target;
use super::score::Standing;
use super::table::Table;
use super::thing::{Item, PathId, Site};
use provost_engine::game::metrics::{Change, Metric, Source, added};
use provost_interpreter::hook::{Player, Thing};
use provost_interpreter::program::AbilityId;
use provost_interpreter::trace::Trace;
use provost_interpreter::vocabulary::id::NounId;

type Cause = Option<(AbilityId, Thing)>;

/// A line that says what the following payments are for.
#[derive(Clone, Copy, Debug)]
struct Heading {
    source: Source,
    cause: Cause,
    /// Whether an empty payment is reported too: a mission without glory is still a mission.
    always: bool,
    /// The player who wins or fails here, if known.
    seat: Option<u8>,
    /// What has been reported already, one bit per resource.
    told: u8,
}

/// Reads lines of the log in order.
struct Reader<'r> {
    table: &'r Table,
    heading: Option<Heading>,
    tell: &'r mut dyn FnMut(Change),
}

impl Reader<'_> {
    fn read(&mut self, event: &Event) {
        if let Some(heading) = self.table.heading(event) {
            self.close();
            self.heading = Some(heading);
        } else if let EventKind::Gained { seat, noun, count } = event.what {
            self.change(event.cause, seat, noun, i32::from(count));
        } else if let EventKind::Lost { seat, noun, count } = event.what {
            self.change(event.cause, seat, noun, -i32::from(count));
        } else if let EventKind::Wages { seat, paid, .. } = event.what {
            self.pay("wages", seat, paid);
        } else if let EventKind::Paid { seat, gold } = event.what {
            self.pay("purchases", seat, gold);
        } else if let EventKind::Took { seat, .. } | EventKind::Overflowed { seat, .. } = event.what {
            self.is_for(event.cause, seat);
        } else if !matches!(
            event.what,
            EventKind::Discarded { .. } | EventKind::Joined { .. } | EventKind::Leads { .. }
        ) {
            // Dropped traps come before what is brought home, a novice before the gold of a new start.
            self.close();
        }
    }

    /// Notes who is paid: the mercenary that won may have left the clan by the next question.
    fn is_for(&mut self, cause: Cause, seat: u8) -> Option<&mut Heading> {
        let heading = self.heading.as_mut().filter(|heading| heading.cause == cause)?;
        heading.seat = Some(seat);
        Some(heading)
    }

    fn pay(&mut self, id: &'static str, seat: u8, gold: i16) {
        self.close();
        self.tell(seat, self.table.content.words.gold, Source::Rule(id), -i32::from(gold));
    }

    fn change(&mut self, cause: Cause, seat: u8, noun: NounId, amount: i32) {
        let at = self.table.content.resources.iter().position(|resource| *resource == noun);
        let heading = self.is_for(cause, seat);
        // Tokens are not counted here.
        let Some(at) = at else { return };
        let source = if let Some(heading) = heading {
            heading.told |= 1 << at;
            heading.source
        } else if let Some((ability, on)) = cause {
            self.table.source_of(ability, on)
        } else if amount < 0 {
            // A contract takes its goods before it is won.
            Source::Rule("deliveries")
        } else {
            Source::START
        };
        self.tell(seat, noun, source, amount);
    }

    /// Reports resources that were not part of a reward.
    fn close(&mut self) {
        let Some(Heading { source, always: true, seat: Some(seat), told, .. }) = self.heading.take() else {
            return;
        };
        for (at, noun) in self.table.content.resources.iter().enumerate() {
            if told & (1 << at) == 0 {
                self.tell(seat, *noun, source, 0);
            }
        }
    }

    fn tell(&mut self, seat: u8, noun: NounId, source: Source, amount: i32) {
        (self.tell)(Change { player: Player(seat), metric: Metric::Noun(noun), source, amount });
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

    /// Returns what the lines after this one are paid for.
    fn heading(&self, event: &Event) -> Option<Heading> {
        let beaten = |path: PathId, id| match path.site() {
            Site::Entrance => ("defence", Some(path)),
            Site::Land(_) | Site::Mission(_) => (id, Some(path)),
        };
        let (id, path) = if let EventKind::Captured { path, .. } = event.what {
            beaten(path, "captures")
        } else if let EventKind::Eliminated { path, .. } = event.what {
            beaten(path, "eliminations")
        } else if let EventKind::Conquered { path, .. } = event.what {
            ("conquests", Some(path))
        } else if let EventKind::MissionWon { path } = event.what {
            ("missions-won", Some(path))
        } else if let EventKind::MissionFailed { path } = event.what {
            ("missions-failed", Some(path))
        } else if let EventKind::CameHome { .. } = event.what {
            ("brought-home", None)
        } else if let EventKind::Ruined { .. } = event.what {
            ("ruin", None)
        } else {
            return None;
        };
        let seat = path.and_then(|path| self.last_at(path));
        Some(Heading { source: Source::Rule(id), cause: event.cause, always: path.is_some(), seat, told: 0 })
    }

    /// Returns the source of an ability: rules stand for themselves, cards for their kind.
    fn source_of(&self, ability: AbilityId, on: Thing) -> Source {
        let Some(ability) = self.content.program.ability(ability) else { return Source::Rule("effects") };
        source_on(ability.entry, on)
    }

    pub(super) fn parts_of_score(&self, seat: u8) -> Vec<(Source, i32)> {
        let Standing { glory, reputation, trophies, affinities, other, total: _ } = self.standing(seat);
        let mut parts = vec![
            (Source::Metric(Metric::Noun(self.content.words.glory)), glory),
            (Source::Metric(REPUTATION), reputation),
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::test_table::TestTable;
    use crate::thing::CardId;

    /// Returns what lines of the log report, as seat, source, gold and glory.
    fn told(test: &TestTable, lines: &[EventKind]) -> Vec<(u8, Source, &'static str, i32)> {
        let event = |what: &EventKind| Event { cause: None, secret: None, what: *what };
        let events: Vec<Event> = lines.iter().map(event).collect();
        let mut told = Vec::new();
        let gold = Metric::Noun(test.table.content.words.gold);
        test.table.tell_changes(&events, &mut |change| {
            let number = if change.metric == gold { "gold" } else { "glory" };
            told.push((change.player.0, change.source, number, change.amount));
        });
        told.sort_by_key(|(seat, _, number, _)| (*seat, *number));
        told
    }

    #[test]
    fn a_mission_without_glory_counts_whoever_came_back_from_it() {
        let test = TestTable::new(2, &[], 1);
        let words = &test.table.content.words;
        let won = EventKind::MissionWon { path: Site::Mission(0).paths().next().unwrap() };
        let mission = Source::Rule("missions-won");
        // Nobody is there any more: the payment tells whose mission it was.
        let paid = EventKind::Gained { seat: 1, noun: words.gold, count: 3 };
        assert_eq!(told(&test, &[won, paid]), [(1, mission, "glory", 0), (1, mission, "gold", 3)]);
        let trap = EventKind::Took { seat: 1, card: CardId(0) };
        assert_eq!(told(&test, &[won, trap]), [(1, mission, "glory", 0), (1, mission, "gold", 0)]);
        // Payments after another line are not part of the reward.
        let lines = [won, paid, EventKind::Round(2), EventKind::Lost { seat: 1, noun: words.gold, count: 2 }];
        let last = (1, Source::Rule("deliveries"), "gold", -2);
        assert!(told(&test, &lines).contains(&last));
    }

    #[test]
    fn gold_of_a_new_start_is_told_apart_from_that_of_the_set_up() {
        let test = TestTable::new(2, &[], 1);
        let (seat, card) = (0, CardId(0));
        let gold = EventKind::Gained { seat, noun: test.table.content.words.gold, count: 4 };
        let lines = [
            EventKind::Ruined { seat },
            EventKind::Joined { seat, card },
            EventKind::Leads { seat, card },
            gold,
        ];
        assert_eq!(told(&test, &lines), [(0, Source::Rule("ruin"), "gold", 4)]);
        assert_eq!(told(&test, &[gold]), [(0, Source::START, "gold", 4)]);
    }

    #[test]
    fn monsters_at_the_entrance_are_the_defence() {
        let test = TestTable::new(2, &[], 1);
        let glory = EventKind::Gained { seat: 0, noun: test.table.content.words.glory, count: 5 };
        let beaten = |path| EventKind::Eliminated { path, card: CardId(0) };
        for (site, id) in [(Site::Entrance, "defence"), (Site::Land(0), "eliminations")] {
            let lines = [beaten(site.paths().next().unwrap()), glory];
            let source = Source::Rule(id);
            assert_eq!(told(&test, &lines), [(0, source, "glory", 5), (0, source, "gold", 0)]);
        }
    }

    #[test]
    fn wages_and_purchases_have_lines_of_their_own() {
        let test = TestTable::new(2, &[], 1);
        let lines = [EventKind::Wages { seat: 0, due: 5, paid: 3 }, EventKind::Paid { seat: 1, gold: 4 }];
        let wanted = [(0, Source::Rule("wages"), "gold", -3), (1, Source::Rule("purchases"), "gold", -4)];
        assert_eq!(told(&test, &lines), wanted);
    }
}
