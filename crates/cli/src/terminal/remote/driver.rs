//! The terminal, the wire, and the way back when it breaks.

use std::io;
use std::time::Duration;

use dedale_core::Seat;
use dedale_games::{GameId, with_game};
use dedale_protocol::{Incoming, Snapshot, written_request};
use dedale_words::Words;
use futures_util::{SinkExt as _, StreamExt as _};
use serde_json::json;
use tokio::net::TcpStream;
use tokio::time::{sleep, timeout};
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::tungstenite::http::HeaderValue;
use tokio_tungstenite::tungstenite::http::header::COOKIE;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

use super::client::{Arrival, Next};
use super::http::{Unserved, Visitor};
use super::place::{Heard, Lines, Place, Player, WholeScreen};
use super::{Client, Desk, Link};
use crate::terminal::Face;
use crate::terminal::journal::set_way_back;

type Frame = tokio_tungstenite::tungstenite::Message;
type Socket = WebSocketStream<MaybeTlsStream<TcpStream>>;

/// The server pings more often than that: who hears nothing for so long has lost it.
const SILENCE: Duration = Duration::from_secs(60);
/// How long a first answer may take.
const PATIENCE: Duration = Duration::from_secs(15);
/// The waits before each try to come back, the last one again and again.
const WAITS_MS: [u64; 6] = [250, 500, 1_000, 2_000, 4_000, 8_000];

/// Somebody at the terminal who goes to a table.
pub(crate) struct Visit<'a> {
    pub(crate) desk: Desk<'a>,
    pub(crate) link: Link,
    /// The name one came with.
    pub(crate) name: Option<String>,
    pub(crate) visitor: Visitor,
    pub(crate) wish: Option<Seat>,
    /// A text that distinguishes this run of the program from others.
    pub(crate) keys: String,
}

/// Plays at a table, and at those that follow it, until somebody leaves.
pub(crate) async fn visit(visit: &Visit<'_>, table: &str, player: &mut Player) -> anyhow::Result<()> {
    let mut table = table.to_owned();
    loop {
        let (socket, snapshot) = first_look(visit, &table).await?;
        let game: GameId = snapshot.table.game.parse().map_err(dedale_games::Problem::from)?;
        let next = with_game!(game, G => {
            let arrival = Arrival {
                desk: visit.desk,
                link: visit.link.to(&table),
                name: visit.name.clone(),
                me: visit.visitor.user.id.clone(),
                wish: visit.wish,
                keys: visit.keys.clone(),
            };
            let client = Client::<G>::new(arrival, snapshot);
            let client = client.ok_or_else(|| Unserved::Strange("setup".to_owned()))?;
            match player {
                Player::InLines(typed) => {
                    let mut lines = Lines::new(typed, io::stdout(), visit.desk.style.clears);
                    stay(visit, client, socket, &mut lines).await?
                }
                Player::OnScreen(events) => {
                    let mut screen = WholeScreen::open(events, visit.desk)?;
                    stay(visit, client, socket, &mut screen).await?
                }
            }
        });
        match next {
            Next::Leave => return Ok(()),
            Next::Follow(next) => table = next,
        }
    }
}

async fn connect(visit: &Visit<'_>) -> Result<Socket, String> {
    let mut request = visit.link.socket().into_client_request().map_err(|error| error.to_string())?;
    let cookie = HeaderValue::from_str(&visit.visitor.pass).map_err(|error| error.to_string())?;
    request.headers_mut().insert(COOKIE, cookie);
    match timeout(PATIENCE, connect_async(request)).await {
        Ok(Ok((socket, _))) => Ok(socket),
        Ok(Err(error)) => Err(error.to_string()),
        Err(late) => Err(late.to_string()),
    }
}

/// Connects and looks at the table for the first time.
async fn first_look(visit: &Visit<'_>, table: &str) -> Result<(Socket, Snapshot), Unserved> {
    const ID: u64 = 1;
    let mut socket = connect(visit).await.map_err(Unserved::Unreachable)?;
    let join = written_request(ID, "table.join", &json!({ "table": table }));
    let gone = |error: tokio_tungstenite::tungstenite::Error| Unserved::Unreachable(error.to_string());
    socket.send(Frame::Text(join.into())).await.map_err(gone)?;
    loop {
        let frame = timeout(PATIENCE, socket.next()).await;
        let frame = frame.map_err(|late| Unserved::Unreachable(late.to_string()))?;
        let frame = frame.ok_or_else(|| Unserved::Unreachable(String::new()))?.map_err(gone)?;
        let Frame::Text(text) = frame else { continue };
        let strange = |error: serde_json::Error| Unserved::Strange(error.to_string());
        let message: Incoming<'_> = serde_json::from_str(&text).map_err(strange)?;
        if message.id == Some(ID) {
            if let Some(fault) = message.error {
                return Err(Unserved::Refused(fault));
            }
            let snapshot = message.result.map_or("null", |result| result.get());
            let snapshot = serde_json::from_str(snapshot).map_err(strange)?;
            return Ok((socket, snapshot));
        }
    }
}

/// Plays at one table.
async fn stay<G: Face>(
    visit: &Visit<'_>,
    mut client: Client<'_, G>,
    socket: Socket,
    place: &mut impl Place<G>,
) -> anyhow::Result<Next> {
    let mut socket = Some(socket);
    let mut tries = 0;
    loop {
        if let Some(next) = client.next().cloned() {
            set_way_back(None);
            place.part(&mut client)?;
            return Ok(next);
        }
        set_way_back(Some(client.way_back()));
        place.show(&mut client)?;
        let outbox = client.take_outbox();
        let Some(wire) = &mut socket else {
            let wait = Duration::from_millis(WAITS_MS[tries.min(WAITS_MS.len() - 1)]);
            tries += 1;
            let back = async {
                sleep(wait).await;
                connect(visit).await
            };
            tokio::select! {
                connected = back => if let Ok(connected) = connected {
                    (socket, tries) = (Some(connected), 0);
                    client.connected();
                },
                heard = place.hear() => obey(&mut client, heard?),
            }
            continue;
        };
        let mut sent = Ok(());
        for text in outbox {
            sent = wire.feed(Frame::Text(text.into())).await;
        }
        sent = sent.and(wire.flush().await);
        if sent.is_err() {
            socket = None;
            client.lost();
            continue;
        }
        tokio::select! {
            frame = timeout(SILENCE, wire.next()) => match frame {
                Ok(Some(Ok(Frame::Text(text)))) => client.receive(&text),
                Ok(Some(Ok(Frame::Close(_)) | Err(_)) | None) | Err(_) => {
                    socket = None;
                    client.lost();
                }
                Ok(Some(Ok(_))) => {}
            },
            heard = place.hear() => obey(&mut client, heard?),
        }
    }
}

fn obey<G: Face>(client: &mut Client<'_, G>, heard: Heard) {
    match heard {
        Heard::Line(line) => client.typed(&line),
        Heard::Wish(action) => client.preview(action),
        Heard::Nothing => {}
        Heard::End => client.end_of_input(),
    }
}

impl Unserved {
    /// In a sentence.
    pub(crate) fn in_words(&self, words: &Words) -> String {
        match self {
            Unserved::Unreachable(why) => words.text("remote-unreachable", &[("why", why.as_str().into())]),
            Unserved::Refused(fault) => super::fault_in_words(fault, words),
            Unserved::Strange(_) => words.say("remote-strange"),
        }
    }
}
