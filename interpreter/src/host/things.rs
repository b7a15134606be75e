//! A list of things that allocates only when it grows long.

use crate::hook::Thing;

const INLINE: usize = 16;

/// A list of things.
#[derive(Clone, Debug)]
pub struct Things {
    len: usize,
    inline: [Thing; INLINE],
    /// All things, once they no longer fit inline.
    spilled: Vec<Thing>,
}

impl Default for Things {
    #[inline]
    fn default() -> Self {
        Self { len: 0, inline: [Thing::NONE; INLINE], spilled: Vec::new() }
    }
}

impl Things {
    /// Adds a thing.
    #[inline]
    pub fn push(&mut self, thing: Thing) {
        if let Some(place) = self.inline.get_mut(self.len) {
            *place = thing;
        } else {
            if self.len == INLINE {
                self.spilled.extend_from_slice(&self.inline);
            }
            self.spilled.push(thing);
        }
        self.len += 1;
    }

    /// Returns the things.
    #[inline]
    pub fn as_slice(&self) -> &[Thing] {
        if self.len <= INLINE { self.inline.get(..self.len).unwrap_or(&[]) } else { &self.spilled }
    }

    /// Keeps the things for which this holds, in order.
    pub fn retain(&mut self, mut keep: impl FnMut(Thing) -> bool) {
        let mut kept = Self::default();
        kept.extend(self.as_slice().iter().copied().filter(|thing| keep(*thing)));
        *self = kept;
    }

    /// Removes all things.
    pub fn clear(&mut self) {
        self.len = 0;
        self.spilled.clear();
    }
}

impl Extend<Thing> for Things {
    #[inline]
    fn extend<I: IntoIterator<Item = Thing>>(&mut self, things: I) {
        things.into_iter().for_each(|thing| self.push(thing));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_long_list_keeps_its_order() {
        let mut things = Things::default();
        for round in [0, 1] {
            things.extend((0..40).map(Thing));
            assert_eq!(things.as_slice().len(), 40, "round {round}");
            assert!(things.as_slice().iter().map(|thing| thing.0).eq(0..40));
            things.clear();
            assert!(things.as_slice().is_empty());
        }
    }
}
