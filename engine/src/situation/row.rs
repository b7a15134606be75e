//! The keys of a game's positions, each declared once: type, doc line, how it is read off a table and how it
//! is set up. Reading, setting up, comparing, and writing `given` and `then` all use the same rows.

use super::Named;
use super::compare::Differences;
use super::position::{Amount, Held, Placed, Position};
use crate::game::speech::Speech;
use crate::game::{Game, Rules};
use crate::table::EventOf;
use crate::zones;
use provost_grammar::diagnostic::Diagnostic;
use provost_grammar::span::Span;
use provost_interpreter::pack::code;
use provost_interpreter::vocabulary::id::NounId;
use provost_interpreter::vocabulary::value_type::{KeySpec, ValueType};
use serde_json::{Map, Value, json};

/// A table with keys: a whole position, or a part of it such as a player.
#[derive(Debug)]
pub struct Rows<T: Rules + 'static> {
    /// The keys, in the order of setting up.
    pub rows: &'static [Row<T>],
    /// The same keys without their functions.
    pub keys: &'static [KeySpec],
    counts: Option<Counts<T>>,
}

/// A key of a position.
#[derive(Debug)]
pub struct Row<T: Rules + 'static> {
    /// The key, its type and its doc line.
    pub key: KeySpec,
    at: u8,
    stands: Stands,
    tell: Tell<T>,
    /// How `given` writes it, if not as `then` does.
    write: Option<Tell<T>>,
    /// What a written value is compared with, if not with what is told.
    compare: Option<Tell<T>>,
    /// Whether what a written table does not name must not be there.
    exact: bool,
    act: Act<T>,
}

