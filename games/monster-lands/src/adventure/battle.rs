//! The battle at a site: on each occupied path the monster attacks, then the mercenary strikes. A path of the
//! dummy player only fires its hook.

use crate::registry::hooks::Hook;
use crate::step::{Purpose, Step};
use crate::table::{Flow, Table};
use crate::thing::{PathId, Site};
use provost_interpreter::hook::Window;
use serde::{Deserialize, Serialize};

/// The progress of the battle on a path.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum BattleStage {
    /// The path at the cursor comes next.
    #[default]
    Next,
    /// Its mercenary has been attacked.
    Attacked,
    /// Its mercenary has struck or not.
    Struck,
}

impl Step {
    /// Returns the procedure of the battle at a site, from a path on.
    pub(crate) const fn battle(site: Site, path: PathId) -> Self {
        Self::Battle { site, path, stage: BattleStage::Next }
    }
}

impl Table {
    pub(crate) fn battle(&mut self, site: Site, path: &mut PathId, stage: &mut BattleStage) -> Flow {
        loop {
            if !self.state.board.monster(site).is_some() || path.site() != site {
                return Flow::Done;
            }
            let here = self.state.path(*path);
            match *stage {
                BattleStage::Next if here.is_occupied() && !here.fought => {
                    *stage = BattleStage::Attacked;
                    self.activate(*path);
                    return Flow::Call(Step::attack(*path));
                }
                BattleStage::Next if here.dummy && !here.fought => {
                    *stage = BattleStage::Struck;
                    return self.dummy_path(*path);
                }
                BattleStage::Attacked if here.is_occupied() => {
                    *stage = BattleStage::Struck;
                    return Flow::Call(Step::strike(*path, Purpose::Attack));
                }
                BattleStage::Next | BattleStage::Attacked | BattleStage::Struck => {
                    let next = if self.state.board.reversed { path.0.wrapping_sub(1) } else { path.0 + 1 };
                    (*path, *stage) = (PathId(next), BattleStage::Next);
                }
            }
        }
    }

    /// Fires the hook for a path of the dummy player; its effects decide what happens there.
    pub(super) fn dummy_path(&mut self, path: PathId) -> Flow {
        self.state.path_mut(path).fought = true;
        Flow::Open(Window::event(self.on_dummy(Hook::DummyPath, path)))
    }
}
