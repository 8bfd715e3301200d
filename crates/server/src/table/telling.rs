//! The messages of a table to its subscribers. Every message passes [`Actor::tell`], which first checks whether each subscriber
//! may still be the observer it is.

use std::sync::Arc;
use std::time::Duration;

use axum::extract::ws::Utf8Bytes;
use dedale_core::{Observer, Seat};
use dedale_protocol::{Attendance, Phase, Presence, SubscriptionEnded};
use dedale_table::{Entry, TableError};
use tokio::time::Instant;

use super::actor::Actor;
use super::ask::{Ask, Join, Joined, Welcome, written};
use super::audience::{Ear, Listener, Reader, notification};
use crate::socket::SocketId;
use crate::{Error, UserId};

/// The last presence announced to the subscribers: updates are limited in rate, however often people
/// come and go.
#[derive(Debug, Default)]
pub(super) struct PresenceNews {
    told: Option<Attendance>,
    told_at: Option<Instant>,
    /// When the next news are due, if something changed since.
    pub(super) due: Option<Instant>,
}

impl Actor {
    /// Sends a message to every subscriber who may receive it.
    pub(super) fn tell(&mut self, write: impl Fn(&Actor, Reader) -> Utf8Bytes) {
        self.end_lost_subscriptions();
        let mut audience = std::mem::take(&mut self.audience);
        let (actor, epoch) = (&*self, self.epoch.unwrap_or(0));
        audience.tell(epoch, |observer| actor.only_reader(observer), |reader| write(actor, reader));
        self.audience = audience;
    }

    /// Ends the subscriptions that are no longer allowed (the seat has changed hands), and notifies their clients. Sockets that
    /// closed without leaving, because the table was too busy to hear of it, end here too.
    pub(super) fn end_lost_subscriptions(&mut self) {
        let (table, reveal) = (&self.table, self.house.reveals(&self.table));
        let may_stay = |listener: &Listener| {
            table.check_observer(listener.observer(), listener.user.as_ref(), reveal).is_ok()
        };
        let lost = self.audience.take_out(may_stay);
        for listener in &lost {
            let ended = SubscriptionEnded {
                table: table.about.id.clone(),
                observer: listener.observer(),
                document: table.document(&self.names, reveal),
            };
            let text = notification("table.left", ended);
            match &listener.ear {
                Ear::Socket(outbox) => outbox.tell(&listener.subscription, text),
                Ear::Node(node) => node.tell_left(&listener.subscription, listener.socket.number, &text),
            }
        }
        if !lost.is_empty() {
            self.note_who_is_away();
            self.plan_news_of_presence();
        }
    }

    /// The only person who may read as an observer; none if everybody may who was let in.
    fn only_reader(&self, observer: Observer) -> Option<UserId> {
        let Observer::Seat(seat) = observer else { return None };
        let chair = self.table.chairs.get(seat.index())?;
        if self.house.reveals(&self.table) { None } else { chair.user.clone() }
    }

    pub(super) fn tell_update(&mut self, entry: &Entry) {
        let changed = entry.changes_document() || self.table.phase() == Phase::Over;
        self.tell(|actor, Reader { observer, language }| {
            let (table, names) = (&actor.table, &actor.names);
            let document = changed.then(|| table.document(names, actor.house.reveals(table)));
            let words = language.map(|language| table.words(language, names));
            notification("table.update", table.update(table.step(), observer, document, words.as_ref()))
        });
    }

    /// Takes a listener in and shows it the table.
    pub(super) async fn join(&mut self, join: Join) {
        match self.check_is_own(join.since.unwrap_or(0)).await {
            Ok(()) => {}
            Err(Error::Fenced) => return self.unanswered.push(Ask::Join(join)),
            Err(error) => return join.welcome.refuse(error),
        }
        let Join { user, observer, since, language, socket, ear, welcome } = join;
        let observer = self.table.observer_for(observer, user.as_ref());
        let may = self.table.check_observer(observer, user.as_ref(), self.house.reveals(&self.table));
        if let Err(error) = may {
            return welcome.refuse(error.into());
        }
        if let (Some(user), Observer::Seat(seat)) = (&user, observer) {
            self.welcome_back(user, seat).await;
        }
        let now = self.table.step();
        let since = if welcome.resumes() { now } else { since.unwrap_or(0) };
        if since > now {
            return welcome.refuse(TableError::StaleStep { given: since, now }.into());
        }
        let reveal = self.house.reveals(&self.table);
        let page = self.table.page(since, None);
        let snapshot = self.table.snapshot(observer, page, &self.names, reveal, language);
        let subscription = Arc::new((self.table.about.id.clone(), observer));
        let listener = Listener { socket, user: user.clone(), subscription, ear, language };
        match welcome {
            Welcome::Reply(reply) => reply.send(Ok(written(&snapshot))),
            Welcome::Resume(outbox) => {
                outbox.tell(&listener.subscription, notification("table.snapshot", snapshot));
            }
            Welcome::Node { reply, .. } => {
                let (epoch, number) = (self.epoch.unwrap_or(0), self.audience.number(listener.reader()));
                drop(reply.send(Ok(Joined { snapshot: written(&snapshot), epoch, number })));
            }
        }
        if let Some(user) = &user {
            self.away.remove(user);
        }
        self.audience.join(listener.clone());
        // Told once, with the others or alone.
        if !self.note_presence() {
            let attendance = self.attendance();
            match &listener.ear {
                Ear::Socket(outbox) => {
                    let here = notification("table.presence", self.presence(observer, attendance));
                    outbox.tell(&listener.subscription, here);
                }
                Ear::Node(_) => self.tell(|actor, Reader { observer, .. }| {
                    notification("table.presence", actor.presence(observer, attendance))
                }),
            }
        }
    }

