//! The odds as a table for people, and as data.

use crate::Refusal;
use provost_engine::game::Game;
use provost_engine::game::odds_model::{Contest, OddsModel};
use provost_engine::game::speech::Speech;
use provost_playtest::odds::{Odds, Outcome, Question, Ratio, Rehearsal, Spread};
use serde::Serialize;
use std::collections::{BTreeMap, BTreeSet};
use std::io::Write;

/// How wide the longest bar of a histogram is.
const BAR: f64 = 40.0;

/// The whole report.
#[derive(Debug, Serialize)]
pub(super) struct Report {
    situation: String,
    at: Option<String>,
    player: String,
    goal: String,
    exact: bool,
    cases: u64,
    positions: u64,
    /// The probability of the goal, if the goal is an event.
    chance: Option<Number>,
    /// Its bounds, if the work was given up.
    bounds: Option<[Number; 2]>,
    /// The average evaluation or score, in points.
    average: Number,
    outcomes: Vec<OutcomeRow>,
    totals: Vec<Histogram>,
    first: Option<First>,
    simulated: Option<u32>,
    #[serde(skip)]
    words: Words,
}

/// A number, exact and rounded.
#[derive(Clone, Debug, Serialize)]
struct Number {
    value: f64,
    fraction: String,
}

/// A possible outcome and its odds.
#[derive(Debug, Serialize)]
struct OutcomeRow {
    /// Ids of the results; empty if there are none.
    results: Vec<&'static str>,
    #[serde(skip)]
    name: String,
    chance: Number,
    simulated: Option<u32>,
}

/// The probability of each total.
#[derive(Debug, Serialize)]
struct Histogram {
    id: &'static str,
    #[serde(skip)]
    name: String,
    rows: Vec<Bar>,
}

#[derive(Debug, Serialize)]
struct Bar {
    total: i16,
    chance: Number,
    simulated: Option<u32>,
}

/// The first decision.
#[derive(Debug, Serialize)]
struct First {
    player: String,
    question: String,
    options: Vec<Choice>,
}

#[derive(Debug, Serialize)]
struct Choice {
    id: String,
    label: String,
    best: bool,
    /// The probability of the goal, or its average amount.
    value: Number,
    outcomes: Vec<OutcomeRow>,
}

/// Texts in the language of the report.
#[derive(Debug, Default)]
struct Words {
    title: String,
    goal: String,
    average: String,
    value: String,
    best: String,
    first: String,
    simulated: String,
    notes: Vec<String>,
    /// Whether the goal is an event.
    is_chance: bool,
}

impl Number {
    fn of(ratio: Ratio) -> Self {
        Self { value: ratio.value(), fraction: ratio.to_string() }
    }

    /// From hundredths of a point.
    fn of_points(ratio: Ratio) -> Self {
        let points = Ratio::new(ratio.parts(), ratio.whole().saturating_mul(100));
        Self::of(points)
    }

    fn per_cent(&self) -> String {
        format!("{:.1} %", self.value * 100.0)
    }
}

impl Report {
    pub(super) fn new<R: OddsModel>(
        game: &Game<R>,
        speech: &Speech<'_>,
        (situation, contest, question, goal): (String, Option<&Contest>, Question, &str),
        odds: &Odds,
        rehearsal: Option<&Rehearsal>,
    ) -> Self {
        let spread = &odds.spread;
        let is_chance = question.goal.is_chance();
        let value = Number::of(question.goal.value(spread, question.player));
        let bounds = (!odds.complete && is_chance).then(|| [value.clone(), Number::of(spread.hope())]);
        let first = first_of(game, speech, question, odds);
        let names = Names { speech, results: R::RESULTS.iter().map(|result| result.id).collect() };
        let report = Self {
            player: speech.player(question.player),
            at: contest.map(|contest| contest.id.clone()),
            goal: goal.to_owned(),
            exact: odds.complete,
            cases: odds.progress.cases,
            positions: odds.progress.positions,
            chance: is_chance.then_some(value),
            bounds,
            average: Number::of_points(spread.worth(usize::from(question.player.0))),
            outcomes: names.rows(spread, rehearsal),
            totals: histograms::<R>(speech, spread, rehearsal),
            first,
            simulated: rehearsal.map(|rehearsal| rehearsal.times),
            words: Words::default(),
            situation,
        };
        let words = report.words(game, speech, contest, odds);
        Self { words: Words { is_chance, ..words }, ..report }
    }

