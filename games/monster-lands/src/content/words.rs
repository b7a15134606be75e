//! Nouns that the rules refer to, found once by name.

use provost_interpreter::vocabulary::Vocabulary;
use provost_interpreter::vocabulary::id::NounId;

macro_rules! words {
    ($($(#[$doc:meta])* $field:ident = $class:literal, $name:literal;)*) => {
        /// Nouns that the rules refer to.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub struct Words {
            $($(#[$doc])* pub $field: NounId,)*
        }

        impl Words {
            /// Finds the nouns; the error names the first missing one.
            pub fn find(vocabulary: &Vocabulary) -> Result<Self, MissingWord> {
                let find = |class: &'static str, name: &'static str| {
                    let id = vocabulary.find_class(class);
                    let noun = id.and_then(|id| vocabulary.find_noun(id, name));
                    noun.ok_or(MissingWord { class, name })
                };
                Ok(Self { $($field: find($class, $name)?,)* })
            }

            /// No noun in any place.
            pub(super) const fn none() -> Self {
                Self { $($field: NounId(u32::MAX),)* }
            }
        }
    };
}

/// A noun that the rules need and the packs lack.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the packs have no {class} `{name}`, which the rules of the board need")]
pub struct MissingWord {
    /// Its class.
    pub class: &'static str,
    /// Its name.
    pub name: &'static str,
}

words! {
    /// Pays for hires, purchases and wages.
    gold = "resource", "gold";
    /// Victory points and room for mercenaries.
    glory = "resource", "glory";
    /// Trap tokens, tricks included.
    trap = "token", "trap";
    /// Tokens of the trick module, drawn unseen.
    trick = "token", "trick";
    /// The monsters, as a deck.
    deck_monsters = "deck", "monsters";
    /// The lands, as a deck.
    deck_lands = "deck", "lands";
    /// A roll against a monster.
    attack = "purpose", "attack";
    /// An attack, as far as its total is compared with the capture value.
    capture = "purpose", "capture";
    /// An attack, as far as its total is compared with the elimination value.
    elimination = "purpose", "elimination";
    /// A roll for the land.
    conquest = "purpose", "conquest";
    /// A roll for a mission.
    for_mission = "purpose", "mission";
    /// The lands.
    land = "place", "land";
    /// The Entrance.
    entrance = "place", "entrance";
    /// The missions.
    mission = "place", "mission";
    /// The mission for which dice are rolled.
    dice_mission = "mission-type", "dice-mission";
    /// The mission that asks for a delivery.
    contract_mission = "mission-type", "contract-mission";
    /// The mercenaries on offer.
    offered_mercenaries = "offer", "mercenaries";
    /// The equipment on offer.
    offered_equipment = "offer", "equipment";
    /// The traps on offer.
    offered_traps = "offer", "traps";
    /// The loot on offer.
    offered_loot = "offer", "loot";
    /// The rule that a capture needs traps.
    rule_traps = "rule", "traps";
    /// The trick module.
    trick_module = "option", "trick-module";
    /// The clash without the module's tokens in the supply.
    clash = "option", "clash";
    /// Number of rounds.
    rounds = "setting", "rounds";
    /// Gold at the start.
    start_gold = "setting", "start-gold";
    /// Glory at the start.
    start_glory = "setting", "start-glory";
    /// The buildings.
    citadel = "region", "citadel";
    /// Lands, missions and the Entrance.
    outside = "region", "outside";
    /// The first path of the land.
    path_1 = "outside-space", "path-1";
    /// The second path of the land.
    path_2 = "outside-space", "path-2";
    /// The third path of the land.
    path_3 = "outside-space", "path-3";
    /// The fourth path of the land.
    path_4 = "outside-space", "path-4";
    /// The leftmost free path of the dice-rolling mission.
    mission_1 = "outside-space", "mission-1";
    /// The leftmost free path of the contract mission.
    mission_2 = "outside-space", "mission-2";
}
