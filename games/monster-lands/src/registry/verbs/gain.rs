//! Verbs of gain and loss: dice, tokens, gold, glory, tiles, wounded and dead.

use super::super::example;
use provost_interpreter::vocabulary::spec::VerbSpec;

pub(super) const GAIN: VerbSpec = VerbSpec {
    id: "gain",
    pattern: "gain {what:amounts:die|token|resource}",
    hooks: &[],
    needs: &["owner"],
    fires: &["limit", "payout", "gain:", "instead-of-gain:"],
    doc: "The owner, or the player named before, gets it: dice from the reserve into the pool (this round only; colours with `rolled` \
          are rolled at once), tokens and gold into stock, traps unseen from the pile. `or` and plain `dice` \
          leave the mix to the owner.",
    example: example("mercenary", "free, once per round: gain 1 potion or venom."),
};

pub(super) const GAIN_OTHER_COLOUR: VerbSpec = VerbSpec {
    id: "gain-other-colour",
    pattern: "gain {what:amount:die} of another colour",
    hooks: &[],
    needs: &["owner"],
    fires: &["gain:", "instead-of-gain:"],
    doc: "The owner gets dice of a colour that was not paid for this ability, into the pool for this round.",
    example: example("mercenary", "free, once per round, pay 1 die: gain 1 die of another colour."),
};

pub(super) const LOSE: VerbSpec = VerbSpec {
    id: "lose",
    pattern: "lose {what:amounts:token|resource}",
    hooks: &[],
    needs: &["owner"],
    fires: &["loss:", "instead-of-loss:"],
    doc: "The owner, or the player named before, gives it back, as far as there is any. Reputation stays when glory falls.",
    example: example("mercenary", "on mission failure: lose 1 glory."),
};

pub(super) const GIVE: VerbSpec = VerbSpec {
    id: "give",
    pattern: "give {what:amounts:token|resource} to {whom:player}",
    hooks: &[],
    needs: &["owner"],
    fires: &["limit", "gain:", "instead-of-gain:", "loss:", "instead-of-loss:"],
    doc: "The owner, or the player named before, hands it over, as far as there is any; traps as they are. With \
          plain `tokens` and `or`, the one who gives chooses.",
    example: example(
        "land",
        "action, once per round, pay 1 magic die: another player gives 1 token to owner.",
    ),
};

pub(super) const DISCARD: VerbSpec = VerbSpec {
    id: "discard",
    pattern: "discard {what:trap|equipment|loot}",
    hooks: &[],
    needs: &[],
    fires: &["discard"],
    doc: "The card or token is discarded, from a stock, a path or its bearer.",
    example: example("loot", "any time, discard self: each other player discards a trap of theirs."),
};

pub(super) const CARRY: VerbSpec = VerbSpec {
    id: "carry",
    pattern: "put {what:amounts:token|resource} on {whom:mercenary}",
    hooks: &[],
    needs: &[],
    fires: &[],
    doc: "It is laid on the mercenary's assignment token, beyond what it brought along; it comes home with \
          a survivor and is lost with a dead one.",
    example: example("benefit", "on assign: put 2 gold on bearer."),
};

pub(super) const HEAL: VerbSpec = VerbSpec {
    id: "heal",
    pattern: "heal {whom:mercenary}",
    hooks: &[],
    needs: &[],
    fires: &[],
    doc: "A wounded mercenary is unwounded again.",
    example: example("token", "any time, discard self: heal an unassigned mercenary."),
};

pub(super) const DISCARD_SELF: VerbSpec = VerbSpec {
    id: "discard-self",
    pattern: "discard self",
    hooks: &[],
    needs: &[],
    fires: &[],
    doc: "This card or token is discarded.",
    example: example("loot", "free, pay 1 magic die: gain 3 strength dice then discard self."),
};

pub(super) const TAKE_TILE: VerbSpec = VerbSpec {
    id: "take-tile",
    pattern: "take {what:tile}",
    hooks: &[],
    needs: &["owner"],
    fires: &[],
    doc: "The owner holds the tile from now on.",
    example: example("tile", "instead of loot, when self is in reserve: may take self."),
};

pub(super) const RETURN_TILE: VerbSpec = VerbSpec {
    id: "return-tile",
    pattern: "return {what:tile} to reserve",
    hooks: &[],
    needs: &[],
    fires: &[],
    doc: "Nobody holds the tile any more.",
    example: example("tile", "after deployment, when self is held: return self to reserve."),
};

pub(super) const STORE: VerbSpec = VerbSpec {
    id: "store",
    pattern: "store {whom:mercenary} on {where:tile}",
    hooks: &["death"],
    needs: &[],
    fires: &[],
    doc: "The dead mercenary's token is kept on the tile instead of leaving the game.",
    example: example("tile", "on death: store victim on self."),
};

pub(super) const REVIVE: VerbSpec = VerbSpec {
    id: "revive",
    pattern: "revive {whom:mercenary}",
    hooks: &[],
    needs: &["owner"],
    fires: &["excess-glory"],
    doc: "A dead mercenary joins the owner's clan, whosever it was: excess glory is needed, gold is not; \
          unwounded, without equipment, its dice at once.",
    example: example(
        "tile",
        "action, once per round, pay 1 magic die and 1 potion: revive a mercenary stored on self before this round.",
    ),
};

pub(super) const PUT_COUNTERS: VerbSpec = VerbSpec {
    id: "put-counters",
    pattern: "put {what:amounts:counter} on {where:mercenary|monster|land|equipment|trap|loot|building|tile|trophy}",
    hooks: &[],
    needs: &[],
    fires: &[],
    doc: "Counters are laid on the card or token. They stay until something removes them or it leaves play.",
    example: example("mercenary", "on conquest: put 1 counter on self."),
};

pub(super) const REMOVE_COUNTERS: VerbSpec = VerbSpec {
    id: "remove-counters",
    pattern: "remove {what:amounts:counter} from {where:mercenary|monster|land|equipment|trap|loot|building|tile|trophy}",
    hooks: &[],
    needs: &[],
    fires: &[],
    doc: "Counters are taken off the card or token, as far as there are any.",
    example: example("mercenary", "on dice pool: remove 1 counter from self."),
};

pub(super) const DO_NOTHING: VerbSpec = VerbSpec {
    id: "do-nothing",
    pattern: "do nothing",
    hooks: &["instead-of-gain", "instead-of-loss", "instead-of-death", "instead-of-loot"],
    needs: &[],
    fires: &[],
    doc: "What was to happen does not happen, and nothing takes its place.",
    example: example("mercenary", "instead of loss of glory, once per round: do nothing."),
};
