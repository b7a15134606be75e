//! What effects do.
//!
//! A verb that picks a player, disc, camp, card or tile leaves out those that answer `forbid` to
//! `on target`. Where nothing is left to pick, an alternative cannot be chosen.

use super::example;
use provost_engine::word_table;
use provost_interpreter::vocabulary::spec::VerbSpec;

/// What gaining resources fires.
const GAIN: &[&str] = &["gain", "after-gain"];

/// What taking wounds fires.
const WOUNDS: &[&str] = &["wounds", "after-wounds"];

/// What completing an adventure fires: wounds are a price of adventures, resources their yield.
const ADVENTURE: &[&str] = &["completion:adventure", "gain", "after-gain", "wounds", "after-wounds"];

/// Likewise for deeds.
const DEED: &[&str] = &["completion:deed", "gain", "after-gain", "wounds", "after-wounds"];

word_table! {
    /// The verbs.
    Verb, VERBS: [VerbSpec] {
        // Resources, levels and wounds.
        Gain = VerbSpec {
            id: "gain",
            pattern: "gain {what:amounts:resource}",
            hooks: &[],
            needs: &["owner"],
            fires: GAIN,
            doc: "The owner gets resources from the reserve; each kind is one gain, with `for each` too.",
            example: example("building", "on activate, pay 1 weapon or spell: gain 2 coins and 1 fame."),
        },
        PlayerGains = VerbSpec {
            id: "player-gains",
            pattern: "{whom:player} gains {what:amounts:resource}",
            hooks: &[],
            needs: &[],
            fires: GAIN,
            doc: "A player gets resources from the reserve.",
            example: example("building", "on activate: each rival gains 1 coin then gain 3 coins."),
        },
        Lose = VerbSpec {
            id: "lose",
            pattern: "lose {what:amounts:resource}",
            hooks: &[],
            needs: &["owner"],
            fires: &[],
            doc: "The owner gives resources to the reserve, as far as there are any.",
            example: example("rule", "on unused disc at area-c: lose 2 fame."),
        },
        PlayerLoses = VerbSpec {
            id: "player-loses",
            pattern: "{whom:player} loses {what:amounts:resource}",
            hooks: &[],
            needs: &[],
            fires: &[],
            doc: "A player gives resources to the reserve, as far as there are any.",
            example: example("character", "on activate: a rival loses 1 fame."),
        },
        Steal = VerbSpec {
            id: "steal",
            pattern: "steal {what:amount:resource} from {whom:player}",
            hooks: &[],
            needs: &["owner"],
            fires: &[],
            doc: "The owner names what a player must hand over; who has none shows it. Nothing is gained \
                  by this.",
            example: example("character", "on activate: steal 1 coin or loot from a rival."),
        },
        StealGoods = VerbSpec {
            id: "steal-goods",
            pattern: "steal {count:number} good(s) of different kinds from {whom:player}",
            hooks: &[],
            needs: &["owner"],
            fires: &[],
            doc: "The owner names so many kinds of goods; a player hands over 1 of each, and shows those \
                  it lacks.",
            example: example("character", "on activate: steal 2 goods of different kinds from a rival."),
        },
        StealGoodsFromDifferentRivals = VerbSpec {
            id: "steal-goods-from-different-rivals",
            pattern: "steal {count:number} good(s) of different kinds from different rivals",
            hooks: &[],
            needs: &["owner"],
            fires: &[],
            doc: "The owner names so many rivals and for each another kind of good, of which it hands over \
                  1.",
            example: example(
                "character",
                "on activate: steal 2 goods of different kinds from different rivals.",
            ),
        },
        Raise = VerbSpec {
            id: "raise",
            pattern: "raise {levels:nouns:level} by {count:number}",
            hooks: &[],
            needs: &["owner"],
            fires: &[],
            doc: "The owner rises on one of these tracks; not possible at its end.",
            example: example("building", "on activate: raise strength or magic by 1."),
        },
        Heal = VerbSpec {
            id: "heal",
            pattern: "heal {what:amount:wound}",
            hooks: &[],
            needs: &["owner"],
            fires: &[],
            doc: "The owner's counter goes down, not below 0; not possible at 0.",
            example: example("building", "on activate, pay 2 loot: heal all wounds."),
        },
        TakeWounds = VerbSpec {
            id: "take-wounds",
            pattern: "{whom:player} takes {what:amount:wound}",
            hooks: &[],
            needs: &[],
            fires: WOUNDS,
            doc: "A player's counter goes up; wounds beyond its end are lost. With `up to` the owner \
                  decides.",
            example: example("character", "on activate, pay 1 coin or loot: a rival takes up to 2 wounds."),
        },
        // Camps and cards.
        Store = VerbSpec {
            id: "store",
            pattern: "store {what:amount:resource} in camp",
            hooks: &[],
            needs: &["owner"],
            fires: &["store"],
            doc: "The owner puts own resources into free boxes of own camps, by the rules of area C.",
            example: example("building", "on activate, pay 1 coin: store up to 2 weapons or spells in camp."),
        },
        TakeFromCamp = VerbSpec {
            id: "take-from-camp",
            pattern: "take {what:amount:resource} from {where:camp}",
            hooks: &[],
            needs: &["owner"],
            fires: &[],
            doc: "The owner takes resources out of the boxes of a camp. Nothing is gained by this.",
            example: example(
                "building",
                "on activate, pay 1 coin: take 1 weapon or spell from a camp, 2 times.",
            ),
        },
        CompleteAdventure = VerbSpec {
            id: "complete-adventure",
            pattern: "complete {what:adventure}",
            hooks: &[],
            needs: &["owner"],
            fires: ADVENTURE,
            doc: "The owner completes an adventure by the usual rules; discs of others there are left \
                  unused.",
            example: example(
                "building",
                "on activate, pay 2 coins: complete an adventure without rival discs.",
            ),
        },
        CompleteAdventureReturningDiscs = VerbSpec {
            id: "complete-adventure-returning-discs",
            pattern: "complete {what:adventure} returning its discs",
            hooks: &[],
            needs: &["owner"],
            fires: ADVENTURE,
            doc: "As `complete`, and discs on the card go back to their owners, who lose nothing for them.",
            example: example(
                "building",
                "on activate, pay 1 spell: complete an adventure returning its discs.",
            ),
        },
        CompleteAdventureIgnoring = VerbSpec {
            id: "complete-adventure-ignoring",
            pattern: "complete {what:adventure} ignoring {part:amounts:resource|wound}",
            hooks: &[],
            needs: &["owner"],
            fires: ADVENTURE,
            doc: "As `complete`, and so much of the card's cost, as far as it is in it, need not be paid.",
            example: example(
                "building",
                "on activate, pay 1 coin: complete an empty adventure ignoring 1 wound and 1 weapon or \
                 spell.",
            ),
        },
        CompleteDeed = VerbSpec {
            id: "complete-deed",
            pattern: "complete {what:deed}",
            hooks: &[],
            needs: &["owner"],
            fires: DEED,
            doc: "The owner shows the goods of a deed, keeps them, and takes the tile with what it gives.",
            example: example("character", "on activate: complete a deed."),
        },
        TakeReward = VerbSpec {
            id: "take-reward",
            pattern: "take {what:reward}",
            hooks: &[],
            needs: &["owner"],
            fires: &["take", "gain", "after-gain"],
            doc: "The owner takes a reward with its bonus.",
            example: example("adventure", "on completion: take a reward."),
        },
        TakeRewardWithoutBonus = VerbSpec {
            id: "take-reward-without-bonus",
            pattern: "take {what:reward} without bonus",
            hooks: &[],
            needs: &["owner"],
            fires: GAIN,
            doc: "The owner takes a reward for what it gives; its effect is not heard, now or later.",
            example: example("character", "on activate, pay 1 loot: take a reward without bonus."),
        },
        TakeRelics = VerbSpec {
            id: "take-relics",
            pattern: "take relics of {what:adventure}",
            hooks: &[],
            needs: &["owner"],
            fires: &[],
            doc: "The owner takes the card for its relics: no cost, nothing else of it, and it is not \
                  completed.",
            example: example("character", "on activate, pay 2 loot: take relics of an empty adventure."),
        },
        // Discs and turns.
        GainDisc = VerbSpec {
            id: "gain-disc",
            pattern: "gain {count:number} disc(s)",
            hooks: &[],
            needs: &["owner"],
            fires: &[],
            doc: "The owner gets discs that were set aside, to keep; not possible when none is left there.",
            example: example("building", "on activate, pay 2 coins: gain 1 disc."),
        },
        AddGreyDisc = VerbSpec {
            id: "add-grey-disc",
            pattern: "add {count:number} grey disc(s)",
            hooks: &["place", "activate"],
            needs: &["owner", "disc"],
            fires: &[],
            doc: "Grey discs from the reserve join this disc and count as the owner's while they are out; not \
                  possible without empty spaces for all of them.",
            example: example(
                "building",
                "on activate: add 1 grey disc then move these discs to empty spaces outside area-a.",
            ),
        },
        MoveDisc = VerbSpec {
            id: "move-disc",
            pattern: "move {what:disc} to {where:space}",
            hooks: &[],
            needs: &[],
            fires: &[],
            doc: "A disc goes to another space, by the rules of placing but free; activated there if that \
                  is to come.",
            example: example(
                "character",
                "on activate: move this disc to an empty single space outside area-a.",
            ),
        },
        MoveDiscs = VerbSpec {
            id: "move-discs",
            pattern: "move these discs to empty spaces outside {areas:nouns:area}",
            hooks: &["place", "activate"],
            needs: &["owner", "disc"],
            fires: &[],
            doc: "As `move`, for this disc and those placed or added with it: together or apart, each \
                  space filled.",
            example: example(
                "building",
                "on activate: add 1 grey disc then move these discs to empty spaces outside area-a.",
            ),
        },
        PutInPlace = VerbSpec {
            id: "put-in-place",
            pattern: "put this disc in place of {whom:disc}",
            hooks: &["activate"],
            needs: &["owner", "disc"],
            fires: &[],
            doc: "This disc goes where another lies, by the rules of placing; that one goes back to its \
                  owner unused.",
            example: example(
                "character",
                "on activate, pay 2 coins: put this disc in place of a rival disc on a single space outside \
                 area-a.",
            ),
        },
        SwapDiscs = VerbSpec {
            id: "swap-discs",
            pattern: "swap discs of two spaces outside {areas:nouns:area}",
            hooks: &[],
            needs: &["owner"],
            fires: &[],
            doc: "Discs not yet activated, equally many on both spaces, of any players, change places if \
                  placing allows it.",
            example: example("character", "on activate: swap discs of two spaces outside area-a."),
        },
        ReturnDisc = VerbSpec {
            id: "return-disc",
            pattern: "return {what:disc}",
            hooks: &[],
            needs: &[],
            fires: &[],
            doc: "A disc leaves the board: a grey one to the reserve, another to its owner.",
            example: example("rule", "after activate, when this disc is grey: return this disc."),
        },
        ActivateFirst = VerbSpec {
            id: "activate-first",
            pattern: "activate {what:tile} first",
            hooks: &["start"],
            needs: &["owner"],
            fires: &["activate", "after-activate"],
            doc: "The owner's discs there are activated now, before the owner's others in this area.",
            example: example("building", "on start of area-b: activate self first."),
        },
        Copy = VerbSpec {
            id: "copy",
            pattern: "copy {what:tile}",
            hooks: &[],
            needs: &["owner"],
            // All that an action can fire; a copy is no activation, so a copied copy ends there.
            fires: &["gain", "after-gain", "wounds", "after-wounds", "store", "completion", "take"],
            doc: "The owner does what the tile does `on activate`, at its costs, by its means; a copied \
                  `copy` does nothing.",
            example: example("character", "on activate: copy a building with a rival disc."),
        },
        GoFirst = VerbSpec {
            id: "go-first",
            pattern: "go first",
            hooks: &[],
            needs: &["owner"],
            fires: &[],
            doc: "The owner is first in turn order from the next round on; the others keep their order.",
            example: example("character", "on activate: go first."),
        },
        PutInSpace = VerbSpec {
            id: "put-in-space",
            pattern: "put {what:tile} in space {number:number}",
            hooks: &["setup"],
            needs: &[],
            fires: &[],
            doc: "The tile lies on the space with this number in its area; the others are spread by chance.",
            example: example("character", "on setup: put self in space 1."),
        },
        // Answers.
        Forbid = VerbSpec {
            id: "forbid",
            pattern: "forbid",
            hooks: &["target-check", "placement-check"],
            needs: &[],
            fires: &[],
            doc: "No. It beats every yes.",
            example: example("building", "on target by copy or swap: forbid."),
        },
        Waive = VerbSpec {
            id: "waive",
            pattern: "waive {rule:noun:rule}",
            hooks: &["placement-check"],
            needs: &[],
            fires: &[],
            doc: "This rule of placing does not hold for the owner; all others do.",
            example: example(
                "character",
                "on place, until end of round: { on placement check: waive wall. }",
            ),
        },
    }
}
