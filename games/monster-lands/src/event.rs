//! Events: one line of the log each, with the ability that caused it. Plain data without words, which `names`
//! and `text` supply.

use super::state::{Offer, Phase};
use super::thing::{CardId, PATHS, PathId, Site};
use provost_engine::table;
use provost_engine::zones::Told;
use provost_interpreter::hook::Thing;
use provost_interpreter::vocabulary::id::{NounId, TargetId};
use serde::{Deserialize, Serialize};

/// A line of the log.
pub type Event = table::Event<EventKind>;

/// The kind of an event.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[expect(missing_docs, reason = "the names of the fields say it: seat, card, path, count")]
pub enum EventKind {
    /// A round begins.
    Round(u8),
    /// A phase begins.
    Phase(Phase),
    /// A player gets the first-player tile.
    FirstPlayer { seat: u8 },
    /// A player uses an ability.
    Uses { seat: u8 },
    /// Resources or tokens were gained.
    Gained { seat: u8, noun: NounId, count: i16 },
    /// Resources or tokens were lost, paid or discarded.
    Lost { seat: u8, noun: NounId, count: i16 },
    /// Tokens or resources beyond the limit were not kept.
    Overflowed { seat: u8, noun: NounId, count: i16 },
    /// A die came into a pool; face 0 is not rolled.
    DieGained { seat: u8, colour: u8, face: u8 },
    /// A die left a pool, placed on this thing.
    DiePlaced { seat: u8, colour: u8, face: u8, on: Thing },
    /// A die in a pool was turned.
    DieTurned { seat: u8, colour: u8, from: u8, to: u8 },
    /// A player passed.
    Passed { seat: u8 },
    /// Gold was paid for a purchase.
    Paid { seat: u8, gold: i16 },
    /// A mercenary joined a clan.
    Joined { seat: u8, card: CardId },
    /// A mercenary left a clan: dead or deserted.
    Left { seat: u8, card: CardId },
    /// A mercenary leads its clan now.
    Leads { seat: u8, card: CardId },
    /// A card or token came into a player's hands.
    Took { seat: u8, card: CardId },
    /// A card or token was discarded.
    Discarded { card: CardId },
    /// An equipment got this bearer; `new` if the clan did not have it before.
    Equipped { card: CardId, bearer: CardId, new: bool },
    /// A land was settled.
    Settled { land: CardId, card: CardId },
    /// A card was turned up in an offer.
    Offered { offer: Offer, card: CardId },
    /// A mercenary was assigned.
    Assigned { seat: u8, card: CardId, path: PathId },
    /// A die was laid on a path.
    OnPath { path: PathId, colour: u8 },
    /// A die was taken off a path.
    OffPath { path: PathId, colour: u8 },
    /// A trap or token lies on a path now.
    TokenOnPath { path: PathId, noun: NounId },
    /// Tokens or resources came onto an assignment token.
    Carries { path: PathId, noun: NounId, count: i16 },
    /// A trap or trick was turned up.
    Revealed { path: PathId, card: CardId },
    /// A trick is aimed at a path.
    Aimed { from: PathId, to: PathId, card: CardId },
    /// A trick was cancelled.
    TrickCancelled { card: CardId },
    /// Dice were stolen.
    Stolen { from: PathId, to: PathId, colour: u8, count: u8 },
    /// A battle or mission begins.
    Battle(Site),
    /// A monster is about to attack with this many dice.
    AttackDice { path: PathId, count: u8 },
    /// This many attack dice were removed.
    AttackDiceRemoved { path: PathId, count: u8 },
    /// Attack dice were sent elsewhere.
    Diverted { from: PathId, to: PathId, count: u8 },
    /// Attack dice were rolled.
    AttackRolled { path: PathId, dice: u8, hits: u8 },
    /// A mercenary was hit.
    Hit { path: PathId, count: u8 },
    /// Hits were cancelled.
    HitsCancelled { path: PathId, count: u8 },
    /// Wounds were cancelled.
    WoundsCancelled { path: PathId, count: u8 },
    /// A mercenary was wounded.
    Wounded { card: CardId, wounds: u8 },
    /// A mercenary was healed.
    Healed { card: CardId },
    /// A mercenary died.
    Died { seat: u8, card: CardId },
    /// A die of a path was rolled.
    Rolled { path: PathId, colour: u8, face: u8 },
    /// A die of a path was rolled again.
    Rerolled { path: PathId, colour: u8, from: u8, to: u8 },
    /// An ability changed a number.
    Changed { target: TargetId, amount: i16 },
    /// The totals of a roll: for capture and elimination, or twice the same.
    Total { path: PathId, capture: i16, elimination: i16 },
    /// A mercenary does not roll.
    Declined { path: PathId },
    /// A roll was not enough; this much is handed on.
    Failed { path: PathId, handed_on: i16 },
    /// A monster was captured.
    Captured { path: PathId, card: CardId },
    /// A monster was eliminated.
    Eliminated { path: PathId, card: CardId },
    /// A land was conquered.
    Conquered { path: PathId, card: CardId },
    /// A mission's reward was earned.
    MissionWon { path: PathId },
    /// A mission's penalty was taken.
    MissionFailed { path: PathId },
    /// A mission's objective was reached, but another took the reward.
    MissionBeaten { path: PathId },
    /// A contract was not delivered.
    NotDelivered { path: PathId },
    /// A card was laid out: a monster, land, header or mission.
    LaidOut { card: CardId, site: Site },
    /// A card left the board.
    LeftBoard { card: CardId },
    /// Panic breaks out in a building.
    Panic { building: u8 },
    /// The panic is over.
    PanicOver,
    /// Wages were due and paid.
    Wages { seat: u8, due: i16, paid: i16 },
    /// A mercenary deserted.
    Deserted { seat: u8, card: CardId },
    /// A clan without members gets a novice.
    Ruined { seat: u8 },
    /// A tile was taken or came back.
    Tile { rule: u16, seat: Option<u8> },
    /// A dead mercenary is kept on a tile.
    Stored { card: CardId },
    /// A player's final score.
    Scored { seat: u8, points: i16 },
    /// A player's rank at the end of a scenario.
    Ranked { seat: u8, noun: NounId },
    /// The game is over.
    Over,
    /// A survivor came home with what it carried.
    CameHome { card: CardId },
    /// The dummy player has rolled its dice.
    DummyRolled { red: u8, yellow: u8 },
    /// No space is free where dice or an effect send the dummy player: it rolls again.
    DummyBlocked,
    /// There is no free space for the dummy player anywhere.
    DummyIdle,
    /// The dummy player has placed dice in a building; face 0 is not rolled.
    DummyPlaced { building: u8, colour: u8, face: u8, count: u8 },
    /// The dummy player has put a token on a path.
    DummyAssigned { path: PathId },
    /// The dummy player has beaten or taken the card at a path.
    DummyWon { path: PathId, card: CardId },
    /// Something happened to cards in zones.
    Cards(Told),
    /// A token of the dummy player came home from a path.
    DummyCameHome { path: PathId },
}

/// Notes beside the log.
#[derive(Clone, Copy, Debug, Default)]
pub struct Notes {
    /// Whether the changes to a roll's numbers are left out of the log.
    pub terse: bool,
    /// The last mercenary on each path, for texts about those that have left it.
    pub last_on: [CardId; PATHS],
}