    fn words<R: OddsModel>(
        &self,
        game: &Game<R>,
        speech: &Speech<'_>,
        contest: Option<&Contest>,
        odds: &Odds,
    ) -> Words {
        let goal = self.goal.as_str();
        let (player, name) = (self.player.clone(), self.situation.clone());
        let title = match contest {
            Some(contest) => {
                let thing = game.rules().thing_name(speech, contest.thing);
                speech.say(
                    "odds-title",
                    &[("thing", thing.into()), ("player", player.into()), ("name", name.into())],
                )
            }
            None => speech.say("odds-whole", &[("player", player.into()), ("name", name.into())]),
        };
        let result = if R::RESULTS.iter().any(|result| result.id == goal) {
            speech.say(&format!("result-{goal}"), &[])
        } else {
            String::new()
        };
        let first = self.first.as_ref().map_or_else(String::new, |first| {
            let (player, question) = (first.player.clone(), first.question.clone());
            speech.say("odds-first", &[("player", player.into()), ("question", question.into())])
        });
        Words {
            title,
            goal: speech.say("odds-goal", &[("goal", goal.into()), ("result", result.into())]),
            average: speech.say("odds-worth", &[("goal", goal.into())]),
            value: speech.say("odds-short-worth", &[("goal", goal.into())]),
            best: speech.say("odds-best", &[]),
            first,
            simulated: speech.say("odds-simulated", &[]),
            notes: self.notes(speech, odds),
            is_chance: false,
        }
    }

    /// Writes notes on the precision of the numbers.
    fn notes(&self, speech: &Speech<'_>, odds: &Odds) -> Vec<String> {
        let mut notes = Vec::new();
        if self.at.is_none() {
            notes.push(speech.say("odds-no-results", &[]));
        }
        let cases = ("cases", grouped(self.cases).into());
        let positions = ("positions", grouped(self.positions).into());
        if !odds.complete {
            let said = if let Some([low, high]) = &self.bounds {
                let (low, high) = (("low", low.per_cent().into()), ("high", high.per_cent().into()));
                speech.say("odds-bounds", &[cases, positions, low, high])
            } else {
                let unknown = Number::of(odds.spread.unknown()).per_cent();
                speech.say("odds-open", &[cases, positions, ("unknown", unknown.into())])
            };
            notes.extend([said, speech.say("odds-more", &[])]);
        } else if odds.rolled {
            notes.push(speech.say("odds-exact", &[cases, positions]));
        } else {
            notes.push(speech.say("odds-certain", &[]));
        }
        if let Some(times) = self.simulated {
            notes.push(speech.say("odds-times", &[("times", grouped(times.into()).into())]));
        }
        notes
    }

    pub(super) fn print_json(&self, out: &mut dyn Write) -> Result<(), Refusal> {
        Ok(writeln!(out, "{}", crate::render::to_json(self)?)?)
    }

    pub(super) fn print(&self, fractions: bool, out: &mut dyn Write) -> Result<(), Refusal> {
        writeln!(out, "{}\n{}\n", self.words.title, self.words.goal)?;
        let width =
            self.outcomes.iter().map(|row| chars(&row.name)).chain([chars(&self.words.average)]).max();
        let width = width.unwrap_or(0);
        for row in &self.outcomes {
            let line = self.line(&row.chance, row.simulated, fractions);
            writeln!(out, "  {} {line}", pad(&row.name, width))?;
        }
        if self.exact {
            writeln!(out, "  {} {:>7.2}", pad(&self.words.average, width), self.average.value)?;
        }
        for histogram in &self.totals {
            writeln!(out, "\n{}", histogram.name)?;
            let most = histogram.rows.iter().map(|row| row.chance.value).fold(0.0, f64::max);
            for row in &histogram.rows {
                let line = self.line(&row.chance, row.simulated, fractions);
                let bar = bar(row.chance.value / most);
                writeln!(out, "  {:>3} {line}  {bar}", row.total)?;
            }
        }
        if let Some(first) = &self.first {
            writeln!(out, "\n{}", self.words.first)?;
            self.print_options(first, fractions, out)?;
        }
        writeln!(out)?;
        for note in &self.words.notes {
            writeln!(out, "{note}")?;
        }
        Ok(())
    }

