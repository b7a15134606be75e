//! Loot for the survivors that have beaten and conquered nothing.

use super::phase::small;
use crate::monster_lands::registry::hooks::Hook;
use crate::monster_lands::registry::targets::Target;
use crate::monster_lands::step::Step;
use crate::monster_lands::table::{Table, Way};
use crate::monster_lands::thing::{PathId, Site};
use provost_interpreter::hook::Window;

impl Table {
    /// `path` is the one that looted last.
    pub(super) fn loot(&mut self, site: Site, path: &mut PathId) -> Way {
        let last = *path;
        let looters = site.paths().filter(|path| last == PathId::NONE || *path > last);
        for next in looters {
            let here = self.state.path(next);
            if !here.is_occupied() || here.won {
                continue;
            }
            let count = small(self.number(&self.on_path(Hook::Loot, next), Target::LootCount, 1));
            if count > 0 {
                *path = next;
                let seat = self.activate(next);
                let context = self.on_path(Hook::InsteadOfLoot, next);
                let take = Step::TakeLoot { seat, count };
                return Way::Open(Window::around(context, take).instead(Hook::InsteadOfLoot.id()));
            }
        }
        Way::Done
    }
}
