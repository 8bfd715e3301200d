use std::fmt::Write as _;

use rand_core::Rng as _;
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng as _;
use serde_json::value::RawValue;

use crate::messages::{Document, Happened, Happening, Message, Phase, Told};

/// What one person's program knows of one table and says there, without a wire: give it every text that
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
    /// The answer it will give, as JSON.
    answer: Option<String>,
    /// Whether it has not sat down yet: it does so before it looks, so as to look from its seat.
    arriving: bool,
    leaving: Option<String>,
    joining: Option<u64>,
    joined: bool,
    pending: Option<Command>,
    done: Option<(Command, u64)>,
    last_id: u64,
    games: u64,
    text: String,
    history: Option<Vec<Happening>>,
}

/// A command on its way.
#[derive(Clone, Debug)]
struct Command {
    id: u64,
    method: &'static str,
    /// With its key: the same text is sent again.
    params: String,
    sent: bool,
}

/// What a text of the server meant.
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

    /// What happened at this table so far, if it [remembers](Player::remembering).
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

    /// What to send now, if anything; then ask again.
    pub fn say(&mut self) -> Option<&str> {
        if let Some(table) = self.leaving.take() {
            return self.leave(&table);
        }
        if self.arriving {
            if self.pending.is_none() {
                self.command("table.sit", &format!(",\"seat\":{}", self.seat));
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
            let (method, further) = self.wish()?;
            self.command(method, &further);
        }
        self.say_pending()
    }

    /// The last command that was done, once more with the same key: it must do nothing, and be answered as before.
    pub fn repeat(&self) -> Option<String> {
        let (command, _) = self.done.as_ref()?;
        Some(request(command.id, command.method, &command.params))
    }

    fn join(&mut self) -> Option<&str> {
        if self.joining.is_some() {
            return None;
        }
        let id = self.next_id();
        self.joining = Some(id);
        let mut params = format!("\"table\":\"{}\"", self.table);
        if self.plays && self.seated {
            let _ = write!(params, ",\"as\":{}", self.seat);
        }
        if let Some(step) = self.step {
            let _ = write!(params, ",\"since\":{step}");
        }
        self.text = request(id, "table.join", &params);
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
        self.text = request(id, "table.leave", &format!("\"table\":\"{table}\""));
        Some(&self.text)
    }

    /// What it wants to do, with the parameters that every command does not have.
    fn wish(&mut self) -> Option<(&'static str, String)> {
        let waits_for_update = self.done.as_ref().is_some_and(|(_, step)| self.step < Some(*step));
        if !self.plays || waits_for_update {
            return None;
        }
        let seat = self.seat;
        match self.phase {
            Phase::Gathering if !self.seated => Some(("table.sit", format!(",\"seat\":{seat}"))),
            Phase::Gathering if self.owns && self.everybody_seated => Some(("table.start", String::new())),
            Phase::Gathering => None,
            Phase::Playing => {
                let action = self.answer.take()?;
                Some(("table.act", format!(",\"as\":{seat},\"action\":{action}")))
            }
            Phase::Over if seat == 1 => Some(("table.rematch", format!(",\"as\":{seat},\"seed\":\"new\""))),
            Phase::Over => None,
        }
    }

    fn command(&mut self, method: &'static str, further: &str) {
        let id = self.next_id();
        let (table, step, key) = (&self.table, self.step.unwrap_or(0), self.chance.next_u64());
        let params = format!("\"table\":\"{table}\",\"step\":{step},\"key\":\"{key:016x}\"{further}");
        self.pending = Some(Command { id, method, params, sent: false });
    }

    fn say_pending(&mut self) -> Option<&str> {
        let command = self.pending.as_mut().filter(|command| !command.sent)?;
        command.sent = true;
        self.text = request(command.id, command.method, &command.params);
        Some(&self.text)
    }

    fn next_id(&mut self) -> u64 {
        self.last_id += 1;
        self.last_id
    }

    /// Takes in a text of the server.
    pub fn receive(&mut self, text: &str) -> Heard {
        let message: Message<'_> = match serde_json::from_str(text) {
            Ok(message) => message,
            Err(error) => return Heard::Broken(format!("{error} in {text}")),
        };
        match (message.id, message.method) {
            (Some(id), None) if self.joining == Some(id) => self.joined(message),
            (Some(id), None) if self.pending.as_ref().is_some_and(|command| command.id == id) => {
                self.answered(&message)
            }
            (Some(id), None) => self.answered_again(id, &message),
            (None, Some("table.update")) => message.params.map_or(Heard::News, |told| self.updated(&told)),
            (None, Some("table.snapshot")) => message.params.map_or(Heard::News, |told| self.catch_up(&told)),
            (None, Some(_)) => Heard::News,
            _ => Heard::Broken(format!("neither an answer nor a notification: {text}")),
        }
    }

    fn joined(&mut self, message: Message<'_>) -> Heard {
        self.joining = None;
        match (message.result, message.error) {
            (Some(told), _) => match self.take_in(&told) {
                Ok(()) => {
                    self.joined = true;
                    Heard::Joined
                }
                Err(broken) => Heard::Broken(broken),
            },
            (None, error) => refused(error.and_then(|error| error.data).map(|data| data.code)),
        }
    }

    fn answered(&mut self, message: &Message<'_>) -> Heard {
        let Some(command) = self.pending.take() else { return Heard::News };
        let step = message.result.as_ref().and_then(|result| result.step);
        let Some(step) = step else {
            let code = message.error.as_ref().and_then(|error| error.data.as_ref()).map(|data| data.code);
            if matches!(code, Some("store-failed" | "shutting-down" | "table-busy" | "too-many-requests")) {
                self.pending = Some(Command { sent: false, ..command });
            } else {
                // Whatever it was, a fresh look at the table says what to do.
                (self.joined, self.arriving) = (false, false);
            }
            return refused(code);
        };
        let act = command.method == "table.act";
        if command.method == "table.sit" {
            (self.joined, self.arriving, self.seated) = (false, false, true);
        }
        if self.step < Some(step) {
            self.answer = None;
        }
        self.done = Some((command, step));
        Heard::Done { act, step }
    }

    fn answered_again(&mut self, id: u64, message: &Message<'_>) -> Heard {
        let Some((command, step)) = self.done.as_ref().filter(|(command, _)| command.id == id) else {
            return Heard::News;
        };
        let again = message.result.as_ref().and_then(|result| result.step);
        if again == Some(*step) {
            Heard::DoneAgain
        } else {
            Heard::Broken(format!("{}: was step {step}, is now {again:?}", command.params))
        }
    }

    fn updated(&mut self, told: &Told<'_>) -> Heard {
        if !self.is_here(told) {
            return Heard::News;
        }
        let (Some(step), Some(at), Some(entry), Some(events)) = (told.step, told.at, told.entry, told.events)
        else {
            return Heard::Broken("an update without step, at, entry or events".to_owned());
        };
        let overtaken = self.step >= Some(step);
        let done = self.happened(&Happened { step, at, entry, events });
        let done = done.and_then(|()| if overtaken { Ok(()) } else { self.stands(told) });
        done.err().map_or(Heard::News, Heard::Broken)
    }

    /// Snapshots that nobody asked for leave a gap: the next join fills it.
    fn catch_up(&mut self, told: &Told<'_>) -> Heard {
        if self.is_here(told) && self.joined {
            self.joined = false;
        }
        Heard::News
    }

    fn take_in(&mut self, told: &Told<'_>) -> Result<(), String> {
        let first = told.missed.iter().flatten().next().map(|first| first.step);
        if let Some(first) = first.filter(|_| told.earlier > 0) {
            // Only the newest page is told: what is left out is no gap.
            self.step = self.step.max(first.checked_sub(1));
        }
        for happened in told.missed.iter().flatten() {
            self.happened(happened)?;
        }
        let document = told.table.ok_or("a snapshot without a table document")?;
        self.read(document)?;
        if let Some(standing) = &told.standing
            && self.step.is_some_and(|step| step < standing.step)
        {
            return Err(format!(
                "{}: told of step {:?}, but it stands at {}",
                self.table, self.step, standing.step
            ));
        }
        self.stands(told)
    }

    /// Every step comes once and in its turn, or again and the same.
    fn happened(&mut self, happened: &Happened<'_>) -> Result<(), String> {
        let step = happened.step;
        if let Some(history) = &mut self.history {
            let known = history.iter().rfind(|known| known.step == step);
            if let Some(known) = known {
                let now = Happening::from(happened);
                return if *known == now { Ok(()) } else { Err(format!("was {known:?}, is now {now:?}")) };
            }
            history.push(happened.into());
        }
        match self.step {
            Some(last) if step > last + 1 => Err(format!("{}: step {step} after {last}", self.table)),
            Some(last) if step <= last => Ok(()),
            _ => {
                self.step = Some(step);
                Ok(())
            }
        }
    }

    fn stands(&mut self, told: &Told<'_>) -> Result<(), String> {
        if let Some(document) = told.document {
            self.read(document)?;
        }
        self.answer = None;
        let Some(standing) = &told.standing else { return Ok(()) };
        if standing.outcome.is_some() {
            self.phase = Phase::Over;
        } else if let Some(legal) = standing.legal.filter(|_| self.plays) {
            self.answer = self.choose(legal)?;
        }
        Ok(())
    }

    fn choose(&mut self, legal: &RawValue) -> Result<Option<String>, String> {
        let legal: Vec<&RawValue> = serde_json::from_str(legal.get()).map_err(|error| error.to_string())?;
        if legal.is_empty() {
            return Ok(None);
        }
        let chosen = (u64::from(self.chance.next_u32()) * legal.len() as u64) >> 32;
        Ok(Some(legal[chosen as usize].get().to_owned()))
    }

    fn read(&mut self, document: &RawValue) -> Result<(), String> {
        let document: Document = serde_json::from_str(document.get()).map_err(|error| error.to_string())?;
        self.owns = document.owner == self.user;
        self.phase = document.phase;
        let mine = document.seats.iter().find(|seat| seat.seat == self.seat);
        self.seated = mine.is_some_and(|seat| seat.user.as_deref() == Some(&self.user));
        self.everybody_seated = document.seats.iter().all(|seat| seat.user.is_some() || seat.bot.is_some());
        self.next = document.next;
        Ok(())
    }

    /// Whether it is about this table as this player sees it.
    fn is_here(&self, told: &Told<'_>) -> bool {
        let observer = told.observer.map_or("", RawValue::get);
        let seat = observer.trim_matches('"').parse::<u8>().ok();
        if seat != (self.plays && self.seated).then_some(self.seat) {
            return false;
        }
        let Some(table) = told.table.map(RawValue::get) else { return false };
        let named = table.strip_prefix('"').and_then(|table| table.strip_suffix('"'));
        match named {
            Some(id) => id == self.table,
            None => {
                serde_json::from_str::<Document>(table).is_ok_and(|document| document.table == self.table)
            }
        }
    }
}

fn request(id: u64, method: &str, params: &str) -> String {
    format!("{{\"jsonrpc\":\"2.0\",\"id\":{id},\"method\":\"{method}\",\"params\":{{{params}}}}}")
}

fn refused(code: Option<&str>) -> Heard {
    Heard::Refused(code.unwrap_or("no-code").to_owned())
}
