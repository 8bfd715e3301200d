use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::Seat;

/// An observer of a game. A game's `view.rs` alone decides what each may know.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Observer {
    /// Somebody who plays.
    Seat(Seat),
    /// Somebody who only watches.
    Spectator,
    /// Knows everything: tests, analysis, everybody after the end.
    Omniscient,
}

impl Observer {
    /// Whether anybody can look so at a table of so many seats.
    pub const fn is_at_table_of(self, seats: usize) -> bool {
        match self {
            Observer::Seat(seat) => seat.index() < seats,
            Observer::Spectator | Observer::Omniscient => true,
        }
    }
}

impl fmt::Display for Observer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Observer::Seat(seat) => write!(f, "{seat}"),
            Observer::Spectator => f.write_str("spectator"),
            Observer::Omniscient => f.write_str("all"),
        }
    }
}

/// Not the name of an observer.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("unknown observer “{0}”: expected a seat number, “spectator” or “all”")]
pub struct UnknownObserver(String);

impl FromStr for Observer {
    type Err = UnknownObserver;

    fn from_str(text: &str) -> Result<Observer, UnknownObserver> {
        match text {
            "spectator" => Ok(Observer::Spectator),
            "all" => Ok(Observer::Omniscient),
            number => number
                .parse()
                .ok()
                .and_then(Seat::from_number)
                .map(Observer::Seat)
                .ok_or_else(|| UnknownObserver(number.to_owned())),
        }
    }
}

impl Serialize for Observer {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Observer {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Observer, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom)
    }
}

impl schemars::JsonSchema for Observer {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "Observer".into()
    }

    fn json_schema(_: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!({ "type": "string", "pattern": "^([1-8]|spectator|all)$" })
    }
}
