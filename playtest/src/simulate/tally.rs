//! Exact sums over games. Only whole numbers, and nothing that depends on order: parts of a run can be merged
//! in any way and give the same as the whole.

use super::played::{Played, Seat};
use super::sources::Sources;
use super::trouble::Troubles;
use crate::statistics::{Bin, Histogram, Merge, Moments, Rate};
use provost_engine::game::speech::Speech;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// Exact sums over games.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Tally {
    /// Finished games.
    pub games: u64,
    /// Games that were not finished.
    pub troubles: Troubles,
    /// Win rates: by sort (`seat`, `agent`, and traits), then by id.
    pub groups: BTreeMap<String, BTreeMap<String, Group>>,
    /// Points of all players.
    pub scores: Histogram,
    /// Points of the best player of each game.
    pub best_scores: Histogram,
    /// Points of all players of a game together.
    pub totals: Moments,
    /// The last rounds of games.
    pub rounds: Histogram,
    /// The numbers of decisions of games.
    pub decisions: Histogram,
    /// Why games ended, by id.
    pub endings: BTreeMap<String, Ending>,
    /// Ranks of players, by id, in games with ranks.
    pub ranks: BTreeMap<String, Ending>,
    /// The watched numbers, by index in the catalogue.
    pub curves: Vec<Curve>,
    /// The sources of these numbers, by the same index.
    pub sources: Vec<Sources>,
    /// Entries, by index in the catalogue.
    pub entries: Vec<EntryTally>,
}

/// Players of one sort.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Group {
    /// Their name.
    pub name: String,
    /// How often they won.
    pub rate: Rate,
    /// Their points.
    pub score: Moments,
}

/// An ending of games, or a rank.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Ending {
    /// Its name.
    pub name: String,
    /// Its count, and a game with it.
    pub bin: Bin,
}

/// A number from round to round: for each game the sum over all players.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Curve {
    /// At the first question of each round.
    pub rounds: BTreeMap<u32, Moments>,
    /// At the end.
    pub end: Moments,
}

/// The sums of an entry.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct EntryTally {
    /// Decisions in which it was an option.
    pub offered_decisions: u64,
    /// Games in which it was an option.
    pub offered_games: u64,
    /// Players who had it as an option, summed over games.
    pub offered_players: u64,
    /// How often a player got it.
    pub taken: u64,
    /// The players who got it, and how often they won.
    pub takers: Rate,
    /// Games in which one of its abilities fired.
    pub used_games: u64,
    /// Its abilities.
    pub abilities: Vec<AbilityTally>,
}

/// The sums of an ability.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct AbilityTally {
    /// How often it fired.
    pub fired: u64,
    /// Games in which it fired.
    pub games: u64,
}

impl Tally {
    /// Makes empty sums.
    pub(super) fn new(catalogue: &super::Catalogue) -> Self {
        let entry = |entry: &super::EntryInfo| EntryTally {
            abilities: vec![AbilityTally::default(); entry.abilities.len()],
            ..EntryTally::default()
        };
        Self {
            curves: vec![Curve::default(); catalogue.metrics.len()],
            sources: vec![Sources::default(); catalogue.metrics.len()],
            entries: catalogue.entries.iter().map(entry).collect(),
            ..Self::default()
        }
    }

    /// Adds a game.
    pub(super) fn add(&mut self, played: &Played, speech: &Speech<'_>) {
        self.games += 1;
        self.add_groups(played, speech);
        for seat in &played.seats {
            self.scores.add(seat.score.into(), played.seed);
            if let Some(rank) = seat.rank {
                count(&mut self.ranks, speech.id(rank), played.seed, || speech.name(rank));
            }
        }
        self.best_scores.add(played.best(), played.seed);
        self.totals.add(played.total());
        self.rounds.add(played.rounds.into(), played.seed);
        self.decisions.add(played.decisions.into(), played.seed);
        let ending = || speech.say(&format!("ending-{}", played.ending), &[]);
        count(&mut self.endings, played.ending, played.seed, ending);
        for (round, totals) in &played.curve {
            for (curve, total) in self.curves.iter_mut().zip(totals) {
                curve.rounds.entry(*round).or_default().add(*total);
            }
        }
        for (curve, total) in self.curves.iter_mut().zip(&played.end) {
            curve.end.add(*total);
        }
        for (at, sources) in self.sources.iter_mut().enumerate() {
            sources.add(played, at, speech);
        }
        self.add_entries(played);
    }

