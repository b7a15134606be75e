//! Numbers that effects read.

use crate::content::{CardKind, at};
use crate::registry::measures::Measure;
use crate::registry::roles::Role;
use crate::table::Table;
use crate::thing::Item;
use provost_interpreter::host::{Args, Scope};

impl Table {
    pub(super) fn read(&self, measure: Measure, args: &Args<'_>, scope: &Scope<'_>) -> i32 {
        let seat = self.owner_seat(scope);
        let player = self.state.seat(seat);
        let lot = |role: Role| match scope.context.role(role.id()).and_then(Item::of) {
            Some(Item::Lot(count)) => i32::from(count),
            _ => 0,
        };
        match measure {
            Measure::Round => i32::from(self.state.board.round),
            Measure::Stock => {
                let resources = args.nouns(0).iter().filter_map(|noun| self.content.resource(*noun));
                resources.map(|resource| i32::from(self.stock(seat, resource))).sum()
            }
            Measure::Score => self.score_at(seat, scope.context.depth),
            Measure::Wounds => self.wounds(seat),
            Measure::Level => {
                let level = args.noun(0).and_then(|noun| self.content.level(noun));
                level.map_or(0, |level| i32::from(at(&player.levels, level)))
            }
            Measure::Discs => i32::try_from(self.usable_discs(seat)).unwrap_or(i32::MAX),
            Measure::Relics => player.relics.iter().map(|count| i32::from(*count)).sum(),
            Measure::RelicSets => {
                let kinds = player.relics.iter().take(self.content.relics.len());
                kinds.min().map_or(0, |count| i32::from(*count))
            }
            Measure::AdventuresCompleted => self.completed(seat, CardKind::Adventure),
            Measure::DeedsCompleted => self.completed(seat, CardKind::Deed),
            Measure::CampResources => player.in_camps(),
            Measure::ResourcesStored => lot(Role::Stored),
            Measure::ResourcesGained => lot(Role::Gained),
            Measure::WoundsTaken => lot(Role::Taken),
        }
    }
}
