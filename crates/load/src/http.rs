use std::io;
use std::net::{IpAddr, SocketAddr, ToSocketAddrs as _};

use serde::de::DeserializeOwned;
use thiserror::Error;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::{TcpSocket, TcpStream};

use crate::socket::{Socket, SocketError};

/// A server, found by its plain HTTP address.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Site {
    /// Where it listens.
    pub address: SocketAddr,
    /// The address of this machine that requests come from; none: the system chooses.
    pub from: Option<IpAddr>,
}

/// Why a request has no good answer.
#[derive(Debug, Error)]
pub enum HttpError {
    /// It is no address of a server.
    #[error("{0}: expected http://HOST:PORT")]
    BadUrl(String),
    /// The connection broke.
    #[error("{0}")]
    Broken(#[from] io::Error),
    /// The response is not HTTP/1.1.
    #[error("not an HTTP answer")]
    Nonsense,
    /// The server said no.
    #[error("{status}: {body}")]
    Refused {
        /// The status of the answer.
        status: u16,
        /// All it said.
        body: String,
    },
    /// The answer has not the expected shape.
    #[error("unexpected answer: {0}")]
    Unexpected(#[from] serde_json::Error),
}

/// An answer.
#[derive(Clone, Debug)]
pub struct Answer {
    /// Its status.
    pub status: u16,
    head: String,
    /// Its text.
    pub body: String,
}

impl Answer {
    /// The value of a cookie it sets.
    pub fn cookie(&self, name: &str) -> Option<&str> {
        let values = self.head.lines().filter_map(|line| {
            let (header, value) = line.split_once(':')?;
            header.eq_ignore_ascii_case("set-cookie").then_some(value.trim())
        });
        let pairs = values.filter_map(|value| value.split(';').next()?.split_once('='));
        pairs.filter(|(found, _)| *found == name).map(|(_, value)| value).next()
    }

    /// Its body, unless it is a refusal.
    pub fn json<T: DeserializeOwned>(&self) -> Result<T, HttpError> {
        if !(200..300).contains(&self.status) {
            return Err(HttpError::Refused { status: self.status, body: self.body.clone() });
        }
        Ok(serde_json::from_str(&self.body)?)
    }
}

impl Site {
    /// The server at `http://HOST:PORT`.
    pub fn find(url: &str) -> Result<Self, HttpError> {
        let bad = || HttpError::BadUrl(url.to_owned());
        let host = url.strip_prefix("http://").ok_or_else(bad)?.trim_end_matches('/');
        let with_port = if host.contains(':') { host.to_owned() } else { format!("{host}:80") };
        let address = with_port.to_socket_addrs().map_err(|_| bad())?.next().ok_or_else(bad)?;
        Ok(Self { address, from: None })
    }

    /// Asks for a page, with further header lines (each ended by `\r\n`).
    pub async fn get(&self, path: &str, headers: &str) -> Result<Answer, HttpError> {
        self.ask(&format!("GET {path}"), headers, "").await
    }

    /// Sends a JSON document.
    pub async fn post(&self, path: &str, headers: &str, body: &str) -> Result<Answer, HttpError> {
        let headers = format!(
            "{headers}Origin: http://{}\r\nContent-Type: application/json\r\nContent-Length: {}\r\n",
            self.address,
            body.len()
        );
        self.ask(&format!("POST {path}"), &headers, body).await
    }

    /// Opens a WebSocket.
    pub async fn socket(&self, path: &str, headers: &str) -> Result<Socket, SocketError> {
        let headers = format!("{headers}Origin: http://{}\r\n", self.address);
        Socket::over(self.connect().await?, self.address, path, &headers).await
    }

    /// The same, asked from that address of this machine.
    pub fn seen_from(self, from: IpAddr) -> Self {
        Self { from: Some(from), ..self }
    }

    /// A connection.
    pub(crate) async fn connect(&self) -> io::Result<TcpStream> {
        let Some(from) = self.from else { return TcpStream::connect(self.address).await };
        let socket = if from.is_ipv4() { TcpSocket::new_v4()? } else { TcpSocket::new_v6()? };
        socket.bind(SocketAddr::new(from, 0))?;
        socket.connect(self.address).await
    }

    /// One connection a request: what is measured goes over sockets.
    async fn ask(&self, what: &str, headers: &str, body: &str) -> Result<Answer, HttpError> {
        let mut stream = self.connect().await?;
        let address = self.address;
        let request =
            format!("{what} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n{headers}\r\n{body}");
        stream.write_all(request.as_bytes()).await?;
        let mut received = Vec::new();
        stream.read_to_end(&mut received).await?;
        let text = String::from_utf8(received).map_err(|_| HttpError::Nonsense)?;
        let (head, body) = text.split_once("\r\n\r\n").ok_or(HttpError::Nonsense)?;
        let status = head.strip_prefix("HTTP/1.1 ").and_then(|rest| rest.get(..3)?.parse().ok());
        let status = status.ok_or(HttpError::Nonsense)?;
        Ok(Answer { status, head: head.to_owned(), body: whole(head, body)?.to_owned() })
    }
}

/// The body, if all of it has come.
fn whole<'a>(head: &str, body: &'a str) -> Result<&'a str, HttpError> {
    let length = head.lines().find_map(|line| {
        let (header, value) = line.split_once(':')?;
        header.eq_ignore_ascii_case("content-length").then(|| value.trim().parse::<usize>().ok())?
    });
    length.map_or(Ok(body), |length| body.get(..length).ok_or(HttpError::Nonsense))
}
