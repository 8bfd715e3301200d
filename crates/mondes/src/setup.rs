//! The choices made before a game.

use std::borrow::Cow;

use dedale_core::data::DataError;
use dedale_core::names::{Enumerated, Named as _, named_enum};
use dedale_core::setup::{OptionValue, ValueError};
use dedale_core::{FormerDefault, Seat};

use crate::card_set::{Cards, Faces, Shipped};

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
    /// Whom effects may target.
    pub enum Reach("reach") {
        /// Anybody.
        Anywhere = "anywhere",
        /// Whoever is in the same world.
        SameWorld = "same-world",
    }
}

/// So many rounds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Rounds(u16);

impl Rounds {
    /// The most rounds a game may be given.
    const MOST: u16 = 1_000;
}

impl OptionValue for Rounds {
    const NAMES: &'static [&'static str] = &["60"];
    const OWN: Option<&'static str> = Some("^([1-9][0-9]{0,2}|1000)$");

    fn write(&self) -> Cow<'static, str> {
        self.0.to_string().into()
    }

    fn read(text: &str) -> Result<Rounds, ValueError> {
        let rounds = text.parse().ok().filter(|rounds| (1..=Rounds::MOST).contains(rounds));
        let rounds = rounds.filter(|_| !text.starts_with(['+', '0']));
        rounds.map(Rounds).ok_or_else(|| ValueError::Wrong {
            entry: "max-rounds".to_owned(),
            found: text.to_owned(),
            expected: format!("1 to {}", Rounds::MOST),
        })
    }
}

impl OptionValue for Cards {
    const NAMES: &'static [&'static str] = <Shipped as Enumerated>::NAMES;
    const OWN: Option<&'static str> = Some("^[a-z0-9=/+,:;|-]+$");

    fn write(&self) -> Cow<'static, str> {
        self.name().map_or_else(|| self.to_string().into(), Cow::from)
    }

    fn read(text: &str) -> Result<Cards, ValueError> {
        if let Some(shipped) = Shipped::from_name(text) {
            return Ok(shipped.into());
        }
        if !text.contains('|') {
            return Err(ValueError::Unknown);
        }
        Cards::from_text(text).map_err(|DataError { entry, field, found, expected, .. }| {
            let entry = if field.is_empty() { entry } else { format!("{entry}.{field}") };
            ValueError::Wrong { entry, found, expected }
        })
    }
}

dedale_core::setup! {
    /// The choices made before a game. Only playable ones exist. Owns its share of the card set.
    #[derive(Clone, PartialEq, Eq, Debug)]
    pub struct Setup {
        /// All choices but the cards.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        terms: Terms {
            /// How many play.
            "players" => players: Players = "2", "MO-S4";
            /// Who begins.
            "first" => first: First = "random", "MO-S6", players |&first| first as usize;
            /// What revealing one's character costs.
            pub "character-key" => character_key: CharacterKey = "own-action", "MO-A6";
            /// MO-R3: whether cancelling cards can be cancelled.
            pub "counter-chains" => counter_chains: bool = "yes", "MO-R3";
            /// Whom effects may target.
            pub "reach" => reach: Reach = "anywhere", "MO-A4";
            /// MO-T4: whether a stand-off moves the piles on.
            pub "stand-off" => stand_off: bool = "yes", "MO-T4";
            /// MO-X2: a game that lasts so many rounds ends without a winner.
            "max-rounds" => max_rounds: Rounds = "60", "MO-X2";
        }
        /// The cards it is played with.
        "cards" => cards: Cards = "balanced", "MO-C4";
    }

    const FORMER_DEFAULTS: &'static [FormerDefault] =
        &[FormerDefault { before: 3, option: "cards", value: "standard" }];

    fn seats(&self) -> usize {
        self.terms.count()
    }
}

impl Setup {
    /// Every number of players with every option, the first player drawn, the usual cards.
    pub fn all() -> impl Iterator<Item = Setup> {
        Players::ALL.iter().flat_map(|&players| {
            (0..16_usize).map(move |bits| {
                let bit = |at: usize| bits >> at & 1;
                let terms = Terms {
                    players,
                    character_key: CharacterKey::ALL[bit(0)],
                    counter_chains: bit(1) == 0,
                    reach: Reach::ALL[bit(2)],
                    stand_off: bit(3) == 0,
                    ..Terms::default()
                };
                Setup { cards: Cards::default(), terms }
            })
        })
    }

    /// The cards it is played with.
    #[inline]
    pub fn cards(&self) -> &Cards {
        &self.cards
    }

    /// MO-X2: a game that lasts so many rounds ends without a winner.
    pub fn max_rounds(&self) -> u16 {
        self.terms.max_rounds()
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
}

impl Terms {
    /// A game that lasts so many rounds ends without a winner.
    #[inline]
    pub(crate) fn max_rounds(self) -> u16 {
        self.max_rounds.0
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
