//! Measures: numbers that can be read, in conditions and after `for each`.

use crate::content::{CardKind, at};
use crate::registry::Measure;
use crate::registry::roles::Role;
use crate::state::Seat;
use crate::table::Table;
use crate::thing::Item;
use provost_engine::words::meaning::measure_specs;
use provost_interpreter::host::Scope;
use provost_interpreter::vocabulary::spec::MeasureSpec;

/// Far above anything a game reaches: the end of counters without a printed maximum.
const MANY: i32 = 999;

/// The measures.
pub static MEASURES: &[Measure] = &[
    Measure::new("round", "round", (1, 20), |table, _, _| i32::from(table.state.board.round))
        .doc("The number of the current round, from 1.")
        .example("building", "on activate, when round is at least 3: gain 2 fame."),
    Measure::new("stock", "stock of {what:nouns:resource}", (0, MANY), |table, args, scope| {
        args.nouns(0).iter().map(|noun| table.stock_of(table.owner_seat(scope), *noun)).sum()
    })
    .needs(&["owner"])
    .doc("How much of these resources the owner has, all together; not what lies in camps.")
    .example("building", "on activate, when stock of weapon or spell is 0: gain 1 weapon or spell."),
    Measure::new("score", "score", (0, 9999), |table, _, scope| {
        table.score_at(table.owner_seat(scope), scope.context.depth)
    })
    .needs(&["owner"])
    .doc("What the owner would score if the game ended now.")
    .example("scenario", "on round start, when score is at most 10: gain 1 coin."),
    Measure::new("wounds", "wound(s)", (0, MANY), |table, _, scope| table.wounds(table.owner_seat(scope)))
        .needs(&["owner"])
        .doc("How many wounds the owner has, of all kinds.")
        .example("building", "on activate: gain 1 fame for each wound."),
    Measure::new("level", "level of {what:noun:level}", (0, 99), |table, args, scope| {
        let level = args.noun(0).and_then(|noun| table.content.level(noun));
        level.map_or(0, |level| i32::from(at(&table.owner(scope).levels, level)))
    })
    .needs(&["owner"])
    .doc("How far the owner has risen on that track.")
    .example("building", "on activate, when level of strength is at least 2: gain 2 weapons."),
    Measure::new("discs", "disc(s)", (0, 99), |table, _, scope| {
        i32::try_from(table.usable_discs(table.owner_seat(scope))).unwrap_or(i32::MAX)
    })
    .needs(&["owner"])
    .doc(
        "How many discs the owner can use, wherever they are; neither grey ones nor those set \
                  aside.",
    )
    .example("building", "on activate, when discs is at most 6: gain 1 coin."),
    Measure::new("relics", "relic(s)", (0, MANY), |table, _, scope| {
        table.owner(scope).relics.iter().map(|count| i32::from(*count)).sum()
    })
    .needs(&["owner"])
    .doc("How many relics the owner has, of all kinds.")
    .example("reward", "on score: +1 to score for each relic."),
    Measure::new("relic-sets", "relic set(s)", (0, MANY), |table, _, scope| {
        table.relic_sets(table.owner_seat(scope))
    })
    .needs(&["owner"])
    .doc("How many full sets the owner has: one relic of every kind.")
    .example("rule", "on score: +3 to score for each relic set."),
    Measure::new("adventures-completed", "adventure(s) completed", (0, MANY), |table, _, scope| {
        table.completed(table.owner_seat(scope), CardKind::Adventure)
    })
    .needs(&["owner"])
    .doc("How many adventures the owner has completed.")
    .example("reward", "on score: +2 to score for each adventure completed."),
    Measure::new("deeds-completed", "deed(s) completed", (0, MANY), |table, _, scope| {
        table.completed(table.owner_seat(scope), CardKind::Deed)
    })
    .needs(&["owner"])
    .doc("How many deeds the owner has completed.")
    .example("reward", "on score: +1 to score for each deed completed."),
    Measure::new("camp-resources", "resource(s) in camp", (0, MANY), |table, _, scope| {
        table.owner(scope).in_camps()
    })
    .needs(&["owner"])
    .doc("How many resources lie in the owner's camps.")
    .example("building", "on activate: gain 1 coin for each resource in camp."),
    Measure::new("resources-stored", "resource(s) stored", (0, MANY), |_, _, scope| lot(Role::Stored, scope))
        .needs(&["stored"])
        .doc("How many resources were put into camps this time.")
        .example("rule", "on store: gain 1 fame for each resource stored."),
    Measure::new("resources-gained", "resource(s) gained", (1, MANY), |_, _, scope| lot(Role::Gained, scope))
        .needs(&["gained"])
        .doc("How much of the resource was gained this time.")
        .example("rule", "after gain of fame, when resources gained is at least 5: gain 1 coin."),
    Measure::new("wounds-taken", "wound(s) taken", (1, MANY), |_, _, scope| lot(Role::Taken, scope))
        .needs(&["taken"])
        .doc("How many wounds were taken this time.")
        .example("rule", "after wounds: lose 1 fame for each wound taken."),
];

/// Their specs.
pub static SPECS: &[MeasureSpec] = &measure_specs::<Table, { MEASURES.len() }>(MEASURES);

impl Table {
    fn owner(&self, scope: &Scope<'_>) -> &Seat {
        self.state.seat(self.owner_seat(scope))
    }

    /// Returns how many full sets of relics a player has.
    pub(super) fn relic_sets(&self, seat: u8) -> i32 {
        let kinds = self.state.seat(seat).relics.iter().take(self.content.relics.len());
        kinds.min().map_or(0, |count| i32::from(*count))
    }
}

/// Returns the amount that was moved at one time.
fn lot(role: Role, scope: &Scope<'_>) -> i32 {
    match scope.context.role(role.id()).and_then(Item::of) {
        Some(Item::Lot(count)) => i32::from(count),
        _ => 0,
    }
}
