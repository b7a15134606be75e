//! Conquest: mercenaries that have not fought roll for the land, until one of them or the dummy player takes
//! it.

use crate::step::{Purpose, Step};
use crate::table::{Flow, Table};
use crate::thing::{PathId, Site};
use serde::{Deserialize, Serialize};

/// The progress of the conquest on a path.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum ConquestStage {
    /// The path at the cursor comes next.
    #[default]
    Next,
    /// It has rolled, or fired its hook.
    Rolled,
}

impl Step {
    /// Returns the procedure of the conquest of a land, from a path on.
    pub(crate) const fn conquest(site: Site, path: PathId) -> Self {
        Self::Conquest { site, path, stage: ConquestStage::Next }
    }
}

impl Table {
    pub(crate) fn conquest(&mut self, site: Site, path: &mut PathId, stage: &mut ConquestStage) -> Flow {
        loop {
            if !self.state.board.land(site).is_some() || path.site() != site {
                return Flow::Done;
            }
            let here = self.state.path(*path);
            if *stage == ConquestStage::Next && here.is_occupied() && !here.fought {
                *stage = ConquestStage::Rolled;
                self.activate(*path);
                return Flow::Call(Step::strike(*path, Purpose::Conquest));
            }
            if *stage == ConquestStage::Next && here.dummy && !here.fought {
                *stage = ConquestStage::Rolled;
                return self.dummy_path(*path);
            }
            (*path, *stage) = (PathId(path.0 + 1), ConquestStage::Next);
        }
    }
}
