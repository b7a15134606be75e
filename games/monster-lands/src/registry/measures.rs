//! Measures: numbers that can be read, in conditions and after `for each`.

use super::Measure;
use super::roles::Role;
use crate::content::Index;
use crate::table::Table;
use crate::thing::{Item, Site};
use provost_engine::words::meaning::measure_specs;
use provost_interpreter::host::Scope;
use provost_interpreter::vocabulary::spec::MeasureSpec;

/// The measures.
pub static MEASURES: &[Measure] = &[
    Measure::new("round", "round", (1, 12), |table, _, _| i32::from(table.state.board.round))
        .doc("Number of the round, from 1.")
        .example("variant", "on dice pool, when round is 2 or 4 or 6: gain 1 gold."),
    Measure::new("glory", "glory", (0, 999), |table, _, scope| {
        table.of_clan(scope, |seat| table.glory(seat))
    })
    .needs(&["owner"])
    .doc("The owner's glory.")
    .example("rule", "on dice pool, when glory is at least 21: gain 1 persuasion die."),
    Measure::new("reputation", "reputation", (0, 999), |table, _, scope| {
        table.of_clan(scope, |seat| i32::from(table.state.seat(seat).reputation))
    })
    .needs(&["owner"])
    .doc("The sum of the reputations in the owner's clan.")
    .example("loot", "any time, when reputation is at least 10, discard self: gain 5 gold."),
    Measure::new("gold", "gold", (0, 9999), |table, _, scope| table.of_clan(scope, |seat| table.gold(seat)))
        .needs(&["owner"])
        .doc("The owner's gold.")
        .example("mercenary", "free, once per round, when gold is at most 2: gain 2 gold."),
    Measure::new("victory-points", "victory points", (0, 9999), |table, _, scope| {
        table.of_clan(scope, |seat| table.victory_points(seat, scope.context.depth))
    })
    .needs(&["owner"])
    .doc("What the owner would score if the game ended now.")
    .example("loot", "any time, when victory points is at most 20, discard self: gain 2 glory."),
    Measure::new("stock", "stock of {what:noun:token}", (0, 999), |table, args, scope| {
        table.of_clan(scope, |seat| match args.noun(0).map(|noun| table.content.index(noun)) {
            Some(Index::Token(token)) => table.stock(seat, token),
            _ => 0,
        })
    })
    .needs(&["owner"])
    .doc("Tokens of the sort in the owner's stock, those on paths and mercenaries not counted.")
    .example("mercenary", "free, once per round, when stock of potion is 0: gain 1 potion."),
    Measure::new("missions-completed", "mission(s) completed", (0, 99), |table, _, scope| {
        table.of_clan(scope, |seat| i32::from(table.state.seat(seat).missions))
    })
    .needs(&["owner"])
    .doc("Missions whose reward the owner has earned.")
    .example("loot", "on score: +1 to victory points for each mission completed."),
    Measure::new("equipment-types", "equipment types", (0, 99), |table, _, scope| {
        table.of_clan(scope, |seat| table.equipment_types(seat))
    })
    .needs(&["owner"])
    .doc("Different types among the equipment of the owner's mercenaries.")
    .example("loot", "any time, when equipment types is at least 3, discard self: gain 3 glory."),
    Measure::new(
        "affinities-with",
        "affinities with at least {count:number} mercenary/mercenaries",
        (0, 99),
        |table, args, scope| table.of_clan(scope, |seat| table.affinities_with(seat, args.number(0))),
    )
    .needs(&["owner"])
    .doc("Affinities of which the owner's clan has that many mercenaries or more.")
    .example(
        "loot",
        "any time, when affinities with at least 2 mercenaries is at least 3, discard self: gain 3 glory.",
    ),
    Measure::new("track-die", "track die/dice", (0, 9), |table, _, _| table.track_die())
        .doc("Attack dice that the round track shows for this round at the chosen difficulty.")
        .example("rule", "on attack size: +1 to attack dice for each track die."),
    Measure::new("die-paid", "die/dice paid", (0, 99), |_, _, scope| scope.paid)
        .doc("Dice that were paid for this ability.")
        .example("building", "action, pay any number of dice: gain 1 gold for each die paid."),
    Measure::new("token-paid", "token(s) paid", (0, 99), |_, _, scope| scope.paid)
        .doc("Tokens that were paid for this ability.")
        .example("building", "action, pay any number of potions: gain 2 gold for each token paid."),
    Measure::new("trophy-point", "trophy point(s)", (0, 9), |table, _, scope| {
        match Item::of(scope.source()) {
            Some(Item::Trophy(card)) => i32::from(table.content.monster(card).trophy),
            _ => 0,
        }
    })
    .needs(&["trophy"])
    .doc("Points of this trophy.")
    .example("trophy", "any time, discard self: gain 5 gold for each trophy point."),
    Measure::new("glory-on-path", "glory on path", (0, 9), |table, _, scope| table.glory_on_path(scope))
        .needs(&["path"])
        .doc("The glory that the header shows for a death on this path.")
        .example("rule", "on death at land: owner of victim gains 1 glory for each glory on path."),
    Measure::new("red-die", "red die", (1, 6), |table, _, _| i32::from(table.state.board.dummy.red))
        .needs(&["dummy"])
        .doc("Face of the dummy player's red die.")
        .example("scenario", "on dummy turn, when red die is 6: send dummy to mission-2."),
    Measure::new("yellow-die", "yellow die", (1, 6), |table, _, _| i32::from(table.state.board.dummy.yellow))
        .needs(&["dummy"])
        .doc("Face of the dummy player's yellow die.")
        .example("scenario", "on dummy turn at outside, when yellow die is 5 or 6: send dummy to mission-2."),
];

