//! The listener index: the abilities in force by hook. It is updated when a source comes into play or leaves,
//! so abilities that do not listen at a hook cost nothing there.
//!
//! The abilities in force are plain data: which abilities, from which source, for which owner ([`Attached`]).
//! Only this data is compared and saved. The index by channel is derived from it and the program, and rebuilt
//! after loading ([`ListenerIndex::rebuild`]). It is one flat vector of 16-byte listeners, sorted by channel,
//! and one vector that says where each channel begins. Attaching and detaching move the tail of the vector,
//! which is less work at a few hundred listeners than any tree or map, and `clone_from` copies without
//! allocation.
//!
//! The order inside a channel is rank, then ability, then source, never the order of attaching; two indexes
//! with the same content are equal, whatever their history.

mod attached;
mod counters;
mod listener;
mod uses;

pub use attached::{Attached, InvalidListeners};
pub use counters::Counters;
pub use listener::{Attachment, Listener, Reach};
pub use uses::Uses;

use crate::hook::Thing;
use crate::program::{AbilityId, Channel, EntryCode, Program, Run, TriggerId};
use crate::vocabulary::id::{DurationId, HookId};
use serde::{Deserialize, Serialize};
use std::ops::Range;

/// A used optional change of a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Mark {
    pub(crate) scope: u16,
    pub(crate) trigger: TriggerId,
    pub(crate) source: Thing,
    pub(crate) amount: i32,
}

/// The abilities in force. The default value belongs to no program; [`ListenerIndex::new`] makes a usable
/// one.
#[derive(Debug, Default, Serialize, Deserialize)]
pub struct ListenerIndex {
    /// The attached abilities, sorted.
    attached: Vec<Attached>,
    /// Optional number abilities used in open scopes.
    marks: Vec<Mark>,
    scopes: u16,
    /// Derived: how many of the attached abilities were granted for a time.
    #[serde(skip)]
    granted: u16,
    /// Derived: the listeners, channel after channel.
    #[serde(skip)]
    listeners: Vec<Listener>,
    /// Derived: where the listeners of each channel begin, and where the last ones end.
    #[serde(skip)]
    starts: Vec<u16>,
    /// Changes whenever listeners come or go, so the machine can tell that it must look again.
    #[serde(skip)]
    stamp: u32,
}

/// Stores a duration in a byte; games have only a handful.
fn duration(id: DurationId) -> u8 {
    u8::try_from(id.0).unwrap_or(Listener::LASTING - 1)
}

impl PartialEq for ListenerIndex {
    fn eq(&self, other: &Self) -> bool {
        let Self { attached, marks, scopes, granted: _, listeners: _, starts: _, stamp: _ } = self;
        *attached == other.attached && *marks == other.marks && *scopes == other.scopes
    }
}

impl Eq for ListenerIndex {}

impl Clone for ListenerIndex {
    fn clone(&self) -> Self {
        Self {
            attached: self.attached.clone(),
            marks: self.marks.clone(),
            scopes: self.scopes,
            granted: self.granted,
            listeners: self.listeners.clone(),
            starts: self.starts.clone(),
            stamp: self.stamp,
        }
    }

    fn clone_from(&mut self, from: &Self) {
        self.attached.clone_from(&from.attached);
        self.marks.clone_from(&from.marks);
        self.scopes = from.scopes;
        self.granted = from.granted;
        self.listeners.clone_from(&from.listeners);
        self.starts.clone_from(&from.starts);
        self.stamp = from.stamp;
    }
}

impl ListenerIndex {
    /// Makes an empty index for a program.
    pub fn new(program: &Program) -> Self {
        let starts = vec![0; usize::from(program.channel_count()) + 1];
        Self {
            attached: Vec::new(),
            marks: Vec::new(),
            scopes: 0,
            granted: 0,
            listeners: Vec::new(),
            starts,
            stamp: 0,
        }
    }

    /// Puts the abilities of an entry in force. Attaching twice makes them count twice.
    pub fn attach(&mut self, program: &Program, to: Attachment, code: EntryCode) {
        self.add(program, Attached { to, abilities: code.abilities, until: None });
    }

