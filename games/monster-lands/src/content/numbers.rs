//! The numbers of the board and of the level of difficulty.

use provost_interpreter::vocabulary::id::NounId;

/// The numbers of the board, for the number of players of this game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct BoardNumbers {
    /// Rounds of a game.
    pub rounds: i32,
    /// The glory that ends the game; `None` if all rounds are played.
    pub end_glory: Option<i32>,
    /// Glory at the start.
    pub start_glory: i32,
    /// Gold at the start.
    pub start_gold: i32,
    /// Initial traps at the start.
    pub start_traps: i32,
    /// Sizes of the offers.
    pub offers: OfferSizes,
    /// The number of lands on the board.
    pub lands: u8,
    /// The highest reputation of a mercenary that counts as easy to hire in the first offer.
    pub easy_reputation: i32,
    /// Dice spaces of a land path.
    pub path_dice: i32,
    /// Token spaces of a land path.
    pub path_tokens: i32,
    /// Dice spaces that a further token takes.
    pub token_dice: i32,
    /// Dice spaces of an Entrance path.
    pub entrance_dice: i32,
    /// Faces of an attack die that are hits, a bit for each.
    pub hit_faces: u8,
    /// Wounds that kill.
    pub deadly_wounds: u8,
    /// The gold up to which a ruined clan is refilled.
    pub ruin_gold: i32,
    /// Wages by glory, in ascending order.
    pub wages: Vec<WageBand>,
    /// Points for 0, 1, 2 ... icons of an affinity.
    pub affinity_points: Vec<i32>,
    /// The rank of players who reach no other; `None` only without a board.
    pub lowest_rank: Option<NounId>,
    /// Rulings on questions that the sources leave open.
    pub rulings: Rulings,
}

/// Rulings on questions that the sources leave open.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[expect(clippy::struct_excessive_bools, reason = "each is a question of its own that is answered yes or no")]
pub struct Rulings {
    /// Carried tokens may be taken along to missions.
    pub tokens_on_missions: bool,
    /// Dice on traps can be paid from the path.
    pub dice_on_traps_guard: bool,
    /// A monster at the Entrance keeps its affinity for conditions.
    pub affinity_at_entrance: bool,
    /// The offer is refilled between two free equipment cards.
    pub refill_between_gifts: bool,
}

/// Sizes of the offers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct OfferSizes {
    /// Mercenaries.
    pub mercenaries: u8,
    /// Traps.
    pub traps: u8,
    /// Equipment.
    pub equipment: u8,
    /// Loot.
    pub loot: u8,
}

/// The wages from a glory value on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WageBand {
    /// The lowest glory of the band.
    pub glory: i32,
    /// Gold for each mercenary.
    pub gold: i32,
}

/// A level of difficulty.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Difficulty {
    /// Its entry.
    pub entry: NounId,
    /// Attack dice of the round track, from round 1.
    pub track: Vec<i32>,
    /// Level of the first monsters.
    pub start_level: Option<NounId>,
}
