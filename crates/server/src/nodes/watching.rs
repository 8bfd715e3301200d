//! The listeners of this node at tables that other nodes run.

use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

use axum::extract::ws::Utf8Bytes;
use dedale_core::Observer;
use tokio_util::sync::{CancellationToken, DropGuard};

use super::NodeId;
use super::message::{Audited, Note};
use crate::TableId;
use crate::socket::SocketId;
use crate::table::{Ear, FeedHead, Listener, Reader};

/// The tables of other nodes that sockets of this one listen to.
#[derive(Debug, Default)]
pub(super) struct Watched(Mutex<HashMap<TableId, Elsewhere>>);

#[derive(Debug)]
struct Elsewhere {
    owner: NodeId,
    feeds: Vec<Feed>,
}

/// The updates of a table for one kind of readers.
#[derive(Debug)]
struct Feed {
    reader: Reader,
    /// The epoch and number of the last message; none until somebody has joined.
    last: Option<(i64, u64)>,
    followers: Vec<Follower>,
    /// Messages that arrived while somebody was joining.
    held: Vec<(FeedHead, Utf8Bytes)>,
    /// The number that the owner had published before the last audit, if it has not arrived.
    missed: Option<u64>,
    _subscribed: DropGuard,
}

#[derive(Debug)]
struct Follower {
    listener: Listener,
    /// The last number it has seen; none while it is joining.
    seen: Option<u64>,
}

impl Follower {
    /// Whether it has the same socket.
    fn is(&self, listener: &Listener) -> bool {
        self.listener.socket == listener.socket
    }

    fn hear(&mut self, head: &FeedHead, text: &Utf8Bytes) {
        let may = head.only.is_none() || head.only == self.listener.user;
        if let Some(seen) = &mut self.seen
            && head.number > *seen
        {
            *seen = head.number;
            if let Ear::Socket(outbox) = &self.listener.ear
                && may
            {
                outbox.tell(&self.listener.subscription, text.clone());
            }
        }
    }
}

/// What is to be done before somebody joins.
#[derive(Debug)]
pub(super) struct Expected {
    /// The token that ends the subscription to make, if nobody of this node reads the same.
    pub(super) to_subscribe: Option<CancellationToken>,
    /// The last message the socket had seen, if it listened so before.
    pub(super) seen: Option<u64>,
}

/// A message was lost, or the table has another owner: its listeners must join again.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Gap;

impl Watched {
    /// Somebody is about to join, perhaps again.
    pub(super) fn expect(&self, owner: NodeId, listener: &Listener) -> Expected {
        let mut all = self.lock();
        let table = all
            .entry(listener.subscription.0.clone())
            .or_insert_with(|| Elsewhere { owner, feeds: Vec::new() });
        table.owner = owner;
        let follower = Follower { listener: listener.clone(), seen: None };
        match table.feed(listener.reader()) {
            Some(feed) => {
                // Whoever joins again hears nothing until the answer is there: an update must not come before its snapshot.
                let seen =
                    feed.followers.iter_mut().find(|known| known.is(listener)).map(|known| known.seen.take());
                if seen.is_none() {
                    feed.followers.push(follower);
                }
                Expected { to_subscribe: None, seen: seen.flatten() }
            }
            None => {
                let ended = CancellationToken::new();
                table.feeds.push(Feed {
                    reader: listener.reader(),
                    last: None,
                    followers: vec![follower],
                    held: Vec::new(),
                    missed: None,
                    _subscribed: ended.clone().drop_guard(),
                });
                Expected { to_subscribe: Some(ended), seen: None }
            }
        }
    }

    /// Somebody could not join. Who listened before goes on from the message it had seen, as at a table of one's own.
    pub(super) fn refused(&self, listener: &Listener, seen: Option<u64>) -> Result<(), Gap> {
        let mut all = self.lock();
        let Some(table) = all.get_mut(&listener.subscription.0) else { return Ok(()) };
        let mut heard = Ok(());
        if let Some(feed) = table.feed(listener.reader()) {
            match seen {
                None => feed.followers.retain(|known| !known.is(listener)),
                Some(_) => heard = feed.go_on(listener, seen),
            }
        }
        table.feeds.retain(|feed| !feed.followers.is_empty());
        if table.feeds.is_empty() {
            all.remove(&listener.subscription.0);
        }
        heard
    }

