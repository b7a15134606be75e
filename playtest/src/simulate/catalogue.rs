//! The catalogue of countable things: entries with their abilities, and watched numbers. The same content and
//! set-up give the same catalogue on every machine, so sums can be kept by index.

use provost_engine::game::config::GameConfig;
use provost_engine::game::metrics::{Metric, Metrics};
use provost_engine::game::session::Playable;
use provost_engine::game::speech::abilities;
use provost_engine::table::Table;
use provost_interpreter::pack::Entry;
use provost_interpreter::program::AbilityId;
use provost_interpreter::vocabulary::id::NounId;
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;

/// The countable things of a game.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Catalogue {
    /// The watched numbers.
    pub metrics: Vec<MetricInfo>,
    /// The entries that can come up, by kind and id.
    pub entries: Vec<EntryInfo>,
}

/// A watched number.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct MetricInfo {
    /// Its id.
    pub id: String,
    /// Its name.
    pub name: String,
}

/// An entry.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct EntryInfo {
    /// Its id.
    pub id: String,
    /// Its kind.
    pub kind: String,
    /// Its name.
    pub name: String,
    /// Its abilities in the order of the text, including granted ones.
    pub abilities: Vec<AbilityInfo>,
}

/// An ability.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct AbilityInfo {
    /// The line of its file, from 1.
    pub line: usize,
    /// Its text.
    pub text: String,
}

/// Maps nouns and abilities of a program to the catalogue.
#[derive(Debug)]
pub(crate) struct Places {
    pub(crate) metrics: Vec<Metric>,
    /// By noun.
    entries: Vec<Option<usize>>,
    abilities: Vec<Option<(usize, usize)>>,
}

impl Places {
    /// Returns the index of an entry.
    pub(crate) fn entry(&self, noun: NounId) -> Option<usize> {
        self.entries.get(noun.index()).copied().flatten()
    }

    /// Returns the index of an ability's entry, and of the ability in it.
    pub(crate) fn ability(&self, ability: AbilityId) -> Option<(usize, usize)> {
        self.abilities.get(ability.index()).copied().flatten()
    }
}

impl Catalogue {
    /// Makes the catalogue of a game with this config.
    pub(crate) fn of<R: Playable>(config: &GameConfig<'_, R>) -> (Self, Places) {
        let speech = &config.speech;
        let program = <R as Table>::program(&config.content);
        let codes = (0..u32::try_from(program.ability_count()).unwrap_or(u32::MAX)).map(AbilityId);
        let owners = codes.clone().filter_map(|id| program.ability(id)).map(|code| code.entry);
        let nouns: BTreeSet<NounId> =
            <R as Metrics>::entries(&config.content).into_iter().chain(owners).collect();
        let mut found: Vec<(NounId, EntryInfo)> = nouns
            .into_iter()
            .filter_map(|noun| Some((noun, entry_info(config, speech.entry(noun)?, speech.name(noun)))))
            .collect();
        found.sort_by(|(_, one), (_, other)| (&one.kind, &one.id).cmp(&(&other.kind, &other.id)));
        let mut entries = vec![None; found.iter().map(|(noun, _)| noun.index() + 1).max().unwrap_or(0)];
        for (at, (noun, _)) in found.iter().enumerate() {
            if let Some(place) = entries.get_mut(noun.index()) {
                *place = Some(at);
            }
        }
        let place = |id: AbilityId| {
            let entry = entries.get(program.ability(id)?.entry.index()).copied().flatten()?;
            Some((entry, speech.ability_number(program, id).checked_sub(1)?))
        };
        let abilities = codes.map(place).collect();
        let metrics = <R as Metrics>::metrics(&config.content);
        let names = metrics
            .iter()
            .map(|metric| MetricInfo { id: metric.id(speech).to_owned(), name: metric.name(speech) });
        let catalogue =
            Self { metrics: names.collect(), entries: found.into_iter().map(|(_, info)| info).collect() };
        (catalogue, Places { metrics, entries, abilities })
    }
}

fn entry_info<R: Playable>(config: &GameConfig<'_, R>, entry: &Entry, name: String) -> EntryInfo {
    let text = entry.effect.as_ref().map_or("", |effect| effect.text.as_str());
    let info = |ability: &provost_interpreter::ir::Ability| {
        let written = text.get(ability.span.start..ability.span.end).unwrap_or_default();
        AbilityInfo {
            line: config.speech.place_in(entry, ability.span).map_or(1, |place| place.line),
            text: written.split_whitespace().collect::<Vec<_>>().join(" "),
        }
    };
    EntryInfo {
        id: entry.id.clone(),
        kind: config.game.vocabulary.kind(entry.kind).id.to_owned(),
        name,
        abilities: abilities(&entry.ir).into_iter().map(info).collect(),
    }
}
