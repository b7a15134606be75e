//! Cards: mercenaries, monsters, lands, equipment.

use super::{COPIES, DICE, GOODS};
use provost_interpreter::vocabulary::spec::KindSpec;
use provost_interpreter::vocabulary::value_type::{KeySpec, ValueType};

pub(super) const MERCENARY: KindSpec = KindSpec {
    id: "mercenary",
    entity: Some("mercenary"),
    roles: &["owner"],
    fields: &[
        KeySpec::optional("affinity", ValueType::Noun("affinity"), "Its affinity; novices have none."),
        KeySpec::required(
            "role",
            ValueType::Choice(&["leader", "initial", "hired", "stack"]),
            "Leader or first mercenary of a clan, card of the Tavern's deck, or one of the novices (a stack at the Tavern; \
             they take no path and settle no land).",
        ),
        KeySpec::required(
            "cost",
            ValueType::Number(0, 30),
            "Gold for hiring it; 0 for the clan's first two.",
        ),
        KeySpec::required(
            "reputation",
            ValueType::Number(0, 20),
            "Reputation it brings and excess glory it asks for.",
        ),
        KeySpec::required(
            "dice",
            DICE,
            "Dice it adds to the pool every round, and at once when it is hired.",
        ),
        COPIES,
    ],
    doc: "While in its owner's clan it hears the owner's windows and numbers, rolls and results of its own path, and \
          attacks and hits on itself, whoever's turn it is.",
};

pub(super) const MONSTER: KindSpec = KindSpec {
    id: "monster",
    entity: Some("monster"),
    roles: &[],
    fields: &[
        KeySpec::required("affinity", ValueType::Noun("affinity"), "Its affinity."),
        KeySpec::required("level", ValueType::Noun("level"), "Level A or B."),
        KeySpec::required("attack", ValueType::Number(0, 20), "Attack value: the dice it attacks with."),
        KeySpec::required(
            "capture",
            ValueType::Number(1, 60),
            "Capture value: the total that captures it, with a trap.",
        ),
        KeySpec::required(
            "elimination",
            ValueType::Number(2, 60),
            "Elimination value: the total that eliminates it.",
        ),
        KeySpec::required("capture-reward", GOODS, "What the captor's owner gains."),
        KeySpec::required("elimination-reward", GOODS, "What the slayer's owner gains, besides the trophy."),
        KeySpec::required("trophy", ValueType::Number(1, 3), "Points of the trophy on its back."),
    ],
    doc: "Hears its own drawing, and while it lies on the board everything in its own battle: attacks it makes, rolls \
          against it, its end. It has no owner: name players by `owner of`.",
};

pub(super) const LAND: KindSpec = KindSpec {
    id: "land",
    entity: Some("land"),
    roles: &["owner"],
    fields: &[
        KeySpec::required("affinity", ValueType::Noun("affinity"), "Its affinity."),
        KeySpec::required("conquest", ValueType::Number(1, 60), "The total that conquers it."),
        KeySpec::required("reward", GOODS, "What the conqueror's owner gains."),
    ],
    doc: "Hears the windows and numbers of the player who has conquered it, only while a mercenary of that player has \
          settled it.",
};

pub(super) const EQUIPMENT: KindSpec = KindSpec {
    id: "equipment",
    entity: Some("equipment"),
    roles: &["owner", "bearer"],
    fields: &[
        KeySpec::required(
            "type",
            ValueType::Noun("equipment-type"),
            "Its type; a mercenary has one card of each.",
        ),
        KeySpec::required("price", ValueType::Number(0, 30), "Gold at the Bazaar."),
        COPIES,
    ],
    doc: "Hears what its bearer hears: rolls and results of the bearer's path, attacks and hits on the bearer, and the \
          owner's windows and numbers.",
};
