use std::io;
use std::net::SocketAddr;

use thiserror::Error;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;

/// The example of RFC 6455, section 1.3: nobody but us has to tell our handshakes apart.
const KEY: &str = "dGhlIHNhbXBsZSBub25jZQ==";
const ACCEPT: &str = "s3pPLMBiTxaQ9kYGzzhZRbK+xOo=";

const TEXT: u8 = 1;
const CLOSE: u8 = 8;
const PING: u8 = 9;

/// The longest message that is taken from a server.
const LONGEST: usize = 16 << 20;

/// One WebSocket, client side: whole text messages in and out, no extensions, pings answered.
pub struct Socket {
    stream: TcpStream,
    received: Vec<u8>,
    /// Where the first byte stands that was not handed out yet, and where the received ones end.
    begin: usize,
    end: usize,
    sending: Vec<u8>,
}

/// Why there is no message.
#[derive(Debug, Error)]
pub enum SocketError {
    /// The connection broke.
    #[error("{0}")]
    Broken(#[from] io::Error),
    /// The server ended it, with its close code if it said one.
    #[error("closed by the server ({0:?})")]
    Closed(Option<u16>),
    /// The server did not agree to a WebSocket.
    #[error("no WebSocket: {0}")]
    Refused(String),
    /// The server sent something it must not send.
    #[error("not the WebSocket protocol: {0}")]
    Nonsense(&'static str),
}

/// A frame in the buffer: the place of its payload, and its kind.
struct Frame {
    kind: u8,
    last: bool,
    from: usize,
    to: usize,
}

impl Socket {
    /// Connects, with further header lines (each ended by `\r\n`).
    pub async fn connect(address: SocketAddr, path: &str, headers: &str) -> Result<Self, SocketError> {
        Self::over(TcpStream::connect(address).await?, address, path, headers).await
    }

    /// The same over a connection that is there.
    pub(crate) async fn over(
        mut stream: TcpStream,
        address: SocketAddr,
        path: &str,
        headers: &str,
    ) -> Result<Self, SocketError> {
        stream.set_nodelay(true)?;
        let request = format!(
            "GET {path} HTTP/1.1\r\nHost: {address}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\
             Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {KEY}\r\n{headers}\r\n"
        );
        stream.write_all(request.as_bytes()).await?;
        let (received, sending) = (vec![0; 2048], Vec::new());
        let mut socket = Self { stream, received, begin: 0, end: 0, sending };
        socket.shake_hands().await?;
        Ok(socket)
    }

    async fn shake_hands(&mut self) -> Result<(), SocketError> {
        loop {
            self.fill().await?;
            let received = &self.received[..self.end];
            let Some(end) = received.windows(4).position(|four| four == b"\r\n\r\n") else { continue };
            let head = String::from_utf8_lossy(&received[..end]).into_owned();
            if !head.starts_with("HTTP/1.1 101") || !head.contains(ACCEPT) {
                let rest = String::from_utf8_lossy(&received[end + 4..]);
                return Err(SocketError::Refused(format!("{} {rest}", head.lines().next().unwrap_or(""))));
            }
            self.begin = end + 4;
            return Ok(());
        }
    }

    /// Waits for more bytes. They are kept whether or not somebody goes on waiting.
    async fn fill(&mut self) -> Result<(), SocketError> {
        if self.begin == self.end {
            (self.begin, self.end) = (0, 0);
        }
        if self.end == self.received.len() {
            if self.begin > 0 {
                self.received.copy_within(self.begin..self.end, 0);
                (self.begin, self.end) = (0, self.end - self.begin);
            } else {
                self.received.resize(2 * self.received.len(), 0);
            }
        }
        let count = self.stream.read(&mut self.received[self.end..]).await?;
        if count == 0 {
            return Err(SocketError::Closed(None));
        }
        self.end += count;
        Ok(())
    }

    /// The first frame in the buffer, if it is all there.
    fn frame(&self) -> Result<Option<Frame>, SocketError> {
        let bytes = &self.received[self.begin..self.end];
        let [head, length, rest @ ..] = bytes else { return Ok(None) };
        let (size, length) = match (length, rest) {
            (0..=125, _) => (0, usize::from(*length)),
            (126, &[a, b, ..]) => (2, usize::from(u16::from_be_bytes([a, b]))),
            (127, &[a, b, c, d, e, f, g, h, ..]) => {
                (8, usize::try_from(u64::from_be_bytes([a, b, c, d, e, f, g, h])).unwrap_or(usize::MAX))
            }
            (126 | 127, _) => return Ok(None),
            _ => return Err(SocketError::Nonsense("a server does not mask")),
        };
        if length > LONGEST {
            return Err(SocketError::Nonsense("too long a message"));
        }
        let from = self.begin + 2 + size;
        let frame = Frame { kind: head & 0x0f, last: head & 0x80 != 0, from, to: from + length };
        Ok((frame.to <= self.end).then_some(frame))
    }

    /// The next text. Dropping the wait loses nothing.
    pub async fn next(&mut self) -> Result<&str, SocketError> {
        loop {
            let Some(frame) = self.frame()? else {
                self.fill().await?;
                continue;
            };
            self.begin = frame.to;
            let payload = frame.from..frame.to;
            match frame.kind {
                TEXT if frame.last => {
                    let text = std::str::from_utf8(&self.received[payload]);
                    return text.map_err(|_| SocketError::Nonsense("a text that is not UTF-8"));
                }
                PING => {
                    let mut pong = vec![0x8a, 0x80 | (frame.to - frame.from) as u8, 0, 0, 0, 0];
                    pong.extend_from_slice(&self.received[payload]);
                    // A peer so far behind that not even this fits is pinged again.
                    let _ = self.stream.try_write(&pong);
                }
                CLOSE => {
                    let code = self.received[payload].first_chunk().map(|code| u16::from_be_bytes(*code));
                    return Err(SocketError::Closed(code));
                }
                0..=2 => return Err(SocketError::Nonsense("a message in pieces, or not a text")),
                _ => {}
            }
        }
    }

    /// Sends a text, masked with zeros: it is unmasked like any other.
    pub async fn send(&mut self, text: &str) -> Result<(), SocketError> {
        self.sending.clear();
        self.sending.push(0x80 | TEXT);
        match text.len() {
            length @ 0..=125 => self.sending.push(0x80 | length as u8),
            length @ 126..=0xffff => {
                self.sending.push(0x80 | 126);
                self.sending.extend_from_slice(&(length as u16).to_be_bytes());
            }
            length => {
                self.sending.push(0x80 | 127);
                self.sending.extend_from_slice(&(length as u64).to_be_bytes());
            }
        }
        self.sending.extend_from_slice(&[0; 4]);
        self.sending.extend_from_slice(text.as_bytes());
        Ok(self.stream.write_all(&self.sending).await?)
    }
}
