//! Where the listeners of one channel stand among all, and what is true of each of them. Known when they come and go, so
//! that whoever reaches a hook need not look at every listener.

#![cfg_attr(
    target_pointer_width = "64",
    expect(
        clippy::trivially_copy_pass_by_ref,
        reason = "its parts are read one by one where they stand, instead of all at once and then taken apart"
    )
)]

use super::Listener;
use serde::{Deserialize, Serialize};
use std::ops::Range;

/// The place of a channel's listeners. Of none, everything is true.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Shelf {
    start: u16,
    len: u16,
    /// Where the links of those that are brief begin.
    links: u16,
    marks: Marks,
}

/// What is not true of all listeners of a shelf.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct Marks(u16);

impl Marks {
    /// Some are not brief.
    const LONG: u16 = 1;
    /// They have different owners.
    const OWNERS: u16 = 2;
}

impl Shelf {
    /// Nobody's place.
    pub(super) const EMPTY: Self = Self { start: 0, len: 0, links: 0, marks: Marks(0) };

    /// Returns where they stand.
    #[inline]
    pub(crate) const fn range(&self) -> Range<usize> {
        let start = self.start as usize;
        start..start + self.len as usize
    }

    /// Returns where their links stand, if all of them are brief.
    #[inline]
    pub(super) const fn links(&self) -> Range<usize> {
        let start = self.links as usize;
        start..start + self.len as usize
    }

    /// Returns how many there are.
    #[inline]
    pub(crate) const fn len(&self) -> usize {
        self.len as usize
    }

    /// Returns whether nobody is there.
    #[inline]
    pub(crate) const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// Returns whether all of them can be dealt with the shortest way ([`Listener::is_brief`]).
    #[inline]
    pub(crate) const fn is_brief(&self) -> bool {
        self.marks.0 & Marks::LONG == 0
    }

    /// Returns whether they are brief and all act for one player, so that turn order does not matter.
    #[inline]
    pub(super) const fn is_brief_for_one(&self) -> bool {
        self.marks.0 == 0
    }

    /// Moves it by one place, because somebody has come before it or gone, who is brief or not.
    pub(super) const fn shift(&mut self, more: bool, brief: bool) {
        let [listeners, links] = [1, brief as u16];
        if more {
            (self.start, self.links) = (self.start + listeners, self.links + links);
        } else {
            (self.start, self.links) = (self.start - listeners, self.links - links);
        }
    }

    /// Returns the place of these listeners, where it begins now.
    pub(super) fn of(self, listeners: &[Listener]) -> Self {
        let owner = listeners.first().map(|first| first.owner);
        let long = !listeners.iter().all(Listener::is_brief);
        let owners = listeners.iter().any(|listener| Some(listener.owner) != owner);
        let len = u16::try_from(listeners.len()).unwrap_or(u16::MAX);
        let marks = Marks(u16::from(long) * Marks::LONG + u16::from(owners) * Marks::OWNERS);
        Self { len, marks, ..self }
    }
}
