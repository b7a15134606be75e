//! The turn of the dummy player: it rolls a red and a yellow die and goes where its tables or an effect send
//! it. If no space is free there, it rolls again.

use crate::content::{CitadelRow, OutsideSpace, Space};
use crate::context::moment;
use crate::event::EventKind;
use crate::registry::hooks::Hook;
use crate::registry::roles::Role;
use crate::state::DummyDice;
use crate::step::Step;
use crate::table::{Flow, Table};
use crate::thing::{Item, PathId};
use provost_interpreter::hook::{Context, Window};
use provost_interpreter::program::Program;
use provost_interpreter::vocabulary::id::NounId;
use serde::{Deserialize, Serialize};

/// The progress of the turn of the dummy player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum DummyStage {
    #[default]
    Roll,
    /// The hook of the roll has fired.
    Go,
    Over,
}

impl Step {
    /// Returns the procedure of the turn of the dummy player.
    pub(crate) const fn dummy_turn() -> Self {
        Self::DummyTurn { stage: DummyStage::Roll, rolls: 0 }
    }
}

/// The most rolls in one turn. With one free space in reach it practically never needs as many; effects that
/// only send it to full places must not keep it rolling for ever.
const MOST_ROLLS: u16 = 1000;

/// A free space for the dummy player.
enum Spot {
    /// A space of a building.
    Space { building: u8, at: u8, row: CitadelRow },
    /// A path.
    Path(PathId),
}

impl Table {
    pub(crate) fn go_dummy_turn(
        &mut self,
        program: &Program,
        stage: &mut DummyStage,
        rolls: &mut u16,
    ) -> Flow {
        match *stage {
            DummyStage::Roll if *rolls < MOST_ROLLS && self.has_spot(program) => {
                (*stage, *rolls) = (DummyStage::Go, *rolls + 1);
                self.roll_dummy_dice()
            }
            DummyStage::Roll => {
                self.tell(EventKind::DummyIdle);
                Flow::Done
            }
            DummyStage::Go => match self.dummy_spot(program) {
                Some(Spot::Space { building, at, row }) => {
                    self.take_space(building, at, row);
                    Flow::Done
                }
                Some(Spot::Path(path)) => {
                    *stage = DummyStage::Over;
                    self.lay_dummy(path);
                    self.tell(EventKind::DummyAssigned { path });
                    Flow::Open(Window::event(self.on_dummy(Hook::AfterDummyAssign, path)))
                }
                None => {
                    self.tell(EventKind::DummyBlocked);
                    *stage = DummyStage::Roll;
                    Flow::Again
                }
            },
            DummyStage::Over => self.settled(),
        }
    }

    /// Makes a moment of the dummy player on a path. It belongs to the player in turn.
    pub(crate) fn on_dummy(&self, hook: Hook, path: PathId) -> Context {
        self.on_path_at(hook, path).with(Role::Dummy.id(), Item::Dummy.thing())
    }

    fn roll_dummy_dice(&mut self) -> Flow {
        let (red, yellow) = (self.state.chance.die(), self.state.chance.die());
        self.state.board.dummy = DummyDice { red, yellow, sent: None };
        self.tell(EventKind::DummyRolled { red, yellow });
        let citadel = self.content.dummy.as_ref().is_some_and(|dummy| dummy.goes_to_citadel(red));
        let region = if citadel { self.content.words.citadel } else { self.content.words.outside };
        let context = moment(Hook::DummyTurn, self.state.board.active).qualified(0, region);
        Flow::Open(Window::event(context.with(Role::Dummy.id(), Item::Dummy.thing())))
    }

    /// Returns whether any space is free to which its tables or an effect could send it.
    fn has_spot(&self, program: &Program) -> bool {
        let Some(dummy) = &self.content.dummy else { return false };
        let closed = self.closed_buildings(program, self.state.board.active);
        dummy.rows().any(|row| self.free_space(*row, closed).is_some())
            || self.content.outside_spaces().iter().any(|(_, space)| self.free_path(*space).is_some())
    }

