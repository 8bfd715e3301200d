//! The statistics of each game.

pub mod labyrinth;
mod mondes;
mod onirim;

use std::collections::BTreeMap;
use std::time::Duration;

use dedale_bots::Roster;
use dedale_core::Seat;
use serde::{Deserialize, Serialize};

/// A game the lab can study: it names the things worth counting.
pub trait Studied: Roster {
    /// Whether all win or lose together.
    const TOGETHER: bool = Self::GAME.row().cooperative;

    /// The bots that play many games in a moment, the weakest first.
    const QUICK: &'static [&'static str];

    /// How it is found out whether the chances its adviser shows are right.
    const CALIBRATION: CalibrationTrials;

    /// Measurements of `dedale bench` that only this game has.
    const OWN_BENCHMARK: Option<OwnBenchmark> = None;

    /// The name of an answer as the first move of a side; none if it is not a move yet.
    fn opening(action: Self::Action) -> Option<String>;

    /// How far a game has got: more is nearer to a win. Nobody asks it of games between opponents.
    fn progress(&self) -> u32 {
        0
    }

    /// Notes what is to be counted of an event. The observer is omniscient: nobody plays on what is noted.
    fn note(setup: &Self::Setup, event: &Self::SeenEvent, notes: &mut Notes);
}

/// Games in which the chances an adviser shows are compared with how often they come true. A beginner makes the first
/// decisions, so that every chance occurs.
#[derive(Clone, Copy, Debug)]
pub struct CalibrationTrials {
    /// The beginner makes fewer decisions than this.
    pub stumbles: u32,
    /// The bot that plays on; without one the adviser's advice is taken.
    pub players: Option<&'static str>,
    /// The adviser's simulations, about as many as an analysis has.
    pub simulations: u32,
    /// The adviser is asked at one decision of so many.
    pub one_in: u32,
    /// The setups, and how many times fewer games are played of each.
    pub setups: &'static [(&'static str, u64)],
}

/// A measurement that makes sense for one game only.
#[derive(Clone, Copy, Debug)]
pub struct OwnBenchmark {
    /// Its name in JSON.
    pub id: &'static str,
    /// The text that tells it, with the `$rate`.
    pub text: &'static str,
    /// How often it can be done in a second, measured for so long.
    pub rate: fn(Duration) -> f64,
}

/// The observations of one game. The names are ids: `onirim-card-red-sun` is the text of `red-sun`, a `card` of `onirim`.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Notes {
    /// The properties of a side through the whole game: its character, its spell.
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

    /// Uses of things: category, name, the number of uses by each side.
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
    use dedale_core::Setup as _;
    use dedale_games::{GameId, with_game};

    use super::*;

    #[test]
    fn quick_bots_are_bots_of_the_game() {
        fn all_known<G: Studied>() -> bool {
            !G::QUICK.is_empty() && G::QUICK.iter().all(|bot| G::NAMES.contains(bot) && G::bot(bot).is_some())
        }
        for game in GameId::ALL {
            assert!(with_game!(game, G => all_known::<G>()), "{game}");
        }
    }

    #[test]
    fn advisers_are_calibrated_with_bots_and_setups_of_the_game() {
        fn check<G: Studied>() {
            assert!(G::CALIBRATION.players.is_none_or(|bot| G::bot(bot).is_some()), "{}", G::ID);
            for (setup, _) in G::CALIBRATION.setups {
                assert!(G::Setup::from_text(setup).is_ok(), "{}: {setup}", G::ID);
            }
        }
        for game in GameId::ALL {
            with_game!(game, G => check::<G>());
        }
    }
}
