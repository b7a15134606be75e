//! Verbs of tiles, turn order, and answers.

use crate::context::about;
use crate::event::EventKind;
use crate::registry::Verb;
use crate::registry::hooks::Hook;
use crate::registry::roles::Role;
use crate::step::Step;
use crate::table::{Flow, Question, Table};
use crate::thing::{Item, SpaceId};
use provost_interpreter::hook::Thing;
use provost_interpreter::host::{Args, Opinion, Scope};
use provost_interpreter::machine;

/// The verbs, in the order of the manual.
pub(super) const VERBS: &[Verb] = &[
    Verb::new("activate-first", "activate {what:tile} first")
        .at(&["start"])
        .needs(&["owner"])
        .fires(&["activate", "after-activate"])
        .doc("The owner's discs there are activated now, before the owner's others in this area.")
        .example("building", "on start of area-b: activate self first.")
        .when(|table, args, scope| table.own_waiting_space(table.owner_seat(scope), args).is_some())
        .does(|table, args, scope| table.activate_first(table.owner_seat(scope), args)),
    Verb::new("copy", "copy {what:tile}")
        .needs(&["owner"])
        // Everything that an action can fire; a copy is not an activation, so a copied copy ends there.
        .fires(&["gain", "after-gain", "wounds", "after-wounds", "store", "completion", "take"])
        .doc(
            "The owner does what the tile does `on activate`, at its costs, by its means; a copied \
                  `copy` does nothing.",
        )
        .example("character", "on activate: copy a building with a rival disc.")
        .when(|table, args, scope| table.can_copy(args.thing(0), scope))
        .does(|table, args, scope| table.copy(table.owner_seat(scope), args, scope)),
    Verb::new("go-first", "go first")
        .needs(&["owner"])
        .doc("The owner is first in turn order from the next round on; the others keep their order.")
        .example("character", "on activate: go first.")
        .does(|table, _, scope| table.go_first(table.owner_seat(scope))),
    Verb::new("put-in-space", "put {what:tile} in space {number:number}")
        .at(&["setup"])
        .doc("The tile lies on the space with this number in its area; the others are spread by chance.")
        .example("character", "on setup: put self in space 1.")
        .does(|table, args, _| table.put_in_space(args)),
    Verb::new("forbid", "forbid")
        .at(&["target-check", "placement-check"])
        .doc("No. It beats every yes.")
        .example("building", "on target by copy or swap: forbid.")
        .answers(|_, question, _, _| match question {
            Question::Placement | Question::Target => Opinion::No,
            Question::Wall => Opinion::Silent,
        }),
    Verb::new("waive", "waive {rule:noun:rule}")
        .at(&["placement-check"])
        .doc("This rule of placing does not hold for the owner; all others do.")
        .example("character", "on place, until end of round: { on placement check: waive wall. }")
        .answers(|table, question, args, _| match question {
            Question::Wall if args.names(0, table.content.words.wall) => Opinion::Waive,
            Question::Placement | Question::Target | Question::Wall => Opinion::Silent,
        }),
];

impl Table {
    fn own_waiting_space(&self, seat: u8, args: &Args<'_>) -> Option<SpaceId> {
        let space = Item::tile_of(args.thing(0)).and_then(|tile| self.space_of_tile(tile))?;
        (self.state.owner_on(space) == Some(seat) && self.state.is_waiting(space)).then_some(space)
    }

    /// Returns whether a tile can be copied: it is not protected and would do something. A copied copy does
    /// nothing.
    fn can_copy(&self, thing: Thing, scope: &Scope<'_>) -> bool {
        let is_copied =
            scope.context.hook == Hook::Activate.id() && matches!(about(scope.context), Some(Item::Tile(_)));
        let Some(tile) = Item::tile_of(thing).filter(|_| !is_copied) else { return false };
        let disc = scope.context.role(Role::Disc.id());
        let (context, abilities) = self.copied(scope.program, tile, self.owner_seat(scope), disc);
        self.is_open(thing, scope)
            && abilities.iter().any(|listener| machine::works(scope.program, self, listener, &context))
    }

    fn copy(&mut self, seat: u8, args: &Args<'_>, scope: &Scope<'_>) -> Flow {
        let Some(tile) = Item::tile_of(args.thing(0)) else { return Flow::Fail("no such tile") };
        self.tell(EventKind::Copied { seat, tile: args.thing(0) });
        let disc = scope.context.role(Role::Disc.id()).unwrap_or(Thing::NONE);
        Flow::Call(Step::Copy { tile, seat, disc, at: 0 })
    }

    fn activate_first(&self, seat: u8, args: &Args<'_>) -> Flow {
        let space = self.own_waiting_space(seat, args);
        space.map_or(Flow::Done, |space| Flow::Call(Step::activate(space)))
    }

    fn go_first(&mut self, seat: u8) -> Flow {
        let pawns = &mut self.state.board.pawns;
        let mut others = *pawns;
        others.take(seat);
        pawns.clear();
        pawns.push(seat);
        for other in &others {
            pawns.push(*other);
        }
        self.tell(EventKind::GoesFirst { seat });
        Flow::Done
    }

    fn put_in_space(&mut self, args: &Args<'_>) -> Flow {
        if let Some(tile) = Item::tile_of(args.thing(0)) {
            let number = u8::try_from(args.number(1)).unwrap_or(1);
            self.state.board.wishes.push((tile, number));
        }
        Flow::Done
    }
}