    /// Puts abilities in force until a duration ends, even if their source leaves; each on its own, so that one
    /// can end before the others.
    pub fn grant(&mut self, program: &Program, to: Attachment, abilities: Run, until: DurationId) {
        for start in abilities.indices() {
            self.add(
                program,
                Attached { to, abilities: Run { start, len: 1 }, until: Some(duration(until)) },
            );
        }
    }

    /// Ends a granted ability of a source that was to work once and has.
    pub fn use_up(&mut self, program: &Program, source: Thing, ability: AbilityId) {
        let granted = |other: &Attached| {
            other.until.is_some()
                && other.to.source == source
                && other.abilities == Run { start: ability.0, len: 1 }
        };
        if let Some(at) = self.attached.iter().position(granted) {
            self.remove(program, at);
        }
    }

    /// Turns a duration into another: what lasts until the end of the next round, when this one ends.
    pub fn draw_near(&mut self, program: &Program, from: DurationId, to: DurationId) {
        if self.granted == 0 {
            return;
        }
        let (from, to) = (Some(duration(from)), Some(duration(to)));
        while let Some(at) = self.attached.iter().position(|other| other.until == from) {
            let Some(attached) = self.attached.get(at).copied() else { return };
            self.remove(program, at);
            self.add(program, Attached { until: to, ..attached });
        }
    }

    fn add(&mut self, program: &Program, attached: Attached) {
        if attached.abilities.is_empty() {
            return;
        }
        let at = self.attached.partition_point(|other| *other <= attached);
        self.attached.insert(at, attached);
        self.granted = self.granted.saturating_add(u16::from(attached.until.is_some()));
        for (channel, listener) in attached.listeners(program) {
            let Some(Range { start, end }) = self.range(channel) else { continue };
            let here = self.listeners.get(start..end).unwrap_or_default();
            let at = start + here.partition_point(|other| other.key() <= listener.key());
            self.listeners.insert(at, listener);
            self.shift(channel, u16::wrapping_add);
        }
    }

    /// Ends the lasting abilities of a source. Abilities it granted stay until their duration ends.
    pub fn detach(&mut self, program: &Program, source: Thing) {
        while let Some(at) = self.lasting(source) {
            self.remove(program, at);
        }
    }

    fn lasting(&self, source: Thing) -> Option<usize> {
        let first = self.attached.partition_point(|other| other.to.source < source);
        let mut own = self.attached.get(first..)?.iter().take_while(|other| other.to.source == source);
        own.position(|other| other.until.is_none()).map(|at| first + at)
    }

    /// Ends the abilities granted for this duration.
    pub fn expire(&mut self, program: &Program, until: DurationId) {
        if self.granted == 0 {
            return;
        }
        let until = Some(duration(until));
        while let Some(at) = self.attached.iter().position(|other| other.until == until) {
            self.remove(program, at);
        }
    }

    fn remove(&mut self, program: &Program, at: usize) {
        let attached = self.attached.remove(at);
        self.granted = self.granted.saturating_sub(u16::from(attached.until.is_some()));
        for (channel, listener) in attached.listeners(program) {
            let Some(range) = self.range(channel) else { continue };
            let start = range.start;
            let mut here = self.listeners.get(range).unwrap_or_default().iter();
            if let Some(at) = here.position(|other| *other == listener) {
                self.listeners.remove(start + at);
                self.shift(channel, u16::wrapping_sub);
            }
        }
    }

    /// Shifts the starts of all channels after this one.
    fn shift(&mut self, channel: Channel, by: impl Fn(u16, u16) -> u16) {
        self.stamp = self.stamp.wrapping_add(1);
        self.starts.iter_mut().skip(channel.index() + 1).for_each(|start| *start = by(*start, 1));
    }

    #[inline]
    fn range(&self, channel: Channel) -> Option<Range<usize>> {
        let [start, end] = *self.starts.get(channel.index()..)?.first_chunk()?;
        Some(usize::from(start)..usize::from(end))
    }

    /// Returns the listeners of a channel, ordered by rank, then ability, then source.
    #[inline]
    pub fn at(&self, channel: Channel) -> &[Listener] {
        self.range(channel).and_then(|range| self.listeners.get(range)).unwrap_or_default()
    }

