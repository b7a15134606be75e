//! Hook points, in the order of a round. An event says what happens, an offer what a player may start, a
//! number what is counted, a question what is asked.

mod battle;
mod deployment;
mod goods;
mod result;
mod round;

use provost_engine::word_table;
use provost_interpreter::vocabulary::spec::{AboutSpec, HookSpec, QualifierSpec};

word_table! {
    /// The hook points.
    Hook, HOOKS: [HookSpec] {
        Setup = round::SETUP,
        Draw = round::DRAW,
        RoundStart = round::ROUND_START,
        DicePool = round::DICE_POOL,
        AfterDeployment = round::AFTER_DEPLOYMENT,
        Panic = round::PANIC,
        Score = round::SCORE,
        DummyTurn = round::DUMMY_TURN,
        AfterDummyAssign = round::AFTER_DUMMY_ASSIGN,
        DummyPath = round::DUMMY_PATH,
        Always = round::ALWAYS,
        Action = deployment::ACTION,
        Free = deployment::FREE,
        AnyTime = deployment::ANY_TIME,
        BeforeHire = deployment::BEFORE_HIRE,
        Price = deployment::PRICE,
        Cost = deployment::COST,
        Payout = deployment::PAYOUT,
        Limit = deployment::LIMIT,
        ExcessGlory = deployment::EXCESS_GLORY,
        Assign = deployment::ASSIGN,
        PathBenefit = deployment::PATH_BENEFIT,
        InBattle = battle::IN_BATTLE,
        Reveal = battle::REVEAL,
        BeforeTrick = battle::BEFORE_TRICK,
        BeforeAttack = battle::BEFORE_ATTACK,
        AttackSize = battle::ATTACK_SIZE,
        BeforeAttackRoll = battle::BEFORE_ATTACK_ROLL,
        BeforeDivertedRoll = battle::BEFORE_DIVERTED_ROLL,
        AttackRoll = battle::ATTACK_ROLL,
        Hits = battle::HITS,
        Defend = battle::DEFEND,
        BeforeWound = battle::BEFORE_WOUND,
        AfterWound = battle::AFTER_WOUND,
        Death = battle::DEATH,
        BattleEnd = battle::BATTLE_END,
        Roll = result::ROLL,
        Reroll = result::REROLL,
        Result = result::RESULT,
        CaptureValue = result::CAPTURE_VALUE,
        EliminationValue = result::ELIMINATION_VALUE,
        ConquestValue = result::CONQUEST_VALUE,
        CaptureCheck = result::CAPTURE_CHECK,
        Capture = result::CAPTURE,
        Elimination = result::ELIMINATION,
        Conquest = result::CONQUEST,
        MissionSuccess = result::MISSION_SUCCESS,
        MissionFailure = result::MISSION_FAILURE,
        MissionBeaten = result::MISSION_BEATEN,
        Loot = result::LOOT,
        InsteadOfLoot = result::INSTEAD_OF_LOOT,
        Gain = goods::GAIN,
        Loss = goods::LOSS,
        Payment = goods::PAYMENT,
        InsteadOfGain = goods::INSTEAD_OF_GAIN,
        InsteadOfLoss = goods::INSTEAD_OF_LOSS,
        Hire = goods::HIRE,
        Discard = goods::DISCARD,
        TurnStart = goods::TURN_START,
        TurnEnd = goods::TURN_END,
        RoundEnd = round::ROUND_END,
        BattleStart = battle::BATTLE_START,
        InsteadOfDeath = battle::INSTEAD_OF_DEATH,
        AfterBattle = battle::AFTER_BATTLE,
        BattleOrder = battle::BATTLE_ORDER,
        DieResult = result::DIE_RESULT,
        RerollCost = result::REROLL_COST,
    }
}

/// Kinds whose abilities belong to a player and hear that player's windows.
const OWNED: &[&str] =
    &["mercenary", "equipment", "land", "loot", "token", "tile", "trophy", "rule", "variant", "scenario"];

/// Kinds that take part in what happens on a path.
const ON_PATHS: &[&str] = &[
    "mercenary",
    "equipment",
    "trap",
    "trick",
    "loot",
    "token",
    "benefit",
    "guard",
    "monster",
    "tile",
    "rule",
    "variant",
    "scenario",
];

/// Kinds that hold rules of the whole game.
const RULES: &[&str] = &["tile", "rule", "variant", "scenario"];

/// Kinds that hear the dummy player.
const DUMMY: &[&str] = &["dummy", "rule", "variant", "scenario"];

/// `at land`, `at entrance`, `at mission`.
const AT_PLACE: &[QualifierSpec] =
    &[QualifierSpec { word: "at", class: "place", doc: "Only where it happens at this place." }];

/// `for attack`, `for conquest`, `for mission` ...
const FOR_PURPOSE: &[QualifierSpec] =
    &[QualifierSpec { word: "for", class: "purpose", doc: "Only for rolls made for this." }];

/// `at mine`.
const AT_BUILDING: &[QualifierSpec] =
    &[QualifierSpec { word: "at", class: "building", doc: "Only in this building." }];

/// `at dice-mission`.
const AT_MISSION: &[QualifierSpec] =
    &[QualifierSpec { word: "at", class: "mission-type", doc: "Only in missions of this type." }];

/// The roles of an attack on one mercenary.
const ATTACK: &[&str] = &["monster", "land", "victim", "path"];

/// The roles of a roll.
const ROLLING: &[&str] = &["path", "monster", "land", "member"];

/// `on a wounded mercenary by a fire monster at a water land`.
const ABOUT_ATTACK: &[AboutSpec] = &[
    AboutSpec::anywhere("on", "victim"),
    AboutSpec::anywhere("by", "monster"),
    AboutSpec::anywhere("at", "land"),
];

/// `by a wounded mercenary against a fire monster`.
const ABOUT_DEFENCE: &[AboutSpec] = &[
    AboutSpec::anywhere("by", "victim"),
    AboutSpec::anywhere("against", "monster"),
    AboutSpec::anywhere("at", "land"),
];

/// `of a mercenary of owner by a fire monster`.
const ABOUT_WOUND: &[AboutSpec] = &[
    AboutSpec::anywhere("of", "victim"),
    AboutSpec::anywhere("by", "monster"),
    AboutSpec::anywhere("at", "land"),
];

/// `by another mercenary of owner against a fire monster`.
const ABOUT_ROLL: &[AboutSpec] = &[
    AboutSpec::anywhere("by", "member"),
    AboutSpec::anywhere("against", "monster"),
    AboutSpec::anywhere("at", "land"),
];

/// `of a fire monster by a mercenary of owner`.
const ABOUT_BEATEN: &[AboutSpec] = &[
    AboutSpec::anywhere("of", "monster"),
    AboutSpec::anywhere("by", "victor"),
    AboutSpec::anywhere("at", "land"),
];
