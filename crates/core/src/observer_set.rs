use crate::{Observer, Seat};

/// Some of those who look at a game of `SEATS` seats: players, and whoever only watches. The omniscient observer belongs
/// to every set. A bit each: the players' by seat, then the one for all who watch.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct ObserverSet<const SEATS: usize>(u8);

impl<const SEATS: usize> ObserverSet<SEATS> {
    /// No player, and nobody who watches.
    pub const NOBODY: Self = ObserverSet(0);
    /// Every player, and whoever watches.
    pub const EVERYBODY: Self = ObserverSet(Self::SPECTATORS | (Self::SPECTATORS - 1));
    const SPECTATORS: u8 = 1 << SEATS;

    /// That player only.
    #[inline]
    pub const fn only(seat: Seat) -> Self {
        ObserverSet(1 << seat.index())
    }

    /// That observer only; everybody for the omniscient one.
    #[inline]
    pub const fn of(observer: Observer) -> Self {
        match observer {
            Observer::Seat(seat) => Self::only(seat),
            Observer::Spectator => ObserverSet(Self::SPECTATORS),
            Observer::Omniscient => Self::EVERYBODY,
        }
    }

    /// Whether the observer is among them.
    #[inline]
    pub const fn contains(self, observer: Observer) -> bool {
        match observer {
            Observer::Seat(seat) => self.0 >> seat.index() & 1 == 1,
            Observer::Spectator => self.0 & Self::SPECTATORS != 0,
            Observer::Omniscient => true,
        }
    }

    /// Whether all those are among them.
    #[inline]
    pub const fn contains_all(self, others: Self) -> bool {
        self.0 & others.0 == others.0
    }

    /// These and those.
    #[inline]
    pub const fn union(self, others: Self) -> Self {
        ObserverSet(self.0 | others.0)
    }

    /// Those who are in both sets.
    #[inline]
    pub const fn intersection(self, others: Self) -> Self {
        ObserverSet(self.0 & others.0)
    }

    /// These but not those.
    #[inline]
    pub const fn without(self, others: Self) -> Self {
        ObserverSet(self.0 & !others.0)
    }

    /// Each of them: the players in order, then whoever watches.
    pub fn iter(self) -> impl Iterator<Item = Observer> {
        let players = Seat::first(SEATS).map(Observer::Seat);
        players.chain([Observer::Spectator]).filter(move |&observer| self.contains(observer))
    }

    /// A bit for each of them.
    #[inline]
    pub const fn bits(self) -> u8 {
        self.0
    }

    /// Those whose bits are set; bits that belong to nobody are ignored.
    #[inline]
    pub const fn from_bits(bits: u8) -> Self {
        ObserverSet(bits & Self::EVERYBODY.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    type Three = ObserverSet<3>;

    #[test]
    fn everybody_is_every_player_and_whoever_watches() {
        let all: Vec<_> = Three::EVERYBODY.iter().map(|observer| observer.to_string()).collect();
        assert_eq!(all, ["1", "2", "3", "spectator"]);
        assert_eq!(Three::EVERYBODY.bits(), 0b1111);
        assert_eq!(Three::from_bits(0xff), Three::EVERYBODY);
        assert_eq!(Three::NOBODY.iter().count(), 0);
    }

    #[test]
    fn who_is_omniscient_belongs_to_every_set() {
        assert!(Three::NOBODY.contains(Observer::Omniscient));
        assert_eq!(Three::of(Observer::Omniscient), Three::EVERYBODY);
    }

    #[test]
    fn sets_are_joined_and_taken_apart() {
        let [one, two] = [0, 1].map(|seat| Three::only(Seat::new(seat)));
        let watching = Three::of(Observer::Spectator);
        let both = one.union(two);
        assert!(both.contains_all(one) && !one.contains_all(both) && one.contains_all(Three::NOBODY));
        assert_eq!(both.intersection(two.union(watching)), two);
        assert_eq!((both.union(two), both.without(two), one.without(two)), (both, one, one));
        assert!(both.contains(Observer::Seat(Seat::new(1))) && !both.contains(Observer::Seat(Seat::new(2))));
        assert!(!both.contains(Observer::Spectator) && watching.contains(Observer::Spectator));
    }
}
