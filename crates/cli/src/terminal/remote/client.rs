use std::collections::VecDeque;
use std::time::Instant;

use dedale_core::{Observer, Seat, SeatSet, Setup as _};
use dedale_protocol::{
    As, Chat, ChatLine, Command, Fault, HintList, Incoming, Join, Leave, Phase, Presence, RematchSeed,
    SeatDocument, SeatOnly, Snapshot, Stamp, Standing, SubscriptionEnded, TableDocument, Update, UserId,
    stamped, written_request,
};
use dedale_words::{Value as Word, Words};
use serde::Serialize;
use serde_json::value::RawValue;
use serde_json::{Value, json};

use super::inquiries::Inquiries;
use super::link::Link;
use super::problems::fault_in_words;
use super::story::Story;
use crate::terminal::asked::Asked;
use crate::terminal::session::Page;
use crate::terminal::{Face, Style};

/// How to write at this terminal.
#[derive(Clone, Copy)]
pub(crate) struct Desk<'a> {
    pub(crate) words: &'a Words,
    pub(crate) style: Style,
    pub(crate) width: fn() -> usize,
    /// Whether it is one whole screen, on which hints get better by themselves.
    pub(crate) whole_screen: bool,
}

/// Something new to show.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum News {
    /// The table stands otherwise.
    Table,
    /// Somebody came or went.
    People,
    /// A sentence.
    Said(String),
    /// A page that was asked for.
    Page(Page, String),
    /// A hint came.
    Hint,
    /// The last words.
    Parting(String),
}

/// The standing of the match for this observer.
pub(super) struct Moment<G: Face> {
    pub(super) decider: Option<Seat>,
    pub(super) view: G::View,
    /// The question to be answered here.
    pub(super) asked: Option<Asked<G>>,
}

/// A command the server has not answered yet: asked again after a lost connection, with the same key.
struct Sent {
    id: u64,
    method: String,
    params: Value,
}

/// A request to look, and whether it asks for everything from the beginning.
struct Joining {
    id: u64,
    anew: bool,
}

/// How many lines may be typed before the server has answered.
const TYPED_AHEAD: usize = 8;

/// The next step of the driver.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Next {
    Leave,
    /// The next table.
    Follow(String),
}

/// One person at one table.
pub(crate) struct Client<'a, G: Face> {
    pub(super) desk: Desk<'a>,
    pub(super) link: Link,
    /// The name one came with.
    pub(super) name: Option<String>,
    /// The user id at the server.
    me: UserId,
    /// The seat one would like best.
    wish: Option<Seat>,
    pub(super) document: TableDocument,
    pub(super) setup: G::Setup,
    pub(super) observer: Observer,
    pub(super) moment: Option<Moment<G>>,
    pub(super) story: Story<G>,
    /// The seats whose people are present, once the server has said it.
    pub(super) present: Option<SeatSet>,
    pub(super) online: bool,
    joining: Option<Joining>,
    sent: Option<Sent>,
    /// Lines typed since, to be sent when that is answered.
    typed_ahead: VecDeque<(String, Value)>,
    /// Whether a seat was taken without being asked to.
    seated: bool,
    /// Whether to go on at the next table as soon as there is one.
    pub(super) follows: bool,
    /// The last line of chat.
    heard: i64,
    /// Everything people said since this one came.
    pub(super) talk: Vec<String>,
    /// When the document came: clocks run from then on.
    pub(super) documented: Instant,
    pub(super) inquiries: Inquiries,
    /// The latest hints about the question.
    pub(super) hints: Option<HintList>,
    /// The answer that was previewed last, and the view after it if that can be known.
    pub(super) foreseen: Option<(String, Option<G::View>)>,
    ids: u64,
    commands: u64,
    /// The prefix of every idempotency key.
    keys: String,
    news: Vec<News>,
    outbox: Vec<String>,
    pub(super) next: Option<Next>,
}

/// The person at the terminal, and how they join.
pub(crate) struct Arrival<'a> {
    pub(crate) desk: Desk<'a>,
    pub(crate) link: Link,
    pub(crate) name: Option<String>,
    pub(crate) me: UserId,
    pub(crate) wish: Option<Seat>,
    /// A text that distinguishes this run of the program from others.
    pub(crate) keys: String,
}

