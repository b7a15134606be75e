//! The dummy player: where its dice send it, and which spaces are free for it there.

use super::build::Build;
use super::fields::{self, Fields, Keys};
use super::options::SetupError;
use super::{Content, Index, MAX_RESOURCES};
use crate::registry::hooks::Hook;
use crate::registry::verbs::Verb;
use crate::thing::{PathId, Site};
use provost_interpreter::ir;
use provost_interpreter::pack::{Entry, FieldValue};
use provost_interpreter::program::{AbilityId, EntryCode};
use provost_interpreter::vocabulary::id::NounId;

/// The dummy player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Dummy {
    /// Its entry.
    pub entry: NounId,
    /// Its effects.
    pub code: EntryCode,
    /// The number of its assignment tokens.
    pub tokens: u8,
    /// Faces of the red die that send it to the Citadel, one bit each.
    citadel_faces: u8,
    citadel: Vec<(u8, CitadelRow)>,
    outside: Vec<(u8, NounId)>,
    /// Faces of the red die, one bit each, and the row they remove from an offer, from 0.
    removal: Vec<(u8, u8)>,
}

/// A destination of the dummy player in the Citadel, and its action there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CitadelRow {
    /// The building.
    pub building: NounId,
    /// The colour of the dice it places.
    pub colour: u8,
    /// It takes the free space whose action gains most of this resource; `None` means the first one.
    pub most: Option<u8>,
    /// The offer that loses a row.
    pub removes: Option<NounId>,
    /// Cards in a row of that offer.
    pub row_size: u8,
}

/// A place Outside to which the dummy player is sent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OutsideSpace {
    /// This path.
    Path(PathId),
    /// The leftmost free path of this site.
    Leftmost(Site),
}

impl Dummy {
    /// Returns whether the red die sends it to the Citadel.
    pub const fn goes_to_citadel(&self, red: u8) -> bool {
        self.citadel_faces & bit(red) != 0
    }

    /// Returns where the yellow die sends it in the Citadel.
    pub fn in_citadel(&self, yellow: u8) -> Option<&CitadelRow> {
        self.citadel.iter().find(|(face, _)| *face == yellow).map(|(_, row)| row)
    }

    /// Returns where the yellow die sends it Outside.
    pub fn outside(&self, yellow: u8) -> Option<NounId> {
        self.outside.iter().find(|(face, _)| *face == yellow).map(|(_, space)| *space)
    }

    /// Returns every row of the Citadel.
    pub fn rows(&self) -> impl Iterator<Item = &CitadelRow> {
        self.citadel.iter().map(|(_, row)| row)
    }

    /// Returns the row that the red die removes from an offer, from 0.
    pub fn removed_row(&self, red: u8) -> Option<u8> {
        self.removal.iter().find(|(faces, _)| faces & bit(red) != 0).map(|(_, row)| *row)
    }
}

impl Content {
    /// Every place Outside to which the dummy player can be sent. It knows one land, the first.
    pub fn outside_spaces(&self) -> [(NounId, OutsideSpace); 6] {
        let words = &self.words;
        let path = |number: u8| OutsideSpace::Path(PathId(number));
        let mission = |number: u8| OutsideSpace::Leftmost(Site::Mission(number));
        [
            (words.path_1, path(0)),
            (words.path_2, path(1)),
            (words.path_3, path(2)),
            (words.path_4, path(3)),
            (words.mission_1, mission(0)),
            (words.mission_2, mission(1)),
        ]
    }
}

const fn bit(face: u8) -> u8 {
    1 << (face & 7)
}

fn bits(keys: &Keys, key: &str) -> u8 {
    match keys.get(key) {
        Some(FieldValue::Numbers(faces)) => {
            faces.iter().map(|face| bit(small(*face))).fold(0, |all, one| all | one)
        }
        _ => 0,
    }
}

fn small(number: i32) -> u8 {
    u8::try_from(number).unwrap_or(0)
}

fn noun(keys: &Keys, key: &str) -> Option<NounId> {
    match keys.get(key) {
        Some(FieldValue::Noun(noun)) => Some(*noun),
        _ => None,
    }
}

