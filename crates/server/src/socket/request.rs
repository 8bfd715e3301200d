//! What a client may ask over the socket.

use dedale_core::{Observer, Seat};
use dedale_words::Language;
use serde::Deserialize;
use serde_json::Value;

use crate::table::{Command, Explain, HintAsked, Preview, Stamp};
use crate::{Error, Lang, TableId};

/// A request that is understood, whoever may have sent it.
#[derive(Debug)]
pub(crate) enum Asked {
    Join { table: TableId, observer: Option<Observer>, since: Option<u64>, language: Option<Language> },
    Leave { table: TableId, observer: Option<Observer> },
    Chat { table: TableId, text: String, key: String },
    Rematch { table: TableId, stamp: Stamp, seat: Seat, same_seed: bool },
    Do { table: TableId, stamp: Stamp, command: Command },
    Preview { table: TableId, preview: Preview },
    Explain { table: TableId, explain: Explain },
    Hint { table: TableId, hint: HintAsked },
}

impl Asked {
    /// What a method with these parameters asks for.
    pub(crate) fn read(method: &str, params: &Value) -> Result<Asked, Error> {
        let of = |observer: Option<As>| observer.map(|As(observer)| observer);
        Ok(match method {
            "table.join" => {
                let JoinParams { table, observer, since, lang } = read(params)?;
                let language = lang.map(|Lang(language)| language);
                Asked::Join { table, observer: of(observer), since, language }
            }
            "table.leave" => {
                let LeaveParams { table, observer } = read(params)?;
                Asked::Leave { table, observer: of(observer) }
            }
            "table.chat" => {
                let ChatParams { table, text, key, .. } = read(params)?;
                Asked::Chat { table, text, key }
            }
            "table.rematch" => {
                let RematchParams { table, step, key, seat, seed } = read(params)?;
                let stamp = Stamp { step, key };
                stamp.check()?;
                Asked::Rematch { table, stamp, seat, same_seed: seed == RematchSeed::Same }
            }
            "table.preview" => {
                let (table, own) = at_table(params.clone())?;
                Asked::Preview { table, preview: read(&own)? }
            }
            "table.explain" => {
                let (table, own) = at_table(params.clone())?;
                Asked::Explain { table, explain: read(&own)? }
            }
            "table.hint" => {
                let (table, own) = at_table(params.clone())?;
                Asked::Hint { table, hint: read(&own)? }
            }
            method => {
                let name = method.strip_prefix("table.").filter(|name| Command::NAMES.contains(name));
                let name = name.ok_or_else(|| Error::NoSuchMethod(method.to_owned()))?;
                let (table, stamp, own) = split(params.clone())?;
                Asked::Do { table, stamp, command: Command::read(name, &own)? }
            }
        })
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct JoinParams {
    table: TableId,
    #[serde(rename = "as")]
    observer: Option<As>,
    since: Option<u64>,
    lang: Option<Lang>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct LeaveParams {
    table: TableId,
    #[serde(rename = "as")]
    observer: Option<As>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ChatParams {
    table: TableId,
    text: String,
    key: String,
    /// Chat belongs to no step; a client that says one anyway is understood.
    #[serde(rename = "step")]
    _step: Option<u64>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RematchParams {
    table: TableId,
    step: u64,
    key: String,
    #[serde(rename = "as")]
    seat: Seat,
    seed: RematchSeed,
}

/// Which deal is played again.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, utoipa::ToSchema)]
#[serde(rename_all = "lowercase")]
pub(crate) enum RematchSeed {
    /// The same.
    Same,
    /// A new one.
    New,
}

/// An observer: a seat's number, or a name.
struct As(Observer);

impl<'de> Deserialize<'de> for As {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<As, D::Error> {
        #[derive(Deserialize)]
        #[serde(untagged, expecting = "expected a seat number, “spectator” or “all”")]
        enum Either {
            Number(u32),
            Text(String),
        }
        let text = match Either::deserialize(deserializer)? {
            Either::Number(number) => number.to_string(),
            Either::Text(text) => text,
        };
        text.parse().map(As).map_err(serde::de::Error::custom)
    }
}

fn read<T: serde::de::DeserializeOwned>(params: &Value) -> Result<T, Error> {
    dedale_games::from_value(params).map_err(Error::BadMessage)
}

/// The table and the stamp of a command, and its own parameters.
fn split(params: Value) -> Result<(TableId, Stamp, Value), Error> {
    let (table, params) = at_table(params)?;
    let (stamp, own) = Stamp::split(params)?;
    Ok((table, stamp, own))
}

/// The table, and the other parameters.
fn at_table(mut params: Value) -> Result<(TableId, Value), Error> {
    #[derive(Deserialize)]
    struct At {
        table: TableId,
    }
    let At { table } = read(&params)?;
    if let Value::Object(fields) = &mut params {
        fields.shift_remove("table");
    }
    Ok((table, params))
}
