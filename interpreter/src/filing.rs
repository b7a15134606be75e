//! Which abilities are in force, filed by hook when their source comes into play and not when a hook is
//! reached: a hook costs nothing for abilities that do not listen there.
//!
//! A filing is part of a game's state. It is one flat vector of 16-byte listeners, sorted by channel, and
//! one vector of 8-byte shelves (a channel each): a four-player game with 150 listeners and 100 channels
//! copies 3.2 kB in two allocations, or none with `clone_from`. Attaching and detaching move the tail of
//! the vector, which at that size is less work than any tree or map. Listeners that are brief stand in a third
//! vector besides, each with what it says (64 bytes), in the same order.
//!
//! The order inside a channel is rank, then ability, then source, never the order of attaching; two
//! filings with the same content are equal however they came about.

mod link;
mod listener;
mod shelf;
mod uses;

pub(crate) use link::Link;
pub use listener::{Attachment, Listener, Reach};
pub(crate) use shelf::Shelf;
pub use uses::Uses;

use crate::hook::Thing;
use crate::program::{AbilityId, Channel, EntryCode, NumberOp, Program, Run, TriggerId};
use crate::vocabulary::id::DurationId;
use serde::{Deserialize, Serialize};

/// An optional change of a number that was used.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Mark {
    pub(crate) scope: u16,
    pub(crate) channel: Channel,
    pub(crate) trigger: TriggerId,
    pub(crate) source: Thing,
    pub(crate) op: MarkOp,
    pub(crate) amount: i32,
}

/// [`NumberOp`] under another name, so that a mark alone says what it does.
pub(crate) type MarkOp = NumberOp;

/// The abilities in force.
#[derive(Debug, Serialize, Deserialize)]
pub struct Filing {
    listeners: Vec<Listener>,
    /// Those that are brief, once more.
    links: Vec<Link>,
    /// Where the listeners of each channel stand.
    shelves: Vec<Shelf>,
    /// Optional number abilities used in open scopes.
    marks: Vec<Mark>,
    scopes: u16,
    /// Changes whenever listeners come or go, so that the machine can tell whether it must look again. No part
    /// of what is in force: neither compared nor saved.
    #[serde(skip)]
    stamp: u32,
}

/// A channel that the filing does not have. Apart and cold, so that the way of all others is straight.
#[cold]
const fn nowhere() -> &'static Shelf {
    &Shelf::EMPTY
}

/// The listeners there.
#[cold]
const fn nobody<'f>() -> &'f [Listener] {
    &[]
}

impl PartialEq for Filing {
    fn eq(&self, other: &Self) -> bool {
        let Self { listeners, links, shelves, marks, scopes, stamp: _ } = self;
        *listeners == other.listeners
            && *links == other.links
            && *shelves == other.shelves
            && *marks == other.marks
            && *scopes == other.scopes
    }
}

impl Eq for Filing {}

impl Clone for Filing {
    fn clone(&self) -> Self {
        Self {
            listeners: self.listeners.clone(),
            links: self.links.clone(),
            shelves: self.shelves.clone(),
            marks: self.marks.clone(),
            scopes: self.scopes,
            stamp: self.stamp,
        }
    }

    fn clone_from(&mut self, from: &Self) {
        self.listeners.clone_from(&from.listeners);
        self.links.clone_from(&from.links);
        self.shelves.clone_from(&from.shelves);
        self.marks.clone_from(&from.marks);
        self.scopes = from.scopes;
        self.stamp = from.stamp;
    }
}

impl Filing {
    /// Makes an empty filing for a program.
    pub fn new(program: &Program) -> Self {
        let shelves = vec![Shelf::EMPTY; usize::from(program.channel_count())];
        Self { listeners: Vec::new(), links: Vec::new(), shelves, marks: Vec::new(), scopes: 0, stamp: 0 }
    }

    /// Puts the abilities of an entry in force. Attached twice, they count twice.
    pub fn attach(&mut self, program: &Program, to: Attachment, code: EntryCode) {
        self.file(program, to, code.abilities, Listener::LASTING);
    }

    /// Puts abilities in force until a duration ends, whatever becomes of their source.
    pub fn grant(&mut self, program: &Program, to: Attachment, abilities: Run, until: DurationId) {
        self.file(program, to, abilities, u8::try_from(until.0).unwrap_or(Listener::LASTING - 1));
    }

