//! Attributes: one row for conditions, filters, numbers and superlatives.

use super::example;
use provost_engine::word_table;
use provost_interpreter::vocabulary::spec::{AttributeSpec, AttributeType, Example};

word_table! {
    /// The attributes.
    Attribute, ATTRIBUTES: [AttributeSpec] {
        Resource = attribute(
            "player",
            "resource",
            "{what:noun:resource}",
            AttributeType::Quantity(0, 999),
            "What a player has of a resource: `gold`, `glory`.",
            example("mercenary", "on assign, when gold of owner is at most 2: gain 2 gold."),
        ),
        Token = attribute(
            "player",
            "token",
            "{what:noun:token}",
            AttributeType::Quantity(0, 99),
            "What a player has of a token in stock, those on paths and mercenaries not counted.",
            example("mercenary", "on assign: each player with the most potions loses 1 glory."),
        ),
        Counters = attribute(
            "mercenary|monster|land|equipment|trap|loot|building|tile|trophy",
            "counters",
            "{what:noun:counter}",
            AttributeType::Quantity(0, 99),
            "The counters that lie on a card or token; they go when it leaves play.",
            example("mercenary", "on roll: +1 to total for each counter of self."),
        ),
        VictoryPoints = attribute(
            "player",
            "victory-points-of",
            "victory point(s)",
            AttributeType::Quantity(0, 9999),
            "What a player would score if the game ended now.",
            example("rule", "on round start: each player with the fewest victory points gains 1 gold."),
        ),
        ClanReputation = attribute(
            "player",
            "clan-reputation",
            "clan reputation",
            AttributeType::Quantity(0, 999),
            "The sum of the reputations in a player's clan.",
            example("scenario", "on round start: each player with the fewest clan reputation gains 1 gold."),
        ),
        Wounded = attribute(
            "mercenary",
            "wounded",
            "wounded",
            AttributeType::Truth,
            "The mercenary has a wound now.",
            example("monster", "on attack size: +1 to attack dice for each wounded mercenary here."),
        ),
        Unassigned = attribute(
            "mercenary",
            "unassigned",
            "unassigned",
            AttributeType::Truth,
            "The mercenary has no path this round.",
            example("mercenary", "free, once per round: gain 1 gold for each unassigned mercenary of owner."),
        ),
        Assigned = attribute(
            "mercenary",
            "assigned",
            "assigned",
            AttributeType::Truth,
            "The mercenary has a path this round.",
            example("mercenary", "free, once per round: gain 1 gold for each assigned mercenary of owner."),
        ),
        Settler = attribute(
            "mercenary",
            "settler",
            "settled",
            AttributeType::Truth,
            "The mercenary has settled a land.",
            example("loot", "on score: +1 to victory points for each settled mercenary of owner."),
        ),
        Novice = AttributeSpec {
            is_noun: true,
            ..attribute(
                "mercenary",
                "novice-mercenary",
                "novice(s)",
                AttributeType::Truth,
                "A mercenary from the stack at the Tavern: no affinity, no path, no land.",
                example("mercenary", "on dice pool: gain 1 gold for every 2 novices of owner."),
            )
        },
        Leader = AttributeSpec {
            is_noun: true,
            ..attribute(
                "mercenary",
                "leader",
                "leader(s)",
                AttributeType::Truth,
                "The mercenary that leads its clan.",
                example("monster", "on elimination: deal 1 hit to each leader here."),
            )
        },
        MercenaryAffinity = attribute(
            "mercenary",
            "mercenary-affinity",
            "affinity",
            AttributeType::Noun("affinity"),
            "The affinity of the mercenary; novices have none.",
            example("mercenary", "on roll: +1 to total for each different affinity of mercenaries of owner."),
        ),
        Carried = AttributeSpec {
            verb: Some(("carries", "carry")),
            ..attribute(
                "mercenary",
                "carried",
                "token(s) carried",
                AttributeType::Noun("token"),
                "The tokens that lie with the mercenary on its path; it may carry several sorts.",
                example("monster", "on elimination: deal 1 hit to each mercenary here that carries a potion."),
            )
        },
        Reputation = attribute(
            "mercenary",
            "mercenary-reputation",
            "reputation",
            AttributeType::Measure(0, 20),
            "The reputation printed on the mercenary.",
            example("monster", "on elimination: deal 1 hit to each mercenary here with the lowest reputation."),
        ),
        HireCost = AttributeSpec {
            verb: Some(("costs", "cost")),
            ..attribute(
                "mercenary",
                "mercenary-cost",
                "cost",
                AttributeType::Measure(0, 30),
                "Gold that hiring the mercenary costs.",
                example("monster", "on elimination: deal 1 hit to each mercenary here that costs at most 5."),
            )
        },
        MonsterAffinity = attribute(
            "monster",
            "monster-affinity",
            "affinity",
            AttributeType::Noun("affinity"),
            "The affinity of the monster, at the Entrance too.",
            example("mercenary", "on defend, when monster is not fire: may cancel 1 hit."),
        ),
        MonsterLevel = attribute(
            "monster",
            "monster-level",
            "level",
            AttributeType::Noun("level"),
            "The level of the monster.",
            example("mercenary", "on elimination, when monster is level-b: gain 2 gold."),
        ),
        TrophyValue = attribute(
            "monster|trophy",
            "trophy-value",
            "trophy value",
            AttributeType::Measure(0, 9),
            "The points printed on the back of the monster, which its trophy brings.",
            example("loot", "on score: +1 to victory points for each trophy of owner with trophy value at least 2."),
        ),
        AttackValue = attribute(
            "monster",
            "attack-value",
            "attack value",
            AttributeType::Measure(0, 20),
            "The attack value printed on the monster.",
            example("mercenary", "on defend, when attack value of monster is at least 5: may cancel 1 hit."),
        ),
        CaptureValue = attribute(
            "monster",
            "capture-value",
            "capture value",
            AttributeType::Measure(1, 60),
            "The capture value printed on the monster.",
            example("mercenary", "on capture, when capture value of monster is at least 15: gain 2 gold."),
        ),
        EliminationValue = attribute(
            "monster",
            "elimination-value",
            "elimination value",
            AttributeType::Measure(1, 60),
            "The elimination value printed on the monster.",
            example("mercenary", "on elimination: gain gold equal to half of elimination value of monster."),
        ),
        LandAffinity = attribute(
            "land",
            "land-affinity",
            "affinity",
            AttributeType::Noun("affinity"),
            "The affinity of the land.",
            example("loot", "on score: +1 to victory points for each water land of owner."),
        ),
        Settled = attribute(
            "land",
            "settled",
            "settled",
            AttributeType::Truth,
            "A mercenary has settled the land.",
            example("loot", "on score: +1 to victory points for each settled land of owner."),
        ),
        ConquestValue = attribute(
            "land",
            "conquest-value",
            "conquest value",
            AttributeType::Measure(1, 60),
            "The conquest value printed on the land.",
            example("mercenary", "on conquest, when conquest value of land is at least 15: gain 2 gold."),
        ),
        Free = attribute(
            "path",
            "free-path",
            "free",
            AttributeType::Truth,
            "No mercenary is on the path, nor a token of the dummy player.",
            example("mercenary", "on assign, when there is no free path here: gain 1 gold."),
        ),
        Occupied = attribute(
            "path",
            "occupied-path",
            "occupied",
            AttributeType::Truth,
            "A mercenary is on the path, or a token of the dummy player.",
            example("mercenary", "on assign: gain 1 gold for every 2 occupied paths here."),
        ),
        Rolled = attribute(
            "die",
            "rolled",
            "rolled",
            AttributeType::Truth,
            "The die shows a face.",
            example("mercenary", "on roll: +1 to total for every 3 rolled dice on path."),
        ),
        Face = AttributeSpec {
            verb: Some(("shows", "show")),
            ..attribute(
                "die",
                "face",
                "face(s)",
                AttributeType::Measure(1, 6),
                "The face the die shows; a die that has not been rolled shows none.",
                example("equipment", "on reroll, once per round: may reroll each die on path that shows 1 or 2."),
            )
        },
        Colour = attribute(
            "die",
            "colour",
            "colour(s)",
            AttributeType::Noun("die"),
            "The colour of the die.",
            example("trap", "on roll: +1 to total for each different colour of dice on path."),
        ),
        EquipmentType = attribute(
            "equipment",
            "equipment-kind",
            "type(s)",
            AttributeType::Noun("equipment-type"),
            "The type of the equipment.",
            example("loot", "on score: +1 to victory points for each different type of equipment of owner."),
        ),
        EquipmentPrice = AttributeSpec {
            verb: Some(("costs", "cost")),
            ..attribute(
                "equipment",
                "equipment-price",
                "price",
                AttributeType::Measure(0, 30),
                "Gold that the equipment costs at the Bazaar.",
                example("loot", "on score: +1 to victory points for each equipment of owner that costs at least 8."),
            )
        },
        Revealed = attribute(
            "trap",
            "revealed",
            "revealed",
            AttributeType::Truth,
            "The trap or trick on a path lies face up.",
            example("mercenary", "on roll: +1 to total for each revealed trap on path."),
        ),
        Trick = AttributeSpec {
            is_noun: true,
            ..attribute(
                "trap",
                "trick",
                "trick(s)",
                AttributeType::Truth,
                "A trick, which has an effect but is no trap once it is turned up.",
                example("mercenary", "on assign, when there is a trick on path: gain 1 gold."),
            )
        },
        TrapPrice = AttributeSpec {
            verb: Some(("costs", "cost")),
            ..attribute(
                "trap",
                "trap-price",
                "price",
                AttributeType::Measure(0, 30),
                "Gold that the trap costs at the Hunter's Lodge.",
                example("trick", "on reveal: gain 1 gold for each trap on path that costs at least 3."),
            )
        },
    }
}

const fn attribute(
    of: &'static str,
    id: &'static str,
    pattern: &'static str,
    ty: AttributeType,
    doc: &'static str,
    example: Example,
) -> AttributeSpec {
    AttributeSpec { id, of, ty, pattern, verb: None, is_noun: false, needs: &[], doc, example }
}