/// Their specs.
pub static SPECS: &[MeasureSpec] = &measure_specs::<Table, { MEASURES.len() }>(MEASURES);

impl Table {
    /// Reads a number of the owner's clan; the dummy player has none.
    fn of_clan(&self, scope: &Scope<'_>, read: impl FnOnce(u8) -> i32) -> i32 {
        if Self::is_dummy(scope) { 0 } else { read(self.owner_seat(scope)) }
    }

    fn equipment_types(&self, seat: u8) -> i32 {
        let equipment = self.state.seat(seat).equipment;
        let types = equipment.iter().map(|card| 1u32 << (self.content.equipment(*card).ty & 31));
        i32::try_from(types.fold(0, |all, one| all | one).count_ones()).unwrap_or(0)
    }

    fn affinities_with(&self, seat: u8, least: i32) -> i32 {
        let members = self.state.seat(seat).members;
        let is = |card, affinity: u8| self.content.mercenary(card).affinity == Some(affinity);
        let count = |affinity: u8| members.iter().filter(|card| is(**card, affinity)).count();
        let enough = usize::try_from(least).unwrap_or(usize::MAX);
        let all = 0..u8::try_from(self.content.affinities.len()).unwrap_or(0);
        i32::try_from(all.filter(|affinity| count(*affinity) >= enough).count()).unwrap_or(0)
    }

    fn glory_on_path(&self, scope: &Scope<'_>) -> i32 {
        let Some(path) = scope.context.role(Role::Path.id()).map(Self::path_of) else { return 0 };
        let Site::Land(land) = path.site() else { return 0 };
        let (header, side) = self.state.board.headers.get(usize::from(land)).copied().unwrap_or_default();
        self.content.path(header, side, path.number()).glory
    }

    /// Returns the number on the difficulty's track for this round.
    fn track_die(&self) -> i32 {
        let at = usize::from(self.state.board.round).saturating_sub(1);
        let track = &self.content.difficulty.track;
        track.get(at).or_else(|| track.last()).copied().unwrap_or(0)
    }
}
