//! Verbs of hiring, buying and taking from the offers.

use super::super::example;
use provost_interpreter::vocabulary::spec::VerbSpec;

pub(super) const HIRE: VerbSpec = VerbSpec {
    id: "hire",
    pattern: "hire {count:number} mercenary/mercenaries",
    hooks: &["action"],
    needs: &["owner"],
    fires: &["before-hire", "price", "excess-glory"],
    doc: "The owner hires so many from the offer or the novices, paying for each and with enough excess \
          glory; their dice come at once and the offer is refilled.",
    example: example("building", "action, pay 1 strength or persuasion die: hire 1 mercenary."),
};

pub(super) const HIRE_FREE: VerbSpec = VerbSpec {
    id: "hire-free",
    pattern: "hire {count:number} mercenary/mercenaries for free",
    hooks: &[],
    needs: &["owner"],
    fires: &["excess-glory"],
    doc: "As hiring, without gold: no space, no panic and no persuasion, but excess glory is needed. Only \
          from the offer; it is refilled.",
    example: example("land", "action, once per round, pay 2 strength dice: hire 1 mercenary for free."),
};

pub(super) const BUY: VerbSpec = VerbSpec {
    id: "buy",
    pattern: "buy {what:amount:token}",
    hooks: &["action"],
    needs: &["owner"],
    fires: &["price", "limit"],
    doc: "The owner buys at least one of the tokens on offer, each at its own price; the offer is refilled.",
    example: example("building", "action, pay 1 strength or persuasion die: buy any number of traps."),
};

pub(super) const BUY_AT: VerbSpec = VerbSpec {
    id: "buy-at",
    pattern: "buy {what:amount:token} for {price:amount:resource} each",
    hooks: &["action"],
    needs: &["owner"],
    fires: &["price", "limit"],
    doc: "The owner buys at least one token from the reserve at this price.",
    example: example(
        "building",
        "action, pay 1 strength or persuasion die: buy up to 3 defense tokens for 2 gold each.",
    ),
};

pub(super) const BUY_EQUIPMENT: VerbSpec = VerbSpec {
    id: "buy-equipment",
    pattern: "buy {count:number} equipment",
    hooks: &["action"],
    needs: &["owner"],
    fires: &["price"],
    doc: "The owner buys cards on offer, each for an unassigned mercenary with room for its type; the offer \
          is refilled.",
    example: example("building", "action, pay 1 strength or persuasion die: buy 1 equipment."),
};

pub(super) const TAKE_EQUIPMENT: VerbSpec = VerbSpec {
    id: "take-equipment",
    pattern: "take {count:number} equipment for free",
    hooks: &[],
    needs: &["owner"],
    fires: &[],
    doc: "The owner takes cards on offer one after the other without paying, each for an unassigned \
          mercenary with room for its type; refilled in between.",
    example: example("land", "action, once per round, pay 2 strength dice: take 1 equipment for free."),
};

pub(super) const TAKE_LOOT: VerbSpec = VerbSpec {
    id: "take-loot",
    pattern: "take {count:number} loot",
    hooks: &[],
    needs: &["owner"],
    fires: &[],
    doc: "The owner takes loot tokens from the offer, as far as there are.",
    example: example("land", "action, once per round, pay 1 strength die: take 1 loot then refill loot."),
};

pub(super) const REFILL: VerbSpec = VerbSpec {
    id: "refill",
    pattern: "refill {offer:noun:offer}",
    hooks: &[],
    needs: &[],
    fires: &[],
    doc: "The offer is filled up from its pile.",
    example: example("land", "action, once per round, pay 1 strength die: take 1 loot then refill loot."),
};

pub(super) const RENEW: VerbSpec = VerbSpec {
    id: "renew",
    pattern: "renew {offer:noun:offer}",
    hooks: &[],
    needs: &[],
    fires: &[],
    doc: "All cards or tokens of the offer are discarded and new ones are turned up.",
    example: example("rule", "before hire, once per action, may pay 2 gold: renew mercenaries."),
};
