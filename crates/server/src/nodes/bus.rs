//! The bus between nodes: NATS, at most once. Whatever is lost on it is found by numbers and asked for again.

use std::time::Duration;

use async_nats::connection::State;
use async_nats::{Client, ConnectOptions, RequestErrorKind, ServerAddr, Subscriber};
use axum::body::Bytes;
use futures_util::StreamExt as _;
use percent_encoding::percent_decode_str;
use tokio::sync::mpsc;

use super::BusError;
use crate::Config;

/// Messages that wait to be published at most; more are dropped, and found missing by their numbers.
const LONGEST: usize = 20_000;
/// How long a node waits for a lost bus before it tries again.
const LONGEST_PAUSE: Duration = Duration::from_secs(1);

/// A connection to the bus; cheap to clone. It comes back by itself.
#[derive(Clone, Debug)]
pub(crate) struct Bus {
    client: Client,
    outgoing: mpsc::Sender<(String, Bytes)>,
}

impl Bus {
    /// Connects to the bus of the settings.
    pub(crate) async fn connect(config: &Config, address: &str) -> Result<Bus, BusError> {
        let told = |error: &dyn std::fmt::Display| BusError::Connect(error.to_string());
        let mut options = ConnectOptions::new().name("dedale").ping_interval(Duration::from_secs(2));
        options = options.reconnect_delay_callback(|attempts| {
            LONGEST_PAUSE.min(Duration::from_millis(50 * attempts.min(20) as u64))
        });
        if let Some(file) = &config.bus_credentials {
            options = options.credentials_file(file).await.map_err(|error| told(&error))?;
        }
        if let Some(file) = &config.bus_ca {
            options = options.add_root_certificates(file.clone());
        }
        let servers =
            address.split(',').map(|one| one.trim().parse()).collect::<Result<Vec<ServerAddr>, _>>();
        let servers = servers.map_err(|error| told(&error))?;
        if let Some(server) = servers.iter().find(|server| server.has_user_pass()) {
            options = logged_in(options, server);
        }
        let client = options.connect(servers).await.map_err(|error| told(&error))?;
        let (outgoing, waiting) = mpsc::channel(LONGEST);
        tokio::spawn(publish_all(client.clone(), waiting));
        Ok(Bus { client, outgoing })
    }

    /// Whether it is there.
    pub(crate) fn is_up(&self) -> bool {
        self.client.connection_state() == State::Connected
    }

    /// Messages that wait to be published.
    pub(crate) fn waiting(&self) -> usize {
        LONGEST - self.outgoing.capacity()
    }

    /// Publishes a message, in the order of the calls; if too many wait, it is lost.
    pub(crate) fn publish(&self, subject: String, message: Bytes) {
        if self.outgoing.try_send((subject, message)).is_err() {
            metrics::counter!("dedale_bus_dropped_total").increment(1);
        }
    }

    /// Asks whoever listens to the subject, and waits so long for the answer.
    pub(crate) async fn request(
        &self,
        subject: String,
        message: Bytes,
        patience: Duration,
    ) -> Result<Bytes, BusError> {
        // A request on a lost connection would wait for nothing.
        if !self.is_up() {
            return Err(BusError::Late);
        }
        let request = async_nats::Request::new().payload(message).timeout(Some(patience));
        match self.client.send_request(subject, request).await {
            Ok(answer) => Ok(answer.payload),
            Err(error) if error.kind() == RequestErrorKind::NoResponders => Err(BusError::Nobody),
            Err(_) => Err(BusError::Late),
        }
    }

    /// Listens to a subject. What is asked after this returns is heard.
    pub(crate) async fn subscribe(&self, subject: String) -> Result<Incoming, BusError> {
        let subscriber = self.client.subscribe(subject).await;
        Ok(Incoming { subscriber: subscriber.map_err(|_| BusError::Late)?, bus: self.clone() })
    }

    /// Hears and says nothing any more.
    #[cfg(feature = "testing")]
    pub(crate) async fn cut(&self) {
        let _ = self.client.drain().await;
    }

    /// Waits until everything published before is on its way.
    pub(crate) async fn flush(&self) {
        let _ = tokio::time::timeout(LONGEST_PAUSE, self.client.flush()).await;
    }
}

/// The name and password of an address, or the token that stands alone there: the library reads neither.
fn logged_in(options: ConnectOptions, server: &ServerAddr) -> ConnectOptions {
    let decoded = |text: Option<&str>| {
        text.map(|text| percent_decode_str(text).decode_utf8_lossy().into_owned()).unwrap_or_default()
    };
    let name = decoded(server.username());
    match server.password() {
        Some(password) => options.user_and_password(name, decoded(Some(password))),
        None => options.token(name),
    }
}

async fn publish_all(client: Client, mut waiting: mpsc::Receiver<(String, Bytes)>) {
    while let Some((subject, message)) = waiting.recv().await {
        if client.publish(subject, message).await.is_err() {
            metrics::counter!("dedale_bus_dropped_total").increment(1);
        }
    }
}

/// The messages of a subject.
#[derive(Debug)]
pub(crate) struct Incoming {
    subscriber: Subscriber,
    bus: Bus,
}

/// A message, and where its answer goes.
#[derive(Debug)]
pub(crate) struct Message {
    pub(crate) text: Bytes,
    answer_to: Option<String>,
    bus: Bus,
}

impl Incoming {
    /// The next message; none when the connection was closed for good.
    pub(crate) async fn next(&mut self) -> Option<Message> {
        let message = self.subscriber.next().await?;
        let answer_to = message.reply.map(|subject| subject.to_string());
        Some(Message { text: message.payload, answer_to, bus: self.bus.clone() })
    }
}

impl Message {
    /// Answers it, if an answer is expected.
    pub(crate) fn answer(&self, text: Bytes) {
        if let Some(subject) = &self.answer_to {
            self.bus.publish(subject.clone(), text);
        }
    }
}
