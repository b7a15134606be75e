//! Procedures of the rules that can wait for a player: plain data on the machine's stack. `Table::run_step` sends
//! each to its file.

use super::acts::Trade;
use super::adventure::{
    AreaStage, AttackStage, BattleStage, ConquestStage, ContractStage, DiceMissionStage, DivertStage,
    HitsStage, ResultStage, RevealStage, SiteStage, StrikeStage, TrickStage,
};
use super::deploy::{
    AssignStage, DeploymentStage, DummyStage, EquipmentStage, HireStage, PayoutStage, PurchaseStage,
    TurnStage,
};
use super::round::{CleanUpStage, GameStage, PoolStage, Wages, WagesStage};
use super::setup::{DrawStage, SetupStage};
use super::state::Attack;
use super::table::{Flow, Table};
use super::thing::{CardId, PathId, Site};
use provost_interpreter::choice::Choice;
use provost_interpreter::host::Reply;
use provost_interpreter::program::Program;
use provost_interpreter::vocabulary::id::NounId;
use serde::{Deserialize, Serialize};

/// A procedure and its progress. Each file declares its stages.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[expect(missing_docs, reason = "the names of the fields say it: seat, card, path, stage")]
pub enum Step {
    /// The whole game (`round/game.rs`).
    Game { stage: GameStage },
    /// Set-up (`setup/deal.rs`).
    Setup { stage: SetupStage, at: u8 },
    /// The dice-pool phase (`round/pool.rs`).
    Pool { stage: PoolStage, at: u8 },
    /// The deployment phase: players take turns (`deploy/phase.rs`).
    Deployment { stage: DeploymentStage, at: u8 },
    /// The turn of a player (`deploy/turn.rs`).
    Turn { seat: u8, acted: bool, stage: TurnStage },
    /// The turn of the dummy player (`deploy/dummy.rs`).
    DummyTurn { stage: DummyStage, rolls: u16 },
    /// A mercenary is assigned (`deploy/assign.rs`).
    Assign { seat: u8, path: PathId, stage: AssignStage },
    /// Hiring in a building or for free (`deploy/hire.rs`).
    Hire { seat: u8, count: u8, free: bool, stage: HireStage, scope: u16, card: CardId, renewed: bool },
    /// Buying traps of the offer: `chosen` has a bit for each position (`deploy/buy.rs`).
    BuyTraps { seat: u8, most: u8, stage: PurchaseStage, scope: u16, chosen: u16 },
    /// Buying tokens from the reserve (`deploy/buy.rs`).
    BuyTokens { seat: u8, token: u8, price: u8, most: u8, stage: PurchaseStage, scope: u16, count: u8 },
    /// Buying or taking equipment (`deploy/equip.rs`).
    TakeEquipment {
        seat: u8,
        count: u8,
        free: bool,
        stage: EquipmentStage,
        scope: u16,
        card: CardId,
        bearer: CardId,
    },
    /// Giving equipment to another mercenary (`deploy/equip.rs`).
    GiveEquipment { seat: u8, card: CardId },
    /// Taking loot from the offer (`deploy/loot.rs`).
    TakeLoot { seat: u8, count: u8 },
    /// A building pays gold (`deploy/payout.rs`).
    Payout { seat: u8, building: u8, amount: i16, stage: PayoutStage, scope: u16 },
    /// Turning a die up or down (`deploy/turn_die.rs`).
    TurnDie { seat: u8, colour: u8, face: u8, by: u8 },
    /// Discarding traps beyond the limit (`deploy/overflow.rs`).
    Overflow { seat: u8 },
    /// Settling a land (`deploy/settle.rs`).
    Settle { seat: u8, land: CardId },
    /// A player's own window: `any time` abilities, settling, until done (`deploy/own_window.rs`).
    OwnWindow { seat: u8 },
    /// The adventure phase (`adventure/phase.rs`).
    Adventure { at: u8 },
    /// The dice-rolling mission (`adventure/mission_dice.rs`).
    DiceMission { stage: DiceMissionStage },
    /// The contract mission (`adventure/mission_contract.rs`).
    ContractMission { path: PathId, due: u8, stage: ContractStage },
    /// A land with all its parts, or the Entrance (`adventure/site.rs`).
    Site { site: Site, stage: SiteStage },
    /// Turning up traps, or the clash (`adventure/reveal.rs`).
    Reveal { site: Site, path: PathId, trap: u8, stage: RevealStage },
    /// A trick is aimed and works unless cancelled (`adventure/trick.rs`).
    Trick { stage: TrickStage },
    /// The battle at a site, path by path (`adventure/battle.rs`).
    Battle { site: Site, path: PathId, stage: BattleStage },
    /// A monster attacks a mercenary (`adventure/attack.rs`).
    Attack { path: PathId, stage: AttackStage },
    /// Attack dice diverted to a path; the attack outside waits here (`adventure/divert.rs`).
    Divert { path: PathId, dice: u8, stage: DivertStage, outer: Attack },
    /// Shared attack dice against the mercenary of a path; the attack outside waits here (`adventure/area.rs`).
    Area { path: PathId, dice: u8, stage: AreaStage, outer: Attack },
    /// Hits on the mercenary of a path, from defence to death; the attack outside waits here
    /// (`adventure/hits.rs`).
    Hits { path: PathId, hits: u8, stage: HitsStage, outer: Attack },
    /// A mercenary rolls its dice, one by one (`adventure/strike.rs`).
    Strike { path: PathId, purpose: Purpose, stage: StrikeStage },
    /// The result of a strike (`adventure/result.rs`).
    Result { path: PathId, purpose: Purpose, stage: ResultStage },
    /// Conquest of a land (`adventure/conquest.rs`).
    Conquest { site: Site, path: PathId, stage: ConquestStage },
    /// Looting of a land (`adventure/loot.rs`).
    Loot { site: Site, path: PathId, left: u8 },
    /// A monster is drawn for a land or the Entrance (`setup/draw.rs`).
    Draw { site: Site, level: Option<NounId>, stage: DrawStage, card: CardId },
    /// The clean-up phase (`round/clean_up.rs`).
    CleanUp { stage: CleanUpStage, at: u8 },
    /// Wages of a player (`round/wages.rs`).
    Wages { seat: u8, stage: WagesStage, card: CardId, item: CardId },
    /// A new leader for a clan (`round/leader.rs`).
    Leader { seat: u8 },
    /// Goods change hands, because nothing happened instead (`acts/moments.rs`).
    Trade(Trade),
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
    pub(super) fn run_step(
        &mut self,
        program: &Program,
        step: &mut Step,
        reply: Reply,
        choice: &mut Choice,
    ) -> Flow {
        match step {
            Step::Game { stage } => self.go_game(stage),
            Step::Setup { stage, at } => self.step_setup(stage, at),
            Step::Draw { site, level, stage, card } => self.step_draw(*site, *level, stage, card),
            Step::Pool { stage, at } => self.go_pool(stage, at),
            Step::CleanUp { stage, at } => self.go_clean_up(stage, at),
            Step::Wages { seat, stage, card, item } => {
                Wages { seat: *seat, stage, card, item }.go(self, reply, choice)
            }
            Step::Leader { seat } => self.go_leader(*seat, reply, choice),
            Step::Trade(deal) => {
                self.settle_trade(*deal);
                self.settled()
            }
            Step::Deployment { stage, at } => self.go_deployment(program, stage, at),
            Step::Turn { seat, acted, stage } => self.go_turn(program, *seat, acted, stage, reply, choice),
            Step::DummyTurn { stage, rolls } => self.go_dummy_turn(program, stage, rolls),
            Step::Assign { seat, path, stage } => {
                self.go_assign(program, (*seat, *path), stage, reply, choice)
            }
            Step::Hire { .. } => self.go_hire(program, step, reply, choice),
            Step::BuyTraps { .. } => self.go_buy_traps(program, step, reply, choice),
            Step::BuyTokens { .. } => self.go_buy_tokens(program, step, reply, choice),
            Step::TakeEquipment { .. } => self.go_take_equipment(program, step, reply, choice),
            Step::GiveEquipment { seat, card } => self.go_give_equipment(*seat, *card, reply, choice),
            Step::TakeLoot { seat, count } => self.go_take_loot(*seat, count, reply, choice),
            Step::Payout { .. } => self.go_payout(step),
            Step::TurnDie { seat, colour, face, by } => {
                self.go_turn_die(*seat, (*colour, *face), *by, reply, choice)
            }
            Step::Overflow { seat } => self.go_overflow(*seat, reply, choice),
            Step::Settle { seat, land } => self.go_settle(*seat, *land, reply, choice),
            Step::OwnWindow { seat } => self.go_own_window(program, *seat, reply, choice),
            Step::Adventure { at } => self.adventure(at),
            Step::DiceMission { stage } => self.dice_mission(program, stage),
            Step::ContractMission { path, due, stage } => self.contract(path, due, stage, reply, choice),
            Step::Site { site, stage } => self.site(program, *site, stage),
            Step::Reveal { site, path, trap, stage } => {
                self.reveal(*site, (path, trap), stage, reply, choice)
            }
            Step::Trick { stage } => self.trick(stage),
            Step::Battle { site, path, stage } => self.battle(*site, path, stage),
            Step::Attack { path, stage } => self.attack(*path, stage),
            Step::Divert { path, dice, stage, outer } => self.diverted(*path, *dice, stage, outer),
            Step::Area { path, dice, stage, outer } => self.area(*path, *dice, stage, outer),
            Step::Hits { path, hits, stage, outer } => self.hits(*path, hits, stage, outer, reply),
            Step::Strike { path, purpose, stage } => {
                self.strike(program, (*path, *purpose), stage, reply, choice)
            }
            Step::Result { path, purpose, stage } => self.result(program, *path, *purpose, stage),
            Step::Conquest { site, path, stage } => self.conquest(*site, path, stage),
            Step::Loot { site, path, left } => self.loot(*site, path, left),
        }
    }
}
