//! Seating. Agents change seats from seed to seed, so that over many games each sits at each seat equally
//! often, and no agent profits from a seat. Traits of players (affinity, clan) are dealt by the chance of the
//! game, which depends on the seed and not on the agents' seats.

use crate::agent::{Agent, AgentSpec, seed_of};
use provost_engine::game::Rules;

/// Returns the agent at a seat in the game of a seed; `moved` is the number of seats they have moved on since
/// the first game of this seed.
pub(super) fn agent_at(agents: usize, seat: u8, seed: u64, moved: u64) -> usize {
    let agents = agents.max(1) as u64;
    usize::try_from((u64::from(seat) + seed % agents + moved) % agents).unwrap_or(0)
}

/// Returns the agents at the first seats in the first game of a seed.
pub fn seated(specs: &[AgentSpec], seats: u8, seed: u64) -> Vec<AgentSpec> {
    (0..seats).filter_map(|seat| specs.get(agent_at(specs.len(), seat, seed, 0)).copied()).collect()
}

/// Makes the agents of a game. Each has a generator of its own, so that they do not influence each other.
pub(super) fn agents<R: Rules + 'static>(
    specs: &[AgentSpec],
    players: u8,
    seed: u64,
    moved: u64,
) -> Vec<Box<dyn Agent<R>>> {
    let make = |seat| {
        let spec = specs.get(agent_at(specs.len(), seat, seed, moved)).copied().unwrap_or(AgentSpec::Random);
        spec.build(seed_of(seed, seat))
    };
    (0..players).map(make).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn agents_change_seats_evenly() {
        for (agents, players) in [(1, 4), (2, 2), (2, 4), (3, 4), (4, 4)] {
            let mut seen = vec![vec![0; players]; agents];
            for seed in 1..=12 {
                for seat in 0..players {
                    seen[agent_at(agents, u8::try_from(seat).unwrap(), seed, 0)][seat] += 1;
                }
            }
            assert!(
                seen.iter().flatten().all(|times| *times == 12 / agents),
                "{agents} at {players}: {seen:?}"
            );
        }
    }

    #[test]
    fn mirrored_agents_sit_at_every_seat_of_a_seed() {
        for seed in 7..9 {
            for seat in 0..4 {
                let there: BTreeSet<usize> = (0..3).map(|moved| agent_at(3, seat, seed, moved)).collect();
                assert_eq!(there.len(), 3);
            }
        }
    }

    #[test]
    fn every_agent_has_chance_of_its_own() {
        let seeds: BTreeSet<u64> =
            (0..500).flat_map(|seed| (0..5).map(move |seat| seed_of(seed, seat))).collect();
        assert_eq!(seeds.len(), 2500);
    }
}
