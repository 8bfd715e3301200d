//! How many of each key: what a way costs, and what a player holds.

use crate::keys::Key;

/// How many of each key, at most 127: a byte each.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct KeyCounts(u64);

impl KeyCounts {
    /// No key.
    pub(crate) const NONE: KeyCounts = KeyCounts(0);

    const TOPS: u64 = 0x8080_8080_8080_8080;

    /// One of that key.
    #[inline]
    pub(crate) const fn one(key: Key) -> KeyCounts {
        KeyCounts(1 << (8 * key as u32))
    }

    /// These and those.
    #[inline]
    pub(crate) const fn plus(self, others: KeyCounts) -> KeyCounts {
        KeyCounts(self.0 + others.0)
    }

    /// One more.
    #[inline]
    pub(crate) const fn add(&mut self, key: Key) {
        *self = self.plus(KeyCounts::one(key));
    }

    /// One less, if there is one.
    #[inline]
    pub(crate) const fn take(&mut self, key: Key) {
        self.0 -= KeyCounts::one(key).0 * self.has(key) as u64;
    }

    /// How many of that key.
    #[inline]
    pub(crate) const fn of(self, key: Key) -> u8 {
        (self.0 >> (8 * key as u32)) as u8
    }

    /// Whether there is one of that key.
    #[inline]
    pub(crate) const fn has(self, key: Key) -> bool {
        self.of(key) > 0
    }

    /// Whether there are as many of each key.
    #[inline]
    pub(crate) const fn covers(self, needed: KeyCounts) -> bool {
        ((self.0 | KeyCounts::TOPS) - needed.0) & KeyCounts::TOPS == KeyCounts::TOPS
    }

    /// How many in all.
    pub(crate) fn total(self) -> usize {
        self.0.to_le_bytes().into_iter().map(usize::from).sum()
    }
}

impl FromIterator<Key> for KeyCounts {
    #[inline]
    fn from_iter<I: IntoIterator<Item = Key>>(keys: I) -> KeyCounts {
        keys.into_iter().fold(KeyCounts::NONE, |mut counts, key| {
            counts.add(key);
            counts
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn counts(keys: &[Key]) -> KeyCounts {
        keys.iter().copied().collect()
    }

    #[test]
    fn a_key_is_covered_by_one_of_its_kind_only() {
        let held = counts(&[Key::Magic, Key::Love, Key::Love]);
        assert!(held.covers(KeyCounts::NONE) && held.covers(held));
        assert!(held.covers(counts(&[Key::Love, Key::Love])));
        assert!(!held.covers(counts(&[Key::Magic, Key::Magic])));
        assert!(!held.covers(counts(&[Key::Death])));
    }

    #[test]
    fn what_is_not_there_is_not_taken() {
        let mut held = counts(&[Key::Magic, Key::Love]);
        held.take(Key::Love);
        held.take(Key::Love);
        held.take(Key::Knowledge);
        assert_eq!(held, counts(&[Key::Magic]));
        assert_eq!((held.of(Key::Magic), held.total()), (1, 1));
    }
}
