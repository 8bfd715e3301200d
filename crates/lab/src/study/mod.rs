//! What there is to count in each game.

mod labyrinth;
mod mondes;
mod onirim;

use std::collections::BTreeMap;

use dedale_bots::Roster;
use dedale_core::Seat;
use serde::{Deserialize, Serialize};

/// A game that can be studied: what of it is worth counting.
pub trait Studied: Roster {
    /// Whether all win or lose together.
    const TOGETHER: bool;

    /// The bots that play many games in a moment, the weakest first.
    const QUICK: &'static [&'static str];

    /// What an answer counts as if it is the first move of a side; none if it is no move yet.
    fn opening(action: Self::Action) -> Option<String>;

    /// How far a game has got: more is nearer to a win. Nobody asks it of games between opponents.
    fn progress(&self) -> u32 {
        0
    }

    /// Notes what is to be counted of an event. The observer is omniscient: nobody plays on what is noted.
    fn note(setup: &Self::Setup, event: &Self::SeenEvent, notes: &mut Notes);
}

/// What was noted of one game. The names are ids: `onirim-card-red-sun` is the text of `red-sun`, a `card` of `onirim`.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Notes {
    /// What a side was through the whole game: its character, its spell.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    traits: BTreeMap<String, BTreeMap<String, Vec<u8>>>,
    /// How often each side used something.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    uses: BTreeMap<String, BTreeMap<String, Vec<u32>>>,
    #[serde(skip)]
    sides: usize,
}

impl Notes {
    /// Of a game of so many seats; where all win together they are one side.
    pub(crate) fn new<G: Studied>(seats: usize) -> Notes {
        Notes { sides: if G::TOGETHER { 1 } else { seats }, ..Notes::default() }
    }

    fn side(&self, seat: Seat) -> usize {
        seat.index().min(self.sides - 1)
    }

    /// A seat is that through the whole game.
    pub fn is(&mut self, category: &str, name: &str, seat: Seat) {
        let side = self.side(seat);
        let names = self.traits.entry(category.to_owned()).or_default();
        let sides = names.entry(name.to_owned()).or_default();
        if !sides.contains(&(side as u8)) {
            sides.push(side as u8);
        }
    }

    /// A seat used that once.
    pub fn used(&mut self, category: &str, name: &str, seat: Seat) {
        let (side, sides) = (self.side(seat), self.sides);
        let names = self.uses.entry(category.to_owned()).or_default();
        names.entry(name.to_owned()).or_insert_with(|| vec![0; sides])[side] += 1;
    }

    /// Which sides are what: category, name, side.
    pub(crate) fn traits(&self) -> impl Iterator<Item = (&str, &str, usize)> {
        self.traits.iter().flat_map(|(category, names)| {
            names.iter().flat_map(move |(name, sides)| {
                sides.iter().map(move |&side| (&**category, &**name, usize::from(side)))
            })
        })
    }

    /// Who used what how often: category, name, the times of each side.
    pub(crate) fn uses(&self) -> impl Iterator<Item = (&str, &str, &[u32])> {
        self.uses.iter().flat_map(|(category, names)| {
            names.iter().map(move |(name, times)| (&**category, &**name, &**times))
        })
    }
}

/// The verb of an action: the first word of its text.
pub(crate) fn verb(text: &str) -> &str {
    text.split(' ').next().unwrap_or(text)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn quick_bots_are_bots_of_the_game() {
        fn all_known<G: Studied>() -> bool {
            !G::QUICK.is_empty() && G::QUICK.iter().all(|bot| G::NAMES.contains(bot) && G::bot(bot).is_some())
        }
        assert!(all_known::<dedale_onirim::State>());
        assert!(all_known::<dedale_labyrinth::State>());
        assert!(all_known::<dedale_mondes::State>());
    }
}
