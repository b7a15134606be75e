//! Many entries of a kind as rows and columns: filter, order, and edits of many cells at once.

use super::file::FileKey;
use super::library::Names;
use provost_interpreter::pack::write::NewValue;
use provost_interpreter::vocabulary::value_type::ValueType;
use std::cmp::Ordering;
use std::sync::Arc;

/// All entries of one kind.
#[derive(Clone, Debug, Default)]
pub struct EntryTable {
    /// The game.
    pub game: String,
    /// The kind.
    pub kind: String,
    /// The columns after id and name.
    pub columns: Vec<Column>,
    /// The rows, by id. Each can be replaced without copying the others.
    pub rows: Vec<Arc<EntryRow>>,
}

/// A column.
#[derive(Clone, Debug)]
pub struct Column {
    /// The key.
    pub key: &'static str,
    /// Its type.
    pub ty: ValueType,
    /// One line for the manual.
    pub doc: &'static str,
}

/// An entry.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EntryRow {
    /// The entry's id.
    pub id: String,
    /// Its name.
    pub name: Names,
    /// The file it stands in.
    pub file: FileKey,
    /// Where its id stands.
    pub offset: usize,
    /// By column.
    pub cells: Vec<Cell>,
}

/// A value as it is written.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Cell {
    /// The value; empty if the key is not there.
    pub text: String,
    /// Whether it is an estimate.
    pub estimated: bool,
}

/// The column by which rows are ordered.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum SortBy {
    /// By id.
    #[default]
    Id,
    /// By name.
    Name,
    /// By a column.
    Column(usize),
}

impl EntryTable {
    /// Returns the indexes of the rows that pass a filter, in order.
    pub fn shown(&self, filter: &Filter, sort: SortBy, descending: bool) -> Vec<usize> {
        let rows = self.rows.iter().enumerate().filter(|(_, row)| filter.lets_through(self, row));
        let mut shown: Vec<usize> = rows.map(|(index, _)| index).collect();
        shown.sort_by(|a, b| {
            let (Some(a), Some(b)) = (self.rows.get(*a), self.rows.get(*b)) else { return Ordering::Equal };
            let order = match sort {
                SortBy::Id => a.id.cmp(&b.id),
                SortBy::Name => a.name.en.cmp(&b.name.en),
                SortBy::Column(column) => compare(a.cell(column), b.cell(column)),
            };
            if descending { order.reverse() } else { order }.then_with(|| a.id.cmp(&b.id))
        });
        shown
    }

    /// Returns the number of a column.
    pub fn column(&self, key: &str) -> Option<usize> {
        self.columns.iter().position(|column| column.key == key)
    }
}

impl EntryRow {
    /// Returns the text of a cell.
    pub fn cell(&self, column: usize) -> &str {
        self.cells.get(column).map_or("", |cell| cell.text.as_str())
    }
}

fn compare(a: &str, b: &str) -> Ordering {
    match (a.parse::<i64>(), b.parse::<i64>()) {
        (Ok(a), Ok(b)) => a.cmp(&b),
        (Ok(_), Err(_)) => Ordering::Less,
        (Err(_), Ok(_)) => Ordering::Greater,
        (Err(_), Err(_)) => a.cmp(b),
    }
}

/// The terms of a filter: `cost>=3 affinity:fire estimated owl`.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Filter {
    terms: Vec<Term>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
enum Term {
    /// The word stands somewhere in the row.
    Word(String),
    /// The column compares to a number.
    Number(String, Comparison, i64),
    /// The column holds the text.
    Holds(String, String),
    /// A cell is an estimate.
    Estimated,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Comparison {
    Less,
    AtMost,
    Equal,
    AtLeast,
    More,
}

impl Filter {
    /// Reads a filter; anything that is not a term is a word to look for.
    pub fn parse(text: &str) -> Self {
        Self { terms: text.to_lowercase().split_whitespace().map(term).collect() }
    }

