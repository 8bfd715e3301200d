//! The bot whose answer a table waits for.

use std::pin::Pin;
use std::sync::Arc;
use std::time::Duration;

use dedale_bots::{UnknownBot, strongest_quick};
use dedale_games::AnyMatch;
use dedale_table::Table;
use tokio::time::{Instant, sleep_until};

use super::ask::Ask;
use super::house::House;
use crate::guests::HouseGuests;
use crate::thinking::{Account, Class, Thinking, Thought, Ticket, Unthought};

/// The first pause after an answer could not be kept; each further one is twice as long.
const FIRST_RETRY: Duration = Duration::from_secs(1);
/// No such pause is longer.
const LONGEST_RETRY: Duration = Duration::from_secs(60);

/// The bot that must answer, if any.
pub(super) enum Bot {
    /// No bot is asked.
    Rests,
    /// A bot is asked, but nobody looks: it begins to think when somebody does.
    Unwatched,
    /// It thinks about the match as it was after that step, and answers after a pause, which hides its thinking time: that
    /// could reveal its choices.
    Thinks { step: u64, class: Class, thinking: Thinking, ticket: Ticket, answer: Answer },
}

/// The bot's answer; none if it found none. Dropping it lets the bot stop.
pub(super) type Answer = Pin<Box<dyn Future<Output = Option<String>> + Send + Sync>>;

impl Bot {
    /// The bot that is asked now begins to think, and answers after a pause at the earliest; if none is asked, it rests.
    pub(super) fn thinks(table: &Table, house: &House, class: Class, pause: Duration) -> Bot {
        let Some((bot, game)) = asked(table) else { return Bot::Rests };
        let guests = house.guests.clone();
        let thinking = guests.thinking_of(game.id(), &bot).unwrap_or(&house.thinking).clone();
        let account = Account::Person(table.about.owner.clone());
        let (step, until) = (table.step(), Instant::now() + pause);
        let first = thought(&thinking, account.clone(), class, guests.clone(), game.clone(), bot);
        let (ticket, asked) = (first.ticket().clone(), thinking.clone());
        let answer = async move {
            match first.await {
                // The game goes on with a bot that is less likely to fail.
                Err(Unthought::Panicked) => {
                    let quick = strongest_quick(game.id()).to_owned();
                    spoken(thought(&thinking, account, class, guests, game, quick).await)
                }
                first => spoken(first),
            }
        };
        let answer = Box::pin(not_before(until, answer));
        Bot::Thinks { step, class, thinking: asked, ticket, answer }
    }

    /// Whether a bot is asked.
    pub(super) fn is_asked(table: &Table) -> bool {
        table.decider().is_some_and(|seat| table.chairs[seat.index()].plays_by_bot().is_some())
    }

    /// Whether nothing will happen here by itself.
    pub(super) fn is_at_rest(&self) -> bool {
        matches!(self, Bot::Rests | Bot::Unwatched)
    }

    /// Waits for the answer; for ever if there will be none.
    pub(super) async fn answer(&mut self) -> Option<String> {
        match self {
            Bot::Thinks { answer, .. } => answer.await,
            Bot::Rests | Bot::Unwatched => std::future::pending().await,
        }
    }

    /// Somebody waits for it now.
    pub(super) fn hurry(&mut self) {
        if let Bot::Thinks { class, thinking, ticket, .. } = self
            && *class == Class::Background
        {
            *class = Class::Awaited;
            thinking.hurry(ticket);
        }
    }
}

/// The bot that is asked, and about what.
fn asked(table: &Table) -> Option<(String, Arc<AnyMatch>)> {
    let seat = table.decider()?;
    let bot = table.chairs[seat.index()].plays_by_bot()?.to_owned();
    Some((bot, Arc::new(table.game.clone()?)))
}

type BotAnswer = Result<Option<String>, UnknownBot>;

