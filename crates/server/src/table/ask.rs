use std::sync::Arc;

use dedale_core::{Observer, Seat};
use dedale_protocol::{Command, Explain, Preview, Stamp, written_reply};
use dedale_table::{Names, Table};
use dedale_words::Language;
use serde_json::Value;
use tokio::sync::oneshot;

use crate::socket::{Outbox, SocketId};
use crate::{Error, UserId};

/// A request to a table.
pub(crate) enum Ask {
    /// To do something.
    Do { user: UserId, command: Command, stamp: Stamp, reply: Reply },
    /// To set up a table for the same people.
    Rematch { user: UserId, seat: Seat, same_seed: bool, stamp: Stamp, reply: Reply },
    /// To pass on a line of chat.
    Say { user: UserId, text: String, key: String, reply: Reply },
    /// To show itself, and go on doing so to a socket.
    Join(Join),
    /// To stop doing so.
    Leave { user: Option<UserId>, socket: SocketId, observer: Option<Observer> },
    /// To show itself again to a socket that was too slow.
    CatchUp { user: Option<UserId>, socket: SocketId, observer: Observer },
    /// To call somebody by another name.
    Rename { user: UserId, name: Arc<str> },
    /// To end, because the host says so.
    Close(Reply),
    /// To leave the memory.
    GoAway,
    /// To be looked at, by somebody if they are known.
    Read { by: Option<UserId>, look: Look },
    /// To go on with another match.
    #[cfg(feature = "testing")]
    Put(Box<dedale_games::AnyMatch>),
}

impl Ask {
    /// The preview of an answer.
    pub(crate) fn preview(preview: Preview, user: UserId, reply: Reply) -> Ask {
        let by = Some(user.clone());
        let look: Look = Box::new(move |table, names| {
            let foreseen = table.preview(&preview, &user, names).map_err(Error::from);
            reply.send(foreseen.map(|foreseen| written(&foreseen)));
        });
        Ask::Read { by, look }
    }

    /// Why answers are not possible.
    pub(crate) fn explain(explain: Explain, user: UserId, reply: Reply) -> Ask {
        let by = Some(user.clone());
        let look: Look = Box::new(move |table, names| {
            let explained = table.explain(explain, &user, names).map_err(Error::from);
            reply.send(explained.map(|explained| written(&explained)));
        });
        Ask::Read { by, look }
    }

    /// The person who asks, if known.
    pub(crate) fn by(&self) -> Option<&UserId> {
        match self {
            Ask::Do { user, .. }
            | Ask::Rematch { user, .. }
            | Ask::Say { user, .. }
            | Ask::Rename { user, .. } => Some(user),
            Ask::Join(Join { user, .. }) | Ask::Leave { user, .. } | Ask::CatchUp { user, .. } => {
                user.as_ref()
            }
            Ask::Read { by, .. } => by.as_ref(),
            Ask::Close(_) | Ask::GoAway => None,
            #[cfg(feature = "testing")]
            Ask::Put(_) => None,
        }
    }
}

impl std::fmt::Debug for Ask {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Ask").finish_non_exhaustive()
    }
}

pub(super) fn written(document: &impl serde::Serialize) -> Value {
    serde_json::to_value(document).expect("documents have string keys")
}

/// A request that reads a table without changing it.
pub(crate) type Look = Box<dyn FnOnce(&Table, &Names) + Send>;

/// The person who looks, and the observer they look as.
pub(crate) struct Join {
    pub(crate) user: Option<UserId>,
    /// By default the lowest seat of the user, else a spectator.
    pub(crate) observer: Option<Observer>,
    pub(crate) since: Option<u64>,
    /// In which language it wants words.
    pub(crate) language: Option<Language>,
    pub(crate) socket: SocketId,
    pub(crate) outbox: Arc<Outbox>,
    pub(crate) reply: Reply,
}

/// Where the answer goes.
pub(crate) enum Reply {
    /// To somebody who waits.
    Once(oneshot::Sender<Result<Value, Error>>),
    /// To a socket; none if the request was a notification.
    Socket { outbox: Arc<Outbox>, id: Option<Value> },
}

impl Reply {
    pub(crate) fn send(self, said: Result<Value, Error>) {
        match self {
            Reply::Once(sender) => drop(sender.send(said)),
            Reply::Socket { id: None, .. } => {}
            Reply::Socket { outbox, id: Some(id) } => {
                let said = said.map_err(|error| error.fault());
                outbox.reply(written_reply(&id, said.as_ref()).into());
            }
        }
    }
}
