//! Rate limits: token buckets by person and address.

use std::hash::Hash;
use std::net::IpAddr;
use std::num::NonZeroU32;
use std::sync::atomic::{AtomicU32, Ordering};

use governor::clock::{Clock as _, DefaultClock};
use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};

use crate::{Error, Limits, UserId};

/// Counts what addresses and people do, each for itself.
#[derive(Debug)]
pub(crate) struct Rates {
    requests: Rate<IpAddr>,
    attempts: Rate<IpAddr>,
    commands: Rate<UserId>,
    chat: Rate<UserId>,
    chat_from_address: Rate<IpAddr>,
    messages: Rate<IpAddr>,
    previews: Rate<UserId>,
    joins: Rate<UserId>,
    joins_without_session: Rate<IpAddr>,
    tables_of_user: Rate<UserId>,
    tables_from_address: Rate<IpAddr>,
}

impl Rates {
    pub(crate) fn new(limits: &Limits) -> Rates {
        Rates {
            requests: Rate::per_minute(limits.requests_per_minute),
            attempts: Rate::per_minute(limits.attempts_per_minute),
            commands: Rate::per_minute(limits.commands_per_minute),
            chat: Rate::per_minute(limits.chat_per_minute),
            chat_from_address: Rate::per_minute(limits.chat_per_minute_per_address),
            messages: Rate::per_minute(limits.messages_per_minute_per_address),
            previews: Rate::per_minute(limits.previews_per_minute),
            joins: Rate::per_minute(limits.joins_per_minute),
            joins_without_session: Rate::per_minute(limits.joins_per_minute),
            tables_of_user: Rate::per_hour(limits.tables_per_hour_per_user),
            tables_from_address: Rate::per_hour(limits.tables_per_hour_per_address),
        }
    }

    /// A request from there.
    pub(crate) fn request(&self, address: IpAddr) -> Result<(), Error> {
        self.requests.check(&address)
    }

    /// An attempt from there at what is costly or guessable.
    pub(crate) fn attempt(&self, address: IpAddr) -> Result<(), Error> {
        self.attempts.check(&address)
    }

    /// A command of that person.
    pub(crate) fn command(&self, user: &UserId) -> Result<(), Error> {
        self.commands.check(user)
    }

    /// A line of chat that person says from there.
    pub(crate) fn chat(&self, user: &UserId, address: IpAddr) -> Result<(), Error> {
        self.chat.check(user)?;
        self.chat_from_address.check(&address)
    }

    /// A message on a socket from there.
    pub(crate) fn message(&self, address: IpAddr) -> Result<(), Error> {
        self.messages.check(&address)
    }

    /// A look at a table, by somebody or from an address.
    pub(crate) fn join(&self, user: Option<&UserId>, address: IpAddr) -> Result<(), Error> {
        match user {
            Some(user) => self.joins.check(user),
            None => self.joins_without_session.check(&address),
        }
    }

    /// Something that person tries out without doing it.
    pub(crate) fn preview(&self, user: &UserId) -> Result<(), Error> {
        self.previews.check(user)
    }

    /// A table that person sets up from there.
    pub(crate) fn new_table(&self, user: &UserId, address: IpAddr) -> Result<(), Error> {
        self.tables_of_user.check(user)?;
        self.tables_from_address.check(&address)
    }
}

/// A token bucket for each key: so many in a period, all at once or spread over it.
pub(crate) struct Rate<K: Hash + Eq + Clone> {
    /// None if nothing is allowed at all.
    limiter: Option<DefaultKeyedRateLimiter<K>>,
    checks: AtomicU32,
}

impl<K: Hash + Eq + Clone> Rate<K> {
    /// After so many checks, full buckets are dropped: memory is bounded by current activity.
    const SWEEP: u32 = 4096;

    fn per_minute(most: u32) -> Rate<K> {
        Rate::of(NonZeroU32::new(most).map(Quota::per_minute))
    }

    pub(crate) fn per_hour(most: u32) -> Rate<K> {
        Rate::of(NonZeroU32::new(most).map(Quota::per_hour))
    }

    fn of(quota: Option<Quota>) -> Rate<K> {
        Rate { limiter: quota.map(RateLimiter::keyed), checks: AtomicU32::new(0) }
    }

    pub(crate) fn check(&self, key: &K) -> Result<(), Error> {
        let Some(limiter) = &self.limiter else { return Err(Error::TooOften { seconds: 60 }) };
        if self.checks.fetch_add(1, Ordering::Relaxed) % Self::SWEEP == Self::SWEEP - 1 {
            limiter.retain_recent();
            limiter.shrink_to_fit();
        }
        limiter.check_key(key).map_err(|not_yet| {
            let wait = not_yet.wait_time_from(DefaultClock::default().now());
            Error::TooOften { seconds: wait.as_millis().div_ceil(1000).max(1) as u64 }
        })
    }
}

impl<K: Hash + Eq + Clone> std::fmt::Debug for Rate<K> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Rate")
            .field("keys", &self.limiter.as_ref().map(RateLimiter::len))
            .finish_non_exhaustive()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn address(text: &str) -> IpAddr {
        text.parse().expect("an address")
    }

    fn rates(attempts_per_minute: u32) -> Rates {
        Rates::new(&Limits { attempts_per_minute, ..Limits::default() })
    }

    #[test]
    fn who_does_too_much_is_told_how_long_to_wait() {
        let rates = rates(2);
        let (one, other) = (address("192.0.2.1"), address("192.0.2.2"));
        assert!(rates.attempt(one).is_ok() && rates.attempt(one).is_ok());
        let Err(Error::TooOften { seconds }) = rates.attempt(one) else { panic!("the third is too much") };
        assert!((1..=30).contains(&seconds), "{seconds}");
        assert!(rates.attempt(other).is_ok(), "each for itself");
        assert!(rates.request(one).is_ok(), "each thing for itself");
    }

    #[test]
    fn a_limit_of_nothing_allows_nothing() {
        assert!(rates(0).attempt(address("192.0.2.1")).is_err());
    }

    #[test]
    fn strangers_who_do_not_come_back_are_forgotten() {
        let rate = Rate::<u32>::per_minute(u32::MAX);
        let checks = 4 * Rate::<u32>::SWEEP;
        for stranger in 0..checks {
            rate.check(&stranger).expect("the first");
        }
        let known = rate.limiter.as_ref().map_or(0, RateLimiter::len);
        assert!(known <= 2 * Rate::<u32>::SWEEP as usize, "{known} of {checks}");
    }
}
