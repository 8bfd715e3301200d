//! Requests to tables that other nodes run.

use std::sync::Arc;
use std::time::Duration;

use dedale_core::Observer;
use tokio::time::{Instant, sleep};
use tokio_util::sync::CancellationToken;

use super::message::{Answer, Asked, AskedJoin, Audited, Request, read, written};
use super::{BusError, NodeId, Nodes};
use crate::socket::SocketId;
use crate::table::{Ask, Ear, FeedHead, Join, Listener, Reader, Reply, Welcome, notification};
use crate::tables::{Tables, Whereabouts};
use crate::{Error, TableId};

/// How long a node may take to answer before it is asked again.
const ANSWER: Duration = Duration::from_secs(1);
/// How long somebody waits for a table that moves from node to node.
const PATIENCE: Duration = Duration::from_secs(8);
/// How long somebody waits for the bus.
const PATIENCE_WITH_BUS: Duration = Duration::from_secs(2);
/// The pause before a table that moves is looked for again.
const PAUSE: Duration = Duration::from_millis(50);

impl Nodes {
    async fn request(&self, node: NodeId, request: &Request) -> Result<Answer, BusError> {
        let said = self.bus.request(self.subjects.node(node), written(request), ANSWER).await?;
        read(&said).ok_or(BusError::Late)
    }

    pub(super) async fn ask(&self, node: NodeId, table: &TableId, asked: Asked) -> Result<Answer, BusError> {
        metrics::counter!("dedale_remote_asks_total").increment(1);
        self.request(node, &Request::Table { from: self.own, table: table.clone(), asked }).await
    }

    pub(super) async fn audit(&self, node: NodeId, tables: Vec<Audited>) -> Result<Answer, BusError> {
        self.request(node, &Request::Audit { from: self.own, tables }).await
    }
}

impl Tables {
    /// Takes a request to a table that another node runs. The answer comes later, as from a table of our own.
    pub(crate) fn forward(&self, nodes: &Arc<Nodes>, id: &TableId, ask: Ask) {
        let (tables, nodes, id) = (self.clone(), nodes.clone(), id.clone());
        match ask {
            Ask::Join(join) => {
                tokio::spawn(async move { tables.join_elsewhere(&nodes, &id, join).await });
            }
            Ask::Leave { socket, observer, .. } => nodes.leave(&id, socket, observer),
            Ask::CatchUp { socket, observer, .. } => {
                if let Some(listener) = nodes.watched.find(&id, socket, observer) {
                    self.resume(&id, listener);
                }
            }
            ask => match Asked::of(ask) {
                Ok((asked, reply)) => {
                    tokio::spawn(async move { tables.ask_elsewhere(&nodes, &id, asked, reply).await });
                }
                Err(ask) => tracing::error!(?ask, "an ask that no other node understands"),
            },
        }
    }

    /// Asks until the table is found, wherever it moves; if it moves here, it answers here.
    async fn ask_elsewhere(&self, nodes: &Arc<Nodes>, id: &TableId, asked: Asked, reply: Reply) {
        let waiting = Waiting::begin();
        loop {
            let answer = match self.whereabouts(id).await {
                Ok(Whereabouts::Here(_)) => {
                    let (sender, receiver) = tokio::sync::oneshot::channel();
                    match asked.clone().into_ask(Reply::Once(sender)) {
                        Ok(ask) => match self.post_here(id, ask).await {
                            Ok(()) => receiver.await.unwrap_or(Err(Error::Fenced)),
                            Err(error) => Err(error),
                        },
                        Err(error) => Err(error),
                    }
                }
                Ok(Whereabouts::There(node)) => match nodes.ask(node, id, asked.clone()).await {
                    Ok(Answer::Elsewhere) => Err(Error::Fenced),
                    Ok(answer) => answer.into_value(),
                    Err(_) => Err(not_reached(nodes)),
                },
                Err(error) => Err(error),
            };
            match answer {
                Err(error) if waiting.goes_on(&error) => {
                    nodes.forget_owner(id);
                    sleep(PAUSE).await;
                }
                answer => return reply.send(answer),
            }
        }
    }

    /// Lets a socket of this node listen to a table, wherever it is.
    async fn join_elsewhere(&self, nodes: &Arc<Nodes>, id: &TableId, mut join: Join) {
        let waiting = Waiting::begin();
        loop {
            let failed = match self.whereabouts(id).await {
                Ok(Whereabouts::Here(_)) => return self.post_or_refuse(id, Ask::Join(join)).await,
                Ok(Whereabouts::There(node)) => match nodes.join(self, node, id, join).await {
                    Ok(()) => return,
                    Err((again, error)) => {
                        join = *again;
                        error
                    }
                },
                Err(error) => error,
            };
            if !waiting.goes_on(&failed) {
                return join.welcome.refuse(failed);
            }
            nodes.forget_owner(id);
            sleep(PAUSE).await;
        }
    }

    /// Lets a listener join its table again, after it moved or a message was lost.
    pub(crate) fn resume(&self, id: &TableId, listener: Listener) {
        let Listener { socket, user, subscription, ear, language } = listener;
        let Ear::Socket(outbox) = &ear else { return };
        if outbox.is_closed() {
            return;
        }
        let welcome = Welcome::Resume(Arc::clone(outbox));
        let join = Join { user, observer: Some(subscription.1), since: None, language, socket, ear, welcome };
        let (tables, id) = (self.clone(), id.clone());
        tokio::spawn(async move { tables.post_or_refuse(&id, Ask::Join(join)).await });
    }

    /// Lets all listeners of this node at a table join again.
    pub(super) fn resume_all(&self, nodes: &Nodes, id: &TableId) {
        nodes.forget_owner(id);
        let listeners = nodes.watched.take(id);
        if !listeners.is_empty() {
            metrics::counter!("dedale_resumed_tables_total").increment(1);
        }
        for listener in listeners {
            self.resume(id, listener);
        }
    }
}

