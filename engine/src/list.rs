//! A short list without an allocation: `Copy`, so that copying a whole game is copying bytes.

use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// At most `N` items, in order.
#[derive(Clone, Copy)]
pub struct List<T, const N: usize> {
    len: u8,
    items: [T; N],
}

impl<T: Copy + Default, const N: usize> Default for List<T, N> {
    fn default() -> Self {
        Self { len: 0, items: [T::default(); N] }
    }
}

impl<T, const N: usize> List<T, N> {
    /// Returns the items.
    #[inline]
    pub fn as_slice(&self) -> &[T] {
        self.items.get(..usize::from(self.len)).unwrap_or(&[])
    }

    /// Returns the items for changing.
    #[inline]
    pub fn as_mut_slice(&mut self) -> &mut [T] {
        self.items.get_mut(..usize::from(self.len)).unwrap_or_default()
    }

    /// Returns the number of items.
    #[inline]
    pub const fn len(&self) -> usize {
        self.len as usize
    }

    /// Returns whether the list is empty.
    #[inline]
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// Returns whether the list is full.
    #[inline]
    pub const fn is_full(&self) -> bool {
        self.len as usize >= N
    }

    /// Iterates over the items.
    #[inline]
    pub fn iter(&self) -> std::slice::Iter<'_, T> {
        self.as_slice().iter()
    }
}

impl<'a, T, const N: usize> IntoIterator for &'a List<T, N> {
    type Item = &'a T;
    type IntoIter = std::slice::Iter<'a, T>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

impl<T: Copy + Default, const N: usize> List<T, N> {
    /// Adds an item at the end; returns whether it fitted.
    #[inline]
    pub fn push(&mut self, item: T) -> bool {
        let Some(place) = self.items.get_mut(usize::from(self.len)) else { return false };
        *place = item;
        self.len += 1;
        true
    }

    /// Removes the item at an index; the others keep their order.
    #[inline]
    pub fn remove(&mut self, at: usize) -> Option<T> {
        let item = *self.as_slice().get(at)?;
        self.items.copy_within(at + 1..usize::from(self.len), at);
        self.len -= 1;
        // Unused places hold the default, so that equal lists are equal bytes.
        if let Some(place) = self.items.get_mut(usize::from(self.len)) {
            *place = T::default();
        }
        Some(item)
    }

    /// Removes the last item.
    #[inline]
    pub fn pop(&mut self) -> Option<T> {
        self.remove(usize::from(self.len).checked_sub(1)?)
    }

    /// Keeps the items that pass a test.
    pub fn retain(&mut self, keep: impl Fn(&T) -> bool) {
        let mut kept = Self::default();
        for item in self.as_slice().iter().filter(|item| keep(item)) {
            kept.push(*item);
        }
        *self = kept;
    }

    /// Removes all items.
    pub fn clear(&mut self) {
        *self = Self::default();
    }
}

impl<T: Copy + Default + PartialEq, const N: usize> List<T, N> {
    /// Returns whether the list contains an item.
    #[inline]
    pub fn contains(&self, item: T) -> bool {
        self.as_slice().contains(&item)
    }

    /// Removes the first item equal to this one; returns whether there was one.
    #[inline]
    pub fn take(&mut self, item: T) -> bool {
        let at = self.as_slice().iter().position(|there| *there == item);
        at.and_then(|at| self.remove(at)).is_some()
    }
}

impl<T: PartialEq, const N: usize> PartialEq for List<T, N> {
    fn eq(&self, other: &Self) -> bool {
        self.as_slice() == other.as_slice()
    }
}

impl<T: Eq, const N: usize> Eq for List<T, N> {}

impl<T: std::fmt::Debug, const N: usize> std::fmt::Debug for List<T, N> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list().entries(self.as_slice()).finish()
    }
}

impl<T: Serialize, const N: usize> Serialize for List<T, N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.as_slice())
    }
}

impl<'de, T: Copy + Default + Deserialize<'de>, const N: usize> Deserialize<'de> for List<T, N> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let items = Vec::<T>::deserialize(deserializer)?;
        let mut list = Self::default();
        for item in items {
            if !list.push(item) {
                return Err(serde::de::Error::custom(format!("a list of more than {N} items")));
            }
        }
        Ok(list)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn order_is_kept_and_a_full_list_refuses() {
        let mut list = List::<u8, 3>::default();
        assert!(list.push(1) && list.push(2) && list.push(3) && !list.push(4));
        assert_eq!(list.remove(0), Some(1));
        assert!(list.take(3) && !list.take(3));
        assert_eq!(list.as_slice(), [2]);
        assert_eq!(list.pop(), Some(2));
        assert_eq!(list, List::default());
    }
}