    /// Returns the free space to which its dice or an effect send it.
    fn dummy_spot(&self, program: &Program) -> Option<Spot> {
        let dummy = self.content.dummy.as_ref()?;
        let DummyDice { red, yellow, sent } = self.state.board.dummy;
        let outside = match sent {
            Some(space) => Some(NounId(space)),
            None if dummy.goes_to_citadel(red) => None,
            None => Some(dummy.outside(yellow)?),
        };
        if let Some(space) = outside {
            let mut spaces = self.content.outside_spaces().into_iter();
            let (_, space) = spaces.find(|(noun, _)| *noun == space)?;
            return self.free_path(space).map(Spot::Path);
        }
        let row = *dummy.in_citadel(yellow)?;
        let closed = self.closed_buildings(program, self.state.board.active);
        self.free_space(row, closed).map(|(building, at)| Spot::Space { building, at, row })
    }

    /// Returns the space for a row of its table: the free one that gains most, or the first.
    fn free_space(&self, row: CitadelRow, closed: u16) -> Option<(u8, u8)> {
        let (building, spaces) = self.building_of(row.building)?;
        if closed & 1 << building != 0 {
            return None;
        }
        let board = &self.state.board;
        let taken = board.spaces.get(usize::from(building)).copied().unwrap_or(0);
        let open =
            |at: u8, space: &Space| space.unlimited || taken & 1 << at == 0 && space.players <= board.players;
        let free = (0u8..).zip(spaces).filter(|(at, space)| open(*at, space));
        let gain =
            |space: &Space| row.most.and_then(|at| space.gains.get(usize::from(at))).copied().unwrap_or(0);
        // `max_by_key` returns the last of equals; counted from the right, that is the leftmost.
        let free: Vec<(u8, &Space)> = free.collect();
        free.into_iter().rev().max_by_key(|(_, space)| gain(space)).map(|(at, _)| (building, at))
    }

    /// Returns the building with a noun, or the one that covers it, with its spaces.
    fn building_of(&self, noun: NounId) -> Option<(u8, &[Space])> {
        let buildings = || (0u8..).zip(&self.content.buildings);
        let (at, _) = buildings().find(|(_, building)| building.noun == noun)?;
        let covering = self.state.board.covering.iter().find(|(covered, _)| *covered == at);
        let at = covering.map_or(at, |(_, by)| *by);
        buildings().find(|(other, _)| *other == at).map(|(_, building)| (at, building.spaces.as_slice()))
    }

    /// Places dice on a space, and removes a row from an offer.
    fn take_space(&mut self, building: u8, at: u8, row: CitadelRow) {
        let space = self.content.buildings.get(usize::from(building));
        let space = space.and_then(|building| building.spaces.as_slice().get(usize::from(at))).copied();
        let space = space.unwrap_or_default();
        if let (false, Some(taken)) =
            (space.unlimited, self.state.board.spaces.get_mut(usize::from(building)))
        {
            *taken |= 1 << at;
        }
        let die = self.content.dice.get(usize::from(row.colour)).copied();
        let face = if die.is_some_and(|die| die.rolled) { self.state.chance.die() } else { 0 };
        if die.is_some_and(|die| die.discount)
            && let Some(last) = self.state.board.discounts.get_mut(usize::from(building))
        {
            *last = face;
        }
        let count = space.dice.max(1);
        self.tell(EventKind::DummyPlaced { building, colour: row.colour, face, count });
        self.remove_row(row);
    }

    fn remove_row(&mut self, row: CitadelRow) {
        let removed =
            self.content.dummy.as_ref().and_then(|dummy| dummy.removed_row(self.state.board.dummy.red));
        let offer = row.removes.and_then(|noun| self.offer_of(noun));
        let (Some(number), Some(offer)) = (removed, offer) else { return };
        let cards = *self.state.board.offer(offer);
        let size = usize::from(row.row_size);
        for card in cards.iter().skip(size * usize::from(number)).take(size) {
            self.discard_offered(offer, *card);
        }
        self.refill(offer);
    }

    /// Returns how many tokens the dummy player has left for paths.
    pub(crate) fn dummy_tokens(&self) -> usize {
        let tokens = self.content.dummy.as_ref().map_or(0, |dummy| usize::from(dummy.tokens));
        tokens.saturating_sub(PathId::all().filter(|path| self.state.path(*path).dummy).count())
    }

    /// Returns the path for a place Outside, if it is free and a token is left for it.
    fn free_path(&self, space: OutsideSpace) -> Option<PathId> {
        if self.dummy_tokens() == 0 {
            return None;
        }
        match space {
            OutsideSpace::Path(path) => Some(path).filter(|path| self.is_open(*path)),
            OutsideSpace::Leftmost(site) => site.paths().find(|path| self.is_open(*path)),
        }
    }
}
