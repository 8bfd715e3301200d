use dedale_core::{Observer, Seat};
use dedale_protocol::{
    Act, Command, Done, Fault, Happening, Incoming, Nothing, Phase, RematchSeed, SeatOnly, Snapshot, Stamp,
    Standing, TableDocument, Update, UserId, stamped, written_request,
};
use rand_core::Rng as _;
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng as _;
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::value::RawValue;
use serde_json::{Map, Value, json};

use crate::news::News;

/// One person's client at one table, without a network: give it every text that
/// [comes](Player::receive), and send what it [says](Player::say).
///
/// It sits down where it belongs, starts the table if it is its own, answers at random when it is asked, and goes on at
/// the next table when the game is over. Its commands are sent again, with the same key, until they are answered.
pub struct Player {
    user: String,
    table: String,
    seat: u8,
    /// Whether the seat is its own, or it only looks on.
    plays: bool,
    chance: Xoshiro256PlusPlus,
    step: Option<u64>,
    phase: Phase,
    seated: bool,
    everybody_seated: bool,
    owns: bool,
    next: Option<String>,
    /// The answer it will give.
    answer: Option<String>,
    /// Whether it has not sat down yet: it does so before it looks, so as to look from its seat.
    arriving: bool,
    leaving: Option<String>,
    joining: Option<u64>,
    joined: bool,
    pending: Option<Sent>,
    done: Option<(Sent, u64)>,
    last_id: u64,
    games: u64,
    text: String,
    history: Option<Vec<Happening>>,
}

/// A command on its way.
#[derive(Clone, Debug)]
struct Sent {
    id: u64,
    name: &'static str,
    /// With its key: the same is sent again.
    text: String,
    sent: bool,
}

/// The parameters of the command that is sent most.
#[derive(Serialize)]
struct ActAt<'a> {
    step: u64,
    key: &'a str,
    #[serde(rename = "as")]
    seat: Seat,
    action: &'a str,
    table: &'a str,
}

/// One update of so many is read in full, and with it checked against its type.
const IN_FULL: u64 = 16;

/// The meaning of a text from the server.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Heard {
    /// Nothing that answers anything.
    News,
    /// The table is looked at now.
    Joined,
    /// A command was done.
    Done {
        /// Whether it was an answer in the game.
        act: bool,
        /// The step it became.
        step: u64,
    },
    /// A command was done before, and the answer is the same again.
    DoneAgain,
    /// A command or the look at the table was refused.
    Refused(String),
    /// The server broke what it promises.
    Broken(String),
}

impl Player {
    /// Somebody at one seat of a table.
    pub fn new(user: &str, table: &str, seat: u8, seed: u64) -> Self {
        Self {
            user: user.to_owned(),
            table: table.to_owned(),
            seat,
            plays: true,
            chance: Xoshiro256PlusPlus::seed_from_u64(seed),
            step: None,
            phase: Phase::Gathering,
            seated: false,
            everybody_seated: false,
            owns: false,
            next: None,
            answer: None,
            arriving: true,
            leaving: None,
            joining: None,
            joined: false,
            pending: None,
            done: None,
            last_id: 0,
            games: 0,
            text: String::new(),
            history: None,
        }
    }

    /// Somebody who sat there before, and knows nothing any more.
    pub fn returning(user: &str, table: &str, seat: u8, seed: u64) -> Self {
        Self { arriving: false, ..Self::new(user, table, seat, seed) }
    }

    /// Somebody who only looks.
    pub fn spectator(user: &str, table: &str, seed: u64) -> Self {
        Self { plays: false, arriving: false, ..Self::new(user, table, 0, seed) }
    }

    /// The same, but it keeps everything that happens.
    pub fn remembering(self) -> Self {
        Self { history: Some(Vec::new()), ..self }
    }

    /// The table it is at.
    pub fn table(&self) -> &str {
        &self.table
    }

    /// The seat it has.
    pub fn seat(&self) -> u8 {
        self.seat
    }

    /// The last step it knows of.
    pub fn step(&self) -> Option<u64> {
        self.step
    }

    /// The last step at this table that it was told it did.
    pub fn done(&self) -> Option<u64> {
        self.done.as_ref().map(|(_, step)| *step)
    }

    /// The happenings at this table so far, if it [remembers](Player::remembering) them.
    pub fn history(&self) -> &[Happening] {
        self.history.as_deref().unwrap_or_default()
    }

