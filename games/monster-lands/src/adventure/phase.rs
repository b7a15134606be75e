//! The whole phase: missions, lands, Entrance.

use crate::step::Step;
use crate::table::{Flow, Table};
use crate::thing::{PathId, Site};

/// The order of the phase.
pub(crate) const ORDER: [Site; 5] =
    [Site::Mission(0), Site::Mission(1), Site::Land(0), Site::Land(1), Site::Entrance];

impl Table {
    /// `at` counts the sites.
    pub(crate) fn adventure(&mut self, at: &mut u8) -> Flow {
        while let Some(site) = ORDER.get(usize::from(*at)).copied() {
            *at += 1;
            if self.is_visited(site) {
                return Flow::Call(match site {
                    Site::Mission(0) => Step::dice_mission(),
                    Site::Mission(_) => Step::contract_mission(),
                    Site::Land(_) | Site::Entrance => Step::site(site),
                });
            }
        }
        self.state.board.active = self.state.board.first;
        Flow::Done
    }

    /// Returns whether anything happens at a site: somebody is there, and at the Entrance also a monster.
    fn is_visited(&self, site: Site) -> bool {
        let somebody = site.paths().any(|path| self.state.path(path).is_taken());
        somebody && (site != Site::Entrance || self.state.board.monster(site).is_some())
    }

    /// Makes the owner of a path's mercenary the active player, and returns that player.
    pub(super) fn activate(&mut self, path: PathId) -> u8 {
        let seat = self.owner_at(path);
        self.state.board.active = seat;
        seat
    }
}

/// Narrows a total or an amount for state and log.
pub(super) fn narrow(number: i32) -> i16 {
    i16::try_from(number).unwrap_or(if number < 0 { i16::MIN } else { i16::MAX })
}

/// Narrows a count that is never negative.
pub(super) fn small(number: i32) -> u8 {
    u8::try_from(number.clamp(0, 255)).unwrap_or(u8::MAX)
}
