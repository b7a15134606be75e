//! Scoring: the parts of a player's points, and the winner.

use super::content::{MAX_AFFINITIES, MAX_PLAYERS, Mercenary, Role};
use super::context::moment;
use super::registry::hooks::Hook;
use super::registry::targets::Target;
use super::table::Table;
use super::thing::CardId;
use provost_engine::list::List;
use std::cmp::Reverse;

/// A player's score, part by part.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Standing {
    /// Points of glory.
    pub glory: i32,
    /// Points of reputation.
    pub reputation: i32,
    /// Points of trophies.
    pub trophies: i32,
    /// Points of the icons of all affinities.
    pub affinities: i32,
    /// Points by effects.
    pub other: i32,
    /// The sum.
    pub total: i32,
}

/// A player's place in the ranking.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Place {
    /// The player.
    pub seat: u8,
    /// The place, from 1; tied players share it.
    pub place: u8,
    /// Points.
    pub standing: Standing,
    /// First tie-break: the leader's reputation.
    pub leader: i32,
    /// Third tie-break, after the points of trophies.
    pub gold: i32,
}

/// Players from first to last.
pub type Ranking = List<Place, MAX_PLAYERS>;

impl Place {
    /// Returns the deciding numbers, the most important first.
    const fn key(&self) -> [i32; 4] {
        [self.standing.total, self.leader, self.standing.trophies, self.gold]
    }
}

/// Returns the affinity of the icon on a mercenary; cards of the stack have none.
fn icon(mercenary: &Mercenary) -> Option<u8> {
    mercenary.affinity.filter(|_| mercenary.role != Role::Stack)
}

impl Table {
    /// Returns a player's score if the game ended now. `depth` is the number of enclosing numbers.
    pub fn victory_points(&self, seat: u8, depth: u8) -> i32 {
        self.standing_at(seat, depth).total
    }

    /// Returns a player's score if the game ended now, part by part.
    pub fn standing(&self, seat: u8) -> Standing {
        self.standing_at(seat, 0)
    }

    fn standing_at(&self, seat: u8, depth: u8) -> Standing {
        let mut context = moment(Hook::Score, seat);
        context.depth = depth.saturating_add(1);
        let glory = self.glory(seat);
        let reputation = i32::from(self.state.seat(seat).reputation);
        let trophies = self.number(&context, Target::TrophyPoints, 0);
        let affinities = self.affinity_points(seat);
        let other = self.number(&context, Target::VictoryPoints, 0);
        let total = [reputation, trophies, affinities, other].into_iter().fold(glory, i32::saturating_add);
        Standing { glory, reputation, trophies, affinities, other, total }
    }

    fn affinity_points(&self, seat: u8) -> i32 {
        let seat = self.state.seat(seat);
        let mut icons = [0usize; MAX_AFFINITIES];
        let mut add = |affinity: u8| {
            if let Some(count) = icons.get_mut(usize::from(affinity)) {
                *count += 1;
            }
        };
        for card in &seat.members {
            let own = icon(self.content.mercenary(*card));
            own.into_iter().for_each(&mut add);
            self.counted_affinities(*card, own).for_each(&mut add);
        }
        seat.lands.iter().map(|card| self.content.land(*card).affinity).for_each(&mut add);
        let counts = icons.iter().take(self.content.affinities.len());
        counts.map(|count| self.points_for_icons(*count)).sum()
    }

    /// Returns the affinities that a mercenary counts as besides its own.
    fn counted_affinities(&self, card: CardId, own: Option<u8>) -> impl Iterator<Item = u8> {
        let heard = self.state.listeners.is_heard(&self.content.program, Hook::Always.id());
        let all = u8::try_from(self.content.affinities.len()).unwrap_or(0);
        let all = (0..all).filter(move |affinity| heard && Some(*affinity) != own);
        all.filter(move |affinity| self.card_counts_as(card, *affinity))
    }

    /// Returns a clan's icons of an affinity: on members, including the leader, and on lands. Cards of the
    /// stack have none.
    pub fn icons(&self, seat: u8, affinity: u8) -> usize {
        let seat = self.state.seat(seat);
        let has_icon = |card: &&CardId| {
            icon(self.content.mercenary(**card)) == Some(affinity) || self.card_counts_as(**card, affinity)
        };
        let members = seat.members.iter().filter(has_icon);
        let lands = seat.lands.iter().filter(|card| self.content.land(**card).affinity == affinity);
        members.count() + lands.count()
    }

    /// Returns the points for a number of icons of one affinity; beyond the table, its last number counts.
    pub fn points_for_icons(&self, icons: usize) -> i32 {
        let points = &self.content.numbers.affinity_points;
        points.get(icons).or_else(|| points.last()).copied().unwrap_or(0)
    }

    /// Returns the players from first to last. Ties are broken by the leader's reputation, points of trophies
    /// and gold; players equal in all of them share the place.
    pub fn ranking(&self) -> Ranking {
        let mut ranking = Ranking::default();
        for seat in 0..self.state.board.players {
            let standing = self.standing(seat);
            let leader = self.leaders_reputation(seat);
            ranking.push(Place { seat, place: 1, standing, leader, gold: self.gold(seat) });
        }
        let places = ranking.as_mut_slice();
        places.sort_by_key(|place| (Reverse(place.key()), place.seat));
        let (mut before, mut shared) = (None, 1);
        for (at, place) in (1..).zip(places) {
            if before != Some(place.key()) {
                (before, shared) = (Some(place.key()), at);
            }
            place.place = shared;
        }
        ranking
    }

    /// Returns the winner, or several players if they are equal in everything.
    pub fn winners(&self) -> List<u8, MAX_PLAYERS> {
        let mut winners = List::default();
        for place in self.ranking().iter().filter(|place| place.place == 1) {
            winners.push(place.seat);
        }
        winners
    }

    /// Returns the leader's reputation; a first leader has none of its own.
    fn leaders_reputation(&self, seat: u8) -> i32 {
        let leader = self.leader(seat).map(|card| self.content.mercenary(card));
        leader.filter(|leader| leader.role != Role::Leader).map_or(0, |leader| leader.reputation)
    }
}