    /// How many games came to their end.
    pub fn games(&self) -> u64 {
        self.games
    }

    /// Whether it has an answer for the game.
    pub fn is_asked(&self) -> bool {
        self.joined && self.pending.is_none() && self.phase == Phase::Playing && self.answer.is_some()
    }

    /// Whether the game goes on.
    pub fn is_playing(&self) -> bool {
        self.joined && self.phase == Phase::Playing
    }

    /// The connection is a new one: nothing was said on it yet.
    pub fn reconnect(&mut self) {
        (self.joined, self.joining, self.leaving) = (false, None, None);
        if let Some(command) = &mut self.pending {
            command.sent = false;
        }
    }

    /// The next text to send, if any; then call it again.
    pub fn say(&mut self) -> Option<&str> {
        if let Some(table) = self.leaving.take() {
            return self.leave(&table);
        }
        if self.arriving {
            if self.pending.is_none() {
                self.prepare(Wish::Command(self.sit()));
            }
            return self.say_pending();
        }
        if !self.joined {
            return self.join();
        }
        if self.pending.is_none() {
            if self.phase == Phase::Over
                && let Some(next) = self.next.take()
            {
                self.move_to(next);
                return self.say();
            }
            let wish = self.wish()?;
            self.prepare(wish);
        }
        self.say_pending()
    }

    /// The last command that was done, once more with the same key: it must do nothing, and be answered as before.
    pub fn repeat(&self) -> Option<String> {
        self.done.as_ref().map(|(command, _)| command.text.clone())
    }

    fn join(&mut self) -> Option<&str> {
        if self.joining.is_some() {
            return None;
        }
        let id = self.next_id();
        self.joining = Some(id);
        let mut params = json!({ "table": self.table });
        if let Some(observer) = self.own_observer() {
            params["as"] = json!(observer);
        }
        if let Some(step) = self.step {
            params["since"] = step.into();
        }
        self.text = written_request(id, "table.join", &params);
        Some(&self.text)
    }

    /// Goes to another table, where its seat is kept for it.
    fn move_to(&mut self, table: String) {
        self.games += 1;
        self.leaving = Some(std::mem::replace(&mut self.table, table));
        (self.step, self.answer, self.next, self.done) = (None, None, None, None);
        (self.phase, self.joined) = (Phase::Gathering, false);
        if let Some(history) = &mut self.history {
            history.clear();
        }
    }

    fn leave(&mut self, table: &str) -> Option<&str> {
        let id = self.next_id();
        self.text = written_request(id, "table.leave", &json!({ "table": table }));
        Some(&self.text)
    }

    /// The next command it wants to send.
    fn wish(&mut self) -> Option<Wish> {
        let waits_for_update = self.done.as_ref().is_some_and(|(_, step)| self.step < Some(*step));
        if !self.plays || waits_for_update {
            return None;
        }
        let seat = Seat::from_number(self.seat.into())?;
        match self.phase {
            Phase::Gathering if !self.seated => Some(Wish::Command(self.sit())),
            Phase::Gathering if self.owns && self.everybody_seated => {
                Some(Wish::Command(Command::Start(Nothing {})))
            }
            Phase::Gathering => None,
            Phase::Playing => {
                let action = self.answer.take()?;
                Some(Wish::Command(Command::Act(Act { seat, action })))
            }
            Phase::Over if self.seat == 1 => Some(Wish::Rematch(seat)),
            Phase::Over => None,
        }
    }

    fn sit(&self) -> Command {
        let seat = Seat::from_number(self.seat.into()).expect("players have seats");
        Command::Sit(SeatOnly { seat })
    }

    fn prepare(&mut self, wish: Wish) {
        let id = self.next_id();
        let (step, key) = (self.step.unwrap_or(0), format!("{:016x}", self.chance.next_u64()));
        let (name, text) = match wish {
            Wish::Command(Command::Act(Act { seat, action })) => {
                let act = ActAt { step, key: &key, seat, action: &action, table: &self.table };
                ("act", written_request(id, "table.act", &act))
            }
            Wish::Command(command) => {
                let name = command.name();
                (name, self.written(id, name, command.params(&Stamp { step, key })))
            }
            Wish::Rematch(seat) => {
                let rematch = json!(stamped::Rematch { step, key, seat, seed: RematchSeed::New });
                ("rematch", self.written(id, "rematch", rematch.as_object().cloned().unwrap_or_default()))
            }
        };
        self.pending = Some(Sent { id, name, text, sent: false });
    }

