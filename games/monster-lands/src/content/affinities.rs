//! The affinities of a game, and the affinity of each clan.

use super::build::Build;
use super::fields::Fields;
use super::options::SetupError;
use super::{Index, MAX_PLAYERS};
use crate::registry::kinds::Kind;
use crate::registry::verbs::Verb;
use provost_interpreter::ir;
use provost_interpreter::pack::Entry;
use provost_interpreter::suggest::nearest;
use provost_interpreter::vocabulary::id::{ClassId, NounId};
use std::collections::BTreeSet;

/// The available affinities.
struct Supply<'g> {
    /// Those of the game itself, in noun order.
    own: BTreeSet<NounId>,
    /// Those of sets, with the id of the set, ordered by it.
    sets: Vec<(NounId, &'g str)>,
}

impl Build<'_> {
    /// Returns the affinities in play, in noun order: those requested, or the default ones.
    pub(super) fn affinities(&self) -> Result<Vec<NounId>, SetupError> {
        let players = self.setup.players;
        if players == 0 || usize::from(players) > MAX_PLAYERS {
            return Err(SetupError::Players { players, seats: MAX_PLAYERS });
        }
        let Some(class) = self.game.vocabulary.find_class("affinity") else { return Ok(Vec::new()) };
        let supply = self.supply();
        let usual = self.board_number("affinities").and_then(|count| usize::try_from(count).ok());
        let needed = usize::from(players).max(usual.unwrap_or(supply.own.len()));
        let chosen = if self.setup.affinities.is_empty() {
            self.usual_affinities(class, &supply, needed)?
        } else {
            self.chosen_affinities(class, &supply)?
        };
        if let Some((entry, noun)) = self.demanded().find(|(_, noun)| !chosen.contains(noun)) {
            let (chosen, affinity) = (entry.id.clone(), self.id_of(noun));
            return Err(SetupError::AffinityNeeded { chosen, affinity });
        }
        if chosen.len() != needed {
            let chosen = chosen.iter().map(|noun| self.id_of(*noun)).collect();
            return Err(SetupError::Affinities { players, needed, chosen });
        }
        Ok(chosen.into_iter().collect())
    }

    fn supply(&self) -> Supply<'_> {
        let of = |kind: Kind| {
            let all = self.entries(kind);
            all.filter_map(|entry| Some((Fields(entry).noun("affinity")?, entry.id.as_str())))
        };
        let sets: Vec<(NounId, &str)> = of(Kind::AffinitySet).collect();
        let is_own = |noun: &NounId| !sets.iter().any(|(brought, _)| brought == noun);
        let own = of(Kind::Mercenary).map(|(noun, _)| noun).filter(is_own).collect();
        Supply { own, sets }
    }

    /// Returns the affinities that chosen entries need because somebody starts with them, with the entry:
    /// such a scenario cannot be played without its affinity.
    fn demanded(&self) -> impl Iterator<Item = (&Entry, NounId)> {
        let is_chosen = |entry: &&Entry| {
            self.is_on(&entry.id)
                || self.setup.scenario.as_ref().is_some_and(|scenario| *scenario == entry.id)
        };
        let entries = self.game.entries.values().filter(is_chosen);
        entries.flat_map(|entry| {
            let steps = entry.ir.abilities.iter().flat_map(|ability| &ability.steps);
            let start = steps.filter_map(|step| match step {
                ir::Step::Act { verb, args, .. } if Verb::from_word(verb.0) == Some(Verb::StartWith) => {
                    args.first()
                }
                ir::Step::Act { .. }
                | ir::Step::Change { .. }
                | ir::Step::Choose(..)
                | ir::Step::By(_)
                | ir::Step::Pick { .. }
                | ir::Step::If { .. }
                | ir::Step::Grant(..) => None,
            });
            let nouns = start.filter_map(|arg| match arg {
                ir::Arg::Nouns(nouns) => Some(nouns),
                ir::Arg::Number(_) | ir::Arg::Amounts(_) | ir::Arg::Entity(_) => None,
            });
            nouns.flatten().filter_map(move |noun| match noun {
                ir::NounRef::Noun(noun) => Some((entry, *noun)),
                ir::NounRef::Param(_) => None,
            })
        })
    }

    /// Takes active sets first, then affinities of clans and scenarios in the set-up, then the game's own,
    /// then further sets as needed.
    fn usual_affinities(
        &self,
        class: ClassId,
        supply: &Supply<'_>,
        needed: usize,
    ) -> Result<BTreeSet<NounId>, SetupError> {
        let is_on = |(_, set): &&(NounId, &str)| self.is_on(set);
        let mut chosen: BTreeSet<NounId> = supply.sets.iter().filter(is_on).map(|(noun, _)| *noun).collect();
        for clan in &self.setup.clans {
            chosen.insert(self.available(class, supply, clan)?);
        }
        let playable = |noun: &NounId| supply.own.contains(noun) || chosen.contains(noun);
        let demanded: Vec<NounId> = self.demanded().map(|(_, noun)| noun).filter(playable).collect();
        chosen.extend(demanded);
        let rest = supply.own.iter().copied().chain(supply.sets.iter().map(|(noun, _)| *noun));
        for affinity in rest {
            if chosen.len() < needed {
                chosen.insert(affinity);
            }
        }
        if chosen.len() < needed {
            let (players, found) = (self.setup.players, chosen.len());
            return Err(SetupError::TooFewAffinities { players, needed, found });
        }
        Ok(chosen)
    }

    /// Takes exactly the requested affinities; those of active sets must be among them.
    fn chosen_affinities(&self, class: ClassId, supply: &Supply<'_>) -> Result<BTreeSet<NounId>, SetupError> {
        let mut chosen = BTreeSet::new();
        for id in &self.setup.affinities {
            if !chosen.insert(self.available(class, supply, id)?) {
                return Err(SetupError::Twice { what: "affinities", id: id.clone() });
            }
        }
        for (noun, set) in &supply.sets {
            if self.is_on(set) && !chosen.contains(noun) {
                let affinity = self.id_of(*noun);
                return Err(SetupError::SetUnused { set: (*set).to_owned(), affinity });
            }
        }
        Ok(chosen)
    }

    fn is_on(&self, set: &str) -> bool {
        self.setup.options.iter().any(|option| option == set)
    }

    /// Finds a playable affinity: of the game itself or of an active set.
    fn available(&self, class: ClassId, supply: &Supply<'_>, id: &str) -> Result<NounId, SetupError> {
        let found = self.game.vocabulary.find_noun(class, id);
        let set = supply.sets.iter().find(|(noun, _)| Some(*noun) == found).map(|(_, set)| *set);
        match (found, set) {
            (Some(noun), None) if supply.own.contains(&noun) => Ok(noun),
            (Some(noun), Some(set)) if self.is_on(set) => Ok(noun),
            (Some(_), Some(set)) => Err(SetupError::SetOff { affinity: id.to_owned(), set: set.to_owned() }),
            _ => {
                let ids = self.game.vocabulary.nouns_of(class).map(|(_, noun)| noun.id.as_str());
                let near = nearest(id, ids).map(str::to_owned);
                Err(SetupError::NoEntry { kind: "affinity", id: id.to_owned(), near })
            }
        }
    }

    fn id_of(&self, noun: NounId) -> String {
        self.game.vocabulary.noun(noun).id.clone()
    }

    /// Returns the affinity of each player's clan, if the set-up fixes it.
    pub(super) fn clans(&mut self) -> Result<(), SetupError> {
        let (clans, players) = (self.setup.clans.len(), usize::from(self.setup.players));
        if clans > players {
            return Err(SetupError::Clans { clans, players });
        }
        let class = self.game.vocabulary.find_class("affinity");
        for (at, id) in self.setup.clans.iter().enumerate() {
            let noun = class.and_then(|class| self.game.vocabulary.find_noun(class, id));
            let Some(Index::Affinity(affinity)) = noun.map(|noun| self.content.index(noun)) else {
                let chosen = self.content.affinities.iter().map(|noun| self.id_of(*noun)).collect();
                return Err(SetupError::ClanOff { clan: id.clone(), chosen });
            };
            if self.content.clans.contains(&Some(affinity)) {
                return Err(SetupError::Twice { what: "clans", id: id.clone() });
            }
            if let Some(clan) = self.content.clans.get_mut(at) {
                *clan = Some(affinity);
            }
        }
        Ok(())
    }
}
