//! Parameters that several methods take.

use dedale_core::chance::Seed;
use dedale_core::{Observer, Seat};
use dedale_games::Problem;
use dedale_protocol::{As, TextOrNumber};
use serde::{Deserialize, Deserializer, de};

use crate::Fault;

/// The number of a match.
pub(crate) type MatchNumber = u64;

/// Without `as` the caller is the driver, who knows everything.
pub(crate) fn omniscient() -> As {
    As(Observer::Omniscient)
}

/// A seat: `1` or `"1"`.
#[derive(Clone, Copy)]
pub(crate) struct SeatNumber(pub(crate) Seat);

impl<'de> Deserialize<'de> for SeatNumber {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<SeatNumber, D::Error> {
        let text = deserializer.deserialize_any(TextOrNumber("a seat number"))?;
        let seat = text.parse().ok().and_then(Seat::from_number).map(SeatNumber);
        seat.ok_or_else(|| de::Error::custom(format!("“{text}”: expected a seat number")))
    }
}

/// A seed as it was given: `"42"`, `42` or 64 hexadecimal digits.
pub(crate) struct SeedText(String);

impl<'de> Deserialize<'de> for SeedText {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<SeedText, D::Error> {
        deserializer.deserialize_any(TextOrNumber("a seed")).map(SeedText)
    }
}

impl SeedText {
    /// The seed it tells; one of the operating system's if none was given.
    pub(crate) fn read(given: Option<&SeedText>) -> Result<Seed, Fault> {
        match given {
            Some(SeedText(text)) => Ok(text.parse::<Seed>().map_err(Problem::from)?),
            None => fresh().map(Seed::Sealed),
        }
    }

    /// The number of a quick seed; one of the operating system's if none was given.
    pub(crate) fn read_number(given: Option<&SeedText>) -> Result<u64, Fault> {
        match given {
            Some(SeedText(text)) => match text.parse::<Seed>() {
                Ok(Seed::Quick(number)) => Ok(number),
                _ => Err(Problem::from(dedale_core::chance::SeedError(text.clone())).into()),
            },
            None => fresh().map(u64::from_le_bytes),
        }
    }
}

fn fresh<const N: usize>() -> Result<[u8; N], Fault> {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).map_err(|_| Fault::no_entropy())?;
    Ok(bytes)
}