/// Reads a value off a table; the number is the player or place of the row. `null` means no value.
pub type Tell<T> = fn(&Seen<'_, T>, u8) -> Value;
/// Reads the amount of a noun of a player or place; `None` if the game does not count it there.
pub type Count<T> = fn(&Seen<'_, T>, u8, NounId) -> Option<i64>;
/// Sets up a written value.
pub type Set<T> = fn(&mut Arranger<'_, T>, u8, &Placed);

/// Where a key is allowed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Stands {
    /// Only under `given`, since it says where play begins.
    Given,
    /// Under both.
    Both,
    /// Only under `then`, since it says what happened.
    Then,
}

/// How a written value is applied.
#[derive(Debug)]
enum Act<T: Rules + 'static> {
    Set(Set<T>),
    /// A table with rows.
    Table(&'static Rows<T>),
    /// A table with rows that one function sets up together.
    Whole(&'static Rows<T>, Set<T>),
    /// A player's table; the player may not take part.
    Player(&'static Rows<T>),
    /// It follows from other keys.
    Follows,
}

/// The amounts of nouns in a table.
#[derive(Debug)]
struct Counts<T: Rules + 'static> {
    classes: &'static [&'static str],
    tell: Count<T>,
    write: Option<Count<T>>,
    set: fn(&mut Arranger<'_, T>, u8, &Amount),
}

/// Declares rows and the counts of a table for one sort of table: `rows!(Table, row, row, ..)`.
#[macro_export]
macro_rules! rows {
    ($table:ty, $($row:expr),* $(,)?) => {{
        const ROWS: &[$crate::situation::Row<$table>] = &[$($row),*];
        const KEYS: &[$crate::situation::KeySpec] = &$crate::situation::row::keys::<$table, { ROWS.len() }>(ROWS);
        $crate::situation::Rows::new(ROWS, KEYS)
    }};
}

/// Makes a row of a small number in a field of the state.
#[macro_export]
macro_rules! small_row {
    ($key:literal, $low:literal, $high:literal, $doc:literal, $field:ident) => {
        $crate::situation::Row::new(
            $key,
            $crate::situation::ValueType::Number($low, $high),
            $doc,
            |seen, _| seen.table.state.$field.into(),
            |arranger, _, placed| arranger.table.state.$field = placed.held.small(),
        )
    };
}

/// Returns the keys of rows.
pub const fn keys<T: Rules + 'static, const N: usize>(rows: &[Row<T>]) -> [KeySpec; N] {
    let mut keys = [KeySpec::optional("", ValueType::Flag, ""); N];
    let mut at = 0;
    #[expect(clippy::indexing_slicing, reason = "done by the compiler, which would say so")]
    while at < N {
        keys[at] = rows[at].key;
        at += 1;
    }
    keys
}

impl<T: Rules + 'static> Rows<T> {
    /// Makes a table with these rows; `rows!` calls it.
    pub const fn new(rows: &'static [Row<T>], keys: &'static [KeySpec]) -> Self {
        Self { rows, keys, counts: None }
    }

    /// Counts nouns of these classes here, under their ids.
    pub const fn counting(
        mut self,
        classes: &'static [&'static str],
        tell: Count<T>,
        set: fn(&mut Arranger<'_, T>, u8, &Amount),
    ) -> Self {
        self.counts = Some(Counts { classes, tell, write: None, set });
        self
    }

    /// Sets how `given` writes the amounts, if not as `then` does.
    pub const fn written(mut self, write: Count<T>) -> Self {
        if let Some(counts) = &mut self.counts {
            counts.write = Some(write);
        }
        self
    }

    const fn classes(&self) -> &'static [&'static str] {
        if let Some(counts) = &self.counts { counts.classes } else { &[] }
    }

    /// Returns the keys that can stand under `given`.
    pub fn given_keys(&self) -> Vec<KeySpec> {
        self.rows.iter().filter(|row| row.stands != Stands::Then).map(|row| row.key).collect()
    }

    /// Returns the keys that can stand under `then`.
    pub fn then_keys(&self) -> Vec<KeySpec> {
        self.rows.iter().filter(|row| row.stands != Stands::Given).map(|row| row.key).collect()
    }

    /// Returns the row of a key.
    pub fn find(&self, key: &str) -> Option<&'static Row<T>> {
        self.rows.iter().find(|row| row.key.key == key)
    }

    fn tell(&self, seen: &Seen<'_, T>, at: u8, writes: bool) -> Map<String, Value> {
        let mut told = Map::new();
        for row in self.rows {
            let left_out = if writes { Stands::Then } else { Stands::Given };
            let value = if row.stands == left_out { Value::Null } else { row.tell(seen, at, writes) };
            if !value.is_null() {
                told.insert(row.key.key.to_owned(), value);
            }
        }
        if let Some(counts) = &self.counts {
            let tell = counts.write.filter(|_| writes).unwrap_or(counts.tell);
            let vocabulary = &seen.speech.game().vocabulary;
            let classes = counts.classes.iter().filter_map(|class| vocabulary.find_class(class));
            for (noun, known) in classes.flat_map(|class| vocabulary.nouns_of(class)) {
                if let Some(count) = tell(seen, at, noun) {
                    told.insert(known.id.clone(), json!(count));
                }
            }
        }
        told
    }

    fn compare(&self, seen: &Seen<'_, T>, at: u8, path: &str, wanted: &Position, found: &mut Vec<String>) {
        for row in self.rows {
            if let Some(placed) = wanted.get(row.key.key) {
                row.compare(seen, at, &format!("{path}{}", row.key.key), &placed.held, found);
            }
        }
        for Amount { noun, count, .. } in &wanted.counts {
            let there = self.counts.as_ref().and_then(|counts| (counts.tell)(seen, at, *noun)).unwrap_or(0);
            if there != *count {
                let what = seen.speech.id(*noun);
                found.push(format!("{path}{what}: {count} expected, {there} found"));
            }
        }
    }
}

