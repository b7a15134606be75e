//! The battle at a site: on each occupied path the monster attacks, then the mercenary strikes.

use crate::monster_lands::step::{Purpose, Step};
use crate::monster_lands::table::{Table, Way};
use crate::monster_lands::thing::{PathId, Site};

/// The path at the cursor comes next.
const NEXT: u8 = 0;
/// Its mercenary has been attacked.
const ATTACKED: u8 = 1;
/// Its mercenary has struck or not.
const STRUCK: u8 = 2;

impl Table {
    pub(super) fn battle(&mut self, site: Site, path: &mut PathId, stage: &mut u8) -> Way {
        loop {
            if !self.state.board.monster(site).is_some() || path.site() != site {
                return Way::Done;
            }
            let here = self.state.path(*path);
            match *stage {
                NEXT if here.is_occupied() && !here.fought => {
                    *stage = ATTACKED;
                    self.activate(*path);
                    return Way::Call(Step::Attack { path: *path, stage: 0 });
                }
                ATTACKED if here.is_occupied() => {
                    *stage = STRUCK;
                    return Way::Call(Step::Strike { path: *path, purpose: Purpose::Attack, stage: 0 });
                }
                _ => (*path, *stage) = (PathId(path.0 + 1), NEXT),
            }
        }
    }
}
