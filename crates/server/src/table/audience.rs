use std::sync::Arc;

use axum::extract::ws::Utf8Bytes;
use dedale_core::{Observer, Seat};
use dedale_protocol::{Attendance, Notification, UserId};
use dedale_words::Language;
use serde::Serialize;

use crate::socket::{Outbox, SocketId, Subscription};

/// The subscribers of a table.
#[derive(Debug, Default)]
pub(crate) struct Audience(Vec<Listener>);

#[derive(Clone, Debug)]
pub(crate) struct Listener {
    pub(crate) socket: SocketId,
    pub(crate) user: Option<UserId>,
    pub(crate) subscription: Arc<Subscription>,
    pub(crate) outbox: Arc<Outbox>,
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
        self.0.is_empty()
    }

    /// Takes somebody in; who looks twice as the same from one socket is one listener.
    pub(crate) fn join(&mut self, listener: Listener) {
        self.leave(listener.socket, Some(listener.observer()));
        self.0.push(listener);
    }

    /// Lets a socket go, as one observer or altogether; says whether anybody left.
    pub(crate) fn leave(&mut self, socket: SocketId, observer: Option<Observer>) -> bool {
        let before = self.0.len();
        self.0.retain(|listener| {
            listener.socket != socket || observer.is_some_and(|observer| listener.observer() != observer)
        });
        self.0.len() < before
    }

    pub(crate) fn find(&self, socket: SocketId, observer: Observer) -> Option<&Listener> {
        self.0.iter().find(|listener| listener.socket == socket && listener.observer() == observer)
    }

    pub(crate) fn is_present(&self, user: &UserId) -> bool {
        self.0.iter().any(|listener| listener.user.as_ref() == Some(user))
    }

    /// Removes the subscribers that may no longer be their observer, or whose socket is gone.
    pub(crate) fn take_out(&mut self, may_stay: impl Fn(&Listener) -> bool) -> Vec<Listener> {
        self.0.extract_if(.., |listener| listener.outbox.is_closed() || !may_stay(listener)).collect()
    }

    /// Sends a message to all, written once per observer and language. The caller has just
    /// [removed](Audience::take_out) the subscribers who may not receive it.
    pub(crate) fn tell(&self, write: impl Fn(Reader) -> Utf8Bytes) {
        let mut written: Vec<(Reader, Utf8Bytes)> = Vec::with_capacity(2);
        for listener in &self.0 {
            let reader = listener.reader();
            let known = written.iter().position(|(known, _)| *known == reader);
            let at = known.unwrap_or_else(|| {
                written.push((reader, write(reader)));
                written.len() - 1
            });
            listener.outbox.tell(&listener.subscription, written[at].1.clone());
        }
    }

    /// The people connected now.
    pub(crate) fn attendance(&self, sits: impl Fn(Seat) -> Option<UserId>, seats: usize) -> Attendance {
        let here = |&seat: &Seat| sits(seat).is_some_and(|user| self.is_present(&user));
        let watches = |listener: &&Listener| listener.observer() == Observer::Spectator;
        Attendance {
            present: Seat::first(seats).filter(here).collect(),
            spectators: self.0.iter().filter(watches).count(),
        }
    }
}