impl<T: Rules + 'static> Row<T> {
    /// Makes a key that can be read and set up.
    pub const fn new(
        key: &'static str,
        ty: ValueType,
        doc: &'static str,
        tell: Tell<T>,
        set: Set<T>,
    ) -> Self {
        Self {
            key: KeySpec::optional(key, ty, doc),
            at: u8::MAX,
            stands: Stands::Both,
            tell,
            write: None,
            compare: None,
            exact: false,
            act: Act::Set(set),
        }
    }

    /// Makes a key that can be set up but not read: the order of a deck.
    pub const fn hidden(key: &'static str, ty: ValueType, doc: &'static str, set: Set<T>) -> Self {
        Self::new(key, ty, doc, nothing, set)
    }

    /// Makes a key that follows from others: it is read and compared, but cannot be set up.
    pub const fn follows(key: &'static str, ty: ValueType, doc: &'static str, tell: Tell<T>) -> Self {
        Self { act: Act::Follows, write: Some(nothing), ..Self::new(key, ty, doc, tell, ignore) }
    }

    /// Makes a key of `given` alone, which the game reads when it begins play there; `write` reads it off a
    /// game in progress.
    pub const fn moment(key: &'static str, ty: ValueType, doc: &'static str, write: Tell<T>) -> Self {
        Self { stands: Stands::Given, ..Self::new(key, ty, doc, write, ignore) }
    }

    /// Makes a key of `then` alone, about what happened in a game.
    pub const fn outcome(key: &'static str, ty: ValueType, doc: &'static str, tell: Tell<T>) -> Self {
        Self { stands: Stands::Then, ..Self::new(key, ty, doc, tell, ignore) }
    }

    /// Makes a table with rows of its own.
    pub const fn table(key: &'static str, rows: &'static Rows<T>, doc: &'static str) -> Self {
        let ty = ValueType::Table(rows.keys, rows.classes());
        Self { act: Act::Table(rows), ..Self::new(key, ty, doc, nothing, ignore) }
    }

    /// Makes the table of a player, by seat from 0.
    pub const fn player(key: &'static str, seat: u8, rows: &'static Rows<T>, doc: &'static str) -> Self {
        Self { act: Act::Player(rows), ..Self::table(key, rows, doc) }.at(seat)
    }

    /// Sets the player or place of the row; the default is that of the enclosing table.
    pub const fn at(mut self, at: u8) -> Self {
        self.at = at;
        self
    }

    /// Sets how `given` writes it, if not as `then` does; `null` leaves it out.
    pub const fn written(mut self, write: Tell<T>) -> Self {
        self.write = Some(write);
        self
    }

    /// Sets what a written value is compared with, if not with what is told.
    pub const fn compared(mut self, compare: Tell<T>) -> Self {
        self.compare = Some(compare);
        self
    }

    /// Compares a table by entries as a whole: what it does not name must not be there.
    pub const fn exact(mut self) -> Self {
        self.exact = true;
        self
    }

    /// Sets up a table with rows as a whole, since its keys depend on each other.
    pub const fn as_a_whole(mut self, set: Set<T>) -> Self {
        if let Act::Table(rows) = self.act {
            self.act = Act::Whole(rows, set);
        }
        self
    }

    /// Returns the player or place of the row, given that of the enclosing table.
    pub const fn place(&self, around: u8) -> u8 {
        if self.at == u8::MAX { around } else { self.at }
    }

    fn tell(&self, seen: &Seen<'_, T>, around: u8, writes: bool) -> Value {
        let at = self.place(around);
        match (&self.act, self.write) {
            (_, Some(write)) if writes => write(seen, at),
            (Act::Player(_), _) if at >= seen.table.players() => Value::Null,
            (Act::Table(rows) | Act::Player(rows) | Act::Whole(rows, _), _) => {
                let told = rows.tell(seen, at, writes);
                if told.is_empty() { Value::Null } else { told.into() }
            }
            (Act::Set(_) | Act::Follows, _) => (self.tell)(seen, at),
        }
    }

    fn compare(&self, seen: &Seen<'_, T>, around: u8, path: &str, wanted: &Held, found: &mut Vec<String>) {
        let at = self.place(around);
        if let Held::Table(wanted) = wanted
            && let Act::Table(rows) | Act::Player(rows) | Act::Whole(rows, _) = &self.act
        {
            rows.compare(seen, at, &format!("{path}, "), wanted, found);
            return;
        }
        let seen = Seen { copies: wanted.names_copies(), ..*seen };
        let there = self.compare.unwrap_or(self.tell)(&seen, at);
        let mut differences = Differences { speech: seen.speech, exact: self.exact, found };
        differences.value(path, wanted, &there);
    }
}

