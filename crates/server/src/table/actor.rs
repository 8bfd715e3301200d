//! The actor of a table: it owns the table's state and handles one message at a time.

use std::collections::HashMap;
use std::pin::{Pin, pin};
use std::sync::Arc;
use std::time::Duration;

use dedale_core::Seat;
use dedale_protocol::{ChatDone, ChatLine, Command, Done, Phase, Stamp};
use dedale_table::{Circumstances, Entry, Logged, Names, Table, TableError, is_side_entry};
use serde_json::Value;
use tokio::time::{Instant, Sleep};
use tokio_util::sync::WaitForCancellationFuture;

use super::ask::{Ask, written};
use super::audience::{Audience, Listener, Reader, notification};
use super::bots::{Bot, Watch};
use super::house::House;
use super::mailbox::Inbox;
use super::opening::set_up;
use super::projection::projections;
use super::telling::PresenceNews;
use crate::store::Append;
use crate::thinking::Class;
use crate::{Error, UserId};

/// Seconds until a game that is over and that nobody looks at leaves the memory: few ask for it again, and the store has it.
const OVER_IDLE_S: u64 = 10;

/// A table that is in memory: the only one that changes it.
pub(super) struct Actor {
    pub(super) table: Table,
    pub(super) names: Names,
    pub(super) house: Arc<House>,
    pub(super) audience: Audience,
    pub(super) news_of_presence: PresenceNews,
    /// Since when people on the seats have been away.
    pub(super) away: HashMap<UserId, Instant>,
    /// Since when the one who is asked thinks, as far as it is not charged yet.
    thinks_since: Instant,
    bot: Bot,
    watch: Watch,
    idle_since: Instant,
    /// Whether the store failed in such a way that it may have kept the last entries all the same.
    in_doubt: bool,
    /// The fencing token, where several nodes serve the database.
    pub(super) epoch: Option<i64>,
    /// Another node runs the table now.
    fenced: bool,
    /// The asks it could not answer since.
    pub(super) unanswered: Vec<Ask>,
}

/// What is left of a table that another node runs now: those who listen here, and those who wait for an answer.
#[derive(Debug, Default)]
pub(crate) struct Displaced {
    pub(crate) listeners: Vec<Listener>,
    pub(crate) asks: Vec<Ask>,
}

/// The next event of the actor.
enum Event {
    Asked(Option<Ask>),
    BotAnswered(Option<String>),
    Woken,
    Stopped,
}

impl Actor {
    pub(super) fn new(table: Table, names: Names, house: Arc<House>, epoch: Option<i64>) -> Actor {
        let now = Instant::now();
        let away =
            table.chairs.iter().filter_map(|chair| chair.user.clone()).map(|user| (user, now)).collect();
        Actor {
            table,
            names,
            house,
            audience: Audience::default(),
            news_of_presence: PresenceNews::default(),
            away,
            thinks_since: now,
            bot: Bot::Rests,
            watch: Watch::new(),
            idle_since: now,
            in_doubt: false,
            epoch,
            fenced: false,
            unanswered: Vec::new(),
        }
    }

    /// Answers until nobody has looked for a while, or the server stops. What was asked before is still answered, unless
    /// another node runs the table now.
    pub(super) async fn run(mut self, mut inbox: Inbox) -> Displaced {
        self.call_bot();
        let stopping = self.house.stopping.clone();
        let mut stopped = pin!(stopping.cancelled());
        let mut alarm = pin!(tokio::time::sleep_until(self.wakes_at()));
        loop {
            match self.next(&mut inbox, alarm.as_mut(), stopped.as_mut()).await {
                Event::Asked(Some(Ask::GoAway)) => break,
                Event::Asked(Some(Ask::Yield)) => self.fenced = true,
                Event::Asked(Some(ask)) => self.answer(ask, &inbox).await,
                Event::BotAnswered(action) => self.bot_answers(action).await,
                Event::Woken => {
                    self.time_passed().await;
                    self.tell_presence_if_due();
                    if self.is_idle() {
                        break;
                    }
                }
                Event::Asked(None) | Event::Stopped => break,
            }
            if self.fenced {
                break;
            }
        }
        inbox.close();
        while let Some(ask) = inbox.next().await {
            match self.fenced {
                true => self.unanswered.push(ask),
                false => self.answer(ask, &inbox).await,
            }
        }
        match self.fenced {
            true => Displaced { listeners: self.audience.into_own(), asks: self.unanswered },
            false => Displaced::default(),
        }
    }