impl Build<'_> {
    /// Adds the dummy player. A table has room for one.
    pub(super) fn dummy(&mut self, entry: &Entry, code: EntryCode) -> Result<(), SetupError> {
        if self.content.dummy.is_some() {
            return Err(SetupError::TooMany { what: "dummy players", count: 2, most: 1 });
        }
        let fields = Fields(entry);
        let face = |row: &Keys| fields::number(row, "yellow").map_or(0, small);
        let citadel =
            fields.tables("citadel").iter().filter_map(|row| Some((face(row), self.citadel_row(row)?)));
        let outside =
            fields.tables("outside").iter().filter_map(|row| Some((face(row), noun(row, "space")?)));
        let removal = fields.tables("removal").iter().filter_map(|row| {
            let place = fields::number(row, "row")?.checked_sub(1)?;
            Some((bits(row, "red"), small(place)))
        });
        self.content.dummy = Some(Dummy {
            entry: self.noun_of(entry),
            code,
            tokens: small(fields.number("tokens", 0)),
            citadel_faces: bits(&entry.fields, "citadel-faces"),
            citadel: citadel.collect(),
            outside: outside.collect(),
            removal: removal.collect(),
        });
        Ok(())
    }

    fn citadel_row(&self, row: &Keys) -> Option<CitadelRow> {
        let most = noun(row, "most").and_then(|noun| match self.content.index(noun) {
            Index::Resource(at) => Some(at),
            Index::None
            | Index::Colour(_)
            | Index::Token(_)
            | Index::Affinity(_)
            | Index::Type(_)
            | Index::Building(_) => None,
        });
        Some(CitadelRow {
            building: noun(row, "building")?,
            colour: self.content.colour(noun(row, "die")?)?,
            most,
            removes: noun(row, "removes"),
            row_size: fields::number(row, "row-size").map_or(1, small),
        })
    }

    /// Computes the dice and gains of actions on the spaces of a building, as far as they are written out.
    pub(super) fn space_actions(&mut self, entry: &Entry, code: EntryCode) {
        let noun = self.noun_of(entry);
        for (id, ability) in code.abilities.indices().zip(&entry.ir.abilities) {
            let least = self.content.dice_cost(AbilityId(id)).map_or(1, |cost| cost.least);
            let gains = self.gains(ability);
            let building = self.content.buildings.iter_mut().find(|building| building.entry == noun);
            let Some(building) = building else { return };
            for space in building.spaces.as_mut_slice() {
                if is_for(ability, space.noun) && space.dice == 0 {
                    (space.dice, space.gains) = (least, gains);
                }
            }
        }
    }

    /// Returns the resources gained by the first step of an ability.
    fn gains(&self, ability: &ir::Ability) -> [u8; MAX_RESOURCES] {
        let mut gains = [0; MAX_RESOURCES];
        let Some(ir::Step::Act { verb, args, for_each: None, .. }) = ability.steps.first() else {
            return gains;
        };
        let Some(ir::Arg::Amounts(amounts)) = args.first() else { return gains };
        if Verb::from_word(verb.0) != Some(Verb::Gain) {
            return gains;
        }
        for amount in amounts {
            if let (ir::Quantity::Exactly(ir::Num::Const(count)), [ir::NounRef::Noun(noun)]) =
                (&amount.quantity, amount.nouns.as_slice())
                && let Index::Resource(at) = self.content.index(*noun)
                && let Some(place) = gains.get_mut(usize::from(at))
            {
                *place = small(*count);
            }
        }
        gains
    }
}

/// Returns whether an ability is an action on a space: `action at first`, or `action` on all of them.
fn is_for(ability: &ir::Ability, space: NounId) -> bool {
    ability.hooks.iter().any(|used| {
        let names = |nouns: &[ir::NounRef]| nouns.contains(&ir::NounRef::Noun(space));
        used.hook == Hook::Action.id() && used.qualifiers.iter().all(|(_, nouns)| names(nouns))
    })
}