    fn lets_through(&self, table: &EntryTable, row: &EntryRow) -> bool {
        self.terms.iter().all(|term| term.holds(table, row))
    }
}

fn term(word: &str) -> Term {
    if word == "estimated" {
        return Term::Estimated;
    }
    let operators = [
        (">=", Comparison::AtLeast),
        ("<=", Comparison::AtMost),
        (">", Comparison::More),
        ("<", Comparison::Less),
        ("=", Comparison::Equal),
    ];
    for (operator, comparison) in operators {
        if let Some((key, number)) = word.split_once(operator)
            && let Ok(number) = number.parse()
        {
            return Term::Number(key.to_owned(), comparison, number);
        }
    }
    match word.split_once([':', '=']) {
        Some((key, value)) if !key.is_empty() => Term::Holds(key.to_owned(), value.to_owned()),
        Some(_) | None => Term::Word(word.to_owned()),
    }
}

impl Term {
    fn holds(&self, table: &EntryTable, row: &EntryRow) -> bool {
        match self {
            Self::Word(word) => {
                let named = super::library::matches(word, &row.id, &row.name);
                named || row.cells.iter().any(|cell| cell.text.to_lowercase().contains(word))
            }
            Self::Number(key, comparison, number) => {
                let cell = table.column(key).map(|column| row.cell(column));
                cell.and_then(|cell| cell.parse::<i64>().ok()).is_some_and(|value| match comparison {
                    Comparison::Less => value < *number,
                    Comparison::AtMost => value <= *number,
                    Comparison::Equal => value == *number,
                    Comparison::AtLeast => value >= *number,
                    Comparison::More => value > *number,
                })
            }
            Self::Holds(key, text) => {
                table.column(key).is_some_and(|column| row.cell(column).to_lowercase().contains(text))
            }
            Self::Estimated => row.cells.iter().any(|cell| cell.estimated),
        }
    }
}

/// An edit of a cell as typed: `5`, `+1`, `-2`, `fire`; an empty text removes the key.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CellEdit {
    /// Set the key.
    Set(NewValue),
    /// Remove the key.
    Remove,
}

/// Reads the text typed for a cell. A sign before a number adds to the present value.
pub fn read_cell(ty: ValueType, typed: &str, old: &str, relative: bool) -> Option<CellEdit> {
    let typed = typed.trim().replace('−', "-");
    let typed = typed.as_str();
    if typed.is_empty() {
        return Some(CellEdit::Remove);
    }
    match ty {
        ValueType::Number(..) => {
            let sign = typed.starts_with(['+', '-']) && relative;
            let number: i64 = typed.parse().ok()?;
            let base = if sign { old.parse::<i64>().ok()? } else { 0 };
            Some(CellEdit::Set(NewValue::Number(base + number)))
        }
        ValueType::Flag => typed.parse().ok().map(|flag| CellEdit::Set(NewValue::Flag(flag))),
        ValueType::Text
        | ValueType::TextOrTranslations
        | ValueType::Choice(_)
        | ValueType::Name(_)
        | ValueType::Noun(_)
        | ValueType::Entry(_)
        | ValueType::EntryOrNone(_)
        | ValueType::Effect
        | ValueType::Condition => Some(CellEdit::Set(NewValue::Text(typed.to_owned()))),
        ValueType::EntryWith(..)
        | ValueType::Use(_)
        | ValueType::Translations
        | ValueType::Params
        | ValueType::Amounts(_)
        | ValueType::ByEntry(..)
        | ValueType::Dice(_)
        | ValueType::Deck(..)
        | ValueType::List(_)
        | ValueType::OneOrMore(_)
        | ValueType::Ordered(_)
        | ValueType::Table(..)
        | ValueType::Own(_) => literal(typed).map(CellEdit::Set),
    }
}

/// Reads a value as it is written in a file: `{ strength = 2 }`, `["magic"]`.
fn literal(typed: &str) -> Option<NewValue> {
    let (table, findings) = provost_interpreter::pack::value::parse(&format!("value = {typed}\n"));
    let value = table.get("value").filter(|_| findings.is_empty() && table.rows.len() == 1)?;
    new_value(value)
}

