//! Somebody who listens at the same table in two worlds, and may not notice which is which.

use std::fmt;
use std::ops::AddAssign;

use dedale_core::chance::Quick;
use dedale_core::{Chance as _, Match, Observer, Seat, Setup as _, SetupDocument};
use serde_json::{Value, json};

use super::compare::{Difference, same};
use super::games::{Overheard, after, some_answers};
use super::world::{Ear, Seated, WATCHER, World};

/// Something an observer heard that depends on what it may not know.
#[derive(Debug)]
pub(super) struct Leak {
    during: String,
    difference: Difference,
}

impl fmt::Display for Leak {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.during, self.difference)
    }
}

/// How much was heard without noticing anything.
#[derive(Clone, Copy, PartialEq, Default, Debug)]
pub(super) struct Heard {
    pub(super) games: u64,
    pub(super) roles: u64,
    pub(super) messages: u64,
    pub(super) bytes: u64,
    pub(super) moves: u64,
    pub(super) undone: u64,
    pub(super) proposed: u64,
    pub(super) bots: u64,
}

impl AddAssign for Heard {
    fn add_assign(&mut self, other: Heard) {
        let Heard { games, roles, messages, bytes, moves, undone, proposed, bots } = other;
        self.games += games;
        self.roles += roles;
        self.messages += messages;
        self.bytes += bytes;
        self.moves += moves;
        self.undone += undone;
        self.proposed += proposed;
        self.bots += bots;
    }
}

/// What the observer may ask for beside its moves.
pub(super) struct Asked {
    pub(super) during: String,
    /// To the table of that id.
    pub(super) text: Box<dyn Fn(&str) -> String>,
}

pub(super) struct Listening<'a, G: Overheard> {
    pub(super) worlds: &'a [World; 2],
    pub(super) tables: [Seated; 2],
    pub(super) games: [Match<G>; 2],
    pub(super) observer: Observer,
    pub(super) step: u64,
    /// The words it wants, if any.
    pub(super) lang: Option<&'static str>,
    pub(super) chance: Quick,
    ears: [Ear; 2],
    keys: u32,
    heard: &'a mut Heard,
}

impl<'a, G: Overheard> Listening<'a, G> {
    /// Two tables that go on with these matches, and the observer's first look at them.
    pub(super) async fn begin(
        worlds: &'a [World; 2],
        games: [Match<G>; 2],
        observer: Observer,
        mut chance: Quick,
        heard: &'a mut Heard,
    ) -> Result<Self, Leak> {
        let setup = games[0].setup();
        let clock = match chance.pick(3) {
            0 => json!({ "bank_s": 90_000, "increment_s": 5 }),
            1 => json!({ "per_move_s": 90_000 }),
            _ => Value::Null,
        };
        let lang = [None, Some("en"), Some("fr")][chance.pick(3) as usize];
        let document = SetupDocument::of(setup);
        let table = json!({ "game": G::GAME.info().id, "setup": document, "listed": true, "clock": clock });
        let seats = setup.seats();
        let tables = [worlds[0].set_up(&table).await, worlds[1].set_up(&table).await];
        // Somebody who watches has tried every seat before.
        let squats = observer == Observer::Spectator;
        let (mut ears, mut step) = (Vec::new(), 0);
        for at in 0..2 {
            let (ear, taken) = match squats {
                true => worlds[at].squat(&tables[at], seats).await,
                false => (worlds[at].ear(person(observer)).await, 0),
            };
            ears.push(ear);
            step = worlds[at].begin(&tables[at], seats, taken).await;
            worlds[at].put(&tables[at], G::any(&games[at])).await;
        }
        let ears = ears.try_into().unwrap_or_else(|_| unreachable!("one in each world"));
        let mut listening =
            Listening { worlds, tables, games, observer, step, lang, chance, ears, keys: 0, heard };
        listening.look(None).await?;
        listening.heard.roles += 1;
        Ok(listening)
    }

    pub(super) fn seats(&self) -> usize {
        self.games[0].setup().seats()
    }

    pub(super) fn any_seat(&mut self) -> Seat {
        Seat::new(self.chance.pick(self.seats() as u32) as usize)
    }

    fn is_own(&self, seat: Seat) -> bool {
        self.observer == Observer::Seat(seat)
    }

    /// A new key, the same in both worlds.
    pub(super) fn key(&mut self) -> String {
        self.keys += 1;
        format!("key {}", self.keys)
    }

    /// Refuses whatever both heard since the last time, if it is not the same.
    fn compare(&mut self, during: &str) -> Result<(), Leak> {
        let [truth, other] = [0, 1].map(|at| {
            let heard = self.ears[at].take(self.worlds[at].has_two_ways());
            heard.iter().map(|text| self.worlds[at].plain(&self.tables[at], text)).collect::<Vec<_>>()
        });
        self.heard.messages += truth.len() as u64;
        self.heard.bytes += truth.iter().map(|text| text.len() as u64).sum::<u64>();
        same(&truth, &other).map_err(|difference| self.leak(during, difference))
    }