    /// Somebody has joined, and has seen the table as it was after that message. An earlier subscription of the same socket in
    /// another language ends.
    pub(super) fn joined(&self, listener: &Listener, epoch: i64, number: u64) -> Result<(), Gap> {
        let mut all = self.lock();
        let table = all.get_mut(&listener.subscription.0).ok_or(Gap)?;
        let reader = listener.reader();
        for other in table.feeds.iter_mut().filter(|feed| feed.reader != reader) {
            let is_earlier =
                |known: &Follower| known.is(listener) && known.listener.observer() == listener.observer();
            other.followers.retain(|known| !is_earlier(known));
        }
        table.feeds.retain(|feed| !feed.followers.is_empty());
        let feed = table.feed(reader).ok_or(Gap)?;
        match feed.last {
            None => feed.last = Some((epoch, number)),
            Some((known, _)) if known != epoch => return Err(Gap),
            Some(_) => {}
        }
        feed.go_on(listener, Some(number))
    }

    /// A message of a feed has arrived.
    pub(super) fn hear(
        &self,
        table: &TableId,
        reader: Reader,
        head: FeedHead,
        text: Utf8Bytes,
    ) -> Result<(), Gap> {
        let mut all = self.lock();
        let Some(feed) = all.get_mut(table).and_then(|table| table.feed(reader)) else { return Ok(()) };
        let joining = feed.followers.iter().any(|follower| follower.seen.is_none());
        let heard = match feed.last {
            Some(_) => feed.deliver(&head, &text),
            None => Ok(()),
        };
        if joining {
            feed.held.push((head, text));
        }
        heard
    }

    /// Lets a socket go, as one observer or altogether; the owner of the table, if it listened there.
    pub(super) fn leave(
        &self,
        table: &TableId,
        socket: SocketId,
        observer: Option<Observer>,
    ) -> Option<NodeId> {
        let mut all = self.lock();
        let elsewhere = all.get_mut(table)?;
        let owner = elsewhere.owner;
        let mut left = false;
        for feed in &mut elsewhere.feeds {
            if observer.is_none_or(|observer| observer == feed.reader.observer) {
                let before = feed.followers.len();
                feed.followers.retain(|follower| follower.listener.socket != socket);
                left |= feed.followers.len() < before;
            }
        }
        elsewhere.feeds.retain(|feed| !feed.followers.is_empty());
        if elsewhere.feeds.is_empty() {
            all.remove(table);
        }
        left.then_some(owner)
    }

    /// Ends the subscription of a socket, as the owner says.
    pub(super) fn end(&self, note: &Note) {
        let told = {
            let all = self.lock();
            let feeds = all.get(&note.table).into_iter().flat_map(|table| &table.feeds);
            let mut followers = feeds.flat_map(|feed| &feed.followers);
            let is_meant = |follower: &&Follower| {
                follower.listener.socket.number == note.socket
                    && follower.listener.observer() == note.observer
            };
            followers.find(is_meant).map(|follower| follower.listener.clone())
        };
        if let Some(listener) = told {
            self.leave(&note.table, listener.socket, Some(note.observer));
            if let Ear::Socket(outbox) = &listener.ear {
                outbox.tell(&listener.subscription, note.text.clone().into());
            }
        }
    }

    /// The listener of a socket.
    pub(super) fn find(&self, table: &TableId, socket: SocketId, observer: Observer) -> Option<Listener> {
        let all = self.lock();
        let feeds = &all.get(table)?.feeds;
        let mut followers = feeds.iter().flat_map(|feed| &feed.followers);
        let found = followers
            .find(|follower| follower.listener.socket == socket && follower.listener.observer() == observer);
        found.map(|follower| follower.listener.clone())
    }

    /// Takes all listeners of a table out; they are to join again.
    pub(super) fn take(&self, table: &TableId) -> Vec<Listener> {
        let taken = self.lock().remove(table);
        let feeds = taken.into_iter().flat_map(|table| table.feeds);
        feeds.flat_map(|feed| feed.followers).map(|follower| follower.listener).collect()
    }

