use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, WebSocketUpgrade, close_code};
use axum::response::Response;
use dedale_protocol::{Question, Request, written_refusal};
use futures_util::SinkExt as _;
use tokio::time::{Instant, timeout};

use super::pace::Pace;
use super::{Ended, Next, Outbox, Ticket};
use crate::people::Who;
use crate::table::Ask;
use crate::{App, Error, TableId, UserId};

/// A connected client.
pub(crate) struct Session {
    pub(super) app: App,
    pub(super) who: Option<Who>,
    pub(super) ticket: Ticket,
    pub(super) outbox: Arc<Outbox>,
    pub(super) looks_at: Vec<TableId>,
}

/// Small buffers: thousands of sockets are mostly silent. What is read is short, and its buffer is cleared before each read.
const READ_BUFFER: usize = 1 << 10;
const WRITE_BUFFER: usize = 4 << 10;
/// A page of happenings fits in, whatever happened.
const MAX_WRITE_BUFFER: usize = 8 << 20;
/// Closes the sockets of sessions and tokens that ended with a password: the browser says so.
const PASSWORD_CHANGED: u16 = 4001;
/// The most texts that are sent without looking up.
const AT_ONCE: usize = 16;
/// After so many pings it is asked whether whoever opened the socket is still in: sessions also end by themselves.
const PINGS_A_CHECK: u32 = 3;

/// Turns a request into a socket.
pub(crate) fn upgrade(app: App, who: Option<Who>, ticket: Ticket, socket: WebSocketUpgrade) -> Response {
    let most = app.config.limits.message_bytes;
    let socket = socket
        .max_message_size(most)
        .max_frame_size(most)
        .read_buffer_size(READ_BUFFER)
        .write_buffer_size(WRITE_BUFFER)
        .max_write_buffer_size(MAX_WRITE_BUFFER);
    socket.on_upgrade(move |socket| {
        let outbox = Arc::new(Outbox::new(app.config.limits.waiting_updates));
        Box::pin(Session { app, who, ticket, outbox, looks_at: Vec::new() }.run(socket))
    })
}

/// Why a session ends.
enum End {
    Gone,
    Close(u16, &'static str),
}

const UNREACHED_DATABASE: End = End::Close(close_code::AGAIN, "the database does not answer: come back");

impl Session {
    async fn run(mut self, mut socket: WebSocket) {
        metrics::counter!("dedale_sockets_total").increment(1);
        if let End::Close(code, reason) = self.serve(&mut socket).await {
            let frame = CloseFrame { code, reason: reason.into() };
            let _ = timeout(Duration::from_secs(1), socket.send(Message::Close(Some(frame)))).await;
        }
        // From here on no table tells it anything; one that is too busy to hear of it forgets the listener by itself.
        self.outbox.close();
        for table in std::mem::take(&mut self.looks_at) {
            let leave = Ask::Leave { user: self.user(), socket: self.ticket.socket, observer: None };
            let _ = self.app.tables.post(&table, leave).await;
        }
    }

