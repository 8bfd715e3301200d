use std::fmt;
use std::ops::{Deref, DerefMut};

use schemars::JsonSchema;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// A list of at most `N` (≤ 255) small things, kept in place: no heap, `Copy`, nothing to drop.
#[derive(Clone, Copy)]
pub struct Few<T, const N: usize> {
    items: [T; N],
    len: u8,
}

impl<T: Copy + Default, const N: usize> Few<T, N> {
    /// An empty list.
    #[inline]
    pub fn new() -> Self {
        const { assert!(N <= u8::MAX as usize) };
        Few { items: [T::default(); N], len: 0 }
    }

    /// Adds at the end.
    ///
    /// # Panics
    /// If the list is full.
    #[inline]
    pub fn push(&mut self, item: T) {
        self.items[self.len as usize] = item;
        self.len += 1;
    }

    /// Adds at `place`, moving what follows.
    ///
    /// # Panics
    /// If the list is full or `place` is past its end.
    #[inline]
    pub fn insert(&mut self, place: usize, item: T) {
        let len = self.len();
        assert!(place <= len);
        self.push(item);
        self.items.copy_within(place..len, place + 1);
        self.items[place] = item;
    }

    /// Takes the last one.
    #[inline]
    pub fn pop(&mut self) -> Option<T> {
        self.len = self.len.checked_sub(1)?;
        Some(self.items[self.len as usize])
    }

    /// Takes the one at `place`; those behind it move up.
    ///
    /// # Panics
    /// If there is none.
    #[inline]
    pub fn remove(&mut self, place: usize) -> T {
        let item = self[place];
        for at in place + 1..self.len() {
            self.items[at - 1] = self.items[at];
        }
        self.pop();
        item
    }

    /// Takes the one at `place`; the last one moves there.
    ///
    /// # Panics
    /// If there is none.
    #[inline]
    pub fn swap_remove(&mut self, place: usize) -> T {
        let item = self[place];
        self.items[place] = self.items[self.len() - 1];
        self.pop();
        item
    }

    /// Takes them all.
    #[inline]
    pub fn clear(&mut self) {
        self.len = 0;
    }

    /// The same list with each item changed: all places at once, used or not.
    #[inline]
    pub fn map<U>(&self, change: impl Fn(T) -> U) -> Few<U, N> {
        Few { items: self.items.map(change), len: self.len }
    }

    /// Whether no more fit.
    pub fn is_full(&self) -> bool {
        self.len() == N
    }

    /// The list, unless there are more than fit.
    pub fn try_from_iter(items: impl IntoIterator<Item = T>) -> Option<Self> {
        let mut few = Few::new();
        for item in items {
            if few.is_full() {
                return None;
            }
            few.push(item);
        }
        Some(few)
    }
}

impl<T, const N: usize> Few<T, N> {
    /// The first `len` of these, or all of them.
    #[inline]
    pub const fn first_of(items: [T; N], len: usize) -> Self {
        const { assert!(N <= u8::MAX as usize) };
        Few { items, len: if len < N { len } else { N } as u8 }
    }
}

impl<T: Copy + Default, const N: usize> Default for Few<T, N> {
    fn default() -> Self {
        Few::new()
    }
}

impl<T, const N: usize> Deref for Few<T, N> {
    type Target = [T];

    #[inline]
    fn deref(&self) -> &[T] {
        &self.items[..self.len as usize]
    }
}

impl<T, const N: usize> DerefMut for Few<T, N> {
    #[inline]
    fn deref_mut(&mut self) -> &mut [T] {
        &mut self.items[..self.len as usize]
    }
}

impl<T: PartialEq, const N: usize> PartialEq for Few<T, N> {
    fn eq(&self, other: &Self) -> bool {
        **self == **other
    }
}

impl<T: Eq, const N: usize> Eq for Few<T, N> {}

impl<T: fmt::Debug, const N: usize> fmt::Debug for Few<T, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        (**self).fmt(f)
    }
}

/// Collects; panics if there are more than fit ([`Few::try_from_iter`] does not).
impl<T: Copy + Default, const N: usize> FromIterator<T> for Few<T, N> {
    fn from_iter<I: IntoIterator<Item = T>>(items: I) -> Self {
        let mut few = Few::new();
        items.into_iter().for_each(|item| few.push(item));
        few
    }
}

impl<'a, T, const N: usize> IntoIterator for &'a Few<T, N> {
    type Item = &'a T;
    type IntoIter = std::slice::Iter<'a, T>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

impl<T: Serialize, const N: usize> Serialize for Few<T, N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de, T: Copy + Default + Deserialize<'de>, const N: usize> Deserialize<'de> for Few<T, N> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let items = Vec::<T>::deserialize(deserializer)?;
        let count = items.len();
        Few::try_from_iter(items)
            .ok_or_else(|| serde::de::Error::custom(format!("{count} entries: expected at most {N}")))
    }
}

impl<T: JsonSchema, const N: usize> JsonSchema for Few<T, N> {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        format!("UpTo{N}_{}", T::schema_name()).into()
    }

    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        let item = generator.subschema_for::<T>();
        schemars::json_schema!({ "type": "array", "items": item, "maxItems": N })
    }

    fn inline_schema() -> bool {
        true
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn inserting_keeps_the_order_of_the_others() {
        let mut few: Few<u8, 4> = [1, 2, 4].into_iter().collect();
        few.insert(2, 3);
        assert_eq!(*few, [1, 2, 3, 4]);
        assert_eq!(few.remove(0), 1);
        assert_eq!(few.swap_remove(0), 2);
        assert_eq!(*few, [4, 3]);
    }

    #[test]
    fn more_than_fit_are_refused() {
        assert!(Few::<u8, 2>::try_from_iter([1, 2, 3]).is_none());
    }
}
