//! The choices made before a game.

use std::borrow::Cow;

use dedale_core::data::DataError;
use dedale_core::names::{Named, named_enum};
use dedale_core::{OptionSpec, Seat, SetupError, setup};

use crate::card_set::{Cards, Faces};

named_enum! {
    /// How many play.
    pub(crate) enum Players("players") {
        /// Two, from one world.
        Two = "2",
        /// Three, from one world.
        Three = "3",
        /// Four, from two worlds.
        Four = "4",
        /// Five, from two worlds.
        Five = "5",
    }
}

named_enum! {
    /// MO-S6: who begins.
    pub(crate) enum First("first") {
        /// Drawn.
        Random = "random",
        /// Seat 1.
        One = "1",
        /// Seat 2.
        Two = "2",
        /// Seat 3.
        Three = "3",
        /// Seat 4.
        Four = "4",
        /// Seat 5.
        Five = "5",
    }
}

named_enum! {
    /// MO-A6: what revealing one's character costs.
    pub enum CharacterKey("character key") {
        /// An action.
        OwnAction = "own-action",
        /// Nothing: it is part of the move it pays for.
        Payment = "payment",
    }
}

named_enum! {
    /// Whether a rule is in force.
    pub(crate) enum YesNo("yes or no") {
        /// It is.
        Yes = "yes",
        /// It is not.
        No = "no",
    }
}

named_enum! {
    /// Whom effects may target.
    pub enum Reach("reach") {
        /// Anybody.
        Anywhere = "anywhere",
        /// Whoever is in the same world.
        SameWorld = "same-world",
    }
}

/// The choices made before a game. Only playable ones exist. Owns its share of the card set.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Setup {
    cards: Cards,
    terms: Terms,
}

/// All choices but the cards.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Terms {
    max_rounds: u16,
    players: Players,
    first: First,
    character_key: CharacterKey,
    counter_chains: YesNo,
    reach: Reach,
    stand_off: YesNo,
}

/// The most rounds a game may be given.
const MOST_ROUNDS: u16 = 1_000;

impl Default for Terms {
    fn default() -> Terms {
        Terms {
            max_rounds: 60,
            players: Players::Two,
            first: First::Random,
            character_key: CharacterKey::OwnAction,
            counter_chains: YesNo::Yes,
            reach: Reach::Anywhere,
            stand_off: YesNo::Yes,
        }
    }
}

impl Setup {
    /// Every number of players with every option, the first player drawn, the standard cards.
    pub fn all() -> impl Iterator<Item = Setup> {
        Players::ALL.iter().flat_map(|&players| {
            (0..16_usize).map(move |bits| {
                let bit = |at: usize| bits >> at & 1;
                let terms = Terms {
                    players,
                    character_key: CharacterKey::ALL[bit(0)],
                    counter_chains: YesNo::ALL[bit(1)],
                    reach: Reach::ALL[bit(2)],
                    stand_off: YesNo::ALL[bit(3)],
                    ..Terms::default()
                };
                Setup { cards: Cards::standard(), terms }
            })
        })
    }

    /// The cards it is played with.
    #[inline]
    pub fn cards(&self) -> &Cards {
        &self.cards
    }

    /// MO-X2: a game that lasts so many rounds ends without a winner.
    #[inline]
    pub fn max_rounds(&self) -> u16 {
        self.terms.max_rounds
    }

    /// What revealing one's character costs.
    #[inline]
    pub fn character_key(&self) -> CharacterKey {
        self.terms.character_key
    }

    /// MO-R3: whether cancelling cards can be cancelled.
    #[inline]
    pub fn counter_chains(&self) -> bool {
        self.terms.counter_chains()
    }

    /// Whom effects may target.
    #[inline]
    pub fn reach(&self) -> Reach {
        self.terms.reach
    }

    /// MO-T4: whether a stand-off moves the piles on.
    #[inline]
    pub fn stand_off(&self) -> bool {
        self.terms.stand_off()
    }

    /// All choices but the cards.
    #[inline]
    pub(crate) fn terms(&self) -> Terms {
        self.terms
    }

    /// The setup of a state.
    #[inline]
    pub(crate) fn of_state(faces: &Faces, terms: Terms) -> Setup {
        Setup { cards: Cards::of_state(faces), terms }
    }

    fn set(&mut self, option: &str, value: &str) -> Result<(), SetupError> {
        match option {
            "players" => self.terms.players = read("players", value)?,
            "first" => self.terms.first = read("first", value)?,
            "character-key" => self.terms.character_key = read("character-key", value)?,
            "counter-chains" => self.terms.counter_chains = read("counter-chains", value)?,
            "reach" => self.terms.reach = read("reach", value)?,
            "stand-off" => self.terms.stand_off = read("stand-off", value)?,
            "max-rounds" => {
                let rounds = value.parse().ok().filter(|rounds| (1..=MOST_ROUNDS).contains(rounds));
                let rounds = rounds.filter(|_| !value.starts_with(['+', '0']));
                self.terms.max_rounds = rounds.ok_or_else(|| SetupError::BadValue {
                    option: "max-rounds",
                    entry: "max-rounds".to_owned(),
                    found: value.to_owned(),
                    expected: format!("1 to {MOST_ROUNDS}"),
                })?;
            }
            "cards" if value == "standard" => self.cards = Cards::standard(),
            "cards" if !value.contains('|') => {
                return Err(SetupError::unknown_value::<Setup>("cards", value));
            }
            "cards" => self.cards = Cards::from_text(value).map_err(bad_cards)?,
            _ => return Err(SetupError::unknown_option::<Setup>(option)),
        }
        Ok(())
    }
}