    /// Refuses two answers over HTTP that are not the same.
    pub(super) fn compare_answers(&mut self, during: &str, answers: &[String; 2]) -> Result<(), Leak> {
        let [truth, other] = [0, 1].map(|at| self.worlds[at].plain(&self.tables[at], &answers[at]));
        self.heard.messages += 1;
        self.heard.bytes += truth.len() as u64;
        same(&[truth], &[other]).map_err(|difference| self.leak(during, difference))
    }

    fn leak(&self, during: &str, difference: Difference) -> Leak {
        let decider = self.games[0].decider().map(|seat| seat.to_string());
        let setup = self.games[0].setup().text();
        let during = format!(
            "{during}, {} as {}, asked {decider:?}, {} moves, {setup}",
            G::ID,
            self.observer,
            self.games[0].step()
        );
        Leak { during, difference }
    }

    /// Asks over the socket; gives the reply of the true world.
    pub(super) async fn ask(&mut self, asked: &Asked) -> Result<Value, Leak> {
        let mut replies = Vec::new();
        for at in 0..2 {
            replies.push(self.ears[at].ask(&(asked.text)(&self.tables[at].id)).await);
        }
        self.compare(&asked.during)?;
        Ok(replies.swap_remove(0))
    }

    /// Joins, perhaps again.
    pub(super) async fn look(&mut self, since: Option<u64>) -> Result<(), Leak> {
        let (observer, lang) = (self.observer, self.lang);
        for at in 0..2 {
            let params = json!({ "table": self.tables[at].id, "as": observer, "since": since, "lang": lang });
            self.ears[at].ask(&call("table.join", &params)).await;
            self.ears[at].hear("table.presence").await;
        }
        self.compare("looking")
    }

    /// A command of a seat that is done in both worlds, over the socket if it is the observer's own.
    async fn command(&mut self, seat: Seat, command: &str, own: [Value; 2]) -> Result<(), Leak> {
        let key = self.key();
        let mut steps = [0; 2];
        for (at, mut params) in own.into_iter().enumerate() {
            params["step"] = json!(self.step);
            params["key"] = json!(key);
            steps[at] = if self.is_own(seat) {
                params["table"] = json!(self.tables[at].id);
                let method = format!("table.{}", command.replace('-', "_"));
                let reply = self.ears[at].ask(&call(&method, &params)).await;
                reply["result"]["step"].as_u64().unwrap_or_else(|| panic!("{params}: {reply}"))
            } else {
                self.worlds[at].command(&self.tables[at], seat.index(), command, &params).await
            };
            self.ears[at].hear_of(steps[at]).await;
        }
        self.step = steps[0];
        self.compare(command)
    }

    /// Whoever is asked answers, if there is an answer that shows the observer no difference.
    pub(super) async fn play(&mut self) -> Result<bool, Leak> {
        let answers = some_answers(&self.games, self.observer, &mut self.chance);
        let (Some(actions), Some(seat)) = (answers, self.games[0].decider()) else { return Ok(false) };
        let own = actions.map(|action| json!({ "as": seat, "action": action.to_string() }));
        self.games = after(&self.games, actions, self.observer).expect("as it was found");
        self.command(seat, "act", own).await?;
        self.heard.moves += 1;
        Ok(true)
    }

    /// A bot answers for whoever is asked. For the observer's own seat it must know no more than the observer.
    pub(super) async fn let_a_bot_play(&mut self) -> Result<(), Leak> {
        let Some(seat) = self.games[0].decider() else { return Ok(()) };
        let names = dedale_bots::names(G::GAME);
        let bot = names[self.chance.pick(names.len() as u32) as usize];
        let thought = [0, 1].map(|at| {
            let answer = dedale_bots::play(&G::any(&self.games[at]), bot).expect("a bot of the game");
            answer.expect("somebody is asked")
        });
        if self.is_own(seat) {
            let [truth, other] = thought.clone().map(|answer| [answer]);
            same(&truth, &other).map_err(|difference| self.leak(bot, difference))?;
        }
        let actions =
            thought.map(|answer| answer.parse::<G::Action>().unwrap_or_else(|_| panic!("{answer}")));
        let Some(then) = after(&self.games, actions, self.observer) else { return Ok(()) };
        if then[0].decider() == Some(seat) {
            // It would go on at once.
            return Ok(());
        }
        let own = json!({ "seat": seat, "bot": bot });
        self.command(seat, "stand-in", [own.clone(), own]).await?;
        self.step += 1;
        for at in 0..2 {
            self.ears[at].hear_of(self.step).await;
        }
        self.games = then;
        self.compare("a bot’s answer")?;
        let own = json!({ "seat": seat });
        self.command(seat, "hand-back", [own.clone(), own]).await?;
        self.heard.bots += 1;
        Ok(())
    }