fn thought(
    thinking: &Thinking,
    account: Account,
    class: Class,
    guests: Arc<HouseGuests>,
    game: Arc<AnyMatch>,
    bot: String,
) -> Thought<BotAnswer> {
    thinking.think(account, class, move || guests.play(&game, &bot))
}

fn spoken(thought: Result<BotAnswer, Unthought>) -> Option<String> {
    match thought {
        Ok(Ok(action)) => action,
        Ok(Err(error)) => {
            tracing::error!(%error, "a table has a bot that does not exist");
            None
        }
        Err(error) => {
            tracing::error!(%error, "a bot has no answer");
            None
        }
    }
}

/// The result of a future, but not before a given time.
async fn not_before<T>(until: Instant, future: impl Future<Output = T>) -> T {
    let done = future.await;
    sleep_until(until).await;
    done
}

/// Recent activity at a table besides the subscribers': whether anybody would notice a bot's move.
#[derive(Debug)]
pub(super) struct Watch {
    /// When somebody looked or asked for something last.
    looked: Instant,
    /// When a person who sits here last did something.
    played: Option<Instant>,
    /// How often in a row a bot's answer could not be kept.
    failures: u32,
}

impl Watch {
    pub(super) fn new() -> Watch {
        Watch { looked: Instant::now(), played: None, failures: 0 }
    }

    pub(super) fn note(&mut self, ask: &Ask, table: &Table) {
        if matches!(ask, Ask::Rename { .. }) {
            return;
        }
        self.looked = Instant::now();
        if let Ask::Do { user, .. } = ask
            && table.seats_of(user).next().is_some()
        {
            self.played = Some(self.looked);
        }
    }

    /// Whether somebody looked so lately.
    pub(super) fn was_looked_at(&self, lately: Duration) -> bool {
        self.looked.elapsed() < lately
    }

    /// Whether a person who sits here did something recently: they may play without a socket.
    pub(super) fn was_played_at(&self, lately: Duration) -> bool {
        self.played.is_some_and(|played| played.elapsed() < lately)
    }

    /// An answer was kept.
    pub(super) fn forget_failures(&mut self) {
        self.failures = 0;
    }

    /// An answer could not be kept: says how long to wait before the bot tries again.
    pub(super) fn note_failure(&mut self) -> Duration {
        let pause = FIRST_RETRY * 2_u32.saturating_pow(self.failures.min(6));
        self.failures += 1;
        pause.min(LONGEST_RETRY)
    }
}

#[cfg(test)]
mod tests {
    use tokio::time::sleep;

    use super::*;

    #[tokio::test(start_paused = true)]
    async fn the_pause_hides_how_long_a_bot_thinks() {
        let (begun, pause) = (Instant::now(), Duration::from_millis(500));
        for thinking in [0, 1, 20, 499] {
            let at = Instant::now();
            not_before(at + pause, sleep(Duration::from_millis(thinking))).await;
            assert_eq!(at.elapsed(), pause, "{thinking} ms of thinking");
        }
        assert_eq!(begun.elapsed(), 4 * pause);
    }

    #[tokio::test(start_paused = true)]
    async fn a_bot_whose_answers_cannot_be_kept_backs_off() {
        let mut watch = Watch::new();
        let seconds = |watch: &mut Watch| watch.note_failure().as_secs();
        let pauses: Vec<_> = (0..8).map(|_| seconds(&mut watch)).collect();
        assert_eq!(pauses, [1, 2, 4, 8, 16, 32, 60, 60]);
        watch.forget_failures();
        assert_eq!(seconds(&mut watch), 1);
    }

    #[tokio::test(start_paused = true)]
    async fn a_table_is_looked_at_for_a_while() {
        let watch = Watch::new();
        let lately = Duration::from_secs(60);
        assert!(watch.was_looked_at(lately) && !watch.was_played_at(lately));
        sleep(lately).await;
        assert!(!watch.was_looked_at(lately));
    }
}