    /// A person for whom a bot stood in is back.
    async fn welcome_back(&mut self, user: &UserId, seat: Seat) {
        let chair = &self.table.chairs[seat.index()];
        let absent = chair.stand_in.as_ref().is_some_and(|stand_in| stand_in.absent);
        if absent && chair.user.as_ref() == Some(user) && self.table.phase() == Phase::Playing {
            // If it cannot be kept now, they can still take over by themselves.
            let _ = self.keep_own(Entry::HandBack { seat }).await;
        }
    }

    pub(super) fn leave(&mut self, socket: SocketId, observer: Option<Observer>) {
        if self.audience.leave(socket, observer) {
            self.note_departures();
        }
    }

    /// Somebody has left.
    pub(super) fn note_departures(&mut self) {
        self.note_who_is_away();
        self.note_presence();
    }

    /// Shows the table again to a listener that was too slow for its updates.
    pub(super) fn catch_up(&mut self, socket: SocketId, observer: Observer) {
        self.end_lost_subscriptions();
        if let Some(listener) = self.audience.find(socket, observer)
            && let Ear::Socket(outbox) = &listener.ear
        {
            outbox.tell(&listener.subscription, self.snapshot(listener.reader()));
        }
    }

    /// The table as it is, without how it came to be.
    pub(super) fn snapshot(&self, Reader { observer, language }: Reader) -> Utf8Bytes {
        let reveal = self.house.reveals(&self.table);
        let page = self.table.page(self.table.step(), None);
        notification("table.snapshot", self.table.snapshot(observer, page, &self.names, reveal, language))
    }

    fn note_who_is_away(&mut self) {
        let now = Instant::now();
        for user in self.table.chairs.iter().filter_map(|chair| chair.user.as_ref()) {
            if !self.audience.is_present(user) {
                self.away.entry(user.clone()).or_insert(now);
            }
        }
    }

    fn attendance(&self) -> Attendance {
        let sits = |seat: Seat| self.table.chairs[seat.index()].user.clone();
        self.audience.attendance(sits, self.table.chairs.len())
    }

    fn presence(&self, observer: Observer, attendance: Attendance) -> Presence {
        Presence { table: self.table.about.id.clone(), observer, attendance }
    }

    /// Sees to it that everybody will know who is there now; says whether they were told at once.
    pub(super) fn note_presence(&mut self) -> bool {
        self.plan_news_of_presence();
        self.tell_presence_if_due()
    }

    fn plan_news_of_presence(&mut self) {
        let (now, pause) = (Instant::now(), Duration::from_millis(self.house.times.presence_ms));
        let earliest = self.news_of_presence.told_at.map_or(now, |told| told + pause);
        self.news_of_presence.due.get_or_insert(earliest);
    }

    /// Tells who is there, if that is due and not known yet; says whether it did.
    pub(super) fn tell_presence_if_due(&mut self) -> bool {
        let now = Instant::now();
        if self.news_of_presence.due.is_none_or(|due| due > now) {
            return false;
        }
        // Before the count: a person who leaves now is no further news.
        self.end_lost_subscriptions();
        self.news_of_presence.due = None;
        let attendance = self.attendance();
        if self.news_of_presence.told == Some(attendance) {
            return false;
        }
        self.tell(|actor, Reader { observer, .. }| {
            notification("table.presence", actor.presence(observer, attendance))
        });
        self.news_of_presence.told = Some(attendance);
        self.news_of_presence.told_at = Some(now);
        true
    }
}
