use std::fmt;
use std::str::FromStr;

use data_encoding::{HEXLOWER, HEXLOWER_PERMISSIVE};
use rand_core::SeedableRng;
use schemars::JsonSchema;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::{Chance, Quick, Sealed};

/// The seed of a game's chance.
///
/// A number (`42`) seeds [`Quick`] through SplitMix64; 64 hexadecimal digits are the key of [`Sealed`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Seed {
    /// For simulations, tests and puzzles: short, guessable.
    Quick(u64),
    /// For real tables: 256 bits from the operating system.
    Sealed([u8; 32]),
}

impl Seed {
    /// The generator of a quick seed's number.
    #[inline]
    pub fn quick_from(number: u64) -> Quick {
        Quick::seed_from_u64(number)
    }

    /// The number of the `game`-th seed of a series, independent of its neighbours.
    #[inline]
    pub fn number_of_series(series: u64, game: u64) -> u64 {
        mix(series ^ mix(game.wrapping_add(0x9e37_79b9_7f4a_7c15)))
    }

    /// The chance a game played from this seed has.
    pub fn dealer(self) -> Dealer {
        match self {
            Seed::Quick(number) => Dealer::Quick(Seed::quick_from(number)),
            Seed::Sealed(key) => Dealer::Sealed(Box::new(Sealed::from_seed(key))),
        }
    }
}

/// The finaliser of SplitMix64: a bijection that spreads every bit.
#[inline]
fn mix(mut bits: u64) -> u64 {
    bits = (bits ^ bits >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    bits = (bits ^ bits >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    bits ^ bits >> 31
}

/// The generator a seed names.
#[derive(Clone, Debug)]
pub enum Dealer {
    /// Of a quick seed.
    Quick(Quick),
    /// Of a sealed seed.
    Sealed(Box<Sealed>),
}

impl Chance for Dealer {
    fn pick(&mut self, n: u32) -> u32 {
        match self {
            Dealer::Quick(generator) => generator.pick(n),
            Dealer::Sealed(generator) => generator.pick(n),
        }
    }
}

impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Seed::Quick(number) => write!(f, "{number}"),
            Seed::Sealed(key) => write!(f, "{}", HEXLOWER.encode_display(key)),
        }
    }
}

/// Not a seed.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("“{0}” is no seed: expected a number below 2^64 or 64 hexadecimal digits")]
pub struct SeedError(pub String);

impl FromStr for Seed {
    type Err = SeedError;

    fn from_str(text: &str) -> Result<Seed, SeedError> {
        let wrong = || SeedError(text.to_owned());
        if text.len() != 64 {
            let digits = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
            return text.parse().ok().filter(|_| digits).map(Seed::Quick).ok_or_else(wrong);
        }
        let key = HEXLOWER_PERMISSIVE.decode(text.as_bytes()).map_err(|_| wrong())?;
        Ok(Seed::Sealed(key.try_into().map_err(|_| wrong())?))
    }
}

impl Serialize for Seed {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Seed {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Seed, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom)
    }
}

impl JsonSchema for Seed {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "Seed".into()
    }

    fn json_schema(_: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!({ "type": "string", "pattern": "^([0-9]{1,20}|[0-9a-fA-F]{64})$" })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seeds_read_what_they_write() {
        for seed in
            [Seed::Quick(0), Seed::Quick(u64::MAX), Seed::Sealed(std::array::from_fn(|i| i as u8 * 7))]
        {
            assert_eq!(seed.to_string().parse(), Ok(seed));
        }
    }

    #[test]
    fn what_is_no_seed_is_refused() {
        for text in ["", "-1", "+1", "abc", "18446744073709551616", &"g".repeat(64), &"é".repeat(32)] {
            assert_eq!(text.parse::<Seed>(), Err(SeedError(text.to_owned())));
        }
    }

    #[test]
    fn games_of_a_series_have_seeds_of_their_own() {
        let seeds: std::collections::HashSet<_> = (0..100)
            .flat_map(|series| (0..100).map(move |game| Seed::number_of_series(series, game)))
            .collect();
        assert_eq!(seeds.len(), 10_000);
    }
}
