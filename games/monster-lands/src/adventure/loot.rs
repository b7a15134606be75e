//! Loot for survivors that have neither beaten nor conquered anything.

use super::phase::small;
use crate::registry::hooks::Hook;
use crate::registry::targets::Target;
use crate::step::Step;
use crate::table::{Flow, Table};
use crate::thing::{PathId, Site};
use provost_interpreter::hook::Window;

impl Table {
    /// `path` is the last path that looted, `left` the tokens it may still take.
    pub(crate) fn loot(&mut self, site: Site, path: &mut PathId, left: &mut u8) -> Flow {
        while *left == 0 {
            let last = *path;
            let is_next = |next: &PathId| {
                let here = self.state.path(*next);
                (last == PathId::NONE || *next > last) && here.is_occupied() && !here.won
            };
            let Some(next) = site.paths().find(is_next) else { return Flow::Done };
            *path = next;
            *left = small(self.number(&self.on_path(Hook::Loot, next), Target::LootCount, 1));
        }
        *left -= 1;
        // Anything taken instead replaces one token.
        let seat = self.activate(*path);
        let context = self.on_path(Hook::InsteadOfLoot, *path);
        let take = Step::TakeLoot { seat, count: 1 };
        Flow::Open(Window::around(context, take).instead(Hook::InsteadOfLoot.id()))
    }
}
