//! Bots from outside the program that the host lets people play with.

use std::any::Any;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use dedale_bots::{Bot, Roster, answer, check_name, own_chance, strongest_quick};
use dedale_core::{Match, Setup as _};
use dedale_games::{AnyMatch, GameId, UnknownBot, with_game, with_match};
use dedale_guests::{Fault, FaultKind, GuestError, Guests};

use crate::GuestBot;
use crate::thinking::Thinking;

/// The setups for which one bot is kept ready; each may be a process.
const READY: usize = 8;
/// The longest name.
const NAME: usize = 24;

/// Why a bot of the settings cannot be let in.
#[derive(Debug, thiserror::Error)]
pub enum GuestsError {
    /// Its name is none.
    #[error("guest “{0}”: a name has 1 to {NAME} small letters, digits and hyphens")]
    Name(String),
    /// There is no such game.
    #[error("guest “{name}”: there is no game “{game}”")]
    Game {
        /// The name of the bot.
        name: String,
        /// The game it was to play.
        game: String,
    },
    /// Another bot of its game has that name.
    #[error("guest “{0}”: another bot of this game has that name")]
    Taken(String),
    /// It cannot play.
    #[error("guest “{name}”: {why}")]
    Unable {
        /// The name of the bot.
        name: String,
        /// What is wrong.
        why: GuestError,
    },
}

/// All bots of the host.
#[derive(Debug, Default)]
pub(crate) struct HouseGuests {
    all: Vec<Hosted>,
    /// Threads of their own, which wait for programs while others think; none without guests.
    thinking: Option<Thinking>,
}

#[derive(Debug)]
struct Hosted {
    game: GameId,
    name: String,
    /// The program or the file.
    bot: String,
    guests: Guests,
    /// A `Bot<G>` for each of the latest setups.
    ready: Mutex<Vec<(String, Box<dyn Any + Send>)>>,
    /// The failures that were logged.
    logged: AtomicU64,
}

impl HouseGuests {
    /// Those of the settings; none is started yet.
    pub(crate) fn new(settings: &[GuestBot], per_person: usize) -> Result<HouseGuests, GuestsError> {
        let mut all: Vec<Hosted> = Vec::new();
        for GuestBot { game, name, bot, time_ms } in settings {
            let fits = |letter: char| letter.is_ascii_lowercase() || letter.is_ascii_digit() || letter == '-';
            if name.is_empty() || name.len() > NAME || !name.chars().all(fits) {
                return Err(GuestsError::Name(name.clone()));
            }
            let unknown = |_| GuestsError::Game { name: name.clone(), game: game.clone() };
            let game: GameId = game.parse().map_err(unknown)?;
            let taken = all.iter().any(|other| other.game == game && other.name == *name);
            if taken || check_name(game, name).is_ok() {
                return Err(GuestsError::Taken(name.clone()));
            }
            let (name, bot, guests) =
                (name.clone(), bot.clone(), Guests::new(Duration::from_millis(*time_ms)));
            let (ready, logged) = (Mutex::default(), AtomicU64::default());
            all.push(Hosted { game, name, bot, guests, ready, logged });
        }
        let thinking = (!all.is_empty()).then(|| Thinking::start(per_person));
        Ok(HouseGuests { all, thinking })
    }

    /// Starts each once, for the game with its usual options: what cannot play is found out now, not at a table.
    pub(crate) fn try_out(&self) -> Result<(), GuestsError> {
        for hosted in &self.all {
            let tried = with_game!(hosted.game, G => hosted.bot::<G>(&Default::default()).map(drop));
            match tried {
                // A net for other options is none for these.
                Ok(())
                | Err(GuestError::Policy { error: dedale_bots::policy::PolicyError::Setup { .. }, .. }) => {}
                Err(why) => return Err(GuestsError::Unable { name: hosted.name.clone(), why }),
            }
        }
        Ok(())
    }

    /// The names of those that play a game.
    pub(crate) fn names(&self, game: &str) -> impl Iterator<Item = &str> {
        self.all.iter().filter(move |hosted| hosted.game.info().id == game).map(|hosted| &*hosted.name)
    }

    /// Where a bot of the host thinks; none if it is not one.
    pub(crate) fn thinking_of(&self, game: GameId, name: &str) -> Option<&Thinking> {
        self.thinking.as_ref().filter(|_| self.hosted(game, name).is_some())
    }

    fn hosted(&self, game: GameId, name: &str) -> Option<&Hosted> {
        self.all.iter().find(|hosted| hosted.game == game && hosted.name == name)
    }

    /// The answer of a bot, the program's own or the host's; none if the match is over. Whoever cannot answer, or is no longer let in,
    /// is replaced by a quick bot: the game goes on.
    pub(crate) fn play(&self, game: &AnyMatch, name: &str) -> Result<Option<String>, UnknownBot> {
        let quick = || dedale_bots::play(game, strongest_quick(game.id()));
        match self.hosted(game.id(), name) {
            Some(hosted) => with_match!(game, game => hosted.answer(game)).or_else(|error| {
                tracing::error!(bot = name, %error, "a guest cannot play: a quick bot plays for it");
                quick()
            }),
            None if check_name(game.id(), name).is_err() => {
                tracing::error!(bot = name, "a table has a bot that is not here: a quick one plays for it");
                quick()
            }
            None => dedale_bots::play(game, name),
        }
    }
}

impl Hosted {
    fn answer<G: Roster>(&self, game: &Match<G>) -> Result<Option<String>, GuestError> {
        let Some(at) = game.perspective() else { return Ok(None) };
        let mut bot = self.bot::<G>(game.setup())?;
        let action = answer(&mut bot, game, &mut own_chance(at));
        self.log_faults();
        Ok(action.map(|action| action.to_string()))
    }

