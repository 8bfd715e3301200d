use std::io::{Error, ErrorKind, IoSlice, Result};
use std::pin::Pin;
use std::task::{Context, Poll, ready};
use std::time::Duration;

use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::time::Sleep;

use super::gate::Place;
use super::pace::Pace;

/// A connection that fails if its client reads nothing for too long. It counts towards the connection limits
/// as long as it lives, also as a WebSocket.
pub(super) struct Stream<S> {
    inner: S,
    pace: Pace,
    /// How long a write may wait.
    longest: Duration,
    /// Runs while a write waits.
    waits: Option<Pin<Box<Sleep>>>,
    _place: Option<Place>,
}

impl<S> Stream<S> {
    pub(super) fn new(inner: S, pace: Pace, longest: Duration, place: Option<Place>) -> Stream<S> {
        Stream { inner, pace, longest, waits: None, _place: place }
    }

    /// Lets a write that waits fail in the end.
    fn in_time<T>(&mut self, written: Poll<Result<T>>, cx: &mut Context<'_>) -> Poll<Result<T>> {
        if written.is_ready() {
            self.waits = None;
            return written;
        }
        let longest = self.longest;
        let waits = self.waits.get_or_insert_with(|| Box::pin(tokio::time::sleep(longest)));
        ready!(waits.as_mut().poll(cx));
        metrics::counter!("dedale_connections_timed_out_total", "awaits" => "reader").increment(1);
        Poll::Ready(Err(Error::new(ErrorKind::TimedOut, "the client does not read")))
    }
}

impl<S: AsyncRead + Unpin> AsyncRead for Stream<S> {
    fn poll_read(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<Result<()>> {
        let before = buffer.filled().len();
        let read = Pin::new(&mut self.inner).poll_read(cx, buffer);
        if buffer.filled().len() > before {
            self.pace.heard();
        }
        read
    }
}

impl<S: AsyncWrite + Unpin> AsyncWrite for Stream<S> {
    fn poll_write(mut self: Pin<&mut Self>, cx: &mut Context<'_>, bytes: &[u8]) -> Poll<Result<usize>> {
        let written = Pin::new(&mut self.inner).poll_write(cx, bytes);
        self.in_time(written, cx)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        parts: &[IoSlice<'_>],
    ) -> Poll<Result<usize>> {
        let written = Pin::new(&mut self.inner).poll_write_vectored(cx, parts);
        self.in_time(written, cx)
    }

    fn is_write_vectored(&self) -> bool {
        self.inner.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<Result<()>> {
        Pin::new(&mut self.inner).poll_flush(cx)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<Result<()>> {
        Pin::new(&mut self.inner).poll_shutdown(cx)
    }
}

#[cfg(test)]
mod tests {
    use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};

    use super::*;

    #[tokio::test]
    async fn a_client_that_reads_nothing_is_given_up() {
        let (end, mut client) = tokio::io::duplex(16);
        let mut stream = Stream::new(end, Pace::begin(), Duration::from_millis(20), None);
        stream.write_all(&[7; 16]).await.expect("it fits");
        let error = stream.write_all(&[7; 20]).await.expect_err("nobody reads");
        assert_eq!(error.kind(), ErrorKind::TimedOut);
        client.read_exact(&mut [0; 16]).await.expect("bytes");
        stream.write_all(&[7; 16]).await.expect("what goes on has its time anew");
        assert!(stream.waits.is_none());
    }
}
