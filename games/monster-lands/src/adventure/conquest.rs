//! Conquest: mercenaries that have not fought roll for the land, until one of them or the dummy player takes
//! it.

use crate::step::{Purpose, Step};
use crate::table::{Flow, Table};
use crate::thing::{PathId, Site};

impl Table {
    /// `stage` says whether the path at the cursor has rolled.
    pub(super) fn conquest(&mut self, site: Site, path: &mut PathId, stage: &mut u8) -> Flow {
        loop {
            if !self.state.board.land(site).is_some() || path.site() != site {
                return Flow::Done;
            }
            let here = self.state.path(*path);
            if *stage == 0 && here.is_occupied() && !here.fought {
                *stage = 1;
                self.activate(*path);
                return Flow::Call(Step::Strike { path: *path, purpose: Purpose::Conquest, stage: 0 });
            }
            if *stage == 0 && here.dummy && !here.fought {
                *stage = 1;
                return self.dummy_path(*path);
            }
            (*path, *stage) = (PathId(path.0 + 1), 0);
        }
    }
}