    /// A copy of the bot for these options.
    fn bot<G: Roster>(&self, setup: &G::Setup) -> Result<Bot<G>, GuestError> {
        let text = setup.text();
        let found = |ready: &[(String, Box<dyn Any + Send>)]| {
            let (_, bot) = ready.iter().find(|(setup, _)| *setup == text)?;
            bot.downcast_ref::<Bot<G>>().cloned()
        };
        if let Some(bot) = found(&self.ready()) {
            return Ok(bot);
        }
        // Nobody waits here while a program starts.
        let bot = self.guests.find::<G>(&self.bot, setup)?;
        let mut ready = self.ready();
        if ready.len() >= READY {
            ready.remove(0);
        }
        ready.push((text, Box::new(bot.clone())));
        Ok(bot)
    }

    fn ready(&self) -> MutexGuard<'_, Vec<(String, Box<dyn Any + Send>)>> {
        self.ready.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn log_faults(&self) {
        let faults = self.guests.faults();
        let count = faults.iter().map(|fault| fault.count).sum();
        if self.logged.swap(count, Ordering::Relaxed) < count
            && let Some(fault) = faults.last()
        {
            log_fault(&self.name, count, fault);
        }
    }
}

fn log_fault(bot: &str, count: u64, fault: &Fault) {
    let (kind, why) = (fault.kind.code(), reason(fault));
    tracing::warn!(bot, count, kind, why, "a guest failed: chance answered for it");
}

/// The reason, unless it is in the words of a program that may name a seat's cards.
fn reason(fault: &Fault) -> Option<&str> {
    match fault.kind {
        FaultKind::Ended | FaultKind::Late => Some(&fault.why),
        FaultKind::BadAnswer | FaultKind::Refused | FaultKind::Illegal => None,
    }
}

#[cfg(test)]
mod tests {
    use std::io;
    use std::sync::Arc;

    use dedale_core::chance::Seed;

    use super::*;

    #[derive(Clone, Default)]
    struct Log(Arc<Mutex<Vec<u8>>>);

    impl io::Write for Log {
        fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
            self.0.lock().expect("a log").write(bytes)
        }

        fn flush(&mut self) -> io::Result<()> {
            Ok(())
        }
    }

    fn logged(kind: FaultKind, why: &str) -> String {
        let log = Log::default();
        let writer = log.clone();
        let subscriber = tracing_subscriber::fmt().with_ansi(false).with_writer(move || writer.clone());
        let fault =
            Fault { command: "alpha".to_owned(), count: 3, given_up: false, kind, why: why.to_owned() };
        tracing::subscriber::with_default(subscriber.finish(), || log_fault("alpha", 3, &fault));
        let written = log.0.lock().expect("a log").clone();
        String::from_utf8(written).expect("text")
    }

    fn guest(game: &str, name: &str, bot: &str) -> GuestBot {
        GuestBot { game: game.to_owned(), name: name.to_owned(), bot: bot.to_owned(), time_ms: 5_000 }
    }

    fn refused(settings: &[GuestBot]) -> String {
        HouseGuests::new(settings, 1).map(drop).expect_err("no such guests").to_string()
    }

    #[test]
    fn settings_that_cannot_be_meant_are_refused() {
        assert!(refused(&[guest("onirim", "Alpha", "x.net")]).contains("small letters"));
        assert!(refused(&[guest("onirim", "", "x.net")]).contains("small letters"));
        assert!(refused(&[guest("chess", "alpha", "x.net")]).contains("no game “chess”"));
        assert!(refused(&[guest("onirim", "hard", "x.net")]).contains("another bot"));
        let twice = [guest("onirim", "alpha", "x.net"), guest("onirim", "alpha", "y.net")];
        assert!(refused(&twice).contains("another bot"));
        let elsewhere = [guest("onirim", "alpha", "x.net"), guest("mondes", "alpha", "y.net")];
        assert!(HouseGuests::new(&elsewhere, 1).is_ok());
    }

    #[test]
    fn what_cannot_play_is_found_out_at_the_start() {
        for bot in ["no-such-file.net", "cmd:no-such-program", "cmd:true"] {
            let guests = HouseGuests::new(&[guest("onirim", "alpha", bot)], 1).expect("settings");
            let told = guests.try_out().expect_err("it cannot play").to_string();
            assert!(told.starts_with("guest “alpha”: "), "{told}");
        }
    }

    #[test]
    fn a_guest_that_is_gone_is_replaced() {
        let game = AnyMatch::new("onirim".parse().expect("a game"), [], Seed::Quick(1)).expect("a match");
        let guests =
            HouseGuests::new(&[guest("onirim", "alpha", "cmd:no-such-program")], 1).expect("settings");
        for name in ["alpha", "beta"] {
            let quick = dedale_bots::play(&game, strongest_quick(game.id()));
            assert_eq!(guests.play(&game, name), quick, "{name}");
        }
    }

    #[test]
    fn the_words_of_a_guest_that_knows_cards_are_not_logged() {
        const WHY: &str = "my hand is red-sun, blue-key";
        for kind in [FaultKind::BadAnswer, FaultKind::Refused, FaultKind::Illegal] {
            let line = logged(kind, WHY);
            assert!(line.contains(kind.code()) && line.contains("alpha"), "{line}");
            assert!(!line.contains("red-sun"), "{line}");
        }
        for (kind, why) in [(FaultKind::Ended, "exit status: 1"), (FaultKind::Late, "no answer within 5 ms")]
        {
            let line = logged(kind, why);
            assert!(line.contains(kind.code()) && line.contains(why), "{line}");
        }
    }
}