    /// The alarm is only set again if it would ring too late, or has rung: that nothing is due when it rings does no harm.
    async fn next(
        &mut self,
        inbox: &mut Inbox,
        mut alarm: Pin<&mut Sleep>,
        stopped: Pin<&mut WaitForCancellationFuture<'_>>,
    ) -> Event {
        let wake = self.wakes_at();
        if alarm.is_elapsed() || alarm.deadline() > wake {
            alarm.as_mut().reset(wake);
        }
        tokio::select! {
            ask = inbox.next() => Event::Asked(ask),
            action = self.bot.answer() => Event::BotAnswered(action),
            () = alarm => Event::Woken,
            () = stopped => Event::Stopped,
        }
    }

    fn wakes_at(&self) -> Instant {
        let idle = self.may_be_idle().then(|| self.idle_since + self.idle_after());
        let soonest = [self.clock_ends(), idle, self.news_of_presence.due].into_iter().flatten().min();
        soonest.unwrap_or_else(|| Instant::now() + Duration::from_secs(3600))
    }

    fn idle_after(&self) -> Duration {
        let times = &self.house.times;
        let over = self.table.phase() == Phase::Over;
        Duration::from_secs(if over { OVER_IDLE_S.min(times.table_idle_s) } else { times.table_idle_s })
    }

    /// Whether nothing happens here unless somebody asks.
    fn may_be_idle(&self) -> bool {
        self.audience.is_empty() && self.table.time_left().is_none() && self.bot.is_at_rest()
    }

    fn clock_ends(&self) -> Option<Instant> {
        let left = self.table.time_left()?;
        Some(self.thinks_since + Duration::from_millis(u64::try_from(left).unwrap_or(0)))
    }

    fn is_idle(&self) -> bool {
        self.may_be_idle() && self.idle_since.elapsed() >= self.idle_after()
    }

    async fn answer(&mut self, ask: Ask, inbox: &Inbox) {
        // A new name goes to every table: it must not keep them all in memory.
        if !matches!(ask, Ask::Rename { .. }) {
            self.idle_since = Instant::now();
        }
        self.watch.note(&ask, &self.table);
        self.answer_to(ask).await;
        inbox.note_people(&self.table);
        self.look_after_bot();
    }

    async fn answer_to(&mut self, ask: Ask) {
        match ask {
            Ask::Do { user, command, stamp, reply } => match self.carry_out(&user, &command, &stamp).await {
                Err(Error::Fenced) => self.unanswered.push(Ask::Do { user, command, stamp, reply }),
                done => reply.send(done.map(|step| self.done(step))),
            },
            Ask::Rematch { user, seat, same_seed, stamp, reply } => {
                match self.rematch(&user, seat, same_seed, &stamp).await {
                    Err(Error::Fenced) => {
                        self.unanswered.push(Ask::Rematch { user, seat, same_seed, stamp, reply });
                    }
                    done => reply.send(done.map(|step| self.done(step))),
                }
            }
            Ask::Say { user, text, key, reply } => {
                let said = self.say(&user, text, key).await;
                reply.send(
                    said.map(|number| written(&ChatDone { table: self.table.about.id.clone(), number })),
                );
            }
            Ask::Join(join) => self.join(join).await,
            Ask::Leave { socket, observer, .. } => self.leave(socket, observer),
            Ask::CatchUp { socket, observer, .. } => self.catch_up(socket, observer),
            Ask::Rename { user, name } => {
                if let Some(known) = self.names.get_mut(&user) {
                    *known = name;
                }
            }
            Ask::Close(reply) => match self.close().await {
                Err(Error::Fenced) => self.unanswered.push(Ask::Close(reply)),
                closed => reply.send(closed.map(|step| self.done(step))),
            },
            Ask::Preview { user, preview, reply } => {
                let foreseen = self.table.preview(&preview, &user, &self.names).map_err(Error::from);
                reply.send(foreseen.map(|foreseen| written(&foreseen)));
            }
            Ask::Explain { user, explain, reply } => {
                let explained = self.table.explain(explain, &user, &self.names).map_err(Error::from);
                reply.send(explained.map(|explained| written(&explained)));
            }
            Ask::Audit { node, sockets, joining, reply } => {
                if self.audience.keep_of_node(node, &[sockets.as_slice(), &joining].concat()) {
                    self.note_departures();
                }
                // Without an answer the node lets its listeners join again.
                if sockets.iter().all(|&number| self.audience.has_of_node(node, number)) {
                    let _ = reply.send(self.audience.numbers());
                }
            }
            Ask::GoAway | Ask::Yield => {}
            Ask::Read { look, .. } => look(&self.table, &self.names),
            #[cfg(feature = "testing")]
            Ask::Put(game) => {
                self.table.game = Some(*game);
                self.call_bot();
            }
        }
    }

    /// Ends the game without a result.
    async fn close(&mut self) -> Result<u64, Error> {
        self.settle().await?;
        let entries = self.table.closing()?;
        self.keep(entries, None).await
    }

