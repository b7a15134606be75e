//! Events: one line of the log each, with the ability that caused it. Plain data without words.

use super::content::Area;
use super::thing::{CardId, DiscId, SpaceId};
use provost_engine::table;
use provost_engine::zones::Told;
use provost_interpreter::hook::Thing;
use provost_interpreter::vocabulary::id::NounId;
use serde::{Deserialize, Serialize};

/// A line of the log.
pub type Event = table::Event<EventKind>;

/// The kind of an event.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[expect(missing_docs, reason = "the names of the fields say it: seat, noun, count, card, space, disc, from")]
pub enum EventKind {
    /// A round begins.
    Round(u8),
    /// The discs of an area are activated.
    Area(Area),
    /// A tile lies on a space.
    LaidOut { space: SpaceId },
    /// A card was turned up.
    Revealed { card: CardId },
    /// Discs were placed on a space.
    Placed { seat: u8, space: SpaceId },
    /// A player places no more discs.
    Passed { seat: u8 },
    /// The discs of a space are activated.
    Activated { seat: u8, space: SpaceId },
    /// The action of a space was not done.
    Unused { seat: u8, space: SpaceId },
    /// Resources were gained from this thing, such as a completed adventure.
    Gained { seat: u8, noun: NounId, count: u16, from: Thing },
    /// Resources were lost.
    Lost { seat: u8, noun: NounId, count: u16 },
    /// Resources were paid.
    Paid { seat: u8, noun: NounId, count: u16 },
    /// Resources were handed over.
    Stolen { seat: u8, from: u8, noun: NounId, count: u16 },
    /// A player shows that they have none of the named good.
    Lacks { seat: u8, noun: NounId },
    /// A player rose on a track.
    Raised { seat: u8, noun: NounId, to: u8 },
    /// Wounds were healed.
    Healed { seat: u8, noun: NounId, count: u8 },
    /// Wounds were taken; this many counted.
    Wounded { seat: u8, noun: NounId, count: u8 },
    /// All wounds by something were prevented.
    Unharmed { seat: u8, noun: NounId },
    /// Resources were put into camps.
    Stored { seat: u8, noun: NounId, count: u8 },
    /// Resources were taken out of a camp.
    TakenFromCamp { seat: u8, from: u8, noun: NounId, count: u8 },
    /// An adventure or deed was completed.
    Completed { seat: u8, card: CardId },
    /// A reward was taken, or an adventure for its relics.
    Took { seat: u8, card: CardId },
    /// Something happened to cards in zones.
    Cards(Told),
    /// Relics were taken.
    Relics { seat: u8, noun: NounId, count: u8 },
    /// A disc that was set aside can be used.
    DiscGained { seat: u8 },
    /// A grey disc joins a player's disc.
    GreyDisc { seat: u8 },
    /// A disc was moved.
    Moved { disc: DiscId, to: SpaceId },
    /// A disc left the board for its owner or the reserve.
    Returned { disc: DiscId, from: SpaceId },
    /// The discs of two spaces changed places.
    Swapped { a: SpaceId, b: SpaceId },
    /// A player's pawn goes to the first place.
    GoesFirst { seat: u8 },
    /// A player without a disc there carries out a tile's action.
    Copied { seat: u8, tile: Thing },
    /// A player's final score.
    Scored { seat: u8, points: i32 },
    /// A player has this rank by the goals of the scenario.
    Ranked { seat: u8, noun: NounId },
    /// The game is over.
    Over,
}
