use std::collections::HashMap;
use std::hash::Hash;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, PoisonError};

use tokio::sync::watch;

use super::SocketId;
use crate::{Error, Limits, UserId};

/// How many sockets there are, and whose.
#[derive(Clone, Debug, Default)]
pub(crate) struct Sockets(Arc<Mutex<Counts>>);

#[derive(Debug, Default)]
struct Counts {
    opened: u64,
    all: usize,
    users: HashMap<UserId, OfUser>,
    addresses: HashMap<IpAddr, usize>,
}

/// The sockets of a person.
#[derive(Debug)]
struct OfUser {
    count: usize,
    /// Tells them that a session or token of the person ended, perhaps theirs, and why.
    questioned: watch::Sender<Ended>,
}

/// Why a session or token ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Ended {
    /// By itself: logged out, removed, deleted.
    Alone,
    /// With all others: the account has another password.
    WithPassword,
}

/// The right to one socket; given back when dropped.
#[derive(Debug)]
pub(crate) struct Ticket {
    pub(crate) socket: SocketId,
    user: Option<UserId>,
    address: IpAddr,
    sockets: Sockets,
    questioned: Option<watch::Receiver<Ended>>,
}

impl Sockets {
    pub(crate) fn admit(
        &self,
        user: Option<&UserId>,
        address: IpAddr,
        limits: &Limits,
    ) -> Result<Ticket, Error> {
        let mut counts = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let of_user = user.and_then(|user| counts.users.get(user)).map_or(0, |of| of.count);
        let of_address = counts.addresses.get(&address).copied().unwrap_or(0);
        for (have, most) in [
            (counts.all, limits.sockets),
            (of_user, limits.sockets_per_user),
            (of_address, limits.sockets_per_address),
        ] {
            if have >= most {
                return Err(Error::TooMany { code: "too-many-connections", most });
            }
        }
        counts.opened += 1;
        counts.all += 1;
        *counts.addresses.entry(address).or_default() += 1;
        let questioned = user.map(|user| {
            let none_yet = || OfUser { count: 0, questioned: watch::Sender::new(Ended::Alone) };
            let of = counts.users.entry(user.clone()).or_insert_with(none_yet);
            of.count += 1;
            let mut questioned = of.questioned.subscribe();
            // The session may have ended since the person was let in.
            questioned.mark_changed();
            questioned
        });
        let socket = SocketId { number: counts.opened, node: None };
        Ok(Ticket { socket, user: user.cloned(), address, sockets: self.clone(), questioned })
    }

    /// A session or a token of that person ended: each of their sockets checks whether it was its own.
    pub(crate) fn question_sessions(&self, user: &UserId, why: Ended) {
        let counts = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(of) = counts.users.get(user) {
            of.questioned.send_replace(why);
        }
    }

    pub(crate) fn count(&self) -> usize {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).all
    }
}

impl Ticket {
    /// Where the socket comes from.
    pub(super) fn address(&self) -> IpAddr {
        self.address
    }

    /// Returns when the session or token that opened the socket may have ended, with the reason.
    pub(super) async fn session_questioned(&mut self) -> Ended {
        if let Some(questioned) = &mut self.questioned
            && questioned.changed().await.is_ok()
        {
            return *questioned.borrow_and_update();
        }
        std::future::pending().await
    }
}

impl Drop for Ticket {
    fn drop(&mut self) {
        let mut counts = self.sockets.0.lock().unwrap_or_else(PoisonError::into_inner);
        counts.all -= 1;
        one_less(&mut counts.addresses, &self.address, |count| count);
        if let Some(user) = &self.user {
            one_less(&mut counts.users, user, |of| &mut of.count);
        }
    }
}

fn one_less<K: Eq + Hash, V>(counts: &mut HashMap<K, V>, key: &K, count: impl Fn(&mut V) -> &mut usize) {
    if let Some(value) = counts.get_mut(key) {
        *count(value) -= 1;
        if *count(value) == 0 {
            counts.remove(key);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sockets_are_counted_by_user_and_address_and_given_back() {
        let sockets = Sockets::default();
        let limits = Limits { sockets: 3, sockets_per_user: 1, sockets_per_address: 2, ..Limits::default() };
        let user = UserId::fresh().expect("chance");
        let [here, there] = [[127, 0, 0, 1], [127, 0, 0, 2]].map(IpAddr::from);
        let first = sockets.admit(Some(&user), here, &limits).expect("room");
        assert!(sockets.admit(Some(&user), there, &limits).is_err(), "one of a user");
        let second = sockets.admit(None, here, &limits).expect("room");
        assert!(sockets.admit(None, here, &limits).is_err(), "two of an address");
        let third = sockets.admit(None, there, &limits).expect("room");
        assert!(sockets.admit(None, there, &limits).is_err(), "three in all");
        drop((first, second, third));
        assert_eq!(sockets.count(), 0);
        assert!(sockets.admit(Some(&user), here, &limits).is_ok());
    }
}