    fn done(&self, step: u64) -> Value {
        written(&Done { table: self.table.about.id.clone(), step })
    }

    async fn carry_out(&mut self, user: &UserId, command: &Command, stamp: &Stamp) -> Result<u64, Error> {
        self.settle().await?;
        if let Some(step) = self.table.step_of_key(user, &stamp.key) {
            return Ok(step);
        }
        self.check_is_own(stamp.step).await?;
        self.table.check_step(stamp.step)?;
        let most = self.house.side_entries;
        if is_side_entry(command) && self.table.side_entries() >= most {
            return Err(Error::TooMany { code: "too-many-entries", most });
        }
        self.end_lost_subscriptions();
        let absent_after = Duration::from_secs(self.house.times.absent_s);
        let is_absent = |seat: Seat| {
            let user = self.table.chairs.get(seat.index()).and_then(|chair| chair.user.as_ref());
            user.and_then(|user| self.away.get(user)).is_some_and(|since| since.elapsed() >= absent_after)
        };
        let game = self.table.about.game();
        let is_guest = |name: &str| self.house.guests.names(game.info().id).any(|guest| guest == name);
        let entries = self
            .table
            .decide(command, &Circumstances { user, is_absent: &is_absent, is_guest: &is_guest })?;
        if let Command::Sit(_) = command
            && !self.names.contains_key(user)
        {
            self.names.extend(self.house.store.names(std::slice::from_ref(user)).await?);
        }
        self.keep(entries, Some((user, stamp))).await
    }

    /// A client that knows a later step has it from another node: if that one runs the table now, this one does not.
    pub(super) async fn check_is_own(&mut self, step: u64) -> Result<(), Error> {
        if let Some(epoch) = self.epoch
            && step > self.table.step()
            && !self.house.store.owns(&self.table.about.id, epoch).await?
        {
            self.fenced = true;
            return Err(Error::Fenced);
        }
        Ok(())
    }

    /// Plays entries in the match, writes them down, takes them into the table and tells everybody, in this order; says the
    /// step they became.
    ///
    /// The match comes before the commit: it alone can refuse an entry, and whether the game is over is written with the
    /// entries. Nobody can see it in between, because the actor answers nobody before this is done. If the match refuses an
    /// entry or the store cannot keep them, the match is put back, and nothing has changed.
    pub(super) async fn keep(
        &mut self,
        entries: Vec<Entry>,
        by: Option<(&UserId, &Stamp)>,
    ) -> Result<u64, Error> {
        let before = self.table.play_all_in_match(&entries)?;
        let logged = self.logged(&entries, by);
        let append = Append {
            table: self.table.about.id.clone(),
            epoch: self.epoch,
            projections: projections(&self.table, &entries, logged.last().map_or(0, |entry| entry.at)),
            entries: Arc::clone(&logged),
        };
        if let Err(error) = self.house.store.append(append).await {
            self.fenced = matches!(error, Error::Fenced);
            self.in_doubt = !self.fenced;
            self.table.put_back(before)?;
            return Err(error);
        }
        for (entry, logged) in entries.iter().zip(&*logged) {
            self.table.take(entry, logged);
            self.tell_update(entry);
        }
        metrics::counter!("dedale_entries_total").increment(entries.len() as u64);
        self.thinks_since = Instant::now();
        self.call_bot();
        Ok(self.table.step())
    }

    /// Keeps what nobody asked for, unless the table turns out to be another one.
    pub(super) async fn keep_own(&mut self, entry: Entry) -> Result<(), Error> {
        let step = self.table.step();
        self.settle().await?;
        if self.table.step() == step {
            self.keep(vec![entry], None).await?;
        }
        Ok(())
    }

    /// If the state of the store is in doubt, reloads the table from it. So a commit whose answer was lost, or another
    /// server at the same database, leaves no table stuck.
    async fn settle(&mut self) -> Result<(), Error> {
        if !self.in_doubt {
            return Ok(());
        }
        let entries = self.house.store.entries(&self.table.about.id).await?;
        if entries.len() as u64 != self.table.step() {
            let table = Table::replay(self.table.about.clone(), &entries)?;
            let users: Vec<_> = table.chairs.iter().filter_map(|chair| chair.user.clone()).collect();
            self.names.extend(self.house.store.names(&users).await?);
            self.table = table;
            self.thinks_since = Instant::now();
            self.call_bot();
            self.tell(Actor::snapshot);
        }
        self.in_doubt = false;
        Ok(())
    }

