//! Verbs. The modules below hold the rows; this list fixes their order.

mod battle;
mod dice;
mod gain;
mod monster;
mod offer;
mod question;
mod setup;

use provost_engine::word_table;
use provost_interpreter::vocabulary::spec::VerbSpec;

word_table! {
    /// The verbs.
    Verb, VERBS: [VerbSpec] {
        Gain = gain::GAIN,
        GainOtherColour = gain::GAIN_OTHER_COLOUR,
        Lose = gain::LOSE,
        Give = gain::GIVE,
        Discard = gain::DISCARD,
        Carry = gain::CARRY,
        Heal = gain::HEAL,
        DiscardSelf = gain::DISCARD_SELF,
        TakeTile = gain::TAKE_TILE,
        ReturnTile = gain::RETURN_TILE,
        Store = gain::STORE,
        Revive = gain::REVIVE,
        PutCounters = gain::PUT_COUNTERS,
        RemoveCounters = gain::REMOVE_COUNTERS,
        CountsAs = question::COUNTS_AS,
        CountsAsEach = question::COUNTS_AS_EACH,
        DieCountsAs = question::DIE_COUNTS_AS,
        ReverseOrder = question::REVERSE_ORDER,
        Attacks = battle::ATTACKS,
        DoNothing = gain::DO_NOTHING,
        Turn = dice::TURN,
        Reroll = dice::REROLL,
        RerollDice = dice::REROLL_DICE,
        SetDie = dice::SET_DIE,
        FlipDie = dice::FLIP_DIE,
        SwapDice = dice::SWAP_DICE,
        PutDice = dice::PUT_DICE,
        Shield = dice::SHIELD,
        Steal = dice::STEAL,
        Mark = dice::MARK,
        CancelTrick = dice::CANCEL_TRICK,
        Hide = dice::HIDE,
        RemoveAttackDice = battle::REMOVE_ATTACK_DICE,
        Divert = battle::DIVERT,
        RerollMisses = battle::REROLL_MISSES,
        RollAgainst = battle::ROLL_AGAINST,
        Deal = battle::DEAL,
        CancelHits = battle::CANCEL_HITS,
        CancelWounds = battle::CANCEL_WOUNDS,
        Dies = battle::DIES,
        PutAtEntrance = monster::PUT_AT_ENTRANCE,
        SendToEntrance = monster::SEND_TO_ENTRANCE,
        DrawForLand = monster::DRAW_FOR_LAND,
        DrawForEntrance = monster::DRAW_FOR_ENTRANCE,
        DrawLevel = monster::DRAW_LEVEL,
        SendDummy = monster::SEND_DUMMY,
        WinPath = monster::WIN_PATH,
        Hire = offer::HIRE,
        HireFree = offer::HIRE_FREE,
        Buy = offer::BUY,
        BuyAt = offer::BUY_AT,
        BuyEquipment = offer::BUY_EQUIPMENT,
        TakeEquipment = offer::TAKE_EQUIPMENT,
        TakeLoot = offer::TAKE_LOOT,
        Refill = offer::REFILL,
        Renew = offer::RENEW,
        Set = setup::SET,
        StartWith = setup::START_WITH,
        KeepOnly = setup::KEEP_ONLY,
        KeepAffinity = setup::KEEP_AFFINITY,
        KeepLevel = setup::KEEP_LEVEL,
        LeaveOut = setup::LEAVE_OUT,
        TurnOn = setup::TURN_ON,
        AddAffinity = setup::ADD_AFFINITY,
        ReplaceBuilding = setup::REPLACE_BUILDING,
        ReplacePanic = setup::REPLACE_PANIC,
        ForbidEquipment = question::FORBID_EQUIPMENT,
        ForbidTokens = question::FORBID_TOKENS,
        ForbidDefenseTalents = question::FORBID_DEFENSE_TALENTS,
        ForbidPathBenefits = question::FORBID_PATH_BENEFITS,
        ForbidBuilding = question::FORBID_BUILDING,
        ForbidBuildings = question::FORBID_BUILDINGS,
        RequireTraps = question::REQUIRE_TRAPS,
        Waive = question::WAIVE,
    }
}
