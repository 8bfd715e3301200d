use std::fmt;
use std::ops::{Index, IndexMut};

use schemars::JsonSchema;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// A place at the table. People and files count seats from one.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Seat(u8);

impl Seat {
    /// The most seats any game has.
    pub const MAX: usize = 8;

    /// The seat at a zero-based place.
    ///
    /// # Panics
    /// If there is no such seat at any table.
    #[inline]
    pub const fn new(index: usize) -> Seat {
        assert!(index < Seat::MAX);
        Seat(index as u8)
    }

    /// The seat people call `number` (1, 2, …).
    pub fn from_number(number: u32) -> Option<Seat> {
        (1..=Seat::MAX as u32).contains(&number).then(|| Seat(number as u8 - 1))
    }

    /// Zero-based place.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The number people use: 1, 2, …
    pub const fn number(self) -> u32 {
        self.0 as u32 + 1
    }

    /// The first `count` seats, in order.
    pub fn first(count: usize) -> impl Iterator<Item = Seat> {
        (0..count.min(Seat::MAX)).map(Seat::new)
    }

    /// The seat after this one at a table of `count`.
    #[inline]
    pub const fn next(self, count: usize) -> Seat {
        Seat(if self.index() + 1 < count { self.0 + 1 } else { 0 })
    }

    /// How many seats it is after another at a table of `count`: 0 if it is the same, 1 if it is the next.
    #[inline]
    pub const fn after(self, other: Seat, count: usize) -> usize {
        let apart = self.index() + count - other.index();
        if apart < count { apart } else { apart - count }
    }

    /// The `count` seats of a table, from this one on.
    #[inline]
    pub fn around(self, count: usize) -> impl ExactSizeIterator<Item = Seat> {
        (0..count).map(move |after| {
            let place = self.index() + after;
            Seat::new(if place < count { place } else { place - count })
        })
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.number())
    }
}

impl fmt::Debug for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Seat {}", self.number())
    }
}

impl Serialize for Seat {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u32(self.number())
    }
}

impl<'de> Deserialize<'de> for Seat {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Seat, D::Error> {
        let number = u32::deserialize(deserializer)?;
        Seat::from_number(number)
            .ok_or_else(|| serde::de::Error::custom(format!("seat {number}: expected 1 to {}", Seat::MAX)))
    }
}

impl JsonSchema for Seat {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "Seat".into()
    }

    fn json_schema(_: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!({ "type": "integer", "minimum": 1, "maximum": Seat::MAX })
    }
}

/// One `T` for each of at most `N` seats.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BySeat<T, const N: usize>(pub [T; N]);

impl<T, const N: usize> Index<Seat> for BySeat<T, N> {
    type Output = T;

    #[inline]
    fn index(&self, seat: Seat) -> &T {
        &self.0[place::<N>(seat)]
    }
}

impl<T, const N: usize> IndexMut<Seat> for BySeat<T, N> {
    #[inline]
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.0[place::<N>(seat)]
    }
}

/// Where a seat's own thing is among `N`: without a check where the number of places is a power of two.
#[inline]
const fn place<const N: usize>(seat: Seat) -> usize {
    debug_assert!(seat.index() < N);
    if N.is_power_of_two() { seat.index() % N } else { seat.index() }
}

/// A set of seats.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub struct SeatSet(u8);

impl SeatSet {
    /// Nobody.
    pub const NONE: SeatSet = SeatSet(0);

    /// That seat only.
    #[inline]
    pub const fn only(seat: Seat) -> SeatSet {
        SeatSet(1 << seat.0)
    }

    /// The first `count` seats.
    #[inline]
    pub const fn first(count: usize) -> SeatSet {
        SeatSet(((1_u16 << count) - 1) as u8)
    }

    /// The seats whose bits are set, seat 1 being the lowest.
    #[inline]
    pub const fn from_bits(bits: u8) -> SeatSet {
        SeatSet(bits)
    }

    /// A bit for each member, seat 1 being the lowest.
    #[inline]
    pub const fn bits(self) -> u8 {
        self.0
    }

    /// Whether the seat is among them.
    #[inline]
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 >> seat.0 & 1 == 1
    }

    /// Adds a seat.
    #[inline]
    pub const fn insert(&mut self, seat: Seat) {
        self.0 |= 1 << seat.0;
    }

    /// Takes a seat out.
    #[inline]
    pub const fn remove(&mut self, seat: Seat) {
        self.0 &= !(1 << seat.0);
    }

    /// The set at a table of `count` as it looks from a seat: that seat is the first one in it.
    #[inline]
    pub const fn told_from(self, first: Seat, count: usize) -> SeatSet {
        let twice = self.0 as u16 | (self.0 as u16) << count;
        SeatSet((twice >> first.index()) as u8 & SeatSet::first(count).0)
    }

    /// Those who are in both sets.
    #[inline]
    pub const fn intersection(self, others: SeatSet) -> SeatSet {
        SeatSet(self.0 & others.0)
    }

    /// How many they are.
    #[inline]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// The first of them.
    #[inline]
    pub const fn lowest(self) -> Option<Seat> {
        if self.is_empty() { None } else { Some(Seat(self.0.trailing_zeros() as u8)) }
    }

    /// These but not those.
    #[inline]
    pub const fn without(self, others: SeatSet) -> SeatSet {
        SeatSet(self.0 & !others.0)
    }

    /// Whether all of these are among those.
    #[inline]
    pub const fn is_within(self, others: SeatSet) -> bool {
        self.without(others).is_empty()
    }

    /// Whether nobody is among them.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Its members in order.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        Seat::first(Seat::MAX).filter(move |&seat| self.contains(seat))
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> SeatSet {
        SeatSet(seats.into_iter().fold(0, |set, seat| set | 1 << seat.0))
    }
}

impl fmt::Debug for SeatSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl Serialize for SeatSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for SeatSet {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<SeatSet, D::Error> {
        Ok(Vec::<Seat>::deserialize(deserializer)?.into_iter().collect())
    }
}

impl JsonSchema for SeatSet {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "Seats".into()
    }

    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        Vec::<Seat>::json_schema(generator)
    }
}