    /// Writes a probability, with the simulated value.
    fn line(&self, chance: &Number, simulated: Option<u32>, fractions: bool) -> String {
        let mut line = format!("{:>7}", chance.per_cent());
        if fractions {
            line = format!("{line}  {:<16}", chance.fraction);
        }
        if let (Some(count), Some(times)) = (simulated, self.simulated) {
            let found = f64::from(count) / f64::from(times.max(1));
            let spread = 1.96 * (chance.value * (1.0 - chance.value) / f64::from(times.max(1))).sqrt();
            let word = &self.words.simulated;
            line = format!("{line}  {word} {:>5.1} % (± {:.1})", found * 100.0, spread * 100.0);
        }
        line
    }

    fn print_options(&self, first: &First, fractions: bool, out: &mut dyn Write) -> Result<(), Refusal> {
        let width = first.options.iter().map(|option| chars(&option.id)).max().unwrap_or(0);
        let value_width = chars(&self.words.value).max(7);
        // Every outcome of some option has a column.
        let mut seen = BTreeSet::new();
        let names = first.options.iter().flat_map(|option| &option.outcomes).map(|row| &row.name);
        let columns: Vec<&String> = names.filter(|name| seen.insert(*name)).collect();
        write!(out, "  {} {:>value_width$}", pad("", width + 2), self.words.value)?;
        for column in &columns {
            write!(out, "  {column:>7}")?;
        }
        writeln!(out)?;
        for option in &first.options {
            let mark = if option.best { ">" } else { " " };
            let value = if self.words.is_chance {
                option.value.per_cent()
            } else {
                format!("{:.2}", option.value.value)
            };
            write!(out, "  {mark} {} {value:>value_width$}", pad(&option.id, width))?;
            for column in &columns {
                let row = option.outcomes.iter().find(|row| row.name == **column);
                let cell = row.map_or_else(|| "-".to_owned(), |row| row.chance.per_cent());
                write!(out, "  {cell:>width$}", width = chars(column).max(7))?;
            }
            let fraction = if fractions { format!("  {}", option.value.fraction) } else { String::new() };
            writeln!(out, "{fraction}  {}", option.label)?;
        }
        if let Some(best) = first.options.iter().find(|option| option.best) {
            writeln!(out, "  > {}: {}", self.words.best, best.id)?;
        }
        Ok(())
    }
}

/// Names of outcomes.
struct Names<'s, 'g> {
    speech: &'s Speech<'g>,
    results: Vec<&'static str>,
}

impl Names<'_, '_> {
    /// Returns the rows of results in the game's order, with "nothing" last.
    fn rows(&self, spread: &Spread, rehearsal: Option<&Rehearsal>) -> Vec<OutcomeRow> {
        let property = |outcome: &Outcome| (outcome.unknown, outcome.results == 0, outcome.results);
        let chances = spread.by(property);
        let row = |((unknown, none, results), chance): ((bool, bool, u16), Ratio)| {
            let ids: Vec<&'static str> = (0..)
                .zip(&self.results)
                .filter(|(at, _)| results & (1 << at) != 0)
                .map(|(_, id)| *id)
                .collect();
            let name = match (unknown, none) {
                (true, _) => self.speech.say("odds-unknown", &[]),
                (false, true) => self.speech.say("odds-nothing", &[]),
                (false, false) => {
                    let names = ids.iter().map(|id| self.speech.say(&format!("result-{id}"), &[]));
                    names.collect::<Vec<_>>().join(" + ")
                }
            };
            let same = |outcome: &Outcome| property(outcome) == (unknown, none, results);
            let simulated = rehearsal.map(|rehearsal| rehearsal.count(same));
            OutcomeRow { results: ids, name, chance: Number::of(chance), simulated }
        };
        // Without results, the score is enough.
        let rows = chances.into_iter().map(row);
        if self.results.is_empty() { Vec::new() } else { rows.collect() }
    }
}