/// Somebody who waits for a table that moves from node to node.
struct Waiting(Instant);

impl Waiting {
    fn begin() -> Waiting {
        Waiting(Instant::now())
    }

    /// Whether the same may be tried again after that error.
    fn goes_on(&self, error: &Error) -> bool {
        match error {
            Error::Fenced | Error::TableBusy => self.0.elapsed() < PATIENCE,
            Error::BusAway => self.0.elapsed() < PATIENCE_WITH_BUS,
            _ => false,
        }
    }
}

/// Why another node gave no answer, for the person who waits.
fn not_reached(nodes: &Nodes) -> Error {
    if nodes.bus.is_up() { Error::TableBusy } else { Error::BusAway }
}

impl Nodes {
    /// Joins a table of another node; the request again if it could not be answered.
    async fn join(
        self: &Arc<Self>,
        tables: &Tables,
        node: NodeId,
        id: &TableId,
        join: Join,
    ) -> Result<(), (Box<Join>, Error)> {
        let observer = match join.observer {
            Some(observer) => observer,
            None => match self.observer(node, id, &join).await {
                Ok(observer) => observer,
                Err(error) => return Err((Box::new(join), error)),
            },
        };
        let subscription = Arc::new((id.clone(), observer));
        let listener = Listener {
            socket: join.socket,
            user: join.user.clone(),
            subscription,
            ear: join.ear.clone(),
            language: join.language,
        };
        let reader = listener.reader();
        let expected = self.watched.expect(node, &listener);
        if let Some(ended) = expected.to_subscribe
            && self.listen(tables, id, reader, ended).await.is_err()
        {
            let _ = self.watched.refused(&listener, None);
            return Err((Box::new(join), not_reached(self)));
        }
        let asked = Asked::Join(AskedJoin {
            user: join.user.clone(),
            reader: reader.into(),
            since: join.since,
            resumes: join.welcome.resumes(),
            socket: listener.socket.number,
        });
        let answer = self.ask(node, id, asked).await;
        let (snapshot, epoch, number) = match answer {
            Ok(Answer::Joined { snapshot, epoch, number }) => (snapshot, epoch, number),
            failed => {
                if self.watched.refused(&listener, expected.seen).is_err() {
                    tables.resume_all(self, id);
                }
                let error = match failed {
                    Ok(Answer::Elsewhere) => Error::Fenced,
                    Ok(answer) => answer.into_value().err().unwrap_or(Error::Internal),
                    Err(_) => not_reached(self),
                };
                return Err((Box::new(join), error));
            }
        };
        match join.welcome {
            Welcome::Reply(reply) => reply.send(Ok(snapshot)),
            Welcome::Resume(outbox) => {
                outbox.tell(&listener.subscription, notification("table.snapshot", snapshot));
            }
            Welcome::Node { .. } => {}
        }
        if self.watched.joined(&listener, epoch, number).is_err() {
            tables.resume_all(self, id);
        }
        Ok(())
    }

    /// Has the node that runs a table send it out of its memory.
    pub(crate) async fn send_away(&self, id: &TableId) {
        if let Some(node) = self.known_owner(id) {
            let _ = self.ask(node, id, Asked::GoAway).await;
            self.forget_owner(id);
        }
    }

    async fn observer(&self, node: NodeId, id: &TableId, join: &Join) -> Result<Observer, Error> {
        let asked = Asked::Observer { user: join.user.clone(), observer: join.observer };
        match self.ask(node, id, asked).await {
            Ok(Answer::Observer(observer)) => Ok(observer),
            Ok(Answer::Elsewhere) => Err(Error::Fenced),
            Ok(answer) => Err(answer.into_value().err().unwrap_or(Error::Internal)),
            Err(_) => Err(not_reached(self)),
        }
    }

    /// Hands the messages of a feed to the listeners of this node, until the last of them has left.
    async fn listen(
        self: &Arc<Self>,
        tables: &Tables,
        id: &TableId,
        reader: Reader,
        ended: CancellationToken,
    ) -> Result<(), BusError> {
        let mut incoming = self.bus.subscribe(self.subjects.feed(id, reader)).await?;
        let (nodes, tables, id) = (Arc::clone(self), tables.clone(), id.clone());
        tokio::spawn(async move {
            loop {
                let message = tokio::select! {
                    message = incoming.next() => message,
                    () = ended.cancelled() => None,
                };
                let Some(message) = message else { return };
                let Some((head, text)) = cut(&message.text) else {
                    tracing::error!("a message on the bus has no head");
                    continue;
                };
                if nodes.watched.hear(&id, reader, head, text).is_err() {
                    metrics::counter!("dedale_bus_gaps_total").increment(1);
                    tables.resume_all(&nodes, &id);
                }
            }
        });
        Ok(())
    }

    fn leave(self: &Arc<Self>, id: &TableId, socket: SocketId, observer: Option<Observer>) {
        if let Some(owner) = self.watched.leave(id, socket, observer) {
            let (nodes, id) = (self.clone(), id.clone());
            // If it does not arrive, the next audit tells.
            tokio::spawn(async move {
                let left = Asked::Leave { socket: socket.number, observer };
                let _ = nodes.ask(owner, &id, left).await;
            });
        }
    }
}

/// The head of a message, and the text for the client.
fn cut(message: &axum::body::Bytes) -> Option<(FeedHead, axum::extract::ws::Utf8Bytes)> {
    let end = message.iter().position(|&byte| byte == b'\n')?;
    let head = serde_json::from_slice(&message[..end]).ok()?;
    Some((head, message.slice(end + 1..).try_into().ok()?))
}
