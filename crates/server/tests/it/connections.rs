//! Connections that take a place and do nothing with it.

use std::net::{Ipv4Addr, SocketAddr};
use std::time::Duration;

use dedale_server::{Config, Limits, Times};
use futures_util::StreamExt as _;
use serde_json::json;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::{TcpSocket, TcpStream};
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::Message;

use crate::server::Place;
use crate::socket::{Line, open};

/// Far longer than anything here takes: what lasts longer never ends.
const EVER: Duration = Duration::from_secs(60);

fn hasty(connections_per_address: usize) -> Config {
    let limits = Limits {
        connections_per_address,
        requests_per_minute: 100_000,
        attempts_per_minute: 100_000,
        ..Limits::default()
    };
    let times = Times { header_s: 2, idle_s: 2, request_s: 2, send_s: 1, ping_s: 1, ..Times::default() };
    Config { limits, times, ..Config::default() }
}

async fn connect_from(from: [u8; 4], to: SocketAddr) -> TcpStream {
    let socket = TcpSocket::new_v4().expect("a socket");
    socket.bind(SocketAddr::from((Ipv4Addr::from(from), 0))).expect("an address of this machine");
    socket.connect(to).await.expect("a connection")
}

/// Whether somebody at that address is answered.
async fn is_served(from: [u8; 4], at: SocketAddr) -> bool {
    let mut stream = connect_from(from, at).await;
    let request = b"GET /healthz HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n";
    let mut answer = String::new();
    let asked = async {
        stream.write_all(request).await?;
        stream.read_to_string(&mut answer).await
    };
    timeout(EVER, asked).await.expect("an answer or an end").is_ok() && answer.starts_with("HTTP/1.1 200")
}

/// Waits until the server closes a connection to which somebody goes on writing, one byte after the other.
async fn drips(mut stream: TcpStream, begin: &'static [u8]) {
    stream.write_all(begin).await.expect("a beginning");
    let (mut read, mut write) = stream.into_split();
    let dripping = async {
        while write.write_all(b"x").await.is_ok() {
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
        std::future::pending::<()>().await;
    };
    let mut rest = Vec::new();
    tokio::select! {
        () = dripping => {}
        _ = read.read_to_end(&mut rest) => {}
    }
}

#[tokio::test]
async fn an_address_that_floods_with_connections_keeps_nobody_else_out() {
    let server = Place::sqlite().open_with(hasty(100)).await;
    let address = server.listen().await;
    let (one, other) = ([127, 0, 0, 1], [127, 0, 0, 2]);
    let mut slow = tokio::task::JoinSet::new();
    for _ in 0..20 {
        slow.spawn(drips(connect_from(one, address).await, b"GET / HTTP/1.1\r\nx-slow: "));
        let body = b"POST /api/guest HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 9999\r\n\r\n";
        slow.spawn(drips(connect_from(one, address).await, body));
    }
    let mut silent = Vec::new();
    for _ in 0..1_500 {
        silent.push(connect_from(one, address).await);
    }
    assert!(is_served(other, address).await, "another address");
    let mut read = [0; 1];
    for stream in &mut silent {
        let ended = timeout(EVER, stream.read(&mut read)).await.expect("silence has an end");
        assert!(matches!(ended, Ok(0) | Err(_)));
    }
    timeout(EVER, slow.join_all()).await.expect("slow heads and bodies have an end");
    while !is_served(one, address).await {}
}

#[tokio::test]
async fn connections_beyond_the_limit_are_closed_at_once() {
    let mut config = hasty(100);
    config.times.header_s = 3600;
    let server = Place::sqlite().open_with(config).await;
    let address = server.listen().await;
    let mut silent = Vec::new();
    for _ in 0..150 {
        silent.push(connect_from([127, 0, 0, 1], address).await);
    }
    let mut read = [0; 1];
    for stream in &mut silent[100..] {
        assert!(matches!(timeout(EVER, stream.read(&mut read)).await, Ok(Ok(0) | Err(_))));
    }
    for stream in &mut silent[..100] {
        assert!(stream.try_read(&mut read).is_err_and(|why| why.kind() == std::io::ErrorKind::WouldBlock));
    }
    assert!(is_served([127, 0, 0, 2], address).await, "another address");
}

#[tokio::test]
async fn a_client_that_reads_nothing_is_let_go() {
    let server = Place::sqlite().open_with(hasty(1)).await;
    let address = server.listen().await;
    let mut greedy = connect_from([127, 0, 0, 1], address).await;
    let request = "GET /api/openapi.json HTTP/1.1\r\nhost: localhost\r\n\r\n".repeat(500);
    let _ = timeout(Duration::from_secs(1), greedy.write_all(request.as_bytes())).await;
    let served = async {
        while !is_served([127, 0, 0, 1], address).await {
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    };
    timeout(EVER, served).await.expect("its place is free again");
}

#[tokio::test]
async fn a_connection_is_kept_for_another_request_but_not_for_ever() {
    let server = Place::sqlite().open_with(hasty(10)).await;
    let mut stream = connect_from([127, 0, 0, 1], server.listen().await).await;
    let mut bytes = [0; 8192];
    for _ in 0..2 {
        stream.write_all(b"GET /healthz HTTP/1.1\r\nhost: localhost\r\n\r\n").await.expect("sent");
        let count = timeout(EVER, stream.read(&mut bytes)).await.expect("in time").expect("an answer");
        assert!(bytes[..count].starts_with(b"HTTP/1.1 200"));
    }
    assert_eq!(timeout(EVER, stream.read(&mut bytes)).await.expect("an end").expect("a clean one"), 0);
}

#[tokio::test]
async fn sockets_live_on_by_their_pings() {
    let mut config = hasty(10);
    config.times.response_s = 1;
    let server = Place::sqlite().open_with(config).await;
    let address = server.listen().await;
    let mut socket = open(address, &server.client()).await;
    let mut pings = 0;
    while pings < 4 {
        match socket.next().await.expect("an open socket").expect("a message") {
            Message::Ping(_) => pings += 1,
            other => panic!("{other:?}"),
        }
    }
    let mut line = Line::over(socket);
    assert_eq!(line.ask("nonsense", json!({})).await.expect_err("no method")["code"], "method-not-found");
}