    fn logged(&self, entries: &[Entry], by: Option<(&UserId, &Stamp)>) -> Arc<[Logged]> {
        let at = self.house.time.now();
        let spent = self.thinks_since.elapsed().as_millis() as i64;
        let last = entries.len() - 1;
        let one = |(index, entry): (usize, &Entry)| Logged {
            spent: if index == 0 { spent } else { 0 },
            user: by.map(|(user, _)| user.clone()),
            key: by.filter(|_| index == last).map(|(_, stamp)| stamp.key.clone()),
            ..Logged::new((self.table.step() + index as u64 + 1) as i64, at, entry)
        };
        entries.iter().enumerate().map(one).collect()
    }

    async fn time_passed(&mut self) {
        let now = Instant::now();
        if self.clock_ends().is_some_and(|end| end <= now)
            && let Some(seat) = self.table.decider()
        {
            let bot = self.table.agreed_stand_in();
            let stood_in = self.keep_own(Entry::StandIn { seat, bot, absent: true }).await;
            if stood_in.is_err() {
                // The store is away: look again in a moment, and charge nothing for it.
                tokio::time::sleep(Duration::from_millis(200)).await;
                self.thinks_since = Instant::now();
            }
        }
    }

    /// Sees to it that a bot that is asked will answer.
    fn call_bot(&mut self) {
        self.bot = self.thinking(Duration::from_millis(self.house.times.bot_pause_ms));
    }

    /// The move of the bot that must answer, after a pause at the earliest. The bot rests at a table nobody looks at.
    fn thinking(&self, pause: Duration) -> Bot {
        let lately = Duration::from_secs(self.house.times.watched_s);
        if !Bot::is_asked(&self.table) {
            Bot::Rests
        } else if self.audience.is_empty() && !self.watch.was_looked_at(lately) {
            Bot::Unwatched
        } else {
            let class = if self.somebody_waits() { Class::Awaited } else { Class::Background };
            Bot::thinks(&self.table, &self.house, class, pause)
        }
    }

    /// Whether a person who sits here is connected.
    fn somebody_waits(&self) -> bool {
        let mut people = self.table.chairs.iter().filter_map(|chair| chair.user.as_ref());
        let lately = Duration::from_secs(self.house.times.watched_s);
        people.any(|user| self.audience.is_present(user)) || self.watch.was_played_at(lately)
    }

    /// Somebody looked: a bot goes on at once, and before others if they wait for it.
    fn look_after_bot(&mut self) {
        match self.bot {
            Bot::Unwatched => self.call_bot(),
            Bot::Thinks { .. } if self.somebody_waits() => self.bot.hurry(),
            _ => {}
        }
    }

    async fn bot_answers(&mut self, action: Option<String>) {
        let Bot::Thinks { step, .. } = self.bot else { return };
        self.bot = Bot::Rests;
        let (Some(action), Some(seat)) = (action, self.table.decider()) else { return };
        if step != self.table.step() {
            return self.call_bot();
        }
        match self.keep_own(Entry::Act { seat, action }).await {
            Ok(()) => self.watch.forget_failures(),
            Err(error) if error.may_pass() => {
                let pause = self.watch.note_failure();
                self.bot = self.thinking(pause);
            }
            Err(error) => {
                let table = self.table.about.id.beginning();
                tracing::error!(%error, table, "a bot's answer is refused");
            }
        }
    }

    async fn say(&mut self, user: &UserId, text: String, key: String) -> Result<i64, Error> {
        let seat = self.table.seats_of(user).next().ok_or(Error::Forbidden)?;
        let about = &self.table.about;
        if !about.options.chat {
            return Err(TableError::SwitchedOff("chat").into());
        }
        if self.table.is_silent() {
            return Err(Error::Silence);
        }
        let at = self.house.time.now();
        let line =
            self.house.store.say(&about.id, user, seat, at, &key, &text, self.house.chat_lines).await?;
        if line.is_new {
            self.tell(|actor, Reader { observer, .. }| {
                let (table, number) = (actor.table.about.id.clone(), line.number);
                let name = actor.names.get(user).map(|name| (**name).to_owned());
                let line = ChatLine { table, observer, number, at, name, seat, text: text.clone() };
                notification("table.said", line)
            });
        }
        Ok(line.number)
    }

    async fn rematch(
        &mut self,
        user: &UserId,
        seat: Seat,
        same_seed: bool,
        stamp: &Stamp,
    ) -> Result<u64, Error> {
        self.settle().await?;
        if let Some(step) = self.table.step_of_key(user, &stamp.key) {
            return Ok(step);
        }
        self.table.check_owns(seat, user)?;
        if self.table.next.is_some() {
            return Ok(self.table.step());
        }
        let opening = self.table.again(user, same_seed, self.house.reveals(&self.table))?;
        let table = set_up(opening, &self.house).await?;
        self.keep(vec![Entry::Rematch { seat, table }], Some((user, stamp))).await
    }
}
