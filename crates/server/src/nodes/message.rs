//! The messages between nodes. Nodes of neighbouring releases understand each other: fields are only added, with a default.

use axum::body::Bytes;
use dedale_core::{Observer, Seat};
use dedale_protocol::{Command, Explain, Fault, Lang, Preview, Stamp};
use dedale_words::Language;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use super::NodeId;
use crate::table::{Ask, Reader, Reply};
use crate::{Error, TableId, UserId};

/// A request to a node.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum Request {
    /// To a table of it.
    Table { from: NodeId, table: TableId, asked: Asked },
    /// Whether it still runs these tables, and how far their feeds are.
    Audit { from: NodeId, tables: Vec<Audited> },
}

/// The subscriptions of a node at a table.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(super) struct Audited {
    pub(super) table: TableId,
    pub(super) sockets: Vec<u64>,
    /// Those that are about to join: the owner may not know them yet.
    #[serde(default)]
    pub(super) joining: Vec<u64>,
}

/// A request to a table, as far as another node makes it.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum Asked {
    Do {
        user: UserId,
        name: String,
        params: Map<String, Value>,
    },
    Rematch {
        user: UserId,
        seat: Seat,
        same_seed: bool,
        stamp: Stamp,
    },
    Say {
        user: UserId,
        text: String,
        key: String,
    },
    Preview {
        user: UserId,
        preview: Preview,
    },
    Explain {
        user: UserId,
        explain: Explain,
    },
    Close,
    GoAway,
    /// The observer somebody would be.
    Observer {
        user: Option<UserId>,
        observer: Option<Observer>,
    },
    Join(AskedJoin),
    Leave {
        socket: u64,
        observer: Option<Observer>,
    },
}

/// To join for a socket of another node.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(super) struct AskedJoin {
    pub(super) user: Option<UserId>,
    pub(super) reader: Reading,
    pub(super) since: Option<u64>,
    pub(super) resumes: bool,
    pub(super) socket: u64,
}

/// An observer and a language.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
pub(super) struct Reading {
    observer: Observer,
    lang: Option<Lang>,
}

impl From<Reader> for Reading {
    fn from(Reader { observer, language }: Reader) -> Reading {
        Reading { observer, lang: language.map(Lang) }
    }
}

impl From<Reading> for Reader {
    fn from(Reading { observer, lang }: Reading) -> Reader {
        let language = |Lang(language): Lang| -> Language { language };
        Reader { observer, language: lang.map(language) }
    }
}

/// The answer of a node.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum Answer {
    Done(Value),
    Refused {
        status: u16,
        fault: Fault,
    },
    /// It does not run the table, or not for long: whoever asked should look again.
    Elsewhere,
    Observer(Observer),
    Joined {
        snapshot: Value,
        epoch: i64,
        number: u64,
    },
    /// For each table the last number of each feed; none if the node does not run it.
    Audit(Vec<Option<Vec<(Reading, u64)>>>),
}

impl From<Result<Value, Error>> for Answer {
    fn from(said: Result<Value, Error>) -> Answer {
        match said {
            Ok(value) => Answer::Done(value),
            // The table moves: nothing was done, and the new owner is to be asked.
            Err(Error::Fenced | Error::ShuttingDown) => Answer::Elsewhere,
            Err(error) => Answer::Refused { status: error.status().as_u16(), fault: error.fault() },
        }
    }
}

impl Answer {
    /// As an answer to somebody who asked for a value.
    pub(super) fn into_value(self) -> Result<Value, Error> {
        match self {
            Answer::Done(value) => Ok(value),
            Answer::Refused { status, fault } => Err(Error::Remote { status, fault: Box::new(fault) }),
            _ => Err(Error::internal("a node answers something else than it was asked", "bus")),
        }
    }
}

/// News for nodes, without an answer.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum News {
    /// A node stops: its tables are to be had.
    Gone(NodeId),
    /// Somebody is called otherwise.
    Renamed { user: UserId, name: String },
    /// A session or token of somebody ended, perhaps with their password.
    SessionEnded { user: UserId, with_password: bool },
    /// A socket of the node lost its subscription.
    Left(Note),
}

/// A message for one subscription of one socket.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Note {
    pub(crate) table: TableId,
    pub(crate) observer: Observer,
    pub(crate) socket: u64,
    pub(crate) text: String,
}

/// A message that arrives at a node.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(untagged)]
pub(super) enum Arrived {
    Request(Request),
    News(News),
}

/// Larger messages are compressed: the bus takes a megabyte at most, and a long log may be more.
const LARGE: usize = 32 << 10;
/// The first byte of a compressed message; JSON never begins with it.
const COMPRESSED: u8 = b'Z';
/// No message is larger, however it was compressed.
const LARGEST: usize = 64 << 20;