fn first_of<R: OddsModel>(
    game: &Game<R>,
    speech: &Speech<'_>,
    question: Question,
    odds: &Odds,
) -> Option<First> {
    let is_known = |spread: &Spread| odds.complete || spread.unknown() != Ratio::ONE;
    let first = odds.first.as_ref().filter(|first| first.options.iter().any(|spread| is_known(spread)))?;
    let mut game = game.clone();
    if let Some(step) = question.contest.and_then(|contest| game.rules_mut().start_contest(contest)) {
        game = Game::poised(game.into_rules(), &[step]).ok()?;
    }
    if game.choice().is_none() {
        game.go().ok()?;
    }
    let decision = game.decision(speech)?;
    let names = Names { speech, results: R::RESULTS.iter().map(|result| result.id).collect() };
    let options = decision.options.into_iter().zip(&first.options).enumerate();
    let options = options.map(|(at, (option, spread))| {
        let value = question.goal.value(spread, question.player);
        let value = if question.goal.is_chance() { Number::of(value) } else { Number::of_points(value) };
        let outcomes = names.rows(spread, None);
        Choice {
            id: option.id,
            label: option.label,
            best: odds.complete && at == first.best,
            value,
            outcomes,
        }
    });
    Some(First { player: decision.name, question: decision.question, options: options.collect() })
}

/// Returns the probability of each total; totals that always equal the first one are left out.
fn histograms<R: OddsModel>(
    speech: &Speech<'_>,
    spread: &Spread,
    rehearsal: Option<&Rehearsal>,
) -> Vec<Histogram> {
    let mut histograms: Vec<Histogram> = Vec::new();
    let score = ["score"];
    let ids: &[&'static str] = if R::RESULTS.is_empty() { &score } else { R::TOTALS };
    for (at, id) in ids.iter().enumerate() {
        let total = |outcome: &Outcome| outcome.totals?.get(at).copied();
        let differs =
            |outcome: &Outcome| outcome.totals.is_some_and(|[first, ..]| Some(first) != total(outcome));
        if at > 0 && !spread.outcomes().any(|(outcome, _)| differs(&outcome)) {
            continue;
        }
        let chances: BTreeMap<Option<i16>, Ratio> = spread.by(total);
        let rows = chances.into_iter().filter_map(|(value, chance)| {
            let simulated = rehearsal.map(|rehearsal| rehearsal.count(|outcome| total(outcome) == value));
            Some(Bar { total: value?, chance: Number::of(chance), simulated })
        });
        let name = if R::RESULTS.is_empty() {
            speech.say("odds-score", &[])
        } else {
            speech.say(&format!("total-{id}"), &[])
        };
        histograms.push(Histogram { id, name, rows: rows.collect() });
    }
    histograms.retain(|histogram| !histogram.rows.is_empty());
    histograms
}

fn chars(text: &str) -> usize {
    text.chars().count()
}

fn pad(text: &str, width: usize) -> String {
    format!("{text}{}", " ".repeat(width.saturating_sub(chars(text))))
}

#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "between 0 and the width of a bar"
)]
fn bar(share: f64) -> String {
    "#".repeat(if share > 0.0 { ((share * BAR).round() as usize).max(1) } else { 0 })
}

/// Writes a number with thousands separators.
fn grouped(number: u64) -> String {
    let digits = number.to_string();
    let first = (digits.len() - 1) % 3 + 1;
    let (head, tail) = digits.split_at(first);
    let groups = tail.as_bytes().chunks(3).map(|group| String::from_utf8_lossy(group).into_owned());
    std::iter::once(head.to_owned()).chain(groups).collect::<Vec<_>>().join(" ")
}
