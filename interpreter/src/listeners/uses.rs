//! Counts of used abilities, which limits are checked against; hosts keep them in their state.

use crate::hook::{Player, Thing};
use crate::program::AbilityId;
use crate::vocabulary::id::LimitId;
use serde::{Deserialize, Serialize};

/// Counts of uses, sorted, so that equal counts are equal values.
#[derive(Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Uses {
    counts: Vec<Used>,
}

impl Clone for Uses {
    fn clone(&self) -> Self {
        Self { counts: self.counts.clone() }
    }

    /// Copies the value and reuses the memory already allocated.
    fn clone_from(&mut self, from: &Self) {
        self.counts.clone_from(&from.counts);
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct Used {
    limit: LimitId,
    source: Thing,
    ability: AbilityId,
    player: Player,
    count: u16,
}

impl Used {
    const fn key(&self) -> (u32, u32, u32, u8) {
        (self.limit.0, self.source.0, self.ability.0, self.player.0)
    }
}

impl Uses {
    fn find(&self, used: &Used) -> Result<usize, usize> {
        self.counts.binary_search_by_key(&used.key(), Used::key)
    }

    /// Returns how often the ability of this source was used by this player in the running period.
    pub fn get(&self, limit: LimitId, source: Thing, ability: AbilityId, player: Player) -> u16 {
        let used = Used { limit, source, ability, player, count: 0 };
        self.find(&used).ok().and_then(|at| self.counts.get(at)).map_or(0, |used| used.count)
    }

    /// Counts one use.
    pub fn record(&mut self, limit: LimitId, source: Thing, ability: AbilityId, player: Player) {
        let used = Used { limit, source, ability, player, count: 1 };
        match self.find(&used) {
            Err(at) => self.counts.insert(at, used),
            Ok(at) => {
                if let Some(there) = self.counts.get_mut(at) {
                    there.count = there.count.saturating_add(1);
                }
            }
        }
    }

    /// Starts a new period of a limit by dropping its counts.
    pub fn reset(&mut self, limit: LimitId) {
        self.counts.retain(|used| used.limit != limit);
    }

    /// Forgets the counts of a source that has left.
    pub fn forget(&mut self, source: Thing) {
        self.counts.retain(|used| used.source != source);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn uses_are_counted_by_source_and_ended_by_period() {
        let mut uses = Uses::default();
        let (round, turn) = (LimitId(0), LimitId(1));
        uses.record(round, Thing(1), AbilityId(5), Player(0));
        uses.record(round, Thing(1), AbilityId(5), Player(0));
        uses.record(turn, Thing(2), AbilityId(5), Player(0));
        assert_eq!(uses.get(round, Thing(1), AbilityId(5), Player(0)), 2);
        assert_eq!(uses.get(round, Thing(2), AbilityId(5), Player(0)), 0);
        uses.reset(round);
        assert_eq!(uses.get(round, Thing(1), AbilityId(5), Player(0)), 0);
        assert_eq!(uses.get(turn, Thing(2), AbilityId(5), Player(0)), 1);
        uses.forget(Thing(2));
        assert_eq!(uses, Uses::default());
    }
}
