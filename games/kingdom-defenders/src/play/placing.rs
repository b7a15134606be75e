//! The placing phase: in turn order each player fills one space or passes, until all have passed.

use crate::ask::{Act, Ask, ask};
use crate::content::Goods;
use crate::context::{moment_about, with_disc};
use crate::event::EventKind;
use crate::registry::hooks::Hook;
use crate::state::{Phase, Space, Spot};
use crate::step::Step;
use crate::table::{Flow, Question, Table};
use crate::thing::{Item, SpaceId};
use provost_interpreter::choice::{Choice, ChoiceOption};
use provost_interpreter::hook::Window;
use provost_interpreter::host::Reply;
use provost_interpreter::machine;
use provost_interpreter::program::Program;
use serde::{Deserialize, Serialize};

/// The progress of the placing phase.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum PlacingStage {
    /// The phase begins.
    #[default]
    Begin,
    /// The next player is searched.
    Next,
    /// A player is asked.
    Asked,
    /// Discs are placed, and the hooks of the tile fire.
    Placed,
}

impl Step {
    /// Returns the procedure of the placing phase.
    pub(crate) const fn placing() -> Self {
        Self::Placing { stage: PlacingStage::Begin, at: 0 }
    }
}

impl Table {
    /// `at` is the index in the turn order.
    pub(crate) fn go_placing(
        &mut self,
        program: &Program,
        stage: &mut PlacingStage,
        at: &mut u8,
        reply: Reply,
        choice: &mut Choice,
    ) -> Flow {
        match (std::mem::replace(stage, PlacingStage::Next), reply) {
            (PlacingStage::Begin, _) => self.state.board.phase = Phase::Placing,
            (PlacingStage::Asked, Reply::Chose(option)) => {
                *stage = PlacingStage::Placed;
                let seat = self.state.board.active;
                let ChoiceOption::Thing(thing) = option else {
                    self.pass(seat);
                    return Flow::Again;
                };
                let Some(space) = Item::space_of(thing) else { return Flow::Fail("discs on no space") };
                return self.place(seat, space);
            }
            (PlacingStage::Placed, _) => {
                self.release_joined();
                *at = (*at + 1) % self.state.board.players.max(1);
            }
            (PlacingStage::Next | PlacingStage::Asked, _) => {}
        }
        for _ in 0..self.state.board.players {
            let seat = self.seat_at(*at).unwrap_or(0);
            if !self.state.seat(seat).passed {
                self.state.board.active = seat;
                ask(choice, seat, Ask::Place);
                self.offer_spaces(program, seat, choice);
                if !choice.options.is_empty() {
                    choice.offer(Act::Pass.option());
                    *stage = PlacingStage::Asked;
                    return Flow::Ask;
                }
                self.pass(seat);
            }
            *at = (*at + 1) % self.state.board.players.max(1);
        }
        Flow::Done
    }

    fn pass(&mut self, seat: u8) {
        self.state.with_seat(seat, |seat| seat.passed = true);
        self.tell(EventKind::Passed { seat });
    }

    fn offer_spaces(&self, program: &Program, seat: u8, choice: &mut Choice) {
        let hand = self.hand(seat).count();
        if hand == 0 {
            return;
        }
        for (id, space) in self.state.all_spaces() {
            if Self::is_empty_space(space)
                && usize::from(space.size) <= hand
                && self.has(seat, self.place_cost(space))
                && self.is_before_wall(program, seat, id, space)
                && self.may_place(seat, id)
            {
                choice.offer(ChoiceOption::Thing(Item::Space(id).thing()));
            }
        }
    }

    fn place_cost(&self, space: &Space) -> Goods {
        match space.spot {
            Spot::Tile(tile) => self.content.tile(tile).map_or([0; 8], |tile| tile.place_cost),
            Spot::Deed(_) | Spot::Camp(_) | Spot::Adventure(..) | Spot::None => Goods::default(),
        }
    }

    /// Returns whether the rule of the Wall forbids a space: a player who has placed on both sides cannot go
    /// back.
    fn is_before_wall(&self, program: &Program, seat: u8, id: SpaceId, space: &Space) -> bool {
        let player = self.state.seat(seat);
        let goes_back = player.crossed && player.side != Some(space.side);
        !goes_back || {
            let context = moment_about(Hook::PlacementCheck, seat, Item::Space(id));
            machine::ask(program, self, &context, Question::Wall).waived
        }
    }

    fn place(&mut self, seat: u8, space: SpaceId) -> Flow {
        let Space { spot, side, size, .. } = self.state.space(space);
        self.pay_goods(seat, self.place_cost(&self.state.space(space)));
        for _ in 0..size {
            let disc = self.hand(seat).next();
            let Some(disc) = disc else { return Flow::Fail("a disc that is not there") };
            self.lay(disc, space);
        }
        self.state.with_seat(seat, |player| {
            player.crossed |= player.side.is_some_and(|last| last != side);
            player.side = Some(side);
        });
        self.tell(EventKind::Placed { seat, space });
        let disc = self.state.space(space).discs.as_slice().first().copied();
        match (spot, disc) {
            (Spot::Tile(_), Some(disc)) => {
                Flow::Open(Window::event(with_disc(Hook::Place, seat, disc, space)))
            }
            _ => Flow::Again,
        }
    }
}
