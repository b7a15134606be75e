//! The entries of a run as rows: order and filter, in the words of the Table view.

use crate::model::file::FileKey;
use crate::model::library::Names;
use crate::model::table::{Cell, Column, EntryRow, EntryTable, Filter, SortBy};
use provost_interpreter::vocabulary::value_type::ValueType;
use provost_playtest::simulate::{EntryFigures, Figures};
use std::cmp::Ordering;

/// A column.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EntryColumn {
    /// Its name.
    Name,
    /// Its kind.
    Kind,
    /// In which part of the games it was an option.
    Offered,
    /// The share of games in which a player got it.
    Taken,
    /// The share of players who got it, among those who had it as an option.
    Rate,
    /// The share of games in which one of its abilities fired.
    Used,
    /// How often its abilities fired.
    Fired,
    /// The number of its abilities that never fired.
    Silent,
    /// Its effect on winning.
    Effect,
}

impl EntryColumn {
    /// All of them, in the order in which they are shown.
    pub const ALL: [Self; 9] = [
        Self::Name,
        Self::Kind,
        Self::Offered,
        Self::Taken,
        Self::Rate,
        Self::Used,
        Self::Fired,
        Self::Silent,
        Self::Effect,
    ];

    /// Returns its word in a filter, which also ends the id of its message.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Name => "name",
            Self::Kind => "kind",
            Self::Offered => "offered",
            Self::Taken => "taken",
            Self::Rate => "rate",
            Self::Used => "used",
            Self::Fired => "fired",
            Self::Silent => "silent",
            Self::Effect => "effect",
        }
    }

    /// Returns the number of an entry by which it is ordered; nothing comes last.
    fn number(self, entry: &EntryFigures) -> Option<f64> {
        match self {
            Self::Name | Self::Kind => None,
            Self::Offered => Some(entry.offered),
            Self::Taken => Some(entry.taken),
            Self::Rate => entry.take_rate,
            Self::Used => (!entry.fired.is_empty()).then_some(entry.used),
            Self::Fired => (!entry.fired.is_empty()).then(|| super::outcome::float(entry.fired.iter().sum())),
            Self::Silent => {
                let silent = entry.fired.iter().filter(|fired| **fired == 0).count();
                (!entry.fired.is_empty()).then(|| super::outcome::float(silent as u64))
            }
            Self::Effect => entry.effect.map(|effect| effect.value),
        }
    }

    /// Returns the number in whole per cent or as it is, as a filter compares it.
    fn cell(self, entry: &EntryFigures) -> String {
        let per_cent = match self {
            Self::Name => return entry.name.clone(),
            Self::Kind => return entry.kind.clone(),
            Self::Offered | Self::Taken | Self::Rate | Self::Used | Self::Effect => 100.0,
            Self::Fired | Self::Silent => 1.0,
        };
        self.number(entry).map(|number| format!("{:.0}", number * per_cent)).unwrap_or_default()
    }
}

/// Which entries are shown, and in which order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rows {
    /// The text of the filter.
    pub filter: String,
    /// The column of the order.
    pub sort: EntryColumn,
    /// Whether the order is reversed.
    pub descending: bool,
    /// The numbers of the entries that are shown, in order.
    pub shown: Vec<usize>,
}

impl Default for Rows {
    /// The greatest effect on winning comes first.
    fn default() -> Self {
        let sort = EntryColumn::Effect;
        Self { filter: String::new(), sort, descending: true, shown: Vec::new() }
    }
}

impl Rows {
    /// Finds the entries that are shown, and their order.
    pub fn arrange(&mut self, figures: &Figures) {
        let mut shown = table(figures).shown(&Filter::parse(&self.filter), SortBy::Id, false);
        let entry = |at: &usize| figures.entries.get(*at);
        shown.sort_by(|one, other| match (entry(one), entry(other)) {
            (Some(one), Some(other)) => self.compare(one, other),
            (Some(_) | None, _) => Ordering::Equal,
        });
        self.shown = shown;
    }

    fn compare(&self, one: &EntryFigures, other: &EntryFigures) -> Ordering {
        let turn = |order: Ordering| if self.descending { order.reverse() } else { order };
        let order = match self.sort {
            EntryColumn::Name => turn(one.name.cmp(&other.name)),
            EntryColumn::Kind => turn(one.kind.cmp(&other.kind)),
            EntryColumn::Offered
            | EntryColumn::Taken
            | EntryColumn::Rate
            | EntryColumn::Used
            | EntryColumn::Fired
            | EntryColumn::Silent
            | EntryColumn::Effect => match (self.sort.number(one), self.sort.number(other)) {
                (Some(one), Some(other)) => turn(one.total_cmp(&other)),
                // Entries without a number stay at the end, whichever way the others are turned.
                (Some(_), None) => Ordering::Less,
                (None, Some(_)) => Ordering::Greater,
                (None, None) => Ordering::Equal,
            },
        };
        order.then_with(|| one.id.cmp(&other.id))
    }
}

/// The entries as a table of the Table view, whose filter is used.
fn table(figures: &Figures) -> EntryTable {
    let column = |column: EntryColumn| Column { key: column.word(), ty: ValueType::Text, doc: "" };
    let row = |entry: &EntryFigures| EntryRow {
        id: entry.id.clone(),
        name: Names { en: entry.name.clone(), de: String::new() },
        file: FileKey::new("", ""),
        offset: 0,
        cells: EntryColumn::ALL
            .map(|column| Cell { text: column.cell(entry), estimated: false })
            .into_iter()
            .collect(),
    };
    EntryTable {
        game: String::new(),
        kind: String::new(),
        columns: EntryColumn::ALL.map(column).into_iter().collect(),
        rows: figures.entries.iter().map(row).map(std::sync::Arc::new).collect(),
    }
}