impl<'a, G: Face> Client<'a, G> {
    /// Somebody who is connected and has looked for the first time; none if the server speaks of another game.
    pub(crate) fn new(arrival: Arrival<'a>, snapshot: Snapshot) -> Option<Self> {
        let Arrival { desk, link, name, me, wish, keys } = arrival;
        let setup = G::Setup::from_options(snapshot.table.setup.pairs()).ok()?;
        let mut client = Client {
            desk,
            link,
            name,
            me,
            wish,
            setup,
            observer: snapshot.observer,
            document: snapshot.table.clone(),
            moment: None,
            story: Story::default(),
            present: None,
            online: true,
            joining: None,
            sent: None,
            typed_ahead: VecDeque::new(),
            seated: false,
            follows: false,
            heard: 0,
            talk: Vec::new(),
            documented: Instant::now(),
            inquiries: Inquiries::default(),
            hints: None,
            foreseen: None,
            ids: 1,
            commands: 0,
            keys,
            news: Vec::new(),
            outbox: Vec::new(),
            next: None,
        };
        client.look(snapshot);
        Some(client)
    }

    pub(super) fn words(&self) -> &'a Words {
        self.desk.words
    }

    /// Takes what is new.
    pub(super) fn take_news(&mut self) -> Vec<News> {
        std::mem::take(&mut self.news)
    }

    /// Takes the messages to send now.
    pub(crate) fn take_outbox(&mut self) -> Vec<String> {
        std::mem::take(&mut self.outbox)
    }

    /// Whether it is over with this table.
    pub(crate) fn next(&self) -> Option<&Next> {
        self.next.as_ref()
    }

    pub(super) fn show(&mut self, news: News) {
        self.news.push(news);
    }

    pub(super) fn say(&mut self, text: &str) {
        self.show(News::Said(text.to_owned()));
    }

    pub(super) fn tell(&mut self, id: &str, args: &[(&str, Word<'_>)]) {
        let text = self.words().text(id, args);
        self.say(&text);
    }

    pub(super) fn chairs(&self) -> impl Iterator<Item = &SeatDocument> {
        self.document.seats.iter()
    }

    pub(super) fn chair(&self, seat: Seat) -> Option<&SeatDocument> {
        self.chairs().find(|chair| chair.seat == seat)
    }

    pub(super) fn is_mine(&self, seat: Seat) -> bool {
        self.chair(seat).is_some_and(|chair| chair.user.as_ref() == Some(&self.me))
    }

    /// The seat one plays: the one wished for, or the lowest.
    pub(super) fn seat(&self) -> Option<Seat> {
        let mine = |seat: &Seat| self.is_mine(*seat);
        self.wish.filter(mine).or_else(|| self.chairs().map(|chair| chair.seat).find(mine))
    }

    pub(super) fn is_owner(&self) -> bool {
        self.document.owner == self.me
    }

    /// The connection is there again.
    pub(crate) fn connected(&mut self) {
        self.online = true;
        self.tell("remote-back", &[]);
        self.join(Some(self.story.step()));
    }

    /// The connection is gone.
    pub(crate) fn lost(&mut self) {
        self.joining = None;
        self.inquiries.clear();
        if std::mem::replace(&mut self.online, false) {
            self.tell("remote-lost", &[]);
        }
    }

    /// Something came from the server.
    pub(crate) fn receive(&mut self, text: &str) {
        if self.understand(text).is_none() {
            self.tell("remote-strange", &[]);
        }
    }

    fn understand(&mut self, text: &str) -> Option<()> {
        let message: Incoming<'_> = serde_json::from_str(text).ok()?;
        let params = message.params;
        match (message.method.as_deref(), message.id) {
            (Some("table.update"), _) => self.update(read(params)?),
            (Some("table.snapshot"), _) => {
                self.look(read(params)?);
                self.join(Some(self.story.step()));
            }
            (Some("table.left"), _) => self.left(read(params)?),
            (Some("table.presence"), _) => self.presence(&read(params)?),
            (Some("table.said"), _) => self.hear(&read(params)?),
            (None, Some(id)) => return self.reply(id, message),
            _ => {}
        }
        Some(())
    }

    fn reply(&mut self, id: u64, message: Incoming<'_>) -> Option<()> {
        if let Some(Joining { anew, .. }) = self.joining.take_if(|joining| joining.id == id) {
            match message.error {
                Some(fault) => self.say(&fault_in_words(&fault, self.desk.words)),
                None => {
                    if anew {
                        self.story = Story::default();
                    }
                    self.look(read(message.result)?);
                    self.send_again();
                }
            }
        } else if self.sent.take_if(|sent| sent.id == id).is_some() {
            match message.error {
                Some(fault) => self.refused(&fault),
                None => {
                    if let Some((method, params)) = self.typed_ahead.pop_front() {
                        self.send(method, params);
                    }
                }
            }
        } else if let Some(inquiry) = self.inquiries.take(id) {
            return self.answered(inquiry, message);
        }
        Some(())
    }

    /// Lines typed after a refused one assumed that it would succeed: they are dropped.
    fn refused(&mut self, fault: &Fault) {
        self.typed_ahead.clear();
        self.follows = false;
        self.say(&fault_in_words(fault, self.desk.words));
        if fault.code() == "stale-step" {
            self.join(Some(self.story.step()));
        }
    }

    /// Takes in everything at once.
    fn look(&mut self, snapshot: Snapshot) {
        self.observer = snapshot.observer;
        self.read_document(snapshot.table);
        if snapshot.earlier > 0 {
            let moves = snapshot.standing.as_ref().map_or(0, |standing| standing.moves as u32);
            self.story = Story::going_on_with(&snapshot.missed, moves);
        }
        for happening in snapshot.missed {
            let told = self.in_words(&happening.entry);
            self.story.add(happening, told);
        }
        self.stand(snapshot.standing);
        self.settle_and_show();
    }

    /// The seat is somebody else's, or free: one looks on from elsewhere.
    fn left(&mut self, left: SubscriptionEnded) {
        if left.observer == self.observer {
            self.read_document(left.document);
            self.settle_and_show();
        }
    }

    /// Takes in one thing that was done.
    fn update(&mut self, update: Update) {
        let Update { observer, happening, standing, document, .. } = update;
        if observer != self.observer || happening.step <= self.story.step() {
            return;
        }
        if happening.step > self.story.step() + 1 {
            return self.join(Some(self.story.step()));
        }
        if let Some(document) = document {
            self.read_document(document);
        }
        let told = self.in_words(&happening.entry);
        self.story.add(happening, told);
        self.stand(standing);
        self.settle_and_show();
    }

    fn read_document(&mut self, document: TableDocument) {
        (self.document, self.documented) = (document, Instant::now());
    }

    fn stand(&mut self, standing: Option<Standing>) {
        let Some(standing) = standing else { return };
        (self.hints, self.foreseen) = (None, None);
        self.story.stands_at(standing.step, standing.moves as u32);
        let Ok(view) = serde_json::from_str::<G::View>(standing.view.get()) else {
            return self.tell("remote-strange", &[]);
        };
        let seat = self.seat();
        let plays = standing.decider.is_some() && standing.decider == seat;
        let plays =
            plays && seat.and_then(|seat| self.chair(seat)).is_some_and(|chair| chair.stand_in.is_none());
        let question = serde_json::from_str::<Option<G::Question>>(standing.question.get()).ok().flatten();
        let legal = standing.legal.filter(|_| plays && self.document.phase == Phase::Playing);
        let asked = question.zip(legal).map(|(question, legal)| {
            Asked::new(question, view.clone(), legal.iter().filter_map(|action| action.parse().ok()))
        });
        self.moment = Some(Moment { decider: standing.decider, view, asked });
    }

    fn presence(&mut self, presence: &Presence) {
        let present = presence.attendance.present;
        if self.present.replace(present) != Some(present) {
            self.show(News::People);
        }
    }

    fn hear(&mut self, said: &ChatLine) {
        if said.number > self.heard {
            self.heard = said.number;
            let name = clean(said.name.as_deref().unwrap_or("?"));
            let args = [("name", name.into()), ("text", clean(&said.text).into())];
            let line = self.words().text("remote-said", &args);
            self.say(&line);
            self.talk.push(line);
        }
    }

    /// Shows the table, unless more will come in a moment.
    fn settle_and_show(&mut self) {
        self.settle();
        if self.joining.is_none() && self.next.is_none() {
            self.show(News::Table);
        }
    }

    /// Looks as one should, sits down if there is room, and goes on where the others are.
    fn settle(&mut self) {
        let wanted = match (self.document.phase, self.seat()) {
            // The cards of a day stay secret as long as its seed.
            (Phase::Over, _) if self.document.seed.is_some() => Observer::Omniscient,
            (_, Some(seat)) => Observer::Seat(seat),
            (_, None) => Observer::Spectator,
        };
        if let (true, Some(next)) = (self.follows, self.document.next.clone()) {
            self.next = Some(Next::Follow(next.to_string()));
        } else if wanted != self.observer && self.joining.is_none() {
            let leave = Leave { table: self.document.table.clone(), observer: Some(As(self.observer)) };
            self.request("table.leave", &leave);
            self.observer = wanted;
            self.join(None);
        } else if self.document.phase == Phase::Gathering && self.seat().is_none() && !self.seated {
            self.seated = true;
            let free = |seat: &Seat| self.chair(*seat).is_some_and(SeatDocument::is_free);
            let first = || self.chairs().map(|chair| chair.seat).find(free);
            match self.wish.map_or_else(first, |wish| Some(wish).filter(free)) {
                Some(seat) => self.command(&Command::Sit(SeatOnly { seat })),
                None => self.tell("remote-no-seat", &[]),
            }
        }
    }

    /// Asks what happened since a step, or everything.
    fn join(&mut self, since: Option<u64>) {
        if self.joining.is_some() {
            return;
        }
        let (table, observer) = (self.document.table.clone(), Some(As(self.observer)));
        let id = self.request("table.join", &Join { table, observer, since, lang: None });
        self.joining = Some(Joining { id, anew: since.is_none() });
    }

    /// Asks for something to be done, once the server has answered the commands before it.
    pub(super) fn command(&mut self, command: &Command) {
        let stamp = self.stamp();
        self.ask(command.name(), Value::Object(command.params(&stamp)));
    }

    pub(super) fn chat(&mut self, text: &str) {
        let Stamp { step, key } = self.stamp();
        let table = self.document.table.clone();
        self.ask("chat", json!(Chat { table, text: text.to_owned(), key, step: Some(step) }));
    }

    pub(super) fn rematch(&mut self, seat: Seat) {
        let Stamp { step, key } = self.stamp();
        self.ask("rematch", json!(stamped::Rematch { step, key, seat, seed: RematchSeed::New }));
    }

    fn stamp(&mut self) -> Stamp {
        self.commands += 1;
        Stamp { step: self.story.step(), key: format!("{}-{}", self.keys, self.commands) }
    }

    fn ask(&mut self, name: &str, mut params: Value) {
        params["table"] = self.document.table.as_str().into();
        let method = format!("table.{name}");
        if self.sent.is_none() {
            self.send(method, params);
        } else if self.typed_ahead.len() < TYPED_AHEAD {
            self.typed_ahead.push_back((method, params));
        } else {
            self.tell("remote-wait", &[]);
        }
    }

    fn send(&mut self, method: String, params: Value) {
        let id = if self.online { self.request(&method, &params) } else { 0 };
        self.sent = Some(Sent { id, method, params });
    }

    fn send_again(&mut self) {
        if let Some(Sent { method, params, .. }) = self.sent.take() {
            self.send(method, params);
        }
    }

    pub(super) fn request(&mut self, method: &str, params: &impl Serialize) -> u64 {
        self.ids += 1;
        self.outbox.push(written_request(self.ids, method, params));
        self.ids
    }
}

/// Text of other people, safe to show: without control characters.
pub(super) fn clean(text: &str) -> String {
    text.chars().filter(|letter| !letter.is_control()).collect()
}

pub(super) fn read<T: serde::de::DeserializeOwned>(text: Option<&RawValue>) -> Option<T> {
    serde_json::from_str(text?.get()).ok()
}
