//! A fresh table, and the set-up of the board.

use crate::acts::reach;
use crate::content::{Area, CardKind, Content, MAX_PLAYERS, Tile};
use crate::context::{moment, moment_about};
use crate::event::EventKind;
use crate::registry::hooks::Hook;
use crate::state::{Board, Disc, Holder, NOBODY, Place, Seat, Space, Spot, State};
use crate::step::Step;
use crate::table::{Flow, Table};
use crate::thing::{CardId, Item, SpaceId, TileId};
use provost_engine::chance::Chance;
use provost_engine::table::Table as _;
use provost_engine::zones::{self, Store};
use provost_interpreter::hook::{Player, Window};
use provost_interpreter::listeners::{ListenerIndex, Uses};
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// The progress of set-up.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum SetupStage {
    /// Everything is dealt.
    #[default]
    Deal,
    /// The hooks of each tile fire.
    Tiles,
    /// The rules for each player.
    Players,
    /// The layout with the requested numbers of tiles.
    LayOut,
}

impl Step {
    /// Returns the procedure of set-up.
    pub(crate) const fn setup() -> Self {
        Self::Setup { stage: SetupStage::Deal, at: 0 }
    }
}

impl Table {
    /// Makes a fresh table; [`super::super::step::Step::Game`] plays the game.
    pub fn new(content: &Arc<Content>, seed: u64) -> Self {
        let state = State {
            listeners: ListenerIndex::new(&content.program),
            uses: Uses::default(),
            chance: Chance::new(seed),
            decks: Default::default(),
            cards: vec![Holder::Deck; content.cards.len()],
            discs: discs(content),
            seats: [Seat::default(); MAX_PLAYERS],
            board: Board { players: content.players, ..Board::default() },
            zones: Store::default(),
        };
        let mut table = Self::at(Arc::clone(content), state);
        for (at, rule) in (0..).zip(&content.rules) {
            table.enforce(Item::Rule(at), Player::NONE, reach::RULE, rule.code);
        }
        zones::begin(&mut table);
        table
    }

    /// `at` counts tiles or players.
    pub(crate) fn go_setup(&mut self, stage: &mut SetupStage, at: &mut u8) -> Flow {
        loop {
            match *stage {
                SetupStage::Deal => {
                    self.deal();
                    (*stage, *at) = (SetupStage::Tiles, 0);
                }
                SetupStage::Tiles => {
                    let first = self.seat_at(0).unwrap_or(0);
                    let Some(space) = self.state.board.spaces.as_slice().get(usize::from(*at)) else {
                        (*stage, *at) = (SetupStage::Players, 0);
                        continue;
                    };
                    *at += 1;
                    if let Spot::Tile(tile) = space.spot {
                        let context = moment_about(Hook::Setup, first, Item::Tile(tile));
                        return Flow::Open(Window::event(context));
                    }
                }
                SetupStage::Players => {
                    let Some(seat) = self.seat_at(*at) else {
                        *stage = SetupStage::LayOut;
                        continue;
                    };
                    *at += 1;
                    self.state.board.active = seat;
                    return Flow::Open(Window::event(moment(Hook::Setup, seat)));
                }
                SetupStage::LayOut => {
                    self.lay_out();
                    return Flow::Done;
                }
            }
        }
    }

    fn deal(&mut self) {
        let content = Arc::clone(&self.content);
        let mut order: Vec<u8> = (0..content.players).collect();
        self.state.chance.shuffle(&mut order);
        for seat in order {
            self.state.board.pawns.push(seat);
            let start = content.numbers.start.map(u16::from);
            self.state.with_seat(seat, |seat| seat.stock = start);
        }
        self.state.board.order = self.state.board.pawns;
        self.state.board.active = self.seat_at(0).unwrap_or(0);
        for kind in CardKind::ALL {
            let of_kind = |(at, card): (u16, &crate::content::Card)| {
                let is_in = self.state.holder(CardId(at)) == Holder::Deck;
                (card.kind == kind && is_in).then_some(CardId(at))
            };
            let mut deck: Vec<CardId> = (0..).zip(&content.cards).filter_map(of_kind).collect();
            self.state.chance.shuffle(&mut deck);
            if let Some(place) = self.state.decks.get_mut(kind.index()) {
                *place = deck;
            }
        }
        self.draw_tiles(&content);
    }

