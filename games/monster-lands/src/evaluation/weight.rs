//! Judgement: what things are worth that have no points printed on them, in hundredths of a victory point. They were
//! first chosen by hand, then moved by matches: thousands of games in which every player had each number raised or
//! lowered by chance say which of them win points (`docs/agents.md`).

use super::Part;

/// How much each sort of worth counts beside the others, in hundredths; all others count as they are. Moved as a whole by
/// games in which each was raised or lowered by chance: what stands below fits together within its sort.
pub(super) const EMPHASIS: [(Part, i32); 6] = [
    (Part::Gold, 85),
    (Part::Hires, 120),
    (Part::Dice, 90),
    (Part::Tokens, 140),
    (Part::Equipment, 65),
    (Part::Paths, 130),
];

/// A piece of gold while there is something to be bought for it. Hiring costs about two for a point of reputation.
pub(super) const GOLD: i32 = 38;
/// Gold up to this amount counts in full, what is beyond it half: more than a round's purchases lies idle.
pub(super) const USEFUL_GOLD: i32 = 17;
/// A piece of gold that can only break a tie.
pub(super) const IDLE_GOLD: i32 = 1;
/// A point of reputation for which there are both the glory and the gold to hire, while somebody can be hired.
pub(super) const HIRE: i32 = 40;
/// Gold that a point of reputation costs.
pub(super) const GOLD_FOR_REPUTATION: i32 = 2;
/// Points of reputation that one round can bring by hiring.
pub(super) const HIRED_IN_A_ROUND: i32 = 8;
/// A point of glory besides its own point: it makes room for a mercenary.
pub(super) const ROOM: i32 = 12;
/// A die in the pool that is to be placed in this round. A sold one brings a piece of gold.
pub(super) const DIE: i32 = 55;
/// A pip of a die that lowers a price.
pub(super) const DISCOUNT_PIP: i32 = 6;
/// A die that a member brings in each round to come.
pub(super) const DIE_LATER: i32 = 42;
/// What a member can do besides, in each round to come.
pub(super) const TALENT: i32 = 14;
/// A member that is wounded: the next wound kills it.
pub(super) const WOUND: i32 = 70;
/// A token that lies on a path (against hits), one that is carried (against wounds, for a roll).
pub(super) const PLACED_TOKEN: i32 = 55;
/// See [`PLACED_TOKEN`].
pub(super) const CARRIED_TOKEN: i32 = 40;
/// Tokens of a sort beyond this number count half.
pub(super) const USEFUL_TOKENS: i32 = 3;
/// A trap in stock: it makes captures possible.
pub(super) const TRAP: i32 = 30;
/// A trap in stock for each piece of gold of its price: it adds to a roll.
pub(super) const TRAP_PRICE: i32 = 9;
/// What a trap that is not turned up adds to a roll, for each piece of gold of its price: the Lodge asks about a piece
/// for each point.
pub(super) const TRAP_TOTAL: i32 = 1;
/// What it adds at least and at most.
pub(super) const TRAP_TOTALS: (i32, i32) = (3, 9);
/// Equipment, for each piece of gold of its price, in each of up to three rounds to come.
pub(super) const EQUIPMENT: i32 = 5;
/// A loot token.
pub(super) const LOOT: i32 = 95;
/// The benefit of a settled land in each round to come.
pub(super) const LAND: i32 = 60;
/// Glory that the leading player wins in a round, to guess when the game ends.
pub(super) const GLORY_IN_A_ROUND: i32 = 7;
/// What the chance to roll a die again adds to a total, in hundredths of a pip.
pub(super) const REROLL: i32 = 90;
/// Of what a deserter is worth, how much is counted as lost while gold may still come in, in hundredths.
pub(super) const DESERTION: i32 = 50;
/// How much of the chance to be killed is counted, in hundredths. More than all of it: the chance is worked out as if
/// every defence were there when it is needed, and the dead leave their dice and their part in the battle behind.
pub(super) const DREAD: i32 = 130;
/// Of what the conquest of a land is worth, how much is counted before it is made, in hundredths.
pub(super) const CONQUEST: i32 = 85;