impl Terms {
    #[inline]
    pub(crate) fn max_rounds(self) -> u16 {
        self.max_rounds
    }

    #[inline]
    pub(crate) fn character_key(self) -> CharacterKey {
        self.character_key
    }

    #[inline]
    pub(crate) fn counter_chains(self) -> bool {
        self.counter_chains == YesNo::Yes
    }

    #[inline]
    pub(crate) fn reach(self) -> Reach {
        self.reach
    }

    #[inline]
    pub(crate) fn stand_off(self) -> bool {
        self.stand_off == YesNo::Yes
    }

    /// How many play.
    #[inline]
    pub(crate) fn count(self) -> usize {
        self.players as usize + 2
    }

    /// Who begins, if it is not drawn.
    pub(crate) fn first(self) -> Option<Seat> {
        (self.first as usize).checked_sub(1).map(Seat::new)
    }
}

fn bad_cards(error: DataError) -> SetupError {
    let entry = if error.field.is_empty() { error.entry } else { format!("{}.{}", error.entry, error.field) };
    SetupError::BadValue { option: "cards", entry, found: error.found, expected: error.expected }
}

fn read<T: Named>(option: &'static str, value: &str) -> Result<T, SetupError> {
    setup::read::<Setup, T>(option, value)
}

impl dedale_core::Setup for Setup {
    const OPTIONS: &'static [OptionSpec] = &[
        OptionSpec::closed("players", &["2", "3", "4", "5"], "2", "MO-S4"),
        OptionSpec::closed("first", &["random", "1", "2", "3", "4", "5"], "random", "MO-S6"),
        OptionSpec::closed("character-key", &["own-action", "payment"], "own-action", "MO-A6"),
        OptionSpec::closed("counter-chains", &["yes", "no"], "yes", "MO-R3"),
        OptionSpec::closed("reach", &["anywhere", "same-world"], "anywhere", "MO-A4"),
        OptionSpec::closed("stand-off", &["yes", "no"], "yes", "MO-T4"),
        OptionSpec::open("max-rounds", &["60"], "60", "MO-X2", "^[1-9][0-9]{0,3}$"),
        OptionSpec::open("cards", Cards::NAMES, "standard", "MO-C4", "^[a-z0-9=/+,:;|-]+$"),
    ];

    fn seats(&self) -> usize {
        self.terms.count()
    }

    fn get(&self, option: &str) -> Cow<'static, str> {
        let name = match option {
            "players" => self.terms.players.name(),
            "first" => self.terms.first.name(),
            "character-key" => self.terms.character_key.name(),
            "counter-chains" => self.terms.counter_chains.name(),
            "reach" => self.terms.reach.name(),
            "stand-off" => self.terms.stand_off.name(),
            "max-rounds" => return self.terms.max_rounds.to_string().into(),
            "cards" => return self.cards.name().map_or_else(|| self.cards.to_string().into(), Cow::from),
            _ => panic!("no option {option}"),
        };
        name.into()
    }

    fn from_options<'a>(options: impl IntoIterator<Item = (&'a str, &'a str)>) -> Result<Self, SetupError> {
        let mut setup = Setup::default();
        for (option, value) in options {
            setup.set(option, value)?;
        }
        if setup.terms.first().is_some_and(|seat| seat.index() >= setup.terms.count()) {
            let with = ["players=2", "players=3", "players=4", "players=5"][setup.terms.players as usize];
            return Err(SetupError::Conflict {
                option: "first",
                value: setup.terms.first.name().into(),
                with,
            });
        }
        Ok(setup)
    }
}

dedale_core::setup_document!(Setup);

#[cfg(test)]
mod tests {
    use dedale_core::Setup as _;

    use super::*;

    #[test]
    fn every_setup_reads_what_it_writes() {
        assert_eq!(Setup::all().count(), 64);
        for setup in Setup::all() {
            assert_eq!(Setup::from_text(&setup.text()), Ok(setup));
        }
    }

    #[test]
    fn the_defaults_are_those_of_the_option_table() {
        for spec in Setup::OPTIONS {
            assert_eq!(Setup::default().get(spec.id), spec.default);
            assert!(spec.values.contains(&spec.default));
        }
    }

    #[test]
    fn a_wrong_option_is_named() {
        let code = |text: &str| Setup::from_text(text).expect_err(text).code();
        assert_eq!(code("players=2 first=3"), "setup-conflict");
        assert_eq!(code("players=6"), "setup-unknown-value");
        assert_eq!(code("max-rounds=0"), "setup-bad-value");
        assert_eq!(code("max-rounds=1001"), "setup-bad-value");
        assert_eq!(code("cards=mine"), "setup-unknown-value");
        assert_eq!(code("cards=a|b"), "setup-bad-value");
        assert!(Setup::from_text("players=5 first=5 max-rounds=100").is_ok());
    }
}
