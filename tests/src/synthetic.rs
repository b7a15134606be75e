//! Large packs made up for measuring: as many entries as wanted, with the variety of the shipped ones.

use provost_interpreter::pack::{Content, PackSource, Source};

/// Makes a pack for Monster Lands with this many mercenaries and equipment cards, one file each.
pub fn pack(entries: usize) -> PackSource {
    let manifest = "id = \"synthetic\"\nversion = \"1.0.0\"\ngame = \"monster-lands\"\n\
                    name = { en = \"Synthetic\", de = \"Synthetisch\" }\ndepends = [\"monster-lands\"]\n";
    let mut files =
        vec![Source { path: "pack.toml".to_owned(), content: Content::Text(manifest.to_owned()) }];
    files.extend((0..entries).map(|number| Source {
        path: format!("cards/card-{number}.toml"),
        content: Content::Text(card(number)),
    }));
    PackSource { root: "synthetic".to_owned(), files }
}

/// Returns the file of one card.
pub fn card(number: usize) -> String {
    let effect = EFFECTS.get(number % EFFECTS.len()).copied().unwrap_or_default();
    let amount = 1 + number % 9;
    format!(
        "# A card made up for measuring.\nid = \"card-{number}\"\nkind = \"mercenary\"\nname = {{ en = \"Card {number}\" }}\n\
         affinity = \"water\"\nrole = \"hired\"\ncost = {amount}\nreputation = {amount}\ndice = {{ strength = 1, magic = 1 }}\n\
         estimated = [\"cost\", \"reputation\"]\neffect = '''\n{effect}\n'''\n"
    )
}

const EFFECTS: [&str; 12] = [
    "on roll: +1 to each magic die.",
    "on roll for conquest: +2 to each strength die.",
    "on roll for elimination: +3 to total.",
    "on reroll, 2 times per round: may reroll 1 strength or magic die.",
    "on reroll, once per round: may reroll up to 2 strength dice.",
    "on defend, once per round, when monster is jungle or air: may cancel 1 hit.",
    "free, once per round, when self is unassigned, pay 1 gold: gain 1 persuasion die.",
    "free, once per round: gain 1 potion or venom.",
    "on capture or elimination: gain 2 potions.",
    "on price at tavern, once per round: may -4 to price.",
    "before attack roll, once per round: may divert 1 attack die to an adjacent path.",
    "on mission success: gain 6 gold.\non mission failure: lose 1 glory.",
];