    async fn serve(&mut self, socket: &mut WebSocket) -> End {
        let stopping = self.app.stopping.clone();
        let mut stopped = pin!(stopping.cancelled());
        let nodes = self.app.tables.nodes().cloned();
        let mut cut_off = pin!(async {
            match nodes {
                Some(nodes) => nodes.until_cut_off().await,
                None => std::future::pending().await,
            }
        });
        let ping = Duration::from_secs(self.app.config.times.ping_s.max(1));
        let mut pings = tokio::time::interval_at(Instant::now() + ping, ping);
        let mut heard = Instant::now();
        let (mut pace, mut unchecked) = (Pace::new(self.app.config.limits.messages_per_second), 0);
        let outbox = self.outbox.clone();
        loop {
            tokio::select! {
                biased;
                () = &mut stopped => return End::Close(close_code::RESTART, "the server stops"),
                () = &mut cut_off => return UNREACHED_DATABASE,
                why = self.ticket.session_questioned() => {
                    match self.is_still_in().await {
                        Ok(true) => {}
                        Ok(false) => return match why {
                            Ended::Alone => End::Close(close_code::POLICY, "the session ended"),
                            Ended::WithPassword => End::Close(PASSWORD_CHANGED, "the password was changed"),
                        },
                        Err(_) => return UNREACHED_DATABASE,
                    }
                }
                next = outbox.next() => {
                    if let Err(end) = self.next(socket, next).await {
                        return end;
                    }
                }
                message = paced(&mut pace, socket), if !outbox.is_full() => {
                    heard = Instant::now();
                    match message {
                        Some(Ok(Message::Text(text))) => self.hear(&text).await,
                        Some(Ok(Message::Ping(_) | Message::Pong(_))) => {}
                        Some(Ok(Message::Binary(_))) => return End::Close(close_code::UNSUPPORTED, "text only"),
                        Some(Ok(Message::Close(_)) | Err(_)) | None => return End::Gone,
                    }
                }
                _ = pings.tick() => {
                    if heard.elapsed() > ping * 2 {
                        return End::Close(close_code::AWAY, "no answer");
                    }
                    unchecked += 1;
                    if unchecked >= PINGS_A_CHECK {
                        unchecked = 0;
                        match self.is_still_in().await {
                            Ok(true) => {}
                            Ok(false) => return End::Close(close_code::POLICY, "the session ended"),
                            Err(_) => return UNREACHED_DATABASE,
                        }
                    }
                    if let Err(end) = self.send(socket, Message::Ping(Default::default())).await {
                        return end;
                    }
                }
            }
        }
    }

    pub(super) fn user(&self) -> Option<UserId> {
        self.who.as_ref().map(|who| who.user.clone())
    }

    async fn is_still_in(&self) -> Result<bool, Error> {
        match &self.who {
            Some(who) => who.is_still_in(&self.app).await,
            None => Ok(true),
        }
    }

    async fn hear(&mut self, text: &Utf8Bytes) {
        if let Some((id, question)) = Question::read_act(text) {
            return self.carry_out(Some(id), |_| Ok(question)).await;
        }
        match Request::read(text) {
            Ok(request) => self.take(request).await,
            Err((id, fault)) => self.outbox.reply(written_refusal(&id, &fault).into()),
        }
    }

    async fn next(&self, socket: &mut WebSocket, next: Next) -> Result<(), End> {
        match next {
            Next::Send(text) => self.send_all(socket, text).await,
            Next::SendAway => Err(End::Close(close_code::AGAIN, "the table has moved: come back")),
            Next::CatchUp(behind) => {
                for subscription in behind {
                    let (table, observer) = &*subscription;
                    let (user, socket) = (self.user(), self.ticket.socket);
                    let ask = Ask::CatchUp { user, socket, observer: *observer };
                    // A client that reconnects gets a snapshot anyway.
                    let posted = self.app.tables.post(table, ask).await;
                    posted.map_err(|_| End::Close(close_code::AGAIN, "the table is busy: come back"))?;
                }
                Ok(())
            }
        }
    }

    /// Sends a text and those that wait behind it, in as few writes as they fit.
    async fn send_all(&self, socket: &mut WebSocket, first: Utf8Bytes) -> Result<(), End> {
        let sending = async {
            socket.feed(Message::Text(first)).await?;
            for text in std::iter::from_fn(|| self.outbox.next_text()).take(AT_ONCE) {
                socket.feed(Message::Text(text)).await?;
            }
            socket.flush().await
        };
        self.in_time(sending).await
    }

    async fn send(&self, socket: &mut WebSocket, message: Message) -> Result<(), End> {
        self.in_time(socket.send(message)).await
    }

    async fn in_time(&self, sending: impl Future<Output = Result<(), axum::Error>>) -> Result<(), End> {
        let longest = Duration::from_secs(self.app.config.times.send_s.max(1));
        match timeout(longest, sending).await {
            Ok(Ok(())) => Ok(()),
            Ok(Err(_)) => Err(End::Gone),
            Err(_) => Err(End::Close(close_code::AWAY, "too slow")),
        }
    }
}

/// The next message, not before its time.
async fn paced(pace: &mut Pace, socket: &mut WebSocket) -> Option<Result<Message, axum::Error>> {
    pace.ready().await;
    let message = socket.recv().await;
    pace.took_one(Instant::now());
    message
}
