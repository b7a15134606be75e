//! The discs of an area are activated: in area A by the number of their space, elsewhere player by player in
//! turn order, each in an order of their own.

use crate::ask::{Ask, ask};
use crate::content::Area;
use crate::context::moment;
use crate::event::EventKind;
use crate::registry::hooks::Hook;
use crate::state::Phase;
use crate::step::Step;
use crate::table::{Flow, Table};
use crate::thing::{Item, SpaceId};
use provost_interpreter::choice::{Choice, ChoiceOption};
use provost_interpreter::hook::Window;
use provost_interpreter::host::Reply;
use serde::{Deserialize, Serialize};

/// The progress of the activation of an area.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum AreaStage {
    /// The area begins.
    #[default]
    Begin,
    /// The next space is searched.
    Next,
    /// A player has chosen.
    Asked,
}

impl Step {
    /// Returns the procedure of activating an area.
    pub(crate) const fn activating(area: Area) -> Self {
        Self::Activating { area, stage: AreaStage::Begin, at: 0 }
    }
}

impl Table {
    /// `at` is the next space of area A, or the index in the turn order.
    pub(crate) fn go_area(
        &mut self,
        area: Area,
        stage: &mut AreaStage,
        at: &mut u8,
        reply: Reply,
        choice: &mut Choice,
    ) -> Flow {
        match std::mem::replace(stage, AreaStage::Next) {
            AreaStage::Begin => {
                self.state.board.phase = Phase::Activating(area);
                self.tell(EventKind::Area(area));
            }
            AreaStage::Next => {}
            AreaStage::Asked => {
                let chosen = if let Reply::Chose(ChoiceOption::Thing(thing)) = reply {
                    Item::space_of(thing)
                } else {
                    None
                };
                return chosen
                    .map_or(Flow::Fail("no space to activate"), |space| Flow::Call(Step::activate(space)));
            }
        }
        if area == Area::A {
            self.next_by_number(area, at)
        } else {
            self.next_in_turn(area, stage, at, choice)
        }
    }

    fn next_by_number(&mut self, area: Area, at: &mut u8) -> Flow {
        let next = self.waiting(area).find(|(id, _)| id.0 >= *at);
        let Some((space, seat)) = next else { return Flow::Done };
        if let Some(flow) = self.begin_part(area, seat) {
            return flow;
        }
        *at = space.0 + 1;
        Flow::Call(Step::activate(space))
    }

    fn next_in_turn(&mut self, area: Area, stage: &mut AreaStage, at: &mut u8, choice: &mut Choice) -> Flow {
        while let Some(seat) = self.seat_at(*at) {
            let mut spaces = self.waiting(area).filter(|(_, owner)| *owner == seat).map(|(id, _)| id);
            let (first, second) = (spaces.next(), spaces.next());
            drop(spaces);
            let Some(first) = first else {
                *at += 1;
                continue;
            };
            if let Some(flow) = self.begin_part(area, seat) {
                return flow;
            }
            if second.is_none() {
                return Flow::Call(Step::activate(first));
            }
            ask(choice, seat, Ask::Next);
            for (id, _) in self.waiting(area).filter(|(_, owner)| *owner == seat) {
                choice.offer(ChoiceOption::Thing(Item::Space(id).thing()));
            }
            *stage = AreaStage::Asked;
            return Flow::Ask;
        }
        Flow::Done
    }

    /// Returns the spaces of an area whose discs are still to be activated, with their owners.
    fn waiting(&self, area: Area) -> impl Iterator<Item = (SpaceId, u8)> {
        let spaces = self.state.all_spaces().filter(move |(_, space)| space.area == area);
        let waiting = spaces.filter(|(id, _)| self.state.is_waiting(*id));
        waiting.filter_map(|(id, _)| Some((id, self.state.owner_on(id)?)))
    }

    /// Fires the hook of a player beginning an area, once per round.
    fn begin_part(&mut self, area: Area, seat: u8) -> Option<Flow> {
        self.state.board.active = seat;
        let bit = 1 << area.index();
        if self.state.seat(seat).begun & bit != 0 {
            return None;
        }
        self.state.with_seat(seat, |seat| seat.begun |= bit);
        let context = self.in_area(moment(Hook::Start, seat), area);
        Some(Flow::Open(Window::event(context)))
    }
}