const fn nothing<T: Rules>(_: &Seen<'_, T>, _: u8) -> Value {
    Value::Null
}

const fn ignore<T: Rules>(_: &mut Arranger<'_, T>, _: u8, _: &Placed) {}

/// A game under inspection.
#[derive(Debug)]
pub struct Seen<'a, T: Rules> {
    /// The game.
    pub game: &'a Game<T>,
    /// Its table.
    pub table: &'a T,
    /// The words for it.
    pub speech: &'a Speech<'a>,
    /// The events since the last answer.
    pub events: &'a [EventOf<T>],
    /// Whether copies of a card are told apart: `drapis@2`.
    pub copies: bool,
}

impl<'a, T: Rules> Seen<'a, T> {
    /// Wraps a game.
    pub fn new(game: &'a Game<T>, speech: &'a Speech<'a>, events: &'a [EventOf<T>]) -> Self {
        Self { game, table: game.rules(), speech, events, copies: false }
    }

    /// Returns the position in the words of `then`.
    pub fn told(&self, rows: &Rows<T>) -> Map<String, Value> {
        let mut told = rows.tell(self, 0, false);
        told.extend(zones::told_in(self.table, self.speech));
        told
    }

    /// Returns a part of the position in the words of `then`; `at` is the player or place.
    pub fn told_at(&self, rows: &Rows<T>, at: u8) -> Map<String, Value> {
        rows.tell(self, at, false)
    }

    /// Returns the moment and the position in the words of `given`.
    pub fn written(&self, rows: &Rows<T>) -> Map<String, Value> {
        let mut written = rows.tell(self, 0, true);
        written.extend(zones::told_in(self.table, self.speech));
        written
    }

    /// Reports how the game differs from a position.
    pub fn differences(&self, rows: &Rows<T>, wanted: &Position) -> Vec<String> {
        let mut found = Vec::new();
        rows.compare(self, 0, "", wanted, &mut found);
        found.extend(zones::differences(self.table, self.speech, wanted.get(zones::KEY)));
        found
    }
}

/// A table on which a position is being set up. Impossible parts are reported at their spans and left out.
#[derive(Debug)]
pub struct Arranger<'a, T: Rules + 'static> {
    /// The table.
    pub table: &'a mut T,
    /// The words for it.
    pub speech: &'a Speech<'a>,
    /// The position.
    pub position: &'a Position,
    rows: &'a Rows<T>,
    /// Keys already set up.
    done: Vec<&'static str>,
    /// Things that the position has placed already, with their spans.
    claimed: Vec<(u16, Span)>,
    problems: Vec<Diagnostic>,
}

impl<'a, T: Rules> Arranger<'a, T> {
    /// Starts from a table after an ordinary set-up, so that missing keys have sensible values.
    pub const fn new(
        table: &'a mut T,
        speech: &'a Speech<'a>,
        rows: &'a Rows<T>,
        position: &'a Position,
    ) -> Self {
        Self { table, speech, position, rows, done: Vec::new(), claimed: Vec::new(), problems: Vec::new() }
    }