    /// Draws the tiles of this game, at random where the set-up leaves it open, and puts them in force.
    fn draw_tiles(&mut self, content: &Content) {
        let tiles = || (0..).map(TileId).zip(&content.tiles);
        let is_pool = |tile: &Tile, building: bool| !tile.is_basic && tile.is_building == building;
        let mut drawn: Vec<TileId> = Vec::new();
        let groups = [(true, content.numbers.buildings), (false, content.numbers.characters)];
        for (building, room) in groups {
            let of_pool = |chosen: bool| {
                let pool = tiles().filter(|(_, tile)| is_pool(tile, building) && tile.is_chosen == chosen);
                pool.map(|(id, _)| id).collect::<Vec<_>>()
            };
            let (mut mine, mut others) = (of_pool(true), of_pool(false));
            self.state.chance.shuffle(&mut others);
            mine.append(&mut others);
            mine.truncate(usize::from(room));
            drawn.append(&mut mine);
        }
        // The order of drawing must not decide the numbers of spaces.
        self.state.chance.shuffle(&mut drawn);
        drawn.extend(tiles().filter(|(_, tile)| tile.is_basic).map(|(id, _)| id));
        for id in drawn {
            let Some(tile) = content.tile(id) else { continue };
            let Tile { area, side, discs: size, .. } = *tile;
            let spot = Spot::Tile(id);
            self.state.board.spaces.push(Space { spot, area, side, size, ..Space::default() });
            self.enforce(Item::Tile(id), Player::NONE, reach::TILE, tile.code);
        }
    }

    /// Numbers the spaces, area by area: drawn tiles first, each on the requested space, then tiles printed
    /// on the board, then the places for deeds, camps and adventures.
    fn lay_out(&mut self) {
        let content = Arc::clone(&self.content);
        let dealt = self.state.board.spaces;
        self.state.board.spaces.clear();
        for area in Area::ALL {
            let is_drawn = |space: &Space| match space.spot {
                Spot::Tile(tile) => content.tile(tile).is_some_and(|tile| !tile.is_basic),
                Spot::Deed(_) | Spot::Camp(_) | Spot::Adventure(..) | Spot::None => false,
            };
            let here = |drawn: bool| {
                let tiles = dealt.iter().filter(move |space| space.area == area && is_drawn(space) == drawn);
                tiles.copied().collect::<Vec<_>>()
            };
            for space in self.in_wished_order(here(true)).into_iter().chain(here(false)) {
                let id = SpaceId(u8::try_from(self.state.board.spaces.len()).unwrap_or(u8::MAX));
                self.state.board.spaces.push(space);
                self.tell(EventKind::LaidOut { space: id });
            }
            self.add_places(&content, area);
        }
        self.state.board.wishes.clear();
    }

    /// Orders tiles so that those with a requested number get that space, or the next free one.
    fn in_wished_order(&self, tiles: Vec<Space>) -> Vec<Space> {
        let wish = |space: &Space| {
            let wishes = self.state.board.wishes;
            wishes.iter().find(|(tile, _)| space.spot == Spot::Tile(*tile)).map(|(_, number)| *number)
        };
        let count = tiles.len();
        let mut places: Vec<Option<Space>> = vec![None; count];
        let (wishing, others): (Vec<_>, Vec<_>) = tiles.into_iter().partition(|space| wish(space).is_some());
        for space in wishing {
            let first = usize::from(wish(&space).unwrap_or(1)).saturating_sub(1);
            let free = (0..count)
                .map(|more| (first + more) % count)
                .find(|at| places.get(*at).is_some_and(Option::is_none));
            if let Some(place) = free.and_then(|at| places.get_mut(at)) {
                *place = Some(space);
            }
        }
        let mut others = others.into_iter();
        places.into_iter().filter_map(|place| place.or_else(|| others.next())).collect()
    }

    /// Adds the places of an area that are not tiles.
    fn add_places(&mut self, content: &Content, area: Area) {
        let numbers = &content.numbers;
        let [adventures, _, _] = numbers.display;
        let (count, side) = match area {
            Area::A => (0, 0),
            Area::B => (numbers.deed_spaces, numbers.deed_side),
            Area::C => (numbers.camp_spaces, numbers.camp_side),
            Area::Adventures => (adventures, numbers.adventure_side),
        };
        for at in 0..count {
            let (spot, size) = match area {
                Area::A | Area::B => (Spot::Deed(at), 1),
                Area::C => (Spot::Camp(at), 1),
                Area::Adventures => (Spot::Adventure(at, CardId::NONE), 0),
            };
            self.state.board.spaces.push(Space { spot, area, side, size, ..Space::default() });
        }
    }
}

/// Makes the discs of all players, then the grey ones.
fn discs(content: &Content) -> Vec<Disc> {
    let numbers = &content.numbers;
    let mut discs = Vec::new();
    for owner in 0..content.players {
        let own = |place| Disc { owner, place, ..Disc::default() };
        discs.extend((0..numbers.discs).map(|_| own(Place::Hand)));
        discs.extend((0..numbers.spare_discs).map(|_| own(Place::Aside)));
    }
    let grey = Disc { owner: NOBODY, grey: true, ..Disc::default() };
    discs.extend((0..numbers.grey_discs).map(|_| grey));
    discs
}
