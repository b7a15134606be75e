//! What rules say to those who count over many games, in the same words for every game: who has won, what a player is
//! and has got, the numbers worth watching and where they come from. A simulation needs to know nothing else of a game.

use super::Rules;
use super::speech::Speech;
use crate::table::EventOf;
use provost_interpreter::hook::{Player, Thing};
use provost_interpreter::program::NumberOp;
use provost_interpreter::trace::{Note, NoteKind, Trace};
use provost_interpreter::vocabulary::id::{NounId, TargetId};

/// Something that a player is from the start, such as the affinity of a clan.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Trait {
    /// What sort of thing that is; the message `trait-` with this id says it.
    pub sort: &'static str,
    /// What the player is.
    pub noun: NounId,
}

/// A number of each player that is worth watching from round to round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Metric {
    /// So much of something that packs name, such as a resource. [`Metrics::changes`] tells where all of it comes from
    /// and goes to.
    Noun(NounId),
    /// A number of the rules; the message `metric-` with this id says it.
    Rule(&'static str),
}

/// Where some of a number comes from or goes to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Source {
    /// A rule of the board; the message `source-` with this id says it.
    Rule(&'static str),
    /// So much of another number, as glory is a part of the score.
    Metric(Metric),
    /// The abilities of this entry.
    Entry(NounId),
    /// The abilities of entries of the same kind as this one; the message `source-` with the id of the kind says it.
    Kind(NounId),
}

impl Source {
    /// What players have when they are asked for the first time.
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

    /// Returns what it is called.
    pub fn name(&self, speech: &Speech<'_>) -> String {
        match self {
            Self::Metric(metric) => metric.name(speech),
            Self::Entry(entry) => speech.name(*entry),
            Self::Rule(_) | Self::Kind(_) => speech.say(&format!("source-{}", self.id(speech)), &[]),
        }
    }
}

/// A number of a player has changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Change {
    /// The player.
    pub player: Player,
    /// The number.
    pub metric: Metric,
    /// What changed it.
    pub source: Source,
    /// By how much. Nothing if it could have given some, as a mission without glory.
    pub amount: i32,
}

impl Metric {
    /// What a player would score now.
    pub const SCORE: Self = Self::Rule("score");

    /// Returns its id.
    pub fn id<'g>(&self, speech: &Speech<'g>) -> &'g str {
        match self {
            Self::Noun(noun) => speech.id(*noun),
            Self::Rule(id) => id,
        }
    }

    /// Returns what it is called.
    pub fn name(&self, speech: &Speech<'_>) -> String {
        match self {
            Self::Noun(noun) => speech.form(*noun, 2),
            Self::Rule(id) => speech.say(&format!("metric-{id}"), &[]),
        }
    }
}

/// Returns what abilities have added to a number, from the notes taken while it was worked out. Whatever else they have
/// done to it, such as setting it, is one part, so that all are `whole` together.
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

/// Rules that can be counted over many games.
pub trait Metrics: Rules {
    /// Returns the place of each player by seat, 1 being the best; players who are equal in everything share it. Unless
    /// a game says otherwise, the score decides.
    fn places(&self) -> Vec<u8> {
        let scores: Vec<i32> = (0..self.players()).map(|seat| self.score(Player(seat))).collect();
        let place = |score: &i32| scores.iter().filter(|other| *other > score).count() + 1;
        scores.iter().map(|score| u8::try_from(place(score)).unwrap_or(u8::MAX)).collect()
    }

    /// Returns what a player is from the start. Asked once, at the first question of a game. Unless a game says
    /// otherwise, all players begin alike.
    fn traits(&self, _player: Player) -> Vec<Trait> {
        Vec::new()
    }

    /// Returns the numbers worth watching; unless a game names more, the score.
    fn metrics(_content: &Self::Content) -> Vec<Metric> {
        vec![Metric::SCORE]
    }

    /// Returns one of these numbers for a player.
    fn metric(&self, player: Player, _metric: Metric) -> i32 {
        self.score(player)
    }

    /// Returns why the game has ended, or would end if it did now; the message `ending-` with this id says it. Unless a
    /// game says otherwise, the number of rounds is fixed.
    fn ending(&self) -> &'static str {
        "rounds"
    }

    /// Returns the entries that can come up in a game; those with abilities are known without.
    fn entries(_content: &Self::Content) -> Vec<NounId> {
        Vec::new()
    }

    /// Tells which entries a thing stands for when it is an option: its own, and what is to be had there.
    fn stands_for(&self, thing: Thing, tell: &mut dyn FnMut(NounId)) {
        self.thing_entry(thing).into_iter().for_each(tell);
    }

    /// Tells which entries are to be had by whoever uses an ability of a thing: those of places that are open to all. What
    /// a player has already got is no offer, whatever it can do. Unless the rules say otherwise, there are none.
    fn open_by_use(&self, _thing: Thing, _tell: &mut dyn FnMut(NounId)) {}

    /// Tells who has got, placed on or gone to which entry by a line of the log. Asked at the question that follows.
    fn gains(&self, _event: &EventOf<Self>, _tell: &mut dyn FnMut(Player, NounId)) {}

    /// Tells how lines of the log changed the numbers that packs name, and why. Asked at the question that follows, with
    /// all lines since the one before: together with what players begin with, the changes add up to what they have.
    fn changes(&self, _events: &[EventOf<Self>], _tell: &mut dyn FnMut(Change)) {}

    /// Returns what a player's score consists of; the parts add up to [`Rules::score`]. Unless a game tells more, it is
    /// one part.
    fn parts(&self, player: Player) -> Vec<(Source, i32)> {
        vec![(Source::Metric(Metric::SCORE), self.score(player))]
    }
}
