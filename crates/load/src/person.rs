use std::time::{Duration, Instant};

use dedale_protocol::{TableDocument, User};
use thiserror::Error;

use crate::http::{HttpError, Site};
use crate::player::{Heard, Player};
use crate::socket::{Socket, SocketError};

/// Somebody the server knows.
#[derive(Clone, Debug)]
pub struct Guest {
    /// Its session at the server.
    pub user: String,
    pub(crate) headers: String,
}

/// Why somebody cannot play.
#[derive(Debug, Error)]
pub enum PersonError {
    /// On the way to the table.
    #[error("{0}")]
    Http(#[from] HttpError),
    /// At the table.
    #[error("{0}")]
    Socket(#[from] SocketError),
    /// The server gave no session.
    #[error("the server gave no session")]
    NoSession,
}

impl Guest {
    /// A new one.
    pub async fn arrive(site: &Site) -> Result<Self, PersonError> {
        let answer = site.post("/api/guest", "", "{}").await?;
        let user: User = answer.json()?;
        let session = answer.cookie("dedale_session").ok_or(PersonError::NoSession)?;
        Ok(Self { user: user.id.to_string(), headers: format!("Cookie: dedale_session={session}\r\n") })
    }

    /// Makes a table; `setup` is a JSON object of options.
    pub async fn open_table(&self, site: &Site, game: &str, setup: &str) -> Result<String, PersonError> {
        let body = format!("{{\"game\":\"{game}\",\"setup\":{setup}}}");
        let created: TableDocument = site.post("/api/tables", &self.headers, &body).await?.json()?;
        Ok(created.table.to_string())
    }

    /// A socket of its own.
    pub async fn socket(&self, site: &Site) -> Result<Socket, PersonError> {
        Ok(site.socket("/api/socket", &self.headers).await?)
    }
}

/// A player at a socket.
pub struct Person {
    /// Its knowledge.
    pub player: Player,
    socket: Socket,
    sent: Option<Instant>,
}

impl Person {
    /// Sits down at a socket.
    pub fn new(player: Player, socket: Socket) -> Self {
        Self { player, socket, sent: None }
    }

    /// Goes on at another socket.
    pub fn take(&mut self, socket: Socket) {
        self.player.reconnect();
        (self.socket, self.sent) = (socket, None);
    }

    /// Sends everything there is to say now, except an answer in the game unless that `may_act`.
    pub async fn speak(&mut self, may_act: bool) -> Result<(), SocketError> {
        while may_act || !self.player.is_asked() {
            let Some(text) = self.player.say() else { break };
            self.sent = Some(Instant::now());
            self.socket.send(text).await?;
        }
        Ok(())
    }

    /// Sends a text of somebody else's making.
    pub async fn interject(&mut self, text: &str) -> Result<(), SocketError> {
        self.socket.send(text).await
    }

    /// Waits for the next text; for a command that was done, also how long that took. Dropping the wait loses nothing.
    pub async fn hear(&mut self) -> Result<(Heard, Option<Duration>), SocketError> {
        let text = self.socket.next().await?;
        let heard = self.player.receive(text);
        let answered = matches!(heard, Heard::Done { .. } | Heard::Refused(_));
        Ok((heard, self.sent.filter(|_| answered).map(|sent| sent.elapsed())))
    }
}
