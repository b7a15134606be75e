//! Measures: numbers that effects read.

use crate::content::Index;
use crate::registry::measures::Measure;
use crate::registry::roles::Role;
use crate::table::Table;
use crate::thing::{Item, Site};
use provost_interpreter::host::{Args, Scope};

impl Table {
    pub(super) fn read(&self, measure: Measure, args: &Args<'_>, scope: &Scope<'_>) -> i32 {
        if Self::is_dummy(scope) && Self::counts_clan(measure) {
            return 0;
        }
        let seat = self.owner_seat(scope);
        match measure {
            Measure::Round => i32::from(self.state.board.round),
            Measure::Glory => self.glory(seat),
            Measure::Reputation => i32::from(self.state.seat(seat).reputation),
            Measure::Gold => self.gold(seat),
            Measure::VictoryPoints => self.victory_points(seat, scope.context.depth),
            Measure::Stock => match args.noun(0).map(|noun| self.content.index(noun)) {
                Some(Index::Token(token)) => self.stock(seat, token),
                _ => 0,
            },
            Measure::MissionsCompleted => i32::from(self.state.seat(seat).missions),
            Measure::EquipmentTypes => {
                let types = self.state.seat(seat).equipment;
                let types = types.iter().map(|card| 1u32 << (self.content.equipment(*card).ty & 31));
                i32::try_from(types.fold(0, |all, one| all | one).count_ones()).unwrap_or(0)
            }
            Measure::AffinitiesWith => {
                let members = self.state.seat(seat).members;
                let count = |affinity: u8| {
                    members
                        .iter()
                        .filter(|card| self.content.mercenary(**card).affinity == Some(affinity))
                        .count()
                };
                let enough = usize::try_from(args.number(0)).unwrap_or(usize::MAX);
                let all = 0..u8::try_from(self.content.affinities.len()).unwrap_or(0);
                i32::try_from(all.filter(|affinity| count(*affinity) >= enough).count()).unwrap_or(0)
            }
            Measure::TrackDie => self.track_die(),
            Measure::DiePaid | Measure::TokenPaid => scope.paid,
            Measure::TrophyPoint => match Item::of(scope.source()) {
                Some(Item::Trophy(card)) => i32::from(self.content.monster(card).trophy),
                _ => 0,
            },
            Measure::GloryOnPath => {
                let Some(path) = scope.context.role(Role::Path.id()).map(Self::path_of) else { return 0 };
                let Site::Land(land) = path.site() else { return 0 };
                let (header, side) =
                    self.state.board.headers.get(usize::from(land)).copied().unwrap_or_default();
                self.content.path(header, side, path.number()).glory
            }
            Measure::RedDie => i32::from(self.state.board.dummy.red),
            Measure::YellowDie => i32::from(self.state.board.dummy.yellow),
        }
    }

    /// Returns the number on the difficulty's track for this round.
    pub(super) fn track_die(&self) -> i32 {
        let at = usize::from(self.state.board.round).saturating_sub(1);
        let track = &self.content.difficulty.track;
        track.get(at).or_else(|| track.last()).copied().unwrap_or(0)
    }
}
