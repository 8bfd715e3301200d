//! The WebSocket, against a server that writes what it likes.

use dedale_load::{Site, Socket, SocketError};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::{TcpListener, TcpStream};

const AGREED: &[u8] =
    b"HTTP/1.1 101 Switching Protocols\r\nSec-WebSocket-Accept: s3pPLMBiTxaQ9kYGzzhZRbK+xOo=\r\n\r\n";

/// A socket, and the server's end of it after the handshake.
async fn pair(answer: &[u8]) -> (Result<Socket, SocketError>, TcpStream) {
    let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
    let site = Site { address: listener.local_addr().expect("an address"), from: None };
    let answering = async {
        let (mut stream, _) = listener.accept().await.expect("a client");
        let mut request = vec![0; 4096];
        let count = stream.read(&mut request).await.expect("a request");
        assert!(request[..count].starts_with(b"GET /api/socket HTTP/1.1\r\n"));
        stream.write_all(answer).await.expect("it is sent");
        stream
    };
    tokio::join!(site.socket("/api/socket", ""), answering)
}

#[tokio::test]
async fn texts_arrive_whole_however_they_are_cut() {
    let long = "x".repeat(70_000);
    let mut frames = AGREED.to_vec();
    frames.extend_from_slice(b"\x81\x05short");
    frames.extend_from_slice(b"\x89\x02hi");
    frames.extend_from_slice(&[0x81, 126, 1, 0]);
    frames.extend_from_slice("é".repeat(128).as_bytes());
    frames.extend_from_slice(&[0x81, 127, 0, 0, 0, 0, 0, 1, 0x11, 0x70]);
    frames.extend_from_slice(long.as_bytes());
    frames.extend_from_slice(&[0x88, 2, 0x03, 0xe9]);
    let (socket, mut stream) = pair(&frames[..AGREED.len() + 3]).await;
    let mut socket = socket.expect("a socket");
    let writing = async {
        for piece in frames[AGREED.len() + 3..].chunks(997) {
            stream.write_all(piece).await.expect("it is sent");
            tokio::task::yield_now().await;
        }
        let mut pong = [0; 8];
        stream.read_exact(&mut pong).await.expect("a pong");
        assert_eq!(&pong, b"\x8a\x82\0\0\0\0hi");
    };
    let reading = async {
        assert_eq!(socket.next().await.expect("a text"), "short");
        assert_eq!(socket.next().await.expect("a text"), "é".repeat(128));
        assert_eq!(socket.next().await.expect("a text"), long);
        assert!(matches!(socket.next().await, Err(SocketError::Closed(Some(1001)))));
    };
    tokio::join!(writing, reading);
}

#[tokio::test]
async fn texts_of_every_length_are_framed_as_the_standard_says() {
    let (socket, mut stream) = pair(AGREED).await;
    let mut socket = socket.expect("a socket");
    for (length, head) in [
        (5, vec![0x81, 0x80 | 5]),
        (300, vec![0x81, 0x80 | 126, 1, 44]),
        (70_000, vec![0x81, 0x80 | 127, 0, 0, 0, 0, 0, 1, 0x11, 0x70]),
    ] {
        let text = "x".repeat(length);
        let mut received = vec![0; head.len() + 4 + length];
        let (sent, read) = tokio::join!(socket.send(&text), stream.read_exact(&mut received));
        sent.expect("it is sent");
        read.expect("it is read");
        let expected = [head.as_slice(), &[0; 4], text.as_bytes()].concat();
        assert_eq!(received, expected);
    }
}

#[tokio::test]
async fn a_server_that_does_not_agree_is_refused() {
    let refusal = b"HTTP/1.1 429 Too Many Requests\r\nContent-Length: 4\r\n\r\nmany";
    let (socket, _stream) = pair(refusal).await;
    assert!(matches!(socket.err(), Some(SocketError::Refused(why)) if why.contains("429")));
}
