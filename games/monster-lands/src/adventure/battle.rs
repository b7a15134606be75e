//! The battle at a site: on each occupied path the monster attacks, then the mercenary strikes. A path of the
//! dummy player only fires its hook.

use crate::registry::hooks::Hook;
use crate::step::{Purpose, Step};
use crate::table::{Flow, Table};
use crate::thing::{PathId, Site};
use provost_interpreter::hook::Window;

/// The path at the cursor comes next.
const NEXT: u8 = 0;
/// Its mercenary has been attacked.
const ATTACKED: u8 = 1;
/// Its mercenary has struck or not.
const STRUCK: u8 = 2;

impl Table {
    pub(super) fn battle(&mut self, site: Site, path: &mut PathId, stage: &mut u8) -> Flow {
        loop {
            if !self.state.board.monster(site).is_some() || path.site() != site {
                return Flow::Done;
            }
            let here = self.state.path(*path);
            match *stage {
                NEXT if here.is_occupied() && !here.fought => {
                    *stage = ATTACKED;
                    self.activate(*path);
                    return Flow::Call(Step::Attack { path: *path, stage: 0 });
                }
                NEXT if here.dummy && !here.fought => {
                    *stage = STRUCK;
                    return self.dummy_path(*path);
                }
                ATTACKED if here.is_occupied() => {
                    *stage = STRUCK;
                    return Flow::Call(Step::Strike { path: *path, purpose: Purpose::Attack, stage: 0 });
                }
                _ => (*path, *stage) = (PathId(path.0 + 1), NEXT),
            }
        }
    }

    /// Fires the hook for a path of the dummy player; its effects decide what happens there.
    pub(super) fn dummy_path(&mut self, path: PathId) -> Flow {
        self.state.path_mut(path).fought = true;
        Flow::Open(Window::event(self.on_dummy(Hook::DummyPath, path)))
    }
}