    /// The tables of a node.
    pub(super) fn of(&self, node: NodeId) -> Vec<TableId> {
        let all = self.lock();
        all.iter().filter(|(_, table)| table.owner == node).map(|(id, _)| id.clone()).collect()
    }

    /// The subscriptions by owner.
    pub(super) fn to_audit(&self) -> HashMap<NodeId, Vec<Audited>> {
        let mut by_owner: HashMap<NodeId, Vec<Audited>> = HashMap::new();
        for (id, table) in self.lock().iter() {
            let followers = table.feeds.iter().flat_map(|feed| &feed.followers);
            let (there, joining): (Vec<_>, Vec<_>) = followers.partition(|follower| follower.seen.is_some());
            let [sockets, joining] = [there, joining]
                .map(|some| some.iter().map(|follower| follower.listener.socket.number).collect());
            by_owner.entry(table.owner).or_default().push(Audited { table: id.clone(), sockets, joining });
        }
        by_owner
    }

    /// The owner has published so much: a message is lost if it was published before the last audit and is not here yet.
    pub(super) fn check(&self, table: &TableId, numbers: &[(Reader, u64)]) -> Result<(), Gap> {
        let mut all = self.lock();
        let Some(elsewhere) = all.get_mut(table) else { return Ok(()) };
        for feed in &mut elsewhere.feeds {
            let Some((_, last)) = feed.last else { continue };
            let published =
                numbers.iter().find(|(reader, _)| *reader == feed.reader).map_or(0, |(_, number)| *number);
            if feed.missed.is_some_and(|missed| last < missed) {
                return Err(Gap);
            }
            feed.missed = (last < published).then_some(published);
        }
        Ok(())
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<TableId, Elsewhere>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Elsewhere {
    fn feed(&mut self, reader: Reader) -> Option<&mut Feed> {
        self.feeds.iter_mut().find(|feed| feed.reader == reader)
    }
}

impl Feed {
    /// A follower has seen everything up to a message: it is told what was held back since.
    fn go_on(&mut self, listener: &Listener, seen: Option<u64>) -> Result<(), Gap> {
        self.followers.iter_mut().find(|known| known.is(listener)).ok_or(Gap)?.seen = seen;
        let held = std::mem::take(&mut self.held);
        let heard = held.iter().map(|(head, text)| self.deliver(head, text)).fold(Ok(()), Result::and);
        if self.followers.iter().any(|follower| follower.seen.is_none()) {
            self.held = held;
        }
        heard
    }

    /// Hands a message on if it is the next one; one that was there already is ignored.
    fn deliver(&mut self, head: &FeedHead, text: &Utf8Bytes) -> Result<(), Gap> {
        let Some((epoch, last)) = self.last else { return Ok(()) };
        if head.epoch < epoch {
            return Ok(());
        }
        if head.epoch > epoch || head.number > last + 1 {
            return Err(Gap);
        }
        if head.number > last {
            self.last = Some((epoch, head.number));
        }
        self.followers.iter_mut().for_each(|follower| follower.hear(head, text));
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use dedale_core::Seat;

    use super::*;
    use crate::UserId;
    use crate::socket::Outbox;

    const NODE: &str = "2a";

    struct Scene {
        watched: Watched,
        listener: Listener,
        outbox: Arc<Outbox>,
    }

    impl Scene {
        /// Somebody joins, and has seen the table as it was after message 5 of epoch 1.
        fn joined() -> Scene {
            let outbox = Arc::new(Outbox::new(100));
            let table = TableId::fresh().expect("chance");
            let listener = Listener {
                socket: SocketId { number: 1, node: None },
                user: Some(UserId::fresh().expect("chance")),
                subscription: Arc::new((table, Observer::Seat(Seat::new(0)))),
                ear: Ear::Socket(outbox.clone()),
                language: None,
            };
            let watched = Watched::default();
            let expected = watched.expect(NodeId::read(NODE).expect("a node"), &listener);
            assert!(expected.seen.is_none() && expected.to_subscribe.is_some());
            assert_eq!(watched.joined(&listener, 1, 5), Ok(()));
            Scene { watched, listener, outbox }
        }

        fn hear(&self, epoch: i64, number: u64) -> Result<(), Gap> {
            self.hear_for(epoch, number, None)
        }

        fn hear_for(&self, epoch: i64, number: u64, only: Option<UserId>) -> Result<(), Gap> {
            let head = FeedHead { epoch, number, only };
            let text = number.to_string().into();
            self.watched.hear(&self.listener.subscription.0, self.listener.reader(), head, text)
        }

        fn told(&self) -> Vec<String> {
            std::iter::from_fn(|| self.outbox.next_text()).map(|text| text.to_string()).collect()
        }
    }

    #[test]
    fn messages_are_handed_on_once_and_in_order() {
        let scene = Scene::joined();
        for number in [4, 5, 6, 6, 7] {
            assert_eq!(scene.hear(1, number), Ok(()));
        }
        assert_eq!(scene.told(), ["6", "7"]);
    }

    #[test]
    fn a_gap_and_another_epoch_are_noticed() {
        let scene = Scene::joined();
        assert_eq!(scene.hear(1, 7), Err(Gap));
        assert_eq!(scene.hear(2, 6), Err(Gap));
        assert_eq!(scene.hear(0, 9), Ok(()), "a node that was fenced is not heard");
        assert!(scene.told().is_empty());
    }

    #[test]
    fn a_message_for_another_person_reaches_nobody() {
        let scene = Scene::joined();
        assert_eq!(scene.hear_for(1, 6, UserId::fresh().ok()), Ok(()));
        assert!(scene.told().is_empty());
        assert_eq!(scene.hear_for(1, 7, scene.listener.user.clone()), Ok(()));
        assert_eq!(scene.told(), ["7"]);
    }

    #[test]
    fn a_message_that_is_missing_at_two_audits_is_lost() {
        let scene = Scene::joined();
        let (table, reader) = (scene.listener.subscription.0.clone(), scene.listener.reader());
        let check = |number| scene.watched.check(&table, &[(reader, number)]);
        assert_eq!([check(5), check(6)], [Ok(()), Ok(())], "it may be on its way");
        assert_eq!(scene.hear(1, 6), Ok(()));
        assert_eq!([check(7), check(8)], [Ok(()), Err(Gap)]);
    }

    #[test]
    fn what_arrives_while_somebody_joins_is_told_afterwards() {
        let scene = Scene::joined();
        let outbox = Arc::new(Outbox::new(100));
        let other = Listener {
            socket: SocketId { number: 2, node: None },
            ear: Ear::Socket(outbox.clone()),
            ..scene.listener.clone()
        };
        let expected = scene.watched.expect(NodeId::read(NODE).expect("a node"), &other);
        assert!(expected.seen.is_none() && expected.to_subscribe.is_none(), "one subscription is enough");
        for number in [6, 7, 8] {
            assert_eq!(scene.hear(1, number), Ok(()));
        }
        assert_eq!(scene.watched.joined(&other, 1, 7), Ok(()));
        assert_eq!(outbox.next_text().as_deref(), Some("8"), "its snapshot had the others");
        assert_eq!((outbox.next_text(), scene.told().len()), (None, 3));
    }

    #[test]
    fn who_joins_again_hears_no_update_before_its_snapshot() {
        let scene = Scene::joined();
        let again = scene.watched.expect(NodeId::read(NODE).expect("a node"), &scene.listener);
        assert_eq!(again.seen, Some(5));
        assert_eq!([scene.hear(1, 6), scene.hear(1, 7)], [Ok(()), Ok(())]);
        assert!(scene.told().is_empty());
        assert_eq!(scene.watched.joined(&scene.listener, 1, 6), Ok(()));
        assert_eq!(scene.told(), ["7"]);
    }

    #[test]
    fn who_cannot_join_again_goes_on_listening() {
        let scene = Scene::joined();
        let again = scene.watched.expect(NodeId::read(NODE).expect("a node"), &scene.listener);
        assert_eq!(scene.hear(1, 6), Ok(()));
        assert_eq!(scene.watched.refused(&scene.listener, again.seen), Ok(()));
        assert_eq!(scene.hear(1, 7), Ok(()));
        assert_eq!(scene.told(), ["6", "7"]);
        let socket = scene.listener.socket;
        assert!(scene.watched.leave(&scene.listener.subscription.0, socket, None).is_some());
        assert!(scene.watched.to_audit().is_empty());
    }
}