pub(super) fn written(message: &impl Serialize) -> Bytes {
    let text = serde_json::to_vec(message).expect("messages have string keys");
    if text.len() < LARGE {
        return text.into();
    }
    let mut compressed = vec![COMPRESSED];
    compressed.extend(miniz_oxide::deflate::compress_to_vec(&text, 1));
    compressed.into()
}

/// The message again; none if it is none.
pub(super) fn read<T: serde::de::DeserializeOwned>(message: &[u8]) -> Option<T> {
    match message.split_first() {
        Some((&COMPRESSED, rest)) => {
            let text = miniz_oxide::inflate::decompress_to_vec_with_limit(rest, LARGEST).ok()?;
            serde_json::from_slice(&text).ok()
        }
        _ => serde_json::from_slice(message).ok(),
    }
}

impl News {
    pub(crate) fn written(&self) -> Bytes {
        written(self)
    }
}

impl Asked {
    /// The part of an ask that can be sent, and where its answer goes; the ask itself if it is none for others.
    pub(super) fn of(ask: Ask) -> Result<(Asked, Reply), Box<Ask>> {
        Ok(match ask {
            Ask::Do { user, command, stamp, reply } => {
                let (name, params) = (command.name().to_owned(), command.params(&stamp));
                (Asked::Do { user, name, params }, reply)
            }
            Ask::Rematch { user, seat, same_seed, stamp, reply } => {
                (Asked::Rematch { user, seat, same_seed, stamp }, reply)
            }
            Ask::Say { user, text, key, reply } => (Asked::Say { user, text, key }, reply),
            Ask::Preview { user, preview, reply } => (Asked::Preview { user, preview }, reply),
            Ask::Explain { user, explain, reply } => (Asked::Explain { user, explain }, reply),
            Ask::Close(reply) => (Asked::Close, reply),
            other => return Err(Box::new(other)),
        })
    }

    /// The ask again; none if it is not one that is answered with a value.
    pub(super) fn into_ask(self, reply: Reply) -> Result<Ask, Error> {
        Ok(match self {
            Asked::Do { user, name, params } => {
                let mut params = Value::Object(params);
                let stamp = Stamp::take_from(&mut params)?;
                Ask::Do { user, command: Command::read(&name, &params)?, stamp, reply }
            }
            Asked::Rematch { user, seat, same_seed, stamp } => {
                Ask::Rematch { user, seat, same_seed, stamp, reply }
            }
            Asked::Say { user, text, key } => Ask::Say { user, text, key, reply },
            Asked::Preview { user, preview } => Ask::Preview { user, preview, reply },
            Asked::Explain { user, explain } => Ask::Explain { user, explain, reply },
            Asked::Close => Ask::Close(reply),
            Asked::GoAway | Asked::Observer { .. } | Asked::Join(_) | Asked::Leave { .. } => {
                return Err(Error::internal("an ask that is not answered with a value", "bus"));
            }
        })
    }
}

#[cfg(test)]
mod tests {
    use dedale_protocol::SeatOnly;

    use super::*;

    #[test]
    fn messages_of_any_size_are_read_as_they_were_written() {
        for length in [0, 10, LARGE, 3_000_000] {
            let said = Answer::Done(Value::String("x".repeat(length)));
            let message = written(&said);
            assert!(message.len() < 1 << 20, "{length}: {}", message.len());
            let Some(Answer::Done(Value::String(text))) = read(&message) else { panic!("{length}") };
            assert_eq!(text.len(), length);
        }
        assert!(
            read::<Answer>(b"").is_none()
                && read::<Answer>(b"Zx").is_none()
                && read::<Answer>(b"[").is_none()
        );
    }

    #[test]
    fn an_ask_travels_with_its_idempotency_key() {
        let (user, seat) = (UserId::fresh().expect("chance"), Seat::new(1));
        let stamp = Stamp { step: 4, key: "k".to_owned() };
        let (reply, _) = tokio::sync::oneshot::channel();
        let command = Command::Sit(SeatOnly { seat });
        let ask = Ask::Do {
            user: user.clone(),
            command: command.clone(),
            stamp: stamp.clone(),
            reply: Reply::Once(reply),
        };
        let Ok((asked, reply)) = Asked::of(ask) else { panic!("it can be sent") };
        let again: Asked = read(&written(&asked)).expect("it is read");
        let Ok(Ask::Do { user: by, command: done, stamp: stamped, .. }) = again.into_ask(reply) else {
            panic!("the same ask")
        };
        assert_eq!((by, done, stamped), (user, command, stamp));
    }

    #[test]
    fn news_and_requests_are_told_apart() {
        let (user, node) = (UserId::fresh().expect("chance"), NodeId::read("1f").expect("a node"));
        let news = News::SessionEnded { user, with_password: true };
        assert!(matches!(
            read(&news.written()),
            Some(Arrived::News(News::SessionEnded { with_password: true, .. }))
        ));
        let audit = written(&Request::Audit { from: node, tables: Vec::new() });
        assert!(matches!(read(&audit), Some(Arrived::Request(Request::Audit { from, .. })) if from == node));
    }
}
