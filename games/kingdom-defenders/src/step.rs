//! Procedures of the rules that can wait for a player: plain data on the machine's stack. `Table::run_step`
//! sends each to its file.

use super::content::{Area, Goods, Wounds};
use super::play::{
    ActivateStage, AdventureStage, AreaStage, DeedStage, GainStage, GameStage, PlacingStage, RewardStage,
    SetupStage, StealStage, StoreStage,
};
use super::table::{Flow, Table};
use super::thing::{CardId, DiscId, SpaceId, TileId};
use provost_engine::list::List;
use provost_interpreter::choice::Choice;
use provost_interpreter::hook::Thing;
use provost_interpreter::host::Reply;
use provost_interpreter::program::Program;
use serde::{Deserialize, Serialize};

/// Discs that move together.
pub type Group = List<DiscId, 8>;

/// A set of areas, one bit each.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Areas(u8);

impl Areas {
    /// Adds an area.
    #[must_use]
    pub const fn with(self, area: Area) -> Self {
        Self(self.0 | (1 << area.index()))
    }

    /// Returns whether an area is one of them.
    pub const fn contains(self, area: Area) -> bool {
        self.0 & (1 << area.index()) != 0
    }

    /// Returns the areas that are finished while this one is activated.
    pub fn before(area: Area) -> Self {
        Area::ALL.into_iter().filter(|other| *other < area).fold(Self::default(), Self::with)
    }
}

/// A procedure and its progress. Each file declares its stages.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[expect(missing_docs, reason = "the names of the fields say it: seat, card, space, disc, stage")]
pub enum Step {
    /// The whole game (`play/game.rs`).
    Game { stage: GameStage, at: u8 },
    /// Set-up (`play/setup.rs`).
    Setup { stage: SetupStage, at: u8 },
    /// Players place discs in turn (`play/placing.rs`).
    Placing { stage: PlacingStage, at: u8 },
    /// The discs of an area are activated (`play/areas.rs`).
    Activating { area: Area, stage: AreaStage, at: u8 },
    /// The discs of a space are activated (`play/activate.rs`).
    Activate { space: SpaceId, discs: List<DiscId, 2>, seat: u8, stage: ActivateStage, at: u8 },
    /// The action of a tile is carried out by a player without a disc there (`play/activate.rs`).
    Copy { tile: TileId, seat: u8, disc: Thing, at: u8 },
    /// Resources are gained, kind by kind (`play/gain.rs`).
    Gain { seat: u8, cause: Thing, goods: Goods, at: u8, stage: GainStage, scope: u16, plain: bool },
    /// Wounds are taken, kind by kind (`play/gain.rs`).
    Suffer { seat: u8, cause: Thing, wounds: Wounds, at: u8, stage: GainStage, scope: u16, plain: bool },
    /// A player rises on one of some tracks, one bit each (`play/raise.rs`).
    Raise { seat: u8, levels: u8, by: u8 },
    /// An adventure is completed, without this part of its cost (`play/cards.rs`).
    Adventure { seat: u8, card: CardId, spared: Goods, unhurt: Wounds, stage: AdventureStage },
    /// A deed is completed (`play/cards.rs`).
    Deed { seat: u8, card: CardId, stage: DeedStage },
    /// A reward is taken (`play/cards.rs`).
    Reward { seat: u8, card: CardId, bonus: bool, stage: RewardStage },
    /// Resources, one bit per kind, are put into camps (`play/store.rs`).
    Store { seat: u8, kinds: u8, least: u8, most: u8, stored: Goods, stage: StoreStage },
    /// Goods are named and handed over, by one player or each by another (`play/steal.rs`).
    Steal { seat: u8, by: Thing, from: u8, each: bool, left: u8, named: u8, asked: u8, stage: StealStage },
    /// Discs are moved to empty spaces outside some areas (`play/moves.rs`).
    Move { seat: u8, discs: Group, from: SpaceId, barred: Areas },
    /// The discs of two spaces outside some areas are swapped (`play/moves.rs`).
    Swap { seat: u8, by: Thing, barred: Areas, first: SpaceId },
}

impl Table {
    /// Takes a procedure one step further.
    pub(super) fn run_step(
        &mut self,
        program: &Program,
        step: &mut Step,
        reply: Reply,
        choice: &mut Choice,
    ) -> Flow {
        match step {
            Step::Game { stage, at } => self.go_game(stage, at),
            Step::Setup { stage, at } => self.go_setup(stage, at),
            Step::Placing { stage, at } => self.go_placing(program, stage, at, reply, choice),
            Step::Activating { area, stage, at } => self.go_area(*area, stage, at, reply, choice),
            Step::Activate { .. } => self.go_activate(program, step, reply, choice),
            Step::Copy { tile, seat, disc, at } => self.go_copy(program, *tile, *seat, *disc, at),
            Step::Gain { .. } => self.go_gain(step, reply),
            Step::Suffer { .. } => self.go_suffer(step, reply),
            Step::Raise { seat, levels, by } => self.go_raise(*seat, *levels, *by, reply, choice),
            Step::Adventure { seat, card, spared, unhurt, stage } => {
                self.go_adventure(*seat, *card, *spared, *unhurt, stage)
            }
            Step::Deed { seat, card, stage } => self.go_deed(*seat, *card, stage),
            Step::Reward { seat, card, bonus, stage } => self.go_reward(*seat, *card, *bonus, stage),
            Step::Store { .. } => self.go_store(step, reply, choice),
            Step::Steal { .. } => self.go_steal(step, reply, choice),
            Step::Move { .. } => self.go_move(step, reply, choice),
            Step::Swap { .. } => self.go_swap(step, reply, choice),
        }
    }
}