fn new_value(value: &provost_interpreter::pack::value::Value) -> Option<NewValue> {
    use provost_interpreter::pack::value::ValueKind;
    Some(match &value.kind {
        ValueKind::Text(text) => NewValue::Text(text.clone()),
        ValueKind::Number(number) => NewValue::Number((*number)?),
        ValueKind::Flag(flag) => NewValue::Flag(*flag),
        ValueKind::List(items) => NewValue::List(items.iter().map(new_value).collect::<Option<_>>()?),
        ValueKind::Table(table) => {
            let row = |(key, value): &(provost_interpreter::pack::value::Word, _)| {
                Some((key.text.clone(), new_value(value)?))
            };
            NewValue::Table(table.rows.iter().map(row).collect::<Option<_>>()?)
        }
        ValueKind::Decimal(_) | ValueKind::Date(_) => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn table() -> EntryTable {
        let column = |key, ty| Column { key, ty, doc: "" };
        let row = |id: &str, cost: &str, affinity: &str, estimated| {
            Arc::new(EntryRow {
                id: id.into(),
                name: Names { en: id.to_uppercase(), de: String::new() },
                file: FileKey::new("p", format!("{id}.toml")),
                offset: 0,
                cells: vec![
                    Cell { text: cost.into(), estimated },
                    Cell { text: affinity.into(), estimated: false },
                ],
            })
        };
        EntryTable {
            game: "g".into(),
            kind: "k".into(),
            columns: vec![
                column("cost", ValueType::Number(0, 30)),
                column("affinity", ValueType::Noun("affinity")),
            ],
            rows: vec![
                row("a", "10", "fire", true),
                row("b", "9", "water", false),
                row("c", "", "fire", false),
            ],
        }
    }

    fn shown(filter: &str, sort: SortBy, descending: bool) -> Vec<String> {
        let table = table();
        let rows = table.shown(&Filter::parse(filter), sort, descending);
        rows.iter().map(|row| table.rows[*row].id.clone()).collect()
    }

    #[test]
    fn rows_are_filtered_by_number_text_and_word() {
        assert_eq!(shown("cost>=10", SortBy::Id, false), ["a"]);
        assert_eq!(shown("cost<10", SortBy::Id, false), ["b"]);
        assert_eq!(shown("affinity:fi", SortBy::Id, false), ["a", "c"]);
        assert_eq!(shown("affinity=water", SortBy::Id, false), ["b"]);
        assert_eq!(shown("estimated", SortBy::Id, false), ["a"]);
        assert_eq!(shown("fire C", SortBy::Id, false), ["c"]);
        assert_eq!(shown("cost>=1 fire", SortBy::Id, false), ["a"]);
    }

    #[test]
    fn numbers_are_ordered_as_numbers() {
        assert_eq!(shown("", SortBy::Column(0), false), ["b", "a", "c"]);
        assert_eq!(shown("", SortBy::Column(0), true), ["c", "a", "b"]);
        assert_eq!(shown("", SortBy::Name, true), ["c", "b", "a"]);
    }

    #[test]
    fn cells_are_read_as_their_column_holds_them() {
        let number = ValueType::Number(0, 30);
        let set = |value| Some(CellEdit::Set(value));
        assert_eq!(read_cell(number, "+1", "4", true), set(NewValue::Number(5)));
        assert_eq!(read_cell(number, "-1", "4", false), set(NewValue::Number(-1)));
        assert_eq!(read_cell(number, "x", "4", true), None);
        assert_eq!(read_cell(number, " ", "4", true), Some(CellEdit::Remove));
        assert_eq!(read_cell(ValueType::Flag, "true", "", true), set(NewValue::Flag(true)));
        let amounts = ValueType::Amounts(&["die"]);
        let two = NewValue::Table(vec![("magic".into(), NewValue::Number(2))]);
        assert_eq!(read_cell(amounts, "{ magic = 2 }", "", true), set(two));
        assert_eq!(read_cell(amounts, "magic = 2", "", true), None);
    }
}
