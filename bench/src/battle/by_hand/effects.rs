//! The effects of the cards that take part, by where the cards are in the position.
//!
//! | Where | Effect |
//! |---|---|
//! | land, monster | matching affinities: one more attack die; each strength die counts one less against the monster |
//! | any path | magic dice can be given up, each for one attack die; glory for the clan of a mercenary that dies |
//! | path 1 | benefit: reroll a strength die; mercenary: may cancel a hit of a jungle or air monster; trap: magic dice +1 |
//! | path 2 | mercenary: strength dice +1; weapon: strength dice +1 in attacks; trap: two strength dice |
//! | path 3 | benefit: reroll a magic die; mercenary: a glory for a capture; trap: +6 in attacks |
//! | path 4 | mercenary: +3 for the land; attire: may cancel a hit; spell: magic dice +2 for the land |
//! | tokens | defense cancels a hit, a potion a wound; venom adds 2 to an attack |

use provost_interpreter::pack::LoadedGame;
use provost_interpreter::vocabulary::id::NounId;
use provost_monster_lands::content::Content;
use provost_monster_lands::state::PathDie;
use provost_monster_lands::thing::PathId;

/// Where the sorts of things that the effects speak of stand in the content.
#[derive(Clone, Copy, Debug)]
pub(in crate::battle) struct Words {
    pub(in crate::battle) strength: u8,
    pub(in crate::battle) magic: u8,
    pub(in crate::battle) defense: u8,
    pub(in crate::battle) potion: u8,
    pub(in crate::battle) venom: u8,
    pub(in crate::battle) glory: usize,
    /// Affinities of monsters whose hits the mercenary of the first path can cancel.
    pub(in crate::battle) cancelled: [u8; 2],
}

impl Words {
    /// Finds them in the content of a game.
    pub(in crate::battle) fn find(game: &LoadedGame, content: &Content) -> Option<Self> {
        let noun = |class: &str, id: &str| {
            let class = game.vocabulary.find_class(class)?;
            game.vocabulary.find_noun(class, id)
        };
        let colour = |id| position(content.dice.iter().map(|kind| kind.noun), noun("die", id)?);
        let token = |id| position(content.tokens.iter().map(|kind| kind.noun), noun("token", id)?);
        let affinity = |id| position(content.affinities.iter().copied(), noun("affinity", id)?);
        Some(Self {
            strength: colour("strength")?,
            magic: colour("magic")?,
            defense: token("defense")?,
            potion: token("potion")?,
            venom: token("venom")?,
            glory: content.resources.iter().position(|noun| *noun == content.words.glory)?,
            cancelled: [affinity("jungle")?, affinity("air")?],
        })
    }

    /// Returns the colour that the benefit of a path lets roll again.
    pub(super) fn rerolled(&self, path: PathId) -> Option<u8> {
        match path.0 {
            0 => Some(self.strength),
            2 => Some(self.magic),
            _ => None,
        }
    }

    /// Returns what a rolled die counts.
    pub(super) fn value(&self, path: PathId, die: PathDie, attack: bool) -> i32 {
        let added = if die.colour == self.strength {
            let monster = if attack { -1 } else { 0 };
            let own = match (path.0, attack) {
                (1, true) => 2,
                (1, false) => 1,
                _ => 0,
            };
            monster + own
        } else if die.colour == self.magic {
            match (path.0, attack) {
                (0, _) => 1,
                (3, false) => 2,
                _ => 0,
            }
        } else {
            0
        };
        i32::from(die.face) + added
    }
}

fn position(mut all: impl Iterator<Item = NounId>, noun: NounId) -> Option<u8> {
    let at = all.position(|other| other == noun)?;
    u8::try_from(at).ok()
}

/// Returns what the cards of a path add to a total.
pub(super) fn added_to_total(path: PathId, attack: bool) -> i32 {
    match (path.0, attack) {
        (2, true) => 6,
        (3, false) => 3,
        _ => 0,
    }
}

/// Returns how many strength dice the trap of a path brings when it is turned up.
pub(super) fn dice_of_trap(path: PathId) -> u8 {
    if path.0 == 1 { 2 } else { 0 }
}

/// Returns the glory for a capture by the mercenary of a path.
pub(super) fn glory_for_capture(path: PathId) -> i16 {
    i16::from(path.0 == 2)
}