    /// Somebody wants to go back; the others consent, or one of them does not.
    pub(super) async fn undo(&mut self) -> Result<(), Leak> {
        let moves = self.games[0].step();
        if moves == 0 {
            return Ok(());
        }
        let (seat, to) = (self.any_seat(), self.chance.pick(moves as u32) as usize);
        let own = json!({ "as": seat, "to": to });
        let before = self.step;
        self.command(seat, "undo", [own.clone(), own]).await?;
        let mut undone = self.what_was_done(before + 1).await? == "undo";
        if undone {
            self.heard.undone += 1;
        } else {
            self.heard.proposed += 1;
            undone = self.consent(seat).await?;
        }
        if undone {
            self.games = [0, 1].map(|at| self.games[at].at(to).expect("a step of the match"));
        }
        Ok(())
    }

    async fn consent(&mut self, by: Seat) -> Result<bool, Leak> {
        for seat in Seat::first(self.seats()).filter(|&seat| seat != by) {
            let agree = self.chance.pick(4) > 0;
            let own = json!({ "as": seat, "agree": agree });
            self.command(seat, "answer", [own.clone(), own]).await?;
            if !agree {
                return Ok(false);
            }
        }
        Ok(true)
    }

    /// What everybody may know of a step, from the catch-up.
    async fn what_was_done(&mut self, step: u64) -> Result<String, Leak> {
        let (observer, lang) = (self.observer, self.lang);
        let text = move |table: &str| {
            let params = json!({ "table": table, "as": observer, "since": step - 1, "lang": lang });
            call("table.join", &params)
        };
        let asked = Asked { during: "catching up".to_owned(), text: Box::new(text) };
        let reply = self.ask(&asked).await?;
        for at in 0..2 {
            self.ears[at].hear("table.presence").await;
        }
        Ok(reply["result"]["missed"][0]["entry"]["did"].as_str().expect("what was done").to_owned())
    }

    /// Somebody wants to stop, and somebody else does not.
    pub(super) async fn not_stop(&mut self) -> Result<(), Leak> {
        if self.seats() == 1 {
            return Ok(());
        }
        let seat = self.any_seat();
        let other = Seat::new((seat.index() + 1) % self.seats());
        let own = json!({ "as": seat });
        self.command(seat, "stop", [own.clone(), own]).await?;
        let own = json!({ "as": other, "agree": false });
        self.command(other, "answer", [own.clone(), own]).await
    }

    /// Somebody says something, if it is allowed.
    pub(super) async fn say(&mut self, texts: [&str; 2]) -> Result<(), Leak> {
        if !self.games[0].setup().may_talk() {
            return Ok(());
        }
        let (seat, key) = (self.any_seat(), self.key());
        for (at, text) in texts.into_iter().enumerate() {
            let line = json!({ "text": text, "key": key });
            self.worlds[at].command(&self.tables[at], seat.index(), "chat", &line).await;
            self.ears[at].hear("table.said").await;
        }
        self.compare("chat")
    }

    /// Somebody comes and goes.
    pub(super) async fn visit(&mut self) -> Result<(), Leak> {
        // A second look of somebody who is there already is no news.
        let who = match self.any_seat() {
            seat if self.chance.pick(2) == 0 && !self.is_own(seat) => seat.index(),
            _ => WATCHER,
        };
        for at in 0..2 {
            let mut visitor = self.worlds[at].ear(who).await;
            let params = json!({ "table": self.tables[at].id });
            for method in ["table.join", "table.leave"] {
                visitor.ask(&call(method, &params)).await;
                self.ears[at].hear("table.presence").await;
            }
        }
        self.compare("presence")
    }

    /// Nothing that was still to come was different; then the table is left for good.
    pub(super) async fn end(mut self) -> Result<(), Leak> {
        self.visit().await?;
        for at in 0..2 {
            let concede = json!({ "as": 1, "step": self.step, "key": "the end" });
            self.worlds[at].command(&self.tables[at], 0, "concede", &concede).await;
            let others = if G::GAME.row().cooperative { 1..self.seats() } else { 0..0 };
            for who in others {
                let agree = json!({ "as": who + 1, "agree": true, "step": self.step, "key": "the end" });
                self.worlds[at].command(&self.tables[at], who, "answer", &agree).await;
            }
        }
        Ok(())
    }
}

/// Who looks as that observer.
pub(super) fn person(observer: Observer) -> usize {
    match observer {
        Observer::Seat(seat) => seat.index(),
        Observer::Spectator | Observer::Omniscient => WATCHER,
    }
}

/// A request.
pub(super) fn call(method: &str, params: &Value) -> String {
    json!({ "jsonrpc": "2.0", "id": 1, "method": method, "params": params }).to_string()
}
