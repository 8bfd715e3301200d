use std::sync::Arc;

use axum::extract::ws::Utf8Bytes;
use dedale_core::{Observer, Seat};
use dedale_protocol::{Attendance, Notification, UserId};
use dedale_words::Language;
use serde::{Deserialize, Serialize};

use crate::NodeId;
use crate::nodes::OtherNode;
use crate::socket::{Outbox, SocketId, Subscription};

/// The subscribers of a table.
#[derive(Debug, Default)]
pub(crate) struct Audience {
    listeners: Vec<Listener>,
    /// The last number of each feed for other nodes.
    feeds: Vec<(Reader, u64)>,
}

/// The way to a subscriber.
#[derive(Clone, Debug)]
pub(crate) enum Ear {
    /// A socket of this node.
    Socket(Arc<Outbox>),
    /// A node that has the socket. All of its sockets that read the same get one message.
    Node(Arc<OtherNode>),
}

impl Ear {
    fn is_closed(&self) -> bool {
        match self {
            Ear::Socket(outbox) => outbox.is_closed(),
            Ear::Node(node) => node.is_silent(),
        }
    }
}

/// The head of every message of a table to other nodes.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct FeedHead {
    pub(crate) epoch: i64,
    pub(crate) number: u64,
    /// The only person who may read it; everybody who was let in as that observer, if there is none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) only: Option<UserId>,
}

#[derive(Clone, Debug)]
pub(crate) struct Listener {
    pub(crate) socket: SocketId,
    pub(crate) user: Option<UserId>,
    pub(crate) subscription: Arc<Subscription>,
    pub(crate) ear: Ear,
    /// Whether it wants words, too.
    pub(crate) language: Option<Language>,
}

/// The observer and language a message is written for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Reader {
    pub(crate) observer: Observer,
    pub(crate) language: Option<Language>,
}

impl Listener {
    pub(crate) fn observer(&self) -> Observer {
        self.subscription.1
    }

    pub(crate) fn reader(&self) -> Reader {
        Reader { observer: self.observer(), language: self.language }
    }
}

/// Writes a notification.
pub(crate) fn notification(method: &'static str, params: impl Serialize) -> Utf8Bytes {
    Notification::new(method, params).written().into()
}

impl Audience {
    pub(crate) fn is_empty(&self) -> bool {
        self.listeners.is_empty()
    }

    /// Takes somebody in; who looks twice as the same from one socket is one listener.
    pub(crate) fn join(&mut self, listener: Listener) {
        self.leave(listener.socket, Some(listener.observer()));
        self.listeners.push(listener);
    }

    /// Lets a socket go, as one observer or altogether; says whether anybody left.
    pub(crate) fn leave(&mut self, socket: SocketId, observer: Option<Observer>) -> bool {
        let before = self.listeners.len();
        self.listeners.retain(|listener| {
            listener.socket != socket || observer.is_some_and(|observer| listener.observer() != observer)
        });
        self.listeners.len() < before
    }

    pub(crate) fn find(&self, socket: SocketId, observer: Observer) -> Option<&Listener> {
        self.listeners.iter().find(|listener| listener.socket == socket && listener.observer() == observer)
    }

    pub(crate) fn is_present(&self, user: &UserId) -> bool {
        self.listeners.iter().any(|listener| listener.user.as_ref() == Some(user))
    }

    /// Removes the subscribers that may no longer be their observer, or whose socket is gone.
    pub(crate) fn take_out(&mut self, may_stay: impl Fn(&Listener) -> bool) -> Vec<Listener> {
        self.listeners.extract_if(.., |listener| listener.ear.is_closed() || !may_stay(listener)).collect()
    }

    /// Sends a message to all, written once per observer and language. The caller has just
    /// [removed](Audience::take_out) the subscribers who may not receive it. `only` says who may read as an observer.
    pub(crate) fn tell(
        &mut self,
        epoch: i64,
        only: impl Fn(Observer) -> Option<UserId>,
        write: impl Fn(Reader) -> Utf8Bytes,
    ) {
        let mut written: Vec<(Reader, Utf8Bytes, bool)> = Vec::with_capacity(2);
        for listener in &self.listeners {
            let reader = listener.reader();
            let known = written.iter().position(|(known, ..)| *known == reader);
            let at = known.unwrap_or_else(|| {
                written.push((reader, write(reader), false));
                written.len() - 1
            });
            let (_, text, published) = &mut written[at];
            match &listener.ear {
                Ear::Socket(outbox) => outbox.tell(&listener.subscription, text.clone()),
                Ear::Node(_) if *published => {}
                Ear::Node(node) => {
                    *published = true;
                    let number = next_number(&mut self.feeds, reader);
                    let head = FeedHead { epoch, number, only: only(reader.observer) };
                    node.publish(&listener.subscription.0, reader, &head, text);
                }
            }
        }
    }

    /// The number of the last message of a feed.
    pub(crate) fn number(&self, reader: Reader) -> u64 {
        self.feeds.iter().find(|(known, _)| *known == reader).map_or(0, |(_, number)| *number)
    }

    /// The numbers of all feeds.
    pub(crate) fn numbers(&self) -> Vec<(Reader, u64)> {
        self.feeds.clone()
    }

    /// Forgets the listeners of a node that are not among these; says whether anybody left.
    pub(crate) fn keep_of_node(&mut self, node: NodeId, sockets: &[u64]) -> bool {
        let before = self.listeners.len();
        self.listeners.retain(|listener| {
            listener.socket.node != Some(node) || sockets.contains(&listener.socket.number)
        });
        self.listeners.len() < before
    }

    /// Whether a socket of another node listens.
    pub(crate) fn has_of_node(&self, node: NodeId, number: u64) -> bool {
        let socket = SocketId { number, node: Some(node) };
        self.listeners.iter().any(|listener| listener.socket == socket)
    }

    /// The subscribers with a socket of this node.
    pub(crate) fn into_own(self) -> Vec<Listener> {
        self.listeners.into_iter().filter(|listener| matches!(listener.ear, Ear::Socket(_))).collect()
    }

    /// The people connected now.
    pub(crate) fn attendance(&self, sits: impl Fn(Seat) -> Option<UserId>, seats: usize) -> Attendance {
        let here = |&seat: &Seat| sits(seat).is_some_and(|user| self.is_present(&user));
        let watches = |listener: &&Listener| listener.observer() == Observer::Spectator;
        Attendance {
            present: Seat::first(seats).filter(here).collect(),
            spectators: self.listeners.iter().filter(watches).count(),
        }
    }
}

fn next_number(feeds: &mut Vec<(Reader, u64)>, reader: Reader) -> u64 {
    let at = feeds.iter().position(|(known, _)| *known == reader).unwrap_or_else(|| {
        feeds.push((reader, 0));
        feeds.len() - 1
    });
    feeds[at].1 += 1;
    feeds[at].1
}