    fn add_groups(&mut self, played: &Played, speech: &Speech<'_>) {
        for (at, seat) in (1..).zip(&played.seats) {
            let id = i32::to_string(&at);
            self.group("seat", &id, || id.clone()).add([seat]);
            for (sort, noun) in &seat.traits {
                self.group(sort, speech.id(*noun), || speech.name(*noun)).add([seat]);
            }
        }
    }

    /// Counts agents in all games of one seed. `agents` are their texts. The games of a seed are one
    /// observation, since they share their luck.
    pub(super) fn add_agents(&mut self, games: &[Played], agents: &[String]) {
        // The same agent may be in the list twice, and sit at several seats.
        for (at, agent) in agents.iter().enumerate() {
            if agents.iter().position(|other| other == agent) == Some(at) {
                let same = |seat: &&Seat| agents.get(seat.agent) == Some(agent);
                let seats = games.iter().flat_map(|played| &played.seats).filter(same);
                self.group("agent", agent, || agent.clone()).add(seats);
            }
        }
    }

    fn group(&mut self, sort: &str, id: &str, name: impl FnOnce() -> String) -> &mut Group {
        let groups = self.groups.entry(sort.to_owned()).or_default();
        let new = || Group { name: name(), rate: Rate::default(), score: Moments::default() };
        groups.entry(id.to_owned()).or_insert_with(new)
    }

    fn add_entries(&mut self, played: &Played) {
        for (at, touched) in &played.entries {
            let Some(entry) = self.entries.get_mut(*at) else { continue };
            entry.offered_decisions += u64::from(touched.offered);
            entry.offered_games += u64::from(touched.offered > 0);
            entry.offered_players += u64::from(touched.offered_to.count_ones());
            entry.taken += u64::from(touched.taken);
            entry.takers.add(touched.taken_by.count_ones(), played.won_by(touched.taken_by));
        }
        let mut used = None;
        for ((at, number), times) in &played.fired {
            let Some(entry) = self.entries.get_mut(*at) else { continue };
            // They are sorted by entry.
            if used.replace(*at) != Some(*at) {
                entry.used_games += 1;
            }
            if let Some(ability) = entry.abilities.get_mut(*number) {
                ability.fired += u64::from(*times);
                ability.games += 1;
            }
        }
    }
}

fn count(all: &mut BTreeMap<String, Ending>, id: &str, seed: u64, name: impl FnOnce() -> String) {
    let bin = Bin { count: 1, seed };
    match all.get_mut(id) {
        Some(there) => there.bin.include(&bin),
        None => {
            all.insert(id.to_owned(), Ending { name: name(), bin });
        }
    }
}

impl Group {
    /// Adds the players of one game, or of all games of one seed.
    fn add<'s>(&mut self, seats: impl IntoIterator<Item = &'s Seat>) {
        let (mut players, mut won) = (0, 0);
        for seat in seats {
            players += 1;
            won += seat.won;
            self.score.add(seat.score.into());
        }
        self.rate.add(players, won);
    }
}

impl Merge for Group {
    fn include(&mut self, other: &Self) {
        self.rate.include(&other.rate);
        self.score.include(&other.score);
    }
}

impl Merge for Ending {
    fn include(&mut self, other: &Self) {
        self.bin.include(&other.bin);
    }
}

impl Merge for Curve {
    fn include(&mut self, other: &Self) {
        self.rounds.include(&other.rounds);
        self.end.include(&other.end);
    }
}

impl Merge for EntryTally {
    fn include(&mut self, other: &Self) {
        self.offered_decisions += other.offered_decisions;
        self.offered_games += other.offered_games;
        self.offered_players += other.offered_players;
        self.taken += other.taken;
        self.takers.include(&other.takers);
        self.used_games += other.used_games;
        self.abilities.include(&other.abilities);
    }
}

impl Merge for AbilityTally {
    fn include(&mut self, other: &Self) {
        self.fired += other.fired;
        self.games += other.games;
    }
}

impl Merge for Tally {
    fn include(&mut self, other: &Self) {
        self.games += other.games;
        self.troubles.include(&other.troubles);
        self.groups.include(&other.groups);
        self.scores.include(&other.scores);
        self.best_scores.include(&other.best_scores);
        self.totals.include(&other.totals);
        self.rounds.include(&other.rounds);
        self.decisions.include(&other.decisions);
        self.endings.include(&other.endings);
        self.ranks.include(&other.ranks);
        self.curves.include(&other.curves);
        self.sources.include(&other.sources);
        self.entries.include(&other.entries);
    }
}
