use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use super::DeviceMark;
use crate::rates::Rate;
use crate::{Error, Limits};

/// Guesses in a row that cost no time.
const FREE: u32 = 5;
/// The wait after those; each is twice as long as the one before.
const FIRST: Duration = Duration::from_secs(4);
/// The longest wait between two guesses, so that nobody is ever locked out.
const LONGEST: Duration = Duration::from_secs(15 * 60);
/// After so long without a guess, the earlier ones are forgotten.
const FORGOTTEN: Duration = Duration::from_secs(3600);
/// The most guessers that are remembered.
const MOST: usize = 50_000;

/// Slows guesses at the secrets of accounts: by exponential back-off for each who guesses at an account, and by a token bucket
/// for all strangers together. A device that logged in before is no stranger: others do not hold it up. Names nobody has are
/// treated like those of accounts.
#[derive(Debug)]
pub(crate) struct Guesses {
    strangers: Rate<String>,
    guessers: Mutex<HashMap<Guess, Guessed>>,
}

/// One who guesses at one secret.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Guess {
    secret: String,
    guesser: Guesser,
}

#[derive(Clone, PartialEq, Eq, Hash, Debug)]
enum Guesser {
    Stranger(IpAddr),
    /// The mark of a device, or the hash of a session.
    Known(String),
}

#[derive(Clone, Copy, Debug)]
struct Guessed {
    times: u32,
    last: Instant,
}

impl Guessed {
    fn wait(self) -> Duration {
        match self.times.checked_sub(FREE) {
            None => Duration::ZERO,
            Some(more) => (FIRST * (1 << more.min(10))).min(LONGEST),
        }
    }
}

impl Guess {
    /// At a secret (`password`, `recovery`) of the account of that folded name.
    pub(crate) fn of_stranger(secret: &'static str, account: &str, address: IpAddr) -> Guess {
        Guess { secret: format!("{secret} {account}"), guesser: Guesser::Stranger(address) }
    }

    /// The same by a device that logged in before.
    pub(crate) fn of_device(secret: &'static str, account: &str, device: &DeviceMark) -> Guess {
        Guess::of_session(secret, account, device.as_str().to_owned())
    }

    /// The same within a session.
    pub(crate) fn of_session(secret: &'static str, account: &str, session: String) -> Guess {
        Guess { secret: format!("{secret} {account}"), guesser: Guesser::Known(session) }
    }
}

impl Guesses {
    pub(crate) fn new(limits: &Limits) -> Guesses {
        Guesses { strangers: Rate::per_hour(limits.guesses_per_hour), guessers: Mutex::default() }
    }

    /// Lets a guess be made, which counts as wrong until [`Guesses::was_right`]; or says how long to wait.
    pub(crate) fn admit(&self, guess: &Guess) -> Result<(), Error> {
        self.back_off(guess, Instant::now())?;
        match guess.guesser {
            Guesser::Stranger(_) => self.strangers.check(&guess.secret),
            Guesser::Known(_) => Ok(()),
        }
    }

    /// A right guess resets the count.
    pub(crate) fn was_right(&self, guess: &Guess) {
        self.guessers.lock().unwrap_or_else(PoisonError::into_inner).remove(guess);
    }

    fn back_off(&self, guess: &Guess, now: Instant) -> Result<(), Error> {
        let mut guessers = self.guessers.lock().unwrap_or_else(PoisonError::into_inner);
        if guessers.len() >= MOST {
            make_room(&mut guessers, now);
        }
        let guessed = guessers.entry(guess.clone()).or_insert(Guessed { times: 0, last: now });
        let since = now.saturating_duration_since(guessed.last);
        if since >= FORGOTTEN {
            guessed.times = 0;
        }
        let left = guessed.wait().saturating_sub(since);
        if !left.is_zero() {
            return Err(Error::TooOften { seconds: left.as_millis().div_ceil(1000) as u64 });
        }
        *guessed = Guessed { times: guessed.times.saturating_add(1), last: now };
        Ok(())
    }
}

/// Forgets who has not guessed for long, then who guessed seldom.
fn make_room(guessers: &mut HashMap<Guess, Guessed>, now: Instant) {
    guessers.retain(|_, guessed| now.saturating_duration_since(guessed.last) < FORGOTTEN);
    let mut least = 1;
    while guessers.len() >= MOST {
        guessers.retain(|_, guessed| guessed.times > least);
        least *= 2;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn address(last: u8) -> IpAddr {
        IpAddr::from([192, 0, 2, last])
    }

    #[test]
    fn every_wrong_guess_makes_the_next_one_wait_longer_but_not_for_ever() {
        let guesses = Guesses::new(&Limits::default());
        let guess = Guess::of_stranger("password", "zoë", address(1));
        let mut now = Instant::now();
        for _ in 0..FREE {
            guesses.back_off(&guess, now).expect("free");
        }
        let mut waits = Vec::new();
        for _ in 0..14 {
            let Err(Error::TooOften { seconds }) = guesses.back_off(&guess, now) else { panic!("too soon") };
            waits.push(seconds);
            now += Duration::from_secs(seconds);
            guesses.back_off(&guess, now).expect("in time");
        }
        assert_eq!(waits[..5], [4, 8, 16, 32, 64]);
        assert_eq!(waits[13], LONGEST.as_secs());
        let other = Guess::of_stranger("password", "zoë", address(2));
        guesses.back_off(&other, now).expect("another address does not wait for this one");
        now += FORGOTTEN;
        guesses.back_off(&guess, now).expect("forgotten");
        guesses.back_off(&guess, now).expect("from the beginning");
    }

    #[test]
    fn strangers_slow_each_other_and_not_a_device_that_was_here_before() {
        let guesses = Guesses::new(&Limits { guesses_per_hour: 3, ..Limits::default() });
        let stranger = |last| guesses.admit(&Guess::of_stranger("password", "zoë", address(last)));
        assert!((0..3).all(|last| stranger(last).is_ok()));
        assert!(matches!(stranger(3), Err(Error::TooOften { .. })), "from however many addresses");
        let device = DeviceMark::of("somebody", "hash");
        guesses.admit(&Guess::of_device("password", "zoë", &device)).expect("not held up");
        guesses.admit(&Guess::of_stranger("password", "anna", address(3))).expect("another account");
        guesses.admit(&Guess::of_stranger("recovery", "zoë", address(3))).expect("another secret");
    }

    #[test]
    fn who_guesses_rightly_begins_anew() {
        let guesses = Guesses::new(&Limits::default());
        let guess = Guess::of_stranger("password", "zoë", address(1));
        for _ in 0..3 * FREE {
            guesses.admit(&guess).expect("never wrong");
            guesses.was_right(&guess);
        }
    }

    #[test]
    fn the_memory_of_guessers_is_bounded() {
        let guesses = Guesses::new(&Limits { guesses_per_hour: u32::MAX, ..Limits::default() });
        let now = Instant::now();
        for number in 0..MOST + 10 {
            let guess = Guess::of_session("password", "zoë", number.to_string());
            guesses.back_off(&guess, now).expect("the first");
        }
        assert!(guesses.guessers.lock().expect("a lock").len() <= MOST);
    }
}