    fn written(&self, id: u64, name: &str, mut params: Map<String, Value>) -> String {
        params.insert("table".to_owned(), self.table.as_str().into());
        written_request(id, &format!("table.{name}"), &params)
    }

    fn say_pending(&mut self) -> Option<&str> {
        let command = self.pending.as_mut().filter(|command| !command.sent)?;
        command.sent = true;
        Some(&command.text)
    }

    fn next_id(&mut self) -> u64 {
        self.last_id += 1;
        self.last_id
    }

    /// Takes in a text of the server.
    pub fn receive(&mut self, text: &str) -> Heard {
        if self.history.is_none()
            && let Some(news) = News::read(text).filter(|news| news.step % IN_FULL != 0)
        {
            return heard(self.told(&news));
        }
        let message: Incoming<'_> = match serde_json::from_str(text) {
            Ok(message) => message,
            Err(error) => return Heard::Broken(format!("{error} in {text}")),
        };
        match (message.id, message.method.as_deref(), message.params) {
            (Some(id), None, _) if self.joining == Some(id) => self.joined(&message),
            (Some(id), None, _) if self.pending.as_ref().is_some_and(|command| command.id == id) => {
                self.answered(&message)
            }
            (Some(id), None, _) => self.answered_again(id, &message),
            (None, Some("table.update"), Some(params)) => {
                heard(read(params).and_then(|update| self.updated(update)))
            }
            (None, Some("table.snapshot"), Some(params)) => {
                heard(read(params).map(|snapshot| self.catch_up(&snapshot)))
            }
            (None, Some(_), _) => Heard::News,
            _ => Heard::Broken(format!("neither an answer nor a notification: {text}")),
        }
    }

    fn joined(&mut self, message: &Incoming<'_>) -> Heard {
        self.joining = None;
        let Some(result) = message.result else { return refused(message.error.as_ref()) };
        match read(result).and_then(|snapshot| self.take_in(snapshot)) {
            Ok(()) => {
                self.joined = true;
                Heard::Joined
            }
            Err(broken) => Heard::Broken(broken),
        }
    }

    fn answered(&mut self, message: &Incoming<'_>) -> Heard {
        let Some(command) = self.pending.take() else { return Heard::News };
        let Some(Done { step, .. }) = message.result.and_then(|result| read(result).ok()) else {
            let code = message.error.as_ref().map(Fault::code);
            if matches!(code, Some("store-failed" | "shutting-down" | "table-busy" | "too-many-requests")) {
                self.pending = Some(Sent { sent: false, ..command });
            } else {
                // In any case, joining the table again shows what to do.
                (self.joined, self.arriving) = (false, false);
            }
            return refused(message.error.as_ref());
        };
        let act = command.name == "act";
        if command.name == "sit" {
            (self.joined, self.arriving, self.seated) = (false, false, true);
        }
        if self.step < Some(step) {
            self.answer = None;
        }
        self.done = Some((command, step));
        Heard::Done { act, step }
    }

    fn answered_again(&mut self, id: u64, message: &Incoming<'_>) -> Heard {
        let Some((command, step)) = self.done.as_ref().filter(|(command, _)| command.id == id) else {
            return Heard::News;
        };
        let again = message.result.and_then(|result| read(result).ok()).map(|done: Done| done.step);
        if again == Some(*step) {
            Heard::DoneAgain
        } else {
            Heard::Broken(format!("{}: was step {step}, is now {again:?}", command.text))
        }
    }

    fn updated(&mut self, update: Update) -> Result<(), String> {
        let Update { table, observer, happening, standing, document } = update;
        if !self.is_here(table.as_str(), observer) || self.is_filled_later(happening.step) {
            return Ok(());
        }
        let overtaken = self.step >= Some(happening.step);
        self.happened(happening)?;
        if !overtaken {
            if let Some(document) = document {
                self.look_at(document);
            }
            self.stands(standing);
        }
        Ok(())
    }

    /// The same of an update that says where the game stands, and no more.
    fn told(&mut self, news: &News<'_>) -> Result<(), String> {
        let observer = news.observer.parse().map_err(|_| format!("no observer: {}", news.observer))?;
        if !self.is_here(news.table, observer) || self.is_filled_later(news.step) {
            return Ok(());
        }
        let overtaken = self.step >= Some(news.step);
        self.came(news.step)?;
        if !overtaken {
            self.answer = None;
            if let Some(legal) = news.legal.as_deref().filter(|_| self.plays) {
                self.answer = self.choose(legal).map(|answer| (*answer).to_owned());
            }
        }
        Ok(())
    }

    /// Whether there is a gap before a step, as after a snapshot: the join that is on its way tells it, and what was missed before it.
    fn is_filled_later(&self, step: u64) -> bool {
        !self.joined && self.step.is_some_and(|last| step > last + 1)
    }

    /// Snapshots that nobody asked for leave a gap: the next join fills it.
    fn catch_up(&mut self, snapshot: &Snapshot) {
        if self.is_here(snapshot.table.table.as_str(), snapshot.observer) {
            self.joined = false;
        }
    }

    fn take_in(&mut self, snapshot: Snapshot) -> Result<(), String> {
        let Snapshot { table, standing, missed, earlier, .. } = snapshot;
        if let Some(first) = missed.first().filter(|_| earlier > 0) {
            // Only the newest page is told: what is left out is no gap.
            self.step = self.step.max(first.step.checked_sub(1));
        }
        for happening in missed {
            self.happened(happening)?;
        }
        self.look_at(table);
        if let Some(standing) = &standing
            && self.step.is_some_and(|step| step < standing.step)
        {
            return Err(format!(
                "{}: told of step {:?}, but it stands at {}",
                self.table, self.step, standing.step
            ));
        }
        self.stands(standing);
        Ok(())
    }

    /// Every step comes once and in its turn, or again and the same.
    fn happened(&mut self, happening: Happening) -> Result<(), String> {
        let step = happening.step;
        if let Some(history) = &mut self.history {
            if let Some(known) = history.iter().rfind(|known| known.step == step) {
                let is_same = *known == happening;
                return if is_same { Ok(()) } else { Err(format!("was {known:?}, is now {happening:?}")) };
            }
            history.push(happening);
        }
        self.came(step)
    }

    fn came(&mut self, step: u64) -> Result<(), String> {
        match self.step {
            Some(last) if step > last + 1 => Err(format!("{}: step {step} after {last}", self.table)),
            Some(last) if step <= last => Ok(()),
            _ => {
                self.step = Some(step);
                Ok(())
            }
        }
    }

    fn stands(&mut self, standing: Option<Standing>) {
        self.answer = None;
        let Some(standing) = standing else { return };
        if standing.outcome.is_some() {
            self.phase = Phase::Over;
        } else if let Some(legal) = standing.legal.filter(|_| self.plays) {
            self.answer = self.choose(&legal).cloned();
        }
    }

    fn choose<'a, T>(&mut self, legal: &'a [T]) -> Option<&'a T> {
        if legal.is_empty() {
            return None;
        }
        let chosen = (u64::from(self.chance.next_u32()) * legal.len() as u64) >> 32;
        legal.get(chosen as usize)
    }

    fn look_at(&mut self, document: TableDocument) {
        let is_me = |user: Option<&str>| user == Some(&self.user);
        let mine = document.seats.iter().find(|chair| chair.seat.number() == u32::from(self.seat));
        self.seated = mine.is_some_and(|chair| is_me(chair.user.as_ref().map(UserId::as_str)));
        self.everybody_seated = document.seats.iter().all(|chair| !chair.is_free());
        self.owns = document.owner.as_str() == self.user;
        self.phase = document.phase;
        self.next = document.next.map(|table| table.to_string());
    }

    /// As whom it looks, once it has its seat.
    fn own_observer(&self) -> Option<Observer> {
        let seat = Seat::from_number(self.seat.into()).filter(|_| self.plays && self.seated);
        seat.map(Observer::Seat)
    }

    /// Whether a message is about this table as this player sees it.
    fn is_here(&self, table: &str, observer: Observer) -> bool {
        let seat = Some(observer).filter(|observer| matches!(observer, Observer::Seat(_)));
        table == self.table && seat == self.own_observer()
    }
}

/// The commands a player may want to send.
enum Wish {
    Command(Command),
    Rematch(Seat),
}

fn read<T: DeserializeOwned>(text: &RawValue) -> Result<T, String> {
    serde_json::from_str(text.get()).map_err(|error| error.to_string())
}

fn heard(understood: Result<(), String>) -> Heard {
    understood.err().map_or(Heard::News, Heard::Broken)
}

fn refused(fault: Option<&Fault>) -> Heard {
    Heard::Refused(fault.map_or("no-code", Fault::code).to_owned())
}
