use std::sync::Arc;

use dedale_core::{Observer, Seat};
use dedale_protocol::{Command, Explain, Preview, Stamp, written_reply};
use dedale_table::{Names, Table};
use dedale_words::Language;
use serde_json::Value;
use tokio::sync::oneshot;

use super::audience::{Ear, Reader};
use crate::socket::{Outbox, SocketId};
use crate::{Error, NodeId, UserId};

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
    /// To foresee an answer, as far as the deciding player could.
    Preview { user: UserId, preview: Preview, reply: Reply },
    /// To say why answers are not possible.
    Explain { user: UserId, explain: Explain, reply: Reply },
    /// To say whether the subscriptions of another node are as that node knows them.
    Audit { node: NodeId, sockets: Vec<u64>, joining: Vec<u64>, reply: oneshot::Sender<Vec<(Reader, u64)>> },
    /// To stop, because another node runs the table now.
    Yield,
    /// To be looked at, by somebody if they are known.
    Read { by: Option<UserId>, look: Look },
    /// To go on with another match.
    #[cfg(feature = "testing")]
    Put(Box<dedale_games::AnyMatch>),
}

impl Ask {
    /// The person who asks, if known.
    pub(crate) fn by(&self) -> Option<&UserId> {
        match self {
            Ask::Do { user, .. }
            | Ask::Rematch { user, .. }
            | Ask::Say { user, .. }
            | Ask::Preview { user, .. }
            | Ask::Explain { user, .. }
            | Ask::Rename { user, .. } => Some(user),
            Ask::Join(Join { user, .. }) | Ask::Leave { user, .. } | Ask::CatchUp { user, .. } => {
                user.as_ref()
            }
            Ask::Read { by, .. } => by.as_ref(),
            Ask::Close(_) | Ask::GoAway | Ask::Audit { .. } | Ask::Yield => None,
            #[cfg(feature = "testing")]
            Ask::Put(_) => None,
        }
    }
}

impl Ask {
    /// Answers that it cannot be done.
    pub(crate) fn refuse(self, error: Error) {
        match self {
            Ask::Do { reply, .. }
            | Ask::Rematch { reply, .. }
            | Ask::Say { reply, .. }
            | Ask::Preview { reply, .. }
            | Ask::Explain { reply, .. }
            | Ask::Close(reply) => reply.send(Err(error)),
            Ask::Join(join) => join.welcome.refuse(error),
            // Whoever waits for these sees that nobody answers.
            _ => {}
        }
    }
}

impl std::fmt::Debug for Ask {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Ask").finish_non_exhaustive()
    }
}

pub(crate) fn written(document: &impl serde::Serialize) -> Value {
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
    pub(crate) ear: Ear,
    pub(crate) welcome: Welcome,
}

/// How somebody who joins is answered.
pub(crate) enum Welcome {
    /// With the table and its log since a step.
    Reply(Reply),
    /// With the table alone: the table has moved here from another node, and the client did not ask.
    Resume(Arc<Outbox>),
    /// As another node wants it, for one of its sockets.
    Node { resumes: bool, reply: oneshot::Sender<Result<Joined, Error>> },
}

/// The table as somebody at another node sees it, and where its feed stands.
#[derive(Debug)]
pub(crate) struct Joined {
    pub(crate) snapshot: Value,
    pub(crate) epoch: i64,
    /// The last message of the feed before this snapshot.
    pub(crate) number: u64,
}

impl Welcome {
    /// Whether the client has seen the table before, and needs no log.
    pub(crate) fn resumes(&self) -> bool {
        matches!(self, Welcome::Resume(_) | Welcome::Node { resumes: true, .. })
    }

    /// Refuses.
    pub(crate) fn refuse(self, error: Error) {
        match self {
            Welcome::Reply(reply) => reply.send(Err(error)),
            // The client comes back and is told why.
            Welcome::Resume(outbox) => outbox.send_away(),
            Welcome::Node { reply, .. } => drop(reply.send(Err(error))),
        }
    }
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
