//! Metrics: what rules report for statistics over many games, in the same form for every game: winners,
//! traits and gains of players, numbers worth watching and their sources. A simulation needs nothing else
//! from a game.

use super::Rules;
use super::speech::Speech;
use crate::table::EventOf;
use provost_interpreter::hook::{Player, Thing};
use provost_interpreter::program::NumberOp;
use provost_interpreter::trace::{Note, NoteKind, Trace};
use provost_interpreter::vocabulary::id::{NounId, TargetId};

/// A property of a player from the start, such as the affinity of a clan.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Trait {
    /// Its sort; the message `trait-<sort>` names it.
    pub sort: &'static str,
    /// Its value.
    pub noun: NounId,
}

/// A number of each player, watched from round to round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Metric {
    /// An amount of a noun from packs, such as a resource. [`Metrics::changes`] reports all its sources.
    Noun(NounId),
    /// A number of the rules; the message `metric-<id>` names it.
    Rule(&'static str),
}

/// A source of a number, or where it goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Source {
    /// A rule of the board; the message `source-<id>` names it.
    Rule(&'static str),
    /// A share of another number, as glory is part of the score.
    Metric(Metric),
    /// The abilities of this entry.
    Entry(NounId),
    /// The abilities of entries of the same kind as this one; the message `source-` with the id of the kind
    /// names it.
    Kind(NounId),
}

impl Source {
    /// What players have at the first question.
    pub const START: Self = Self::Rule("start");

    /// Returns its id.
    pub fn id<'g>(&self, speech: &Speech<'g>) -> &'g str {
        match self {
            Self::Rule(id) => id,
            Self::Metric(metric) => metric.id(speech),
            Self::Entry(entry) => speech.id(*entry),
            Self::Kind(entry) => speech.kind_id(*entry),
        }
    }

    /// Returns its name.
    pub fn name(&self, speech: &Speech<'_>) -> String {
        match self {
            Self::Metric(metric) => metric.name(speech),
            Self::Entry(entry) => speech.name(*entry),
            Self::Rule(_) | Self::Kind(_) => speech.say(&format!("source-{}", self.id(speech)), &[]),
        }
    }
}

/// A change of a player's number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Change {
    /// The player.
    pub player: Player,
    /// The number.
    pub metric: Metric,
    /// The source of the change.
    pub source: Source,
    /// The amount. 0 for a source that could have given some, such as a mission without glory.
    pub amount: i32,
}

impl Metric {
    /// A player's current score.
    pub const SCORE: Self = Self::Rule("score");

    /// Returns its id.
    pub fn id<'g>(&self, speech: &Speech<'g>) -> &'g str {
        match self {
            Self::Noun(noun) => speech.id(*noun),
            Self::Rule(id) => id,
        }
    }

    /// Returns its name.
    pub fn name(&self, speech: &Speech<'_>) -> String {
        match self {
            Self::Noun(noun) => speech.form(*noun, 2),
            Self::Rule(id) => speech.say(&format!("metric-{id}"), &[]),
        }
    }
}

/// Returns what abilities added to a number, from the notes taken while it was computed. All their other
/// changes, such as setting it, are one part, so the parts add up to `whole`.
pub fn added(
    notes: &Trace,
    target: TargetId,
    whole: i32,
    source: impl Fn(&Note) -> Source,
) -> Vec<(Source, i32)> {
    let mut parts: Vec<(Source, i32)> = Vec::new();
    let mut rest = whole;
    for note in notes.take() {
        let NoteKind::Changed { target: changed, op: NumberOp::Add, amount } = note.what else { continue };
        if changed == target {
            parts.push((source(&note), amount));
            rest = rest.saturating_sub(amount);
        }
    }
    if rest != 0 {
        parts.push((Source::Rule("effects"), rest));
    }
    parts
}

/// Rules with metrics.
pub trait Metrics: Rules {
    /// Returns the place of each player by seat, 1 being the best; tied players share it. By default, the
    /// score decides.
    fn places(&self) -> Vec<u8> {
        let scores: Vec<i32> = (0..self.players()).map(|seat| self.score(Player(seat))).collect();
        let place = |score: &i32| scores.iter().filter(|other| *other > score).count() + 1;
        scores.iter().map(|score| u8::try_from(place(score)).unwrap_or(u8::MAX)).collect()
    }

    /// Returns a player's traits. Called once, at the first question of a game. By default, all players start
    /// alike.
    fn traits(&self, _player: Player) -> Vec<Trait> {
        Vec::new()
    }

    /// Returns the watched numbers; by default, the score.
    fn metrics(_content: &Self::Content) -> Vec<Metric> {
        vec![Metric::SCORE]
    }

    /// Returns a watched number of a player.
    fn metric(&self, player: Player, _metric: Metric) -> i32 {
        self.score(player)
    }

    /// Returns why the game ended, or would end now; the message `ending-<id>` names it. By default, the
    /// number of rounds is fixed.
    fn ending(&self) -> &'static str {
        "rounds"
    }

    /// Returns the entries that can come up in a game; those with abilities are known anyway.
    fn entries(_content: &Self::Content) -> Vec<NounId> {
        Vec::new()
    }

    /// Reports the entries that a thing stands for as an option: its own, and those available there.
    fn stands_for(&self, thing: Thing, tell: &mut dyn FnMut(NounId)) {
        self.thing_entry(thing).into_iter().for_each(tell);
    }

    /// Reports the entries that become available by using an ability of a thing: those of places open to all.
    /// Things a player already has are not offers. By default, there are none.
    fn open_by_use(&self, _thing: Thing, _tell: &mut dyn FnMut(NounId)) {}

    /// Reports, from a line of the log, which player gained, placed or visited which entry. Called at the
    /// following question.
    fn gains(&self, _event: &EventOf<Self>, _tell: &mut dyn FnMut(Player, NounId)) {}

    /// Reports how lines of the log changed the numbers of nouns from packs, and why. Called at the following
    /// question with all lines since the previous one; together with the players' start, the changes add up
    /// to what they have.
    fn changes(&self, _events: &[EventOf<Self>], _tell: &mut dyn FnMut(Change)) {}

    /// Returns the parts of a player's score, which add up to [`Rules::score`]. By default, it is one part.
    fn parts(&self, player: Player) -> Vec<(Source, i32)> {
        vec![(Source::Metric(Metric::SCORE), self.score(player))]
    }
}