    /// Sets up an outermost key, if it is present.
    pub fn set(&mut self, key: &str) {
        let Some(row) = self.rows.rows.iter().find(|row| row.key.key == key) else { return };
        if !self.done.contains(&row.key.key) {
            self.done.push(row.key.key);
            self.row(row, 0, self.position);
        }
    }

    /// Sets up all remaining keys, and returns the findings.
    pub fn finish(mut self) -> Vec<Diagnostic> {
        for row in self.rows.rows {
            self.set(row.key.key);
        }
        let zones = self.position.get(zones::KEY);
        self.problems.extend(zones::arrange(self.table, self.speech, zones));
        self.problems
    }

    fn table_of(&mut self, rows: &Rows<T>, at: u8, position: &Position) {
        for amount in &position.counts {
            if let Some(counts) = &rows.counts {
                (counts.set)(self, at, amount);
            }
        }
        for row in rows.rows {
            self.row(row, at, position);
        }
    }

    fn row(&mut self, row: &Row<T>, around: u8, position: &Position) {
        let Some(placed) = position.get(row.key.key) else { return };
        let at = row.place(around);
        match (&row.act, &placed.held) {
            (Act::Player(_), _) if at >= self.table.players() => self.no_player(placed.span, at),
            (Act::Table(rows) | Act::Player(rows), Held::Table(table)) => self.table_of(rows, at, table),
            (Act::Table(_) | Act::Player(_), _) => {}
            (Act::Set(set) | Act::Whole(_, set), _) => set(self, at, placed),
            (Act::Follows, _) => {
                let key = row.key.key;
                self.wrong(placed.span, format!("`{key}` stands in `then` only: it follows from the others"));
            }
        }
    }

    /// Reports something impossible.
    pub fn wrong(&mut self, span: Span, why: impl Into<String>) {
        self.report(Diagnostic::error(code::IMPOSSIBLE_POSITION, span, why));
    }

    /// Reports a player who does not take part.
    pub fn no_player(&mut self, span: Span, seat: u8) {
        let players = self.table.players();
        self.wrong(span, format!("there is no player {} among {players}", u16::from(seat) + 1));
    }

    /// Reports a finding.
    pub fn report(&mut self, finding: Diagnostic) {
        self.problems.push(finding);
    }

    /// Reports a card that takes no part in the game.
    pub fn absent(&mut self, id: &Named) {
        let message = format!("`{}` takes no part in this game", id.id);
        let finding = Diagnostic::error(code::NOT_IN_GAME, id.span, message);
        self.report(finding.with_hint("`packs` says what takes part"));
    }

    /// Returns the indices of named entries in the game's list. Entries that take no part, or that lie
    /// somewhere else already, are reported.
    pub fn named(&mut self, placed: &Placed, entries: &[NounId]) -> Vec<u8> {
        let mut found = Vec::new();
        for id in placed.held.words() {
            let at = entries.iter().position(|entry| self.speech.id(*entry) == id.id);
            match at.and_then(|at| u8::try_from(at).ok()) {
                None => self.absent(id),
                Some(at) if self.claim(at.into(), id) => found.push(at),
                Some(_) => {}
            }
        }
        found
    }

    /// Notes that the position has placed a thing, and reports it if it was placed before.
    pub fn claim(&mut self, thing: u16, id: &Named) -> bool {
        if let Some(first) = self.placed_at(thing) {
            let message = format!("`{}` lies somewhere else already", id.id);
            let finding = Diagnostic::error(code::PLACED_TWICE, id.span, message);
            self.report(finding.with_label(first, "here"));
            return false;
        }
        self.note(thing, id.span);
        true
    }

    /// Notes that the position has placed a thing.
    pub fn note(&mut self, thing: u16, span: Span) {
        self.claimed.push((thing, span));
    }

    /// Returns where the position has placed a thing.
    pub fn placed_at(&self, thing: u16) -> Option<Span> {
        self.claimed.iter().find(|(there, _)| *there == thing).map(|(_, span)| *span)
    }
}
