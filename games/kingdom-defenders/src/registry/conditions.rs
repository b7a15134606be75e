//! Conditions. Numbers are compared with measures (`stock of coin is at least 2`).

use crate::registry::Condition;
use crate::registry::roles::Role;
use crate::state::Disc;
use crate::table::Table;
use crate::thing::Item;
use provost_engine::words::meaning::condition_specs;
use provost_interpreter::host::Args;
use provost_interpreter::vocabulary::spec::ConditionSpec;

/// The conditions.
pub static CONDITIONS: &[Condition] = &[
    Condition::new("cause", "cause is {which:nouns:entry}", |table, args, scope| {
        let cause = scope.context.role(Role::Cause.id());
        cause.and_then(|cause| table.entry_of(cause)).is_some_and(|entry| args.names(0, entry))
    })
    .needs(&["cause"])
    .doc("It comes from one of these entries, named by their ids.")
    .example(
        "character",
        "on place, until end of round: { on wounds, unless cause is some-entry: \
                 wounds is 0. }",
    ),
    Condition::new("grey", "{what:disc} is grey", |table, args, _| {
        table.named_disc(args).is_some_and(|disc| disc.grey)
    })
    .doc("The disc is a grey one, on loan from the reserve.")
    .example("rule", "after activate, when this disc is grey: return this disc."),
    Condition::new("disc-in-area", "{what:disc} is in {areas:nouns:area}", |table, args, _| {
        let space = table.named_disc(args).and_then(|disc| disc.space());
        space.is_some_and(|space| args.names(1, table.content.words.area(table.state.space(space).area)))
    })
    .doc("The disc lies in one of these areas.")
    .example("rule", "after activate, when this disc is in area-c: gain 1 coin."),
    Condition::new("first", "{whom:player} is first", |table, args, _| {
        let first = table.state.board.pawns.as_slice().first().copied();
        first.is_some() && Item::seat_of(args.thing(0)) == first
    })
    .doc("The player's pawn stands in the first place of the turn order.")
    .example("building", "on activate, when owner is first: gain 2 coins."),
];

/// Their specs.
pub static SPECS: &[ConditionSpec] = &condition_specs::<Table, { CONDITIONS.len() }>(CONDITIONS);

impl Table {
    fn named_disc(&self, args: &Args<'_>) -> Option<Disc> {
        Item::disc_of(args.thing(0)).map(|disc| self.state.disc(disc))
    }
}
