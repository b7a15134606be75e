//! Weights: estimated values of things without printed points, in hundredths of a victory point. First chosen
//! by hand, then tuned by matches: thousands of games in which each number of each player was raised or
//! lowered at random show which of them win points (`docs/agents.md`).

use super::Part;

/// The weight of each part of the evaluation beside the others, in hundredths; the rest count in full. Tuned
/// as a whole by games in which each was raised or lowered at random: the values below fit together within
/// their part.
pub(super) const EMPHASIS: [(Part, i32); 6] = [
    (Part::Gold, 85),
    (Part::Hires, 120),
    (Part::Dice, 90),
    (Part::Tokens, 140),
    (Part::Equipment, 65),
    (Part::Paths, 130),
];

/// A piece of gold while there is something to buy. Hiring costs about two per point of reputation.
pub(super) const GOLD: i32 = 38;
/// Gold up to this amount counts in full, the rest half: gold beyond a round's purchases lies idle.
pub(super) const USEFUL_GOLD: i32 = 17;
/// A piece of gold that can only break a tie.
pub(super) const IDLE_GOLD: i32 = 1;
/// A point of reputation that both the glory and the gold can hire, while hiring is possible.
pub(super) const HIRE: i32 = 40;
/// The price of a point of reputation in gold.
pub(super) const GOLD_FOR_REPUTATION: i32 = 2;
/// Points of reputation that hiring can bring in one round.
pub(super) const HIRED_IN_A_ROUND: i32 = 8;
/// A point of glory besides its own point: it makes room for a mercenary.
pub(super) const ROOM: i32 = 12;
/// A die in the pool for this round. A sold one brings a piece of gold.
pub(super) const DIE: i32 = 55;
/// A pip of a discount die.
pub(super) const DISCOUNT_PIP: i32 = 6;
/// A die of a member in each coming round.
pub(super) const DIE_LATER: i32 = 42;
/// The other abilities of a member in each coming round.
pub(super) const TALENT: i32 = 14;
/// A wounded member: the next wound kills it.
pub(super) const WOUND: i32 = 70;
/// A token placed on a path (against hits), and a carried one (against wounds, for a roll).
pub(super) const PLACED_TOKEN: i32 = 55;
/// See [`PLACED_TOKEN`].
pub(super) const CARRIED_TOKEN: i32 = 40;
/// Tokens of a sort beyond this number count half.
pub(super) const USEFUL_TOKENS: i32 = 3;
/// A trap in stock: it makes captures possible.
pub(super) const TRAP: i32 = 30;
/// A trap in stock, per gold of its price: it adds to a roll.
pub(super) const TRAP_PRICE: i32 = 9;
/// The addition of an unrevealed trap to a roll, per gold of its price: the Lodge charges about one per
/// point.
pub(super) const TRAP_TOTAL: i32 = 1;
/// The bounds of this addition.
pub(super) const TRAP_TOTALS: (i32, i32) = (3, 9);
/// Equipment, per gold of its price, in each of up to three coming rounds.
pub(super) const EQUIPMENT: i32 = 5;
/// A loot token.
pub(super) const LOOT: i32 = 95;
/// The benefit of a settled land in each coming round.
pub(super) const LAND: i32 = 60;
/// Glory that the leading player wins in a round, to guess the end of the game.
pub(super) const GLORY_IN_A_ROUND: i32 = 7;
/// The addition of a possible reroll to a total, in hundredths of a pip.
pub(super) const REROLL: i32 = 90;
/// The part of a deserter's value counted as lost while gold may still come in, in hundredths.
pub(super) const DESERTION: i32 = 50;
/// The weight of the probability of being killed, in hundredths. More than 100, because the probability
/// assumes that every defence is there when needed, and the dead leave behind their dice and their part in
/// the battle.
pub(super) const DREAD: i32 = 130;
/// The part of a conquest's value counted before it is made, in hundredths.
pub(super) const CONQUEST: i32 = 85;
