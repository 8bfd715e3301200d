//! A client's end of the WebSocket.

use std::collections::VecDeque;
use std::net::SocketAddr;

use axum::http::header::{AUTHORIZATION, COOKIE};
use futures_util::{SinkExt as _, StreamExt as _};
use serde_json::{Value, json};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

use crate::client::Client;

pub(crate) type Socket = WebSocketStream<MaybeTlsStream<TcpStream>>;

pub(crate) async fn open(address: SocketAddr, client: &Client) -> Socket {
    let mut request = format!("ws://{address}/api/socket").into_client_request().expect("a request");
    if let Some(cookie) = &client.cookie {
        request.headers_mut().insert(COOKIE, cookie.parse().expect("a header"));
    }
    if let Some(token) = &client.token {
        request.headers_mut().insert(AUTHORIZATION, format!("Bearer {token}").parse().expect("a header"));
    }
    connect_async(request).await.expect("a socket").0
}

/// Somebody who talks JSON-RPC and keeps the news for later.
pub(crate) struct Line {
    pub(crate) socket: Socket,
    news: VecDeque<Value>,
    asked: u64,
}

impl Line {
    pub(crate) async fn open(address: SocketAddr, client: &Client) -> Line {
        Line::over(open(address, client).await)
    }

    pub(crate) fn over(socket: Socket) -> Line {
        Line { socket, news: VecDeque::new(), asked: 0 }
    }

    pub(crate) async fn send(&mut self, text: String) {
        self.socket.send(Message::text(text)).await.expect("an open socket");
    }

    /// Asks, and waits for the reply: its result or its error.
    pub(crate) async fn ask(&mut self, method: &str, params: Value) -> Result<Value, Value> {
        self.asked += 1;
        let asked = json!({ "jsonrpc": "2.0", "id": self.asked, "method": method, "params": params });
        self.send(asked.to_string()).await;
        loop {
            let mut message = self.hear().await;
            if message["id"] == self.asked {
                return match message.get_mut("result") {
                    Some(result) => Ok(result.take()),
                    None => Err(message["error"]["data"].take()),
                };
            }
            self.news.push_back(message);
        }
    }

    /// The next message, whatever it is.
    pub(crate) async fn hear(&mut self) -> Value {
        loop {
            match self.socket.next().await.expect("an open socket").expect("a message") {
                Message::Text(text) => return serde_json::from_str(&text).expect("JSON"),
                Message::Close(frame) => panic!("closed: {frame:?}"),
                _ => {}
            }
        }
    }

    /// The parameters of the next notification of that kind.
    pub(crate) async fn news(&mut self, method: &str) -> Value {
        loop {
            let mut message = match self.news.pop_front() {
                Some(message) => message,
                None => self.hear().await,
            };
            if message["method"] == method {
                return message["params"].take();
            }
        }
    }
}