    fn file(&mut self, program: &Program, to: Attachment, abilities: Run, until: u8) {
        for ability in abilities.of(&program.abilities) {
            for (trigger, code) in ability.triggers.indices().zip(ability.triggers.of(&program.triggers)) {
                let Attachment { source, owner, rank, reach } = to;
                let (trigger, gist) = (TriggerId(trigger), code.gist);
                let brief = gist.brief && reach == Reach::EVERYWHERE;
                let listener = Listener { trigger, source, rank, owner, reach, until, brief };
                self.insert(code.channel, Link { listener, gist });
            }
        }
    }

    fn insert(&mut self, channel: Channel, link: Link) {
        let Some(shelf) = self.shelves.get(channel.index()).copied() else { return };
        let (key, here) = (link.listener.key(), self.on(&shelf));
        let before = here.partition_point(|other| other.key() <= key);
        if self.listeners.len() >= usize::from(u16::MAX) {
            return;
        }
        if link.listener.brief {
            let briefly = here.iter().take(before).filter(|other| other.brief).count();
            self.links.insert(shelf.links().start + briefly, link);
        }
        self.listeners.insert(shelf.range().start + before, link.listener);
        self.changed(channel.index(), shelf.len() + 1, link.listener.brief);
    }

    /// Brings the shelves in order after somebody who is brief or not has come to one of them or gone, so that it has so
    /// many now.
    fn changed(&mut self, index: usize, len: usize, brief: bool) {
        self.stamp = self.stamp.wrapping_add(1);
        let Some((shelf, behind)) = self.shelves.get_mut(index..).and_then(|all| all.split_first_mut())
        else {
            return;
        };
        let (start, more) = (shelf.range().start, len > shelf.len());
        *shelf = shelf.of(self.listeners.get(start..start + len).unwrap_or_default());
        for shelf in behind {
            shelf.shift(more, brief);
        }
    }

    /// Ends the lasting abilities of a source. What it granted goes on until its duration ends.
    pub fn detach(&mut self, source: Thing) {
        self.remove(|listener| listener.source == source && !listener.is_granted());
    }

    /// Ends the lasting abilities of a source that are those of an entry: all it has. They are looked for where they are
    /// filed and nowhere else.
    pub fn detach_entry(&mut self, program: &Program, source: Thing, code: EntryCode) {
        let abilities = code.abilities.of(&program.abilities);
        for id in abilities.iter().flat_map(|ability| ability.triggers.indices()).map(TriggerId) {
            let Some(trigger) = program.trigger(id) else { continue };
            let is_it = |listener: &Listener| {
                listener.trigger == id && listener.source == source && !listener.is_granted()
            };
            while let Some(at) = self.listeners(trigger.channel).iter().position(is_it) {
                self.remove_at(self.shelf(trigger.channel).range().start + at);
            }
        }
        debug_assert!(
            !self.listeners.iter().any(|listener| listener.source == source && !listener.is_granted()),
            "a source has abilities of another entry"
        );
    }

    /// Ends what was granted for this duration.
    pub fn expire(&mut self, until: DurationId) {
        self.remove(|listener| listener.is_granted() && u32::from(listener.until) == until.0);
    }

    /// Ends what was granted by a source.
    pub fn revoke(&mut self, source: Thing) {
        self.remove(|listener| listener.source == source && listener.is_granted());
    }

    /// A card has few listeners among many: they are taken out one by one.
    fn remove(&mut self, gone: impl Fn(&Listener) -> bool) {
        let mut from = 0;
        while let Some(next) = self.listeners.get(from..).and_then(|rest| rest.iter().position(&gone)) {
            from += next;
            self.remove_at(from);
        }
    }

    fn remove_at(&mut self, at: usize) {
        // Starts never fall, and of those that start at the same place all but the last are empty.
        let behind = self.shelves.partition_point(|shelf| shelf.range().start <= at);
        let index = behind.saturating_sub(1);
        let shelf = self.shelves.get(index).copied().unwrap_or(Shelf::EMPTY);
        let gone = self.listeners.remove(at);
        if gone.brief {
            let before = self.listeners.get(shelf.range().start..at).unwrap_or_default();
            let briefly = before.iter().filter(|other| other.brief).count();
            self.links.remove(shelf.links().start + briefly);
        }
        self.changed(index, shelf.len() - 1, gone.brief);
    }

    /// Returns what listens in a channel, ordered by rank, then ability, then source.
    #[inline]
    pub fn listeners(&self, channel: Channel) -> &[Listener] {
        self.on(self.shelf(channel))
    }

    /// Returns where the listeners of a channel stand among all, for whoever changes the state between one and the next,
    /// and what is true of them.
    #[inline]
    pub(crate) fn shelf(&self, channel: Channel) -> &Shelf {
        match self.shelves.get(channel.index()) {
            Some(shelf) => shelf,
            None => nowhere(),
        }
    }