    /// Returns whether any ability listens at a hook, so that a host can skip a window that nobody hears.
    #[inline]
    pub fn is_heard(&self, program: &Program, hook: HookId) -> bool {
        !self.at(program.channel(hook)).is_empty()
    }

    /// Returns the stamp, which changes whenever listeners come or go.
    #[inline]
    pub(crate) const fn stamp(&self) -> u32 {
        self.stamp
    }

    /// Returns how many listeners there are.
    pub const fn len(&self) -> usize {
        self.listeners.len()
    }

    /// Returns whether no ability is in force.
    pub const fn is_empty(&self) -> bool {
        self.attached.is_empty()
    }

    /// Returns whether this listener is still in force in its channel, even if its rank has changed.
    #[inline]
    pub fn holds(&self, channel: Channel, listener: &Listener) -> bool {
        self.at(channel)
            .iter()
            .any(|other| other.trigger == listener.trigger && other.source == listener.source)
    }

    /// Opens a scope in which optional number abilities can be used. Scopes nest.
    #[inline]
    pub const fn open_scope(&mut self) -> u16 {
        self.scopes = self.scopes.saturating_add(1);
        self.scopes
    }

    /// Closes a scope and the scopes inside it, so that abilities used there no longer count.
    #[inline]
    pub fn close_scope(&mut self, scope: u16) {
        if scope == 0 {
            return;
        }
        self.marks.retain(|mark| mark.scope < scope);
        self.scopes = self.scopes.min(scope.saturating_sub(1));
    }

    /// Returns whether a scope is open.
    #[inline]
    pub(crate) const fn is_open(&self, scope: u16) -> bool {
        scope > 0 && scope <= self.scopes
    }

    /// Returns whether an optional number ability of a source was used in a scope.
    pub fn was_used(&self, scope: u16, listener: &Listener) -> bool {
        let same = |mark: &Mark| mark.trigger == listener.trigger && mark.source == listener.source;
        self.marks(scope).any(same)
    }

    /// Returns whether an ability may have been used in a scope.
    #[inline]
    pub const fn is_marked(&self, scope: u16) -> bool {
        scope > 0 && !self.marks.is_empty()
    }

    pub(crate) fn mark(&mut self, mark: Mark) {
        self.marks.push(mark);
    }

    /// Returns the marks of a scope.
    #[inline]
    pub(crate) fn marks(&self, scope: u16) -> impl Iterator<Item = &Mark> {
        let marks = if scope == 0 { &[] } else { self.marks.as_slice() };
        marks.iter().filter(move |mark| mark.scope == scope)
    }

    /// Returns the listeners of one source at a hook, for a host that runs the ability of another card.
    pub fn of_source(
        &self,
        program: &Program,
        hook: HookId,
        source: Thing,
    ) -> impl Iterator<Item = Listener> {
        self.at(program.channel(hook)).iter().filter(move |one| one.source == source).copied()
    }

    /// Derives the index from the attached abilities after loading, and refuses data that does not fit the
    /// program: a save may have been edited.
    pub fn rebuild(&mut self, program: &Program) -> Result<(), InvalidListeners> {
        if !self.attached.is_sorted() {
            return Err(InvalidListeners::Order);
        }
        let mut filed = Vec::new();
        for attached in &self.attached {
            attached.check(program)?;
            filed.extend(attached.listeners(program));
        }
        if filed.len() > usize::from(u16::MAX) {
            return Err(InvalidListeners::TooMany);
        }
        let is_sound = |mark: &Mark| self.is_open(mark.scope) && program.trigger(mark.trigger).is_some();
        if !self.marks.iter().all(is_sound) {
            return Err(InvalidListeners::Mark);
        }
        let granted = self.attached.iter().filter(|attached| attached.until.is_some()).count();
        self.granted = u16::try_from(granted).unwrap_or(u16::MAX);
        filed.sort_by_key(|(channel, listener)| (*channel, listener.key()));
        self.starts.clear();
        for channel in (0..=program.channel_count()).map(Channel) {
            let start = filed.partition_point(|(other, _)| *other < channel);
            self.starts.push(u16::try_from(start).unwrap_or(u16::MAX));
        }
        self.listeners.clear();
        self.listeners.extend(filed.into_iter().map(|(_, listener)| listener));
        self.stamp = self.stamp.wrapping_add(1);
        Ok(())
    }
}
