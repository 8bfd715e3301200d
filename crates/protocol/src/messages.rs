//! Messages from a table to its subscribers.

use dedale_core::{Observer, Seat, SeatSet};
use schemars::JsonSchema;
use serde::{Deserialize, Deserializer, Serialize};
use serde_json::value::RawValue;

use crate::{AnyObject, Millis, PublicEntry, Sentence, Standing, TableDocument, TableId};

/// One entry as one observer saw it.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Happening {
    /// Its number, from 1.
    pub step: u64,
    /// The time of the entry.
    pub at: Millis,
    /// The public part of the entry.
    pub entry: PublicEntry,
    /// The events the observer saw, in the shape of the game's own schema.
    #[schemars(with = "Vec<AnyObject>")]
    pub events: Box<RawValue>,
    /// Whether it was taken back.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub undone: bool,
    /// For clients that asked for words.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(with = "Vec<Sentence>")]
    pub said: Option<Vec<Sentence>>,
}

impl PartialEq for Happening {
    fn eq(&self, other: &Happening) -> bool {
        let rest = |one: &Happening| (one.step, one.at, one.undone);
        rest(self) == rest(other)
            && self.entry == other.entry
            && self.events.get() == other.events.get()
            && self.said == other.said
    }
}

/// Everything an observer needs to go on: the result of `table.join`, and the `params` of `table.snapshot`.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Snapshot {
    /// The public document of the table.
    pub table: TableDocument,
    /// The observer it is written for.
    #[serde(rename = "as")]
    pub observer: Observer,
    /// Where the match stands; null before the start.
    pub standing: Option<Standing>,
    /// The newest of the happenings that were asked for.
    pub missed: Vec<Happening>,
    /// How many happenings that were asked for are older than `missed`, and left out.
    pub earlier: u64,
}

/// The change made by an entry: the `params` of `table.update`.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Update {
    /// The table.
    pub table: TableId,
    /// The observer it is written for.
    #[serde(rename = "as")]
    pub observer: Observer,
    /// The entry.
    #[serde(flatten)]
    pub happening: Happening,
    /// Where the match stands; null before the start.
    pub standing: Option<Standing>,
    /// The table document, if it changed.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(with = "TableDocument")]
    pub document: Option<TableDocument>,
}

/// By hand: serde cannot read a [`RawValue`] inside a flattened field.
impl<'de> Deserialize<'de> for Update {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Update, D::Error> {
        #[derive(Deserialize)]
        struct Rest {
            table: TableId,
            #[serde(rename = "as")]
            observer: Observer,
            standing: Option<Standing>,
            document: Option<TableDocument>,
        }
        let text = Box::<RawValue>::deserialize(deserializer)?;
        let happening = serde_json::from_str(text.get()).map_err(serde::de::Error::custom)?;
        let rest = serde_json::from_str(text.get()).map_err(serde::de::Error::custom)?;
        let Rest { table, observer, standing, document } = rest;
        Ok(Update { table, observer, happening, standing, document })
    }
}

/// The connected people: the `params` of `table.presence`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Presence {
    /// The table.
    pub table: TableId,
    /// The observer it is written for.
    #[serde(rename = "as")]
    pub observer: Observer,
    /// The connected people.
    #[serde(flatten)]
    pub attendance: Attendance,
}

/// The seats whose people are connected, and how many others watch.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Attendance {
    /// The seats whose people are connected.
    pub present: SeatSet,
    /// The number of spectators.
    pub spectators: usize,
}

/// A subscription ended because its seat is no longer the listener's: the `params` of `table.left`.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
pub struct SubscriptionEnded {
    /// The table.
    pub table: TableId,
    /// The observer of the subscription.
    #[serde(rename = "as")]
    pub observer: Observer,
    /// The table as everybody may know it.
    pub document: TableDocument,
}

/// A line of chat: the `params` of `table.said`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct ChatLine {
    /// The table.
    pub table: TableId,
    /// The observer it is written for.
    #[serde(rename = "as")]
    pub observer: Observer,
    /// Its number, from 1.
    pub number: i64,
    /// The time of the line.
    pub at: Millis,
    /// The name of the speaker.
    pub name: Option<String>,
    /// From which seat.
    pub seat: Seat,
    /// The words.
    pub text: String,
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn update() -> serde_json::Value {
        json!({
            "table": "a".repeat(26), "as": "2", "step": 7, "at": 0, "entry": { "did": "act", "seat": 1 },
            "events": [{ "kind": "drawn" }], "undone": true,
            "standing": {
                "step": 7, "moves": 3, "decider": 2, "question": { "asks": "turn" }, "legal": ["a", "b"],
                "outcome": null, "view": { "deck": 40 },
            },
        })
    }

    #[test]
    fn an_update_reads_what_it_writes() {
        let written = update();
        let update: Update = serde_json::from_str(&written.to_string()).expect("an update");
        assert_eq!(update.happening.entry, PublicEntry::Act { seat: Seat::new(0) });
        assert_eq!(update.standing.as_ref().map(|standing| standing.view.get()), Some("{\"deck\":40}"));
        assert_eq!(serde_json::to_value(update).expect("JSON"), written);
    }

    #[test]
    fn an_update_that_lacks_a_field_is_refused_by_its_name() {
        for field in ["table", "as", "step", "at", "entry", "events"] {
            let mut written = update();
            written.as_object_mut().expect("an object").remove(field);
            let error = serde_json::from_str::<Update>(&written.to_string()).expect_err("refused");
            assert!(error.to_string().contains(field), "{error}");
        }
    }

    #[test]
    fn entries_of_a_newer_server_are_read_as_unknown() {
        let mut written = update();
        written["entry"] = json!({ "did": "dance", "with": 3 });
        let update: Update = serde_json::from_str(&written.to_string()).expect("an update");
        assert_eq!(update.happening.entry, PublicEntry::Unknown);
    }
}