    /// Returns the listeners of a shelf.
    #[cfg_attr(
        target_pointer_width = "64",
        expect(clippy::trivially_copy_pass_by_ref, reason = "its parts are read where they stand")
    )]
    #[inline]
    fn on(&self, shelf: &Shelf) -> &[Listener] {
        match self.listeners.get(shelf.range()) {
            Some(here) => here,
            None => nobody(),
        }
    }

    /// Returns the listeners of a channel with what they say, if all of them are brief.
    #[inline]
    pub(crate) fn brief(&self, channel: Channel) -> Option<&[Link]> {
        let shelf = self.shelves.get(channel.index())?;
        if shelf.is_brief() { self.links(shelf) } else { None }
    }

    /// Returns the listeners of a shelf on which all are brief, with what they say.
    #[cfg_attr(
        target_pointer_width = "64",
        expect(clippy::trivially_copy_pass_by_ref, reason = "its parts are read where they stand")
    )]
    #[inline]
    pub(crate) fn links(&self, shelf: &Shelf) -> Option<&[Link]> {
        self.links.get(shelf.links())
    }

    /// Returns where they stand among all links, if besides they all act for one player.
    #[inline]
    pub(crate) fn brief_for_one(&self, channel: Channel) -> Option<std::ops::Range<usize>> {
        let shelf = self.shelves.get(channel.index())?;
        shelf.is_brief_for_one().then(|| shelf.links())
    }

    /// Returns a brief listener with what it says, by its place among all of them.
    #[inline]
    pub(crate) fn link(&self, at: usize) -> Option<&Link> {
        self.links.get(at)
    }

    /// Returns whether anybody listens at a hook. A host may ask before it makes a window that nobody hears.
    #[inline]
    pub fn is_heard(&self, program: &Program, hook: crate::vocabulary::id::HookId) -> bool {
        !self.shelf(program.channel(hook)).is_empty()
    }

    /// Returns a number that is another one after listeners have come or gone.
    #[inline]
    pub(crate) const fn stamp(&self) -> u32 {
        self.stamp
    }

    /// Returns how many listeners there are.
    pub fn len(&self) -> usize {
        self.listeners.len()
    }

    /// Returns whether nothing is in force.
    pub fn is_empty(&self) -> bool {
        self.listeners.is_empty()
    }

    /// Returns whether this listener is still in force in its channel, whatever its rank has become.
    #[inline]
    pub fn holds(&self, channel: Channel, listener: &Listener) -> bool {
        self.listeners(channel)
            .iter()
            .any(|other| other.trigger == listener.trigger && other.source == listener.source)
    }

    /// Opens a scope in which optional number abilities can be used. Scopes nest.
    #[inline]
    pub fn open_scope(&mut self) -> u16 {
        self.scopes = self.scopes.saturating_add(1);
        self.scopes
    }

    /// Closes a scope and those opened inside it: what was used there no longer counts.
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
        self.marks.iter().any(|mark| mark.scope == scope && same(mark))
    }

    /// Returns whether anything may have been used in a scope.
    #[inline]
    pub(crate) const fn is_marked(&self, scope: u16) -> bool {
        scope > 0 && !self.marks.is_empty()
    }

    pub(crate) fn mark(&mut self, mark: Mark) {
        self.marks.push(mark);
    }

    #[inline]
    pub(crate) fn marks(&self, scope: u16, channel: Channel) -> impl Iterator<Item = &Mark> {
        let marks = if scope == 0 { &[] } else { self.marks.as_slice() };
        marks.iter().filter(move |mark| mark.scope == scope && mark.channel == channel)
    }

    /// Returns the listeners of one source at a hook, for a host that runs another's ability.
    pub fn of_source(
        &self,
        program: &Program,
        hook: crate::vocabulary::id::HookId,
        source: Thing,
    ) -> impl Iterator<Item = Listener> {
        self.listeners(program.channel(hook)).iter().filter(move |one| one.source == source).copied()
    }

    /// Returns the abilities of a source, each once, in order.
    pub fn abilities_of(&self, program: &Program, source: Thing) -> Vec<AbilityId> {
        let mut all: Vec<AbilityId> = self
            .listeners
            .iter()
            .filter(|listener| listener.source == source)
            .filter_map(|listener| program.trigger(listener.trigger))
            .map(|trigger| trigger.ability)
            .collect();
        all.sort_unstable();
        all.dedup();
        all
    }
}
