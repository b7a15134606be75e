//! Procedures of the rules that can wait for a player: plain data on the machine's stack. `Table::go` sends
//! each to its file.

use super::state::Attack;
use super::table::{Flow, Table};
use super::thing::{CardId, PathId, Site};
use provost_interpreter::choice::Choice;
use provost_interpreter::host::Reply;
use provost_interpreter::program::Program;
use provost_interpreter::vocabulary::id::NounId;
use serde::{Deserialize, Serialize};

/// A procedure and its progress. `stage` counts from 0; each file names its stages.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[expect(missing_docs, reason = "the names of the fields say it: seat, card, path, stage")]
pub enum Step {
    /// The whole game (`round/game.rs`).
    Game { stage: u8 },
    /// Set-up (`setup/deal.rs`).
    Setup { stage: u8, at: u8 },
    /// The dice-pool phase (`round/pool.rs`).
    Pool { stage: u8, at: u8 },
    /// The deployment phase: players take turns (`deploy/phase.rs`).
    Deployment { stage: u8 },
    /// The turn of a player (`deploy/turn.rs`).
    Turn { seat: u8, acted: bool, stage: u8 },
    /// The turn of the dummy player (`deploy/dummy.rs`).
    DummyTurn { stage: u8, rolls: u16 },
    /// A mercenary is assigned (`deploy/assign.rs`).
    Assign { seat: u8, path: PathId, stage: u8 },
    /// Hiring in a building or for free (`deploy/hire.rs`).
    Hire { seat: u8, count: u8, free: bool, stage: u8, scope: u16, card: CardId, renewed: bool },
    /// Buying traps of the offer: `chosen` has a bit for each position (`deploy/buy.rs`).
    BuyTraps { seat: u8, most: u8, stage: u8, scope: u16, chosen: u16 },
    /// Buying tokens from the reserve (`deploy/buy.rs`).
    BuyTokens { seat: u8, token: u8, price: u8, most: u8, stage: u8, scope: u16, count: u8 },
    /// Buying or taking equipment (`deploy/equip.rs`).
    TakeEquipment { seat: u8, count: u8, free: bool, stage: u8, scope: u16, card: CardId, bearer: CardId },
    /// Giving equipment to another mercenary (`deploy/equip.rs`).
    GiveEquipment { seat: u8, card: CardId },
    /// Taking loot from the offer (`deploy/loot.rs`).
    TakeLoot { seat: u8, count: u8 },
    /// A building pays gold (`deploy/payout.rs`).
    Payout { seat: u8, building: u8, amount: i16, stage: u8, scope: u16 },
    /// Turning a die up or down (`deploy/turn_die.rs`).
    TurnDie { seat: u8, colour: u8, face: u8, by: u8 },
    /// Discarding traps beyond the limit (`deploy/overflow.rs`).
    Overflow { seat: u8 },
    /// Settling a land (`deploy/settle.rs`).
    Settle { seat: u8, land: CardId },
    /// A player's own window: `any time` abilities, settling, until done (`deploy/own_window.rs`).
    OwnWindow { seat: u8 },
    /// The adventure phase (`adventure/phase.rs`).
    Adventure { stage: u8 },
    /// The dice-rolling mission (`adventure/mission_dice.rs`).
    DiceMission { stage: u8 },
    /// The contract mission (`adventure/mission_contract.rs`).
    ContractMission { path: PathId, due: u8, stage: u8 },
    /// A land with all its parts, or the Entrance (`adventure/site.rs`).
    Site { site: Site, stage: u8 },
    /// Turning up traps, or the clash (`adventure/reveal.rs`).
    Reveal { site: Site, path: PathId, trap: u8, stage: u8 },
    /// A trick is aimed and works unless cancelled (`adventure/trick.rs`).
    Trick { stage: u8 },
    /// The battle at a site, path by path (`adventure/battle.rs`).
    Battle { site: Site, path: PathId, stage: u8 },
    /// A monster attacks a mercenary (`adventure/attack.rs`).
    Attack { path: PathId, stage: u8 },
    /// Attack dice diverted to a path; the attack outside waits here (`adventure/divert.rs`).
    Divert { path: PathId, dice: u8, stage: u8, outer: Attack },
    /// Shared attack dice against the mercenary of a path; the attack outside waits here (`adventure/area.rs`).
    Area { path: PathId, dice: u8, stage: u8, outer: Attack },
    /// Hits on the mercenary of a path, from defence to death; the attack outside waits here
    /// (`adventure/hits.rs`).
    Hits { path: PathId, hits: u8, stage: u8, outer: Attack },
    /// A mercenary rolls its dice, one by one (`adventure/strike.rs`).
    Strike { path: PathId, purpose: Purpose, stage: u8 },
    /// The result of a strike (`adventure/result.rs`).
    Result { path: PathId, purpose: Purpose, stage: u8 },
    /// Conquest of a land (`adventure/conquest.rs`).
    Conquest { site: Site, path: PathId, stage: u8 },
    /// Looting of a land (`adventure/loot.rs`).
    Loot { site: Site, path: PathId, left: u8 },
    /// A monster is drawn for a land or the Entrance (`setup/draw.rs`).
    Draw { site: Site, level: Option<NounId>, stage: u8, card: CardId },
    /// The clean-up phase (`round/clean_up.rs`).
    CleanUp { stage: u8, at: u8 },
    /// Wages of a player (`round/wages.rs`).
    Wages { seat: u8, stage: u8, card: CardId, item: CardId },
    /// A new leader for a clan (`round/leader.rs`).
    Leader { seat: u8 },
}

/// The purpose of a roll.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Purpose {
    /// Against a monster.
    Attack,
    /// For the land.
    Conquest,
    /// For a dice-rolling mission.
    Mission,
}

impl Table {
    /// Takes a procedure one step further.
    pub(super) fn go(
        &mut self,
        program: &Program,
        step: &mut Step,
        reply: Reply,
        choice: &mut Choice,
    ) -> Flow {
        match step {
            Step::Setup { .. } | Step::Draw { .. } => self.go_setup(program, step, reply, choice),
            Step::Game { .. }
            | Step::Pool { .. }
            | Step::CleanUp { .. }
            | Step::Wages { .. }
            | Step::Leader { .. } => self.go_round(program, step, reply, choice),
            Step::Deployment { .. }
            | Step::Turn { .. }
            | Step::DummyTurn { .. }
            | Step::Assign { .. }
            | Step::Hire { .. }
            | Step::BuyTraps { .. }
            | Step::BuyTokens { .. }
            | Step::TakeEquipment { .. }
            | Step::GiveEquipment { .. }
            | Step::TakeLoot { .. }
            | Step::Payout { .. }
            | Step::TurnDie { .. }
            | Step::Overflow { .. }
            | Step::Settle { .. }
            | Step::OwnWindow { .. } => self.go_deploy(program, step, reply, choice),
            Step::Adventure { .. }
            | Step::DiceMission { .. }
            | Step::ContractMission { .. }
            | Step::Site { .. }
            | Step::Reveal { .. }
            | Step::Trick { .. }
            | Step::Battle { .. }
            | Step::Attack { .. }
            | Step::Divert { .. }
            | Step::Area { .. }
            | Step::Hits { .. }
            | Step::Strike { .. }
            | Step::Result { .. }
            | Step::Conquest { .. }
            | Step::Loot { .. } => self.go_adventure(program, step, reply, choice),
        }
    }
}
