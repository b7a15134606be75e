//! Nouns that the rules refer to, found once by name.

use provost_interpreter::vocabulary::Vocabulary;
use provost_interpreter::vocabulary::id::NounId;
use serde::{Deserialize, Serialize};

/// A part of the board, in the order of activation.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Area {
    /// Characters, by the number of their space.
    #[default]
    A,
    /// Buildings and deeds, in turn order.
    B,
    /// Camps, in turn order.
    C,
    /// Adventures, in turn order.
    Adventures,
}

impl Area {
    /// Every area, in the order of activation.
    pub const ALL: [Self; 4] = [Self::A, Self::B, Self::C, Self::Adventures];

    /// Returns the index.
    pub const fn index(self) -> u8 {
        self as u8
    }

    /// Returns the name of its noun.
    pub const fn name(self) -> &'static str {
        match self {
            Self::A => "area-a",
            Self::B => "area-b",
            Self::C => "area-c",
            Self::Adventures => "adventures",
        }
    }

    /// Returns the next area in the order of activation.
    pub fn next(self) -> Option<Self> {
        Self::ALL.get(usize::from(self.index()) + 1).copied()
    }
}

/// Nouns that the rules refer to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Words {
    /// The areas, in order.
    pub areas: [NounId; 4],
    /// The rule of the Wall.
    pub wall: NounId,
    /// Adventures, as the object of a completion.
    pub adventure: NounId,
    /// Deeds, as the object of a completion.
    pub deed: NounId,
}

/// A noun that the rules need and the vocabulary lacks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there is no {class} `{name}`, which the rules of the board need")]
pub struct MissingWord {
    /// Its class.
    pub class: &'static str,
    /// Its name.
    pub name: &'static str,
}

impl Words {
    /// Finds the nouns; the error names the first missing one.
    pub fn find(vocabulary: &Vocabulary) -> Result<Self, MissingWord> {
        let find = |class: &'static str, name: &'static str| {
            let id = vocabulary.find_class(class);
            id.and_then(|id| vocabulary.find_noun(id, name)).ok_or(MissingWord { class, name })
        };
        let area = |area: Area| find("area", area.name());
        Ok(Self {
            areas: [area(Area::A)?, area(Area::B)?, area(Area::C)?, area(Area::Adventures)?],
            wall: find("rule", "wall")?,
            adventure: find("feat", "adventure")?,
            deed: find("feat", "deed")?,
        })
    }

    /// Returns the noun of an area.
    pub const fn area(&self, area: Area) -> NounId {
        let [a, b, c, adventures] = self.areas;
        match area {
            Area::A => a,
            Area::B => b,
            Area::C => c,
            Area::Adventures => adventures,
        }
    }
}
