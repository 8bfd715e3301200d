use std::str::FromStr;
use std::sync::OnceLock;

macro_rules! weights {
    ($($(#[$doc:meta])* $name:ident = $guess:literal,)*) => {
        /// The weights of [`Normal`](super::Normal)'s evaluation of an action. Finding a door by a series is worth
        /// [`Weights::COMPLETE`]; everything else is measured against it.
        #[derive(Clone, Copy, PartialEq, Debug)]
        pub struct Weights {
            $($(#[$doc])* pub $name: f32,)*
        }

        impl Weights {
            /// Their names, in order.
            pub const NAMES: &'static [&'static str] = &[$(stringify!($name)),*];
            /// How many there are.
            pub const COUNT: usize = Self::NAMES.len();

            /// A guess, for a search to begin with.
            pub fn untrained() -> Weights {
                Weights { $($name: $guess),* }
            }

            /// From numbers in the order of the names.
            pub fn from_array(values: [f32; Self::COUNT]) -> Weights {
                let [$($name),*] = values;
                Weights { $($name),* }
            }

            /// As numbers in the order of the names.
            pub fn to_array(self) -> [f32; Self::COUNT] {
                [$(self.$name),*]
            }
        }
    };
}

weights! {
    /// Ending a series whose door is not in the deck.
    complete_in_vain = -1.0,
    /// A second card, with a third in hand.
    second_sure = 7.0,
    /// A second card, without.
    second_hoping = 5.0,
    /// Times the share of the deck that would be a third.
    second_odds = 3.0,
    /// A first card, with two more in hand.
    first_of_three = 2.2,
    /// A first card, with one more in hand.
    first_of_two = 1.6,
    /// A first card alone.
    first_alone = 1.0,
    /// The rest of the series would take a key.
    needs_key = -1.0,
    /// Leaving a series with one card.
    break_one = -2.0,
    /// Leaving a series with two cards.
    break_two = -4.0,
    /// Leaving a series that the hand could go on with.
    break_ready = -3.0,
    /// A room of a colour that needs no door.
    play_unneeded = 0.6,
    /// A key played that could buy a door.
    key_played = -2.5,
    /// The same, and there is another like it.
    key_played_of_two = 1.0,
    /// A moon played.
    moon_played = -0.3,
    /// For each card that the colour has to spare.
    plenty = 0.05,
    /// Discarding a sun.
    discard_sun = 0.8,
    /// Discarding a moon.
    discard_moon = 0.4,
    /// Discarding a key for a prophecy.
    discard_key = -1.2,
    /// Times the share of nightmares in the deck.
    prophecy_danger = 1.0,
    /// Discarding a sun or moon of a colour that needs no door.
    discard_unneeded = 0.6,
    /// Discarding a key of a colour that needs no door.
    discard_unneeded_key = 2.2,
    /// Discarding one of two like cards.
    discard_double = 0.3,
    /// For each other card of its colour in hand.
    discard_company = -0.3,
    /// Discarding what could go on with the series.
    discard_follower = -1.0,
    /// Answering a nightmare with a key that could buy a door.
    pay_key = -1.0,
    /// The same, and there is another like it.
    pay_key_of_two = 3.0,
    /// With a key of a colour that needs no door.
    pay_unneeded_key = 6.0,
    /// With the top five cards.
    reveal = 0.5,
    /// Times the share of the deck that is left.
    reveal_early = 0.0,
    /// With the hand.
    redraw = 1.2,
    /// For each key in it that could buy a door.
    redraw_key = -1.2,
    /// For each other card in it of a colour that needs a door.
    redraw_card = -0.1,
    /// With a door.
    give_door = -8.0,
    /// Times the share of the deck that is left.
    give_door_early = 2.0,
    /// The same, and a key could buy it back.
    give_door_with_key = 2.0,
    /// Drawing a door that can be paid.
    worth_door = 10.0,
    /// Drawing a door that cannot.
    worth_locked_door = -2.0,
    /// Drawing a key that could buy a door.
    worth_key = 3.0,
    /// Drawing a moon of a colour that needs a door.
    worth_moon = 1.5,
    /// Drawing a sun of a colour that needs a door.
    worth_sun = 1.0,
    /// For each card of its colour in hand.
    worth_company = 0.3,
    /// Drawing what goes on with the series.
    worth_follower = 2.0,
    /// Drawing a room of a colour that needs no door.
    worth_unneeded = 0.2,
    /// Drawing a nightmare.
    worth_nightmare = -6.0,
}

impl Weights {
    /// What finding a door by a series is worth.
    pub const COMPLETE: f32 = 10.0;

    /// Those found by training.
    ///
    /// # Panics
    /// If the program was built with a table that lacks one: a test looks.
    pub fn tuned() -> Weights {
        static TUNED: OnceLock<Weights> = OnceLock::new();
        *TUNED.get_or_init(|| TABLE.parse().expect("a number for each weight"))
    }

    /// As a table, a weight a line, below the command that made them and what they then came to.
    pub fn table(self, command: &str, figures: &str) -> String {
        let lines = Self::NAMES.iter().zip(self.to_array()).map(|(name, value)| format!("{name} {value}\n"));
        format!("# command {command}\n# figures {figures}\n{}", lines.collect::<String>())
    }
}

const TABLE: &str = include_str!("../../nets/onirim-normal.txt");

/// A table of weights lacks one, or has a line that is none.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("no number for “{0}”")]
pub struct WeightsError(pub String);

impl FromStr for Weights {
    type Err = WeightsError;

    /// Reads what [`Weights::table`] writes.
    fn from_str(table: &str) -> Result<Weights, WeightsError> {
        let mut lines = table.lines().filter(|line| !line.starts_with('#'));
        let mut values = [0.0; Weights::COUNT];
        for (value, name) in values.iter_mut().zip(Weights::NAMES) {
            let number = lines.next().and_then(|line| line.strip_prefix(name)?.trim().parse().ok());
            *value = number.ok_or_else(|| WeightsError((*name).to_owned()))?;
        }
        match lines.next() {
            Some(line) => Err(WeightsError(line.to_owned())),
            None => Ok(Weights::from_array(values)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_table_gives_back_the_weights_it_was_written_from() {
        let weights = Weights::from_array(std::array::from_fn(|at| at as f32 / 7.0 - 3.0));
        assert_eq!(weights.table("train", "wins").parse(), Ok(weights));
        assert_eq!(Weights::tuned(), TABLE.parse().expect("the table built in"));
    }

    #[test]
    fn a_table_that_lacks_a_weight_says_which() {
        let table = Weights::tuned().table("", "").replace("break_two", "break_three");
        assert_eq!(table.parse::<Weights>(), Err(WeightsError("break_two".to_owned())));
    }
}
